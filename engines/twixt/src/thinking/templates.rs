//! Edge templates in a search: points from which a border row some rows away cannot be lost any more, because the points
//! around them are clear.
//!
//! The regions are those of the fewest points, found by [`crate::solver::edge`] and proved there by exhaustive search,
//! whatever surrounds them. Nearer to the border row ties say more exactly what is needed. All points along a border row are
//! looked at together, as bits.

use std::sync::LazyLock;

use parlour_core::Seat;

use super::ties::{Offset, Wall, wall};
use crate::field::Field;
use crate::geometry::DIRECTIONS;
use crate::grid::bits;
use crate::solver::edge::{Spot, Template};

/// The lowest height of a template above its border row.
const LOWEST: usize = 3;

/// How many heights there are.
const HEIGHTS: usize = 2;

/// The rows of the regions, the border row among them.
const ROWS: usize = 6;

/// Pictures of the templates, each of which stands for its mirror image, too.
const TEMPLATES: [&str; 15] = [
    ".+../++O+/++.+/++.+/.+.+",
    ".+..../++O+../++.+../++.+../...+.+",
    "..+../.++O+/.++.+/.++.+/+.+..",
    "..+..../.++O+../.++.+../.++.+../+.....+",
    ".+.../++O+./.+.++/++.+./.+.+.",
    ".+..../++O+../.+.++./++.+../...+.+",
    "..+.../.++O+./..+.++/.++.+./+.+...",
    "..+..../.++O+../..+.++./.++.+../+.....+",
    "...+.../..++O+./.+++++./+++++++/.+++++./...+.+.",
    "...+.../..++O+./.+++++./+++++++/.+++++./.+.+...",
    "..+..../.++O+../.++.++./+++++++/.+++++./.+.+.+.",
    "..+..../.++O+../.++.++./+++++++/.+++++./.++..+.",
    "..+..../.++O+../.++.++./+++++++/.+++++./.+..++.",
    "..+..../.++O+../.++.++./+++++++/.+++++./++...+.",
    "..+..../.++O+../.++.++./+++++++/.+++++./.+...++",
];

/// What is known of one row, as bits along the border row: which points are free, and from which the links in each of
/// [`UPWARDS`] are possible.
type Row = [u64; 1 + UPWARDS.len()];

/// One direction of every link, along the border row and away from it.
const UPWARDS: [Spot; 4] = [(-2, 1), (-1, 2), (1, 2), (2, 1)];

/// What a region needs: somewhere along the border row from its peg, in a row, that a point is free or a link possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Need {
    along: i8,
    row: u8,
    /// The place in [`Row`].
    what: u8,
}

/// What the regions of one height need, mirror images included: what all have in common, and what each needs more.
struct Regions {
    common: Vec<Need>,
    more: Vec<Vec<Need>>,
}

static BY_HEIGHT: LazyLock<[Regions; HEIGHTS]> = LazyLock::new(|| {
    std::array::from_fn(|at| {
        let read = |picture: &&str| picture.parse::<Template>().expect("the pictures are well drawn");
        let of_height = TEMPLATES.iter().map(read).filter(|template| template.height() == LOWEST + at);
        let all: Vec<Vec<Need>> =
            of_height.flat_map(|template| [needs(&template.mirrored()), needs(&template)]).collect();
        let is_common = |need: &Need| all.iter().all(|needs| needs.contains(need));
        let (common, _): (Vec<Need>, Vec<Need>) = all[0].iter().partition(|need| is_common(need));
        let more = all.iter().map(|needs| needs.iter().copied().filter(|need| !is_common(need)).collect()).collect();
        Regions { common, more }
    })
});

/// What a template needs: all its points, and all links between them and with the peg.
fn needs(Template { pegs, region }: &Template) -> Vec<Need> {
    let is_within = |spot: Spot| pegs.contains(&spot) || region.contains(&spot);
    let need = |&(along, row): &Spot, what: usize| Need { along, row: row as u8, what: what as u8 };
    let mut needs: Vec<Need> = region.iter().map(|spot| need(spot, 0)).collect();
    for spot in region.iter().chain(pegs) {
        let links = UPWARDS.iter().enumerate().filter(|(_, up)| is_within((spot.0 + up.0, spot.1 + up.1)));
        needs.extend(links.map(|(at, _)| need(spot, at + 1)));
    }
    needs
}

/// For each seat and border row the numbers of the directions that are [`UPWARDS`] there.
static UPWARDS_ON_BOARD: LazyLock<[[[u8; UPWARDS.len()]; 2]; 2]> = LazyLock::new(|| {
    let number = |direction: Spot| DIRECTIONS.iter().position(|&other| other == direction).map_or(0, |at| at as u8);
    [
        [UPWARDS.map(number), UPWARDS.map(|(along, up)| number((along, -up)))],
        [UPWARDS.map(|(along, up)| number((up, along))), UPWARDS.map(|(along, up)| number((-up, along)))],
    ]
});

/// For each seat and border row what a template is to the other player, by height.
static WALLS: LazyLock<[[[Wall; HEIGHTS]; 2]; 2]> = LazyLock::new(|| {
    let walls = |(cols, rows): Offset| {
        std::array::from_fn(|at| {
            let height = (LOWEST + at) as i8;
            wall((cols * height, rows * height))
        })
    };
    [[walls((0, -1)), walls((0, 1))], [walls((-1, 0)), walls((1, 0))]]
});

/// The points around which the region of a template is clear.
#[derive(Clone, Debug, Default)]
pub(super) struct Templates {
    /// For each seat, border row and height how far along the border row, as bits.
    along: [[[u64; HEIGHTS]; 2]; 2],
}

impl Templates {
    /// Finds all templates of a position.
    pub fn find(&mut self, field: &Field) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            for border in [0, 1] {
                let rows = rows(field, seat, border);
                self.along[seat.index()][border] = BY_HEIGHT.each_ref().map(|regions| regions.around(&rows));
            }
        }
    }

    /// The points of `seat` from which a peg is, or would be, connected to a border row.
    pub fn points(&self, field: &Field, seat: Seat, border: usize) -> impl Iterator<Item = usize> + '_ {
        let grid = field.grid();
        let heights = self.along[seat.index()][border].into_iter().enumerate();
        heights.flat_map(move |(at, mut along)| {
            std::iter::from_fn(move || {
                let next = (along != 0).then(|| along.trailing_zeros() as usize);
                along &= along.wrapping_sub(1);
                next.map(|along| grid.above(seat, border, LOWEST + at, along))
            })
        })
    }

    /// What a peg of `seat` that is connected to a border row by a template is to the other player; `None` if it is not.
    pub fn wall(&self, field: &Field, seat: Seat, border: usize, peg: usize) -> Option<&'static Wall> {
        let (height, along) = (field.grid().height(seat, border, peg), field.grid().along(seat, peg));
        let at = height.checked_sub(LOWEST).filter(|&at| at < HEIGHTS)?;
        let is_held = self.along[seat.index()][border][at] >> along & 1 == 1;
        is_held.then(|| &WALLS[seat.index()][border][at])
    }
}

impl Regions {
    /// Where along the border row such a region is clear.
    fn around(&self, rows: &[Row; ROWS]) -> u64 {
        let where_met = |needs: &[Need], mut places: u64| {
            for &Need { along, row, what } in needs {
                let row = rows[usize::from(row)][usize::from(what)];
                places &= if along < 0 { row << -along } else { row >> along };
                if places == 0 {
                    break;
                }
            }
            places
        };
        let possible = where_met(&self.common, u64::MAX);
        self.more.iter().fold(0, |found, more| found | where_met(more, possible & !found))
    }
}

/// What `seat` finds in the rows at a border row. Points at the sides, which belong to the other player, are not free, nor
/// corners, which may be taken by either; and none at the end of a link that would cross one of its own where that is
/// forbidden.
fn rows(field: &Field, seat: Seat, border: usize) -> [Row; ROWS] {
    let grid = field.grid();
    let size = usize::from(field.setup().size);
    let upwards = UPWARDS_ON_BOARD[seat.index()][border];
    let mut rows = [Row::default(); ROWS];
    for (height, row) in rows.iter_mut().enumerate().take(size) {
        let points = (1..size - 1).map(|along| grid.above(seat, border, height, along));
        for (along, point) in (1..).zip(points) {
            let open = field.open(seat, point);
            let [free, links @ ..] = &mut *row;
            *free |= u64::from(field.may_put(seat, point)) << along;
            for (links, direction) in links.iter_mut().zip(upwards) {
                *links |= u64::from(open >> direction & 1) << along;
            }
        }
    }
    if !field.may_cross(seat) {
        for peg in field.pegs(seat) {
            let links = bits(field.links(peg)).map(|direction| grid.link(peg, direction));
            for (end, _) in links.flat_map(|link| grid.crossings(link)).flat_map(|crossed| grid.ends(crossed)) {
                if let Some(row) = rows.get_mut(grid.height(seat, border, end)) {
                    row[0] &= !(1 << grid.along(seat, end));
                }
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use parlour_core::Chance;

    use super::*;
    use crate::setup::{Setup, Variant};
    use crate::solver::edge::REPLIES;

    #[test]
    fn every_template_holds_and_needs_all_of_its_points() {
        for picture in TEMPLATES {
            let template: Template = picture.parse().expect("the pictures are well drawn");
            assert!(template.holds(REPLIES), "{picture}");
            for left_out in &template.region {
                let region = template.region.iter().copied().filter(|spot| spot != left_out).collect();
                assert!(!Template { region, ..template.clone() }.holds(REPLIES), "{picture} without {left_out:?}");
            }
        }
    }

    /// A peg of one player and its connection to a border row, under attack on a real board.
    struct Attack {
        field: Field,
        seat: Seat,
        border: usize,
        peg: usize,
        /// Where the other player intrudes, and where the owner answers, what was good last first.
        intrusions: Vec<usize>,
        answers: Vec<usize>,
    }

    impl Attack {
        /// Whether every intrusion has an answer, and so on for so many answers.
        fn is_repelled(&mut self, left: usize) -> bool {
            if self.field.root(self.peg) == self.field.root_of_border(self.seat, self.border) {
                return true;
            }
            left > 0
                && (0..self.intrusions.len()).all(|at| {
                    let point = self.intrusions[at];
                    if !self.field.may_put(self.seat.other(), point) {
                        return true;
                    }
                    self.field.put(self.seat.other(), point);
                    let is_answered = self.is_answered(left);
                    self.field.take_back();
                    if !is_answered {
                        self.intrusions.swap(0, at);
                    }
                    is_answered
                })
        }

        fn is_answered(&mut self, left: usize) -> bool {
            (0..self.answers.len()).any(|at| {
                let point = self.answers[at];
                if !self.field.may_put(self.seat, point) {
                    return false;
                }
                self.field.put(self.seat, point);
                let is_repelled = self.is_repelled(left - 1);
                self.field.take_back();
                if is_repelled {
                    self.answers.swap(0, at);
                }
                is_repelled
            })
        }
    }

    /// On real boards, in the middle and at the sides, among pegs of chance of both players. Where own links may not cross,
    /// the owner may have to remove one first.
    #[test]
    fn a_peg_with_a_template_is_joined_to_the_border_row_whatever_the_other_player_does() {
        let mut chance = Chance::new(1);
        for at in 0..24 {
            let variant = [Variant::Classic, Variant::Pp][at / 12];
            let mut field = Field::new(Setup { variant, size: 14 });
            let (seat, border, height) = (Seat((at / 2 % 2) as u8), at % 2, LOWEST + at / 4 % HEIGHTS);
            let peg = field.grid().above(seat, border, height, 4 + chance.below(6));
            field.put(seat, peg);
            let mut templates = Templates::default();
            // A few pegs, or as many as the template suffers.
            for _ in 0..[10, 40, 150][at % 3] {
                let mover = Seat(chance.below(2) as u8);
                let points: Vec<usize> = field.free(mover).collect();
                field.put(mover, chance.pick(&points).expect("the board is not full"));
                templates.find(&field);
                if templates.wall(&field, seat, border, peg).is_none() {
                    field.take_back();
                }
            }
            templates.find(&field);
            assert!(templates.wall(&field, seat, border, peg).is_some(), "an empty board has room");
            let is_near = |&point: &usize| field.grid().height(seat, border, point) <= 8;
            let intrusions = field.free(seat.other()).filter(is_near).collect();
            let answers = field.free(seat).filter(is_near).collect();
            let mut attack = Attack { field, seat, border, peg, intrusions, answers };
            assert!(attack.is_repelled(REPLIES), "{variant:?}, {seat:?}, border row {border}, height {height}");
        }
    }
}
