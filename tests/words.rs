//! Every word of the program exists in every language.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use parlour::catalogue::Offer;
use parlour::locale::{Language, Locale};
use parlour::table::TableGame;
use parlour_core::lesson::{Puzzle, Slide, read_list};
use parlour_core::{Engine, Game};

/// The keys of a language with the arguments that each names.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    for text in language.texts() {
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut arguments = BTreeSet::new();
                note_pattern(&message.value.unwrap(), &mut arguments);
                let earlier = keys.insert(message.id.name.to_owned(), arguments);
                assert!(earlier.is_none(), "{language:?}: '{}' stands twice", message.id.name);
            }
        }
    }
    keys
}

fn note_pattern(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            note_expression(expression, arguments);
        }
    }
}

fn note_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => note_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            note_inline(selector, arguments);
            for variant in variants {
                note_pattern(&variant.value, arguments);
            }
        }
    }
}

fn note_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => note_expression(expression, arguments),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                note_inline(argument, arguments);
            }
        }
        _ => {}
    }
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_arguments() {
    let (english, hungarian) = (keys(Language::En), keys(Language::Hu));
    for (key, arguments) in &english {
        assert_eq!(Some(arguments), hungarian.get(key), "'{key}'");
    }
    assert_eq!(english.len(), hungarian.len());
}

#[test]
fn every_file_of_words_is_read() {
    for (language, folder) in [(Language::En, "en"), (Language::Hu, "hu")] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(folder);
        let files = std::fs::read_dir(folder).unwrap().count();
        assert_eq!(files, language.texts().len());
    }
}

/// Words in quotes in the sources that look like keys of ours, and are passed to the locale.
#[test]
fn every_key_in_the_sources_has_words() {
    let known = keys(Language::En);
    let mut missing = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for call in [".tr(\"", ".tr_with(\"", "tr_with(\n            \"", "Notice::warning(\"", "Notice::info(\""] {
                for piece in text.split(call).skip(1) {
                    let key = piece.split('"').next().unwrap();
                    if !known.contains_key(key) {
                        missing.insert(format!("{key} ({})", path.display()));
                    }
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

fn check_game<G: TableGame>(locale: &Locale) {
    let game = <G as Game>::ID;
    let mut wanted = vec![format!("{game}-name"), format!("{game}-about"), format!("{game}-rules-1")];
    let is_of_family = |id: &str| G::FAMILY.is_some_and(|family| family.parts_of(id).is_some());
    let alone = <G as Engine>::opponents().iter().map(|opponent| opponent.id.as_str()).filter(|id| !is_of_family(id));
    for name in alone.chain(G::FAMILY.map(|family| family.name)) {
        wanted.push(format!("opponent-{game}-{name}"));
        wanted.push(format!("opponent-{game}-{name}-about"));
    }
    for (family, feature) in G::FAMILY.iter().flat_map(|family| family.features.iter().map(move |one| (family, one))) {
        let words = feature.choices.iter().chain([&feature.name]);
        wanted.extend(words.map(|word| format!("opponent-{game}-{}-{word}", family.name)));
    }
    for style in G::STYLES {
        wanted.push(format!("style-{game}-{style}"));
    }
    for page in G::PAGES {
        wanted.push(format!("page-{game}-{}", page.name));
        wanted.push(format!("page-{game}-{}-about", page.name));
    }
    wanted.extend(G::SETS.iter().map(|set| format!("set-{game}-{set}")));
    let offers: Vec<Offer> = read_list(G::setups()).unwrap();
    wanted.extend(offers.into_iter().map(|offer| format!("setup-{game}-{}", offer.id)));
    for slide in read_list::<Slide>(G::slides()).unwrap() {
        wanted.push(format!("slide-{game}-{}", slide.id));
        wanted.push(format!("slide-{game}-{}-text", slide.id));
    }
    for puzzle in read_list::<Puzzle>(G::puzzles()).unwrap() {
        wanted.push(puzzle.words(game));
        wanted.push(puzzle.words(game) + "-text");
    }
    let missing: Vec<_> = wanted.into_iter().filter(|key| !locale.has(key)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_game_has_its_words() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        check_game::<parlour_bridge::Bridge>(&locale);
        check_game::<parlour_chess::Chess>(&locale);
        check_game::<parlour_dots::Dots>(&locale);
        check_game::<parlour_mancala::Mancala>(&locale);
        check_game::<parlour_notakto::Notakto>(&locale);
        check_game::<parlour_twixt::Twixt>(&locale);
    }
}

#[test]
fn nobody_is_shouted_at() {
    for language in Language::ALL {
        for text in language.texts() {
            let loud: Vec<_> = text.lines().filter(|line| !line.starts_with('#') && line.contains('!')).collect();
            assert!(loud.is_empty(), "{loud:#?}");
        }
    }
}

/// The typeface, in both weights and with the chess figures behind it, has every letter that is used, those of the theory
/// panel's powers, and the signs of moves.
#[test]
fn every_letter_can_be_drawn() {
    let written = Language::ALL.iter().flat_map(|language| language.texts()).flat_map(str::chars);
    let others = "⁰¹²³⁴⁵⁶⁷⁸⁹♔♕♖♗♘♙♚♛♜♝♞♟+#=!?½–−…±".chars();
    let letters: BTreeSet<char> = written.chain(others).filter(|letter| !letter.is_control()).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts");
    let read = |face: &str| std::fs::read(folder.join(face)).unwrap();
    let figures = read("Figurines.ttf");
    let figures = ttf_parser::Face::parse(&figures, 0).unwrap();
    for face in ["FiraSans-Regular.ttf", "FiraSans-Bold.ttf"] {
        let bytes = read(face);
        let font = ttf_parser::Face::parse(&bytes, 0).unwrap();
        let is_drawn = |letter: char| font.glyph_index(letter).or(figures.glyph_index(letter)).is_some();
        let missing: Vec<_> = letters.iter().filter(|letter| !is_drawn(**letter)).collect();
        assert!(missing.is_empty(), "{face}: {missing:?}");
    }
}
