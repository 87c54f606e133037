//! Pictures: drawn from SVG or computed pixel by pixel, laid over each other, written as PNG.

use std::collections::BTreeSet;

use png::Filter;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// How many times finer than the picture, in each direction, vector drawings are rasterised before they are averaged.
const FINENESS: u32 = 4;

/// A picture of straight (not premultiplied) RGBA pixels, row by row from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 4]>,
}

impl Picture {
    /// Computes each pixel from its column and row; channels are 0 to 255 and are rounded.
    pub fn from_pixels(width: u32, height: u32, colour: impl Fn(u32, u32) -> [f32; 4]) -> Self {
        let pixels = (0..height)
            .flat_map(|y| (0..width).map(move |x| (x, y)))
            .map(|(x, y)| colour(x, y).map(|channel| channel.round().clamp(0.0, 255.0) as u8))
            .collect();
        Self { width, height, pixels }
    }

    /// White of the opacity, 0 to 1, that `alpha` gives for each column and row. The program tints such pictures.
    pub fn white(width: u32, height: u32, alpha: impl Fn(u32, u32) -> f32) -> Self {
        Self::from_pixels(width, height, |x, y| [255.0, 255.0, 255.0, 255.0 * alpha(x, y)])
    }

    /// Draws the elements of an SVG in a coordinate system of `view` units across and as many as fit down.
    pub fn from_svg(width: u32, height: u32, view: f32, elements: &str) -> Self {
        let view_height = view * height as f32 / width as f32;
        let source = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{view}" height="{view_height}" viewBox="0 0 {view} {view_height}">{elements}</svg>"#
        );
        let tree = Tree::from_str(&source, &Options::default()).expect("our drawings are valid SVG");
        let (fine_width, fine_height) = (width * FINENESS, height * FINENESS);
        let mut fine = Pixmap::new(fine_width, fine_height).expect("pictures have a size");
        let scale = fine_width as f32 / view;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut fine.as_mut());
        Self::from_pixels(width, height, |x, y| average(&fine, x * FINENESS, y * FINENESS))
    }

    /// A picture drawn as by [`Picture::from_svg`] of which only the opacity is kept, in white.
    pub fn white_from_svg(width: u32, height: u32, view: f32, elements: &str) -> Self {
        let mut picture = Self::from_svg(width, height, view, elements);
        for pixel in &mut picture.pixels {
            *pixel = [255, 255, 255, pixel[3]];
        }
        picture
    }

    /// Columns.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The pixel at a column and row.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 4] {
        self.pixels[(y * self.width + x) as usize]
    }

    /// This picture with another of the same size laid over it.
    #[must_use]
    pub fn under(&self, above: &Self) -> Self {
        Self::from_pixels(self.width, self.height, |x, y| blend(self.pixel(x, y), above.pixel(x, y)))
    }

    /// This picture in one colour, as the program's tinting makes it.
    #[must_use]
    pub fn tinted(&self, [r, g, b]: [f32; 3]) -> Self {
        Self::from_pixels(self.width, self.height, |x, y| [r, g, b, f32::from(self.pixel(x, y)[3])])
    }

    /// This picture where `shape` is opaque, and nothing where it is not.
    #[must_use]
    pub fn within(&self, shape: &Self) -> Self {
        Self::from_pixels(self.width, self.height, |x, y| {
            let [r, g, b, a] = self.pixel(x, y).map(f32::from);
            [r, g, b, a * f32::from(shape.pixel(x, y)[3]) / 255.0]
        })
    }

    /// The largest difference of any channel to another picture, or `None` if their sizes differ.
    pub fn difference(&self, other: &Self) -> Option<u8> {
        let same_size = (self.width, self.height) == (other.width, other.height);
        let pairs = self.pixels.iter().flatten().zip(other.pixels.iter().flatten());
        same_size.then(|| pairs.map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0))
    }

    /// The bytes of a PNG file; pictures of at most 256 colours are written with a palette, which is a third of the size.
    pub fn to_png(&self) -> Vec<u8> {
        let colours: BTreeSet<[u8; 4]> = self.pixels.iter().copied().collect();
        let colours: Vec<[u8; 4]> = colours.into_iter().collect();
        let few = colours.len() <= 256;
        let data = if few {
            let index = |pixel| colours.binary_search(pixel).expect("every pixel's colour is listed") as u8;
            self.pixels.iter().map(index).collect()
        } else {
            self.pixels.concat()
        };
        // Which filter serves best depends on the picture and cannot be told but by trying.
        let filters = [Filter::NoFilter, Filter::Sub, Filter::Up, Filter::Avg, Filter::Paeth, Filter::Adaptive];
        let files = filters.map(|filter| self.encoded(&data, few.then_some(&colours[..]), filter));
        files.into_iter().min_by_key(Vec::len).expect("there are filters")
    }

    /// The bytes of a PNG file of the data, which are places in a palette if there is one.
    fn encoded(&self, data: &[u8], palette: Option<&[[u8; 4]]>, filter: Filter) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(filter);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_color(if palette.is_some() { png::ColorType::Indexed } else { png::ColorType::Rgba });
        if let Some(colours) = palette {
            encoder.set_palette(colours.iter().flat_map(|&[r, g, b, _]| [r, g, b]).collect::<Vec<u8>>());
            encoder.set_trns(colours.iter().map(|colour| colour[3]).collect::<Vec<u8>>());
        }
        let mut writer = encoder.write_header().expect("memory takes every header");
        writer.write_image_data(data).expect("the data fits the header");
        writer.finish().expect("memory takes every byte");
        bytes
    }

    /// Reads a PNG file of eight bits a channel.
    ///
    /// # Errors
    /// If the bytes are no such file.
    pub fn from_png(bytes: &[u8]) -> Result<Self, png::DecodingError> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
        let mut reader = decoder.read_info()?;
        let mut data = vec![0; reader.output_buffer_size().unwrap_or(0)];
        let info = reader.next_frame(&mut data)?;
        let (pixels, _) = data.as_chunks::<4>();
        Ok(Self { width: info.width, height: info.height, pixels: pixels.to_vec() })
    }
}

/// The mean colour of one picture's pixel on the finer raster, without premultiplication.
fn average(fine: &Pixmap, left: u32, top: u32) -> [f32; 4] {
    let mut sum = [0.0_f32; 4];
    for y in top..top + FINENESS {
        for x in left..left + FINENESS {
            let pixel = fine.pixel(x, y).expect("the fine raster covers the picture");
            let channels = [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
            for (total, channel) in sum.iter_mut().zip(channels) {
                *total += f32::from(channel);
            }
        }
    }
    let [r, g, b, a] = sum;
    if a == 0.0 {
        return [0.0; 4];
    }
    let colour = |channel: f32| 255.0 * channel / a;
    [colour(r), colour(g), colour(b), a / (FINENESS * FINENESS) as f32]
}

/// The "over" operator of Porter and Duff for straight colours.
fn blend(below: [u8; 4], above: [u8; 4]) -> [f32; 4] {
    let (below, above) = (below.map(f32::from), above.map(f32::from));
    let (over, under) = (above[3] / 255.0, below[3] / 255.0 * (1.0 - above[3] / 255.0));
    let alpha = over + under;
    if alpha == 0.0 {
        return [0.0; 4];
    }
    let channel = |i: usize| (above[i] * over + below[i] * under) / alpha;
    [channel(0), channel(1), channel(2), 255.0 * alpha]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;

    #[test]
    fn pictures_survive_png_with_and_without_a_palette() {
        let few = Picture::white(9, 5, |x, _| x as f32 / 8.0);
        let many = Picture::from_pixels(64, 64, |x, y| [x as f32, y as f32, 7.0, 200.0]);
        for picture in [few, many] {
            assert_eq!(Picture::from_png(&picture.to_png()).unwrap(), picture);
        }
    }

    #[test]
    fn svg_edges_are_smooth_and_colours_straight() {
        let picture = Picture::from_svg(4, 4, 4.0, r##"<rect width="1.5" height="4" fill="#FF8000"/>"##);
        assert_eq!(picture.pixel(0, 1), [255, 128, 0, 255]);
        assert_eq!(picture.pixel(1, 1), [255, 128, 0, 128]);
        assert_eq!(picture.pixel(2, 1)[3], 0);
    }

    #[test]
    fn laying_over_keeps_what_is_not_covered() {
        let below = Picture::from_pixels(1, 1, |_, _| [10.0, 20.0, 30.0, 255.0]);
        let half = Picture::from_pixels(1, 1, |_, _| [110.0, 120.0, 130.0, 127.5]);
        assert_eq!(below.under(&half).pixel(0, 0), [60, 70, 80, 255]);
    }
}
