//! Games of a file with what the engine says of them.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use std::fs;

use common::{assert_refused, engine};
use parlour_chess::pgn;

#[test]
fn all_games_of_a_file_are_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    let games = "[White \"Anna\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[White \"Kata\"]\n\n1. e4 e5 2. Ke3 *\n";
    fs::write(&file, games).unwrap();
    let output = engine(&["chess", "annotate", "--nodes", "3000", file.to_str().unwrap()]);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let annotated: Vec<_> = pgn::read(&text).collect();
    assert_eq!(annotated.iter().map(|game| game.tag("White").unwrap()).collect::<Vec<_>>(), ["Anna", "Kata"]);
    for game in &annotated {
        assert!(game.main_line().all(|id| game.node(id).after.iter().any(|said| said.contains("[%eval "))), "{text}");
    }
    // What could not be read is told, and what stands before it is looked at.
    assert_eq!(annotated[1].main_line().count(), 2);
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("game 2: "));
}

#[test]
fn a_file_that_is_not_there_is_told() {
    assert_refused("chess annotate nowhere.pgn", &["nowhere.pgn"]);
    assert_refused("chess annotate", &["FILE"]);
}
