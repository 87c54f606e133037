//! The symbol of every board in the misère quotient.
//!
//! The 512 boards fall into 102 classes of boards that are images of each other. They are numbered as Plambeck and
//! Whitehead print them ("The Secrets of Notakto", 2013): by the number of X, and among equally many by the list of
//! marked cells. 46 classes are live; the symbol of a dead board is 1. A live board may have the symbol 1 too.

use std::sync::LazyLock;

use crate::grid::Grid;
use crate::quotient::Monomial;

/// The symbols of the live classes, in their order.
const LIVE_SYMBOLS: &str = "c 1 1 cc ad b b b a a b a b ab d a d d a ab a a 1 ab b \
                            a a a b b b ab ab b b a b a b a b b a a a a";

/// A board up to turning and mirroring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The number in the printed list, from 1 to 102.
    pub number: u8,
    /// The image whose list of marked cells comes first.
    pub grid: Grid,
    /// The symbol.
    pub symbol: Monomial,
}

/// All 102 classes, by number.
pub fn classes() -> &'static [Class] {
    &DICTIONARY.classes
}

/// The class of a board.
pub fn class(grid: Grid) -> Class {
    DICTIONARY.classes[usize::from(DICTIONARY.class_of[grid.index()])]
}

/// The symbol of a board.
pub fn symbol(grid: Grid) -> Monomial {
    DICTIONARY.symbol_of[grid.index()]
}

/// The product of the symbols of `grids`, not reduced.
pub fn product(grids: &[Grid]) -> Monomial {
    grids.iter().map(|&grid| symbol(grid)).product()
}

struct Dictionary {
    classes: Vec<Class>,
    /// For every board, the place of its class in `classes`.
    class_of: [u8; 512],
    symbol_of: [Monomial; 512],
}

static DICTIONARY: LazyLock<Dictionary> = LazyLock::new(|| {
    let mut grids: Vec<Grid> = Grid::all().filter(|&grid| grid == grid.canonical()).collect();
    grids.sort_by_key(|&grid| (grid.marks(), std::cmp::Reverse(grid)));
    let mut live_symbols = LIVE_SYMBOLS.split_whitespace().map(|letters| letters.parse().expect("the list is valid"));
    let classes: Vec<Class> = (1..)
        .zip(grids)
        .map(|(number, grid)| {
            let symbol =
                if grid.is_live() { live_symbols.next().expect("46 symbols are listed") } else { Monomial::ONE };
            Class { number, grid, symbol }
        })
        .collect();
    let mut dictionary = Dictionary { classes, class_of: [0; 512], symbol_of: [Monomial::ONE; 512] };
    for (n, class) in (0..).zip(&dictionary.classes) {
        for image in class.grid.images() {
            dictionary.class_of[image.index()] = n;
            dictionary.symbol_of[image.index()] = class.symbol;
        }
    }
    dictionary
});
