//! Where everything is: the board, the players' plates at its edge, the panel beside or below it.
//!
//! All rectangles are in logical pixels of the window, y down.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::TableSystems;
use crate::notice::Strip;
use crate::settings::Settings;
pub use crate::theme::piece::Aspect;

/// Between the board and the bar beside it.
const GAUGE_GAP: f32 = 4.0;

/// What part of a board's height its shadow takes at each end.
const SHADOW: f32 = 0.0135;

/// How the window is divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// The board on the left, the panel on the right.
    #[default]
    Wide,
    /// The board above, the actions below; the panel is a sheet that slides up.
    Tall,
}

/// How much there is to read beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// Nothing.
    #[default]
    Nothing,
    /// A result, and what to do next.
    Result,
    /// A lesson, a puzzle, a review.
    Page,
    /// In tall windows all that the panel holds, on request.
    Sheet,
}

/// How near the board is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// How many times larger than when all of it is seen, at least once.
    pub zoom: f32,
    /// The point of the board in the middle of its place, in board units.
    pub at: Vec2,
}

impl Default for Lens {
    fn default() -> Self {
        Self { zoom: 1.0, at: Vec2::ZERO }
    }
}

/// The places of the table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// How the window is divided.
    pub shape: Shape,
    /// The whole window.
    pub window: Rect,
    /// What the board may take.
    pub board: Rect,
    /// The plate of the player across the board: the second one, unless the board is turned.
    pub plate_above: Rect,
    /// The plate of the player in front of the board.
    pub plate_below: Rect,
    /// The panel in wide windows, else empty.
    pub panel: Rect,
    /// The bar of actions in tall windows, else empty.
    pub bar: Rect,
    /// Words under the board in tall windows while there is something to read, or the panel's sheet; else empty.
    pub words: Rect,
    /// How much there is to read.
    pub reading: Reading,
    /// The size of the board on the table in board units, set by the game.
    pub extent: Vec2,
    /// Whether the second player sits in front of the board.
    pub turned: bool,
    /// Whether a bar beside the board shows who stands better.
    pub gauge: bool,
    /// How near the board is looked at; `None` where it is always seen as a whole.
    pub lens: Option<Lens>,
}

impl Layout {
    /// The division of a window. `scale` is the size of words and controls.
    pub fn of(window: Vec2, scale: f32, reading: Reading) -> Self {
        let whole = Rect::from_corners(Vec2::ZERO, window);
        let panel_width = (window.x * 0.3).clamp(316.0 * scale, 380.0 * scale).min(window.x * 0.5);
        let wide = window.x - panel_width >= window.y * 0.72 && window.x >= 560.0 * scale;
        let small = window.min_element() < 500.0;
        // Free at the sides of the board, around the plates towards the edges, and between plates and board.
        let margin = if small { 4.0 } else { 12.0 };
        let edge = (window.min_element() * 0.015).clamp(6.0, 12.0);
        let gap = edge / 3.0;
        let plate = if small { 36.0 } else { 40.0 } * scale.min(window.y / 400.0);
        let (panel, bar, rest) = if wide {
            let split = window.x - panel_width;
            (Rect::new(split, 0.0, window.x, window.y), Rect::default(), Rect::new(0.0, 0.0, split, window.y))
        } else {
            let split = window.y - 56.0 * scale;
            (Rect::default(), Rect::new(0.0, split, window.x, window.y), Rect::new(0.0, 0.0, window.x, split))
        };
        let wanted = match reading {
            Reading::Nothing => 0.0,
            _ if wide => 0.0,
            Reading::Result => 124.0 * scale,
            Reading::Page => (window.y * 0.3).clamp(96.0, 260.0 * scale),
            Reading::Sheet => rest.height(),
        };
        let height = wanted.min(rest.height() * if reading == Reading::Sheet { 0.5 } else { 0.4 });
        let words = if height > 0.0 {
            Rect::new(rest.min.x, rest.max.y - height, rest.max.x, rest.max.y)
        } else {
            Rect::default()
        };
        let rest = Rect::new(rest.min.x, rest.min.y, rest.max.x, rest.max.y - words.height());
        // What little is left above the sheet belongs to the board.
        let plate = if reading == Reading::Sheet && rest.height() < 8.0 * plate { 0.0 } else { plate };
        let (left, right) = (rest.min.x + edge, rest.max.x - edge);
        let plate_above = Rect::new(left, rest.min.y + edge, right, rest.min.y + edge + plate);
        let plate_below = Rect::new(left, rest.max.y - edge - plate, right, rest.max.y - edge);
        let top = plate_above.max.y + gap;
        Self {
            shape: if wide { Shape::Wide } else { Shape::Tall },
            window: whole,
            plate_above,
            plate_below,
            board: Rect::new(rest.min.x + margin, top, rest.max.x - margin, (plate_below.min.y - gap).max(top + 1.0)),
            panel,
            bar,
            words,
            reading,
            extent: Vec2::ONE,
            turned: false,
            gauge: false,
            lens: None,
        }
    }

    /// The same with a strip of that height left free at the lower edge.
    #[must_use]
    pub fn above(self, strip: f32, scale: f32) -> Self {
        let rest = self.window.size() - Vec2::Y * strip;
        Self { window: self.window, ..Self::of(rest.max(Vec2::ONE), scale, self.reading) }
    }

    /// The width of the bar beside the board.
    fn gauge_width(&self) -> f32 {
        if self.window.size().min_element() < 500.0 { 10.0 } else { 24.0 }
    }

    /// The same with room for the bar at the left of the board. In wide windows as much is left free at the right, so
    /// that the board stays where it is if there is room enough; in tall ones every pixel counts.
    #[must_use]
    pub fn with_gauge(mut self) -> Self {
        let room = self.gauge_width() + GAUGE_GAP;
        let fitting = self.board.width() - self.board_taken().width();
        match self.shape {
            Shape::Wide => {
                let each = (room - fitting / 2.0).max(0.0);
                self.board = Rect::from_center_size(self.board.center(), self.board.size() - Vec2::X * 2.0 * each);
            }
            Shape::Tall => self.board.min.x += room,
        }
        self.gauge = true;
        self
    }

    /// The bar beside the board; empty where there is none.
    pub fn gauge_place(&self) -> Rect {
        if !self.gauge {
            return Rect::default();
        }
        let taken = self.board_taken();
        let right = taken.min.x - GAUGE_GAP;
        // A board ends in its shadow.
        let shadow = taken.height() * SHADOW;
        Rect::new(right - self.gauge_width(), taken.min.y + shadow, right, taken.max.y - shadow)
    }

    /// How the board is looked at, on which its arrangement may depend. The words of a result do not count: the
    /// board stays as it lay during the game.
    pub fn aspect(&self) -> Aspect {
        let result = if self.reading == Reading::Result { self.words.height() } else { 0.0 };
        Aspect::of(self.board.size() + Vec2::Y * result).turned(self.turned)
    }

    /// Logical pixels per board unit.
    pub fn board_scale(&self) -> f32 {
        self.fitting_scale() * self.lens.unwrap_or_default().zoom
    }

    /// Logical pixels per board unit when all of the board is seen.
    fn fitting_scale(&self) -> f32 {
        (self.board.size() / self.extent.max(Vec2::ONE)).min_element().max(0.0001)
    }

    /// Where the table is seen: the window without the panel, or without the words and the bar.
    pub fn table_top(&self) -> Rect {
        match self.shape {
            Shape::Wide => Rect::new(0.0, 0.0, self.panel.min.x, self.window.max.y),
            Shape::Tall => Rect::new(0.0, 0.0, self.window.max.x, self.bar.min.y - self.words.height()),
        }
    }

    /// What the board really takes of its place.
    pub fn board_taken(&self) -> Rect {
        Rect::from_center_size(self.board.center(), self.extent * self.fitting_scale())
    }

    /// The plates of the second and the first player, moved up to the board they belong to.
    pub fn plates(&self) -> [Rect; 2] {
        let taken = self.board_taken();
        let gap = self.board.min.y - self.plate_above.max.y;
        let up = taken.min.y - gap - self.plate_above.max.y;
        let down = self.plate_below.min.y - taken.max.y - gap;
        let moved = |plate: Rect, by: f32| Rect::from_center_size(plate.center() + Vec2::new(0.0, by), plate.size());
        let (across, near) = (moved(self.plate_above, up), moved(self.plate_below, -down));
        if self.turned { [near, across] } else { [across, near] }
    }

    /// The middle of the board in world units (y up, origin in the middle of the window).
    pub fn board_centre(&self) -> Vec2 {
        self.to_world(self.board.center()) - self.lens.unwrap_or_default().at * self.board_scale()
    }

    /// A point of the window in world units.
    pub fn to_world(&self, pixel: Vec2) -> Vec2 {
        let from_middle = pixel - self.window.center();
        Vec2::new(from_middle.x, -from_middle.y)
    }

    /// A point of the window in board units.
    pub fn to_board(&self, pixel: Vec2) -> Vec2 {
        (self.to_world(pixel) - self.board_centre()) / self.board_scale()
    }

    /// A point of the board in the window.
    pub fn to_window(&self, board: Vec2) -> Vec2 {
        let from_middle = board * self.board_scale() + self.board_centre();
        self.window.center() + Vec2::new(from_middle.x, -from_middle.y)
    }
}

/// Keeps the layout in step with the window.
pub fn plugin(app: &mut App) {
    app.init_resource::<Layout>().add_systems(Update, lay_out.before(TableSystems::Input));
}

fn lay_out(
    window: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    strip: Res<Strip>,
    mut layout: ResMut<Layout>,
) {
    let Ok(window) = window.single() else { return };
    let scale = settings.scale_in(window.size());
    let whole = Layout::of(window.size(), scale, layout.reading);
    let laid =
        Layout { extent: layout.extent, turned: layout.turned, lens: layout.lens, ..whole.above(strip.0, scale) };
    layout.set_if_neq(if layout.gauge { laid.with_gauge() } else { laid });
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [(f32, f32); 8] = [
        (320.0, 480.0),
        (390.0, 844.0),
        (800.0, 600.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
        (844.0, 390.0),
        (600.0, 600.0),
    ];

    #[test]
    fn nothing_overlaps_and_the_board_has_most_of_the_room() {
        for (width, height) in WINDOWS {
            let scales = [0.75, 1.0, 1.5, 2.0];
            let readings = [Reading::Nothing, Reading::Result, Reading::Page, Reading::Sheet];
            for (scale, reading) in scales.into_iter().flat_map(|scale| readings.map(|reading| (scale, reading))) {
                let layout = Layout::of(Vec2::new(width, height), scale, reading);
                let places =
                    [layout.board, layout.plate_above, layout.plate_below, layout.panel, layout.bar, layout.words];
                for (index, one) in places.iter().enumerate() {
                    assert!(
                        one.is_empty() || layout.window.union(*one) == layout.window,
                        "{width}×{height} at {scale}"
                    );
                    for other in &places[index + 1..] {
                        let shared = one.intersect(*other);
                        assert!(shared.is_empty(), "{width}×{height} at {scale}: {one:?} {other:?}");
                    }
                }
                let share = layout.board.size().min_element() / width.min(height);
                assert!(
                    scale > 1.0 || reading != Reading::Nothing || share > 0.45,
                    "{width}×{height} at {scale}: {share}"
                );
            }
        }
    }

    #[test]
    fn a_result_leaves_the_board_as_it_lies() {
        for (width, height) in WINDOWS {
            let [game, over] = [Reading::Nothing, Reading::Result]
                .map(|reading| Layout::of(Vec2::new(width, height), 1.0, reading).aspect());
            assert!((game.ratio - over.ratio).abs() < 1e-3, "{width}×{height}: {game:?} {over:?}");
        }
    }

    #[test]
    fn the_sheet_leaves_the_board_to_be_seen() {
        for (width, height) in [(320.0, 480.0), (320.0, 568.0), (390.0, 844.0)] {
            let layout = Layout::of(Vec2::new(width, height), 1.0, Reading::Sheet);
            assert_eq!(layout.shape, Shape::Tall);
            assert!(layout.words.height() >= 0.4 * height, "{width}×{height}: {:?}", layout.words);
            assert!(layout.board.height() >= 0.33 * height, "{width}×{height}: {:?}", layout.board);
        }
    }

    #[test]
    fn points_come_back_from_the_board() {
        let mut layout = Layout::of(Vec2::new(1280.0, 800.0), 1.0, Reading::Nothing);
        layout.extent = Vec2::new(400.0, 300.0);
        for point in [Vec2::ZERO, Vec2::new(120.0, -77.0), Vec2::new(-200.0, 150.0)] {
            assert!(layout.to_board(layout.to_window(point)).distance(point) < 0.01);
            assert!(layout.board.contains(layout.to_window(point)));
        }
    }
}
