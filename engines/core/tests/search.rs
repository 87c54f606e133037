//! Alpha-beta against plain minimax.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlour_core::search::{Bounds, Position, Searcher, Step};
use parlour_core::{Chance, Clock, Control, Ranked, StopFlag, Stopwatch};
use proptest::prelude::*;

/// A way from one node of a graph to a later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Edge {
    number: u16,
    target: usize,
    step: Step,
}

/// A game whose positions are the nodes of a random graph without cycles: many ways lead to the same position, the same
/// player may move again, and every edge gains some points.
#[derive(Clone, Debug)]
struct Graph {
    edges: Vec<Vec<Edge>>,
    estimates: Vec<i32>,
    bounds: Vec<Bounds>,
    path: Vec<usize>,
}

impl Graph {
    fn random(seed: u64, nodes: usize) -> Self {
        let mut chance = Chance::new(seed);
        let mut edges: Vec<Vec<Edge>> = Vec::new();
        for node in 0..nodes {
            let later = nodes - 1 - node;
            let count = if later == 0 { 0 } else { chance.below(5) };
            edges.push(
                (0..count)
                    .map(|number| Edge {
                        number: number as u16,
                        target: node + 1 + chance.below(later.min(8)),
                        step: Step { gain: chance.below(7) as i32 - 2, same_player: chance.below(3) == 0 },
                    })
                    .collect(),
            );
        }
        let mut graph = Self { edges, estimates: Vec::new(), bounds: Vec::new(), path: vec![0] };
        let values = graph.values();
        for &value in &values {
            let (below, above) = (chance.below(6) as i32, chance.below(6) as i32);
            graph.bounds.push(Bounds { lower: value - below, upper: value + above });
        }
        graph.estimates = (0..nodes)
            .map(|node| if graph.edges[node].is_empty() { values[node] } else { chance.below(21) as i32 - 10 })
            .collect();
        graph
    }

    /// The value of every node, from the last to the first.
    fn values(&self) -> Vec<i32> {
        let mut values = vec![0; self.edges.len()];
        for node in (0..self.edges.len()).rev() {
            // A node without edges is the end; its value is a made-up final score.
            values[node] = self.edges[node]
                .iter()
                .map(|edge| edge.step.value(values[edge.target]))
                .max()
                .unwrap_or((node % 5) as i32 - 2);
        }
        values
    }

    fn node(&self) -> usize {
        *self.path.last().unwrap()
    }

    /// Plain minimax to a depth.
    fn minimax(&self, node: usize, depth: u32) -> i32 {
        if depth == 0 || self.edges[node].is_empty() {
            let Bounds { lower, upper } = self.bounds[node];
            return self.estimates[node].clamp(lower, upper);
        }
        self.edges[node].iter().map(|edge| edge.step.value(self.minimax(edge.target, depth - 1))).max().unwrap()
    }
}

impl Position for Graph {
    type Move = Edge;
    const HISTORY: bool = true;

    fn key(&self) -> u64 {
        self.node() as u64
    }

    fn is_over(&self) -> bool {
        self.edges[self.node()].is_empty()
    }

    fn moves(&self, moves: &mut Vec<Edge>) {
        moves.extend(&self.edges[self.node()]);
    }

    fn code(edge: Edge) -> u16 {
        edge.number
    }

    fn make(&mut self, edge: Edge) -> Step {
        self.path.push(edge.target);
        edge.step
    }

    fn unmake(&mut self, edge: Edge) {
        assert_eq!(self.path.pop(), Some(edge.target));
    }

    fn evaluate(&self) -> i32 {
        self.estimates[self.node()]
    }

    fn bounds(&self) -> Bounds {
        self.bounds[self.node()]
    }
}

/// A game that goes on for ever, to see whether a search ends when it must.
struct Endless(Vec<u8>);

impl Position for Endless {
    type Move = u8;

    fn key(&self) -> u64 {
        self.0.iter().fold(0, |key: u64, &mv| key.wrapping_mul(5) + u64::from(mv) + 1)
    }

    fn is_over(&self) -> bool {
        false
    }

    fn moves(&self, moves: &mut Vec<u8>) {
        moves.extend(0..4);
    }

    fn code(mv: u8) -> u16 {
        mv.into()
    }

    fn make(&mut self, mv: u8) -> Step {
        self.0.push(mv);
        Step { gain: mv.into(), same_player: false }
    }

    fn unmake(&mut self, _mv: u8) {
        self.0.pop();
    }

    fn evaluate(&self) -> i32 {
        (self.key() % 17) as i32
    }
}

/// The total of a line of moves for who moves first in it, and whether it ends at the end of the game.
fn follow(graph: &Graph, line: &[Edge]) -> (i32, bool) {
    let mut node = 0;
    let (mut total, mut sign) = (0, 1);
    for edge in line {
        assert!(graph.edges[node].contains(edge), "the continuation is playable");
        total += sign * edge.step.gain;
        sign *= if edge.step.same_player { 1 } else { -1 };
        node = edge.target;
    }
    (total + sign * graph.values()[node], graph.edges[node].is_empty())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn complete_searches_find_the_minimax_value(seed in any::<u64>(), bytes in prop_oneof![Just(0), Just(256), Just(1 << 16)]) {
        let mut graph = Graph::random(seed, 40);
        let value = graph.values()[0];
        let moves = graph.edges[0].clone();
        let optimal: Vec<Edge> =
            moves.iter().copied().filter(|edge| edge.step.value(graph.values()[edge.target]) == value).collect();
        let control = Control::seeded(0);

        let solution = Searcher::new(bytes).solve(&mut graph, &moves, &control).unwrap();
        prop_assert_eq!((solution.value, solution.best), (value, optimal.clone()));

        for &mv in &optimal {
            let mut searcher = Searcher::new(bytes);
            let line = searcher.line(&mut graph, Ranked { mv, score: value }, &control);
            prop_assert_eq!(line[0], mv);
            prop_assert_eq!(follow(&graph, &line), (value, true), "every move of the line keeps the value, to the end");
            let limited = searcher.line(&mut graph, Ranked { mv, score: value }, &control.clone().with_nodes(3));
            prop_assert_eq!((limited[0], follow(&graph, &limited).0), (mv, value));
            prop_assert!(searcher.nodes() <= 3);
        }

        let mut searcher = Searcher::new(bytes);
        for thought in [searcher.complete(&mut graph, &control), searcher.best(&mut graph, &control)] {
            prop_assert_eq!(thought.is_none(), moves.is_empty());
            if let Some(thought) = thought {
                prop_assert!(thought.exact);
                prop_assert_eq!(thought.score, value);
                prop_assert!(optimal.contains(&thought.best));
                prop_assert_eq!(thought.pv[0], thought.best);
                prop_assert_eq!(follow(&graph, &thought.pv).0, value, "the continuation is worth what it promises");
            }
        }
        prop_assert_eq!(graph.path, vec![0]);
    }

    #[test]
    fn every_move_is_ranked_by_its_true_value(seed in any::<u64>(), bytes in prop_oneof![Just(0), Just(1 << 16)]) {
        let mut graph = Graph::random(seed, 40);
        let moves = graph.edges[0].clone();
        let values = graph.values();
        if let Some(thought) = Searcher::new(bytes).rank(&mut graph, &moves, &Control::seeded(0)) {
            prop_assert_eq!(thought.ranked.len(), moves.len());
            prop_assert!(thought.ranked.is_sorted_by_key(|ranked| -ranked.score));
            for ranked in thought.ranked {
                prop_assert_eq!(ranked.score, ranked.mv.step.value(values[ranked.mv.target]));
            }
        }
    }

    #[test]
    fn limited_searches_without_bounds_find_the_value_of_their_depth(seed in any::<u64>(), depth in 1u32..4) {
        let mut graph = Graph::random(seed, 40);
        graph.bounds.fill(Bounds::ANY);
        // A table of one bucket hardly ever lends values from another depth; those it lends are of a greater one, so the
        // comparison needs a tree in which nothing is met twice.
        for node in 0..graph.edges.len() {
            for edge in &mut graph.edges[node] {
                edge.target = (node * 4 + 1 + usize::from(edge.number)).min(39);
            }
            if node * 4 + 4 >= 39 {
                graph.edges[node].clear();
            }
        }
        let control = Control { depth_limit: Some(depth), ..Control::default() };
        if let Some(thought) = Searcher::new(1 << 12).best(&mut graph, &control) {
            prop_assert_eq!(thought.score, graph.minimax(0, depth));
            prop_assert!(thought.depth <= depth);
        }
    }
}

#[test]
fn continuations_of_complete_searches_reach_the_end() {
    let reached = (0..200)
        .filter_map(|seed| {
            let mut graph = Graph::random(seed, 40);
            graph.bounds.fill(Bounds::ANY);
            let thought = Searcher::new(1 << 16).complete(&mut graph, &Control::default())?;
            Some(follow(&graph, &thought.pv).1)
        })
        .collect::<Vec<_>>();
    assert!(reached.len() > 100 && reached.iter().all(|&end| end));
}

#[test]
fn equal_searches_give_equal_thoughts() {
    let think = |searcher: &mut Searcher<Endless>| {
        let control = Control::default().with_nodes(20_000);
        searcher.best(&mut Endless(Vec::new()), &control).unwrap()
    };
    let mut searcher = Searcher::new(1 << 16);
    let thought = think(&mut searcher);
    assert_eq!(thought.nodes, 20_000);
    assert!(!thought.exact && thought.depth > 2);
    searcher.clear();
    assert_eq!(think(&mut searcher), thought);
    assert_eq!(think(&mut Searcher::new(1 << 16)), thought);
}

#[test]
fn limits_are_kept() {
    let mut searcher = Searcher::new(1 << 16);
    let mut endless = Endless(Vec::new());
    let depths = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&depths);
    let control = Control {
        depth_limit: Some(4),
        progress: Some(Arc::new(move |progress| seen.lock().unwrap().push(progress.depth))),
        ..Control::default()
    };
    assert_eq!(searcher.best(&mut endless, &control).unwrap().depth, 4);
    assert_eq!(*depths.lock().unwrap(), [1, 2, 3, 4]);

    let nothing = Control::default().with_nodes(0);
    let thought = searcher.best(&mut endless, &nothing).unwrap();
    assert_eq!((thought.best, thought.depth, thought.nodes), (0, 0, 0));
    assert!(searcher.rank(&mut endless, &[2, 3], &nothing).unwrap().ranked.is_empty());
    assert!(searcher.solve(&mut endless, &[0], &Control::default().with_nodes(5000)).is_err());
    assert!(endless.0.is_empty(), "an ended search takes all its moves back");
}

#[test]
fn a_deadline_and_a_stop_end_the_search_in_time() {
    let clock = Arc::new(Stopwatch::start());
    let control = Control::default().with_time(clock.clone(), Duration::from_millis(100));
    Searcher::new(1 << 20).best(&mut Endless(Vec::new()), &control).unwrap();
    assert!((100..150).contains(&clock.now().as_millis()));

    let stop = StopFlag::default();
    let stopped_at = Arc::new(AtomicU64::new(0));
    let control = Control { stop: stop.clone(), ..Control::default() };
    let stopper = std::thread::spawn({
        let (clock, stopped_at) = (clock.clone(), stopped_at.clone());
        move || {
            std::thread::sleep(Duration::from_millis(50));
            stopped_at.store(clock.now().as_millis() as u64, Ordering::SeqCst);
            stop.stop();
        }
    });
    Searcher::new(1 << 20).best(&mut Endless(Vec::new()), &control).unwrap();
    let waited = clock.now().as_millis() as u64 - stopped_at.load(Ordering::SeqCst);
    stopper.join().unwrap();
    assert!(waited < 50, "stopped after {waited} ms");
}
