//! The par score: what comes out if both sides bid perfectly, knowing all cards.

use parlour_core::{Seat, Side};

use super::TrickTable;
use crate::contract::{Contract, Doubling, Strain, Vulnerability};
use crate::deal::SEATS;
use crate::score::score;

/// The result of perfect bidding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Par {
    /// The score of North and South.
    pub score: i32,
    /// The contracts that give it, with their declarers; none if everybody passes.
    pub contracts: Vec<(Contract, Seat)>,
}

/// The par of a deal whose auction `dealer` opens.
///
/// The sides bid in turn: each the contract above the last bid that would be best for it if the auction ended there, as long
/// as that is better than what stands. Contracts that fail are doubled. Who begins matters only where both sides have a bid
/// that the other does not overcall.
pub fn par(table: &TrickTable, vulnerability: Vulnerability, dealer: Seat) -> Par {
    // A contract of no tricks too few is undoubled; its score is that of North and South.
    let value = |level: u8, strain: Strain, declarer: Seat| {
        let vulnerable = vulnerability.includes(declarer.side());
        let tricks = table.tricks(strain, declarer);
        let doubling = if tricks >= level + 6 { Doubling::Undoubled } else { Doubling::Doubled };
        let contract = Contract::new(level, strain, doubling)?;
        let points = score(contract, vulnerable, tricks);
        Some((contract, if declarer.side() == Side::First { points } else { -points }))
    };
    // What stands: first, that everybody passes.
    let mut best = Par { score: 0, contracts: Vec::new() };
    let mut side = dealer.side();
    let mut passes = 0;
    let mut floor = 0;
    while passes < 2 {
        let sign = if side == Side::First { 1 } else { -1 };
        // The best contract of this side above the last bid, if both sides then stop.
        let mut choice: Option<(i32, usize, Vec<(Contract, Seat)>)> = None;
        for bid in floor..35 {
            let (level, strain) = ((bid / 5) as u8 + 1, Strain::ALL[bid % 5]);
            for declarer in SEATS.into_iter().filter(|seat| seat.side() == side) {
                let Some((contract, points)) = value(level, strain, declarer) else { continue };
                let gain = sign * points;
                match &mut choice {
                    Some((most, _, contracts)) if gain == *most => contracts.push((contract, declarer)),
                    Some((most, ..)) if gain < *most => {}
                    _ => choice = Some((gain, bid, vec![(contract, declarer)])),
                }
            }
        }
        match choice {
            Some((gain, bid, contracts)) if gain > sign * best.score => {
                best = Par { score: sign * gain, contracts };
                floor = bid + 1;
                passes = 0;
            }
            _ => passes += 1,
        }
        side = side.other();
    }
    best
}
