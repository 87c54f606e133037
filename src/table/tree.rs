//! All the lines of a free analysis as a tree: those that were read with a game and those that were tried. The board always
//! stands on one of them, which is the [`History`](parlour_core::History) of the table.

use super::game::TableGame;
use super::state::Table;

/// The place of a move in its [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

/// A move with what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node<M> {
    /// The move; `None` at the root.
    pub mv: Option<M>,
    /// The signs by which somebody has judged it, such as `!?`.
    pub signs: String,
    /// What is said before it.
    pub before: String,
    /// What is said after it; at the root before the first move.
    pub after: String,
    parent: NodeId,
    children: Vec<NodeId>,
}

/// Lines that part where a player could have done something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree<M> {
    nodes: Vec<Node<M>>,
    edition: usize,
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        let root = Node {
            mv: None,
            signs: String::new(),
            before: String::new(),
            after: String::new(),
            parent: NodeId(0),
            children: Vec::new(),
        };
        Self { nodes: vec![root], edition: 0 }
    }
}

impl<M: Copy + PartialEq> Tree<M> {
    /// Before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A tree of one line.
    pub fn of(moves: impl IntoIterator<Item = M>) -> Self {
        let mut tree = Self::default();
        tree.play(moves);
        tree
    }

    /// A node of this tree.
    ///
    /// # Panics
    /// If the place is of a larger tree.
    pub fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id.0]
    }

    /// A node of this tree, to be changed.
    ///
    /// # Panics
    /// If the place is of a larger tree.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.nodes[id.0]
    }

    /// The node before; of the root itself.
    pub fn parent(&self, id: NodeId) -> NodeId {
        self.node(id).parent
    }

    /// Grows with every change.
    pub const fn edition(&self) -> usize {
        self.edition
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.children(Self::ROOT).is_empty()
    }

    /// The moves after a node: first the one that goes on with its line, then the others.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    fn child(&self, id: NodeId, mv: M) -> Option<NodeId> {
        self.children(id).iter().copied().find(|child| self.node(*child).mv == Some(mv))
    }

    /// The place of a move after a node: where it is already, or a new one behind the others.
    pub fn add(&mut self, parent: NodeId, mv: M) -> NodeId {
        self.child(parent, mv).unwrap_or_else(|| {
            let id = NodeId(self.nodes.len());
            let words = String::new();
            let (signs, before, after) = (words.clone(), words.clone(), words);
            self.nodes.push(Node { mv: Some(mv), signs, before, after, parent, children: Vec::new() });
            self.node_mut(parent).children.push(id);
            self.edition += 1;
            id
        })
    }

    /// Adds a line from the start, as far as it is not there yet. Returns its end.
    pub fn play(&mut self, moves: impl IntoIterator<Item = M>) -> NodeId {
        moves.into_iter().fold(Self::ROOT, |at, mv| self.add(at, mv))
    }

    /// The place to which moves from the start lead.
    pub fn find(&self, moves: impl IntoIterator<Item = M>) -> Option<NodeId> {
        moves.into_iter().try_fold(Self::ROOT, |at, mv| self.child(at, mv))
    }

    /// The line through a node, as far as it goes on, and how many of its moves lead to the node.
    pub fn line_through(&self, id: NodeId) -> (Vec<M>, usize) {
        let ids = std::iter::successors(Some(id), |&id| (id != Self::ROOT).then(|| self.node(id).parent));
        let mut moves: Vec<M> = ids.filter_map(|id| self.node(id).mv).collect();
        moves.reverse();
        let to_node = moves.len();
        let rest = std::iter::successors(self.children(id).first(), |&&id| self.children(id).first());
        moves.extend(rest.filter_map(|&id| self.node(id).mv));
        (moves, to_node)
    }

    /// Whether moves from the start are the whole main line.
    pub fn is_main_line(&self, moves: impl IntoIterator<Item = M>) -> bool {
        let end = moves.into_iter().try_fold(Self::ROOT, |at, mv| {
            self.children(at).first().copied().filter(|first| self.node(*first).mv == Some(mv))
        });
        end.is_some_and(|end| self.children(end).is_empty())
    }

    /// The node up to this one where its line parts from the line before it in the list; `None` on the main line.
    pub fn parting(&self, id: NodeId) -> Option<NodeId> {
        let leads = |id: NodeId| self.children(self.parent(id)).first() == Some(&id);
        let up = std::iter::successors(Some(id), |&id| Some(self.parent(id)));
        up.take_while(|id| *id != Self::ROOT).find(|id| !leads(*id))
    }

    /// Puts the line of a node before the line from which it parts.
    pub fn promote(&mut self, id: NodeId) {
        let Some(first) = self.parting(id) else { return };
        let parent = self.parent(first);
        let siblings = &mut self.node_mut(parent).children;
        if let Some(at) = siblings.iter().position(|sibling| *sibling == first) {
            siblings.swap(at - 1, at);
        }
        self.edition += 1;
    }

    /// Takes a move and all lines after it out. Returns the node before.
    pub fn prune(&mut self, id: NodeId) -> NodeId {
        let parent = self.parent(id);
        self.node_mut(parent).children.retain(|child| *child != id);
        self.edition += 1;
        parent
    }

    /// What else could have been done instead of a move: the next one in turn. `None` where there is nothing else.
    pub fn instead(&self, id: NodeId) -> Option<NodeId> {
        let siblings = self.children(self.node(id).parent);
        let at = siblings.iter().position(|sibling| *sibling == id)?;
        (siblings.len() > 1).then(|| siblings[(at + 1) % siblings.len()])
    }
}

impl<G: TableGame> Table<G> {
    /// The moves on the board.
    fn made(&self) -> impl Iterator<Item = G::Move> {
        self.history.plies()[..self.history.at()].iter().map(|ply| ply.mv)
    }

    /// Notes what has been tried.
    pub fn note_line(&mut self) {
        self.tree.play(self.history.plies().iter().map(|ply| ply.mv));
    }

    /// Whether the board stands at the end of the main line.
    pub fn at_main_end(&self) -> bool {
        self.tree.is_main_line(self.made())
    }

    /// The last move on the board, if it is in the tree.
    pub fn here(&self) -> Option<NodeId> {
        self.tree.find(self.made())
    }

    /// Puts the line of the last move before the one from which it parts.
    pub fn promote_line(&mut self) {
        if let Some(here) = self.here() {
            self.tree.promote(here);
        }
    }

    /// Takes the last move and all that was tried after it out of the lines.
    pub fn prune_line(&mut self) {
        let Some(here) = self.here().filter(|here| *here != Tree::<G::Move>::ROOT) else { return };
        let before = self.tree.prune(here);
        self.history.undo();
        self.history.forget_undone();
        self.turn_to_node(before);
    }

    /// Turns to the position after a move of the tree, on the line that goes through it.
    pub fn turn_to_node(&mut self, id: NodeId) {
        let (line, to_node) = self.tree.line_through(id);
        let same = self.history.plies().iter().zip(&line).take_while(|(ply, mv)| ply.mv == **mv).count();
        if same < line.len() {
            self.history.jump(same);
            for mv in &line[same..] {
                // Where the rules end the game before the line does, the rest is left out.
                if self.history.play(*mv, std::time::Duration::ZERO).is_err() {
                    break;
                }
            }
        }
        self.turn_to(to_node);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;

    /// 1 2 3 with 4 instead of 2, 5 instead of 3, and 6 after 4.
    fn tree() -> Tree<u8> {
        let mut tree = Tree::of([1, 2, 3]);
        for line in [&[1, 4][..], &[1, 2, 5], &[1, 4, 6]] {
            tree.play(line.iter().copied());
        }
        tree
    }

    #[test]
    fn lines_part_and_nothing_is_there_twice() {
        let tree = tree();
        assert_eq!(tree.find([1, 4, 6]).map(|id| tree.line_through(id)), Some((vec![1, 4, 6], 3)));
        assert_eq!(tree.find([1]).map(|id| tree.line_through(id)), Some((vec![1, 2, 3], 1)));
        assert_eq!(tree.find([1, 4]).map(|id| tree.line_through(id)), Some((vec![1, 4, 6], 2)));
        assert_eq!(tree.find([2]), None);
        assert_eq!(tree.line_through(Tree::<u8>::ROOT), (vec![1, 2, 3], 0));
    }

    #[test]
    fn the_main_line_is_the_first() {
        let tree = tree();
        assert!(tree.is_main_line([1, 2, 3]));
        for other in [&[1, 2][..], &[1, 2, 5], &[], &[1, 2, 3, 4]] {
            assert!(!tree.is_main_line(other.iter().copied()), "{other:?}");
        }
        assert!(Tree::<u8>::default().is_main_line([]) && Tree::<u8>::default().is_empty());
    }

    #[test]
    fn a_line_is_put_before_the_one_from_which_it_parts() {
        let mut tree = tree();
        let lines = [&[1, 4, 6][..], &[1, 4]].map(|line| tree.find(line.iter().copied()));
        assert_eq!(lines[0].and_then(|id| tree.parting(id)), lines[1]);
        tree.promote(lines[0].unwrap());
        assert!(tree.is_main_line([1, 4, 6]));
        let edition = tree.edition();
        tree.promote(lines[0].unwrap());
        assert_eq!(tree.edition(), edition, "the main line has nothing before it");
    }

    #[test]
    fn a_move_is_taken_out_with_what_follows() {
        let mut tree = tree();
        let two = tree.find([1, 2]).unwrap();
        let before = tree.prune(two);
        assert_eq!(tree.line_through(before), (vec![1, 4, 6], 1));
        assert_eq!(tree.find([1, 2]), None);
        let one = tree.find([1]).unwrap();
        assert_eq!(tree.prune(one), Tree::<u8>::ROOT);
        assert!(tree.is_empty());
    }

    #[test]
    fn other_moves_come_in_turn() {
        let tree = tree();
        let [two, four, one] = [&[1, 2][..], &[1, 4], &[1]].map(|line| tree.find(line.iter().copied()));
        assert_eq!(two.and_then(|id| tree.instead(id)), four);
        assert_eq!(four.and_then(|id| tree.instead(id)), two);
        assert_eq!(one.and_then(|id| tree.instead(id)), None);
        assert_eq!(tree.instead(Tree::<u8>::ROOT), None);
    }
}
