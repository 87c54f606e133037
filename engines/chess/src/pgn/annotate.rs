//! What the engine has to say of a game: the value of every position, marks on moves that spoil something, and what was
//! better.

use parlour_core::verdict::SPOILS;
use parlour_core::{Control, Engine, Game, SetupError};

use super::tree::PgnGame;
use crate::piece::Color;
use crate::rules::Chess;
use crate::score;

/// The marks of a move that is none of note, an inaccuracy (`?!`), a mistake (`?`) or a blunder (`??`).
const MARKS: [Option<u8>; 4] = [None, Some(6), Some(2), Some(4)];

/// So many plies of what was better are noted.
const BETTER: usize = 6;

/// What the engine thinks of a position: the value for the player to move, and the best line.
struct Opinion {
    score: i32,
    line: Vec<crate::uci::UciMove>,
}

/// Looks at every position of the main line, at so many `nodes` each, and notes in the tree the value after each move
/// (`[%eval 0.35]`, pawns for White, or `[%eval #-3]`), marks on the moves that spoil something, and what was better there as a
/// variation. Marks and values that are there already stay.
///
/// # Errors
/// If the start is none of the rule set.
pub fn annotate(game: &mut PgnGame, nodes: u64) -> Result<(), SetupError> {
    let history = game.history()?;
    let positions = (0..=history.at()).filter_map(|ply| history.position_at(ply));
    let opinions: Vec<Opinion> = positions.map(|position| opinion(position, nodes)).collect();
    let moves: Vec<_> = game.main_line().take(history.at()).collect();
    for (ply, id) in moves.into_iter().enumerate() {
        let (before, after) = (&opinions[ply], &opinions[ply + 1]);
        let is_best = before.line.first() == Some(&history.plies()[ply].mv);
        let spoilt = if is_best { 0.0 } else { score::share(before.score) + score::share(after.score) - 1.0 };
        let node = game.node_mut(id);
        if !node.after.iter().any(|comment| comment.contains("[%eval ")) {
            let of_white = history.position_at(ply).is_some_and(|one| one.position().turn() == Color::Black);
            node.after.push(format!("[%eval {}]", written(if of_white { after.score } else { -after.score })));
        }
        let mark = MARKS[SPOILS.into_iter().filter(|limit| spoilt >= *limit).count()];
        if let (Some(mark), true) = (mark, node.marks.iter().all(|mark| !(1..=6).contains(mark))) {
            node.marks.push(mark);
            note_better(game, id, &before.line);
        }
    }
    Ok(())
}

fn opinion(position: &Chess, nodes: u64) -> Opinion {
    if let Some(outcome) = position.outcome() {
        let value = outcome.value_for(position.to_move().side());
        return Opinion { score: value * score::MATE, line: Vec::new() };
    }
    let thought = Chess::analyst().think(position, &Control::default().with_nodes(nodes));
    thought.map_or(Opinion { score: 0, line: Vec::new() }, |thought| Opinion { score: thought.score, line: thought.pv })
}

/// A line instead of the move at a node.
fn note_better(game: &mut PgnGame, instead: super::NodeId, line: &[crate::uci::UciMove]) {
    let Some(mut at) = game.node(instead).parent() else { return };
    let mut board = game.board(at);
    for &mv in line.iter().take(BETTER) {
        let Some(mv) = board.find(mv) else { return };
        board.play(mv);
        at = game.add(at, mv);
    }
}

/// A value for White as `[%eval …]` writes it.
fn written(score: i32) -> String {
    match score::moves_to_mate(score) {
        Some(moves) => format!("#{moves}"),
        None => format!("{:.2}", f64::from(score) / 100.0),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

    use super::*;
    use crate::pgn;

    /// The shortest mate there is: White's last move allows it, and the first is no good either.
    #[test]
    fn blunders_are_marked_and_what_was_better_is_shown() {
        let text = "1. f3 {loosens} e5 2. g4 Qh4# 0-1";
        let mut game = pgn::read(text).next().unwrap();
        annotate(&mut game, 20_000).unwrap();
        let line: Vec<_> = game.main_line().map(|id| game.node(id).clone()).collect();
        assert_eq!(line[2].marks, [4], "a blunder");
        assert_eq!(line[3].marks, [0u8; 0], "the mate itself is none");
        assert!(line[2].after.contains(&"[%eval #-1]".to_owned()), "{:?}", line[2].after);
        assert!(line[0].after.contains(&"loosens".to_owned()));
        assert_eq!(game.children(line[2].parent().unwrap()).count(), 2, "the move and what was better");
        // What was noted is read again, and stays as it is.
        let written = game.to_string();
        let mut again = pgn::read(&written).next().unwrap();
        assert_eq!(again.faults, []);
        annotate(&mut again, 1_000).unwrap();
        assert_eq!(again.to_string(), written);
    }
}
