//! The transposition table, shared by all threads of a search without locks.
//!
//! Each entry is two words, and the key is kept combined with the data, so that a half-written entry fits no position
//! (Hyatt & Mann, *A Lock-less Transposition-Table Implementation for Parallel Search*, 2002).

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::moves::Move;
use crate::score::{from_table, to_table};

/// What the value of an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// The true value is at most this.
    Upper = 1,
    /// The true value is at least this.
    Lower = 2,
    /// It is the value.
    Exact = 3,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The best move; the null move if none is known.
    pub mv: Move,
    /// The value, or a bound on it.
    pub score: i32,
    /// The value without search.
    pub eval: i32,
    /// How deep it was searched; not positive for quiescence.
    pub depth: i32,
    /// What the value is.
    pub bound: Bound,
    /// Whether the position was on a line of best play.
    pub was_pv: bool,
}

#[derive(Default)]
struct Slot {
    key: AtomicU64,
    data: AtomicU64,
}

/// Entries that a position may be kept in.
const WAYS: usize = 4;

/// The entries that a position may be kept in: one line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// A table of a fixed number of entries.
pub struct Table {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

/// Depths are kept with this added, so that those of quiescence are not negative.
const DEPTH_OFFSET: i32 = 8;

/// The number of searches after which ages repeat.
const AGES: u8 = 32;

impl Table {
    /// The size of an entry, in bytes.
    pub const ENTRY: usize = size_of::<Slot>();

    /// A table of at most so many bytes, which are at least 1024.
    pub fn new(bytes: usize) -> Self {
        let len = 1 << (bytes / size_of::<Bucket>()).max(16).ilog2();
        Self { buckets: std::iter::repeat_with(Bucket::default).take(len).collect(), age: AtomicU8::new(0) }
    }

    /// A table with room for what a search of so many positions finds, but of at most so many bytes.
    pub fn for_nodes(nodes: Option<u64>, most: usize) -> Self {
        let bytes = nodes.and_then(|nodes| usize::try_from(nodes).ok()?.checked_mul(2 * Self::ENTRY));
        Self::new(bytes.map_or(most, |bytes| bytes.min(most)))
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.key.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
    }

    /// A new search begins: what is older goes first.
    pub fn grow_older(&self) {
        self.age.store((self.age() + 1) % AGES, Ordering::Relaxed);
    }

    fn age(&self) -> u8 {
        self.age.load(Ordering::Relaxed)
    }

    #[inline]
    fn ways(&self, hash: u64) -> &[Slot; WAYS] {
        &self.buckets[hash as usize & (self.buckets.len() - 1)].0
    }

    /// Has what may be known of a position brought into the processor's cache, so that [`Table::get`] need not wait for it:
    /// 8 % more positions a second in `parlour-engine chess bench`.
    #[inline]
    pub fn fetch(&self, hash: u64) {
        prefetch(self.ways(hash));
    }

    /// What is known of the position `ply` plies after the root.
    pub fn get(&self, hash: u64, ply: usize) -> Option<Entry> {
        self.ways(hash).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.key.load(Ordering::Relaxed) ^ data == hash { unpack(data, ply) } else { None }
        })
    }

    /// Remembers what was found of the position `ply` plies after the root. A null move leaves the best move that is known.
    pub fn put(&self, hash: u64, ply: usize, mut entry: Entry) {
        let age = self.age();
        let mut worst = (i32::MAX, 0);
        let ways = self.ways(hash);
        for (way, slot) in ways.iter().enumerate() {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.key.load(Ordering::Relaxed) ^ data == hash {
                if let Some(old) = unpack(data, ply) {
                    if entry.mv.is_null() {
                        entry.mv = old.mv;
                    }
                    let is_less = entry.bound != Bound::Exact && entry.depth + 3 < old.depth;
                    if is_less && age_of(data) == age {
                        return;
                    }
                }
                worst = (i32::MIN, way);
                break;
            }
            let years = (age + AGES - age_of(data)) % AGES;
            let worth = depth_of(data) - 4 * i32::from(years);
            if worth < worst.0 {
                worst = (worth, way);
            }
        }
        let data = pack(entry, ply, age);
        ways[worst.1].key.store(hash ^ data, Ordering::Relaxed);
        ways[worst.1].data.store(data, Ordering::Relaxed);
    }

    /// How full the table is, in thousandths.
    pub fn fullness(&self) -> u32 {
        let age = self.age();
        let sample = self.buckets[..self.buckets.len().min(256)].iter().flat_map(|bucket| &bucket.0);
        let is_used = |slot: &&Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && age_of(data) == age
        };
        (sample.clone().filter(is_used).count() * 1000 / sample.count()) as u32
    }
}

/// Brings a place into the cache, where the processor has an instruction for it.
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "a load instead, tried, gains nothing, for the processor waits for it")]
#[inline]
fn prefetch<T>(place: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: it reads nothing that the program could see, and every x86-64 processor has the instruction.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) }
}

#[cfg(not(target_arch = "x86_64"))]
fn prefetch<T>(_place: &T) {}

fn pack(entry: Entry, ply: usize, age: u8) -> u64 {
    u64::from(entry.mv.bits())
        | u64::from(to_table(entry.score, ply) as i16 as u16) << 16
        | u64::from(entry.eval as i16 as u16) << 32
        | ((entry.depth + DEPTH_OFFSET).clamp(0, 255) as u64) << 48
        | (entry.bound as u64) << 56
        | u64::from(entry.was_pv) << 58
        | u64::from(age) << 59
}

fn depth_of(data: u64) -> i32 {
    i32::from((data >> 48) as u8) - DEPTH_OFFSET
}

fn age_of(data: u64) -> u8 {
    (data >> 59) as u8
}

fn unpack(data: u64, ply: usize) -> Option<Entry> {
    let bound = match data >> 56 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        3 => Bound::Exact,
        _ => return None,
    };
    Some(Entry {
        mv: Move::from_bits(data as u16),
        score: from_table(i32::from((data >> 16) as i16), ply),
        eval: i32::from((data >> 32) as i16),
        depth: depth_of(data),
        bound,
        was_pv: data >> 58 & 1 == 1,
    })
}

impl Entry {
    /// Whether the value settles the matter for a search between these bounds: it is exact, or beyond one of them.
    pub fn decides(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}

impl Entry {
    /// Whether a value of that kind says that the evaluation is wrong, and in which direction.
    pub fn says(bound: Bound, score: i32, eval: i32) -> bool {
        match bound {
            Bound::Exact => true,
            Bound::Lower => score > eval,
            Bound::Upper => score < eval,
        }
    }
}
