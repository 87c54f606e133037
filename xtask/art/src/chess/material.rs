//! What the tournament pieces are made of.

use crate::noise::mix;

/// The colours of a polished material.
pub struct Material {
    /// From the deepest shade over its own colour and full light to the lamp's reflection, evenly apart.
    pub ramp: [[f32; 3]; 4],
    /// The line around a piece, and how many pixels wide it is.
    pub outline: [f32; 3],
    pub outline_width: f32,
}

/// Light wood with a dark line.
pub const BOXWOOD: Material = Material {
    ramp: [[112.0, 74.0, 40.0], [238.0, 210.0, 164.0], [255.0, 249.0, 230.0], [255.0, 255.0, 250.0]],
    outline: [58.0, 36.0, 20.0],
    outline_width: 3.4,
};

/// Dark wood with a light line.
pub const EBONY: Material = Material {
    ramp: [[18.0, 12.0, 11.0], [51.0, 39.0, 35.0], [114.0, 92.0, 80.0], [208.0, 192.0, 180.0]],
    outline: [188.0, 156.0, 126.0],
    outline_width: 2.0,
};

impl Material {
    /// The colour at a tone: 0 is the deepest shade and 1 full light.
    pub fn colour(&self, tone: f32) -> [f32; 3] {
        // The ramp has two parts up to full light, and one beyond.
        let place = (tone * 2.0).clamp(0.0, 3.0);
        let from = (place as usize).min(2);
        let part = place - from as f32;
        [0, 1, 2].map(|channel| mix(self.ramp[from][channel], self.ramp[from + 1][channel], part))
    }
}
