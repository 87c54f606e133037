//! Pieces in flat colours: shapes with an outline, lines within them, and small details.

use super::profile::Profile;
use super::{AXIS, drawing};
use crate::picture::Picture;

/// What a piece is drawn from, as SVG path data.
pub struct Figure {
    /// Closed shapes from back to front.
    pub shapes: Vec<String>,
    /// Lines within the shapes.
    pub lines: &'static str,
    /// Small filled details.
    pub details: &'static str,
}

/// The colours and line widths of one side of a set.
pub struct Ink {
    /// Fills the shapes.
    pub body: &'static str,
    /// Runs around every shape.
    pub outline: &'static str,
    pub outline_width: f32,
    /// Draws the inner lines and details.
    pub line: &'static str,
    pub line_width: f32,
    /// Shines around the outline by so much, that dark pieces stand out from dark fields.
    pub rim_width: f32,
}

/// The light around dark pieces.
const RIM: &str = "#FFEBCB";

impl Figure {
    /// Draws the piece.
    pub fn draw(&self, ink: &Ink) -> Picture {
        let Ink { body, outline, outline_width, line, line_width, rim_width } = ink;
        let shapes: String = self.shapes.iter().map(|shape| format!(r#"<path d="{shape}"/>"#)).collect();
        let rim = outline_width + 2.0 * rim_width;
        let (lines, details) = (self.lines, self.details);
        drawing(&format!(
            r#"<g stroke-linecap="round" stroke-linejoin="round">
            <g fill="none" stroke="{RIM}" stroke-opacity="0.6" stroke-width="{rim}">{shapes}</g>
            <g fill="{body}" stroke="{outline}" stroke-width="{outline_width}">{shapes}</g>
            <path d="{lines}" fill="none" stroke="{line}" stroke-width="{line_width}"/><path d="{details}" fill="{line}"/></g>"#
        ))
    }
}

/// Path data of a shape turned around the axis of the pieces, given its right side.
pub fn turned(profile: &str) -> String {
    Profile::new(profile).path(AXIS)
}
