//! The signs that mark moves and positions, and their numbers (numeric annotation glyphs, PGN standard 10).

/// Signs with their numbers; of those that end alike the longer first.
const SIGNS: [(&str, u8); 28] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⨀", 22),
    ("⟳", 32),
    ("→", 36),
];

/// The sign of a mark, where one of plain letters is in use.
pub fn sign(mark: u8) -> Option<&'static str> {
    SIGNS.iter().find(|(sign, number)| *number == mark && sign.is_ascii()).map(|(sign, _)| *sign)
}

/// Takes the marks off the end of a word and gives them in their order.
pub(super) fn split(mut word: &str) -> (&str, Vec<u8>) {
    let mut marks = Vec::new();
    while let Some((rest, mark)) = SIGNS.iter().find_map(|&(sign, mark)| Some((word.strip_suffix(sign)?, mark))) {
        marks.push(mark);
        word = rest;
    }
    marks.reverse();
    (word, marks)
}

/// The mark of a word that stands alone and is no sign: novelty and diagram.
pub(super) fn of_word(word: &str) -> Option<u8> {
    match word {
        "N" => Some(146),
        "D" => Some(220),
        _ => None,
    }
}
