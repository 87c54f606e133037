//! What a puzzle is an example of.

use parlour_chess::see::value;
use parlour_chess::{Bitboard, Board, Chess, Color, Move, Piece, Square, Variant, attacks};
use parlour_core::Game;

use crate::find::{Goal, outlook};

/// A solution with what led to it and what comes after it.
pub struct Story {
    goal: Goal,
    solver: Color,
    /// The move of the other side before it.
    last: Move,
    was_capture: bool,
    /// The moves, beginning with the solver's first; those after the solution included.
    moves: Vec<Move>,
    /// The positions before and after the moves.
    boards: Vec<Board>,
    /// How many of the moves belong to the solution.
    len: usize,
    /// Whether the game, gone on with, ends by stalemate or repetition.
    end: Option<&'static str>,
}

impl Story {
    /// The story of a line.
    pub fn new(before: &Chess, last: Move, start: &Chess, line: &[Move], goal: Goal) -> Self {
        let mut game = start.clone();
        let mut boards = vec![*game.position()];
        let mut moves = Vec::new();
        let mut play = |game: &mut Chess, mv: Move| {
            game.play(mv.uci(Variant::Standard)).expect("lines are legal");
            moves.push(mv);
            boards.push(*game.position());
        };
        for &mv in line {
            play(&mut game, mv);
        }
        for mv in outlook(&game) {
            play(&mut game, mv);
        }
        let mut end = game.outcome().map(|outcome| outcome.reason);
        if end.is_none() && game.repetitions() > 1 {
            end = Some("repetition");
        }
        let was_capture = before.position().is_capture(last);
        Self { goal, solver: start.position().turn(), last, was_capture, moves, boards, len: line.len(), end }
    }

    /// The solver's moves of the solution, by place.
    fn own(&self) -> impl Iterator<Item = usize> {
        (0..self.len).step_by(2)
    }

    fn last_board(&self) -> &Board {
        &self.boards[self.len]
    }

    /// The kind of piece that the move at this place captures.
    fn prey(&self, at: usize) -> Option<Piece> {
        self.boards[at].captured(*self.moves.get(at)?)
    }

    /// What the solver wins in all, in hundredths of a pawn, until he has answered the answer to his last move.
    fn gain(&self) -> i32 {
        let count = |color: Color, board: &Board| -> i32 {
            Piece::ALL.into_iter().map(|piece| value(piece) * board.men(color, piece).count() as i32).sum()
        };
        let balance = |board: &Board| count(self.solver, board) - count(self.solver.other(), board);
        balance(&self.boards[(self.len + 2).min(self.boards.len() - 1)]) - balance(&self.boards[0])
    }
}

/// What a tactic must win at least, in hundredths of a pawn.
const WORTH: i32 = 180;

/// The theme, if there is one that a person would name.
pub fn theme(story: &Story) -> Option<&'static str> {
    match story.goal {
        Goal::Mate(moves) => Some(mate(story, moves)),
        Goal::Save => save(story),
        Goal::Win => win(story),
    }
}

fn mate(story: &Story, moves: usize) -> &'static str {
    let board = story.last_board();
    if is_smothered(board) {
        "smothered-mate"
    } else if story.own().any(|at| story.boards[at + 1].checkers().has_several()) {
        "double-check"
    } else if is_back_rank(board) {
        "back-rank"
    } else {
        ["mate-1", "mate-2", "mate-3", "mate-4"][moves.clamp(1, 4) - 1]
    }
}

/// A knight mates a king that its own pieces leave no square.
fn is_smothered(board: &Board) -> bool {
    let us = board.turn();
    let around = attacks::king(board.king(us)).without(board.color(us));
    around.is_empty() && board.checkers().without(board.pieces(Piece::Knight)).is_empty()
}

/// A rook or queen mates along the last rank a king that cannot step off it because of its own pawns.
fn is_back_rank(board: &Board) -> bool {
    let us = board.turn();
    let king = board.king(us);
    let ahead = attacks::king(king).without(Bitboard::rank(king.rank()));
    let straight = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let own = (ahead & board.men(us, Piece::Pawn)).count();
    king.relative_rank(us) == 0
        && own >= 2
        && board.checkers().into_iter().all(|from| straight.has(from) && from.rank() == king.rank())
}

fn save(story: &Story) -> Option<&'static str> {
    match story.end {
        Some("stalemate") => Some("stalemate"),
        Some("repetition" | "threefold-repetition") if story.own().all(|at| story.boards[at + 1].in_check()) => {
            Some("perpetual-check")
        }
        _ if is_ending(&story.boards[0]) => Some("endgame"),
        _ if story.gain() <= 100 => Some("defence"),
        _ => None,
    }
}

fn win(story: &Story) -> Option<&'static str> {
    if story.own().any(|at| story.moves[at].promotion().is_some_and(|piece| piece != Piece::Queen)) {
        return Some("underpromotion");
    }
    if story.own().any(|at| story.boards[at + 1].checkers().has_several()) {
        return Some("double-check");
    }
    let any = |is: fn(&Story, usize) -> bool| story.own().any(|at| is(story, at));
    if story.gain() >= WORTH {
        for (is, name) in [
            (is_discovered as fn(&Story, usize) -> bool, "discovered-attack"),
            (is_fork, "fork"),
            (is_skewer, "skewer"),
            (is_pin, "pin"),
            (is_promotion, "promotion"),
            (is_deflection, "deflection"),
            (is_removal, "removing-defender"),
            (is_trapped, "trapped-piece"),
        ] {
            if any(is) {
                return Some(name);
            }
        }
        if is_hanging(story) {
            return Some("hanging-piece");
        }
    }
    is_ending(&story.boards[0]).then_some("endgame")
}

/// Few pieces are left: pawns and at most one piece each.
fn is_ending(board: &Board) -> bool {
    let pieces = |color| (board.color(color).without(board.pieces(Piece::Pawn))).count();
    Color::BOTH.into_iter().all(|color| pieces(color) <= 2) && board.pieces(Piece::Queen).is_empty()
}

/// The squares that the piece on `from` attacks.
fn reach(board: &Board, from: Square) -> Bitboard {
    let occupied = board.occupied();
    match (board.piece_on(from), board.color_on(from)) {
        (Some(Piece::Pawn), Some(color)) => attacks::pawn(color, from),
        (Some(Piece::Knight), _) => attacks::knight(from),
        (Some(Piece::Bishop), _) => attacks::bishop(from, occupied),
        (Some(Piece::Rook), _) => attacks::rook(from, occupied),
        (Some(Piece::Queen), _) => attacks::queen(from, occupied),
        (Some(Piece::King), _) => attacks::king(from),
        (None, _) | (_, None) => Bitboard::EMPTY,
    }
}

fn is_line_piece(piece: Option<Piece>) -> bool {
    matches!(piece, Some(Piece::Bishop | Piece::Rook | Piece::Queen))
}

/// Whether nobody defends the piece on `square`.
fn is_loose(board: &Board, square: Square) -> bool {
    let Some(color) = board.color_on(square) else { return false };
    (board.attackers(square, board.occupied()) & board.color(color)).is_empty()
}

/// A piece worth winning with a piece of kind `hunter`: dearer, or defended by nobody.
fn is_target(board: &Board, square: Square, hunter: Piece) -> bool {
    match board.piece_on(square) {
        Some(Piece::King) => true,
        None | Some(Piece::Pawn) => false,
        Some(piece) => value(piece) > value(hunter) + 50 || is_loose(board, square),
    }
}

/// One piece attacks two, and the next move takes one of them.
fn is_fork(story: &Story, at: usize) -> bool {
    let Some(&next) = story.moves.get(at + 2) else { return false };
    let (board, to) = (&story.boards[at + 1], story.moves[at].to());
    let Some(hunter) = board.piece_on(to).filter(|_| next.from() == to) else { return false };
    let worth = if hunter == Piece::King { Piece::Pawn } else { hunter };
    let enemies = reach(board, to) & board.color(story.solver.other());
    let targets: Bitboard = enemies.into_iter().filter(|&square| is_target(board, square, worth)).collect();
    targets.has_several() && targets.has(next.to()) && story.prey(at + 2).is_some()
}

/// A line piece attacks a piece that goes out of the way, and takes the one behind it.
fn is_skewer(story: &Story, at: usize) -> bool {
    let [Some(&answer), Some(&next)] = [1, 2].map(|ahead| story.moves.get(at + ahead)) else { return false };
    let (board, to) = (&story.boards[at + 1], story.moves[at].to());
    let Some(prey) = story.prey(at + 2) else { return false };
    next.from() == to
        && is_line_piece(board.piece_on(to))
        && prey != Piece::Pawn
        && attacks::between(to, next.to()).has(answer.from())
        && board.color_on(next.to()) == Some(story.solver.other())
        && board.piece_on(answer.from()).is_some_and(|front| front == Piece::King || value(front) >= value(prey))
}

/// A piece goes out of the way of another, which takes something or gives check.
fn is_discovered(story: &Story, at: usize) -> bool {
    let (mv, board) = (story.moves[at], &story.boards[at + 1]);
    if board.checkers().into_iter().any(|from| from != mv.to() && !mv.is_castle()) && !board.checkers().has(mv.to()) {
        return true;
    }
    let [Some(&answer), Some(&next)] = [1, 2].map(|ahead| story.moves.get(at + ahead)) else { return false };
    next.from() != mv.to()
        && is_line_piece(board.piece_on(next.from()))
        && attacks::between(next.from(), next.to()).has(mv.from())
        && answer.to() != next.to()
        && story.prey(at + 2).is_some_and(|prey| prey > Piece::Pawn)
        // Without the move the line was closed, and nothing else was in the way.
        && !reach(&story.boards[at], next.from()).has(next.to())
        && reach(board, next.from()).has(next.to())
}

/// A pinned piece is taken, or cannot take back.
fn is_pin(story: &Story, at: usize) -> bool {
    let (board, to) = (&story.boards[at + 1], story.moves[at].to());
    let them = story.solver.other();
    let pinned = board.pinned() & board.color(them);
    let king = board.king(them);
    let is_taken = story
        .moves
        .get(at + 2)
        .is_some_and(|next| pinned.has(next.to()) && story.boards[at + 2].color_on(next.to()) == Some(them));
    let helpless = pinned.into_iter().any(|square| {
        reach(board, square).has(to) && !attacks::through(king, square).has(to) && story.prey(at).is_some()
    });
    let others = (board.attackers(to, board.occupied()) & board.color(them)).without(pinned);
    is_taken && story.boards[at + 2].piece_on(story.moves[at + 2].to()) > Some(Piece::Pawn)
        || helpless && others.is_empty()
}

fn is_promotion(story: &Story, at: usize) -> bool {
    story.moves[at].promotion().is_some()
}

/// A piece that must take gives up what it guarded.
fn is_deflection(story: &Story, at: usize) -> bool {
    let [Some(&answer), Some(&next)] = [1, 2].map(|ahead| story.moves.get(at + ahead)) else { return false };
    let board = &story.boards[at + 1];
    answer.to() == story.moves[at].to()
        && next.to() != answer.to()
        && story.prey(at + 1).is_some_and(|given| given > Piece::Pawn)
        && story.prey(at + 2).is_some_and(|prey| prey > Piece::Pawn)
        && board.color_on(next.to()) == Some(story.solver.other())
        && reach(board, answer.from()).has(next.to())
        && !reach(&story.boards[at + 2], answer.to()).has(next.to())
}

/// What guards a piece is taken first, then the piece.
fn is_removal(story: &Story, at: usize) -> bool {
    let [Some(&answer), Some(&next)] = [1, 2].map(|ahead| story.moves.get(at + ahead)) else { return false };
    let (before, to) = (&story.boards[at], story.moves[at].to());
    story.prey(at).is_some_and(|guard| guard > Piece::Pawn)
        && next.to() != to
        && next.to() != answer.to()
        && story.prey(at + 2).is_some_and(|prey| prey > Piece::Pawn)
        && reach(before, to).has(next.to())
        && before.color_on(next.to()) == Some(story.solver.other())
        && answer.to() == to
}

/// A piece is attacked that has nowhere to go, and taken.
fn is_trapped(story: &Story, at: usize) -> bool {
    let Some(&next) = story.moves.get(at + 2) else { return false };
    let (board, them) = (&story.boards[at + 1], story.solver.other());
    let square = next.to();
    let Some(prey) =
        board.piece_on(square).filter(|&piece| piece > Piece::Pawn && board.color_on(square) == Some(them))
    else {
        return false;
    };
    let flights = board.moves();
    let mut flights = flights.iter().filter(|mv| mv.from() == square).peekable();
    !board.in_check()
        && story.prey(at).is_none()
        && story.moves[at + 1].to() != square
        && flights.all(|&mv| !board.exchange_reaches(mv, -value(prey) / 3))
}

/// Something stands there to be taken, and nobody can take back.
fn is_hanging(story: &Story) -> bool {
    let mv = story.moves[0];
    let board = &story.boards[1];
    let is_safe = (board.attackers(mv.to(), board.occupied()) & board.color(story.solver.other())).is_empty();
    let takes_back = story.was_capture && mv.to() == story.last.to();
    story.prey(0).is_some_and(|prey| prey > Piece::Pawn) && is_safe && !takes_back && story.len == 1
}
