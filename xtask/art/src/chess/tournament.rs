//! The tournament set: boxwood and ebony turned on a lathe, the knight carved, under the lamp.

use std::f32::consts::{PI, TAU};

use super::profile::Profile;
use super::solid::{Material, Scene};
use super::{Kind, Side, drawing};
use crate::picture::Picture;

const BOXWOOD: Material = Material {
    shade: [122.0, 82.0, 44.0],
    body: [232.0, 199.0, 148.0],
    light: [255.0, 243.0, 214.0],
    gloss: 0.55,
    outline: [64.0, 40.0, 22.0],
    outline_width: 2.2,
};

const EBONY: Material = Material {
    shade: [14.0, 9.0, 8.0],
    body: [58.0, 42.0, 36.0],
    light: [128.0, 98.0, 82.0],
    gloss: 0.6,
    outline: [12.0, 8.0, 6.0],
    outline_width: 2.2,
};

/// The foot on which every piece stands, from the lower end of its stem.
const FOOT: &str = "L46 205 C54 206 55 212 53 215 L60 218 C65 221 66 226 65 231 L0 231";

/// Draws a piece.
pub fn draw(side: Side, kind: Kind) -> Picture {
    let mut scene = Scene::new();
    let whole = |_: f32, _: f32| false;
    let axis = (0.0, 0.0);
    match kind {
        Kind::Pawn => scene.turn(
            &Profile::new(
                "M0 106 C16 106 28 118 28 133 C28 143 23 149 16 154 L32 157 C37 159 37 165 32 167 L20 169 \
                 C20 190 26 198 42 204 C49 206 50 212 48 215 L55 218 C60 221 61 226 60 231 L0 231",
            ),
            axis,
            whole,
        ),
        Kind::Rook => {
            const NOTCHES: f32 = 6.0;
            let notch = |angle: f32, _: f32| ((angle * NOTCHES / TAU).fract() - 0.5).abs() < 0.19;
            scene.turn(&Profile::new("M36 112 L36 98 L52 98 L52 112 C50 120 40 122 38 128 L34 132 C34 160 34 184 50 200 L54 205 C62 206 63 212 61 215 L66 218 C71 221 72 226 71 231 L0 231"), axis, whole);
            scene.turn(&Profile::new("M0 108 L36 108"), axis, whole);
            scene.turn(&Profile::new("M36 98 L36 82 L52 82 L52 98"), axis, notch);
            for index in 0..6_u8 {
                for (side, before) in [(0.31, true), (0.69, false)] {
                    let angle = (f32::from(index) + side) * TAU / NOTCHES;
                    scene.wall(angle, (36.0, 52.0), (82.0, 98.0), !before);
                }
            }
        }
        Kind::Bishop => scene.turn(
            &Profile::new(&format!("M0 40 C8 40 12 46 12 51 C12 57 9 61 6 63 C22 76 42 96 42 122 C42 136 34 144 26 148 L42 152 C46 154 46 159 42 161 L30 163 L36 165 C39 167 39 170 36 172 L24 174 C24 192 30 200 44 205 {FOOT}")),
            axis,
            whole,
        ),
        Kind::Queen => {
            let scallop = |angle: f32, y: f32| y < 66.0 + 14.0 * (angle * 4.5).sin().abs().mul_add(-1.0, 1.0);
            scene.turn(&Profile::new("M0 52 C8 52 12 57 12 62 C12 68 9 72 4 74 C18 78 30 86 34 96 L52 66"), axis, |_, _| false);
            scene.turn(&Profile::new("M34 100 L56 62 L59 64 C50 90 38 120 32 146"), axis, scallop);
            scene.turn(&Profile::new(&format!("M28 142 L32 146 L46 151 C50 153 50 158 46 160 L34 162 L40 165 C43 167 43 170 40 172 L27 174 C27 192 34 200 50 205 L54 205 C62 206 63 212 61 215 L66 218 C71 221 72 226 71 231 L0 231")), axis, whole);
        }
        Kind::King => {
            scene.turn(&Profile::new("M0 62 C9 62 12 66 10 72 C30 74 48 80 52 88 C54 92 50 98 48 104 C44 120 34 132 32 146 L46 151 C50 153 50 158 46 160 L34 162 L40 165 C43 167 43 170 40 172 L27 174 C27 192 34 200 50 205 L54 205 C62 206 63 212 61 215 L66 218 C71 221 72 226 71 231 L0 231"), axis, whole);
            scene.carve(&[(&drawing(r#"<path d="M118 12 H138 L134 28 L150 24 V44 L134 40 L137 70 H119 L122 40 L106 44 V24 L122 28 Z"/>"#), 0.7)], -20.0);
        }
        Kind::Knight => {
            scene.turn(&Profile::new("M0 200 L50 200 L54 205 C62 206 63 212 61 215 L66 218 C71 221 72 226 71 231 L0 231"), axis, whole);
            scene.carve(&[(&drawing(r#"<path d="M82 205 C80 178 118 166 120 136 C110 146 98 151 88 153 C82 161 76 166 67 166 C56 166 46 156 46 142 C46 132 53 124 59 114 C65 104 69 92 77 80 C83 70 91 62 103 57 L107 34 C115 38 123 44 129 52 C168 56 192 92 192 154 C192 178 186 194 180 205 C150 214 112 214 82 205 Z"/>"#), 0.5)], 40.0);
        }
    }
    let _ = PI;
    scene.shaded(match side {
        Side::White => &BOXWOOD,
        Side::Black => &EBONY,
    })
}
