//! Moves and positions in words: for the list of moves, for screen readers, and typed by a person.

use parlour_chess::openings;
use parlour_chess::square::Square;
use parlour_chess::{Chess, Color, Letters, Man, Piece, SanError, UciMove};
use parlour_core::Game;

use crate::locale::{Language, Locale};

/// The signs of the pieces in moves that are shown.
fn signs(locale: &Locale) -> Letters {
    if locale.figurines { Letters::Figurine } else { letters(locale) }
}

/// The letters for the pieces in that language.
fn letters(locale: &Locale) -> Letters {
    match locale.language() {
        Language::En => Letters::English,
        Language::Hu => Letters::Hungarian,
    }
}

/// A legal move in algebraic notation.
pub fn written(game: &Chess, mv: UciMove, locale: &Locale) -> String {
    game.find(mv).map_or_else(|| mv.to_string(), |found| game.position().san(found, signs(locale)))
}

/// The legal move that was typed: in algebraic notation, or by its squares.
///
/// # Errors
/// Why there is none, as a word.
pub fn read(game: &Chess, text: &str, locale: &Locale) -> Result<UciMove, &'static str> {
    if game.outcome().is_some() {
        return Err("game-over");
    }
    let board = game.position();
    let english = || board.parse_san(text, Letters::English);
    // English letters are the world's. Where the two languages differ, the person's own goes first.
    let found = board.parse_san(text, letters(locale)).or_else(|error| english().map_err(|_| error));
    found.map(|mv| mv.uci(game.setup().variant)).map_err(|error| match error {
        SanError::NoMove => "no-move",
        SanError::Illegal => "cannot-go-there",
        SanError::Ambiguous => "ambiguous",
    })
}

/// The name of the opening, with its code.
pub fn opening<'a>(positions: impl Iterator<Item = &'a Chess>, locale: &Locale) -> Option<String> {
    let opening = openings::of_game(positions.map(Chess::position))?;
    let name = match locale.language() {
        Language::En => &opening.en,
        Language::Hu => &opening.hu,
    };
    Some(format!("{}  {name}", opening.eco))
}

const fn piece_key(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => "chess-pawn",
        Piece::Knight => "chess-knight",
        Piece::Bishop => "chess-bishop",
        Piece::Rook => "chess-rook",
        Piece::Queen => "chess-queen",
        Piece::King => "chess-king",
    }
}

/// The name of a piece.
pub fn piece(piece: Piece, locale: &Locale) -> String {
    locale.tr(piece_key(piece))
}

/// The name of a man with its colour.
pub fn man(man: Man, locale: &Locale) -> String {
    let key = match man.color {
        Color::White => "chess-white-man",
        Color::Black => "chess-black-man",
    };
    locale.tr_with(key, &[("piece", &piece(man.piece, locale))])
}

/// What stands on a square.
pub fn on_square(game: &Chess, square: Square, locale: &Locale) -> String {
    let name = square.to_string();
    match game.position().man_on(square) {
        Some(found) => locale.tr_with("chess-square", &[("square", &name), ("man", &man(found, locale))]),
        None => locale.tr_with("chess-square-empty", &[("square", &name)]),
    }
}

/// A legal move as a sentence.
pub fn said(game: &Chess, mv: UciMove, locale: &Locale) -> String {
    let board = game.position();
    let Some(found) = game.find(mv) else { return mv.to_string() };
    let (from, to) = (mv.from.to_string(), mv.to.to_string());
    let mover = piece(board.piece_on(mv.from).unwrap_or(Piece::Pawn), locale);
    let mut sentence = if found.is_castle() {
        let short = found.to().file() > found.from().file();
        locale.tr(if short { "chess-castles-short" } else { "chess-castles-long" })
    } else if let Some(victim) = board.captured(found) {
        let victim = piece(victim, locale);
        let words = [("piece", mover.as_str()), ("from", &from), ("to", &to), ("victim", &victim)];
        locale.tr_with("chess-takes", &words)
    } else {
        locale.tr_with("chess-moves", &[("piece", &mover), ("from", &from), ("to", &to)])
    };
    if let Some(becomes) = mv.promotion {
        sentence += &locale.tr_with("chess-becomes", &[("piece", &piece(becomes, locale))]);
    }
    let next = board.after(found);
    if next.in_check() {
        sentence += &locale.tr(if next.can_move() { "chess-with-check" } else { "chess-with-mate" });
    }
    sentence
}

/// What the game ended with.
pub fn outcome(game: &Chess, locale: &Locale) -> String {
    game.outcome().map_or_else(String::new, |outcome| locale.tr(&format!("chess-outcome-{}", outcome.reason)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_chess::Setup;

    use super::*;

    fn played(moves: &str) -> Chess {
        let mut game = Chess::new(&Setup::default()).unwrap();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn moves_are_written_and_read_in_both_languages() {
        let (en, hu) = (Locale::new(Language::En), Locale::new(Language::Hu));
        let game = played("e2e4 e7e5");
        let knight: UciMove = "g1f3".parse().unwrap();
        assert_eq!((written(&game, knight, &en), written(&game, knight, &hu)), ("Nf3".to_owned(), "Hf3".to_owned()));
        assert_eq!(read(&game, "Nf3", &en), Ok(knight));
        assert_eq!(read(&game, "Hf3", &hu), Ok(knight));
        assert_eq!(read(&game, "Nf3", &hu), Ok(knight));
        assert_eq!(read(&game, "g1f3", &hu), Ok(knight));
        assert_eq!(read(&game, "Nf6", &en), Err("cannot-go-there"));
        assert_eq!(read(&game, "hello", &en), Err("no-move"));
    }

    #[test]
    fn figures_stand_for_pieces_in_every_language() {
        let castled = played("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6");
        for language in Language::ALL {
            let mut locale = Locale::new(language);
            locale.figurines = true;
            let write = |mv: &str| written(&castled, mv.parse().unwrap(), &locale);
            assert_eq!([write("f3e5"), write("d1e2"), write("e1g1")], ["♘xe5", "♕e2", "O-O"]);
            // Letters are easier to type, and figures can be pasted.
            for text in ["Nxe5", "♘xe5", "♞e5"] {
                assert_eq!(read(&castled, text, &locale), Ok("f3e5".parse().unwrap()), "{text}");
            }
        }
    }

    #[test]
    fn moves_are_said_with_all_they_do() {
        let locale = Locale::new(Language::En);
        // The parts of a move are not torn apart at the end of a line.
        let say = |moves: &str, mv: &str| said(&played(moves), mv.parse().unwrap(), &locale).replace('\u{a0}', " ");
        assert_eq!(say("", "g1f3"), "knight g1 to f3");
        assert_eq!(say("e2e4 d7d5", "e4d5"), "pawn e4 takes pawn on d5");
        assert_eq!(say("f2f3 e7e5 g2g4", "d8h4"), "queen d8 to h4, checkmate");
        assert_eq!(say("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5", "e1g1"), "castles kingside");
        assert_eq!(
            say("e2e4 d7d5 e4d5 c7c6 d5c6 a7a6 c6b7 a6a5", "b7a8q"),
            "pawn b7 takes rook on a8, becomes a queen"
        );
    }
}
