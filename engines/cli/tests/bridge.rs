//! What is different about bridge on the command line.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::{assert_refused, json, keys, text};
use parlour_bridge::Setup;
use parlour_bridge::filter::Condition;
use serde_json::{Value, json};

/// The first example of DDS.
const DEAL: &str = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3";

fn ask(command: &str, options: &str) -> Value {
    json(&format!("bridge {command} --position \"{DEAL}\" {options}"))
}

#[test]
fn bridge_is_among_the_games() {
    let games = json("games");
    let bridge = games["games"].as_array().unwrap().iter().find(|game| game["id"] == "bridge").unwrap().clone();
    assert_eq!(bridge["variants"], json!(["any", "notrump", "suit", "partscore", "game", "slam"]));
    assert_eq!(bridge["opponents"], json!(["beginner", "advanced", "intermediate", "strong", "expert"]));
}

/// Table and par as DDS publishes them with its example.
#[test]
fn a_table_has_all_tricks_and_par() {
    let table = ask("table", "");
    assert_eq!(keys(&table), ["nodes", "par", "par_contracts", "table", "time_ms"]);
    let row = |tricks: [u8; 4]| json!({"N": tricks[0], "E": tricks[1], "S": tricks[2], "W": tricks[3]});
    let expected = json!({
        "S": row([5, 8, 5, 8]),
        "H": row([6, 6, 6, 6]),
        "D": row([5, 7, 5, 7]),
        "C": row([7, 5, 7, 5]),
        "NT": row([6, 6, 6, 6]),
    });
    assert_eq!(table["table"], expected);
    assert_eq!((&table["par"], &table["par_contracts"]), (&json!(-110), &json!(["2S E", "2S W"])));
    let shown = text(&format!("bridge table --position \"{DEAL}\""));
    assert!(shown.contains("S    5  8  5  8") && shown.contains("par of NS -110: 2S E, 2S W"), "{shown}");
    let short = json("bridge table --position \"N:A... K... Q... J...\"");
    assert_eq!((&short["par"], &short["table"]["NT"]), (&Value::Null, &row([1, 0, 1, 0])));
}

#[test]
fn solving_tells_the_tricks_of_every_card() {
    // Six tricks at no-trump by North and by East, as in the table.
    for (leader, seat) in [("E", "E"), ("S", "S")] {
        let solved = ask("solve", &format!("--trump NT --leader {leader}"));
        assert_eq!(keys(&solved), ["best", "cards", "nodes", "time_ms", "to_move", "tricks"]);
        assert_eq!((&solved["tricks"], &solved["to_move"]), (&json!(7), &json!(seat)));
        assert_eq!(solved["cards"].as_object().unwrap().len(), 13);
        for card in solved["best"].as_array().unwrap() {
            assert_eq!(solved["cards"][card.as_str().unwrap()], solved["tricks"]);
        }
    }
    // Declarer's tricks and the defence's make thirteen, also after the lead.
    let declared = ask("solve", "--contract 2S --declarer W")["tricks"].as_u64().unwrap();
    assert_eq!(declared, 13 - 8);
    let after = ask("solve", "--contract 2S --declarer W --moves SQ");
    assert!((8..=9).contains(&after["tricks"].as_u64().unwrap()) && after["to_move"] == "E", "{after}");
    // The last cards, in the middle of a trick.
    let end = json("bridge solve --position \"N:AQ... .A2.. .KQ.. K2...\" --trump NT --leader S --moves \"HK SK\"");
    assert_eq!((&end["tricks"], &end["to_move"]), (&json!(1), &json!("N")));
    let last = json("bridge solve --position \"N:A... K... Q... J...\" --leader E");
    assert_eq!((&last["tricks"], &last["cards"]), (&json!(0), &json!({"SK": 0})));
    let over = json("bridge solve --position \"N:A... K... Q... J...\" --leader E --moves \"SK SQ SJ SA\"");
    assert_eq!((&over["tricks"], &over["cards"]), (&json!(0), &json!({})));
}

#[test]
fn seats_and_sides_have_their_names() {
    let start = ask("show", "--contract 4H --declarer S");
    assert_eq!(keys(&start), ["outcome", "points", "score", "text", "to_move"]);
    assert_eq!((&start["to_move"], &start["score"], &start["outcome"]), (&json!("W"), &json!([0, 0]), &Value::Null));
    assert_eq!(ask("show", "--trump S --leader W")["to_move"], "W");
    let trick = ask("show", "--trump NT --leader E --moves \"S8 SK SA S6\"");
    assert_eq!((&trick["to_move"], &trick["score"]), (&json!("W"), &json!([0, 1])));
    let legal = ask("legal", "--leader E --moves S8");
    assert_eq!(legal["moves"], json!(["S5", "SK"]));
    // A whole deal played out: always the first legal card.
    let mut moves = String::new();
    for _ in 0..52 {
        let legal = ask("legal", &format!("--vulnerable All --moves \"{moves}\""));
        moves = format!("{moves} {}", legal["moves"][0].as_str().unwrap());
    }
    let end = ask("show", &format!("--vulnerable All --moves \"{moves}\""));
    let score = end["score"].as_array().unwrap();
    assert_eq!(score[0].as_u64().unwrap() + score[1].as_u64().unwrap(), 13);
    let made = score[0].as_u64().unwrap() >= 9;
    assert_eq!(end["outcome"]["winner"], if made { "NS" } else { "EW" });
    assert_eq!(end["points"].as_i64().unwrap() > 0, made);
}

/// A number alone stands for a contract by North; with an option, and where it is not alone, for the same cards.
#[test]
fn deals_have_numbers() {
    let shown = |options: &str| json(&format!("bridge show {options}"));
    let alone = shown("--position 3");
    assert_eq!(alone["to_move"], "E");
    assert_eq!(shown("--position \"3 2S W\"")["text"], shown("--position 3 --contract 2S --declarer W")["text"]);
    assert_eq!(shown("")["text"], shown("--position 1")["text"]);
    assert_eq!(shown("--variant any")["text"], shown("--position 1")["text"]);
    let slam = shown("--variant slam")["text"].as_str().unwrap().to_owned();
    assert!((slam.contains("\n6") || slam.contains("\n7")) && slam.contains(" by N; tricks NS 0, EW 0"), "{slam}");
    assert_eq!(shown("--variant slam --position 3"), alone);
}

/// A deal number under a condition names one deal, the first from it on, seen from North as declarer.
#[test]
fn deals_are_chosen_by_a_condition() {
    let shown = |options: &str| json(&format!("bridge show {options}"))["text"].as_str().unwrap().to_owned();
    let where_is = "--deal-where \"NS.points=25-27 N.balanced (S.spades=5+ or S.hearts=5+)\"";
    let condition: Condition = "NS.points=25-27 N.balanced (S.spades=5+ or S.hearts=5+)".parse().unwrap();
    for from in [1, 3000] {
        let number = (from..from + 10_000).find(|&number| condition.holds(&Setup::numbered(number).deal)).unwrap();
        let chosen = shown(&format!("--position {from} {where_is}"));
        assert_eq!(chosen, shown(&format!("--position {number}")));
        assert_eq!(chosen, shown(&format!("--position {number} {where_is}")));
    }
    assert_eq!(shown(where_is), shown(&format!("--position 1 {where_is}")));
    assert!(shown(&format!("{where_is} --variant notrump")).contains("NT by N"));
    assert!(shown(&format!("{where_is} --contract 2C --declarer S")).contains("2C by S"));
    let played = json("bridge match --first advanced --second beginner --games 2 --deal-where \"NS.points=30+\"");
    assert_eq!(played["games"], 2);
    assert_refused(
        "bridge show --deal-where \"N.points=15 S.aces=2\"",
        &["--deal-where", "'S.aces=2' is no condition"],
    );
    assert_refused(&format!("bridge show --position \"{DEAL}\" --deal-where N.balanced"), &["numbered deals"]);
    assert_refused("bridge show --deal-where N.points=38", &["none of 1000000 deals", "'N.points=38'"]);
    assert_refused("dots show --deal-where N.balanced", &["deal-where"]);
}

#[test]
fn every_opponent_finds_a_legal_card() {
    for opponent in ["beginner", "advanced", "intermediate", "strong", "expert"] {
        let options = format!("--opponent {opponent} --nodes 20000 --seed 2");
        let best = ask("best", &format!("--trump NT --leader E --moves S8 {options}"));
        assert!(["S5", "SK"].contains(&best["move"].as_str().unwrap()), "{opponent}: {best}");
        assert_eq!(ask("best", &format!("--trump NT --leader E --moves S8 {options}"))["move"], best["move"]);
    }
}

#[test]
fn a_match_is_about_other_deals_for_other_seeds() {
    let line = |seed: u32| format!("bridge match --first advanced --second beginner --games 6 --seed {seed}");
    let results = |seed: u32| {
        let played = json(&line(seed));
        assert_eq!(played["games"], 6);
        assert_eq!(played["average_length"], 52.0);
        ["first_wins", "moving_first", "moving_second"].map(|key| played[key].clone())
    };
    assert_eq!(results(1), results(1));
    assert!((2..9).any(|seed| results(seed) != results(1)));
}

#[test]
fn what_is_no_bridge_is_refused() {
    let refused = |options: &str, parts: &[&str]| assert_refused(&format!("bridge {options}"), parts);
    refused("table --position \"N:AKQ\"", &["four hands clockwise"]);
    refused("table --position \"N:A... A... K... Q...\"", &["SA is in two hands"]);
    refused("table --moves SA", &["--moves"]);
    refused("solve --trump X", &["--trump", "S, H, D, C or NT"]);
    refused("solve --leader Q", &["--leader", "N, E, S or W"]);
    refused("solve --contract 8S", &["--contract", "3NT, 4SX or 6HXX"]);
    refused("solve --contract 3NT --trump S", &["--trump"]);
    refused("solve --declarer N --leader E", &["--leader"]);
    refused("solve --variant whist", &["'whist'", "any, notrump, suit"]);
    refused("match --first beginner --second beginner --games 2 --variant whist", &["'whist'"]);
    refused("solve --leader N --moves XY", &["move 1", "'XY'", "SA, HT or D2"]);
    refused("solve --position \"N:A... K... Q... J...\" --leader E --moves SA", &["move 1", "SA", "by E", "SK"]);
    refused("show --position \"N:A... K... Q... J...\"", &["thirteen cards"]);
    refused("legal --moves \"SK SK\"", &["move 2"]);
    refused("fly", &["no command 'fly'", "match, bench, table"]);
    assert_refused("chess table", &["no command 'table'", "uci"]);
    assert_refused("dots show --contract 3NT", &["dots", "'contract'"]);
}
