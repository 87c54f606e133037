//! The lessons of `levels/bridge`: every slide can be shown, and what it asks for is right; every problem is proved by the
//! solver.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::{BTreeMap, HashSet};

use parlour_bridge::classic::Classic;
use parlour_bridge::themes::{SIGNAL, Theme};
use parlour_bridge::{Bridge, Card, Cards, Solver};
use parlour_core::lesson::{Puzzle, Scene, Slide, read_list};
use parlour_core::{Control, Engine, Game};

fn slides() -> Vec<Slide> {
    read_list(include_str!("../../../levels/bridge/tutorial.ron")).unwrap()
}

fn problems() -> Vec<Puzzle> {
    read_list(include_str!("../../../levels/bridge/puzzles.ron")).unwrap()
}

fn staged(scene: &Scene) -> Bridge {
    scene.stage::<Bridge>().unwrap().position().clone()
}

fn cards(words: &[String]) -> Vec<Card> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

fn slide(id: &str) -> Slide {
    slides().into_iter().find(|slide| slide.id == id).unwrap()
}

/// The cards with which the side to move makes the contract or defeats it, all cards seen; and those with which it takes most.
fn right_cards(game: &Bridge, solver: &mut Solver) -> (Cards, Cards) {
    let side = game.to_move().side();
    let needed = game.setup().contract.tricks();
    let goal = if side == game.setup().declarer.side() { needed } else { 14 - needed };
    let taken = game.play_so_far().tricks(side);
    let values = solver.cards(&game.position().unwrap(), &Control::default()).unwrap();
    let most = values.iter().map(|value| value.1).max().unwrap();
    let those_with = |is: &dyn Fn(u8) -> bool| values.iter().filter(|value| is(value.1)).map(|value| value.0).collect();
    (those_with(&|tricks| tricks + taken >= goal), those_with(&|tricks| tricks == most))
}

#[test]
fn every_slide_can_be_shown() {
    let slides = slides();
    assert_eq!(slides.iter().map(|slide| &slide.id).collect::<HashSet<_>>().len(), slides.len());
    assert!(slides.iter().filter(|slide| !slide.your_turn.is_empty()).count() >= 10);
    assert!(slides.iter().filter(|slide| !slide.demo.is_empty()).count() >= 8);
    for slide in slides {
        let (mut game, id) = (staged(&slide.scene), &slide.id);
        assert_eq!(game.setup().deal.tricks(), 13, "{id}");
        assert!(slide.demo.is_empty() || slide.your_turn.is_empty(), "{id}");
        for mark in cards(&slide.marks) {
            let hands = [0, 2].map(|seat| game.hand(parlour_core::Seat(seat)));
            assert!(hands.iter().any(|hand| hand.contains(mark)), "{id}: {mark} is not seen");
        }
        for card in cards(&slide.demo) {
            game.play(card).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
    }
}

/// Where the rules are taught every legal card will do, or every ruff. Elsewhere the cards asked for, and no others, take most
/// tricks and reach the goal.
#[test]
fn slides_ask_for_every_right_card() {
    let mut solver = Solver::default();
    for slide in slides().into_iter().filter(|slide| !slide.your_turn.is_empty()) {
        let (game, id) = (staged(&slide.scene), slide.id.as_str());
        let asked: Cards = cards(&slide.your_turn).into_iter().collect();
        let legal: Cards = game.legal_moves().into_iter().collect();
        let expected = match id {
            "play" => legal,
            "follow" => {
                let led = game.play_so_far().led().unwrap();
                assert!(!game.hand(game.to_move()).of_suit(led).is_empty());
                legal
            }
            "ruff" => legal.of_suit(game.play_so_far().trumps().unwrap()),
            _ => {
                let (right, most) = right_cards(&game, &mut solver);
                assert!(right == most && right != legal, "{id}: {right:?} {most:?}\n{}", game.to_text());
                right
            }
        };
        assert_eq!(asked, expected, "{id}\n{}", game.to_text());
    }
}

#[test]
fn slides_show_the_technique_that_they_tell_of() {
    let mut solver = Solver::default();
    for (id, theme) in [
        ("finesse", Theme::Finesse),
        ("towards", Theme::LeadingTowards),
        ("establish", Theme::Establishing),
        ("hold-up", Theme::HoldUp),
        ("duck", Theme::Ducking),
        ("unblock", Theme::Unblocking),
        ("draw-trumps", Theme::DrawingTrumps),
        ("second-hand", Theme::SecondHandLow),
        ("third-hand", Theme::ThirdHandHigh),
        ("return", Theme::Returning),
        ("cover", Theme::Covering),
    ] {
        let slide = slide(id);
        let right = cards(&slide.your_turn).into_iter().collect();
        assert_eq!(Theme::of(&staged(&slide.scene), right, &mut solver), Some(theme), "{id}");
    }
}

/// What the slides say of the beginner is what he does.
#[test]
fn the_beginner_plays_as_shown() {
    let shown: Vec<Slide> = slides().into_iter().filter(|slide| slide.id.starts_with("beginner")).collect();
    assert_eq!(shown.len(), 4);
    for slide in shown {
        let mut game = staged(&slide.scene);
        for card in cards(&slide.demo) {
            assert_eq!(Classic::Simple.choose(&game.view(game.to_move())), Some(card), "{}", slide.id);
            game.play(card).unwrap();
        }
    }
}

/// The last trick of the deal that goes two down, as its words say.
#[test]
fn the_end_is_two_down() {
    let slide = slide("end");
    let mut game = staged(&slide.scene);
    for card in cards(&slide.demo) {
        assert_eq!(game.difference(), None);
        game.play(card).unwrap();
    }
    assert_eq!((game.difference(), game.duplicate_score()), (Some(-2), Some(-100)));
}

#[test]
fn there_are_enough_problems_of_many_themes() {
    let problems = problems();
    assert!(problems.len() >= 200, "{}", problems.len());
    assert_eq!(problems.iter().map(|problem| &problem.id).collect::<HashSet<_>>().len(), problems.len());
    let deals: HashSet<&String> = problems.iter().filter_map(|problem| problem.scene.setup.position.as_ref()).collect();
    assert_eq!(deals.len(), problems.len(), "every deal once");
    for theme in Theme::ALL {
        let is_number = |rest: &str| rest.strip_prefix('-').is_some_and(|number| number.parse::<u32>().is_ok());
        let count =
            problems.iter().filter(|problem| problem.id.strip_prefix(theme.id()).is_some_and(is_number)).count();
        assert!(count >= 4, "{theme:?}: {count}");
    }
    for difficulty in 1..=5 {
        assert!(problems.iter().filter(|problem| problem.difficulty == difficulty).count() >= 20, "{difficulty}");
    }
    let mut questions: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for problem in &problems {
        questions.entry(problem.theme.as_deref().unwrap()).or_default().push(problem.difficulty);
    }
    assert!(questions.values().all(|difficulties| difficulties.is_sorted()), "the easiest of each question first");
}

/// The cards of the solution make the contract or defeat it, all others fail, and the choice shows the technique of the id.
#[test]
fn the_theme_play_matters() {
    let mut solver = Solver::default();
    for problem in problems() {
        let (game, id) = (staged(&problem.scene), &problem.id);
        let solution: Cards = cards(&problem.solution).into_iter().collect();
        let (right, most) = right_cards(&game, &mut solver);
        assert!(right == solution && most == solution, "{id}: {right:?} {most:?}\n{}", game.to_text());
        assert!(game.legal_moves().len() > problem.solution.len(), "{id}");
        let solved = game.solve(&Control::default()).unwrap();
        assert_eq!((solved.value, solved.best.into_iter().collect::<Cards>()), (problem.value, solution), "{id}");
        // Of a signal it is proved as well that it tells the card: with the layouts that agree with it.
        let is_signal = problem.theme.as_deref() == Some(SIGNAL);
        let theme = if is_signal { Theme::of_signal } else { Theme::of };
        let theme = theme(&game, solution, &mut solver).unwrap_or_else(|| panic!("{id}\n{}", game.to_text()));
        let (technique, _) = id.rsplit_once('-').unwrap();
        assert_eq!(
            (theme.id(), Some(theme.question())),
            (technique, problem.theme.as_deref()),
            "{id}\n{}",
            game.to_text()
        );
    }
}
