//! Woaley: counts, values and worked examples.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::HashSet;

use parlour_core::{Chance, FINISHED, Game, Outcome, Seat, Side};
use parlour_mancala::published::match_points;
use parlour_mancala::rules::QUIET;
use parlour_mancala::{Effect, Mancala, Setup, State, Variant};
use proptest::prelude::*;

fn start(variant: Variant) -> Mancala {
    Mancala::new(&Setup::usual(variant)).unwrap()
}

fn position(variant: Variant, text: &str) -> Mancala {
    Mancala::new(&Setup::usual(variant).from_position(text).unwrap()).unwrap()
}

fn after(mut game: Mancala, moves: &str) -> Mancala {
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

fn legal(game: &Mancala) -> String {
    game.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Move sequences of every length, and different positions at their ends.
fn perft(variant: Variant, depth: usize) -> Vec<(u64, usize)> {
    let game = start(variant);
    let ruleset = *game.ruleset();
    let mut level: Vec<(State, u64)> = vec![(*game.state(), 1)];
    let mut counts = Vec::new();
    for _ in 0..depth {
        let mut next = std::collections::HashMap::<State, u64>::new();
        for (state, ways) in level {
            let mut moves = Vec::new();
            ruleset.legal(&state, &mut moves);
            for mv in moves {
                let mut child = state;
                ruleset.play(&mut child, mv, &mut ());
                *next.entry(child).or_default() += ways;
            }
        }
        level = next.into_iter().collect();
        counts.push((level.iter().map(|(_, ways)| ways).sum(), level.len()));
    }
    counts
}

#[test]
fn perft_of_p1() {
    let sequences = [6, 6, 6, 6, 6, 48, 216, 720, 2310, 8406, 31122, 119160];
    let positions = [6, 6, 6, 6, 6, 48, 210, 678, 2160, 7890, 29034, 110304];
    assert_eq!(perft(Variant::Woaley, 12), sequences.into_iter().zip(positions).collect::<Vec<_>>());
}

#[test]
fn perft_of_p2() {
    let sequences = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 54, 126, 180, 570, 1710, 4896, 14058, 41196, 120_594, 362_124];
    let counts: Vec<u64> = perft(Variant::WoaleyP2, 20).into_iter().map(|count| count.0).collect();
    assert_eq!(counts, sequences);
}

/// Plain negamax without pruning: the store difference at the horizon.
fn negamax(game: &Mancala, state: &State, depth: u32) -> i32 {
    let mut moves = Vec::new();
    game.ruleset().legal(state, &mut moves);
    if depth == 0 || moves.is_empty() {
        let [own, other] = [state.mover, state.mover.other()].map(|seat| i32::from(state.stores[seat.index()]));
        return own - other;
    }
    let value = |mv| {
        let mut child = *state;
        game.ruleset().play(&mut child, mv, &mut ());
        -negamax(game, &child, depth - 1)
    };
    moves.into_iter().map(value).max().unwrap()
}

#[test]
fn values_of_the_start_by_depth() {
    let p1 = [0, 0, 0, 0, 0, -2, 0, -4, -2, -4, 0, -4, -2, -6];
    let p2 = [0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -2, -2, -2, -4, -2, -4];
    for (variant, values) in [(Variant::Woaley, &p1[..]), (Variant::WoaleyP2, &p2[..])] {
        let game = start(variant);
        for (depth, &value) in (1..).zip(values) {
            assert_eq!(negamax(&game, game.state(), depth), value, "{variant:?} depth {depth}");
        }
        // All openings are worth the same.
        for mv in game.legal_moves() {
            let mut child = *game.state();
            game.ruleset().play(&mut child, mv, &mut ());
            assert_eq!(-negamax(&game, &child, 9), values[9], "{mv}");
        }
    }
}

/// The sequence that follows from the first house, board by board.
#[test]
fn the_forced_opening() {
    let boards = [
        ("a1", "0,5,5,5,5,4/4,4,4,4,4,4 0,0 B @a5"),
        ("a5", "0,5,5,5,0,5/5,5,5,5,4,4 0,0 A @b4"),
        ("b4", "1,6,6,5,0,5/5,5,5,0,5,5 0,0 B @a3"),
        ("a3", "1,6,0,6,1,6/6,6,6,0,5,5 0,0 A @b3"),
        ("b3", "2,7,1,6,1,6/6,6,0,1,6,6 0,0 B @a3"),
    ];
    for variant in [Variant::Woaley, Variant::WoaleyP2] {
        let mut game = start(variant);
        for (mv, board) in boards {
            game.play(mv.parse().unwrap()).unwrap();
            assert_eq!(game.position(), board);
        }
    }
    let p1 = after(start(Variant::Woaley), "a1 a5 b4 a3 b3");
    assert_eq!(legal(&p1), "a1 a2 a4 a6 b1 b2 b5 b6");
    let captures = |mv: &str| after(p1.clone(), mv).score().unwrap();
    let scores: Vec<i32> = legal(&p1).split(' ').map(|mv| captures(mv)[1]).collect();
    assert_eq!(scores, [2, 0, 2, 0, 0, 0, 2, 0]);

    let p2 = after(start(Variant::WoaleyP2), "a1 a5 b4 a3 b3");
    assert_eq!(legal(&p2), "a3");
    let p2 = after(p2, "a3 a4 b5 a6");
    assert_eq!(p2.position(), "4,9,1,1,3,0/8,8,2,3,1,8 0,0 B @a2");
    let p2 = after(p2, "a2");
    assert_eq!(p2.position(), "4,0,2,2,4,1/9,9,3,0,0,8 0,6 A");
    assert_eq!(p2.legal_moves().len(), 9);
}

/// Turned by any number of houses, a position after the first move plays the same.
fn turned(state: &State, by: usize) -> State {
    let mut pits = state.pits;
    for index in 0..12 {
        pits[(index + by) % 12] = state.pits[index];
    }
    State { pits, mark: state.mark.map(|mark| (mark + by as u8) % 12), ..*state }
}

proptest! {
    #[test]
    fn the_board_has_twelve_equal_sides(seed in any::<u64>(), by in 1..12_usize, p2 in any::<bool>()) {
        let mut chance = Chance::new(seed);
        let game = start(if p2 { Variant::WoaleyP2 } else { Variant::Woaley });
        let ruleset = *game.ruleset();
        let mut state = *game.state();
        let mut moves = game.legal_moves();
        for _ in 0..100 {
            let Some(mv) = chance.pick(&moves) else { break };
            ruleset.play(&mut state, mv, &mut ());
            let same = turned(&state, by);
            let (mut plain, mut other) = (Vec::new(), Vec::new());
            ruleset.legal(&state, &mut plain);
            ruleset.legal(&same, &mut other);
            let turn = |mv: &parlour_mancala::Move| (ruleset.index(mv.pit).unwrap() + by) % 12;
            let mut expected: Vec<usize> = plain.iter().map(turn).collect();
            expected.sort_unstable();
            let found: Vec<usize> = other.iter().map(|mv| ruleset.index(mv.pit).unwrap()).collect();
            prop_assert_eq!(found, expected);
            for mv in &plain {
                let (mut one, mut two) = (state, same);
                ruleset.play(&mut one, *mv, &mut ());
                let moved = parlour_mancala::Move::plain(ruleset.pit(turn(mv)));
                ruleset.play(&mut two, moved, &mut ());
                prop_assert_eq!(turned(&one, by), two);
            }
            moves = plain;
        }
    }
}

/// Shares of 20 000 random games of an independent program; they differ by seed.
#[test]
fn random_games_go_as_they_should() {
    let mut chance = Chance::new(9);
    for (variant, plies, cut) in [(Variant::Woaley, 39.9, 0.0002), (Variant::WoaleyP2, 63.2, 0.09)] {
        let games = 4000;
        let (mut moves, mut cuts) = (0, 0);
        for _ in 0..games {
            let mut game = start(variant);
            while let Some(mv) = chance.pick(&game.legal_moves()) {
                game.play(mv).unwrap();
            }
            assert!(game.score().unwrap().iter().all(|store| store % 2 == 0));
            moves += u64::from(game.played());
            cuts += u32::from(game.outcome().unwrap().reason == "move-limit");
        }
        let average = moves as f64 / f64::from(games);
        assert!((average - plies).abs() < 1.2, "{variant:?}: {average} plies");
        assert!((f64::from(cuts) / f64::from(games) - cut).abs() < 0.015, "{variant:?}: {cuts} cut");
    }
}

#[test]
fn a_chain_is_told_house_by_house() {
    let mut game = position(Variant::WoaleyP2, "4,9,1,1,3,0/8,8,2,3,1,8 0,0 B @a2");
    let effects = game.play("a2".parse().unwrap()).unwrap();
    let told: Vec<String> = effects
        .iter()
        .map(|effect| match effect {
            Effect::Lifted { pit, seeds, .. } => format!("{pit}-{seeds}"),
            Effect::Sown { pit, .. } => format!("{pit}"),
            Effect::Captured { pit, seeds, .. } => format!("{pit}x{seeds}"),
            Effect::Marked { pit } => format!("@{pit:?}"),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(told.join(" "), "a2-9 a3 a4 a5 a6 b1 b2 b3 b4 b5 b5x2 b4x4 @None");
}

#[test]
fn the_end_and_what_is_left() {
    let over = |text: &str, switches: &[(&str, &str)]| {
        let setup = switches
            .iter()
            .fold(Setup::usual(Variant::Woaley), |setup, (name, value)| setup.with(name, value).unwrap());
        Mancala::new(&setup.from_position(text).unwrap()).unwrap()
    };
    let small = "1,0,1,0,0,0/1,0,0,0,0,0 24,20 A";
    assert_eq!(over(small, &[]).outcome(), Some(Outcome { winner: Some(Side::First), reason: "houses-small" }));
    assert_eq!(over(small, &[]).score(), Some([24, 20]));
    assert_eq!(over(small, &[("rest", "owner")]).score(), Some([26, 21]));
    let one_side = "1,0,1,0,0,0/1,0,0,3,0,0 20,22 A";
    assert_eq!(over(one_side, &[]).outcome(), None);
    assert!(over(one_side, &[("end", "one-side")]).outcome().is_some());
}

/// Random games with singles often come to moves without a capture.
#[test]
fn a_game_without_captures_may_be_ended_as_it_stands() {
    let mut chance = Chance::new(3);
    let mut ended = 0;
    for _ in 0..200 {
        let mut game = start(Variant::WoaleyP2);
        let mut quiet = 0;
        while let Some(mv) = chance.pick(&game.legal_moves()) {
            let before = game.score();
            game.play(mv).unwrap();
            quiet = if game.score() == before { quiet + 1 } else { 0 };
            let may_end = quiet >= QUIET && game.outcome().is_none();
            let [first, second] = game.score().unwrap();
            let winner = (first != second).then_some(if first > second { Side::First } else { Side::Second });
            assert_eq!(game.claim(), may_end.then_some(Outcome { winner, reason: FINISHED }), "{}", game.position());
            ended += u32::from(may_end);
        }
    }
    assert!(ended > 50, "{ended} moves");
    // Elsewhere repetition ends what goes round.
    let mut oware = start(Variant::Oware);
    while let Some(mv) = chance.pick(&oware.legal_moves()) {
        oware.play(mv).unwrap();
        assert_eq!(oware.claim(), None);
    }
}

/// Where the house that the mark is on cannot be played, the choice is free, and refusals say what is wrong instead.
#[test]
fn a_move_is_bound_only_to_a_house_that_can_be_played() {
    let bound = |game: &Mancala| game.bound_to().map(|pit| pit.to_string());
    let refusal = |game: &Mancala, mv: &str| game.clone().play(mv.parse().unwrap()).unwrap_err().reason;
    let text = |mark| format!("3,1,0,1,0,0/0,0,0,5,0,0 18,20 A @{mark}");
    let goes_on = position(Variant::Woaley, &text("a1"));
    assert_eq!((bound(&goes_on).as_deref(), legal(&goes_on).as_str()), (Some("a1"), "a1"));
    assert_eq!(
        [refusal(&goes_on, "b4"), refusal(&goes_on, "a2"), refusal(&goes_on, "a3")],
        ["must-go-on", "must-go-on", "pit-empty"]
    );
    let free = position(Variant::Woaley, &text("a2"));
    assert_eq!((bound(&free), legal(&free).as_str()), (None, "a1 b4"));
    assert_eq!(
        [refusal(&free, "a4"), refusal(&free, "a2"), refusal(&free, "b1")],
        ["single-seed", "single-seed", "pit-empty"]
    );
    let single = position(Variant::WoaleyP2, &text("a2"));
    assert_eq!((bound(&single).as_deref(), refusal(&single, "a1")), (Some("a2"), "must-go-on"));
    assert_eq!(bound(&start(Variant::Woaley)), None);
    assert_eq!(refusal(&start(Variant::Woaley), "b1"), "not-yours");
    assert_eq!(bound(&position(Variant::Woaley, "1,0,0,1,0,0/0,0,0,1,0,0 20,24 A @a1")), None, "the game is over");
}

/// However the game ends, what is left goes where the switch says.
#[test]
fn what_is_left_is_shared_out_at_every_end() {
    let mut chance = Chance::new(4);
    let (mut limited, mut claimed) = (0, 0);
    for rest in ["nobody", "owner", "other"] {
        let setup = Setup::usual(Variant::WoaleyP2).with("rest", rest).unwrap().with("limit", "80").unwrap();
        for _ in 0..60 {
            let mut game = Mancala::new(&setup).unwrap();
            while let Some(mv) = chance.pick(&game.legal_moves()) {
                let [first, second] =
                    [Seat::FIRST, Seat::SECOND].map(|seat| game.ruleset().seeds_of(game.state(), seat) as i32);
                let due = match rest {
                    "nobody" => [0, 0],
                    "owner" => [first, second],
                    _ => [second, first],
                };
                if let Some(end) = game.claim() {
                    let [first, second] = game.score().unwrap();
                    let [first, second] = [first + due[0], second + due[1]];
                    let winner = (first != second).then_some(if first > second { Side::First } else { Side::Second });
                    assert_eq!(end.winner, winner, "{rest} {}", game.position());
                    claimed += 1;
                }
                game.play(mv).unwrap();
            }
            if game.outcome().unwrap().reason == "move-limit" {
                limited += 1;
                assert_eq!(game.state().on_board() == 0, rest != "nobody", "{rest} {}", game.position());
                assert!(rest == "nobody" || game.board().mark.is_none());
            }
        }
    }
    assert!(limited > 20 && claimed > 20, "{limited} {claimed}");
}

#[test]
fn the_limit_ends_the_game() {
    let mut chance = Chance::new(2);
    let mut game = Mancala::new(&Setup::usual(Variant::WoaleyP2).with("limit", "12").unwrap()).unwrap();
    while let Some(mv) = chance.pick(&game.legal_moves()) {
        game.play(mv).unwrap();
    }
    assert_eq!((game.played(), game.outcome().unwrap().reason), (12, "move-limit"));
    assert!(Setup::usual(Variant::Woaley).with("limit", "0").is_err(), "something must end an endless game");
}

/// Published Woaley: one seed stays behind; a lap into an occupied house goes on; two or four are captured.
#[test]
fn published_woaley_goes_on_in_laps() {
    // Three seeds from a1, to a4, which gets its fifth: four go on, to b2, which gets its fifth: four more to b6, four more to a4,
    // which makes two there.
    let game = start(Variant::WoaleyPublished);
    let mut next = game.clone();
    let effects = next.play("a1".parse().unwrap()).unwrap();
    let lifted: Vec<String> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Lifted { pit, seeds, .. } => Some(format!("{pit}-{seeds}")),
            _ => None,
        })
        .collect();
    assert_eq!(lifted.join(" "), "a1-3 a4-4 b2-4 b6-4");
    assert_eq!(next.position(), "2,6,6,0,5,5/5,1,5,5,5,1 2,0 B");
    let chain = position(Variant::WoaleyPublished, "3,3,1,0,0,0/2,0,0,0,0,0 0,0 A");
    assert_eq!(after(chain.clone(), "a1").position(), "1,0,0,0,0,0/2,0,0,0,0,0 6,0 B");
    assert_eq!(legal(&chain), "a1 a2");
}

#[test]
fn published_woaley_passes_and_sweeps() {
    let game = position(Variant::WoaleyPublished, "3,0,0,0,0,0/1,0,0,0,0,0 20,24 A");
    let mut next = game;
    let effects = next.play("a1".parse().unwrap()).unwrap();
    assert!(matches!(effects.last(), Some(Effect::Swept { .. })), "{effects:?}");
    assert_eq!(next.score(), Some([23, 25]));
    assert_eq!(next.outcome().unwrap().reason, "no-move");
    let pass = position(Variant::WoaleyPublished, "3,0,3,0,0,0/1,0,0,0,0,0 20,21 A");
    let mut next = pass;
    let effects = next.play("a3".parse().unwrap()).unwrap();
    assert!(effects.contains(&Effect::Passed { by: Seat::SECOND }));
    assert_eq!(next.to_move(), Seat::FIRST);
    assert_eq!(match_points([28, 20]), [16, 0]);
    assert_eq!(match_points([24, 24]), [6, 6]);
}

#[test]
fn different_moves_lead_to_different_positions() {
    let mut seen = HashSet::new();
    for mv in start(Variant::Woaley).legal_moves() {
        assert!(seen.insert(after(start(Variant::Woaley), &mv.to_string()).position()));
    }
}
