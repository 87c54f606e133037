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

/// A line of best play that begins with `first`, and the positions looked at for it: at most `nodes`, or it breaks off.
///
/// The winner plays the first winning move, the loser one that leaves the most play on the boards.
fn line(grids: &[Grid], first: Move, nodes: u64) -> (Vec<Move>, u64) {
    let mut grids = grids.to_vec();
    let mut line = Vec::new();
    let mut looked = 0;
    let mut next = Some(first);
    while let Some(mv) = next {
        line.push(mv);
        let grid = &mut grids[usize::from(mv.board())];
        *grid = grid.with(mv.cell());
        let moves = legal_moves(&grids).count() as u64;
        if looked + moves > nodes {
            break;
        }
        looked += moves;
        next = good_moves(&grids).first().copied().or_else(|| longest(&grids));
    }
    (line, looked)
}

/// A move that leaves the most play on the boards.
fn longest(grids: &[Grid]) -> Option<Move> {
    let lost = |mv: &Move| {
        let grid = grids[usize::from(mv.board())];
        grid.room() - grid.with(mv.cell()).room()
    };
    legal_moves(grids).min_by_key(lost)
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
            room: after.iter().map(|grid| grid.room()).sum(),
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

/// The brain of every opponent.
struct Player(Algorithm);

impl Player {
    /// Its algorithm, if the limits leave room for it. Hard and expert look two plies ahead; where they may look only one,
    /// or may not look at all replies, they play as medium.
    fn algorithm(&self, moves: u64, control: &Control) -> Algorithm {
        let too_deep = control.depth_limit.is_some_and(|limit| limit < 2);
        let too_wide = control.node_limit.is_some_and(|limit| limit < moves * moves);
        match self.0 {
            Algorithm::Hard | Algorithm::Expert if too_deep || too_wide => Algorithm::Medium,
            algorithm => algorithm,
        }
    }
}

impl Brain<Notakto> for Player {
    /// The answer takes well under the 50 ms within which a stop must be obeyed, so stop and deadline are not consulted.
    ///
    /// The algebra gives the value of a position without search, so every value is exact whatever the limits. It looks at
    /// every move at least, also where fewer positions are allowed.
    fn think(&mut self, game: &Notakto, control: &Control) -> Option<Thought<Move>> {
        let grids = game.grids();
        let moves = legal_moves(grids).count() as u64;
        let algorithm = self.algorithm(moves, control);
        let best = Chance::new(control.seed).pick(&algorithm.candidates(grids))?;
        if algorithm == Algorithm::Easy {
            return Some(Thought::choice(best));
        }
        let looks_ahead = algorithm != Algorithm::Medium;
        let prospects = if looks_ahead { prospects(grids) } else { Vec::new() };
        let replies: usize = prospects.iter().map(|prospect| prospect.replies).sum();
        let nodes = moves + replies as u64;
        let rest = control.node_limit.map_or(u64::MAX, |limit| limit.saturating_sub(nodes));
        let (pv, more) = line(grids, best, rest);
        Some(Thought {
            best,
            score: if product(grids).is_p() { -1 } else { 1 },
            exact: true,
            depth: if looks_ahead { 2 } else { 1 },
            nodes: nodes + more,
            pv,
            ranked: match self.0 {
                Algorithm::Expert if looks_ahead => ranked(prospects, best),
                Algorithm::Expert => winning_first(grids, best),
                _ => Vec::new(),
            },
        })
    }
}

/// The moves with their values, 1 or −1: `best` first, then those that win.
fn winning_first(grids: &[Grid], best: Move) -> Vec<Ranked<Move>> {
    let good = good_moves(grids);
    let value = |mv| if good.contains(&mv) { 1 } else { -1 };
    let mut ranked: Vec<_> = legal_moves(grids).map(|mv| Ranked { mv, score: value(mv) }).collect();
    ranked.sort_by_key(|ranked| (ranked.mv != best, -ranked.score));
    ranked
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
