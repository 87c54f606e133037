//! A game of the table as the catalogue sees it.

use std::marker::PhantomData;
use std::sync::Arc;

use bevy::prelude::*;
use parlour_core::lesson::{Puzzle, Scene, Slide, read_list};
use parlour_core::{Brain, Control, SetupOptions, Side};

use super::chapter;
use super::game::TableGame;
use super::layout::Aspect;
use super::notation::Found;
use crate::catalogue::{
    Catalogue, Chapter, Family, GameEntry, GameId, GamePage, Miniature, Offer, RuleChoice, TimeControl,
};
use crate::locale::Locale;
use crate::theme::piece::Piece;

/// The entry of a game, with its level data read.
struct Entry<G> {
    setups: Vec<Offer>,
    puzzles: Vec<Puzzle>,
    /// The chapter of every slide and of every puzzle.
    slide_chapters: Vec<&'static str>,
    puzzle_chapters: Vec<&'static str>,
    game: PhantomData<fn() -> G>,
}

/// Enters the game in a catalogue.
pub fn enter<G: TableGame>(catalogue: &mut Catalogue) {
    let slides: Vec<Slide> = read_list(G::slides()).unwrap_or_default();
    let puzzles: Vec<Puzzle> = read_list(G::puzzles()).unwrap_or_default();
    catalogue.enter(Arc::new(Entry::<G> {
        setups: read_list(G::setups()).expect("the set-ups in levels are well formed"),
        slide_chapters: chapter::of_scenes::<G>(slides.iter().map(|slide| &slide.scene)),
        puzzle_chapters: chapter::of_scenes::<G>(puzzles.iter().map(|puzzle| &puzzle.scene)),
        puzzles,
        game: PhantomData,
    }));
}

impl<G: TableGame> GameEntry for Entry<G> {
    fn id(&self) -> GameId {
        G::GAME
    }

    fn opponents(&self) -> Vec<&'static str> {
        G::opponents().iter().map(|opponent| opponent.id.as_str()).collect()
    }

    fn easiest(&self) -> usize {
        G::easiest()
    }

    fn family(&self) -> Option<Family> {
        G::FAMILY
    }

    fn pairs(&self) -> bool {
        G::PAIRED
    }

    fn instant(&self) -> bool {
        G::INSTANT
    }

    fn styles(&self) -> &'static [&'static str] {
        G::STYLES
    }

    fn sets(&self) -> &'static [&'static str] {
        G::SETS
    }

    fn analyses(&self) -> bool {
        G::SCALE.is_some()
    }

    fn edits(&self) -> bool {
        G::EDITED
    }

    fn pages(&self) -> &'static [GamePage] {
        G::PAGES
    }

    fn files(&self) -> &'static [&'static str] {
        G::FILES
    }

    fn find_games(&self, text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
        G::find_games(text, locale)
    }

    fn open(&self, text: &str, locale: &Locale, commands: &mut Commands) -> Result<SetupOptions, String> {
        let opened = G::open_game(text, locale)?;
        let options = opened.options.clone();
        commands.insert_resource(opened);
        Ok(options)
    }

    fn setups(&self) -> &[Offer] {
        &self.setups
    }

    fn rules(&self, options: &SetupOptions) -> Vec<RuleChoice> {
        G::rules(options)
    }

    fn with_rule(&self, options: &SetupOptions, name: &str, choice: &str) -> SetupOptions {
        G::with_rule(options, name, choice)
    }

    fn with_usual_rules(&self, options: &SetupOptions) -> SetupOptions {
        G::with_usual_rules(options)
    }

    fn time(&self) -> Option<TimeControl> {
        G::TIME
    }

    fn check(&self, options: &SetupOptions, moves: &str) -> Result<(), String> {
        let scene = Scene { setup: options.clone(), moves: moves.to_owned() };
        scene.stage::<G>().map(drop).map_err(|error| error.to_string())
    }

    fn miniature(&self, setup: &SetupOptions, seed: u64) -> Box<dyn Miniature> {
        let setup = G::setup_from(setup).unwrap_or_default();
        Box::new(SmallBoard::<G>::new(setup, seed))
    }

    fn slides(&self) -> usize {
        self.slide_chapters.len()
    }

    fn chapter(&self, options: &SetupOptions) -> Chapter {
        let chapter = G::chapter(&G::setup_from(options).unwrap_or_default());
        let places = |chapters| chapter::places(chapters, chapter);
        Chapter { slides: places(&self.slide_chapters), puzzles: places(&self.puzzle_chapters) }
    }

    fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    fn puzzle_picture(&self, index: usize, style: &str, place: Aspect) -> Option<(Vec2, Vec<Piece>)> {
        let history = self.puzzles.get(index)?.scene.stage::<G>().ok()?;
        let place = place.turned(G::TURNS && history.position().to_move().side() == Side::Second);
        Some(picture(history.position(), style, place))
    }
}

fn picture<G: TableGame>(position: &G, style: &str, place: Aspect) -> (Vec2, Vec<Piece>) {
    let setup = position.setup();
    (G::extent(setup, place), G::pieces(&position.board(), setup, place, style))
}

/// A board that plays by itself, with an opponent quick enough to think between two frames.
struct SmallBoard<G: TableGame> {
    start: G::Setup,
    position: Option<G>,
    brain: Box<dyn Brain<G>>,
    seed: u64,
    /// Steps to wait at the end, so that the finished board can be looked at.
    rest: u8,
}

impl<G: TableGame> SmallBoard<G> {
    fn new(start: G::Setup, seed: u64) -> Self {
        // The second opponent from below plays sensibly and at once.
        let quick = G::opponents().iter().skip(G::easiest()).take(2).next_back();
        let brain = quick.map_or_else(G::analyst, |opponent| G::brain(&opponent.algorithm));
        Self { position: G::new(&start).ok(), start, brain, seed, rest: 3 }
    }
}

impl<G: TableGame> Miniature for SmallBoard<G> {
    fn step(&mut self) {
        let Some(position) = &mut self.position else { return };
        if position.outcome().is_some() {
            if self.rest == 0 {
                self.position = G::new(&self.start).ok();
                self.rest = 3;
            } else {
                self.rest -= 1;
            }
            return;
        }
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let control = Control::seeded(self.seed).with_nodes(2_000);
        if let Some(thought) = self.brain.think(&position.view(position.to_move()), &control) {
            drop(position.play(thought.best));
        }
    }

    fn picture(&self, style: &str, place: Aspect) -> (Vec2, Vec<Piece>) {
        self.position.as_ref().map_or((Vec2::ONE, Vec::new()), |position| picture(position, style, place))
    }
}
