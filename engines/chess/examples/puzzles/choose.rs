//! Takes some puzzles of each theme, from easy to hard, and writes them as a level file.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;

use crate::find::Found;
use crate::rate::RATINGS;

/// How many of a theme are taken at most, and how many that everybody solves if there are enough others.
const MOST: usize = 10;
const MOST_EASY: usize = 3;

/// The ratings at which the difficulty grows by one dot.
const DIFFICULTIES: [u16; 4] = [650, 850, 1050, 1300];

/// Positions (before the last move) in which another engine, Stockfish 15.1, sees a second way to win, or no clear win.
const DISPUTED: [&str; 15] = [
    "4B3/6k1/1p3N1p/5p2/K4P1p/P2P3P/7r/8 w - - 10 40",
    "2k4r/1pp3p1/p1q1Pp2/5P2/8/P1B5/1PP1Q1Rb/7K w - - 0 28",
    "rnbqk1nr/ppp1pp1p/3p2pb/6N1/3P4/2N5/PPP1PPPP/R1BQKB1R b KQkq - 1 4",
    "r3kb1r/p1pb1ppp/1p3n2/1N1pq3/8/3PBN2/PPP2PPP/R2Q1RK1 b kq - 5 13",
    "8/R7/8/P2p4/5k2/r4p2/2PK4/8 b - - 0 54",
    "8/5R2/P7/3p4/8/6k1/2PK1p2/r7 w - - 5 63",
    "rn1q2k1/pp5p/2p3pn/4p3/4P3/3B1N1r/PPP2P1P/R2QK2R b KQ - 1 14",
    "r4rk1/1pp4p/p1n1q1p1/5pP1/5P2/P2PP2b/1PP2Q2/R1BR3K w - - 1 23",
    "r1bq2kr/pp1n1pp1/2p1p2p/B2pP3/N1PP1P1n/1P1B1N2/P5PP/R2Q1RK1 b - - 0 16",
    "r5k1/2pp1r1p/2b1p3/p3P1pq/Pp2N2P/3Q1PP1/1PP4K/4RR2 b - - 1 26",
    "2rR4/2P5/1K4p1/6kp/2P1p1p1/4P1n1/6B1/8 b - - 1 52",
    "r3kb1r/pp1q1ppp/n1p1p3/3p3b/1P5P/B1P1P3/P2PN1B1/RN1QK2R b KQkq - 0 12",
    "8/3q4/8/K1Pkp1Q1/1P4p1/8/8/8 b - - 8 63",
    "4k3/2pp3Q/2b1pr2/p1q5/1p6/1P2RPR1/2P2K2/8 w - - 3 38",
    "r2qkb1r/ppp1p1pp/2np2bn/8/P3P3/2N4P/1PPP1P2/R1BQKBNR w KQkq - 1 7",
];

/// The level file of the puzzles chosen among those found.
pub fn choose(text: &str) -> Result<String, Box<dyn Error>> {
    let mut themes: BTreeMap<String, Vec<Found>> = BTreeMap::new();
    for line in text.lines() {
        let found: Found = ron::from_str(line)?;
        if !DISPUTED.contains(&found.before.as_str()) {
            themes.entry(found.theme.clone()).or_default().push(found);
        }
    }
    let mut chosen: Vec<Found> = Vec::new();
    for (theme, mut puzzles) in themes {
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        let easy = puzzles.partition_point(|puzzle| puzzle.rating == *RATINGS.start());
        eprintln!("{theme}: {}, {easy} of them easy", puzzles.len());
        let (easy, hard) = puzzles.split_at(easy);
        let hard = spread(hard, MOST - easy.len().min(MOST_EASY));
        chosen.extend(spread(easy, MOST - hard.len()));
        chosen.extend(hard);
    }
    chosen.sort_by_key(|puzzle| puzzle.rating);
    let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
    let mut file =
        "// Chess puzzles, the easiest first, made by engines/chess/examples/puzzles from games of the opponents.\n[\n"
            .to_owned();
    for puzzle in chosen {
        let number = numbers.entry(puzzle.theme.clone()).or_default();
        *number += 1;
        write(&mut file, &puzzle, *number)?;
    }
    Ok(file + "]\n")
}

/// So many of the puzzles at most, evenly spread, the first and the last included.
fn spread(puzzles: &[Found], most: usize) -> Vec<Found> {
    let wanted = puzzles.len().min(most);
    (0..wanted).map(|at| puzzles[at * (puzzles.len() - 1) / (wanted - 1).max(1)].clone()).collect()
}

fn write(file: &mut String, puzzle: &Found, number: usize) -> std::fmt::Result {
    let Found { before, last, line, theme, rating, value } = puzzle;
    let difficulty = 1 + DIFFICULTIES.iter().filter(|&limit| rating >= limit).count();
    let words = |moves: &[String]| moves.iter().map(|mv| format!("\"{mv}\"")).collect::<Vec<_>>().join(", ");
    writeln!(file, "    (")?;
    writeln!(file, "        id: \"{theme}-{number}\",")?;
    writeln!(file, "        scene: (setup: (position: Some(\"{before}\")), moves: \"{last}\"),")?;
    writeln!(file, "        solution: [\"{}\"],", line[0])?;
    writeln!(file, "        value: {value},")?;
    writeln!(file, "        length: {},", line.len().div_ceil(2))?;
    writeln!(file, "        difficulty: {difficulty},")?;
    writeln!(file, "        line: [{}],", words(line))?;
    writeln!(file, "        theme: Some(\"{theme}\"),")?;
    writeln!(file, "        rating: Some({rating}),")?;
    writeln!(file, "    ),")
}
