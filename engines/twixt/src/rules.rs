//! The rules, written once.
//!
//! A position that nobody can win any more is a draw at once, with the reason `dead`. It is recognised by a search for a way
//! from border to border over a player's own links and all that it could still make if the other player did nothing more.
//! Where no such way is left to either, nobody can connect against the other's will: links of the other that stand in the
//! way are permanent, or need never be removed. Where links may not cross links of the same player, a way that crosses
//! itself counts as one although it cannot be built: there a dead position may go on until it is dead in this sense, too,
//! the board is full, or the players agree.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use parlour_core::{Game, IllegalMove, Outcome, Seat, SetupError, SetupOptions};
use serde::{Deserialize, Serialize};

use crate::field::{Field, Linking, mix};
use crate::geometry::Link;
use crate::grid::bits;
use crate::moves::Move;
use crate::picture::{Board, Effect};
use crate::point::{Point, letters};
use crate::setup::{Setup, Variant};

/// A position of `TwixT`.
///
/// The first player joins the top row to the bottom row, the second the left column to the right one. The reasons of
/// outcomes are `connected`, and for draws `dead` and `no-peg`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Sheet", into = "Sheet")]
pub struct Twixt {
    setup: Setup,
    field: Field,
    /// All moves so far. Which links there are depends on the order in which the pegs came.
    moves: Vec<Move>,
    /// The links added and removed in this turn: each may be touched once.
    touched: Vec<usize>,
    to_move: Seat,
    outcome: Option<Outcome>,
}

/// The moves decide everything else.
impl PartialEq for Twixt {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.moves == other.moves
    }
}

impl Twixt {
    /// All moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Whether the player to move may take over the first peg.
    pub fn may_swap(&self) -> bool {
        self.setup.variant.has_swap() && matches!(self.moves[..], [Move::Peg(_)])
    }

    /// Whose peg is on a point.
    pub fn peg(&self, point: Point) -> Option<Seat> {
        self.field.owner(self.field.grid().index(point)?)
    }

    /// Every link that a peg of the player to move would have on a point, and every link that it would be refused with
    /// the one that crosses it. `None` if no peg may be put there.
    pub fn preview(&self, point: Point) -> Option<Vec<Effect>> {
        let mut next = self.clone();
        let effects = next.play(Move::Peg(point)).ok()?;
        let is_linking = |effect: &Effect| matches!(effect, Effect::LinkAdded { .. } | Effect::LinkRefused { .. });
        Some(effects.into_iter().filter(is_linking).collect())
    }

    /// Whose link it is, if there is one.
    pub fn link(&self, link: Link) -> Option<Seat> {
        let number = self.field.grid().number(link).filter(|&number| self.field.has_link(number))?;
        self.peg(self.field.grid().link_at(number).ends()[0])
    }

    /// A shortest chain of the winner's pegs from border to border, once the game is won.
    pub fn winning_chain(&self) -> Option<Vec<Point>> {
        let winner = if self.field.is_connected(Seat::FIRST) { Seat::FIRST } else { Seat::SECOND };
        let chain = self.field.is_connected(winner).then(|| self.field.chain(winner))??;
        Some(chain.into_iter().map(|index| self.field.grid().point(index)).collect())
    }

    /// Why a move is not legal, as the reason of [`IllegalMove`]; `None` if it is.
    pub fn refusal(&self, mv: Move) -> Option<&'static str> {
        self.check(mv).err().map(|(reason, _)| reason)
    }

    pub(crate) fn field(&self) -> &Field {
        &self.field
    }

    /// The point or the link that a legal move is about, or why the move is not legal.
    fn check(&self, mv: Move) -> Result<usize, (&'static str, &'static str)> {
        const SWAP_RULE: &str = "only the second player may swap, in a rule set with swap, and only as the first move";
        match mv {
            _ if self.outcome.is_some() => Err(("game-over", "the game is over")),
            Move::Peg(point) => self.check_peg(point),
            Move::Swap if self.may_swap() => Ok(0),
            Move::Swap => Err(("no-swap", SWAP_RULE)),
            Move::Add(link) => self.check_link(link, true),
            Move::Remove(link) => self.check_link(link, false),
        }
    }

    /// The point a legal peg move puts its peg on, or why the move is not legal: as a stable word and in plain English.
    fn check_peg(&self, point: Point) -> Result<usize, (&'static str, &'static str)> {
        let index = self.field.grid().index(point).ok_or(("off-board", "the board has no such point"))?;
        let (col, row) = self.field.grid().place(index);
        if !self.field.is_empty(index) {
            Err(("point-taken", "there is a peg already"))
        } else if self.setup.may_use(self.to_move, col, row) {
            Ok(index)
        } else if self.setup.may_use(self.to_move.other(), col, row) {
            Err(("other-border", "that point is on a border row of the other player"))
        } else {
            Err(("off-board", "the board has no corners"))
        }
    }

    /// The number of a link that may be added or removed now, or why it may not.
    fn check_link(&self, link: Link, adds: bool) -> Result<usize, (&'static str, &'static str)> {
        if self.setup.variant.own_links_may_cross() {
            return Err(("links-permanent", "in this rule set links are made by themselves and never removed"));
        }
        let number = self.field.grid().number(link).ok_or(("off-board", "the board has no such link"))?;
        let is_own = link.ends().iter().all(|&end| self.peg(end) == Some(self.to_move));
        if !is_own {
            Err(("not-your-pegs", "both ends must be pegs of the player to move"))
        } else if self.touched.contains(&number) {
            Err(("link-touched", "a link is added or removed only once in a turn"))
        } else if self.field.has_link(number) == adds {
            if adds {
                Err(("link-there", "that link is there already"))
            } else {
                Err(("no-link", "there is no such link"))
            }
        } else if adds && self.field.obstacle(self.to_move, number).is_some() {
            Err(("link-crossed", "another link crosses it"))
        } else {
            Ok(number)
        }
    }

    /// The links that may be added or removed now.
    fn link_moves(&self) -> Vec<Move> {
        let grid = self.field.grid();
        let rightwards = |index: usize| bits(grid.inside(index) & 0b1111).map(move |d| grid.link(index, d));
        let links = self.field.pegs(self.to_move).flat_map(rightwards);
        let moves = links.filter_map(|number| {
            let link = grid.link_at(number);
            let adds = !self.field.has_link(number);
            let mv = if adds { Move::Add(link) } else { Move::Remove(link) };
            self.check_link(link, adds).ok().map(|_| mv)
        });
        moves.collect()
    }

    fn put(&mut self, index: usize) -> Vec<Effect> {
        let (grid, by) = (self.field.grid(), self.to_move);
        let mut effects = vec![Effect::PegPut { point: grid.point(index), by }];
        self.field.put_watched(by, index, |linking| {
            effects.push(match linking {
                Linking::Made(link) => Effect::LinkAdded { link: grid.link_at(link), by },
                Linking::Refused { link, by: crossing } => {
                    Effect::LinkRefused { link: grid.link_at(link), by, crossing: grid.link_at(crossing) }
                }
            });
        });
        effects
    }

    fn swap(&mut self) -> Vec<Effect> {
        let (grid, by) = (self.field.grid(), self.to_move);
        let first = self.field.pegs(by.other()).next().expect("there is a first peg to swap");
        let from = grid.point(first);
        let to = from.mirrored();
        self.field = Field::new(self.setup);
        self.field.put(by, grid.index(to).expect("boards are square"));
        vec![Effect::Swapped { from, to, by }]
    }

    /// Makes a legal link move.
    fn edit(&mut self, number: usize, adds: bool) -> Vec<Effect> {
        let (link, by) = (self.field.grid().link_at(number), self.to_move);
        self.touched.push(number);
        if adds {
            self.field.join(by, number);
            vec![Effect::LinkAdded { link, by }]
        } else {
            self.field.part(by, number);
            vec![Effect::LinkRemoved { link, by }]
        }
    }

    /// How the position that `mover` has made ends the game, and what is seen of it.
    fn judge(&self, mover: Seat) -> Option<(Outcome, Effect)> {
        if self.field.is_connected(mover) {
            let chain = self.winning_chain().expect("joined borders have a chain");
            let outcome = Outcome { winner: Some(mover.side()), reason: "connected" };
            return Some((outcome, Effect::Connected { by: mover, chain }));
        }
        let is_dead = || !self.field.can_connect(mover.other()) && !self.field.can_connect(mover);
        let reason = if is_dead() {
            "dead"
        } else if self.field.free(self.to_move).next().is_none() {
            "no-peg"
        } else {
            return None;
        };
        Some((Outcome { winner: None, reason }, Effect::Drawn { reason }))
    }

    /// The most links there can be on the board.
    fn most_links(&self) -> u32 {
        let side = u32::from(self.setup.size);
        4 * (side - 1) * (side - 2)
    }
}

impl Game for Twixt {
    const ID: &'static str = "twixt";
    const VARIANTS: &'static [&'static str] = &["classic", "pp", "standard"];

    type Setup = Setup;
    type Move = Move;
    type Effect = Effect;
    type Board = Board;
    type View = Self;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.check()?;
        Ok(Self {
            setup,
            field: Field::new(setup),
            moves: Vec::new(),
            touched: Vec::new(),
            to_move: Seat::FIRST,
            outcome: None,
        })
    }

    fn setup_from(options: &SetupOptions) -> Result<Setup, SetupError> {
        options.allow_only(Self::ID, &["variant", "size"])?;
        let variant = match options.variant.as_deref() {
            None => Variant::default(),
            Some(name) => Variant::ALL.into_iter().find(|variant| variant.name() == name).ok_or_else(|| {
                SetupError(format!("twixt has no variant '{name}': its variants are {}", Self::VARIANTS.join(", ")))
            })?,
        };
        let size = match options.size.as_deref() {
            None => variant.usual_size(),
            Some(text) => text.parse().map_err(|_| {
                let (least, most) = (Setup::SMALLEST, Setup::GREATEST);
                SetupError(format!("'{text}' is no size: a board has {least} to {most} points a side"))
            })?,
        };
        Setup { variant, size }.check()
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let points = self.field.free(self.to_move).map(|index| self.field.grid().point(index));
        let mut moves: Vec<Move> = points.map(Move::Peg).collect();
        if self.may_swap() {
            moves.push(Move::Swap);
        }
        if !self.setup.variant.own_links_may_cross() {
            moves.extend(self.link_moves());
        }
        moves.sort_unstable();
        moves
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        let illegal = |(reason, explanation)| IllegalMove { mv: mv.to_string(), reason, explanation };
        let index = self.check(mv).map_err(illegal)?;
        let mover = self.to_move;
        let mut effects = match mv {
            Move::Peg(_) => self.put(index),
            Move::Swap => self.swap(),
            Move::Add(_) => self.edit(index, true),
            Move::Remove(_) => self.edit(index, false),
        };
        self.field.settle();
        self.moves.push(mv);
        if matches!(mv, Move::Peg(_) | Move::Swap) {
            self.touched.clear();
            self.to_move = mover.other();
        }
        if let Some((outcome, effect)) = self.judge(mover) {
            self.outcome = Some(outcome);
            effects.push(effect);
        }
        Ok(effects)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    /// Every peg takes a point, and before it every link of the board is touched at most once.
    fn most_moves_left(&self) -> Option<u32> {
        if self.outcome.is_some() {
            return Some(0);
        }
        let points = (0..self.field.grid().points()).filter(|&index| self.field.is_empty(index)).count() as u32;
        let swap = u32::from(self.setup.variant.has_swap() && self.moves.len() < 2);
        let turn = if self.setup.variant.own_links_may_cross() { 1 } else { 1 + self.most_links() };
        Some(points * turn + swap - self.touched.len() as u32)
    }

    fn hash(&self) -> u64 {
        let touched = self.touched.iter().fold(0, |hash, &link| hash ^ mix(link as u64 + 1));
        let rest = u64::from(self.to_move.0) << 1 | u64::from(self.may_swap());
        mix(self.field.hash() ^ mix(touched ^ rest))
    }

    fn board(&self) -> Board {
        let grid = self.field.grid();
        let owned = |seat| self.field.pegs(seat).map(move |index| (index, seat));
        let pegs: BTreeMap<Point, Seat> = [Seat::FIRST, Seat::SECOND]
            .into_iter()
            .flat_map(owned)
            .map(|(index, seat)| (grid.point(index), seat))
            .collect();
        let rightwards = |(index, seat): (usize, Seat)| {
            bits(self.field.links(index) & 0b1111).map(move |d| (grid.link_at(grid.link(index, d)), seat))
        };
        let links = [Seat::FIRST, Seat::SECOND].into_iter().flat_map(owned).flat_map(rightwards).collect();
        Board::new(self.setup, pegs, links)
    }

    fn show(board: &mut Board, effect: &Effect) {
        board.show(effect);
    }

    fn view(&self, _seat: Seat) -> Self {
        self.clone()
    }

    /// Pegs as `1` and `2`, free points as `.`; below, the links of each player.
    fn to_text(&self) -> String {
        let size = self.setup.size;
        let sign = |point| match self.peg(point) {
            Some(seat) => char::from(b'1' + seat.0),
            None if !self.setup.variant.has_corners() && self.is_corner(point) => ' ',
            None => '.',
        };
        let heads: Vec<String> = (1..=size).map(|col| format!("{:>2}", letters(col))).collect();
        let mut text = format!("   {}", heads.join(" "));
        for row in 1..=size {
            let points: Vec<String> = (1..=size).map(|col| format!("{:>2}", sign(Point::new(col, row)))).collect();
            let _ = write!(text, "\n{row:>2} {}", points.join(" "));
        }
        let board = self.board();
        for seat in [Seat::FIRST, Seat::SECOND] {
            let links = board.links().filter(|&(_, owner)| owner == seat);
            let names: Vec<String> = links.map(|(link, _)| link.to_string()).collect();
            if !names.is_empty() {
                let _ = write!(text, "\nlinks of {}: {}", seat.side().name(), names.join(" "));
            }
        }
        text
    }
}

impl Twixt {
    fn is_corner(&self, point: Point) -> bool {
        [point.col, point.row].iter().all(|&number| number == 1 || number == self.setup.size)
    }
}

/// A position as data: how it came about.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    setup: Setup,
    /// The moves, separated by spaces.
    moves: String,
}

impl From<Twixt> for Sheet {
    fn from(game: Twixt) -> Self {
        let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
        Self { setup: game.setup, moves: moves.join(" ") }
    }
}

impl TryFrom<Sheet> for Twixt {
    type Error = SetupError;

    fn try_from(sheet: Sheet) -> Result<Self, SetupError> {
        let mut game = Self::new(&sheet.setup)?;
        for word in sheet.moves.split_whitespace() {
            let mv: Move = word.parse().map_err(|error| SetupError(format!("{error}")))?;
            game.play(mv).map_err(|error| SetupError(error.to_string()))?;
        }
        Ok(game)
    }
}
