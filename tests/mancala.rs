//! Mancala at the table: what it has besides the other games.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::catalogue::GameId;
use parlour::games::mancala::spots::spot_of;
use parlour::locale::{Language, Locale};
use parlour::profile::Profiles;
use parlour::screen::Screen;
use parlour::settings::{Pace, Settings};
use parlour::table::announce::{self, Announcement};
use parlour::table::layout::Aspect;
use parlour::table::motion::Laid;
use parlour::table::pointing::Pointing;
use parlour::table::saves::Unfinished;
use parlour::table::timeline::Timeline;
use parlour::table::{Phase, TableGame};
use parlour_core::{Chance, Game, Seat, Side};
use parlour_mancala::{Mancala, Move, Pit, Setup, Variant};

/// Sits down at a game, from a position if there is one, with two persons.
fn sit_down(variant: &str, position: Option<&str>, moves: &str, folder: &std::path::Path) -> Person {
    let args = Args {
        game: Some("mancala".to_owned()),
        variant: Some(variant.to_owned()),
        position: position.map(ToOwned::to_owned),
        side: Some(SideChoice::Both),
        moves: Some(moves.to_owned()),
        ..Args::default()
    };
    let mut person = Person::with_args(1280, 800, folder, args);
    person.until("table", |person| person.screen() == Screen::Table(GameId::Mancala));
    person.hurry();
    person.frames(4);
    person
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn named(person: &mut Person, start: &str) -> usize {
    let world = person.app.world_mut();
    world.query::<&Laid>().iter(world).filter(|laid| laid.0.name.starts_with(start)).count()
}

/// The sentence said last.
fn said(person: &Person) -> String {
    person.app.world().resource::<Announcement>().0.replace('\u{a0}', " ")
}

fn game(person: &Person) -> &Mancala {
    person.table::<Mancala>().position()
}

/// Scrolls down the page until a control is seen.
fn reach(person: &mut Person, name: &str) {
    assert!(person.reaches(name), "no control '{name}' comes into view");
}

#[test]
fn no_seed_is_lost_or_made_while_a_game_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("kalah", Some("1,0,2,0,7,1/3,1,0,9,0,2 4,6 A"), "", folder.path());
    person.app.world_mut().resource_mut::<Settings>().pace = Pace::Fast;
    let all = 36;
    assert_eq!(named(&mut person, "seed"), all);
    while game(&person).outcome().is_none() {
        let legal = game(&person).legal_moves();
        person.make::<Mancala>(legal[legal.len() - 1]);
        person.until("shown", |person| {
            assert_eq!(named(person, "seed"), all);
            person.phase() != Phase::Showing
        });
        person.frames(2);
    }
    // What was left has been swept to its owner: the pits are empty, and the stores hold everything.
    assert!(game(&person).board().pits.iter().flatten().all(parlour_mancala::Heap::is_empty));
    assert_eq!(game(&person).score().unwrap().iter().sum::<i32>(), all as i32);
}

#[test]
fn a_seed_in_an_empty_house_with_nothing_opposite_does_what_the_chosen_rule_says() {
    for (variant, store) in [("kalah", 0), ("kalah-empty", 1)] {
        let folder = tempfile::tempdir().unwrap();
        let mut person = sit_down(variant, Some("1,0,0,0,0,1/1,0,0,0,0,0 0,0 A"), "", folder.path());
        person.make::<Mancala>(mv("a1"));
        person.frames(3);
        assert_eq!(game(&person).score().unwrap()[0], store, "{variant}");
    }
}

#[test]
fn undo_is_offered_after_the_end_and_takes_the_end_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("kalah", Some("0,0,0,0,0,1/1,0,0,0,0,0 3,2 A"), "", folder.path());
    let before = game(&person).clone();
    person.make::<Mancala>(mv("a6"));
    person.until("over", |person| person.phase() == Phase::Over);
    assert_eq!(game(&person).score(), Some([4, 3]), "what is left belongs to the other side");
    person.press("undo");
    person.frames(3);
    assert_eq!((person.phase(), game(&person)), (Phase::Hand, &before));
}

#[test]
fn a_game_that_goes_round_ends_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    // Two lone seeds chase each other round the board.
    let mut person = sit_down("oware", Some("1,0,0,0,0,0/1,0,0,0,0,0 20,20 A"), "", folder.path());
    let mut moves = 0;
    while game(&person).outcome().is_none() {
        person.make_any::<Mancala>();
        person.frames(2);
        moves += 1;
        assert!(moves < 200, "it does not end");
    }
    person.frames(3);
    let said = said(&person);
    assert!(said.contains("Seeds: 21 to 21"), "{said}");
    assert!(said.contains("come up 3 times") && said.contains("the seeds on his own side"), "{said}");
}

#[test]
fn directions_are_asked_for_and_chosen_by_mouse_and_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("omweso", None, "", folder.path());
    // A position with a choice: found by playing on.
    let several = |game: &Mancala| {
        let moves = game.legal_moves();
        moves.iter().copied().find(|mv| moves.iter().filter(|other| other.pit == mv.pit).count() > 1)
    };
    let mut moves = 0;
    while several(game(&person)).is_none() && game(&person).outcome().is_none() {
        person.make_any::<Mancala>();
        person.frames(2);
        moves += 1;
        assert!(moves < 60, "no choice comes up");
    }
    let choice = several(game(&person)).unwrap();
    let meant = game(&person).meant(spot_of(choice.pit), spot_of(choice.pit));
    let before = game(&person).clone();
    // By mouse: the pit, then the second arrow.
    person.make::<Mancala>(meant[1]);
    person.frames(3);
    let mut expected = before.clone();
    expected.play(meant[1]).unwrap();
    assert_eq!(*game(&person), expected);
    person.press("undo");
    person.frames(3);
    assert_eq!(*game(&person), before);
    // By keys: the question has the focus, and Enter takes its first answer.
    let at = person.place_of::<Mancala>(choice);
    person.click(at);
    person.frames(3);
    assert!(person.app.world().resource::<Pointing>().asked.is_some());
    person.enter();
    person.frames(3);
    let mut expected = before.clone();
    expected.play(meant[0]).unwrap();
    assert_eq!(*game(&person), expected);
}

#[test]
fn every_move_of_bao_can_be_made_by_hand() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("bao", None, "", folder.path());
    for _ in 0..12 {
        let legal = game(&person).legal_moves();
        let Some(&chosen) = legal.last() else { break };
        let mut expected = game(&person).clone();
        expected.play(chosen).unwrap();
        person.make::<Mancala>(chosen);
        person.frames(3);
        assert_eq!(*game(&person), expected, "{chosen}");
    }
}

#[test]
fn rules_are_chosen_before_the_game_and_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::new(1280, 800, folder.path());
    person.hurry();
    person.open(GameId::Mancala);
    reach(&mut person, "size-oware");
    person.press("size-oware");
    person.frames(2);
    for target in ["rule-houses-4", "rule-seeds-3", "rule-grand-slam-illegal"] {
        reach(&mut person, target);
        let choice =
            |person: &Person| person.app.world().resource::<Settings>().choices[&GameId::Mancala].setup.clone();
        let before = choice(&person);
        person.press(target);
        person.frames(2);
        assert_ne!(choice(&person), before, "{target}");
    }
    person.play(GameId::Mancala);
    assert_eq!(person.table::<Mancala>().setup().to_string(), "oware grand-slam=illegal");
    assert_eq!(person.table::<Mancala>().setup().start().pits[..9], [3, 3, 3, 3, 3, 3, 3, 3, 0]);
    person.escape();
    person.until("set-up", |person| person.screen() == Screen::Setup(GameId::Mancala));
    drop(person);
    let mut person = Person::new(1280, 800, folder.path());
    person.open(GameId::Mancala);
    person.play(GameId::Mancala);
    assert_eq!(person.table::<Mancala>().setup().to_string(), "oware grand-slam=illegal");
}

#[test]
fn pits_are_told_and_refusals_explained() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("woaley", None, "a1", folder.path());
    // The second player must go on from a5.
    let at = person.place_of::<Mancala>(mv("a3"));
    person.click(at);
    person.frames(3);
    assert!(said(&person).contains("where the last seed fell"), "{}", said(&person));
    assert_eq!(game(&person).played(), 1);
    assert_eq!(named(&mut person, "goes on here"), 2);
    let held = game(&person).say_spot(spot_of(Pit::new(Seat::FIRST, 4)), &[], &Locale::new(Language::En)).unwrap();
    assert!(held.contains("a5") && held.contains('5') && held.contains("begin here"), "{held}");
}

#[test]
fn where_a_single_seed_lies_the_choice_is_free() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("woaley", None, "a1 a5 b4 a3 b3", folder.path());
    // The last seed fell into a3, where it is alone.
    assert!(game(&person).legal_moves().len() > 1);
    assert_eq!(named(&mut person, "goes on here"), 0);
    let said =
        |asked: &[&str], pit: Pit| game(&person).say_spot(spot_of(pit), asked, &Locale::new(Language::En)).unwrap();
    let own = game(&person).to_move();
    let other = if own == Seat::FIRST { Seat::SECOND } else { Seat::FIRST };
    assert!(!said(&[], Pit::new(Seat::FIRST, 2)).contains("begin here"));
    assert!(said(&["uncounted"], Pit::new(own, 0)).contains(char::is_whitespace));
    assert!(!said(&["uncounted"], Pit::new(other, 0)).contains(':'), "the opponent's houses are not counted");
}

#[test]
fn by_the_rule_of_tournaments_only_ones_own_houses_are_counted() {
    let game = Mancala::new(&Mancala::setup_from(&parlour_core::SetupOptions::default()).unwrap()).unwrap();
    let count = |seat: Seat, focus: Option<Pit>, asked: &[&str]| {
        let place = Aspect::wide(1.3);
        let focus = focus.map(spot_of);
        Mancala::figures(&game.board(), game.setup(), place, "mahogany", seat, focus, asked).len()
    };
    // Twelve houses and two stores; the stores always show what they hold.
    assert_eq!(count(Seat::FIRST, None, &[]), 14);
    assert_eq!(count(Seat::FIRST, None, &["uncounted"]), 2);
    assert_eq!(count(Seat::FIRST, Some(Pit::new(Seat::FIRST, 2)), &["uncounted"]), 3);
    assert_eq!(count(Seat::FIRST, Some(Pit::new(Seat::SECOND, 2)), &["uncounted"]), 2);
    assert_eq!(count(Seat::SECOND, Some(Pit::new(Seat::SECOND, 2)), &["uncounted"]), 3);
}

#[test]
fn the_classic_opponent_learns_for_the_chosen_person_and_forgets_when_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let args = Args {
        game: Some("mancala".to_owned()),
        side: Some(SideChoice::First),
        opponent: Some("classic-easy".to_owned()),
        ..Args::default()
    };
    let mut person = Person::with_args(1280, 800, folder.path(), args);
    person.until("table", |person| person.screen() == Screen::Table(GameId::Mancala));
    person.hurry();
    person.frames(4);
    let learned = |person: &Person| {
        let profiles = person.app.world().resource::<Profiles>();
        profiles
            .chosen()
            .games
            .get(&GameId::Mancala)
            .map_or((0, 0), |game| (game.positions_learned(), game.tables_emptied(Some("woaley"))))
    };
    for _ in 0..6 {
        if person.my_turn() {
            person.make_any::<Mancala>();
            person.frames(2);
        }
    }
    person.until("my turn", |person| matches!(person.phase(), Phase::Hand | Phase::Over));
    let (count, _) = learned(&person);
    assert!(count >= 5, "{count}");
    person.escape();
    person.until("set-up", |person| person.screen() == Screen::Setup(GameId::Mancala));
    person.frames(5);
    drop(person);
    // It is still there after the next start, shown, and emptied when the question is answered.
    let mut person = Person::new(1280, 800, folder.path());
    assert_eq!(learned(&person), (count, 0));
    person.press("statistics");
    person.frames(4);
    person.press("game-mancala");
    person.frames(4);
    reach(&mut person, "show-learned");
    person.press("show-learned");
    person.frames(4);
    reach(&mut person, "empty-tables");
    person.press("empty-tables");
    person.frames(4);
    assert_eq!(learned(&person), (count, 0), "not before the person has agreed");
    person.press("dialog-yes");
    person.frames(4);
    assert_eq!(learned(&person), (0, 1));
}

#[test]
fn the_second_player_sits_in_front_of_his_own_row() {
    let folder = tempfile::tempdir().unwrap();
    let args = Args { game: Some("mancala".to_owned()), side: Some(SideChoice::Second), ..Args::default() };
    let mut person = Person::with_args(1280, 800, folder.path(), args);
    person.until("table", |person| person.screen() == Screen::Table(GameId::Mancala));
    person.frames(4);
    assert_eq!(person.table::<Mancala>().seen_by, Side::Second);
    let [a, b] = ["a1", "b1"].map(|text| person.place_of::<Mancala>(mv(text)));
    assert!(b.y > a.y, "the second player's row is the lower one");
}

/// A game of Woaley with singles that has just become one to be ended as it stands: its moves.
fn quiet_game(setup: &Setup) -> (String, Mancala) {
    for seed in 0.. {
        let mut chance = Chance::new(seed);
        let (mut game, mut moves) = (Mancala::new(setup).unwrap(), Vec::new());
        while let Some(mv) = chance.pick(&game.legal_moves()) {
            game.play(mv).unwrap();
            moves.push(mv.to_string());
            if game.claim().is_some_and(|outcome| outcome.winner.is_some()) {
                return (moves.join(" "), game);
            }
        }
    }
    unreachable!("some game in thousands goes round")
}

#[test]
fn a_game_in_which_nothing_is_captured_any_more_can_be_ended() {
    let (moves, expected) = quiet_game(&Setup::usual(Variant::WoaleyP2));
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("woaley-p2", None, &moves, folder.path());
    assert_eq!(game(&person), &expected);
    // The moves before were nobody's: somebody must have begun to play.
    assert_eq!(person.table::<Mancala>().outcome(), None);
    assert!(named(&mut person, "green lamp") > 0);
    person.press("draw");
    person.frames(4);
    let outcome = person.table::<Mancala>().outcome();
    assert_eq!(outcome, expected.claim());
    let [first, second] = expected.score().unwrap();
    let said = said(&person);
    assert!(said.contains("Nothing was captured any more"), "{said}");
    assert!(said.contains(&first.to_string()) && said.contains(&second.to_string()), "{said}");
    assert_eq!(named(&mut person, "green lamp"), 0, "nothing can be sown any more");
}

#[test]
fn what_is_shared_out_when_a_player_ends_the_game_is_seen_and_counted() {
    for rest in ["owner", "other"] {
        let rules = format!("woaley-p2 rest={rest}");
        let (moves, game) = quiet_game(&rules.parse().unwrap());
        let score = game.finished().unwrap().0.score().unwrap();
        assert_eq!(score.iter().sum::<i32>(), 48, "nothing is left");
        assert_ne!(game.score(), Some(score));
        let folder = tempfile::tempdir().unwrap();
        let mut person = sit_down(&rules, None, &moves, folder.path());
        let shown = |person: &Person| Mancala::score_on(&person.app.world().resource::<Timeline<Mancala>>().shown);
        assert_eq!(shown(&person), game.score());
        person.press("draw");
        person.until("over", |person| person.phase() == Phase::Over);
        person.frames(3);
        assert_eq!(shown(&person), Some(score), "{rest}");
        let how = if rest == "owner" { "on his own side" } else { "on the other’s side" };
        let told = format!("Seeds: {} to {}.", score[0], score[1]);
        assert!(said(&person).contains(&told) && said(&person).contains(how), "{}", said(&person));
        // Also after the game has been looked through.
        person.press("review");
        person.until("review", |person| person.phase() == Phase::Review);
        person.letter(KeyCode::KeyU, "u");
        person.frames(3);
        assert_ne!(shown(&person), Some(score));
        person.letter(KeyCode::KeyR, "r");
        person.frames(3);
        assert_eq!(shown(&person), Some(score), "the last move, and then the end");
        person.press("review-close");
        person.frames(3);
        assert_eq!((person.phase(), shown(&person)), (Phase::Over, Some(score)));
        person.press("undo");
        person.frames(3);
        assert_eq!((person.phase(), shown(&person)), (Phase::Hand, game.score()));
    }
}

/// The usual start of Omweso in a match that stands so.
fn in_match(score: &str) -> String {
    let start = Mancala::new(&Setup::usual(Variant::Omweso)).unwrap().position();
    format!("{start} match:{score}")
}

/// Resigns for the player to move.
fn resign(person: &mut Person) {
    person.press("resign");
    person.frames(3);
    person.press("dialog-yes");
    person.until("over", |person| person.phase() == Phase::Over);
    person.frames(3);
}

/// The points of the match before this game, and who begins it.
fn begins(person: &Person) -> (Option<[u8; 2]>, Seat) {
    let setup = person.table::<Mancala>().setup();
    (setup.score(), setup.start().mover)
}

fn result(person: &Person, language: Language) -> String {
    announce::result(person.table::<Mancala>(), &Locale::new(language)).replace('\u{a0}', " ")
}

#[test]
fn games_of_a_match_add_up_and_the_loser_begins_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("omweso match=on", None, "", folder.path());
    assert_eq!(begins(&person), (Some([0, 0]), Seat::FIRST));
    person.make_any::<Mancala>();
    person.frames(3);
    resign(&mut person);
    assert!(said(&person).contains("Match to twelve points: first player 1, second player 0."), "{}", said(&person));
    assert!(
        result(&person, Language::Hu).contains("első játékos 1, második játékos 0"),
        "{}",
        result(&person, Language::Hu)
    );
    assert_eq!(person.find("again"), None, "the match goes on");
    person.press("next-game");
    person.until("next", |person| person.phase() == Phase::Hand);
    assert_eq!(begins(&person), (Some([1, 0]), Seat::SECOND));
    assert!(!person.table::<Mancala>().can_undo());
    let counts = game(&person).counts(&Locale::new(Language::En)).unwrap();
    assert!(counts.contains("first player 1, second player 0"), "{counts}");
    // A game that nobody has won is played again.
    person.make_any::<Mancala>();
    person.frames(3);
    person.press("draw");
    person.frames(3);
    person.press("dialog-yes");
    person.until("over", |person| person.phase() == Phase::Over);
    person.frames(3);
    let profile = person.app.world().resource::<Profiles>().chosen().games[&GameId::Mancala].clone();
    assert_eq!(profile.other_games, 2);
    drop(person);
    // Between two games the match is kept.
    let mut person = Person::new(1280, 800, folder.path());
    person.hurry();
    person.press("continue");
    person.until("table", |person| person.screen() == Screen::Table(GameId::Mancala));
    person.frames(4);
    assert_eq!(begins(&person), (Some([1, 0]), Seat::SECOND));
    assert_eq!(person.table::<Mancala>().history.plies().len(), 0);
}

#[test]
fn a_match_is_won_with_twelve_points_and_another_can_follow() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("omweso match=on", Some(&in_match("3,11")), "", folder.path());
    for _ in 0..2 {
        person.make_any::<Mancala>();
        person.frames(3);
    }
    resign(&mut person);
    assert!(said(&person).contains("The second player has won the match, 12 to 3."), "{}", said(&person));
    let hungarian = result(&person, Language::Hu);
    assert!(hungarian.contains("A második játékos nyerte a mérkőzést, 12 – 3."), "{hungarian}");
    assert_eq!(*person.app.world().resource::<Unfinished>(), Unfinished(None));
    person.press("next-game");
    person.until("next", |person| person.phase() == Phase::Hand);
    assert_eq!(begins(&person), (Some([0, 0]), Seat::FIRST), "the loser begins again");
}

#[test]
fn the_kinds_of_victory_count_in_a_match() {
    // The slide of the tutorial on which both ends are captured.
    let position = "10,4,1,1,0,6,3,4,2,0,5,0,3,2,1,3/2,0,2,2,1,1,1,1,1,1,2,1,1,1,1,1 0,0 A captured:2,2 match:4,0";
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("omweso match=on", Some(position), "", folder.path());
    person.make::<Mancala>(mv("a6>"));
    person.until("over", |person| person.phase() == Phase::Over);
    person.frames(3);
    let said = said(&person);
    assert!(said.contains("2 points") && said.contains("first player 6, second player 0"), "{said}");
}

#[test]
fn a_match_against_an_opponent_tells_the_person_who_won() {
    let folder = tempfile::tempdir().unwrap();
    let args = Args {
        game: Some("mancala".to_owned()),
        variant: Some("omweso match=on".to_owned()),
        position: Some(in_match("0,11")),
        side: Some(SideChoice::First),
        opponent: Some("newcomer".to_owned()),
        ..Args::default()
    };
    let mut person = Person::with_args(1280, 800, folder.path(), args);
    person.until("table", |person| person.screen() == Screen::Table(GameId::Mancala));
    person.hurry();
    person.frames(4);
    person.make_any::<Mancala>();
    assert!(person.my_turn());
    resign(&mut person);
    assert!(said(&person).ends_with("The opponent has won the match, 12 to 0."), "{}", said(&person));
    let profile = person.app.world().resource::<Profiles>().chosen().games[&GameId::Mancala].clone();
    assert_eq!(profile.against("newcomer", Some("omweso"))[0].lost, 1, "games are counted, not matches");
}

/// Lets seconds pass.
fn wait(person: &mut Person, seconds: usize) {
    person.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    person.frames(seconds);
    person.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    person.frames(2);
}

#[test]
fn three_minutes_for_a_move_then_the_game_is_void() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("omweso move-time=three-minutes match=on", None, "", folder.path());
    let left = |person: &Person, side| person.table::<Mancala>().time_left(side).unwrap().as_secs_f32().round() as u32;
    assert_eq!(left(&person, Side::First), 180);
    wait(&mut person, 100);
    assert_eq!((left(&person, Side::First), left(&person, Side::Second)), (80, 180));
    // Every move has its own three minutes.
    for _ in 0..2 {
        person.make_any::<Mancala>();
        person.frames(3);
    }
    assert_eq!(left(&person, Side::First), 180);
    // A pause hides the board and stops the clock.
    person.press("pause");
    person.frames(3);
    wait(&mut person, 300);
    assert_eq!((person.phase(), left(&person, Side::First)), (Phase::Paused, 180));
    person.press("pause");
    person.frames(3);
    wait(&mut person, 172);
    assert!(said(&person).contains("seconds left"), "{}", said(&person));
    assert_eq!(person.phase(), Phase::Hand);
    wait(&mut person, 10);
    person.until("over", |person| person.phase() == Phase::Over);
    person.frames(3);
    let outcome = person.table::<Mancala>().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, "move-time"));
    assert!(said(&person).contains("so the game is void"), "{}", said(&person));
    assert!(said(&person).contains("first player 0, second player 0"), "nobody scores: {}", said(&person));
    assert!(result(&person, Language::Hu).contains("érvénytelen"));
    person.press("undo");
    person.frames(3);
    assert_eq!((person.phase(), left(&person, Side::First)), (Phase::Hand, 180));
}

#[test]
fn without_the_rule_there_is_no_clock() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("omweso", None, "", folder.path());
    assert_eq!(person.table::<Mancala>().time_left(Side::First), None);
    wait(&mut person, 200);
    assert_eq!((person.phase(), person.find("pause")), (Phase::Hand, None));
}

#[test]
fn taking_a_move_back_leaves_the_other_seeds_what_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("oware", None, "", folder.path());
    let looks = |person: &mut Person| -> Vec<String> {
        let world = person.app.world_mut();
        let mut seeds: Vec<String> = world
            .query::<&Laid>()
            .iter(world)
            .filter(|laid| laid.0.name == "seed")
            .map(|laid| format!("{:?} {:?} {:?}", laid.0.at, laid.0.tint, laid.0.art))
            .collect();
        seeds.sort();
        seeds
    };
    person.make::<Mancala>(mv("a1"));
    person.frames(4);
    let before = looks(&mut person);
    person.make::<Mancala>(mv("b3"));
    person.frames(4);
    person.press("undo");
    person.frames(4);
    let after = looks(&mut person);
    let kept = before.iter().filter(|seed| after.contains(seed)).count();
    // Of four seeds moved, those in the pits they had come to may have come from any of them.
    assert!(kept >= 44, "{kept} of 48 seeds look as before");
}

#[test]
fn a_hint_shows_the_way_of_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down("bao", None, "", folder.path());
    assert_eq!(named(&mut person, "arrow"), 0);
    person.press("hint");
    person.until("hint", |person| person.table::<Mancala>().hint.is_some());
    person.frames(3);
    let ways = person.table::<Mancala>().hint.unwrap().way.len();
    assert_eq!(named(&mut person, "arrow"), 2 * usize::from(ways));
}
