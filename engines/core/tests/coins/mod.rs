//! A tiny game to test the core with: rows of coins, take one from an end of a row; after a coin worth a multiple of
//! three the same player takes again; most points win.

use std::fmt;
use std::str::FromStr;

use parlour_core::search::{Bounds, Position, Searcher, Step};
use parlour_core::{
    Brain, Chance, Control, Engine, Game, IllegalMove, Opponent, Outcome, ParseMoveError, Seat, SetupError,
    SetupOptions, Side, Solution, Thought, Unsolved,
};
use serde::{Deserialize, Serialize};

/// The coins of each row, at most seven rows of at most 15 coins worth 1–9.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rows(pub Vec<Vec<u8>>);

impl Default for Rows {
    fn default() -> Self {
        Self(vec![vec![1, 3, 2], vec![5, 4, 6, 2]])
    }
}

/// Which end of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum End {
    Left,
    Right,
}

/// Takes the coin at an end of a row (counted from 0): `1l`, `2r`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Take {
    pub row: u8,
    pub end: End,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row + 1, if self.end == End::Left { 'l' } else { 'r' })
    }
}

impl FromStr for Take {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        match text.as_bytes() {
            [row @ b'1'..=b'9', end @ (b'l' | b'r')] => {
                Ok(Self { row: row - b'1', end: if *end == b'l' { End::Left } else { End::Right } })
            }
            _ => Err(ParseMoveError { text: text.into(), expected: "row and end, such as 1l" }),
        }
    }
}

/// A coin went to a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    pub take: Take,
    pub by: Seat,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Coins {
    setup: Rows,
    /// What is left of each row: from, to.
    left: Vec<(u8, u8)>,
    score: [i32; 2],
    to_move: Seat,
}

impl Coins {
    fn coin(&self, take: Take) -> Option<u8> {
        let row = usize::from(take.row);
        let &(from, to) = self.left.get(row)?;
        let place = if take.end == End::Left { from } else { to.checked_sub(1)? };
        (from < to).then(|| self.setup.0[row][usize::from(place)])
    }

    fn remaining(&self) -> i32 {
        let rows = self.setup.0.iter().zip(&self.left);
        rows.flat_map(|(row, &(from, to))| &row[from.into()..to.into()]).map(|&coin| i32::from(coin)).sum()
    }

    fn take(&mut self, take: Take) -> i32 {
        let coin = i32::from(self.coin(take).expect("the coin is there"));
        let (from, to) = &mut self.left[usize::from(take.row)];
        match take.end {
            End::Left => *from += 1,
            End::Right => *to -= 1,
        }
        coin
    }

    fn takes(&self) -> impl Iterator<Item = Take> + '_ {
        let all = (0..self.left.len() as u8).flat_map(|row| [End::Left, End::Right].map(|end| Take { row, end }));
        all.filter(|&take| self.coin(take).is_some())
    }

    /// What the player to move is ahead.
    pub fn margin(&self) -> i32 {
        self.score[self.to_move.index()] - self.score[self.to_move.other().index()]
    }
}

impl Game for Coins {
    const ID: &'static str = "coins";
    type Setup = Rows;
    type Move = Take;
    type Effect = Taken;
    /// What is left of the rows, and the points.
    type Board = (Vec<Vec<u8>>, [i32; 2]);
    type View = Self;

    fn new(setup: &Rows) -> Result<Self, SetupError> {
        if setup.0.len() > 7 || setup.0.iter().any(|row| row.len() > 15) {
            return Err(SetupError("too many coins".into()));
        }
        let left = setup.0.iter().map(|row| (0, row.len() as u8)).collect();
        Ok(Self { setup: setup.clone(), left, score: [0; 2], to_move: Seat::FIRST })
    }

    fn setup_from(options: &SetupOptions) -> Result<Rows, SetupError> {
        options.allow_only(Self::ID, &[])?;
        Ok(Rows::default())
    }

    fn setup(&self) -> &Rows {
        &self.setup
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn legal_moves(&self) -> Vec<Take> {
        self.takes().collect()
    }

    fn play(&mut self, mv: Take) -> Result<Vec<Taken>, IllegalMove> {
        if self.coin(mv).is_none() {
            return Err(IllegalMove {
                mv: mv.to_string(),
                reason: "row-empty",
                explanation: "no coin is left in that row",
            });
        }
        let by = self.to_move;
        let coin = self.take(mv);
        self.score[by.index()] += coin;
        if coin % 3 != 0 {
            self.to_move = by.other();
        }
        Ok(vec![Taken { take: mv, by }])
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = match self.score[0].cmp(&self.score[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::Second),
        };
        self.takes().next().is_none().then_some(Outcome { winner, reason: "most-points" })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.score)
    }

    fn hash(&self) -> u64 {
        self.left.iter().fold(u64::from(self.to_move.0), |key, &(from, to)| key * 256 + u64::from(from * 16 + to))
    }

    fn board(&self) -> Self::Board {
        let rows = self.setup.0.iter().zip(&self.left);
        (rows.map(|(row, &(from, to))| row[from.into()..to.into()].to_vec()).collect(), self.score)
    }

    fn show((rows, score): &mut Self::Board, effect: &Taken) {
        let row = &mut rows[usize::from(effect.take.row)];
        let coin = if effect.take.end == End::Left { row.remove(0) } else { row.pop().expect("the coin is there") };
        score[effect.by.index()] += i32::from(coin);
    }

    fn view(&self, _seat: Seat) -> Self {
        self.clone()
    }

    fn to_text(&self) -> String {
        format!("{:?}", self.board().0)
    }
}

/// As the search sees it: only the rows matter, nobody's score.
impl Position for Coins {
    type Move = Take;

    fn key(&self) -> u64 {
        self.left.iter().fold(0, |key, &(from, to)| key * 256 + u64::from(from * 16 + to))
    }

    fn is_over(&self) -> bool {
        self.takes().next().is_none()
    }

    fn moves(&self, moves: &mut Vec<Take>) {
        moves.extend(self.takes());
    }

    fn code(mv: Take) -> u16 {
        u16::from(mv.row) * 2 + mv.end as u16
    }

    fn make(&mut self, mv: Take) -> Step {
        let gain = self.take(mv);
        Step { gain, same_player: gain % 3 == 0 }
    }

    fn unmake(&mut self, mv: Take) {
        let (from, to) = &mut self.left[usize::from(mv.row)];
        match mv.end {
            End::Left => *from -= 1,
            End::Right => *to += 1,
        }
    }

    fn evaluate(&self) -> i32 {
        0
    }

    fn bounds(&self) -> Bounds {
        let remaining = self.remaining();
        Bounds { lower: -remaining, upper: remaining }
    }
}

/// How to choose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Manner {
    Random,
    Exact,
}

struct Player {
    manner: Manner,
    searcher: Searcher<Coins>,
}

impl Player {
    fn new(manner: Manner) -> Self {
        Self { manner, searcher: Searcher::new(1 << 22) }
    }
}

impl Brain<Coins> for Player {
    fn think(&mut self, view: &Coins, control: &Control) -> Option<Thought<Take>> {
        match self.manner {
            Manner::Random => Chance::new(control.seed).pick(&view.legal_moves()).map(Thought::choice),
            Manner::Exact => {
                let thought = self.searcher.complete(&mut view.clone(), control);
                if !control.interrupted() {
                    self.searcher.clear();
                }
                thought
            }
        }
    }
}

impl Engine for Coins {
    type Algorithm = Manner;

    fn opponents() -> &'static [Opponent<Manner>] {
        &[]
    }

    fn brain(algorithm: &Manner) -> Box<dyn Brain<Self>> {
        Box::new(Player::new(*algorithm))
    }

    fn analyst() -> Box<dyn Brain<Self>> {
        Box::new(Player::new(Manner::Exact))
    }

    fn solve(&self, control: &Control) -> Result<Solution<Take>, Unsolved> {
        let mut position = self.clone();
        let mut solution = Searcher::new(1 << 16).solve(&mut position, &self.legal_moves(), control)?;
        solution.value += self.margin();
        Ok(solution)
    }

    fn bench() -> (u64, u64) {
        (0, 0)
    }
}
