//! Moves, pits and results in words, and moves that are typed.

use parlour_core::{Game, Outcome, Seat};
use parlour_mancala::{Direction, Effect, Mancala, Move, Pit, Variant};

use super::overlay;
use crate::locale::Locale;

/// What a move does with seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deed {
    /// Seeds lifted to begin with.
    pub seeds: u32,
    /// Seeds won: in stores, or on boards of four rows taken from the other side.
    pub won: u32,
    /// Whether the player moves again.
    pub again: bool,
}

/// What a legal move would do.
pub fn deed(game: &Mancala, mv: Move) -> Deed {
    let effects = game.clone().play(mv).unwrap_or_default();
    let mut deed = Deed::default();
    for effect in &effects {
        match *effect {
            Effect::Lifted { seeds, .. } if deed.seeds == 0 => deed.seeds = seeds.into(),
            Effect::Entered { .. } => deed.seeds = 1,
            Effect::Captured { seeds, .. } | Effect::Raided { seeds, .. } => deed.won += u32::from(seeds),
            Effect::Again { .. } => deed.again = true,
            _ => {}
        }
    }
    deed
}

/// A move as a sentence: the pit, the way, and what comes of it.
pub fn said(game: &Mancala, mv: Move, locale: &Locale) -> String {
    let Deed { seeds, won, again } = deed(game, mv);
    let pit = mv.pit.to_string();
    let begun = locale.tr_with("mancala-say-move", &[("pit", &pit), ("seeds", &seeds.to_string())]);
    let captures = (won > 0).then(|| locale.tr_with("mancala-say-captures", &[("seeds", &won.to_string())]));
    let again = again.then(|| locale.tr("mancala-say-again"));
    [Some(begun), way(game, mv, locale), captures, again].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// A move before it is made: what would come of it only where the rules chosen let it be told.
pub fn chosen(game: &Mancala, mv: Move, asked: &[&str], locale: &Locale) -> String {
    if !overlay::keeps_silent(asked) {
        return said(game, mv, locale);
    }
    let begun = in_pit(game, mv.pit, asked, locale);
    std::iter::once(begun).chain(way(game, mv, locale)).collect::<Vec<_>>().join(", ")
}

/// The way that the player chooses, if he chooses any: as he sees it in Bao, around the board in Omweso.
pub fn way(game: &Mancala, mv: Move, locale: &Locale) -> Option<String> {
    if mv.way.is_empty() {
        return None;
    }
    let in_front = mv.pit.place < 8;
    let word = |n: u8| match (game.ruleset().variant, mv.way.at(n)) {
        (Variant::Bao, direction) => {
            let to_right = (direction == Direction::Clockwise) == in_front;
            locale.tr(if to_right { "mancala-say-right" } else { "mancala-say-left" })
        }
        (_, Direction::Clockwise) => locale.tr("mancala-say-clockwise"),
        (_, Direction::Counterclockwise) => locale.tr("mancala-say-counterclockwise"),
    };
    let house = mv.way.plays_house().then(|| locale.tr("mancala-say-house"));
    Some((0..mv.way.len()).map(word).chain(house).collect::<Vec<_>>().join(", "))
}

/// What lies in a pit. By the rule of tournaments nobody is told what the opponent's pits hold.
pub fn in_pit(game: &Mancala, pit: Pit, asked: &[&str], locale: &Locale) -> String {
    let held = if asked.contains(&overlay::UNCOUNTED) && pit.seat != game.to_move() {
        pit.to_string()
    } else {
        let seeds = game.board().pit(pit).to_string();
        locale.tr_with("mancala-say-pit", &[("pit", &pit.to_string()), ("seeds", &seeds)])
    };
    let mark = if game.bound_to() == Some(pit) {
        Some("mancala-say-goes-on")
    } else {
        (game.ruleset().variant == Variant::Bao && game.board().mark == Some(pit)).then_some("mancala-say-blocked")
    };
    std::iter::once(held).chain(mark.map(|key| locale.tr(key))).collect::<Vec<_>>().join(", ")
}

/// Why the game is over, with the points.
pub fn outcome(game: &Mancala, locale: &Locale) -> String {
    let Some(Outcome { reason, winner }) = game.outcome() else { return String::new() };
    if game.score().is_none() {
        let why = locale.tr(&format!("mancala-outcome-{reason}"));
        let won = winner.filter(|_| game.ruleset().variant == Variant::Omweso).and(game.reason());
        let points = won.map(|reason| parlour_mancala::omweso::points(reason, false)).filter(|points| *points > 0);
        let worth = points.map(|points| locale.tr_with("mancala-outcome-worth", &[("points", &points.to_string())]));
        return [Some(why), worth].into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    ended(game, reason, locale)
}

/// Why a game of points has ended, with the points.
pub fn ended(game: &Mancala, reason: &str, locale: &Locale) -> String {
    let why = locale.tr(&format!("mancala-outcome-{reason}"));
    let Some(points) = game.score() else { return why };
    let [first, second] = points.map(|points| points.to_string());
    let points = locale.tr_with("mancala-outcome-points", &[("first", &first), ("second", &second)]);
    format!("{why} {points}")
}

/// What there is to know beside the pits: where the move must begin, and when the game must end.
pub fn counts(game: &Mancala, locale: &Locale) -> Option<String> {
    if game.outcome().is_some() {
        return None;
    }
    let board = game.board();
    let goes_on = match (game.ruleset().variant, board.mark) {
        (Variant::Woaley | Variant::WoaleyP2, _) if game.played() > 0 => Some(match game.bound_to() {
            Some(pit) => locale.tr_with("mancala-counts-goes-on", &[("pit", &pit.to_string())]),
            None => locale.tr("mancala-counts-free"),
        }),
        (Variant::Bao, Some(pit)) => Some(locale.tr_with("mancala-counts-blocked", &[("pit", &pit.to_string())])),
        (Variant::Bao, None) => {
            let namua = !board.stores[game.to_move().index()].is_empty();
            Some(locale.tr(if namua { "mancala-counts-namua" } else { "mancala-counts-mtaji" }))
        }
        (Variant::Omweso, _) => {
            let [first, second] =
                [Seat::FIRST, Seat::SECOND].map(|seat| game.ruleset().seeds_of(game.state(), seat).to_string());
            Some(locale.tr_with("mancala-counts-seeds", &[("first", &first), ("second", &second)]))
        }
        _ => None,
    };
    let limit = game.ruleset().rules.limit;
    let move_of = (limit > 0).then(|| {
        let number = (game.played() + 1).to_string();
        locale.tr_with("mancala-counts-limit", &[("number", &number), ("limit", &limit.to_string())])
    });
    let all: Vec<String> = goes_on.into_iter().chain(move_of).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// A typed move, as it is written; a pit alone where only one move begins with it.
///
/// # Errors
/// `no-move` if it is not written like one.
pub fn read(game: &Mancala, text: &str) -> Result<Move, &'static str> {
    let text: String = text.to_lowercase().chars().filter(|sign| !sign.is_whitespace()).collect();
    let mv: Move = text.parse().map_err(|_| "no-move")?;
    match super::spots::moves_from(game, mv.pit)[..] {
        [only] if mv.way.is_empty() => Ok(only),
        _ => Ok(mv),
    }
}
