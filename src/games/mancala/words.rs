//! Moves, pits and results in words, and moves that are typed.

use parlour_core::{Game, Outcome, Seat, Side};
use parlour_mancala::variant::{Cycle, Rest};
use parlour_mancala::{Direction, Effect, Mancala, Move, Pit, Reason, Rules, Variant, omweso};

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
        let why = ended(game, reason, locale);
        let is_worth_points = game.ruleset().variant == Variant::Omweso && winner.is_some();
        let points = omweso::points(&Outcome { reason, winner }, game.ruleset().rules.akawumbi).to_string();
        let worth = is_worth_points.then(|| locale.tr_with("mancala-outcome-worth", &[("points", &points)]));
        return [Some(why), worth].into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    ended(game, reason, locale)
}

/// Where the match stands after a game that ended so, or who has won it. `person` plays alone against an opponent.
pub fn match_after(game: &Mancala, ended: &Outcome, person: Option<Side>, locale: &Locale) -> Option<String> {
    let score = game.setup().score_after(ended)?;
    let Some(winner) = omweso::match_winner(score) else { return Some(match_stands(score, person, locale)) };
    let key = match person {
        Some(side) if side == winner => "mancala-match-you-won",
        Some(_) => "mancala-match-you-lost",
        None if winner == Side::First => "mancala-match-won-first",
        None => "mancala-match-won-second",
    };
    let [won, lost] = [winner, winner.other()].map(|side| score[side.index()].to_string());
    Some(locale.tr_with(key, &[("won", &won), ("lost", &lost)]))
}

/// Where a match stands; for the one `person` at the table, if there is only one.
fn match_stands(score: [u8; 2], person: Option<Side>, locale: &Locale) -> String {
    let [first, second] = score.map(|points| points.to_string());
    match person {
        Some(Side::First) => locale.tr_with("mancala-match-you-stand", &[("yours", &first), ("theirs", &second)]),
        Some(Side::Second) => locale.tr_with("mancala-match-you-stand", &[("yours", &second), ("theirs", &first)]),
        None => locale.tr_with("mancala-match-stands", &[("first", &first), ("second", &second)]),
    }
}

/// Why a game of points has ended, with what has become of the seeds that were left and the points.
pub fn ended(game: &Mancala, reason: &str, locale: &Locale) -> String {
    let Rules { limit, repetition, .. } = game.ruleset().rules;
    let numbers = [("limit", limit.to_string()), ("times", repetition.to_string())];
    let numbers = numbers.each_ref().map(|(name, number)| (*name, number.as_str()));
    let why = locale.tr_with(&format!("mancala-outcome-{reason}"), &numbers);
    // What is claimed shares out what is left.
    let claimed = game.finished().filter(|(end, _)| end.reason().is_some_and(|end| end.word() == reason));
    let end = claimed.as_ref().map_or(game, |(end, _)| end);
    let Some(points) = end.score() else { return why };
    let [first, second] = points.map(|points| points.to_string());
    let points = locale.tr_with("mancala-outcome-points", &[("first", &first), ("second", &second)]);
    let shared = shared_out(game, reason).map(|how| locale.tr(&format!("mancala-shared-{how}")));
    [Some(why), shared, Some(points)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// How the seeds were shared out that were left when the game ended for that reason, where a rule of choice says how.
fn shared_out(game: &Mancala, reason: &str) -> Option<&'static str> {
    let is = |reasons: &[Reason]| reasons.iter().any(|other| other.word() == reason);
    let Rules { cycle, rest, .. } = game.ruleset().rules;
    match game.ruleset().variant {
        Variant::Wari | Variant::Oware if is(&[Reason::Repetition, Reason::MoveLimit]) => {
            Some(if cycle == Cycle::Halves { "halves" } else { "own-side" })
        }
        Variant::Woaley | Variant::WoaleyP2 if is(&[Reason::HousesSmall, Reason::MoveLimit, Reason::Finished]) => {
            match rest {
                Rest::Nobody => None,
                Rest::Owner => Some("own-side"),
                Rest::Other => Some("other"),
            }
        }
        _ => None,
    }
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
    let stands = game.setup().score().map(|score| match_stands(score, None, locale));
    let all: Vec<String> = stands.into_iter().chain(goes_on).chain(move_of).collect();
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
