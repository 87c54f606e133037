//! Deals that meet conditions: "25 to 27 points together, five cards in a major opposite".

use std::fmt;
use std::iter::Peekable;
use std::ops::RangeInclusive;
use std::str::{FromStr, SplitWhitespace};

use parlour_core::{Seat, Side};
use serde::{Deserialize, Serialize};

use crate::card::Suit;
use crate::deal::{Deal, SEATS, seat_letter, seat_named};

/// A condition on a deal. Ranges include both ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    /// High-card points of a seat.
    Points(Seat, RangeInclusive<u32>),
    /// High-card points of a side together.
    SidePoints(Side, RangeInclusive<u32>),
    /// Cards of a suit in a hand.
    Length(Seat, Suit, RangeInclusive<u32>),
    /// Cards of a suit in both hands of a side.
    Fit(Side, Suit, RangeInclusive<u32>),
    /// No void, no singleton, and at most one doubleton.
    Balanced(Seat),
    /// All of them hold.
    All(Vec<Condition>),
    /// At least one of them holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
}

impl Condition {
    /// Whether the deal meets it.
    pub fn holds(&self, deal: &Deal) -> bool {
        let hand = |seat: Seat| deal.hand(seat);
        let points = |seat: Seat| hand(seat).high_card_points();
        let length = |seat: Seat, suit: Suit| hand(seat).of_suit(suit).len();
        let of_side = |side: Side| SEATS.into_iter().filter(move |seat| seat.side() == side);
        match self {
            Self::Points(seat, range) => range.contains(&points(*seat)),
            Self::SidePoints(side, range) => range.contains(&of_side(*side).map(points).sum()),
            Self::Length(seat, suit, range) => range.contains(&length(*seat, *suit)),
            Self::Fit(side, suit, range) => range.contains(&of_side(*side).map(|seat| length(seat, *suit)).sum()),
            Self::Balanced(seat) => {
                let short = |most: u32| Suit::ALL.iter().filter(|&&suit| length(*seat, suit) <= most).count();
                short(1) == 0 && short(2) <= 1
            }
            Self::All(conditions) => conditions.iter().all(|condition| condition.holds(deal)),
            Self::Any(conditions) => conditions.iter().any(|condition| condition.holds(deal)),
            Self::Not(condition) => !condition.holds(deal),
        }
    }

    /// The first deal from number `from` on that meets it, with its number, among `tries` of them.
    pub fn first_from(&self, from: u64, tries: u64) -> Option<(u64, Deal)> {
        let numbers = (0..tries).map(|step| from.wrapping_add(step));
        numbers.map(|number| (number, Deal::numbered(number))).find(|(_, deal)| self.holds(deal))
    }
}

/// What the text of a condition says that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{word}' {problem}")]
pub struct ConditionError {
    /// The word that it is about.
    pub word: String,
    /// What is wrong with it, in English.
    pub problem: &'static str,
}

/// How deep brackets may be nested.
const DEEPEST: u32 = 50;

/// What binds a condition to those around it, the loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Or,
    And,
    Word,
}

impl Condition {
    /// Writes it so that it can stand where something binds so tightly.
    fn write(&self, f: &mut fmt::Formatter<'_>, binding: Binding) -> fmt::Result {
        match self {
            Self::Points(seat, range) => write!(f, "{}.points={}", seat_letter(*seat), range_text(range)),
            Self::SidePoints(side, range) => write!(f, "{}.points={}", side_name(*side), range_text(range)),
            Self::Length(seat, suit, range) => {
                write!(f, "{}.{}={}", seat_letter(*seat), suit_name(*suit), range_text(range))
            }
            Self::Fit(side, suit, range) => {
                write!(f, "{}.{}={}", side_name(*side), suit_name(*suit), range_text(range))
            }
            Self::Balanced(seat) => write!(f, "{}.balanced", seat_letter(*seat)),
            Self::Not(condition) => {
                f.write_str("not ")?;
                condition.write(f, Binding::Word)
            }
            Self::All(conditions) => write_list(f, conditions, " ", (Binding::And, Binding::Word), binding),
            // None of no conditions holds.
            Self::Any(conditions) if conditions.is_empty() => f.write_str("not ()"),
            Self::Any(conditions) => write_list(f, conditions, " or ", (Binding::Or, Binding::And), binding),
        }
    }
}

/// Writes conditions, each of which binds as the second of `own` tells, and all of which together as the first does.
fn write_list(
    f: &mut fmt::Formatter<'_>,
    conditions: &[Condition],
    between: &str,
    own: (Binding, Binding),
    binding: Binding,
) -> fmt::Result {
    if let [condition] = conditions {
        return condition.write(f, binding);
    }
    let in_brackets = own.0 < binding || conditions.is_empty();
    f.write_str(if in_brackets { "(" } else { "" })?;
    for (place, condition) in conditions.iter().enumerate() {
        f.write_str(if place == 0 { "" } else { between })?;
        condition.write(f, own.1)?;
    }
    f.write_str(if in_brackets { ")" } else { "" })
}

/// `NS.points=25-27 N.balanced (S.spades=5+ or not S.hearts=0-4)`.
impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Binding::Or)
    }
}

impl FromStr for Condition {
    type Err = ConditionError;

    /// Reads words such as `N.points=15-17`, `NS.points=25+`, `S.spades=5`, `EW.hearts=8+` and `W.balanced`. Those side by side
    /// must all hold; `or`, which binds less, `not`, which binds more, and brackets connect them otherwise.
    fn from_str(text: &str) -> Result<Self, ConditionError> {
        let text = text.replace('(', " ( ").replace(')', " ) ");
        let mut words = Words(text.split_whitespace().peekable());
        let condition = words.any(0)?;
        words.0.next().map_or(Ok(condition), |word| Err(wrong(word, "closes nothing")))
    }
}

/// The words that are still to be read.
struct Words<'a>(Peekable<SplitWhitespace<'a>>);

impl Words<'_> {
    /// Conditions between `or`, up to the end or a closing bracket.
    fn any(&mut self, depth: u32) -> Result<Condition, ConditionError> {
        let mut alternatives = vec![self.all(depth)?];
        while let Some(word) = self.0.next_if_eq(&"or") {
            alternatives.push(self.all(depth)?);
            if alternatives.iter().any(Vec::is_empty) {
                return Err(wrong(word, "needs a condition on both sides"));
            }
        }
        Ok(only(alternatives.into_iter().map(|all| only(all, Condition::All)).collect(), Condition::Any))
    }

    /// Conditions side by side.
    fn all(&mut self, depth: u32) -> Result<Vec<Condition>, ConditionError> {
        let mut conditions = Vec::new();
        while let Some(word) = self.0.next_if(|&word| word != "or" && word != ")") {
            conditions.push(self.one(word, depth)?);
        }
        Ok(conditions)
    }

    /// The condition that begins with this word.
    fn one(&mut self, word: &str, depth: u32) -> Result<Condition, ConditionError> {
        if depth == DEEPEST {
            return Err(wrong(word, "is nested too deeply"));
        }
        match word {
            "(" => {
                let condition = self.any(depth + 1)?;
                self.0.next().map(|_| condition).ok_or_else(|| wrong(word, "is not closed"))
            }
            "not" => {
                let next = self.0.next_if(|&word| word != "or" && word != ")");
                let next = next.ok_or_else(|| wrong(word, "needs a condition after it"))?;
                Ok(Condition::Not(Box::new(self.one(next, depth + 1)?)))
            }
            _ => simple(word),
        }
    }
}

/// A condition of one word.
fn simple(word: &str) -> Result<Condition, ConditionError> {
    let unknown = || wrong(word, "is no condition: write one such as N.points=15-17, NS.hearts=8+ or S.balanced");
    let (who, what) = word.split_once('.').ok_or_else(unknown)?;
    let seat = seat_named(who);
    let side = Side::BOTH.into_iter().find(|&side| side_name(side).eq_ignore_ascii_case(who));
    if what == "balanced" {
        return seat.map(Condition::Balanced).ok_or_else(unknown);
    }
    let (what, range) = what.split_once('=').ok_or_else(unknown)?;
    let range =
        range_of(range).ok_or_else(|| wrong(word, "needs a range such as 5, 15-17 or 8+ behind the equals sign"))?;
    let suit = Suit::ALL.into_iter().find(|&suit| suit_name(suit) == what);
    match (seat, side, suit) {
        (Some(seat), _, Some(suit)) => Ok(Condition::Length(seat, suit, range)),
        (_, Some(side), Some(suit)) => Ok(Condition::Fit(side, suit, range)),
        (Some(seat), _, None) if what == "points" => Ok(Condition::Points(seat, range)),
        (_, Some(side), None) if what == "points" => Ok(Condition::SidePoints(side, range)),
        _ => Err(unknown()),
    }
}

fn wrong(word: &str, problem: &'static str) -> ConditionError {
    ConditionError { word: word.to_owned(), problem }
}

/// The only one of them, or what connects them.
fn only(mut conditions: Vec<Condition>, connect: fn(Vec<Condition>) -> Condition) -> Condition {
    match conditions.pop() {
        Some(condition) if conditions.is_empty() => condition,
        last => connect(conditions.into_iter().chain(last).collect()),
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "NS",
        Side::Second => "EW",
    }
}

const fn suit_name(suit: Suit) -> &'static str {
    ["clubs", "diamonds", "hearts", "spades"][suit.index()]
}

/// `5`, `5-7`, or `5+` where there is no upper end.
fn range_text(range: &RangeInclusive<u32>) -> String {
    match (*range.start(), *range.end()) {
        (least, u32::MAX) => format!("{least}+"),
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}-{most}"),
    }
}

/// Reads what [`range_text`] writes. Something must be in the range.
fn range_of(text: &str) -> Option<RangeInclusive<u32>> {
    let number = |text: &str| text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    let (least, most) = match (text.strip_suffix('+'), text.split_once('-')) {
        (Some(least), _) => (number(least)?, u32::MAX),
        (None, Some((least, most))) => (number(least)?, number(most)?),
        (None, None) => (number(text)?, number(text)?),
    };
    (least <= most).then_some(least..=most)
}
