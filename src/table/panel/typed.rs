//! A move typed in the game's own notation.

use bevy_egui::egui;

use super::Desk;
use crate::table::Phase;
use crate::table::game::TableGame;
use crate::table::gate::{Decider, MoveIntent, MoveRefused};
use crate::theme::{size, widgets};

/// The name of the field.
pub const NAME: &str = "type-move";

/// The field, while a hand is to move.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let asked = desk.table.expected.as_ref().is_none_or(|moves| !moves.is_empty());
    if !G::TYPED || !asked || *desk.phase.get() == Phase::Over || desk.review.is_some() {
        return;
    }
    let id = egui::Id::new(NAME);
    let mut text: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let words = desk.tr("table-type-move");
    let field = egui::TextEdit::singleline(&mut text)
        .id(id.with("field"))
        .desired_width(f32::INFINITY)
        .font(egui::FontId::proportional(size::BODY))
        .margin(egui::Margin::symmetric(8, 8))
        .char_limit(16)
        .hint_text(words.clone());
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &words));
    widgets::attend(ui, NAME, &response, false);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if entered && !text.trim().is_empty() {
        match desk.table.position().read_move(text.trim(), &desk.locale) {
            Ok(mv) => {
                desk.intents.write(MoveIntent { mv, by: Decider::Hand });
                text.clear();
            }
            Err(reason) => drop(desk.refused.write(MoveRefused { reason })),
        }
        // The next move is typed as well.
        response.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, text));
}
