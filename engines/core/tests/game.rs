//! The contract held against a tiny game, and the game against the contract.

#![allow(clippy::unwrap_used, reason = "tests")]

mod coins;

use std::time::Duration;

use coins::{Coins, Manner, Rows, Take};
use parlour_core::history::Ply;
use parlour_core::matches::Match;
use parlour_core::*;

fn rows(seed: u64, rows: usize, coins: usize) -> Rows {
    let mut chance = Chance::new(seed);
    Rows((0..rows).map(|_| (0..coins).map(|_| 1 + chance.below(9) as u8).collect()).collect())
}

/// The exact margin for the player to move, by plain minimax.
fn minimax(game: &Coins) -> i32 {
    let values = game.legal_moves().into_iter().map(|mv| value_of(game, mv));
    values.max().unwrap_or(game.margin())
}

fn value_of(game: &Coins, mv: Take) -> i32 {
    let mut next = game.clone();
    next.play(mv).unwrap();
    if next.to_move() == game.to_move() { minimax(&next) } else { -minimax(&next) }
}

#[test]
fn the_tiny_game_conforms() {
    conformance::check::<Coins>(&[Rows::default(), rows(1, 7, 3), Rows(Vec::new())], 200, 7);
}

#[test]
fn the_solver_agrees_with_minimax() {
    for seed in 0..50 {
        let game = Coins::new(&rows(seed, 2, 4)).unwrap();
        let solution = game.solve(&Control::default()).unwrap();
        assert_eq!(solution.value, minimax(&game));
        for mv in game.legal_moves() {
            let is_best = value_of(&game, mv) == solution.value;
            assert_eq!(is_best, solution.best.contains(&mv), "seed {seed}, {mv}");
        }
    }
}

fn take(text: &str) -> Take {
    text.parse().unwrap()
}

fn history(moves: &str) -> History<Coins> {
    let mut history = History::new(&Rows::default()).unwrap();
    for (index, mv) in moves.split_whitespace().enumerate() {
        history.play(take(mv), Duration::from_secs(index as u64 + 1)).unwrap();
    }
    history
}

#[test]
fn a_history_keeps_moves_and_times_and_forgets_the_future_on_a_branch() {
    let mut game = history("1l 1r 2l");
    assert_eq!(game.plies()[2], Ply { mv: take("2l"), time: Duration::from_secs(3) });
    assert_eq!(game.undo(), Some(take("2l")));
    assert_eq!((game.at(), game.plies().len()), (2, 3));
    assert_eq!(game.play(take("2r"), Duration::ZERO).unwrap().len(), 1);
    assert_eq!((game.at(), game.plies().len()), (3, 3));
    assert_eq!(game.plies()[2].mv, take("2r"));
    assert!(game.redo().is_none());
}

#[test]
fn a_refused_move_changes_nothing_and_keeps_what_was_undone() {
    let mut game = history("1l 1l 1l");
    game.jump(3);
    let before = game.clone();
    assert_eq!(game.play(take("1l"), Duration::ZERO).unwrap_err().reason, "row-empty");
    assert_eq!(game, before);
    game.jump(1);
    assert!(game.play(take("9l"), Duration::ZERO).is_err());
    assert_eq!(game.plies().len(), 3);
    game.jump(99);
    assert_eq!(game, before);
}

#[test]
fn a_record_that_is_no_game_says_why() {
    let mut record = history("1l 1l").record();
    record.at = 3;
    assert_eq!(History::replay(&record).unwrap_err(), HistoryError::At { at: 3, len: 2 });
    record.at = 1;
    assert_eq!(History::replay(&record).unwrap().at(), 1);
    record.plies[1].mv = take("9r");
    assert!(matches!(History::replay(&record).unwrap_err(), HistoryError::Move { ply: 2, .. }));
    record.setup = Rows(vec![vec![1; 16]]);
    assert!(matches!(History::replay(&record).unwrap_err(), HistoryError::Setup(_)));
}

#[test]
fn saved_times_may_not_be_lost() {
    let record = history("1l 2r").record();
    let text = ron::to_string(&record).unwrap();
    let read: Record<Coins> = ron::from_str(&text).unwrap();
    assert_eq!(read, record);
}

fn opponent(algorithm: Manner) -> Opponent<Manner> {
    Opponent { id: format!("{algorithm:?}"), algorithm, time_ms: None }
}

fn contest(first: Manner, second: Manner, games: u32) -> Match<Coins> {
    Match::new(Coins::new(&rows(5, 3, 5)).unwrap(), opponent(first), opponent(second), games, 11)
}

#[test]
fn the_better_player_wins_the_match_from_either_side() {
    let ahead = contest(Manner::Exact, Manner::Random, 40).play(|_| ());
    assert_eq!(ahead.games(), 40);
    assert!(ahead.first_wins() >= 36 && ahead.margin > 0, "{ahead:?}");
    let behind = contest(Manner::Random, Manner::Exact, 40).play(|_| ());
    assert!(behind.second_wins() >= 36 && behind.margin < 0, "{behind:?}");
    assert!((ahead.average_plies() - 15.0).abs() < 1e-9, "every coin is taken");
}

#[test]
fn equal_players_share_the_games_because_they_take_turns_to_start() {
    let tally = contest(Manner::Exact, Manner::Exact, 10).play(|_| ());
    assert_eq!((tally.first_wins(), tally.margin), (tally.second_wins(), 0));
}

#[test]
fn openings_are_the_same_for_both_and_depend_on_the_seed() {
    let with = |seed, opening_plies| {
        let mut margins = Vec::new();
        let contest = Match { seed, opening_plies, ..contest(Manner::Exact, Manner::Exact, 12) };
        let tally = contest.play(|tally| margins.push(tally.margin));
        assert_eq!(tally.margin, 0, "what an opening gives to one it gives to the other in the next game");
        assert!((tally.average_plies() - 15.0).abs() < 1e-9, "the moves of the opening count");
        margins
    };
    assert_eq!(with(1, 4), with(1, 4));
    assert_ne!(with(1, 4), with(2, 4));
    assert_eq!(with(1, 99).len(), 12, "an opening never ends the game");
}

#[test]
fn a_match_can_be_stopped_and_watched() {
    let contest = contest(Manner::Random, Manner::Random, 100);
    let stop = contest.stop.clone();
    let tally = contest.play(|tally| {
        if tally.games() == 7 {
            stop.stop();
        }
    });
    assert_eq!(tally.games(), 7);
}
