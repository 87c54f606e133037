//! A suit to be played for a number of tricks: where it comes from, and what a person thinks of it.

use parlour_bridge::card::{rank_from_letter, rank_letter};
use parlour_bridge::combination::{Combination, Line, ParseCombinationError, Ranks};
use parlour_core::lesson::read_list;
use serde::Deserialize;

/// A suit combination of the list, as `levels/bridge/combinations.ron` has it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Exercise {
    /// Its name in the profile.
    pub id: String,
    /// The cards of North and South.
    pub combination: Combination,
    /// The tricks to be taken.
    pub tricks: u8,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
}

/// All exercises, the easiest first.
pub fn exercises() -> Vec<Exercise> {
    read_list(include_str!("../../../../../levels/bridge/combinations.ron")).unwrap_or_default()
}

/// How a person would begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guess {
    /// The hand that leads, 0 for North and 1 for South, and the rank that it leads.
    pub lead: Option<(usize, u8)>,
    /// The rank that the other hand plays if the defender in between plays low.
    pub third: Option<u8>,
}

impl Guess {
    /// Takes a card, or puts it back. The first one is led, one of the other hand is played to it.
    pub fn choose(&mut self, hand: usize, rank: u8) {
        match self.lead {
            Some(lead) if lead == (hand, rank) => *self = Self::default(),
            Some((leader, _)) if leader != hand => self.third = Some(rank).filter(|_| self.third != Some(rank)),
            _ => self.lead = Some((hand, rank)),
        }
    }

    /// Whether every hand that has cards plays one.
    pub fn is_complete(&self, combination: &Combination) -> bool {
        let void = |(leader, _): (usize, u8)| combination.hands()[1 - leader] == 0;
        self.lead.is_some_and(|lead| self.third.is_some() || void(lead))
    }

    /// The place of the line that begins like this.
    pub fn find(&self, combination: &Combination, lines: &[Line]) -> Option<usize> {
        let (hand, lead) = self.lead?;
        let alike = |one, other| are_alike(combination.missing(), one, other);
        lines.iter().position(|Line { start, .. }| {
            let third = match (start.third, self.third) {
                (Some(one), Some(other)) => alike(one, other),
                (one, other) => one == other,
            };
            start.hand == hand && alike(start.lead, lead) && third
        })
    }
}

/// Whether two cards of one hand take the same tricks: no card of the defenders lies between them.
fn are_alike(missing: Ranks, one: u8, other: u8) -> bool {
    let (low, high) = (one.min(other), one.max(other));
    (low..high).all(|rank| missing >> rank & 1 == 0)
}

/// The ranks of a hand, highest first.
pub fn descending(ranks: Ranks) -> impl Iterator<Item = u8> {
    (0..13).rev().filter(move |rank| ranks >> rank & 1 == 1)
}

/// The ten.
const TEN: u8 = 8;

/// The cards of a defender. Those of a run of his side's that reaches below the ten are written as `x`: which of them
/// somebody has matters to nobody.
pub fn defender_words(ranks: Ranks, missing: Ranks, ours: Ranks) -> String {
    if ranks == 0 {
        return "–".to_owned();
    }
    let small = |rank: u8| {
        let run = (0..=rank).rev().take_while(|rank| ours >> rank & 1 == 0);
        run.filter(|rank| missing >> rank & 1 == 1).any(|rank| rank < TEN)
    };
    descending(ranks).map(|rank| if small(rank) { 'x' } else { rank_letter(rank) }).collect()
}

/// Why a text is no suit combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No slash, or more than one, stands between the hands.
    Hands,
    /// This sign is no card.
    Sign(char),
    /// This card stands twice.
    Twice(char),
    /// There is no card at all.
    Empty,
}

/// Reads the cards of North and South, as in `AQ32 / J54`. Ten may be written `10`, queen and jack as in Hungarian.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Combination, Fault> {
    let plain = text.to_uppercase().replace("10", "T");
    let (mut written, mut seen) = (String::new(), Vec::new());
    for sign in plain.chars().filter(|sign| !sign.is_whitespace()) {
        let sign = match sign {
            'D' => 'Q',
            'B' => 'J',
            '–' | '−' => '-',
            sign => sign,
        };
        if rank_from_letter(sign).is_some() {
            if seen.contains(&sign) {
                return Err(Fault::Twice(sign));
            }
            seen.push(sign);
        } else if sign != '/' && sign != '-' {
            return Err(Fault::Sign(sign));
        }
        written.push(sign);
    }
    if written.matches('/').count() != 1 {
        return Err(Fault::Hands);
    }
    written.parse().map_err(|ParseCombinationError(_)| Fault::Empty)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_core::Control;

    use super::*;

    fn rank(letter: char) -> u8 {
        rank_from_letter(letter).unwrap()
    }

    fn guess(hand: usize, lead: char, third: Option<char>) -> Guess {
        Guess { lead: Some((hand, rank(lead))), third: third.map(rank) }
    }

    #[test]
    fn cards_are_taken_and_put_back() {
        let mut guess = Guess::default();
        let combination = read("AQ/32").unwrap();
        guess.choose(1, rank('2'));
        guess.choose(1, rank('3'));
        assert_eq!(guess.lead, Some((1, rank('3'))));
        assert!(!guess.is_complete(&combination));
        guess.choose(0, rank('Q'));
        assert!(guess.is_complete(&combination));
        guess.choose(0, rank('A'));
        assert_eq!(guess.third, Some(rank('A')));
        guess.choose(0, rank('A'));
        assert_eq!(guess.third, None);
        guess.choose(1, rank('3'));
        assert_eq!(guess, Guess::default());
        guess.choose(0, rank('A'));
        assert!(guess.is_complete(&read("AQ/-").unwrap()), "the other hand has no card");
    }

    /// The finesse against the king, which West holds in half of all deals.
    #[test]
    fn a_guess_is_found_among_the_lines() {
        let combination = read("AQ / 32").unwrap();
        let analysis = combination.analyse(2, &Control::default()).unwrap();
        let finesse = guess(1, '3', Some('Q')).find(&combination, &analysis.lines).unwrap();
        assert!((analysis.lines[finesse].chance() - 0.5).abs() < 1e-9);
        assert_eq!(guess(1, '2', Some('Q')).find(&combination, &analysis.lines), Some(finesse), "the deuce is as good");
        let drop = guess(0, 'A', Some('2')).find(&combination, &analysis.lines).unwrap();
        assert!(analysis.lines[drop].chance() < 0.01, "a king alone among nine cards");
        assert_eq!(Guess::default().find(&combination, &analysis.lines), None);
    }

    #[test]
    fn what_is_typed_is_read() {
        let written = |text: &str| read(text).map(|combination| combination.to_string());
        assert_eq!(written("AQ32 / J54"), Ok("AQ32/J54".to_owned()));
        assert_eq!(written(" ad1032/b54"), Ok("AQT32/J54".to_owned()));
        assert_eq!(written("- / AKQ"), Ok("-/AKQ".to_owned()));
        assert_eq!(written("AKQJT98765432/"), Ok("AKQJT98765432/-".to_owned()));
        assert_eq!(written("AQ32 J54"), Err(Fault::Hands));
        assert_eq!(written("A/Q/J"), Err(Fault::Hands));
        assert_eq!(written("AQx / J54"), Err(Fault::Sign('X')));
        assert_eq!(written("AQ2 / A54"), Err(Fault::Twice('A')));
        assert_eq!(written("1/2"), Err(Fault::Sign('1')));
        assert_eq!(written(" / "), Err(Fault::Empty));
        assert_eq!(written(""), Err(Fault::Hands));
        assert_eq!(written("♠AQ/J"), Err(Fault::Sign('♠')));
    }

    #[test]
    fn small_cards_of_defenders_are_not_named() {
        let combination = read("AQ4/J32").unwrap();
        let [north, south] = combination.hands();
        let words = |ranks: Ranks| defender_words(ranks, combination.missing(), north | south);
        let ranks = |letters: &str| letters.chars().map(|letter| 1 << rank(letter)).sum();
        assert_eq!(words(ranks("KT9")), "Kxx", "all cards from the ten to the five are alike");
        assert_eq!(words(ranks("K")), "K");
        assert_eq!(words(0), "–");
        let combination = read("AQT4/J932").unwrap();
        let [north, south] = combination.hands();
        assert_eq!(defender_words(ranks("K87"), combination.missing(), north | south), "Kxx");
        let combination = read("AJT/643").unwrap();
        let [north, south] = combination.hands();
        assert_eq!(defender_words(ranks("Q97"), combination.missing(), north | south), "Qxx", "the king or the queen");
    }

    #[test]
    fn exercises_are_read() {
        let exercises = exercises();
        assert!(!exercises.is_empty());
        for exercise in &exercises {
            assert!((1..=exercise.combination.most_tricks()).contains(&exercise.tricks), "{}", exercise.id);
            assert_eq!(exercises.iter().filter(|other| other.id == exercise.id).count(), 1, "{}", exercise.id);
        }
    }
}
