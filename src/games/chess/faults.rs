//! What is wrong with a position or a game that somebody wrote, in words.

use parlour_chess::fen::Impossible;
use parlour_chess::pgn::Fault;
use parlour_chess::{Color, FenError, SanError};

use crate::locale::Locale;
use crate::table::notation::shortened;

/// Why a text is no position, as a sentence.
pub fn of_position(error: &FenError, locale: &Locale) -> String {
    let with = |key: &str, name: &str, value: &str| locale.tr_with(key, &[(name, value)]);
    match error {
        FenError::Empty => locale.tr("chess-fen-empty"),
        FenError::TooManyFields => locale.tr("chess-fen-fields"),
        FenError::Ranks(ranks) => with("chess-fen-ranks", "ranks", &ranks.to_string()),
        FenError::Squares { rank, squares } => {
            let (rank, squares) = (rank.to_string(), squares.to_string());
            locale.tr_with("chess-fen-squares", &[("rank", &rank), ("squares", &squares)])
        }
        FenError::Piece(sign) => with("chess-fen-piece", "sign", &shortened(&sign.to_string())),
        FenError::Turn(field) => with("chess-fen-turn", "field", &shortened(field)),
        FenError::Castling(field) => with("chess-fen-castling", "field", &shortened(field)),
        FenError::NoCastling(letter, _) => with("chess-fen-no-castling", "letter", &letter.to_string()),
        FenError::EnPassant(field) => with("chess-fen-en-passant", "field", &shortened(field)),
        FenError::QuietPlies(field) => with("chess-fen-quiet", "field", &shortened(field)),
        FenError::Number(field) => with("chess-fen-number", "field", &shortened(field)),
        FenError::Impossible(reason) => impossible(reason, locale),
    }
}

fn impossible(reason: &Impossible, locale: &Locale) -> String {
    let of = |key: &str, color: &str| {
        let player = locale.tr(&format!("chess-player-{}", side(color)));
        locale.tr_with(key, &[("player", &player)])
    };
    match reason {
        Impossible::Kings { color, kings: 0 } => of("chess-fen-no-king", color),
        Impossible::Kings { color, .. } => of("chess-fen-kings", color),
        Impossible::Men(color) => of("chess-fen-men", color),
        Impossible::Pawns(color) => of("chess-fen-pawns", color),
        Impossible::Promotions(color) => of("chess-fen-promotions", color),
        Impossible::PawnRank(square) => locale.tr_with("chess-fen-pawn-rank", &[("square", &square.to_string())]),
        Impossible::KingCapturable(color) => of("chess-fen-in-check", color),
        Impossible::Check => locale.tr("chess-fen-check"),
    }
}

/// The side of a colour that the reasons name.
fn side(color: &str) -> &'static str {
    if color == Color::White.name() { Color::White.side().name() } else { Color::Black.side().name() }
}

/// What could not be read of a game, as a sentence.
pub fn of_game(fault: &Fault, locale: &Locale) -> String {
    match fault {
        Fault::Start { reason, .. } => of_position(reason, locale),
        Fault::Move { number, turn, word, reason, in_variation, .. } => {
            let dots = if *turn == Color::White { "." } else { "…" };
            let (number, word) = (format!("{number}{dots}"), shortened(word));
            let key = match (in_variation, reason) {
                (true, _) => "chess-pgn-variation",
                (false, SanError::NoMove) => "chess-pgn-no-move",
                (false, SanError::Illegal) => "chess-pgn-illegal",
                (false, SanError::Ambiguous) => "chess-pgn-ambiguous",
            };
            locale.tr_with(key, &[("number", &number), ("move", &word)])
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_chess::Board;

    use super::*;
    use crate::locale::Language;

    #[test]
    fn every_reason_has_words_in_every_language() {
        let texts = [
            "",
            "8/8/8/8/8/8/8/8 w - - 0 1 1",
            "8/8/8",
            "9/8/8/8/8/8/8/8 w - - 0 1",
            "44p/8/8/8/8/8/8/8",
            "x7/8/8/8/8/8/8/8",
            "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w Z - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - x 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 x",
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
            "4k3/8/8/8/QQQQQ3/QQQQQ3/PPPPPPPP/4K3 w - - 0 1",
            "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
            "4k3/8/8/8/8/Q7/PPPPPPPP/3QK3 w - - 0 1",
            "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/3N1N2/8/4R3/8/8/4K3 b - - 0 1",
        ];
        for language in Language::ALL {
            let locale = Locale::new(language);
            for text in texts {
                let words = of_position(&text.parse::<Board>().unwrap_err(), &locale);
                assert!(words.contains(' ') && !words.contains("chess-"), "{text:?}: {words}");
            }
            for text in ["1. e4 e9", "1. e5", "1. e4 e5 2. hello", "1. Nf3 d5 2. d3 d4 3. Nd2", "1. e4 (1. e5) e5"] {
                for game in parlour_chess::pgn::read(text) {
                    for fault in game.faults {
                        let words = of_game(&fault, &locale);
                        assert!(words.contains(' ') && !words.contains("chess-"), "{text:?}: {words}");
                    }
                }
            }
        }
    }
}
