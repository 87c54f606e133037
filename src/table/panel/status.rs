//! Whose turn it is, what is going on, how it ended.

use bevy_egui::egui;
use parlour_core::{Progress, Side};

use super::{Desk, transfer};
use crate::catalogue::{Player, Purpose};
use crate::table::game::TableGame;
use crate::table::{Action, Phase, announce};
use crate::theme::{bold, size, space, widgets};

/// The name of the game, with the way back.
pub fn heading<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    ui.horizontal(|ui| {
        let back = desk.tr("table-leave");
        if widgets::back_button(ui, &back).clicked() {
            desk.do_action(Action::Leave);
        }
        let key = match desk.table.purpose {
            Purpose::Play => format!("{}-name", G::GAME.name()),
            Purpose::Lesson(_) => "table-lesson".to_owned(),
            Purpose::Puzzle(_) => "table-puzzle".to_owned(),
            Purpose::Training => "table-training".to_owned(),
            Purpose::Analysis => "table-analysis-board".to_owned(),
        };
        let sizes = [size::HEADING, size::EMPHASIS, size::BODY];
        let width = ui.available_width() - widgets::look(ui.ctx()).target();
        let galley = widgets::fitting(ui.painter(), &desk.tr(&key), sizes, &bold(), width);
        ui.label(galley);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| transfer::icon(ui, desk));
    });
}

/// What is going on.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if desk.table.purpose != Purpose::Play || *desk.phase.get() == Phase::Review {
        refusal(ui, desk);
        return;
    }
    widgets::card(ui, |ui| {
        ui.label(egui::RichText::new(sentence(desk)).size(size::EMPHASIS));
        // A position in which a word or the clock has ended the game says of itself what could come next.
        if desk.table.call().is_none()
            && let Some(counts) = desk.position_shown().counts(&desk.locale)
        {
            widgets::note(ui, counts);
        }
        if desk.opponent.is_thinking()
            && let Some(progress) = desk.opponent.progress()
        {
            say_progress(ui, desk, progress);
        }
        if desk.adviser.is_thinking() {
            widgets::note(ui, desk.tr("table-hint-coming"));
        } else if let Some(hint) = desk.table.hint {
            let place = desk.table.position().say_move(hint, &desk.locale);
            widgets::note(ui, desk.tr_with("table-hint", &[("move", &place)]));
            if let Some(reason) = &desk.table.reason {
                widgets::note(ui, reason.clone());
            }
        }
        if let Some(answer) = offer(desk) {
            widgets::note(ui, answer);
        }
        refusal(ui, desk);
    });
}

/// What has become of a draw that was offered in this position.
pub fn offer<G: TableGame>(desk: &Desk<G>) -> Option<String> {
    let table = &desk.table;
    if desk.offer.is_asked() {
        return Some(desk.tr("table-draw-offered"));
    }
    let opponent = table.position().to_move().side().other();
    if table.outcome().is_none() && desk.offer.is_made(table.history.at()) {
        return Some(desk.tr_with("table-draw-proposed", &[("player", &name(desk, opponent))]));
    }
    let declined = desk.offer.is_declined(table.history.at()) && table.outcome().is_none();
    declined.then(|| desk.tr_with("table-draw-declined", &[("player", &name(desk, opponent))]))
}

/// How far a search is. One that does not go move by move has no depth to tell.
fn say_progress<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, progress: Progress) {
    let nodes = grouped(progress.nodes);
    let searched = if progress.depth == 0 {
        desk.tr_with("table-progress", &[("nodes", &nodes)])
    } else {
        desk.tr_with("table-progress-deep", &[("depth", &progress.depth.to_string()), ("nodes", &nodes)])
    };
    widgets::note(ui, searched);
    let position = desk.table.position();
    if position.score().is_some() {
        let player = name(desk, position.to_move().side());
        let margin = signed(progress.score);
        widgets::note(ui, desk.tr_with("table-progress-margin", &[("player", &player), ("margin", &margin)]));
    }
}

/// A margin with its sign.
pub fn signed(margin: i32) -> String {
    match margin {
        0 => "0".to_owned(),
        1.. => format!("+{margin}"),
        _ => format!("−{}", margin.unsigned_abs()),
    }
}

/// A number in groups of three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    let words: Vec<_> = groups.into_iter().map(String::from_utf8_lossy).collect();
    words.join("\u{a0}")
}

fn refusal<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>) {
    if let Some(refusal) = &desk.refusal.0 {
        ui.horizontal_wrapped(|ui| {
            let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(space::M), egui::Sense::hover());
            ui.painter().circle_filled(place.center(), 4.0, desk.palette.warning);
            ui.label(refusal);
        });
    }
}

/// The state of the game in one sentence.
pub fn sentence<G: TableGame>(desk: &Desk<G>) -> String {
    if desk.table.outcome().is_some() && *desk.phase.get() != Phase::Showing {
        return announce::result(&desk.table, &desk.locale);
    }
    if desk.table.clock.paused {
        return desk.tr("table-paused");
    }
    let mover = mover(desk);
    match (desk.table.player(), desk.table.only_hand()) {
        (Player::Hand, Some(_)) if !G::PAIRED => desk.tr("table-your-turn"),
        (Player::Hand, _) => desk.tr_with("table-turn-of", &[("player", &mover)]),
        (Player::Opponent(_), _) => desk.tr_with("table-thinking", &[("player", &mover)]),
    }
}

/// What the one who moves is called.
fn mover<G: TableGame>(desk: &Desk<G>) -> String {
    let position = desk.table.position();
    position.name_of_mover(&desk.locale).unwrap_or_else(|| name(desk, position.to_move().side()))
}

/// What a player is called.
pub fn name<G: TableGame>(desk: &Desk<G>, side: Side) -> String {
    announce::player_name(&desk.table, side, &desk.locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!([2, 0, -3].map(signed), ["+2", "0", "−3"]);
        let numbers = [0, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(numbers, ["0", "999", "1\u{a0}000", "1\u{a0}234\u{a0}567"]);
    }
}
