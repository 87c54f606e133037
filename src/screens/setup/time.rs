//! The choice of the clocks: a preset, or every number by itself.

use bevy_egui::egui::{self, Align, FontId, RichText, Ui, vec2};
use parlour_core::Side;

use super::View;
use crate::catalogue::{Allowance, ClockStart, GameChoice, Player, TimeControl};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{bold, size, space};

/// The seconds for a game that are offered one after the other.
const STOCKS: [u32; 24] = [
    15, 30, 45, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600, 720, 900, 1200, 1500, 1800, 2700, 3600, 4500, 5400,
    7200, 10_800,
];

/// The seconds a move adds that are offered one after the other.
const BONUSES: [u32; 14] = [0, 1, 2, 3, 5, 8, 10, 12, 15, 20, 30, 45, 60, 180];

/// What is chosen of the clocks that lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opened {
    /// Every number by itself.
    own: bool,
    /// A time for each player.
    odds: bool,
}

/// What can be chosen at first sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offered {
    None,
    Preset(Allowance),
    Own,
}

impl Offered {
    fn of(time: Option<TimeControl>, opened: Opened) -> Self {
        match time {
            None => Self::None,
            Some(control) => {
                let preset = TimeControl::PRESETS.into_iter().find(|preset| TimeControl::even(*preset) == control);
                preset.filter(|_| !opened.own).map_or(Self::Own, Self::Preset)
            }
        }
    }
}

/// The card with the clocks, in games that have some.
pub(super) fn show(ui: &mut Ui, view: &View, chosen: &mut GameChoice, opened: &mut Opened) {
    let Some(usual) = view.entry.time() else { return };
    widgets::card(ui, |ui| {
        widgets::heading(ui, view.locale.tr("setup-time"));
        let names = TimeControl::PRESETS.map(|preset| preset.to_string());
        let mut options = vec![("none", Offered::None, view.locale.tr("setup-time-none"))];
        let presets = names.iter().zip(TimeControl::PRESETS);
        options.extend(presets.map(|(name, preset)| (name.as_str(), Offered::Preset(preset), name.clone())));
        options.push(("own", Offered::Own, view.locale.tr("setup-time-own")));
        let mut offered = Offered::of(chosen.time, *opened);
        if widgets::choose(ui, "time", &mut offered, &options) {
            *opened = Opened { own: offered == Offered::Own, odds: false };
            chosen.time = match offered {
                Offered::None => None,
                Offered::Preset(preset) => Some(TimeControl::even(preset)),
                Offered::Own => chosen.time.or(Some(usual)),
            };
        }
        if let (Offered::Own, Some(control)) = (offered, chosen.time) {
            ui.add_space(space::XS);
            chosen.time = Some(show_own(ui, view, chosen, control, &mut opened.odds));
        }
    });
}

/// Every number of the control by itself. Returns what was chosen.
fn show_own(ui: &mut Ui, view: &View, chosen: &GameChoice, control: TimeControl, odds: &mut bool) -> TimeControl {
    let TimeControl { each: [mut first, mut second], start } = control;
    *odds |= first != second;
    if *odds {
        for (side, allowance) in [(Side::First, &mut first), (Side::Second, &mut second)] {
            widgets::note(ui, player(view, chosen, side));
            show_allowance(ui, view, side.name(), allowance);
        }
    } else {
        show_allowance(ui, view, "both", &mut first);
        second = first;
    }
    if widgets::toggle(ui, "time-odds", odds, &view.locale.tr("setup-time-odds")) && !*odds {
        second = first;
    }
    let mut at_once = start == ClockStart::AtOnce;
    widgets::toggle(ui, "time-at-once", &mut at_once, &view.locale.tr("setup-time-at-once"));
    let start = if at_once { ClockStart::AtOnce } else { ClockStart::FirstMove };
    TimeControl { each: [first, second], start }
}

/// What the player of a side is called before the game.
fn player(view: &View, chosen: &GameChoice, side: Side) -> String {
    match (chosen.player(side), chosen.player(side.other())) {
        (Player::Hand, Player::Opponent(_)) => view.locale.tr("table-you"),
        (Player::Opponent(_), Player::Hand) => view.locale.tr("setup-opponent"),
        _ => view.locale.of_game(view.game(), &format!("player-{}", side.name())),
    }
}

fn show_allowance(ui: &mut Ui, view: &View, name: &str, allowance: &mut Allowance) {
    let seconds = |seconds: u32| view.locale.tr_with("setup-time-seconds", &[("seconds", &seconds.to_string())]);
    let stock = if allowance.seconds < 60 {
        seconds(allowance.seconds)
    } else {
        let minutes = (f64::from(allowance.seconds) / 60.0).to_string();
        view.locale.tr_with("setup-time-minutes", &[("minutes", &minutes)])
    };
    let words = view.locale.tr("setup-time-stock");
    stepper(ui, &format!("time-{name}-stock"), &words, &mut allowance.seconds, &stock, &STOCKS);
    let bonus = seconds(allowance.increment);
    let words = view.locale.tr("setup-time-bonus");
    stepper(ui, &format!("time-{name}-bonus"), &words, &mut allowance.increment, &bonus, &BONUSES);
}

/// A number with a button to either side that goes to the next one offered. The buttons are targets named `<name>-less`
/// and `<name>-more`.
fn stepper(ui: &mut Ui, name: &str, words: &str, value: &mut u32, shown: &str, steps: &[u32]) {
    let less = steps.iter().rev().find(|step| **step < *value).copied();
    let more = steps.iter().find(|step| **step > *value).copied();
    ui.horizontal(|ui| {
        ui.label(words);
        ui.with_layout(egui::Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            let mut button = |ui: &mut Ui, name: &str, sign: &str, next: Option<u32>| {
                if Button::secondary(name, sign).enabled(next.is_some()).show(ui).clicked() {
                    *value = next.unwrap_or(*value);
                }
            };
            button(ui, &format!("{name}-more"), "+", more);
            let text = RichText::new(shown).font(FontId::new(size::BODY, bold())).color(look(ui.ctx()).palette.text);
            let wanted = vec2(72.0, look(ui.ctx()).target());
            ui.allocate_ui_with_layout(
                wanted,
                egui::Layout::centered_and_justified(egui::Direction::LeftToRight),
                |ui| {
                    ui.label(text);
                },
            );
            button(ui, &format!("{name}-less"), "−", less);
        });
    });
}
