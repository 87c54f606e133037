//! What everybody at the table can know: the tricks so far, and what is still out of every suit.

use bevy_egui::egui::{Grid, RichText, Ui};
use parlour_bridge::deal::{SEATS, seat_after};
use parlour_bridge::{Bridge, Card, Suit};
use parlour_core::Seat;

use super::words;
use crate::locale::Locale;
use crate::theme::widgets::note;
use crate::theme::{bold, space};

/// Shows the tricks and the suits.
pub fn show(game: &Bridge, ui: &mut Ui, locale: &Locale) {
    show_suits(game, ui, locale);
    ui.add_space(space::S);
    show_tricks(game, ui, locale);
}

/// Of every suit: how many cards have not been played yet, and who has shown to have none.
fn show_suits(game: &Bridge, ui: &mut Ui, locale: &Locale) {
    let play = game.play_so_far();
    Grid::new("suits").num_columns(3).spacing([space::M, space::XS]).show(ui, |ui| {
        for title in ["bridge-panel-suit", "bridge-panel-left", "bridge-panel-out"] {
            ui.label(RichText::new(locale.tr(title)).family(bold()));
        }
        ui.end_row();
        for suit in Suit::WRITTEN {
            ui.label(words::sign(suit).to_string());
            ui.label((13 - play.played().of_suit(suit).len()).to_string());
            let out = SEATS.into_iter().filter(|&seat| play.has_shown_out(seat, suit));
            ui.label(out.map(|seat| words::letter(seat, locale)).collect::<Vec<_>>().join(" "));
            ui.end_row();
        }
    });
}

/// Every trick in a row, with the card of each seat: who led has a point before it, and who won is bold.
fn show_tricks(game: &Bridge, ui: &mut Ui, locale: &Locale) {
    let play = game.play_so_far();
    if play.cards().is_empty() {
        note(ui, locale.tr("bridge-panel-no-tricks"));
        return;
    }
    Grid::new("tricks").num_columns(5).spacing([space::S, space::XS]).show(ui, |ui| {
        ui.label("");
        for seat in SEATS {
            ui.label(RichText::new(words::letter(seat, locale)).family(bold()));
        }
        ui.end_row();
        for (number, cards) in play.cards().chunks(4).enumerate() {
            let Some(leader) = play.leader_of(number) else { break };
            let winner = play.leader_of(number + 1);
            ui.label((number + 1).to_string());
            for seat in SEATS {
                show_card(ui, card_of(cards, leader, seat), seat == leader, Some(seat) == winner);
            }
            ui.end_row();
        }
    });
}

fn card_of(cards: &[Card], leader: Seat, seat: Seat) -> Option<Card> {
    let step = (0..4).find(|&step| seat_after(leader, step) == seat)?;
    cards.get(usize::from(step)).copied()
}

fn show_card(ui: &mut Ui, card: Option<Card>, led: bool, won: bool) {
    let Some(card) = card else {
        ui.label("");
        return;
    };
    let text = RichText::new(format!("{}{}", if led { "·" } else { "" }, words::short(card)));
    ui.label(if won { text.family(bold()) } else { text });
}
