//! In which order cards are tried: those that are likely to decide first.

use super::bits::{SUIT, above, below, highest, lowest, suit_of};

/// Up to thirteen cards in order.
#[derive(Clone, Copy)]
pub struct Line {
    cards: [u8; 13],
    len: u8,
}

impl Line {
    /// No cards.
    pub const fn new() -> Self {
        Self { cards: [0; 13], len: 0 }
    }

    /// The cards as indices.
    pub fn cards(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
    }

    /// Appends all cards of a set, the lowest first.
    fn ascending(&mut self, mut cards: u64) {
        while cards != 0 {
            self.push(lowest(cards));
            cards &= cards - 1;
        }
    }

    /// Appends all cards of a set, the highest first.
    fn descending(&mut self, mut cards: u64) {
        while cards != 0 {
            let card = highest(cards);
            self.push(card);
            cards ^= card;
        }
    }

    /// Appends a single card.
    fn push(&mut self, card: u64) {
        self.cards[usize::from(self.len)] = card.trailing_zeros() as u8;
        self.len += 1;
    }
}

/// The hands as the player sees them who is to play.
#[derive(Clone, Copy)]
pub struct Around {
    /// Who is to play.
    pub me: u64,
    /// Who plays next.
    pub lho: u64,
    /// Across.
    pub partner: u64,
    /// Who played last.
    pub rho: u64,
    /// All cards in play when the trick began.
    pub all: u64,
    /// The index of the trump suit, 4 for none.
    pub trump: usize,
}

/// Leads: suits in which partner can finesse or ruff first, then strong suits, and trumps last.
pub fn leads(table: &Around, line: &mut Line) {
    let &Around { me, lho, partner, rho, all, trump } = table;
    let trumps = SUIT[trump];
    let (mut ruffs, mut good, mut strong, mut plain, mut voids, mut bad, mut drawing) = (0, 0, 0, 0, 0, 0, 0);
    let mut rest = me;
    for (suit, &mask) in SUIT[..4].iter().enumerate() {
        let mine = me & mask;
        if mine == 0 {
            continue;
        }
        let ends = highest(mine) | lowest(mine);
        if suit == trump {
            drawing |= ends;
            continue;
        }
        let (left, theirs, right) = (lho & mask, partner & mask, rho & mask);
        if (lho & trumps != 0 && left == 0) || (rho & trumps != 0 && right == 0) {
            // An opponent ruffs.
            continue;
        }
        let honours = top_five(all & mask);
        let [ace, king, queen, jack, ten] = honours;
        let ours = mine | theirs;
        let has = |cards: u64, honour: u64| honour != 0 && cards & honour == honour;
        if theirs.count_ones() >= 2 && left.count_ones() >= 2 {
            let finesse = (has(theirs, king) && has(left, ace))
                || (has(theirs, ace) && has(left, king) && (has(theirs, queen) || has(ours, queen | jack)))
                || (has(theirs, king) && has(left, queen) && (has(theirs, jack) || has(ours, jack | ten)));
            if finesse {
                good |= ends;
                continue;
            }
        }
        if trump < 4 && mine.count_ones() >= 2 && right.count_ones() >= 2 {
            let gives =
                (has(mine, ace) && has(right, king)) || (has(mine, king) && has(right, ace) && !has(ours, queen));
            if gives {
                bad |= highest(mine);
                continue;
            }
        }
        if left != 0 && right != 0 && (ours & (ace | king | queen)).count_ones() >= 2 {
            strong |= ends;
            continue;
        }
        let partner_ruffs = theirs == 0
            && left != 0
            && right != 0
            && partner & trumps != 0
            && (partner & trumps).count_ones() <= (me & trumps).count_ones()
            && lowest(mine) != ace;
        if partner_ruffs {
            ruffs |= lowest(mine);
        } else if theirs == 0 || left == 0 || right == 0 {
            voids |= ends;
        } else {
            plain |= ends;
        }
    }
    for group in [ruffs, good, strong, plain, voids, bad, drawing] {
        line.descending(group);
        rest &= !group;
    }
    line.descending(rest);
}

/// The five highest cards of a suit, as sets; empty where there are fewer.
fn top_five(suit: u64) -> [u64; 5] {
    let mut rest = suit;
    [(); 5].map(|()| {
        let card = highest(rest);
        rest ^= card;
        card
    })
}

/// Cards to a suit that was led and that the player holds. `best` is winning so far; `seat` counts the cards played.
pub fn follow(table: &Around, mine: u64, led: usize, best: u64, partner_wins: bool, seat: u8, line: &mut Line) {
    let mask = SUIT[led];
    let last = seat == 3;
    let can_win = best & mask != 0 && mine & above(best) != 0;
    if !can_win {
        line.ascending(mine);
        return;
    }
    // Cards still to come from the left.
    let left = if last { 0 } else { table.lho & mask };
    let mine_top = highest(mine);
    if partner_wins {
        let needless = left & above(best) == 0 || left & above(best) == left & above(mine_top);
        if needless {
            line.ascending(mine);
            return;
        }
    }
    if seat == 1 {
        let theirs = table.partner & mask;
        let partners_top = highest(theirs);
        if partners_top > best {
            let left_over_both = left & above(theirs | mine) != 0;
            let same_for_left = left & above(partners_top) == left & above(mine_top);
            if (left_over_both && same_for_left) || left & above(partners_top) == 0 {
                line.ascending(mine);
                return;
            }
        }
    }
    let winning = mine & above(best);
    if left & above(lowest(winning)) == 0 {
        line.ascending(winning);
    } else {
        line.descending(winning);
    }
    line.ascending(mine & below(best));
}

/// Cards of a player who cannot follow: ruffs where they help, then the lowest of the longest suits.
pub fn discard(table: &Around, led: usize, best: u64, partner_wins: bool, seat: u8, line: &mut Line) {
    let mut rest = table.me;
    let trumps = table.me & SUIT[table.trump];
    let left = if seat == 3 { 0 } else { table.lho & SUIT[led] };
    let best_is_trump = best & SUIT[table.trump] != 0;
    let left_beats_partner = left != 0 && !best_is_trump && left & above(best) != 0;
    let partner_safe = partner_wins && (seat == 3 || (left != 0 && !left_beats_partner));
    if trumps != 0 && !partner_safe {
        if best_is_trump {
            if !partner_wins {
                let over = trumps & above(best);
                line.ascending(over);
                rest &= !over;
            }
        } else if seat == 3 || left != 0 || table.lho & SUIT[table.trump] == 0 {
            let low = lowest(trumps);
            line.push(low);
            rest ^= low;
        } else {
            line.ascending(trumps);
            rest &= !trumps;
        }
    }
    let mut lengths = [(0, 0); 4];
    for (suit, entry) in lengths.iter_mut().enumerate() {
        if suit != table.trump {
            let cards = rest & SUIT[suit];
            *entry = (cards.count_ones(), lowest(cards));
        }
    }
    lengths.sort_unstable_by(|x, y| y.cmp(x));
    for (_, card) in lengths {
        if card != 0 {
            line.push(card);
            rest ^= card;
        }
    }
    line.ascending(rest);
}

/// Whether playing `card` from a hand comes to the same as playing one of the cards of `tried` from it: no other hand has a
/// card in between.
pub fn is_equivalent(card: u64, tried: u64, hand: u64, all: u64) -> bool {
    let tried = tried & SUIT[suit_of(card)];
    if tried == 0 {
        return false;
    }
    let foreign = all & !hand;
    let higher = lowest(tried & above(card));
    let lower = highest(tried & below(card));
    (higher != 0 && foreign & above(card) & below(higher) == 0)
        || (lower != 0 && foreign & above(lower) & below(card) == 0)
}
