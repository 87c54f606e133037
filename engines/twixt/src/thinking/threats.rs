//! Moves that win at once, and those that prevent them.

use parlour_core::Seat;

use crate::field::Field;
use crate::grid::bits;

/// How far, in columns and rows, from a point that wins the end of a link may lie that spoils it: such a link crosses one
/// of the new links, whose other ends are a knight's move away.
const REACH: u8 = 4;

/// Finds winning points. It keeps its list to be used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Threats {
    /// For every point whether a peg there would be joined to border row 0 (bit 0) and 1 (bit 1).
    touches: Vec<u8>,
}

impl Threats {
    /// The points where one peg of `seat` would join its border rows.
    pub fn winning(&mut self, field: &mut Field, seat: Seat, points: &mut Vec<u16>) {
        points.clear();
        let grid = field.grid();
        self.touches.clear();
        self.touches.resize(grid.points(), 0);
        let roots = [0, 1].map(|border| field.root_of_border(seat, border));
        for border in [0, 1] {
            for index in grid.border(seat, border == 1) {
                self.touches[index] |= 1 << border;
            }
        }
        for peg in field.pegs(seat) {
            let root = field.root(peg);
            let touches = u8::from(root == roots[0]) | u8::from(root == roots[1]) << 1;
            if touches == 0 {
                continue;
            }
            for direction in bits(field.open(seat, peg)) {
                self.touches[grid.towards(peg, direction)] |= touches;
            }
        }
        for index in 0..grid.points() {
            if self.touches[index] == 3 && field.may_put(seat, index) {
                points.push(index as u16);
            }
        }
        // Where one's own links are in the way, not every link that is open can be made.
        if !field.may_cross(seat) {
            points.retain(|&index| {
                field.put(seat, index.into());
                let wins = field.is_connected(seat);
                field.take_back();
                wins
            });
        }
    }

    /// The moves of the other player after which `seat`, who could win at one of `winning`, no longer can win at once.
    pub fn answers(&mut self, field: &mut Field, seat: Seat, winning: &[u16], answers: &mut Vec<u16>) {
        answers.clear();
        let grid = field.grid();
        let near = |index: usize| {
            let (col, row) = grid.place(index);
            winning.iter().all(|&point| {
                let (other_col, other_row) = grid.place(point.into());
                col.abs_diff(other_col) <= REACH && row.abs_diff(other_row) <= REACH
            })
        };
        answers.extend(field.free(seat.other()).filter(|&index| near(index)).map(|index| index as u16));
        let mut left = Vec::new();
        answers.retain(|&index| {
            field.put(seat.other(), index.into());
            self.winning(field, seat, &mut left);
            field.take_back();
            left.is_empty()
        });
    }
}
