//! The three classic opponents: count neighbours, close what can be closed, give away as little as possible.

use parlour_core::{Brain, Chance, Control, Game, Thought};

use crate::edge::Edge;
use crate::grid::Grid;
use crate::lines::Lines;
use crate::rules::Dots;

/// How far a classic opponent looks. All of them close a box whenever they can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Classic {
    /// Draws any line when there is nothing to close.
    Easy,
    /// Draws no third side of a box while it can avoid it, then any line.
    Medium,
    /// As medium, but when every line gives something away, one that gives the fewest boxes.
    Hard,
}

/// How many of the other three sides are drawn in the fuller of the boxes beside an undrawn line, or 4 if the line closes
/// two boxes at once. From 3 on, the line closes a box; 2 gives one away.
pub fn neighbours(grid: &Grid, edge: usize, drawn: Lines) -> usize {
    match grid.beside(edge).map(|square| square.map_or(0, |square| grid.count(square, drawn))) {
        [3, 3] => 4,
        [one, other] => one.max(other),
    }
}

/// How many boxes can be closed in one run after `edge` is drawn: again and again the last side of every box with three.
pub fn sacrifice(grid: &Grid, edge: usize, mut drawn: Lines) -> usize {
    drawn.insert(edge);
    let mut open: Vec<usize> = grid.beside(edge).into_iter().flatten().collect();
    let mut taken = 0;
    while let Some(square) = open.pop() {
        let mut missing = grid.sides(square).into_iter().filter(|&side| !drawn.contains(side));
        if let (Some(last), None) = (missing.next(), missing.next()) {
            taken += grid.closed_by(last, drawn).count();
            drawn.insert(last);
            open.extend(grid.beside(last).into_iter().flatten());
        }
    }
    taken
}

/// What the hard opponent sees when nothing can be closed: every undrawn line with the boxes it gives away.
pub fn sacrifices(game: &Dots) -> Vec<(Edge, usize)> {
    let grid = game.grid();
    game.undrawn().iter().map(|edge| (grid.edge(edge), sacrifice(grid, edge, game.drawn()))).collect()
}

impl Classic {
    /// The lines among which chance decides, ascending; empty only if the game is over.
    pub fn candidates(self, game: &Dots) -> Vec<Edge> {
        let grid = game.grid();
        let with = |accept: &dyn Fn(usize) -> bool| -> Vec<Edge> {
            let accepted = game.undrawn().iter().filter(|&edge| accept(neighbours(grid, edge, game.drawn())));
            accepted.map(|edge| grid.edge(edge)).collect()
        };
        let closing = with(&|count| count >= 3);
        if !closing.is_empty() {
            return closing;
        }
        let safe = if self == Self::Easy { Vec::new() } else { with(&|count| count <= 1) };
        match self {
            _ if !safe.is_empty() => safe,
            Self::Easy | Self::Medium => game.legal_moves(),
            Self::Hard => cheapest(&sacrifices(game)),
        }
    }
}

fn cheapest(sacrifices: &[(Edge, usize)]) -> Vec<Edge> {
    let least = sacrifices.iter().map(|&(_, boxes)| boxes).min();
    sacrifices.iter().filter(|&&(_, boxes)| Some(boxes) == least).map(|&(edge, _)| edge).collect()
}

impl Brain<Dots> for Classic {
    fn think(&mut self, view: &Dots, control: &Control) -> Option<Thought<Edge>> {
        Chance::new(control.seed ^ view.hash()).pick(&self.candidates(view)).map(Thought::choice)
    }
}
