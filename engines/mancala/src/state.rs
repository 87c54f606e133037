//! A position without its past, and the rules as far as they need no past.

use parlour_core::{FINISHED, Outcome, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::effect::{Board, Effect, Watch};
use crate::pit::{Move, Pit};
use crate::variant::{Rules, Variant};
use crate::{bao, kalah, omweso, oware, published, woaley};

/// Pits of both players.
pub const PITS: usize = 32;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Woaley: no house can be played any more.
    HousesSmall,
    /// A side has nothing left to play with.
    SideEmpty,
    /// A player has more than half of the seeds.
    Majority,
    /// The player to move cannot.
    NoMove,
    /// Bao: a front row is empty.
    FrontRowEmpty,
    /// The player to move has only moves that never end.
    OnlyEndless,
    /// A move never ended: the game is void.
    Void,
    /// Omweso: a player thought too long about a move: the game is void.
    MoveTime,
    /// Omweso: the usual victory, the opponent cannot move.
    OkwaBulijo,
    /// Omweso: both ends of the board captured in one move.
    EmitweEbiri,
    /// Omweso: the same, with the opponent's last seeds.
    Akawumbi,
    /// Omweso: captures in two moves running before the opponent's first.
    Akakyala,
    /// Omweso: three, two, one.
    Okukoneeza,
    /// The limit of moves.
    MoveLimit,
    /// The same position again and again.
    Repetition,
    /// A player has ended a game in which nothing is captured any more.
    Finished,
}

impl Reason {
    /// The stable word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::HousesSmall => "houses-small",
            Self::SideEmpty => "side-empty",
            Self::Majority => "majority",
            Self::NoMove => "no-move",
            Self::FrontRowEmpty => "front-row-empty",
            Self::OnlyEndless => "only-endless",
            Self::Void => "void",
            Self::MoveTime => "move-time",
            Self::OkwaBulijo => "okwa-bulijo",
            Self::EmitweEbiri => "emitwe-ebiri",
            Self::Akawumbi => "akawumbi",
            Self::Akakyala => "akakyala",
            Self::Okukoneeza => "okukoneeza",
            Self::MoveLimit => "move-limit",
            Self::Repetition => "repetition",
            Self::Finished => FINISHED,
        }
    }
}

/// A position without its past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The seeds in the pits: first those of the first player, then those of the second.
    pub pits: [u8; PITS],
    /// The seeds in the stores; in Bao the stock.
    pub stores: [u8; 2],
    /// Whose move it is.
    pub mover: Seat,
    /// The pit, as an index, from which Woaley goes on, or which Bao blocks.
    pub mark: Option<u8>,
    /// What else the game remembers of each player. Bao: 1 if he has his house. Omweso: 0 if he never captured, 2 if he did
    /// in his last move, else 1.
    pub notes: [u8; 2],
    /// Why the game is over and, where points do not say it, who won.
    pub verdict: Option<(Reason, Option<Side>)>,
}

/// A rule set with its size and switches: all that is needed to play from a [`State`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// The rule set.
    pub variant: Variant,
    /// The pits on each side.
    pub side: u8,
    /// The switches.
    pub rules: Rules,
}

impl Ruleset {
    /// The pit at an index of [`State::pits`].
    pub const fn pit(&self, index: usize) -> Pit {
        let side = self.side as usize;
        if index < side { Pit::new(Seat::FIRST, index as u8) } else { Pit::new(Seat::SECOND, (index - side) as u8) }
    }

    /// The index of a pit, if the board has it.
    pub fn index(&self, pit: Pit) -> Option<usize> {
        (pit.place < self.side).then(|| self.base(pit.seat) + usize::from(pit.place))
    }

    /// The index of a player's first pit.
    pub const fn base(&self, seat: Seat) -> usize {
        seat.index() * self.side as usize
    }

    /// How many pits there are.
    pub const fn ring(&self) -> usize {
        2 * self.side as usize
    }

    /// The indices of a player's pits.
    pub const fn own(&self, seat: Seat) -> std::ops::Range<usize> {
        self.base(seat)..self.base(seat) + self.side as usize
    }

    /// The seeds in a player's pits.
    pub fn seeds_of(&self, state: &State, seat: Seat) -> u32 {
        state.pits[self.own(seat)].iter().map(|&seeds| u32::from(seeds)).sum()
    }

    /// The index of a move's pit, without asking whether the board has it.
    pub(crate) fn place(&self, mv: Move) -> usize {
        self.base(mv.pit.seat) + usize::from(mv.pit.place)
    }

    /// Appends the legal moves, ascending. None exactly if the game is over.
    pub fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        if state.verdict.is_some() {
            return;
        }
        match self.variant {
            Variant::Woaley | Variant::WoaleyP2 => woaley::legal(self, state, moves),
            Variant::WoaleyPublished => published::legal(self, state, moves),
            Variant::Wari | Variant::Oware => oware::legal(self, state, moves),
            Variant::Kalah | Variant::KalahEmpty => kalah::legal(self, state, moves),
            Variant::Bao => bao::legal(self, state, moves),
            Variant::Omweso => omweso::legal(self, state, moves),
        }
    }

    /// Plays a legal move, all its consequences included.
    pub fn play(&self, state: &mut State, mv: Move, watch: &mut impl Watch) {
        match self.variant {
            Variant::Woaley | Variant::WoaleyP2 => woaley::play(self, state, mv, watch),
            Variant::WoaleyPublished => published::play(self, state, mv, watch),
            Variant::Wari | Variant::Oware => oware::play(self, state, mv, watch),
            Variant::Kalah | Variant::KalahEmpty => kalah::play(self, state, mv, watch),
            Variant::Bao => bao::play(self, state, mv, watch),
            Variant::Omweso => omweso::play(self, state, mv, watch),
        }
        self.settle(state, watch);
    }

    /// Ends the game if it is over with the last move, or at the start if nothing can be played.
    pub fn settle(&self, state: &mut State, watch: &mut impl Watch) {
        if state.verdict.is_some() {
            return;
        }
        match self.variant {
            Variant::Woaley | Variant::WoaleyP2 => woaley::settle(self, state, watch),
            Variant::WoaleyPublished => published::settle(self, state, watch),
            Variant::Wari | Variant::Oware => oware::settle(self, state, watch),
            Variant::Kalah | Variant::KalahEmpty => kalah::settle(self, state, watch),
            Variant::Bao => bao::settle(self, state),
            Variant::Omweso => omweso::settle(self, state),
        }
    }

    /// Ends a game that has gone on for too long. Oware, Wari and Woaley share out what is left on the board, as their
    /// switches say.
    pub fn give_up(&self, state: &mut State, reason: Reason, watch: &mut impl Watch) {
        match self.variant {
            Variant::Wari | Variant::Oware => oware::share_out(self, state, watch),
            Variant::Woaley | Variant::WoaleyP2 => woaley::share_out(self, state, watch),
            _ => {}
        }
        state.verdict = Some((reason, None));
    }

    /// Gives each player what is left on his own side.
    pub(crate) fn sweep_home(&self, state: &mut State, watch: &mut impl Watch) {
        for index in 0..self.ring() {
            let owner = self.pit(index).seat;
            self.sweep(state, index, state.pits[index], owner, watch);
        }
    }

    /// Moves seeds from a pit into a store at the end of the game.
    pub(crate) fn sweep(&self, state: &mut State, index: usize, seeds: u8, to: Seat, watch: &mut impl Watch) {
        if seeds > 0 {
            state.pits[index] -= seeds;
            state.stores[to.index()] += seeds;
            watch.see(Effect::Swept { pit: self.pit(index), seeds, to });
        }
    }

    /// Lifts seeds out of a pit into the hand.
    pub(crate) fn lift(&self, state: &mut State, index: usize, seeds: u8, watch: &mut impl Watch) {
        state.pits[index] -= seeds;
        watch.see(Effect::Lifted { pit: self.pit(index), seeds, by: state.mover });
    }

    /// Drops a seed from the hand into a pit.
    pub(crate) fn drop(&self, state: &mut State, index: usize, watch: &mut impl Watch) {
        state.pits[index] += 1;
        watch.see(Effect::Sown { pit: self.pit(index), by: state.mover });
    }

    /// Captures a pit into the mover's store.
    pub(crate) fn capture(&self, state: &mut State, index: usize, watch: &mut impl Watch) {
        let seeds = std::mem::take(&mut state.pits[index]);
        if seeds > 0 {
            state.stores[state.mover.index()] += seeds;
            watch.see(Effect::Captured { pit: self.pit(index), seeds, by: state.mover });
        }
    }

    /// Marks a pit, or none.
    pub(crate) fn mark(&self, state: &mut State, mark: Option<usize>, watch: &mut impl Watch) {
        let mark = mark.map(|index| index as u8);
        if state.mark != mark {
            state.mark = mark;
            watch.see(Effect::Marked { pit: mark.map(|index| self.pit(index.into())) });
        }
    }

    /// How the game ended, if it did.
    pub fn outcome(&self, state: &State) -> Option<Outcome> {
        let (reason, winner) = state.verdict?;
        let [first, second] = state.stores;
        let winner = match first.cmp(&second) {
            _ if self.variant.has_four_rows() => winner,
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        Some(Outcome { winner, reason: reason.word() })
    }

    /// The picture of a position.
    pub fn board(&self, state: &State) -> Board {
        Board {
            mark: state.mark.map(|index| self.pit(index.into())),
            houses: state.notes.map(|note| self.variant == Variant::Bao && note == 1),
            ..Board::of([Seat::FIRST, Seat::SECOND].map(|seat| &state.pits[self.own(seat)]), state.stores)
        }
    }
}

impl State {
    /// A board without seeds, the first player to move.
    pub(crate) const fn empty() -> Self {
        Self { pits: [0; PITS], stores: [0; 2], mover: Seat::FIRST, mark: None, notes: [0; 2], verdict: None }
    }

    /// The seeds in the pits.
    pub fn on_board(&self) -> u32 {
        self.pits.iter().map(|&seeds| u32::from(seeds)).sum()
    }

    /// All seeds there are.
    pub fn seeds(&self) -> u32 {
        self.pits.iter().chain(&self.stores).map(|&seeds| u32::from(seeds)).sum()
    }

    /// A hash of everything.
    pub fn hash(&self) -> u64 {
        let words = self.pits.as_chunks::<8>().0;
        let mut hash = words.iter().fold(0, |hash, word| mix(hash ^ u64::from_le_bytes(*word)));
        let [first, second] = self.stores;
        let mark = self.mark.unwrap_or(u8::MAX);
        let over = u8::from(self.verdict.is_some());
        hash =
            mix(hash ^ u64::from_le_bytes([first, second, self.mover.0, mark, self.notes[0], self.notes[1], over, 0]));
        hash
    }
}

/// The output function of `SplitMix64` (Steele, Lea & Flood 2014): every bit of the input moves every bit of the result.
pub(crate) const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The most laps of a move. One with more counts as a move that never ends.
///
/// Never-ending moves exist (Kronenburg, Donkers & de Voogt, *Never-Ending Moves in Bao*, 2006), but to wait for a lap that
/// comes again is no way to know them: that can take millions of laps. Donkers (2003) takes a move for endless if it is
/// longer than agreed, and the moves of championships must be over in three minutes. This is many times what moves that
/// end need, and about as much as a hand can sow in three minutes.
pub const MOST_LAPS: u32 = 200;
