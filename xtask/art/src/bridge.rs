//! What lies on the card table: felt, blank cards, backs, and the ranks and suits that are printed on the cards. Ranks, suits
//! and felt are white or grey, so that the program can tint them.

use std::fmt::Write as _;

use ttf_parser::{Face, OutlineBuilder};

use crate::chess::Profile;
use crate::font;
use crate::noise::{hash, layered, mix};
use crate::picture::Picture;

/// Edge of the felt, which tiles.
const TILE: u32 = 512;

/// Width and height of a card in pixels.
const CARD: (u32, u32) = (180, 252);

/// Edge of the pictures of ranks and suits in pixels.
const SIGN: u32 = 128;

/// The ranks in ascending order, by the letters of their files.
const RANKS: &str = "23456789tjqka";

/// The suits in ascending order: their names, and the right halves of their outlines beside the axis of a square of 100
/// units.
pub const SUITS: [(&str, &str); 4] = [
    (
        "clubs",
        "M0 7 C12 7 20 16 20 27 C20 32 18 37 15 40 C18 38 21 37 24 37 C36 37 44 46 44 57 C44 68 35 77 24 77 C15 77 8 72 5 65 \
         C6 78 10 86 17 92 L0 92",
    ),
    ("diamonds", "M0 4 C10 22 20 36 34 50 C20 64 10 78 0 96"),
    ("hearts", "M0 24 C3 14 10 8 20 8 C31 8 42 17 42 32 C42 58 12 74 0 94"),
    ("spades", "M0 5 C10 24 41 40 41 63 C41 75 32 82 22 82 C14 82 8 78 4 70 C6 80 10 87 16 93 L0 93"),
];

/// The felt of the table.
pub fn felt() -> Picture {
    Picture::from_pixels(TILE, TILE, |x, y| {
        let (u, v) = (x as f32 / TILE as f32, y as f32 / TILE as f32);
        let clouds = layered(u * 3.0, v * 3.0, (3, 3), 3, 211);
        let nap = layered((u + v) * 90.0, (v - u) * 90.0, (90, 90), 2, 213);
        let thread = hash(x as i32, y as i32, 217);
        let level = 0.6 + (clouds - 0.5) * 0.35 + (nap - 0.5) * 0.5 + (thread - 0.5) * 0.3;
        let shade = mix(196.0, 255.0, (level * 10.0).round() / 10.0);
        [shade, shade, shade, 255.0]
    })
}

/// A card without print: pasteboard with a fine edge.
pub fn card() -> Picture {
    Picture::from_svg(
        CARD.0,
        CARD.1,
        100.0,
        r##"<rect x="0.8" y="0.8" width="98.4" height="138.4" rx="8" fill="#fffdf8" stroke="#8d8474" stroke-width="1.3"/>"##,
    )
}

/// A card's shape in white, for shadows and marks.
pub fn shape() -> Picture {
    Picture::white_from_svg(CARD.0, CARD.1, 100.0, r#"<rect x="0" y="0" width="100" height="140" rx="8.6"/>"#)
}

/// The frame of a card in white, for what is chosen or pointed at.
pub fn frame() -> Picture {
    Picture::white_from_svg(
        CARD.0,
        CARD.1,
        100.0,
        r##"<rect x="3" y="3" width="94" height="134" rx="7" fill="none" stroke="#000" stroke-width="6"/>"##,
    )
}

/// The back of the cards: a lattice within a white margin.
pub fn back() -> Picture {
    let mut lattice = String::new();
    for line in -20..30 {
        let at = line * 8;
        let _ = write!(lattice, "M{at} -4 l160 160 M{at} 144 l160 -160 ");
    }
    let drawing = format!(
        r##"<rect x="0.8" y="0.8" width="98.4" height="138.4" rx="8" fill="#fffdf8" stroke="#8d8474" stroke-width="1.3"/>
        <clipPath id="inside"><rect x="7" y="7" width="86" height="126" rx="4"/></clipPath>
        <rect x="7" y="7" width="86" height="126" rx="4" fill="#27457e"/>
        <g clip-path="url(#inside)"><path d="{lattice}" fill="none" stroke="#6d8fc9" stroke-width="1.5"/></g>
        <rect x="9.5" y="9.5" width="81" height="121" rx="2.5" fill="none" stroke="#e9eefb" stroke-width="1.4"/>
        <path d="M50 46 L64 70 L50 94 L36 70 Z" fill="#27457e" stroke="#e9eefb" stroke-width="1.6"/>"##
    );
    Picture::from_svg(CARD.0, CARD.1, 100.0, &drawing)
}

/// The names of all ranks and suits with what draws them, in white.
pub fn signs() -> impl Iterator<Item = (String, Box<dyn Fn() -> Picture>)> {
    let ranks = RANKS.chars().map(|rank| {
        let draw: Box<dyn Fn() -> Picture> = Box::new(move || drawn_rank(rank));
        (format!("card-rank-{rank}"), draw)
    });
    let suits = SUITS.into_iter().map(|(name, half)| {
        let path = format!(r#"<path d="{}"/>"#, Profile::new(half).path(50.0));
        let draw: Box<dyn Fn() -> Picture> = Box::new(move || Picture::white_from_svg(SIGN, SIGN, 100.0, &path));
        (format!("card-suit-{name}"), draw)
    });
    ranks.chain(suits)
}

/// A rank in the bold typeface, in the middle of the picture; ten is set narrow.
fn drawn_rank(rank: char) -> Picture {
    let text = if rank == 't' { "10".to_owned() } else { rank.to_ascii_uppercase().to_string() };
    let face = Face::parse(font::BOLD, 0).expect("the typeface is whole");
    let capital = f32::from(face.capital_height().expect("the typeface says how high its capitals are"));
    let mut outline = Outline { path: String::new(), left: 0.0 };
    for letter in text.chars() {
        let glyph = face.glyph_index(letter).expect("the typeface has letters and digits");
        face.outline_glyph(glyph, &mut outline);
        outline.left += f32::from(face.glyph_hor_advance(glyph).unwrap_or_default());
    }
    // From font units, y up, to a square of 100 units, y down. J and Q reach below the line.
    let (line, high) = (84.0, 78.0 / capital);
    let wide = high.min(92.0 / outline.left);
    let left = (100.0 - outline.left * wide) / 2.0;
    let drawing = format!(r#"<path transform="translate({left} {line}) scale({wide} -{high})" d="{}"/>"#, outline.path);
    Picture::white_from_svg(SIGN, SIGN, 100.0, &drawing)
}

/// The outlines of letters beside each other, as the path of an SVG.
struct Outline {
    path: String,
    /// Where the next letter begins.
    left: f32,
}

impl Outline {
    fn add(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            let _ = write!(self.path, "{} {y} ", x + self.left);
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.add('Z', &[]);
    }
}
