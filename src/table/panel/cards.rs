//! What the moment calls for: the words of a lesson, a puzzle's task, the review, what to do after the end.

use bevy_egui::egui;

use super::{Desk, review};
use crate::catalogue::Purpose;
use crate::profile::GameProfile;
use crate::table::game::TableGame;
use crate::table::puzzle::Standing;
use crate::table::{Action, Phase};
use crate::theme::widgets::{self, Button};

/// The card of the moment, if it calls for one.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if desk.lesson.is_some() {
        lesson(ui, desk);
    } else if desk.puzzle.is_some() {
        puzzle(ui, desk);
    } else if desk.table.purpose == Purpose::Training {
        training(ui, desk);
    } else if desk.review.is_some() {
        review::draw(ui, desk);
    } else if *desk.phase.get() == Phase::Over && desk.table.purpose == Purpose::Play {
        ending(ui, desk);
    }
}

/// A step back and a step on, with words between.
fn pager<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>, place: (usize, usize), next: &str, ready: bool) {
    let (at, count) = place;
    ui.horizontal(|ui| {
        let back = desk.tr("table-back");
        if Button::icon_only("back-slide", "prev", back).enabled(at > 0).main(false).show(ui).clicked() {
            desk.do_action(Action::Step(-1));
        }
        ui.label(format!("{} / {count}", at + 1));
        let on = desk.tr(next);
        let button = if ready { Button::primary("next-slide", on) } else { Button::secondary("next-slide", on) };
        if button.icon("next").main(false).show(ui).clicked() {
            desk.do_action(Action::Step(1));
        }
    });
}

fn lesson<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let Some(lesson) = &desk.lesson else { return };
    let key = format!("slide-{}-{}", G::GAME.name(), lesson.slide().id);
    let (asks, found, place) = (lesson.asks(), lesson.found, lesson.place());
    widgets::heading(ui, desk.tr(&key));
    ui.label(desk.tr(&format!("{key}-text")));
    if asks {
        ui.colored_label(desk.palette.accent, desk.tr("table-lesson-your-turn"));
    }
    if found {
        ui.colored_label(desk.palette.good, desk.tr("table-lesson-found"));
    }
    let last = place.0 + 1 == place.1;
    let next = if last { "table-lesson-end" } else { "table-next" };
    pager(ui, desk, place, next, !asks);
    if asks {
        // The arrows of the keyboard move the cursor here and do not turn the page as on the other slides.
        widgets::note(ui, desk.tr("table-lesson-pages"));
    }
}

fn puzzle<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let Some(run) = &desk.puzzle else { return };
    let key = run.puzzle().words(G::GAME.name());
    let (standing, place, left, id) = (run.standing, run.place(), run.left(), run.puzzle().id.clone());
    let nothing = GameProfile::default();
    let profile = desk.profiles.chosen().games.get(&G::GAME).unwrap_or(&nothing);
    let last = run.next_place(&desk.profiles).is_none();
    let solved_before = profile.puzzles_solved.contains(&id);
    let rating = profile.puzzle_skill.rating.to_string();
    let rated = match (run.gain(), run.puzzle().rating) {
        (Some(gain), _) => Some(("table-puzzle-gain", [("rating", rating), ("gain", format!("{gain:+}"))])),
        (None, Some(puzzle)) => Some(("table-puzzle-rated", [("rating", rating), ("puzzle", puzzle.to_string())])),
        (None, None) => None,
    };
    widgets::heading(ui, desk.tr(&key));
    ui.label(desk.tr(&format!("{key}-text")));
    let (colour, words) = match standing {
        Standing::Open => (desk.palette.accent, desk.tr_with("table-puzzle-open", &[("moves", &left.to_string())])),
        Standing::Wrong => (desk.palette.warning, desk.tr("table-puzzle-wrong")),
        Standing::Replying => (desk.palette.secondary, desk.tr("table-puzzle-replying")),
        Standing::Solved => (desk.palette.good, desk.tr("table-puzzle-solved")),
    };
    ui.colored_label(colour, words);
    if let Some((key, arguments)) = rated {
        let arguments = arguments.each_ref().map(|(name, value)| (*name, value.as_str()));
        widgets::note(ui, desk.tr_with(key, &arguments));
    }
    if solved_before && standing != Standing::Solved {
        widgets::note(ui, desk.tr("table-puzzle-solved-before"));
    }
    let next = if last { "table-puzzle-end" } else { "table-puzzle-next" };
    pager(ui, desk, place, next, standing == Standing::Solved);
}

/// What is to be found in a training, how it goes, and the way back.
fn training<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let Some(training) = &desk.training else { return };
    let left = training.left(desk.table.history.at());
    let (colour, words) = match left {
        0 => (desk.palette.good, desk.tr("table-training-end")),
        _ if training.is_missed() => (desk.palette.warning, desk.tr("table-training-wrong")),
        _ => (desk.palette.accent, desk.tr_with("table-training-open", &[("moves", &left.to_string())])),
    };
    let (found, all) = training.found();
    ui.colored_label(colour, words);
    if all > 0 {
        let counts = [("found", found.to_string()), ("all", all.to_string())];
        let counts = counts.each_ref().map(|(name, value)| (*name, value.as_str()));
        widgets::note(ui, desk.tr_with("table-training-found", &counts));
    }
    let back = desk.tr("table-training-back");
    let button = if left == 0 { Button::primary("train", back) } else { Button::secondary("train", back) };
    if button.icon("review").main(false).show(ui).clicked() {
        desk.do_action(Action::Train);
    }
}

fn ending<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    ui.horizontal_wrapped(|ui| {
        let (name, key, icon, action) = match desk.table.next_game() {
            Some(next) if next.is_new_match => ("next-game", "table-new-match", "restart", Action::NextGame),
            Some(_) => ("next-game", "table-next-game", "next", Action::NextGame),
            None => ("again", "table-again", "restart", Action::Restart),
        };
        if Button::primary(name, desk.tr(key)).icon(icon).main(false).show(ui).clicked() {
            desk.do_action(action);
        }
        if desk.table.position().dealt().is_some() {
            for (name, key, icon, action) in [
                ("replay", "table-again-same", "undo", Action::Replay),
                ("rearrange", "table-again-rearranged", "edit", Action::Rearrange),
            ] {
                if Button::secondary(name, desk.tr(key)).icon(icon).main(false).show(ui).clicked() {
                    desk.do_action(action);
                }
            }
        }
        let review = desk.tr("table-review");
        if Button::secondary("review", review).icon("review").main(false).show(ui).clicked() {
            desk.do_action(Action::Review);
        }
    });
    // Below the buttons, which keep their places when it comes.
    if desk.summary.is_coming() {
        widgets::note(ui, desk.tr("table-summary-coming"));
    }
    if let Some(summary) = &desk.summary.text {
        for sentence in desk.table.position().say_summary(summary, &desk.locale) {
            widgets::note(ui, sentence);
        }
    }
}
