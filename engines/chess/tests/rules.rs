//! Single rules: positions with known moves, ends of games, claims, repetitions.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::{Board, Chess, Color, Effect, Piece, Setup, Square, UciMove, Variant, attacks};
use parlour_core::{Engine, Game, Outcome, SetupOptions, Side};

fn game(fen: &str) -> Chess {
    Chess::new(&Setup { variant: Variant::Standard, start: fen.parse().unwrap() }).unwrap()
}

fn play(game: &mut Chess, moves: &str) -> Vec<Effect> {
    moves.split_whitespace().flat_map(|mv| game.play(mv.parse().unwrap()).unwrap()).collect()
}

fn moves(game: &Chess) -> Vec<String> {
    game.legal_moves().iter().map(UciMove::to_string).collect()
}

fn reason(outcome: Option<Outcome>) -> Option<&'static str> {
    outcome.map(|outcome| outcome.reason)
}

/// How many legal moves a position has, and which of some moves are among them.
#[track_caller]
fn check_moves(fen: &str, count: usize, legal: &[&str], illegal: &[&str]) {
    let moves = moves(&game(fen));
    assert_eq!(moves.len(), count, "{moves:?}");
    for mv in legal {
        assert!(moves.contains(&(*mv).to_owned()), "{mv} should be legal");
    }
    for mv in illegal {
        assert!(!moves.contains(&(*mv).to_owned()), "{mv} should not be legal");
    }
}

#[test]
fn the_start_has_twenty_moves() {
    check_moves(parlour_chess::fen::START, 20, &["e2e4", "g1f3"], &["e2e5", "e1g1"]);
    let board = Board::default();
    assert_eq!([Color::White, Color::Black].map(|color| board.king(color).to_string()), ["e1", "e8"]);
}

#[test]
fn fools_mate_ends_the_game() {
    let mut game = game(parlour_chess::fen::START);
    let effects = play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::Second), reason: "checkmate" }));
    let king = "e1".parse().unwrap();
    assert_eq!(effects[effects.len() - 2..], [Effect::Checked { king }, Effect::Mated { king }]);
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.play("a2a3".parse().unwrap()).unwrap_err().reason, "game-over");
}

#[test]
fn stalemate_is_a_draw() {
    let game = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: "stalemate" }));
    assert!(!game.position().in_check());
}

#[test]
fn castling_needs_a_safe_way_for_the_king_only() {
    check_moves("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 26, &["e1g1", "e1c1"], &["e1h1", "e1a1"]);
    check_moves("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", 26, &["e8g8", "e8c8"], &[]);
    check_moves("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 23, &["e1c1"], &["e1g1"]);
    check_moves("1r4k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 26, &["e1g1", "e1c1"], &[]);
    check_moves("6k1/8/8/8/8/8/6p1/R3K2R w KQ - 0 1", 24, &["e1c1"], &["e1g1"]);
    check_moves("6k1/8/8/8/8/8/p7/R3K2R w KQ - 0 1", 20, &["e1g1", "e1c1"], &[]);
}

#[test]
fn castling_moves_both_and_happens_once() {
    let mut game = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let effects = play(&mut game, "e1g1");
    let at = |text: &str| text.parse::<Square>().unwrap();
    let castled = Effect::Castled { color: Color::White, king: (at("e1"), at("g1")), rook: (at("h1"), at("f1")) };
    assert_eq!(effects, [castled]);
    play(&mut game, "e8c8");
    assert_eq!(game.position().to_string(), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

#[test]
fn a_moved_or_captured_rook_does_not_castle() {
    let mut game = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&mut game, "a1a8");
    assert_eq!(game.position().to_string(), "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    play(&mut game, "e8e7 h1h2 e7f6 h2h1 f6e7");
    assert!(!moves(&game).contains(&"e1g1".to_owned()));
}

#[test]
fn en_passant_is_for_one_move_and_never_bares_the_king() {
    check_moves("8/8/8/K2pP3/8/8/8/7k w - d6 0 1", 7, &["e5d6"], &[]);
    check_moves("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", 6, &[], &["e5d6"]);
    let mut one = game("8/8/8/K2pP3/8/8/8/7k w - d6 0 1");
    let effects = play(&mut one, "e5d6");
    assert!(matches!(effects[1], Effect::Captured { square, .. } if square.to_string() == "d5"));
    assert_eq!(one.position().to_string(), "8/8/3P4/K7/8/8/8/7k b - - 0 1");

    let mut two = game(parlour_chess::fen::START);
    play(&mut two, "e2e4 a7a6 e4e5 d7d5");
    assert!(moves(&two).contains(&"e5d6".to_owned()));
    play(&mut two, "h2h3 h7h6");
    assert!(!moves(&two).contains(&"e5d6".to_owned()));
}

#[test]
fn pinned_pieces_give_check() {
    check_moves("4k3/8/8/8/4n3/8/5K2/4R3 w - - 0 1", 7, &[], &[]);
    assert!(game("4k3/8/8/8/4n3/8/5K2/4R3 w - - 0 1").position().in_check());
}

#[test]
fn pawns_choose_their_promotion_and_are_blocked() {
    check_moves("8/P6k/8/8/8/8/8/K7 w - - 0 1", 7, &["a7a8q", "a7a8r", "a7a8b", "a7a8n"], &["a7a8"]);
    check_moves("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", 2, &[], &["e2e3", "e2e4"]);
    check_moves("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", 3, &["e2e3"], &["e2e4"]);
    let mut game = game("1r6/P6k/8/8/8/8/P7/K7 w - - 0 1");
    let effects = play(&mut game, "a7b8n");
    assert!(matches!(effects[..], [Effect::Moved { .. }, Effect::Captured { .. }, Effect::Promoted { man, .. }]
        if man.piece == Piece::Knight));
}

/// Destinations of a piece alone on the board.
#[test]
fn lone_pieces_have_their_destinations() {
    let count =
        |attacked: &dyn Fn(Square) -> parlour_chess::Bitboard, square: &str| attacked(square.parse().unwrap()).count();
    let empty = parlour_chess::Bitboard::EMPTY;
    let queen = |square| attacks::queen(square, empty);
    assert_eq!(["a1", "d4"].map(|square| count(&queen, square)), [21, 27]);
    let bishop = |square| attacks::bishop(square, empty);
    assert_eq!(["a1", "d4"].map(|square| count(&bishop, square)), [7, 13]);
    assert_eq!(["a1", "d4"].map(|square| count(&attacks::knight, square)), [2, 8]);
    assert_eq!(["a1", "d4"].map(|square| count(&attacks::king, square)), [3, 8]);
    assert!(Square::all().all(|square| attacks::rook(square, empty).count() == 14));
    // With both kings out of the way, the moves of a white pawn are those of the position less the king's three.
    check_moves("7k/8/8/8/8/8/3P4/K7 w - - 0 1", 5, &["d2d3", "d2d4"], &[]);
    check_moves("7k/8/8/8/8/3P4/8/K7 w - - 0 1", 4, &["d3d4"], &[]);
}

/// Attacks of line pieces against a walk from square to square.
#[test]
fn lines_end_at_the_first_piece() {
    let walk = |square: Square, occupied: u64, steps: [(i8, i8); 4]| {
        let mut seen = 0u64;
        for (files, ranks) in steps {
            let (mut file, mut rank) = (square.file() as i8 + files, square.rank() as i8 + ranks);
            while (0..8).contains(&file) && (0..8).contains(&rank) {
                seen |= 1 << (8 * rank + file);
                if occupied >> (8 * rank + file) & 1 == 1 {
                    break;
                }
                (file, rank) = (file + files, rank + ranks);
            }
        }
        parlour_chess::Bitboard(seen)
    };
    let mut chance = parlour_core::Chance::new(5);
    for _ in 0..500 {
        let occupied = chance.bits() & chance.bits();
        for square in Square::all() {
            let set = parlour_chess::Bitboard(occupied);
            assert_eq!(attacks::rook(square, set), walk(square, occupied, [(1, 0), (0, 1), (-1, 0), (0, -1)]));
            assert_eq!(attacks::bishop(square, set), walk(square, occupied, [(1, 1), (-1, 1), (-1, -1), (1, -1)]));
        }
    }
}

#[test]
fn a_third_repetition_may_be_claimed_and_a_fifth_ends_the_game() {
    let mut game = game(parlour_chess::fen::START);
    for times in 2..=5 {
        assert_eq!(reason(game.claim()), (times > 3).then_some("threefold-repetition"));
        play(&mut game, "g1f3 g8f6 f3g1");
        let announced = game.claim_with("f6g8".parse().unwrap());
        assert_eq!(announced.is_some(), times >= 3);
        play(&mut game, "f6g8");
        assert_eq!(game.repetitions(), times);
    }
    assert_eq!(reason(game.outcome()), Some("fivefold-repetition"));
    assert_eq!(game.claim(), None);
}

/// A pinned pawn cannot capture en passant, so the square it might capture on makes no other position
/// (<https://github.com/cutechess/cutechess/issues/817>).
#[test]
fn a_pinned_pawn_makes_no_new_position() {
    let mut game = game("6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1");
    play(&mut game, "h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6 h7g7");
    assert_eq!(game.repetitions(), 3);
}

/// Positions after a double step that nobody can answer en passant count
/// (<https://github.com/CorentinGS/chess/issues/98>, <https://github.com/bhlangonijr/chesslib/issues/39>).
#[test]
fn a_double_step_without_captor_makes_no_new_position() {
    let mut one = game(parlour_chess::fen::START);
    play(&mut one, "f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1");
    assert_eq!(reason(one.claim()), Some("threefold-repetition"));

    let mut two = game("8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37");
    play(&mut two, "d2d4");
    assert_eq!(two.position().en_passant(), None, "the king is in check from a2 along the rank");
    for times in 2..=3 {
        play(&mut two, "h2g3 a2a3 g3h2 a3a2");
        assert_eq!(two.repetitions(), times);
    }
    assert_eq!(reason(two.claim()), Some("threefold-repetition"));
}

/// An en passant square on which no capture is legal makes no other position
/// (<https://github.com/official-stockfish/Stockfish/issues/6563>).
#[test]
fn an_illegal_en_passant_square_does_not_count() {
    let [with, without] = ["f6", "-"]
        .map(|square| format!("5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - {square} 7 4").parse::<Board>().unwrap());
    assert_eq!(with, without);
}

#[test]
fn fifty_moves_may_be_claimed_and_seventy_five_end_the_game() {
    let mut fifty = game("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    assert_eq!(fifty.claim(), None);
    assert_eq!(reason(fifty.claim_with("a1a2".parse().unwrap())), Some("fifty-moves"));
    play(&mut fifty, "a1a2");
    assert_eq!(reason(fifty.claim()), Some("fifty-moves"));
    let mut last = game("4k3/8/8/8/8/8/8/R3K3 w - - 149 120");
    play(&mut last, "a1a2");
    assert_eq!(reason(last.outcome()), Some("seventy-five-moves"));
    let mut mate = game("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    play(&mut mate, "a1a8");
    assert_eq!(reason(mate.outcome()), Some("checkmate"), "mate on the last move counts");
}

#[test]
fn a_drawn_game_can_be_played_on() {
    let mut five = game(parlour_chess::fen::START);
    (0..4).for_each(|_| drop(play(&mut five, "g1f3 g8f6 f3g1 f6g8")));
    let mut late = game("4k3/8/8/8/8/8/8/R3K3 w - - 150 120");
    let mut dead = game("8/8/4k3/8/8/4KN2/8/8 w - - 0 1");
    for (drawn, mv) in [(&mut five, "e2e4"), (&mut late, "a1a2"), (&mut dead, "f3e5")] {
        assert!(drawn.outcome().is_some() && drawn.legal_moves().is_empty());
        drawn.disregard_draw();
        assert_eq!(drawn.outcome(), None);
        play(drawn, mv);
    }
    assert_eq!((five.outcome(), reason(late.outcome())), (None, Some("seventy-five-moves")));
    for end in ["7k/6Q1/6K1/8/8/8/8/8", "7k/5Q2/6K1/8/8/8/8/8"] {
        let mut over = game(&format!("{end} b - - 0 1"));
        over.disregard_draw();
        assert!(over.outcome().is_some(), "there is no move in {end}");
    }
}

#[test]
fn dead_positions_end_the_game() {
    for dead in ["8/8/4k3/8/8/4K3/8/8", "8/8/4k3/8/8/4KN2/8/8", "8/8/4kb2/8/8/4K3/8/8", "8/5b2/4k3/8/8/4KB2/8/8"] {
        assert_eq!(reason(game(&format!("{dead} w - - 0 1")).outcome()), Some("dead-position"), "{dead}");
    }
    for alive in ["8/8/4k3/8/8/4KNN1/8/8", "8/4b3/4k3/8/8/4KB2/8/8", "8/8/4k3/8/8/4KP2/8/8", "8/4n3/4k3/8/8/4KB2/8/8"] {
        assert_eq!(game(&format!("{alive} w - - 0 1")).outcome(), None, "{alive}");
    }
    let mut game = game("8/8/4k3/8/8/4Kp2/8/8 w - - 0 1");
    let effects = play(&mut game, "e3f3");
    assert_eq!(effects.last(), Some(&Effect::Drawn { reason: "dead-position" }));
}

/// Who can still be mated loses on time (<https://github.com/lichess-org/lila/issues/1449> and others).
#[test]
fn a_flag_fall_loses_unless_the_other_cannot_mate() {
    let white_flag = |men: &str| game(&format!("{men} w - - 0 1")).flag_fall(Side::First);
    let lost = Outcome { winner: Some(Side::Second), reason: "time" };
    let drawn = Outcome { winner: None, reason: "time-but-no-mate" };
    assert_eq!(game(parlour_chess::fen::START).flag_fall(Side::Second).winner, Some(Side::First));
    assert_eq!(white_flag("8/8/4k3/8/8/4KQ2/8/8"), drawn, "bare king");
    assert_eq!(white_flag("8/8/4kb2/8/8/4KBP1/8/8"), lost, "a bishop with the help of a pawn");
    assert_eq!(white_flag("8/8/4kn2/8/8/4KQ2/8/8"), drawn, "a knight is not helped by a queen");
    assert_eq!(white_flag("8/8/4kn2/8/8/4KR2/8/8"), lost, "a knight with the help of a rook");
    assert_eq!(white_flag("8/8/4knn1/8/8/4K3/8/8"), lost, "two knights");
}

#[test]
fn chess960_castles_by_taking_the_rook_and_standard_by_two_squares() {
    let options = |variant: &str, position: &str| SetupOptions {
        variant: Some(variant.into()),
        position: Some(position.into()),
        ..SetupOptions::default()
    };
    let start = |variant, position| Chess::setup_from(&options(variant, position)).and_then(|setup| Chess::new(&setup));
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let (standard, other) = (start("standard", fen).unwrap(), start("chess960", fen).unwrap());
    assert!(moves(&standard).contains(&"e1g1".into()) && !moves(&standard).contains(&"e1h1".into()));
    assert!(!moves(&other).contains(&"e1g1".into()) && moves(&other).contains(&"e1h1".into()));

    assert_eq!(start("chess960", "518").unwrap().position().to_string(), parlour_chess::fen::START);
    let first = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    assert_eq!(start("chess960", "0").unwrap().position().to_string(), first);
    for (variant, position) in [("chess960", "960"), ("standard", "518"), ("standard", first), ("atomic", fen)] {
        assert!(start(variant, position).is_err(), "{variant} {position}");
    }
}

/// The king may stand still or pass the rook, and a rook that shields the king may not castle.
#[test]
fn chess960_castles_from_odd_places() {
    let start = |fen: &str| Chess::new(&Setup { variant: Variant::Chess960, start: fen.parse().unwrap() }).unwrap();
    let mut still = start("4k3/8/8/8/8/8/8/1R4KR w HB - 0 1");
    let effects = play(&mut still, "g1h1");
    // The rook that the king takes is not captured (<https://github.com/official-stockfish/Stockfish/issues/2405>).
    assert!(matches!(effects[..], [Effect::Castled { king: (from, to), .. }] if from == to));
    let castle = start("4k3/8/8/8/8/8/8/1R4KR w HB - 0 1").position().find("g1h1".parse().unwrap()).unwrap();
    assert_eq!(start("4k3/8/8/8/8/8/8/1R4KR w HB - 0 1").position().captured(castle), None);
    let mut shown = start("4k3/8/8/8/8/8/8/1R4KR w HB - 0 1").board();
    Chess::show(&mut shown, &effects[0]);
    assert_eq!(shown, still.board());
    assert_eq!(still.position().to_string(), "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1");
    assert!(!moves(&start("4k3/8/8/8/8/8/8/rRK5 w B - 0 1")).contains(&"c1b1".into()), "b1 shields the king");
}

#[test]
fn refusals_say_why() {
    let game = game("4k3/8/8/8/4r3/8/P3B3/4K3 w - - 0 1");
    let reasons =
        [("d4d5", "empty-square"), ("e8e7", "not-your-piece"), ("e2d3", "leaves-check"), ("a2a5", "cannot-go-there")];
    for (mv, reason) in reasons.into_iter().chain([("a2a3q", "promotion"), ("e1g1", "cannot-go-there")]) {
        assert_eq!(game.clone().play(mv.parse().unwrap()).unwrap_err().reason, reason, "{mv}");
    }
}

#[test]
fn views_from_elsewhere_are_checked() {
    let mut game = game(parlour_chess::fen::START);
    play(&mut game, "g1f3 g8f6");
    let text = ron::to_string(&game).unwrap();
    assert_eq!(ron::from_str::<Chess>(&text).unwrap(), game);
    for (from, to) in [("2 2", "1 2"), ("KQkq", "KQkqx"), ("standard", "atomic"), ("RNBQKB1R", "RNBQQB1R")] {
        assert!(ron::from_str::<Chess>(&text.replace(from, to)).is_err(), "{from} -> {to}");
    }
}

#[test]
fn a_draw_is_agreed_by_the_worse_side_and_in_dull_positions() {
    let start = game(parlour_chess::fen::START);
    assert!(!start.agrees_to_draw(0), "everything is still to be played for");
    assert!(!start.agrees_to_draw(-100));
    assert!(start.agrees_to_draw(-300), "a piece behind");
    let ending = game("8/5pk1/6p1/8/8/6P1/5PK1/8 w - - 0 40");
    assert!(ending.agrees_to_draw(0));
    assert!(!ending.agrees_to_draw(100), "a pawn up");
}

#[test]
fn moves_are_meant_in_the_notation_of_uci_and_in_san() {
    let mut game = game(parlour_chess::fen::START);
    for (word, uci) in
        [("e4", "e2e4"), ("e7e5", "e7e5"), ("Nf3", "g1f3"), ("Nc6", "b8c6"), ("Bb5", "f1b5"), ("a6", "a7a6")]
    {
        let mv = game.move_of(word).unwrap();
        assert_eq!(mv.to_string(), uci);
        game.play(mv).unwrap();
    }
    assert_eq!(game.move_of("O-O").unwrap().to_string(), "e1g1");
    assert_eq!(game.move_of("a1a8").unwrap().to_string(), "a1a8", "what it means is clear, though it is not legal");
    for word in ["e9", "", "hello"] {
        assert_eq!(game.move_of(word).unwrap_err().text, word);
    }
    // What is well written and not legal is refused when it is played, with the reason.
    for word in ["Qh5", "O-O-O"] {
        let mv = game.move_of(word).unwrap();
        assert_eq!(game.play(mv).unwrap_err().reason, "cannot-go-there", "{word}");
    }
    let pinned = self::game("4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1");
    let mv = pinned.move_of("Nc3").unwrap();
    assert_eq!(mv.to_string(), "e2c3", "the one that could go there");
    assert_eq!(pinned.clone().play(mv).unwrap_err().reason, "leaves-check");
}
