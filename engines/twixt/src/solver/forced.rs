//! Connections that can be forced within a few pegs.
//!
//! A search over all moves, with three cuts that change no value: who needs more pegs than are left cannot connect in time;
//! a move after which the other player could pass and still not be connected against in time forces nothing; and who must
//! answer a threat to connect at once only looks at moves that prevent it.

use std::collections::HashMap;

use parlour_core::{Game as _, Seat};

use crate::field::Field;
use crate::moves::Move;
use crate::rules::Twixt;
use crate::theory::missing;
use crate::thinking::Scout;

/// The pegs with which the player to move forces its connection with at most `pegs` pegs of its own, this one included,
/// whatever the other player does. Where links may be removed, that the other player could do so is left aside.
pub fn forced_wins(game: &Twixt, pegs: u32) -> Vec<Move> {
    let (mut search, attacker) = (Forced::new(game), game.to_move());
    if game.outcome().is_some() || pegs == 0 {
        return Vec::new();
    }
    let moves: Vec<usize> = search.field.free(attacker).collect();
    let winning = moves.into_iter().filter(|&point| search.forces(point, pegs));
    winning.map(|point| Move::Peg(game.field().grid().point(point))).collect()
}

/// The strongest defence after which the most pegs are needed: a reply to `mv`, which forces the connection with at most
/// `pegs` pegs, and the number needed after it. `None` if `mv` connects at once.
pub fn toughest_reply(game: &Twixt, mv: Move, pegs: u32) -> Option<(Move, u32)> {
    let mut next = game.clone();
    next.play(mv).ok()?;
    if next.outcome().is_some() {
        return None;
    }
    let mut search = Forced::new(game);
    let defender = next.to_move();
    search.field = next.field().clone();
    let replies: Vec<usize> = search.field.free(defender).collect();
    let needed = |point: usize| {
        search.field.put(defender, point);
        let needed = (1..pegs).find(|&pegs| search.wins(pegs)).unwrap_or(pegs);
        search.field.take_back();
        (needed, std::cmp::Reverse(point))
    };
    let (needed, std::cmp::Reverse(point)) = replies.into_iter().map(needed).max()?;
    Some((Move::Peg(game.field().grid().point(point)), needed))
}

struct Forced {
    field: Field,
    attacker: Seat,
    scout: Scout,
    /// Whether the attacker, to move, wins with so many pegs, by position and number of pegs.
    known: HashMap<(u64, u32), bool>,
}

impl Forced {
    fn new(game: &Twixt) -> Self {
        Self { field: game.field().clone(), attacker: game.to_move(), scout: Scout::default(), known: HashMap::new() }
    }

    /// Whether the attacker, to move, can force its connection with at most so many pegs.
    fn wins(&mut self, pegs: u32) -> bool {
        let mut winning = Vec::new();
        self.scout.winning(&mut self.field, self.attacker, &mut winning);
        if !winning.is_empty() {
            return pegs > 0;
        }
        if pegs < 2 {
            return false;
        }
        let key = (self.field.hash(), pegs);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mut moves = Vec::new();
        let mut threats = Vec::new();
        self.scout.winning(&mut self.field, self.attacker.other(), &mut threats);
        if threats.is_empty() {
            self.scout.candidates(&self.field, self.attacker, usize::MAX, &mut moves);
        } else {
            self.scout.answers(&mut self.field, self.attacker.other(), &threats, &mut moves);
        }
        let is_won = moves.into_iter().any(|point| self.forces(point.into(), pegs));
        self.known.insert(key, is_won);
        is_won
    }

    /// Whether a peg of the attacker on that point is the first of at most so many that force its connection.
    fn forces(&mut self, point: usize, pegs: u32) -> bool {
        self.field.put(self.attacker, point);
        let holds = self.field.is_connected(self.attacker)
            || missing(&self.field, self.attacker).is_some_and(|missing| missing < pegs as usize)
                && self.holds(pegs - 1);
        self.field.take_back();
        holds
    }

    /// Whether the attacker still connects with so many more pegs whatever the defender, to move, does.
    fn holds(&mut self, pegs: u32) -> bool {
        let defender = self.attacker.other();
        let mut replies = Vec::new();
        self.scout.winning(&mut self.field, defender, &mut replies);
        let is_over = self.field.free(defender).next().is_none();
        if is_over || !replies.is_empty() || !self.wins(pegs) {
            return false;
        }
        let mut threats = Vec::new();
        self.scout.winning(&mut self.field, self.attacker, &mut threats);
        if threats.is_empty() {
            self.scout.candidates(&self.field, defender, usize::MAX, &mut replies);
        } else {
            // Any other reply lets the attacker connect at once.
            self.scout.answers(&mut self.field, self.attacker, &threats, &mut replies);
        }
        replies.into_iter().all(|reply| {
            self.field.put(defender, reply.into());
            let wins = self.wins(pegs);
            self.field.take_back();
            wins
        })
    }
}
