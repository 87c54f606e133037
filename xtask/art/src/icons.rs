//! The signs on the buttons: one line weight, round ends, on a grid of 24 by 24.

use std::f32::consts::TAU;
use std::fmt::Write;

use crate::picture::Picture;

/// Edge of an icon in pixels.
const SIZE: u32 = 64;

/// Units across the grid the icons are drawn on.
const GRID: f32 = 24.0;

/// The body of the loudspeaker, which stands for `$SPEAKER` in the drawings.
const SPEAKER: &str = r#"<path d="M4 9.6 H7.4 L12 5.6 V18.4 L7.4 14.4 H4 Z"/>"#;

/// Name and drawing of each icon. Lines are stroked; what has the class `f` is filled as well.
const DRAWINGS: [(&str, &str); 34] = [
    ("undo", r#"<path d="M8.6 4.6 L4 9.2 L8.6 13.8"/><path d="M4 9.2 H14.6 A5.1 5.1 0 0 1 14.6 19.4 H9"/>"#),
    ("redo", r#"<path d="M15.4 4.6 L20 9.2 L15.4 13.8"/><path d="M20 9.2 H9.4 A5.1 5.1 0 0 0 9.4 19.4 H15"/>"#),
    (
        "hint",
        r#"<path d="M9 17.2 C9 14.6 6 13.4 6 9.4 A6 6 0 0 1 18 9.4 C18 13.4 15 14.6 15 17.2 Z"/><path d="M10 20.8 H14"/>"#,
    ),
    (
        "flip",
        r#"<path d="M8 4.4 V19.6"/><path d="M4.2 15.8 L8 19.6 L11.8 15.8"/><path d="M16 19.6 V4.4"/><path d="M12.2 8.2 L16 4.4 L19.8 8.2"/>"#,
    ),
    (
        "swap",
        r#"<path d="M19.6 10 A7.8 7.8 0 0 0 5.4 8"/><path d="M5 3.8 V8.6 H9.8"/><path d="M4.4 14 A7.8 7.8 0 0 0 18.6 16"/><path d="M19 20.2 V15.4 H14.2"/>"#,
    ),
    ("menu", r#"<path d="M4.5 6.5 H19.5 M4.5 12 H19.5 M4.5 17.5 H19.5"/>"#),
    ("restart", r#"<path d="M19.4 13.6 A7.6 7.6 0 1 1 17.6 6.9 L19.8 9"/><path d="M20 4.2 V9.2 H15"/>"#),
    (
        "home",
        r#"<path d="M3.6 11.6 L12 4.2 L20.4 11.6"/><path d="M6 9.8 V19.6 H18 V9.8"/><path d="M10 19.4 V14 H14 V19.4"/>"#,
    ),
    (
        "help",
        r#"<circle cx="12" cy="12" r="8.6"/><path d="M9.5 9.6 A2.6 2.6 0 1 1 12.9 12 C12.2 12.3 12 12.8 12 13.5"/><path d="M12 16.7 H12.05"/>"#,
    ),
    ("sound", r#"$SPEAKER<path d="M15.4 9 A4.3 4.3 0 0 1 15.4 15"/><path d="M18 6.2 A8.2 8.2 0 0 1 18 17.8"/>"#),
    ("mute", r#"$SPEAKER<path d="M16 9.6 L20.8 14.4 M20.8 9.6 L16 14.4"/>"#),
    ("play", r#"<path class="f" d="M8 5.4 L18.6 12 L8 18.6 Z"/>"#),
    (
        "pause",
        r#"<rect class="f" x="7" y="5.6" width="2.4" height="12.8" rx="0.6"/><rect class="f" x="14.6" y="5.6" width="2.4" height="12.8" rx="0.6"/>"#,
    ),
    ("first", r#"<path d="M6.2 5.4 V18.6"/><path d="M17.4 5.4 L10.6 12 L17.4 18.6"/>"#),
    ("prev", r#"<path d="M15 5.4 L8.4 12 L15 18.6"/>"#),
    ("next", r#"<path d="M9 5.4 L15.6 12 L9 18.6"/>"#),
    ("last", r#"<path d="M17.8 5.4 V18.6"/><path d="M6.6 5.4 L13.4 12 L6.6 18.6"/>"#),
    (
        "theory",
        r#"<path d="M10.9 7.6 L6.9 15.4 M13.1 7.6 L17.1 15.4 M8.4 17.6 H15.6"/><circle cx="12" cy="5.4" r="2.4"/><circle cx="5.8" cy="17.6" r="2.4"/><circle class="f" cx="18.2" cy="17.6" r="2"/>"#,
    ),
    (
        "review",
        r#"<circle cx="10.6" cy="10.6" r="6.6"/><path d="M15.6 15.6 L20 20"/><path d="M7.8 10.8 L9.9 12.9 L13.5 8.7"/>"#,
    ),
    ("close", r#"<path d="M6 6 L18 18 M18 6 L6 18"/>"#),
    (
        "trophy",
        r#"<path d="M7.4 4.2 H16.6 V9.8 A4.6 4.6 0 0 1 7.4 9.8 Z"/><path d="M7.2 5.8 H4 C4 9.2 5.2 11 7.8 11.6"/><path d="M16.8 5.8 H20 C20 9.2 18.8 11 16.2 11.6"/><path d="M12 14.6 V19.4 M8.2 19.8 H15.8"/>"#,
    ),
    (
        "puzzle",
        r#"<path d="M4.6 8.6 H8.6 A2.7 2.7 0 1 1 12.8 8.6 H16 V11.8 A2.7 2.7 0 1 1 16 16 V20 H4.6 V16 A2.3 2.3 0 1 0 4.6 12.4 Z"/>"#,
    ),
    (
        "book",
        r#"<path d="M12 7.2 C9.8 5.4 6.8 4.8 3.8 5.2 V17.8 C6.8 17.4 9.8 18 12 19.8 C14.2 18 17.2 17.4 20.2 17.8 V5.2 C17.2 4.8 14.2 5.4 12 7.2 Z"/><path d="M12 7.2 V19.6"/>"#,
    ),
    (
        "keyboard",
        r#"<rect x="2.8" y="6" width="18.4" height="12" rx="2.4"/><path d="M6.9 10 H7 M10.3 10 H10.4 M13.6 10 H13.7 M17 10 H17.1 M8.6 14.2 H15.4"/>"#,
    ),
    (
        "gamepad",
        r#"<path d="M8 6.8 H16 A5 5 0 0 1 20.9 10.9 L21.6 14.8 A2.7 2.7 0 0 1 17.1 17.2 L15 15 H9 L6.9 17.2 A2.7 2.7 0 0 1 2.4 14.8 L3.1 10.9 A5 5 0 0 1 8 6.8 Z"/><path d="M8.2 9.4 V12.6 M6.6 11 H9.8 M15.3 12.2 H15.4 M17 9.8 H17.1"/>"#,
    ),
    (
        "draw",
        r#"<path d="M4.8 6.6 L7.4 4.8 V11.4 M18 4.6 L6 19.4 M13.8 14.8 A2.6 2.6 0 0 1 18.9 15 C18.9 16.8 13.8 18 13.8 19.8 H19.2"/>"#,
    ),
    ("resign", r#"<path d="M5.8 20.6 V4.2"/><path d="M5.8 5 C9.4 2.8 13 7.6 19 4.8 V13.2 C13 16 9.4 11.2 5.8 13.4"/>"#),
    ("clock", r#"<circle cx="12" cy="12" r="8.4"/><path d="M12 7 V12 L15.4 14.2"/>"#),
    ("edit", r#"<path d="M4.4 19.6 L5.4 15 L16 4.4 L19.6 8 L9 18.6 Z"/><path d="M13.4 7 L17 10.6"/>"#),
    ("open", r#"<path d="M3.6 18.6 V5.4 H9.2 L11.4 8 H19 V10.8"/><path d="M3.6 18.6 L6.4 10.8 H21.4 L18.6 18.6 Z"/>"#),
    (
        "save",
        r#"<path d="M4.4 6 A1.6 1.6 0 0 1 6 4.4 H15.8 L19.6 8.2 V18 A1.6 1.6 0 0 1 18 19.6 H6 A1.6 1.6 0 0 1 4.4 18 Z"/><path d="M8.2 4.6 V8.6 H14.2 V4.6 M7.6 19.4 V13.6 H16.4 V19.4"/>"#,
    ),
    (
        "copy",
        r#"<rect x="8.8" y="8.8" width="11" height="11" rx="1.8"/><path d="M15.2 5.6 A1.4 1.4 0 0 0 13.8 4.2 H5.8 A1.6 1.6 0 0 0 4.2 5.8 V13.8 A1.4 1.4 0 0 0 5.6 15.2"/>"#,
    ),
    (
        "paste",
        r#"<path d="M8.8 5.6 H7 A1.6 1.6 0 0 0 5.4 7.2 V18.6 A1.6 1.6 0 0 0 7 20.2 H17 A1.6 1.6 0 0 0 18.6 18.6 V7.2 A1.6 1.6 0 0 0 17 5.6 H15.2"/><rect x="8.8" y="3.4" width="6.4" height="4.2" rx="1.2"/><path d="M12 11 V16.6 M9.4 14.2 L12 16.8 L14.6 14.2"/>"#,
    ),
    ("chart", r#"<path d="M4.2 4.4 V19.6 H20"/><path d="M7.8 15.2 L11.2 10.4 L14.2 13 L19.2 6.6"/>"#),
];

/// The names of all icons.
pub fn names() -> impl Iterator<Item = &'static str> {
    DRAWINGS.iter().map(|(name, _)| *name).chain(["settings"])
}

/// Draws an icon in white.
///
/// # Panics
/// If there is no icon of that name.
pub fn draw(name: &str) -> Picture {
    let elements = match DRAWINGS.iter().find(|(candidate, _)| *candidate == name) {
        Some((_, drawing)) => drawing.replace("$SPEAKER", SPEAKER),
        None if name == "settings" => format!(r#"<path d="{}"/><circle cx="12" cy="12" r="2.9"/>"#, wheel()),
        None => panic!("there is no icon {name}"),
    };
    Picture::white_from_svg(
        SIZE,
        SIZE,
        GRID,
        &format!(
            r##"<style>.f {{ fill: #000 }}</style><g fill="none" stroke="#000" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">{elements}</g>"##
        ),
    )
}

/// The teeth of the settings wheel, as SVG path data around (12, 12).
fn wheel() -> String {
    const TEETH: u16 = 8;
    let mut path = String::new();
    for tooth in 0..TEETH {
        let middle = f32::from(tooth) / f32::from(TEETH) * TAU;
        for (turn, radius) in [(-0.235, 6.6), (-0.15, 9.0), (0.15, 9.0), (0.235, 6.6)] {
            let (sin, cos) = (middle + turn).sin_cos();
            let letter = if path.is_empty() { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{:.2} {:.2}", 12.0 + radius * cos, 12.0 + radius * sin);
        }
    }
    path + "Z"
}
