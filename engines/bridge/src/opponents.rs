//! The game as the command line and the table see it: its players and its solver.

use std::sync::LazyLock;

use parlour_core::{Brain, Chance, Control, Engine, Game, Opponent, Solution, Unsolved, lesson};
use serde::{Deserialize, Serialize};

use crate::analyst::Analyst;
use crate::card::Card;
use crate::classic::Classic;
use crate::rules::{Bridge, Setup};
use crate::sampling::Sampler;
use crate::solver::{Position, Solver};
use crate::summary::Summary;
use crate::view::View;

/// What a player can be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Algorithm {
    /// [`Classic::Simple`].
    Simple,
    /// [`Classic::Advanced`].
    Advanced,
    /// [`Sampler`] without search.
    Sampler {
        /// The layouts it solves for each card.
        worlds: u32,
    },
    /// [`Sampler`] with [alpha-mu search](crate::alpha_mu).
    AlphaMu {
        /// The layouts it solves for each card.
        worlds: u32,
        /// For how many of its own cards it commits itself, the next included.
        moves: u32,
    },
}

impl Engine for Bridge {
    type Algorithm = Algorithm;

    fn opponents() -> &'static [Opponent<Algorithm>] {
        static OPPONENTS: LazyLock<Vec<Opponent<Algorithm>>> = LazyLock::new(|| {
            lesson::read_list(include_str!("../../../levels/bridge/opponents.ron")).expect("the list is valid")
        });
        &OPPONENTS
    }

    fn brain(algorithm: &Algorithm) -> Box<dyn Brain<Self>> {
        match *algorithm {
            Algorithm::Simple => Box::new(Classic::Simple),
            Algorithm::Advanced => Box::new(Classic::Advanced),
            Algorithm::Sampler { worlds } => Box::new(Sampler::new(worlds, 1)),
            Algorithm::AlphaMu { worlds, moves } => Box::new(Sampler::new(worlds, moves)),
        }
    }

    fn analyst() -> Box<dyn Brain<Self>> {
        Box::new(Analyst::default())
    }

    /// A [`Summary`], of open views.
    fn summary(view: &View, control: &Control) -> Option<String> {
        Summary::of(view, control).map(|summary| summary.to_string())
    }

    /// Double dummy. The value is the number of tricks that the side to move takes in all, those it has included, less those
    /// of the other side.
    fn solve(&self, control: &Control) -> Result<Solution<Card>, Unsolved> {
        let position = self.position().map_err(|_| Unsolved::Limit)?;
        let side = self.to_move().side();
        let mut solver = Solver::default();
        let cards = solver.cards(&position, control).ok_or(Unsolved::Limit)?;
        let most = cards.iter().map(|&(_, tricks)| tricks).max().unwrap_or(0);
        let all = i32::from(most + self.play_so_far().tricks(side));
        let best = cards.into_iter().filter(|&(_, tricks)| tricks == most).map(|(card, _)| card).collect();
        Ok(Solution { value: 2 * all - 13, best, nodes: solver.nodes() })
    }

    /// Solves every card of some deals from the second trick on.
    fn bench() -> (u64, u64) {
        let mut solver = Solver::default();
        let mut signature = 0_u64;
        for number in 1..=4 {
            let setup = Setup { deal: crate::deal::Deal::numbered(number), ..Setup::default() };
            let mut game = Self::new(&setup).expect("a numbered deal is whole");
            let mut chance = Chance::new(number);
            for _ in 0..5 {
                let card = chance.pick(&game.legal_moves()).expect("the play goes on");
                game.play(card).expect("a listed card is legal");
            }
            let position: Position = game.position().expect("what the rules allow is a position");
            for (card, tricks) in solver.cards(&position, &Control::default()).expect("nothing ends it") {
                // FNV-1a.
                signature = (signature ^ (card.index() as u64 * 16 + u64::from(tricks))).wrapping_mul(0x100_0000_01B3);
            }
        }
        (solver.nodes(), signature)
    }
}
