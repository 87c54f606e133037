//! Edge templates: that they are found, and found to be the smallest.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_twixt::solver::edge::{REPLIES, Spot, Template, smallest};

fn room(height: i8) -> Vec<Spot> {
    let rows = (0..=height + 1).flat_map(|row| (-4..=4).map(move |along| (along, row)));
    rows.filter(|&spot| spot != (0, height)).collect()
}

/// The other player can neither take a point of the border row nor cross the way to it from one row above.
#[test]
fn a_peg_one_row_away_needs_one_point_of_the_border_row() {
    let pictures: Vec<String> = smallest(&[(0, 1)], &room(1)).iter().map(ToString::to_string).collect();
    assert_eq!(pictures.len(), 2);
    for picture in ["O../..+", "..O/+.."] {
        assert!(pictures.iter().any(|found| found == picture), "{pictures:?}");
    }
}

/// Every region of seven points fails: the search for the smallest tried them all.
#[test]
fn a_peg_two_rows_away_needs_eight_points() {
    let templates = smallest(&[(0, 2)], &room(2));
    let pictures: Vec<String> = templates.iter().map(ToString::to_string).collect();
    assert!(!pictures.is_empty());
    for template in &templates {
        assert_eq!(template.region.len(), 8, "{template}");
        assert!(pictures.contains(&template.mirrored().to_string()), "{template}");
    }
}

#[test]
fn a_region_that_leaves_one_way_does_not_hold() {
    let hold = |picture: &str| picture.parse::<Template>().unwrap().holds(REPLIES);
    // All points around a peg two rows away, and all but those below it on the left.
    assert!(hold("+++++/++O++/+++++/+++++"));
    assert!(!hold("+++++/++O++/..+++/..+++"));
    // Five rows are too many, however much room there is.
    let row = |sign: &str| format!("++++++++{sign}++++++++");
    let rows: Vec<String> = ["+", "O", "+", "+", "+", "+", "+"].map(row).into();
    assert!(!hold(&rows.join("/")));
}

#[test]
fn pictures_are_read_and_drawn() {
    for picture in ["O", ".+.../++O+./.+..+/.++..", "...o./+O.../++..+/..+.."] {
        assert_eq!(picture.parse::<Template>().unwrap().to_string(), picture);
    }
    let too_large = [format!("O{}", "+".repeat(25)), format!("O{}", "+".repeat(1_000)), "+/".repeat(99) + "O"];
    for text in ["", "+++", "O.O", "O/x", "O/é"].into_iter().chain(too_large.iter().map(String::as_str)) {
        assert!(text.parse::<Template>().is_err(), "{text}");
    }
}
