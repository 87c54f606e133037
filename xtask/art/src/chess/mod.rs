//! The chess pieces: three sets of our own, on a grid of 256 by 256 with the axis in the middle and one base line.

mod classic;
mod flat;
mod knight;
mod material;
mod modern;
mod profile;
mod relief;
mod solid;
mod tournament;

pub use profile::{Point, Profile};

use crate::picture::Picture;

/// Edge of a piece's picture in pixels and in units of its drawing.
const SIZE: u32 = 256;

/// Where the axis of the pieces is.
pub const AXIS: f32 = 128.0;

/// A point or direction in space: to the right, down, and towards the viewer, in units of the drawing.
type Vector = [f32; 3];

/// The colour of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    White,
    Black,
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

const SIDES: [(&str, Side); 2] = [("white", Side::White), ("black", Side::Black)];

const KINDS: [(&str, Kind); 6] = [
    ("pawn", Kind::Pawn),
    ("knight", Kind::Knight),
    ("bishop", Kind::Bishop),
    ("rook", Kind::Rook),
    ("queen", Kind::Queen),
    ("king", Kind::King),
];

const SETS: [(&str, fn(Side, Kind) -> Picture); 3] =
    [("classic", classic::draw), ("modern", modern::draw), ("tournament", tournament::draw)];

/// The file stem of every piece, `chess-<set>-<colour>-<piece>`, with what draws it.
pub fn pieces() -> impl Iterator<Item = (String, impl Fn() -> Picture)> {
    SETS.into_iter().flat_map(|(set, draw)| {
        SIDES.into_iter().flat_map(move |(colour, side)| {
            KINDS.map(|(piece, kind)| (format!("chess-{set}-{colour}-{piece}"), move || draw(side, kind)))
        })
    })
}

/// A drawing of flat colours.
fn drawing(elements: &str) -> Picture {
    Picture::from_svg(SIZE, SIZE, SIZE as f32, elements)
}
