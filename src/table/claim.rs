//! Claims: a player says how many of the tricks that are left the own side takes. What is true is written down at once.
//!
//! The analyst judges by what the person can know: whoever does not see all cards must take the tricks however the hidden ones
//! lie, so that no verdict tells of them. A claim that does not hold is refused, and play goes on; whoever claims too little gets
//! what cannot be lost.

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::{Job, Side};

use super::frames::Busy;
use super::game::Claimed;
use super::gate::MoveRefused;
use super::opponent::ply_seed;
use super::state::Table;
use super::timeline::Timeline;
use super::{Action, GameSystems, TableGame, TableSystems};
use crate::platform::thinking::Thinking;

/// The longest a claim is judged.
const PATIENCE: Duration = Duration::from_secs(10);

/// The claim that is being judged.
#[derive(Resource)]
pub struct Claim<G: TableGame> {
    judging: Option<Judging<G>>,
    /// Whether the person is being asked how many tricks.
    pub is_open: bool,
}

struct Judging<G: TableGame> {
    thinking: Thinking<G>,
    position: u64,
    side: Side,
    tricks: u8,
    /// Whether the person knows all cards.
    all_known: bool,
}

impl<G: TableGame> Default for Claim<G> {
    fn default() -> Self {
        Self { judging: None, is_open: false }
    }
}

impl<G: TableGame> Claim<G> {
    /// How many tricks are claimed while that is being judged.
    pub fn judged(&self) -> Option<u8> {
        self.judging.as_ref().map(|judging| judging.tricks)
    }
}

/// Registers claims.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Claim<G>>().add_systems(OnExit(super::screen::<G>()), forget::<G>).add_systems(
        Update,
        (claim::<G>, settle::<G>)
            .chain()
            .in_set(TableSystems::Opponent)
            .in_set(GameSystems::<G>::default())
            .run_if(|| G::CLAIMS),
    );
}

fn forget<G: TableGame>(mut claim: ResMut<Claim<G>>) {
    *claim = Claim::default();
}

impl<G: TableGame> Table<G> {
    /// The side that may claim now, and how many tricks are left.
    pub fn claimant(&self) -> Option<(Side, u8)> {
        let side = self.speaker().filter(|_| G::CLAIMS && self.may_speak() && self.hand_to_move())?;
        Some((side, self.position().tricks_left()))
    }

    /// What a claim is judged by: what the player on turn knows, or all there is if the person knows `all`.
    fn claimed_of(&self, all: bool) -> G::View {
        let position = self.position();
        if all { position.open_view() } else { position.view(position.to_move()) }
    }

    /// Whether all cards are known to those who play by hand: of four hands the last one has what the others have not.
    fn knows_all(&self) -> bool {
        self.seen_in_play(&[]).iter().filter(|seen| !**seen).count() <= 1
    }
}

fn claim<G: TableGame>(mut actions: MessageReader<Action>, table: Res<Table<G>>, mut claim: ResMut<Claim<G>>) {
    for action in actions.read() {
        match *action {
            Action::Claim(None) => claim.is_open = !claim.is_open && table.claimant().is_some(),
            Action::Claim(Some(tricks)) => {
                let Some((side, left)) = table.claimant().filter(|_| claim.judged().is_none()) else { continue };
                let position = table.position();
                let all_known = table.knows_all();
                let view = table.claimed_of(all_known);
                let mut job = Job::of_analyst(view, ply_seed(table.seed, table.history.at()), PATIENCE);
                // What is certain, and not what to expect.
                job.limits.lines = Some(1);
                let thinking = Thinking::start(job);
                let tricks = tricks.min(left);
                claim.judging = Some(Judging { thinking, position: position.hash(), side, tricks, all_known });
                claim.is_open = false;
            }
            _ => {}
        }
    }
}

fn settle<G: TableGame>(
    mut claim: ResMut<Claim<G>>,
    mut table: ResMut<Table<G>>,
    mut timeline: ResMut<Timeline<G>>,
    mut refused: MessageWriter<MoveRefused>,
    mut busy: ResMut<Busy>,
) {
    let claim = claim.bypass_change_detection();
    let Some(judging) = &mut claim.judging else { return };
    if judging.position != table.position().hash() {
        claim.judging = None;
        return;
    }
    let Some(thought) = judging.thinking.poll() else {
        busy.0 = true;
        return;
    };
    let (side, tricks, all_known) = (judging.side, judging.tricks, judging.all_known);
    claim.judging = None;
    let (view, position) = (table.claimed_of(all_known), table.position());
    let verdict = thought.map_or(Claimed::Unknown, |thought| position.claimed_tricks(&view, side, tricks, &thought));
    match verdict {
        Claimed::Settled(moves) => {
            table.settled_at = Some(table.history.at());
            for mv in moves {
                if table.history.play(mv, Duration::ZERO).is_err() {
                    break;
                }
            }
            table.forget_marks();
            timeline.jump(table.position().board());
        }
        Claimed::Refused => {
            let reason = if all_known { "claim" } else { "claim-hidden" };
            refused.write(MoveRefused { reason });
        }
        Claimed::Unknown => drop(refused.write(MoveRefused { reason: "claim-unclear" })),
    }
}
