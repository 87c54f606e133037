//! Proofs that can be checked by the rules alone.

use std::collections::{HashMap, HashSet};

use parlour_core::{Control, Game as _, Seat, Unsolved};

use super::prover::Prover;
use super::{arena, provers};
use crate::moves::Move;
use crate::rules::Twixt;

/// What is proved of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// That player connects, whatever the other does.
    Connects(Seat),
    /// That player keeps the other from connecting, whatever it does.
    Holds(Seat),
}

impl Claim {
    /// Who keeps it.
    pub const fn claimant(self) -> Seat {
        match self {
            Self::Connects(seat) | Self::Holds(seat) => seat,
        }
    }

    /// Whose connection it is about.
    const fn attacker(self) -> Seat {
        match self {
            Self::Connects(seat) => seat,
            Self::Holds(seat) => seat.other(),
        }
    }
}

/// A move of the claimant for every position that it can come to if the other player does what it likes.
#[derive(Clone, Debug)]
pub struct Proof {
    claim: Claim,
    replies: HashMap<u64, Move>,
}

impl Proof {
    /// What is proved.
    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// The move of the claimant in a position of the proof.
    pub fn reply(&self, game: &Twixt) -> Option<Move> {
        self.replies.get(&game.hash()).copied()
    }

    /// How many positions it has a move for.
    pub fn len(&self) -> usize {
        self.replies.len()
    }

    /// Whether nothing needs to be done.
    pub fn is_empty(&self) -> bool {
        self.replies.is_empty()
    }
}

/// Proves a claim about a position of a game whose links are permanent. `None` if it is wrong. Swaps are left aside.
///
/// # Errors
/// If a limit of `control` comes first.
pub fn prove(game: &Twixt, claim: Claim, control: &Control) -> Result<Option<Proof>, Unsolved> {
    let mut writer = Writer {
        prover: provers(game).into_iter().nth(claim.attacker().index()).expect("both players have one"),
        claim,
        control,
        replies: HashMap::new(),
        seen: HashSet::new(),
    };
    if !writer.is_true(game, None)? {
        return Ok(None);
    }
    writer.write(game)?;
    Ok(Some(Proof { claim, replies: writer.replies }))
}

struct Writer<'a> {
    prover: Prover,
    claim: Claim,
    control: &'a Control,
    replies: HashMap<u64, Move>,
    seen: HashSet<u64>,
}

impl Writer<'_> {
    /// Whether the claim holds in a position, or after one more peg.
    fn is_true(&mut self, game: &Twixt, peg: Option<usize>) -> Result<bool, Unsolved> {
        self.prover.set(arena(game, self.claim.attacker()));
        let connects = match peg {
            None => self.prover.connects(game.to_move(), self.control)?,
            Some(point) => self.prover.connects_after(game.to_move(), point, self.control)?,
        };
        Ok(connects == matches!(self.claim, Claim::Connects(_)))
    }

    /// Writes down the moves from a position on in which the claim holds.
    fn write(&mut self, game: &Twixt) -> Result<(), Unsolved> {
        let is_held = matches!(self.claim, Claim::Holds(_)) && !game.field().can_connect(self.claim.attacker());
        if game.outcome().is_some() || is_held || !self.seen.insert(game.hash()) {
            return Ok(());
        }
        let pegs: Vec<usize> = game.field().free(game.to_move()).collect();
        let grid = game.field().grid();
        let after = |point: usize| {
            let mut next = game.clone();
            next.play(Move::Peg(grid.point(point))).expect("free points can be used");
            next
        };
        if game.to_move() != self.claim.claimant() {
            return pegs.into_iter().try_for_each(|point| self.write(&after(point)));
        }
        let point = self.choose(game, &pegs)?;
        self.replies.insert(game.hash(), Move::Peg(grid.point(point)));
        self.write(&after(point))
    }

    /// A peg after which the claim still holds: one that connects, or is known to be good, or else the first that is.
    fn choose(&mut self, game: &Twixt, pegs: &[usize]) -> Result<usize, Unsolved> {
        self.prover.set(arena(game, self.claim.attacker()));
        let connects = matches!(self.claim, Claim::Connects(_));
        if let Some(known) = self.prover.known_good(game.to_move(), pegs, connects) {
            return Ok(known);
        }
        for &point in pegs {
            if self.is_true(game, Some(point))? {
                return Ok(point);
            }
        }
        Err(Unsolved::Limit)
    }
}
