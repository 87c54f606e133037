//! Signals: what the cards that a defender need not win with tell his partner, by the usual agreements. A high card encourages,
//! counts an even number, or asks for the higher of two suits; the lowest says the opposite.

use parlour_core::{Chance, Control, Game, Seat};

use crate::analyst;
use crate::card::{Card, Cards, Suit};
use crate::deal::partner;
use crate::play::Play;
use crate::rules::Bridge;
use crate::solver::{Position, Solver};
use crate::view::View;
use crate::worlds::sample;

/// What a signal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Whether the suit that partner has led is to be gone on with.
    Attitude,
    /// Whether the number of cards in the suit that declarer's side has led is even.
    Count,
    /// Which of the two other side suits is to be returned after a ruff.
    Preference,
}

/// The layouts that are asked what a signal tells.
const LAYOUTS: usize = 60;

/// So many of them at least must agree with the signal, and as many say the opposite.
const FEW: usize = 8;

/// A high card of a signal is none that may win a trick.
const NINE: u8 = 7;
const QUEEN: u8 = 10;
const KING: u8 = 11;

impl Signal {
    /// What the next card of a play would tell partner, by what everybody has seen; `None` where nothing is told. Whether a
    /// suit is led to be ruffed shows when it is: `to_ruff` says so.
    pub fn of_next(play: &Play, to_ruff: bool) -> Option<Self> {
        let seat = play.to_move();
        if seat.side() == play.declarer().side() {
            return None;
        }
        let Some(&lead) = play.trick().first() else { return to_ruff.then_some(Self::Preference) };
        let earlier = &play.cards()[..play.cards().len() - play.trick().len()];
        if earlier.chunks(4).any(|trick| trick[0].suit() == lead.suit()) || Some(lead.suit()) == play.trumps() {
            return None;
        }
        match play.leader() {
            leader if leader.side() != seat.side() => Some(Self::Count),
            leader if leader == partner(seat) && lead.rank() >= KING => Some(Self::Attitude),
            _ => None,
        }
    }

    /// Whether a hand has a high card for it: `true` for encouraging, an even number and the higher suit. `None` where it is
    /// indifferent. `hand` is held before the card is played, `suit` the suit of the signal.
    pub fn is_high(self, hand: Cards, suit: Suit, lead: Card, trumps: Option<Suit>) -> Option<bool> {
        let cards = hand.of_suit(suit);
        match self {
            Self::Attitude => {
                // Under the ace the queen is wanted, under the king ace or jack.
                let wanted = if lead.rank() > KING { [QUEEN, KING] } else { [QUEEN - 1, KING + 1] };
                let helps = wanted.into_iter().any(|rank| cards.contains(Card::new(suit, rank)));
                let ruffs = cards.len() == 2 && trumps.is_some_and(|trumps| !hand.of_suit(trumps).is_empty());
                Some(helps || ruffs)
            }
            Self::Count => Some(cards.len().is_multiple_of(2)),
            Self::Preference => {
                let mut others = Suit::WRITTEN.into_iter().filter(|&other| other != suit && Some(other) != trumps);
                let (higher, lower) = (others.next()?, others.next()?);
                let best = |suit: Suit| hand.of_suit(suit).highest().map_or(0, |card| card.rank() + 1);
                let is_clear = best(higher).max(best(lower)) > QUEEN && best(higher) != best(lower);
                is_clear.then(|| best(higher) > best(lower))
            }
        }
    }

    /// The card that the seat on turn plays to tell it: the highest card below the ten, or the lowest. `None` where it is
    /// indifferent or has no choice.
    pub fn card(self, hand: Cards, suit: Suit, lead: Card, trumps: Option<Suit>) -> Option<Card> {
        let small: Cards = hand.of_suit(suit).iter().filter(|card| card.rank() <= NINE).collect();
        let is_high = self.is_high(hand, suit, lead, trumps).filter(|_| small.len() > 1)?;
        if is_high { small.highest() } else { small.lowest() }
    }

    /// Whether the decision of the seat on turn is the one that a signal given at `place` is for: the next lead, or how a suit
    /// is gone on with in which declarer's side leads.
    fn is_for(self, play: &Play, place: usize) -> bool {
        match self {
            Self::Attitude | Self::Preference => play.trick().is_empty() && place / 4 + 1 == play.cards().len() / 4,
            Self::Count => {
                play.led() == play.cards().get(place).map(|card| card.suit()) && place / 4 < play.cards().len() / 4
            }
        }
    }
}

/// A signal that partner has given.
struct Given {
    signal: Signal,
    /// Its card, and when it was played.
    card: Card,
    place: usize,
    /// The card led to its trick.
    lead: Card,
}

/// The last signal that partner of the seat on turn has given for its decision.
fn given(play: &Play) -> Option<Given> {
    let from = partner(play.to_move());
    let mut so_far = Play::new(play.trumps(), play.declarer());
    let mut last = None;
    for (place, &card) in play.cards().iter().enumerate() {
        let lead = so_far.trick().first().copied().unwrap_or(card);
        let to_ruff = play
            .cards()
            .get(place + 2)
            .is_some_and(|&ruff| Some(ruff.suit()) == play.trumps() && Some(card.suit()) != play.trumps());
        if so_far.to_move() == from
            && let Some(signal) = Signal::of_next(&so_far, to_ruff)
            && card.suit() == lead.suit()
            && signal.is_for(play, place)
        {
            last = Some(Given { signal, card, place, lead });
        }
        so_far.push(card);
    }
    last
}

impl Given {
    /// The card by which a hand would have told something, and whether it is a high one. `left` is what partner still holds.
    fn by_hand(&self, view: &View, left: Cards) -> Option<(Card, bool)> {
        let play = view.play();
        let from = partner(play.to_move());
        let before: Cards = play.cards()[..self.place].iter().copied().collect();
        let hand = left | play.played_by(from) & !before;
        let suit = self.card.suit();
        let is_high = self.signal.is_high(hand, suit, self.lead, play.trumps())?;
        Some((self.signal.card(hand, suit, self.lead, play.trumps())?, is_high))
    }
}

/// In how many layouts each card reaches the aim of the side to move.
#[derive(Default)]
struct Tally {
    layouts: usize,
    reached: Vec<(Card, usize)>,
}

impl Tally {
    fn add(&mut self, view: &View, hands: [Cards; 4], solver: &mut Solver) -> Option<()> {
        let play = view.play();
        let side = play.to_move().side();
        let position = Position::new(hands, view.contract().strain(), play.leader(), play.trick()).ok()?;
        let values = solver.cards(&position, &Control::default())?;
        if self.reached.is_empty() {
            self.reached = values.iter().map(|&(card, _)| (card, 0)).collect();
        }
        for (reached, (_, tricks)) in self.reached.iter_mut().zip(values) {
            reached.1 += usize::from(analyst::score(tricks + play.tricks(side), view.aim(side)) > 0);
        }
        self.layouts += 1;
        Some(())
    }

    /// The most layouts that a card of a set reaches the aim in.
    fn best_of(&self, cards: Cards) -> usize {
        self.reached.iter().filter(|(card, _)| cards.contains(*card)).map(|(_, count)| *count).max().unwrap_or(0)
    }
}

/// The signal of partner that tells the seat on turn to play one of `right`, if there is one: with the layouts that agree with
/// it they reach the aim more often than any other card, in a fifth of these; and with those in which partner would have told
/// the opposite they are no better than another.
pub fn deciding(game: &Bridge, right: Cards, solver: &mut Solver) -> Option<Signal> {
    let seat = game.to_move();
    let play = game.play_so_far();
    if seat.side() == play.declarer().side() || play.cards().is_empty() {
        return None;
    }
    let given = given(play)?;
    let view = game.view(seat);
    let (told, is_high) = given.by_hand(&view, game.hand(partner(seat)))?;
    if told != given.card {
        return None;
    }
    let (mut agreeing, mut contrary) = (Tally::default(), Tally::default());
    let mut chance = Chance::new(given.place as u64);
    for _ in 0..LAYOUTS {
        let hands = sample(&view, &mut chance);
        let tally = match given.by_hand(&view, hands[partner(seat).index()]) {
            Some((card, high)) if high == is_high && card == given.card => &mut agreeing,
            Some((_, high)) if high != is_high => &mut contrary,
            _ => continue,
        };
        tally.add(&view, hands, solver)?;
    }
    let wrong = !right;
    let by = |tally: &Tally| tally.best_of(right) as i32 - tally.best_of(wrong) as i32;
    let are_many = agreeing.layouts >= FEW && contrary.layouts >= FEW;
    let decides = 5 * by(&agreeing) > agreeing.layouts as i32 && by(&contrary) <= 0;
    (are_many && decides).then_some(given.signal)
}

/// The card by which the seat on turn gives a signal, where its partner can use one.
pub fn card_of(game: &Bridge, chosen: Card) -> Option<Card> {
    let (seat, play) = (game.to_move(), game.play_so_far());
    let hand = game.hand(seat);
    let ruffs = |seat: Seat| {
        play.trumps().is_some_and(|trumps| {
            let held = game.hand(seat);
            chosen.suit() != trumps && held.of_suit(chosen.suit()).is_empty() && !held.of_suit(trumps).is_empty()
        })
    };
    let signal = Signal::of_next(play, ruffs(partner(seat)))?;
    let lead = play.trick().first().copied().unwrap_or(chosen);
    signal
        .card(hand, lead.suit(), lead, play.trumps())
        .filter(|_| chosen.suit() == lead.suit() && chosen.rank() <= NINE)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;

    fn told(signal: Signal, hand: &str, suit: Suit, lead: &str) -> Option<String> {
        let card = signal.card(hand.parse().unwrap(), suit, lead.parse().unwrap(), Some(Suit::Hearts));
        card.map(|card| card.to_string())
    }

    /// The examples that books of defence give.
    #[test]
    fn cards_tell_what_is_agreed() {
        let said = |signal, hand: &str, suit, lead: &str, card: &str| {
            assert_eq!(told(signal, hand, suit, lead).as_deref(), Some(card), "{hand}");
        };
        said(Signal::Attitude, "Q82.432.5432.432", Suit::Spades, "SA", "S8");
        said(Signal::Attitude, "J82.432.5432.432", Suit::Spades, "SA", "S2");
        said(Signal::Attitude, "J82.432.5432.432", Suit::Spades, "SK", "S8");
        said(Signal::Attitude, "82.432.65432.432", Suit::Spades, "SA", "S8");
        said(Signal::Count, "432.432.8642.432", Suit::Diamonds, "DK", "D8");
        said(Signal::Count, "432.432.864.5432", Suit::Diamonds, "DK", "D4");
        said(Signal::Preference, "A43.432.9642.432", Suit::Diamonds, "D2", "D9");
        said(Signal::Preference, "432.432.9642.A32", Suit::Diamonds, "D2", "D2");
        assert_eq!(told(Signal::Preference, "432.432.9642.432", Suit::Diamonds, "D2"), None);
        assert_eq!(told(Signal::Attitude, "QJ2.432.5432.432", Suit::Spades, "SA"), None);
    }

    /// A doubleton encourages only who could ruff.
    #[test]
    fn without_trumps_two_cards_do_not_encourage() {
        let hand = "82.432.65432.432".parse().unwrap();
        let card = Signal::Attitude.card(hand, Suit::Spades, "SA".parse().unwrap(), None);
        assert_eq!(card.unwrap().to_string(), "S2");
    }
}
