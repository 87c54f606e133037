//! Pieces in flat colours: shapes with an outline, lines within them, and small details.

use super::profile::Profile;
use super::{AXIS, Side, drawing};
use crate::picture::Picture;

/// What a piece is drawn from, as SVG path data.
pub struct Figure {
    /// The shape of the body.
    pub body: String,
    /// Lines across the body, which its outline cuts off.
    pub lines: &'static str,
    /// Small filled details on the body.
    pub details: &'static str,
    /// Shapes before the body.
    pub parts: String,
}

/// The colours and line widths of one side of a set.
pub struct Ink {
    /// Fills the shapes.
    pub fill: &'static str,
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
    /// Draws the piece of a side with its ink, that of White or that of Black.
    pub fn draw(&self, side: Side, [white, black]: [&Ink; 2]) -> Picture {
        let Self { body, lines, details, parts } = self;
        let ink = if side == Side::White { white } else { black };
        let Ink { fill, outline, outline_width, line, line_width, rim_width } = ink;
        let rim = outline_width + 2.0 * rim_width;
        drawing(&format!(
            r#"<clipPath id="body"><path d="{body}"/></clipPath><g stroke-linecap="round" stroke-linejoin="round">
            <g fill="none" stroke="{RIM}" stroke-opacity="0.6" stroke-width="{rim}"><path d="{body}"/><path d="{parts}"/></g>
            <path d="{body}" fill="{fill}"/>
            <path d="{lines}" fill="none" stroke="{line}" stroke-width="{line_width}" clip-path="url(#body)"/>
            <path d="{details}" fill="{line}"/>
            <path d="{body}" fill="none" stroke="{outline}" stroke-width="{outline_width}"/>
            <path d="{parts}" fill="{fill}" stroke="{outline}" stroke-width="{outline_width}"/></g>"#
        ))
    }
}

/// Path data of a shape turned around the axis of the pieces, given its right side.
pub fn turned(profile: &str) -> String {
    Profile::new(profile).path(AXIS)
}
