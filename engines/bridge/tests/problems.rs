//! The problems of `levels/bridge`: each is proved by the solver.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::{BTreeMap, HashSet};

use parlour_bridge::themes::Theme;
use parlour_bridge::{Bridge, Card, Cards, Solver};
use parlour_core::lesson::{Puzzle, read_list};
use parlour_core::{Control, Engine, Game};

fn problems() -> Vec<Puzzle> {
    read_list(include_str!("../../../levels/bridge/puzzles.ron")).unwrap()
}

#[test]
fn there_are_enough_of_many_themes() {
    let problems = problems();
    assert!(problems.len() >= 60, "{}", problems.len());
    assert_eq!(problems.iter().map(|problem| &problem.id).collect::<HashSet<_>>().len(), problems.len());
    let mut themes: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for problem in &problems {
        themes.entry(problem.theme.as_deref().unwrap()).or_default().push(problem.difficulty);
    }
    assert!(themes.len() >= 12, "{themes:?}");
    assert!(themes.values().all(|difficulties| difficulties.is_sorted()), "the easiest of each theme first");
    let deals: HashSet<&String> = problems.iter().filter_map(|problem| problem.scene.setup.position.as_ref()).collect();
    assert_eq!(deals.len(), problems.len(), "every deal once");
}

/// The cards of the solution make the contract or defeat it, all others fail, and the choice shows the theme.
#[test]
fn the_theme_play_matters() {
    let mut solver = Solver::default();
    for problem in problems() {
        let id = &problem.id;
        let game = problem.scene.stage::<Bridge>().unwrap().position().clone();
        let solution: Cards = problem.solution.iter().map(|word| word.parse::<Card>().unwrap()).collect();
        let side = game.to_move().side();
        let needed = game.setup().contract.tricks();
        let goal = if side == game.setup().declarer.side() { needed } else { 14 - needed };
        let taken = game.play_so_far().tricks(side);
        let values = solver.cards(&game.position().unwrap(), &Control::default()).unwrap();
        for &(card, tricks) in &values {
            assert_eq!(tricks + taken >= goal, solution.contains(card), "{id}: {card}\n{}", game.to_text());
        }
        let solved = game.solve(&Control::default()).unwrap();
        assert_eq!((solved.value, solved.best.into_iter().collect::<Cards>()), (problem.value, solution), "{id}");
        assert_eq!(Theme::of(&game, solution).map(Theme::id), problem.theme.as_deref(), "{id}\n{}", game.to_text());
    }
}
