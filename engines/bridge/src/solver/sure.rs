//! Tricks that are certain without search.

use super::bits::{SUIT, above, highest, lowest};

/// A number of tricks, and the cards whose ranks make them certain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sure {
    /// How many tricks at least.
    pub tricks: u32,
    /// The cards that matter.
    pub winners: u64,
}

/// What a suit gives its leader's side at once.
#[derive(Clone, Copy, Default)]
struct Cash {
    /// Tricks that the leader takes without losing the lead.
    leader: u32,
    /// Tricks that partner takes afterwards, once on lead.
    partner: u32,
    /// Whether the leader can then give partner the lead in this suit.
    entry: bool,
    /// The cards that matter for the leader's tricks.
    leader_winners: u64,
    /// The cards that matter for partner's tricks.
    partner_winners: u64,
}

/// Counts what a suit gives, of which each opponent follows to at most `exhaust` rounds and none may go beyond `limit`.
fn cash(leader: u64, partner: u64, opponents: u64, exhaust: u32, limit: u32) -> Cash {
    let top = above(opponents);
    let mut result = Cash::default();
    let (mut mine, mut theirs) = (leader, partner);
    // The leader plays from the top, partner from the bottom, as long as partner is not forced to overtake.
    while mine != 0 && result.leader < limit {
        let card = highest(mine);
        let wins_by_rank = card & top != 0;
        if !wins_by_rank && result.leader < exhaust {
            break;
        }
        let low = lowest(theirs);
        if low > card {
            break;
        }
        if result.leader < exhaust {
            result.leader_winners |= card;
        } else {
            result.leader_winners |= low;
        }
        mine ^= card;
        theirs ^= low;
        result.leader += 1;
    }
    // Then partner plays from the top, the leader from the bottom.
    while theirs != 0 && result.leader + result.partner < limit {
        let card = highest(theirs);
        let wins_by_rank = card & top != 0;
        let rounds = result.leader + result.partner;
        if !wins_by_rank && rounds < exhaust {
            break;
        }
        let low = lowest(mine);
        if low > card {
            break;
        }
        if rounds < exhaust {
            result.partner_winners |= card;
        } else {
            result.partner_winners |= low;
        }
        result.entry |= result.partner == 0 && low != 0;
        mine ^= low;
        theirs ^= card;
        result.partner += 1;
    }
    result
}

/// Tricks that the side on lead can take at once, counted up to `wanted` of them.
pub fn quick_tricks(hands: &[u64; 4], leader: usize, trump: usize, wanted: u32) -> Sure {
    let [me, lho, partner, rho] = [0, 1, 2, 3].map(|step| hands[(leader + step) & 3]);
    let length = |hand: u64, suit: usize| (hand & SUIT[suit]).count_ones();
    let mut sure = Sure::default();
    let mut partners = Sure::default();
    let mut entry = false;
    let mut cashed = [Cash::default(); 4];
    // Opponents who can still ruff after the leader has cashed his trumps.
    let mut ruffers = [false; 2];
    for step in 0..5 {
        // Trumps first.
        let suit = if step == 0 { trump } else { step - 1 };
        if suit == 4 || (step > 0 && suit == trump) {
            continue;
        }
        let mask = SUIT[suit];
        let lengths = [length(lho, suit), length(rho, suit)];
        let limit = (0..2).filter(|&side| ruffers[side]).map(|side| lengths[side]).min().unwrap_or(13);
        let all = cash(me & mask, partner & mask, (lho | rho) & mask, lengths[0].max(lengths[1]), limit);
        if step == 0 {
            ruffers = lengths.map(|length| length > all.leader);
        }
        cashed[suit] = all;
        sure.tricks += all.leader;
        sure.winners |= all.leader_winners;
        if sure.tricks >= wanted {
            return sure;
        }
        partners.tricks += all.partner;
        entry |= all.entry;
    }
    if entry && partners.tricks > 0 {
        // The suit of the entry first: its winners must hold.
        let entry_suit = (0..4).find(|&suit| cashed[suit].entry).unwrap_or_default();
        for suit in [entry_suit].into_iter().chain((0..4).filter(|&suit| suit != entry_suit)) {
            sure.tricks += cashed[suit].partner;
            sure.winners |= cashed[suit].partner_winners;
            if sure.tricks >= wanted {
                break;
            }
        }
    }
    sure.tricks = sure.tricks.min(me.count_ones());
    sure
}

/// Tricks that the side not on lead takes later, whatever happens.
pub fn later_tricks(hands: &[u64; 4], leader: usize, trump: usize) -> Sure {
    let [me, lho, partner, rho] = [0, 1, 2, 3].map(|step| hands[(leader + step) & 3]);
    let trumps = SUIT[trump] & (me | lho | partner | rho);
    if trumps == 0 {
        return stoppers(me, partner, [lho, rho]);
    }
    let (ours, left, right) = ((me | partner) & trumps, lho & trumps, rho & trumps);
    let longest = left.count_ones().max(right.count_ones());
    if longest == 0 {
        return Sure::default();
    }
    let top = (left | right) & above(ours);
    let tricks = top.count_ones().min(longest);
    if tricks > 0 {
        let tricks = if ours == 0 { longest } else { tricks };
        let winners = if ours == 0 { 0 } else { nth_highest(top, tricks) };
        return Sure { tricks, winners };
    }
    // The king, not alone, behind the ace: the ace's owner plays before it.
    let ace = highest(trumps);
    let king = highest(trumps ^ ace);
    let guards = |king_hand: u64, before: u64| king_hand & king != 0 && king_hand != king && before & ace != 0;
    if guards(left, me) || guards(right, partner) {
        return Sure { tricks: 1, winners: king };
    }
    Sure::default()
}

/// The card that has `n` − 1 higher ones in the set.
fn nth_highest(cards: u64, n: u32) -> u64 {
    let mut rest = cards;
    for _ in 1..n {
        rest ^= highest(rest);
    }
    highest(rest)
}

/// At no-trump, or when no trump is left: if the defence has the highest card of every suit that the leader holds, it takes
/// the first trick, and its owner goes on with his other highest cards.
fn stoppers(me: u64, partner: u64, opponents: [u64; 2]) -> Sure {
    let all = me | partner | opponents[0] | opponents[1];
    let mut masters = [Sure::default(); 2];
    for mask in &SUIT[..4] {
        for (masters, hand) in masters.iter_mut().zip(opponents) {
            let others = (all ^ hand) & mask;
            let tops = hand & mask & above(others);
            masters.tricks += tops.count_ones();
            if others != 0 {
                masters.winners |= lowest(tops);
            }
        }
    }
    let mut sure: Option<Sure> = None;
    for mask in SUIT[..4].iter().filter(|&&mask| me & mask != 0) {
        let best = highest(all & mask);
        let Some(side) = (0..2).find(|&side| opponents[side] & best != 0) else { return Sure::default() };
        let Sure { tricks, winners } = masters[side];
        let before = sure.unwrap_or(Sure { tricks, winners });
        sure = Some(Sure { tricks: before.tricks.min(tricks), winners: before.winners | winners });
    }
    let sure = sure.unwrap_or_default();
    Sure { tricks: sure.tricks.min(me.count_ones()), ..sure }
}
