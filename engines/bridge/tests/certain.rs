//! What a player is certain of, and claims judged by it.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::alpha_mu::{AlphaMu, Layouts, Task};
use parlour_bridge::claim::{Verdict, judge, settle};
use parlour_bridge::deal::{NORTH, SEATS};
use parlour_bridge::{Bridge, Card, Cards, Deal, Position, Setup, Solver, View, analyst, certain};
use parlour_core::{Chance, Control, Engine, Game, Seat, Side, Thought};

/// A position in which these hands are left, and North's side is on turn: the other cards were played by chance.
fn ending(hands: [&str; 4], seed: u64) -> Bridge {
    let kept: [Cards; 4] = hands.map(|hand| hand.parse().unwrap());
    let all_kept = kept.into_iter().fold(Cards::EMPTY, |all, hand| all | hand);
    let mut chance = Chance::new(seed);
    loop {
        let mut rest: Vec<Card> = (!all_kept).iter().collect();
        let dealt = kept.map(|hand| {
            let more = (hand.len()..13).map(|_| rest.swap_remove(chance.below(rest.len())));
            hand | more.collect()
        });
        let deal = Deal::new(dealt).unwrap();
        let mut game = Bridge::new(&Setup { deal, declarer: NORTH, ..Setup::default() }).unwrap();
        let tricks = 13 - kept[0].len() as usize;
        while game.play_so_far().cards().len() < 4 * tricks {
            let free: Vec<Card> = game.legal_moves().into_iter().filter(|card| !all_kept.contains(*card)).collect();
            let Some(card) = chance.pick(&free) else { break };
            game.play(card).unwrap();
        }
        if game.play_so_far().cards().len() == 4 * tricks && game.to_move().side() == Side::First {
            return game;
        }
    }
}

fn certainty(view: &View) -> Thought<Card> {
    certain::think(view, &Control::default()).unwrap()
}

fn tricks(view: &View, thought: &Thought<Card>) -> u8 {
    let side = view.play().to_move().side();
    analyst::tricks(thought.score, view.aim(side)) - view.play().tricks(side)
}

/// A finesse either way: wherever the queen lies, the claim of all tricks is refused, that of two stands and brings two, though
/// the open cards would give all of them.
#[test]
fn a_claim_does_not_tell_where_the_queen_lies() {
    for (seed, defenders) in [["Q54...", "987..."], ["987...", "Q54..."]].into_iter().enumerate() {
        let game = ending(["AJ3...", defenders[0], "KT2...", defenders[1]], seed as u64);
        let view = game.view(game.to_move());
        let line = Control { lines: Some(1), ..Control::default() };
        let thought = Bridge::analyst().think(&view, &line).unwrap();
        assert_eq!(judge(&view, Side::First, 3, &thought), Verdict::Overstated { sure: 2 }, "{defenders:?}");
        for claimed in 0..=2 {
            assert_eq!(judge(&view, Side::First, claimed, &thought), Verdict::Sound);
            let mut end = game.clone();
            for card in settle(&game, &view, Side::First, claimed, &thought, &Control::default()).unwrap() {
                end.play(card).unwrap();
            }
            let gained = end.play_so_far().tricks(Side::First) - game.play_so_far().tricks(Side::First);
            assert!(end.play_so_far().is_over() && gained == 2, "{claimed}: {gained}");
        }
        let open = game.open_view();
        let seeing = Bridge::analyst().think(&open, &Control::default()).unwrap();
        assert_eq!(judge(&open, Side::First, 3, &seeing), Verdict::Sound, "with open cards there is no guess");
    }
}

#[test]
fn top_cards_are_certain_whatever_the_others_hold() {
    let game = ending(["AKQ2...", "J543...", "T9.32..", "8.AK..2"], 3);
    let view = game.view(game.to_move());
    let thought = certainty(&view);
    assert!(thought.exact && tricks(&view, &thought) == 3, "{thought:?}");
    // Ended at once, it promises nothing, and no claim is called wrong for that.
    let cut_short = certain::think(&view, &Control::default().with_nodes(1)).unwrap();
    assert!(!cut_short.exact && tricks(&view, &cut_short) < 3);
    assert_eq!(judge(&view, Side::First, 3, &cut_short), Verdict::Undecided);
}

/// Every layout of the hidden cards that agrees with what was played.
fn layouts(view: &View) -> Vec<[Cards; 4]> {
    let hidden: Vec<Seat> = view.hidden_seats().collect();
    let unseen: Vec<Card> = view.unseen().iter().collect();
    let fits = |seat: Seat, cards: Cards| {
        cards.len() == view.cards_left(seat) && cards.iter().all(|card| !view.play().has_shown_out(seat, card.suit()))
    };
    (0_u32..1 << unseen.len())
        .filter_map(|bits| {
            let part = |is: u32| -> Cards {
                unseen.iter().enumerate().filter(|(place, _)| bits >> place & 1 == is).map(|(_, card)| *card).collect()
            };
            let mut hands = SEATS.map(|seat| view.hand_of(seat).unwrap_or_default());
            (hands[hidden[0].index()], hands[hidden[1].index()]) = (part(1), part(0));
            (fits(hidden[0], part(1)) && fits(hidden[1], part(0))).then_some(hands)
        })
        .collect()
}

/// Whether alpha-mu search, which knows each layout, finds a line that takes so many tricks in all of them.
fn reaches_in_all(view: &View, layouts: &[[Cards; 4]], need: u8) -> bool {
    let play = view.play();
    let task = Task {
        side: Side::First,
        seen: [play.declarer(), play.dummy()],
        chosen: &[play.declarer(), play.dummy()],
        strain: view.contract().strain(),
        leader: play.leader(),
        need: need.into(),
    };
    let (mut solver, control) = (Solver::default(), Control::default());
    view.playable().iter().any(|card| {
        let mut hope: Layouts = 0;
        for (index, &hands) in layouts.iter().enumerate() {
            let position = Position::new(hands, task.strain, task.leader, play.trick()).unwrap();
            let values = solver.cards(&position, &control).unwrap();
            let tricks = values.into_iter().find(|value| value.0 == card).unwrap().1;
            hope |= Layouts::from(tricks >= need) << index;
        }
        let all = layouts.len() as u32;
        let since = solver.nodes();
        let mut search = AlphaMu::new(&task, &mut solver, &control, since);
        hope.count_ones() == all && search.reach(layouts, play.trick(), card, 8, hope, 0).ok() == Some(all)
    })
}

/// In random endings nothing else is certain than what one line takes in every single layout.
#[test]
fn certain_is_what_one_line_takes_in_every_layout() {
    let mut chance = Chance::new(11);
    let (mut compared, mut guesses) = (0, 0);
    for number in 0..160 {
        let setup = Setup { deal: Deal::numbered(number), declarer: NORTH, ..Setup::default() };
        let mut game = Bridge::new(&setup).unwrap();
        while game.play_so_far().cards().len() < 40 + number as usize % 3 {
            let card = chance.pick(&game.legal_moves()).unwrap();
            game.play(card).unwrap();
        }
        let view = game.view(game.to_move());
        if game.to_move().side() != Side::First || view.hidden_seats().count() != 2 {
            continue;
        }
        let layouts = layouts(&view);
        let thought = certainty(&view);
        assert!(thought.exact);
        let sure = tricks(&view, &thought);
        let left = 13 - (game.play_so_far().cards().len() / 4) as u8;
        let found = (1..=left).rev().find(|&need| reaches_in_all(&view, &layouts, need)).unwrap_or(0);
        assert_eq!(sure, found, "deal {number}\n{}", game.to_text());
        let seeing = Solver::default().tricks(&game.position().unwrap(), &Control::default()).unwrap();
        assert!(sure <= seeing);
        guesses += u32::from(sure < seeing);
        compared += 1;
    }
    assert!(compared > 30 && guesses > 3, "{compared} {guesses}");
}

/// Whatever is claimed of a position is written down as exactly that.
#[test]
fn what_a_claim_settles_is_what_was_claimed() {
    let mut chance = Chance::new(2);
    for number in 0..40 {
        let mut game = Bridge::new(&Setup::numbered(number)).unwrap();
        for _ in 0..12 + number as usize % 30 {
            let card = chance.pick(&game.legal_moves()).unwrap();
            game.play(card).unwrap();
        }
        let (side, view) = (game.to_move().side(), game.open_view());
        let thought = Bridge::analyst().think(&view, &Control::default()).unwrap();
        let sure = tricks(&view, &thought);
        let mut end = game.clone();
        for card in settle(&game, &view, side, 0, &thought, &Control::default()).unwrap() {
            end.play(card).unwrap();
        }
        assert!(end.play_so_far().is_over());
        assert_eq!(end.play_so_far().tricks(side) - game.play_so_far().tricks(side), sure, "deal {number}");
    }
}
