//! What a move does, seed by seed, and the picture it changes.

use parlour_core::Seat;

use crate::pit::Pit;

/// One thing that a move did. Seeds that are lifted or raided are in the hand until they are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Seeds were taken out of a pit into the hand.
    Lifted {
        /// The pit.
        pit: Pit,
        /// How many; in some games a part of them stays.
        seeds: u8,
        /// Who plays.
        by: Seat,
    },
    /// A seed fell from the hand into a pit.
    Sown {
        /// The pit.
        pit: Pit,
        /// Who plays.
        by: Seat,
    },
    /// A seed fell from the hand into the player's own store.
    Banked {
        /// Who plays.
        by: Seat,
    },
    /// A seed came from the player's stock into a pit.
    Entered {
        /// The pit.
        pit: Pit,
        /// Who plays.
        by: Seat,
    },
    /// A pit was captured into the player's store.
    Captured {
        /// The pit.
        pit: Pit,
        /// The seeds in it.
        seeds: u8,
        /// Who plays.
        by: Seat,
    },
    /// A pit of the opponent was captured into the hand, to be sown on the player's own side.
    Raided {
        /// The pit.
        pit: Pit,
        /// The seeds in it.
        seeds: u8,
        /// Who plays.
        by: Seat,
    },
    /// At the end of the game, seeds left in a pit went to a player's store.
    Swept {
        /// The pit.
        pit: Pit,
        /// How many of its seeds.
        seeds: u8,
        /// Whose store.
        to: Seat,
    },
    /// A pit is marked from now on, or none: in Woaley the one that must be played on, in Bao the one that may not be.
    Marked {
        /// The pit.
        pit: Option<Pit>,
    },
    /// A player's house is a pit like any other from now on (Bao).
    HouseLost {
        /// Whose house it was.
        of: Seat,
    },
    /// The player moves again.
    Again {
        /// Who.
        by: Seat,
    },
    /// A player cannot move and is passed over.
    Passed {
        /// Who.
        by: Seat,
    },
}

/// The picture of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The seeds in the pits of each side.
    pub pits: [Vec<u8>; 2],
    /// The seeds in the stores; in Bao the stock that is not yet on the board.
    pub stores: [u8; 2],
    /// The seeds in the hand; none between moves.
    pub hand: u8,
    /// The marked pit.
    pub mark: Option<Pit>,
    /// Who still has a house.
    pub houses: [bool; 2],
}

impl Board {
    /// The seeds in a pit.
    pub fn pit(&self, pit: Pit) -> u8 {
        self.pits[pit.seat.index()][usize::from(pit.place)]
    }

    /// All seeds there are.
    pub fn seeds(&self) -> u32 {
        let pits = self.pits.iter().flatten().chain(&self.stores).map(|&seeds| u32::from(seeds));
        pits.sum::<u32>() + u32::from(self.hand)
    }

    /// Changes the picture as the effect says.
    pub fn apply(&mut self, effect: &Effect) {
        match *effect {
            Effect::Lifted { pit, seeds, .. } | Effect::Raided { pit, seeds, .. } => {
                *self.pit_mut(pit) -= seeds;
                self.hand += seeds;
            }
            Effect::Sown { pit, .. } => {
                self.hand -= 1;
                *self.pit_mut(pit) += 1;
            }
            Effect::Banked { by } => {
                self.hand -= 1;
                self.stores[by.index()] += 1;
            }
            Effect::Entered { pit, by } => {
                self.stores[by.index()] -= 1;
                *self.pit_mut(pit) += 1;
            }
            Effect::Captured { pit, seeds, by: to } | Effect::Swept { pit, seeds, to } => {
                *self.pit_mut(pit) -= seeds;
                self.stores[to.index()] += seeds;
            }
            Effect::Marked { pit } => self.mark = pit,
            Effect::HouseLost { of } => self.houses[of.index()] = false,
            Effect::Again { .. } | Effect::Passed { .. } => {}
        }
    }

    fn pit_mut(&mut self, pit: Pit) -> &mut u8 {
        &mut self.pits[pit.seat.index()][usize::from(pit.place)]
    }
}

/// Whoever is told what a move does while it is played.
pub trait Watch {
    /// It did this.
    fn see(&mut self, effect: Effect);
}

/// Nobody watches: a search.
impl Watch for () {
    fn see(&mut self, _effect: Effect) {}
}

impl Watch for Vec<Effect> {
    fn see(&mut self, effect: Effect) {
        self.push(effect);
    }
}
