//! Suit combinations: a person guesses how a suit is best begun, and sees what the chances are and why.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontId, Margin, Rect, Sense, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use parlour_bridge::card::rank_letter;
use parlour_bridge::combination::{Analysis, Combination, DEALS, Line, Ranks};
use parlour_bridge::deal::{NORTH, SOUTH};
use parlour_bridge::{Card, Suit};
use parlour_core::{Control, Seat};

use self::task::{Exercise, Fault, Guess, descending, exercises};
use super::drawing::{CARD_RATIO, paint_card};
use crate::catalogue::GameId;
use crate::games::bridge::words;
use crate::locale::Locale;
use crate::platform::clock::SystemClock;
use crate::profile::{Answers, GameProfile, Profiles};
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::announce::Announcement;
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, bold, page, size, space};

mod plan;
mod reasons;
pub mod task;

/// The name of the page.
pub const NAME: &str = "combinations";

/// The narrowest window with the reasons beside the question.
const TWO_COLUMNS: f32 = 860.0;

/// The widest page.
const WIDTH: f32 = 1120.0;

/// The longest time for the chances of one suit.
const PATIENCE: Duration = Duration::from_secs(2);

/// The two hands, and their names in locale keys and targets.
const SEATS: [Seat; 2] = [NORTH, SOUTH];
const HANDS: [&str; 2] = ["north", "south"];

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
struct Question {
    /// Its place in the list; `None` if it is the person's own.
    exercise: Option<usize>,
    combination: Combination,
    tricks: u8,
}

/// What came of a guess.
struct Answer {
    /// The chances; `None` if there was too much to work out.
    analysis: Option<Analysis>,
    /// The lines, those together that succeed with the same layouts; the best first.
    groups: Vec<Vec<usize>>,
    /// The line that was guessed, and the one that the best is compared with.
    guessed: Option<usize>,
    compared: usize,
    /// Whether all layouts are shown and not only those that decide.
    all: bool,
    /// Whether it is told how to go on.
    told: bool,
}

/// The page.
#[derive(Resource)]
struct Trainer {
    exercises: Vec<Exercise>,
    question: Option<Question>,
    guess: Guess,
    answer: Option<Answer>,
    /// Whether the list of all exercises lies open.
    listing: bool,
    /// A combination as it is being typed.
    typed: String,
    /// The style of the cards.
    style: String,
}

impl Default for Trainer {
    fn default() -> Self {
        Self {
            exercises: exercises(),
            question: None,
            guess: Guess::default(),
            answer: None,
            listing: false,
            typed: String::new(),
            style: String::new(),
        }
    }
}

impl Trainer {
    fn ask(&mut self, question: Question) {
        (self.question, self.guess, self.answer) = (Some(question), Guess::default(), None);
    }

    fn ask_exercise(&mut self, index: usize) {
        if let Some(Exercise { combination, tricks, .. }) = self.exercises.get(index) {
            let (combination, tricks) = (*combination, *tricks);
            self.ask(Question { exercise: Some(index), combination, tricks });
        }
    }

    /// The first exercise after this one that has not been found yet; if all are found, the next.
    fn next(&self, after: Option<usize>, profile: &GameProfile) -> usize {
        let count = self.exercises.len().max(1);
        let start = after.map_or(0, |index| index + 1);
        let order = (0..count).map(|step| (start + step) % count);
        order.clone().find(|index| !self.is_found(*index, profile)).unwrap_or(start % count)
    }

    fn is_found(&self, index: usize, profile: &GameProfile) -> bool {
        let answers = self.exercises.get(index).and_then(|exercise| profile.answers.get(&key_of(exercise)));
        answers.is_some_and(|answers| answers.right > 0)
    }

    /// Works out the chances and compares the guess with them. Returns whether it was right, if that can be said.
    fn check(&mut self) -> Option<bool> {
        let question = self.question.as_ref()?;
        let control = Control::default().with_time(Arc::new(SystemClock::default()), PATIENCE);
        let analysis = question.combination.analyse(question.tricks, &control);
        let lines = analysis.as_ref().map_or(&[][..], |analysis| &analysis.lines);
        let guessed = self.guess.find(&question.combination, lines);
        let right = guessed.map(|place| is_right(&lines[place], &lines[0]));
        // The best is compared with the guess, or if they are worth the same with the first line that is not right.
        let worse = || lines.iter().position(|line| !is_right(line, &lines[0])).unwrap_or(0);
        let compared = guessed.filter(|place| lines[*place].deals < lines[0].deals).unwrap_or_else(worse);
        let groups = groups(lines);
        self.answer = Some(Answer { analysis, groups, guessed, compared, all: false, told: false });
        right
    }
}

/// By how little a line may fall short of the best and still be right: nobody loses anything at the table by it.
const NEAR: u64 = DEALS / 100;

fn is_right(line: &Line, best: &Line) -> bool {
    line.deals + NEAR >= best.deals
}

/// The places of lines, those together that succeed with the same layouts.
fn groups(lines: &[Line]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        match groups.iter_mut().find(|group| lines[group[0]].succeeds == line.succeeds) {
            Some(group) => group.push(place),
            None => groups.push(vec![place]),
        }
    }
    groups
}

/// The name of an exercise in the profile.
fn key_of(exercise: &Exercise) -> String {
    format!("{NAME}/{}", exercise.id)
}

/// What a person wants of the page.
enum Wish {
    Check,
    Again,
    Exercise(usize),
    Own(Combination, u8),
}

/// Registers the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Trainer>().add_systems(
        EguiPrimaryContextPass,
        show_trainer.in_set(UiSystems::Page).run_if(in_state(super::screen(NAME))),
    );
}

fn show_trainer(
    mut contexts: EguiContexts,
    mut next: ResMut<NextState<Screen>>,
    locale: Res<Locale>,
    mut profiles: ResMut<Profiles>,
    mut trainer: ResMut<Trainer>,
    settings: Res<Settings>,
    mut said: ResMut<Announcement>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let trainer = trainer.bypass_change_detection();
    if let Some(choice) = settings.choices.get(&GameId::Bridge)
        && trainer.style != choice.style
    {
        trainer.style.clone_from(&choice.style);
    }
    let nothing = GameProfile::default();
    let profile = profiles.chosen().games.get(&GameId::Bridge).unwrap_or(&nothing);
    if trainer.question.is_none() {
        trainer.ask_exercise(trainer.next(None, profile));
    }
    let mut ui = page::room(ctx, NAME);
    let width = if ui.max_rect().width() >= TWO_COLUMNS { WIDTH } else { page::COLUMN };
    let (rest, back) = page::bar(&mut ui, width, &locale.tr("page-bridge-combinations"), &locale.tr("back"));
    let wish = show(&mut ui, rest, trainer, profile, &locale);
    if back {
        next.set(super::BACK);
    }
    match wish {
        None => {}
        Some(Wish::Check) => {
            let right = trainer.check();
            if let (Some(right), Some(exercise)) =
                (right, trainer.question.as_ref().and_then(|question| question.exercise))
            {
                let key = key_of(&trainer.exercises[exercise]);
                profiles.game(GameId::Bridge).answers.entry(key).or_default().count(right);
            }
            if let Some(answer) = &trainer.answer {
                said.0 = reasons::verdict(answer, &locale).1;
            }
            widgets::focus_main(ctx);
        }
        Some(Wish::Again) => (trainer.guess, trainer.answer) = (Guess::default(), None),
        Some(Wish::Exercise(index)) => {
            trainer.ask_exercise(index);
            widgets::focus_main(ctx);
        }
        Some(Wish::Own(combination, tricks)) => trainer.ask(Question { exercise: None, combination, tricks }),
    }
    Ok(())
}

fn show(ui: &mut Ui, rest: Rect, trainer: &mut Trainer, profile: &GameProfile, locale: &Locale) -> Option<Wish> {
    let mut wish = None;
    let margin = page::margin(rest.width());
    if rest.width() >= TWO_COLUMNS {
        let whole = (rest.width() - 2.0 * margin).min(WIDTH);
        let left = rest.center().x - whole / 2.0;
        let divide = left + whole * 0.46;
        let split = |from: f32, to: f32| Rect::from_x_y_ranges((from - space::S)..=(to + space::S), rest.y_range());
        page::column_within(ui, split(left, divide), "question", space::S, f32::INFINITY, |ui| {
            ui.spacing_mut().item_spacing.y = space::L;
            show_question(ui, trainer, profile, locale, &mut wish);
            show_list(ui, trainer, profile, locale, &mut wish);
        });
        page::column_within(ui, split(divide + space::L, left + whole), "reasons", space::S, f32::INFINITY, |ui| {
            ui.spacing_mut().item_spacing.y = space::L;
            show_reasons(ui, trainer, locale);
            show_own(ui, trainer, locale, &mut wish);
        });
    } else {
        page::column(ui, rest, NAME, page::COLUMN, |ui| {
            ui.spacing_mut().item_spacing.y = space::L;
            show_question(ui, trainer, profile, locale, &mut wish);
            show_reasons(ui, trainer, locale);
            show_list(ui, trainer, profile, locale, &mut wish);
            show_own(ui, trainer, locale, &mut wish);
        });
    }
    wish
}

/// The suit, and what is to be done with it.
fn show_question(ui: &mut Ui, trainer: &mut Trainer, profile: &GameProfile, locale: &Locale, wish: &mut Option<Wish>) {
    let Some(question) = trainer.question.clone() else { return };
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::note(ui, title(&question, &trainer.exercises, locale));
        widgets::heading(ui, locale.tr_with("bridge-combination-goal", &[("tricks", &question.tricks.to_string())]));
        let open = trainer.answer.is_none();
        for hand in [0, 1] {
            show_hand(ui, &question, hand, &mut trainer.guess, open, &trainer.style, locale);
        }
        ui.label(guess_words(&trainer.guess, question.combination, locale));
        ui.horizontal_wrapped(|ui| {
            if open {
                let complete = trainer.guess.is_complete(&question.combination);
                let words = locale.tr("bridge-combination-check");
                if Button::primary("check", words).icon("tick").enabled(complete).show(ui).clicked() {
                    *wish = Some(Wish::Check);
                }
                return;
            }
            if Button::primary("next", locale.tr("bridge-combination-next")).icon("next").show(ui).clicked() {
                *wish = Some(Wish::Exercise(trainer.next(question.exercise, profile)));
            }
            if Button::secondary("again", locale.tr("bridge-combination-again")).icon("restart").show(ui).clicked() {
                *wish = Some(Wish::Again);
            }
        });
    });
}

/// Which exercise it is, and how hard.
fn title(question: &Question, exercises: &[Exercise], locale: &Locale) -> String {
    let exercise = question.exercise.and_then(|index| Some((index + 1, exercises.get(index)?)));
    let Some((number, exercise)) = exercise else { return locale.tr("bridge-combination-of-your-own") };
    let [number, of] = [number, exercises.len()].map(|count| count.to_string());
    let number = locale.tr_with("bridge-combination-number", &[("number", &number), ("of", &of)]);
    let difficulty = [("difficulty", &*exercise.difficulty.to_string())];
    format!("{number} · {}", locale.tr_with("puzzles-difficulty", &difficulty))
}

/// In which suit an exercise is shown: each in turn.
fn suit_of(question: &Question) -> Suit {
    question.exercise.map_or(Suit::Spades, |index| Suit::WRITTEN[index % Suit::WRITTEN.len()])
}

/// A hand: its name, and its cards to be chosen.
fn show_hand(
    ui: &mut Ui,
    question: &Question,
    hand: usize,
    guess: &mut Guess,
    open: bool,
    style: &str,
    locale: &Locale,
) {
    /// How far a chosen card is lifted, and the space between two.
    const LIFT: f32 = 10.0;
    const GAP: f32 = 6.0;
    let cards: Ranks = question.combination.hands()[hand];
    let count = cards.count_ones();
    let seat = words::seat(SEATS[hand], locale);
    widgets::note(ui, seat.clone());
    let height = if ui.ctx().content_rect().height() >= 560.0 { 92.0 } else { 68.0 };
    let face = vec2(height * CARD_RATIO, height);
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height + LIFT), Sense::hover());
    if count == 0 {
        let colour = look(ui.ctx()).palette.secondary;
        let font = FontId::proportional(size::BODY);
        ui.painter().text(row.left_center(), Align2::LEFT_CENTER, locale.tr("bridge-combination-void"), font, colour);
        return;
    }
    // Long hands overlap.
    let step = ((row.width() - face.x) / (count - 1).max(1) as f32).min(face.x + GAP);
    for (place, rank) in descending(cards).enumerate() {
        let card = Card::new(suit_of(question), rank);
        let number = match guess {
            Guess { lead: Some(lead), .. } if *lead == (hand, rank) => Some(1),
            Guess { lead: Some((leader, _)), third: Some(third) } if *leader != hand && *third == rank => Some(2),
            _ => None,
        };
        let left = row.left() + place as f32 * step;
        let top = row.top() + if number.is_some() { 0.0 } else { LIFT };
        let rect = Rect::from_min_size(pos2(left, top), face);
        let main = open && guess.lead.is_none() && hand == 1 && place == 0;
        let name = format!("{}-{}", HANDS[hand], words::rank(card));
        let spoken = format!("{seat}, {}", words::named(card, locale));
        if card_button(ui, rect, card, style, number, (open, main), (&name, &spoken)) {
            guess.choose(hand, rank);
        }
    }
}

/// A card that can be chosen while the question is open, with its turn if it was. Returns whether it was pressed.
fn card_button(
    ui: &Ui,
    rect: Rect,
    card: Card,
    style: &str,
    number: Option<u8>,
    (open, main): (bool, bool),
    (name, spoken): (&str, &str),
) -> bool {
    let sense = if open { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.id().with(name), sense);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, open, number.is_some(), spoken));
    widgets::attend(ui, name, &response, main);
    let palette = &look(ui.ctx()).palette;
    paint_card(ui.painter(), rect, card, style);
    if let Some(number) = number {
        let corner = pos2(rect.right() - 14.0, rect.top() + 14.0);
        ui.painter().circle_filled(corner, 11.0, palette.accent);
        let font = FontId::new(size::BODY, bold());
        ui.painter().text(corner, Align2::CENTER_CENTER, number, font, palette.on_accent);
    }
    widgets::focus_ring(ui, &response, widgets::CONTROL_CORNER);
    response.clicked()
}

/// A rank in words.
fn rank_named(rank: u8, locale: &Locale) -> String {
    locale.tr(&format!("bridge-rank-{}", rank_letter(rank).to_ascii_lowercase()))
}

/// What has been chosen, and what is asked for next.
fn guess_words(guess: &Guess, combination: Combination, locale: &Locale) -> String {
    let Some((hand, lead)) = guess.lead else { return locale.tr("bridge-combination-which-lead") };
    let leader = HANDS[hand];
    let led = locale.tr_with(&format!("bridge-combination-lead-{leader}"), &[("card", &rank_named(lead, locale))]);
    let then = match guess.third {
        Some(third) => {
            locale.tr_with(&format!("bridge-combination-then-{leader}"), &[("card", &rank_named(third, locale))])
        }
        None if guess.is_complete(&combination) => return led,
        None => locale.tr(&format!("bridge-combination-which-{leader}")),
    };
    format!("{led} {then}")
}

fn show_reasons(ui: &mut Ui, trainer: &mut Trainer, locale: &Locale) {
    match (&trainer.question, &mut trainer.answer) {
        (Some(question), Some(answer)) => reasons::show(ui, question, answer, locale),
        _ => {
            widgets::card(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::S;
                widgets::heading(ui, locale.tr("bridge-combination-how"));
                ui.label(locale.tr("bridge-combination-how-text"));
                widgets::note(ui, locale.tr("bridge-combination-how-note"));
            });
        }
    }
}

/// How far the person has come, and all exercises to choose from.
fn show_list(ui: &mut Ui, trainer: &mut Trainer, profile: &GameProfile, locale: &Locale, wish: &mut Option<Wish>) {
    let found = (0..trainer.exercises.len()).filter(|index| trainer.is_found(*index, profile)).count();
    let answers = trainer.exercises.iter().filter_map(|exercise| profile.answers.get(&key_of(exercise)));
    let sum = answers.fold(Answers::default(), |sum, answers| Answers {
        right: sum.right.saturating_add(answers.right),
        wrong: sum.wrong.saturating_add(answers.wrong),
    });
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let counts = [found, trainer.exercises.len()].map(|count| count.to_string());
        widgets::heading(ui, locale.tr_with("bridge-combination-found", &[("done", &counts[0]), ("of", &counts[1])]));
        let [right, given] = [sum.right, sum.right.saturating_add(sum.wrong)].map(|count| count.to_string());
        widgets::note(ui, locale.tr_with("bridge-combination-answers", &[("right", &right), ("given", &given)]));
        widgets::toggle(ui, "all", &mut trainer.listing, &locale.tr("bridge-combination-list"));
        if trainer.listing {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
                for (index, exercise) in trainer.exercises.iter().enumerate() {
                    let words = format!("{}. {}", index + 1, exercise.combination);
                    let icon = trainer.is_found(index, profile).then_some("tick");
                    let name = format!("exercise-{index}");
                    let button = Button::secondary(&name, words);
                    let button = icon.into_iter().fold(button, Button::icon);
                    if button.show(ui).clicked() {
                        *wish = Some(Wish::Exercise(index));
                    }
                }
            });
        }
    });
}

/// A combination of the person's own.
fn show_own(ui: &mut Ui, trainer: &mut Trainer, locale: &Locale, wish: &mut Option<Wish>) {
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, locale.tr("bridge-combination-own"));
        let words = locale.tr("bridge-combination-own-note");
        widgets::note(ui, words.clone());
        let field = TextEdit::singleline(&mut trainer.typed)
            .desired_width(f32::INFINITY)
            .font(FontId::proportional(size::BODY))
            .margin(Margin::symmetric(8, 8))
            .char_limit(40)
            .hint_text("AQ32 / J54");
        let response = ui.add(field);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &words));
        widgets::attend(ui, "own", &response, false);
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if response.has_focus() {
            // Up and down leave the field, which has only one line.
            let inside = egui::EventFilter { horizontal_arrows: true, ..egui::EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, inside));
        }
        match task::read(&trainer.typed) {
            Ok(combination) => show_goals(ui, trainer, combination, entered, locale, wish),
            Err(_) if trainer.typed.trim().is_empty() => {}
            Err(fault) => {
                let colour = look(ui.ctx()).palette.warning;
                ui.colored_label(colour, fault_words(fault, locale));
            }
        }
    });
}

/// The numbers of tricks that the typed combination can be played for. It is asked for when one is chosen.
fn show_goals(
    ui: &mut Ui,
    trainer: &Trainer,
    combination: Combination,
    entered: bool,
    locale: &Locale,
    wish: &mut Option<Wish>,
) {
    let most = combination.most_tricks();
    let asked = trainer.question.as_ref().filter(|question| question.exercise.is_none());
    let mut goal = asked.filter(|question| question.combination == combination).map(|question| question.tricks);
    widgets::note(ui, locale.tr("bridge-combination-own-goal"));
    let numbers: Vec<String> = (1..=most).map(|tricks| tricks.to_string()).collect();
    let options: Vec<_> =
        (1..=most).zip(&numbers).map(|(tricks, words)| (words.as_str(), Some(tricks), words.clone())).collect();
    if widgets::choose(ui, "goal", &mut goal, &options) || entered && goal.is_none() {
        *wish = Some(Wish::Own(combination, goal.unwrap_or(most)));
    }
}

fn fault_words(fault: Fault, locale: &Locale) -> String {
    match fault {
        Fault::Hands => locale.tr("bridge-combination-fault-hands"),
        Fault::Sign(sign) => locale.tr_with("bridge-combination-fault-sign", &[("sign", &sign.to_string())]),
        Fault::Twice(sign) => locale.tr_with("bridge-combination-fault-twice", &[("sign", &sign.to_string())]),
        Fault::Empty => locale.tr("bridge-combination-fault-empty"),
    }
}
