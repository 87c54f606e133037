//! The files under `assets/` are those this crate makes, and they are fit for their use.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use parlour_art::{Asset, Content, Picture, Sound, assets};

/// The folders in which every file is made.
const FOLDERS: [&str; 5] = ["fonts", "icons", "music", "sounds", "textures"];

/// What lies there besides: words about the fonts.
const WORDS: [&str; 2] = ["fonts/FiraSans-License.txt", "fonts/README.md"];

/// How far a channel of a redrawn picture may be from the kept one: the last bit of a sine differs between systems.
const ROUNDING: u8 = 2;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}

fn committed(asset: &Asset) -> Vec<u8> {
    fs::read(folder().join(&asset.path)).unwrap_or_else(|error| panic!("{}: {error}", asset.path))
}

/// Draws the pictures whose path is wanted.
fn pictures(wanted: impl Fn(&str) -> bool) -> Vec<(Asset, Picture)> {
    let draw = |asset: Asset| {
        let Content::Picture(draw) = &asset.content else { return None };
        let picture = draw();
        Some((asset, picture))
    };
    assets().into_iter().filter(|asset| wanted(&asset.path)).filter_map(draw).collect()
}

#[test]
fn the_folders_hold_every_asset_and_nothing_else() {
    let listed: BTreeSet<String> = assets().into_iter().map(|asset| asset.path).collect();
    let files = |path: PathBuf| {
        let entries = fs::read_dir(path).unwrap().map(Result::unwrap);
        entries.filter(|entry| entry.path().is_file()).map(|entry| entry.file_name().into_string().unwrap())
    };
    let mut there: BTreeSet<String> = files(folder()).collect();
    for name in FOLDERS {
        there.extend(files(folder().join(name)).map(|file| format!("{name}/{file}")));
    }
    there.retain(|path| !WORDS.contains(&path.as_str()));
    assert_eq!(listed, there, "`cargo xtask art` writes what is missing");
}

#[test]
fn assets_stay_small() {
    let sizes: Vec<usize> = assets().iter().map(|asset| committed(asset).len()).collect();
    assert!(sizes.iter().all(|&size| size <= 500_000), "{sizes:?}");
    assert!(sizes.iter().sum::<usize>() <= 3_000_000, "{sizes:?}");
}

#[test]
fn pictures_are_those_that_would_be_drawn_now() {
    for (asset, picture) in pictures(|_| true) {
        let kept = Picture::from_png(&committed(&asset)).unwrap();
        let difference = kept.difference(&picture);
        assert!(
            difference.is_some_and(|difference| difference <= ROUNDING),
            "{} is out of date ({difference:?}): run `cargo xtask art`",
            asset.path
        );
    }
}

#[test]
fn fonts_are_those_that_would_be_made_now() {
    for asset in assets().into_iter().filter(|asset| matches!(asset.content, Content::Font(_))) {
        assert!(committed(&asset) == asset.bytes(), "{} is out of date: run `cargo xtask art`", asset.path);
    }
}

#[test]
fn textures_tile() {
    const TILING: [&str; 5] = ["slate", "paper", "room", "hatch", "chess-wood"];
    let is_tiling = |path: &str| TILING.iter().any(|name| path == format!("textures/{name}.png"));
    for (asset, picture) in pictures(is_tiling) {
        let (width, height) = (picture.width(), picture.height());
        // The mean step from one row, or column, to the next; at the seam the next is the first.
        let step = |pairs: &mut dyn Iterator<Item = ([u8; 4], [u8; 4])>| {
            let steps: Vec<f64> =
                pairs.map(|(a, b)| a.iter().zip(b).map(|(a, b)| f64::from(a.abs_diff(b))).sum::<f64>()).collect();
            steps.iter().sum::<f64>() / steps.len() as f64
        };
        let rows = |y: u32| step(&mut (0..width).map(|x| (picture.pixel(x, y), picture.pixel(x, (y + 1) % height))));
        let columns = |x: u32| step(&mut (0..height).map(|y| (picture.pixel(x, y), picture.pixel((x + 1) % width, y))));
        let largest_row = (0..height - 1).map(rows).fold(0.0, f64::max);
        let largest_column = (0..width - 1).map(columns).fold(0.0, f64::max);
        assert!(rows(height - 1) <= largest_row, "{} has a seam between its rows", asset.path);
        assert!(columns(width - 1) <= largest_column, "{} has a seam between its columns", asset.path);
    }
}

/// The rows of a picture between which it is more solid than not, and the mean lightness of its solid pixels, 0 to 255.
fn solid_part(picture: &Picture) -> (u32, u32, f64) {
    let places = (0..picture.height()).flat_map(|y| (0..picture.width()).map(move |x| (x, y)));
    let solid: Vec<(u32, [u8; 4])> =
        places.map(|(x, y)| (y, picture.pixel(x, y))).filter(|(_, pixel)| pixel[3] > 127).collect();
    let lightness = |pixel: &[u8; 4]| pixel[..3].iter().map(|&channel| f64::from(channel)).sum::<f64>() / 3.0;
    let mean = solid.iter().map(|(_, pixel)| lightness(pixel)).sum::<f64>() / solid.len() as f64;
    (solid[0].0, solid[solid.len() - 1].0, mean)
}

#[test]
fn chess_pieces_stand_on_one_line_in_their_order_and_two_colours() {
    let pieces = pictures(|path| path.starts_with("textures/chess-") && !path.ends_with("-wood.png"));
    assert_eq!(pieces.len(), 3 * 2 * 6);
    for set in pieces.chunks(12) {
        let parts: Vec<(u32, u32, f64)> = set.iter().map(|(_, picture)| solid_part(picture)).collect();
        for colour in parts.chunks(6) {
            // Pawn, knight, bishop, rook, queen, king.
            let tops: Vec<u32> = colour.iter().map(|part| part.0).collect();
            assert!(tops[5] < tops[4] && tops[4] <= tops[2] && tops[2] < tops[3] && tops[3] < tops[0], "{tops:?}");
            let pawn = f64::from(colour[0].1 - tops[0]) / f64::from(colour[5].1 - tops[5]);
            assert!((0.54..0.66).contains(&pawn), "a pawn is {pawn} of a king in {}", set[0].0.path);
        }
        let feet: BTreeSet<u32> = parts.iter().map(|part| part.1).collect();
        assert!(feet.last().unwrap() - feet.first().unwrap() <= 5, "{} stands at {feet:?}", set[0].0.path);
        for (white, black) in parts[..6].iter().zip(&parts[6..]) {
            assert!(white.2 > 1.9 * black.2, "{} differs from black by {} to {}", set[0].0.path, white.2, black.2);
        }
    }
}

/// The highest peak in decibels and the shortest and longest duration in seconds of the sounds of a folder.
fn limits(path: &str) -> (f32, f32, f32) {
    if path.starts_with("music/") { (-26.0, 60.0, 75.0) } else { (-12.0, 0.05, 1.6) }
}

#[test]
fn sounds_are_quiet_and_clean_before_and_after_encoding() {
    for asset in assets() {
        let Content::Sound(play) = &asset.content else { continue };
        let played = play();
        let kept = Sound::from_ogg(&committed(&asset)).unwrap();
        assert_eq!(kept.rate, played.rate, "{}", asset.path);
        assert_eq!(kept.samples.len(), played.samples.len(), "{} is out of date: run `cargo xtask art`", asset.path);
        for sound in [played, kept] {
            let (peak, shortest, longest) = limits(&asset.path);
            assert!((-40.0..=peak).contains(&sound.peak()), "{} peaks at {} dB", asset.path, sound.peak());
            assert!((shortest..=longest).contains(&sound.duration()), "{} lasts {} s", asset.path, sound.duration());
            assert!(sound.offset().abs() < 5e-4, "{} rests at {}", asset.path, sound.offset());
        }
    }
}

#[test]
fn music_has_no_seam() {
    for asset in assets().into_iter().filter(|asset| asset.path.starts_with("music/")) {
        let samples = Sound::from_ogg(&committed(&asset)).unwrap().samples;
        let largest = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
        let seam = (samples[0] - samples[samples.len() - 1]).abs();
        assert!(seam < largest * 0.5, "{}: a step of {seam} at the seam, {largest} elsewhere", asset.path);
    }
}
