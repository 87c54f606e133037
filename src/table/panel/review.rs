//! The review beside the board: the way through the game, what the move on show did, and how the moves of both sides
//! fared.

use bevy::math::Vec2;
use bevy_egui::egui;
use parlour_core::{History, Seat, Side};

use super::{Desk, graph, moves, status};
use crate::catalogue::Purpose;
use crate::locale::{Locale, capitalised};
use crate::table::game::TableGame;
use crate::table::layout::Shape;
use crate::table::review::{Judgement, Review, Verdict};
use crate::table::{Action, analysis, scale, training};
use crate::theme::widgets::{self, Button};
use crate::theme::{self, bold, space};

/// The card of the review.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let Some(review) = &desk.review else { return };
    let (plies, done) = (review.verdicts.len(), review.looked_at());
    // In tall windows there is little room for words, and the steps say well enough what this is.
    if desk.layout.shape == Shape::Wide {
        ui.horizontal(|ui| {
            widgets::heading(ui, desk.tr("table-review"));
            if done < plies {
                let (done, plies) = (done.to_string(), plies.to_string());
                widgets::note(ui, desk.tr_with("table-review-progress", &[("done", &done), ("of", &plies)]));
            }
        });
    }
    stepper(ui, desk);
    graph::draw(ui, desk);
    ui.scope(|ui| {
        // To be read and not pressed, so its lines are no higher than their words.
        ui.spacing_mut().interact_size.y = space::L;
        ui.spacing_mut().item_spacing.y = space::S;
        findings(ui, desk);
    });
    turning_points(ui, desk);
    lost_tricks(ui, desk);
    train(ui, desk);
}

/// The way to a training with this game.
fn train<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let shown = desk.review.as_ref().map_or(0, |review| review.at);
    if training::beginning(&desk.table, shown).is_none() {
        return;
    }
    if Button::secondary("train", desk.tr("table-train")).icon("puzzle").main(false).show(ui).clicked() {
        desk.do_action(Action::Train);
    }
}

/// What every move of the position on show leads to, at the place where it is made.
pub fn values_on_board<G: TableGame>(ui: &egui::Ui, desk: &Desk<G>) {
    let Some(verdict) = desk.review.as_ref().and_then(|review| review.verdicts.get(review.at)?.as_ref()) else {
        return;
    };
    let (position, zoom) = (desk.position_shown(), ui.ctx().zoom_factor());
    let spots = position.spots(desk.layout.aspect());
    for ranked in &verdict.ranked {
        let Some(text) = position.write_value(ranked.score) else { return };
        let end = G::path(ranked.mv).pop();
        let Some(spot) = spots.iter().find(|spot| Some(spot.id) == end) else { continue };
        // At the right end of what is broad, at the lower end of what is high: there it covers least.
        let broad = spot.size.x > spot.size.y;
        let aside = if broad { Vec2::X * spot.size.x * 0.36 } else { Vec2::NEG_Y * spot.size.y * 0.36 };
        let at = desk.layout.to_window(spot.at + aside) / zoom;
        let at = egui::pos2(at.x, at.y);
        let good = ranked.score == verdict.before;
        let (ground, ink) =
            if good { (desk.palette.good, desk.palette.on_accent) } else { (desk.palette.raised, desk.palette.text) };
        ui.painter().circle(at, 10.0, ground, egui::Stroke::new(1.0, desk.palette.panel));
        let font = egui::FontId::new(theme::size::SMALL, bold());
        ui.painter().text(at, egui::Align2::CENTER_CENTER, text, font, ink);
    }
}

/// The verdict on the move on show, at the corner of the place where it ends.
pub fn mark_on_board<G: TableGame>(ui: &egui::Ui, desk: &Desk<G>) {
    let Some((review, ply)) = desk.review.as_ref().and_then(|review| Some((review, review.at.checked_sub(1)?))) else {
        return;
    };
    let Some(verdict) = review.verdicts[ply].as_ref().filter(|_| G::SCALE.is_some()) else { return };
    let spots = desk.position_shown().spots(desk.layout.aspect());
    let end = G::path(desk.table.history.plies()[ply].mv).pop();
    let Some(spot) = spots.iter().find(|spot| Some(spot.id) == end) else { return };
    let zoom = ui.ctx().zoom_factor();
    let corner = desk.layout.to_window(spot.at + spot.size * 0.42) / zoom;
    let at = egui::pos2(corner.x, corner.y);
    let colour = moves::verdict_colour(verdict.judgement, &desk.palette);
    ui.painter().circle(at, 11.0, desk.palette.panel, egui::Stroke::new(2.0, colour));
    moves::verdict_mark(ui.painter(), at, Some(verdict.judgement), &desk.palette);
}

/// What the move on show did, and how all moves fared.
fn findings<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>) {
    let Some(review) = &desk.review else { return };
    let sides = desk.table.sides();
    if let Some(ply) = review.at.checked_sub(1) {
        let mv = desk.table.history.plies()[ply].mv;
        ui.horizontal_wrapped(|ui| {
            moves::side_icon(ui, sides[ply], desk);
            if let Some(before) = desk.table.history.position_at(ply) {
                ui.label(capitalised(&before.say_move(mv, &desk.locale)));
            }
        });
        if let Some(verdict) = &review.verdicts[ply] {
            say_verdict(ui, desk, ply, sides[ply], verdict);
            say_advice(ui, desk, review, ply);
        } else {
            let key = if review.has_looked_at(ply) { "table-review-none" } else { "table-review-analysing" };
            widgets::note(ui, desk.tr(key));
        }
    } else {
        widgets::note(ui, desk.tr("table-review-start"));
    }
    ui.add_space(space::XS);
    let tally = Tally::of(review, &sides);
    match G::SCALE {
        Some(_) => tally.show(ui, desk, &ESTIMATED, accuracies(review, &sides)),
        None => tally.show(ui, desk, &EXACT, [None; 2]),
    }
    ui.add_space(space::XS);
}

/// The buttons that lead through the game.
fn stepper<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        for (name, icon, key, action) in [
            ("review-first", "first", "table-first", Action::ReviewAt(0)),
            ("review-prev", "prev", "table-back", Action::Step(-1)),
            ("review-next", "next", "table-next", Action::Step(1)),
            ("review-last", "last", "table-last", Action::ReviewAt(usize::MAX)),
            ("review-explore", "edit", "table-explore", Action::Explore),
            ("review-play-on", "play", "table-play-on", Action::PlayOn),
            ("review-close", "close", "table-review-close", Action::Review),
        ] {
            if action == Action::Explore && (G::SCALE.is_none() || desk.table.purpose == Purpose::Analysis) {
                continue;
            }
            let at_end = desk.review.as_ref().is_some_and(|review| review.at == review.verdicts.len());
            if action == Action::PlayOn && (at_end || desk.table.purpose != Purpose::Play) {
                continue;
            }
            let words = desk.tr(key);
            if Button::icon_only(name, icon, words).main(false).show(ui).clicked() {
                desk.do_action(action);
            }
        }
    });
}

/// What a move did, and which would have been better. The words speak of the move and not of a person: whoever lays out
/// a game with moves of its own has not made them all.
fn say_verdict<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, ply: usize, side: Side, verdict: &Verdict<G::Move>) {
    let mv = desk.table.history.plies()[ply].mv;
    let key = match (verdict.judgement, verdict.before.signum()) {
        (Judgement::Best, 1) => "table-verdict-keeps-win",
        (Judgement::Best, 0) => "table-verdict-keeps-draw",
        (Judgement::Best, _) => "table-verdict-best-of-lost",
        (Judgement::Keeps, _) => "table-verdict-keeps",
        (Judgement::Loosens, 1) => "table-verdict-loosens-win",
        (Judgement::Loosens, _) => "table-verdict-loosens-loss",
        (Judgement::GivesAway, 1) => "table-verdict-gives-win",
        (Judgement::GivesAway, _) => "table-verdict-gives-draw",
        (Judgement::Good, _) => "table-verdict-good",
        (Judgement::Inaccuracy, _) => "table-verdict-inaccuracy",
        (Judgement::Mistake, _) => "table-verdict-mistake",
        (Judgement::Blunder, _) => "table-verdict-blunder",
    };
    let key = if G::SCALE.is_some() && verdict.judgement == Judgement::Best { "table-verdict-best" } else { key };
    ui.horizontal_wrapped(|ui| {
        moves::verdict_icon(ui, Some(verdict.judgement), &desk.palette);
        ui.label(desk.tr(key));
    });
    if desk.table.position().score().is_some() {
        let key = if verdict.exact { "table-value" } else { "table-value-about" };
        let player = desk.locale.of_game(G::GAME.name(), &format!("player-{}", side.name()));
        let (before, after) = (status::signed(verdict.before), status::signed(verdict.after));
        let words = [("player", player.as_str()), ("before", &before), ("after", &after)];
        widgets::note(ui, desk.tr_with(key, &words));
    }
    if let Some(scale) = G::SCALE {
        let for_first = |value: i32| if side == Side::First { value } else { -value };
        let [before, after] = [verdict.before, verdict.after].map(|value| (scale.written)(for_first(value)));
        widgets::note(ui, desk.tr_with("table-value-estimated", &[("before", &before), ("after", &after)]));
    }
    // A deeper look may have found the move as good as the one expected.
    let is_worse = verdict.after < verdict.before;
    if verdict.best != mv
        && is_worse
        && let Some(before) = desk.table.history.position_at(ply)
    {
        let best = match G::SCALE {
            Some(_) => written_line(before, &verdict.line, SHOWN_MOVES, &desk.locale),
            None => before.say_move(verdict.best, &desk.locale),
        };
        widgets::note(ui, desk.tr_with("table-better", &[("move", &best)]));
    }
}

/// What was best with no more than the player knew, where that is less than all.
fn say_advice<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, review: &Review<G>, ply: usize) {
    let (Some(thought), Some(before)) = (review.advice(ply), desk.table.history.position_at(ply)) else { return };
    // Of a move without another choice there is nothing to tell.
    let Some(reason) = before.say_reason(thought.best, thought, &desk.locale) else { return };
    let advised = capitalised(&before.say_move(thought.best, &desk.locale));
    widgets::note(ui, desk.tr_with("table-advised", &[("move", &advised), ("reason", &reason)]));
}

/// How many moves of a better line are shown.
const SHOWN_MOVES: usize = 8;

/// A line of play from a position, as far as it is legal.
fn written_line<G: TableGame>(position: &G, line: &[G::Move], most: usize, locale: &Locale) -> String {
    let moves: Vec<String> = line.iter().take(most).map(ToString::to_string).collect();
    let steps = analysis::written(position, &moves.join(" "), locale);
    steps.into_iter().map(|step| step.text).collect::<Vec<_>>().join(" ")
}

/// Where the game turned: every inaccuracy, mistake and blunder with what was better, to be gone to.
fn turning_points<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let Some(review) = &desk.review else { return };
    let mut to = None;
    let mut any = false;
    for (ply, verdict) in review.verdicts.iter().enumerate() {
        let Some(verdict) = verdict.as_ref().filter(|verdict| verdict.judgement.sign().is_some()) else { continue };
        let Some(before) = desk.table.history.position_at(ply) else { continue };
        if !any {
            ui.label(egui::RichText::new(desk.tr("table-turning-points")).family(bold()));
            any = true;
        }
        let played = written_line(before, &[desk.table.history.plies()[ply].mv], 1, &desk.locale);
        let better = written_line(before, &verdict.line, 3, &desk.locale);
        let name = desk.tr(match verdict.judgement {
            Judgement::Inaccuracy => "table-inaccuracy",
            Judgement::Mistake => "table-mistake",
            _ => "table-blunder",
        });
        let sign = verdict.judgement.sign().unwrap_or_default();
        let heading = format!("{played} {sign}  {name}");
        let about = desk.tr_with("table-better", &[("move", &better)]);
        let chosen = review.at == ply + 1;
        if widgets::choice_row(ui, &format!("turn-{}", ply + 1), chosen, &heading, &about).clicked() {
            to = Some(ply + 1);
        }
    }
    if let Some(ply) = to {
        desk.do_action(Action::ReviewAt(ply));
    }
}

/// Where tricks were lost, and by whom: how many by each seat, and every card that lost some, to be gone to.
fn lost_tricks<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let history = &desk.table.history;
    let Some(review) = &desk.review else { return };
    let Some(losses) = review.losses(history) else { return };
    ui.label(egui::RichText::new(desk.tr("table-lost")).family(bold()));
    widgets::note(ui, desk.tr("table-lost-about"));
    egui::Grid::new("lost").num_columns(4).spacing(egui::vec2(space::L, space::XS)).min_row_height(0.0).show(
        ui,
        |ui| {
            for pair in seats_of(history).chunks(2) {
                for (seat, position) in pair {
                    let lost: u32 = losses.iter().filter(|loss| loss.seat == *seat).map(|loss| loss.tricks).sum();
                    widgets::note(ui, position.name_of_mover(&desk.locale).unwrap_or_default());
                    ui.label(egui::RichText::new(lost.to_string()).family(bold()));
                }
                ui.end_row();
            }
        },
    );
    let mut to = None;
    for loss in losses {
        let Some(before) = history.position_at(loss.ply) else { continue };
        let played = before.say_move(history.plies()[loss.ply].mv, &desk.locale);
        let trick = (loss.ply / G::ROUND.max(1) + 1).to_string();
        let heading = desk.tr_with("table-lost-card", &[("trick", &trick), ("move", &played)]);
        let best = review.verdicts[loss.ply].as_ref().map(|verdict| before.say_move(verdict.best, &desk.locale));
        let tricks = loss.tricks.to_string();
        let words = [("tricks", tricks.as_str()), ("move", best.as_deref().unwrap_or_default())];
        let about = desk.tr_with(if loss.turned { "table-lost-turned" } else { "table-lost-tricks" }, &words);
        let chosen = review.at == loss.ply + 1;
        if widgets::choice_row(ui, &format!("lost-{}", loss.ply + 1), chosen, &heading, &about).clicked() {
            to = Some(loss.ply + 1);
        }
    }
    if let Some(ply) = to {
        desk.do_action(Action::ReviewAt(ply));
    }
}

/// The seats that have moved in a game, by number, each with a position in which it is on turn.
fn seats_of<G: TableGame>(history: &History<G>) -> Vec<(Seat, &G)> {
    let mut seats: Vec<(Seat, &G)> = Vec::new();
    for position in (0..history.at()).filter_map(|ply| history.position_at(ply)) {
        if seats.iter().all(|(seat, _)| *seat != position.to_move()) {
            seats.push((position.to_move(), position));
        }
    }
    seats.sort_by_key(|(seat, _)| *seat);
    seats
}

/// How well each side chose its moves on average, from 0 to 100.
fn accuracies<G: TableGame>(review: &Review<G>, sides: &[Side]) -> [Option<f32>; 2] {
    Side::BOTH.map(|side| {
        let own = sides.iter().enumerate().filter(|(_, mover)| **mover == side);
        let marks: Vec<f32> = own.filter_map(|(ply, _)| review.spoilt(ply)).map(scale::accuracy).collect();
        (!marks.is_empty()).then(|| marks.iter().sum::<f32>() / marks.len() as f32)
    })
}

/// A row of the tally: its name in locale keys, the mark that stands for it, and the verdicts it counts.
type Row = (&'static str, Option<Judgement>, &'static [Judgement]);

/// What is told apart where results are known.
const EXACT: [Row; 4] = [
    ("best", Some(Judgement::Best), &[Judgement::Best]),
    ("kept", Some(Judgement::Keeps), &[Judgement::Keeps, Judgement::Loosens]),
    ("given", Some(Judgement::GivesAway), &[Judgement::GivesAway]),
    ("unjudged", None, &[]),
];

/// What is told apart where positions are estimated.
const ESTIMATED: [Row; 6] = [
    ("best", Some(Judgement::Best), &[Judgement::Best]),
    ("good", Some(Judgement::Good), &[Judgement::Good]),
    ("inaccuracy", Some(Judgement::Inaccuracy), &[Judgement::Inaccuracy]),
    ("mistake", Some(Judgement::Mistake), &[Judgement::Mistake]),
    ("blunder", Some(Judgement::Blunder), &[Judgement::Blunder]),
    ("unjudged", None, &[]),
];

/// How the moves of both sides fared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally(Vec<(Side, Option<Judgement>)>);

impl Tally {
    fn of<G: TableGame>(review: &Review<G>, sides: &[Side]) -> Self {
        let verdicts = review.verdicts.iter().map(|verdict| verdict.as_ref().map(|verdict| verdict.judgement));
        Self(sides.iter().copied().zip(verdicts).collect())
    }

    /// How many moves of the first and of the second side belong to a row.
    fn count(&self, (_, mark, judgements): Row) -> [usize; 2] {
        let belongs = |judgement: Option<Judgement>| match judgement {
            Some(judgement) => judgements.contains(&judgement),
            None => mark.is_none(),
        };
        Side::BOTH.map(|side| self.0.iter().filter(|(mover, judgement)| *mover == side && belongs(*judgement)).count())
    }

    /// The rows as a table, which is the legend of the marks as well.
    fn show<G: TableGame>(&self, ui: &mut egui::Ui, desk: &Desk<G>, rows: &[Row], accuracies: [Option<f32>; 2]) {
        egui::Grid::new("tally").num_columns(3).spacing(egui::vec2(space::L, space::XS)).min_row_height(0.0).show(
            ui,
            |ui| {
                ui.label(egui::RichText::new(desk.tr("table-tally")).family(bold()));
                for side in Side::BOTH {
                    ui.centered_and_justified(|ui| moves::side_icon(ui, side, desk));
                }
                ui.end_row();
                for row in rows {
                    let ((name, judgement, _), counts) = (row, self.count(*row));
                    if judgement.is_none() && counts == [0, 0] {
                        continue;
                    }
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = space::S;
                        moves::verdict_icon(ui, *judgement, &desk.palette);
                        widgets::note(ui, desk.tr(&format!("table-tally-{name}")));
                    });
                    for count in counts {
                        ui.centered_and_justified(|ui| ui.label(count.to_string()));
                    }
                    ui.end_row();
                }
                if accuracies.iter().any(Option::is_some) {
                    ui.label(desk.tr("table-accuracy"));
                    for accuracy in accuracies {
                        let words = accuracy.map_or_else(|| "–".to_owned(), |accuracy| format!("{accuracy:.0}\u{a0}%"));
                        // A narrow column gives way rather than writing it one letter under the other.
                        let label = egui::Label::new(egui::RichText::new(words).family(bold())).extend();
                        ui.centered_and_justified(|ui| ui.add(label));
                    }
                    ui.end_row();
                }
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_counts_once() {
        use Judgement::{Best, GivesAway, Good, Inaccuracy, Keeps, Loosens, Mistake};
        let sides = || [Side::First, Side::Second].into_iter().cycle();
        let counted = |rows: &[Row], judgements: &[Option<Judgement>]| {
            let tally = Tally(sides().zip(judgements.iter().copied()).collect());
            rows.iter().map(|row| tally.count(*row)).collect::<Vec<_>>()
        };
        let exact = [Some(Best), Some(Keeps), Some(Loosens), Some(GivesAway), None, Some(Best), None];
        assert_eq!(counted(&EXACT, &exact), [[1, 1], [1, 1], [0, 1], [2, 0]]);
        let estimated = [Some(Good), Some(Inaccuracy), Some(Mistake), Some(Mistake), Some(Best)];
        assert_eq!(counted(&ESTIMATED, &estimated), [[1, 0], [1, 0], [0, 1], [1, 1], [0, 0], [0, 0]]);
    }
}
