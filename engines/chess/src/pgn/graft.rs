//! A game that was read, and played on since.

use parlour_core::History;

use super::tree::{Node, NodeId, PgnGame};
use crate::rules::Chess;

impl PgnGame {
    /// The game as it stands after somebody has played on from it: the moves of `history` are its main line, and every
    /// other line stays, as a variation where the two part. What is said of the moves and of the game stays as well.
    #[must_use]
    pub fn played_on(&self, history: &History<Chess>) -> Self {
        let mut game = Self::of_history(history);
        if game.start() != self.start() || game.variant != self.variant {
            return game;
        }
        game.tags.clone_from(&self.tags);
        self.copy_words(Self::ROOT, &mut game, Self::ROOT);
        let (mut theirs, mut ours) = (Some(Self::ROOT), Self::ROOT);
        while let Some(old) = theirs {
            let next = game.next(ours);
            let is_next = |child: &NodeId| next.is_some_and(|next| game.node(next).mv == self.node(*child).mv);
            let same = self.children(old).find(is_next);
            for child in self.children(old).filter(|child| Some(*child) != same) {
                self.graft(child, &mut game, ours);
            }
            theirs = same;
            if let (Some(same), Some(next)) = (same, next) {
                self.copy_words(same, &mut game, next);
                ours = next;
            }
        }
        game
    }

    /// Copies a move, and all that follows it, to a place of another game.
    fn graft(&self, from: NodeId, to: &mut Self, parent: NodeId) {
        let mut waiting = vec![(from, parent)];
        while let Some((from, parent)) = waiting.pop() {
            let copy = to.add(parent, self.node(from).mv);
            self.copy_words(from, to, copy);
            let children: Vec<NodeId> = self.children(from).collect();
            waiting.extend(children.into_iter().rev().map(|child| (child, copy)));
        }
    }

    /// Copies what is said of a move, if anything is.
    fn copy_words(&self, from: NodeId, to: &mut Self, copy: NodeId) {
        let Node { marks, before, after, .. } = self.node(from);
        let copy = to.node_mut(copy);
        copy.marks.clone_from(marks);
        copy.before.clone_from(before);
        if !after.is_empty() {
            copy.after.clone_from(after);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use std::time::Duration;

    use super::*;

    const GAME: &str =
        "[White \"A\"]\n\n{First} 1. e4 {best} (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5! 2. Nf3 (2. f4) 2... Nc6 *";

    fn read(text: &str) -> PgnGame {
        super::super::read(text).next().unwrap()
    }

    fn moves(game: &PgnGame) -> String {
        let text = game.to_string();
        text.split_once("\n\n").unwrap().1.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn played(game: &PgnGame, keep: usize, more: &str) -> History<Chess> {
        let mut history = game.history().unwrap();
        history.jump(keep);
        for word in more.split_whitespace() {
            history.play(word.parse().unwrap(), Duration::ZERO).unwrap();
        }
        history
    }

    #[test]
    fn a_game_that_was_not_touched_is_the_same() {
        let game = read(GAME);
        assert_eq!(moves(&game.played_on(&game.history().unwrap())), moves(&game));
        assert_eq!(game.played_on(&game.history().unwrap()).tag("White"), Some("A"));
    }

    #[test]
    fn moves_that_were_taken_back_stay() {
        let game = read(GAME);
        assert_eq!(moves(&game.played_on(&played(&game, 1, ""))), moves(&game));
    }

    #[test]
    fn a_new_move_is_the_main_line_and_the_old_one_a_variation() {
        let game = read("1. e4 e5 2. Nf3 Nc6 {old} *");
        let new = game.played_on(&played(&game, 2, "f1c4 g8f6"));
        assert_eq!(moves(&new), "1. e4 e5 2. Bc4 (2. Nf3 Nc6 {old}) 2... Nf6 *");
    }

    #[test]
    fn a_move_of_a_variation_leads_into_it() {
        let game = read(GAME);
        let new = game.played_on(&played(&game, 0, "d2d4 d7d5"));
        let expected =
            "{First} 1. d4 (1. e4 {best} 1... e5 $1 2. Nf3 (2. f4) 2... Nc6) 1... d5 (1... Nf6 2. c4) 2. c4 *";
        assert_eq!(moves(&new), expected);
    }

    #[test]
    fn another_start_is_another_game() {
        let other = read("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {mine} *");
        let game = read(GAME);
        assert_eq!(moves(&other.played_on(&game.history().unwrap())), "1. e4 e5 2. Nf3 Nc6 *");
    }
}
