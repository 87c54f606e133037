//! Moves with a button of their own, and what can be shown on the board.

use bevy_egui::egui;

use super::Desk;
use crate::table::game::{Choice, TableGame};
use crate::table::gate::{Decider, MoveIntent};
use crate::table::{Action, Phase};
use crate::theme::widgets::{self, Button};
use crate::theme::{bold, space};

/// A move with a button: the move, its icon, its name.
pub type Own<M> = (M, &'static str, String);

/// The move that a hand may make now with a button: one that has been tapped and is to be confirmed, or the game's own.
pub fn own<G: TableGame>(desk: &Desk<G>) -> Option<Own<G::Move>> {
    if *desk.phase.get() != Phase::Hand {
        return None;
    }
    let position = desk.table.position();
    if let Some(held) = desk.pointing.held
        && let Choice::Move(mv) = position.choose(desk.pointing.selected, held)
    {
        return Some((mv, "tick", desk.tr_with("table-confirm", &[("move", &position.write_move(mv, &desk.locale))])));
    }
    let (mv, icon, key) = position.special().filter(|_| desk.table.expected.is_none())?;
    Some((mv, icon, desk.tr(key)))
}

/// The button of such a move in the bar of tall windows.
pub fn icon<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>, (mv, icon, name): Own<G::Move>) {
    if Button::icon_only("own-move", icon, name).main(false).show(ui).clicked() {
        desk.intents.write(MoveIntent { mv, by: Decider::Hand });
    }
}

/// The game's own move in words, with what it does.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let Some((mv, icon, key)) = desk.table.position().special() else { return };
    if *desk.phase.get() != Phase::Hand || desk.table.expected.is_some() {
        return;
    }
    let (name, about) = (desk.tr(key), desk.tr(&format!("{key}-about")));
    widgets::card(ui, |ui| {
        if Button::secondary("special-move", name).icon(icon).show(ui).clicked() {
            desk.intents.write(MoveIntent { mv, by: Decider::Hand });
        }
        widgets::note(ui, about);
    });
}

/// What can be shown on the board, to be chosen.
pub fn overlays<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let offered = desk.table.on_request();
    if offered.is_empty() || desk.lesson.is_some() || desk.puzzle.is_some() {
        return;
    }
    ui.label(egui::RichText::new(desk.tr("table-overlays")).family(bold()));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::S, space::S);
        for (index, name) in G::OVERLAYS.iter().enumerate().filter(|(_, name)| offered.contains(name)) {
            let full = crate::table::overlay::name_of::<G>(name);
            let shown = desk.settings.overlays.contains(&full);
            let words = desk.tr(&format!("overlay-{full}"));
            if widgets::chip(ui, &format!("overlay-{name}"), shown, &words).clicked() {
                desk.do_action(Action::Overlay(index));
            }
        }
    });
}
