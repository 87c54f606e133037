//! Where hands, the trick and the plates of the seats lie.
//!
//! A person looks from declarer's seat or, with the table turned to the other side, from that of the opening leader. The
//! hands lie along the four sides: those in front and across in rows, those at the sides in columns. In narrow places a row
//! becomes two, so that the cards can be read.

use bevy::prelude::*;
use parlour_bridge::deal::seat_after;
use parlour_bridge::{Card, Cards, Setup, Suit};
use parlour_core::{Seat, Side};

use crate::table::layout::Aspect;

/// Width and height of a card.
pub const CARD: Vec2 = Vec2::new(110.0, 154.0);

/// So much of a card must be seen for its rank and suit to be read: from the left, and from the top.
pub const INDEX: Vec2 = Vec2::new(56.0, 38.0);

/// Between the hands and the edge of the table.
const MARGIN: f32 = 20.0;

/// Between the two rows of a hand in narrow places.
const ROW: f32 = 46.0;

/// The plate of a seat.
pub const PLATE: f32 = 40.0;

/// Between a hand and its plate.
const GAP: f32 = 24.0;

/// Places narrower than this for their height have the hands in two rows.
const NARROW: f32 = 0.95;

/// The most cards in a hand.
const HAND: usize = 13;

/// A side of the table as the person sees it, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// In front of the person.
    Near,
    /// At the left.
    Left,
    /// Across.
    Far,
    /// At the right.
    Right,
}

impl Edge {
    const ALL: [Self; 4] = [Self::Near, Self::Left, Self::Far, Self::Right];

    /// The way from the middle of the table.
    pub const fn way(self) -> Vec2 {
        match self {
            Self::Near => Vec2::NEG_Y,
            Self::Left => Vec2::NEG_X,
            Self::Far => Vec2::Y,
            Self::Right => Vec2::X,
        }
    }
}

/// How a table lies.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Who sits in front.
    near: Seat,
    trumps: Option<Suit>,
    size: Vec2,
    narrow: bool,
}

impl Plan {
    /// The plan for a place.
    pub fn of(setup: &Setup, place: Aspect) -> Self {
        let side = if place.turned { Side::Second } else { Side::First };
        let near = if setup.declarer.side() == side { setup.declarer } else { seat_after(setup.declarer, 1) };
        let narrow = place.ratio < NARROW;
        let size = if narrow {
            Vec2::new(660.0, (660.0 / place.ratio).clamp(980.0, 1200.0))
        } else {
            Vec2::new((800.0 * place.ratio).clamp(1060.0, 1280.0), 800.0)
        };
        Self { near, trumps: setup.contract.strain().trumps(), size, narrow }
    }

    /// The size of the table.
    pub const fn extent(&self) -> Vec2 {
        self.size
    }

    /// How far a card can be moved up without leaving the table.
    pub fn room_above(&self, at: Vec2) -> f32 {
        self.size.y / 2.0 - CARD.y / 2.0 - at.y
    }

    /// Where a seat is.
    pub fn edge(&self, seat: Seat) -> Edge {
        Edge::ALL[usize::from((seat.0 + 4 - self.near.0) & 3)]
    }

    /// The middle of the plate of a seat.
    pub fn plate(&self, seat: Seat) -> Vec2 {
        let edge = self.edge(seat);
        let depth = match edge {
            Edge::Near | Edge::Far => CARD.y + if self.narrow { ROW } else { 0.0 },
            Edge::Left | Edge::Right => CARD.x,
        };
        edge.way() * (self.size / 2.0 - MARGIN - depth - GAP)
    }

    /// The middle of the card that a seat has played.
    pub fn played(&self, seat: Seat) -> Vec2 {
        self.edge(seat).way() * Vec2::new(98.0, 90.0)
    }

    /// The middle of the words that name the contract of a seat: beside its plate, off the trick and away from what it took.
    pub fn contract(&self, seat: Seat) -> Vec2 {
        let aside = match self.edge(seat) {
            Edge::Near | Edge::Far => Vec2::NEG_X * 68.0,
            Edge::Left | Edge::Right => Vec2::Y * 96.0,
        };
        self.plate(seat) + aside
    }

    /// Where the trick that a seat took last lies.
    pub fn taken(&self, seat: Seat) -> Vec2 {
        let aside = match self.edge(seat) {
            Edge::Near | Edge::Far => Vec2::X * 52.0,
            Edge::Left | Edge::Right => Vec2::NEG_Y * 58.0,
        };
        self.plate(seat) + aside
    }

    /// The suits as they are held: trumps first, black and red in turn.
    fn suits(&self) -> [Suit; 4] {
        use Suit::{Clubs, Diamonds, Hearts, Spades};
        match self.trumps {
            None | Some(Spades) => [Spades, Hearts, Clubs, Diamonds],
            Some(Hearts) => [Hearts, Spades, Diamonds, Clubs],
            Some(Diamonds) => [Diamonds, Spades, Hearts, Clubs],
            Some(Clubs) => [Clubs, Hearts, Spades, Diamonds],
        }
    }

    /// The cards of a hand as they are held, in one row or two; high cards first.
    fn rows(&self, hand: Cards) -> Vec<Vec<Card>> {
        let suits = self.suits().map(|suit| hand.of_suit(suit).iter().rev().collect::<Vec<_>>());
        let [first, second, third, fourth] = suits;
        vec![[first, second].concat(), [third, fourth].concat()]
    }

    /// The middle of every card of an open hand, those below first.
    pub fn open_hand(&self, seat: Seat, hand: Cards) -> Vec<(Card, Vec2)> {
        self.laid(seat, self.rows(hand))
    }

    /// The same of a hand that is seen from behind: in an order that tells nothing of the cards.
    pub fn hidden_hand(&self, seat: Seat, hand: Cards) -> Vec<(Card, Vec2)> {
        let mut cards: Vec<Card> = hand.iter().collect();
        cards.sort_by_key(|card| (card.index() as u32 * 29 + u32::from(seat.0) * 17 + 7) % 53);
        let second = cards.split_off(cards.len().div_ceil(2));
        self.laid(seat, vec![cards, second])
    }

    fn laid(&self, seat: Seat, rows: Vec<Vec<Card>>) -> Vec<(Card, Vec2)> {
        let edge = self.edge(seat);
        match edge {
            Edge::Near | Edge::Far if self.narrow => {
                let outer = self.size.y / 2.0 - MARGIN - CARD.y / 2.0;
                // The first row lies above the second, which covers all but its index.
                let first = if edge == Edge::Near { ROW - outer } else { outer };
                let rows = rows.into_iter().enumerate();
                rows.flat_map(|(row, cards)| self.row(&cards, first - ROW * row as f32)).collect()
            }
            Edge::Near | Edge::Far => {
                self.row(&rows.concat(), edge.way().y * (self.size.y / 2.0 - MARGIN - CARD.y / 2.0))
            }
            Edge::Left | Edge::Right => {
                self.column(&rows.concat(), edge.way().x * (self.size.x / 2.0 - MARGIN - CARD.x / 2.0))
            }
        }
    }

    /// Cards from left to right.
    fn row(&self, cards: &[Card], y: f32) -> Vec<(Card, Vec2)> {
        let gaps = cards.len().saturating_sub(1) as f32;
        let room = if self.narrow { self.size.x - 2.0 * MARGIN } else { INDEX.x * (HAND - 1) as f32 + CARD.x } - CARD.x;
        let most = if self.narrow { 84.0 } else { INDEX.x };
        let step = most.min(room / gaps.max(1.0));
        let place = |(slot, card): (usize, &Card)| (*card, Vec2::new((slot as f32 - gaps / 2.0) * step, y));
        cards.iter().enumerate().map(place).collect()
    }

    /// Cards from the top down.
    fn column(&self, cards: &[Card], x: f32) -> Vec<(Card, Vec2)> {
        let gaps = cards.len().saturating_sub(1) as f32;
        let taken = if self.narrow { 2.0 * (MARGIN + CARD.y + ROW + 6.0) } else { 2.0 * MARGIN };
        let step = INDEX.y.min((self.size.y - taken - CARD.y) / gaps.max(1.0));
        let place = |(slot, card): (usize, &Card)| (*card, Vec2::new(x, (gaps / 2.0 - slot as f32) * step));
        cards.iter().enumerate().map(place).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Game;

    /// The size of the words that name a contract, about.
    const CONTRACT: Vec2 = Vec2::new(48.0, 28.0);

    fn plans() -> impl Iterator<Item = Plan> {
        let setups = (0..4).map(|declarer| Setup { declarer: Seat(declarer), ..Setup::default() });
        let places = crate::games::conformance::PLACES;
        setups.flat_map(move |setup| places.map(|place| Plan::of(&setup, place)))
    }

    #[test]
    fn whoever_looks_is_declarer_or_the_leader() {
        let setup = Setup { declarer: Seat(1), ..Setup::default() };
        let near = |turned| Plan::of(&setup, Aspect::wide(1.0).turned(turned)).near;
        assert_eq!([near(true), near(false)], [Seat(1), Seat(2)], "East declares, South leads");
    }

    #[test]
    fn seats_go_clockwise() {
        for plan in plans() {
            let edges = [0, 1, 2, 3].map(|step| plan.edge(seat_after(plan.near, step)));
            assert_eq!(edges, [Edge::Near, Edge::Left, Edge::Far, Edge::Right]);
        }
    }

    #[test]
    fn hands_do_not_lie_on_each_other_nor_on_the_trick() {
        let game = parlour_bridge::Bridge::new(&Setup::default()).unwrap();
        for plan in plans() {
            let half = CARD / 2.0;
            let card = |at: Vec2| Rect::from_corners(at - half, at + half);
            let hands = [0, 1, 2, 3].map(|seat| {
                let cards = plan.open_hand(Seat(seat), game.hand(Seat(seat)));
                cards.iter().map(|(_, at)| card(*at)).reduce(|one, other| one.union(other)).unwrap()
            });
            let whole = Rect::from_center_size(Vec2::ZERO, plan.extent());
            for (index, hand) in hands.iter().enumerate() {
                assert_eq!(whole.union(*hand), whole, "{plan:?}");
                for other in &hands[index + 1..] {
                    assert!(hand.intersect(*other).is_empty(), "{plan:?}: {hand:?} {other:?}");
                }
                for seat in 0..4 {
                    assert!(hand.intersect(card(plan.played(Seat(seat)))).is_empty(), "{plan:?}");
                    let plate = Rect::from_center_size(plan.plate(Seat(seat)), Vec2::splat(PLATE));
                    assert!(hand.intersect(plate).is_empty(), "{plan:?}");
                    let words = Rect::from_center_size(plan.contract(Seat(seat)), CONTRACT);
                    assert!(words.intersect(plate).is_empty() && hand.intersect(words).is_empty(), "{plan:?} {seat}");
                    for trick in 0..4 {
                        assert!(words.intersect(card(plan.played(Seat(trick)))).is_empty(), "{plan:?} {seat} {trick}");
                        assert!(plate.intersect(card(plan.played(Seat(trick)))).is_empty(), "{plan:?} {seat} {trick}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_hidden_hand_tells_nothing_of_its_suits() {
        let plan = plans().next().unwrap();
        let game = parlour_bridge::Bridge::new(&Setup::default()).unwrap();
        let hidden = plan.hidden_hand(Seat(1), game.hand(Seat(1)));
        let suits: Vec<Suit> = hidden.iter().map(|(card, _)| card.suit()).collect();
        let changes = suits.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(changes > 5, "{suits:?}");
    }
}
