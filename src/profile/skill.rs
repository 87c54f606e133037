//! How good a person is at puzzles that have a rating.

use std::ops::Range;

use parlour_core::lesson::Puzzle;
use serde::{Deserialize, Serialize};

use super::GameProfile;

/// A rating on the scale of the puzzles, by Elo's formula: every first try at a puzzle is a game against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Skill {
    /// The rating.
    pub rating: i32,
    /// The tries that made it.
    pub tries: u32,
}

impl Default for Skill {
    /// Somebody of whom nothing is known.
    fn default() -> Self {
        Self { rating: 700, tries: 0 }
    }
}

/// The ratings a person can have.
const RATINGS: std::ops::RangeInclusive<i32> = 100..=3000;

/// How many tries the rating needs to settle, and how much one of them can change it before and after that (the K-factor).
const SETTLED: u32 = 15;
const STEPS: [f64; 2] = [80.0, 32.0];

impl Skill {
    /// The rating after a try at a puzzle.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Self {
        let expected = 1.0 / (1.0 + 10f64.powf(f64::from(i32::from(puzzle) - self.rating) / 400.0));
        let step = STEPS[usize::from(self.tries >= SETTLED)];
        let change = step * (f64::from(u8::from(solved)) - expected);
        Self { rating: self.rating + change.round() as i32, tries: self.tries.saturating_add(1) }.in_range()
    }

    /// The same with a rating that a person can have: a file edited by hand may hold any number.
    #[must_use]
    pub fn in_range(self) -> Self {
        Self { rating: self.rating.clamp(*RATINGS.start(), *RATINGS.end()), ..self }
    }
}

impl GameProfile {
    /// Counts a try at a puzzle, if it is the first and the puzzle has a rating. Gives what the person's rating gained.
    pub fn count_try(&mut self, puzzle: &Puzzle, solved: bool) -> Option<i32> {
        let rating = puzzle.rating?;
        if !self.puzzles_tried.insert(puzzle.id.clone()) {
            return None;
        }
        let before = self.puzzle_skill;
        self.puzzle_skill = before.after(rating, solved);
        Some(self.puzzle_skill.rating - before.rating)
    }

    /// The puzzle to try next among those in `places`, by its place: the first that is not solved or, where puzzles have
    /// ratings, of those the one nearest to the person's skill. `except` is left out. `None` if all are solved.
    pub fn next_puzzle(&self, puzzles: &[Puzzle], places: Range<usize>, except: Option<usize>) -> Option<usize> {
        let skill = self.puzzle_skill.rating;
        let distance = |puzzle: &Puzzle| puzzle.rating.map_or(0, |rating| (i32::from(rating) - skill).abs());
        let open = |index: &usize| !self.puzzles_solved.contains(&puzzles[*index].id) && Some(*index) != except;
        places.filter(open).min_by_key(|&index| distance(&puzzles[index]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_follow_elo() {
        let settled = Skill { rating: 1000, tries: SETTLED };
        // Against an equal half of the factor is won or lost, against one 400 points away a tenth is expected more or less.
        assert_eq!(settled.after(1000, true).rating, 1016);
        assert_eq!(settled.after(1000, false).rating, 984);
        assert_eq!(settled.after(1400, true).rating, 1029);
        assert_eq!(settled.after(600, false).rating, 971);
        assert_eq!(settled.after(600, true).rating, 1003);
        assert_eq!(Skill { tries: 0, ..settled }.after(1000, true), Skill { rating: 1040, tries: 1 });
    }

    #[test]
    fn ratings_settle_where_half_is_solved() {
        let mut skill = Skill::default();
        for round in 0..400 {
            // A person who solves what is below 1300, and every second puzzle there.
            let puzzle = [900, 1300, 1700][round % 3];
            skill = skill.after(puzzle, puzzle < 1300 || puzzle == 1300 && round % 2 == 0);
        }
        assert!((1200..1400).contains(&skill.rating), "{skill:?}");
    }

    #[test]
    fn ratings_stay_in_range() {
        let mut skill = Skill { rating: i32::MAX, tries: u32::MAX }.in_range();
        assert_eq!(skill.rating, 3000);
        for _ in 0..500 {
            skill = skill.after(300, false);
        }
        assert_eq!((skill.rating, skill.tries), (100, u32::MAX));
    }

    fn puzzle(id: &str, rating: Option<u16>) -> Puzzle {
        Puzzle {
            id: id.to_owned(),
            scene: parlour_core::lesson::Scene::default(),
            solution: Vec::new(),
            value: 0,
            length: 1,
            difficulty: 1,
            line: Vec::new(),
            theme: None,
            rating,
        }
    }

    #[test]
    fn only_first_tries_count() {
        let mut profile = GameProfile::default();
        let rated = puzzle("a", Some(700));
        assert_eq!(profile.count_try(&rated, false), Some(-40));
        assert_eq!(profile.count_try(&rated, true), None);
        assert_eq!(profile.count_try(&puzzle("b", None), true), None);
        assert_eq!(profile.puzzle_skill, Skill { rating: 660, tries: 1 });
    }

    #[test]
    fn the_next_puzzle_is_near() {
        let puzzles: Vec<Puzzle> =
            [("a", 400), ("b", 650), ("c", 800), ("d", 1500)].map(|(id, rating)| puzzle(id, Some(rating))).into();
        let mut profile = GameProfile::default();
        assert_eq!(profile.next_puzzle(&puzzles, 0..puzzles.len(), None), Some(1));
        assert_eq!(profile.next_puzzle(&puzzles, 0..4, Some(1)), Some(2));
        profile.puzzles_solved.insert("b".to_owned());
        profile.puzzle_skill.rating = 1200;
        assert_eq!(profile.next_puzzle(&puzzles, 0..puzzles.len(), None), Some(3));
        profile.puzzles_solved.extend(["a", "c", "d"].map(str::to_owned));
        assert_eq!(profile.next_puzzle(&puzzles, 0..puzzles.len(), None), None);
    }

    #[test]
    fn without_ratings_the_first_is_next() {
        let puzzles: Vec<Puzzle> = ["a", "b", "c"].map(|id| puzzle(id, None)).into();
        let mut profile = GameProfile::default();
        profile.puzzles_solved.insert("a".to_owned());
        assert_eq!(profile.next_puzzle(&puzzles, 0..puzzles.len(), None), Some(1));
    }
}
