//! What the search has found out, for all positions it holds for.
//!
//! Partition search (Ginsberg 1996, *Partition Search*): a result rarely depends on all cards. An entry holds for every
//! position with the same suit lengths in all hands and the same owners of the highest cards of each suit, as many of them
//! as the proof needed. Cards are counted by their relative rank among those not yet played. The entries of one set of
//! lengths form a tree in which what is below a node is a special case of it.

/// "No node" and "empty list".
const NONE: u32 = u32::MAX;

/// The owners of the cards of all suits by relative rank: 2 bits each, from the highest down, 32 bits a suit.
pub type Owners = [u64; 2];

/// One entry: what is known of all positions in which the cards under `mask` are owned as `owners` says.
#[derive(Clone, Copy)]
struct Node {
    owners: Owners,
    mask: Owners,
    /// North and South take at least and at most so many of the remaining tricks.
    lower: u8,
    upper: u8,
    /// The first special case.
    child: u32,
    /// The next node of the same list.
    next: u32,
}

impl Node {
    /// Whether a position with these owners is one of those the node holds for.
    fn covers(&self, owners: &Owners) -> bool {
        ((owners[0] ^ self.owners[0]) & self.mask[0]) | ((owners[1] ^ self.owners[1]) & self.mask[1]) == 0
    }

    /// Whether every position of `other` is one of its own.
    fn is_wider_than(&self, other: &Self) -> bool {
        (self.mask[0] & !other.mask[0]) | (self.mask[1] & !other.mask[1]) == 0 && self.covers(&other.owners)
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

/// A list of entries for one set of lengths and one leader.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    head: u32,
}

const EMPTY: Slot = Slot { key: 0, head: NONE };

/// Slots of an empty table.
const FEWEST_SLOTS: usize = 1 << 12;

/// The table. It forgets everything when it is full.
pub struct Table {
    slots: Vec<Slot>,
    used: usize,
    nodes: Vec<Node>,
    bytes: usize,
}

impl Table {
    /// A table that takes at most about `bytes`, and at least 1 MiB.
    pub fn new(bytes: usize) -> Self {
        Self { slots: vec![EMPTY; FEWEST_SLOTS], used: 0, nodes: Vec::new(), bytes: bytes.max(1 << 20) }
    }

    /// Forgets everything, and gives large memory back.
    pub fn clear(&mut self) {
        self.slots.truncate(FEWEST_SLOTS);
        self.slots.fill(EMPTY);
        self.used = 0;
        self.nodes.clear();
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The place of a key: where it is or where it would go.
    fn place(&self, key: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut place = (key >> 20) as usize & last;
        while self.slots[place].key != key && self.slots[place].head != NONE {
            place = (place + 1) & last;
        }
        place
    }

    /// What is known of the position with these lengths and leader (`key`) and owners that decides whether North and South
    /// take `need` tricks.
    pub fn probe(&self, key: u64, owners: &Owners, need: u8) -> Option<Hit> {
        let slot = self.slots[self.place(key)];
        self.find(slot.head, owners, need)
    }

    fn find(&self, head: u32, owners: &Owners, need: u8) -> Option<Hit> {
        let mut at = head;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if node.covers(owners) {
                if node.lower >= need {
                    return Some(Hit { tricks: node.lower, mask: node.mask });
                }
                if node.upper < need {
                    return Some(Hit { tricks: node.upper, mask: node.mask });
                }
                if node.child != NONE
                    && let Some(hit) = self.find(node.child, owners, need)
                {
                    return Some(hit);
                }
            }
            at = node.next;
        }
        None
    }

    /// Remembers that North and South take from `lower` to `upper` tricks wherever the owners under `mask` are the same.
    pub fn store(&mut self, key: u64, owners: &Owners, mask: Owners, lower: u8, upper: u8) {
        if self.nodes.len() * size_of::<Node>() + self.slots.len() * size_of::<Slot>() * 2 > self.bytes {
            self.clear();
        }
        if self.used * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let place = self.place(key);
        if self.slots[place].head == NONE {
            self.used += 1;
            self.slots[place].key = key;
        }
        let owners = [owners[0] & mask[0], owners[1] & mask[1]];
        let node = Node { owners, mask, lower, upper, child: NONE, next: NONE };
        self.slots[place].head = self.insert(self.slots[place].head, node);
    }

    /// Puts the node into the list, or below one of its nodes. Returns the new head of the list.
    fn insert(&mut self, head: u32, mut new: Node) -> u32 {
        let mut at = head;
        while at != NONE {
            let node = self.nodes[at as usize];
            if node.is_wider_than(&new) {
                if new.mask == node.mask {
                    let known = &mut self.nodes[at as usize];
                    known.lower = known.lower.max(new.lower);
                    known.upper = known.upper.min(new.upper);
                } else {
                    let child = self.insert(node.child, new);
                    self.nodes[at as usize].child = child;
                }
                return head;
            }
            at = node.next;
        }
        // Its special cases go below it.
        let (mut rest, mut cases) = (NONE, NONE);
        let mut at = head;
        while at != NONE {
            let next = self.nodes[at as usize].next;
            let list = if new.is_wider_than(&self.nodes[at as usize]) { &mut cases } else { &mut rest };
            self.nodes[at as usize].next = *list;
            *list = at;
            at = next;
        }
        new.child = cases;
        new.next = rest;
        self.nodes.push(new);
        self.nodes.len() as u32 - 1
    }

    fn grow(&mut self) {
        let larger = vec![EMPTY; self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, larger) {
            if slot.head != NONE {
                let place = self.place(slot.key);
                self.slots[place] = slot;
            }
        }
    }
}
