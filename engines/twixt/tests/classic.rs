//! The classic opponents against the published counts, and alpha-beta against minimax.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Brain, Chance, Control, Game, Thought};
use parlour_twixt::classic::{Aim, Branch, Certainty, Classic, Level, Method, TreeSearch, Wish};
use parlour_twixt::{Move, Setup, Twixt, Variant};

fn played(size: u8, moves: &str) -> Twixt {
    let mut game = Twixt::new(&Setup { variant: Variant::Classic, size }).unwrap();
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

fn think(game: &Twixt, method: Method, aim: Aim, depth: u32, wish: Wish) -> Thought<Move> {
    Classic::new(Level { method, aim, depth }, wish).think(game, &Control::default()).unwrap()
}

#[test]
fn minimax_looks_at_the_whole_tree() {
    for aim in Aim::ALL {
        assert_eq!(think(&played(5, "c3"), Method::Minimax, aim, 4, Wish::Best).nodes, 85_458);
    }
    assert_eq!(think(&played(7, "d4"), Method::Minimax, Aim::Mixed, 4, Wish::Best).nodes, 1_877_830);
}

#[test]
fn alpha_beta_looks_at_fewer_positions_than_the_published_program() {
    for (size, first, published) in [(5, "c3", [9_719, 6_304, 6_830]), (7, "d4", [64_699, 9_711, 19_789])] {
        for (aim, most) in Aim::ALL.into_iter().zip(published) {
            let nodes = think(&played(size, first), Method::AlphaBeta, aim, 4, Wish::Best).nodes;
            assert!(nodes < most, "{size} {aim:?}: {nodes}, published {most}");
        }
    }
}

#[test]
fn alpha_beta_has_the_value_of_minimax() {
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let mut game = played(5 + (seed % 3) as u8, "");
        for _ in 0..seed % 9 {
            let Some(mv) = chance.pick(&game.legal_moves()) else { break };
            let mut next = game.clone();
            next.play(mv).unwrap();
            if next.outcome().is_some() {
                break;
            }
            game = next;
        }
        for aim in Aim::ALL {
            for depth in 1..=3 {
                let minimax = think(&game, Method::Minimax, aim, depth, Wish::All);
                let alpha_beta = think(&game, Method::AlphaBeta, aim, depth, Wish::Best);
                assert_eq!(minimax.score, alpha_beta.score, "{aim:?} {depth}\n{}", game.to_text());
                assert!(alpha_beta.nodes <= minimax.nodes);
                let best = minimax.ranked.iter().find(|ranked| ranked.mv == alpha_beta.best);
                assert_eq!(best.unwrap().score, minimax.score, "its move is a best one");
                let all = think(&game, Method::AlphaBeta, aim, depth, Wish::All);
                let sorted = |thought: &Thought<Move>| {
                    let mut ranked: Vec<_> = thought.ranked.iter().map(|ranked| (ranked.mv, ranked.score)).collect();
                    ranked.sort_unstable();
                    ranked
                };
                assert_eq!(sorted(&all), sorted(&minimax));
            }
        }
    }
}

/// The first player has c1-b3 and threatens to win at a5 and at c5.
#[test]
fn a_win_is_seen_and_taken_by_every_opponent() {
    let game = played(5, "c1 a2 b3 a3");
    for method in Method::ALL {
        for aim in Aim::ALL {
            for depth in 1..=3 {
                let thought = think(&game, method, aim, depth, Wish::Best);
                assert!(
                    ["a5", "c5"].map(|mv| mv.parse().unwrap()).contains(&thought.best),
                    "{method:?} {aim:?} {depth}"
                );
                assert!(thought.exact && thought.score > 900_000);
            }
        }
    }
}

/// The estimate of a player counts 10 for a link, 1 for each end of a pair two knight's moves apart, 5 for a peg that can
/// be joined to its border, and 3 for every way of two links to it.
#[test]
fn estimates_count_what_they_should() {
    // In the middle of 20x20 nothing but pegs and links counts. The second player has j10 and k12, linked.
    let game = played(20, "k3 j10 m3 k12");
    let score = |aim| think(&game, Method::Minimax, aim, 1, Wish::All).ranked;
    // The first player's s10 adds nothing to what k3 and m3 count.
    let own = score(Aim::Winning).iter().find(|ranked| ranked.mv == "s10".parse().unwrap()).unwrap().score;
    let other = score(Aim::Obstructing).iter().find(|ranked| ranked.mv == "s10".parse().unwrap()).unwrap().score;
    let mixed = score(Aim::Mixed).iter().find(|ranked| ranked.mv == "s10".parse().unwrap()).unwrap().score;
    assert_eq!(other, -10, "one link, whose ends have no knight's neighbour in common");
    assert_eq!(mixed, own + other);
    // Pegs in row 3 reach row 1 at once (5 each), and over two points in row 2, each of which leads to two of row 1.
    assert_eq!(own, 2 + 2 * 5 + 2 * 3 * 4, "k3 and m3 by themselves: each has four ways of two links to the top");
}

#[test]
fn thoughts_are_the_same_in_slices() {
    let game = played(6, "c3 d4");
    for method in Method::ALL {
        let level = Level { method, aim: Aim::Mixed, depth: 3 };
        let whole = Classic::new(level, Wish::Best).think(&game, &Control::default()).unwrap();
        let mut sliced = Classic::new(level, Wish::Best);
        let mut nodes = 0;
        let thought = loop {
            nodes += 100;
            let thought = sliced.think(&game, &Control::default().with_nodes(nodes)).unwrap();
            if thought.depth == 3 {
                break thought;
            }
        };
        assert_eq!(thought, whole);
    }
}

/// Whoever cannot look as deep as it should plays what is best as far as it has seen.
#[test]
fn a_search_cut_short_answers_with_the_deepest_that_came_to_its_end() {
    let game = played(8, "d4 e5");
    for method in Method::ALL {
        let nodes = |depth| think(&game, method, Aim::Mixed, depth, Wish::Best).nodes;
        let enough_for_two = Control::default().with_nodes(nodes(1) + nodes(2) + 1);
        let level = Level { method, aim: Aim::Mixed, depth: 4 };
        let thought = Classic::new(level, Wish::Best).think(&game, &enough_for_two).unwrap();
        let two = think(&game, method, Aim::Mixed, 2, Wish::Best);
        assert_eq!((thought.depth, thought.best, thought.score), (2, two.best, two.score), "{method:?}");
    }
}

/// The positions of a tree that is kept whole.
fn positions(branches: &[Branch]) -> u64 {
    branches.iter().map(|branch| 1 + positions(&branch.children)).sum()
}

#[test]
fn a_tree_holds_what_the_search_saw() {
    let game = played(5, "c3");
    for method in Method::ALL {
        let level = Level { method, aim: Aim::Mixed, depth: 3 };
        let thought = Classic::new(level, Wish::Best).think(&game, &Control::default()).unwrap();
        let mut search = TreeSearch::new(&game, level, usize::MAX);
        // In slices, as the table asks for it.
        let mut limit = 50;
        while !search.run(&Control::default().with_nodes(limit)) {
            limit += 50;
        }
        let tree = search.tree();
        assert_eq!((tree.positions, tree.plies), (thought.nodes, 3));
        let best = tree.branches.iter().filter(|branch| branch.certainty == Certainty::Exact);
        assert_eq!(best.filter_map(|branch| branch.value).max(), Some(thought.score), "{method:?}");
        let moves = tree.branches.len() + tree.left_out as usize;
        assert_eq!(moves, game.legal_moves().len(), "{method:?}");
        for branch in &tree.branches {
            let mut next = game.clone();
            next.play(branch.mv).unwrap();
            let moves = branch.children.len() + branch.left_out as usize;
            assert_eq!(moves, next.legal_moves().len(), "{method:?} {}", branch.mv);
            let of_children = branch.children.iter().filter_map(|child| child.value).max().unwrap();
            assert_eq!(branch.value, Some(-of_children), "{method:?} {}", branch.mv);
            assert_eq!(tree.find(&[branch.mv, branch.children[0].mv]), Some(&branch.children[0]));
        }
        if method != Method::Heuristic {
            assert_eq!(positions(&tree.branches), tree.positions);
        }
    }
}

#[test]
fn a_tree_that_grows_too_large_forgets_its_deepest_plies() {
    let game = played(5, "c3");
    let level = Level { method: Method::Minimax, aim: Aim::Winning, depth: 4 };
    let mut search = TreeSearch::new(&game, level, 1_000);
    assert!(search.run(&Control::default()));
    let tree = search.tree();
    // 18 and 312 positions fit, the 5100 of the third ply do not.
    assert_eq!((tree.plies, tree.positions, positions(&tree.branches)), (2, 85_458, 18 + 312));
    assert_eq!(tree.branches.iter().map(|branch| branch.positions).sum::<u64>(), 85_458);
    assert!(tree.branches.iter().all(|branch| branch.left_out == 0 && branch.value.is_some()));
}
