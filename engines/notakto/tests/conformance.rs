//! The checks that every rule set of Parlour must pass.

use parlour_core::conformance;
use parlour_notakto::{Notakto, Setup};

#[test]
fn random_games_from_empty_boards() {
    let setups: Vec<Setup> = (1..=9).map(Setup::empty).collect();
    conformance::check::<Notakto>(&setups, 150, 1);
}

#[test]
fn random_games_from_positions() {
    let setups = ["XX......./X.X..X.X.", "XXX....../X......../.X.X.X.X.", "XX.X.X.XX", "XXX....../X...X...X"];
    let setups: Vec<Setup> = setups.iter().map(|text| text.parse().unwrap()).collect();
    conformance::check::<Notakto>(&setups, 100, 2);
}
