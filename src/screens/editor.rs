//! A position laid out by hand: men from a tray on the squares, and what else belongs to a position.
//!
//! Every square is a control, so that the arrows of the keyboard and of a gamepad lead over board and tray alike.

use bevy::prelude::*;
use bevy_egui::egui::{self, CornerRadius, Key, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use parlour_chess::square::Square;
use parlour_chess::{Board, Chess, Color, FenError, Man, Piece, Setup, Variant, Wing};
use parlour_core::{Game, SetupOptions};

use super::{Screen, page, setup};
use crate::catalogue::{Catalogue, GameId, Launch, Purpose};
use crate::games::chess::draft::{Draft, variant_of};
use crate::games::chess::{faults, spots, style, view, words};
use crate::locale::Locale;
use crate::settings::Settings;
use crate::table::notation::Opened;
use crate::table::transfer::ToEdit;
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, size, space};

/// The narrowest window with the board beside the choices.
const TWO_COLUMNS: f32 = 760.0;

/// What a click on a square does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tool {
    /// It takes up what stands there, and puts it down again.
    #[default]
    Hand,
    /// It puts such a man there, or takes one like it away.
    Man(Man),
    /// It takes away what stands there.
    Eraser,
}

/// The page while it is open.
#[derive(Resource, Default)]
struct Editor {
    draft: Draft,
    tool: Tool,
    /// The square whose man is being moved.
    held: Option<Square>,
    /// What is dragged from the tray.
    from_tray: Option<Man>,
    turned: bool,
    /// The FEN as it is being typed, and why it is none.
    fen: String,
    fault: Option<FenError>,
}

impl Editor {
    fn new(draft: Draft) -> Self {
        Self { fen: draft.fen(), draft, ..Self::default() }
    }

    /// Takes over a changed position.
    fn settle(&mut self) {
        self.fen = self.draft.fen();
        self.fault = None;
    }

    fn click(&mut self, square: Square) {
        let here = self.draft.man_on(square);
        match (self.tool, self.held.take()) {
            (Tool::Hand, Some(from)) => self.draft.shift(from, square),
            (Tool::Hand, None) => self.held = here.map(|_| square),
            (Tool::Man(man), _) => self.draft.put(square, Some(man).filter(|man| here != Some(*man))),
            (Tool::Eraser, _) => self.draft.put(square, None),
        }
    }
}

/// What a person wants of the page as a whole.
enum Wish {
    Back,
    Start(Purpose),
}

/// Registers the page.
pub fn plugin(app: &mut App) {
    let here = |screen: Res<State<Screen>>| matches!(screen.get(), Screen::Editor(_));
    app.init_resource::<Editor>()
        .add_systems(OnEnter(Screen::Editor(GameId::Chess)), open)
        .add_systems(EguiPrimaryContextPass, show_editor.in_set(UiSystems::Page).run_if(here));
}

fn open(mut commands: Commands, to_edit: Res<ToEdit>) {
    let board = to_edit.position.as_deref().and_then(|fen| fen.parse::<Board>().ok());
    commands.insert_resource(Editor::new(board.as_ref().map_or_else(Draft::default, Draft::from)));
}

fn show_editor(
    mut contexts: EguiContexts,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    catalogue: Res<Catalogue>,
    settings: Res<Settings>,
    locale: Res<Locale>,
    time: Res<Time<Real>>,
    mut to_edit: ResMut<ToEdit>,
    mut editor: ResMut<Editor>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(entry) = catalogue.get(GameId::Chess) else { return Ok(()) };
    let mut choice = setup::choice::remembered(entry, &settings);
    let editor = editor.bypass_change_detection();
    let before = editor.draft.clone();
    let Some(wish) = show(&ctx, editor, &choice.style, &locale) else {
        // What is typed stays as it is typed, if it means the same.
        if editor.draft != before && editor.fen.parse() != editor.draft.board() {
            editor.settle();
        }
        return Ok(());
    };
    let launch = match wish {
        Wish::Back => to_edit.back.take(),
        Wish::Start(purpose) => {
            let seed = setup::choice::chance(time.elapsed());
            let Ok(board) = editor.draft.board() else { return Ok(()) };
            commands.remove_resource::<Opened<Chess>>();
            choice.setup = SetupOptions {
                variant: Some(if variant_of(&board) == Variant::Chess960 { "chess960" } else { "standard" }.to_owned()),
                position: Some(board.to_string()),
                ..SetupOptions::default()
            };
            let (game, choice) = (GameId::Chess, choice.drawn(seed));
            Some(Launch { game, purpose, choice, moves: String::new(), seed, resume: false })
        }
    };
    *to_edit = ToEdit::default();
    next.set(match launch {
        Some(launch) => {
            commands.insert_resource(launch);
            Screen::Table(GameId::Chess)
        }
        None => Screen::Setup(GameId::Chess),
    });
    Ok(())
}

fn show(ctx: &egui::Context, editor: &mut Editor, style: &str, locale: &Locale) -> Option<Wish> {
    let mut ui = page::room(ctx, "editor");
    let (rest, back) = page::bar(&mut ui, 1120.0, &locale.tr("editor"), &locale.tr("back"));
    let mut wish = back.then_some(Wish::Back);
    let margin = page::margin(rest.width());
    if rest.width() >= TWO_COLUMNS {
        let whole = rest.shrink2(vec2(margin, 0.0));
        let right_width = (whole.width() * 0.36).clamp(320.0, 400.0);
        let side = (whole.width() - right_width - space::XL).min(whole.height() - margin);
        let used = side + space::XL + right_width;
        let left = whole.center().x - used / 2.0;
        let board = Rect::from_min_size(pos2(left, whole.top()), vec2(side, side));
        let right = Rect::from_min_max(
            pos2(left + side + space::XL - space::L, rest.top()),
            pos2(left + used + space::L, rest.bottom()),
        );
        show_board(&mut ui, board, editor, style, locale);
        page::column_within(&mut ui, right, "editor-choices", space::L, f32::INFINITY, |ui| {
            show_tray(ui, editor, style, locale);
            choices(ui, editor, locale, &mut wish);
        });
    } else {
        let side = (rest.width() - 2.0 * space::S).min(rest.height() * 0.5);
        let place = Rect::from_min_size(pos2(rest.center().x - side / 2.0, rest.top()), vec2(side, side));
        show_board(&mut ui, place, editor, style, locale);
        let below = Rect::from_min_max(pos2(rest.left(), place.bottom() + space::S), rest.max);
        page::column(&mut ui, below, "editor-choices", page::COLUMN, |ui| {
            show_tray(ui, editor, style, locale);
            choices(ui, editor, locale, &mut wish);
        });
    }
    drop_from_tray(&ui, editor, style);
    wish
}

/// What floats under the pointer while it is dragged.
fn paint_floating(ui: &Ui, man: Man, side: f32, style: &str) {
    if let Some(at) = ui.ctx().pointer_latest_pos() {
        let painter = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, ui.id().with("floating")));
        let place = Rect::from_center_size(at, egui::Vec2::splat(side));
        look(ui.ctx()).art.paint_board(&painter, place, Vec2::splat(spots::SQUARE), &view::portrait(man, style));
    }
}

/// The square at a point of the window, on the board that was last shown.
fn square_at(ui: &Ui, at: egui::Pos2, turned: bool) -> Option<Square> {
    let board = widgets::target(ui.ctx(), "editor-board")?;
    let scale = spots::EXTENT.x / board.width();
    let from_middle = (at - board.center()) * scale;
    spots::under(Vec2::new(from_middle.x, -from_middle.y), turned).map(spots::square)
}

fn drop_from_tray(ui: &Ui, editor: &mut Editor, style: &str) {
    let Some(man) = editor.from_tray else { return };
    let side = widgets::target(ui.ctx(), "editor-board").map_or(48.0, |board| board.width() / 9.0);
    paint_floating(ui, man, side, style);
    if ui.input(|input| input.pointer.any_released()) {
        editor.from_tray = None;
        let at = ui.ctx().pointer_latest_pos();
        if let Some(square) = at.and_then(|at| square_at(ui, at, editor.turned)) {
            editor.draft.put(square, Some(man));
        }
    }
}

fn show_board(ui: &mut Ui, place: Rect, editor: &mut Editor, style: &str, locale: &Locale) {
    let shared = look(ui.ctx());
    widgets::remember(ui.ctx(), "editor-board", place);
    let scale = place.width() / spots::EXTENT.x;
    let on_window = |at: Vec2| place.center() + vec2(at.x, -at.y) * scale;
    let responses: Vec<(Square, Response)> = Square::all()
        .rev()
        .map(|square| {
            let middle = on_window(spots::at(square, editor.turned));
            let rect = Rect::from_center_size(middle, egui::Vec2::splat(spots::SQUARE * scale));
            let response = ui.interact(rect, ui.id().with(("square", square.index())), Sense::click_and_drag());
            (square, response)
        })
        .collect();
    let dragged = responses.iter().find(|(_, response)| response.dragged_by(egui::PointerButton::Primary));
    let lifted = dragged.and_then(|(square, _)| Some((*square, editor.draft.man_on(*square)?)));
    let mut pieces = view::pieces(&editor.draft.diagram(), editor.turned, style);
    if let Some((square, _)) = lifted {
        let keys = view::lifted(&editor.draft.diagram(), spots::id(square));
        pieces.retain(|piece| !keys.contains(&piece.key));
    }
    shared.art.paint_board(ui.painter(), place, spots::EXTENT, &pieces);
    for (at, text) in spots::labels(editor.turned) {
        let font = egui::FontId::proportional((26.0 * scale).clamp(8.0, size::EMPHASIS));
        ui.painter().text(on_window(at), egui::Align2::CENTER_CENTER, text, font, shared.palette.secondary);
    }
    for (square, response) in responses {
        let name = square.to_string();
        let spoken = match editor.draft.man_on(square) {
            Some(man) => locale.tr_with("chess-square", &[("square", &name), ("man", &words::man(man, locale))]),
            None => locale.tr_with("chess-square-empty", &[("square", &name)]),
        };
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
        widgets::attend(ui, &format!("square-{name}"), &response, false);
        if editor.held == Some(square) || response.hovered() || response.has_focus() {
            let line = egui::Stroke::new(3.0, shared.palette.accent);
            ui.painter().rect_stroke(response.rect, 0.0, line, egui::StrokeKind::Inside);
        }
        if response.has_focus() && ui.input(|input| input.key_pressed(Key::Delete) || input.key_pressed(Key::Backspace))
        {
            editor.draft.put(square, None);
        }
        if response.clicked() {
            editor.click(square);
        } else if response.secondary_clicked() {
            editor.draft.put(square, None);
        } else if response.drag_stopped_by(egui::PointerButton::Primary) && editor.draft.man_on(square).is_some() {
            editor.held = None;
            // Beside the board it is taken away.
            let to = ui.ctx().pointer_latest_pos().and_then(|at| square_at(ui, at, editor.turned));
            match to {
                Some(to) => editor.draft.shift(square, to),
                None => editor.draft.put(square, None),
            }
        }
    }
    if let Some((_, man)) = lifted {
        paint_floating(ui, man, spots::SQUARE * scale, style);
    }
}

/// What can be put on the board, in two rows, and what takes it away.
fn show_tray(ui: &mut Ui, editor: &mut Editor, style: &str, locale: &Locale) {
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        let side = ((ui.available_width() - 5.0 * space::XS) / 6.0).min(56.0);
        for color in Color::BOTH {
            ui.horizontal(|ui| {
                for piece in [Piece::King].into_iter().chain(style::BY_WORTH) {
                    let man = Man { color, piece };
                    let chosen = editor.tool == Tool::Man(man);
                    let response = tray_man(ui, man, side, chosen, style, locale);
                    if response.clicked() {
                        editor.tool = if chosen { Tool::Hand } else { Tool::Man(man) };
                        editor.held = None;
                    }
                    if response.drag_started() {
                        editor.from_tray = Some(man);
                    }
                }
            });
        }
        ui.add_space(space::XS);
        let tools = [("hand", Tool::Hand), ("eraser", Tool::Eraser)];
        let options = tools.map(|(name, tool)| (name, tool, locale.tr(&format!("editor-{name}"))));
        if widgets::choose(ui, "tool", &mut editor.tool, &options) {
            editor.held = None;
        }
    });
}

fn tray_man(ui: &mut Ui, man: Man, side: f32, chosen: bool, style: &str, locale: &Locale) -> Response {
    let shared = look(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(side), Sense::click_and_drag());
    let name = words::man(man, locale);
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &name));
    widgets::attend(ui, &format!("tray-{}", man.letter()), &response, false);
    let corner = CornerRadius::same(widgets::CONTROL_CORNER);
    // A ground in the middle between light and dark men.
    let ground = if chosen { shared.palette.accent } else { egui::Color32::from_rgb(0x8c, 0x76, 0x60) };
    ui.painter().rect_filled(rect, corner, ground);
    shared.art.paint_board(ui.painter(), rect, Vec2::splat(spots::SQUARE), &view::portrait(man, style));
    widgets::focus_ring(ui, &response, widgets::CONTROL_CORNER);
    response.on_hover_text(name)
}

fn choices(ui: &mut Ui, editor: &mut Editor, locale: &Locale, wish: &mut Option<Wish>) {
    ui.spacing_mut().item_spacing.y = space::M;
    starts(ui, editor, locale, wish);
    widgets::card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
            if Button::secondary("editor-start", locale.tr("editor-start")).show(ui).clicked() {
                (editor.draft, editor.held) = (Draft::default(), None);
            }
            if Button::secondary("editor-clear", locale.tr("editor-clear")).show(ui).clicked() {
                (editor.draft, editor.held) = (Draft::empty(), None);
            }
            if Button::secondary("editor-turn", locale.tr("editor-turn")).icon("flip").show(ui).clicked() {
                editor.turned = !editor.turned;
            }
        });
        widgets::heading(ui, locale.tr("editor-to-move"));
        let mut turn = editor.draft.turn;
        let sides = Color::BOTH.map(|color| (color.name(), color, player(color, locale)));
        if widgets::choose(ui, "to-move", &mut turn, &sides) {
            editor.draft.set_turn(turn);
        }
        castling(ui, editor, locale);
        en_passant(ui, editor, locale);
    });
    widgets::card(ui, |ui| fen(ui, editor, locale));
}

fn player(color: Color, locale: &Locale) -> String {
    locale.tr(&format!("chess-player-{}", color.side().name()))
}

/// The ways out, and whether the position lets anybody go them.
fn starts(ui: &mut Ui, editor: &Editor, locale: &Locale, wish: &mut Option<Wish>) {
    let board = editor.draft.board();
    let words = match &board {
        Err(error) => Some(faults::of_position(error, locale)),
        Ok(board) => {
            let game = Chess::new(&Setup { variant: variant_of(board), start: *board }).ok();
            game.filter(|game| game.outcome().is_some()).map(|game| words::outcome(&game, locale))
        }
    };
    let possible = board.is_ok();
    ui.columns(2, |sides| {
        let play = Button::primary("editor-play", locale.tr("editor-play")).icon("play").wide().enabled(possible);
        if play.show(&mut sides[0]).clicked() {
            *wish = Some(Wish::Start(Purpose::Play));
        }
        let analyse = Button::secondary("editor-analyse", locale.tr("editor-analyse")).icon("chart").wide();
        if analyse.enabled(possible).show(&mut sides[1]).clicked() {
            *wish = Some(Wish::Start(Purpose::Analysis));
        }
    });
    let palette = look(ui.ctx()).palette.clone();
    match words {
        Some(words) => drop(ui.colored_label(palette.warning, words)),
        None => drop(widgets::note(ui, locale.tr("editor-possible"))),
    }
}

/// Who may castle where king and rook still stand for it.
fn castling(ui: &mut Ui, editor: &mut Editor, locale: &Locale) {
    let all = Color::BOTH.into_iter().flat_map(|color| Wing::BOTH.map(|wing| (color, wing)));
    let possible: Vec<(Color, Wing)> =
        all.filter(|(color, wing)| editor.draft.castling_rook(*color, *wing).is_some()).collect();
    if possible.is_empty() {
        return;
    }
    widgets::heading(ui, locale.tr("editor-castling"));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        for (color, wing) in possible {
            let name = match wing {
                Wing::King => "short",
                Wing::Queen => "long",
            };
            let words = locale.tr_with(&format!("editor-castles-{name}"), &[("player", &player(color, locale))]);
            let mut may = editor.draft.castles(color, wing);
            if widgets::toggle(ui, &format!("castles-{}-{name}", color.name()), &mut may, &words) {
                editor.draft.set_castles(color, wing, may);
            }
        }
    });
}

/// Which pawn can be taken in passing, where one can.
fn en_passant(ui: &mut Ui, editor: &mut Editor, locale: &Locale) {
    let passed = editor.draft.passed();
    if passed.is_empty() {
        return;
    }
    widgets::heading(ui, locale.tr("editor-en-passant"));
    let names: Vec<String> = passed.iter().map(ToString::to_string).collect();
    let mut options = vec![("none", None, locale.tr("editor-en-passant-none"))];
    options.extend(passed.iter().zip(&names).map(|(square, name)| (name.as_str(), Some(*square), name.clone())));
    let mut square = editor.draft.en_passant();
    if widgets::choose(ui, "en-passant", &mut square, &options) {
        editor.draft.set_en_passant(square);
    }
}

/// The position as a text to be read, copied and typed.
fn fen(ui: &mut Ui, editor: &mut Editor, locale: &Locale) {
    widgets::heading(ui, "FEN");
    let field = egui::TextEdit::multiline(&mut editor.fen)
        .id(ui.id().with("fen"))
        .desired_rows(2)
        .desired_width(f32::INFINITY)
        .font(egui::FontId::proportional(size::BODY))
        .margin(egui::Margin::symmetric(8, 8))
        .char_limit(200)
        .return_key(None);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, "FEN"));
    widgets::attend(ui, "fen", &response, false);
    if response.changed() {
        match editor.fen.parse::<Board>() {
            Ok(board) => {
                // The text stays as it is being typed.
                let typed = std::mem::take(&mut editor.fen);
                *editor = Editor { tool: editor.tool, turned: editor.turned, ..Editor::new(Draft::from(&board)) };
                editor.fen = typed;
                editor.fault = None;
            }
            Err(error) => editor.fault = Some(error),
        }
    }
    let palette = look(ui.ctx()).palette.clone();
    match &editor.fault {
        Some(fault) => drop(ui.colored_label(palette.warning, faults::of_position(fault, locale))),
        None => drop(widgets::note(ui, locale.tr("editor-fen-note"))),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn clicks_do_what_the_tool_says() {
        let mut editor = Editor::new(Draft::empty());
        let rook = Man { color: Color::White, piece: Piece::Rook };
        editor.tool = Tool::Man(rook);
        editor.click(square("a1"));
        assert_eq!(editor.draft.man_on(square("a1")), Some(rook));
        editor.tool = Tool::Hand;
        editor.click(square("b7"));
        assert_eq!(editor.held, None);
        editor.click(square("a1"));
        editor.click(square("a5"));
        assert_eq!((editor.draft.man_on(square("a1")), editor.draft.man_on(square("a5"))), (None, Some(rook)));
        editor.tool = Tool::Man(rook);
        editor.click(square("a5"));
        assert_eq!(editor.draft, Draft::empty());
        editor.click(square("h8"));
        editor.tool = Tool::Eraser;
        editor.click(square("h8"));
        assert_eq!(editor.draft, Draft::empty());
    }
}
