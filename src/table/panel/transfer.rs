//! What can be done with the game as a text, and the list of the games that were found.

use bevy_egui::egui::{self, CornerRadius, Id};

use super::Desk;
use crate::catalogue::Purpose;
use crate::table::Action;
use crate::table::game::TableGame;
use crate::table::notation::Found;
use crate::table::transfer::{Transfer, Tray};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{bold, size, space};

/// The widest list.
const WIDTH: f32 = 460.0;

/// The height of a game in the list.
const ROW: f32 = 56.0;

/// Whether there is anything that can be done here.
fn is_of_use<G: TableGame>(desk: &Desk<G>) -> bool {
    desk.table.purpose.is_game() || matches!(desk.table.purpose, Purpose::Puzzle(_)) && G::EDITED
}

/// The button that opens the menu, with words.
pub fn button<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    show(ui, desk, Button::secondary("transfer", desk.tr("transfer")).icon("menu"));
}

/// The same without.
pub fn icon<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    show(ui, desk, Button::icon_only("transfer", "menu", desk.tr("transfer")));
}

fn show<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>, button: Button) {
    if is_of_use(desk) && button.main(false).show(ui).clicked() {
        desk.transfers.write(Transfer::Menu);
    }
}

/// What lies over the table.
pub fn overlay<G: TableGame>(ctx: &egui::Context, desk: &mut Desk<G>) {
    let id = Id::new("tray");
    let tray = desk.tray.clone();
    let before: Option<bool> = ctx.data(|data| data.get_temp(id));
    ctx.data_mut(|data| data.insert_temp(id, tray != Tray::Closed));
    let just_opened = before != Some(true);
    match &tray {
        Tray::Closed => {}
        Tray::Menu => over(ctx, desk, |ui, desk| menu(ui, desk, just_opened)),
        Tray::Games(games) => over(ctx, desk, |ui, desk| list(ui, desk, games)),
    }
}

/// A sheet over everything, with the way back.
fn over<G: TableGame>(ctx: &egui::Context, desk: &mut Desk<G>, contents: impl FnOnce(&mut egui::Ui, &mut Desk<G>)) {
    let response = widgets::modal(ctx, "transfer", WIDTH, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        contents(ui, desk);
    });
    if response.should_close() {
        desk.transfers.write(Transfer::Menu);
        ctx.request_repaint();
    }
}

/// The heading of a sheet, with a cross that closes it.
fn heading<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>, key: &str) {
    ui.horizontal(|ui| {
        let words = egui::RichText::new(desk.tr(key)).font(egui::FontId::new(size::EMPHASIS, bold()));
        ui.add(egui::Label::new(words).truncate());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if Button::icon_only("transfer-close", "close", desk.tr("transfer-close")).main(false).show(ui).clicked() {
                desk.transfers.write(Transfer::Menu);
            }
        });
    });
}

fn menu<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>, just_opened: bool) {
    heading(ui, desk, "transfer");
    let (game, position) = (desk.table.purpose.is_game(), desk.table.position().write_position().is_some());
    let save = |kind: usize| if kind == 0 { "save".to_owned() } else { format!("save-{}", G::FILES[kind]) };
    let mut entries = vec![("copy-game".to_owned(), Transfer::CopyGame, game)];
    entries.extend((0..G::SAVED).map(|kind| (save(kind), Transfer::Save(kind), game)));
    entries.extend([
        ("copy-position".to_owned(), Transfer::CopyPosition, position),
        ("paste".to_owned(), Transfer::Paste, game),
        ("open".to_owned(), Transfer::Open, game),
        ("edit".to_owned(), Transfer::Edit, G::EDITED),
    ]);
    let mut first = just_opened;
    for (name, wish, offered) in entries {
        if !offered {
            continue;
        }
        let response = Button::secondary(&format!("transfer-{name}"), words(desk, &name)).wide().main(false).show(ui);
        if std::mem::take(&mut first) {
            response.request_focus();
        }
        if response.clicked() {
            desk.transfers.write(wish);
        }
    }
    // Whoever has opened a deal may want to play it from a seat of his own.
    if game && desk.table.position().dealt().is_some() {
        let words = desk.tr("table-again-rearranged");
        if Button::secondary("transfer-rearrange", words).wide().main(false).show(ui).clicked() {
            desk.do_action(Action::Rearrange);
        }
    }
    if game {
        widgets::note(ui, words(desk, "note"));
    }
}

/// The words of that name: the game's own, where it has some.
fn words<G: TableGame>(desk: &Desk<G>, name: &str) -> String {
    let own = format!("transfer-{name}-{}", G::ID);
    if desk.locale.has(&own) { desk.tr(&own) } else { desk.tr(&format!("transfer-{name}")) }
}

fn list<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>, games: &[Found]) {
    heading(ui, desk, "transfer-games");
    widgets::note(ui, desk.tr_with("transfer-games-count", &[("games", &games.len().to_string())]));
    let height = (ui.ctx().content_rect().height() - 220.0).clamp(ROW, 7.0 * ROW);
    let area = egui::ScrollArea::vertical().id_salt("games").max_height(height).auto_shrink([false, true]);
    area.show_rows(ui, ROW, games.len(), |ui, rows| {
        for index in rows {
            if row(ui, index, &games[index]).clicked() {
                desk.transfers.write(Transfer::Choose(index));
            }
        }
    });
}

/// A game of the list: who plays, and under it when and how it begins.
fn row(ui: &mut egui::Ui, index: usize, game: &Found) -> egui::Response {
    let palette = look(ui.ctx()).palette.clone();
    let (place, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), ROW), egui::Sense::click());
    let spoken = format!("{}. {}", game.title, game.about);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &spoken));
    widgets::attend(ui, &format!("found-{index}"), &response, false);
    let fill = if response.hovered() || response.has_focus() { palette.hover } else { palette.raised };
    ui.painter().rect_filled(place, CornerRadius::same(widgets::CONTROL_CORNER), fill);
    let inner = place.shrink2(egui::vec2(space::M, space::S));
    let line = |text: &str, font: egui::FontId, colour| {
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, colour);
        job.wrap = egui::text::TextWrapping::truncate_at_width(inner.width());
        ui.painter().layout_job(job)
    };
    let about = game.fault.as_ref().unwrap_or(&game.about);
    let colour = if game.fault.is_some() { palette.warning } else { palette.secondary };
    let title = line(&game.title, egui::FontId::new(size::BODY, bold()), palette.text);
    let about = line(about, egui::FontId::proportional(size::SMALL), colour);
    let below = egui::pos2(inner.left(), inner.bottom() - about.size().y);
    ui.painter().galley(inner.min, title, palette.text);
    ui.painter().galley(below, about, colour);
    widgets::focus_ring(ui, &response, widgets::CONTROL_CORNER);
    response
}
