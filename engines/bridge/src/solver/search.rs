//! The search: can North and South take so many tricks?
//!
//! Zero-window search as in DDS (Haglund, *Search Algorithms for a Bridge Double Dummy Solver*, 2014), with partition
//! search: every result comes with the cards whose ranks it depends on, and holds for all positions alike in these.

use parlour_core::Control;

use super::Position;
use super::bits::{SUIT, SUIT_OF, above, below, highest, lowest};
use super::order::{self, Around, Line};
use super::sure::{later_tricks, quick_tricks};
use super::table::{Owners, Table};

/// A result of the search.
#[derive(Clone, Copy)]
pub struct Found {
    /// Tricks of North and South: a lower bound if it is at least what was asked for, else an upper bound.
    pub tricks: i32,
    /// The cards whose ranks it depends on: all cards of a suit from its lowest of these upwards.
    pub winners: u64,
}

/// A card that refuted before in a like situation.
#[derive(Clone, Copy, Default)]
struct Killer {
    key: u32,
    card: u8,
}

/// Entries of the table of refuting cards.
const KILLERS: usize = 1 << 15;

/// The owners by relative rank, for every set of cards of a suit that may still be in play.
pub type Ownership = [Vec<u32>; 4];

/// For every set of remaining cards of each suit their owners from the highest down, two bits each from bit 31 down.
pub fn ownership(hands: &[u64; 4], known: &mut Ownership) {
    let all = hands.iter().fold(0, |all, hand| all | hand);
    for (suit, owners) in known.iter_mut().enumerate() {
        owners.resize(1 << 13, 0);
        let cards = (all >> (13 * suit)) & 0x1FFF;
        // All subsets in ascending order: each is a smaller one with one lower card.
        let mut set = 0_u64;
        loop {
            if set != 0 {
                let low = lowest(set);
                let rest = set ^ low;
                let owner = hands.iter().position(|hand| hand >> (13 * suit) & low != 0).unwrap_or_default() as u32;
                owners[set as usize] = owners[rest as usize] | owner << (30 - 2 * rest.count_ones());
            }
            if set == cards {
                break;
            }
            set = (set.wrapping_sub(cards)) & cards;
        }
    }
}

/// The trick in progress.
#[derive(Clone, Copy)]
pub struct Trick {
    /// All cards in play when it began.
    pub all: u64,
    /// Who led, 0–3 for N, E, S, W.
    pub leader: usize,
    /// The cards played to it.
    pub played: u64,
    /// How many those are.
    pub count: u8,
    /// The suit led.
    pub led: usize,
    /// The card that wins so far.
    pub best: u64,
    /// Who played it.
    pub best_seat: usize,
}

/// All that a search needs at hand.
pub struct Search<'a> {
    pub(super) hands: [u64; 4],
    pub(super) trump: usize,
    pub(super) owners: &'a Ownership,
    pub(super) table: &'a mut Table,
    pub(super) killers: &'a mut Killers,
    pub(super) control: &'a Control,
    pub(super) nodes: u64,
    /// Whether the control ended the search: what it returned is then worth nothing.
    pub(super) ended: bool,
}

/// Cards that refuted before.
pub struct Killers(Vec<Killer>);

impl Killers {
    /// None yet.
    pub fn new() -> Self {
        Self(vec![Killer::default(); KILLERS])
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.fill(Killer::default());
    }

    fn get(&self, hash: u64) -> Option<u8> {
        let killer = self.0[(hash >> 32) as usize & (KILLERS - 1)];
        (killer.key == hash as u32 && hash as u32 != 0).then_some(killer.card)
    }

    fn set(&mut self, hash: u64, card: u8) {
        self.0[(hash >> 32) as usize & (KILLERS - 1)] = Killer { key: hash as u32, card };
    }
}

/// Spreads the bits of a key.
const fn spread(key: u64) -> u64 {
    let mixed = (key ^ (key >> 29)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 32)
}

/// The number of cards of each suit in each hand, four bits each.
pub fn lengths(hands: &[u64; 4]) -> u64 {
    let mut lengths = 0;
    for (seat, hand) in hands.iter().enumerate() {
        for (suit, mask) in SUIT[..4].iter().enumerate() {
            lengths |= u64::from((hand & mask).count_ones()) << (16 * seat + 4 * suit);
        }
    }
    lengths
}

impl Search<'_> {
    /// The position with this trick in progress: whether North and South take `need` of the tricks left.
    pub fn at(&mut self, trick: &Trick, position: &Position, need: i32) -> Found {
        let (seat, lengths) = (position.to_move().index(), lengths(&self.hands));
        if trick.count == 0 { self.between(seat, lengths, need) } else { self.play(trick, seat, lengths, need) }
    }

    /// The position between two tricks: whether North and South take `need` of the tricks left.
    pub fn between(&mut self, leader: usize, lengths: u64, need: i32) -> Found {
        let tricks = self.hands[0].count_ones() as i32;
        if need <= 0 {
            return Found { tricks: 0, winners: 0 };
        }
        if need > tricks {
            return Found { tricks, winners: 0 };
        }
        if tricks == 1 {
            return self.last_trick(leader);
        }
        let all = self.hands.iter().fold(0, |all, hand| all | hand);
        // The last length follows from the others: its place names the leader.
        let key = spread(lengths & (!0 >> 4) | (leader as u64) << 60);
        let owners = self.owners_of(all);
        if let Some(hit) = self.table.probe(key, &owners, need as u8) {
            return Found { tricks: hit.tricks.into(), winners: lowest_of(all, hit.mask) };
        }
        let found = self.sure(leader, tricks, need).unwrap_or_else(|| {
            let trick = Trick { all, leader, played: 0, count: 0, led: 0, best: 0, best_seat: leader };
            self.play(&trick, leader, lengths, need)
        });
        let found = Found { winners: self.whole_sequences(all, found.winners), ..found };
        if !self.ended {
            let mask = mask_of(all, found.winners);
            let bounds = if found.tricks >= need { (found.tricks, tricks) } else { (0, found.tricks) };
            self.table.store(key, &owners, mask, bounds.0 as u8, bounds.1 as u8);
        }
        found
    }

    fn owners_of(&self, all: u64) -> Owners {
        let suit = |suit: usize| u64::from(self.owners[suit][(all >> (13 * suit)) as usize & 0x1FFF]);
        [suit(0) | suit(1) << 32, suit(2) | suit(3) << 32]
    }

    /// The answer, if sure tricks give it.
    fn sure(&self, leader: usize, tricks: i32, need: i32) -> Option<Found> {
        let north_south = leader & 1 == 0;
        let wanted = if north_south { need } else { tricks - need + 1 };
        let quick = quick_tricks(&self.hands, leader, self.trump, wanted as u32);
        if quick.tricks as i32 >= wanted {
            let tricks = if north_south { quick.tricks as i32 } else { tricks - quick.tricks as i32 };
            return Some(Found { tricks, winners: quick.winners });
        }
        let wanted = tricks + 1 - wanted;
        let later = later_tricks(&self.hands, leader, self.trump);
        if later.tricks as i32 >= wanted {
            let tricks = if north_south { tricks - later.tricks as i32 } else { later.tricks as i32 };
            return Some(Found { tricks, winners: later.winners });
        }
        None
    }

    /// The lowest winner of each suit, moved down to the end of the sequence of touching cards in one hand that it belongs
    /// to: of a sequence only one card was tried, so where it is broken up the proof may fail. A sequence that goes down to
    /// the last card of its suit need not be known: it is what the lengths leave when all cards above it are known.
    fn whole_sequences(&self, all: u64, winners: u64) -> u64 {
        let mut result = 0;
        for mask in &SUIT[..4] {
            let low = lowest(winners & mask);
            if low != 0 {
                let Some(hand) = self.hands.iter().find(|&&hand| hand & low != 0) else { continue };
                let foreign = all & mask & !hand;
                let next = highest(foreign & below(low));
                result |= if next == 0 { lowest(foreign & above(low)) } else { lowest(hand & mask & above(next)) };
            }
        }
        result
    }

    fn last_trick(&self, leader: usize) -> Found {
        let led = SUIT_OF[self.hands[leader].trailing_zeros() as usize] as usize;
        let (mut best, mut best_seat) = (self.hands[leader], leader);
        for step in 1..4 {
            let seat = (leader + step) & 3;
            if self.beats(self.hands[seat], best, led) {
                (best, best_seat) = (self.hands[seat], seat);
            }
        }
        let all = self.hands.iter().fold(0, |all, hand| all | hand);
        Found { tricks: i32::from(best_seat & 1 == 0), winners: contested(best, all) }
    }

    /// Whether a card takes the trick from the best so far.
    fn beats(&self, card: u64, best: u64, led: usize) -> bool {
        let trumps = SUIT[self.trump];
        if best & trumps != 0 { card & trumps > best } else { card & trumps != 0 || card & SUIT[led] > best }
    }

    /// Tries the cards of the player on turn, whom `seat` names, until one decides.
    pub fn play(&mut self, trick: &Trick, seat: usize, lengths: u64, need: i32) -> Found {
        self.nodes += 1;
        if self.ended || self.control.must_end(self.nodes) {
            self.ended = true;
            return Found { tricks: 0, winners: 0 };
        }
        let hand = self.hands[seat];
        let following = trick.count > 0 && hand & SUIT[trick.led] != 0;
        let playable = if following { hand & SUIT[trick.led] } else { hand };
        let maximise = seat & 1 == 0;
        let mut failed = Found { tricks: if maximise { 0 } else { 13 }, winners: 0 };

        // A single choice needs no order.
        let foreign = trick.all & !hand;
        let top = highest(playable);
        if foreign & below(top) & above(lowest(playable)) == 0
            && SUIT_OF[playable.trailing_zeros() as usize] == SUIT_OF[top.trailing_zeros() as usize]
        {
            return self.try_card(trick, seat, top, lengths, need);
        }

        let hash = self.situation(trick, seat, following, need);
        let mut tried = 0;
        let mut dead = 0;
        let killer = self.killers.get(hash).map(|card| 1 << card).filter(|card| playable & card != 0);
        let mut line = Line::new();
        let mut ordered = false;
        let mut next = 0;
        loop {
            let card = match killer {
                Some(card) if tried == 0 => card,
                _ => {
                    if !ordered {
                        self.order(trick, seat, following, playable, &mut line);
                        ordered = true;
                    }
                    let Some(&card) = line.cards().get(next) else { return failed };
                    next += 1;
                    1 << card
                }
            };
            if dead & card != 0 || tried & card != 0 || order::is_equivalent(card, tried, hand, trick.all) {
                continue;
            }
            tried |= card;
            let found = self.try_card(trick, seat, card, lengths, need);
            if (found.tricks >= need) == maximise {
                if killer != Some(card) {
                    self.killers.set(hash, card.trailing_zeros() as u8);
                }
                return found;
            }
            failed.tricks = if maximise { failed.tricks.max(found.tricks) } else { failed.tricks.min(found.tricks) };
            failed.winners |= found.winners;
            // Where the rank of the card did not matter, it does not matter of any other card below those that did.
            let suit = SUIT[SUIT_OF[card.trailing_zeros() as usize] as usize];
            let lowest_winner = lowest(found.winners & suit);
            if lowest_winner == 0 {
                dead |= suit;
            } else if card < lowest_winner {
                dead |= suit & below(lowest_winner);
            }
        }
    }

    /// A number for what the choice mainly depends on.
    fn situation(&self, trick: &Trick, seat: usize, following: bool, need: i32) -> u64 {
        let need = if self.trump == 4 { 0 } else { need as u64 };
        let hand = self.hands[seat];
        let key = if trick.count == 0 {
            let partner = self.hands[(seat + 2) & 3];
            let parity = SUIT[..4].iter().fold(0, |all, mask| all << 1 | u64::from((partner & mask).count_ones() & 1));
            hand | parity << 52 | need << 56
        } else if following {
            let best = u64::from(trick.best.trailing_zeros());
            trick.all & SUIT[trick.led] | best << 52 | (trick.leader as u64) << 58
        } else {
            let winner = if self.trump == 4 { trick.best_seat as u64 } else { u64::from(trick.best.trailing_zeros()) };
            hand | winner << 52 | need << 58
        };
        spread(key.wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ u64::from(trick.count) << 7 ^ (seat as u64) << 2)
            .wrapping_mul(0xBF58_476D_1CE4_E5B9)
    }

    fn order(&self, trick: &Trick, seat: usize, following: bool, playable: u64, line: &mut Line) {
        let [me, lho, partner, rho] = [0, 1, 2, 3].map(|step| self.hands[(seat + step) & 3]);
        let around = Around { me, lho, partner, rho, all: trick.all, trump: self.trump };
        let partner_wins = trick.count >= 2 && trick.best_seat == (seat + 2) & 3;
        if trick.count == 0 {
            order::leads(&around, line);
        } else if following {
            order::follow(&around, playable, trick.led, trick.best, partner_wins, trick.count, line);
        } else {
            order::discard(&around, trick.led, trick.best, partner_wins, trick.count, line);
        }
    }

    /// Plays the card, and takes it back.
    pub fn try_card(&mut self, trick: &Trick, seat: usize, card: u64, lengths: u64, need: i32) -> Found {
        let suit = SUIT_OF[card.trailing_zeros() as usize] as usize;
        let mut after = *trick;
        if trick.count == 0 {
            after.led = suit;
        }
        if trick.count == 0 || self.beats(card, trick.best, trick.led) {
            (after.best, after.best_seat) = (card, seat);
        }
        after.played |= card;
        after.count += 1;
        let lengths = lengths - (1 << (16 * seat + 4 * suit));
        self.hands[seat] ^= card;
        let found = if after.count == 4 {
            let won = i32::from(after.best_seat & 1 == 0);
            let rest = self.between(after.best_seat, lengths, need - won);
            Found { tricks: rest.tricks + won, winners: rest.winners | contested(after.best, after.played) }
        } else {
            self.play(&after, (seat + 1) & 3, lengths, need)
        };
        self.hands[seat] ^= card;
        found
    }
}

/// The winner of a trick, if its rank mattered: if another card of its suit was played.
fn contested(best: u64, played: u64) -> u64 {
    let suit = SUIT[SUIT_OF[best.trailing_zeros() as usize] as usize];
    if played & suit == best { 0 } else { best }
}

/// The bits of the owners of all cards from the lowest winner of each suit upwards.
fn mask_of(all: u64, winners: u64) -> Owners {
    let suit = |suit: usize| {
        let low = lowest(winners & SUIT[suit]);
        if low == 0 { 0 } else { top_bits((all & SUIT[suit] & !below(low)).count_ones()) }
    };
    [suit(0) | suit(1) << 32, suit(2) | suit(3) << 32]
}

/// The bits of the owners of the `count` highest cards of a suit.
const fn top_bits(count: u32) -> u64 {
    (0xFFFF_FFFF_u64 << (32 - 2 * count)) & 0xFFFF_FFFF
}

/// The reverse of [`mask_of`]: the lowest card of each suit that matters.
fn lowest_of(all: u64, mask: Owners) -> u64 {
    let mut winners = 0;
    for (suit, suit_mask) in SUIT[..4].iter().enumerate() {
        let count = (mask[suit / 2] >> (32 * (suit & 1)) & 0xFFFF_FFFF).count_ones() / 2;
        let mut cards = all & suit_mask;
        for step in 0..count {
            let card = highest(cards);
            if step + 1 == count {
                winners |= card;
            }
            cards ^= card;
        }
    }
    winners
}
