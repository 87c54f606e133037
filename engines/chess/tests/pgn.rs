//! Games as text.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::time::{Duration, Instant};

use parlour_chess::pgn::{Fault, NodeId, PgnGame, read};
use parlour_chess::{Board, Chess, Letters, SanError, Setup, UciMove, Variant};
use parlour_core::{Chance, Game, History, text_of};
use proptest::prelude::*;

fn odd() -> Vec<PgnGame> {
    read(include_str!("data/odd.pgn")).collect()
}

fn one(text: &str) -> PgnGame {
    read(text).next().unwrap()
}

/// The main line in SAN.
fn line(game: &PgnGame) -> String {
    let mut board = *game.start();
    let words = game.main_line().map(|id| {
        let mv = game.node(id).mv;
        let word = board.san(mv, Letters::English);
        board = game.board(id);
        word
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The node at the end of the main line's first `plies` moves.
fn at(game: &PgnGame, plies: usize) -> NodeId {
    game.main_line().nth(plies - 1).unwrap()
}

#[test]
fn odd_files_are_read() {
    let games = odd();
    let events: Vec<_> = games.iter().map(|game| game.tag("Event").unwrap()).collect();
    assert_eq!(events.len(), 8, "{events:?}");
    assert_eq!(events[0], r#"Odd things "quoted" and \ so on"#);

    let game = &games[0];
    assert_eq!(game.tag("White"), Some(r#"Kovács, "Béla""#));
    assert_eq!((game.tag("Black"), game.tag("UnknownTag")), (None, Some("kept")));
    assert_eq!(line(game), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 --");
    assert!(game.faults.is_empty(), "{:?}", game.faults);
    assert_eq!(game.result, "1-0");
    assert_eq!(game.node(PgnGame::ROOT).after, ["A comment before the first move"]);
    assert_eq!(game.node(at(game, 1)).after, ["[%eval 0.3][%clk 0:09:58.5]", "a second one"]);
    assert_eq!(game.node(at(game, 1)).clock(), Some(Duration::from_millis(598_500)));
    assert_eq!(game.node(at(game, 2)).marks, [1, 14]);
    assert_eq!(game.node(at(game, 2)).after, ["a comment to the end of the line"]);
    assert_eq!((&game.node(at(game, 3)).marks[..], &game.node(at(game, 4)).marks[..]), (&[1][..], &[16][..]));
    assert_eq!(game.node(at(game, 5)).after, ["only a comment"], "a variation of comments alone");
    assert_eq!((&game.node(at(game, 10)).marks[..], &game.node(at(game, 11)).marks[..]), (&[10][..], &[146][..]));
}

/// All variations, nested ones too, with their comments and marks
/// (<https://github.com/franciscoBSalgueiro/en-croissant/issues/60>).
#[test]
fn variations_are_alternatives_to_the_move_before() {
    let games = odd();
    let game = &games[0];
    let after = |id: NodeId| -> Vec<String> {
        let board = game.board(id);
        game.children(id).map(|child| board.san(game.node(child).mv, Letters::English)).collect()
    };
    assert_eq!(after(at(game, 3)), ["Nc6", "Nf6"]);
    let petrov = game.children(at(game, 3)).nth(1).unwrap();
    assert_eq!(game.node(petrov).after, ["Petrov"]);
    assert_eq!(after(petrov), ["Nxe5", "d4"]);
    let d4 = game.children(petrov).nth(1).unwrap();
    assert_eq!(after(d4), ["exd4", "Nxe4"]);
    assert_eq!(after(at(game, 5)), ["a6", "Nf6", "d6"]);
    let second = game.children(at(game, 5)).nth(1).unwrap();
    assert_eq!((&game.node(second).before[..], &game.node(second).marks[..]), (&["first".to_owned()][..], &[6][..]));
}

/// The first illegal ply is named, and what stands before it kept (<https://github.com/lichess-org/lila/issues/43>).
#[test]
fn the_first_illegal_move_is_named() {
    let games = odd();
    assert!(games[1].is_empty() && games[1].faults.is_empty());

    assert_eq!(line(&games[2]), "e4 e5 Nf3 Nc6 Bb5 a6");
    assert_eq!(games[2].result, "0-1");
    let [fault @ Fault::Move { ply: 7, number: 4, in_variation: false, reason: SanError::Illegal, .. }] =
        &games[2].faults[..]
    else {
        panic!("{:?}", games[2].faults)
    };
    assert_eq!(fault.to_string(), "line 20: move 4. Bxd7+ (ply 7): this move is not legal here");

    assert_eq!(line(&games[3]), "d4 d5 c4");
    assert!(matches!(games[3].faults[..], [Fault::Move { ply: 1, in_variation: true, .. }]));

    assert_eq!(line(&games[4]), "d4");
    assert_eq!(games[4].node(at(&games[4], 1)).after, ["what now 1... d5"]);

    assert_eq!(line(&games[5]), "a8=Q+ Kg7 Qb7+");
    assert_eq!((games[5].result.as_str(), games[5].start().number()), ("1/2-1/2", 50));

    assert!(games[6].is_empty() && matches!(games[6].faults[..], [Fault::Start { .. }]));

    assert_eq!(games[7].variant, Variant::Chess960);
    assert_eq!(line(&games[7]), "O-O Ke7");
}

/// Signs as chess.com writes them, and comments at odd places
/// (<https://github.com/kevinludwig/pgn-parser/issues/26>, <https://github.com/lichess-org/scalachess/issues/217>).
#[test]
fn bare_signs_and_comments_alone() {
    let game = one("1. e4 ± e5 ∓ 2. Nf3 = Nc6 +- ({An idea:} 2... d6 $146 {solid} 3. d4 -+) ( {nothing} ) 3. Bc4 ⩲ *");
    let marks: Vec<_> = game.main_line().map(|id| game.node(id).marks.clone()).collect();
    assert_eq!(marks, [[16], [17], [10], [18], [14]]);
    assert_eq!(game.len(), 7);
    let one_line = "{a} {b} 1. e4 {c} {d} ; e\n e5";
    let game = one(one_line);
    assert_eq!(game.node(PgnGame::ROOT).after, ["a", "b"]);
    assert_eq!(game.node(at(&game, 1)).after, ["c", "d", "e"]);
}

#[test]
fn a_written_game_reads_the_same() {
    for game in odd() {
        let text = game.to_string();
        assert!(text.lines().all(|line| line.chars().count() <= 90), "{text}");
        let again = one(&text);
        let tags = |game: &PgnGame| {
            let tags = game.tags.iter().filter(|(_, value)| !value.starts_with('?')).cloned();
            let mut tags: Vec<_> = tags.collect();
            tags.sort();
            tags
        };
        assert_eq!(tags(&again), tags(&game));
        assert_eq!(again.to_string(), text);
        assert_eq!((again.len(), line(&again)), (game.len(), line(&game)));
    }
}

#[test]
fn the_export_format_is_the_standards() {
    let mut game = one("1. e4 e5 $1 {open} 2. Nf3 (2. f4 exf4 {taken} 3. Nf3) 2... Nc6 *");
    game.set_tag("White", "A \"B\"");
    game.set_tag("Annotator", "me");
    let tags = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A \\\"B\\\"\"]\n[Black \"?\"]\n\
        [Result \"*\"]\n[Annotator \"me\"]\n";
    let moves = "1. e4 e5 $1 {open} 2. Nf3 (2. f4 exf4 {taken} 3. Nf3) 2... Nc6 *\n";
    assert_eq!(game.to_string(), format!("{tags}\n{moves}"));
}

fn random_history(setup: Setup, seed: u64) -> History<Chess> {
    let mut chance = Chance::new(seed);
    let mut history = History::<Chess>::new(&setup).unwrap();
    while let Some(mv) = chance.pick::<UciMove>(&history.position().legal_moves()) {
        let time = Duration::from_millis(chance.below(90_000) as u64);
        history.play(mv, time).unwrap();
    }
    history
}

#[test]
fn played_games_survive_the_file() {
    for seed in 0..20 {
        let variant = if seed % 2 == 0 { Variant::Standard } else { Variant::Chess960 };
        let start = if seed % 2 == 0 { Board::default() } else { Board::chess960(seed as u16 * 47).unwrap() };
        let history = random_history(Setup { variant, start }, seed);
        let text = PgnGame::of_history(&history).to_string();
        let game = one(&text);
        assert!(game.faults.is_empty(), "{:?}", game.faults);
        assert_eq!(game.history().unwrap(), history);
        assert_eq!(game.to_string(), text);
    }
}

/// Doubling the text must not take much more than twice the time, whatever the text.
#[test]
fn reading_takes_linear_time() {
    let game = PgnGame::of_history(&random_history(Setup::default(), 1)).to_string();
    let texts: [(&str, String); 7] = [
        ("games", game.repeat(20)),
        ("brackets", "(".repeat(200_000)),
        ("lines", "1. e4 (e4 ".repeat(20_000)),
        ("comments", "{ ".repeat(200_000)),
        ("tags", "[A \"\n".repeat(50_000)),
        ("faults", "1. e4 ".to_owned() + &"(e5) ".repeat(50_000)),
        ("quotes", "[A \"".to_owned() + &"\" ".repeat(50_000)),
    ];
    for (name, text) in texts {
        let time = |text: &str| {
            let start = Instant::now();
            let games = read(text).count();
            (start.elapsed(), games)
        };
        let (once, games) = time(&text);
        let (twice, _) = time(&text.repeat(2));
        assert!(games > 0);
        assert!(twice < 5 * once + Duration::from_millis(200), "{name}: {once:?}, then {twice:?}");
    }
}

/// Pieces of games in any order.
fn like_games() -> impl Strategy<Value = String> {
    let pieces = [
        "1. ",
        "e4 ",
        "e5 ",
        "Nf3 ",
        "Nc6 ",
        "O-O ",
        "( ",
        ") ",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        ";",
        "\n",
        "%",
        "$1 ",
        "$999 ",
        "[Event \"x\"]\n",
        "[FEN \"",
        "--",
        "*",
        "1-0 ",
        "±",
        "!?",
        "e8=Q",
        "(Q)",
        "½",
        "é",
        "\u{feff}",
        "<",
        ">",
        "...",
        "0-0",
    ];
    proptest::collection::vec(proptest::sample::select(pieces.to_vec()), 0..60).prop_map(|pieces| pieces.concat())
}

/// Every game that comes of a text can be written and read again.
fn check_any_text(text: &str) {
    for game in read(text) {
        let again = one(&game.to_string());
        assert!(again.faults.is_empty(), "{text:?}: {:?}", again.faults);
        assert_eq!(again.len(), game.len(), "{text:?}");
        assert_eq!(again.to_string(), game.to_string(), "{text:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        check_any_text(&text_of(&bytes));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,60}") {
        check_any_text(&text);
    }

    #[test]
    fn nothing_like_a_game_makes_the_reader_panic(text in like_games()) {
        check_any_text(&text);
    }
}
