//! Where the pits and stores are, and what choosing a pit means.
//!
//! A board is planned as it lies before the first player: his row below, sown to the right, with his store at the right end.
//! In tall places it is turned by a quarter so that his store comes down to him; for the second player by a half.

use bevy::prelude::*;
use parlour_core::{Game, Seat};
use parlour_mancala::{Mancala, Move, Pit, Place, Setup, Variant};

use crate::table::game::{Choice, Spot, SpotId};
use crate::table::layout::Aspect;

/// From the middle of a pit to that of the next.
pub const PITCH: f32 = 100.0;

/// Beside a pit, on its owner's side: room for its lamp and its number.
const STRIP: f32 = 38.0;

/// Between the outermost strips and the edge of the board.
const EDGE: f32 = 16.0;

/// Between the rows of the two players.
const DIVIDE: f32 = 18.0;

/// What a row of pits keeps free at its ends.
const END: f32 = 12.0;

/// The width of a store with what is free around it.
const STORE: f32 = 124.0;

/// Around the board: its shadow.
pub const BORDER: f32 = 26.0;

/// Places narrower than this for their height have the board standing on end.
const TALL: f32 = 0.8;

/// Pits in a row on boards of four rows.
const ROW: u8 = 8;

/// How a board lies.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    variant: Variant,
    /// The pits on each side.
    side: u8,
    place: Aspect,
}

impl Plan {
    /// The plan of a board for a place.
    pub fn of(setup: &Setup, place: Aspect) -> Self {
        Self { variant: setup.variant(), side: setup.ruleset().side, place }
    }

    /// The rule set.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether the board stands on end.
    pub fn is_tall(&self) -> bool {
        self.place.ratio < TALL
    }

    /// The pits in a row.
    pub const fn row(&self) -> u8 {
        if self.variant.has_four_rows() { ROW } else { self.side }
    }

    /// Whether there are stores: in Omweso nothing leaves the pits.
    pub fn has_stores(&self) -> bool {
        self.variant != Variant::Omweso
    }

    /// All pits.
    pub fn pits(&self) -> impl Iterator<Item = Pit> {
        let side = self.side;
        [Seat::FIRST, Seat::SECOND].into_iter().flat_map(move |seat| (0..side).map(move |place| Pit::new(seat, place)))
    }

    /// A pit's width along its row and its height across.
    const fn pit(&self) -> Vec2 {
        if self.variant.has_four_rows() { Vec2::new(90.0, 90.0) } else { Vec2::new(90.0, 132.0) }
    }

    /// From the middle of a row to that of the next of the same player.
    const fn row_pitch(&self) -> f32 {
        self.pit().y + STRIP
    }

    /// The wood, as planned.
    fn planned_board(&self) -> Vec2 {
        let rows = if self.variant.has_four_rows() { 4.0 } else { 2.0 };
        let stores = if self.has_stores() { 2.0 * STORE } else { 0.0 };
        let long = f32::from(self.row()) * PITCH + 2.0 * END + stores;
        Vec2::new(long, rows * self.row_pitch() + DIVIDE + 2.0 * EDGE)
    }

    /// The same as it lies.
    fn sized(&self, planned: Vec2) -> Vec2 {
        if self.is_tall() { planned.yx() } else { planned }
    }

    /// A way on the plan as it lies.
    pub fn turned(&self, planned: Vec2) -> Vec2 {
        let before_player = if self.place.turned { -planned } else { planned };
        if self.is_tall() { Vec2::new(before_player.y, -before_player.x) } else { before_player }
    }

    /// The size of the wood.
    pub fn board(&self) -> Vec2 {
        self.sized(self.planned_board())
    }

    /// The size of the board with its shadow.
    pub fn extent(&self) -> Vec2 {
        self.board() + 2.0 * BORDER
    }

    /// The size of a pit.
    pub fn pit_size(&self) -> Vec2 {
        self.sized(self.pit())
    }

    /// The size of a store.
    pub fn store_size(&self) -> Vec2 {
        self.sized(Vec2::new(STORE - 22.0, (self.planned_board().y - 2.0 * EDGE) * 0.66))
    }

    /// The size of the place.
    pub fn size(&self, place: Place) -> Vec2 {
        match place {
            Place::Pit(_) => self.pit_size(),
            Place::Store(_) => self.store_size(),
        }
    }

    /// The middle of a place as planned.
    fn planned(&self, place: Place) -> Vec2 {
        let (seat, at) = match place {
            Place::Store(seat) => (seat, Vec2::X * (self.planned_board().x - STORE) / 2.0),
            Place::Pit(Pit { seat, place }) => {
                let middle = f32::from(self.row() - 1) / 2.0;
                let is_back = place >= self.row();
                let column = if is_back { f32::from(2 * ROW - 1 - place) } else { f32::from(place) };
                let down = DIVIDE / 2.0 + self.pit().y / 2.0 + if is_back { self.row_pitch() } else { 0.0 };
                (seat, Vec2::new((column - middle) * PITCH, -down))
            }
        };
        if seat == Seat::FIRST { at } else { -at }
    }

    /// The middle of a place.
    pub fn at(&self, place: Place) -> Vec2 {
        self.turned(self.planned(place))
    }

    /// The middle of the strip beside a pit, or of the end of a store where its number stands; and the way along it.
    pub fn strip(&self, place: Place) -> (Vec2, Vec2) {
        let outward = |seat: Seat| if seat == Seat::FIRST { Vec2::NEG_Y } else { Vec2::Y };
        let (seat, reach) = match place {
            Place::Pit(pit) => (pit.seat, f32::midpoint(self.pit().y, STRIP)),
            Place::Store(seat) => (seat, (self.planned_board().y - 2.0 * EDGE) * 0.33 + STRIP / 2.0),
        };
        (self.turned(self.planned(place) + outward(seat) * reach), if self.is_tall() { Vec2::NEG_Y } else { Vec2::X })
    }

    /// The band along the outer row of a player: its middle and size.
    pub fn band(&self, seat: Seat) -> (Vec2, Vec2) {
        let long = f32::from(self.row()) * PITCH;
        let down = self.planned_board().y / 2.0 - EDGE - STRIP / 2.0;
        let at = Vec2::NEG_Y * down;
        (self.turned(if seat == Seat::FIRST { at } else { -at }), self.sized(Vec2::new(long, STRIP)))
    }

    /// The line between the two players: its length as it lies.
    pub fn divide(&self) -> Vec2 {
        self.sized(Vec2::new(f32::from(self.row()) * PITCH, 3.0))
    }

    /// The way on the board from a pit to the next in the direction of rising numbers, along its row.
    pub fn onward(&self, pit: Pit) -> Vec2 {
        let rising = if pit.place >= self.row() { Vec2::NEG_X } else { Vec2::X };
        self.turned(if pit.seat == Seat::FIRST { rising } else { -rising })
    }
}

/// The spot of a pit.
pub const fn spot_of(pit: Pit) -> SpotId {
    SpotId((pit.seat.0 as u16) << 8 | pit.place as u16)
}

/// The pit of a spot.
pub const fn pit_of(SpotId(id): SpotId) -> Pit {
    Pit::new(Seat((id >> 8) as u8), (id & 0xff) as u8)
}

/// All spots: the pits.
pub fn all(plan: &Plan) -> Vec<Spot> {
    let size = plan.pit_size();
    plan.pits().map(|pit| Spot { id: spot_of(pit), at: plan.at(Place::Pit(pit)), size, cursor: true }).collect()
}

/// The pit that a point means: the one in whose share of the row it lies, strip included.
pub fn under(plan: &Plan, point: Vec2) -> Option<SpotId> {
    let half = plan.sized(Vec2::new(PITCH, plan.row_pitch())) / 2.0;
    let share = |pit: &Pit| {
        let (strip, _) = plan.strip(Place::Pit(*pit));
        let at = plan.at(Place::Pit(*pit));
        // The strip belongs to the pit: the middle of both together.
        at + (strip - at).normalize_or_zero() * STRIP / 2.0
    };
    plan.pits().find(|pit| (share(pit) - point).abs().cmple(half).all()).map(spot_of)
}

/// The names of the pits at the edge of the board; on boards of four rows two by two.
pub fn labels(plan: &Plan) -> Vec<(Vec2, String)> {
    let outer = plan.pits().filter(|pit| !plan.variant.has_four_rows() || pit.place >= ROW);
    let name = |pit: Pit| {
        let at = plan.at(Place::Pit(pit));
        let (strip, _) = plan.strip(Place::Pit(pit));
        let beyond = strip + (strip - at).normalize_or_zero() * (STRIP / 2.0 + EDGE + 0.45 * BORDER);
        let front = Pit::new(pit.seat, 2 * ROW - 1 - pit.place.max(ROW));
        (beyond, if plan.variant.has_four_rows() { format!("{front} {pit}") } else { pit.to_string() })
    };
    outer.map(name).collect()
}

/// The moves that begin with a pit.
pub fn moves_from(game: &Mancala, pit: Pit) -> Vec<Move> {
    game.legal_moves().into_iter().filter(|mv| mv.pit == pit).collect()
}

/// What choosing a pit means: its move, where there are several the question which.
pub fn choose(game: &Mancala, spot: SpotId) -> Choice<Move> {
    let pit = pit_of(spot);
    match moves_from(game, pit)[..] {
        [only] => Choice::Move(only),
        [] => match game.clone().play(Move::plain(pit)) {
            Err(refused) => Choice::Refuse(refused.reason),
            Ok(_) => Choice::Refuse("no-move"),
        },
        _ => Choice::Ask,
    }
}
