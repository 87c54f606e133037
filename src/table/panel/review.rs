//! The review beside the board: the way through the game, what the move on show did, and how the moves of both sides
//! fared.

use bevy_egui::egui;
use parlour_core::Side;

use super::{Desk, moves, status};
use crate::locale::capitalised;
use crate::table::Action;
use crate::table::game::TableGame;
use crate::table::layout::Shape;
use crate::table::review::{Judgement, Review, Verdict};
use crate::theme::widgets::{self, Button};
use crate::theme::{bold, space};

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
    ui.scope(|ui| {
        // To be read and not pressed, so its lines are no higher than their words.
        ui.spacing_mut().interact_size.y = space::L;
        ui.spacing_mut().item_spacing.y = space::S;
        findings(ui, desk);
    });
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
        if let Some(verdict) = review.verdicts[ply] {
            say_verdict(ui, desk, ply, sides[ply], verdict);
        } else {
            let key = if review.has_looked_at(ply) { "table-review-none" } else { "table-review-analysing" };
            widgets::note(ui, desk.tr(key));
        }
    } else {
        widgets::note(ui, desk.tr("table-review-start"));
    }
    ui.add_space(space::XS);
    Tally::of(review, &sides).show(ui, desk);
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
            ("review-close", "close", "table-review-close", Action::Review),
        ] {
            let words = desk.tr(key);
            if Button::icon_only(name, icon, words).main(false).show(ui).clicked() {
                desk.do_action(action);
            }
        }
    });
}

/// What a move did, and which would have been better. The words speak of the move and not of a person: whoever lays out
/// a game with moves of its own has not made them all.
fn say_verdict<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, ply: usize, side: Side, verdict: Verdict<G::Move>) {
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
    };
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
    if verdict.best != mv
        && let Some(before) = desk.table.history.position_at(ply)
    {
        let best = before.say_move(verdict.best, &desk.locale);
        widgets::note(ui, desk.tr_with("table-better", &[("move", &best)]));
    }
}

/// How many moves of each side (first, second) fared how. Every move counts in one of the four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    best: [usize; 2],
    kept: [usize; 2],
    given: [usize; 2],
    unjudged: [usize; 2],
}

impl Tally {
    /// Counts the moves of a review by the sides that made them.
    fn of<G: TableGame>(review: &Review<G>, sides: &[Side]) -> Self {
        let verdicts = review.verdicts.iter().map(|verdict| verdict.map(|verdict| verdict.judgement));
        Self::count(sides.iter().copied().zip(verdicts))
    }

    fn count(moves: impl Iterator<Item = (Side, Option<Judgement>)>) -> Self {
        let mut tally = Self::default();
        for (side, judgement) in moves {
            let row = match judgement {
                Some(Judgement::Best) => &mut tally.best,
                Some(Judgement::Keeps | Judgement::Loosens) => &mut tally.kept,
                Some(Judgement::GivesAway) => &mut tally.given,
                None => &mut tally.unjudged,
            };
            row[side.index()] += 1;
        }
        tally
    }

    /// The rows as a table, which is the legend of the marks as well.
    fn show<G: TableGame>(self, ui: &mut egui::Ui, desk: &Desk<G>) {
        let rows = [
            ("best", Some(Judgement::Best), self.best),
            ("kept", Some(Judgement::Keeps), self.kept),
            ("given", Some(Judgement::GivesAway), self.given),
            ("unjudged", None, self.unjudged),
        ];
        egui::Grid::new("tally").num_columns(3).spacing(egui::vec2(space::L, space::XS)).min_row_height(0.0).show(
            ui,
            |ui| {
                ui.label(egui::RichText::new(desk.tr("table-tally")).family(bold()));
                for side in Side::BOTH {
                    ui.centered_and_justified(|ui| moves::side_icon(ui, side, desk));
                }
                ui.end_row();
                for (name, judgement, counts) in rows {
                    if judgement.is_none() && counts == [0, 0] {
                        continue;
                    }
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = space::S;
                        moves::verdict_icon(ui, judgement, &desk.palette);
                        widgets::note(ui, desk.tr(&format!("table-tally-{name}")));
                    });
                    for count in counts {
                        ui.centered_and_justified(|ui| ui.label(count.to_string()));
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
        let judgements = [
            Some(Judgement::Best),
            Some(Judgement::Keeps),
            Some(Judgement::Loosens),
            Some(Judgement::GivesAway),
            None,
            Some(Judgement::Best),
            None,
        ];
        let sides = [Side::First, Side::Second].into_iter().cycle();
        let tally = Tally::count(sides.zip(judgements));
        let expected = Tally { best: [1, 1], kept: [1, 1], given: [0, 1], unjudged: [2, 0] };
        assert_eq!(tally, expected);
        let all = [tally.best, tally.kept, tally.given, tally.unjudged];
        assert_eq!(all.iter().flatten().sum::<usize>(), judgements.len());
    }
}
