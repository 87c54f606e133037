//! The game: positions with their past.

use std::fmt::Write as _;
use std::time::Duration;

use parlour_core::{Game, IllegalMove, Outcome, Seat, SetupError, SetupOptions, Side};
use serde::{Deserialize, Serialize};

use crate::effect::{Board, Effect, Watch};
use crate::pit::{Move, Pit};
use crate::ring::{ROW, SIDE};
use crate::setup::Setup;
use crate::state::{Reason, Ruleset, State, mix};
use crate::variant::{MoveTime, Rules, Variant};
use crate::{omweso, woaley};

/// After so many moves without a capture a player may end a game that no rule about repetition ends.
pub const QUIET: u16 = 24;

/// How a game ends in which a player has thought longer about a move than [`Mancala::move_time`]: it is void.
pub const OVERTIME: Outcome = Outcome { winner: None, reason: Reason::MoveTime.word() };

/// A game of the family, whatever its rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Sheet", into = "Sheet")]
pub struct Mancala {
    setup: Setup,
    state: State,
    /// The moves so far.
    played: u16,
    /// The hashes of the positions that may come again, if repetition ends the game: those since the stores last changed.
    seen: Vec<u64>,
    /// The moves since the stores last changed.
    quiet: u16,
}

impl Mancala {
    /// The position.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The rule set, size and switches.
    pub const fn ruleset(&self) -> &Ruleset {
        self.setup.ruleset()
    }

    /// How many moves have been played.
    pub const fn played(&self) -> u16 {
        self.played
    }

    /// The position as text, in the form in which a setup may name it.
    pub fn position(&self) -> String {
        self.setup.position(&self.state)
    }

    /// Why the game is over, if it is.
    pub fn reason(&self) -> Option<Reason> {
        self.state.verdict.map(|(reason, _)| reason)
    }

    /// The house that the move must begin from, in Woaley; `None` where the choice is free, and when the game is over.
    pub fn bound_to(&self) -> Option<Pit> {
        let ruleset = self.ruleset();
        let goes_on = matches!(ruleset.variant, Variant::Woaley | Variant::WoaleyP2) && self.state.verdict.is_none();
        let index = woaley::bound_to(ruleset, &self.state).filter(|_| goes_on)?;
        Some(ruleset.pit(index))
    }

    /// How long a player may think about a move, where the rules chosen limit that.
    pub fn move_time(&self) -> Option<Duration> {
        (self.ruleset().rules.move_time == MoveTime::ThreeMinutes).then_some(omweso::MOVE_TIME)
    }

    /// The game ended as [`Game::claim`] says, and what that does on the board; `None` where nothing can be claimed.
    pub fn finished(&self) -> Option<(Self, Vec<Effect>)> {
        let may_finish = self.score().is_some()
            && self.state.verdict.is_none()
            && self.ruleset().rules.repetition == 0
            && self.quiet >= QUIET;
        let (mut end, mut effects) = (self.clone(), Vec::new());
        self.ruleset().give_up(&mut end.state, Reason::Finished, &mut effects);
        may_finish.then_some((end, effects))
    }

    /// Ends the game if it has gone on for too long.
    fn stop_endless(&mut self, stores_before: [u8; 2], watch: &mut impl Watch) {
        if self.state.verdict.is_some() {
            return;
        }
        let ruleset = *self.ruleset();
        let Rules { repetition, limit, .. } = ruleset.rules;
        self.quiet = if self.state.stores == stores_before { self.quiet.saturating_add(1) } else { 0 };
        if repetition > 0 {
            if self.quiet == 0 {
                self.seen.clear();
            }
            let now = self.state.hash();
            self.seen.push(now);
            if self.seen.iter().filter(|&&hash| hash == now).count() >= usize::from(repetition) {
                return ruleset.give_up(&mut self.state, Reason::Repetition, watch);
            }
        }
        if limit > 0 && self.played >= limit {
            ruleset.give_up(&mut self.state, Reason::MoveLimit, watch);
        }
    }

    /// Why a move that is not legal is not, as a stable word and in plain English.
    fn refusal(&self, mv: Move) -> (&'static str, &'static str) {
        let ruleset = self.ruleset();
        let Some(index) = ruleset.index(mv.pit) else { return ("off-board", "the board has no such pit") };
        let seeds = self.state.pits[index];
        let shared = matches!(ruleset.variant, Variant::Woaley | Variant::WoaleyP2);
        match ruleset.variant {
            _ if self.state.verdict.is_some() => ("game-over", "the game is over"),
            _ if !shared && mv.pit.seat != self.state.mover => ("not-yours", "that pit is the opponent's"),
            _ if seeds == 0 && ruleset.variant != Variant::Bao => ("pit-empty", "that pit is empty"),
            _ if self.bound_to().is_some_and(|pit| pit != mv.pit) => {
                ("must-go-on", "the move must begin where the opponent's last seed fell")
            }
            Variant::Woaley | Variant::WoaleyPublished | Variant::Omweso if seeds == 1 => {
                ("single-seed", "a single seed cannot be played")
            }
            Variant::Woaley | Variant::WoaleyP2 => ("not-yours", "the first move begins on one's own side"),
            Variant::Wari | Variant::Oware => ("must-feed", "the rules ask for another move"),
            Variant::Bao if state_blocks(&self.state, index) => ("blocked", "that pit is blocked"),
            Variant::Bao => {
                ("not-now", "captures come first, and the rules of takasa ask for another pit or direction")
            }
            Variant::Omweso => ("no-reverse", "clockwise goes only what captures directly, and no move may be endless"),
            _ => ("endless", "that move would never end"),
        }
    }
}

fn state_blocks(state: &State, index: usize) -> bool {
    state.mark == Some(index as u8)
}

/// A game as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    setup: Setup,
    position: String,
    played: u16,
    #[serde(default)]
    seen: Vec<u64>,
    #[serde(default)]
    quiet: u16,
    #[serde(default)]
    over: Option<(Reason, Option<Side>)>,
}

impl From<Mancala> for Sheet {
    fn from(game: Mancala) -> Self {
        let position = game.position();
        let Mancala { setup, state, played, seen, quiet } = game;
        Self { position, over: state.verdict, setup, played, seen, quiet }
    }
}

impl TryFrom<Sheet> for Mancala {
    type Error = SetupError;

    fn try_from(sheet: Sheet) -> Result<Self, SetupError> {
        let Sheet { setup, position, played, seen, quiet, over } = sheet;
        let now = setup.clone().from_position(&position)?;
        let mut state = *now.start();
        if (now.ruleset(), now.score()) != (setup.ruleset(), setup.score()) || state.seeds() != setup.start().seeds() {
            return Err(SetupError(format!("no game from this start leads to the position '{position}'")));
        }
        state.verdict = over;
        if over.is_none() {
            setup.ruleset().settle(&mut state, &mut ());
        }
        if state.verdict != over {
            return Err(SetupError(format!("the game is over in the position '{position}'")));
        }
        let Rules { limit, .. } = setup.ruleset().rules;
        if limit > 0 && (played > limit || played == limit && over.is_none()) {
            return Err(SetupError(format!("a game cannot go on after {played} of {limit} moves")));
        }
        Ok(Self { setup, state, played, seen, quiet })
    }
}

impl Game for Mancala {
    const ID: &'static str = "mancala";
    const VARIANTS: &'static [&'static str] = &Variant::NAMES;

    type Setup = Setup;
    type Move = Move;
    type Effect = Effect;
    type Board = Board;
    type View = Self;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let mut state = *setup.start();
        setup.ruleset().settle(&mut state, &mut ());
        let seen = if setup.ruleset().rules.repetition > 0 { vec![state.hash()] } else { Vec::new() };
        Ok(Self { setup: setup.clone(), state, played: 0, seen, quiet: 0 })
    }

    fn setup_from(options: &SetupOptions) -> Result<Setup, SetupError> {
        Setup::of_options(options)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn to_move(&self) -> Seat {
        self.state.mover
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.ruleset().legal(&self.state, &mut moves);
        moves
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        if self.legal_moves().binary_search(&mv).is_err() {
            let (reason, explanation) = self.refusal(mv);
            return Err(IllegalMove { mv: mv.to_string(), reason, explanation });
        }
        let mut effects = Vec::new();
        let ruleset = *self.ruleset();
        let stores = self.state.stores;
        ruleset.play(&mut self.state, mv, &mut effects);
        self.played = self.played.saturating_add(1);
        self.stop_endless(stores, &mut effects);
        Ok(effects)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ruleset().outcome(&self.state)
    }

    /// Woaley can go round for ever: after [`QUIET`] moves without a capture who is to move may end it as it stands. What is
    /// left is shared out as at any other end.
    fn claim(&self) -> Option<Outcome> {
        self.finished()?.0.outcome()
    }

    fn score(&self) -> Option<[i32; 2]> {
        (!self.ruleset().variant.has_four_rows()).then(|| self.state.stores.map(i32::from))
    }

    fn most_moves_left(&self) -> Option<u32> {
        let limit = u32::from(self.ruleset().rules.limit);
        (limit > 0).then(|| limit - u32::from(self.played))
    }

    fn hash(&self) -> u64 {
        let limit = self.ruleset().rules.limit;
        let played = if limit > 0 { u64::from(self.played) } else { 0 };
        mix(self.state.hash() ^ mix(played << 32 | u64::from(self.ruleset().side) << 8 | self.ruleset().variant as u64))
    }

    fn board(&self) -> Board {
        self.ruleset().board(&self.state)
    }

    fn show(board: &mut Board, effect: &Effect) {
        board.apply(effect);
    }

    fn view(&self, _seat: Seat) -> Self {
        self.clone()
    }

    /// The board seen from the first player's seat, with the stores at the right and the left hand.
    fn to_text(&self) -> String {
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| &self.state.pits[self.ruleset().own(seat)]);
        let stores = self.state.stores;
        let number = |text: &mut String, seeds: &u8| {
            let _ = write!(text, "{seeds:>4}");
        };
        let line = |pits: &mut dyn Iterator<Item = &u8>| {
            let mut text = String::new();
            pits.for_each(|seeds| number(&mut text, seeds));
            text
        };
        let mut rows = if self.ruleset().variant.has_four_rows() {
            vec![
                line(&mut second[ROW..SIDE].iter()),
                line(&mut second[..ROW].iter().rev()),
                line(&mut first[..ROW].iter()),
                line(&mut first[ROW..SIDE].iter().rev()),
            ]
        } else {
            vec![line(&mut second.iter().rev()), line(&mut first.iter())]
        };
        let stores = match self.ruleset().variant {
            Variant::Omweso => String::new(),
            Variant::Bao => format!("stock {}, {}; ", stores[0], stores[1]),
            _ => format!("stores {}, {}; ", stores[0], stores[1]),
        };
        let mark = self.board().mark.map_or(String::new(), |pit| format!(", marked {pit}"));
        let mover = if self.state.mover == Seat::FIRST { "a" } else { "b" };
        rows.push(format!("{stores}{mover} to move{mark}"));
        rows.join("\n")
    }
}
