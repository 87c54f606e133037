//! Moves and holes in words, and moves that are typed.

use parlour_core::{Game, Outcome, Seat};
use parlour_twixt::{Effect, Link, Move, Point, Twixt};

use super::spots;
use crate::locale::Locale;

/// A move as a sentence: what is put, and which links come of it or are refused.
pub fn said(game: &Twixt, mv: Move, locale: &Locale) -> String {
    match mv {
        Move::Peg(point) => {
            let put = locale.tr_with("twixt-say-peg", &[("point", &point.to_string())]);
            let linking = game.preview(point).unwrap_or_default();
            std::iter::once(put).chain(linked(point, &linking, locale)).collect::<Vec<_>>().join(", ")
        }
        Move::Swap => {
            let taken = game.moves().iter().find_map(|mv| if let Move::Peg(point) = mv { Some(point) } else { None });
            let to = taken.map(|point| point.mirrored().to_string()).unwrap_or_default();
            locale.tr_with("twixt-say-swap", &[("point", &to)])
        }
        Move::Add(link) => with_ends("twixt-say-add", link, locale),
        Move::Remove(link) => with_ends("twixt-say-remove", link, locale),
    }
}

fn with_ends(key: &str, link: Link, locale: &Locale) -> String {
    let [a, b] = link.ends().map(|end| end.to_string());
    locale.tr_with(key, &[("a", &a), ("b", &b)])
}

/// The links that a peg gets, and those refused, each with the link in its way.
fn linked(peg: Point, effects: &[Effect], locale: &Locale) -> Vec<String> {
    let other = |link: &Link| {
        let [a, b] = link.ends();
        if a == peg { b } else { a }
    };
    let made: Vec<String> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::LinkAdded { link, .. } => Some(other(link).to_string()),
            _ => None,
        })
        .collect();
    let refused = effects.iter().filter_map(|effect| match effect {
        Effect::LinkRefused { link, crossing, .. } => {
            let [a, b] = crossing.ends().map(|end| end.to_string());
            let point = other(link).to_string();
            Some(locale.tr_with("twixt-say-refused", &[("point", &point), ("a", &a), ("b", &b)]))
        }
        _ => None,
    });
    let count = made.len().to_string();
    let links = (!made.is_empty()).then(|| {
        let points = listed(&made, locale);
        locale.tr_with("twixt-say-links", &[("count", &count), ("points", &points)])
    });
    links.into_iter().chain(refused).collect()
}

/// A list as it is said: a, b and c.
fn listed(words: &[String], locale: &Locale) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => locale.tr_with("twixt-say-list", &[("before", &before.join(", ")), ("last", last)]),
    }
}

/// What is on a hole.
pub fn on_hole(game: &Twixt, point: Point, locale: &Locale) -> String {
    let name = point.to_string();
    let Some(owner) = game.peg(point) else {
        return locale.tr_with("twixt-say-empty", &[("point", &name)]);
    };
    let with = spots::around(*game.setup(), point)
        .filter(|&to| Link::between(point, to).is_some_and(|link| game.link(link) == Some(owner)));
    let linked: Vec<String> = with.map(|to| to.to_string()).collect();
    let player = locale.of_game("twixt", &format!("player-{}", owner.side().name()));
    let (count, points) = (linked.len().to_string(), listed(&linked, locale));
    locale.tr_with("twixt-say-on", &[("point", &name), ("player", &player), ("count", &count), ("points", &points)])
}

/// Why the game is over.
pub fn outcome(game: &Twixt, locale: &Locale) -> String {
    match game.outcome() {
        Some(Outcome { winner: Some(winner), .. }) => locale.tr(&format!("twixt-outcome-connected-{}", winner.name())),
        Some(Outcome { winner: None, reason }) => locale.tr(&format!("twixt-outcome-{reason}")),
        None => String::new(),
    }
}

/// A typed move: `f6`, `swap`, and where links are chosen `+f6h7` and `-f6h7` with the ends in either order.
///
/// # Errors
/// `no-move` if it is not written like one.
pub fn read(text: &str) -> Result<Move, &'static str> {
    let text: String = text.to_lowercase().chars().filter(|sign| !sign.is_whitespace()).collect();
    text.parse().or_else(|_| read_link(&text)).map_err(|_| "no-move")
}

/// A link whose right end is written first.
fn read_link(text: &str) -> Result<Move, parlour_core::ParseMoveError> {
    let digits = text.find(|sign: char| sign.is_ascii_digit()).unwrap_or(text.len());
    let end = text[digits..].find(|sign: char| !sign.is_ascii_digit()).map_or(text.len(), |at| digits + at);
    // What begins with no sign is no link, and is refused as it stands.
    let (sign, first) = text[..end].split_at_checked(1).unwrap_or(("", text));
    format!("{sign}{}{first}", &text[end..]).parse()
}

/// How many pegs and links a player has.
pub fn counted(game: &Twixt, seat: Seat) -> [usize; 2] {
    let board = game.board();
    let pegs = board.pegs().filter(|&(_, owner)| owner == seat).count();
    [pegs, board.links().filter(|&(_, owner)| owner == seat).count()]
}

/// The pegs and links of both players in one line.
pub fn counts(game: &Twixt, locale: &Locale) -> String {
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| {
        let [pegs, links] = counted(game, seat).map(|count| count.to_string());
        locale.tr_with("twixt-theory-counts", &[("pegs", &pegs), ("links", &links)])
    });
    locale.tr_with("twixt-counts", &[("first", &first), ("second", &second)])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_twixt::{Setup, Variant};

    use super::*;
    use crate::locale::Language;

    fn game(variant: Variant, moves: &str) -> Twixt {
        let mut game = Twixt::new(&Setup { variant, size: 12 }).unwrap();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    /// Choosing point 5 makes two links; 7 gets none to 3, for 4–6 is in the way.
    #[test]
    fn links_and_what_refuses_them_are_said() {
        let locale = Locale::new(Language::En);
        let say = |moves: &str, mv: &str| {
            said(&game(Variant::Classic, moves), mv.parse().unwrap(), &locale).replace('\u{a0}', " ")
        };
        assert_eq!(say("f5 d4 g4 e6", "h6"), "peg on h6, linked to f5 and g4");
        assert_eq!(say("f5 d4 g4 e6 h6 f4", "e5"), "peg on e5, not to g4: e6 – f4 is in the way");
        assert_eq!(say("", "c3"), "peg on c3");
    }

    #[test]
    fn the_worth_of_a_hole_is_said() {
        let locale = Locale::new(Language::En);
        let on = |moves: &str, point: &str| on_hole(&game(Variant::Classic, moves), point.parse().unwrap(), &locale);
        assert!(on("c3 h8 e4", "c3").contains("e4"));
        assert!(on("c3", "d4").contains("d4"));
    }

    #[test]
    fn moves_are_read_as_people_write_them() {
        for (text, expected) in
            [("F6", "f6"), (" swap ", "swap"), ("+f6 h7", "+f6h7"), ("-h7f6", "-f6h7"), ("aa12", "aa12")]
        {
            assert_eq!(read(text), Ok(expected.parse().unwrap()), "{text}");
        }
        for text in ["", "6f", "e4 e5 e6", "é1", "+", "-f6", "+f6f6"] {
            assert_eq!(read(text), Err("no-move"), "{text}");
        }
    }
}
