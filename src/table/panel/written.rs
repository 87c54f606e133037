//! The moves as they are written, anew whenever they change: it takes the rules to write them.

use bevy::ecs::prelude::*;
use parlour_core::{Game, Side};

use crate::catalogue::Purpose;
use crate::locale::{Language, Locale};
use crate::table::game::TableGame;
use crate::table::review::Review;
use crate::table::state::Table;
use crate::table::tree::{NodeId, Tree};

/// A move of the list.
pub struct Line {
    /// Who made it.
    pub side: Side,
    /// Its number where moves are written in pairs.
    pub number: usize,
    /// As it is written.
    pub text: String,
    /// After how many others it was made.
    pub ply: usize,
    /// Its place among the lines of a free analysis.
    pub node: Option<NodeId>,
}

/// What the list consists of where moves are written in pairs.
pub enum Row {
    /// A move of the first side and one of the second, by their places among the [`Written::lines`].
    Pair([Option<usize>; 2]),
    /// What is said of the moves before, and what else could have been played.
    Aside(Vec<Part>),
}

/// A part of an aside.
pub enum Part {
    /// A move, by its place among the [`Written::lines`].
    Move {
        /// Which.
        index: usize,
        /// What stands before it: its number, an opening parenthesis.
        before: String,
        /// What stands behind it: parentheses of lines that end with it.
        after: String,
    },
    /// What somebody says.
    Words(String),
}

/// From what the list was written: the moves from which start, which edition of the lines of an analysis, in which language, and
/// whether with figures.
type About<M> = (Option<u64>, Vec<M>, Option<usize>, Language, bool);

/// The list.
#[derive(Resource)]
pub struct Written<G: TableGame> {
    about: Option<About<G::Move>>,
    /// All moves.
    pub lines: Vec<Line>,
    /// Where they stand.
    pub rows: Vec<Row>,
}

impl<G: TableGame> Default for Written<G> {
    fn default() -> Self {
        Self { about: None, lines: Vec::new(), rows: Vec::new() }
    }
}

/// Another table, another list: its lines may be as many.
pub fn forget<G: TableGame>(mut written: ResMut<Written<G>>) {
    *written = Written::default();
}

/// Writes the moves. In a free analysis with all lines, else those that were made.
pub fn write<G: TableGame>(
    table: Res<Table<G>>,
    review: Option<Res<Review<G>>>,
    locale: Res<Locale>,
    mut written: ResMut<Written<G>>,
) {
    let explored = G::PAIRS && table.purpose == Purpose::Analysis && review.is_none();
    let moves = if explored { Vec::new() } else { table.history.plies().iter().map(|ply| ply.mv).collect() };
    let start = table.history.position_at(0);
    let edition = explored.then(|| table.tree.edition());
    let about = Some((start.map(Game::hash), moves, edition, locale.language(), locale.figurines));
    if written.about == about {
        return;
    }
    written.about = about;
    let mut scribe = Scribe { locale: &locale, lines: Vec::new(), rows: Vec::new() };
    if let Some(start) = start.filter(|_| explored) {
        scribe.write_tree(&table.tree, start);
    } else {
        scribe.lines = table.each_move(|before, mv| Line {
            side: before.to_move().side(),
            number: before.number(),
            text: before.write_move(mv, &locale),
            ply: 0,
            node: None,
        });
        for index in 0..scribe.lines.len() {
            scribe.lines[index].ply = index;
            scribe.pair(index);
        }
    }
    (written.lines, written.rows) = (scribe.lines, scribe.rows);
}

/// Whoever writes the list.
struct Scribe<'a> {
    locale: &'a Locale,
    lines: Vec<Line>,
    rows: Vec<Row>,
}

/// What is still to be written of a line within an aside.
enum Task<G> {
    /// A move in a position after so many plies. Whether it goes on with a line, and whether its number must be told.
    Move { node: NodeId, before: G, ply: usize, leads: bool, numbered: bool },
    /// The end of a line.
    Close,
}

impl Scribe<'_> {
    /// Puts a move of the main line into its row.
    fn pair(&mut self, index: usize) {
        let side = self.lines[index].side.index();
        match self.rows.last_mut() {
            Some(Row::Pair(pair)) if side == 1 && pair[1].is_none() => pair[1] = Some(index),
            _ => {
                let mut pair = [None, None];
                pair[side] = Some(index);
                self.rows.push(Row::Pair(pair));
            }
        }
    }

    /// Writes a move. None can be made any more where the rules have ended the game.
    fn line<G: TableGame>(&mut self, tree: &Tree<G::Move>, node: NodeId, before: &G, ply: usize) -> Option<usize> {
        if before.outcome().is_some() {
            return None;
        }
        let told = tree.node(node);
        let text = before.write_move(told.mv?, self.locale) + &told.signs;
        let (side, number) = (before.to_move().side(), before.number());
        self.lines.push(Line { side, number, text, ply, node: Some(node) });
        Some(self.lines.len() - 1)
    }

    /// The main line in pairs, and between them what else there is.
    fn write_tree<G: TableGame>(&mut self, tree: &Tree<G::Move>, start: &G) {
        let root = tree.node(Tree::<G::Move>::ROOT);
        if !root.after.is_empty() {
            self.rows.push(Row::Aside(vec![Part::Words(root.after.clone())]));
        }
        let (mut before, mut siblings) = (start.clone(), tree.children(Tree::<G::Move>::ROOT));
        for ply in 0.. {
            let Some((&node, others)) = siblings.split_first() else { return };
            let Some(index) = self.line(tree, node, &before, ply) else { return };
            self.pair(index);
            let told = tree.node(node);
            let words = [&told.before, &told.after].into_iter().filter(|words| !words.is_empty());
            let words: Vec<Part> = words.cloned().map(Part::Words).collect();
            if !words.is_empty() {
                self.rows.push(Row::Aside(words));
            }
            for &other in others {
                let aside = self.aside(tree, other, &before, ply);
                self.rows.push(Row::Aside(aside));
            }
            let Some(mv) = tree.node(node).mv else { return };
            if before.play(mv).is_err() {
                return;
            }
            siblings = tree.children(node);
        }
    }

    /// A line, with the lines within it in parentheses. Lines may lie within lines without end, so no call lies in a call.
    fn aside<G: TableGame>(&mut self, tree: &Tree<G::Move>, node: NodeId, before: &G, ply: usize) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut opened = false;
        let mut tasks = vec![Task::Move { node, before: before.clone(), ply, leads: false, numbered: true }];
        while let Some(task) = tasks.pop() {
            let Task::Move { node, before, ply, leads, numbered } = task else {
                match parts.last_mut() {
                    Some(Part::Move { after: end, .. } | Part::Words(end)) => end.push(')'),
                    None => {}
                }
                continue;
            };
            let Some(index) = self.line(tree, node, &before, ply) else { continue };
            let told = tree.node(node);
            if !told.before.is_empty() {
                parts.push(Part::Words(told.before.clone()));
            }
            let number = match self.lines[index].side {
                Side::First => format!("{}. ", self.lines[index].number),
                Side::Second if numbered => format!("{}… ", self.lines[index].number),
                Side::Second => String::new(),
            };
            let within = opened && !leads;
            let before_it = if within { format!("({number}") } else { number };
            parts.push(Part::Move { index, before: before_it, after: String::new() });
            opened = true;
            if !told.after.is_empty() {
                parts.push(Part::Words(told.after.clone()));
            }
            let siblings = if leads { tree.children(tree.parent(node)) } else { &[] };
            let others = siblings.get(1..).unwrap_or_default();
            let mut next = before.clone();
            if told.mv.is_some_and(|mv| next.play(mv).is_ok())
                && let Some(&child) = tree.children(node).first()
            {
                let numbered = !told.after.is_empty() || !others.is_empty();
                tasks.push(Task::Move { node: child, before: next, ply: ply + 1, leads: true, numbered });
            }
            for &other in others.iter().rev() {
                tasks.push(Task::Close);
                tasks.push(Task::Move { node: other, before: before.clone(), ply, leads: false, numbered: true });
            }
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_chess::Chess;

    use super::*;

    /// The rows of a game in PGN as one text, asides in brackets.
    fn list(pgn: &str) -> String {
        let locale = Locale::default();
        let opened = Chess::open_game(pgn, &locale).unwrap();
        let mut scribe = Scribe { locale: &locale, lines: Vec::new(), rows: Vec::new() };
        scribe.write_tree(&opened.tree, opened.history.position_at(0).unwrap());
        let text = |index: usize| scribe.lines[index].text.clone();
        let part = |part: &Part| match part {
            Part::Move { index, before, after } => format!("{before}{}{after}", text(*index)),
            Part::Words(words) => words.clone(),
        };
        let row = |row: &Row| match row {
            Row::Pair(pair) => pair.map(|index| index.map_or_else(|| "–".to_owned(), text)).join(" "),
            Row::Aside(parts) => format!("[{}]", parts.iter().map(part).collect::<Vec<_>>().join(" ")),
        };
        scribe.rows.iter().map(row).collect::<Vec<_>>().join(" | ")
    }

    #[test]
    fn a_game_without_variations_is_written_in_pairs() {
        assert_eq!(list("1. e4 e5 2. Nf3 *"), "e4 e5 | Nf3 –");
    }

    #[test]
    fn nothing_is_listed_after_the_end_by_the_rules() {
        let list = list(&"Nf3 Nf6 Ng1 Ng8 ".repeat(5));
        assert_eq!(list.matches(" | ").count(), 7, "{list}");
    }

    #[test]
    fn what_else_there_was_stands_behind_the_move() {
        let pgn = "{Begin} 1. e4 (1. d4 d5 (1... Nf6 {Indian} 2. c4 (2. Bg5)) 2. c4) 1... e5! {good} 2. Nf3 (2. f4) *";
        let expected =
            "[Begin] | e4 – | [1. d4 d5 (1… Nf6 Indian 2. c4 (2. Bg5)) 2. c4] | – e5! | [good] | Nf3 – | [2. f4]";
        assert_eq!(list(pgn), expected);
    }
}
