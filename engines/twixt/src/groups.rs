//! What is joined to what: a union-find that can take its unions back.

/// Disjoint sets with union by size and without path compression, so that every union can be undone (Westbrook & Tarjan,
/// *Amortized Analysis of Algorithms for Set Union with Backtracking*, 1989).
#[derive(Clone, Debug)]
pub(crate) struct Groups {
    /// The next element on the way to the root, which is its own.
    parent: Vec<u16>,
    size: Vec<u16>,
    /// The roots that were hung below another one, in that order.
    joined: Vec<u16>,
}

impl Groups {
    /// So many elements, each by itself.
    pub fn new(elements: usize) -> Self {
        Self { parent: (0..elements as u16).collect(), size: vec![1; elements], joined: Vec::new() }
    }

    /// The element that stands for all that are joined to this one.
    pub fn root(&self, element: usize) -> usize {
        let mut at = element;
        while usize::from(self.parent[at]) != at {
            at = self.parent[at].into();
        }
        at
    }

    /// Whether two elements are joined.
    pub fn are_joined(&self, a: usize, b: usize) -> bool {
        self.root(a) == self.root(b)
    }

    /// Joins two elements.
    pub fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return;
        }
        let (child, root) = if self.size[a] < self.size[b] { (a, b) } else { (b, a) };
        self.parent[child] = root as u16;
        self.size[root] += self.size[child];
        self.joined.push(child as u16);
    }

    /// How many unions there were: where [`Groups::go_back`] can return to.
    pub fn mark(&self) -> usize {
        self.joined.len()
    }

    /// Takes back all unions since a mark.
    pub fn go_back(&mut self, mark: usize) {
        for child in self.joined.drain(mark..).rev() {
            let child = usize::from(child);
            let root = usize::from(self.parent[child]);
            self.size[root] -= self.size[child];
            self.parent[child] = child as u16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_can_be_taken_back() {
        let mut groups = Groups::new(6);
        groups.join(0, 1);
        let mark = groups.mark();
        groups.join(2, 3);
        groups.join(1, 3);
        groups.join(0, 2);
        assert!(groups.are_joined(0, 2) && !groups.are_joined(0, 4));
        groups.go_back(mark);
        assert!(groups.are_joined(0, 1) && !groups.are_joined(2, 3) && !groups.are_joined(0, 2));
    }
}
