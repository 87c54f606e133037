//! Positions as the shared alpha-beta search wants them, for every rule set.

use parlour_core::Seat;
use parlour_core::search::{Bounds, Position, Step};

use crate::endgame::Endgames;
use crate::evaluation::evaluate;
use crate::pit::Move;
use crate::state::{PITS, Ruleset, State, mix};
use crate::variant::{Majority, Variant};
use crate::woaley::{is_opening, is_ring};

/// The units of a value in one seed, in games of points.
pub const SEED: i32 = 10;

/// The value of a victory in games without points.
pub const VICTORY: i32 = 20_000;

/// Forced moves that are played at once with the move before them, at most.
const LONGEST_FORCED: u32 = 24;

/// A position that moves are made on and taken back.
///
/// Values are those of what is still to come. Two things differ from the game as it is played: it is played out also when
/// the winner is certain, and neither the limit of moves nor repetitions end it. In Woaley, where every other move leaves no
/// choice, forced moves belong to the move before them, so that a ply is always a decision.
pub struct Walk {
    ruleset: Ruleset,
    state: State,
    past: Vec<State>,
    endgames: Endgames,
}

impl Walk {
    /// A position to search from.
    pub fn new(ruleset: &Ruleset, state: &State) -> Self {
        Self::with(ruleset, state, Endgames::default())
    }

    /// The same, with endgame tables for the rule set.
    pub fn with(ruleset: &Ruleset, state: &State, endgames: Endgames) -> Self {
        let mut ruleset = *ruleset;
        ruleset.rules.majority = Majority::PlaysOn;
        Self { ruleset, state: *state, past: Vec::new(), endgames }
    }

    /// The position.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The endgame tables it knows.
    pub(crate) const fn endgames(&self) -> &Endgames {
        &self.endgames
    }

    /// Whether the endgame tables have the position.
    pub fn is_tabled(&self) -> bool {
        self.endgames.bounds(&self.ruleset, &self.state).is_some()
    }

    const fn has_forced_moves(&self) -> bool {
        matches!(self.ruleset.variant, Variant::Woaley | Variant::WoaleyP2)
    }

    /// Plays on while there is no choice.
    fn play_forced(&mut self) {
        let mut moves = Vec::with_capacity(2);
        for _ in 0..LONGEST_FORCED {
            moves.clear();
            self.ruleset.legal(&self.state, &mut moves);
            let [only] = moves[..] else { return };
            self.ruleset.play(&mut self.state, only, &mut ());
        }
    }

    /// The seeds of the player minus those of the other that count at the end.
    fn margin(state: &State, seat: Seat) -> i32 {
        i32::from(state.stores[seat.index()]) - i32::from(state.stores[seat.other().index()])
    }
}

/// The seeds in the pits as the player to move sees them, his own first, and where among them the mark is: positions that are
/// the same to him are equal.
///
/// Where the board of Woaley looks the same from every house, the ring is turned so that the marked house comes first, or
/// without one so that the text is least.
pub(crate) fn normal_form(ruleset: &Ruleset, state: &State) -> ([u8; PITS], Option<u8>) {
    let ring = ruleset.ring();
    let turned = |by: usize| {
        let mut pits = [0; PITS];
        pits[..ring - by].copy_from_slice(&state.pits[by..ring]);
        pits[ring - by..ring].copy_from_slice(&state.pits[..by]);
        pits
    };
    let is_ring = is_ring(ruleset, state);
    let first = match state.mark {
        Some(mark) if is_ring => mark.into(),
        None if is_ring => (0..ring).min_by_key(|&by| turned(by)).unwrap_or_default(),
        _ => ruleset.base(state.mover),
    };
    (turned(first), state.mark.map(|mark| ((usize::from(mark) + ring - first) % ring) as u8))
}

impl Position for Walk {
    type Move = Move;

    const HISTORY: bool = true;

    fn key(&self) -> u64 {
        let (pits, mark) = normal_form(&self.ruleset, &self.state);
        let words = pits.as_chunks::<8>().0;
        let hash = words.iter().fold(1, |hash, word| mix(hash ^ u64::from_le_bytes(*word)));
        let notes = if self.ruleset.variant.has_four_rows() {
            let (me, other) = (self.state.mover.index(), self.state.mover.other().index());
            let [stock, stocks] = [self.state.stores[me], self.state.stores[other]];
            u64::from_le_bytes([
                self.state.notes[me],
                self.state.notes[other],
                mark.unwrap_or(u8::MAX),
                stock,
                stocks,
                0,
                0,
                1,
            ])
        } else {
            let mark = mark.map_or(0, |mark| mark + 1);
            u64::from_le_bytes([mark, u8::from(is_opening(&self.state)), 0, 0, 0, 0, 0, 2])
        };
        mix(hash ^ notes)
    }

    fn is_over(&self) -> bool {
        self.state.verdict.is_some()
    }

    fn moves(&self, moves: &mut Vec<Move>) {
        self.ruleset.legal(&self.state, moves);
        if matches!(self.ruleset.variant, Variant::Kalah | Variant::KalahEmpty) {
            // From the right: those seeds go first that the opponent could not take back. Then what moves again.
            moves.reverse();
            moves.sort_by_key(|mv| !self.moves_again(*mv));
        }
    }

    fn code(mv: Move) -> u16 {
        let pit = u16::from(mv.pit.seat.0) * 16 + u16::from(mv.pit.place);
        pit << 10 | mv.way.code()
    }

    fn make(&mut self, mv: Move) -> Step {
        let before = self.state;
        self.past.push(before);
        self.ruleset.play(&mut self.state, mv, &mut ());
        if self.has_forced_moves() {
            self.play_forced();
        }
        let gain = if self.ruleset.variant.has_four_rows() {
            0
        } else {
            SEED * (Self::margin(&self.state, before.mover) - Self::margin(&before, before.mover))
        };
        Step { gain, same_player: self.state.mover == before.mover }
    }

    fn unmake(&mut self, _mv: Move) {
        self.state = self.past.pop().expect("a move was made before it is taken back");
    }

    fn evaluate(&self) -> i32 {
        match self.state.verdict {
            Some((_, Some(winner))) if winner == self.state.mover.side() => VICTORY,
            Some((_, Some(_))) => -VICTORY,
            Some((_, None)) => 0,
            None => evaluate(&self.ruleset, &self.state),
        }
    }

    /// What the endgame tables know; in Kalah else that nobody gains more than what is on the board. Where positions come
    /// again, that would make guesses equal to true values, and the search would go round instead of to the end.
    fn bounds(&self) -> Bounds {
        let known = self.endgames.bounds(&self.ruleset, &self.state);
        let all = self.state.on_board() as i32;
        match (known, self.ruleset.variant) {
            (Some([lower, upper]), _) => Bounds { lower: SEED * lower, upper: SEED * upper },
            (None, Variant::Kalah | Variant::KalahEmpty) => Bounds { lower: -SEED * all, upper: SEED * all },
            _ => Bounds::ANY,
        }
    }
}

impl Walk {
    /// Whether a move of Kalah ends in the store.
    fn moves_again(&self, mv: Move) -> bool {
        let way = 2 * self.ruleset.side + 1;
        let seeds = self.state.pits[self.ruleset.place(mv)];
        seeds % way == self.ruleset.side - mv.pit.place
    }
}
