//! Prints jobs of every game with the moves that must come of them, as a JSON array of `{game, job, move}`: for a test that
//! gives them to a worker in a browser.

use std::io::Write as _;

use parlour_worker::samples;

/// How many of every game.
const COUNT: usize = 100;

fn main() -> std::io::Result<()> {
    let text = serde_json::to_string(&samples::of_every_game(COUNT))?;
    writeln!(std::io::stdout(), "{text}")
}
