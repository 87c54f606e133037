//! What players may say beside their moves, as buttons.

use bevy_egui::egui;

use super::Desk;
use crate::catalogue::Purpose;
use crate::table::Action;
use crate::table::game::TableGame;
use crate::table::word::DrawWord;
use crate::theme::space;
use crate::theme::widgets::{self, Button};

/// The buttons: pausing, a draw, resigning, as far as the game knows them.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let table = &desk.table;
    if table.purpose != Purpose::Play || table.outcome().is_some() {
        return;
    }
    let mut entries: Vec<(&str, String, Action, bool)> = Vec::new();
    if table.clock.paused {
        entries.push(("pause", desk.tr("table-go-on"), Action::Pause, true));
    } else if table.can_pause() || table.time_control().is_some() {
        entries.push(("pause", desk.tr("table-pause"), Action::Pause, table.can_pause()));
    }
    let word = table.draw_word(&desk.offer);
    let speaks = table.speaker().is_some();
    if speaks && (G::DRAWS || word.is_some()) {
        let words = match (word, table.position().claim_by_move()) {
            (Some(DrawWord::ClaimByMove), Some((mv, _))) => {
                desk.tr_with("table-draw-claim-by-move", &[("move", &table.position().write_move(mv, &desk.locale))])
            }
            (Some(DrawWord::Claim | DrawWord::ClaimByMove), _) => desk.tr("table-draw-claim"),
            (Some(DrawWord::Finish), _) => desk.tr("table-finish"),
            (Some(DrawWord::Accept), _) => desk.tr("table-draw-accept"),
            (Some(DrawWord::Agree), _) => desk.tr("table-draw-agree"),
            (None, _) if table.only_hand().is_none() => desk.tr("table-draw-agree"),
            (Some(DrawWord::Offer) | None, _) => desk.tr("table-draw-offer"),
        };
        entries.push(("draw", words, Action::Draw, word.is_some()));
    }
    if speaks && G::RESIGNS {
        entries.push(("resign", desk.tr("table-resign"), Action::Resign, table.resigner().is_some()));
    }
    if speaks && G::CLAIMS {
        let possible = table.claimant().is_some() && desk.claim.judged().is_none();
        entries.push(("claim", desk.tr("table-claim"), Action::Claim(None), possible));
    }
    if entries.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
        for (name, words, action, possible) in entries {
            if Button::secondary(name, words).enabled(possible).main(false).show(ui).clicked() {
                desk.do_action(action);
            }
        }
    });
    how_many(ui, desk);
}

/// How many of the tricks that are left are claimed, and that this is being checked.
fn how_many<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if let Some(tricks) = desk.claim.judged() {
        widgets::note(ui, desk.tr_with("table-claim-judged", &[("tricks", &tricks.to_string())]));
    }
    let Some((_, left)) = desk.table.claimant().filter(|_| desk.claim.is_open) else { return };
    widgets::card(ui, |ui| {
        ui.label(desk.tr_with("table-claim-how-many", &[("left", &left.to_string())]));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
            for tricks in 0..=left {
                let name = format!("claim-{tricks}");
                if Button::secondary(&name, tricks.to_string()).main(false).show(ui).clicked() {
                    desk.do_action(Action::Claim(Some(tricks)));
                }
            }
        });
        widgets::note(ui, desk.tr("table-claim-about"));
    });
}
