//! The tournament set: boxwood and ebony turned on a lathe, the knight carved, under the lamp.

use std::f32::consts::{FRAC_PI_4, TAU};

use super::material::{BOXWOOD, EBONY};
use super::profile::Profile;
use super::relief::Relief;
use super::solid::Scene;
use super::{Kind, Side, Vector, drawing, knight};
use crate::noise::step;
use crate::picture::Picture;

/// How much of the lamp the polish mirrors.
const GLOSS: f32 = 0.55;

/// The foot of the large pieces, from the lower end of the stem down to the table.
const FOOT: &str = "L54 205 C62 206 63 212 61 215 L66 218 C71 221 72 226 71 231 L0 231";

/// The collars and the stem of bishop, queen and king, from the neck down to the foot.
const STEM: &str = "L46 151 C50 153 50 158 46 160 L34 162 L40 165 C43 167 43 170 40 172 L27 174 C27 192 34 200 50 205";

/// Draws a piece.
pub fn draw(side: Side, kind: Kind) -> Picture {
    let mut scene = Scene::new(GLOSS);
    match kind {
        Kind::Pawn => pawn(&mut scene),
        Kind::Knight => knight(&mut scene),
        Kind::Bishop => bishop(&mut scene),
        Kind::Rook => rook(&mut scene),
        Kind::Queen => queen(&mut scene),
        Kind::King => king(&mut scene),
    }
    scene.shaded(match side {
        Side::White => &BOXWOOD,
        Side::Black => &EBONY,
    })
}

/// Adds a body around the axis of the piece of which nothing is taken away.
fn turn(scene: &mut Scene, profile: &str) {
    scene.turn(&Profile::new(profile), (0.0, 0.0), |_| 1.0);
}

fn pawn(scene: &mut Scene) {
    turn(
        scene,
        "M0 106 C16 106 28 118 28 133 C28 143 23 149 16 154 L32 157 C37 159 37 165 32 167 L20 169 \
         C20 190 26 198 42 204 C49 206 50 212 48 215 L55 218 C60 221 61 226 60 231 L0 231",
    );
}

fn bishop(scene: &mut Scene) {
    // The cut in the mitre, as the viewer sees it.
    let (from, to) = ((40.0, 76.0), (8.0, 122.0));
    let cut = |[x, y, z]: Vector| {
        let (dx, dy): (f32, f32) = (to.0 - from.0, to.1 - from.1);
        let part = (((x - from.0) * dx + (y - from.1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        let distance = (x - from.0 - dx * part).hypot(y - from.1 - dy * part);
        if z > 0.0 { 0.12 + 0.88 * step(2.2, 4.2, distance) } else { 1.0 }
    };
    let profile =
        format!("M0 38 C8 38 13 44 13 50 C13 56 10 61 6 63 C24 76 44 96 44 122 C44 136 36 144 28 148 {STEM} {FOOT}");
    scene.turn(&Profile::new(&profile), (0.0, 0.0), cut);
}

fn rook(scene: &mut Scene) {
    const NOTCHES: f32 = 6.0;
    /// Half of a notch as a part of the way from one to the next.
    const HALF: f32 = 0.17;
    const WALL: (f32, f32) = (36.0, 54.0);
    const MERLON: (f32, f32) = (80.0, 97.0);
    let limit = -(HALF * TAU).cos();
    let standing = |[x, _, z]: Vector| {
        // The cosine of six times the angle is lowest in the middles of the notches.
        let double = (x * x - z * z) / (x * x + z * z);
        if (4.0 * double * double - 3.0) * double < limit { 0.0 } else { 1.0 }
    };
    turn(
        scene,
        &format!("M0 110 L36 110 L36 97 L54 97 L54 112 C53 119 42 121 40 127 L35 131 C34 160 34 184 50 200 {FOOT}"),
    );
    scene.turn(&Profile::new("M36 97 L36 80 L54 80 L54 97"), (0.0, 0.0), standing);
    for notch in 0..NOTCHES as u8 {
        let middle = f32::from(notch) + 0.5;
        scene.wall((middle - HALF) * TAU / NOTCHES, WALL, MERLON, false);
        scene.wall((middle + HALF) * TAU / NOTCHES, WALL, MERLON, true);
    }
}

fn queen(scene: &mut Scene) {
    turn(scene, "M0 46 C8 46 13 52 13 57 C13 63 10 67 6 69 C24 74 40 86 44 104");
    let points = |[x, y, z]: Vector| {
        // The sine of four times the angle is zero at the eight points of the crown.
        let fourfold = 4.0 * x * z * (x * x - z * z) / (x * x + z * z).powi(2);
        if y < 62.0 + 13.0 * fourfold.abs() { 0.0 } else { 1.0 }
    };
    let profile = format!("M42 104 L60 62 L63 62 C58 92 36 118 32 146 {STEM} {FOOT}");
    scene.turn(&Profile::new(&profile), (0.0, 0.0), points);
    let pearl = Profile::new("M0 50 C11.4 50 11.4 68 0 68");
    for point in 0..8_u8 {
        let (sin, cos) = (f32::from(point) * FRAC_PI_4).sin_cos();
        scene.turn(&pearl, (62.0 * cos, 62.0 * sin), |_| 1.0);
    }
}

fn king(scene: &mut Scene) {
    let profile =
        format!("M0 62 C9 62 12 66 10 71 C32 73 54 79 58 87 C60 92 56 97 53 102 C46 118 35 130 32 146 {STEM} {FOOT}");
    turn(scene, &profile);
    let cross = drawing(
        r##"<path d="M117 10 H139 L135 28 L152 24 V46 L135 42 L138 70 H118 L121 42 L104 46 V24 L121 28 Z" stroke="#000" stroke-width="3" stroke-linejoin="round"/>"##,
    );
    scene.carve(&Relief::new(&cross, 0.7, &[]), -20.0);
}

fn knight(scene: &mut Scene) {
    // From the grid of the printed knight onto the middle of the foot.
    const PLACE: &str = "translate(2 12) scale(0.9)";
    turn(scene, &format!("M0 203 L46 203 {FOOT}"));
    let carved = |softness: f32, elements: &str| {
        drawing(&format!(
            r#"<filter id="soft" x="-0.5" y="-0.5" width="2" height="2"><feGaussianBlur stdDeviation="{softness}"/></filter>
            <g transform="{PLACE}" stroke-linecap="round" filter="url(#soft)">{elements}</g>"#
        ))
    };
    // The neck reaches down into the foot.
    let head = drawing(&format!(r#"<path transform="{PLACE}" d="{} L196 240 L88 240 Z"/>"#, knight::HEAD));
    let mane = carved(1.6, &format!(r#"<path d="{}"/>"#, knight::MANE));
    let cheek = carved(7.0, r#"<ellipse cx="110" cy="122" rx="19" ry="26" transform="rotate(20 110 122)"/>"#);
    let grooves = carved(
        1.1,
        &format!(
            r##"<path d="{}" fill="none" stroke="#000" stroke-width="5"/>"##,
            knight::LINES.replace("M66 213 H216", "")
        ),
    );
    let details = carved(0.8, &format!(r#"<path d="{}"/>"#, knight::DETAILS));
    let chisel = [(mane, 4.0), (cheek, 6.0), (grooves, -4.0), (details, -5.0)];
    scene.carve(&Relief::new(&head, 0.5, &chisel), 2.0);
}
