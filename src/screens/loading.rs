//! Pictures and sounds are being read; and what is said if they cannot be.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::egui::FontId;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{Screen, page};
use crate::audio::Recordings;
use crate::catalogue::Launch;
use crate::locale::Locale;
use crate::theme::widgets::{self, Button, look};
use crate::theme::{Art, UiSystems, bold, size, space};

/// How long reading may take, in seconds.
const PATIENCE: f32 = 20.0;

/// Registers loading.
pub fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Title)
            .on_failure_continue_to_state(Screen::Broken)
            .load_collection::<Art>()
            .load_collection::<Recordings>(),
    )
    .add_systems(Update, lose_patience.run_if(in_state(Screen::Loading)))
    .add_systems(OnExit(Screen::Loading), go_to_table_if_asked)
    .add_systems(
        EguiPrimaryContextPass,
        (show_loading.run_if(in_state(Screen::Loading)), show_broken.run_if(in_state(Screen::Broken)))
            .in_set(UiSystems::Page),
    );
}

fn lose_patience(time: Res<Time<Real>>, mut waited: Local<f32>, mut next: ResMut<NextState<Screen>>) {
    // A machine that sleeps or a window that is hidden does not count: only time in which frames pass.
    *waited += time.delta_secs().min(1.0);
    if *waited > PATIENCE {
        next.set(Screen::Broken);
    }
}

/// The command line may ask for a game at once.
fn go_to_table_if_asked(launch: Option<Res<Launch>>, entered: Res<State<Screen>>, mut next: ResMut<NextState<Screen>>) {
    if let Some(launch) = launch
        && *entered.get() != Screen::Broken
    {
        next.set(Screen::Table(launch.game));
    }
}

fn show_loading(mut contexts: EguiContexts, locale: Res<Locale>, time: Res<Time<Real>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let ui = page::room(ctx, "loading");
    let palette = &look(ctx).palette;
    let centre = ui.max_rect().center();
    let title = egui::Align2::CENTER_BOTTOM;
    ui.painter().text(centre, title, locale.tr("title"), FontId::new(size::TITLE, bold()), palette.text);
    // Three dots that breathe one after the other.
    for dot in 0..3_u8 {
        let beat = (time.elapsed_secs() * 2.0 - f32::from(dot) * 0.6).sin() * 0.5 + 0.5;
        let at = centre + egui::vec2((f32::from(dot) - 1.0) * space::L, space::XL);
        ui.painter().circle_filled(at, 3.0, palette.secondary.lerp_to_gamma(palette.accent, beat));
    }
    ctx.request_repaint();
    Ok(())
}

fn show_broken(mut contexts: EguiContexts, locale: Res<Locale>, mut exit: MessageWriter<AppExit>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = page::room(ctx, "broken");
    let window = ui.max_rect();
    page::column(&mut ui, window, "broken", 480.0, |ui| {
        ui.add_space((window.height() * 0.25).min(160.0));
        widgets::card(ui, |ui| {
            widgets::heading(ui, locale.tr("broken-heading"));
            ui.label(locale.tr("broken-text"));
            if crate::platform::CAN_QUIT && Button::primary("quit", locale.tr("title-quit")).show(ui).clicked() {
                exit.write(AppExit::error());
            }
        });
    });
    Ok(())
}
