//! Games as text: those that people paste, those that files hold, and whatever else comes along.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Chance, Game, IllegalMove, Outcome, Seat, Side};
use parlour_twixt::transcript::{
    Ending, Fault, Lines, Names, NodeId, Transcript, read, write_lines, write_moves, write_sgf,
};
use parlour_twixt::{Move, Setup, Twixt, Variant};
use proptest::prelude::*;

#[test]
fn points_and_moves_round_trip() {
    for text in ["a1", "f6", "z26", "aa27", "av48", "swap", "+f6h7", "-f6h7", "+aa27ab29", "-a9b11"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in ["", "6", "f", "f0", "f06", "F6", "f6 ", "+f6", "+f6g7", "+h7f6", "f256", "zzzzzzzzzzzz1", "é1", "+é"]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

/// The form in which people paste games.
#[test]
fn a_numbered_list_is_a_game_of_twixt_pp() {
    let game = read("1.f6 2.swap 3.m16 4.resign").unwrap();
    let position = game.history.position();
    assert_eq!(*position.setup(), Setup { variant: Variant::Pp, size: 24 });
    assert_eq!(position.moves().len(), 3);
    assert_eq!(game.ending, Some(Ending::Resigned(Seat::SECOND)));
    assert_eq!(write_moves(position, game.ending).as_deref(), Some("1.f6 2.swap 3.m16 4.resign"));
    assert_eq!(read("F6 SWAP m16").unwrap().history, read("1. f6  2. swap\n3. m16").unwrap().history);
    assert_eq!(read("1.f6 2.ad29").unwrap().history.position().setup().size, 30);
    assert_eq!(read("1.f6 2.av40").unwrap().history.position().setup().size, 48);
}

/// A file of Little Golem, with its letters for rows (dd is d4).
#[test]
fn a_file_of_little_golem_sets_its_rules_by_itself() {
    let text =
        "(;FF[4]EV[twixt.x]PB[Anna]PW[Bo\\]b]SZ[24]SO[https://www.littlegolem.net];b[dd];r[th];b[kj|draw];r[resign])";
    let game = read(text).unwrap();
    let position = game.history.position();
    assert_eq!(*position.setup(), Setup { variant: Variant::Pp, size: 24 });
    assert_eq!(write_moves(position, game.ending).as_deref(), Some("1.d4 2.t8 3.k10 4.resign"));
    assert_eq!(game.names, Names { first: Some("Anna".into()), second: Some("Bo]b".into()) });
    // Own links may cross: e5-g6 and d6-f5.
    let crossing = "(;SO[littlegolem]SZ[24];b[ee];r[rc];b[gf];r[rf];b[fe];r[ri];b[df])";
    assert_eq!(read(crossing).unwrap().history.position().board().links().count(), 2);
}

#[test]
fn an_sgf_file_says_which_rules_hold() {
    let rules = |text: &str| *read(text).unwrap().history.position().setup();
    assert_eq!(rules("(;GM[21];W[f6])"), Setup { variant: Variant::Standard, size: 24 });
    assert_eq!(rules("(;GM[21]RU[pp]SZ[30];W[f6];B[swap])"), Setup { variant: Variant::Pp, size: 30 });
    assert_eq!(rules("(;GM[21]RU[classic];W[a1])"), Setup { variant: Variant::Classic, size: 20 });
    // Of variations the first is the game.
    assert_eq!(read("(;GM[21];W[f6](;B[g9];W[h3])(;B[g8]))").unwrap().history.plies().len(), 3);
}

#[test]
fn what_is_no_game_is_refused_with_the_reason() {
    assert_eq!(read("  "), Err(Fault::Empty));
    assert_eq!(read("(;GM[1]SZ[19];B[aa])"), Err(Fault::OtherGame("1".into())));
    assert!(matches!(read("(;GM[21]RU[XYZ];W[f6])"), Err(Fault::Rules(_))));
    assert!(matches!(read("(;GM[21]SZ[3];W[b2])"), Err(Fault::Setup(_))));
    assert!(matches!(read("(;GM[21]SZ[24:20];W[b2])"), Err(Fault::Setup(_))));
    assert!(matches!(read("1.zebra 2.f6"), Err(Fault::Word { ply: 1, .. })));
    assert!(matches!(read("1.a6 2.f6"), Err(Fault::Illegal { ply: 1, .. })));
}

/// The moves of the main line that was read, and what was wrong.
fn kept(text: &str) -> (String, Option<String>) {
    let Transcript { history, fault, .. } = read(text).unwrap();
    let moves: Vec<String> = history.position().moves().iter().map(ToString::to_string).collect();
    (moves.join(" "), fault.map(|fault| fault.to_string()))
}

#[test]
fn what_stands_before_a_wrong_word_is_kept() {
    let taken = Some("move 3: f6 cannot be played: there is a peg already".to_owned());
    for text in ["1.f6 2.g8 3.f6 4.h3", "(;GM[21];W[f6];B[g8];W[f6];B[h3])", "(;GM[21];W[f6];B[g8](;W[f6])(;W[h3]))"] {
        assert_eq!(kept(text), ("f6 g8".to_owned(), taken.clone()), "{text}");
    }
    for text in ["1.f6 2.zebra 3.h3", "(;GM[21];W[f6];B[zebra];W[h3])"] {
        let (moves, fault) = kept(text);
        assert_eq!(moves, "f6", "{text}");
        assert!(fault.unwrap().starts_with("move 2: 'zebra' is not a move"), "{text}");
    }
    // In a variation it leaves the game as it is.
    let game = read("(;GM[21];W[f6](;B[g8];W[h3];B[resign])(;B[f6];W[h4])(;B[g9]))").unwrap();
    assert_eq!((game.history.at(), game.ending), (3, Some(Ending::Resigned(Seat::SECOND))));
    assert!(matches!(game.fault, Some(Fault::Illegal { ply: 2, .. })));
    assert_eq!(lines(&game.lines), ["f6", "f6 g8", "f6 g8 h3", "f6 g9"]);
}

/// A game of `TwixT` PP on 5x5 points that nobody can win any more.
fn dead_game() -> Twixt {
    let dead = (0..).find_map(|seed| {
        let mut chance = Chance::new(seed);
        let mut game = Twixt::new(&Setup { variant: Variant::Pp, size: 5 }).unwrap();
        while let Some(mv) = chance.pick(&game.legal_moves()) {
            game.play(mv).unwrap();
        }
        (game.outcome() == Some(Outcome { winner: None, reason: "dead" })).then_some(game)
    });
    dead.unwrap()
}

/// Little Golem does not see that a position is dead.
#[test]
fn a_game_that_goes_on_after_the_draw_is_kept_up_to_there() {
    let game = dead_game();
    let text = write_sgf(&game, None, &Names::default());
    let with = |word: &str| read(&text.replace("RE[0]", "").replace(')', &format!(";B[{word}])"))).unwrap();
    let ply = game.moves().len() + 1;
    for word in ["c3", "resign"] {
        let read = with(word);
        assert_eq!((read.history.position(), read.ending), (&game, None), "{word}");
        let is_over = |fault: &Fault| matches!(fault, Fault::Illegal { ply: at, error: IllegalMove { reason: "game-over", .. } } if *at == ply);
        assert!(read.fault.as_ref().is_some_and(is_over), "{word}: {:?}", read.fault);
    }
    // Those who agree on it only say what is on the board.
    assert_eq!((with("draw").ending, with("draw").fault), (None, None));
}

#[test]
fn who_gives_up_after_a_lost_game_says_nothing_new() {
    // The first player goes down from j1 in knight's moves, the second waits at the left.
    let downwards = (1..24).step_by(2).map(|row| format!("{}{row}", if row % 4 == 1 { 'j' } else { 'k' }));
    let mut words: Vec<String> = downwards.zip(2..).flat_map(|(peg, row)| [peg, format!("a{row}")]).collect();
    words.push("m24".to_owned());
    let won = words.join(" ");
    let outcome = Some(Outcome { winner: Some(Side::First), reason: "connected" });
    assert_eq!(read(&won).unwrap().history.position().outcome(), outcome);
    assert_eq!(read(&format!("{won} resign")), read(&won));
    assert_eq!(kept(&format!("{won} b9")).1.unwrap(), "move 26: b9 cannot be played: the game is over");
}

/// A player may give up while the other is to move.
#[test]
fn a_file_tells_who_gave_up() {
    let mut game = Twixt::new(&Setup::default()).unwrap();
    game.play("f6".parse().unwrap()).unwrap();
    for loser in [Seat::FIRST, Seat::SECOND] {
        let text = write_sgf(&game, Some(Ending::Resigned(loser)), &Names::default());
        assert_eq!(read(&text).unwrap().ending, Some(Ending::Resigned(loser)), "{text}");
    }
}

/// A list of moves says neither the rules nor the size.
#[test]
fn a_list_is_written_only_of_a_game_that_comes_back_from_it() {
    let written = |variant, size, mv: &str| {
        let mut game = Twixt::new(&Setup { variant, size }).unwrap();
        game.play(mv.parse().unwrap()).unwrap();
        write_moves(&game, None)
    };
    assert_eq!(written(Variant::Pp, 24, "f6").as_deref(), Some("1.f6"));
    assert_eq!(written(Variant::Pp, 30, "f29").as_deref(), Some("1.f29"));
    for (variant, size) in [(Variant::Pp, 12), (Variant::Pp, 30), (Variant::Standard, 24), (Variant::Classic, 24)] {
        assert_eq!(written(variant, size, "f6"), None, "{variant:?} {size}");
    }
}

#[test]
fn a_file_keeps_the_rules_and_the_size_of_every_board() {
    for variant in Variant::ALL {
        for size in Setup::SMALLEST..=Setup::GREATEST {
            let mut game = Twixt::new(&Setup { variant, size }).unwrap();
            let corner = *game.legal_moves().iter().rfind(|mv| matches!(mv, Move::Peg(_))).unwrap();
            for mv in [corner, "c3".parse().unwrap()] {
                game.play(mv).unwrap();
            }
            let text = write_sgf(&game, None, &Names::default());
            assert_eq!(*read(&text).unwrap().history.position(), game, "{text}");
            assert_eq!(read(&text).unwrap().history.position().setup(), game.setup());
        }
    }
}

#[test]
fn variations_and_comments_are_read() {
    let text = "(;GM[21]RU[PP]C[A game.];W[f6]C[Not [too\\] good](;C[Takes it.]B[swap];W[h3](;B[k9])(;B[k8]))(;B[g8]))";
    let read = read(text).unwrap();
    assert_eq!(lines(&read.lines), ["f6", "f6 swap", "f6 swap h3", "f6 swap h3 k9", "f6 swap h3 k8", "f6 g8"]);
    assert_eq!(read.lines.main_line().collect::<Vec<_>>(), read.history.position().moves());
    assert_eq!(read.lines.node(Lines::ROOT).comment, "A game.");
    let f6 = read.lines.children(Lines::ROOT)[0];
    assert_eq!(read.lines.node(f6).comment, "Not [too] good");
    assert_eq!(read.lines.node(read.lines.children(f6)[0]).comment, "Takes it.");
}

/// A line of thousands of moves and thousands of brackets need no more of the stack than short ones.
#[test]
fn deep_trees_are_read_and_written() {
    let deep = format!("(;GM[21]{}", "(;W[f6]".repeat(100_000));
    assert_eq!(lines(&read(&deep).unwrap().lines), ["f6"]);
    let edits = (0..100_000).map(|number| if number % 2 == 0 { "-f6h7" } else { "+f6h7" }.parse().unwrap());
    assert!(write_lines(Setup::default(), &Lines::of(edits), None, &Names::default()).len() > 100_000);
}

/// Every line of a tree from the start, in the order in which a file has them.
fn lines(tree: &Lines) -> Vec<String> {
    let mut all = Vec::new();
    let mut waiting: Vec<(NodeId, String)> = vec![(Lines::ROOT, String::new())];
    while let Some((id, line)) = waiting.pop() {
        let longer = |&child: &NodeId| (child, format!("{line} {}", tree.node(child).mv.unwrap()));
        waiting.extend(tree.children(id).iter().rev().map(longer));
        all.push(line.trim().to_owned());
    }
    all.remove(0);
    all
}

/// The same for the comments.
fn comments(tree: &Lines) -> Vec<&str> {
    let mut all = Vec::new();
    let mut waiting = vec![Lines::ROOT];
    while let Some(id) = waiting.pop() {
        waiting.extend(tree.children(id).iter().rev());
        all.push(tree.node(id).comment.as_str());
    }
    all
}

/// A game of chance in which players take moves back and try others.
fn random_lines(setup: Setup, chance: &mut Chance) -> Lines {
    let mut tree = Lines::default();
    let mut seen = vec![(Lines::ROOT, Twixt::new(&setup).unwrap())];
    for _ in 0..40 {
        let (mut at, mut game) = seen[chance.below(seen.len())].clone();
        for _ in 0..4 {
            let Some(mv) = chance.pick(&game.legal_moves()) else { break };
            game.play(mv).unwrap();
            at = tree.add(at, mv);
            let comment = chance.pick(&["", "", "]", "a\\", "(;W[c3])", "ő\n:"]);
            tree.node_mut(at).comment = comment.unwrap().into();
            seen.push((at, game.clone()));
        }
    }
    tree
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_survive_both_forms(seed in any::<u64>(), variant in 0..3_usize, size in 5..31_u8, plies in 0..80_usize) {
        let setup = Setup { variant: Variant::ALL[variant], size };
        let mut game = Twixt::new(&setup).unwrap();
        let mut chance = Chance::new(seed);
        for _ in 0..plies {
            let Some(mv) = chance.pick(&game.legal_moves()) else { break };
            game.play(mv).unwrap();
        }
        let ending = match seed % 3 {
            _ if game.outcome().is_some() => None,
            0 => Some(Ending::Resigned(game.to_move())),
            1 => Some(Ending::DrawAgreed),
            _ => None,
        };
        let names = Names { first: Some("A]\\".into()), second: None };
        let read_again = read(&write_sgf(&game, ending, &names)).unwrap();
        prop_assert_eq!(read_again.history.position(), &game);
        prop_assert_eq!((read_again.ending, read_again.names), (ending, names));
        if let Some(list) = write_moves(&game, ending) {
            let read_again = read(&list).unwrap();
            prop_assert_eq!((read_again.history.position(), read_again.ending), (&game, ending));
        }
    }

    #[test]
    fn variations_survive(seed in any::<u64>(), variant in 0..3_usize, size in 5..49_u8) {
        let setup = Setup { variant: Variant::ALL[variant], size };
        let tree = random_lines(setup, &mut Chance::new(seed));
        let names = Names { first: None, second: Some("(B;".into()) };
        let text = write_lines(setup, &tree, None, &names);
        let again = read(&text).unwrap();
        prop_assert_eq!((&again.names, &again.fault), (&names, &None));
        prop_assert_eq!(again.history.position().setup(), &setup);
        prop_assert_eq!(lines(&again.lines), lines(&tree));
        prop_assert_eq!(comments(&again.lines), comments(&tree));
        let main: Vec<Move> = tree.main_line().collect();
        prop_assert_eq!(again.history.position().moves(), &main);
        prop_assert_eq!(write_lines(setup, &again.lines, again.ending, &again.names), text);
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,60}", seed in "[\\(\\);\\[\\]\\\\a-zA-Z0-9 .+|-]{0,80}") {
        let _ = read(&text);
        let _ = read(&seed);
        let _ = read(&format!("(;GM[21]{seed}"));
        let _ = text.parse::<Move>();
        let _ = seed.parse::<Move>();
    }
}
