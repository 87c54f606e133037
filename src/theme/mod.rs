//! One look for the whole program: colours, type, spaces and the widgets made of them.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPreUpdateSet, EguiPrimaryContextPass, egui};

use crate::platform::assets;
use crate::settings::Settings;

pub mod art;
mod mipmaps;
pub mod page;
pub mod palette;
pub mod piece;
pub mod widgets;

pub use art::{Art, EguiArt};
pub use palette::Palette;

/// Text sizes at scale 1, in logical pixels.
pub mod size {
    /// Captions and notes.
    pub const SMALL: f32 = 13.0;
    /// Body text.
    pub const BODY: f32 = 15.0;
    /// Emphasis.
    pub const EMPHASIS: f32 = 18.0;
    /// Headings.
    pub const HEADING: f32 = 24.0;
    /// The title.
    pub const TITLE: f32 = 40.0;
}

/// Steps of space at scale 1, in logical pixels.
pub mod space {
    /// Inside one thing.
    pub const XS: f32 = 4.0;
    /// Between things that belong together.
    pub const S: f32 = 8.0;
    /// Between rows.
    pub const M: f32 = 12.0;
    /// Between groups.
    pub const L: f32 = 16.0;
    /// Around groups.
    pub const XL: f32 = 24.0;
    /// Around pages.
    pub const XXL: f32 = 32.0;
}

/// The systems of a page: they draw with egui after the theme of the frame is set.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiSystems {
    /// Fonts, colours and scale.
    Theme,
    /// The page itself.
    Page,
    /// What lies over every page.
    Overlay,
}

/// Registers art, fonts and colours.
pub fn plugin(app: &mut App) {
    app.init_resource::<Palette>()
        .add_plugins(art::plugin)
        .configure_sets(EguiPrimaryContextPass, (UiSystems::Theme, UiSystems::Page, UiSystems::Overlay).chain())
        .add_systems(
            PreUpdate,
            (add_fonts, set_scale).after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(EguiPrimaryContextPass, apply_theme.in_set(UiSystems::Theme));
}

/// Before the first pass: it already needs them.
fn add_fonts(mut contexts: EguiContexts, mut done: Local<bool>) {
    if !*done && let Ok(ctx) = contexts.ctx_mut() {
        ctx.set_fonts(fonts());
        *done = true;
    }
}

/// Size of words and controls. Takes effect with the next pass.
fn set_scale(mut contexts: EguiContexts, settings: Res<Settings>, window: Query<&Window, With<PrimaryWindow>>) {
    let Ok(window) = window.single() else { return };
    let scale = settings.scale_in(window.size());
    if let Ok(ctx) = contexts.ctx_mut()
        && (ctx.zoom_factor() - scale).abs() > 0.001
    {
        ctx.set_zoom_factor(scale);
    }
}

fn apply_theme(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut palette: ResMut<Palette>,
    mut clear: ResMut<ClearColor>,
    mut done: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *done && !settings.is_changed() {
        return Ok(());
    }
    palette.set_if_neq(Palette::of(settings.theme));
    clear.0 = palette::colour(palette.room);
    *done = true;
    ctx.set_theme(egui::Theme::Dark);
    ctx.all_styles_mut(|style| dress(style, &palette, settings.reduced_motion));
    Ok(())
}

fn fonts() -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::empty();
    for name in ["regular", "bold"] {
        let data = match assets::typeface(name) {
            Cow::Borrowed(bytes) => egui::FontData::from_static(bytes),
            Cow::Owned(bytes) => egui::FontData::from_owned(bytes),
        };
        fonts.font_data.insert(name.to_owned(), data.into());
    }
    fonts.font_data.insert("figurines".to_owned(), egui::FontData::from_static(assets::FIGURINES).into());
    let family = |letters: &str| vec![letters.to_owned(), "figurines".to_owned()];
    fonts.families.insert(egui::FontFamily::Proportional, family("regular"));
    fonts.families.insert(egui::FontFamily::Monospace, family("regular"));
    fonts.families.insert(bold(), family("bold"));
    fonts
}

/// The family of headings.
pub fn bold() -> egui::FontFamily {
    egui::FontFamily::Name("bold".into())
}

fn dress(style: &mut egui::Style, palette: &Palette, reduced_motion: bool) {
    use egui::{Color32, CornerRadius, FontId, Stroke, TextStyle};
    style.text_styles = [
        (TextStyle::Small, FontId::proportional(size::SMALL)),
        (TextStyle::Body, FontId::proportional(size::BODY)),
        (TextStyle::Button, FontId::proportional(size::BODY)),
        (TextStyle::Monospace, FontId::proportional(size::BODY)),
        (TextStyle::Heading, FontId::new(size::HEADING, bold())),
    ]
    .into();
    style.animation_time = if reduced_motion { 0.0 } else { 0.1 };
    let spacing = &mut style.spacing;
    spacing.item_spacing = egui::vec2(space::S, space::S);
    spacing.button_padding = egui::vec2(space::M, space::S);
    spacing.interact_size = egui::vec2(40.0, 40.0);
    spacing.slider_width = 180.0;
    spacing.combo_width = 160.0;
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    style.interaction.selectable_labels = false;
    let visuals = &mut style.visuals;
    *visuals = egui::Visuals::dark();
    visuals.override_text_color = Some(palette.text);
    visuals.weak_text_color = Some(palette.secondary);
    visuals.panel_fill = palette.panel;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = Stroke::new(1.0, palette.hairline);
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.extreme_bg_color = palette.edge;
    visuals.faint_bg_color = palette.raised;
    visuals.selection.bg_fill = palette.accent;
    visuals.selection.stroke = Stroke::new(2.0, palette.on_accent);
    visuals.hyperlink_color = palette.accent;
    visuals.warn_fg_color = palette.warning;
    visuals.error_fg_color = palette.bad;
    let widget = |fill: Color32, line: Color32, width: f32, expansion: f32| egui::style::WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, line),
        corner_radius: CornerRadius::same(4),
        fg_stroke: Stroke::new(1.5, palette.text),
        expansion,
    };
    visuals.widgets.noninteractive = widget(palette.panel, palette.hairline, 1.0, 0.0);
    visuals.widgets.inactive = widget(palette.raised, palette.hairline, 1.0, 0.0);
    // The focus of the keyboard is drawn as "hovered" by egui: it must be seen across the room.
    visuals.widgets.hovered = widget(palette.hover, palette.accent, 2.0, 1.0);
    visuals.widgets.active = widget(palette.pressed, palette.accent, 2.0, 0.0);
    visuals.widgets.open = widget(palette.hover, palette.accent, 1.0, 0.0);
}

/// Keeps a strip of that height, in egui's points, free of pages at the lower edge of the window.
pub fn reserve(ctx: &egui::Context, height: f32) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::new("reserved"), height));
}

/// The window without the strip that is reserved, as an [`egui::Ui`] to put panels and pages into.
pub fn root(ctx: &egui::Context, name: &'static str) -> egui::Ui {
    let mut room = ctx.content_rect();
    room.max.y -= ctx.data(|data| data.get_temp::<f32>(egui::Id::new("reserved"))).unwrap_or_default();
    let mut ui = egui::Ui::new(
        ctx.clone(),
        name.into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(room),
    );
    // The table draws beside the strip, too.
    ui.set_clip_rect(ctx.content_rect());
    ui
}
