//! The chapters of the tutorial and of the puzzles, in games of several rule sets: each rule set has its own.

use std::ops::Range;

use parlour_core::lesson::Scene;

use super::game::TableGame;

/// The chapter of every scene of a level file.
pub fn of_scenes<'a, G: TableGame>(scenes: impl Iterator<Item = &'a Scene>) -> Vec<&'static str> {
    let of_scene = |scene: &Scene| G::setup_from(&scene.setup).map_or("", |setup| G::chapter(&setup));
    scenes.map(of_scene).collect()
}

/// The places of a chapter, which stand together; none if there is no such chapter.
pub fn places(chapters: &[&str], chapter: &str) -> Range<usize> {
    let is_there = |other: &&str| *other == chapter;
    let first = chapters.iter().position(is_there).unwrap_or_default();
    first..first + chapters[first..].iter().take_while(|other| is_there(other)).count()
}

/// The places of the chapter that a place belongs to.
pub fn around(chapters: &[&str], at: usize) -> Range<usize> {
    chapters.get(at).map_or(at..at, |chapter| places(chapters, chapter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_is_a_run() {
        let chapters = ["kalah", "kalah", "bao", "bao", "bao", "oware"];
        assert_eq!(places(&chapters, "kalah"), 0..2);
        assert_eq!(places(&chapters, "bao"), 2..5);
        assert_eq!(around(&chapters, 4), 2..5);
        assert_eq!(around(&chapters, 5), 5..6);
        assert!(places(&chapters, "omweso").is_empty());
        assert!(places(&[], "").is_empty());
        assert!(around(&[], 0).is_empty());
    }
}
