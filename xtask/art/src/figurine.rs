//! A typeface of what Fira Sans lacks: the chess figures as solid silhouettes, for moves as they are written (♘f3), and the
//! suits of the cards (♠K).
//!
//! The file is a TrueType font of the tables that are needed to draw it (OpenType specification 1.9: `cmap`, `glyf`,
//! `head`, `hhea`, `hmtx`, `loca`, `maxp`). Outlines are of straight lines, short enough to look like curves.

use crate::bridge::SUITS;
use crate::chess::{AXIS, Point, Profile};

/// Font units of an em, as in Fira Sans.
const EM: u16 = 1000;

/// Font units of a unit of the drawing: a king is a little higher than a capital letter.
const SCALE: f32 = 4.2;

/// The lower edge of the drawings, which stands a little below the base line of the letters.
const FLOOR: (f32, i16) = (231.0, -60);

/// The free space at each side of a figure, in font units.
const BEARING: i16 = 45;

/// The longest line of an outline, in units of the drawing.
const STEP: f32 = 5.0;

/// The first of the characters: the white figures from king to pawn, and then the black ones, for which the same are drawn.
const FIRST: u16 = 0x2654;

/// The figures in the order of their characters.
const KINDS: u16 = 6;

/// The slab on which a figure stands, half as wide as said.
fn slab(half: f32) -> String {
    format!("M0 209 L{half} 209 L{half} 231 L0 231")
}

/// The bodies from king to pawn by their right sides; the knight is no turned piece.
fn outlines() -> [Vec<Vec<Point>>; KINDS as usize] {
    let turned = |profiles: &[&str], half| {
        let slab = slab(half);
        profiles.iter().copied().chain([slab.as_str()]).map(|profile| closed(Profile::new(profile))).collect()
    };
    [
        turned(
            &["M0 14 L14 14 L14 33 L33 33 L33 59 L14 59 L14 80 C40 66 80 74 80 112 C80 138 62 152 56 195 L0 195"],
            80.0,
        ),
        turned(&["M0 40 L25 102 L58 50 L64 112 L92 80 L60 170 L56 195 L0 195"], 80.0),
        turned(&["M0 78 L17 78 L17 98 L35 98 L35 78 L62 78 L62 126 L45 142 L50 195 L0 195"], 74.0),
        turned(
            &["M0 36 C9 36 15 42 15 50 C15 56 12 61 8 64 C38 84 56 104 56 130 C56 148 44 160 32 168 L50 195 L0 195"],
            74.0,
        ),
        vec![knight(), closed(Profile::new(&slab(78.0))), eye()],
        turned(&["M0 100 C22 100 38 116 38 136 C38 150 32 160 22 167 L46 195 L0 195"], 64.0),
    ]
}

/// The characters of the suits in ascending order.
const SUIT_CHARACTERS: [u16; 4] = [0x2663, 0x2666, 0x2665, 0x2660];

/// A suit, as high as a capital letter.
fn suit(half: &str) -> Vec<Point> {
    /// From the square of its drawing to those of the figures.
    const LARGER: f32 = 1.8;
    let place = |(x, y): Point| (AXIS + (x - AXIS) * LARGER, FLOOR.0 - 13.0 - (94.0 - y) * LARGER);
    closed(Profile::new(half)).into_iter().map(place).collect()
}

/// The outline of a turned piece, around the axis of the drawing.
fn closed(profile: Profile) -> Vec<Point> {
    let right = profile.sampled(STEP);
    let left = right.iter().rev().map(|&(x, y)| (-x, y));
    right.iter().copied().chain(left).map(|(x, y)| (AXIS + x, y)).collect()
}

/// The head of the knight, which looks to the left.
fn knight() -> Vec<Point> {
    let path = "M68 195 C72 172 112 168 122 140 L90 160 C78 166 66 164 60 156 L46 140 C42 134 43 127 47 121 \
                L80 72 L116 56 L116 26 L146 52 C192 64 212 112 206 195";
    Profile::new(path).sampled(STEP)
}

/// The eye of the knight: a hole, so it runs the other way round.
fn eye() -> Vec<Point> {
    let (x, y, radius) = (100.0, 98.0, 10.0);
    (0..12_u8)
        .map(|part| (f32::from(part) / 12.0 * std::f32::consts::TAU).sin_cos())
        .map(|(sin, cos)| (x + radius * cos, y - radius * sin))
        .collect()
}

/// A glyph: its outlines in font units, moved to the left edge, and how much room it takes.
struct Glyph {
    outlines: Vec<Vec<(i16, i16)>>,
    advance: u16,
}

impl Glyph {
    fn new(outlines: &[Vec<Point>]) -> Self {
        let left = outlines.iter().flatten().fold(f32::MAX, |left, point| left.min(point.0));
        let place = |&(x, y): &Point| {
            let across = ((x - left) * SCALE).round() as i16 + BEARING;
            (across, ((FLOOR.0 - y) * SCALE).round() as i16 + FLOOR.1)
        };
        let outlines: Vec<Vec<_>> = outlines.iter().map(|outline| outline.iter().map(place).collect()).collect();
        let right = outlines.iter().flatten().map(|point| point.0).max().unwrap_or_default();
        Self { outlines, advance: (right + BEARING) as u16 }
    }

    /// The least and greatest coordinates: left, bottom, right, top.
    fn bounds(&self) -> [i16; 4] {
        let points = || self.outlines.iter().flatten();
        let (across, up) = (|| points().map(|point| point.0), || points().map(|point| point.1));
        [across().min(), up().min(), across().max(), up().max()].map(Option::unwrap_or_default)
    }

    /// A simple glyph of the table `glyf`.
    fn bytes(&self) -> Vec<u8> {
        /// The point lies on the outline, and both its coordinates are full words.
        const ON_CURVE: u8 = 1;
        let mut bytes = Bytes::default();
        bytes.words([self.outlines.len() as u16]).signed(self.bounds());
        let mut end = 0;
        bytes.words(self.outlines.iter().map(|outline| {
            end += outline.len() as u16;
            end - 1
        }));
        bytes.words([0]);
        bytes.0.extend(self.outlines.iter().flatten().map(|_| ON_CURVE));
        for coordinate in [|point: &(i16, i16)| point.0, |point: &(i16, i16)| point.1] {
            let mut before = 0;
            bytes.signed(self.outlines.iter().flatten().map(|point| {
                let step = coordinate(point) - before;
                before = coordinate(point);
                step
            }));
        }
        bytes.0.resize(bytes.0.len().next_multiple_of(4), 0);
        bytes.0
    }
}

/// Bytes of a font file: numbers with the high byte first.
#[derive(Default)]
struct Bytes(Vec<u8>);

impl Bytes {
    fn words(&mut self, words: impl IntoIterator<Item = u16>) -> &mut Self {
        self.0.extend(words.into_iter().flat_map(u16::to_be_bytes));
        self
    }

    fn signed(&mut self, words: impl IntoIterator<Item = i16>) -> &mut Self {
        self.0.extend(words.into_iter().flat_map(i16::to_be_bytes));
        self
    }

    fn doubles(&mut self, doubles: impl IntoIterator<Item = u32>) -> &mut Self {
        self.0.extend(doubles.into_iter().flat_map(u32::to_be_bytes));
        self
    }
}

/// The font file.
pub fn font() -> Vec<u8> {
    // A glyph for characters that are not there comes first; nobody sees it.
    let missing = Glyph { outlines: Vec::new(), advance: EM / 2 };
    let drawings: Vec<_> = outlines().into_iter().chain(SUITS.map(|(_, half)| vec![suit(half)])).collect();
    let glyphs: Vec<Glyph> =
        std::iter::once(missing).chain(drawings.iter().map(|outlines| Glyph::new(outlines))).collect();
    let (mut glyf, mut loca) = (Vec::new(), Bytes::default());
    for glyph in &glyphs {
        loca.doubles([glyf.len() as u32]);
        if !glyph.outlines.is_empty() {
            glyf.extend(glyph.bytes());
        }
    }
    loca.doubles([glyf.len() as u32]);
    let mut hmtx = Bytes::default();
    for glyph in &glyphs {
        hmtx.words([glyph.advance]).signed([glyph.bounds()[0]]);
    }
    super::font::file(&[
        (*b"cmap", cmap().0),
        (*b"glyf", glyf),
        (*b"head", head(&glyphs).0),
        (*b"hhea", hhea(&glyphs).0),
        (*b"hmtx", hmtx.0),
        (*b"loca", loca.0),
        (*b"maxp", maxp(&glyphs).0),
    ])
}

/// Characters to glyphs, format 4: white figures, black figures, the suits, and the end that the format asks for.
fn cmap() -> Bytes {
    let (white, black) = (FIRST, FIRST + KINDS);
    let figures = [white, black].map(|first| (first, first + KINDS - 1, 1));
    let suits = (1 + KINDS..).zip(SUIT_CHARACTERS).map(|(glyph, character)| (character, character, glyph));
    let end = (0xffff, 0xffff, 0);
    // First and last character, and the glyph of the first.
    let mut segments: Vec<(u16, u16, u16)> = figures.into_iter().chain(suits).chain([end]).collect();
    segments.sort_unstable();
    let count = segments.len() as u16;
    let power = count.ilog2() as u16;
    let searched = 2 << power;
    let mut table = Bytes::default();
    // Version, one encoding: Unicode on Windows, 12 bytes from here.
    table.words([0, 1, 3, 1]).doubles([12]);
    // Format, length, language; twice the segments, and what helps a binary search over them.
    table.words([4, 16 + 8 * count, 0, 2 * count, searched, power, 2 * count - searched]);
    table.words(segments.iter().map(|segment| segment.1)).words([0]).words(segments.iter().map(|segment| segment.0));
    table.words(segments.iter().map(|segment| segment.2.wrapping_sub(segment.0))).words(segments.iter().map(|_| 0));
    table
}

fn head(glyphs: &[Glyph]) -> Bytes {
    let bounds = glyphs[1..].iter().map(Glyph::bounds).reduce(|[left, bottom, right, top], other| {
        [left.min(other[0]), bottom.min(other[1]), right.max(other[2]), top.max(other[3])]
    });
    let mut table = Bytes::default();
    // Version and revision, the sum of the file (filled in with the whole), the magic number; flags, and units of an em.
    table.doubles([0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5]).words([3, EM]);
    // Made at no time; bounds; neither bold nor italic; from 8 pixels on; long offsets in `loca`.
    table.doubles([0; 4]).signed(bounds.unwrap_or_default()).words([0, 8]).signed([2, 1, 0]);
    table
}

fn hhea(glyphs: &[Glyph]) -> Bytes {
    let widest = glyphs.iter().map(|glyph| glyph.advance).max().unwrap_or_default();
    let mut table = Bytes::default();
    // Lines are as high as in Fira Sans.
    table.doubles([0x0001_0000]).signed([935, -265, 0]).words([widest]).signed([BEARING; 2]);
    table.words([widest, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.len() as u16]);
    table
}

fn maxp(glyphs: &[Glyph]) -> Bytes {
    let most = |count: &dyn Fn(&Glyph) -> usize| glyphs.iter().map(count).max().unwrap_or_default() as u16;
    let points = most(&|glyph| glyph.outlines.iter().map(Vec::len).sum());
    let contours = most(&|glyph| glyph.outlines.len());
    let mut table = Bytes::default();
    table.doubles([0x0001_0000]).words([glyphs.len() as u16, points, contours, 0, 0, 1]).words([0; 8]);
    table
}
