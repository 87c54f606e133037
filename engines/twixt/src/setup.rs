//! Rule sets and sizes.

use parlour_core::{Seat, SetupError};
use serde::{Deserialize, Serialize};

/// The rule set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// Paper and pencil on 20×20 points whose corners both players may use; no swap.
    #[default]
    Classic,
    /// `TwixT` PP as on Little Golem: 24×24 without corners; links are permanent and may cross one's own; swap.
    Pp,
    /// `TwixT` as in the box: 24×24 without corners; one's own links may not cross and may be removed; swap.
    Standard,
}

impl Variant {
    /// All rule sets, the default first.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Pp, Self::Standard];

    /// The name in options and locale keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Pp => "pp",
            Self::Standard => "standard",
        }
    }

    /// The usual size of the board.
    pub const fn usual_size(self) -> u8 {
        match self {
            Self::Classic => 20,
            Self::Pp | Self::Standard => 24,
        }
    }

    /// Whether the corners are points of the board.
    pub const fn has_corners(self) -> bool {
        matches!(self, Self::Classic)
    }

    /// Whether the second player may take over the first peg.
    pub const fn has_swap(self) -> bool {
        !matches!(self, Self::Classic)
    }

    /// Whether links may cross other links of the same player. If not, their owner may remove them.
    pub const fn own_links_may_cross(self) -> bool {
        !matches!(self, Self::Standard)
    }
}

/// What is agreed before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The rule set.
    pub variant: Variant,
    /// The points in each row and column, from [`Setup::SMALLEST`] to [`Setup::GREATEST`].
    pub size: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self::usual(Variant::default())
    }
}

impl Setup {
    /// The smallest board.
    pub const SMALLEST: u8 = 5;
    /// The greatest board.
    pub const GREATEST: u8 = 48;

    /// A rule set on its usual board.
    pub const fn usual(variant: Variant) -> Self {
        Self { variant, size: variant.usual_size() }
    }

    /// The same setup if there is such a board.
    ///
    /// # Errors
    /// Says which sizes there are.
    pub fn check(self) -> Result<Self, SetupError> {
        let Self { size, .. } = self;
        if (Self::SMALLEST..=Self::GREATEST).contains(&size) {
            Ok(self)
        } else {
            let (least, most) = (Self::SMALLEST, Self::GREATEST);
            Err(SetupError(format!("a board has {least} to {most} points a side, not {size}")))
        }
    }

    /// The distance from a corner to the next one.
    const fn last(self) -> u8 {
        self.size - 1
    }

    /// Whether `seat` may ever put a peg on the point in that column and row, both counted from 0: everywhere but on the
    /// border rows of the other, and on corners as the rule set says.
    pub(crate) fn may_use(self, seat: Seat, col: u8, row: u8) -> bool {
        let (at_side, at_end) = (col == 0 || col == self.last(), row == 0 || row == self.last());
        match (at_side, at_end) {
            (true, true) => self.variant.has_corners(),
            (true, false) => seat == Seat::SECOND,
            (false, true) => seat == Seat::FIRST,
            (false, false) => true,
        }
    }
}
