//! Matches between opponents.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;

use crate::{Chance, Clock, Control, Engine, Opponent, Side, StopFlag};

/// A match of several games between two opponents who take turns to start.
#[derive(Clone)]
pub struct Match<G: Engine> {
    /// The position from which every game is played.
    pub from: G,
    /// The opponent who starts in the first game.
    pub first: Opponent<G::Algorithm>,
    /// The opponent who starts in the second game.
    pub second: Opponent<G::Algorithm>,
    /// How many games.
    pub games: u32,
    /// Decides all that is left to chance. Equal seeds give equal matches where no clock limits the moves.
    pub seed: u64,
    /// Moves that chance plays at the start of each game. Games 1 and 2 get the same, 3 and 4 the same, and so on, so that
    /// each opponent has each opening once.
    pub opening_plies: u32,
    /// Measures the time for each move. Without a clock there is no limit.
    pub clock: Option<Arc<dyn Clock>>,
    /// The time for each move; `None` gives each opponent its own time.
    pub move_time: Option<Duration>,
    /// The positions an opponent may look at for each move.
    pub move_nodes: Option<u64>,
    /// Whether a game ends in a draw once both opponents would have agreed to one at [`AGREED_AFTER`] of their moves in a row.
    pub agreement: bool,
    /// Ends the match: the game being played is not counted.
    pub stop: StopFlag,
}

/// At so many of its moves in a row each opponent must agree to a draw.
pub const AGREED_AFTER: u32 = 6;

/// The result of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games in which [`Match::first`] moved first, and those in which it moved second.
    pub by_side: [Results; 2],
    /// In games of points: what `first` scored more than `second`, over all games.
    pub margin: i64,
    /// Moves played in all games, those of the openings included.
    pub plies: u64,
}

/// Results from the side of [`Match::first`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Results {
    /// Games won.
    pub won: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Tally {
    /// Games won by [`Match::first`], whoever started.
    pub fn first_wins(&self) -> u32 {
        self.by_side.iter().map(|results| results.won).sum()
    }

    /// Games won by [`Match::second`].
    pub fn second_wins(&self) -> u32 {
        self.by_side.iter().map(|results| results.lost).sum()
    }

    /// Games that nobody won.
    pub fn draws(&self) -> u32 {
        self.by_side.iter().map(|results| results.drawn).sum()
    }

    /// The games played to their end.
    pub fn games(&self) -> u32 {
        self.first_wins() + self.second_wins() + self.draws()
    }

    /// The average length of a game in plies; 0 if none was played.
    pub fn average_plies(&self) -> f64 {
        self.plies as f64 / f64::from(self.games().max(1))
    }

    /// In games of points: what `first` scored more than `second` in the average game; 0 if none was played.
    pub fn average_margin(&self) -> f64 {
        self.margin as f64 / f64::from(self.games().max(1))
    }
}

impl<G: Engine> Match<G> {
    /// A match without random openings and limits.
    pub fn new(from: G, first: Opponent<G::Algorithm>, second: Opponent<G::Algorithm>, games: u32, seed: u64) -> Self {
        Self {
            from,
            first,
            second,
            games,
            seed,
            opening_plies: 0,
            clock: None,
            move_time: None,
            move_nodes: None,
            agreement: false,
            stop: StopFlag::default(),
        }
    }

    /// Plays the match. After each finished game `watch` is told the tally so far.
    pub fn play(&self, mut watch: impl FnMut(&Tally)) -> Tally {
        let mut tally = Tally::default();
        let mut seeds = Chance::new(self.seed);
        let mut opening_seed = 0;
        for number in 0..self.games {
            if number.is_multiple_of(2) {
                opening_seed = seeds.bits();
            }
            let game_seed = seeds.bits();
            // The side on which the match's first opponent plays this game.
            let side = if number.is_multiple_of(2) { Side::First } else { Side::Second };
            let Some(end) = self.play_game(side, opening_seed, game_seed) else { break };
            tally.add(&end.0, side, end.1);
            watch(&tally);
        }
        tally
    }

    /// Plays one game and gives the final position and the number of moves; `None` if stopped.
    fn play_game(&self, side: Side, opening_seed: u64, game_seed: u64) -> Option<(G, u64)> {
        let mut game = self.from.clone();
        let mut plies = self.play_opening(&mut game, opening_seed);
        let opponents = [&self.first, &self.second];
        let mut brains = opponents.map(|opponent| G::brain(&opponent.algorithm));
        let mut seeds = Chance::new(game_seed);
        let mut agreed = [0; 2];
        while game.outcome().is_none() && !(self.agreement && agreed.iter().all(|&moves| moves >= AGREED_AFTER)) {
            let who = usize::from(game.to_move().side() != side);
            let control = self.control(opponents[who], seeds.bits());
            let view = game.view(game.to_move());
            let thought = brains[who].think(&view, &control).expect("a game that goes on has moves");
            if self.stop.is_stopped() {
                return None;
            }
            let agrees = thought.depth > 0 && game.agrees_to_draw(thought.score);
            agreed[who] = if agrees { agreed[who] + 1 } else { 0 };
            game.play(thought.best).expect("brains play legal moves");
            plies += 1;
        }
        Some((game, plies))
    }

    /// Plays the random moves of the opening, but never to the end of the game; says how many.
    fn play_opening(&self, game: &mut G, seed: u64) -> u64 {
        let mut chance = Chance::new(seed);
        for ply in 0..self.opening_plies {
            let mut next = game.clone();
            let Some(mv) = chance.pick(&next.legal_moves()) else { return ply.into() };
            next.play(mv).expect("legal moves can be played");
            if next.outcome().is_some() {
                return ply.into();
            }
            *game = next;
        }
        self.opening_plies.into()
    }

    fn control(&self, opponent: &Opponent<G::Algorithm>, seed: u64) -> Control {
        let control = Control { stop: self.stop.clone(), node_limit: self.move_nodes, ..Control::seeded(seed) };
        let time = self.move_time.or(opponent.time_ms.map(Duration::from_millis));
        match self.clock.clone().zip(time) {
            Some((clock, time)) => control.with_time(clock, time),
            None => control,
        }
    }
}

impl Tally {
    /// Adds a finished game in which the match's first opponent played on `side`.
    fn add<G: Engine>(&mut self, game: &G, side: Side, plies: u64) {
        let results = &mut self.by_side[side.index()];
        match game.outcome().and_then(|outcome| outcome.winner) {
            None => results.drawn += 1,
            Some(winner) if winner == side => results.won += 1,
            Some(_) => results.lost += 1,
        }
        if let Some(score) = game.score() {
            self.margin += i64::from(score[side.index()] - score[side.other().index()]);
        }
        self.plies += plies;
    }
}
