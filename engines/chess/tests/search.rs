//! The search and its opponents against positions whose answer is known.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlour_chess::score::MATE;
use parlour_chess::search::{Search, Table, Task};
use parlour_chess::thinker::{Analyst, Level, Player};
use parlour_chess::{Algorithm, Board, Chess, Setup, UciMove, Variant, fen};
use parlour_core::{Brain, Clock, Control, Engine, Game, Listener, Progress, StopFlag, Stopwatch, Thought};

fn game(fen: &str) -> Chess {
    Chess::new(&Setup { variant: Variant::Standard, start: fen.parse().unwrap() }).unwrap()
}

fn think(fen: &str, nodes: u64) -> Thought<UciMove> {
    Player::new(Level { nodes, ..Level::default() }).think(&game(fen), &Control::seeded(1)).unwrap()
}

fn within(millis: u64) -> Control {
    Control::seeded(1).with_time(Arc::new(Stopwatch::start()), Duration::from_millis(millis))
}

/// The opponents that search, weakest first.
fn levels() -> impl Iterator<Item = (&'static str, Level)> {
    Chess::opponents().iter().filter_map(|opponent| match opponent.algorithm {
        Algorithm::Player(level) => Some((opponent.id.as_str(), level)),
        Algorithm::Classic { .. } => None,
    })
}

#[test]
fn mates_are_found_with_their_distance() {
    let mates = [
        ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4", 1),
        ("r5k1/5ppp/4p3/3N4/8/8/5PPP/6K1 b - - 0 1", "a8a1", 1),
        // The queen is given up for a smothered mate (Lucena 1497).
        ("5r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1", "c4g8", 3),
        // Two rooks.
        ("8/8/8/4k3/8/8/R7/1R2K3 w - - 0 1", "", 11),
        // Bratko and Kopec, position 1.
        ("1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1", "d6d1", 5),
    ];
    for (fen, best, plies) in mates {
        let thought = think(fen, 300_000);
        assert_eq!((thought.score, thought.exact), (MATE - plies, true), "{fen}");
        assert!(best.is_empty() || thought.best.to_string() == best, "{fen}: {}", thought.best);
        assert_eq!(thought.pv.len(), plies as usize, "{fen}: {:?}", thought.pv);
    }
}

/// Who is mated says so, in the same way.
#[test]
fn being_mated_has_its_distance_too() {
    // Two rooks against a king: three moves each.
    let thought = think("7k/8/8/8/8/8/R7/1R2K3 b - - 0 1", 300_000);
    assert_eq!((thought.score, thought.exact), (6 - MATE, true));
}

#[test]
fn the_line_of_a_mate_mates() {
    let mut position = game("5r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1");
    for mv in think(&position.position().to_string(), 200_000).pv {
        position.play(mv).unwrap();
    }
    assert_eq!(position.outcome().unwrap().reason, "checkmate");
}

#[test]
fn draws_are_seen() {
    // White can only check for ever.
    let thought = think("6k1/5ppp/8/8/8/7q/r4PQ1/4Q1K1 b - - 0 1", 1000);
    assert!(thought.score > -1000);
    let stalemate = think("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", 50_000);
    assert_eq!(stalemate.score, MATE - 1, "Qf7 would be stalemate");
    // The pawn cannot be held but by stalemate and the opposition.
    let opposition = think("4k3/8/8/4P3/4K3/8/8/8 b - - 0 1", 300_000);
    assert!(opposition.score.abs() < 150, "{opposition:?}");
}

/// Equal seeds and limits give equal thoughts, everywhere: the values are those of the machine this was written on.
#[test]
fn thoughts_can_be_repeated() {
    for (_, level) in levels().filter(|(_, level)| level.nodes < 100_000) {
        let think = |seed| Player::new(level).think(&game(fen::START), &Control::seeded(seed)).unwrap();
        assert_eq!(think(7), think(7));
    }
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_eq!(think(kiwipete, 50_000), think(kiwipete, 50_000));
}

#[test]
fn limits_are_obeyed() {
    let limited = Player::new(Level { nodes: u64::MAX, ..Level::default() });
    let mut limited = limited;
    let thought = limited.think(&game(fen::START), &Control::seeded(1).with_nodes(10_000)).unwrap();
    assert!((9_000..=10_050).contains(&thought.nodes), "{}", thought.nodes);
    let control = Control { depth_limit: Some(5), ..Control::seeded(1) };
    assert_eq!(limited.think(&game(fen::START), &control).unwrap().depth, 5);
}

/// A clock on which the time is over when it is read for the `last` time.
struct Readings {
    last: u64,
    read: AtomicU64,
}

impl Clock for Readings {
    fn now(&self) -> Duration {
        let read = self.read.fetch_add(1, Ordering::Relaxed) + 1;
        if read < self.last { Duration::ZERO } else { Duration::from_secs(2) }
    }
}

/// The positions between two looks at clock and stop. At 100 000 a second, a tenth of what a slow machine does, they take
/// 10 ms: 50 ms are promised. Counted, not timed, so that the test holds on a machine that does other work.
const BETWEEN_LOOKS: u64 = 1024;

#[test]
fn stop_and_deadline_are_obeyed_at_once() {
    let brains: [fn() -> Box<dyn Brain<Chess>>; 2] =
        [|| Box::new(Player::new(Level { nodes: u64::MAX, ..Level::default() })), || Box::new(Analyst::new(u64::MAX))];
    for brain in brains {
        let last = 40;
        let clock = Arc::new(Readings { last, read: AtomicU64::new(0) });
        let control = Control { deadline: Some((clock, Duration::from_secs(1))), ..Control::seeded(1) };
        let thought = brain().think(&game(fen::START), &control).unwrap();
        assert!(thought.nodes <= last * BETWEEN_LOOKS, "the deadline was missed: {}", thought.nodes);

        let stop = StopFlag::default();
        let asked = Arc::new(AtomicU64::new(u64::MAX));
        let control = Control {
            stop: stop.clone(),
            progress: Some(Arc::new({
                let asked = asked.clone();
                move |progress: Progress| {
                    if progress.depth == 5 {
                        asked.store(progress.nodes, Ordering::Relaxed);
                        stop.stop();
                    }
                }
            })),
            ..Control::seeded(1)
        };
        let thought = brain().think(&game(fen::START), &control).unwrap();
        let late = thought.nodes - asked.load(Ordering::Relaxed);
        assert!(late <= BETWEEN_LOOKS, "stopped {late} positions late");
    }
}

/// More time makes no weak opponent stronger, and the strongest uses it.
#[test]
fn only_the_strongest_goes_beyond_its_number() {
    let think = |unbounded, control: &Control| {
        let level = Level { nodes: 3_000, unbounded, ..Level::default() };
        Player::new(level).think(&game(fen::START), control).unwrap().nodes
    };
    let free = Control::seeded(1);
    let timed = || {
        let clock = Arc::new(Readings { last: 40, read: AtomicU64::new(0) });
        Control { deadline: Some((clock, Duration::from_secs(1))), ..Control::seeded(1) }
    };
    let counted = [free.clone().with_nodes(6_000), timed().with_nodes(6_000)];
    for (control, bounded, unbounded) in [
        (free, 3_000..3_050, 3_000..3_050),
        (timed(), 3_000..3_050, 20_000..40 * BETWEEN_LOOKS + 1),
        (counted[0].clone(), 3_000..3_050, 6_000..6_050),
        (counted[1].clone(), 3_000..3_050, 6_000..6_050),
    ] {
        assert!(bounded.contains(&think(false, &control)), "{control:?}");
        assert!(unbounded.contains(&think(true, &control)), "{control:?}");
    }
    let beyond: Vec<&str> = levels().filter(|(_, level)| level.unbounded).map(|(id, _)| id).collect();
    assert_eq!(beyond, ["full"]);
}

#[test]
fn a_limit_on_positions_holds_for_a_team_together() {
    let table = Arc::new(Table::new(1 << 20));
    let mut team = [0, 1].map(|_| Search::new(table.clone()));
    Search::set_team(&mut team, &game(fen::START), &Task::default());
    let [first, second] = &mut team;
    second.run(&Control::default().with_nodes(7_000), |_| true);
    first.run(&Control::default().with_nodes(10_000), |_| true);
    assert!((7_000..7_050).contains(&second.nodes()), "{}", second.nodes());
    // The last positions of the other, fewer than it tells of at a time, are not known.
    assert!((3_000..3_000 + BETWEEN_LOOKS).contains(&first.nodes()), "{}", first.nodes());
    assert!((10_000..10_050).contains(&first.team_nodes()), "{}", first.team_nodes());
}

#[test]
fn a_search_in_slices_goes_on_where_it_was() {
    let mut brain = Player::new(Level { nodes: 60_000, ..Level::default() });
    let mut depths = Vec::new();
    let mut nodes = 0;
    for _ in 0..400 {
        let thought = brain.think(&game(fen::START), &within(2)).unwrap();
        assert!(thought.nodes >= nodes, "it began anew");
        nodes = thought.nodes;
        depths.push(thought.depth);
        if nodes >= 60_000 {
            break;
        }
    }
    assert!(nodes >= 60_000 && depths.is_sorted(), "{depths:?}");
}

#[test]
fn the_analyst_tells_of_as_many_lines_as_are_asked_for() {
    let middle = game("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 3");
    let told = Arc::new(Mutex::new(Vec::new()));
    let heard = told.clone();
    let progress: Listener = Arc::new(move |progress| heard.lock().unwrap().push(progress));
    let control = Control { lines: Some(2), progress: Some(progress), ..Control::seeded(1) };
    let thought = Analyst::new(60_000).think(&middle, &control).unwrap();
    let told = told.lock().unwrap();
    assert!(told.windows(2).all(|pair| pair[0].depth < pair[1].depth));
    for progress in told.iter() {
        let [first, second] = &progress.lines[..] else { panic!("{progress:?}") };
        assert!(first.score >= second.score && first.score == progress.score, "{progress:?}");
        for line in [first, second] {
            let mut position = middle.clone();
            line.moves.split(' ').for_each(|mv| drop(position.play(mv.parse().unwrap()).unwrap()));
        }
    }
    let last = told.last().unwrap();
    assert_eq!((thought.ranked.len(), last.lines[0].score), (2, MATE - 1));
    assert_eq!((thought.best.to_string(), &last.lines[0].moves), ("f3f7".to_owned(), &"f3f7".to_owned()));
}

#[test]
fn the_analyst_values_every_move() {
    let middle = game("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10");
    let thought = Analyst::new(200_000).think(&middle, &Control::seeded(1)).unwrap();
    assert_eq!(thought.ranked.len(), middle.legal_moves().len());
    assert!(thought.ranked.is_sorted_by_key(|line| -line.score));
    assert_eq!((thought.ranked[0].mv, thought.ranked[0].score), (thought.best, thought.score));
    let over = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(Analyst::new(1000).think(&over, &Control::default()).is_none());
}

#[test]
fn only_the_wanted_moves_are_searched() {
    let start = game(fen::START);
    let board = start.position();
    let only: Vec<_> = ["a2a3", "h2h3"].iter().map(|mv| board.find(mv.parse().unwrap()).unwrap()).collect();
    let mut search = Search::new(Arc::new(Table::new(1 << 16)));
    search.set(&start, Task { lines: 5, only: only.clone(), ..Task::default() });
    search.run(&Control { depth_limit: Some(4), ..Control::default() }, |_| true);
    let mut found: Vec<_> = search.lines().iter().map(|line| line.mv).collect();
    found.sort_by_key(|mv| mv.bits());
    assert_eq!(found, only);
}

/// Repetitions count from the game: the side that stands better avoids the third one.
#[test]
fn a_won_position_is_not_repeated() {
    let mut position = game("6k1/5ppp/8/8/8/8/5PPP/3QR1K1 w - - 0 1");
    let mut brain = Player::new(Level { nodes: 3_000, ..Level::default() });
    let mut lazy = "g8f8 f8g8".split(' ').cycle().map(|mv| mv.parse::<UciMove>().unwrap());
    for _ in 0..12 {
        if position.outcome().is_some() {
            break;
        }
        let best = brain.think(&position, &Control::seeded(1)).unwrap().best;
        position.play(best).unwrap();
        if position.outcome().is_none() {
            let mv = lazy.next().filter(|&mv| position.find(mv).is_some());
            position.play(mv.unwrap_or_else(|| position.legal_moves()[0])).unwrap();
        }
    }
    assert_eq!(position.outcome().unwrap().reason, "checkmate");
}

/// A rook or a queen more is enough for everyone, from anywhere.
#[test]
fn every_level_mates_a_bare_king() {
    let starts = ["8/8/8/4k3/8/8/8/KR6 w - - 0 1", "8/8/8/3k4/8/8/8/Q6K w - - 0 1", "k7/8/8/3K4/8/8/8/7r b - - 0 1"];
    for (id, level) in levels() {
        // They all know the same technique: one ending each, and all of them for the weakest.
        let level = Level { nodes: level.nodes.min(20_000), ..level };
        let count = if id == "newcomer" { starts.len() } else { 1 };
        for (seed, start) in starts.into_iter().take(count).enumerate() {
            let mut position = game(start);
            let winner = position.position().turn();
            let [mut strong, mut weak] = [level, Level { nodes: 2_000, ..Level::default() }].map(Player::new);
            while position.outcome().is_none() {
                let brain = if position.position().turn() == winner { &mut strong } else { &mut weak };
                let best = brain.think(&position, &Control::seeded(seed as u64)).unwrap().best;
                position.play(best).unwrap();
            }
            let outcome = position.outcome().unwrap();
            assert_eq!(outcome.winner, Some(winner.side()), "{id} from {start}: {}", outcome.reason);
        }
    }
}

#[test]
fn the_next_position_is_another_search() {
    let mut brain = Player::new(Level { nodes: 5_000, ..Level::default() });
    let first = brain.think(&game(fen::START), &within(1)).unwrap();
    assert!(first.nodes <= 5_001);
    let other = "8/P7/8/8/8/8/k6K/8 w - - 0 1";
    assert_eq!(brain.think(&game(other), &Control::seeded(1)).unwrap(), think(other, 5_000));
    assert!(Board::default().can_move());
}
