//! Games of two opponents of the ladder.

use std::ops::Range;

use parlour_chess::thinker::{Level, Player};
use parlour_chess::{Algorithm, Chess, Setup, UciMove};
use parlour_core::{Brain, Chance, Control, Engine, Game};

/// Random moves at the start of each game.
const OPENING: usize = 4;

/// A game that takes longer is broken off.
const MOST_PLIES: usize = 160;

/// The opponents that play, by their place on the ladder, and those that slip.
const PLAYERS: Range<usize> = 8..12;
const SLIPPERS: Range<usize> = 0..4;

/// The opponents of the ladder that search, the weakest first.
pub fn ladder() -> impl Iterator<Item = Level> {
    Chess::opponents().iter().filter_map(|opponent| match opponent.algorithm {
        Algorithm::Player(level) => Some(level),
        Algorithm::Classic { .. } => None,
    })
}

fn draw(chance: &mut Chance, places: Range<usize>) -> Level {
    let levels: Vec<Level> = ladder().collect();
    levels[places.start + chance.below(places.len())]
}

/// The positions of a game between two good opponents drawn by lot.
pub fn game(chance: &mut Chance) -> Vec<Chess> {
    let players = [0, 1].map(|_| draw(chance, PLAYERS));
    let mut game = Chess::new(&Setup::default()).expect("the start position is a game");
    let mut positions = vec![game.clone()];
    while game.outcome().is_none() && positions.len() < MOST_PLIES {
        let mv = if positions.len() <= OPENING {
            chance.pick(&game.legal_moves())
        } else {
            decide(players[game.to_move().index()], &game, chance)
        };
        let Some(mv) = mv else { break };
        game.play(mv).expect("opponents play legal moves");
        positions.push(game.clone());
    }
    positions
}

/// What a weak opponent drawn by lot would play: the kind of mistake that gives chances.
pub fn slip(game: &Chess, chance: &mut Chance) -> Option<UciMove> {
    decide(draw(chance, SLIPPERS), game, chance)
}

fn decide(level: Level, game: &Chess, chance: &mut Chance) -> Option<UciMove> {
    Player::new(level).think(game, &Control::seeded(chance.bits())).map(|thought| thought.best)
}
