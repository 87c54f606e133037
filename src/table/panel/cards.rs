//! What the moment calls for: the words of a lesson, a puzzle's task, the review, what to do after the end.

use bevy_egui::egui;

use super::{Desk, moves, status};
use crate::table::game::TableGame;
use crate::table::puzzle::Standing;
use crate::table::review::{Judgement, Verdict};
use crate::table::{Action, Phase};
use crate::theme::space;
use crate::theme::widgets::{self, Button};

/// The card of the moment, if it calls for one.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if desk.lesson.is_some() {
        lesson(ui, desk);
    } else if desk.puzzle.is_some() {
        puzzle(ui, desk);
    } else if desk.review.is_some() {
        review(ui, desk);
    } else if *desk.phase.get() == Phase::Over {
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
}

fn puzzle<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let Some(run) = &desk.puzzle else { return };
    let key = format!("puzzle-{}-{}", G::GAME.name(), run.puzzle().id);
    let (standing, place, left, id) = (run.standing, run.place(), run.left(), run.puzzle().id.clone());
    widgets::heading(ui, desk.tr(&key));
    ui.label(desk.tr(&format!("{key}-text")));
    let (colour, words) = match standing {
        Standing::Open => (desk.palette.accent, desk.tr_with("table-puzzle-open", &[("moves", &left.to_string())])),
        Standing::Wrong => (desk.palette.warning, desk.tr("table-puzzle-wrong")),
        Standing::Replying => (desk.palette.secondary, desk.tr("table-puzzle-replying")),
        Standing::Solved => (desk.palette.good, desk.tr("table-puzzle-solved")),
    };
    ui.colored_label(colour, words);
    let solved_before = desk.profile.games.get(&G::GAME).is_some_and(|profile| profile.puzzles_solved.contains(&id));
    if solved_before && standing != Standing::Solved {
        widgets::note(ui, desk.tr("table-puzzle-solved-before"));
    }
    let last = place.0 + 1 == place.1;
    let next = if last { "table-puzzle-end" } else { "table-puzzle-next" };
    pager(ui, desk, place, next, standing == Standing::Solved);
}

fn ending<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    ui.horizontal_wrapped(|ui| {
        let again = desk.tr("table-again");
        if Button::primary("again", again).icon("restart").main(false).show(ui).clicked() {
            desk.do_action(Action::Restart);
        }
        let review = desk.tr("table-review");
        if Button::secondary("review", review).icon("review").main(false).show(ui).clicked() {
            desk.do_action(Action::Review);
        }
    });
}

fn review<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let Some(review) = &desk.review else { return };
    let (at, plies) = (review.at, review.verdicts.len());
    let done = review.verdicts.iter().flatten().count();
    let verdict = at.checked_sub(1).and_then(|ply| review.verdicts[ply]);
    ui.horizontal(|ui| {
        widgets::heading(ui, desk.tr("table-review"));
        if done < plies {
            let (done, plies) = (done.to_string(), plies.to_string());
            widgets::note(ui, desk.tr_with("table-review-progress", &[("done", &done), ("of", &plies)]));
        }
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        for (name, icon, key, action) in [
            ("review-first", "first", "table-first", Action::ReviewAt(0)),
            ("review-prev", "prev", "table-back", Action::Step(-1)),
            ("review-next", "next", "table-next", Action::Step(1)),
            ("review-last", "last", "table-last", Action::ReviewAt(usize::MAX)),
            ("review-close", "close", "table-review-close", Action::Review),
        ] {
            let words = desk.tr(key);
            if Button::icon_only(name, icon, words).main(false).show(ui).clicked() {
                desk.do_action(action);
            }
        }
    });
    match (at.checked_sub(1), verdict) {
        (None, _) => {
            widgets::note(ui, desk.tr("table-review-start"));
        }
        (Some(ply), None) => {
            let mv = desk.table.history.plies()[ply].mv;
            ui.label(G::say_move(mv, desk.table.setup(), &desk.locale));
            widgets::note(ui, desk.tr("table-review-analysing"));
        }
        (Some(ply), Some(verdict)) => say_verdict(ui, desk, ply, verdict),
    }
    summary(ui, desk);
}

fn say_verdict<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, ply: usize, verdict: Verdict<G::Move>) {
    let mv = desk.table.history.plies()[ply].mv;
    let setup = desk.table.setup();
    ui.label(G::say_move(mv, setup, &desk.locale));
    let key = match (verdict.judgement, verdict.before.signum()) {
        (Judgement::Best, 1) => "table-verdict-keeps-win",
        (Judgement::Best, 0) => "table-verdict-keeps-draw",
        (Judgement::Best, _) => "table-verdict-best-of-lost",
        (Judgement::Keeps, _) => "table-verdict-keeps",
        (Judgement::Loosens, 1) => "table-verdict-loosens-win",
        (Judgement::Loosens, _) => "table-verdict-loosens-loss",
        (Judgement::GivesAway, 1) => "table-verdict-gives-win",
        (Judgement::GivesAway, _) => "table-verdict-gives-draw",
    };
    ui.horizontal_wrapped(|ui| {
        let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(space::L), egui::Sense::hover());
        moves::verdict_mark(ui.painter(), place.center(), verdict.judgement, &desk.palette);
        ui.label(desk.tr(key));
    });
    if desk.table.position().score().is_some() {
        let key = if verdict.exact { "table-value" } else { "table-value-about" };
        let signed = |value: i32| format!("{value:+}");
        let (before, after) = (signed(verdict.before), signed(verdict.after));
        widgets::note(ui, desk.tr_with(key, &[("before", &before), ("after", &after)]));
    }
    if verdict.best != mv {
        let best = G::say_move(verdict.best, setup, &desk.locale);
        widgets::note(ui, desk.tr_with("table-better", &[("move", &best)]));
    }
}

/// How many moves of each side were best.
fn summary<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>) {
    let Some(review) = &desk.review else { return };
    for side in parlour_core::Side::BOTH {
        let of_side: Vec<_> = review
            .verdicts
            .iter()
            .enumerate()
            .filter(|(ply, _)| {
                desk.table.history.position_at(*ply).is_some_and(|before| before.to_move().side() == side)
            })
            .filter_map(|(_, verdict)| *verdict)
            .collect();
        let best = of_side.iter().filter(|verdict| verdict.judgement == Judgement::Best).count();
        let given = of_side.iter().filter(|verdict| verdict.judgement == Judgement::GivesAway).count();
        let words = desk.tr_with(
            "table-review-summary",
            &[
                ("player", &status::name(desk, side)),
                ("best", &best.to_string()),
                ("of", &of_side.len().to_string()),
                ("given", &given.to_string()),
            ],
        );
        widgets::note(ui, words);
    }
}
