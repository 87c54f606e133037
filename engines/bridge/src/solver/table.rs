//! What the search has found out, for all positions it holds for.
//!
//! Partition search (Ginsberg 1996, *Partition Search*): a result rarely depends on all cards. An entry holds for every
//! position with the same suit lengths in all hands and the same owners of the highest cards of each suit, as many of them
//! as the proof needed. Cards are counted by their relative rank among those not yet played. The entries of one set of
//! lengths lie side by side in memory, where they are looked through faster than a tree of them would be.

/// "No list".
const NONE: u32 = u32::MAX;

/// The owners of the cards of all suits by relative rank: 2 bits each, from the highest down, 32 bits a suit.
pub type Owners = [u64; 2];

/// What is known of all positions in which the cards under `mask` are owned as `owners` says.
#[derive(Clone, Copy)]
struct Entry {
    owners: Owners,
    mask: Owners,
    /// North and South take at least and at most so many of the remaining tricks.
    lower: u8,
    upper: u8,
}

impl Entry {
    /// Whether a position with these owners is one of those the entry holds for.
    fn covers(&self, owners: &Owners) -> bool {
        ((owners[0] ^ self.owners[0]) & self.mask[0]) | ((owners[1] ^ self.owners[1]) & self.mask[1]) == 0
    }

    /// Whether it says all that the other says, of all positions of the other.
    fn replaces(&self, other: &Self) -> bool {
        self.lower >= other.lower
            && self.upper <= other.upper
            && (self.mask[0] & !other.mask[0]) | (self.mask[1] & !other.mask[1]) == 0
            && self.covers(&other.owners)
    }
}

/// What the table says of a position.
#[derive(Clone, Copy)]
pub struct Hit {
    /// A lower bound if it is at least what was asked for, else an upper bound.
    pub tricks: u8,
    /// The cards that matter: two bits for each.
    pub mask: Owners,
}

/// Where the entries for one set of lengths and one leader are.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    list: u32,
}

const EMPTY: Slot = Slot { key: 0, list: NONE };

/// Slots of an empty table.
const FEWEST_SLOTS: usize = 1 << 12;

/// The table. It forgets everything when it is full.
pub struct Table {
    slots: Vec<Slot>,
    lists: Vec<Vec<Entry>>,
    entries: usize,
    /// Memory in use, and how much may be.
    used: usize,
    bytes: usize,
}

impl Table {
    /// A table that takes at most about `bytes`, and at least 1 MiB.
    pub fn new(bytes: usize) -> Self {
        let slots = vec![EMPTY; FEWEST_SLOTS];
        Self { slots, lists: Vec::new(), entries: 0, used: 0, bytes: bytes.max(1 << 20) }
    }

    /// Forgets everything, and gives large memory back.
    pub fn clear(&mut self) {
        self.slots.truncate(FEWEST_SLOTS);
        self.slots.fill(EMPTY);
        self.lists.clear();
        self.entries = 0;
        self.used = 0;
    }

    /// How many entries there are.
    pub const fn len(&self) -> usize {
        self.entries
    }

    /// The memory in use, in bytes.
    pub const fn memory(&self) -> usize {
        self.used + self.slots.len() * size_of::<Slot>()
    }

    /// The place of a key: where it is or where it would go.
    fn place(&self, key: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut place = (key >> 20) as usize & last;
        while self.slots[place].key != key && self.slots[place].list != NONE {
            place = (place + 1) & last;
        }
        place
    }

    /// What is known of the position with these lengths and leader (`key`) and owners that decides whether North and South
    /// take `need` tricks.
    pub fn probe(&self, key: u64, owners: &Owners, need: u8) -> Option<Hit> {
        let slot = self.slots[self.place(key)];
        let list = self.lists.get(slot.list as usize)?;
        let decides = |entry: &&Entry| (entry.lower >= need || entry.upper < need) && entry.covers(owners);
        let entry = list.iter().find(decides)?;
        Some(Hit { tricks: if entry.lower >= need { entry.lower } else { entry.upper }, mask: entry.mask })
    }

    /// Remembers that North and South take from `lower` to `upper` tricks wherever the owners under `mask` are the same.
    pub fn store(&mut self, key: u64, owners: &Owners, mask: Owners, lower: u8, upper: u8) {
        if self.used + self.slots.len() * size_of::<Slot>() * 2 > self.bytes {
            self.clear();
        }
        if self.lists.len() * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let place = self.place(key);
        if self.slots[place].list == NONE {
            self.slots[place] = Slot { key, list: self.lists.len() as u32 };
            self.lists.push(Vec::new());
            self.used += size_of::<Vec<Entry>>();
        }
        let list = &mut self.lists[self.slots[place].list as usize];
        let new = Entry { owners: [owners[0] & mask[0], owners[1] & mask[1]], mask, lower, upper };
        let (length, room) = (list.len(), list.capacity());
        list.retain(|entry| !new.replaces(entry));
        list.push(new);
        self.entries = self.entries + list.len() - length;
        self.used += (list.capacity() - room) * size_of::<Entry>();
    }

    fn grow(&mut self) {
        let larger = vec![EMPTY; self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, larger) {
            if slot.list != NONE {
                let place = self.place(slot.key);
                self.slots[place] = slot;
            }
        }
    }
}
