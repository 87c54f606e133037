//! Who plays Notakto: three classic opponents of rising strength, and an expert.
//!
//! Each chooses evenly among the moves it holds equally good; [`Algorithm::candidates`] lists them, so that exact
//! winning chances can be computed.

use std::cmp::Ordering;
use std::sync::LazyLock;

use parlour_core::{Brain, Chance, Control, Engine, Game, Opponent, Ranked, Solution, Thought, Unsolved, lesson};
use serde::{Deserialize, Serialize};

use crate::dictionary::product;
use crate::grid::Grid;
use crate::moves::{MAX_BOARDS, Move};
use crate::rules::{Notakto, Setup, legal_moves};
use crate::theory::good_moves;

/// How an opponent chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Algorithm {
    /// Any move. On the last live board it does not kill the board while another move is left.
    Easy,
    /// A move that wins, else any.
    Medium,
    /// A move that wins, else one that leaves the opponent the fewest winning replies. It ends the game only if it must.
    Hard,
    /// A move that wins, else one that makes it hardest for the opponent to find the win: with the smallest share of
    /// winning replies, and among these with the most play left on the boards.
    Expert,
}

impl Algorithm {
    /// The moves on the boards `grids` of which it chooses one, each equally likely. Empty only if the game is over.
    pub fn candidates(self, grids: &[Grid]) -> Vec<Move> {
        let all = || legal_moves(grids).collect::<Vec<_>>();
        match self {
            Self::Easy => {
                let safe = safe_on_last_board(grids);
                if safe.is_empty() { all() } else { safe }
            }
            Self::Medium => {
                let good = good_moves(grids);
                if good.is_empty() { all() } else { good }
            }
            Self::Hard => leading(&prospects(grids), Prospect::by_winning_replies),
            Self::Expert => leading(&prospects(grids), Prospect::by_difficulty),
        }
    }
}

/// If one board is live: the moves that leave it so.
fn safe_on_last_board(grids: &[Grid]) -> Vec<Move> {
    if grids.iter().filter(|grid| grid.is_live()).count() != 1 {
        return Vec::new();
    }
    let survives = |mv: &Move| grids[usize::from(mv.board())].with(mv.cell()).is_live();
    legal_moves(grids).filter(survives).collect()
}

/// A move and what it leaves the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Prospect {
    mv: Move,
    /// The opponent's replies; 0 if the move ends, and so loses, the game.
    replies: usize,
    /// Those of them that win. Our move wins if there are replies, but none of these.
    winning_replies: usize,
    /// How many moves the boards can still take.
    room: u32,
}

impl Prospect {
    fn of(grids: &[Grid], mv: Move) -> Self {
        let mut after = [Grid::EMPTY; MAX_BOARDS as usize];
        let after = &mut after[..grids.len()];
        after.copy_from_slice(grids);
        let grid = &mut after[usize::from(mv.board())];
        *grid = grid.with(mv.cell());
        Self {
            mv,
            replies: legal_moves(after).count(),
            winning_replies: good_moves(after).len(),
            room: after.iter().map(|grid| ROOM[grid.index()]).sum(),
        }
    }

    const fn ends_game(&self) -> bool {
        self.replies == 0
    }

    const fn wins(&self) -> bool {
        self.winning_replies == 0 && !self.ends_game()
    }

    /// The value of the move for whoever plays it: 1 or −1.
    const fn value(&self) -> i32 {
        if self.wins() { 1 } else { -1 }
    }

    /// Fewer winning replies first; ending the game last, although it leaves none.
    fn by_winning_replies(&self, other: &Self) -> Ordering {
        (self.ends_game(), self.winning_replies).cmp(&(other.ends_game(), other.winning_replies))
    }

    /// A smaller share of winning replies first, then the longer game. Moves that win are all alike.
    fn by_difficulty(&self, other: &Self) -> Ordering {
        let share = (self.winning_replies * other.replies).cmp(&(other.winning_replies * self.replies));
        let length = if self.wins() { Ordering::Equal } else { other.room.cmp(&self.room) };
        self.ends_game().cmp(&other.ends_game()).then(share).then(length)
    }
}

/// Every move with what it leaves the opponent, in ascending order of the moves.
fn prospects(grids: &[Grid]) -> Vec<Prospect> {
    legal_moves(grids).map(|mv| Prospect::of(grids, mv)).collect()
}

/// The moves that no other comes before.
fn leading(prospects: &[Prospect], order: fn(&Prospect, &Prospect) -> Ordering) -> Vec<Move> {
    let first = prospects.iter().min_by(|x, y| order(x, y));
    let leads = |prospect: &&Prospect| first.is_some_and(|first| order(prospect, first).is_eq());
    prospects.iter().filter(leads).map(|prospect| prospect.mv).collect()
}

/// For every board, the most moves that can still be made on it: 7 on the empty one.
static ROOM: LazyLock<[u32; 512]> = LazyLock::new(|| {
    let mut room = [0; 512];
    // Every mark leads to a greater number, so the longer positions are done before those that lead to them.
    let mut grids: Vec<Grid> = Grid::all().collect();
    grids.reverse();
    for grid in grids {
        let longest = grid.free_cells().map(|cell| 1 + room[grid.with(cell).index()]).max();
        room[grid.index()] = longest.unwrap_or(0);
    }
    room
});

/// The brain of every opponent.
struct Player(Algorithm);

impl Brain<Notakto> for Player {
    /// The answer takes well under the 50 ms within which a stop must be obeyed, so the limits are not consulted.
    fn think(&mut self, game: &Notakto, control: &Control) -> Option<Thought<Move>> {
        let grids = game.grids();
        let best = Chance::new(control.seed).pick(&self.0.candidates(grids))?;
        if self.0 == Algorithm::Easy {
            return Some(Thought::choice(best));
        }
        let prospects = if self.0 == Algorithm::Medium { Vec::new() } else { prospects(grids) };
        let replies: usize = prospects.iter().map(|prospect| prospect.replies).sum();
        Some(Thought {
            best,
            score: if product(grids).is_p() { -1 } else { 1 },
            exact: true,
            depth: if self.0 == Algorithm::Medium { 1 } else { 2 },
            nodes: (legal_moves(grids).count() + replies) as u64,
            pv: vec![best],
            ranked: if self.0 == Algorithm::Expert { ranked(prospects, best) } else { Vec::new() },
        })
    }
}

/// The moves with their values, 1 or −1: `best` first, then the others as the expert prefers them.
fn ranked(mut prospects: Vec<Prospect>, best: Move) -> Vec<Ranked<Move>> {
    prospects.sort_by(|x, y| (y.mv == best).cmp(&(x.mv == best)).then_with(|| x.by_difficulty(y)));
    prospects.iter().map(|prospect| Ranked { mv: prospect.mv, score: prospect.value() }).collect()
}

impl Engine for Notakto {
    type Algorithm = Algorithm;

    fn opponents() -> &'static [Opponent<Algorithm>] {
        static OPPONENTS: LazyLock<Vec<Opponent<Algorithm>>> = LazyLock::new(|| {
            lesson::read_list(include_str!("../../../levels/notakto/opponents.ron")).expect("the list is valid")
        });
        &OPPONENTS
    }

    fn brain(algorithm: &Algorithm) -> Box<dyn Brain<Self>> {
        Box::new(Player(*algorithm))
    }

    fn analyst() -> Box<dyn Brain<Self>> {
        Box::new(Player(Algorithm::Expert))
    }

    /// By the misère quotient. In a lost position all moves are equally good. After the end the player who would move
    /// has won.
    fn solve(&self, _control: &Control) -> Result<Solution<Move>, Unsolved> {
        let lost = product(self.grids()).is_p();
        let moves = self.legal_moves();
        Ok(Solution {
            value: if lost { -1 } else { 1 },
            nodes: 1 + moves.len() as u64,
            best: if lost { moves } else { good_moves(self.grids()) },
        })
    }

    /// The analyst at every move of random games on one to nine boards.
    fn bench() -> (u64, u64) {
        let mut chance = Chance::new(1);
        let mut signature = 0_u64;
        let mut nodes = 0;
        for boards in (1..=MAX_BOARDS).cycle().take(90) {
            let mut game = Self::new(&Setup::empty(boards)).expect("1 to 9 boards make a game");
            while let Some(thought) = Self::analyst().think(&game, &Control::seeded(chance.bits())) {
                nodes += thought.nodes;
                let place = u64::from(thought.best.board()) * 9 + u64::from(thought.best.cell());
                // FNV-1a.
                signature = (signature ^ place).wrapping_mul(0x100_0000_01B3);
                let mv = chance.pick(&game.legal_moves()).expect("the game goes on");
                game.play(mv).expect("a listed move is legal");
            }
        }
        (nodes, signature)
    }
}
