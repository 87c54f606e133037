//! Exact values of Woaley, and what can be proved of them within limits.
//!
//! MTD(f) (Plaat et al., *Best-first fixed-depth minimax algorithms*, 1996) from choice to choice with a transposition table
//! and an endgame table. Values are what the player to move will still gain over the other: even numbers, that the seeds on
//! the board bound. A game that goes on for ever brings nobody any more seeds.
//!
//! Captured seeds never come back, so that a position comes again only where nothing was captured since; it is then worth 0.
//! Such a value holds for this way to the position only, and so does what is concluded from it, up to the position that
//! came again: there it is one that the players can reach by going round. Each value is found together with the earliest
//! position of the way that it rests on, and the table keeps only those that rest on none before their own.
//!
//! Without captures the players can wander about for long. Where the way becomes too long, the value is a guess, and an
//! answer that rests on one does not count.

use parlour_core::{Control, Solution, Unsolved};

use crate::endgame::Endgames;
use crate::pit::Move;
use crate::state::{Ruleset, State, mix};
use crate::woaley_word::{MOST_HOUSES, Run, Words};

/// The most seeds there may be: values must fit into a byte.
const MOST_SEEDS: u32 = 120;

/// Entries of the table that share a cache line.
const BUCKET: usize = 4;

/// The most choices.
const MOST_CHOICES: usize = 2 * MOST_HOUSES as usize;

/// The longest way, in choices.
const LONGEST: usize = 300;

/// Stands for no position of the way, and for a guess.
const NOWHERE: usize = usize::MAX;
const GUESS: usize = 0;

/// What is known of a position: its value is in the interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The least value it may have.
    pub lower: i32,
    /// The greatest.
    pub upper: i32,
}

impl Interval {
    /// No more is known than that so many seeds are on the board.
    const fn of_seeds(seeds: i32) -> Self {
        let most = seeds & !1;
        Self { lower: -most, upper: most }
    }

    /// The interval of a choice for who made it, from that of the position it leads to.
    const fn before(self, run: Run) -> Self {
        if run.again {
            Self { lower: run.value(self.lower), upper: run.value(self.upper) }
        } else {
            Self { lower: run.value(self.upper), upper: run.value(self.lower) }
        }
    }
}

/// What the table knows of a position, in one word: from the lowest bits the position, twelve bytes; the bounds; and the
/// seeds on the board, since positions with more cost more to search. 0 knows nothing, of a board without seeds.
#[derive(Clone, Copy, Default)]
struct Entry(u128);

impl Entry {
    const POSITION: u128 = (1 << 96) - 1;

    const fn new(word: u128, seeds: i32, known: Interval) -> Self {
        let notes = known.lower as u8 as u32 | (known.upper as u8 as u32) << 8 | (seeds as u32) << 16;
        Self(word | (notes as u128) << 96)
    }

    const fn is_of(self, word: u128) -> bool {
        self.0 & Self::POSITION == word
    }

    const fn seeds(self) -> u8 {
        (self.0 >> 112) as u8
    }

    const fn known(self) -> Interval {
        Interval { lower: (self.0 >> 96) as i8 as i32, upper: (self.0 >> 104) as i8 as i32 }
    }
}

/// A cache line of entries.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// A value, and the earliest position of the way that it rests on: the first is 1.
#[derive(Clone, Copy)]
struct Found {
    value: i32,
    rests_on: usize,
}

impl Found {
    const fn certain(value: i32) -> Self {
        Self { value, rests_on: NOWHERE }
    }
}

/// A choice before it is searched: the position it leads to, turned so that it stands for its rotations.
#[derive(Clone, Copy, Default)]
struct Choice {
    run: Run,
    promise: i32,
}

/// What has been proved of a position.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The value of what is still to come.
    pub known: Interval,
    /// A move that certainly reaches the lower bound; none where that is only what the seeds on the board say.
    pub best: Option<Move>,
    /// Positions looked at.
    pub nodes: u64,
    /// What is asked next: whether the value is at least this even number.
    beta: i32,
    /// The move that is asked about first.
    first: Option<Move>,
}

impl Proof {
    /// Nothing is proved yet, and the first question is whether the value reaches `goal`.
    pub fn new(state: &State, goal: i32) -> Self {
        let known = Interval::of_seeds(state.on_board() as i32);
        let beta = (goal + goal.rem_euclid(2)).max(known.lower + 2).min(known.upper);
        Self { known, best: None, nodes: 0, beta, first: None }
    }

    /// The same, where this move is the most likely to be good.
    #[must_use]
    pub fn with_first(self, mv: Move) -> Self {
        Self { first: Some(mv), ..self }
    }

    /// The value, if it is known.
    pub fn value(&self) -> Option<i32> {
        (self.known.lower == self.known.upper).then_some(self.known.lower)
    }
}

/// Solves positions of one rule set on one size of board.
pub struct Solver {
    words: Words,
    endgames: Endgames,
    table: Vec<Bucket>,
    nodes: u64,
    /// The positions on the way, and whether the player who moved first was to choose there.
    way: Vec<(u128, bool)>,
    /// Where those begin after which nothing was captured.
    quiet: usize,
}

/// Whether this solver can solve the position.
pub fn can_solve(ruleset: &Ruleset, state: &State) -> bool {
    Words::can_hold(ruleset) && state.seeds() <= MOST_SEEDS
}

impl Solver {
    /// A solver with a table of about so many bytes, for a rule set that [`can_solve`] accepts and its endgame tables.
    pub fn new(ruleset: &Ruleset, bytes: usize, endgames: Endgames) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let table = vec![Bucket::default(); buckets];
        Self { words: Words::new(ruleset), endgames, table, nodes: 0, way: Vec::new(), quiet: 0 }
    }

    /// The value of what is still to come, and all moves that reach it.
    ///
    /// # Errors
    /// If the control ends the search.
    pub fn solve(&mut self, ruleset: &Ruleset, state: &State, control: &Control) -> Result<Solution<Move>, Unsolved> {
        let mut proof = Proof::new(state, 0);
        self.prove(&mut proof, ruleset, state, control);
        let value = proof.value().ok_or(Unsolved::Limit)?;
        let seeds = state.on_board() as i32;
        let mut best = Vec::new();
        for (mv, run) in self.choices(ruleset, state) {
            let reaches =
                proof.best == Some(mv) || self.answer(run, seeds, value, control).ok_or(Unsolved::Limit)? >= value;
            if reaches {
                best.push(mv);
            }
        }
        Ok(Solution { value, best, nodes: self.nodes })
    }

    /// The moves of a position and what they lead to.
    fn choices(&self, ruleset: &Ruleset, state: &State) -> Vec<(Move, Run)> {
        let mut moves = Vec::new();
        ruleset.legal(state, &mut moves);
        let word = self.words.of(&state.pits);
        moves.into_iter().map(|mv| (mv, self.turned(self.words.run(word, ruleset.place(mv))))).collect()
    }

    fn turned(&self, run: Run) -> Run {
        Run { word: self.words.canonical(run.word), ..run }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.fill(Bucket::default());
    }

    /// Proves as much more of a position as the control allows, whose limit of nodes holds for all that is proved of it.
    pub fn prove(&mut self, proof: &mut Proof, ruleset: &Ruleset, state: &State, control: &Control) {
        self.nodes = proof.nodes;
        let mut choices = self.choices(ruleset, state);
        choices.sort_by_key(|&(mv, _)| proof.first != Some(mv));
        while proof.value().is_none() && self.ask(proof, &choices, state.on_board() as i32, control).is_some() {}
        proof.nodes = self.nodes;
    }

    /// Answers the next question of a proof; `None` if the control ends the search.
    fn ask(&mut self, proof: &mut Proof, choices: &[(Move, Run)], seeds: i32, control: &Control) -> Option<()> {
        let beta = proof.beta;
        let mut value = -seeds;
        for &(mv, run) in choices {
            value = value.max(self.answer(run, seeds, beta, control)?);
            if value >= beta {
                proof.known.lower = value;
                proof.best = Some(mv);
                proof.beta = value + 2;
                return Some(());
            }
        }
        proof.known.upper = value;
        proof.beta = value.max(proof.known.lower + 2);
        Some(())
    }

    /// Whether a choice at the beginning is worth at least `beta`; `None` also if that rests on a guess.
    fn answer(&mut self, run: Run, seeds: i32, beta: i32, control: &Control) -> Option<i32> {
        let Found { value, rests_on } = self.after(run, seeds, true, beta, control)?;
        (rests_on != GUESS).then_some(value)
    }

    /// Whether a choice is worth at least `beta` to who makes it: its value, or one that is beyond the same bound.
    fn after(&mut self, run: Run, seeds: i32, is_first: bool, beta: i32, control: &Control) -> Option<Found> {
        if run.is_over {
            return Some(Found::certain(run.gain));
        }
        let left = seeds - run.gain.abs();
        let quiet = self.quiet;
        if run.gain != 0 {
            self.quiet = self.way.len();
        }
        let next = if run.again { beta - run.gain } else { run.gain - beta + 2 };
        let found = self.search(run.word, left, is_first == run.again, next, control);
        self.quiet = quiet;
        found.map(|Found { value, rests_on }| Found { value: run.value(value), rests_on })
    }

    /// Whether a position is worth at least `beta`, an even number: its value, or one that is beyond the same bound.
    fn search(&mut self, word: u128, seeds: i32, is_first: bool, beta: i32, control: &Control) -> Option<Found> {
        let Interval { lower, upper } = Interval::of_seeds(seeds);
        if upper < beta {
            return Some(Found::certain(upper));
        }
        if lower >= beta {
            return Some(Found::certain(lower));
        }
        if let Some(value) = self.tabled(word, seeds) {
            return Some(Found::certain(value));
        }
        if let Some(place) = self.way[self.quiet..].iter().position(|&before| before == (word, is_first)) {
            return Some(Found { value: 0, rests_on: self.quiet + place + 1 });
        }
        // To look at a position takes long here, so that the clock is read more often than elsewhere.
        if control.must_end(self.nodes) || self.nodes.is_multiple_of(64) && control.interrupted() {
            return None;
        }
        self.nodes += 1;
        let known = self.probe(word, seeds);
        if known.lower >= beta {
            return Some(Found::certain(known.lower));
        }
        if known.upper < beta {
            return Some(Found::certain(known.upper));
        }
        if self.way.len() == LONGEST {
            return Some(Found { value: 0, rests_on: GUESS });
        }
        let mut choices = [Choice::default(); MOST_CHOICES];
        let choices = match self.order(word, seeds, beta, &mut choices) {
            Ok(count) => &choices[..count],
            Err(value) => {
                self.store(word, seeds, Interval { lower: value, ..known });
                return Some(Found::certain(value));
            }
        };
        self.way.push((word, is_first));
        let found = self.best_of(choices, seeds, is_first, beta, control);
        let here = self.way.len();
        self.way.truncate(here - 1);
        let Found { value, rests_on } = found?;
        if rests_on < here {
            return found;
        }
        let known = self.probe(word, seeds);
        let known = if value >= beta {
            Interval { lower: value.max(known.lower), ..known }
        } else {
            Interval { upper: value.min(known.upper), ..known }
        };
        self.store(word, seeds, known);
        Some(Found::certain(value))
    }

    /// The best of some choices, or the first that is worth at least `beta`, if there is one without a guess.
    fn best_of(
        &mut self,
        choices: &[Choice],
        seeds: i32,
        is_first: bool,
        beta: i32,
        control: &Control,
    ) -> Option<Found> {
        let mut best = Found::certain(-seeds);
        let mut guessed = None;
        for choice in choices {
            let found = self.after(choice.run, seeds, is_first, beta, control)?;
            if found.value < beta {
                // That none is better rests on all that they rest on.
                best = Found { value: best.value.max(found.value), rests_on: best.rests_on.min(found.rests_on) };
            } else if found.rests_on == GUESS {
                guessed = Some(found);
            } else {
                return Some(found);
            }
        }
        Some(guessed.unwrap_or(best))
    }

    /// What the endgame tables know.
    fn tabled(&self, word: u128, seeds: i32) -> Option<i32> {
        self.endgames.value(self.words.backwards(word), seeds as usize)
    }

    /// Writes the choices of a position, those that promise most first, and says how many there are; or gives a value not
    /// below `beta` if one is known to be worth that much.
    fn order(&self, word: u128, seeds: i32, beta: i32, order: &mut [Choice; MOST_CHOICES]) -> Result<usize, i32> {
        let mut count = 0;
        for house in (0..self.words.houses()).filter(|&house| self.words.can_play(word, house)) {
            let run = self.turned(self.words.run(word, house));
            let left = seeds - run.gain.abs();
            let known = match self.tabled(run.word, left) {
                _ if run.is_over => Interval { lower: run.gain, upper: run.gain },
                Some(value) => Interval { lower: value, upper: value }.before(run),
                None => self.probe(run.word, left).before(run),
            };
            if known.lower >= beta {
                return Err(known.lower);
            }
            let promise = if known.upper < beta { known.upper - 1000 } else { self.promise(run, self.sight(left)) };
            let mut place = count;
            while place > 0 && order[place - 1].promise < promise {
                order[place] = order[place - 1];
                place -= 1;
            }
            order[place] = Choice { run, promise };
            count += 1;
        }
        Ok(count)
    }

    /// How many choices to look ahead to order those of a position: where more is to be searched it pays to look farther.
    fn sight(&self, seeds: i32) -> u32 {
        match seeds - self.endgames.most_seeds() as i32 {
            12.. => 3,
            6.. => 2,
            4.. => 1,
            _ => 0,
        }
    }

    /// What a choice promises: the gain over so many choices after it.
    fn promise(&self, run: Run, sight: u32) -> i32 {
        if sight == 0 || run.is_over {
            return run.gain;
        }
        let playable = (0..self.words.houses()).filter(|&house| self.words.can_play(run.word, house));
        let best = playable.map(|house| self.promise(self.words.run(run.word, house), sight - 1)).max();
        run.value(best.unwrap_or_default())
    }

    fn bucket(&self, word: u128) -> usize {
        let key = mix(mix(word as u64) ^ (word >> 64) as u64);
        ((u128::from(key) * self.table.len() as u128) >> 64) as usize
    }

    fn probe(&self, word: u128, seeds: i32) -> Interval {
        let Bucket(entries) = &self.table[self.bucket(word)];
        entries.iter().find(|entry| entry.is_of(word)).map_or(Interval::of_seeds(seeds), |entry| entry.known())
    }

    /// Stores what is known; it takes the place of what was known of the position, or of what cost least.
    fn store(&mut self, word: u128, seeds: i32, known: Interval) {
        let at = self.bucket(word);
        let Bucket(entries) = &mut self.table[at];
        let cheapest = || (0..BUCKET).min_by_key(|&place| entries[place].seeds()).unwrap_or_default();
        let place = entries.iter().position(|entry| entry.is_of(word)).unwrap_or_else(cheapest);
        entries[place] = Entry::new(word, seeds, known);
    }
}
