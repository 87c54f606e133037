//! A dialogue with the chess engine as a graphical interface holds it.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use parlour_chess::Chess;
use parlour_core::{Chance, Game as _, SetupOptions};

struct Engine {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_parlour-engine"))
            .args(["chess", "uci"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
    }

    /// The lines up to the one that begins so, this one included.
    fn hear(&mut self, beginning: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            heard.push(self.output.next().expect("the engine goes on").unwrap());
            if heard.last().unwrap().starts_with(beginning) {
                return heard;
            }
        }
    }

    fn best(&mut self, go: &str) -> String {
        self.say(go);
        let heard = self.hear("bestmove");
        heard.last().unwrap().split(' ').nth(1).unwrap().to_owned()
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn a_dialogue_from_uci_to_quit() {
    let mut engine = Engine::start();
    engine.say("uci");
    let introduction = engine.hear("uciok").join("\n");
    for expected in [
        "id name Parlour",
        "id author",
        "Hash type spin",
        "Threads",
        "MultiPV",
        "UCI_Chess960",
        "UCI_LimitStrength",
        "UCI_Elo",
    ] {
        assert!(introduction.contains(expected), "{introduction}");
    }
    for line in ["setoption name Hash value 2", "setoption name Threads value 2", "what is this", "", "ucinewgame"] {
        engine.say(line);
    }
    engine.say("isready");
    engine.hear("readyok");

    engine.say("position startpos moves f2f3 e7e5 g2g4");
    assert_eq!(engine.best("go depth 4"), "d8h4");
    engine.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    engine.say("go nodes 20000");
    let heard = engine.hear("bestmove").join("\n");
    assert!(heard.contains("score mate 1 ") && heard.ends_with("bestmove a1a8"), "{heard}");
    engine.say("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    engine.say("go movetime 50");
    assert_eq!(engine.hear("bestmove"), ["info depth 0 score cp 0", "bestmove 0000"], "stalemate");
    engine.say("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    engine.say("go movetime 50");
    assert_eq!(engine.hear("bestmove"), ["info depth 0 score mate 0", "bestmove 0000"]);
    // The moves before one that is none are kept.
    engine.say("position startpos moves f2f3 e7e5 g2g4 e2e5 a7a6");
    let told = engine.hear("info string").concat();
    assert!(told.contains("e2e5") && told.contains("after 3 moves"), "{told}");
    assert_eq!(engine.best("go depth 4"), "d8h4");
    engine.quit();
}

#[test]
fn limits_stop_and_wanted_moves() {
    let mut engine = Engine::start();
    engine.say("position startpos");
    let start = Instant::now();
    engine.best("go wtime 400 btime 400 winc 0 binc 0");
    assert!(start.elapsed() < Duration::from_millis(300), "{:?}", start.elapsed());
    engine.best("go wtime 1 btime 1");
    assert_eq!(engine.best("go depth 3 searchmoves a2a3"), "a2a3");

    engine.say("go infinite");
    std::thread::sleep(Duration::from_millis(100));
    engine.say("isready");
    engine.hear("readyok");
    let asked = Instant::now();
    engine.best("stop");
    // 50 ms are promised; the rest is for a machine that does other work.
    assert!(asked.elapsed() < Duration::from_millis(200), "{:?}", asked.elapsed());
    engine.say("go ponder wtime 1000 btime 1000");
    engine.best("ponderhit");

    engine.say("setoption name MultiPV value 3");
    engine.say("go depth 5");
    let heard = engine.hear("bestmove");
    for number in 1..=3 {
        let expected = "info depth 5 ";
        let line =
            heard.iter().find(|line| line.starts_with(expected) && line.contains(&format!(" multipv {number} ")));
        assert!(line.is_some(), "{heard:?}");
    }
    engine.quit();
}

#[test]
fn chess960_castles_onto_the_rook() {
    let mut engine = Engine::start();
    engine.say("setoption name UCI_Chess960 value true");
    engine.say("position fen 4k3/8/8/8/8/8/8/R3K2R w AH - 0 1 moves e1h1 e8d7");
    assert_eq!(engine.best("go depth 2 searchmoves g1g2").len(), 4);
    engine.say("position fen 4k3/8/8/8/8/8/5PPP/4K2R w H - 0 1");
    assert_eq!(engine.best("go depth 2 searchmoves e1h1"), "e1h1");
    engine.say("setoption name UCI_Chess960 value false");
    engine.say("position fen 4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1");
    assert_eq!(engine.best("go depth 2 searchmoves e1g1"), "e1g1");
    engine.quit();
}

#[test]
fn weak_levels_play_legal_moves() {
    let mut engine = Engine::start();
    engine.say("setoption name UCI_LimitStrength value true");
    engine.say("setoption name UCI_Elo value 700");
    let mut moves = String::from("position startpos moves");
    for _ in 0..12 {
        engine.say(&moves);
        engine.say("isready");
        assert_eq!(engine.hear("readyok").len(), 1, "{moves}");
        let best = engine.best("go wtime 1000 btime 1000");
        moves = format!("{moves} {best}");
    }
    engine.quit();
}

/// Everybody learns to mate with a rook first (<https://github.com/official-stockfish/Stockfish/issues/6356>).
#[test]
fn every_level_mates_with_a_rook() {
    let fen = "8/8/8/4k3/8/8/8/KR6 w - - 0 1";
    let options = SetupOptions { position: Some(fen.into()), ..SetupOptions::default() };
    for (limited, go) in [(true, "go wtime 600000 btime 600000"), (false, "go nodes 20000")] {
        let mut game = Chess::new(&Chess::setup_from(&options).unwrap()).unwrap();
        let mut engine = Engine::start();
        engine.say(&format!("setoption name UCI_LimitStrength value {limited}"));
        engine.say("setoption name UCI_Elo value 0");
        let mut position = format!("position fen {fen} moves");
        // Nobody claims a repetition.
        while game.outcome().is_none() && game.position().quiet_plies() < 100 {
            engine.say(&position);
            let best = engine.best(go);
            game.play(best.parse().unwrap()).unwrap();
            position = format!("{position} {best}");
        }
        assert_eq!(game.outcome().map(|outcome| outcome.reason), Some("checkmate"), "{position}");
        engine.quit();
    }
}

/// What a weak level has found is wrong for a strong one.
#[test]
fn weak_levels_leave_nothing_behind() {
    let position = "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5";
    let think = |engine: &mut Engine| -> Vec<String> {
        engine.say(position);
        engine.say("go nodes 30000");
        let heard = engine.hear("bestmove");
        // The speed is another each time.
        let is_timed = |words: &[&str]| ["nps", "time"].contains(&words[0]);
        heard
            .iter()
            .map(|line| {
                let words: Vec<&str> = line.split(' ').collect();
                words.chunks(2).filter(|pair| !is_timed(pair)).flatten().copied().collect::<Vec<_>>().join(" ")
            })
            .collect()
    };
    let mut fresh = Engine::start();
    let expected = think(&mut fresh);
    fresh.quit();

    let mut engine = Engine::start();
    engine.say("setoption name UCI_LimitStrength value true");
    for elo in [450, 1150, 1700, 2020] {
        engine.say(&format!("setoption name UCI_Elo value {elo}"));
        engine.say(position);
        engine.best("go wtime 60000 btime 60000");
    }
    engine.say("setoption name UCI_LimitStrength value false");
    assert_eq!(think(&mut engine), expected);
    engine.quit();
}

#[test]
fn every_level_keeps_to_its_time() {
    let time = 40;
    let mut engine = Engine::start();
    engine.say("setoption name UCI_LimitStrength value true");
    for elo in (450..=2800).step_by(235) {
        engine.say(&format!("setoption name UCI_Elo value {elo}"));
        for position in ["startpos", "fen 8/8/8/4k3/8/8/8/KR6 w - - 0 1"] {
            engine.say(&format!("position {position}"));
            let mut measure = || {
                let asked = Instant::now();
                engine.best(&format!("go movetime {time}"));
                asked.elapsed()
            };
            // The machine may do other work: once in time is enough.
            let quickest = (0..3).map(|_| measure()).min().unwrap();
            assert!(quickest < Duration::from_millis(time + 50), "{elo}: {quickest:?}");
        }
    }
    engine.quit();
}

/// When a game ends is for the interface to say: the engine plays on from whatever is on the board.
#[test]
fn games_go_on_after_draws() {
    let mut engine = Engine::start();
    let mut reach = |position: &str, go: &str| {
        engine.say(&format!("position {position}"));
        engine.say(go);
        engine.hear("bestmove").join("\n")
    };
    let five = format!("startpos moves {}f2f3 e7e5 g2g4", "g1f3 g8f6 f3g1 f6g8 ".repeat(4));
    let heard = reach(&five, "go depth 4");
    assert!(heard.contains("score mate 1 ") && heard.ends_with("bestmove d8h4"), "{heard}");

    for late in ["6k1/8/4K3/8/8/8/8/R7 w - - 146 120", "6k1/8/4K3/8/8/8/8/R7 w - - 149 120"] {
        let heard = reach(&format!("fen {late} moves e6d6 g8f8 d6e6 f8g8 e6f6 g8h8"), "go depth 6");
        assert!(heard.contains("score mate 2 ") && !heard.contains("info string"), "{heard}");
    }
    let heard = reach("fen 7k/8/5K2/8/8/8/8/R7 w - - 160 120", "go depth 6");
    assert!(heard.contains("score mate 2 "), "{heard}");

    let heard = reach("fen 8/8/4k3/8/8/4Kp2/8/8 w - - 0 1 moves e3f3 e6e5 f3e3", "go depth 3");
    assert!(heard.lines().last().unwrap().starts_with("bestmove e5") && !heard.contains("info string"), "{heard}");
    engine.quit();
}

/// Input that ends without `quit` lets a search with limits come to its end and ends one without.
#[test]
fn the_end_of_the_input_ends_the_dialogue() {
    for go in ["go depth 4", "go infinite", "go", "go mate 1"] {
        let mut engine = Engine::start();
        engine.say("position startpos");
        engine.say(go);
        drop(engine.input);
        let heard: Vec<String> = engine.output.map(Result::unwrap).collect();
        assert!(heard.last().unwrap().starts_with("bestmove"), "{go}: {heard:?}");
        assert!(engine.child.wait().unwrap().success());
    }
}

/// What graphical interfaces say, and what they should not.
const LINES: [&str; 14] = [
    "uci",
    "isready",
    "ucinewgame",
    "setoption name UCI_LimitStrength value true",
    "setoption name UCI_Elo value 1500",
    "setoption name UCI_Chess960 value true",
    "setoption name Clear Hash",
    "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1",
    "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 moves e1g1 e8c8",
    "position fen 1rkr3b/1ppn3p/3pB1n1/6q1/R2P4/4N1P1/1P5P/2KRQ1B1 b Dbd - 0 14 moves c8b8",
    "position fen 8/P7/8/8/8/1k6/8/K7 w - - 99 80 moves a7a8q b3c4 a8a4",
    "go depth 3 nodes 200 searchmoves e2e4 d2d4",
    "go wtime 20 btime 30 winc 1 binc 0 movestogo 2 mate 2",
    "go movetime 3 infinite ponder stop ponderhit",
];

const SIGNS: &[char] = &['0', '9', '-', ' ', '\t', 'k', 'K', 'q', '/', 'w', 'e', '1', '8', 'é', '\u{feff}', '♞', '%'];

/// One of the lines with words or signs changed. Neither the table nor the threads grow: that would only test the machine.
fn damaged(chance: &mut Chance) -> String {
    let words = |chance: &mut Chance| LINES[chance.below(LINES.len())].split(' ').collect::<Vec<_>>();
    let mut line = words(chance);
    for _ in 0..chance.below(4) {
        let (at, other) = (chance.below(line.len()), words(chance));
        match chance.below(3) {
            0 => drop(line.remove(at)),
            1 => line[at] = other[chance.below(other.len())],
            _ => line.insert(at, other[chance.below(other.len())]),
        }
        if line.is_empty() {
            return String::new();
        }
    }
    let mut signs: Vec<char> = line.join(" ").chars().collect();
    for _ in 0..chance.below(3) {
        let at = chance.below(signs.len());
        match chance.below(3) {
            0 => drop(signs.remove(at)),
            1 => signs[at] = chance.pick(SIGNS).unwrap(),
            _ => signs.insert(at, chance.pick(SIGNS).unwrap()),
        }
        if signs.is_empty() {
            break;
        }
    }
    signs.into_iter().collect()
}

/// Says so many damaged lines. A search that fails tells no move: each that begins must.
fn survives(seed: u64, lines: u32) {
    let mut engine = Engine::start();
    let mut chance = Chance::new(seed);
    for _ in 0..lines {
        let line = damaged(&mut chance);
        let command = line.split_whitespace().find(|word| COMMANDS.contains(word));
        engine.say(&line);
        if command == Some("isready") {
            engine.hear("readyok");
        }
        engine.say("stop");
        engine.say("isready");
        let heard = engine.hear("readyok");
        let answers = heard.iter().filter(|said| said.starts_with("bestmove")).count();
        assert_eq!(answers, usize::from(command == Some("go")), "{line:?} (seed {seed}): {heard:?}");
    }
    engine.quit();
}

/// The words with which a line begins.
const COMMANDS: [&str; 8] = ["uci", "isready", "ucinewgame", "setoption", "position", "go", "stop", "ponderhit"];

#[test]
fn damaged_lines_do_no_harm() {
    survives(1, 2_000);
}

/// `cargo test --release -p parlour-cli --test uci -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn many_damaged_lines_do_no_harm() {
    (2..=20).for_each(|seed| survives(seed, 20_000));
}
