//! A game on the page, played by a hand against an opponent.

use crate::browser::Browser;
use crate::guide::{self, Answer, GameInfo, House, Question, Setup};
use crate::hands::Hand;

/// Settings by which moves are shown at once.
pub const QUICK: &str = "(version: 1, value: (pace: Off))";

/// A game on the page. The hand plays first.
pub struct Match<'a> {
    browser: &'a Browser,
    game: &'a GameInfo,
    setup: &'a Setup,
    hand: &'a dyn Hand,
    /// The cursor of the keyboard.
    cursor: Option<u16>,
    /// The game as it was kept last.
    saved: Option<String>,
    /// The moves made by the hand.
    made: usize,
}

impl<'a> Match<'a> {
    /// Begins a game against the weakest opponent.
    pub fn begin(browser: &'a Browser, game: &'a GameInfo, setup: &'a Setup, hand: &'a dyn Hand) -> Self {
        browser.forget();
        browser.keep("settings.ron", QUICK);
        let chosen = format!("{}{}&opponent={}", setup.query(), game.seats, game.opponents[0]);
        browser.visit(&format!("?game={}{chosen}&seed=1&lang=en&mute", game.game));
        Self { browser, game, setup, hand, cursor: None, saved: None, made: 0 }
    }

    /// Goes on with a game that is on the page and was kept.
    pub fn go_on(self) -> Self {
        Self { cursor: None, saved: self.browser.kept(&self.game.file), ..self }
    }

    /// What can be done now.
    pub fn position(&self) -> Answer {
        guide::ask(&Question {
            game: &self.game.game,
            window: self.browser.window(),
            setup: self.setup,
            saved: self.saved.as_deref(),
            since: &[],
            from: self.cursor,
        })
    }

    /// Makes a move, or waits for one of the opponent. `false` if the game is over then.
    pub fn next(&mut self) -> bool {
        let position = self.position();
        if position.first_to_move {
            self.browser.frames(3);
            let way = &position.moves[(self.made * 5 + 2) % position.moves.len()];
            self.hand.make(self.browser, way);
            self.made += 1;
            if self.hand.has_cursor() {
                self.cursor = way.steps.last().map(|step| step.spot);
            }
        }
        let what = format!("{} goes on after {}", self.game.game, position.played.join(" "));
        self.saved = self.browser.until(&what, || {
            let saved = self.browser.kept(&self.game.file);
            (saved != self.saved).then_some(saved)
        });
        self.saved.is_some()
    }

    /// Plays on until so many moves have been made by both, and the hand is to move. The game must not end before.
    pub fn play_moves(&mut self, count: usize) -> Answer {
        loop {
            let position = self.position();
            if position.first_to_move && position.played.len() >= count {
                return position;
            }
            assert!(self.next(), "{} has ended too early", self.game.game);
        }
    }

    /// Plays to the end, and waits until the result is said.
    pub fn play_out(&mut self, house: &House) -> String {
        while self.next() {}
        self.browser.until("the result is said", || {
            let said = self.browser.said();
            house.endings.iter().any(|ending| said.starts_with(ending)).then_some(said)
        })
    }
}
