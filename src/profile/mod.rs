//! Who plays at this machine, and what each person has done: results against every opponent, lessons finished, puzzles
//! solved.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::catalogue::GameId;
use crate::platform::keep::{self, Kept};

pub mod journal;
pub mod ranking;
pub mod skill;

pub use journal::{Entry, Journal};
pub use skill::Skill;

/// Results against one opponent, from the person's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Tally {
    /// More games than anybody plays. Sums and percentages of so many still fit.
    pub const MOST: u32 = 9_999_999;

    /// Games played.
    pub const fn played(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Counts a game: 1 won, 0 drawn, −1 lost.
    pub fn count(&mut self, value: i32) {
        match value {
            1 => self.won += 1,
            0 => self.drawn += 1,
            _ => self.lost += 1,
        }
    }

    fn stay_in_range(&mut self) {
        for count in [&mut self.won, &mut self.drawn, &mut self.lost] {
            *count = (*count).min(Self::MOST);
        }
    }
}

impl std::ops::Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let sum = |one: u32, other: u32| one.saturating_add(other).min(Self::MOST);
        Self { won: sum(self.won, other.won), drawn: sum(self.drawn, other.drawn), lost: sum(self.lost, other.lost) }
    }
}

impl std::iter::Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(tallies: I) -> Self {
        tallies.fold(Self::default(), |sum, tally| sum + tally)
    }
}

/// The answers to one question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Answers {
    /// Those that were right.
    pub right: u32,
    /// Those that were wrong.
    pub wrong: u32,
}

impl Answers {
    /// Counts one more.
    pub fn count(&mut self, right: bool) {
        let answers = if right { &mut self.right } else { &mut self.wrong };
        *answers = answers.saturating_add(1).min(Tally::MOST);
    }
}

/// What was played, and against whom. Written `<variant>/<opponent>`; of games from before variants were told apart, only the
/// opponent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Against {
    /// The rule set, as the game's options name it; empty where none is known.
    pub variant: String,
    /// The id of the opponent.
    pub opponent: String,
}

impl From<String> for Against {
    fn from(text: String) -> Self {
        let (variant, opponent) = text.split_once('/').unwrap_or(("", &text));
        Self { variant: variant.to_owned(), opponent: opponent.to_owned() }
    }
}

impl From<Against> for String {
    fn from(against: Against) -> Self {
        let Against { variant, opponent } = against;
        if variant.is_empty() { opponent } else { format!("{variant}/{opponent}") }
    }
}

/// What a person has done in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameProfile {
    /// Results by rule set and opponent, and by the side the person played (first, second).
    pub results: BTreeMap<Against, [Tally; 2]>,
    /// Games of two people, or watched, that came to an end.
    pub other_games: u32,
    /// Hints taken.
    pub hints: u32,
    /// What opponents have learned from this person's games, by what it is of use for ([`Engine::lore`]).
    ///
    /// [`Engine::lore`]: parlour_core::Engine::lore
    pub learned: BTreeMap<String, String>,
    /// How often the tables of opponents that learn were emptied, by what they were of use for.
    pub emptied: BTreeMap<String, u32>,
    /// How often that was before the tables were told apart.
    #[serde(rename = "tables_emptied")]
    pub emptied_before: u32,
    /// The slides of the tutorial that have been passed, counted from 0: read and left behind, or their move found.
    pub slides_passed: BTreeSet<usize>,
    /// The ids of the puzzles solved.
    pub puzzles_solved: BTreeSet<String>,
    /// The ids of the puzzles with a rating that have been tried.
    pub puzzles_tried: BTreeSet<String>,
    /// How good the person is at puzzles, where these have ratings.
    pub puzzle_skill: Skill,
    /// How the person answered the questions on the game's own pages, by their ids.
    pub answers: BTreeMap<String, Answers>,
    /// The games that came to an end, where they are listed one by one.
    pub journal: Journal,
}

impl GameProfile {
    /// The results against an opponent by the side the person played, under one rule set or, with `None`, under all.
    pub fn against(&self, opponent: &str, variant: Option<&str>) -> [Tally; 2] {
        let counts = |against: &Against| {
            against.opponent == opponent && variant.is_none_or(|variant| against.variant == variant)
        };
        let results = self.results.iter().filter(|(against, _)| counts(against)).map(|(_, tallies)| *tallies);
        results.fold([Tally::default(); 2], |[first, second], [more, other]| [first + more, second + other])
    }

    /// All results against opponents.
    pub fn total(&self) -> Tally {
        self.results.values().flatten().copied().sum()
    }

    /// How many of these slides of a tutorial have been passed.
    pub fn slides_done(&self, slides: Range<usize>) -> usize {
        self.slides_passed.range(slides).count()
    }

    /// At which of these slides to open a tutorial: the first not yet passed, or once all are passed the first.
    pub fn next_slide(&self, slides: Range<usize>) -> usize {
        slides.clone().find(|slide| !self.slides_passed.contains(slide)).unwrap_or(slides.start)
    }

    /// How many positions opponents have learned.
    pub fn positions_learned(&self) -> usize {
        self.learned.values().map(|text| text.lines().count()).sum()
    }

    /// What opponents have learned of one rule set or, with `None`, of all: what it is of use for, and the table.
    pub fn learned_of(&self, variant: Option<&str>) -> impl Iterator<Item = (&String, &String)> {
        self.learned.iter().filter(move |(lore, _)| is_of(lore, variant))
    }

    /// Has opponents forget what they have learned of one rule set or, with `None`, of all.
    pub fn empty_tables(&mut self, variant: Option<&str>) {
        for (lore, _) in self.learned.extract_if(.., |lore, _| is_of(lore, variant)) {
            let count = self.emptied.entry(lore).or_default();
            *count = count.saturating_add(1).min(Tally::MOST);
        }
    }

    /// How often tables were emptied, of one rule set or, with `None`, of all.
    pub fn tables_emptied(&self, variant: Option<&str>) -> u32 {
        let before = if variant.is_none() { self.emptied_before } else { 0 };
        let counts = self.emptied.iter().filter(|(lore, _)| is_of(lore, variant)).map(|(_, count)| *count);
        counts.fold(before, u32::saturating_add).min(Tally::MOST)
    }

    fn stay_in_range(&mut self) {
        self.results.values_mut().flatten().for_each(Tally::stay_in_range);
        let counts = [&mut self.other_games, &mut self.hints, &mut self.emptied_before];
        for count in counts.into_iter().chain(self.emptied.values_mut()) {
            *count = (*count).min(Tally::MOST);
        }
        for Answers { right, wrong } in self.answers.values_mut() {
            (*right, *wrong) = ((*right).min(Tally::MOST), (*wrong).min(Tally::MOST));
        }
        self.puzzle_skill = self.puzzle_skill.in_range();
    }
}

/// Whether something learned is of use for a rule set, by whose name it begins; `None` stands for all.
fn is_of(lore: &str, variant: Option<&str>) -> bool {
    variant.is_none_or(|variant| lore.split_whitespace().next() == Some(variant))
}

/// One person who plays at this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// What the person is called; empty before a name has been chosen.
    pub name: String,
    /// What the person has done, by game.
    pub games: BTreeMap<GameId, GameProfile>,
}

impl Profile {
    /// The part of a game.
    pub fn game(&mut self, id: GameId) -> &mut GameProfile {
        self.games.entry(id).or_default()
    }
}

/// Tells profiles apart, also after one has been renamed or removed. 0 is nobody's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProfileId(pub u32);

impl ProfileId {
    /// The one there always was.
    pub const FIRST: Self = Self(1);
}

/// Everybody who plays at this machine. There is always somebody, and one of them is chosen: what is played counts for this
/// one.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Sheet")]
pub struct Profiles {
    chosen: ProfileId,
    /// The id of the next that is created: none is given twice.
    next: ProfileId,
    people: BTreeMap<ProfileId, Profile>,
}

/// Profiles as they are read: the first version knew a single one.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Sheet {
    chosen: ProfileId,
    next: ProfileId,
    people: BTreeMap<ProfileId, Profile>,
    games: BTreeMap<GameId, GameProfile>,
}

impl From<Sheet> for Profiles {
    fn from(sheet: Sheet) -> Self {
        let Sheet { chosen, next, mut people, games } = sheet;
        if people.is_empty() {
            people.insert(ProfileId::FIRST, Profile { name: String::new(), games });
        }
        let known = people.keys().copied();
        let (first, last) = (known.clone().min().unwrap_or(ProfileId::FIRST), known.max().unwrap_or(ProfileId::FIRST));
        let after = ProfileId(last.0.saturating_add(1));
        let chosen = if people.contains_key(&chosen) { chosen } else { first };
        Self { chosen, next: next.max(after), people }
    }
}

impl Default for Profiles {
    fn default() -> Self {
        Sheet::default().into()
    }
}

impl Profiles {
    /// The most profiles there may be.
    pub const MOST: usize = 24;

    /// The most letters of a name.
    pub const LONGEST: usize = 24;

    /// Who is chosen.
    pub const fn chosen_id(&self) -> ProfileId {
        self.chosen
    }

    /// The one who is chosen.
    pub fn chosen(&self) -> &Profile {
        &self.people[&self.chosen]
    }

    /// The one who is chosen, to be changed.
    pub fn chosen_mut(&mut self) -> &mut Profile {
        self.people.entry(self.chosen).or_default()
    }

    /// What the one who is chosen has done in a game, to be changed.
    pub fn game(&mut self, id: GameId) -> &mut GameProfile {
        self.chosen_mut().game(id)
    }

    /// Everybody, in the order in which they came.
    pub fn people(&self) -> impl ExactSizeIterator<Item = (ProfileId, &Profile)> {
        self.people.iter().map(|(id, profile)| (*id, profile))
    }

    /// Chooses somebody. Nothing happens if there is no such profile.
    pub fn choose(&mut self, id: ProfileId) {
        if self.people.contains_key(&id) {
            self.chosen = id;
        }
    }

    /// Adds somebody, who is chosen at once. `None` if there are enough already.
    pub fn create(&mut self) -> Option<ProfileId> {
        if self.people.len() >= Self::MOST {
            return None;
        }
        let id = self.next;
        self.next = ProfileId(id.0.saturating_add(1));
        self.people.insert(id, Profile::default());
        self.chosen = id;
        Some(id)
    }

    /// Whether somebody can be removed: not the last one.
    pub fn can_remove(&self) -> bool {
        self.people.len() > 1
    }

    /// Removes the one who is chosen, with all that was done, and chooses the one who came before, or the next. The last one
    /// stays.
    pub fn remove_chosen(&mut self) {
        if self.can_remove() {
            self.people.remove(&self.chosen);
            let before = self.people.range(..self.chosen).next_back();
            if let Some((id, _)) = before.or_else(|| self.people.iter().next()) {
                self.chosen = *id;
            }
        }
    }
}

impl Kept for Profiles {
    const NAME: &'static str = "profile.ron";
    const VERSION: u32 = 2;
}

/// Keeps the profiles.
pub fn plugin(app: &mut App) {
    app.add_plugins(keep::plugin::<Profiles>).add_systems(Startup, stay_in_range);
}

/// A file edited by hand may hold any number.
fn stay_in_range(mut profiles: ResMut<Profiles>) {
    for profile in profiles.bypass_change_detection().people.values_mut() {
        if profile.name.chars().count() > Profiles::LONGEST {
            profile.name = profile.name.chars().take(Profiles::LONGEST).collect();
        }
        profile.games.values_mut().for_each(GameProfile::stay_in_range);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;

    #[test]
    fn the_only_profile_of_the_first_version_becomes_the_first() {
        let text = "(version: 1, value: (games: {chess: (hints: 2, results: {\"club\": ((won: 3), (lost: 1))})}))";
        let profiles: Profiles = keep::from_text(Profiles::VERSION, text).unwrap();
        assert_eq!(profiles.people().len(), 1);
        let chess = &profiles.chosen().games[&GameId::Chess];
        assert_eq!((chess.hints, chess.total()), (2, Tally { won: 3, drawn: 0, lost: 1 }));
        assert_eq!(chess.against("club", None)[0].won, 3);
        let again: Profiles = keep::from_text(2, &keep::to_text(2, &profiles).unwrap()).unwrap();
        assert_eq!(again, profiles);
    }

    #[test]
    fn results_are_told_apart_by_variant_and_opponent() {
        let mut game = GameProfile::default();
        let against = |variant: &str, opponent: &str| Against { variant: variant.into(), opponent: opponent.into() };
        game.results.entry(against("kalah", "club")).or_default()[0].count(1);
        game.results.entry(against("kalah", "club")).or_default()[1].count(0);
        game.results.entry(against("bao", "club")).or_default()[0].count(-1);
        let text = keep::to_text(1, &game).unwrap();
        assert!(text.contains("\"kalah/club\""), "{text}");
        assert_eq!(keep::from_text::<GameProfile>(1, &text).unwrap(), game);
        let drawn = Tally { drawn: 1, ..Tally::default() };
        assert_eq!(game.against("club", Some("kalah")), [Tally { won: 1, ..Tally::default() }, drawn]);
        assert_eq!(game.against("club", None), [Tally { won: 1, drawn: 0, lost: 1 }, drawn]);
        assert_eq!(game.against("master", None), [Tally::default(); 2]);
        assert_eq!(game.total().played(), 3);
    }

    #[test]
    fn tables_are_emptied_and_counted_by_rule_set() {
        let text = "(version: 1, value: (tables_emptied: 2, learned: {\"woaley\": \"a\", \"woaley limit=50\": \"b\", \"woaley-p2\": \"c\"}))";
        let mut game: GameProfile = keep::from_text(1, text).unwrap();
        assert_eq!(game.tables_emptied(None), 2, "those of before are not forgotten");
        game.empty_tables(Some("woaley"));
        assert_eq!(game.learned.keys().collect::<Vec<_>>(), ["woaley-p2"]);
        game.empty_tables(None);
        game.empty_tables(None);
        assert!(game.learned.is_empty());
        let counts =
            [None, Some("woaley"), Some("woaley-p2"), Some("kalah")].map(|variant| game.tables_emptied(variant));
        assert_eq!(counts, [5, 2, 1, 0], "where nothing had been learned nothing is emptied");
        assert_eq!(keep::from_text::<GameProfile>(1, &keep::to_text(1, &game).unwrap()).unwrap(), game);
    }

    #[test]
    fn people_come_and_go() {
        let mut profiles = Profiles::default();
        let first = profiles.chosen_id();
        assert!(!profiles.can_remove());
        profiles.remove_chosen();
        assert_eq!(profiles, Profiles::default(), "the last one stays");
        profiles.game(GameId::Dots).hints = 5;
        let second = profiles.create().unwrap();
        assert_eq!(profiles.chosen_id(), second);
        assert_eq!(profiles.chosen().games.get(&GameId::Dots), None);
        let third = profiles.create().unwrap();
        profiles.remove_chosen();
        assert_eq!(profiles.chosen_id(), second, "the one before");
        assert_ne!(profiles.create(), Some(third), "no id comes twice");
        profiles.choose(third);
        assert_ne!(profiles.chosen_id(), third, "nobody is chosen who is not there");
        profiles.choose(first);
        assert_eq!(profiles.game(GameId::Dots).hints, 5);
        profiles.remove_chosen();
        assert_eq!(profiles.chosen_id(), second, "the next, where there is none before");
        while profiles.create().is_some() {}
        assert_eq!(profiles.people().len(), Profiles::MOST);
    }

    #[test]
    fn a_choice_of_nobody_is_mended() {
        let text = "(version: 2, value: (chosen: 9, next: 1, people: {3: (name: \"Ann\"), 4: (name: \"Ben\")}))";
        let mut profiles: Profiles = keep::from_text(2, text).unwrap();
        assert_eq!(profiles.chosen().name, "Ann");
        assert_eq!(profiles.create(), Some(ProfileId(5)));
    }
}
