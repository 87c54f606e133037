//! The actions: one row in the panel, a bar under the thumb in tall windows.

use bevy_egui::egui;

use super::{Desk, special};
use crate::table::Action;
use crate::table::game::TableGame;
use crate::theme::space;
use crate::theme::widgets::{self, Button};

/// An action as a button: name, icon, locale key, whether it can be done now.
type Entry = (&'static str, &'static str, &'static str, Action, bool);

fn entries<G: TableGame>(desk: &Desk<G>) -> Vec<Entry> {
    let table = &desk.table;
    let free = desk.review.is_none();
    let playing = table.purpose.is_game();
    let hint = free && table.hand_to_move() && table.expected.as_ref().is_none_or(|moves| !moves.is_empty());
    let mut entries: Vec<Entry> = Vec::new();
    if playing {
        entries.push(("undo", "undo", "table-undo", Action::Undo, free && (table.can_undo() || table.tells_secrets())));
        entries.push(("redo", "redo", "table-redo", Action::Redo, free && table.can_redo()));
    }
    entries.push(("hint", "hint", "table-hint-button", Action::Hint, hint));
    if G::SCALE.is_some() && playing {
        entries.push(("analysis", "chart", "table-analysis", Action::Analyse, table.may_analyse()));
    }
    if G::TURNS && desk.lesson.is_none() {
        entries.push(("turn", "flip", "table-turn", Action::Turn, true));
    }
    if desk.lesson.is_none() {
        entries.push(("restart", "restart", "table-restart", Action::Restart, true));
        entries.push(("theory", "theory", "table-theory", Action::Theory, true));
    }
    entries
}

fn show<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>, entries: &[Entry]) {
    for (name, icon, key, action, possible) in entries {
        let words = desk.tr(key);
        if Button::icon_only(name, icon, words).enabled(*possible).main(false).show(ui).clicked() {
            desk.do_action(*action);
        }
    }
}

/// The row at the bottom of the panel.
pub fn row<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let entries = entries(desk);
    let (count, target) = (entries.len() as f32, widgets::look(ui.ctx()).target());
    let gap = ((ui.available_width() - count * target) / (count - 1.0).max(1.0)).clamp(0.0, space::S);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        show(ui, desk, &entries);
    });
}

/// The bar of tall windows: the way back, the actions, and the sheet with the rest.
pub fn bar<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let mut entries = entries(desk);
    entries.insert(0, ("leave", "home", "table-leave", Action::Leave, true));
    entries.retain(|entry| entry.0 != "theory");
    entries.push(("sheet", "menu", "table-more", Action::Sheet, true));
    let own = special::own(desk);
    if own.is_some() {
        // It takes the place of what is least wanted meanwhile.
        entries.retain(|entry| entry.0 != "restart");
    }
    let target = widgets::look(ui.ctx()).target();
    let width = ui.available_width();
    let count = entries.len() + usize::from(own.is_some());
    let gap = ((width - target * count as f32) / count as f32).clamp(0.0, space::XL);
    let used = target * count as f32 + gap * (count - 1) as f32;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.add_space(((width - used) / 2.0).max(0.0));
        if let Some(own) = own {
            special::icon(ui, desk, own);
        }
        show(ui, desk, &entries);
    });
}
