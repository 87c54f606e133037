//! The rules against published counts, worked examples and what has gone wrong in other programs.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Game, History, Outcome, Seat, SetupOptions, Side, conformance};
use parlour_twixt::{Effect, Link, Move, Point, Setup, Twixt, Variant};

fn start(variant: Variant, size: u8) -> Twixt {
    Twixt::new(&Setup { variant, size }).unwrap()
}

fn play(game: &mut Twixt, mv: &str) -> Vec<Effect> {
    game.play(mv.parse().unwrap()).unwrap()
}

fn played(variant: Variant, size: u8, moves: &str) -> Twixt {
    let mut game = start(variant, size);
    for mv in moves.split_whitespace() {
        play(&mut game, mv);
    }
    game
}

fn refused(game: &Twixt, mv: &str) -> &'static str {
    let mut same = game.clone();
    let refusal = same.play(mv.parse().unwrap()).unwrap_err();
    assert_eq!(same, *game, "a refused move changes nothing");
    refusal.reason
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

fn link(a: &str, b: &str) -> Link {
    Link::between(point(a), point(b)).unwrap()
}

fn perft(game: &Twixt, depth: u32) -> u64 {
    let moves = game.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |&mv: &Move| {
        let mut next = game.clone();
        next.play(mv).unwrap();
        perft(&next, depth - 1)
    };
    moves.iter().map(after).sum()
}

#[test]
fn random_games_conform() {
    let small: Vec<Setup> =
        Variant::ALL.into_iter().flat_map(|variant| [5, 6, 8].map(|size| Setup { variant, size })).collect();
    conformance::check::<Twixt>(&small, 6, 1);
    let large: Vec<Setup> = Variant::ALL.into_iter().map(|variant| Setup { variant, size: 12 }).collect();
    conformance::check::<Twixt>(&large, 1, 2);
}

/// The levels of the tree behind the published minimax counts 85 460 and 1 877 832 (which are these sums and 2).
#[test]
fn move_sequences_after_one_inner_point_are_counted() {
    let levels = |size, first| {
        let game = played(Variant::Classic, size, first);
        (1..=4).map(|depth| perft(&game, depth)).collect::<Vec<_>>()
    };
    for first in ["c3", "a1", "b4"] {
        let five = levels(5, first);
        assert_eq!(five, [18, 312, 5_100, 80_028], "{first}");
        assert_eq!(five.iter().sum::<u64>(), 85_458);
    }
}

#[test]
fn move_sequences_on_seven_points_a_side_are_counted() {
    let game = played(Variant::Classic, 7, "d4");
    let levels: Vec<u64> = (1..=3).map(|depth| perft(&game, depth)).collect();
    assert_eq!(levels, [38, 1_416, 51_356]);
    // Level 4 by what is left to the player to move at every leaf of level 3: 1 825 020 in all.
    assert_eq!(perft(&game, 4), 1_825_020);
}

#[test]
fn replies_on_twenty_points_a_side_are_counted() {
    assert_eq!(start(Variant::Classic, 20).legal_moves().len(), 364);
    for (first, replies) in [("j10", 363), ("a1", 363), ("t20", 363), ("j1", 364), ("b20", 364)] {
        assert_eq!(played(Variant::Classic, 20, first).legal_moves().len(), replies, "{first}");
    }
    assert_eq!(perft(&played(Variant::Classic, 20, "j10"), 2), 131_442);
}

#[test]
fn variants_have_their_sizes_corners_and_swap() {
    let setup = |variant: Option<&str>, size: Option<&str>| {
        let (variant, size) = (variant.map(Into::into), size.map(Into::into));
        Twixt::setup_from(&SetupOptions { variant, size, ..SetupOptions::default() })
    };
    assert_eq!(setup(None, None), Ok(Setup { variant: Variant::Classic, size: 20 }));
    assert_eq!(setup(Some("pp"), None), Ok(Setup { variant: Variant::Pp, size: 24 }));
    assert_eq!(setup(Some("standard"), None), Ok(Setup { variant: Variant::Standard, size: 24 }));
    assert_eq!(setup(Some("pp"), Some("48")), Ok(Setup { variant: Variant::Pp, size: 48 }));
    for (variant, size) in [(Some("hex"), None), (None, Some("4")), (None, Some("49")), (None, Some("20x20"))] {
        assert!(setup(variant, size).is_err(), "{variant:?} {size:?}");
    }
    assert!(Twixt::setup_from(&SetupOptions { boards: Some(1), ..SetupOptions::default() }).is_err());
    for variant in [Variant::Pp, Variant::Standard] {
        let game = start(variant, 24);
        assert_eq!(game.legal_moves().len(), 22 * 24);
        for corner in ["a1", "x1", "a24", "x24"] {
            assert_eq!(refused(&game, corner), "off-board", "{corner}");
        }
        assert_eq!(played(variant, 24, "j10").legal_moves().len(), 22 * 24 - 1 + 1, "all but the peg, and the swap");
    }
    assert_eq!(refused(&played(Variant::Classic, 20, "j10"), "swap"), "no-swap");
}

#[test]
fn points_are_taken_once_and_borders_belong_to_their_player() {
    let game = played(Variant::Classic, 20, "j10");
    assert_eq!(refused(&game, "j10"), "point-taken");
    assert_eq!(refused(&game, "j1"), "other-border");
    assert_eq!(refused(&game, "j20"), "other-border");
    assert_eq!(refused(&game, "u3"), "off-board");
    assert_eq!(refused(&game, "c21"), "off-board");
    let game = played(Variant::Classic, 20, "j10 k10");
    assert_eq!(refused(&game, "a5"), "other-border");
    assert_eq!(refused(&game, "+j10k12"), "links-permanent");
    let mut corner = game.clone();
    play(&mut corner, "a20");
    assert_eq!(refused(&corner, "a20"), "point-taken");
}

/// Every link a peg made, every link it was refused and what crossed it.
fn links(effects: &[Effect]) -> (Vec<Link>, Vec<(Link, Link)>) {
    let made = effects.iter().filter_map(|effect| match effect {
        Effect::LinkAdded { link, .. } => Some(*link),
        _ => None,
    });
    let refused = effects.iter().filter_map(|effect| match effect {
        Effect::LinkRefused { link, crossing, .. } => Some((*link, *crossing)),
        _ => None,
    });
    (made.collect(), refused.collect())
}

#[test]
fn the_worked_example_makes_and_refuses_its_links() {
    // Points 1 to 8 in the order in which they were chosen.
    let [p1, p2, p3, p4, p5, p6, p7, p8] = ["f5", "d4", "g4", "e6", "h6", "f4", "e5", "g5"];
    let steps: [(&str, &[(&str, &str)], &[((&str, &str), (&str, &str))]); 8] = [
        (p1, &[], &[]),
        (p2, &[], &[]),
        (p3, &[], &[]),
        (p4, &[(p4, p2)], &[]),
        (p5, &[(p5, p1), (p5, p3)], &[]),
        (p6, &[(p6, p4)], &[]),
        (p7, &[], &[((p7, p3), (p4, p6))]),
        (p8, &[], &[((p8, p4), (p1, p5))]),
    ];
    let mut game = start(Variant::Classic, 20);
    for (peg, made, refused) in steps {
        let (mut got, got_refused) = links(&play(&mut game, peg));
        got.sort_unstable();
        let mut made: Vec<Link> = made.iter().map(|(a, b)| link(a, b)).collect();
        made.sort_unstable();
        assert_eq!(got, made, "{peg}");
        let refused: Vec<_> = refused.iter().map(|((a, b), (c, d))| (link(a, b), link(c, d))).collect();
        assert_eq!(got_refused, refused, "{peg}");
    }
    assert_eq!(game.board().links().count(), 4);
}

#[test]
fn own_links_may_cross_but_are_not_joined_where_they_do() {
    // Points (row, column): (5,5)-(6,7) and (5,6)-(6,4).
    for variant in [Variant::Classic, Variant::Pp] {
        let game = played(variant, 20, "e5 r3 g6 r6 f5 r9 d6");
        assert_eq!(game.board().link(link("e5", "g6")), Some(Seat::FIRST));
        assert_eq!(game.board().link(link("f5", "d6")), Some(Seat::FIRST));
    }
    // The link c1-b3 reaches the top, b2-c4-b6 the bottom, and they cross: that is no chain.
    let game = played(Variant::Classic, 6, "c1 f2 b3 f3 b2 f4 c4 f5 b6");
    assert_eq!(game.board().links().filter(|&(_, owner)| owner == Seat::FIRST).count(), 3);
    assert!(link("b3", "c1").crosses(link("b2", "c4")));
    assert_eq!(game.outcome(), None);
}

#[test]
fn own_links_may_not_cross_in_standard_but_can_be_removed_first() {
    let mut game = played(Variant::Standard, 24, "e5 r3 g6 r6 f5 r9");
    let (made, crossed) = links(&game.clone().play("d6".parse().unwrap()).unwrap());
    assert_eq!((made, crossed), (vec![], vec![(link("d6", "f5"), link("e5", "g6"))]));
    assert!(game.legal_moves().contains(&"-e5g6".parse().unwrap()));
    assert_eq!(play(&mut game, "-e5g6"), [Effect::LinkRemoved { link: link("e5", "g6"), by: Seat::FIRST }]);
    assert_eq!(game.to_move(), Seat::FIRST, "the turn goes on until a peg is put");
    assert_eq!(refused(&game, "+e5g6"), "link-touched");
    assert_eq!(links(&play(&mut game, "d6")).0, [link("d6", "f5")]);
    assert_eq!(game.to_move(), Seat::SECOND);
    play(&mut game, "r12");
    assert_eq!(refused(&game, "+e5g6"), "link-crossed");
    assert_eq!(refused(&game, "-e5g6"), "no-link");
    assert_eq!(refused(&game, "-r3s5"), "not-your-pegs");
    play(&mut game, "-d6f5");
    assert_eq!(play(&mut game, "+e5g6"), [Effect::LinkAdded { link: link("e5", "g6"), by: Seat::FIRST }]);
    assert_eq!(refused(&game, "+e5g6"), "link-touched");
}

#[test]
fn links_are_never_added_or_removed_where_own_links_may_cross() {
    for variant in [Variant::Classic, Variant::Pp] {
        let game = played(variant, 24, "e5 r3 g6 r6");
        assert_eq!(game.link(link("e5", "g6")), Some(Seat::FIRST));
        assert_eq!([refused(&game, "-e5g6"), refused(&game, "+e5g6")], ["links-permanent"; 2]);
        assert!(game.legal_moves().iter().all(|mv| matches!(mv, Move::Peg(_))));
    }
}

#[test]
fn removing_a_link_opens_what_it_crossed() {
    // The second player's link d4-e6 would cross the first player's d5-f4 and is refused; once that is removed, it can be
    // added.
    let mut game = played(Variant::Standard, 24, "d5 d4 f4 e6");
    assert_eq!(refused(&game, "+d4e6"), "not-your-pegs");
    play(&mut game, "-d5f4");
    play(&mut game, "t20");
    assert!(game.legal_moves().contains(&"+d4e6".parse().unwrap()));
    play(&mut game, "+d4e6");
    play(&mut game, "t10");
    assert_eq!(refused(&game, "+d5f4"), "link-crossed");
}

/// B4 becomes D2.
#[test]
fn the_swap_mirrors_the_first_peg_and_hands_it_over() {
    for variant in [Variant::Pp, Variant::Standard] {
        let mut game = played(variant, 24, "b4");
        assert!(game.may_swap());
        let effects = play(&mut game, "swap");
        assert_eq!(effects, [Effect::Swapped { from: point("b4"), to: point("d2"), by: Seat::SECOND }]);
        assert_eq!((game.peg(point("b4")), game.peg(point("d2"))), (None, Some(Seat::SECOND)));
        assert_eq!(game.to_move(), Seat::FIRST);
        assert_eq!(refused(&game, "swap"), "no-swap");
        assert!(!played(variant, 24, "b4 c9").may_swap());
        // A peg on a border row of the first player comes to lie on one of the second.
        assert_eq!(played(variant, 24, "c1 swap").peg(point("a3")), Some(Seat::SECOND));
        assert_eq!(refused(&start(variant, 24), "swap"), "no-swap");
    }
}

#[test]
fn undo_of_a_swap_restores_the_exact_state() {
    for variant in [Variant::Pp, Variant::Standard] {
        let mut history = History::<Twixt>::new(&Setup::usual(variant)).unwrap();
        for mv in ["f6", "swap", "m16"] {
            history.play(mv.parse().unwrap(), std::time::Duration::ZERO).unwrap();
        }
        history.undo();
        history.undo();
        let before = played(variant, 24, "f6");
        assert_eq!((history.position(), history.position().board()), (&before, before.board()));
        assert!(history.position().may_swap());
        let (mv, effects) = history.redo().unwrap();
        assert_eq!((mv, effects.len()), (Move::Swap, 1));
    }
}

#[expect(clippy::unnecessary_wraps, reason = "it is compared with what the game says")]
fn won(side: Side) -> Option<Outcome> {
    Some(Outcome { winner: Some(side), reason: "connected" })
}

#[test]
fn a_chain_from_border_to_border_wins_and_is_told() {
    let mut game = played(Variant::Classic, 5, "c1 a2 b3 a3");
    let effects = play(&mut game, "c5");
    assert_eq!(game.outcome(), won(Side::First));
    let chain = ["c1", "b3", "c5"].map(point).to_vec();
    assert_eq!(effects.last(), Some(&Effect::Connected { by: Seat::FIRST, chain }));
    assert!(game.legal_moves().is_empty());
    assert_eq!(refused(&game, "d4"), "game-over");
}

#[test]
fn the_second_player_wins_from_left_to_right_and_corners_count() {
    // a1 is a corner: for the second player it lies on the left column.
    let game = played(Variant::Classic, 5, "c4 a1 b4 c2 d4 e1");
    assert_eq!(game.outcome(), won(Side::Second));
    // And for the first player on the top row.
    let game = played(Variant::Classic, 5, "a1 d2 b3 d3 a5");
    assert_eq!(game.outcome(), won(Side::First));
}

#[test]
fn pegs_without_links_do_not_win() {
    // Pegs of both players on all their border rows, and no chain.
    let game = played(Variant::Classic, 6, "b1 a2 d6 f5 c1 a3 e6 f3 b6 a5");
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_chain_that_wins_need_not_be_the_first_that_touches_the_border() {
    let mut game = played(Variant::Classic, 6, "a1 a4 b3 a5 f1 f4 e3 f5");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e5");
    assert_eq!(game.outcome(), None);
    for mv in ["f2", "d5", "f3"] {
        play(&mut game, mv);
    }
    assert_eq!(game.outcome(), None);
    let mut late = played(Variant::Classic, 5, "a1 a2 b3 a3 e1 a4 d3 e2");
    play(&mut late, "e5");
    assert_eq!(late.outcome(), won(Side::First), "the second chain from the top row wins");
}

#[test]
fn loops_of_links_do_no_harm_and_the_test_changes_nothing() {
    // Four pegs of the first player in a ring, c3-e4-f2-d1 in knight's moves.
    let mut game = played(Variant::Classic, 8, "c3 a2 e4 a3 f2 a4 d1");
    assert_eq!(game.board().links().filter(|&(_, owner)| owner == Seat::FIRST).count(), 4);
    assert_eq!(game.outcome(), None);
    let before = game.board();
    for _ in 0..3 {
        assert_eq!((game.outcome(), game.board()), (None, before.clone()));
    }
    for mv in ["a5", "f6", "h2", "e8"] {
        play(&mut game, mv);
    }
    assert_eq!(game.outcome(), won(Side::First));
}

#[test]
fn a_position_that_nobody_can_win_is_a_draw_at_once() {
    // Random games on the smallest board without corners: some end without a chain, and then with a reason.
    let mut reasons = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let mut chance = parlour_core::Chance::new(seed);
        let mut game = start(Variant::Pp, 5);
        while let Some(mv) = chance.pick(&game.legal_moves()) {
            game.play(mv).unwrap();
        }
        assert_eq!([refused(&game, "c3"), refused(&game, "swap")], ["game-over"; 2]);
        reasons.insert(game.outcome().unwrap().reason);
    }
    assert!(reasons.contains("dead") && reasons.contains("connected"), "{reasons:?}");
}

#[test]
fn a_preview_tells_links_and_refusals_without_playing() {
    let game = played(Variant::Classic, 20, "f5 d4 g4 e6 h6 f4");
    let preview = game.preview(point("e5")).unwrap();
    let (made, refusals) = links(&preview);
    assert_eq!((made.len(), refusals), (0, vec![(link("e5", "g4"), link("e6", "f4"))]));
    assert_eq!(game.preview(point("f4")), None);
}

#[test]
fn the_picture_in_text_shows_pegs_and_links() {
    let text = played(Variant::Pp, 5, "c1 a2 b3").to_text();
    let expected = "    a  b  c  d  e\n 1     .  1  .   \n 2  2  .  .  .  .\n 3  .  1  .  .  .\n 4  .  .  .  .  .\n 5     .  .  .   \nlinks of first: b3c1";
    assert_eq!(text, expected);
}
