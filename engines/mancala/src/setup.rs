//! What is agreed before the first move: rule set, switches, size and start position, and how they are written.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use parlour_core::{Outcome, Seat, SetupError, SetupOptions};
use serde::{Deserialize, Serialize};

use crate::pit::{Pit, read_pit};
use crate::ring::{ROW, SIDE};
use crate::state::{Ruleset, State};
use crate::variant::{Custom, Rules, Variant};
use crate::{bao, omweso, woaley};

/// The most houses of a player on a board of two rows.
pub const MOST_HOUSES: u8 = 12;

/// The most seeds in each house at the start, and the most seeds in a start position.
pub const MOST_SEEDS: u8 = 10;

/// The most seeds there may be.
const MOST_IN_ALL: u32 = 240;

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Sheet", into = "Sheet")]
pub struct Setup {
    ruleset: Ruleset,
    start: State,
    /// The points of both players in a match before this game.
    score: [u8; 2],
}

impl Setup {
    /// A rule set with its usual switches, size and start.
    pub fn usual(variant: Variant) -> Self {
        Self::sized(variant, variant.usual_houses(), variant.usual_seeds()).expect("the usual size is possible")
    }

    /// The same with so many houses for each player and seeds in each house.
    ///
    /// # Errors
    /// If there is no such board: boards of four rows have one size.
    pub fn sized(variant: Variant, houses: u8, seeds: u8) -> Result<Self, SetupError> {
        let (rules, name) = (Rules::usual(variant), variant.name());
        if variant.has_four_rows() {
            if (houses, seeds) != (variant.usual_houses(), variant.usual_seeds()) {
                return Err(SetupError(format!("{name} is played on four rows of eight pits, with 64 seeds")));
            }
            let ruleset = Ruleset { variant, side: SIDE as u8, rules };
            return Ok(Self { ruleset, start: four_rows(&ruleset), score: [0; 2] });
        }
        if !(1..=MOST_HOUSES).contains(&houses) || !(1..=MOST_SEEDS).contains(&seeds) {
            return Err(SetupError(format!(
                "{name} has 1 to {MOST_HOUSES} houses a side with 1 to {MOST_SEEDS} seeds each, not {houses} with {seeds}"
            )));
        }
        let ruleset = Ruleset { variant, side: houses, rules };
        let mut start = State::empty();
        start.pits[..ruleset.ring()].fill(seeds);
        Ok(Self { ruleset, start, score: [0; 2] })
    }

    /// The same with a switch set.
    ///
    /// # Errors
    /// If the rule set has no such switch, or it has no such setting.
    pub fn with(mut self, switch: &str, value: &str) -> Result<Self, SetupError> {
        self.ruleset.rules.choose(self.ruleset.variant, switch, value)?;
        self.check()
    }

    /// The same from another position, written as [`Setup::position`] writes it. The numbers of pits decide the size.
    ///
    /// # Errors
    /// Says what is wrong with the text.
    pub fn from_position(mut self, text: &str) -> Result<Self, SetupError> {
        (self.start, self.score) = read_position(&mut self.ruleset, text)?;
        self.check()
    }

    /// The rule set, size and switches.
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The rule set.
    pub const fn variant(&self) -> Variant {
        self.ruleset.variant
    }

    /// The position at the start.
    pub const fn start(&self) -> &State {
        &self.start
    }

    /// A position of a game with this setup, as text: the pits of the first player, `/`, those of the second, the stores,
    /// the player to move (`A` is the first), and what else there is: `@` and the marked pit; `house:` and who still has one
    /// (Bao); `captured:` and how often, as far as it matters, and `match:` and the points before the game (Omweso).
    pub fn position(&self, state: &State) -> String {
        write_position(&self.ruleset, state, self.score)
    }

    /// The points of both players in the match before this game; `None` where single games are played.
    pub fn score(&self) -> Option<[u8; 2]> {
        (self.ruleset.rules.matches == Custom::On).then_some(self.score)
    }

    /// The points after a game with this setup that ended so; `None` where single games are played.
    pub fn score_after(&self, outcome: &Outcome) -> Option<[u8; 2]> {
        let mut score = self.score()?;
        if let Some(winner) = outcome.winner {
            score[winner.index()] += omweso::points(outcome, self.ruleset.rules.akawumbi);
        }
        Some(score)
    }

    /// The game that follows one with this setup that ended so, begun by the loser: of the same match, or once that is won
    /// the first of another. `None` where single games are played.
    #[must_use]
    pub fn next(&self, outcome: &Outcome) -> Option<Self> {
        let score = self.score_after(outcome)?;
        let score = if omweso::match_winner(score).is_some() { [0; 2] } else { score };
        let mover = outcome.winner.map_or(self.start.mover, |winner| Seat(winner.other() as u8));
        Some(Self { start: State { mover, ..self.start }, score, ..self.clone() })
    }

    /// The options that name this setup.
    pub fn options(&self) -> SetupOptions {
        SetupOptions {
            variant: Some(self.to_string()),
            position: (!self.is_plain(&Self::usual(self.variant()))).then(|| self.position(&self.start)),
            ..SetupOptions::default()
        }
    }

    /// Whether nothing but switches tells it from another setup.
    fn is_plain(&self, usual: &Self) -> bool {
        (self.start, self.score) == (usual.start, usual.score)
    }

    fn check(self) -> Result<Self, SetupError> {
        let Rules { limit, repetition, .. } = self.ruleset.rules;
        let finite = matches!(self.ruleset.variant, Variant::Kalah | Variant::KalahEmpty);
        if limit == 0 && repetition == 0 && !finite {
            return Err(SetupError("either 'limit' or 'repetition' must end a game that goes on for ever".into()));
        }
        if self.score().is_none() && self.score != [0; 2] {
            return Err(SetupError("'match' is off, so there is no score of a match".into()));
        }
        Ok(self)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::usual(Variant::default())
    }
}

/// The start of the games with four rows.
fn four_rows(ruleset: &Ruleset) -> State {
    let mut state = State::empty();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let base = ruleset.base(seat);
        if ruleset.variant == Variant::Bao {
            for (place, seeds) in bao::START {
                state.pits[base + place] = seeds;
            }
            state.stores[seat.index()] = bao::STOCK;
            state.notes[seat.index()] = 1;
        } else {
            state.pits[base + ROW..base + SIDE].fill(4);
        }
    }
    state
}

/// A setup as it is stored: words for all that is not usual.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    variant: Variant,
    houses: u8,
    seeds: u8,
    #[serde(default)]
    switches: BTreeMap<String, String>,
    #[serde(default)]
    position: Option<String>,
}

impl From<Setup> for Sheet {
    fn from(setup: Setup) -> Self {
        let Ruleset { variant, side, rules } = setup.ruleset;
        let houses = if variant.has_four_rows() { ROW as u8 } else { side };
        let switches = rules.unusual(variant).map(|(name, value)| (name.to_owned(), value)).collect();
        let seeds =
            if variant.has_four_rows() { variant.usual_seeds() } else { setup.start.pits[0].clamp(1, MOST_SEEDS) };
        let plain = Setup::sized(variant, houses, seeds).is_ok_and(|usual| setup.is_plain(&usual));
        let position = (!plain).then(|| setup.position(&setup.start));
        Self { variant, houses, seeds, switches, position }
    }
}

impl TryFrom<Sheet> for Setup {
    type Error = SetupError;

    fn try_from(sheet: Sheet) -> Result<Self, SetupError> {
        let mut setup = Self::sized(sheet.variant, sheet.houses, sheet.seeds)?;
        for (name, value) in &sheet.switches {
            setup.ruleset.rules.choose(sheet.variant, name, value)?;
        }
        match &sheet.position {
            Some(position) => setup.from_position(position),
            None => setup.check(),
        }
    }
}

/// A setup in words: the rule set, then switches as `name=value`, separated by spaces.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.variant().name())?;
        self.ruleset.rules.unusual(self.variant()).try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl Setup {
    /// The setup that the options name. `variant` is the rule set, and behind it switches as `name=value`, separated by
    /// spaces; `size` is the houses of each player and the seeds in each, as `6x4`.
    pub(crate) fn of_options(options: &SetupOptions) -> Result<Self, SetupError> {
        options.allow_only("mancala", &["variant", "size", "position"])?;
        let mut words = options.variant.as_deref().unwrap_or_default().split_whitespace();
        let variant = match words.next() {
            Some(name) => Variant::named(name).ok_or_else(|| {
                SetupError(format!("there is no rule set '{name}'; there are {}", Variant::NAMES.join(", ")))
            })?,
            None => Variant::default(),
        };
        let (houses, seeds) = match &options.size {
            Some(size) => read_size(size)?,
            None => (variant.usual_houses(), variant.usual_seeds()),
        };
        let mut setup = Self::sized(variant, houses, seeds)?;
        for word in words {
            let (name, value) =
                word.split_once('=').ok_or_else(|| SetupError(format!("'{word}' is no switch: write name=value")))?;
            setup.ruleset.rules.choose(variant, name, value)?;
        }
        match &options.position {
            Some(position) => setup.from_position(position),
            None => setup.check(),
        }
    }
}

fn read_size(text: &str) -> Result<(u8, u8), SetupError> {
    let numbers = text.split_once('x').and_then(|(houses, seeds)| Some((houses.parse().ok()?, seeds.parse().ok()?)));
    numbers.ok_or_else(|| SetupError(format!("the size is houses and seeds in each, as 6x4, not '{text}'")))
}

fn write_position(ruleset: &Ruleset, state: &State, score: [u8; 2]) -> String {
    let row = |seat| state.pits[ruleset.own(seat)].iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let [a, b] = state.stores;
    let mover = char::from(b'A' + state.mover.0);
    let mut text = format!("{}/{} {a},{b} {mover}", row(Seat::FIRST), row(Seat::SECOND));
    if let Some(mark) = state.mark {
        let _ = write!(text, " @{}", ruleset.pit(mark.into()));
    }
    match ruleset.variant {
        Variant::Bao => {
            text.push_str(" house:");
            text.extend((0..).zip(state.notes).filter(|note| note.1 == 1).map(|(seat, _)| char::from(b'A' + seat)));
        }
        Variant::Omweso if state.notes != [0, 0] => {
            let _ = write!(text, " captured:{},{}", state.notes[0], state.notes[1]);
        }
        _ => {}
    }
    if score != [0; 2] {
        let _ = write!(text, " match:{},{}", score[0], score[1]);
    }
    text
}

/// Reads a position, and the points in a match before the game; the rule set gets the size it shows.
fn read_position(ruleset: &mut Ruleset, text: &str) -> Result<(State, [u8; 2]), SetupError> {
    let wrong = |what: &str| SetupError(format!("the position '{text}' {what}"));
    let mut words = text.split_whitespace();
    let mut state = State::empty();
    let (first, second) = words
        .next()
        .and_then(|rows| rows.split_once('/'))
        .ok_or_else(|| wrong("does not begin with the pits of both players, separated by /"))?;
    let rows = [first, second].map(|row| row.split(',').map(str::parse).collect::<Result<Vec<u8>, _>>());
    let [Ok(first), Ok(second)] = rows else { return Err(wrong("has a pit that is no number")) };
    let most = if ruleset.variant.has_four_rows() { SIDE } else { MOST_HOUSES.into() };
    if first.len() != second.len() || first.len() > most || ruleset.variant.has_four_rows() && first.len() != SIDE {
        return Err(wrong("has another number of pits than the board"));
    }
    ruleset.side = first.len() as u8;
    state.pits[..first.len()].copy_from_slice(&first);
    state.pits[first.len()..2 * first.len()].copy_from_slice(&second);
    let stores = words.next().and_then(read_pair).ok_or_else(|| wrong("has no stores, as 3,0"))?;
    state.stores = stores;
    state.mover = match words.next() {
        Some("A") => Seat::FIRST,
        Some("B") => Seat::SECOND,
        _ => return Err(wrong("does not say whose move it is, A or B")),
    };
    let (mut read, mut score) = (Vec::new(), [0; 2]);
    for word in words {
        let kind = read_extra(ruleset, &mut state, &mut score, word)
            .ok_or_else(|| wrong(&format!("has the word '{word}'")))?;
        if read.contains(&kind) {
            return Err(wrong(&format!("says '{kind}' twice")));
        }
        read.push(kind);
    }
    check_position(ruleset, &state).map_err(wrong)?;
    Ok((state, score))
}

fn read_pair(word: &str) -> Option<[u8; 2]> {
    let (first, second) = word.split_once(',')?;
    Some([first.parse().ok()?, second.parse().ok()?])
}

/// Reads what may stand behind the player to move, and gives how it begins.
fn read_extra(ruleset: &Ruleset, state: &mut State, score: &mut [u8; 2], word: &str) -> Option<&'static str> {
    if let Some(pit) = word.strip_prefix('@') {
        let marks = matches!(ruleset.variant, Variant::Woaley | Variant::WoaleyP2 | Variant::Bao);
        let pit: Pit = read_pit(pit).filter(|(_, rest)| marks && rest.is_empty()).map(|(pit, _)| pit)?;
        let fits = ruleset.variant != Variant::Bao || pit.seat == state.mover && usize::from(pit.place) < ROW;
        state.mark = Some(ruleset.index(pit).filter(|&index| fits && state.pits[index] > 0)? as u8);
        Some("@")
    } else if let Some(owners) = word.strip_prefix("house:").filter(|_| ruleset.variant == Variant::Bao) {
        let known = ["", "A", "B", "AB"].contains(&owners);
        state.notes = known.then(|| ["A", "B"].map(|owner| u8::from(owners.contains(owner))))?;
        Some("house:")
    } else if let Some(counts) = word.strip_prefix("captured:").filter(|_| ruleset.variant == Variant::Omweso) {
        state.notes = read_pair(counts).filter(|counts| counts.iter().all(|&count| count <= 2))?;
        Some("captured:")
    } else if let Some(points) = word.strip_prefix("match:").filter(|_| ruleset.variant == Variant::Omweso) {
        *score = read_pair(points).filter(|&points| omweso::match_winner(points).is_none())?;
        Some("match:")
    } else {
        None
    }
}

/// What is impossible in a position, if anything is.
fn check_position(ruleset: &Ruleset, state: &State) -> Result<(), &'static str> {
    let seeds = state.seeds();
    if seeds > MOST_IN_ALL {
        return Err("has too many seeds");
    }
    if seeds == 0 {
        return Err("has no seeds");
    }
    if ruleset.variant == Variant::Omweso && state.stores != [0, 0] {
        return Err("has seeds in stores, which this game does not know");
    }
    let is_woaley = matches!(ruleset.variant, Variant::Woaley | Variant::WoaleyP2);
    let marked = state.mark.map(|mark| state.pits[usize::from(mark)]);
    if is_woaley && marked.is_some_and(woaley::is_prize) {
        return Err("has a marked house with two or four seeds, which would have been captured");
    }
    // At the end the last seeds, one in each house, may have been shared out.
    if is_woaley && state.on_board() > 0 && state.stores.iter().any(|seeds| seeds % 2 == 1) {
        return Err("has an odd number of seeds in a store, where two or four are captured at a time");
    }
    let is_in_namua = ruleset.variant == Variant::Bao && state.stores != [0, 0];
    let is_house = |mark: u8| {
        let pit = ruleset.pit(mark.into());
        usize::from(pit.place) == bao::HOUSE && state.notes[pit.seat.index()] == 1
    };
    if is_in_namua && state.mark.is_some() {
        return Err("has a blocked pit before the second stage");
    }
    if ruleset.variant == Variant::Bao && (marked == Some(1) || state.mark.is_some_and(is_house)) {
        return Err("blocks a single seed or an owned house");
    }
    let houseless = |seat: Seat| state.notes[seat.index()] == 1 && state.pits[ruleset.base(seat) + bao::HOUSE] == 0;
    if ruleset.variant == Variant::Bao && (houseless(Seat::FIRST) || houseless(Seat::SECOND)) {
        return Err("has an empty house that is still owned");
    }
    Ok(())
}

impl FromStr for Setup {
    type Err = SetupError;

    /// Reads a setup in words, as it is displayed.
    fn from_str(text: &str) -> Result<Self, SetupError> {
        Self::of_options(&SetupOptions { variant: Some(text.to_owned()), ..SetupOptions::default() })
    }
}
