//! The program as a person or a script runs it.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::{aside, assert_refused, engine, json, keys, text, words};
use proptest::prelude::*;
use serde_json::Value;

#[test]
fn games_lists_games_and_their_opponents() {
    let games = json("games");
    let listed = games["games"].as_array().unwrap();
    let of = |id: &str| listed.iter().find(|game| game["id"] == id).unwrap();
    assert_eq!(of("notakto")["opponents"], serde_json::json!(["easy", "medium", "hard", "expert"]));
    assert!(of("dots")["opponents"].as_array().unwrap().contains(&"hard".into()));
    assert!(text("games").contains("notakto\n  opponents: easy, medium, hard, expert"));
    assert_eq!(json("--json games"), games, "the flag may stand anywhere");
}

#[test]
fn legal_lists_the_moves() {
    assert_eq!(json("dots legal --size 1x1"), serde_json::json!({"moves": ["h1-1", "h2-1", "v1-1", "v1-2"]}));
    assert_eq!(text("dots legal --size 1x1 --moves \"h1-1 v1-2\""), "h2-1 v1-1\n");
    assert_eq!(json("notakto legal --boards 2")["moves"].as_array().unwrap().len(), 18);
    assert_eq!(json("notakto legal --position XX......./XXX......")["moves"][0], "a3");
    assert!(text("notakto legal --position XXX......").contains("over"));
    let many = json("dots legal --size 9x9");
    assert!(many["moves"].as_array().unwrap().is_sorted_by_key(|mv| mv.as_str().unwrap().to_owned()));
}

#[test]
fn show_tells_the_position_and_how_it_ended() {
    let start = json("dots show --size 2x2");
    assert_eq!(keys(&start), ["outcome", "score", "text", "to_move"]);
    assert_eq!(start["to_move"], "first");
    assert_eq!(start["outcome"], Value::Null);
    assert_eq!(start["score"], serde_json::json!([0, 0]));
    let end = json("dots show --size 1x1 --moves \"h1-1 h2-1 v1-1 v1-2\"");
    assert_eq!(end["outcome"]["winner"], "second");
    assert_eq!(end["score"], serde_json::json!([0, 1]));
    let notakto = json("notakto show --boards 1 --moves \"a1 a5 a9\"");
    assert_eq!(notakto["outcome"]["winner"], "second", "who completes the last board loses");
    assert!(notakto.get("score").is_none(), "no points, no score");
    assert_eq!(json("notakto show --boards 1 --moves a1")["to_move"], "second");
    assert!(text("notakto show --boards 1 --moves \"a1 a5 a9\"").contains("over: second wins"));
    assert!(text("dots show").contains("to move: first"));
}

#[test]
fn perft_counts_leaves() {
    // A 2x2-box board has 12 edges.
    assert_eq!(json("dots perft --size 2x2 --depth 4")["nodes"], 12 * 11 * 10 * 9);
    assert_eq!(json("dots perft --size 1x1 --depth 4")["nodes"], 24);
    assert_eq!(json("dots perft --size 1x1 --depth 5")["nodes"], 0, "ended games count no leaf");
    assert_eq!(json("notakto perft --depth 0")["nodes"], 1);
    // One board: 9·8·7 sequences, of which eight lines in six orders each end the game.
    assert_eq!(json("notakto perft --boards 1 --depth 3")["nodes"], 504);
    assert_eq!(json("notakto perft --boards 1 --depth 4")["nodes"], (504 - 48) * 6);
}

#[test]
fn perft_tells_every_depth_on_the_way_and_knows_the_longest_game() {
    for line in ["dots perft --size 2x2 --depth 4", "dots perft --size 2x2 --depth 4 --json"] {
        let told = aside(line);
        let counts: Vec<&str> = told.lines().filter_map(|line| line.split_once(',')).map(|(count, _)| count).collect();
        assert_eq!(counts, ["12 positions at depth 1", "132 positions at depth 2", "1320 positions at depth 3"]);
    }
    for (line, most) in [("notakto perft", 21), ("notakto perft --boards 2", 14), ("dots perft", 24)] {
        let line = format!("{line} --depth {}", u32::MAX);
        assert_eq!(json(&line)["nodes"], 0, "no game is that long");
        assert!(text(&line).contains(&format!("after {most} moves")), "{line}");
        assert_eq!(aside(&line), "");
    }
}

#[test]
fn best_finds_a_move_for_every_opponent_and_limit() {
    for (game, opponents) in
        [("notakto", &["easy", "medium", "hard", "expert"][..]), ("dots", &["easy", "medium", "hard"])]
    {
        for opponent in opponents {
            let best = json(&format!("{game} best --opponent {opponent} --seed 3"));
            assert_eq!(keys(&best), ["depth", "exact", "move", "nodes", "pv", "score", "time_ms"]);
            assert_eq!(best["pv"][0], best["move"]);
            let legal = json(&format!("{game} legal"));
            assert!(legal["moves"].as_array().unwrap().contains(&best["move"]));
            let again = json(&format!("{game} best --opponent {opponent} --seed 3"));
            assert_eq!(again["move"], best["move"], "equal seeds give equal moves");
        }
    }
    assert!(json("dots best --size 2x2 --nodes 1000")["move"].is_string());
    let shallow = json("dots best --size 2x2 --depth 3");
    assert!(shallow["move"].is_string() && shallow["exact"] == false, "the end is not in sight: {shallow}");
    assert!((1..=3).contains(&shallow["depth"].as_u64().unwrap()), "{shallow}");
    assert_eq!(json("dots best --size 2x2 --depth 12")["exact"], true);
    assert_eq!(json("notakto best --depth 1")["depth"], 1);
    assert!(json("dots best --size 2x2 --time-ms 50")["move"].is_string());
    assert_eq!(json("notakto best --boards 1")["move"], "a5", "only the centre wins on one board");
    assert!(text("notakto best --boards 1").starts_with("a5\n"));
}

#[test]
fn best_tells_the_whole_line_of_a_solved_position() {
    for (game, moves) in [("dots best --size 2x2", 12), ("dots best --size 1x6", 19)] {
        let best = json(game);
        assert_eq!((best["exact"].as_bool(), best["pv"].as_array().unwrap().len()), (Some(true), moves), "{best}");
    }
    let line = json("notakto best --boards 2")["pv"].as_array().unwrap().clone();
    let moves: Vec<&str> = line.iter().map(|mv| mv.as_str().unwrap()).collect();
    assert!(!json(&format!("notakto show --boards 2 --moves \"{}\"", moves.join(" ")))["outcome"].is_null());
    assert!(json("dots best --size 5x5 --nodes 50000")["depth"].as_u64().unwrap() > 0, "a search looks ahead");
}

#[test]
fn best_looks_at_no_more_positions_than_it_may() {
    for size in ["2x3", "3x3", "4x4", "9x9"] {
        for nodes in [1, 1000, 50_000] {
            let looked = json(&format!("dots best --size {size} --nodes {nodes}"))["nodes"].as_u64().unwrap();
            assert!(looked <= nodes + 400, "{size}: {looked} of {nodes}, and the end of a playout");
        }
    }
    for nodes in [100, 1000, 5000] {
        assert!(json(&format!("notakto best --boards 9 --nodes {nodes}"))["nodes"].as_u64().unwrap() <= nodes);
    }
}

#[test]
fn solve_gives_exact_values() {
    let solved = json("notakto solve --boards 1");
    assert_eq!(keys(&solved), ["best", "nodes", "time_ms", "value"]);
    assert_eq!((&solved["value"], &solved["best"]), (&1.into(), &serde_json::json!(["a5"])));
    assert_eq!(json("notakto solve --boards 2")["value"], -1);
    for (size, value) in [("1x1", -1), ("1x2", 0), ("1x3", -1), ("2x2", 2), ("2x3", -2)] {
        assert_eq!(json(&format!("dots solve --size {size}"))["value"], value, "{size}");
    }
    let limited = engine(&words("dots solve --size 2x3 --nodes 10"));
    assert_eq!(limited.status.code(), Some(1), "good input without an answer is neither success nor bad input");
    assert!(text("notakto solve").contains("value 1 for first"));
}

#[test]
fn mancala_knows_its_rule_sets_switches_and_sizes() {
    // Woaley by its rules and by its formal model.
    assert_eq!(json("mancala perft --depth 7")["nodes"], 216);
    assert_eq!(json("mancala perft --variant woaley-p2 --depth 11")["nodes"], 54);
    let start = json("mancala show --variant kalah --pits 3 --seeds 2");
    assert!(start["text"].as_str().unwrap().starts_with("   2   2   2\n   2   2   2"), "{start}");
    for (options, pits) in [("--seeds 5", 6), ("--pits 4", 4), ("--size 9x3", 9), ("--variant bao --pits 8", 8)] {
        let row = json(&format!("mancala show {options}"))["text"].as_str().unwrap().lines().next().unwrap().to_owned();
        assert_eq!(row.split_whitespace().count(), pits, "{options}");
    }
    // The first player's margin, with and without captures opposite an empty house.
    for (variant, size, value) in [("kalah", "2x4", -10), ("kalah-empty", "2x4", -12), ("kalah", "3x3", 2)] {
        assert_eq!(
            json(&format!("mancala solve --variant {variant} --size {size}"))["value"],
            value,
            "{variant} {size}"
        );
    }
    // Who runs out gets what the other has left: the rule read the other way round.
    let end = "--position \"0,1/1,0 0,0 A\" --moves a2";
    let score = |variant: &str| json(&format!("mancala show --variant \"{variant}\" {end}"))["score"].clone();
    assert_eq!(score("kalah"), serde_json::json!([1, 1]));
    assert_eq!(score("kalah rest=other"), serde_json::json!([2, 0]));
    assert_refused("mancala show --variant chess", &["no rule set 'chess'", "woaley-p2", "omweso"]);
    assert_refused("mancala show --variant \"kalah end=one-side\"", &["kalah has no switch 'end'", "rest"]);
    assert_refused("mancala show --variant \"kalah rest=me\"", &["nobody, owner, other"]);
    assert_refused("mancala show --pits 13", &["1 to 12"]);
    assert_refused("mancala show --variant bao --seeds 3", &["four rows of eight"]);
    assert_refused("mancala show --size 6x4 --pits 3", &["--pits"]);
    assert_refused("dots show --pits 3", &["dots", "'pits'"]);
    assert_refused("mancala legal --moves \"a1 a1\"", &["move 2", "a1"]);
}

#[test]
fn opponents_may_agree_on_a_draw() {
    let line = "chess match --position \"4k3/3r4/8/8/8/8/3R4/4K3 w - - 30 90\" --first master --second master --games 2 --nodes 500";
    let played = json(&format!("{line} --agree"));
    assert_eq!((&played["draws"], &played["average_length"]), (&2.into(), &12.0.into()), "six moves of each");
    assert!(json(line)["average_length"].as_f64() > Some(12.0));
}

#[test]
fn a_match_counts_every_game() {
    let played = json("notakto match --first expert --second easy --games 20 --seed 5");
    let count = |key: &str| played[key].as_u64().unwrap();
    assert_eq!(count("first_wins") + count("second_wins") + count("draws"), 20);
    assert!(count("first_wins") >= 15, "{played}");
    assert!(played["average_length"].as_f64().unwrap() > 5.0);
    let scored = json("dots match --size 2x2 --first easy --second hard --games 10 --moves-time 20");
    assert!(scored["average_length"] == 12.0 && scored["average_margin"].is_number(), "{scored}");
    let without_time = |line: &str| {
        let mut played = json(line);
        played["time_ms"] = Value::Null;
        played
    };
    let line = "dots match --size 2x3 --first easy --second medium --games 10 --opening 3 --seed";
    assert_eq!(without_time(&format!("{line} 8")), without_time(&format!("{line} 8")));
    assert_ne!(without_time(&format!("{line} 8")), without_time(&format!("{line} 9")));
    assert!(text("notakto match --first easy --second easy --games 3").contains("(3 games"));
}

#[test]
fn bench_does_the_same_work_every_time() {
    for game in ["notakto", "dots"] {
        let (once, again) = (json(&format!("{game} bench")), json(&format!("{game} bench")));
        assert_eq!(keys(&once), ["nodes", "nodes_per_s", "signature", "time_ms"]);
        assert_eq!((&once["nodes"], &once["signature"]), (&again["nodes"], &again["signature"]));
        assert!(once["signature"].as_str().unwrap().bytes().all(|byte| byte.is_ascii_hexdigit()));
    }
}

#[test]
fn bad_input_is_refused_with_what_would_be_right() {
    assert_refused("go legal", &["no game 'go'", "notakto, dots"]);
    assert_refused("notakto best --opponent alice", &["no opponent 'alice'", "easy, medium, hard, expert"]);
    assert_refused("notakto match --first easy --second bob", &["no opponent 'bob'", "easy"]);
    assert_refused("dots legal --boards 3", &["dots", "'boards'"]);
    assert_refused("notakto legal --size 3x3", &["notakto", "'size'"]);
    assert_refused("notakto legal --variant wild", &["notakto", "'variant'"]);
    assert_refused("dots legal --size 10x3", &["10"]);
    assert_refused("dots legal --size 3", &["3"]);
    assert_refused("notakto legal --boards 0", &["1..=9"]);
    assert_refused("notakto legal --boards 300", &["1..=9"]);
    assert_refused("notakto legal --position XXXX...../OO", &["O"]);
    assert_refused("dots legal --moves \"h1-1 zebra\"", &["move 2", "'zebra'"]);
    assert_refused("dots legal --moves \"h1-1 v1-1 h1-1\"", &["move 3", "h1-1", "that line is drawn already"]);
    assert_refused("dots legal --moves h9-9", &["move 1", "h9-9", "this board has no such line"]);
    assert_refused("notakto legal --boards 1 --moves \"a1 a2 a3 a4\"", &["move 4", "a4", "the game is over"]);
    assert_refused("notakto best --position XXX......", &["over"]);
    assert_refused("notakto perft", &["--depth"]);
    assert_refused("notakto fly", &["no command 'fly'", "legal, show, perft, best, solve, match, bench"]);
    assert_refused("", &["Usage"]);
}

#[test]
fn numbers_without_sense_are_refused() {
    let contest = "notakto match --first easy --second easy";
    assert_refused(&format!("{contest} --games 0"), &["--games", "1..=1000000"]);
    assert_refused(&format!("{contest} --games 1000001"), &["--games", "1..=1000000"]);
    assert_refused(&format!("{contest} --moves-time 0"), &["--moves-time", "1..=86400000"]);
    assert_refused(&format!("{contest} --nodes 0"), &["--nodes"]);
    for (option, least) in [("--nodes", "1.."), ("--depth", "1.."), ("--time-ms", "1..=86400000")] {
        assert_refused(&format!("dots best {option} 0"), &[option, least]);
        assert_refused(&format!("dots best {option} -1"), &["-1"]);
        assert_refused(&format!("dots best {option} {}", u128::MAX), &[option]);
        assert_refused(&format!("dots best {option} many"), &[option, "many"]);
    }
    assert_refused("dots perft --depth -1", &["-1"]);
    assert_refused("dots perft --depth 4294967296", &["--depth"]);
    assert_refused("dots best --seed -1", &["-1"]);
    for size in ["0x3", "3x0", "-1x3", "99999999999x3", "3x3x3"] {
        assert_refused(&format!("dots legal --size={size}"), &[size]);
    }
    // The greatest of them are no trouble.
    assert!(json(&format!("dots best --size 2x2 --nodes {} --seed {}", u64::MAX, u64::MAX))["exact"] == true);
    assert!(json(&format!("dots best --size 2x2 --depth {}", u32::MAX))["exact"] == true);
    assert!(json(&format!("{contest} --games 2 --opening {}", u32::MAX))["games"] == 2);
}

#[test]
fn help_is_no_error() {
    assert!(text("--help").contains("Games: notakto, dots"));
    assert!(text("dots --help").contains("perft"));
    assert!(text("dots best --help").contains("--opponent"));
}

/// A word of a command line: mostly sensible, sometimes not. None starts a long computation.
fn word() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "games",
        "notakto",
        "dots",
        "legal",
        "show",
        "solve",
        "perft",
        "best",
        "match",
        "--json",
        "--moves",
        "--size",
        "1x1",
        "2x2",
        "--boards",
        "1",
        "--position",
        "X......../.........",
        "--opponent",
        "easy",
        "--depth",
        "--seed",
        "--first",
        "--second",
        "--games",
        "h1-1",
        "h1-1 v1-1",
        "a1 b2 c9",
        "--time-ms",
        "--variant",
        "kalah",
        "woaley-p2 rest=owner",
        "oware rest=owner",
        "--pits",
        "--seeds",
        "3,0,3,0,0,0/0,0,0,0,0,0 20,22 A @a1",
        "a1 a5 b4",
        "e2e4",
        "-1",
        "--nodes",
        "--help",
        "--",
        "",
    ]);
    prop_oneof![4 => known.prop_map(str::to_owned), 1 => any::<String>().prop_map(|text| text.replace('\0', " "))]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_command_line_makes_it_panic(
        game in prop::option::weighted(
            0.9,
            prop::sample::select(vec!["notakto", "dots", "mancala", "bridge", "chess", "twixt"]),
        ),
        command in prop::option::weighted(0.8, prop::sample::select(vec!["legal", "show", "best --depth 1 --nodes 9", "perft --depth 1"])),
        words in prop::collection::vec(word(), 0..6),
    ) {
        let fixed = game.into_iter().chain(command.into_iter().flat_map(str::split_whitespace));
        let args: Vec<&str> = fixed.chain(words.iter().map(String::as_str)).collect();
        // An exact solution of the whole board would take its time, and in the larger games so would a choice without limits.
        let is_small = game.is_none_or(|game| ["notakto", "dots"].contains(&game));
        prop_assume!(!args.contains(&"solve") || is_small && args.contains(&"1x1") || game == Some("notakto"));
        prop_assume!(is_small || command.is_some());
        let output = engine(&args);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        prop_assert!(matches!(output.status.code(), Some(0..=2)), "{args:?}: {message}");
        prop_assert!(!message.contains("panicked"), "{args:?}: {message}");
        prop_assert_eq!(output.status.success(), message.is_empty(), "{:?}: {}", args, message);
    }
}
