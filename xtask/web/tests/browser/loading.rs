//! The page opens under any address, and shows the title and every game.

use std::fs;

use xtask_web::program::{APP, WORKER, page_folder};

use crate::browser::{Browser, WINDOW};
use crate::guide;
use crate::looks;

/// A desk, and a phone upright and on its side.
const SIZES: [[u32; 2]; 3] = [[1280, 800], [390, 844], [844, 390]];

fn assert_looks_right(browser: &Browser, name: &str) {
    let picture = browser.picture(name);
    looks::compare(&picture, name, browser.window());
    browser.assert_no_error();
}

#[test]
fn what_is_downloaded_is_within_its_budget() {
    for program in [APP, WORKER] {
        let size = |ending: &str| {
            let file = page_folder().join(program.code()).with_extension(ending);
            fs::metadata(&file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display())).len() as usize
        };
        let (raw, compressed) = (size("wasm"), size("wasm.br"));
        println!("{}: {raw} bytes, {compressed} compressed", program.code());
        assert!(raw <= program.budget.raw && compressed <= program.budget.compressed, "{}", program.code());
    }
}

#[test]
fn the_title_is_shown() {
    let mut browser = Browser::open_alone();
    for size in SIZES {
        browser.resize(size);
        browser.go("?lang=en&mute");
        println!("{} × {}: the title is there after {:.0} ms", size[0], size[1], browser.until_ready());
        assert_looks_right(&browser, "title");
    }
}

#[test]
fn every_game_is_shown() {
    let mut browser = Browser::open_sharp();
    for game in guide::house().games {
        browser.resize(SIZES[0]);
        browser.visit(&format!("?game={}&seed=1&lang=en&mute", game.game));
        for size in SIZES {
            browser.resize(size);
            browser.frames(20);
            assert_looks_right(&browser, &game.game);
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
            // It is drawn at half the size.
            let canvas = browser.run(
                "const canvas = document.getElementById('parlour'); \
                 return [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]",
            );
            let [width, height] = size;
            (canvas == serde_json::json!([width / 2, height / 2, width, height])).then_some(())
        });
    }
    browser.assert_no_error();
}
