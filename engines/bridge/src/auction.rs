//! The auction by its laws (Laws of Duplicate Bridge 17 to 22): which calls may follow, when it is over, and what it leads to.

use parlour_core::Seat;

use crate::contract::{Contract, Doubling};
use crate::deal::seat_after;

/// Why a call is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongCall {
    /// The auction was over.
    #[error("{0} comes after the end of the auction")]
    Late(String),
    /// It is not one of the calls there are.
    #[error("'{0}' is no call")]
    Unknown(String),
    /// A bid must be higher than the last one.
    #[error("{bid} is not higher than {last}")]
    TooLow {
        /// The bid.
        bid: String,
        /// The one before, without a double.
        last: String,
    },
    /// A double needs a bid of the other side, a redouble a double.
    #[error("there is nothing that {0} could stand for")]
    Baseless(String),
}

/// An auction so far, call by call. Who dealt need not be known for the laws to be checked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Auction {
    calls: usize,
    /// Passes since the last other call.
    passes: usize,
    /// The contract as it stands, and the place of its bid.
    last: Option<(Contract, usize)>,
    /// By side and strain the place of the first bid. Sides are told apart by whether places are even or odd.
    first: [[Option<usize>; 5]; 2],
}

impl Auction {
    /// Adds a call as PBN writes it: `Pass`, `X`, `XX`, `1NT`.
    ///
    /// # Errors
    /// If it is not allowed.
    pub fn push(&mut self, call: &str) -> Result<(), WrongCall> {
        if self.is_over() {
            return Err(WrongCall::Late(call.to_owned()));
        }
        let place = self.calls;
        match call {
            "Pass" => self.passes += 1,
            "X" | "XX" => {
                self.double(call)?;
                self.passes = 0;
            }
            _ => {
                let bid = call.parse::<Contract>().ok().filter(|bid| bid.doubling() == Doubling::Undoubled);
                let bid = bid.ok_or_else(|| WrongCall::Unknown(call.to_owned()))?;
                let height = |contract: Contract| (contract.level(), contract.strain());
                if let Some((standing, _)) = self.last.filter(|&(standing, _)| height(bid) <= height(standing)) {
                    let (level, strain) = height(standing);
                    return Err(WrongCall::TooLow { bid: bid.to_string(), last: format!("{level}{strain}") });
                }
                self.first[place % 2][bid.strain().index()].get_or_insert(place);
                self.last = Some((bid, place));
                self.passes = 0;
            }
        }
        self.calls += 1;
        Ok(())
    }

    /// The other side's bid may be doubled, and the double of one's own redoubled.
    fn double(&mut self, call: &str) -> Result<(), WrongCall> {
        let (before, after) = match call {
            "X" => (Doubling::Undoubled, Doubling::Doubled),
            _ => (Doubling::Doubled, Doubling::Redoubled),
        };
        let allowed = self.last.filter(|&(contract, place)| {
            let is_own = place % 2 == self.calls % 2;
            contract.doubling() == before && is_own == (before == Doubling::Doubled)
        });
        let (contract, place) = allowed.ok_or_else(|| WrongCall::Baseless(call.to_owned()))?;
        self.last = Contract::new(contract.level(), contract.strain(), after).map(|contract| (contract, place));
        Ok(())
    }

    /// The number of calls.
    pub const fn len(&self) -> usize {
        self.calls
    }

    /// Whether three have passed after a bid, or all four at first.
    pub const fn is_over(&self) -> bool {
        if self.last.is_some() { self.passes == 3 } else { self.passes == 4 }
    }

    /// Whether it is over without a bid.
    pub const fn is_passed_out(&self) -> bool {
        self.is_over() && self.last.is_none()
    }

    /// The contract it leads to if it is over and `dealer` began it, and who plays it: the first of the side to bid the strain.
    pub fn contract(&self, dealer: Seat) -> Option<(Contract, Seat)> {
        let (contract, place) = self.last.filter(|_| self.is_over())?;
        let first = self.first[place % 2][contract.strain().index()]?;
        Some((contract, seat_after(dealer, (first % 4) as u8)))
    }
}

/// The shortest auction from `dealer` on that leads to this contract.
pub(crate) fn shortest(dealer: Seat, contract: Contract, declarer: Seat) -> Vec<String> {
    let pass = || "Pass".to_owned();
    let before = (declarer.0 + 4 - dealer.0) & 3;
    let mut calls: Vec<String> = (0..before).map(|_| pass()).collect();
    calls.push(format!("{}{}", contract.level(), contract.strain()));
    match contract.doubling() {
        Doubling::Undoubled => {}
        Doubling::Doubled => calls.push("X".into()),
        Doubling::Redoubled => calls.extend(["X".into(), "XX".into()]),
    }
    calls.extend([pass(), pass(), pass()]);
    calls
}
