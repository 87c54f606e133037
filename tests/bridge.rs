//! Bridge at the table: what it has besides the other games.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::catalogue::{GameId, Player};
use parlour::games::bridge::spots::spot_of;
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::review::Review;
use parlour::table::summary::Summary;
use parlour::table::timeline::Timeline;
use parlour::table::{Phase, TableGame};
use parlour_bridge::{Bridge, Card};
use parlour_core::{Game, Seat};

/// Sits down at a deal.
fn sit_down(args: Args, folder: &std::path::Path) -> Person {
    let mut person = Person::with_args(1280, 800, folder, Args { game: Some("bridge".to_owned()), ..args });
    person.until("table", |person| person.screen() == Screen::Table(GameId::Bridge));
    person.hurry();
    person.until("a turn", |person| matches!(person.phase(), Phase::Hand | Phase::Over));
    person.frames(3);
    person
}

fn alone(moves: &str) -> Args {
    let position = Some("17".to_owned());
    Args { side: Some(SideChoice::Both), position, moves: Some(moves.to_owned()), ..Args::default() }
}

fn game(person: &Person) -> &Bridge {
    person.table::<Bridge>().position()
}

/// The first so many cards of a play in which everybody plays the lowest card there is.
fn lowest_cards(count: usize) -> String {
    let setup = "17".parse().unwrap();
    let mut game = Bridge::new(&setup).unwrap();
    let cards = (0..count).map(|_| {
        let card = game.legal_moves()[0];
        game.play(card).unwrap();
        card.to_string()
    });
    cards.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_defender_has_a_partner_and_sees_what_a_seat_sees() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(Args::default(), folder.path());
    let table = person.table::<Bridge>();
    assert!(matches!(table.choice.partner, Some(Player::Opponent(_))));
    assert_eq!(table.seen, [false, true, false, false], "East alone before the lead");
    let lead = game(&person).legal_moves()[0];
    person.make::<Bridge>(lead);
    person.until("the own turn", |person| person.phase() == Phase::Hand);
    assert_eq!(person.table::<Bridge>().seen, [false, true, true, false], "dummy as well");
    assert_eq!(game(&person).to_move(), Seat(1));
    // West has played a card that East had not seen.
    assert!(person.table::<Bridge>().tells_secrets() && !person.table::<Bridge>().can_undo());
    let before = person.table::<Bridge>().history.at();
    person.letter(bevy::prelude::KeyCode::KeyU, "u");
    person.frames(4);
    assert_eq!(person.table::<Bridge>().history.at(), before);
    assert_eq!(person.read_notices().len(), 1);
}

#[test]
fn hidden_cards_are_not_played() {
    let folder = tempfile::tempdir().unwrap();
    let args = Args { partner: Some("hand".to_owned()), ..Args::default() };
    let mut person = sit_down(args, folder.path());
    assert_eq!(person.table::<Bridge>().seen, [false, true, false, true], "both defenders");
    person.press("overlay-east");
    person.frames(4);
    assert_eq!(person.table::<Bridge>().seen, [false, false, false, true]);
    let lead = game(&person).legal_moves()[0];
    let at = person.place_of::<Bridge>(lead);
    person.click(at);
    person.frames(4);
    assert_eq!(person.table::<Bridge>().history.at(), 0, "a card was played that nobody could see");
    person.press("overlay-east");
    person.frames(4);
    person.click(at);
    person.frames(4);
    assert!(person.table::<Bridge>().history.at() > 0);
}

#[test]
fn a_card_is_thrown_to_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(alone(""), folder.path());
    let lead = game(&person).legal_moves()[0];
    let at = person.place_of::<Bridge>(lead);
    let middle = person.app.world().resource::<parlour::table::layout::Layout>().board.center();
    // From card to card it is no throw.
    let other = person.place_of::<Bridge>(*game(&person).legal_moves().last().unwrap());
    person.drag(at, other);
    person.frames(3);
    assert_eq!(person.table::<Bridge>().history.at(), 0);
    person.drag(at, middle);
    person.frames(3);
    assert_eq!(person.table::<Bridge>().history.plies()[0].mv, lead);
}

#[test]
fn cards_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(alone(""), folder.path());
    let lead: Card = game(&person).legal_moves()[0];
    person.letter(bevy::prelude::KeyCode::Slash, "/");
    person.frames(3);
    person.write(&lead.to_string().to_lowercase());
    person.enter();
    person.frames(4);
    assert_eq!(person.table::<Bridge>().history.plies()[0].mv, lead);
}

#[test]
fn claims_are_judged_and_settle_the_deal() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(alone(&lowest_cards(40)), folder.path());
    let left = game(&person).tricks_left();
    assert_eq!(left, 3);
    let side = game(&person).to_move().side();
    let taken = game(&person).play_so_far().tricks(side);
    let sure = {
        let mut solver = parlour_bridge::Solver::default();
        let position = game(&person).position().unwrap();
        solver.tricks(&position, &parlour_core::Control::default()).unwrap()
    };
    if sure < left {
        person.press("claim");
        person.frames(3);
        person.press(&format!("claim-{left}"));
        person.until("a verdict", |person| !person.sees(&format!("claim-{left}")));
        person.frames(60);
        assert!(game(&person).outcome().is_none(), "a claim that can be refuted was accepted");
    }
    person.press("claim");
    person.frames(3);
    person.press(&format!("claim-{sure}"));
    person.until("the end", |person| game(person).outcome().is_some());
    assert_eq!(game(&person).play_so_far().tricks(side), taken + sure);
}

#[test]
fn the_deal_is_summed_up_and_can_be_played_again_from_any_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(alone(&lowest_cards(52)), folder.path());
    person.until("par", |person| person.app.world().resource::<Summary>().text.is_some());
    let setup = *game(&person).setup();
    person.press("review");
    person.frames(3);
    person.press("review-first");
    person.frames(3);
    person.press("review-next");
    person.frames(3);
    // What the leader was best advised to lead, with no hand but his own, is one of his cards.
    person.until("advice", |person| person.app.world().resource::<Review<Bridge>>().advice(0).is_some());
    let advised = person.app.world().resource::<Review<Bridge>>().advice(0).unwrap().best;
    assert!(person.table::<Bridge>().history.position_at(0).unwrap().legal_moves().contains(&advised));
    person.press("review-play-on");
    person.until("the table", |person| person.phase() == Phase::Hand);
    assert_eq!((game(&person).setup(), person.table::<Bridge>().history.at()), (&setup, 1));
    assert!(person.table::<Bridge>().counted, "it would be counted twice");
    let shown = &person.app.world().resource::<Timeline<Bridge>>().shown;
    assert_eq!(*shown, game(&person).board());
}

#[test]
fn the_same_deal_is_dealt_again_and_a_new_one_is_another() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(Args { side: Some(SideChoice::None), ..Args::default() }, folder.path());
    let deal = |person: &Person| game(person).setup().deal;
    let first = deal(&person);
    person.press("replay");
    person.until("the start", |person| person.table::<Bridge>().history.at() < 3);
    assert_eq!(deal(&person), first);
    person.press("restart");
    person.frames(10);
    assert_ne!(deal(&person), first);
}

#[test]
fn the_same_deal_can_be_played_by_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(alone(&lowest_cards(52)), folder.path());
    let dealt = game(&person).setup().to_string();
    person.press("rearrange");
    person.until("the page before", |person| person.screen() == Screen::Setup(GameId::Bridge));
    person.frames(3);
    let chosen = person.app.world().resource::<Settings>().choices[&GameId::Bridge].setup.clone();
    assert_eq!(chosen.position, Some(dealt.clone()));
    person.play(GameId::Bridge);
    assert_eq!(game(&person).setup().to_string(), dealt);
}

#[test]
fn every_card_has_a_spot() {
    let folder = tempfile::tempdir().unwrap();
    let person = sit_down(alone(""), folder.path());
    let layout = person.app.world().resource::<parlour::table::layout::Layout>();
    let spots = game(&person).spots(layout.aspect());
    for card in (0..52).filter_map(Card::from_index) {
        assert!(spots.iter().any(|spot| spot.id == spot_of(card)), "{card}");
    }
}
