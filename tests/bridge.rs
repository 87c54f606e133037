//! Bridge at the table: what it has besides the other games.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::catalogue::{GameId, Player};
use parlour::games::bridge::spots::spot_of;
use parlour::platform::exchange::Exchanged;
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::panel::Refusal;
use parlour::table::review::Review;
use parlour::table::summary::Summary;
use parlour::table::timeline::Timeline;
use parlour::table::transfer::Transfer;
use parlour::table::{Phase, TableGame};
use parlour_bridge::{Bridge, Card};
use parlour_core::{Game, Seat, Side};

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

/// North and South have ace, king and jack of spades and can finesse against the queen either way, which East holds in the first
/// deal and West in the second.
const EITHER_WAY: [[&str; 2]; 2] = [
    [
        "N:AJ63.7642.A87.64 Q54.AKT85.J532.J KT2.93.KT94.AT98 987.QJ.Q6.KQ7532 3NT N None",
        "DJ D9 DQ D7 HQ H7 H8 H9 C3 C4 CJ C8 D5 DT D6 D8 D4 C2 DA D3 H4 HK H3 HJ H5 C9 CQ H2 HA CA CK H6 HT CT C7 S6 D2 DK C5 \
         C6",
    ],
    [
        "N:AJ3.3.KJT54.QT75 9876.K72.Q93.K94 KT2.AT64.A6.J832 Q54.QJ985.872.A6 3NT N None",
        "HK HT HQ H3 D9 DA D7 DJ C8 C6 CT CK D3 D6 D8 DK D5 DQ H4 D2 H7 H6 H9 D4 CA C5 C4 C3 H8 C7 H2 HA CJ HJ CQ C9 DT S6 C2 \
         H5",
    ],
];

#[test]
fn a_claim_tells_nothing_of_the_hidden_cards() {
    let claim = |person: &mut Person, tricks: u8| {
        person.press("claim");
        person.frames(3);
        person.press(&format!("claim-{tricks}"));
    };
    let answers = EITHER_WAY.map(|[position, moves]| {
        let folder = tempfile::tempdir().unwrap();
        let args = Args {
            side: Some(SideChoice::First),
            position: Some(position.to_owned()),
            moves: Some(moves.to_owned()),
            ..Args::default()
        };
        let mut person = sit_down(args, folder.path());
        let taken = game(&person).play_so_far().tricks(Side::First);
        claim(&mut person, 3);
        person.until("an answer", |person| person.app.world().resource::<Refusal>().0.is_some());
        assert!(game(&person).outcome().is_none());
        let answer = person.app.world().resource::<Refusal>().0.clone();
        claim(&mut person, 1);
        person.until("the end", |person| game(person).outcome().is_some());
        assert_eq!(game(&person).play_so_far().tricks(Side::First), taken + 2, "what cannot be lost and no more");
        answer
    });
    assert_eq!(answers[0], answers[1]);
}

/// What each side lost makes the difference between the result and that of best play.
#[test]
fn lost_tricks_are_told_by_seat() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(alone(&lowest_cards(52)), folder.path());
    let opening = Bridge::new(game(&person).setup()).unwrap().position().unwrap();
    let defended = parlour_bridge::Solver::default().tricks(&opening, &parlour_core::Control::default()).unwrap();
    person.press("review");
    person.frames(3);
    let history = person.table::<Bridge>().history.clone();
    let losses = |person: &Person| person.app.world().resource::<Review<Bridge>>().losses(&history).unwrap();
    let looked_at = |person: &mut Person| person.app.world().resource::<Review<Bridge>>().looked_at() == 52;
    person.until("verdicts", looked_at);
    let losses = losses(&person);
    let lost = |side: Side| losses.iter().filter(|loss| loss.seat.side() == side).map(|loss| loss.tricks).sum::<u32>();
    let declaring = game(&person).setup().declarer.side();
    let tricks = u32::from(game(&person).play_so_far().tricks(declaring));
    assert_eq!(13 - u32::from(defended) + lost(declaring.other()) - lost(declaring), tricks);
    assert!(losses.iter().any(|loss| loss.turned), "somebody gave the contract away");
    let first = losses[0].ply + 1;
    assert!(person.reaches(&format!("lost-{first}")));
    person.press(&format!("lost-{first}"));
    person.frames(3);
    assert_eq!(person.app.world().resource::<Review<Bridge>>().at, first);
}

fn take(person: &mut Person, text: &str) {
    person.app.world_mut().write_message(Exchanged::Taken(text.to_owned()));
    person.frames(6);
}

/// A deal that comes as a file is played like any other: the person chooses a seat. One that has been played is looked at.
#[test]
fn a_deal_that_is_opened_waits_for_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(alone(""), folder.path());
    let deal = "N:AKQ2.432.AK2.KQ2 JT9.KQJ.QJ9.JT98 876.A98.T87.A765 543.T765.6543.43";
    take(&mut person, &format!("[Deal \"{deal}\"]\n[Contract \"3NT\"]\n[Declarer \"S\"]\n"));
    person.until("the choice", |person| person.screen() == Screen::Setup(GameId::Bridge));
    person.frames(3);
    person.play(GameId::Bridge);
    assert_eq!(game(&person).setup().to_string(), format!("{deal} 3NT S None"));
    let lin = "md|3S876HA98DT87CA765,S543HT765D6543C43,SAKQ2H432DAK2CKQ2,SJT9HKQJDQJ9CJT98|mb|1N|mb|p|mb|p|mb|p|pc|HK|";
    take(&mut person, lin);
    person
        .until("the table", |person| person.screen() == Screen::Table(GameId::Bridge) && person.phase() == Phase::Hand);
    assert_eq!(person.table::<Bridge>().history.at(), 1, "a play that has begun is on the table");
    person.app.world_mut().write_message(Transfer::Menu);
    person.frames(4);
    person.press("transfer-rearrange");
    person.until("the choice", |person| person.screen() == Screen::Setup(GameId::Bridge));
}

#[test]
fn a_deal_is_saved_in_either_format() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(alone(""), folder.path());
    person.app.init_resource::<Saved>().add_systems(bevy::prelude::Last, note_files);
    for button in ["transfer-save", "transfer-save-lin"] {
        person.app.world_mut().write_message(Transfer::Menu);
        person.frames(4);
        person.press(button);
        person.frames(4);
    }
    let saved = &person.app.world().resource::<Saved>().0;
    let [(pbn, first), (lin, second)] = &saved[..] else { panic!("{saved:?}") };
    assert_eq!([pbn.as_str(), lin.as_str()], ["bridge.pbn", "bridge.lin"]);
    let deal = game(&person).setup().deal;
    let read = [parlour_bridge::pbn::read(first), parlour_bridge::lin::read(second)];
    for reading in read {
        assert!(reading.faults.is_empty() && reading.boards.len() == 1, "{reading:?}");
        assert_eq!(reading.boards[0].deal, Some(deal));
    }
}

/// The files that were given, by name.
#[derive(bevy::prelude::Resource, Default)]
struct Saved(Vec<(String, String)>);

fn note_files(
    mut saved: bevy::prelude::ResMut<Saved>,
    mut wishes: bevy::prelude::MessageReader<parlour::platform::exchange::Exchange>,
) {
    use parlour::platform::exchange::Exchange::Save;
    saved.0.extend(wishes.read().filter_map(|wish| match wish {
        Save { name, text } => Some((name.clone(), text.clone())),
        _ => None,
    }));
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
