//! The lessons of `levels/mancala`: every scene can be staged, slides ask for all that is right, every puzzle is proved.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::{BTreeMap, HashSet};

use parlour_core::lesson::{Puzzle, Scene, Slide, read_list};
use parlour_core::search::{Position, Searcher};
use parlour_core::{Control, Engine, Game, Ranked};
use parlour_mancala::forced::forced_wins;
use parlour_mancala::search::{SEED, Walk};
use parlour_mancala::{Effect, Mancala, Move, Variant};

fn slides() -> Vec<Slide> {
    read_list(include_str!("../../../levels/mancala/tutorial.ron")).unwrap()
}

fn puzzles() -> Vec<Puzzle> {
    read_list(include_str!("../../../levels/mancala/puzzles.ron")).unwrap()
}

fn staged(scene: &Scene) -> Mancala {
    scene.stage::<Mancala>().unwrap().position().clone()
}

fn moves(words: &[String]) -> Vec<Move> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

/// The legal moves that do something.
fn moves_that(game: &Mancala, does: impl Fn(Move, &Mancala, &[Effect]) -> bool) -> Vec<Move> {
    let tried = |mv: &Move| {
        let mut next = game.clone();
        let effects = next.play(*mv).unwrap();
        does(*mv, &next, &effects)
    };
    game.legal_moves().into_iter().filter(tried).collect()
}

fn captures(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Captured { .. } | Effect::Raided { .. }))
}

fn wins(game: &Mancala, next: &Mancala) -> bool {
    next.outcome().is_some_and(|end| end.winner == Some(game.to_move().side()))
}

#[test]
fn every_slide_can_be_shown() {
    let slides = slides();
    assert_eq!(slides.iter().map(|slide| &slide.id).collect::<HashSet<_>>().len(), slides.len());
    for slide in slides {
        let mut game = staged(&slide.scene);
        for mark in moves(&slide.marks) {
            assert!(game.ruleset().index(mark.pit).is_some(), "{}: {mark}", slide.id);
        }
        for mv in moves(&slide.demo) {
            game.play(mv).unwrap_or_else(|error| panic!("{}: {error}", slide.id));
        }
    }
}

#[test]
fn every_game_of_the_family_is_taught() {
    let mut taught: BTreeMap<Variant, usize> = BTreeMap::new();
    for slide in slides() {
        *taught.entry(staged(&slide.scene).ruleset().variant).or_default() += 1;
    }
    for variant in [Variant::Woaley, Variant::Wari, Variant::Oware, Variant::Kalah, Variant::Bao, Variant::Omweso] {
        assert!(taught[&variant] >= 6, "{variant:?}: {taught:?}");
    }
    assert!(
        [Variant::WoaleyP2, Variant::WoaleyPublished, Variant::KalahEmpty].iter().all(|it| taught.contains_key(it))
    );
}

/// What a slide asks for is all that does it.
#[test]
fn slides_ask_for_every_right_move() {
    for slide in slides().into_iter().filter(|slide| !slide.your_turn.is_empty()) {
        let (game, id) = (staged(&slide.scene), slide.id.as_str());
        let right = match id {
            "woaley-go-on-turn" | "wari-feed-turn" | "oware-feed-turn" => game.legal_moves(),
            "kalah-again-turn" => {
                moves_that(&game, |_, _, effects| effects.iter().any(|effect| matches!(effect, Effect::Again { .. })))
            }
            "kalah-order-turn" => vec!["a6".parse().unwrap()],
            "bao-win-turn" => moves_that(&game, |_, next, _| wins(&game, next)),
            "omweso-reverse-turn" => moves_that(&game, |mv, _, effects| !mv.way.is_empty() && captures(effects)),
            _ => moves_that(&game, |_, _, effects| captures(effects)),
        };
        assert_eq!(moves(&slide.your_turn), right, "{id}\n{}", game.to_text());
    }
}

/// The slide about the order of moves: waiting with the one that is asked for loses a move, and the other way round not.
#[test]
fn the_right_order_keeps_both_moves() {
    let slide = slides().into_iter().find(|slide| slide.id == "kalah-order-turn").unwrap();
    let game = staged(&slide.scene);
    let again = |first: &str, second: &str| {
        let mut game = game.clone();
        [first, second].into_iter().all(|mv| {
            let effects = game.play(mv.parse().unwrap()).unwrap();
            effects.iter().any(|effect| matches!(effect, Effect::Again { .. }))
        })
    };
    assert!(again("a6", "a4"));
    assert!(!again("a4", "a6"));
}

#[test]
fn every_rule_set_has_puzzles_enough_that_stand_together() {
    let puzzles = puzzles();
    assert_eq!(puzzles.iter().map(|puzzle| &puzzle.id).collect::<HashSet<_>>().len(), puzzles.len());
    let variants: Vec<Variant> = puzzles.iter().map(|puzzle| staged(&puzzle.scene).ruleset().variant).collect();
    for variant in Variant::ALL {
        let count = variants.iter().filter(|other| **other == variant).count();
        assert!(count >= 20, "{variant:?}: {count}");
    }
    assert_eq!(variants.chunk_by(|one, other| one == other).count(), Variant::ALL.len());
}

/// However the board is turned, and from whichever seat it is seen, no position comes twice with the same stores.
#[test]
fn no_two_puzzles_are_twins() {
    let mut seen: BTreeMap<(Variant, u64, i32), String> = BTreeMap::new();
    for puzzle in puzzles() {
        let game = staged(&puzzle.scene);
        let [first, second] = game.score().unwrap_or_default();
        let margin = if game.to_move().index() == 0 { first - second } else { second - first };
        let likeness = (game.ruleset().variant, Walk::new(game.ruleset(), game.state()).key(), margin);
        if let Some(twin) = seen.insert(likeness, puzzle.id.clone()) {
            panic!("{} is a twin of {twin}", puzzle.id);
        }
    }
}

/// In how many moves the puzzle is to be won, if that is the task.
fn moves_to_victory(puzzle: &Puzzle) -> Option<u32> {
    match puzzle.theme.as_deref()?.rsplit('-').next()? {
        "one" | "reverse" | "heads" => Some(1),
        "two" => Some(2),
        "three" => Some(3),
        _ => None,
    }
}

/// The final margin after every move, the best first, by a search to the end of the game.
fn margins(game: &Mancala) -> Vec<Ranked<Move>> {
    let moves = game.legal_moves();
    let mut walk = Walk::new(game.ruleset(), game.state());
    let thought = Searcher::new(2 << 20).rank(&mut walk, &moves, &Control::default()).unwrap();
    assert!(thought.exact && thought.ranked.len() == moves.len(), "{}", game.to_text());
    let [first, second] = game.score().unwrap();
    let now = if game.to_move().index() == 0 { first - second } else { second - first };
    thought.ranked.into_iter().map(|ranked| Ranked { score: now + ranked.score / SEED, ..ranked }).collect()
}

#[test]
fn one_move_alone_is_best() {
    for puzzle in puzzles().into_iter().filter(|puzzle| moves_to_victory(puzzle).is_none()) {
        let (game, id) = (staged(&puzzle.scene), &puzzle.id);
        let ranked = margins(&game);
        let [best, second] = [ranked[0], ranked[1]];
        assert_eq!((vec![best.mv], best.score), (moves(&puzzle.solution), puzzle.value), "{id}\n{}", game.to_text());
        assert!(second.score < best.score, "{id}: {ranked:?}");
        assert_eq!(moves_that(&game, |_, next, _| wins(&game, next)), [], "{id}");
        let mut next = game.clone();
        let effects = next.play(best.mv).unwrap();
        let count = |is: fn(&Effect) -> bool| effects.iter().filter(|effect| is(effect)).count();
        let captured = count(|effect| matches!(effect, Effect::Captured { .. }));
        match puzzle.theme.as_deref().unwrap().rsplit('-').next().unwrap() {
            "draw" => assert_eq!(best.score, 0, "{id}"),
            "win" => assert!(best.score > 0 && second.score <= 0, "{id}"),
            "most" => assert!(best.score - second.score >= 4, "{id}"),
            "chain" => assert!(captured >= 2, "{id}"),
            "relay" => assert!(captured >= 1 && count(|effect| matches!(effect, Effect::Lifted { .. })) >= 3, "{id}"),
            "again" => {
                let mut game = game.clone();
                for mv in moves(&puzzle.line).into_iter().take(3) {
                    assert_eq!(game.to_move(), staged(&puzzle.scene).to_move(), "{id}");
                    game.play(mv).unwrap();
                }
            }
            other => panic!("{id}: {other}"),
        }
    }
}

/// The solver of Kalah searches in another way and comes to the same.
#[test]
fn the_solver_of_kalah_agrees() {
    for puzzle in puzzles() {
        let game = staged(&puzzle.scene);
        if matches!(game.ruleset().variant, Variant::Kalah | Variant::KalahEmpty) {
            let solution = game.solve(&Control::default()).unwrap();
            assert_eq!((solution.value, solution.best), (puzzle.value, moves(&puzzle.solution)), "{}", puzzle.id);
        }
    }
}

#[test]
fn one_move_alone_forces_the_victory() {
    for puzzle in puzzles() {
        let Some(within) = moves_to_victory(&puzzle) else { continue };
        let (game, id) = (staged(&puzzle.scene), &puzzle.id);
        let wins = |within| forced_wins(game.ruleset(), game.state(), within);
        assert_eq!((wins(within), puzzle.value), (moves(&puzzle.solution), 1), "{id}\n{}", game.to_text());
        assert_eq!((wins(within - 1), puzzle.solution.len()), (Vec::new(), 1), "{id}");
        let mut next = game.clone();
        next.play(moves(&puzzle.solution)[0]).unwrap();
        match puzzle.theme.as_deref().unwrap() {
            "omweso-reverse" => assert!(!moves(&puzzle.solution)[0].way.is_empty(), "{id}"),
            "omweso-heads" => {
                let reason = next.outcome().unwrap().reason;
                assert!(["emitwe-ebiri", "akawumbi"].contains(&reason), "{id}: {reason}");
            }
            _ => {}
        }
    }
}

/// Every move of a line that is to be found is the only right one, or one that wins at once; replies are legal.
#[test]
fn lines_leave_no_other_choice() {
    for puzzle in puzzles() {
        let (mut game, id) = (staged(&puzzle.scene), &puzzle.id);
        let (solver, mut left, mut found) = (game.to_move(), moves_to_victory(&puzzle), 0);
        assert_eq!(puzzle.line[0], puzzle.solution[0], "{id}");
        for mv in moves(&puzzle.line) {
            if game.to_move() == solver {
                found += 1;
                if let Some(within) = &mut left {
                    let shortest = (1..=*within).map(|moves| forced_wins(game.ruleset(), game.state(), moves));
                    let right = shortest.into_iter().find(|wins| !wins.is_empty()).unwrap();
                    let next = moves_that(&game, |_, next, _| wins(&game, next));
                    assert!(right == [mv] || next.contains(&mv), "{id}: {mv} of {right:?}");
                    *within -= 1;
                } else {
                    let ranked = margins(&game);
                    let is_only = ranked.get(1).is_none_or(|second| second.score < ranked[0].score);
                    assert!(ranked[0].mv == mv && is_only, "{id}: {mv} of {ranked:?}");
                }
            }
            game.play(mv).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
        assert_eq!(found, puzzle.length, "{id}");
    }
}
