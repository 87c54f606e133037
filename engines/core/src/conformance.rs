//! What every rule set must pass: random games in which the rules are held against themselves.

use std::time::Duration;

use crate::history::Ply;
use crate::{Chance, Game, History, Record, Seat, Side};

/// Plies after which a random game is taken to be endless.
const LONGEST: usize = 10_000;

/// How many illegal moves are tried in every position.
const ILLEGAL_TRIES: usize = 12;

/// Plays `games` random games from each of the setups and checks in every position that
///
/// - the legal moves are sorted and unique, and exactly those that can be played: all of them can, and moves of other
///   positions are refused and change nothing;
/// - moves round-trip through notation and serialisation;
/// - the effects of a move turn the picture before it into the one after it;
/// - at most as many moves are left as the game says, and fewer after every move;
/// - there is an outcome exactly when there is no move, in games of points the one that the points say;
/// - views round-trip through serialisation, and a text can be made;
///
/// and for every game that it ends, that its record survives a file and replays to the same positions and hashes, and that
/// undo, redo, jumps and branches lead where they should.
///
/// # Panics
/// At the first fault, saying which. It is meant to be called from a game's tests.
pub fn check<G: Game>(setups: &[G::Setup], games: u32, seed: u64) {
    let mut chance = Chance::new(seed);
    for setup in setups {
        assert_eq!(through_file(setup), *setup, "a setup changed in a file");
        // Every move seen so far: what is legal in one position is mostly illegal in another.
        let mut seen = Vec::new();
        for _ in 0..games {
            let history = random_game::<G>(setup, &mut seen, &mut chance);
            check_record(&history);
            check_history(history, &mut chance);
        }
    }
}

/// Plays a random game to its end, checking every position.
fn random_game<G: Game>(setup: &G::Setup, seen: &mut Vec<G::Move>, chance: &mut Chance) -> History<G> {
    let mut history = History::<G>::new(setup).expect("the setups to check are possible");
    assert_eq!(history.position().setup(), setup, "a game has the setup it started from");
    loop {
        let position = history.position();
        check_position(position);
        let legal = position.legal_moves();
        check_refusals(position, &legal, seen, chance);
        let Some(mv) = chance.pick(&legal) else { return history };
        check_all_playable(position, &legal);
        if let Err(place) = seen.binary_search(&mv) {
            seen.insert(place, mv);
        }
        let before = position.clone();
        let most = before.most_moves_left();
        let effects = history.play(mv, Duration::ZERO).expect("legal moves can be played");
        check_effects(&before, mv, &effects, history.position());
        assert!(
            most.is_none_or(|most| history.position().most_moves_left() < Some(most)),
            "at most {most:?} moves were left, and after {mv} no fewer"
        );
        assert!(history.at() < LONGEST, "a random game does not end");
    }
}

fn check_position<G: Game>(position: &G) {
    let legal = position.legal_moves();
    assert!(legal.is_sorted_by(|a, b| a < b), "legal moves must be sorted and unique: {legal:?}");
    for &mv in &legal {
        assert_eq!(mv.to_string().parse(), Ok(mv), "the notation of {mv:?} does not round-trip");
        assert_eq!(through_file(&mv), mv, "{mv} changed in a file");
    }
    assert_eq!(
        position.outcome().is_some(),
        legal.is_empty(),
        "an outcome exactly when no move is left:\n{position:?}"
    );
    if let Some(outcome) = position.outcome() {
        assert!(is_stable_word(outcome.reason), "'{}' is no stable word", outcome.reason);
        if let Some([first, second]) = position.score() {
            let winner = match first.cmp(&second) {
                std::cmp::Ordering::Greater => Some(Side::First),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Less => Some(Side::Second),
            };
            assert_eq!(outcome.winner, winner, "the points {first}:{second} say otherwise");
        }
    }
    for view in [position.view(Seat::FIRST), position.view(Seat::SECOND), position.open_view()] {
        assert_eq!(through_file(&view), view, "a view changed in a file");
    }
    let text = position.to_text();
    assert!(!text.is_empty() && !text.ends_with('\n'), "the text must be lines without a final line break: {text:?}");
}

/// Stable words are made of small letters, digits and hyphens.
fn is_stable_word(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

fn check_all_playable<G: Game>(position: &G, legal: &[G::Move]) {
    for &mv in legal {
        let mut next = position.clone();
        assert!(next.play(mv).is_ok(), "{mv} is listed as legal but refused:\n{position:?}");
        assert_ne!(next.hash(), position.hash(), "{mv} does not change the hash:\n{position:?}");
    }
}

/// Moves of other positions must be refused and change nothing.
fn check_refusals<G: Game>(position: &G, legal: &[G::Move], seen: &[G::Move], chance: &mut Chance) {
    for _ in 0..ILLEGAL_TRIES {
        let Some(mv) = chance.pick(seen) else { return };
        if legal.binary_search(&mv).is_err() {
            let mut same = position.clone();
            let refusal = same.play(mv).expect_err("moves that are not listed must be refused");
            assert!(is_stable_word(refusal.reason), "'{}' is no stable word", refusal.reason);
            assert_eq!(refusal.mv, mv.to_string(), "the refusal names another move");
            assert_eq!(same, *position, "the refused {mv} changed the position");
            assert_eq!(same.hash(), position.hash(), "the refused {mv} changed the hash");
        }
    }
}

fn check_effects<G: Game>(before: &G, mv: G::Move, effects: &[G::Effect], after: &G) {
    let mut board = before.board();
    for effect in effects {
        G::show(&mut board, effect);
    }
    assert_eq!(board, after.board(), "the effects of {mv} do not lead to the picture after it: {effects:?}");
}

/// A game's record must survive a file and replay to the same positions and hashes.
fn check_record<G: Game>(history: &History<G>) {
    let record = history.record();
    let read: Record<G> = through_file(&record);
    assert_eq!(read.plies, record.plies, "the moves changed in a file");
    let replayed = History::replay(&read).expect("a record replays");
    assert_eq!(replayed, *history, "the replayed game is another");
    for ply in 0..=history.at() {
        let hashes = [history, &replayed].map(|game| game.position_at(ply).map(Game::hash));
        assert_eq!(hashes[0], hashes[1], "the hash after {ply} moves depends on the way there");
    }
}

/// Undo, redo, jumps and branches must lead where they should.
fn check_history<G: Game>(mut history: History<G>, chance: &mut Chance) {
    let positions: Vec<G> = (0..=history.at()).filter_map(|ply| history.position_at(ply)).cloned().collect();
    let plies = history.plies().to_vec();
    let end = history.at();
    assert_eq!(positions.len(), end + 1);

    for ply in (0..end).rev() {
        assert_eq!(history.undo(), Some(plies[ply].mv));
        assert_eq!(*history.position(), positions[ply], "undo does not restore the position after {ply} moves");
    }
    assert_eq!(history.undo(), None, "nothing can be undone at the start");
    for ply in 1..=end {
        let (mv, effects) = history.redo().expect("what was undone can be redone");
        assert_eq!(mv, plies[ply - 1].mv);
        check_effects(&positions[ply - 1], mv, &effects, &positions[ply]);
        assert_eq!(*history.position(), positions[ply], "redo does not restore the position after {ply} moves");
    }
    assert!(history.redo().is_none(), "nothing can be redone at the end");

    let middle = chance.below(end + 1);
    history.jump(middle);
    assert_eq!(*history.position(), positions[middle], "a jump to {middle} leads elsewhere");
    let replayed = History::replay(&history.record()).expect("a record of an undone game replays");
    assert_eq!(replayed, history, "a record forgets what was undone");
    if let Some(mv) = chance.pick(&history.position().legal_moves()) {
        history.play(mv, Duration::ZERO).expect("legal moves can be played");
        assert_eq!(history.plies()[..middle], plies[..middle], "a branch changed the moves before it");
        assert_eq!(history.plies()[middle..], [Ply { mv, time: Duration::ZERO }], "a branch must forget the future");
    }
}

/// The value written to a level or save file and read back.
fn through_file<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let text = ron::to_string(value).expect("it can be written");
    ron::from_str(&text).expect("what was written can be read")
}
