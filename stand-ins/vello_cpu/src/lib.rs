//! Stands in for the crate `vello_cpu`, a whole renderer of vector graphics. egui fills the outlines of letters with it, in one
//! colour on nothing, which takes a hundredth of the code.

use ab_glyph_rasterizer::{Point, Rasterizer, point};
use color::{OpaqueColor, Srgb};
use kurbo::{Affine, BezPath, PathEl};

pub use {color, kurbo};

/// How far the lines drawn for a curve may be from it, in pixels: too little to be seen in letters.
const DEVIATION: f64 = 0.05;

/// What the original keeps between drawings. Letters need nothing.
#[derive(Default)]
pub struct Resources;

impl Resources {
    /// Nothing.
    #[must_use]
    pub fn new() -> Self {
        Self
    }
}

/// A picture: red, green, blue and opacity of each pixel, premultiplied, row by row from the top.
pub struct Pixmap(Vec<u8>);

impl Pixmap {
    /// An empty picture.
    #[must_use]
    pub fn new(width: u16, height: u16) -> Self {
        Self(vec![0; usize::from(width) * usize::from(height) * 4])
    }

    /// Its bytes.
    #[must_use]
    pub fn data_as_u8_slice(&self) -> &[u8] {
        &self.0
    }
}

/// Draws outlines in one colour.
pub struct RenderContext {
    coverage: Rasterizer,
    transform: Affine,
    paint: OpaqueColor<Srgb>,
}

impl RenderContext {
    /// An empty drawing of that many pixels.
    #[must_use]
    pub fn new(width: u16, height: u16) -> Self {
        Self {
            coverage: Rasterizer::new(width.into(), height.into()),
            transform: Affine::IDENTITY,
            paint: OpaqueColor::BLACK,
        }
    }

    /// Moves what is filled from now on.
    pub fn set_transform(&mut self, transform: Affine) {
        self.transform = transform;
    }

    /// Chooses the colour of the drawing.
    pub fn set_paint(&mut self, paint: OpaqueColor<Srgb>) {
        self.paint = paint;
    }

    /// Fills what the outlines go around, and closes those that are open.
    pub fn fill_path(&mut self, path: &BezPath) {
        let (mut start, mut pen) = (Point::default(), Point::default());
        kurbo::flatten(self.transform * path, DEVIATION, |element| {
            let to = match element {
                PathEl::MoveTo(to) | PathEl::LineTo(to) => point(to.x as f32, to.y as f32),
                _ => start,
            };
            if let PathEl::MoveTo(_) = element {
                self.coverage.draw_line(pen, start);
                start = to;
            } else {
                self.coverage.draw_line(pen, to);
            }
            pen = to;
        });
        self.coverage.draw_line(pen, start);
    }

    /// Puts the drawing into a picture of its size.
    pub fn render_to_pixmap(&mut self, _resources: &mut Resources, picture: &mut Pixmap) {
        let [red, green, blue] = self.paint.components;
        let (pixels, _) = picture.0.as_chunks_mut::<4>();
        self.coverage.for_each_pixel(|index, coverage| {
            // Outlines that overlap cover a place more than once.
            let coverage = coverage.min(1.0);
            pixels[index] = [red, green, blue, 1.0].map(|part| (part * coverage * 255.0).round() as u8);
        });
    }
}

#[cfg(test)]
mod tests {
    use kurbo::Shape;

    use super::*;

    /// How much of each pixel is covered, in percent.
    fn drawn(width: u16, height: u16, shift: (f64, f64), path: &BezPath) -> Vec<u32> {
        let mut context = RenderContext::new(width, height);
        context.set_transform(Affine::translate(shift));
        context.set_paint(OpaqueColor::WHITE);
        context.fill_path(path);
        let mut picture = Pixmap::new(width, height);
        context.render_to_pixmap(&mut Resources::new(), &mut picture);
        let (pixels, _) = picture.data_as_u8_slice().as_chunks::<4>();
        assert!(pixels.iter().all(|&[red, green, blue, opacity]| [red, green, blue] == [opacity; 3]));
        pixels.iter().map(|pixel| (u32::from(pixel[3]) * 100 + 127) / 255).collect()
    }

    #[test]
    fn a_pixel_is_as_opaque_as_it_is_covered() {
        let rectangle = kurbo::Rect::new(0.5, 0.25, 2.0, 2.0).to_path(0.1);
        assert_eq!(drawn(3, 2, (0.0, 0.0), &rectangle), [38, 75, 0, 50, 100, 0]);
        assert_eq!(drawn(3, 2, (1.0, 0.0), &rectangle), [0, 38, 75, 0, 50, 100]);
    }

    #[test]
    fn an_open_outline_is_closed() {
        let mut triangle = BezPath::new();
        for corners in [[(0.0, 0.0), (2.0, 2.0), (0.0, 2.0)], [(2.0, 0.0), (4.0, 2.0), (2.0, 2.0)]] {
            triangle.move_to(corners[0]);
            triangle.line_to(corners[1]);
            triangle.line_to(corners[2]);
        }
        assert_eq!(drawn(4, 2, (0.0, 0.0), &triangle), [50, 0, 50, 0, 100, 50, 100, 50]);
    }

    #[test]
    fn outlines_may_overlap_and_have_holes() {
        let mut path = kurbo::Rect::new(0.0, 0.0, 2.0, 1.0).to_path(0.1);
        path.extend(kurbo::Rect::new(1.0, 0.0, 3.0, 1.0).to_path(0.1));
        path.extend(kurbo::Rect::new(0.25, 0.0, 0.75, 1.0).to_path(0.1).reverse_subpaths());
        assert_eq!(drawn(4, 1, (0.0, 0.0), &path), [50, 100, 100, 0]);
    }

    #[test]
    fn curves_enclose_their_area() {
        for path in [kurbo::Circle::new((8.0, 8.0), 7.0).to_path(0.01), {
            // The same circle in eight quadratic pieces.
            let mut path = BezPath::new();
            let at = |angle: f64, radius: f64| (8.0 + radius * angle.cos(), 8.0 + radius * angle.sin());
            let step = std::f64::consts::FRAC_PI_8;
            path.move_to(at(0.0, 7.0));
            for piece in 0..8 {
                let angle = f64::from(piece) * 2.0 * step;
                path.quad_to(at(angle + step, 7.0 / step.cos()), at(angle + 2.0 * step, 7.0));
            }
            path
        }] {
            let covered: u32 = drawn(16, 16, (0.0, 0.0), &path).iter().sum();
            let area = std::f64::consts::PI * 49.0 * 100.0;
            assert!((f64::from(covered) / area - 1.0).abs() < 0.01, "{covered} of {area}");
        }
    }
}
