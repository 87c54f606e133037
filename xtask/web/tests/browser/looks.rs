//! How the page should look: pictures that a person has approved, kept very small, beside these tests.
//!
//! `PARLOUR_NEW_LOOKS=1 cargo xtask test-web` writes them anew. Look at them before you keep them.

use std::env;
use std::fs::{self, File};
use std::io::{BufReader, Cursor};
use std::path::Path;

use xtask::steps::workspace_root;

/// A kept pixel stands for a square with so many pixels on each side.
const SQUARE: usize = 10;

/// How far a kept pixel may be off in any colour, of 255: letters and shadows fall a little differently everywhere.
const TOLERANCE: u8 = 24;

/// The share of the kept pixels that may be further off: things move, and a hand may have come in between.
const SHARE: f64 = 0.04;

/// A picture as rows of colours.
struct Picture {
    width: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    fn read(png: &[u8]) -> Self {
        let mut reader = png::Decoder::new(BufReader::new(Cursor::new(png))).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let form = reader.next_frame(&mut bytes).unwrap();
        let samples = form.color_type.samples();
        let pixels = bytes[..form.buffer_size()].chunks_exact(samples).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        Self { width: form.width as usize, pixels: pixels.collect() }
    }

    fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    /// The picture made smaller by [`SQUARE`]; what is left over at the edges is left out.
    fn small(&self) -> Self {
        let (width, height) = (self.width / SQUARE, self.height() / SQUARE);
        let places = (0..height).flat_map(|row| (0..width).map(move |col| (row * SQUARE, col * SQUARE)));
        Self { width, pixels: places.map(|(row, col)| self.mean(row, col)).collect() }
    }

    /// The mean colour of the square with its first corner there.
    fn mean(&self, row: usize, col: usize) -> [u8; 3] {
        let square = (row..row + SQUARE).flat_map(|row| &self.pixels[row * self.width + col..][..SQUARE]);
        let sums = square.fold([0, 0, 0], |sums: [usize; 3], pixel| {
            [0, 1, 2].map(|channel| sums[channel] + usize::from(pixel[channel]))
        });
        sums.map(|sum| (sum / (SQUARE * SQUARE)) as u8)
    }

    fn write(&self, path: &Path) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let mut encoder = png::Encoder::new(File::create(path).unwrap(), self.width as u32, self.height() as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.write_header().unwrap().write_image_data(self.pixels.as_flattened()).unwrap();
    }
}

/// Fails if the picture is not what was approved under that name and size.
pub fn compare(png: &[u8], name: &str, [width, height]: [u32; 2]) {
    let picture = Picture::read(png);
    assert_eq!([picture.width, picture.height()], [width as usize, height as usize], "{name}");
    let now = picture.small();
    let path = workspace_root().join(format!("xtask/web/tests/browser/looks/{name}-{width}x{height}.png"));
    if env::var_os("PARLOUR_NEW_LOOKS").is_some() {
        now.write(&path);
    }
    let approved = fs::read(&path).unwrap_or_else(|fault| panic!("{} ({fault}): see looks.rs", path.display()));
    let approved = Picture::read(&approved);
    let off = approved.pixels.iter().zip(&now.pixels).filter(|(old, new)| is_off(**old, **new)).count();
    let share = off as f64 / now.pixels.len() as f64;
    println!("{name} at {width} × {height}: {:.1} % looks different than approved", 100.0 * share);
    assert!(share <= SHARE, "{name} at {width} × {height} looks different: see looks.rs");
}

fn is_off(old: [u8; 3], new: [u8; 3]) -> bool {
    old.into_iter().zip(new).any(|(old, new)| old.abs_diff(new) > TOLERANCE)
}
