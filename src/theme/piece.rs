//! What lies on a board, said as data: games list their pieces, the table draws them.

use bevy::prelude::*;

/// How a board is to be looked at: the shape of its place, and the side it is seen from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aspect {
    /// The width of the place divided by its height.
    pub ratio: f32,
    /// Whether the second player sits in front of it, in games whose boards can be turned.
    pub turned: bool,
}

impl Aspect {
    /// A place of that width for its height, seen by the first player.
    pub const fn wide(ratio: f32) -> Self {
        Self { ratio, turned: false }
    }

    /// A place of that size, seen by the first player.
    pub fn of(size: Vec2) -> Self {
        Self::wide(size.x / size.y.max(1.0))
    }

    /// The same place, seen by the second player if `turned`.
    #[must_use]
    pub const fn turned(self, turned: bool) -> Self {
        Self { turned, ..self }
    }
}

/// A picture of the art collection, by file stem (`chalk-x-1` for `assets/textures/chalk-x-1.png`).
pub type ArtName = &'static str;

/// How a picture fills its size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Fill {
    /// Stretched to the size.
    #[default]
    Stretch,
    /// Repeated; one tile is this many board units wide and high.
    Tile(f32),
}

/// How a piece that was not there before comes in.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Entrance {
    /// At once.
    #[default]
    None,
    /// Fades in.
    Fade,
    /// Grows from its middle, with a slight settle.
    Pop,
    /// Drawn from one end to the other, along its own x axis, from the left.
    Stroke,
    /// Falls into place from above.
    Drop,
}

/// One thing on the board.
///
/// Coordinates are board units: origin in the middle of the board, x to the right, y up. The table scales them so that
/// the board fits its place in the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Tells this piece from all others on the board, also between positions: a piece that keeps its key and changes
    /// its place slides there.
    pub key: u64,
    /// What a person would call it; becomes the entity's `Name`.
    pub name: String,
    /// The picture; `None` is a plain rectangle of the tint.
    pub art: Option<ArtName>,
    /// How the picture fills the size.
    pub fill: Fill,
    /// The middle.
    pub at: Vec2,
    /// Width and height before turning.
    pub size: Vec2,
    /// Rotation in radians, counter-clockwise.
    pub turn: f32,
    /// Multiplied with the picture.
    pub tint: Color,
    /// What lies higher is drawn later. From 0 to 100.
    pub layer: f32,
    /// How it comes in.
    pub entrance: Entrance,
}

impl Piece {
    /// An unturned white piece without entrance.
    pub fn new(key: u64, name: impl Into<String>, art: Option<ArtName>, at: Vec2, size: Vec2) -> Self {
        Self {
            key,
            name: name.into(),
            art,
            fill: Fill::Stretch,
            at,
            size,
            turn: 0.0,
            tint: Color::WHITE,
            layer: 1.0,
            entrance: Entrance::None,
        }
    }

    /// The same, tinted.
    #[must_use]
    pub fn tinted(mut self, tint: Color) -> Self {
        self.tint = tint;
        self
    }

    /// The same on another layer.
    #[must_use]
    pub fn on_layer(mut self, layer: f32) -> Self {
        self.layer = layer;
        self
    }

    /// The same, turned by `radians` counter-clockwise.
    #[must_use]
    pub fn turned(mut self, radians: f32) -> Self {
        self.turn = radians;
        self
    }

    /// The same, coming in as `entrance` says.
    #[must_use]
    pub fn entering(mut self, entrance: Entrance) -> Self {
        self.entrance = entrance;
        self
    }

    /// The same, its picture repeated every `units`.
    #[must_use]
    pub fn tiled(mut self, units: f32) -> Self {
        self.fill = Fill::Tile(units);
        self
    }
}

/// The soft shadow of a flat thing lying at `at` under the lamp: steps of darkness that reach `reach` units beyond it
/// and a little more below. Takes forty keys from `key` on; all on `layer`.
pub fn soft_shadow(key: u64, at: Vec2, size: Vec2, reach: f32, layer: f32) -> impl Iterator<Item = Piece> {
    const STEPS: u64 = 10;
    let down = reach * 0.3;
    (0..STEPS).flat_map(move |step| {
        let beyond = reach * (1.0 - step as f32 / STEPS as f32);
        let outer = size + 2.0 * beyond;
        // Frames, not sheets: what lies under the thing itself is never seen, and each pixel costs time.
        let thick = beyond + down;
        let edge = (outer - thick) / 2.0;
        let (long, high) = (Vec2::new(outer.x, thick), Vec2::new(thick, outer.y - 2.0 * thick));
        let strips = [
            (Vec2::Y * edge.y, long),
            (Vec2::NEG_Y * edge.y, long),
            (Vec2::X * edge.x, high),
            (Vec2::NEG_X * edge.x, high),
        ];
        strips.into_iter().enumerate().map(move |(side, (offset, strip))| {
            Piece::new(key + 4 * step + side as u64, "shadow", None, at + offset - Vec2::Y * down, strip)
                .tinted(Color::srgba(0.0, 0.0, 0.0, 0.02 + 0.008 * step as f32))
                .on_layer(layer)
        })
    })
}
