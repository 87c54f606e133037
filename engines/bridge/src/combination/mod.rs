//! Suit combinations: how to play one suit for a number of tricks, with which chance, and which layouts decide.
//!
//! Declarer has entries enough to lead from either hand to every trick, and plays no other suit; the defenders never lead
//! it. They see all cards, know declarer's plan, and play false cards. Declarer has one plan for all layouts that look alike
//! to him. That is the best defence model of Frank and Basin (1998, *Search in games with incomplete information*), and the
//! search is theirs: a plan is worth the set of layouts in which it succeeds, a position the plans of which none succeeds
//! wherever another does. Chances are those before anything is known of the other suits.

mod plan;
mod search;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use parlour_core::Control;
use serde::{Deserialize, Serialize};

use crate::card::{rank_from_letter, rank_letter};
use plan::Planner;
pub use plan::{Answer, Seen, Step};
use search::{Held, Position, Search, Set};

/// Ranks of one suit: bit 0 is the deuce, bit 12 the ace.
pub type Ranks = u16;

/// All thirteen.
const ALL: Ranks = 0x1FFF;

/// The cards of a suit that declarer has in his two hands. The notation is `AQT9/543`, North first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Combination {
    hands: [Ranks; 2],
}

/// A text that is no suit combination.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no suit combination: write the cards of both hands, as in AQT9/543")]
pub struct ParseCombinationError(pub String);

impl FromStr for Combination {
    type Err = ParseCombinationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseCombinationError(text.to_owned());
        let ranks = |hand: &str| {
            hand.trim().chars().filter(|&letter| letter != '-').try_fold(0, |ranks: Ranks, letter| {
                let rank = 1 << rank_from_letter(letter)?;
                (ranks & rank == 0).then_some(ranks | rank)
            })
        };
        let (north, south) = text.split_once('/').ok_or_else(wrong)?;
        let hands = [ranks(north).ok_or_else(wrong)?, ranks(south).ok_or_else(wrong)?];
        if hands[0] & hands[1] != 0 || hands[0] | hands[1] == 0 {
            return Err(wrong());
        }
        Ok(Self { hands })
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", ranks_text(self.hands[0]), ranks_text(self.hands[1]))
    }
}

impl TryFrom<String> for Combination {
    type Error = ParseCombinationError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Combination> for String {
    fn from(combination: Combination) -> Self {
        combination.to_string()
    }
}

/// The ranks as letters, highest first; `-` for none.
pub fn ranks_text(ranks: Ranks) -> String {
    let letters: String = (0..13).rev().filter(|rank| ranks >> rank & 1 == 1).map(rank_letter).collect();
    if letters.is_empty() { "-".into() } else { letters }
}

/// How the missing cards may lie. Cards that no card of declarer's lies between are alike: one layout stands for all that
/// differ in such cards only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The cards of West, who plays after South.
    pub west: Ranks,
    /// The cards of East, who plays after North.
    pub east: Ranks,
    /// Of how many of the [`DEALS`] the cards of East and West lie like this.
    pub deals: u64,
}

/// The ways to deal 26 cards to East and West.
pub const DEALS: u64 = 10_400_600;

/// How the first trick is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Start {
    /// The hand that leads: 0 for North, 1 for South.
    pub hand: usize,
    /// The rank led, 0 for the deuce to 12 for the ace.
    pub lead: u8,
    /// The rank that the other hand plays if the defender in between plays his lowest; `None` if it has none.
    pub third: Option<u8>,
}

/// The best that can come of a start.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The start.
    pub start: Start,
    /// Of how many of the [`DEALS`] the best plan with this start succeeds.
    pub deals: u64,
    /// For each layout whether it does.
    pub succeeds: Vec<bool>,
    /// For each layout the tricks that the plan takes if the defenders do their best.
    pub tricks: Vec<u8>,
    /// The plan.
    pub plan: Arc<Step>,
}

impl Line {
    /// The chance of success, from 0 to 1.
    pub fn chance(&self) -> f64 {
        self.deals as f64 / DEALS as f64
    }
}

/// All that is to be known of playing a combination for a number of tricks.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The layouts.
    pub layouts: Vec<Layout>,
    /// The starts, the best first.
    pub lines: Vec<Line>,
}

impl Analysis {
    /// The layouts in which one of two lines succeeds and the other does not, and whether that is the first: those that
    /// decide between them.
    pub fn deciding(&self, first: &Line, second: &Line) -> Vec<(Layout, bool)> {
        let outcomes = first.succeeds.iter().zip(&second.succeeds);
        let layouts = self.layouts.iter().zip(outcomes).filter(|(_, (first, second))| first != second);
        layouts.map(|(&layout, (&first, _))| (layout, first)).collect()
    }

    /// Of how many of the [`DEALS`] a line takes at least so many tricks.
    pub fn deals_of(&self, line: &Line, tricks: u8) -> u64 {
        let enough = self.layouts.iter().zip(&line.tricks).filter(|(_, taken)| **taken >= tricks);
        enough.map(|(layout, _)| layout.deals).sum()
    }

    /// The tricks that a line takes on average.
    pub fn average(&self, line: &Line) -> f64 {
        let tricks = self.layouts.iter().zip(&line.tricks).map(|(layout, &tricks)| layout.deals * u64::from(tricks));
        tricks.sum::<u64>() as f64 / DEALS as f64
    }
}

impl Combination {
    /// The cards of North and of South.
    pub const fn hands(&self) -> [Ranks; 2] {
        self.hands
    }

    /// The cards that the defenders hold.
    pub const fn missing(&self) -> Ranks {
        ALL & !(self.hands[0] | self.hands[1])
    }

    /// The most tricks that the suit can give.
    pub fn most_tricks(&self) -> u8 {
        self.hands.map(Ranks::count_ones).into_iter().max().unwrap_or(0) as u8
    }

    /// The layouts of the missing cards.
    pub fn layouts(&self) -> Vec<Layout> {
        let missing = self.missing();
        let count = u64::from(missing.count_ones());
        let mut layouts = vec![Layout { west: 0, east: 0, deals: 1 }];
        for group in groups(missing, self.hands[0] | self.hands[1]) {
            let size = u64::from(group.count_ones());
            layouts = layouts
                .into_iter()
                .flat_map(|layout| {
                    (0..=size).map(move |with_west| {
                        let west = lowest_of(group, with_west as u32);
                        let deals = layout.deals * choose(size, with_west);
                        Layout { west: layout.west | west, east: layout.east | group & !west, deals }
                    })
                })
                .collect();
        }
        for layout in &mut layouts {
            layout.deals *= choose(26 - count, 13 - u64::from(layout.west.count_ones()));
        }
        layouts
    }

    /// How to take so many tricks; `None` if `control` ended the search. Its nodes are the positions between two tricks.
    ///
    /// A line's plan first takes the tricks in as many deals as possible. In the layouts in which it no longer can, and after it
    /// has, it aims at one trick more than is certain.
    pub fn analyse(&self, tricks: u8, control: &Control) -> Option<Analysis> {
        if control.interrupted() {
            return None;
        }
        let layouts = self.layouts();
        let held = |(id, layout): (u8, &Layout)| Held { id, hands: [layout.west, layout.east], best: 0 };
        let held = (0..).zip(&layouts).map(held).collect();
        let mut search = Search::new(control);
        let position = Position { hands: self.hands, need: tricks, layouts: held };
        let starts = search.starts(&position);
        let mut planner = Planner::new(&mut search, &layouts);
        let mut lines = Vec::new();
        for (start, plans) in starts {
            let best = plans.into_iter().max_by_key(|plan| planner.worth(plan));
            let target = best.unwrap_or(Set::EMPTY);
            let (tricks, plan) = planner.follow(&position, start, target)?;
            let succeeds = (0..layouts.len()).map(|id| target.has(id)).collect();
            lines.push(Line { start, deals: planner.worth(&target), succeeds, tricks, plan });
        }
        let analysis = Analysis { layouts, lines: Vec::new() };
        // Among equals the one that takes more tricks.
        lines.sort_by(|one, other| {
            let worth = |line: &Line| (line.deals, analysis.average(line));
            worth(other).partial_cmp(&worth(one)).unwrap_or(std::cmp::Ordering::Equal)
        });
        Some(Analysis { lines, ..analysis })
    }
}

/// n over k.
fn choose(n: u64, k: u64) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |product, step| product * (n - step) / (step + 1)) }
}

/// The lowest cards of a set, so many.
fn lowest_of(ranks: Ranks, count: u32) -> Ranks {
    (0..count).fold((0, ranks), |(taken, rest), _| (taken | rest & rest.wrapping_neg(), rest & rest.wrapping_sub(1))).0
}

/// The cards of a set in groups between which `others` lie, the lowest first.
fn groups(ranks: Ranks, others: Ranks) -> Vec<Ranks> {
    let mut groups: Vec<Ranks> = Vec::new();
    let mut is_new = true;
    for rank in (0..13).map(|rank| 1 << rank) {
        if others & rank != 0 {
            is_new = true;
        } else if ranks & rank != 0 {
            match groups.last_mut().filter(|_| !is_new) {
                Some(group) => *group |= rank,
                None => groups.push(rank),
            }
            is_new = false;
        }
    }
    groups
}
