//! The games that came to an end, one by one, of games whose results are listed.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::catalogue::GameChoice;

/// A game that came to an end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When, in seconds since the beginning of 1970 in Greenwich.
    #[serde(default)]
    pub ended: u64,
    /// What was played, and by whom: the same choice lays the same game out again.
    pub choice: GameChoice,
    /// What was undertaken, in the game's own notation.
    #[serde(default)]
    pub aim: String,
    /// 1 won, 0 drawn, −1 lost, as the person sees it.
    pub value: i32,
    /// By how much more (or less) than the aim the game ended, in the game's own measure.
    #[serde(default)]
    pub margin: i32,
    /// The points of the side that had the aim.
    #[serde(default)]
    pub score: i32,
}

impl Entry {
    /// The last second of the year 9999.
    const LATEST: u64 = 253_402_300_799;
    /// More than any margin or score there can be.
    const LARGEST: i32 = 99_999;
    /// The most letters of an aim.
    const LONGEST: usize = 24;

    /// What was played and by whom, whatever it looked like, as a text that is the same for the same.
    fn terms(&self) -> String {
        let choice = GameChoice { style: String::new(), draw_sides: false, ..self.choice.clone() };
        ron::to_string(&choice).unwrap_or_default()
    }

    /// The same with values that can be: a file edited by hand may hold any.
    fn in_range(mut self) -> Self {
        self.ended = self.ended.min(Self::LATEST);
        self.value = self.value.signum();
        for number in [&mut self.margin, &mut self.score] {
            *number = (*number).clamp(-Self::LARGEST, Self::LARGEST);
        }
        if self.aim.chars().count() > Self::LONGEST {
            self.aim = self.aim.chars().take(Self::LONGEST).collect();
        }
        self
    }
}

/// The games of a person that came to an end, the newest last.
///
/// Each is kept as one line, so that thousands stay a small text, and one that cannot be read is lost alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<String>", into = "Vec<String>")]
pub struct Journal {
    entries: Vec<Entry>,
}

impl Journal {
    /// So many are kept.
    pub const MOST: usize = 5_000;

    /// Adds a game. Beyond [`Journal::MOST`] the oldest one goes.
    pub fn add(&mut self, entry: Entry) {
        self.entries.push(entry.in_range());
        self.forget_oldest();
    }

    /// All games, the newest last.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Of every game that was played on the same terms by the same players the last, the newest last.
    pub fn latest(&self) -> Vec<&Entry> {
        let mut seen = HashSet::new();
        let mut latest: Vec<&Entry> = self.entries.iter().rev().filter(|entry| seen.insert(entry.terms())).collect();
        latest.reverse();
        latest
    }

    fn forget_oldest(&mut self) {
        let surplus = self.entries.len().saturating_sub(Self::MOST);
        self.entries.drain(..surplus);
    }
}

impl From<Vec<String>> for Journal {
    fn from(lines: Vec<String>) -> Self {
        let newest = lines.len().saturating_sub(Self::MOST);
        let read = |line: &String| ron::from_str::<Entry>(line).ok();
        Self { entries: lines[newest..].iter().filter_map(read).map(Entry::in_range).collect() }
    }
}

impl From<Journal> for Vec<String> {
    fn from(journal: Journal) -> Self {
        journal.entries.iter().filter_map(|entry| ron::to_string(entry).ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_core::SetupOptions;

    use super::*;
    use crate::catalogue::Player;
    use crate::platform::keep;

    /// A game of that number against that opponent, ended at that time.
    fn entry(number: u32, opponent: &str, ended: u64) -> Entry {
        let setup = SetupOptions { position: Some(number.to_string()), ..SetupOptions::default() };
        let text = "(setup: (), players: (hand, hand), style: \"felt\")";
        let choice: GameChoice = ron::from_str(text).unwrap();
        let players = [Player::Opponent(opponent.to_owned()), Player::Hand];
        Entry {
            ended,
            choice: GameChoice { setup, players, ..choice },
            aim: "3NT N".into(),
            value: -1,
            margin: 1,
            score: 430,
        }
    }

    #[test]
    fn what_is_kept_comes_back() {
        let mut journal = Journal::default();
        journal.add(entry(17, "expert", 1_795_900_000));
        journal.add(entry(4, "beginner \"the first\"", 1_795_900_600));
        let text = keep::to_text(1, &journal).unwrap();
        assert_eq!(keep::from_text::<Journal>(1, &text).unwrap(), journal);
        assert_eq!(journal.entries()[0].ended, 1_795_900_000);
    }

    #[test]
    fn what_cannot_be_read_is_lost_alone() {
        let mut journal = Journal::default();
        journal.add(entry(1, "expert", 5));
        let mut lines = Vec::from(journal.clone());
        lines.extend([String::new(), "(ended: -1)".to_owned(), "no entry at all".to_owned()]);
        // An entry of the future has fields that are not known yet, one of the past lacks some.
        lines.push("(choice:(setup:(),players:(hand,hand),style:\"\",mood:3),value:1,weather:\"fair\")".to_owned());
        let read = Journal::from(lines);
        assert_eq!(read.entries().len(), 2);
        assert_eq!(read.entries()[0], journal.entries()[0]);
        assert_eq!((read.entries()[1].value, read.entries()[1].margin, read.entries()[1].ended), (1, 0, 0));
    }

    #[test]
    fn numbers_stay_in_range() {
        let wild = Entry {
            ended: u64::MAX,
            value: i32::MIN,
            margin: i32::MAX,
            score: i32::MIN,
            aim: "w".repeat(1_000),
            ..entry(1, "expert", 0)
        };
        let mut journal = Journal::default();
        journal.add(wild);
        let entry = &journal.entries()[0];
        assert_eq!((entry.value, entry.margin, entry.score), (-1, 99_999, -99_999));
        assert_eq!((entry.ended, entry.aim.len()), (253_402_300_799, 24));
    }

    #[test]
    fn the_oldest_go_first() {
        let lines: Vec<String> = (0..Journal::MOST + 10)
            .flat_map(|number| {
                let mut one = Journal::default();
                one.add(entry(number as u32, "expert", number as u64));
                Vec::from(one)
            })
            .collect();
        let mut journal = Journal::from(lines);
        assert_eq!((journal.entries().len(), journal.entries()[0].ended), (Journal::MOST, 10));
        journal.add(entry(1, "expert", 9_999));
        assert_eq!((journal.entries().len(), journal.entries()[0].ended), (Journal::MOST, 11));
        assert_eq!(journal.entries().last().unwrap().ended, 9_999);
    }

    #[test]
    fn the_latest_of_the_same_game_counts() {
        let mut journal = Journal::default();
        for (number, opponent, ended) in [(1, "expert", 1), (2, "expert", 2), (1, "beginner", 3), (1, "expert", 4)] {
            journal.add(entry(number, opponent, ended));
        }
        let mut other_style = entry(2, "expert", 5);
        "white".clone_into(&mut other_style.choice.style);
        journal.add(other_style);
        assert_eq!(journal.latest().iter().map(|entry| entry.ended).collect::<Vec<_>>(), [3, 4, 5]);
        assert_eq!(journal.entries().len(), 5);
    }
}
