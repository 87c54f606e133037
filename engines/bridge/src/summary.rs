//! What there is to say of a whole deal: the tricks of every contract double dummy, and par.

use std::fmt;
use std::str::FromStr;

use parlour_core::{Control, Seat};

use crate::card::Cards;
use crate::contract::{Contract, Strain};
use crate::deal::{Deal, NORTH, SEATS, seat_letter, seat_named};
use crate::solver::{Par, Solver, TrickTable, par};
use crate::view::View;

/// The tricks that every declarer takes in every strain, and par. The notation is one line:
/// `S 5 8 5 8, H 6 6 6 6, D 5 7 5 7, C 7 5 7 5, NT 6 6 6 6; par -110: 2S E, 2S W`, tricks by declarer N, E, S, W and the score of
/// North and South.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The tricks double dummy.
    pub table: TrickTable,
    /// What perfect bidding leads to, if North opens the auction.
    pub par: Par,
}

impl Summary {
    /// The summary of the deal that an open view is about, as it was before the first card. `None` for other views, and if
    /// `control` ended it.
    pub fn of(view: &View, control: &Control) -> Option<Self> {
        let open = view.open()?;
        let dealt: [Cards; 4] = SEATS.map(|seat| open[seat.index()] | view.play().played_by(seat));
        let table = Solver::default().table(&Deal::new(dealt).ok()?, control)?;
        Some(Self { table, par: par(&table, view.vulnerability(), NORTH) })
    }
}

/// The strains as tables list them.
pub const LISTED: [Strain; 5] = [Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs, Strain::NoTrump];

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |strain: Strain| {
            let tricks = SEATS.map(|seat| self.table.tricks(strain, seat).to_string());
            format!("{strain} {}", tricks.join(" "))
        };
        write!(f, "{}; par {}", LISTED.map(row).join(", "), self.par.score)?;
        let contracts = self.par.contracts.iter();
        let contracts: Vec<String> =
            contracts.map(|&(contract, declarer)| format!("{contract} {}", seat_letter(declarer))).collect();
        if contracts.is_empty() { Ok(()) } else { write!(f, ": {}", contracts.join(", ")) }
    }
}

/// A text that is no summary of a deal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no summary of a deal")]
pub struct ParseSummaryError(pub String);

impl FromStr for Summary {
    type Err = ParseSummaryError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or_else(|| ParseSummaryError(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Summary> {
    let (rows, end) = text.split_once("; par ")?;
    let mut table = [[0; 4]; 5];
    let rows: Vec<&str> = rows.split(", ").collect();
    if rows.len() != LISTED.len() {
        return None;
    }
    for (strain, row) in LISTED.into_iter().zip(rows) {
        let tricks = row.strip_prefix(strain.name())?.split_whitespace().map(|word| word.parse().ok());
        let tricks: Vec<u8> = tricks.collect::<Option<_>>()?;
        table[strain.index()] =
            tricks.try_into().ok().filter(|row: &[u8; 4]| row.iter().all(|&tricks| tricks <= 13))?;
    }
    let (score, contracts) = end.split_once(": ").unwrap_or((end, ""));
    let contracts = contracts.split_terminator(", ").map(contract).collect::<Option<_>>()?;
    Some(Summary { table: TrickTable::new(table), par: Par { score: score.parse().ok()?, contracts } })
}

fn contract(text: &str) -> Option<(Contract, Seat)> {
    let (contract, declarer) = text.split_once(' ')?;
    Some((contract.parse().ok()?, seat_named(declarer)?))
}
