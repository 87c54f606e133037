//! The words of the program, from `assets/locales/<language>/*.ftl` (Project Fluent).

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

use crate::args::Args;
use crate::packed;
use crate::platform::arguments;
use crate::settings::Settings;

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Hungarian.
    Hu,
}

macro_rules! words {
    ($language:literal) => {
        [
            packed!("assets/locales/", $language, "/app.ftl"),
            packed!("assets/locales/", $language, "/table.ftl"),
            packed!("assets/locales/", $language, "/bridge.ftl"),
            packed!("assets/locales/", $language, "/bridge-pages.ftl"),
            packed!("assets/locales/", $language, "/bridge-tutorial.ftl"),
            packed!("assets/locales/", $language, "/chess.ftl"),
            packed!("assets/locales/", $language, "/chess-tutorial.ftl"),
            packed!("assets/locales/", $language, "/dots.ftl"),
            packed!("assets/locales/", $language, "/mancala.ftl"),
            packed!("assets/locales/", $language, "/mancala-tutorial.ftl"),
            packed!("assets/locales/", $language, "/notakto.ftl"),
            packed!("assets/locales/", $language, "/twixt.ftl"),
        ]
    };
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Hu];

    /// The name of the language in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Hu => "Magyar",
        }
    }

    /// The code of the language.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Hu => "hu",
        }
    }

    /// The texts of its locale files.
    pub fn texts(self) -> [&'static str; 12] {
        match self {
            Self::En => words!("en"),
            Self::Hu => words!("hu"),
        }
    }

    const fn id(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::Hu => langid!("hu"),
        }
    }

    /// The language of the system, as far as we speak it.
    pub fn of_system() -> Self {
        let speaks = |code: &String| code.starts_with(Self::Hu.code());
        if arguments::languages().iter().any(speaks) { Self::Hu } else { Self::En }
    }
}

/// The words in the language in force.
#[derive(Resource)]
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// Whether moves are written with figures for the pieces, which all languages share, instead of letters.
    pub figurines: bool,
}

impl Default for Locale {
    fn default() -> Self {
        Self::new(Language::default())
    }
}

impl Locale {
    /// The words of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        for text in language.texts() {
            // A test reads every file strictly; here what could be read of a faulty one is used.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle, figurines: false }
    }

    /// The language in force.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The words of a key; the key itself if it has none, so that a gap is seen and not a panic.
    pub fn tr(&self, key: &str) -> String {
        self.tr_with(key, &[])
    }

    /// The game's own words for something of the table (`<game>-<key>`), or those of all games (`table-<key>`).
    pub fn of_game(&self, game: &str, key: &str) -> String {
        let own = format!("{game}-{key}");
        if self.has(&own) { self.tr(&own) } else { self.tr(&format!("table-{key}")) }
    }

    /// The words of a key with arguments filled in. Arguments that are whole numbers choose plural forms.
    pub fn tr_with(&self, key: &str, arguments: &[(&str, &str)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, value) in arguments {
            // A written sign is to be seen: "+2" is not a count.
            let number = value.parse::<i32>().ok().filter(|_| !value.starts_with('+'));
            values.set(*name, number.map_or_else(|| FluentValue::from(*value), FluentValue::from));
        }
        kept_together(&self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()))
    }

    /// Whether the key has words.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// A text with no-break spaces where a line must not end: inside formulas and scores, and between a number and what it
/// counts or orders.
fn kept_together(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let letter = |index: Option<usize>| index.and_then(|index| letters.get(index)).copied().unwrap_or(' ');
    let joins = |letter: char| matches!(letter, '=' | '×' | '·');
    let bound = |index: usize| {
        let [before, after] = [index.checked_sub(1), Some(index + 1)].map(letter);
        let [earlier, later] = [index.checked_sub(2), Some(index + 2)].map(letter);
        let counts = (before.is_ascii_digit() || before == '.' && earlier.is_ascii_digit()) && after.is_lowercase();
        let score = before.is_ascii_digit() && after == ':' && later == ' '
            || before == ':' && earlier == '\u{20}' && after.is_ascii_digit();
        joins(before) || joins(after) || counts || score
    };
    let bind = |(index, &letter): (usize, &char)| if letter == ' ' && bound(index) { '\u{a0}' } else { letter };
    letters.iter().enumerate().map(bind).collect()
}

/// A text that begins a sentence.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Keeps the words in the language of the settings or, where they leave it open, of the system.
pub fn plugin(app: &mut App) {
    app.init_resource::<Locale>()
        .add_systems(Startup, (take_language_of_command_line, follow_language).chain())
        .add_systems(Update, follow_language.run_if(resource_changed::<Settings>));
}

fn take_language_of_command_line(mut settings: ResMut<Settings>, args: Option<Res<Args>>) {
    if let Some(language) = args.and_then(|args| args.lang) {
        settings.language = Some(language);
    }
}

fn follow_language(settings: Res<Settings>, mut locale: ResMut<Locale>) {
    let language = settings.language.unwrap_or_else(Language::of_system);
    if locale.language() != language {
        *locale = Locale::new(language);
    }
    if locale.figurines != settings.figurines {
        locale.figurines = settings.figurines;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_do_not_end_within_formulas_and_counts() {
        let visible = |text: &str| kept_together(text).replace('\u{a0}', "_");
        for (text, expected) in [
            ("a² = 1, b³ = b", "a²_=_1, b³_=_b"),
            ("4 × 5 boxes", "4_×_5_boxes"),
            ("Here b · a · 1 is b", "Here b_·_a_·_1_is b"),
            ("and wins 6 : 3 at last", "and wins 6_:_3_at last"),
            ("vonal, 2. pontsor, 3. oszlop", "vonal, 2._pontsor, 3._oszlop"),
            ("Seven: two. Three", "Seven: two. Three"),
            ("", ""),
        ] {
            assert_eq!(visible(text), expected);
        }
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(["line across", "élő", "A-tábla", ""].map(capitalised), ["Line across", "Élő", "A-tábla", ""]);
    }
}
