//! Takes some puzzles of each theme, from easy to hard, and writes them as a level file.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;

use crate::find::Found;

/// How many of a theme are taken at most.
const MOST: usize = 8;

/// The ratings at which the difficulty grows by one dot.
const DIFFICULTIES: [u16; 4] = [600, 850, 1150, 1550];

/// The level file of the puzzles chosen among those found.
pub fn choose(text: &str) -> Result<String, Box<dyn Error>> {
    let mut themes: BTreeMap<String, Vec<Found>> = BTreeMap::new();
    for line in text.lines() {
        let found: Found = ron::from_str(line)?;
        themes.entry(found.theme.clone()).or_default().push(found);
    }
    let mut chosen: Vec<Found> = Vec::new();
    for (theme, mut puzzles) in themes {
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        eprintln!("{theme}: {}", puzzles.len());
        let count = puzzles.len();
        let wanted = count.min(MOST);
        // Evenly spread over the ratings, the easiest and the hardest included.
        chosen.extend((0..wanted).map(|at| puzzles[at * (count - 1) / (wanted - 1).max(1)].clone()));
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
