//! Claims: a player says how many of the tricks that are left the own side takes. What is true is written down at once.
//!
//! The analyst judges with all hands open. A claim that the others can refute is refused, and play goes on; whoever claims too
//! little gets what cannot be lost.

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::{Job, Side};

use super::frames::Busy;
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
}

impl<G: TableGame> Default for Claim<G> {
    fn default() -> Self {
        Self { judging: None, is_open: false }
    }
}

impl<G: TableGame> Claim<G> {
    /// Whether a claim is being judged.
    pub fn is_judged(&self) -> bool {
        self.judging.is_some()
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
}

fn claim<G: TableGame>(mut actions: MessageReader<Action>, table: Res<Table<G>>, mut claim: ResMut<Claim<G>>) {
    for action in actions.read() {
        match *action {
            Action::Claim(None) => claim.is_open = !claim.is_open && table.claimant().is_some(),
            Action::Claim(Some(tricks)) => {
                let Some((side, left)) = table.claimant().filter(|_| !claim.is_judged()) else { continue };
                let position = table.position();
                let mut job = Job::of_analyst(position.open_view(), ply_seed(table.seed, table.history.at()), PATIENCE);
                job.limits.lines = Some(1);
                let thinking = Thinking::start(job);
                let tricks = tricks.min(left);
                claim.judging = Some(Judging { thinking, position: position.hash(), side, tricks });
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
    let (side, tricks) = (judging.side, judging.tricks);
    claim.judging = None;
    let sound = thought.as_ref().and_then(|thought| table.position().is_sure(side, tricks, thought));
    match (sound, thought) {
        (Some(true), Some(thought)) => {
            table.settled_at = Some(table.history.at());
            for mv in thought.pv {
                if table.history.play(mv, Duration::ZERO).is_err() {
                    break;
                }
            }
            table.forget_marks();
            timeline.jump(table.position().board());
        }
        (Some(false), _) => drop(refused.write(MoveRefused { reason: "claim" })),
        (None, _) | (_, None) => drop(refused.write(MoveRefused { reason: "claim-unclear" })),
    }
}
