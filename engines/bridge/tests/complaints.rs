//! What people have seen bridge programs do wrong, as positions in which ours must do right.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::classic::Classic;
use parlour_bridge::deal::{EAST, NORTH, SOUTH};
use parlour_bridge::worlds::sample;
use parlour_bridge::{Bridge, Card, Suit};
use parlour_core::{Chance, Control, Engine, Game};

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

/// Low discards are no evidence of where the high cards of the suit are.
#[test]
fn discards_tell_nothing_about_the_cards_kept() {
    let setup = "E:82.KJT752.983.QT KQ43..7654.J8753 A.Q9843.AKJT.A96 JT9765.A6.Q2.K42 6H E";
    // South, without trumps, has thrown three low diamonds while they were drawn.
    let game = after(setup, "SK SA S5 S2 H3 HA H2 D4 SJ S8 S3 H4 H8 H6 H5 D5 HQ S6 H7 D6");
    let (view, mut chance) = (game.view(EAST), Chance::new(1));
    let layouts = 4000;
    let mut with_south = [0_i32; 3];
    for _ in 0..layouts {
        let hand = sample(&view, &mut chance)[SOUTH.index()];
        for (count, name) in with_south.iter_mut().zip(["D2", "D7", "DQ"]) {
            *count += i32::from(hand.contains(name.parse().unwrap()));
        }
    }
    let [deuce, seven, queen] = with_south;
    // Five standard deviations of a difference.
    assert!((queen - deuce).abs() < 225 && (queen - seven).abs() < 225, "{with_south:?} of {layouts}");
}

/// An ace that defeats the contract is not thrown away.
#[test]
fn the_setting_ace_is_kept() {
    let setup = "N:AKQJ.432.AKQ.KQJ T7652.AKQJ..5432 43.765.JT98.T987 98.T98.765432.A6 3NT N";
    // Four hearts have been lost, and South runs his spades: West has diamonds, and ace and six of clubs.
    let game = after(setup, "HA H5 H8 H2 HK H6 H9 H3 HQ H7 HT H4 HJ C7 D2 CJ S2 S3 S8 SJ SK S5 S4 S9 SQ S6 C8");
    assert_plays(&game, &["C6", "D3", "D4", "D5", "D6", "D7"]);
}

/// At no-trump the suit that tricks are to come from is led before aces and kings are cashed.
#[test]
fn a_suit_is_established_before_winners_are_cashed() {
    let setup = "N:A32.A32.A432.KQ2 QJT9.876.KQ7.A63 K54.K54.65.JT987 876.QJT9.JT98.54 3NT N";
    let game = after(setup, "SQ S4 S6 SA");
    assert_plays(&game, &["CK", "CQ", "C2"]);
}

/// Trumps are not drawn while dummy's are needed for ruffs.
#[test]
fn losers_are_ruffed_before_trumps_are_drawn() {
    let setup = "N:AQJT9.A543.A32.2 87.KJ97.KQJ.AK93 K32.2.8765.87654 654.QT86.T94.QJT 3S N";
    let game = after(setup, "DK D5 D4 DA");
    assert_plays(&game, &["HA"]);
}

/// Who holds the ace behind nothing does not lead the suit up to dummy's king.
#[test]
fn dummy_gets_no_free_king() {
    let setup = "N:A32.74.AKQ5.KQ43 KQJT.AJ3.982.752 654.K52.J43.JT98 987.QT986.T76.A6 3NT N";
    let found = choices(&after(setup, "SK S4 S7 S2"));
    assert!(found.iter().all(|card| card.suit() != Suit::Hearts), "{found:?}");
}
