//! The page opens under any address, and shows the title and every game.

use crate::browser::{Browser, WINDOW};
use crate::guide;

/// A desk and a phone.
const SIZES: [[u32; 2]; 2] = [[1280, 800], [390, 844]];

/// How many colours something that is drawn has at least.
const COLOURS: usize = 64;

/// The pixels of a picture as colours.
fn colours(picture: &[u8]) -> Vec<[u8; 3]> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(picture)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let form = reader.next_frame(&mut pixels).unwrap();
    let samples = form.color_type.samples();
    pixels[..form.buffer_size()].chunks_exact(samples).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

fn assert_drawn(browser: &Browser, name: &str) {
    let picture = browser.picture(name);
    let mut seen = colours(&picture);
    let area: usize = browser.window().map(|side| side as usize).iter().product();
    assert_eq!(seen.len(), area, "{name}");
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > COLOURS, "{name} has only {} colours", seen.len());
    browser.assert_no_error();
}

#[test]
fn the_title_is_shown() {
    let mut browser = Browser::open();
    for size in SIZES {
        browser.resize(size);
        browser.go("?lang=en&mute");
        println!("{} × {}: the title is there after {:.0} ms", size[0], size[1], browser.until_ready());
        assert_drawn(&browser, "title");
    }
}

#[test]
fn every_game_is_shown() {
    let mut browser = Browser::open();
    for game in guide::house().games {
        for size in SIZES {
            browser.resize(size);
            browser.visit(&format!("?game={}&lang=en&mute", game.game));
            browser.frames(30);
            assert_drawn(&browser, &game.game);
        }
    }
}

#[test]
fn the_canvas_follows_the_window() {
    let mut browser = Browser::open();
    browser.visit("?lang=en&mute");
    for size in [[390, 844], [844, 390], WINDOW] {
        browser.resize(size);
        browser.until("the canvas fills the page", || {
            let canvas = browser.run(
                "const canvas = document.getElementById('parlour'); \
                 return [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]",
            );
            (canvas == serde_json::json!([size[0], size[1], size[0], size[1]])).then_some(())
        });
    }
    browser.assert_no_error();
}
