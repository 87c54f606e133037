//! Taking boxes line by line: what a search decides at a stroke, as it is played on the board.

use crate::graph::{Graph, Offer};
use crate::lines::BitSet;
use crate::state::Move;

/// The cuts with which a player may go on who can take boxes. One of them is always best.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captures {
    /// A cut that takes, if possible one that keeps the choice to decline the last boxes. `None` if nothing can be taken.
    pub take: Option<u8>,
    /// The cuts that decline the last boxes now; none while there are others to take.
    pub decline: Vec<u8>,
}

impl Captures {
    /// Those of a position.
    pub fn of<S: BitSet>(graph: &Graph<S>, open: S) -> Self {
        let all = graph.take_all(open);
        let mut captures = Self::default();
        if all.boxes == 0 {
            return captures;
        }
        let mut keeps_choice = false;
        for string in open.numbers() {
            let (closed, _) = graph.cut(open, string);
            let rest = graph.take_all(open & !S::one(string));
            if closed > 0 {
                let keeps = rest.offer == all.offer;
                if captures.take.is_none() || keeps && !keeps_choice {
                    (captures.take, keeps_choice) = (Some(string), keeps);
                }
            } else if rest.left == all.left && rest.boxes * 2 == all.offer.price() && rest.boxes == all.boxes {
                captures.decline.push(string);
            }
        }
        captures
    }
}

/// The cuts, one by one, of a line of moves from a position as it lies on the board: with all that is taken between them,
/// and after the last one if there is nothing to decide.
pub fn unfold<S: BitSet>(graph: &Graph<S>, open: S, moves: &[Move]) -> Vec<u8> {
    let mut play = Play { graph, open, cuts: Vec::new() };
    for &mv in moves {
        match mv {
            Move::Cut(string) => {
                // What lies there before the first move is taken by that move or not at all.
                if !play.cuts.is_empty() {
                    play.take_all();
                }
                play.cut(string);
            }
            Move::TakeAll => play.take_all(),
            Move::Decline => play.decline(),
        }
    }
    let rest = graph.take_all(play.open);
    if rest.offer == Offer::None || rest.left.is_none() {
        play.take_all();
    }
    play.cuts
}

/// A game on strings and coins under way.
struct Play<'a, S> {
    graph: &'a Graph<S>,
    open: S,
    cuts: Vec<u8>,
}

impl<S: BitSet> Play<'_, S> {
    fn cut(&mut self, string: u8) {
        self.open = self.open & !S::one(string);
        self.cuts.push(string);
    }

    fn take_all(&mut self) {
        while let Some(string) = Captures::of(self.graph, self.open).take {
            self.cut(string);
        }
    }

    /// Takes all but the last boxes, leaves these to the other player, who takes them.
    fn decline(&mut self) {
        loop {
            let captures = Captures::of(self.graph, self.open);
            match (captures.decline.first(), captures.take) {
                (Some(&string), _) => {
                    self.cut(string);
                    return self.take_all();
                }
                (None, Some(string)) => self.cut(string),
                (None, None) => return,
            }
        }
    }
}
