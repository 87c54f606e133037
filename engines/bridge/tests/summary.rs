//! What is said of a whole deal.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::deal::{EAST, SEATS, WEST};
use parlour_bridge::summary::Summary;
use parlour_bridge::{Bridge, Setup, Strain};
use parlour_core::job::Inquiry;
use parlour_core::{Chance, Control, Engine, Game, StopFlag, Stopwatch};
use std::sync::Arc;
use std::time::Duration;

/// The first example of DDS, with its table and par as DDS publishes them.
const DEAL: &str = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3 2S W";
const KNOWN: &str = "S 5 8 5 8, H 6 6 6 6, D 5 7 5 7, C 7 5 7 5, NT 6 6 6 6; par -110: 2S E, 2S W";

#[test]
fn a_deal_is_summed_up_as_dds_does() {
    let mut game = Bridge::new(&DEAL.parse().unwrap()).unwrap();
    let mut chance = Chance::new(1);
    // The same before the first card and after any.
    for cards in [0, 1, 23, 52] {
        while game.play_so_far().cards().len() < cards {
            let card = chance.pick(&game.legal_moves()).unwrap();
            game.play(card).unwrap();
        }
        let inquiry = Inquiry::<Bridge>::within(game.open_view(), Duration::from_mins(10));
        let text = inquiry.run(Arc::new(Stopwatch::start()), StopFlag::default()).unwrap();
        assert_eq!(text, KNOWN, "after {cards} cards");
    }
    let summary: Summary = KNOWN.parse().unwrap();
    assert_eq!(summary.table.tricks(Strain::Clubs, WEST), 5);
    assert_eq!((summary.par.score, summary.par.contracts[0].1), (-110, EAST));
}

#[test]
fn there_is_nothing_to_say_of_hidden_hands() {
    let game = Bridge::new(&Setup::default()).unwrap();
    for seat in SEATS {
        assert_eq!(Bridge::summary(&game.view(seat), &Control::default()), None);
    }
    let stopped = Control::default();
    stopped.stop.stop();
    assert_eq!(Bridge::summary(&game.open_view(), &stopped), None);
}

#[test]
fn summaries_survive_as_text() {
    for text in [KNOWN, "S 0 0 0 0, H 0 0 0 0, D 0 0 0 0, C 0 0 0 0, NT 13 13 13 13; par 0"] {
        assert_eq!(text.parse::<Summary>().unwrap().to_string(), text);
    }
    for wrong in [
        "",
        "par 0",
        "S 5 8 5 8; par 0",
        &KNOWN.replace("-110", "much"),
        &KNOWN.replace("2S E", "8S E"),
        &KNOWN.replace("2S E", "2S"),
        &KNOWN.replace("D 5 7 5 7", "D 5 7 5"),
        &KNOWN.replace("D 5 7 5 7", "D 5 7 5 14"),
        &KNOWN.replace("H ", "S "),
    ] {
        assert!(wrong.parse::<Summary>().is_err(), "{wrong}");
    }
}
