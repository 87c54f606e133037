//! Who sees which hands.

use parlour_bridge::deal::SEATS;
use parlour_bridge::{Board, Bridge, Card};
use parlour_core::{Game, Seat, Side};

/// What can be turned over on request: the hand of every seat.
pub const HANDS: &[&str] = &["north", "east", "south", "west"];

/// Who plays which seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Some seats are a person's, who sees these and dummy.
    Playing,
    /// Both defenders are a person's, who may turn over hands to look at them.
    Analysing,
    /// All four or none: there is nobody from whom to hide anything.
    Open,
}

fn mode(game: &Bridge, by_hand: [bool; 4]) -> Mode {
    let all_of = |side: Side| SEATS.into_iter().filter(|seat| seat.side() == side).all(|seat| by_hand[seat.index()]);
    let declaring = game.setup().declarer.side();
    if by_hand.iter().all(|hand| *hand == by_hand[0]) {
        Mode::Open
    } else if all_of(declaring.other()) {
        Mode::Analysing
    } else {
        Mode::Playing
    }
}

/// The hands that can be turned over by those who play these seats: all but dummy's, which lies open for everybody.
pub fn on_request(game: &Bridge, by_hand: [bool; 4]) -> Vec<&'static str> {
    if mode(game, by_hand) != Mode::Analysing || game.play_so_far().is_over() {
        return Vec::new();
    }
    let dummy = HANDS[game.play_so_far().dummy().index()];
    HANDS.iter().copied().filter(|hand| *hand != dummy).collect()
}

/// The seats whose cards are seen by those who play `by_hand`, when the hands `asked` are turned over.
pub fn seen(game: &Bridge, by_hand: [bool; 4], asked: &[&str]) -> [bool; 4] {
    let mode = mode(game, by_hand);
    let dummy = game.play_so_far().dummy();
    let faced = !game.play_so_far().cards().is_empty();
    SEATS.map(|seat| {
        let turned_over = asked.contains(&HANDS[seat.index()]);
        match mode {
            Mode::Open => true,
            _ if seat == dummy => faced,
            Mode::Playing => by_hand[seat.index()],
            Mode::Analysing => by_hand[seat.index()] != turned_over,
        }
    })
}

/// Turns over what is not seen. Dummy lies open for everybody.
pub fn cover(board: &mut Board, seen: [bool; 4]) {
    let faced = board.faced;
    board.hidden = SEATS.map(|seat| !seen[seat.index()] && faced != Some(seat));
}

/// Whether the card is in a hand that is not seen.
pub fn is_covered(game: &Bridge, card: Card, seen: [bool; 4]) -> bool {
    SEATS.into_iter().any(|seat: Seat| !seen[seat.index()] && game.hand(seat).contains(card))
}

/// Whether a card that was not seen has been played since, or dummy has been faced for somebody who did not see it.
pub fn reveals(game: &Bridge, earlier: &Bridge, seen: [bool; 4]) -> bool {
    let hides = seen.contains(&false);
    let dummy = game.play_so_far().dummy();
    let faced = earlier.play_so_far().cards().is_empty() && !game.play_so_far().cards().is_empty();
    let played = |seat: Seat| game.hand(seat) != earlier.hand(seat) && !seen[seat.index()] && seat != dummy;
    (hides && faced) || SEATS.into_iter().any(played)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_bridge::Setup;

    fn game(cards: usize) -> Bridge {
        let mut game = Bridge::new(&Setup::default()).unwrap();
        for _ in 0..cards {
            let card = game.legal_moves()[0];
            game.play(card).unwrap();
        }
        game
    }

    // North declares, East leads, South is dummy.
    const EAST_ALONE: [bool; 4] = [false, true, false, false];
    const DEFENCE: [bool; 4] = [false, true, false, true];
    const DECLARER: [bool; 4] = [true, false, true, false];

    #[test]
    fn a_defender_sees_the_own_hand_and_dummy() {
        assert_eq!(seen(&game(0), EAST_ALONE, HANDS), EAST_ALONE);
        assert_eq!(seen(&game(1), EAST_ALONE, HANDS), [false, true, true, false]);
        assert!(on_request(&game(1), EAST_ALONE).is_empty());
    }

    #[test]
    fn declarer_sees_dummy_after_the_lead() {
        assert_eq!(seen(&game(0), DECLARER, &[]), [true, false, false, false]);
        assert_eq!(seen(&game(1), DECLARER, &[]), [true, false, true, false]);
    }

    #[test]
    fn who_defends_alone_may_turn_hands_over() {
        assert_eq!(seen(&game(1), DEFENCE, &[]), [false, true, true, true]);
        assert_eq!(seen(&game(1), DEFENCE, &["north", "west"]), [true, true, true, false]);
        assert_eq!(on_request(&game(1), DEFENCE), ["north", "east", "west"], "all but dummy");
    }

    #[test]
    fn whoever_plays_or_watches_all_sees_all() {
        for by_hand in [[false; 4], [true; 4]] {
            assert_eq!(
                seen(&game(0), by_hand, HANDS),
                [true; 4],
                "what is turned over in the defence is of no account"
            );
            assert!(on_request(&game(0), by_hand).is_empty());
        }
    }

    #[test]
    fn what_has_come_to_light_cannot_be_taken_back() {
        let seen_by_east = [false, true, true, false];
        assert!(reveals(&game(1), &game(0), seen_by_east), "dummy");
        assert!(!reveals(&game(2), &game(1), seen_by_east), "dummy's card was seen before");
        assert!(reveals(&game(3), &game(1), seen_by_east), "a card of West");
        assert!(!reveals(&game(5), &game(1), [true; 4]), "nothing is hidden");
    }

    #[test]
    fn hidden_cards_cannot_be_chosen() {
        let game = game(1);
        let card = game.hand(Seat(0)).lowest().unwrap();
        assert!(is_covered(&game, card, seen(&game, DEFENCE, &[])));
        assert!(!is_covered(&game, card, seen(&game, DEFENCE, &["north"])));
    }
}
