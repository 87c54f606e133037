//! The double-dummy solver: how many tricks each side takes if all see all cards and nobody errs.

mod bits;
mod order;
mod par;
mod search;
mod sure;
mod table;

use parlour_core::{Control, Seat, Side};

use crate::card::{Card, Cards, Suit};
use crate::contract::Strain;
use crate::deal::{Deal, SEATS, seat_after};
use bits::SUIT;
pub use par::{Par, par};
use search::{Found, Killers, Ownership, Search, Trick, lengths, ownership};
use table::Table;

/// A position to solve: the cards still held, and the trick in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    hands: [Cards; 4],
    strain: Strain,
    leader: Seat,
    played: Vec<Card>,
}

/// Why cards are no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A card is in two places.
    #[error("{0} is in two places")]
    Twice(Card),
    /// The hands do not fit the trick in progress.
    #[error(
        "every hand must have as many cards as there are tricks left; N, E, S, W have {0:?}, the current trick included"
    )]
    Lengths([u32; 4]),
    /// A card was played to a trick by a hand that could have followed suit.
    #[error("{0} was played by a hand that could follow suit")]
    Revoke(Card),
    /// The trick in progress has four cards.
    #[error("the current trick is complete")]
    Complete,
}

impl Position {
    /// A position in which the hands of N, E, S, W are left, and `leader` and those after him have played `played` (at most
    /// three cards, no longer in the hands) to the current trick.
    ///
    /// # Errors
    /// If the hands do not fit each other or the trick.
    pub fn new(hands: [Cards; 4], strain: Strain, leader: Seat, played: &[Card]) -> Result<Self, PositionError> {
        if played.len() > 3 {
            return Err(PositionError::Complete);
        }
        let leader = seat_after(leader, 0);
        let mut whole = hands;
        for (step, &card) in (0..).zip(played) {
            let hand = &mut whole[seat_after(leader, step).index()];
            if hand.contains(card) {
                return Err(PositionError::Twice(card));
            }
            let led = played[0].suit();
            if card.suit() != led && !hand.of_suit(led).is_empty() {
                return Err(PositionError::Revoke(card));
            }
            *hand = hand.with(card);
        }
        let mut seen = Cards::EMPTY;
        for hand in whole {
            if let Some(card) = (seen & hand).lowest() {
                return Err(PositionError::Twice(card));
            }
            seen |= hand;
        }
        let lengths = whole.map(Cards::len);
        if lengths.iter().any(|&length| length != lengths[0]) {
            return Err(PositionError::Lengths(lengths));
        }
        Ok(Self { hands, strain, leader, played: played.to_vec() })
    }

    /// A deal before the opening lead by `leader`.
    pub fn lead(deal: &Deal, strain: Strain, leader: Seat) -> Self {
        Self { hands: deal.hands(), strain, leader: seat_after(leader, 0), played: Vec::new() }
    }

    /// The same of hands that are known to fit.
    pub(crate) fn trusted(hands: [Cards; 4], strain: Strain, leader: Seat, played: &[Card]) -> Self {
        Self { hands, strain, leader, played: played.to_vec() }
    }

    /// The position after a card; `None` if it may not be played.
    pub fn after(&self, card: Card) -> Option<Self> {
        let seat = self.to_move();
        if !self.playable().contains(card) {
            return None;
        }
        let mut next = self.clone();
        next.hands[seat.index()] = next.hands[seat.index()].without(card);
        next.played.push(card);
        if next.played.len() == 4 {
            next.leader = trick_winner(&next.played, next.leader, self.strain.trumps())?;
            next.played.clear();
        }
        Some(next)
    }

    /// Whether a trick has begun and is not over.
    pub const fn is_in_trick(&self) -> bool {
        !self.played.is_empty()
    }

    /// Who is to play.
    pub fn to_move(&self) -> Seat {
        seat_after(self.leader, self.played.len() as u8)
    }

    /// The tricks not yet decided, the current one included.
    pub fn tricks_left(&self) -> u32 {
        self.hands[seat_after(self.leader, 3).index()].len()
    }

    /// The cards that may be played.
    pub fn playable(&self) -> Cards {
        self.hands[self.to_move().index()].playable(self.played.first().map(|card| card.suit()))
    }
}

/// Tricks by strain and declarer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrickTable([[u8; 4]; 5]);

impl TrickTable {
    /// The table of these tricks, by [`Strain::index`] and declarer N, E, S, W.
    pub const fn new(tricks: [[u8; 4]; 5]) -> Self {
        Self(tricks)
    }

    /// The tricks that `declarer` takes in `strain`.
    pub fn tricks(&self, strain: Strain, declarer: Seat) -> u8 {
        self.0[strain.index()][declarer.index() & 3]
    }
}

/// What the search keeps in memory from one question to the next.
pub struct Solver {
    table: Table,
    killers: Killers,
    owners: Ownership,
    /// Whose owners those are.
    hands: [u64; 4],
    /// The strain that the table is about: what it holds is true of all deals.
    strain: Option<Strain>,
    nodes: u64,
}

/// Memory of a solver unless something else is asked for, in bytes.
pub const MEMORY: usize = 48 << 20;

impl Default for Solver {
    fn default() -> Self {
        Self::new(MEMORY)
    }
}

impl Solver {
    /// A solver whose table takes at most about `bytes`.
    pub fn new(bytes: usize) -> Self {
        Self {
            table: Table::new(bytes),
            killers: Killers::new(),
            owners: Ownership::default(),
            hands: [0; 4],
            strain: None,
            nodes: 0,
        }
    }

    /// The positions looked at since the solver was made.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets all it has found out.
    pub fn clear(&mut self) {
        self.table.clear();
        self.killers.clear();
    }

    /// The tricks of those left, the current one included, that the side to move takes; `None` if `control` ended the search.
    pub fn tricks(&mut self, position: &Position, control: &Control) -> Option<u8> {
        let left = position.tricks_left() as i32;
        let expected = guess(position, left);
        let value = self.value(position, expected, control)?;
        Some(for_side(value, left, position.to_move().side()))
    }

    /// The same as [`Solver::tricks`] for every card that may be played, in ascending order of the cards.
    pub fn cards(&mut self, position: &Position, control: &Control) -> Option<Vec<(Card, u8)>> {
        let mut values: Vec<(Card, u8)> = Vec::new();
        for card in position.playable().iter() {
            let tricks = self.card(position, card, &values, control)?;
            values.push((card, tricks));
        }
        Some(values)
    }

    /// The same for one card, given what is `known` of others.
    pub fn card(&mut self, position: &Position, card: Card, known: &[(Card, u8)], control: &Control) -> Option<u8> {
        let left = position.tricks_left() as i32;
        let mover = position.to_move();
        let (hand, all) = (position.hands[mover.index()].bits(), position.all());
        // Cards that touch in one hand are worth the same.
        let is_same = |other: &Card| order::is_equivalent(1 << card.index(), 1 << other.index(), hand, all);
        if let Some(&(_, tricks)) = known.iter().rev().find(|(other, _)| is_same(other)) {
            return Some(tricks);
        }
        let last = known.last().map(|&(_, tricks)| i32::from(for_side(tricks.into(), left, mover.side())));
        let expected = last.unwrap_or_else(|| guess(position, left));
        let value = self.value_after(position, Some(card), expected, control)?;
        Some(for_side(value, left, mover.side()))
    }

    /// The tricks of every declarer in every strain; `None` if `control` ended the search.
    pub fn table(&mut self, deal: &Deal, control: &Control) -> Option<TrickTable> {
        let mut tricks = [[0; 4]; 5];
        let left = deal.tricks() as i32;
        for strain in Strain::ALL {
            let mut expected = guess(&Position::lead(deal, strain, SEATS[0]), left);
            for declarer in [2, 0, 1, 3].map(|seat| SEATS[seat]) {
                let position = Position::lead(deal, strain, seat_after(declarer, 1));
                let value = self.value(&position, expected, control)?;
                expected = value;
                tricks[strain.index()][declarer.index()] = for_side(value, left, declarer.side());
            }
        }
        Some(TrickTable(tricks))
    }

    /// Whether the side to move takes at least `tricks` of those left; `None` if `control` ended the search. This is less work
    /// than to find out how many.
    pub fn takes(&mut self, position: &Position, tricks: i32, control: &Control) -> Option<bool> {
        let left = position.tricks_left() as i32;
        if tricks <= 0 || tricks > left {
            return Some(tricks <= 0);
        }
        let is_first = position.to_move().side() == Side::First;
        let need = if is_first { tricks } else { left + 1 - tricks };
        let north_south = self.search(position, control, |search, trick| search.at(trick, position, need).tricks)?;
        Some((north_south >= need) == is_first)
    }

    fn value(&mut self, position: &Position, guess: i32, control: &Control) -> Option<i32> {
        self.value_after(position, None, guess, control)
    }

    /// The tricks of North and South of those left, after `first` if it is given.
    fn value_after(&mut self, position: &Position, first: Option<Card>, guess: i32, control: &Control) -> Option<i32> {
        let seat = position.to_move().index();
        self.search(position, control, |search, trick| {
            let lengths = lengths(&search.hands);
            let (mut lower, mut upper) = (0, position.tricks_left() as i32);
            let mut need = guess.clamp(lower + 1, upper.max(1));
            while lower < upper && !search.ended {
                let Found { tricks, .. } = match first {
                    Some(card) => search.try_card(trick, seat, 1 << card.index(), lengths, need),
                    None => search.at(trick, position, need),
                };
                if tricks >= need {
                    lower = tricks;
                    need = lower + 1;
                } else {
                    upper = tricks;
                    need = upper;
                }
            }
            lower
        })
    }

    /// Searches the position as `question` says; `None` if `control` ended it.
    fn search<T>(
        &mut self,
        position: &Position,
        control: &Control,
        question: impl FnOnce(&mut Search, &Trick) -> T,
    ) -> Option<T> {
        if control.interrupted() {
            return None;
        }
        self.prepare(position);
        let mut search = Search {
            hands: position.hands.map(Cards::bits),
            trump: position.strain.index(),
            owners: &self.owners,
            table: &mut self.table,
            killers: &mut self.killers,
            control,
            nodes: 0,
            ended: false,
        };
        let answer = question(&mut search, &position.trick());
        let (nodes, ended) = (search.nodes, search.ended);
        self.nodes += nodes;
        (!ended).then_some(answer)
    }

    /// Makes memory and table fit the position.
    fn prepare(&mut self, position: &Position) {
        if self.strain != Some(position.strain) {
            self.clear();
            self.strain = Some(position.strain);
        }
        let mut hands = position.hands.map(Cards::bits);
        for (step, card) in (0..).zip(&position.played) {
            hands[seat_after(position.leader, step).index()] |= 1 << card.index();
        }
        // What is known of a deal is known of all its later positions.
        if self.owners[0].is_empty() || hands.iter().zip(self.hands).any(|(hand, known)| hand & !known != 0) {
            ownership(&hands, &mut self.owners);
            self.hands = hands;
        }
    }

    /// The memory of the table, in bytes.
    pub const fn memory(&self) -> usize {
        self.table.memory()
    }

    /// Entries in the table, for reports.
    pub fn entries(&self) -> usize {
        self.table.len()
    }
}

impl Position {
    /// All cards in play when the current trick began.
    fn all(&self) -> u64 {
        let played = self.played.iter().fold(0, |cards, card| cards | 1 << card.index());
        self.hands.iter().fold(played, |all, hand| all | hand.bits())
    }

    /// The trick in progress as the search sees it.
    fn trick(&self) -> Trick {
        let leader = self.leader.index();
        let mut trick = Trick { all: self.all(), leader, played: 0, count: 0, led: 0, best: 0, best_seat: leader };
        let trumps = SUIT[self.strain.index()];
        for (step, card) in self.played.iter().enumerate() {
            let bit = 1 << card.index();
            let suit = SUIT[card.suit().index()];
            let beats = if trick.best & suit != 0 { bit > trick.best } else { bit & trumps != 0 };
            if step == 0 {
                trick.led = card.suit().index();
            }
            if step == 0 || beats {
                (trick.best, trick.best_seat) = (bit, (leader + step) & 3);
            }
            trick.played |= bit;
            trick.count += 1;
        }
        trick
    }
}

/// A first guess at the tricks of North and South, from the strength of the hands.
fn guess(position: &Position, left: i32) -> i32 {
    let strength = |seat: usize| position.hands[seat].high_card_points() as i32;
    let ours = strength(0) + strength(2);
    let all = ours + strength(1) + strength(3);
    if all == 0 { left / 2 } else { (left * ours + all / 2) / all }
}

/// From tricks of North and South to those of a side.
fn for_side(north_south: i32, left: i32, side: Side) -> u8 {
    (if side == Side::First { north_south } else { left - north_south }) as u8
}

/// Who takes a trick: the highest trump, or else the highest card of the suit led. `cards` are those played, `leader`'s
/// first; `None` if there is none.
pub fn trick_winner(cards: &[Card], leader: Seat, trumps: Option<Suit>) -> Option<Seat> {
    let led = cards.first()?.suit();
    let strength = |card: Card| {
        let class = if Some(card.suit()) == trumps { 2 } else { u8::from(card.suit() == led) };
        (class, if class == 0 { 0 } else { card.rank() })
    };
    let (step, _) = (0..).zip(cards).max_by_key(|(step, card)| (strength(**card), std::cmp::Reverse(*step)))?;
    Some(seat_after(leader, step))
}
