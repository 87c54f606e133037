//! What people have seen bridge programs do wrong, as positions in which ours must do right.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::classic::Classic;
use parlour_bridge::deal::{NORTH, SOUTH};
use parlour_bridge::{Bridge, Card};
use parlour_core::{Control, Engine, Game};

/// Positions that a player may look at for one card.
const NODES: u64 = 2_000_000;

/// The position after these cards.
fn after(setup: &str, moves: &str) -> Bridge {
    let mut game = Bridge::new(&setup.parse().unwrap()).unwrap();
    for word in moves.split_whitespace() {
        game.play(word.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

/// What our best player chooses there, with a few seeds.
fn choices(game: &Bridge) -> Vec<Card> {
    let view = game.view(game.to_move());
    let expert = Bridge::opponent("expert").unwrap().algorithm;
    let ask = |seed: u64| {
        let control = Control { node_limit: Some(NODES), ..Control::seeded(seed) };
        Bridge::brain(&expert).think(&view, &control).unwrap().best
    };
    (1..=4).map(ask).collect()
}

fn assert_plays(game: &Bridge, right: &[&str]) {
    let found = choices(game);
    assert!(found.iter().all(|card| right.contains(&card.to_string().as_str())), "{found:?}\n{}", game.to_text());
}

/// The queen was led from queen and jack: the ten is run through the leader.
#[test]
fn a_marked_finesse_is_taken() {
    let setup = "E:A73.K84.653.AK98 T954.QT72.AT72.3 QJ6.AJ965.K84.T5 K82.3.QJ9.QJ7642 4H W";
    // Trumps are drawn but for the queen; West leads the ten of clubs, North plays low.
    let game = after(setup, "CQ CA C3 C5 HK H2 H5 H3 H4 H7 HJ C2 HA C4 H8 HT CT C6");
    assert_plays(&game, &["C8", "C9"]);
}

/// After a finesse has worked it is taken again.
#[test]
fn a_finesse_is_repeated() {
    let setup = "E:AQJT2.3.AJT93.86 7.Q987654.5.QT93 865.AK.Q72.AKJ72 K943.JT2.K864.54 6S E";
    let game = after(setup, "H7 HA H2 H3 S8 S3 S2 S7 S6 S4");
    assert_plays(&game, &["ST", "SJ", "SQ"]);
}

/// All that is left are winners: none of them is ruffed or thrown on another.
#[test]
fn own_winners_are_not_wasted() {
    // South has led a master heart. North, void, has trumps, the top diamonds and losers to throw.
    let setup = "N:AK32.4.AK32.8765 QT4.9876.QJT9.43 J765.AKQJ.54.KQ2 98.T532.876.AJT9 4S S";
    let game = after(setup, "CJ C5 C3 CK SJ S9 SA S4 SK ST S5 S8 H4 H6 HA H2 HK H3");
    assert_plays(&game, &["C6", "C7", "C8"]);
}

/// Partner's winner is left alone.
#[test]
fn partner_is_not_overtaken() {
    // East has led the king of spades through dummy's small ones; West has the ace and three more, which declarer's ten beats.
    let setup = "N:T982.AK4.AQJ.KQ4 KQJ.QJ9.5432.T87 76.T87.KT98.AJ32 A543.6532.76.965 3NT N";
    let game = after(setup, "SK S6");
    assert_plays(&game, &["S3", "S4", "S5"]);
}

/// Where the queen wins, the ace is kept.
#[test]
fn the_queen_wins_where_the_ace_would_too() {
    // North has led a small heart towards dummy's king, which was not played: West is last, with ace and queen.
    let setup = "N:AK2.J854.KQ3.AQ5 QT9.T92.J54.T432 J543.K76.A976.K6 876.AQ3.T82.J987 3NT N";
    let game = after(setup, "C2 C6 C9 CA H4 H2 H7");
    assert_plays(&game, &["HQ", "H3"]);
}

/// With three small to the queen in one hand and the ace in the other the queen is never led, as long as the king is out.
#[test]
fn the_queen_is_not_led_into_the_king() {
    let king: Card = "SK".parse().unwrap();
    let queen: Card = "SQ".parse().unwrap();
    let deals = [
        "N:Q74.AKQ.AKQ.5432 J95.JT9.JT98.JT9 A63.432.432.AKQ6 KT82.8765.765.87 6NT N",
        "N:Q74.AKQ.AKQ.5432 KT82.JT9.JT9.JT9 A63.432.432.AKQ6 J95.8765.8765.87 6NT N",
    ];
    for setup in deals {
        let mut game = Bridge::new(&setup.parse().unwrap()).unwrap();
        let strong = Bridge::opponent("strong").unwrap().algorithm;
        let mut declarer = Bridge::brain(&strong);
        while game.outcome().is_none() {
            let seat = game.to_move();
            let view = game.view(seat);
            let card = if seat == NORTH || seat == SOUTH {
                let control = Control { node_limit: Some(NODES), ..Control::seeded(1) };
                declarer.think(&view, &control).unwrap().best
            } else {
                Classic::Simple.choose(&view).unwrap()
            };
            let leads = game.play_so_far().trick().is_empty();
            assert!(card != queen || !leads || game.play_so_far().played().contains(king), "{}", game.to_text());
            game.play(card).unwrap();
        }
    }
}
