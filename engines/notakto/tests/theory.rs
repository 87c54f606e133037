//! What the theory panel says of a position.

mod common;

use common::{moves_of, played, position};
use parlour_notakto::theory::Theory;

#[test]
fn the_opening_in_a_centre() {
    let theory = Theory::of(&played(3, "a5"));
    assert_eq!(theory.symbols.iter().map(ToString::to_string).collect::<Vec<_>>(), ["c²", "c", "c"]);
    assert_eq!((theory.product.letters(), theory.reduced.letters()), ("cccc".to_owned(), "cc".to_owned()));
    let steps: Vec<String> =
        theory.steps.iter().map(|step| format!("{}: {} → {}", step.rule, step.before, step.after)).collect();
    assert_eq!(steps, ["c³ = ac²: c⁴ → ac³", "c³ = ac²: ac³ → a²c²", "a² = 1: a²c² → c²"]);
    assert!(!theory.winning);
    assert_eq!(theory.good_moves, []);
}

#[test]
fn a_dead_board_counts_as_one() {
    let theory = Theory::of(&position("XXX....../XX.X.X.../X.X...X.."));
    assert_eq!(theory.symbols.iter().map(ToString::to_string).collect::<Vec<_>>(), ["1", "a", "ab"]);
    assert_eq!(theory.reduced.to_string(), "b");
    assert!(theory.winning);
    assert_eq!(theory.good_moves, moves_of("c2 c4 c5"));
}

#[test]
fn after_the_end_the_player_who_would_move_has_won() {
    let theory = Theory::of(&played(1, "a1 a2 a3"));
    assert_eq!((theory.product.letters(), theory.steps.len(), theory.winning), ("1".to_owned(), 0, true));
    assert_eq!(theory.good_moves, moves_of(""));
}
