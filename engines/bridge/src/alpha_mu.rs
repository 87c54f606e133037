//! Alpha-mu search (Cazenave and Ventos 2019, *The αμ Search Algorithm for the Game of Bridge*, arXiv 1911.07960).
//!
//! Sampling alone takes for granted that the player will later know how the cards lie. This search does not: for some of the
//! player's own cards ahead it commits him to one card for all layouts that look alike to him, and only then asks the
//! double-dummy solver. A line of play is worth the set of layouts in which it reaches the goal, a position the set of lines of
//! which none is better than another in every layout (its Pareto front).

use parlour_core::{Control, Seat, Side};

use crate::card::{Card, Cards, Suit};
use crate::contract::Strain;
use crate::deal::seat_after;
use crate::solver::{Position, Solver, trick_winner};

/// A set of layouts: bit by bit those in which a goal is reached.
pub type Layouts = u64;

/// The most layouts that a set has room for.
pub const MOST_LAYOUTS: usize = 64;

/// What the player wants, and what he cannot see.
pub struct Task<'a> {
    /// Who is to play first, and plays on for his side from the hands he sees.
    pub side: Side,
    /// The hands that the player sees: his own and dummy's.
    pub seen: [Seat; 2],
    /// The seats whose cards he chooses.
    pub chosen: &'a [Seat],
    /// What is trumps.
    pub strain: Strain,
    /// Whose card led the trick in progress.
    pub leader: Seat,
    /// The tricks that his side still needs.
    pub need: i32,
}

/// One layout on the way.
#[derive(Clone, Copy)]
struct Layout {
    hands: [Cards; 4],
    /// The cards of the trick in progress, as many as the node says.
    trick: [Card; 3],
}

impl Layout {
    fn playable(&self, node: &Node, seat: Seat) -> Cards {
        let led = (node.count > 0).then(|| self.trick[0].suit());
        self.hands[seat.index()].playable(led)
    }
}

/// What all layouts have in common.
#[derive(Clone, Copy)]
struct Node {
    leader: Seat,
    /// Cards played to the trick.
    count: usize,
    /// The tricks that the player's side still needs.
    need: i32,
    /// The player's cards that may still be committed to.
    moves: u32,
    /// The layouts that lead here.
    layouts: Layouts,
    /// Those of them in which the goal can still be reached.
    live: Layouts,
}

/// The search ended before it knew.
pub struct Ended;

/// A search about one task.
pub struct AlphaMu<'a> {
    task: &'a Task<'a>,
    solver: &'a mut Solver,
    control: &'a Control,
    /// The solver's count when the control began to count.
    since: u64,
    /// Lines that reach the goal in no more layouts than this are of no interest.
    floor: u32,
    /// The layouts in which the first card of the lines looked at may reach the goal.
    hope: Layouts,
}

/// The lines of a position of which none is better than another.
type Front = Vec<Layouts>;

/// Adds a line, unless one known is as good in every layout; drops those that it beats.
fn add(front: &mut Front, line: Layouts) {
    if front.iter().any(|&known| line & !known == 0) {
        return;
    }
    front.retain(|&known| known & !line != 0);
    front.push(line);
}

impl<'a> AlphaMu<'a> {
    /// A search that `control` ends, counting the solver's nodes from `since` on.
    pub fn new(task: &'a Task<'a>, solver: &'a mut Solver, control: &'a Control, since: u64) -> Self {
        Self { task, solver, control, since, floor: 0, hope: 0 }
    }

    /// In how many layouts the best line that begins with `card` reaches the goal, if the player commits himself to his next
    /// `moves` cards, this one included; at most `floor` stands for anything up to it. `hope` are the layouts in which the
    /// card reaches it double dummy, `trick` the cards of the trick in progress.
    ///
    /// # Errors
    /// If the control ended the search.
    pub fn reach(
        &mut self,
        hands: &[[Cards; 4]],
        trick: &[Card],
        card: Card,
        moves: u32,
        hope: Layouts,
        floor: u32,
    ) -> Result<u32, Ended> {
        (self.floor, self.hope) = (floor, hope);
        if moves < 2 || hope.count_ones() <= floor {
            return Ok(hope.count_ones());
        }
        let mut cards = [card; 3];
        cards[..trick.len()].copy_from_slice(trick);
        let layouts: Vec<Layout> = hands.iter().map(|&hands| Layout { hands, trick: cards }).collect();
        let Task { leader, need, .. } = *self.task;
        let node = Node { leader, count: trick.len(), need, moves, layouts: hope, live: hope };
        let front = self.after(&layouts, &node, |_| Some(card))?;
        Ok(front.into_iter().map(Layouts::count_ones).max().unwrap_or(0).max(floor))
    }

    /// The lines of a position. Lines of no interest may be missing.
    fn front(&mut self, layouts: &[Layout], node: &Node) -> Result<Front, Ended> {
        if node.need <= 0 {
            return Ok(vec![node.layouts]);
        }
        let seat = seat_after(node.leader, node.count as u8);
        // What cannot be reached with all cards seen cannot be reached at all.
        let live = self.double_dummy(layouts, node, seat)?;
        let node = Node { live, ..*node };
        if node.moves == 0 || live.count_ones() < 2 {
            return Ok(self.of_interest(vec![live], &node));
        }
        if self.task.chosen.contains(&seat) {
            self.own(layouts, &node, seat)
        } else {
            self.hidden(layouts, &node, seat)
        }
    }

    /// The player chooses: all lines of all cards.
    fn own(&mut self, layouts: &[Layout], node: &Node, seat: Seat) -> Result<Front, Ended> {
        let any = &layouts[node.live.trailing_zeros() as usize];
        let hand = any.hands[seat.index()];
        let trick = &any.trick[..node.count];
        let in_play = any.hands.iter().fold(Cards::EMPTY, |all, &cards| all | cards) | trick.iter().copied().collect();
        let mut front = Front::new();
        let mut last: Option<Card> = None;
        for card in hand.playable(trick.first().map(|card| card.suit())).iter() {
            // Of cards that touch one is enough.
            let touches = last.is_some_and(|last| touch(last, card, in_play & !hand));
            last = Some(card);
            if touches {
                continue;
            }
            for line in self.after(layouts, node, |_| Some(card))? {
                add(&mut front, line);
            }
            if front.contains(&node.live) {
                break;
            }
        }
        Ok(front)
    }

    /// Another chooses, who is taken to see all cards: an opponent what is worst in each layout, partner what is best. What
    /// he plays tells the layouts apart.
    fn hidden(&mut self, layouts: &[Layout], node: &Node, seat: Seat) -> Result<Front, Ended> {
        let is_partner = seat.side() == self.task.side;
        let mut front = vec![if is_partner { 0 } else { node.live }];
        for sign in self.signs(layouts, node, seat) {
            let cards: Vec<Option<Card>> =
                layouts.iter().map(|layout| self.card_of(layout, node, seat, sign)).collect();
            let able =
                members(node.live).filter(|&index| cards[index].is_some()).fold(0, |set, index| set | 1 << index);
            let lines = self.after_each(layouts, &Node { layouts: able, live: able, ..*node }, &cards)?;
            let mut joined = Front::new();
            for &known in &front {
                for &line in &lines {
                    add(&mut joined, if is_partner { known | line } else { known & (line | !able) });
                }
            }
            front = if is_partner { joined } else { self.of_interest(joined, node) };
            if front.is_empty() {
                break;
            }
        }
        Ok(self.of_interest(front, node))
    }

    /// The signs by which the player may tell the cards of a hidden hand apart.
    fn signs(&self, layouts: &[Layout], node: &Node, seat: Seat) -> Vec<Sign> {
        let mut signs = Vec::new();
        for index in members(node.live) {
            for card in layouts[index].playable(node, seat).iter() {
                let sign = self.sign(&layouts[index], node, card);
                if !signs.contains(&sign) {
                    signs.push(sign);
                }
            }
        }
        signs
    }

    /// The lowest card with that sign that a hidden hand may play.
    fn card_of(&self, layout: &Layout, node: &Node, seat: Seat, sign: Sign) -> Option<Card> {
        layout.playable(node, seat).iter().find(|&card| self.sign(layout, node, card) == sign)
    }

    fn sign(&self, layout: &Layout, node: &Node, card: Card) -> Sign {
        let seen = self.task.seen.iter().fold(Cards::EMPTY, |all, seat| all | layout.hands[seat.index()]);
        let trick = &layout.trick[..node.count];
        let higher = |other: &Card| other.suit() == card.suit() && *other > card;
        let above = seen.iter().filter(higher).count() + trick.iter().filter(|other| higher(other)).count();
        let mut with = trick.to_vec();
        with.push(card);
        let winner = trick_winner(&with, node.leader, self.task.strain.trumps());
        Sign { suit: card.suit(), above, wins: winner == Some(seat_after(node.leader, node.count as u8)) }
    }

    /// The lines after the same card in all layouts.
    fn after(
        &mut self,
        layouts: &[Layout],
        node: &Node,
        card: impl Fn(&Layout) -> Option<Card>,
    ) -> Result<Front, Ended> {
        let cards: Vec<Option<Card>> = layouts.iter().map(card).collect();
        self.after_each(layouts, &Node { moves: node.moves - 1, ..*node }, &cards)
    }

    /// The lines after a card in each of the node's layouts. They all come to the same winner.
    fn after_each(&mut self, layouts: &[Layout], node: &Node, cards: &[Option<Card>]) -> Result<Front, Ended> {
        let seat = seat_after(node.leader, node.count as u8);
        let mut next = layouts.to_vec();
        let mut winner = None;
        for index in members(node.live) {
            let (layout, Some(card)) = (&mut next[index], cards[index]) else { continue };
            layout.hands[seat.index()] = layout.hands[seat.index()].without(card);
            if node.count < 3 {
                layout.trick[node.count] = card;
            } else {
                let [first, second, third] = layout.trick;
                winner = trick_winner(&[first, second, third, card], node.leader, self.task.strain.trumps());
            }
        }
        let below = match winner {
            None => Node { count: node.count + 1, ..*node },
            Some(winner) => {
                let won = i32::from(winner.side() == self.task.side);
                Node { leader: winner, count: 0, need: node.need - won, ..*node }
            }
        };
        self.front(&next, &Node { layouts: node.live, ..below })
    }

    /// The layouts of a node in which the goal can be reached if all cards are seen.
    fn double_dummy(&mut self, layouts: &[Layout], node: &Node, seat: Seat) -> Result<Layouts, Ended> {
        let mut reached = 0;
        for index in members(node.layouts) {
            let trick = &layouts[index].trick[..node.count];
            let position = Position::trusted(layouts[index].hands, self.task.strain, node.leader, trick);
            let left = position.tricks_left() as i32;
            let is_ours = seat.side() == self.task.side;
            let wanted = if is_ours { node.need } else { left + 1 - node.need };
            let spent = self.solver.nodes() - self.since;
            let control = rest(self.control, spent);
            if self.solver.takes(&position, wanted, &control).ok_or(Ended)? == is_ours {
                reached |= 1 << index;
            }
        }
        Ok(reached)
    }

    /// Those lines that may still reach the goal in more layouts than the floor: in those that lead elsewhere any line may.
    fn of_interest(&self, mut front: Front, node: &Node) -> Front {
        let elsewhere = self.hope & !node.layouts;
        front.retain(|line| (line | elsewhere).count_ones() > self.floor);
        front
    }
}

/// The layouts of a set, by number.
fn members(set: Layouts) -> impl Iterator<Item = usize> {
    (0..MOST_LAYOUTS).filter(move |index| set >> index & 1 == 1)
}

/// What the player sees of a card that a hidden hand plays: of cards that no seen card lies between, one is like another.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sign {
    suit: Suit,
    /// The seen cards of the suit that are higher.
    above: usize,
    /// Whether it wins the trick so far.
    wins: bool,
}

/// Whether no card of `others` lies between two cards of a suit.
pub fn touch(lower: Card, higher: Card, others: Cards) -> bool {
    lower.suit() == higher.suit() && !others.iter().any(|card| card > lower && card < higher)
}

/// What is left of the limits after `spent` positions.
pub fn rest(control: &Control, spent: u64) -> Control {
    Control { node_limit: control.node_limit.map(|limit| limit.saturating_sub(spent)), ..control.clone() }
}
