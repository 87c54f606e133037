//! The tricks that a player is certain of, however the cards lie that he does not see.
//!
//! Against every layout of the hidden cards he takes as many as against opponents who settle with every card that they play
//! which layout it is, as long as one is left that agrees with all that was played. So the cards of the hidden hands are one
//! pool, from which each hidden hand plays what it may hold; the search is that of a game in which nothing is hidden. A guess,
//! such as which way to finesse, never helps in it.

use std::collections::HashMap;

use parlour_core::{Control, Seat, Side, Thought};

use crate::alpha_mu::{Ended, touch};
use crate::analyst;
use crate::card::{Card, Cards, Suit};
use crate::deal::{SEATS, seat_after};
use crate::solver::trick_winner;
use crate::view::View;

/// So many positions are remembered at most: some 50 MB.
const MEMORY: usize = 400_000;

/// What the player of `view`, who is to choose, is certain of. The score is the exact one ([`analyst::score`]) of the tricks
/// that he takes against any play and any layout; the thought is exact if he is certain of no more. `None` if there is no card
/// to choose.
pub fn think(view: &View, control: &Control) -> Option<Thought<Card>> {
    let first = view.playable().lowest()?;
    let side = view.play().to_move().side();
    let mut search = Search { side, view, control, nodes: 0, known: HashMap::new() };
    let mut state = State::of(view);
    let (mut sure, mut best, mut exact) = (0, first, false);
    // Before dummy lies on the table three hands are hidden, and nothing is known of the two that play together.
    while view.dummy().is_some() {
        state.need = sure + 1;
        match search.card_for(&state) {
            Ok(Some(card)) => (sure, best) = (sure + 1, card),
            found => {
                exact = found.is_ok();
                break;
            }
        }
    }
    let score = analyst::score(view.play().tricks(side) + sure, view.aim(side));
    Some(Thought { score, exact, nodes: search.nodes, ..Thought::choice(best) })
}

/// A position as the player sees it.
#[derive(Clone)]
struct State {
    /// The hands that are seen.
    hands: [Cards; 4],
    /// The cards of all hidden hands.
    pool: Cards,
    /// How many of these each seat holds.
    hidden: [u8; 4],
    /// By seat the suits that it cannot hold, as bits.
    void: [u8; 4],
    leader: Seat,
    trick: Vec<Card>,
    /// The tricks left, the current one included.
    left: u8,
    /// The tricks that the player still wants.
    need: u8,
}

/// What tells positions between tricks apart.
#[derive(PartialEq, Eq, Hash)]
struct Key([Cards; 4], Cards, [u8; 4], Seat);

struct Search<'a> {
    side: Side,
    view: &'a View,
    control: &'a Control,
    nodes: u64,
    /// The tricks that can be taken for certain, from one number to another.
    known: HashMap<Key, [u8; 2]>,
}

impl State {
    fn of(view: &View) -> Self {
        let play = view.play();
        let hidden = |seat: Seat| if view.hand_of(seat).is_some() { 0 } else { view.cards_left(seat) as u8 };
        let void = |seat: Seat| {
            Suit::ALL.iter().filter(|&&suit| play.has_shown_out(seat, suit)).fold(0, |bits, suit| bits | bit(*suit))
        };
        Self {
            hands: SEATS.map(|seat| view.hand_of(seat).unwrap_or_default()),
            pool: view.unseen(),
            hidden: SEATS.map(hidden),
            void: SEATS.map(void),
            leader: play.leader(),
            trick: play.trick().to_vec(),
            left: 13 - (play.cards().len() / 4) as u8,
            need: 0,
        }
    }

    fn to_move(&self) -> Seat {
        seat_after(self.leader, self.trick.len() as u8)
    }

    /// What a seat may play; of cards that touch one, unless another hidden hand is still to play to the trick, which might
    /// hold a card between.
    fn playable(&self, seat: Seat) -> Vec<Card> {
        let led = self.trick.first().map(|card| card.suit());
        let is_hidden = self.hidden[seat.index()] > 0;
        let cards = if is_hidden {
            Suit::ALL
                .into_iter()
                .filter(|&suit| self.void[seat.index()] & bit(suit) == 0)
                .fold(Cards::EMPTY, |cards, suit| cards | self.pool.of_suit(suit))
        } else {
            self.hands[seat.index()].playable(led)
        };
        let in_trick: Cards = self.trick.iter().copied().collect();
        let own = if is_hidden { self.pool } else { self.hands[seat.index()] };
        let others = (self.hands.iter().fold(self.pool, |all, &hand| all | hand) & !own) | in_trick;
        let to_come = (1..4 - self.trick.len() as u8).map(|steps| seat_after(seat, steps));
        if is_hidden && to_come.into_iter().any(|seat| self.hidden[seat.index()] > 0) {
            return cards.iter().collect();
        }
        let mut last: Option<Card> = None;
        let is_new = |card: &Card| !last.replace(*card).is_some_and(|last| touch(last, *card, others));
        cards.iter().filter(is_new).collect()
    }

    /// The position after a card; `None` if no layout is left in which it could have been played.
    fn after(&self, card: Card, trumps: Option<Suit>, side: Side) -> Option<Self> {
        let seat = self.to_move();
        let mut next = self.clone();
        if self.hidden[seat.index()] > 0 {
            next.hidden[seat.index()] -= 1;
            next.pool = next.pool.without(card);
            if let Some(led) = self.trick.first().filter(|led| led.suit() != card.suit()) {
                next.void[seat.index()] |= bit(led.suit());
            }
            if !next.is_possible() {
                return None;
            }
        } else {
            next.hands[seat.index()] = next.hands[seat.index()].without(card);
        }
        next.trick.push(card);
        if next.trick.len() == 4 {
            next.leader = trick_winner(&next.trick, self.leader, trumps)?;
            next.need = next.need.saturating_sub(u8::from(next.leader.side() == side));
            next.left -= 1;
            next.trick.clear();
        }
        Some(next)
    }

    /// Whether the pool can be dealt to the hidden hands. One alone holds all of it; of two each takes what the other cannot
    /// hold.
    fn is_possible(&self) -> bool {
        let mut forced = [0; 4];
        for suit in Suit::ALL {
            let cards = self.pool.of_suit(suit).len() as u8;
            let mut able =
                SEATS.iter().filter(|seat| self.hidden[seat.index()] > 0 && self.void[seat.index()] & bit(suit) == 0);
            match (able.next(), able.next()) {
                _ if cards == 0 => {}
                (None, _) => return false,
                (Some(seat), None) => forced[seat.index()] += cards,
                (Some(_), Some(_)) => {}
            }
        }
        SEATS.iter().all(|seat| forced[seat.index()] <= self.hidden[seat.index()])
    }
}

const fn bit(suit: Suit) -> u8 {
    1 << suit.index()
}

impl Search<'_> {
    /// A card of the player with which he takes as many tricks as he needs, if there is one.
    fn card_for(&mut self, state: &State) -> Result<Option<Card>, Ended> {
        if state.need > state.left {
            return Ok(None);
        }
        for card in self.ordered(state, true) {
            if let Some(next) = state.after(card, self.trumps(), self.side)
                && self.takes(&next).ok_or(Ended)?
            {
                return Ok(Some(card));
            }
        }
        Ok(None)
    }

    /// Whether the player takes as many tricks as he needs; `None` if the control ended the search.
    fn takes(&mut self, state: &State) -> Option<bool> {
        if state.need == 0 || state.need > state.left {
            return Some(state.need == 0);
        }
        self.nodes += 1;
        if self.control.must_end(self.nodes) {
            return None;
        }
        if !state.trick.is_empty() {
            return self.search(state);
        }
        let key = || Key(state.hands, state.pool, state.void, state.leader);
        let [least, most] = self.known.get(&key()).copied().unwrap_or([0, state.left]);
        if state.need <= least || state.need > most {
            return Some(state.need <= least);
        }
        let takes = self.search(state)?;
        if self.known.len() < MEMORY {
            self.known.insert(key(), if takes { [state.need, most] } else { [least, state.need - 1] });
        }
        Some(takes)
    }

    fn search(&mut self, state: &State) -> Option<bool> {
        let is_chosen = self.is_chosen(state.to_move());
        for card in self.ordered(state, is_chosen) {
            let Some(next) = state.after(card, self.trumps(), self.side) else { continue };
            if self.takes(&next)? == is_chosen {
                return Some(is_chosen);
            }
        }
        Some(!is_chosen)
    }

    fn trumps(&self) -> Option<Suit> {
        self.view.play().trumps()
    }

    /// Whether the player chooses the cards of a seat: his own, and declarer dummy's. What a defender's partner does he cannot
    /// know.
    fn is_chosen(&self, seat: Seat) -> bool {
        let play = self.view.play();
        seat == self.view.seat() || (self.view.seat() == play.declarer() && seat == play.dummy())
    }

    /// What may be played, the most promising first: what wins the trick, then for the player his longest suit, and for the
    /// others what is not of the suit led.
    fn ordered(&self, state: &State, is_chosen: bool) -> Vec<Card> {
        let seat = state.to_move();
        let mut cards = state.playable(seat);
        let led = state.trick.first().map(|card| card.suit());
        let theirs = SEATS.into_iter().filter(|&seat| !self.is_chosen(seat));
        let theirs = theirs.fold(state.pool, |all, seat| all | state.hands[seat.index()]);
        let wins = |card: Card| {
            let mut trick = state.trick.clone();
            trick.push(card);
            let holds = trick_winner(&trick, state.leader, self.trumps()) == Some(seat);
            holds && (led.is_some() || theirs.of_suit(card.suit()).highest() < Some(card))
        };
        let length = |card: Card| state.hands[seat.index()].of_suit(card.suit()).len();
        cards.sort_by_cached_key(|&card| {
            let aside = if is_chosen { length(card) } else { u32::from(led.is_some_and(|led| led != card.suit())) };
            std::cmp::Reverse((wins(card), aside))
        });
        cards
    }
}
