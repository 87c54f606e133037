//! The rules against a slow and obvious implementation of its own.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::BTreeSet;

use parlour_core::{Chance, Game, Seat, Side};
use parlour_twixt::{Move, Point, Setup, Twixt, Variant};
use proptest::prelude::*;

type Place = (i32, i32);

/// Lists of pegs and links, and nothing clever.
#[derive(Default)]
struct Slow {
    pegs: [Vec<Place>; 2],
    links: [BTreeSet<(Place, Place)>; 2],
}

fn is_knights_move(a: Place, b: Place) -> bool {
    matches!(((a.0 - b.0).abs(), (a.1 - b.1).abs()), (1, 2) | (2, 1))
}

/// Whether two segments have a point in common that is not an end of both: by parameters along the segments, in exact
/// fractions.
fn cross(a: (Place, Place), b: (Place, Place)) -> bool {
    let ((x1, y1), (x2, y2)) = a;
    let ((x3, y3), (x4, y4)) = b;
    let determinant = (x2 - x1) * (y3 - y4) - (x3 - x4) * (y2 - y1);
    if determinant == 0 {
        return false;
    }
    let t = (x3 - x1) * (y3 - y4) - (x3 - x4) * (y3 - y1);
    let u = (x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1);
    let inside =
        |value: i32| if determinant > 0 { 0 < value && value < determinant } else { determinant < value && value < 0 };
    inside(t) && inside(u)
}

impl Slow {
    fn put(&mut self, seat: usize, place: Place, own_may_cross: bool) {
        for &peg in &self.pegs[seat] {
            let link = (peg.min(place), peg.max(place));
            let blocked = |links: &BTreeSet<(Place, Place)>| links.iter().any(|&other| cross(link, other));
            if is_knights_move(peg, place)
                && !blocked(&self.links[1 - seat])
                && (own_may_cross || !blocked(&self.links[seat]))
            {
                self.links[seat].insert(link);
            }
        }
        self.pegs[seat].push(place);
    }

    fn has_won(&self, seat: usize, size: i32) -> bool {
        let along = |place: Place| if seat == 0 { place.1 } else { place.0 };
        let mut reached: Vec<Place> = self.pegs[seat].iter().copied().filter(|&peg| along(peg) == 1).collect();
        let mut next = 0;
        while next < reached.len() {
            let at = reached[next];
            next += 1;
            for &(a, b) in &self.links[seat] {
                for (from, to) in [(a, b), (b, a)] {
                    if from == at && !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
        }
        reached.iter().any(|&peg| along(peg) == size)
    }
}

fn place(point: Point) -> Place {
    (point.col.into(), point.row.into())
}

fn compare(game: &Twixt, slow: &Slow) {
    let mut links = [BTreeSet::new(), BTreeSet::new()];
    for (link, seat) in game.board().links() {
        let [a, b] = link.ends().map(place);
        links[seat.index()].insert((a.min(b), a.max(b)));
    }
    assert_eq!(links, slow.links, "{}", game.to_text());
    let size = i32::from(game.setup().size);
    let winner = Side::BOTH.into_iter().find(|side| slow.has_won(side.index(), size));
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), winner, "{}", game.to_text());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_have_the_same_links_and_winner(seed in any::<u64>(), variant in 0..3_usize, size in 5..12_u8) {
        let setup = Setup { variant: Variant::ALL[variant], size };
        let own_may_cross = setup.variant.own_links_may_cross();
        let mut game = Twixt::new(&setup).unwrap();
        let mut slow = Slow::default();
        let mut chance = Chance::new(seed);
        while let Some(mv) = chance.pick(&game.legal_moves()) {
            let seat = game.to_move().index();
            game.play(mv).unwrap();
            match mv {
                Move::Peg(point) => slow.put(seat, place(point), own_may_cross),
                Move::Swap => {
                    let first = slow.pegs[0][0];
                    slow = Slow::default();
                    slow.put(1, (first.1, first.0), own_may_cross);
                }
                Move::Add(link) | Move::Remove(link) => {
                    let [a, b] = link.ends().map(place);
                    let link = (a.min(b), a.max(b));
                    let changed =
                        if matches!(mv, Move::Add(_)) { slow.links[seat].insert(link) } else { slow.links[seat].remove(&link) };
                    prop_assert!(changed);
                }
            }
            compare(&game, &slow);
            if own_may_cross {
                let is_dead = game.outcome().is_some_and(|outcome| outcome.reason == "dead");
                let is_won = game.outcome().is_some_and(|outcome| outcome.winner.is_some());
                let hope = is_won || (0..2).any(|seat| could_win(&slow, seat, setup));
                prop_assert_eq!(is_dead, !hope, "{}", game.to_text());
            }
        }
    }
}

/// Whether a seat could still win if it put a peg on every point that it may use, one after the other.
fn could_win(slow: &Slow, seat: usize, setup: Setup) -> bool {
    let size = i32::from(setup.size);
    let mut filled = Slow { pegs: slow.pegs.clone(), links: slow.links.clone() };
    for col in 1..=size {
        for row in 1..=size {
            let is_border = |number: i32| number == 1 || number == size;
            let usable = match (is_border(col), is_border(row)) {
                (true, true) => setup.variant.has_corners(),
                (true, false) => seat == Seat::SECOND.index(),
                (false, true) => seat == Seat::FIRST.index(),
                (false, false) => true,
            };
            if usable && !slow.pegs.iter().flatten().any(|&peg| peg == (col, row)) {
                filled.put(seat, (col, row), true);
            }
        }
    }
    filled.has_won(seat, size)
}

/// Two links cross in the same way for the fractions as for the orientations, and each is crossed by nine at most.
#[test]
fn links_cross_as_segments_do() {
    use parlour_twixt::Link;
    let points: Vec<Point> = (1..=9).flat_map(|col| (1..=9).map(move |row| Point::new(col, row))).collect();
    let all: Vec<Link> = points
        .iter()
        .flat_map(|&a| points.iter().filter_map(move |&b| if a < b { Link::between(a, b) } else { None }))
        .collect();
    assert_eq!(all.len(), 4 * 8 * 7);
    let mut most = 0;
    for &a in &all {
        let segment = |link: Link| (place(link.ends()[0]), place(link.ends()[1]));
        let crossing = all.iter().filter(|&&b| a.crosses(b)).count();
        most = most.max(crossing);
        for &b in &all {
            assert_eq!(a.crosses(b), cross(segment(a), segment(b)), "{a} {b}");
        }
    }
    assert_eq!(most, 9);
}
