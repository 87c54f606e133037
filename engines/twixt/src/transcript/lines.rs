//! All lines of a game as a tree.

use crate::moves::Move;

/// The place of a move in [`Lines`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

/// A move with what is said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The move; `None` at the root.
    pub mv: Option<Move>,
    /// What is said of it; at the root of the game.
    pub comment: String,
    children: Vec<NodeId>,
}

/// The moves of a game with its variations: they part where a player could have done something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// The root first, every other node after the one before it.
    nodes: Vec<Node>,
}

impl Default for Lines {
    fn default() -> Self {
        Self { nodes: vec![Node::default()] }
    }
}

impl Lines {
    /// Before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A single line.
    pub fn of(moves: impl IntoIterator<Item = Move>) -> Self {
        let mut lines = Self::default();
        moves.into_iter().fold(Self::ROOT, |at, mv| lines.add(at, mv));
        lines
    }

    /// A node of this tree.
    ///
    /// # Panics
    /// If the place is of a larger tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// A node of this tree, to be changed.
    ///
    /// # Panics
    /// If the place is of a larger tree.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0]
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.children(Self::ROOT).is_empty()
    }

    /// The moves after a node: first the one that goes on with its line, then the others.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The place of a move after a node: where it is already, or a new one behind the others.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let same = self.children(parent).iter().copied().find(|child| self.node(*child).mv == Some(mv));
        same.unwrap_or_else(|| {
            let id = NodeId(self.nodes.len());
            self.nodes.push(Node { mv: Some(mv), ..Node::default() });
            self.node_mut(parent).children.push(id);
            id
        })
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = Move> + '_ {
        let first = |id: &NodeId| self.children(*id).first().copied();
        std::iter::successors(first(&Self::ROOT), first).filter_map(|id| self.node(id).mv)
    }
}
