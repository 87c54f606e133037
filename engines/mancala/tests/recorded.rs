//! Random games of an independent program, compared move for move (see `data/record_open_spiel.py`).
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Game, Seat};
use parlour_mancala::{Mancala, Move, Pit, Setup, Variant};

const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A recorded game: for every move the pit and the set of legal ones; the stores and the pits at the end.
struct Recorded {
    moves: Vec<(Pit, usize)>,
    stores: [u8; 2],
    pits: Vec<u8>,
}

fn numbers(text: &str) -> Vec<u8> {
    text.split(',').map(|number| number.parse().unwrap()).collect()
}

fn read(text: &str) -> Vec<Recorded> {
    let game = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let moves = words[0].as_bytes().chunks(2).map(|word| {
            let seat = if word[0].is_ascii_lowercase() { Seat::FIRST } else { Seat::SECOND };
            let place = word[0].to_ascii_lowercase() - b'a';
            (Pit::new(seat, place), ALPHABET.bytes().position(|letter| letter == word[1]).unwrap())
        });
        let stores = numbers(words[1]).try_into().unwrap();
        Recorded { moves: moves.collect(), stores, pits: numbers(words[2]) }
    };
    text.lines().map(game).collect()
}

/// Plays the recorded moves; the legal ones must be those recorded.
fn replay(setup: &Setup, recorded: &Recorded) -> Mancala {
    let mut game = Mancala::new(setup).unwrap();
    for &(pit, legal) in &recorded.moves {
        assert_eq!(game.to_move(), pit.seat);
        let mask: usize = game.legal_moves().iter().map(|mv| 1 << mv.pit.place).sum();
        assert_eq!(mask, legal, "{}", game.position());
        game.play(Move::plain(pit)).unwrap();
    }
    assert!(game.outcome().is_some(), "{}", game.position());
    game
}

/// Kalah with standard capture. The program leaves what remains in the pits.
#[test]
fn kalah() {
    let games = read(include_str!("data/mancala.txt"));
    assert!(games.len() >= 1000);
    let setup = Setup::usual(Variant::Kalah).with("rest", "nobody").unwrap();
    for recorded in &games {
        let game = replay(&setup, recorded);
        assert_eq!(game.state().stores, recorded.stores);
        assert_eq!(game.state().pits[..12], recorded.pits);
    }
}

/// Oware by Abapa, where the first repetition ends the game.
#[test]
fn oware() {
    let games = read(include_str!("data/oware.txt"));
    assert!(games.len() >= 1000);
    let setup = Setup::usual(Variant::Oware).with("repetition", "2").unwrap();
    let mut repeated = 0;
    for recorded in &games {
        let game = replay(&setup, recorded);
        repeated += u32::from(game.outcome().unwrap().reason == "repetition");
        // The program gives the rest of the board to its owners also when the winner is certain.
        let [first, second] = [Seat::FIRST, Seat::SECOND]
            .map(|seat| game.state().stores[seat.index()] + game.ruleset().seeds_of(game.state(), seat) as u8);
        assert!(
            [first, second] == recorded.stores || game.state().stores == recorded.stores,
            "{} {:?}",
            game.position(),
            recorded.stores
        );
    }
    assert!(repeated > 10, "{repeated}");
}
