//! What a search asks about a position: how it stands and which moves are worth a look.

use parlour_core::Seat;

use super::distance::{FAR, Meter, PEG};
use super::threats::Threats;
use super::ties::Ties;
use crate::field::Field;

/// What the right to move is worth, in the unit of distances.
const TEMPO: i32 = PEG as i32 / 2;

/// As far as a player may seem to be who cannot connect any more, in the unit of distances.
const BLOCKED: i32 = 80;

/// The value of one unit of distance.
pub(crate) const UNIT: i32 = 10;

/// Looks at positions. It keeps its lists to be used again.
#[derive(Default)]
pub(crate) struct Scout {
    /// For each seat the distances from both border rows.
    meters: [[Meter; 2]; 2],
    ties: Ties,
    threats: Threats,
    lists: Vec<Vec<u16>>,
    ordered: Vec<(u16, u16)>,
}

impl Scout {
    /// How well `seat`, who is to move, stands: how much nearer it is to connecting.
    pub fn estimate(&mut self, field: &Field, seat: Seat) -> i32 {
        let [own, other] = self.distances(field, seat);
        UNIT * (other - own + TEMPO)
    }

    /// How far `seat` and the other player are from connecting, in the unit of distances.
    pub fn distances(&mut self, field: &Field, seat: Seat) -> [i32; 2] {
        self.ties.find(field);
        [seat, seat.other()].map(|seat| {
            let [from_start, _] = &mut self.meters[seat.index()];
            i32::from(from_start.measure(field, &self.ties, seat, 0, false)).min(BLOCKED)
        })
    }

    /// The moves likeliest to be good, the likeliest first, at most so many: points through which both players have short
    /// ways, those of the player to move counting twice.
    pub fn candidates(&mut self, field: &Field, seat: Seat, most: usize, moves: &mut Vec<u16>) {
        moves.clear();
        self.appraise(field, seat);
        if most < self.ordered.len() {
            self.ordered.select_nth_unstable(most);
            self.ordered.truncate(most);
        }
        self.ordered.sort_unstable();
        moves.extend(self.ordered.iter().map(|&(_, index)| index));
    }

    /// All moves, each after the length of the ways through its point, ascending.
    pub fn appraised(&mut self, field: &Field, seat: Seat) -> Vec<(u16, u16)> {
        self.appraise(field, seat);
        self.ordered.sort_unstable();
        self.ordered.clone()
    }

    /// Adds up the lengths of the shortest ways of both players through every point on which `seat` may put a peg.
    fn appraise(&mut self, field: &Field, seat: Seat) {
        self.ties.find(field);
        for (seat, meters) in [Seat::FIRST, Seat::SECOND].into_iter().zip(&mut self.meters) {
            for (border, meter) in meters.iter_mut().enumerate() {
                meter.measure(field, &self.ties, seat, border, true);
            }
        }
        let through = |seat: Seat, index| {
            let [a, b] = self.meters[seat.index()].each_ref().map(|meter| meter.value(index));
            (a + b).saturating_sub(PEG).min(FAR)
        };
        self.ordered.clear();
        for index in field.free(seat) {
            let own = through(seat, index);
            let other = if field.may_put(seat.other(), index) { through(seat.other(), index) } else { own };
            self.ordered.push((2 * own + other, index as u16));
        }
    }

    /// The points where one peg of `seat` wins.
    pub fn winning(&mut self, field: &mut Field, seat: Seat, points: &mut Vec<u16>) {
        self.threats.winning(field, seat, points);
    }

    /// The moves that prevent `seat` from winning at once at one of `winning`.
    pub fn answers(&mut self, field: &mut Field, seat: Seat, winning: &[u16], answers: &mut Vec<u16>) {
        self.threats.answers(field, seat, winning, answers);
    }

    /// An empty list of moves for a ply, to be given back.
    pub fn take_list(&mut self, ply: usize) -> Vec<u16> {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        std::mem::take(&mut self.lists[ply])
    }

    /// Gives a list back.
    pub fn give_list(&mut self, ply: usize, list: Vec<u16>) {
        self.lists[ply] = list;
    }
}
