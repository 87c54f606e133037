//! What a position is an example of: the technique that the right card shows, seen with all cards on the table.

use parlour_core::{Control, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Suit};
use crate::deal::{SEATS, partner, seat_after};
use crate::rules::Bridge;
use crate::signals::{self, Signal};
use crate::solver::{Position, Solver};

/// A technique of card play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Declarer wins with a card that a higher one, in front of it, could beat.
    Finesse,
    /// Declarer leads low cards towards a high one across, which the last hand cannot beat.
    LeadingTowards,
    /// The highest card of a suit that the others lead is kept.
    HoldUp,
    /// The highest card of a suit that the others lead must not wait.
    Taking,
    /// Declarer gives a trick away that he could win, in a suit that he leads.
    Ducking,
    /// Declarer drives out high cards before cashing his own.
    Establishing,
    /// Declarer overtakes a card of his own side, to be in the other hand.
    Entries,
    /// A high card is thrown under a higher one of partner's, so that it is not in the way.
    Unblocking,
    /// Sure tricks are taken while they are there.
    Cashing,
    /// Declarer leads trumps while the defenders have some, and nothing else will do.
    DrawingTrumps,
    /// A player ruffs rather than discards.
    Ruffing,
    /// A player discards rather than ruffs.
    NotRuffing,
    /// A player ruffs high, where a low trump would not do.
    RuffingHigh,
    /// Declarer discards from one suit and not from another.
    Discarding,
    /// Declarer gives the lead to a defender for whom every lead is bad.
    ThrowIn,
    /// The second hand keeps its honour when a small card is led.
    SecondHandLow,
    /// The second hand plays its honour though a small card is led.
    SecondHandHigh,
    /// The third hand plays its highest card when partner leads.
    ThirdHandHigh,
    /// The third hand keeps its honour though it could win with it.
    ThirdHandLow,
    /// An honour is covered with a higher one.
    Covering,
    /// An honour is not covered.
    NotCovering,
    /// The defence goes on with the suit that partner began.
    Returning,
    /// The defence leaves the suit it has led for another.
    Switching,
    /// The defence leads a suit that partner alone can ruff.
    GivingRuff,
    /// The defence leads a suit that both partner and declarer's side can ruff.
    Promotion,
    /// The defence keeps the right cards.
    Guarding,
    /// The defence goes on with a suit, or leaves it, as partner's card has told.
    Attitude,
    /// A defender takes his high card when declarer's side has no more of the suit, as partner's card has told.
    Count,
    /// The defence returns the suit of two that partner's card has told.
    Preference,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 29] = [
        Self::Finesse,
        Self::LeadingTowards,
        Self::HoldUp,
        Self::Taking,
        Self::Ducking,
        Self::Establishing,
        Self::Entries,
        Self::Unblocking,
        Self::Cashing,
        Self::DrawingTrumps,
        Self::Ruffing,
        Self::NotRuffing,
        Self::RuffingHigh,
        Self::Discarding,
        Self::ThrowIn,
        Self::SecondHandLow,
        Self::SecondHandHigh,
        Self::ThirdHandHigh,
        Self::ThirdHandLow,
        Self::Covering,
        Self::NotCovering,
        Self::Returning,
        Self::Switching,
        Self::GivingRuff,
        Self::Promotion,
        Self::Guarding,
        Self::Attitude,
        Self::Count,
        Self::Preference,
    ];

    /// The name, with which the ids of its problems begin.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Finesse => "finesse",
            Self::LeadingTowards => "leading-towards",
            Self::HoldUp => "hold-up",
            Self::Taking => "taking",
            Self::Ducking => "ducking",
            Self::Establishing => "establishing",
            Self::Entries => "entries",
            Self::Unblocking => "unblocking",
            Self::Cashing => "cashing",
            Self::DrawingTrumps => "drawing-trumps",
            Self::Ruffing => "ruffing",
            Self::NotRuffing => "not-ruffing",
            Self::RuffingHigh => "ruffing-high",
            Self::Discarding => "discarding",
            Self::ThrowIn => "throw-in",
            Self::SecondHandLow => "second-hand-low",
            Self::SecondHandHigh => "second-hand-high",
            Self::ThirdHandHigh => "third-hand-high",
            Self::ThirdHandLow => "third-hand-low",
            Self::Covering => "covering",
            Self::NotCovering => "not-covering",
            Self::Returning => "returning",
            Self::Switching => "switching",
            Self::GivingRuff => "giving-ruff",
            Self::Promotion => "promotion",
            Self::Guarding => "guarding",
            Self::Attitude => "attitude",
            Self::Count => "count",
            Self::Preference => "preference",
        }
    }

    /// What the player is asked, in level data and locale keys: the same for a technique and its opposite, so that the
    /// question does not give the answer.
    pub const fn question(self) -> &'static str {
        match self {
            Self::HoldUp | Self::Taking => "hold-up",
            Self::Entries | Self::Unblocking => "entries",
            Self::Ruffing | Self::NotRuffing | Self::RuffingHigh => "ruffing",
            Self::SecondHandLow | Self::SecondHandHigh => "second-hand",
            Self::ThirdHandHigh | Self::ThirdHandLow => "third-hand",
            Self::Covering | Self::NotCovering => "covering",
            Self::Returning | Self::Switching => "switching",
            Self::GivingRuff | Self::Promotion => "promotion",
            Self::Attitude | Self::Count | Self::Preference => SIGNAL,
            theme => theme.id(),
        }
    }

    /// The theme of a position in which the cards of `right` reach the goal and all others fail; `None` if there is no choice
    /// or it shows none of these.
    pub fn of(game: &Bridge, right: Cards, solver: &mut Solver) -> Option<Self> {
        let choice = Choice::new(game, right)?;
        match game.play_so_far().led() {
            None => choice.lead(solver),
            Some(led) if choice.right.iter().all(|card| card.suit() == led) && !choice.hand.of_suit(led).is_empty() => {
                choice.follow(led)
            }
            Some(_) => choice.void(),
        }
    }

    /// The same where a signal of partner tells which cards those are, and nothing else does.
    pub fn of_signal(game: &Bridge, right: Cards, solver: &mut Solver) -> Option<Self> {
        Some(match signals::deciding(game, right, solver)? {
            Signal::Attitude => Self::Attitude,
            Signal::Count => Self::Count,
            Signal::Preference => Self::Preference,
        })
    }
}

/// The question of all problems in which a signal tells what to do.
pub const SIGNAL: &str = "signal";

/// A choice between right and wrong cards.
struct Choice<'a> {
    game: &'a Bridge,
    seat: Seat,
    declares: bool,
    hand: Cards,
    right: Cards,
    wrong: Cards,
}

impl<'a> Choice<'a> {
    fn new(game: &'a Bridge, right: Cards) -> Option<Self> {
        let seat = game.to_move();
        let playable: Cards = game.legal_moves().into_iter().collect();
        let wrong = playable & !right;
        let declares = seat.side() == game.setup().declarer.side();
        let choice = Self { game, seat, declares, hand: game.hand(seat), right: right & playable, wrong };
        (!choice.right.is_empty() && !wrong.is_empty()).then_some(choice)
    }

    /// The highest card of a suit that is not played yet, and whose it is.
    fn master(&self, suit: Suit) -> Option<(Seat, Card)> {
        let of = |seat: Seat| self.game.hand(seat).of_suit(suit).highest().map(|card| (seat, card));
        SEATS.into_iter().filter_map(of).max_by_key(|&(_, card)| card)
    }

    /// The suit of a set, if it is one only.
    fn suit_of(cards: Cards) -> Option<Suit> {
        let suit = cards.lowest()?.suit();
        (cards.of_suit(suit) == cards).then_some(suit)
    }

    /// The first and the last suit led by the seat's side, and by whom the first.
    fn suits_led(&self) -> Option<((Seat, Suit), Suit)> {
        let play = self.game.play_so_far();
        let tricks = (0..play.cards().len() / 4).filter_map(|number| play.complete_trick(number));
        let leads: Vec<(Seat, Suit)> = tricks.map(|(leader, cards)| (leader, cards[0].suit())).collect();
        let ours = |lead: &&(Seat, Suit)| lead.0.side() == self.seat.side();
        Some((*leads.iter().find(ours)?, leads.iter().rfind(ours)?.1))
    }

    /// The cards that the other side holds of a suit.
    fn theirs(&self, suit: Suit) -> Cards {
        let others = SEATS.into_iter().filter(|seat| seat.side() != self.seat.side());
        others.fold(Cards::EMPTY, |all, seat| all | self.game.hand(seat).of_suit(suit))
    }

    fn is_void(&self, seat: Seat, suit: Suit) -> bool {
        self.game.hand(seat).of_suit(suit).is_empty()
    }

    /// Whether a seat has trumps but no card of the suit.
    fn can_ruff(&self, seat: Seat, suit: Suit) -> bool {
        let trumps = self.game.play_so_far().trumps().filter(|&trumps| trumps != suit);
        self.is_void(seat, suit) && trumps.is_some_and(|trumps| !self.is_void(seat, trumps))
    }

    fn opponents(&self) -> [Seat; 2] {
        [1, 3].map(|steps| seat_after(self.seat, steps))
    }

    /// The tricks that the side still needs to reach its goal.
    fn needed(&self) -> u8 {
        let contract = self.game.setup().contract.tricks();
        let goal = if self.declares { contract } else { 14 - contract };
        goal.saturating_sub(self.game.play_so_far().tricks(self.seat.side()))
    }

    fn lead(&self, solver: &mut Solver) -> Option<Theme> {
        let suit = Self::suit_of(self.right)?;
        if self.ducks(suit) {
            return Some(Theme::Ducking);
        }
        if Self::suit_of(self.wrong) == Some(suit) {
            return None;
        }
        let theme = if self.declares { self.declarers_lead(suit, solver) } else { self.defenders_lead(suit) };
        theme.or_else(|| self.cashes(suit).then_some(Theme::Cashing))
    }

    fn declarers_lead(&self, suit: Suit, solver: &mut Solver) -> Option<Theme> {
        if self.game.play_so_far().trumps() == Some(suit) {
            return (!self.theirs(suit).is_empty()).then_some(Theme::DrawingTrumps);
        }
        if self.throws_in(solver) == Some(true) {
            return Some(Theme::ThrowIn);
        }
        if self.leads_towards(suit) {
            return Some(Theme::LeadingTowards);
        }
        let driven_out = self.master(suit).is_some_and(|(holder, _)| holder.side() != self.seat.side());
        let could_cash = |card: Card| card.suit() != suit && self.master(card.suit()) == Some((self.seat, card));
        (driven_out && self.wrong.iter().any(could_cash)).then_some(Theme::Establishing)
    }

    /// Whether low cards are led towards an honour across that the last hand cannot beat.
    fn leads_towards(&self, suit: Suit) -> bool {
        let highest = |steps: u8| self.game.hand(seat_after(self.seat, steps)).of_suit(suit).highest();
        let is_honour = highest(2).is_some_and(Card::is_honour);
        is_honour && highest(2) > highest(3) && self.right.highest() < self.theirs(suit).highest().min(highest(2))
    }

    fn defenders_lead(&self, suit: Suit) -> Option<Theme> {
        if self.can_ruff(partner(self.seat), suit) {
            let is_promotion = self.opponents().into_iter().any(|seat| self.can_ruff(seat, suit));
            return Some(if is_promotion { Theme::Promotion } else { Theme::GivingRuff });
        }
        let ((leader, first), last) = self.suits_led()?;
        if leader == partner(self.seat) && suit == first {
            return Some(Theme::Returning);
        }
        let could_go_on = !self.wrong.of_suit(last).is_empty();
        (suit != last && could_go_on).then_some(Theme::Switching)
    }

    /// Whether the right cards win this trick for sure, and at most one more is needed.
    fn cashes(&self, suit: Suit) -> bool {
        let stands = self.right.lowest() > self.theirs(suit).highest();
        let ruffed = self.opponents().into_iter().any(|seat| self.can_ruff(seat, suit));
        stands && !ruffed && self.needed() <= 2
    }

    /// Whether the lead goes to a defender, and declarer then takes more tricks than if one of his own hands were to lead.
    fn throws_in(&self, solver: &mut Solver) -> Option<bool> {
        let mut game = self.game.clone();
        game.play(self.right.lowest()?).ok()?;
        let tricks = |game: &Bridge, leader: Seat, solver: &mut Solver| {
            let hands = SEATS.map(|seat| game.hand(seat));
            let position = Position::new(hands, game.setup().contract.strain(), leader, &[]).ok()?;
            let theirs = solver.tricks(&position, &Control::default())?;
            let is_ours = leader.side() == self.seat.side();
            Some(if is_ours { theirs } else { position.tricks_left() as u8 - theirs })
        };
        while !game.play_so_far().trick().is_empty() {
            let values = solver.cards(&game.position().ok()?, &Control::default())?;
            let best = values.into_iter().rev().max_by_key(|&(_, tricks)| tricks)?.0;
            game.play(best).ok()?;
        }
        let leader = game.to_move();
        if leader.side() == self.seat.side() || game.play_so_far().is_over() {
            return Some(false);
        }
        let given = tricks(&game, leader, solver)?;
        let own = [tricks(&game, self.seat, solver)?, tricks(&game, partner(self.seat), solver)?];
        Some(own.into_iter().all(|own| own < given))
    }

    fn follow(&self, led: Suit) -> Option<Theme> {
        let play = self.game.play_so_far();
        let (winner, best) = play.winning()?;
        let seat_in_trick = play.trick().len() + 1;
        let wins = |card: Card| best.suit() == led && card > best;
        let partner_wins = winner == partner(self.seat);
        let our_lead = play.leader().side() == self.seat.side();
        let (right_high, right_low) = (self.right.highest()?, self.right.lowest()?);
        let (wrong_high, wrong_low) = (self.wrong.highest()?, self.wrong.lowest()?);
        let master = self.master(led).filter(|&(seat, card)| seat == self.seat && wins(card)).map(|(_, card)| card);
        let spares_master = master.is_some_and(|card| self.wrong.contains(card));
        if partner_wins && right_low > wrong_high && right_low.is_honour() {
            let overtakes = wins(right_low);
            if self.declares || !overtakes {
                return Some(if overtakes { Theme::Entries } else { Theme::Unblocking });
            }
        }
        if spares_master && !our_lead && !partner_wins && !wins(right_high) {
            return Some(Theme::HoldUp);
        }
        if spares_master && our_lead && self.declares && self.lets_go(winner, best, right_high) {
            return Some(Theme::Ducking);
        }
        let honour = play.trick()[0].is_honour();
        match (seat_in_trick, self.declares) {
            (3, true) if our_lead && wins(right_low) && self.finesses(right_high, wrong_high) => Some(Theme::Finesse),
            (2, false) if honour && right_low > play.trick()[0] && right_low > wrong_high => Some(Theme::Covering),
            (2, false) if honour && wrong_high > play.trick()[0] && right_high < wrong_low => Some(Theme::NotCovering),
            (2, false) if !honour && wrong_low.is_honour() && right_high < wrong_low => Some(Theme::SecondHandLow),
            (2, false) if !honour && right_low.is_honour() && right_low > wrong_high => Some(Theme::SecondHandHigh),
            (3, false) if our_lead && right_low > wrong_high && wins(right_low) => Some(Theme::ThirdHandHigh),
            (3, false) if our_lead && wrong_low.is_honour() && wins(wrong_low) && right_high < wrong_low => {
                Some(Theme::ThirdHandLow)
            }
            _ => {
                let takes =
                    master.is_some_and(|card| self.right.contains(card)) && wins(right_low) && !wins(wrong_high);
                (takes && !our_lead).then_some(Theme::Taking)
            }
        }
    }

    /// Whether declarer, playing third, loses the trick with `card`. So far `winner` has it with `best`, of the suit led.
    fn lets_go(&self, winner: Seat, best: Card, card: Card) -> bool {
        let last = self.game.hand(seat_after(self.seat, 1)).of_suit(best.suit()).highest();
        let (ours, theirs) =
            if winner == partner(self.seat) { (card.max(best), last) } else { (card, last.max(Some(best))) };
        Some(ours) < theirs
    }

    /// Whether a higher card was played in vain, since the one between is with the opponent who has just played.
    fn finesses(&self, right: Card, wrong: Card) -> bool {
        let before = seat_after(self.seat, 3);
        let held = self.game.hand(before).of_suit(right.suit());
        wrong > right && held.iter().any(|card| card > right && card < wrong)
    }

    /// Whether declarer's lead of the suit's highest card is wrong, and what is right gives the trick away: the hand across
    /// cannot win it either.
    fn ducks(&self, suit: Suit) -> bool {
        let master = self.master(suit).filter(|&(seat, card)| seat == self.seat && self.wrong.contains(card));
        let highest = |steps: u8| self.game.hand(seat_after(self.seat, steps)).of_suit(suit).highest();
        let theirs = highest(1).max(highest(3));
        self.declares && master.is_some() && self.right.highest().max(highest(2)) < theirs
    }

    fn void(&self) -> Option<Theme> {
        let trumps = self.game.play_so_far().trumps();
        let trumps_of = |cards: Cards| trumps.map(|suit| cards.of_suit(suit)).unwrap_or_default();
        let (right, wrong) = (trumps_of(self.right), trumps_of(self.wrong));
        if right == self.right && wrong.is_empty() {
            return Some(Theme::Ruffing);
        }
        if right.is_empty() && wrong == self.wrong {
            return Some(Theme::NotRuffing);
        }
        if right == self.right && !wrong.is_empty() && right.lowest() > wrong.highest() {
            return Some(Theme::RuffingHigh);
        }
        // Where most cards will do there is little to find.
        if !right.is_empty() || self.right.len() > self.wrong.len() {
            return None;
        }
        if self.declares {
            return Some(Theme::Discarding);
        }
        wrong.is_empty().then_some(Theme::Guarding)
    }
}
