//! Claims and concessions.

use parlour_core::{Control, Game, Side, Thought};

use crate::alpha_mu::rest;
use crate::analyst;
use crate::card::Card;
use crate::rules::Bridge;
use crate::solver::Solver;
use crate::view::View;

/// What is to be said of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side takes these tricks however the others play.
    Sound,
    /// The others can hold the side to fewer, or could if the hidden cards lie so.
    Overstated {
        /// The tricks of those left that it takes with best play.
        sure: u8,
    },
    /// More tricks are claimed than are left.
    Impossible,
    /// It is not known.
    Undecided,
}

/// Whether `side` takes `tricks` of those left, the current one included, against any play: by what the
/// [`Analyst`](analyst::Analyst) thinks of the open view, or of what is [certain](crate::certain) in the view of the player on
/// turn, who is of that side. That view knows nothing of the hidden hands, so its verdict does not tell how they lie.
pub fn judge(view: &View, side: Side, tricks: u8, thought: &Thought<Card>) -> Verdict {
    let (left, sure) = (left(view), sure(view, side, thought));
    match sure {
        _ if tricks > left => Verdict::Impossible,
        Some(sure) if tricks <= sure => Verdict::Sound,
        Some(sure) if thought.exact => Verdict::Overstated { sure },
        _ => Verdict::Undecided,
    }
}

fn left(view: &View) -> u8 {
    13 - Side::BOTH.map(|side| view.play().tricks(side)).iter().sum::<u8>()
}

/// The tricks of those left that a side is known to take. What is said of an open view is only known when it is exact; what
/// is certain in another is so for the side on turn.
fn sure(view: &View, side: Side, thought: &Thought<Card>) -> Option<u8> {
    let play = view.play();
    let mover = play.to_move().side();
    let is_known = if view.open().is_some() { thought.exact } else { mover == side };
    let of_mover = analyst::tricks(thought.score, view.aim(mover)).saturating_sub(play.tricks(mover));
    is_known.then(|| if mover == side { of_mover } else { left(view).saturating_sub(of_mover) })
}

/// How the cards that are left may fall when `side` has claimed `tricks` of the tricks left: it gets these, or as many more as
/// it is known to take. Nobody decides these cards; they only write the result down. `None` if the result is not known, or
/// `control` ended the search for such a way.
pub fn settle(
    game: &Bridge,
    view: &View,
    side: Side,
    tricks: u8,
    thought: &Thought<Card>,
    control: &Control,
) -> Option<Vec<Card>> {
    let goal = game.play_so_far().tricks(side) + sure(view, side, thought)?.max(tricks);
    let (mut game, mut line, mut solver) = (game.clone(), Vec::new(), Solver::default());
    while !game.play_so_far().is_over() {
        let play = game.play_so_far();
        let (position, is_own) = (game.position().ok()?, game.to_move().side() == side);
        let left = position.tricks_left() as u8;
        let in_all = |tricks: u8| play.tricks(side) + if is_own { tricks } else { left - tricks };
        let values = solver.cards(&position, &rest(control, solver.nodes()))?;
        // The others play their best, and the side gives away what it did not claim.
        let enough = values.into_iter().map(|(card, tricks)| (in_all(tricks), card)).filter(|value| value.0 >= goal);
        let (_, card) = enough.min_by_key(|&(tricks, card)| (tricks, card.rank(), card))?;
        game.play(card).ok()?;
        line.push(card);
    }
    Some(line)
}
