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

/// Seeds that lie together, in the order in which they came. Each has a number by which a picture can follow it on its way;
/// but seeds are alike, so heaps of the same size are equal.
#[derive(Clone, Debug, Default)]
pub struct Heap(Vec<u8>);

impl PartialEq for Heap {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len()
    }
}

impl Eq for Heap {}

impl Heap {
    /// How many seeds there are.
    pub fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The numbers of the seeds, in the order in which they came.
    pub fn seeds(&self) -> &[u8] {
        &self.0
    }

    /// Moves those that came last onto another heap.
    fn give(&mut self, seeds: u8, to: &mut Self) {
        to.0.extend(self.0.drain(self.0.len() - usize::from(seeds)..));
    }
}

/// Where seeds can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a pit.
    Pit(Pit),
    /// In a player's store or stock.
    Store(Seat),
}

/// The picture of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The seeds in the pits of each side.
    pub pits: [Vec<Heap>; 2],
    /// The seeds in the stores; in Bao the stock that is not yet on the board.
    pub stores: [Heap; 2],
    /// The seeds in the hand; none between moves.
    pub hand: Heap,
    /// Over which place the hand is while it holds seeds.
    pub hand_over: Option<Place>,
    /// The marked pit.
    pub mark: Option<Pit>,
    /// Who still has a house.
    pub houses: [bool; 2],
}

impl Board {
    /// A picture with so many seeds in the pits and stores, and nothing else on it.
    pub(crate) fn of(pits: [&[u8]; 2], stores: [u8; 2]) -> Self {
        let mut next = 0;
        let mut heap = |seeds: &u8| {
            next += seeds;
            Heap((next - seeds..next).collect())
        };
        let pits = pits.map(|side| side.iter().map(&mut heap).collect());
        let stores = stores.map(|seeds| heap(&seeds));
        Self { pits, stores, hand: Heap::default(), hand_over: None, mark: None, houses: [false; 2] }
    }

    /// The seeds in a pit.
    pub fn pit(&self, pit: Pit) -> u8 {
        self.heap(Place::Pit(pit)).len()
    }

    /// The seeds in a place.
    pub fn heap(&self, place: Place) -> &Heap {
        match place {
            Place::Pit(pit) => &self.pits[pit.seat.index()][usize::from(pit.place)],
            Place::Store(seat) => &self.stores[seat.index()],
        }
    }

    /// All places, with what lies there.
    pub fn heaps(&self) -> impl Iterator<Item = (Place, &Heap)> {
        let seats = [Seat::FIRST, Seat::SECOND];
        let pits = seats.into_iter().zip(&self.pits).flat_map(|(seat, side)| {
            (0..).zip(side).map(move |(place, heap)| (Place::Pit(Pit::new(seat, place)), heap))
        });
        pits.chain(seats.into_iter().map(Place::Store).zip(&self.stores))
    }

    /// All seeds there are.
    pub fn seeds(&self) -> u32 {
        self.heaps().map(|(_, heap)| heap).chain([&self.hand]).map(|heap| u32::from(heap.len())).sum()
    }

    /// Takes over the numbers of the seeds from an earlier picture of the same game: what lies where seeds lay are these.
    pub fn recognise(&mut self, before: &Self) {
        if before.seeds() != self.seeds() || before.pits.each_ref().map(Vec::len) != self.pits.each_ref().map(Vec::len)
        {
            return;
        }
        let mut moved = before.hand.0.clone();
        let places: Vec<Place> = before.heaps().map(|(place, _)| place).collect();
        for &place in &places {
            let (lay, lie) = (before.heap(place).seeds(), &mut self.heap_mut(place).0);
            let (stay, go) = lay.split_at(lay.len().min(lie.len()));
            lie[..stay.len()].copy_from_slice(stay);
            moved.extend(go);
        }
        for &place in &places {
            let lay = before.heap(place).seeds().len();
            for seed in self.heap_mut(place).0.iter_mut().skip(lay) {
                // There are as many as are missing: all seeds are on both pictures.
                *seed = moved.pop().unwrap_or(*seed);
            }
        }
    }

    /// Changes the picture as the effect says.
    pub fn apply(&mut self, effect: &Effect) {
        match *effect {
            Effect::Lifted { pit, seeds, .. } | Effect::Raided { pit, seeds, .. } => self.lift(pit, seeds),
            Effect::Sown { pit, .. } => self.drop(Place::Pit(pit)),
            Effect::Banked { by } => self.drop(Place::Store(by)),
            Effect::Entered { pit, by } => self.move_seeds(Place::Store(by), 1, Place::Pit(pit)),
            Effect::Captured { pit, seeds, by: to } | Effect::Swept { pit, seeds, to } => {
                self.move_seeds(Place::Pit(pit), seeds, Place::Store(to));
            }
            Effect::Marked { pit } => self.mark = pit,
            Effect::HouseLost { of } => self.houses[of.index()] = false,
            Effect::Again { .. } | Effect::Passed { .. } => {}
        }
    }

    fn heap_mut(&mut self, place: Place) -> &mut Heap {
        match place {
            Place::Pit(pit) => &mut self.pits[pit.seat.index()][usize::from(pit.place)],
            Place::Store(seat) => &mut self.stores[seat.index()],
        }
    }

    fn move_seeds(&mut self, from: Place, seeds: u8, to: Place) {
        let mut moved = Heap::default();
        self.heap_mut(from).give(seeds, &mut moved);
        moved.give(seeds, self.heap_mut(to));
    }

    /// Seeds of a pit go into the hand.
    fn lift(&mut self, pit: Pit, seeds: u8) {
        let mut hand = std::mem::take(&mut self.hand);
        self.heap_mut(Place::Pit(pit)).give(seeds, &mut hand);
        (self.hand, self.hand_over) = (hand, Some(Place::Pit(pit)));
    }

    /// A seed falls from the hand.
    fn drop(&mut self, to: Place) {
        let mut hand = std::mem::take(&mut self.hand);
        hand.give(1, self.heap_mut(to));
        self.hand_over = (!hand.is_empty()).then_some(to);
        self.hand = hand;
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
