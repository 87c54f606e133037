//! A game as it was played: setup, moves, times — with undo, redo and jumps.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{Game, IllegalMove, SetupError};

/// One move as it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ply<M> {
    /// The move.
    pub mv: M,
    /// How long the player thought.
    pub time: Duration,
}

/// The saved form of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// What was agreed before the first move.
    pub setup: G::Setup,
    /// The moves from the start, those undone but still redoable included.
    pub plies: Vec<Ply<G::Move>>,
    /// How many of the moves stand on the board.
    pub at: usize,
}

/// Why a record is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HistoryError {
    /// The setup is impossible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move is illegal.
    #[error("move {ply}: {error}")]
    Move {
        /// Counted from 1.
        ply: usize,
        /// What is wrong with it.
        error: IllegalMove,
    },
    /// The record stands beyond its last move.
    #[error("the record stands at move {at} but has only {len}")]
    At {
        /// Where it stands.
        at: usize,
        /// How many moves it has.
        len: usize,
    },
}

/// A game with its past and, after undo, its future.
#[derive(Clone, Debug, PartialEq)]
pub struct History<G: Game> {
    /// The position after every ply up to where we stand; `positions[0]` is the start. Never empty.
    positions: Vec<G>,
    plies: Vec<Ply<G::Move>>,
}

impl<G: Game> History<G> {
    /// A game before its first move.
    ///
    /// # Errors
    /// If the setup is impossible.
    pub fn new(setup: &G::Setup) -> Result<Self, SetupError> {
        Ok(Self { positions: vec![G::new(setup)?], plies: Vec::new() })
    }

    /// The position on the board.
    pub fn position(&self) -> &G {
        &self.positions[self.at()]
    }

    /// The position after `ply` moves, for `ply` from 0 to [`History::at`].
    pub fn position_at(&self, ply: usize) -> Option<&G> {
        self.positions.get(ply)
    }

    /// How many moves stand on the board.
    pub fn at(&self) -> usize {
        self.positions.len() - 1
    }

    /// All moves, those undone but still redoable included.
    pub fn plies(&self) -> &[Ply<G::Move>] {
        &self.plies
    }

    /// Plays a move; the undone future is forgotten.
    ///
    /// # Errors
    /// If the move is illegal; nothing changes then.
    pub fn play(&mut self, mv: G::Move, time: Duration) -> Result<Vec<G::Effect>, IllegalMove> {
        let mut next = self.position().clone();
        let effects = next.play(mv)?;
        self.plies.truncate(self.at());
        self.plies.push(Ply { mv, time });
        self.positions.push(next);
        Ok(effects)
    }

    /// Takes the last move back; `None` at the start.
    pub fn undo(&mut self) -> Option<G::Move> {
        if self.at() == 0 {
            return None;
        }
        self.positions.pop();
        Some(self.plies[self.at()].mv)
    }

    /// Plays the next undone move again; `None` if there is none.
    pub fn redo(&mut self) -> Option<(G::Move, Vec<G::Effect>)> {
        let mv = self.plies.get(self.at())?.mv;
        let mut next = self.position().clone();
        let effects = next.play(mv).ok()?;
        self.positions.push(next);
        Some((mv, effects))
    }

    /// Goes to the position after `ply` moves, back or forth; beyond the last move it stops there.
    pub fn jump(&mut self, ply: usize) {
        while self.at() > ply && self.undo().is_some() {}
        while self.at() < ply && self.redo().is_some() {}
    }

    /// Forgets the moves that were undone.
    pub fn forget_undone(&mut self) {
        self.plies.truncate(self.at());
    }

    /// The saved form.
    pub fn record(&self) -> Record<G> {
        Record { setup: self.positions[0].setup().clone(), plies: self.plies.clone(), at: self.at() }
    }

    /// A game from its saved form. Every move is checked.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay(record: &Record<G>) -> Result<Self, HistoryError> {
        let len = record.plies.len();
        if record.at > len {
            return Err(HistoryError::At { at: record.at, len });
        }
        let mut history = Self::new(&record.setup)?;
        for (index, ply) in record.plies.iter().enumerate() {
            history.play(ply.mv, ply.time).map_err(|error| HistoryError::Move { ply: index + 1, error })?;
        }
        history.jump(record.at);
        Ok(history)
    }
}
