//! What to do with links where they may be added and removed.

use parlour_core::{Game as _, Seat};

use super::Scout;
use crate::field::Field;
use crate::moves::Move;
use crate::rules::Twixt;

/// A link to be added or removed before the peg of this turn, and whether the game can be won in this turn then.
///
/// What wins comes first: a link, or the removal of one that keeps another from being made. Otherwise whatever joins pegs
/// that are not joined yet is added. Every link is touched once in a turn, so that this comes to an end.
pub(super) fn wanted(game: &Twixt) -> Option<(Move, bool)> {
    if game.setup().variant.own_links_may_cross() || game.outcome().is_some() {
        return None;
    }
    let (mover, moves) = (game.to_move(), game.legal_moves());
    let wins_after = |mv: Move| {
        let mut next = game.clone();
        next.play(mv).is_ok() && wins_in_turn(&next, mover)
    };
    if has_winning_peg(game.field(), mover) {
        return None;
    }
    let joining: Vec<Move> = moves.iter().copied().filter(|&mv| joins(game, mv)).collect();
    if let Some(&mv) = joining.iter().find(|&&mv| wins_after(mv)) {
        return Some((mv, true));
    }
    let dream = game.field().favouring(mover);
    if dream.is_connected(mover) || has_winning_peg(&dream, mover) {
        let mut removals = moves.into_iter().filter(|mv| matches!(mv, Move::Remove(_)));
        if let Some(mv) = removals.find(|&mv| wins_after(mv)) {
            return Some((mv, true));
        }
    }
    joining.first().map(|&mv| (mv, false))
}

/// Whether one peg of `seat` wins.
fn has_winning_peg(field: &Field, seat: Seat) -> bool {
    let mut winning = Vec::new();
    Scout::default().winning(&mut field.clone(), seat, &mut winning);
    !winning.is_empty()
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
    let wins = |mv: Move| {
        let mut next = game.clone();
        next.play(mv).is_ok() && next.outcome().is_some_and(|outcome| outcome.winner == Some(seat.side()))
    };
    has_winning_peg(game.field(), seat) || game.legal_moves().into_iter().any(|mv| joins(game, mv) && wins(mv))
}
