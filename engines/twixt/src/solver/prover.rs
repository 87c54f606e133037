//! Whether a player can force its connection: depth-first proof-number search (Nagai, *Df-pn Algorithm for Searching AND/OR
//! Trees and Its Applications*, 2002), with the widened thresholds of Pawlewicz & Lew (*Improving Depth-First PN-Search:
//! 1+ε Trick*, 2006).
//!
//! Where a player can connect at once it does; where the other threatens to, only moves that prevent it are looked at; and
//! who can no longer connect cannot win any more. Positions that are mirror images of one another are the same. A position
//! never comes again, so that what is known of it holds whatever led to it.

use parlour_core::{Control, Seat, Unsolved};

use crate::field::Field;
use crate::thinking::Scout;

/// Proved, or disproved.
const INFINITE: u32 = 1 << 30;

/// How hard it still looks to prove that the attacker connects, and to disprove it: the least number of positions that would
/// have to turn out so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const PROVED: Self = Self { proof: 0, disproof: INFINITE };
    const DISPROVED: Self = Self { proof: INFINITE, disproof: 0 };

    /// The same seen by the player to move, who strives for the first of the two numbers to become 0.
    fn for_mover(self, is_attacker: bool) -> (u32, u32) {
        if is_attacker { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    /// The reverse.
    fn of_mover((own, other): (u32, u32), is_attacker: bool) -> Self {
        if is_attacker { Self { proof: own, disproof: other } } else { Self { proof: other, disproof: own } }
    }
}

/// What is known of a position. The key 0 is of none.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    numbers: Numbers,
}

/// Positions that compete for the same places.
const BUCKET: usize = 4;

/// Proves and disproves that one player connects. What it learns about one position it uses for others.
pub(super) struct Prover {
    field: Field,
    attacker: Seat,
    scout: Scout,
    table: Vec<[Entry; BUCKET]>,
    nodes: u64,
}

/// The moves of a position that count, or what it is worth.
enum Choice {
    Decided(Numbers),
    Moves(Vec<u16>),
}

impl Prover {
    /// A prover that may take so many bytes.
    pub fn new(field: Field, attacker: Seat, bytes: usize) -> Self {
        let empty = Entry { key: 0, numbers: Numbers { proof: 1, disproof: 1 } };
        let buckets = (bytes / size_of::<[Entry; BUCKET]>()).max(1).next_power_of_two();
        Self { field, attacker, scout: Scout::default(), table: vec![[empty; BUCKET]; buckets], nodes: 0 }
    }

    /// The positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the attacker can force its connection if `mover` is to move.
    ///
    /// # Errors
    /// If `control` ends the search first. Its limit on nodes counts those of all searches of this prover.
    pub fn connects(&mut self, mover: Seat, control: &Control) -> Result<bool, Unsolved> {
        let most = Numbers { proof: INFINITE, disproof: INFINITE };
        let numbers = self.search(mover, most, control).ok_or(Unsolved::Limit)?;
        Ok(numbers.proof == 0)
    }

    /// The same after a peg of `mover`.
    ///
    /// # Errors
    /// As [`Prover::connects`].
    pub fn connects_after(&mut self, mover: Seat, point: usize, control: &Control) -> Result<bool, Unsolved> {
        self.field.put(mover, point);
        let connects = self.connects(mover.other(), control);
        self.field.take_back();
        connects
    }

    /// Makes a position the one to be asked about.
    pub fn set(&mut self, field: Field) {
        self.field = field;
    }

    /// One of some pegs of `mover` after which the attacker is known to connect, or not to, without further search.
    pub fn known_good(&mut self, mover: Seat, pegs: &[usize], connects: bool) -> Option<usize> {
        pegs.iter().copied().find(|&point| {
            self.field.put(mover, point);
            let numbers = match self.choose(mover.other()) {
                Choice::Decided(numbers) => numbers,
                Choice::Moves(_) => self.look(mover.other()),
            };
            self.field.take_back();
            if connects { numbers.proof == 0 } else { numbers.disproof == 0 }
        })
    }

    /// Searches until one of the numbers reaches its limit.
    fn search(&mut self, mover: Seat, limit: Numbers, control: &Control) -> Option<Numbers> {
        let moves = match self.choose(mover) {
            Choice::Decided(numbers) => {
                self.store(mover, numbers);
                return Some(numbers);
            }
            Choice::Moves(moves) => moves,
        };
        let is_attacker = mover == self.attacker;
        let mut children: Vec<(u16, Numbers)> = Vec::with_capacity(moves.len());
        for mv in moves {
            self.nodes += 1;
            let is_over = control.node_limit.is_some_and(|limit| self.nodes >= limit);
            if is_over || self.nodes.is_multiple_of(64) && control.interrupted() {
                return None;
            }
            self.field.put(mover, mv.into());
            children.push((mv, self.look(mover.other())));
            self.field.take_back();
        }
        let (own_limit, other_limit) = limit.for_mover(is_attacker);
        loop {
            let (mut best, mut second, mut all) = ((0, INFINITE), INFINITE, 0_u32);
            for (at, (_, numbers)) in children.iter().enumerate() {
                let (own, other) = numbers.for_mover(is_attacker);
                all = all.saturating_add(other).min(INFINITE);
                if own < best.1 {
                    second = best.1;
                    best = (at, own);
                } else if own < second {
                    second = own;
                }
            }
            // A move that wins for who makes it leaves the other nothing.
            let here = if best.1 == 0 { (0, INFINITE) } else { (best.1, all) };
            if here.0 >= own_limit || here.1 >= other_limit || here.0 == 0 || here.1 == 0 {
                let numbers = Numbers::of_mover(here, is_attacker);
                self.store(mover, numbers);
                return Some(numbers);
            }
            let (mv, numbers) = children[best.0];
            let (_, other) = numbers.for_mover(is_attacker);
            let next = (
                own_limit.min(second.saturating_add(second / 4 + 1)).min(INFINITE),
                (other_limit - here.1).saturating_add(other).min(INFINITE),
            );
            self.field.put(mover, mv.into());
            let found = self.search(mover.other(), Numbers::of_mover(next, is_attacker), control);
            self.field.take_back();
            children[best.0].1 = found?;
        }
    }

    /// The moves that count.
    fn choose(&mut self, mover: Seat) -> Choice {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        if self.field.is_connected(attacker) {
            return Choice::Decided(Numbers::PROVED);
        }
        // Who has no move left ends the game.
        if !self.field.can_connect(attacker) || self.field.free(mover).next().is_none() {
            return Choice::Decided(Numbers::DISPROVED);
        }
        let good = |seat| {
            if seat == attacker { Numbers::PROVED } else { Numbers::DISPROVED }
        };
        let mut moves = Vec::new();
        self.scout.winning(&mut self.field, mover, &mut moves);
        if !moves.is_empty() {
            return Choice::Decided(good(mover));
        }
        let other = if mover == attacker { defender } else { attacker };
        let mut threats = Vec::new();
        self.scout.winning(&mut self.field, other, &mut threats);
        if threats.is_empty() {
            moves.extend(self.field.free(mover).map(|index| index as u16));
            Choice::Moves(moves)
        } else {
            self.scout.answers(&mut self.field, other, &threats, &mut moves);
            if moves.is_empty() { Choice::Decided(good(other)) } else { Choice::Moves(moves) }
        }
    }

    /// What is known of a position, or how it looks.
    fn look(&mut self, mover: Seat) -> Numbers {
        let key = self.key(mover);
        let bucket = &self.table[self.place(key)];
        if let Some(entry) = bucket.iter().find(|entry| entry.key == key) {
            return entry.numbers;
        }
        let [attacker, defender] = self.scout.distances(&self.field, self.attacker).map(|far| far.min(60) as u32);
        Numbers { proof: 1 + attacker, disproof: 1 + defender }
    }

    fn store(&mut self, mover: Seat, numbers: Numbers) {
        let key = self.key(mover);
        let place = self.place(key);
        let bucket = &mut self.table[place];
        let is_decided = |entry: &Entry| entry.numbers.proof == 0 || entry.numbers.disproof == 0;
        let at = bucket
            .iter()
            .position(|entry| entry.key == key || entry.key == 0)
            .or_else(|| bucket.iter().rposition(|entry| !is_decided(entry)))
            .unwrap_or(BUCKET - 1);
        bucket[at] = Entry { key, numbers };
        // The newest come first and the oldest go.
        bucket[..=at].rotate_right(1);
    }

    fn place(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.table.len() - 1)
    }

    fn key(&self, mover: Seat) -> u64 {
        self.field.mirrored_hash().wrapping_mul(2).wrapping_add(u64::from(mover.0)) | 1 << 63
    }
}
