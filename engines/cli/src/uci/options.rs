//! The options a graphical interface can set.

use parlour_chess::{Algorithm, Chess, thinker::Level};
use parlour_core::Engine;

/// What has been set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The size of the transposition table in MiB.
    pub hash: usize,
    /// How many threads search.
    pub threads: usize,
    /// How many lines are told.
    pub lines: usize,
    /// Whether castling is written as the king taking its rook, and allowed from all positions of Chess960.
    pub is_chess960: bool,
    /// The time in milliseconds that passes between the engine and the clock.
    pub overhead: u64,
    /// Whether it plays weaker than it can.
    pub is_limited: bool,
    /// How strong it plays then.
    pub elo: u32,
}

/// The most MiB, threads and lines.
const MOST_HASH: usize = 4096;
const MOST_THREADS: usize = 64;
const MOST_LINES: usize = 256;
const MOST_OVERHEAD: u64 = 5000;

/// What the levels are worth, weakest first, on the scale of Stockfish 15.1's own `UCI_Elo`. Against that, at a second a game
/// and a fiftieth a move, in 40 games each: league 1700 ± 130, expert 2040 ± 110, master 2160 ± 90, grandmaster 2600 ± 100
/// with less time than it takes elsewhere. The others stand where their results against their neighbours put them.
const RATINGS: [(&str, u32); 15] = [
    ("newcomer", 450),
    ("beginner", 600),
    ("learner", 750),
    ("casual", 950),
    ("regular", 1150),
    ("amateur", 1350),
    ("club", 1550),
    ("league", 1700),
    ("strong", 1870),
    ("expert", 2020),
    ("candidate", 2100),
    ("master", 2200),
    ("international", 2420),
    ("grandmaster", 2640),
    ("full", 2800),
];

/// The least and the greatest of the ratings.
const ELO: [u32; 2] = [RATINGS[0].1, RATINGS[RATINGS.len() - 1].1];

impl Default for Options {
    fn default() -> Self {
        let [_, elo] = ELO;
        Self { hash: 16, threads: 1, lines: 1, is_chess960: false, overhead: 10, is_limited: false, elo }
    }
}

impl Options {
    /// The options as the protocol introduces them.
    pub fn introduction() -> String {
        let [least, most] = ELO;
        let Self { hash, threads, lines, overhead, elo, .. } = Self::default();
        format!(
            "option name Hash type spin default {hash} min 1 max {MOST_HASH}\n\
             option name Clear Hash type button\n\
             option name Threads type spin default {threads} min 1 max {MOST_THREADS}\n\
             option name MultiPV type spin default {lines} min 1 max {MOST_LINES}\n\
             option name Move Overhead type spin default {overhead} min 0 max {MOST_OVERHEAD}\n\
             option name UCI_Chess960 type check default false\n\
             option name UCI_LimitStrength type check default false\n\
             option name UCI_Elo type spin default {elo} min {least} max {most}\n"
        )
    }

    /// Sets one of them. Names are compared without regard to case, numbers are brought within their range.
    ///
    /// # Errors
    /// If there is no such option or the value is none for it; says so in English.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = || value.parse::<u64>().map_err(|_| format!("'{value}' is no number for the option {name}"));
        let flag = || value.parse::<bool>().map_err(|_| format!("'{value}' is neither true nor false for {name}"));
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.hash = (number()? as usize).clamp(1, MOST_HASH),
            "threads" => self.threads = (number()? as usize).clamp(1, MOST_THREADS),
            "multipv" => self.lines = (number()? as usize).clamp(1, MOST_LINES),
            "move overhead" => self.overhead = number()?.min(MOST_OVERHEAD),
            "uci_chess960" => self.is_chess960 = flag()?,
            "uci_limitstrength" => self.is_limited = flag()?,
            "uci_elo" => self.elo = (number()?.min(9999) as u32).clamp(ELO[0], ELO[1]),
            _ => return Err(format!("there is no option '{name}'")),
        }
        Ok(())
    }

    /// The level that is worth what was asked for, between those of two opponents; `None` for full strength.
    pub fn level(&self) -> Option<Level> {
        if !self.is_limited {
            return None;
        }
        let rated = RATINGS.map(|(id, elo)| (elo, level_of(id)));
        let above = rated.partition_point(|&(elo, _)| elo < self.elo).clamp(1, rated.len() - 1);
        let ((low, weaker), (high, stronger)) = (rated[above - 1], rated[above]);
        let share = f64::from(self.elo - low) / f64::from(high - low);
        let between = |from: f64, to: f64| from + share * (to - from);
        // Each doubling of the positions is worth about the same.
        let nodes = between((weaker.nodes as f64).ln(), (stronger.nodes as f64).ln()).exp();
        let noise = between(weaker.noise.into(), stronger.noise.into());
        Some(Level { nodes: nodes.round() as u64, noise: noise.round() as i32, unbounded: false })
    }
}

/// The level of an opponent. A rating is that of a number of positions, also where the opponent would go on beyond it.
fn level_of(id: &str) -> Level {
    match Chess::opponent(id).map(|opponent| opponent.algorithm) {
        Some(Algorithm::Player(level)) => Level { unbounded: false, ..level },
        other => unreachable!("the rated opponents are players, not {other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_within_their_ranges() {
        let mut options = Options::default();
        assert_eq!(options.set("hash", "0"), Ok(()));
        assert_eq!(options.set("THREADS", "1000"), Ok(()));
        assert_eq!((options.hash, options.threads), (1, MOST_THREADS));
        assert!(options.set("Hash", "much").is_err() && options.set("Contempt", "1").is_err());
        assert_eq!(options.set("UCI_Chess960", "true"), Ok(()));
        assert!(options.is_chess960);
    }

    #[test]
    fn each_rating_has_its_level() {
        let level = |elo| Options { is_limited: true, elo, ..Options::default() }.level().expect("there is one");
        for (id, elo) in RATINGS {
            assert_eq!(level(elo), level_of(id), "{id}");
        }
        let [least, most] = ELO;
        for elo in least..most {
            let (weaker, stronger) = (level(elo), level(elo + 1));
            assert!(weaker.nodes <= stronger.nodes && weaker.noise >= stronger.noise, "{elo}");
        }
    }
}
