//! What to do with links where they may be added and removed.

use parlour_core::{Game as _, Seat};

use super::Scout;
use crate::moves::Move;
use crate::rules::Twixt;

/// A link to be added or removed before the peg of this turn, and whether the game can be won in this turn then.
///
/// Whatever joins pegs that are not joined yet is added. A link is removed if another one that it keeps from being made
/// wins. Every link is touched once in a turn, so that this comes to an end.
pub(super) fn wanted(game: &Twixt) -> Option<(Move, bool)> {
    if game.setup().variant.own_links_may_cross() || game.outcome().is_some() {
        return None;
    }
    let (mover, moves) = (game.to_move(), game.legal_moves());
    let wins_after = |mv: Move| {
        let mut next = game.clone();
        next.play(mv).is_ok() && wins_in_turn(&next, mover)
    };
    if let Some(&mv) = moves.iter().find(|mv| joins(game, **mv)) {
        return Some((mv, wins_after(mv)));
    }
    let mut field = game.field().favouring(mover);
    let (mut scout, mut winning) = (Scout::default(), Vec::new());
    scout.winning(&mut field, mover, &mut winning);
    let could_win = field.is_connected(mover) || !winning.is_empty();
    if !could_win || wins_in_turn(game, mover) {
        return None;
    }
    let mut removals = moves.into_iter().filter(|mv| matches!(mv, Move::Remove(_)));
    removals.find(|&mv| wins_after(mv)).map(|mv| (mv, true))
}

/// Whether a move adds a link between pegs that are not joined.
fn joins(game: &Twixt, mv: Move) -> bool {
    let Move::Add(link) = mv else { return false };
    let [a, b] = link.ends().map(|end| game.field().grid().index(end).map(|index| game.field().root(index)));
    a != b
}

/// Whether `seat`, whose turn it is or was, has won or can win with one more link or peg.
fn wins_in_turn(game: &Twixt, seat: Seat) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(seat.side());
    }
    let (mut scout, mut winning) = (Scout::default(), Vec::new());
    scout.winning(&mut game.field().clone(), seat, &mut winning);
    let wins = |mv: Move| {
        let mut next = game.clone();
        next.play(mv).is_ok() && next.outcome().is_some_and(|outcome| outcome.winner == Some(seat.side()))
    };
    !winning.is_empty() || game.legal_moves().into_iter().any(|mv| joins(game, mv) && wins(mv))
}
