//! Matches between two levels at fixed nodes: `duel SIZE GAMES OPENING-PLIES LEVEL LEVEL`, a level as in opponents.ron.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool for measuring")]

use parlour_core::{Brain, Chance, Control, Game, Side};
use parlour_twixt::thinking::{Level, Player};
use parlour_twixt::{Setup, Twixt, Variant};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (size, games, plies) =
        (args[1].parse().unwrap(), args[2].parse::<u64>().unwrap(), args[3].parse::<u32>().unwrap());
    let levels: Vec<Level> = args[4..6].iter().map(|text| ron::from_str(text).unwrap()).collect();
    let mut points = 0.0;
    let mut lengths = 0;
    for number in 0..games {
        let mut game = Twixt::new(&Setup { variant: Variant::Classic, size }).unwrap();
        let mut chance = Chance::new(number / 2);
        for _ in 0..plies {
            let mv = chance.pick(&game.legal_moves()).unwrap();
            game.play(mv).unwrap();
        }
        let first = (number % 2) as usize;
        let mut brains = [Player::new(levels[first]), Player::new(levels[1 - first])];
        while game.outcome().is_none() {
            let brain = &mut brains[game.to_move().index()];
            let thought = brain.think(&game, &Control::seeded(number)).unwrap();
            game.play(thought.best).unwrap();
        }
        lengths += game.moves().len();
        points += match game.outcome().unwrap().winner {
            None => 0.5,
            Some(Side::First) => {
                if first == 0 {
                    1.0
                } else {
                    0.0
                }
            }
            Some(Side::Second) => {
                if first == 1 {
                    1.0
                } else {
                    0.0
                }
            }
        };
    }
    println!("{points} of {games}, average length {}", lengths as f64 / games as f64);
}
