//! What a graphical interface says (the UCI protocol of Stefan Meyer-Kahlen and Rudolf Huber, 2000).

use std::time::Duration;

/// A line from the interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// `uci`: introduce yourself.
    Uci,
    /// `isready`: answer when all before is done.
    IsReady,
    /// `ucinewgame`: what follows belongs to another game.
    NewGame,
    /// `setoption name <name> value <value>`.
    SetOption {
        /// The name, as written.
        name: String,
        /// The value; empty for a button.
        value: String,
    },
    /// `position startpos|fen <fen> moves …`.
    Position {
        /// The start position; `None` for the usual one.
        fen: Option<String>,
        /// The moves from there.
        moves: Vec<String>,
    },
    /// `go …`.
    Go(Go),
    /// `stop`: answer now.
    Stop,
    /// `ponderhit`: the expected move was played.
    PonderHit,
    /// `quit`.
    Quit,
}

/// The limits of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The time left to White and to Black.
    pub time: [Option<Duration>; 2],
    /// What each gets for a move.
    pub increment: [Duration; 2],
    /// The moves to the next time control.
    pub moves: Option<u32>,
    /// The time for this move.
    pub move_time: Option<Duration>,
    /// The depth in plies.
    pub depth: Option<u32>,
    /// The number of positions.
    pub nodes: Option<u64>,
    /// A mate in so many moves suffices.
    pub mate: Option<u32>,
    /// The moves to choose among; all if empty.
    pub only: Vec<String>,
    /// Until told to stop.
    pub infinite: bool,
}

/// Understands a line. What is not understood says nothing, as the protocol wants.
pub fn parse(line: &str) -> Option<Said> {
    let mut words = line.split_whitespace();
    loop {
        return Some(match words.next()? {
            "uci" => Said::Uci,
            "isready" => Said::IsReady,
            "ucinewgame" => Said::NewGame,
            "setoption" => option(words)?,
            "position" => position(words)?,
            "go" => Said::Go(go(words)),
            "stop" => Said::Stop,
            "ponderhit" => Said::PonderHit,
            "quit" => Said::Quit,
            // Words before a command are to be ignored.
            _ => continue,
        });
    }
}

fn option<'a>(words: impl Iterator<Item = &'a str>) -> Option<Said> {
    let rest: Vec<&str> = words.collect();
    let rest = rest.strip_prefix(&["name"])?;
    let end = rest.iter().position(|&word| word == "value").unwrap_or(rest.len());
    let value = rest.get(end + 1..).unwrap_or_default().join(" ");
    Some(Said::SetOption { name: rest[..end].join(" "), value })
}

fn position<'a>(words: impl Iterator<Item = &'a str>) -> Option<Said> {
    let words: Vec<&str> = words.collect();
    let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words.get(end + 1..).unwrap_or_default().iter().map(ToString::to_string).collect();
    let fen = match words[..end].split_first()? {
        (&"startpos", _) => None,
        (&"fen", fen) => Some(fen.join(" ")),
        _ => return None,
    };
    Some(Said::Position { fen, moves })
}

fn go<'a>(words: impl Iterator<Item = &'a str>) -> Go {
    let mut go = Go::default();
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        match word {
            "infinite" | "ponder" => go.infinite = true,
            "searchmoves" => {
                let is_move = |word: &&str| word.len() >= 4 && word.as_bytes()[1].is_ascii_digit();
                while let Some(mv) = words.next_if(is_move) {
                    go.only.push(mv.to_owned());
                }
            }
            _ => {
                let number = words.peek().and_then(|word| word.parse::<i64>().ok());
                if let Some(number) = number {
                    words.next();
                    limit(&mut go, word, number);
                }
            }
        }
    }
    go
}

fn limit(go: &mut Go, word: &str, number: i64) {
    // Some interfaces send negative times to those who are late.
    let time = Duration::from_millis(number.max(0) as u64);
    let count = number.max(1) as u64;
    let few = u32::try_from(count).unwrap_or(u32::MAX);
    match word {
        "wtime" => go.time[0] = Some(time),
        "btime" => go.time[1] = Some(time),
        "winc" => go.increment[0] = time,
        "binc" => go.increment[1] = time,
        "movestogo" => go.moves = Some(few),
        "movetime" => go.move_time = Some(time),
        "depth" => go.depth = Some(few),
        "nodes" => go.nodes = Some(count),
        "mate" => go.mate = Some(few),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    #[test]
    fn commands_are_understood_and_others_ignored() {
        assert_eq!(parse("  uci "), Some(Said::Uci));
        assert_eq!(parse("joho isready"), Some(Said::IsReady));
        assert_eq!(parse(""), None);
        assert_eq!(parse("debug on"), None);
        assert_eq!(parse("position nowhere"), None);
        let said = parse("setoption name Clear Hash value ").unwrap();
        assert_eq!(said, Said::SetOption { name: "Clear Hash".into(), value: String::new() });
        let said = parse("position fen 8/8/8/8/8/8/8/K1k5 w - - 0 1 moves a1a2 c1c2").unwrap();
        let moves = vec!["a1a2".into(), "c1c2".into()];
        assert_eq!(said, Said::Position { fen: Some("8/8/8/8/8/8/8/K1k5 w - - 0 1".into()), moves });
    }

    #[test]
    fn limits_are_understood_in_any_order() {
        let said =
            parse("go searchmoves e2e4 a7a8q wtime 1000 btime -5 winc 10 movestogo 3 depth x nodes 7 mate 2").unwrap();
        let expected = Go {
            time: [Some(Duration::from_secs(1)), Some(Duration::ZERO)],
            increment: [Duration::from_millis(10), Duration::ZERO],
            moves: Some(3),
            nodes: Some(7),
            mate: Some(2),
            only: vec!["e2e4".into(), "a7a8q".into()],
            ..Go::default()
        };
        assert_eq!(said, Said::Go(expected));
    }

    #[test]
    fn large_numbers_stay_large() {
        let said = parse("go depth 4294967297 movestogo 4294967296 mate 9223372036854775807").unwrap();
        let most = Some(u32::MAX);
        assert_eq!(said, Said::Go(Go { depth: most, moves: most, mate: most, ..Go::default() }));
    }
}
