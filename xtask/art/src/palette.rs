//! The colours of an evening at a table under a lamp, as SVG writes them.

/// The dark, warm room.
pub const ROOM: &str = "#191512";
/// Panels a step nearer to the lamp than the room.
pub const PANEL: &str = "#2B2520";
/// The light of the lamp.
pub const LAMP: &str = "#E9A23B";
/// The first player.
pub const FIRST: &str = "#E07A2F";
/// The second player.
pub const SECOND: &str = "#3E8EDE";

/// The three channels, 0 to 255, of a colour written `#RRGGBB`.
pub fn channels(colour: &str) -> [f32; 3] {
    let value = u32::from_str_radix(colour.trim_start_matches('#'), 16).expect("colours are written #RRGGBB");
    [16, 8, 0].map(|shift| ((value >> shift) & 255) as f32)
}
