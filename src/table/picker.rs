//! Where one choice means several moves, the person is asked which, on the board itself: what a pawn becomes.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::game::{SpotId, TableGame};
use super::gate::{Decider, MoveIntent};
use super::layout::Layout;
use super::pointing::Pointing;
use super::state::Table;
use super::{GameSystems, Phase, TableSystems, at_table};
use crate::locale::Locale;
use crate::theme::{EguiArt, Palette, UiSystems, widgets};

/// Registers the question.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        give_up.in_set(TableSystems::Intent).in_set(GameSystems::<G>::default()).run_if(state_changed::<Phase>),
    )
    .add_systems(EguiPrimaryContextPass, ask::<G>.in_set(UiSystems::Overlay).run_if(at_table::<G>));
}

/// The question is dropped where the move cannot be made any more.
fn give_up(phase: Res<State<Phase>>, mut pointing: ResMut<Pointing>) {
    if *phase.get() != Phase::Hand && pointing.asked.is_some() {
        pointing.asked = None;
    }
}

/// Shows the moves that are meant in a row of spots: from the one chosen towards the middle of the board, or around it if
/// they belong to it alone.
fn ask<G: TableGame>(
    mut contexts: EguiContexts,
    table: Res<Table<G>>,
    layout: Res<Layout>,
    locale: Res<Locale>,
    palette: Res<Palette>,
    art: Res<EguiArt>,
    mut pointing: ResMut<Pointing>,
    mut intents: MessageWriter<MoveIntent<G>>,
    mut shown: Local<Option<[SpotId; 2]>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some([from, to]) = pointing.asked else {
        *shown = None;
        return Ok(());
    };
    let just_opened = shown.replace([from, to]) != Some([from, to]);
    let spots = table.position().spots(layout.aspect());
    let Some(spot) = spots.iter().find(|spot| spot.id == to) else { return Ok(()) };
    let options = table.position().meant(from, to);
    let zoom = ctx.zoom_factor();
    let unit = spot.size.min_element();
    let towards = if spot.at.y > 0.0 { -unit } else { unit };
    let last = options.len().saturating_sub(1);
    let way = |row: usize| {
        if from == to { Vec2::X * unit * (row as f32 - last as f32 / 2.0) } else { Vec2::Y * towards * row as f32 }
    };
    let unmoved = |row: usize| {
        let middle = layout.to_window(spot.at + way(row)) / zoom;
        let side = unit * layout.board_scale() / zoom;
        egui::Rect::from_center_size(egui::pos2(middle.x, middle.y), egui::Vec2::splat(side))
    };
    // At the edge of the window it moves in.
    let (wanted, room) = (unmoved(0).union(unmoved(last)), ctx.content_rect());
    let inward = |low: f32, high: f32, least: f32, most: f32| (least - low).max(0.0) + (most - high).min(0.0);
    let shift = egui::vec2(
        inward(wanted.left(), wanted.right(), room.left(), room.right()),
        inward(wanted.top(), wanted.bottom(), room.top(), room.bottom()),
    );
    let place = |row: usize| unmoved(row).translate(shift);
    let whole = place(0).union(place(last));
    let area = egui::Area::new(egui::Id::new("picker")).order(egui::Order::Foreground).fixed_pos(whole.min);
    let mut answer = None;
    area.show(&ctx, |ui| {
        ctx.memory_mut(|memory| memory.set_modal_layer(ui.layer_id()));
        ui.set_clip_rect(ctx.content_rect());
        ui.allocate_rect(whole, egui::Sense::hover());
        ui.painter().add(widgets::shadow().as_shape(whole, 4));
        // White and black men are both seen on it.
        ui.painter().rect_filled(whole, 4, palette.secondary);
        for (row, mv) in options.into_iter().enumerate() {
            let (picture, name) = table.position().option(mv, layout.aspect(), &table.choice.style, &locale);
            let rect = place(row);
            let response = ui.interact(rect, ui.id().with(row), egui::Sense::click());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
            widgets::attend(ui, &format!("pick-{row}"), &response, false);
            if just_opened && row == 0 {
                response.request_focus();
            }
            if response.hovered() || response.has_focus() {
                ui.painter().rect_filled(rect, 4, palette.accent.gamma_multiply(0.35));
            }
            art.paint_board(ui.painter(), rect, Vec2::splat(unit), &picture);
            widgets::focus_ring(ui, &response, 2);
            if response.clicked() {
                answer = Some(mv);
            }
        }
    });
    let cancelled = ctx.input(|input| {
        // The press that opened the question is none elsewhere.
        let press = input.pointer.press_origin().filter(|_| input.pointer.any_pressed() && !just_opened);
        input.key_pressed(egui::Key::Escape) || press.is_some_and(|at| !whole.contains(at))
    });
    if let Some(mv) = answer {
        intents.write(MoveIntent { mv, by: Decider::Hand });
    }
    if answer.is_some() || cancelled {
        pointing.asked = None;
        ctx.request_repaint();
    }
    Ok(())
}
