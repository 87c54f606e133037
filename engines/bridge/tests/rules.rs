//! Rules, scores, deals by number and views.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::bidding::{Kind, LAST_DEAL};
use parlour_bridge::card::Suit;
use parlour_bridge::claim::{Verdict, judge};
use parlour_bridge::deal::{EAST, NORTH, SEATS, SOUTH, WEST};
use parlour_bridge::filter::Condition;
use parlour_bridge::score::{imps, matchpoint_share, matchpoints, score};
use parlour_bridge::solver::{TrickTable, par};
use parlour_bridge::{Bridge, Card, Cards, Contract, Deal, Effect, Position, Setup, Solver, Vulnerability, bidding};
use parlour_core::{Chance, Control, Engine, Game, SetupOptions, Side, conformance};

fn setup(number: u64, contract: &str, declarer: usize) -> Setup {
    Setup {
        deal: Deal::numbered(number),
        contract: contract.parse().unwrap(),
        declarer: SEATS[declarer],
        ..Setup::default()
    }
}

#[test]
fn random_games_obey_the_contract_of_all_games() {
    let setups: Vec<Setup> = ["3NT", "4H", "6DX", "1CXX", "7S"]
        .into_iter()
        .enumerate()
        .map(|(number, contract)| setup(number as u64, contract, number % 4))
        .chain([Setup::numbered(17)])
        .collect();
    conformance::check::<Bridge>(&setups, 40, 1);
}

/// Scores from the tables of law 77.
#[test]
fn scores_are_those_of_the_laws() {
    let cases = [
        ("3NT", false, 9, 400),
        ("3NT", true, 9, 600),
        ("3NT", false, 11, 460),
        ("1NT", false, 7, 90),
        ("2S", false, 8, 110),
        ("4S", true, 10, 620),
        ("5C", false, 11, 400),
        ("2HX", false, 8, 470),
        ("2HX", true, 9, 870),
        ("1CX", false, 7, 140),
        ("1NTXX", false, 7, 560),
        ("6S", false, 12, 980),
        ("6NT", true, 12, 1440),
        ("7NT", true, 13, 2220),
        ("7S", false, 13, 1510),
        ("7CXX", true, 13, 2660),
        ("3NT", false, 8, -50),
        ("3NT", true, 7, -200),
        ("3NTX", false, 8, -100),
        ("3NTX", false, 7, -300),
        ("3NTX", false, 6, -500),
        ("3NTX", false, 5, -800),
        ("3NTX", true, 8, -200),
        ("3NTX", true, 7, -500),
        ("7NTX", false, 0, -3500),
        ("7NTX", true, 0, -3800),
        ("7NTXX", true, 0, -7600),
        ("3NTXX", false, 7, -600),
    ];
    for (contract, vulnerable, tricks, expected) in cases {
        let contract: Contract = contract.parse().unwrap();
        assert_eq!(score(contract, vulnerable, tricks), expected, "{contract} {vulnerable} {tricks}");
    }
}

#[test]
fn imps_and_matchpoints_are_those_of_law_78() {
    let ends = [(10, 0), (20, 1), (40, 1), (50, 2), (80, 2), (430, 10), (490, 10), (500, 11), (3990, 23), (4000, 24)];
    for (difference, expected) in ends {
        assert_eq!(imps(difference), expected);
        assert_eq!(imps(-difference), -expected);
    }
    assert_eq!(matchpoints(420, &[400, 420, 450, -50]), 5);
    assert_eq!(matchpoint_share(420, &[]), None);
    // Against four tables: all are beaten; two are beaten and two equal; one is equal.
    let shares = [650, 620, 620, -100].map(|score| matchpoint_share(score, &[620, 620, 600, -100]));
    assert_eq!(shares, [Some(1000), Some(750), Some(750), Some(125)]);
}

#[test]
fn vulnerability_repeats_after_sixteen_boards() {
    let expected = "None NS EW All NS EW All None EW All None NS All None NS EW";
    let found: Vec<&str> = (1..=16).map(|board| Vulnerability::of_board(board).name()).collect();
    assert_eq!(found.join(" "), expected);
    assert_eq!(Vulnerability::of_board(17), Vulnerability::None);
}

/// These deals must never change: results are stored under their numbers. Made with another implementation of the recipe.
#[test]
fn a_number_always_means_the_same_deal() {
    for (number, text) in [(0, ZERO), (1, ONE), (u64::MAX, LAST)] {
        assert_eq!(Deal::numbered(number).to_string(), text, "deal {number}");
    }
}
const ZERO: &str = "N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973";
const ONE: &str = "N:KT85.KQ96.84.Q72 62.832.AJ62.KJ96 A974.74.93.T8543 QJ3.AJT5.KQT75.A";
const LAST: &str = "N:K.KQ832.J864.AJ4 Q2.T765.AQT7.T53 J73.J4.K532.9876 AT98654.A9.9.KQ2";

#[test]
fn numbered_deals_are_fair() {
    // Each of 52 cards with North 10 000 times out of 40 000 on average: six standard deviations are 520.
    let mut counts = [0_i32; 52];
    for number in 0..40_000 {
        for card in Deal::numbered(number).hand(NORTH).iter() {
            counts[card.index()] += 1;
        }
    }
    assert!(counts.iter().all(|&count| (count - 10_000).abs() < 520), "{counts:?}");
}

#[test]
fn conditions_are_met() {
    let condition = Condition::All(vec![
        Condition::SidePoints(Side::First, 25..=27),
        Condition::Balanced(NORTH),
        Condition::Any(vec![
            Condition::Length(SOUTH, Suit::Spades, 5..=5),
            Condition::Length(SOUTH, Suit::Hearts, 5..=5),
        ]),
    ]);
    let (number, deal) = condition.first_from(1, 100_000).unwrap();
    assert!(number > 0 && condition.holds(&deal));
    let points = deal.hand(NORTH).high_card_points() + deal.hand(SOUTH).high_card_points();
    assert!((25..=27).contains(&points));
    assert!(!Condition::Not(Box::new(condition)).holds(&deal));
}

#[test]
fn a_seat_sees_its_hand_and_dummy_after_the_lead_and_nothing_else() {
    let mut game = Bridge::new(&setup(5, "3NT", 0)).unwrap();
    for seat in [NORTH, EAST, WEST] {
        let view = game.view(seat);
        assert_eq!(view.hand(), game.hand(seat));
        assert_eq!(view.dummy(), None);
        assert_eq!(view.unseen().len(), 39);
    }
    let lead = game.legal_moves()[0];
    let effects = game.play(lead).unwrap();
    assert_eq!(effects, [Effect::Played { seat: EAST, card: lead }, Effect::Faced { seat: SOUTH }]);
    assert_eq!(game.view(WEST).dummy(), Some(game.hand(SOUTH)));
    assert_eq!(game.view(SOUTH), game.view(NORTH), "declarer plays dummy's cards");
    assert_eq!(game.view(WEST).hand_of(NORTH), None);
    assert!(game.view(NORTH).is_to_choose() && !game.view(WEST).is_to_choose());
}

/// Swapping cards between hands that a seat does not see changes nothing for it.
#[test]
fn a_view_does_not_depend_on_hidden_cards() {
    let deal = Deal::numbered(9);
    let hands = deal.hands();
    let one = Deal::new([hands[0], hands[1], hands[2], hands[3]]).unwrap();
    let (from_north, from_west) = (hands[0].lowest().unwrap(), hands[3].lowest().unwrap());
    let swapped = [
        hands[0].without(from_north).with(from_west),
        hands[1],
        hands[2],
        hands[3].without(from_west).with(from_north),
    ];
    let other = Deal::new(swapped).unwrap();
    let views = [one, other].map(|deal| {
        let mut game = Bridge::new(&Setup { deal, ..Setup::default() }).unwrap();
        let lead = deal.hand(EAST).highest().unwrap();
        game.play(lead).unwrap();
        game.view(EAST)
    });
    assert_eq!(views[0], views[1]);
}

fn options(variant: Option<&str>, position: Option<&str>) -> SetupOptions {
    let [variant, position] = [variant, position].map(|option| option.map(ToOwned::to_owned));
    SetupOptions { variant, position, ..SetupOptions::default() }
}

#[test]
fn a_number_alone_names_all_that_is_played() {
    for number in [1, 8, 17, 4711, u64::MAX] {
        let setup: Setup = number.to_string().parse().unwrap();
        let vulnerability = Vulnerability::of_board(((number - 1) % 16 + 1) as u32);
        let expected = Setup { vulnerability, number: Some(number), ..bidding::setup(&Deal::numbered(number)) };
        assert_eq!(setup, expected);
        assert_eq!((setup.declarer, setup.to_string()), (NORTH, number.to_string()));
        assert!(Bridge::new(&setup).is_ok());
        for other in [
            Setup { number: Some(number ^ 2), ..setup },
            Setup { contract: "7NTXX".parse().unwrap(), ..setup },
            Setup { deal: setup.deal.turned(1), ..setup },
        ] {
            let refusal = Bridge::new(&other).unwrap_err().to_string();
            assert!(refusal.contains(&other.number.unwrap().to_string()), "{refusal}");
        }
    }
}

#[test]
fn deals_are_found_by_kind_of_contract() {
    // By their levels: a game is three no-trump, four in a major, five in a minor; a slam is six.
    let is_of = |kind: &str, contract: &str| {
        let (level, strain) = contract.split_at(1);
        let level: u8 = level.parse().unwrap();
        let game = [("NT", 3), ("S", 4), ("H", 4), ("D", 5), ("C", 5)].iter().find(|game| game.0 == strain).unwrap().1;
        match kind {
            "any" => true,
            "notrump" => strain == "NT",
            "suit" => strain != "NT",
            "partscore" => level < game,
            "game" => (game..6).contains(&level),
            "slam" => level >= 6,
            _ => unreachable!("{kind}"),
        }
    };
    let mut numbers = std::collections::BTreeSet::new();
    for &name in Bridge::VARIANTS {
        let kind: Kind = name.parse().unwrap();
        for seed in 0..50 {
            let number = kind.deal_number(seed);
            numbers.insert(number);
            assert_eq!(kind.deal_number(seed), number);
            assert!((1..=LAST_DEAL).contains(&number));
            let contract = Setup::numbered(number).contract.to_string();
            assert!(is_of(name, &contract), "{name}: deal {number} is played in {contract}");
        }
        let first = Bridge::setup_from(&options(Some(name), None)).unwrap();
        let number = first.number.unwrap();
        let is_of_kind = |number: &u64| is_of(name, &Setup::numbered(*number).contract.to_string());
        assert_eq!((1..=number).find(is_of_kind), Some(number), "the first {name}");
    }
    assert_eq!(Bridge::setup_from(&options(None, None)).unwrap(), Setup::numbered(1));
    assert!(numbers.len() > 150, "chance has a say: {}", numbers.len());
    let refusal = Bridge::setup_from(&options(Some("whist"), None)).unwrap_err().to_string();
    assert!(refusal.contains("'whist'") && refusal.contains("any, notrump, suit, partscore, game, slam"), "{refusal}");
    let named = Bridge::setup_from(&options(Some("slam"), Some("17 1C"))).unwrap();
    assert_eq!(named.contract.to_string(), "1C", "a position says all");
}

#[test]
fn setups_are_read_and_refused() {
    let read = |position: &str| Bridge::setup_from(&options(None, Some(position)));
    let turned = Setup { deal: Setup::numbered(17).deal, ..Setup::default() };
    let (declarer, vulnerability) = (WEST, Vulnerability::EastWest);
    let doubled = Setup { contract: "4SX".parse().unwrap(), declarer, vulnerability, ..turned };
    assert_eq!(read("17 4SX W EW").unwrap(), doubled);
    assert_eq!(read("17 3NT").unwrap(), turned);
    let pbn = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3";
    assert_eq!(read(&format!("{pbn} 2S E")).unwrap().deal.to_string(), pbn);
    for wrong in ["", "x", "17 8S", "17 4S Q", "17 4S N all more", "N:A.K.Q.J", "N:A... K... Q... J..."] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    for wrong in [
        "N:AA.K.Q.J . . .",
        "N:AKQJ...... ... ... ...",
        "N:.... ... ... ...",
        "N:é... ... ... ...",
        "N:A... A... K... Q...",
    ] {
        assert!(wrong.parse::<Deal>().is_err(), "{wrong}");
    }
    let letters: Cards = "SA7.H864.D-.C10".parse().unwrap();
    assert_eq!(letters.to_string(), "A7.864..T");
}

/// The deal and its answers are DDS's own first example: par is 110 for East and West.
#[test]
fn par_of_the_example_of_dds() {
    let deal = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3".parse().unwrap();
    let table = Solver::default().table(&deal, &Control::default()).unwrap();
    for dealer in SEATS {
        let par = par(&table, Vulnerability::None, dealer);
        assert_eq!(par.score, -110);
        let names: Vec<String> = par.contracts.iter().map(|(contract, _)| contract.to_string()).collect();
        assert_eq!(names, ["2S", "2S"]);
    }
}

/// Par scores recorded from DDS; where it matters who bids first, those of either side as dealer.
#[test]
fn par_agrees_with_dds() {
    let vulnerabilities =
        [Vulnerability::None, Vulnerability::NorthSouth, Vulnerability::EastWest, Vulnerability::Both];
    for line in include_str!("data/par.txt").lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let cell = |place: usize| u8::from_str_radix(&words[0][place..=place], 16).unwrap();
        // From spades down and no-trump to the order of the auction.
        let tricks = [3, 2, 1, 0, 4].map(|row| std::array::from_fn(|seat| cell(row * 4 + seat)));
        for (vulnerability, scores) in vulnerabilities.into_iter().zip(&words[1..]) {
            let (north_south, east_west) = scores.split_once('/').unwrap_or((scores, scores));
            for (dealer, score) in [(NORTH, north_south), (EAST, east_west)] {
                let found = par(&TrickTable::new(tricks), vulnerability, dealer);
                assert_eq!(found.score, score.parse::<i32>().unwrap(), "{line} {vulnerability:?} {dealer:?} {found:?}");
            }
        }
    }
}

#[test]
fn claims_are_checked() {
    let mut game = Bridge::new(&setup(3, "3NT", 0)).unwrap();
    let mut chance = Chance::new(1);
    for _ in 0..34 {
        let card: Card = chance.pick(&game.legal_moves()).unwrap();
        game.play(card).unwrap();
    }
    let position = game.position().unwrap();
    let left = position.tricks_left() as u8;
    let of_mover = Solver::default().tricks(&position, &Control::default()).unwrap();
    let (side, view) = (game.to_move().side(), game.open_view());
    let thought = Bridge::analyst().think(&view, &Control::default()).unwrap();
    assert_eq!(judge(&view, side, of_mover, &thought), Verdict::Sound);
    assert_eq!(judge(&view, side.other(), left - of_mover, &thought), Verdict::Sound);
    assert_eq!(judge(&view, side, left + 1, &thought), Verdict::Impossible);
    let overstated = Verdict::Overstated { sure: of_mover };
    assert!(of_mover < left, "there is something to overstate");
    assert_eq!(judge(&view, side, of_mover + 1, &thought), overstated);
    let cut_short = parlour_core::Thought { exact: false, ..thought };
    assert_eq!(judge(&view, side, of_mover, &cut_short), Verdict::Undecided);
}

#[test]
fn setups_survive_as_text() {
    for number in 0..50 {
        for setup in [bidding::setup(&Deal::numbered(number)), Setup::numbered(number)] {
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }
}

/// About half of the contracts that deals are given can be made: not all, not none.
#[test]
fn deals_get_contracts_worth_playing() {
    let mut solver = Solver::default();
    let (mut made, mut games, mut suits) = (0, 0, 0);
    for number in 0..40 {
        let deal = Deal::numbered(number);
        let setup = bidding::setup(&deal);
        let of_deal = |deal: &Deal| {
            SEATS.map(|seat| deal.hand(seat).bits()).into_iter().collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(of_deal(&setup.deal), of_deal(&deal), "the same hands");
        let points = |seats: [parlour_core::Seat; 2]| {
            seats.map(|seat| setup.deal.hand(seat).high_card_points()).iter().sum::<u32>()
        };
        assert!(points([NORTH, SOUTH]) >= 20, "the stronger side declares");
        let position = Position::lead(&setup.deal, setup.contract.strain(), EAST);
        made += u32::from(
            solver.takes(&position, 14 - i32::from(setup.contract.tricks()), &Control::default()) == Some(false),
        );
        games += u32::from(setup.contract.tricks() >= 9);
        suits += u32::from(setup.contract.strain().trumps().is_some());
    }
    assert!((14..=34).contains(&made), "{made} of 40 made");
    assert!((8..=30).contains(&games) && (15..=35).contains(&suits), "{games} games, {suits} in a suit");
}

/// A card that is held leaves the hand, wherever in its suit it stands, and the other suits stay as they are. What is not held
/// cannot be played, and nothing changes.
#[test]
fn only_cards_that_are_held_leave_the_hand() {
    let lead = |deal: &str| Bridge::new(&format!("{deal} 3NT N").parse().unwrap()).unwrap();
    let whole = lead("E:AKT.QJ6543.AJ6.7 98.T92.T98.KQJT9 Q432.AK.KQ432.86 J765.87.75.A5432");
    let void = lead("E:AKT9.QJ65432..76 8.T9.JT98.KQJT98 Q432.AK.KQ432.A5 J765.87.A765.432");
    let played = [
        ("the first of a suit", "SA"),
        ("one in the middle of a suit", "H6"),
        ("the last of a suit", "D6"),
        ("the only one of a suit", "C7"),
    ];
    for (what, name) in played {
        let card: Card = name.parse().unwrap();
        let (mut game, held) = (whole.clone(), whole.hand(EAST));
        game.play(card).unwrap();
        let gone: Vec<Card> = held.iter().filter(|&card| !game.hand(EAST).contains(card)).collect();
        assert_eq!(gone, [card], "{what}");
        assert!(
            Suit::ALL.iter().all(|&suit| suit == card.suit() || game.hand(EAST).of_suit(suit) == held.of_suit(suit))
        );
    }
    let refused = [
        ("any of a void suit", &void, "D6"),
        ("a fourth where there is one", &whole, "C8"),
        ("a fifth where there are three", &whole, "D9"),
    ];
    for (what, game, name) in refused {
        let mut after = game.clone();
        let error = after.play(name.parse().unwrap()).unwrap_err();
        assert_eq!((error.reason, &after), ("not-held", game), "{what}");
    }
}
