//! What players may say beside their moves: that they resign, and that they offer, agree to or claim a draw.

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::{Engine, FINISHED, Outcome, Seat, Side};

use super::advice::analyse;
use super::announce::{self, Announcement};
use super::game::TableGame;
use super::state::Table;
use super::timeline::Timeline;
use super::{Action, GameSystems, TableSystems};
use crate::audio::{PlaySound, Sfx};
use crate::catalogue::{Player, Purpose};
use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog};
use crate::platform::thinking::Thinking;

/// The question before a person resigns.
const RESIGN: &str = "resign";

/// The question to two persons whether they agree to a draw.
const AGREE: &str = "agree";

/// The longest an opponent thinks about an offer.
const PATIENCE: Duration = Duration::from_millis(600);

/// After so many plies a draw that was declined may be offered again.
const INSISTENCE: usize = 10;

/// What a person may say about a draw now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawWord {
    /// The rules give it to whoever asks.
    Claim,
    /// The rules let whoever asks end the game as it stands, drawn or not.
    Finish,
    /// The rules give it to whoever announces a certain move.
    ClaimByMove,
    /// The opponent has offered it.
    Accept,
    /// Both persons at the table may agree to it.
    Agree,
    /// The opponent may be asked.
    Offer,
}

/// The draw that a person has offered to an opponent, or an opponent to a person.
#[derive(Resource)]
pub struct Offer<G: Engine> {
    /// The opponent's thoughts, and the hash of the position they are about.
    asked: Option<(Thinking<G>, u64)>,
    /// After how many plies the last offer was declined.
    declined: Option<usize>,
    /// After how many plies the opponent has offered a draw last.
    pub made: Option<usize>,
}

impl<G: Engine> Default for Offer<G> {
    fn default() -> Self {
        Self { asked: None, declined: None, made: None }
    }
}

impl<G: Engine> Offer<G> {
    /// Whether the opponent is thinking about it.
    pub fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// Whether it has been declined, and no move has been made since.
    pub fn is_declined(&self, plies: usize) -> bool {
        self.declined == Some(plies)
    }

    /// Whether the opponent has offered it with its last move.
    pub fn is_made(&self, plies: usize) -> bool {
        self.made == Some(plies)
    }

    fn can_be_made(&self, plies: usize) -> bool {
        let patient = |declined: usize| plies < declined || plies >= declined + INSISTENCE;
        self.asked.is_none() && self.declined.is_none_or(patient)
    }
}

impl<G: TableGame> Table<G> {
    /// The side whose word counts: that of the only person, and of two persons the one to move. Who watches has no say.
    pub fn speaker(&self) -> Option<Side> {
        match &self.choice.players {
            [Player::Hand, Player::Hand] => Some(self.position().to_move().side()),
            _ => self.only_hand().map(Seat::side),
        }
    }

    pub(super) fn may_speak(&self) -> bool {
        self.purpose == Purpose::Play && self.outcome().is_none() && !self.clock.paused && self.is_begun()
    }

    /// The side that may resign now.
    pub fn resigner(&self) -> Option<Side> {
        self.speaker().filter(|_| G::RESIGNS && self.may_speak())
    }

    /// What a person may say about a draw now.
    pub fn draw_word(&self, offer: &Offer<G>) -> Option<DrawWord> {
        if !self.may_speak() || !self.hand_to_move() {
            return None;
        }
        if let Some(outcome) = self.position().claim() {
            return Some(if outcome.reason == FINISHED { DrawWord::Finish } else { DrawWord::Claim });
        }
        if offer.is_made(self.history.at()) {
            return Some(DrawWord::Accept);
        }
        if self.position().claim_by_move().is_some() {
            return Some(DrawWord::ClaimByMove);
        }
        let word = if self.only_hand().is_some() { DrawWord::Offer } else { DrawWord::Agree };
        let wanted = G::DRAWS && (word == DrawWord::Agree || offer.can_be_made(self.history.at()));
        wanted.then_some(word)
    }
}

/// Registers the words.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Offer<G>>().add_systems(OnEnter(super::screen::<G>()), forget::<G>).add_systems(
        Update,
        (
            speak::<G>.in_set(TableSystems::Intent),
            confirm::<G>.in_set(TableSystems::Rules),
            answer::<G>.in_set(TableSystems::Opponent),
        )
            .in_set(GameSystems::<G>::default()),
    );
}

fn forget<G: TableGame>(mut offer: ResMut<Offer<G>>) {
    *offer = Offer::default();
}

fn speak<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut table: ResMut<Table<G>>,
    mut timeline: ResMut<Timeline<G>>,
    mut offer: ResMut<Offer<G>>,
    mut dialog: ResMut<Dialog>,
    locale: Res<Locale>,
    mut said: ResMut<Announcement>,
) {
    for action in actions.read() {
        match action {
            // Another way of the game is another bargain.
            Action::Undo | Action::Redo => *offer = Offer::default(),
            Action::Resign if table.resigner().is_some() => dialog.ask(RESIGN),
            Action::Draw => match table.draw_word(&offer) {
                None => {}
                Some(DrawWord::Claim | DrawWord::Finish) => {
                    table.called = table.position().claim();
                    timeline.add(&table.claimed());
                }
                Some(DrawWord::ClaimByMove) => {
                    table.called = table.position().claim_by_move().map(|(_, outcome)| outcome);
                }
                Some(DrawWord::Accept) => table.called = Some(Outcome { winner: None, reason: "agreed" }),
                Some(DrawWord::Agree) => dialog.ask(AGREE),
                Some(DrawWord::Offer) => {
                    let position = table.position();
                    let thinking = analyse(position, table.seed, PATIENCE);
                    offer.asked = Some((thinking, position.hash()));
                    said.0 = locale.tr("table-draw-offered");
                }
            },
            _ => {}
        }
    }
}

/// What a person agreed to comes true, if it still can: the clock goes on while a question waits.
fn confirm<G: TableGame>(mut confirmed: MessageReader<Confirmed>, mut table: ResMut<Table<G>>, offer: Res<Offer<G>>) {
    for confirmed in confirmed.read() {
        if confirmed.0 == RESIGN
            && let Some(side) = table.resigner()
        {
            table.called = Some(Outcome { winner: Some(side.other()), reason: "resigned" });
        }
        if confirmed.0 == AGREE && table.draw_word(&offer) == Some(DrawWord::Agree) {
            table.called = Some(Outcome { winner: None, reason: "agreed" });
        }
    }
}

/// The opponent accepts or declines. An offer is gone once a move is made.
fn answer<G: TableGame>(
    mut table: ResMut<Table<G>>,
    mut offer: ResMut<Offer<G>>,
    locale: Res<Locale>,
    mut said: ResMut<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some((thinking, position)) = &mut offer.asked else { return };
    if *position != table.position().hash() || table.outcome().is_some() {
        offer.asked = None;
        return;
    }
    let Some(thought) = thinking.poll() else { return };
    offer.asked = None;
    // What is good for the person, who is to move, is bad for the opponent.
    if thought.is_some_and(|thought| table.position().agrees_to_draw(-thought.score)) {
        table.called = Some(Outcome { winner: None, reason: "agreed" });
    } else {
        offer.declined = Some(table.history.at());
        let opponent = announce::player_name(&table, table.position().to_move().side().other(), &locale);
        said.0 = locale.tr_with("table-draw-declined", &[("player", &opponent)]);
        sounds.write(Sfx::Select.into());
    }
}
