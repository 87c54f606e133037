//! What is chosen before a game, apart from how it looks.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use parlour_core::SetupOptions;

use crate::catalogue::{GameChoice, GameEntry, Launch, Offer, Player, Purpose};
use crate::settings::Settings;

/// Who sits at the table, from the person's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// The person begins against an opponent.
    First,
    /// An opponent begins against the person.
    Second,
    /// The person against an opponent; chance decides who begins.
    Either,
    /// Two persons.
    Two,
    /// Two opponents; the person watches.
    Watch,
}

impl Company {
    /// All, in the order in which they are offered, with their names in locale keys and targets.
    pub const ALL: [(&'static str, Self); 5] = [
        ("first", Self::First),
        ("second", Self::Second),
        ("either", Self::Either),
        ("two", Self::Two),
        ("watch", Self::Watch),
    ];

    /// Who sits there.
    pub const fn of(choice: &GameChoice) -> Self {
        match &choice.players {
            [Player::Hand, Player::Opponent(_)] | [Player::Opponent(_), Player::Hand] if choice.draw_sides => {
                Self::Either
            }
            [Player::Hand, Player::Opponent(_)] => Self::First,
            [Player::Opponent(_), Player::Hand] => Self::Second,
            [Player::Hand, Player::Hand] => Self::Two,
            [Player::Opponent(_), Player::Opponent(_)] => Self::Watch,
        }
    }

    /// Seats the company. The person's opponent is the first of `opponents`; whoever watches sees both.
    pub fn seat(self, opponents: &[String; 2]) -> [Player; 2] {
        let opponent = |index: usize| Player::Opponent(opponents[index].clone());
        match self {
            Self::First | Self::Either => [Player::Hand, opponent(0)],
            Self::Second => [opponent(0), Player::Hand],
            Self::Two => [Player::Hand, Player::Hand],
            Self::Watch => [opponent(0), opponent(1)],
        }
    }
}

/// The opponents at the table. Where fewer than two sit there, the rest is taken from `before`.
pub fn opponents_of(players: &[Player; 2], before: [String; 2]) -> [String; 2] {
    match (players, before) {
        ([Player::Opponent(first), Player::Opponent(second)], _) => [first.clone(), second.clone()],
        ([Player::Opponent(only), _] | [_, Player::Opponent(only)], [_, second]) => [only.clone(), second],
        (_, before) => before,
    }
}

/// What was chosen last for a game. What the game does not know (any more) is replaced by its default.
pub fn remembered(entry: &dyn GameEntry, settings: &Settings) -> GameChoice {
    let default = entry.default_choice();
    let Some(mut choice) = settings.choices.get(&entry.id()).cloned() else { return default };
    let offered = |offer: &Offer| {
        let example = SetupOptions { position: offer.options.position.clone(), ..choice.setup.clone() };
        offer.covers(&entry.with_usual_rules(&choice.setup))
            || offer.typed && offer.options == example && entry.check(&choice.setup, "").is_ok()
    };
    if !entry.setups().iter().any(offered) {
        choice.setup = default.setup;
    }
    choice.forget_unknown(entry);
    choice
}

/// The way back to the table of a kept game. Should it be unreadable, the table says so.
pub fn kept_game(entry: &dyn GameEntry, settings: &Settings, moment: Duration) -> Launch {
    Launch {
        game: entry.id(),
        purpose: Purpose::Play,
        choice: remembered(entry, settings),
        moves: String::new(),
        seed: chance(moment),
        resume: true,
    }
}

/// A seed nobody can foresee: from the system's randomness and the moment at which a person pressed the button.
pub fn chance(moment: Duration) -> u64 {
    RandomState::new().hash_one(moment)
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use parlour_core::lesson::Puzzle;

    use super::*;
    use crate::catalogue::{Chapter, GameId, Miniature};
    use crate::theme::piece::{Aspect, Piece};
    use bevy::math::Vec2;

    struct Toy;

    struct Still;

    impl Miniature for Still {
        fn step(&mut self) {}
        fn picture(&self, _style: &str, _place: Aspect) -> (Vec2, Vec<Piece>) {
            (Vec2::ONE, Vec::new())
        }
    }

    fn size(text: &str) -> SetupOptions {
        SetupOptions { size: Some(text.to_owned()), ..SetupOptions::default() }
    }

    impl GameEntry for Toy {
        fn id(&self) -> GameId {
            GameId::Dots
        }
        fn opponents(&self) -> Vec<&'static str> {
            vec!["easy", "hard"]
        }
        fn styles(&self) -> &'static [&'static str] {
            &["paper", "dark"]
        }
        fn setups(&self) -> &[Offer] {
            static OFFERS: LazyLock<[Offer; 2]> = LazyLock::new(|| {
                [("2x2", false), ("3x3", true)].map(|(id, default)| Offer {
                    id: id.to_owned(),
                    options: size(id),
                    default,
                    typed: false,
                    sizes: None,
                })
            });
            &*OFFERS
        }
        fn check(&self, _options: &SetupOptions, _moves: &str) -> Result<(), String> {
            Ok(())
        }
        fn miniature(&self, _setup: &SetupOptions, _seed: u64) -> Box<dyn Miniature> {
            Box::new(Still)
        }
        fn slides(&self) -> usize {
            0
        }
        fn puzzles(&self) -> &[Puzzle] {
            &[]
        }
        fn puzzle_picture(&self, _index: usize, _style: &str, _place: Aspect) -> Option<(Vec2, Vec<Piece>)> {
            None
        }
        fn chapter(&self, _options: &SetupOptions) -> Chapter {
            Chapter { slides: 0..0, puzzles: 0..0 }
        }
    }

    fn opponent(id: &str) -> Player {
        Player::Opponent(id.to_owned())
    }

    fn remember(choice: GameChoice) -> GameChoice {
        let mut settings = Settings::default();
        settings.choices.insert(GameId::Dots, choice);
        remembered(&Toy, &settings)
    }

    #[test]
    fn who_sits_there_is_known_from_the_seats() {
        let opponents = ["easy".to_owned(), "hard".to_owned()];
        for (_, company) in Company::ALL {
            let choice = GameChoice {
                players: company.seat(&opponents),
                draw_sides: company == Company::Either,
                ..Toy.default_choice()
            };
            assert_eq!(Company::of(&choice), company);
        }
    }

    #[test]
    fn opponents_are_kept_while_two_persons_play() {
        let before = ["hard".to_owned(), "easy".to_owned()];
        assert_eq!(opponents_of(&Company::Two.seat(&before), before.clone()), before);
        assert_eq!(opponents_of(&[Player::Hand, opponent("easy")], before), ["easy", "easy"]);
        let both = [opponent("easy"), opponent("hard")];
        assert_eq!(opponents_of(&both, [String::new(), String::new()]), ["easy", "hard"]);
    }

    #[test]
    fn chance_draws_sides_only_where_it_is_asked_to() {
        let choice = Toy.default_choice();
        let drawn = |draw_sides, chance| GameChoice { draw_sides, ..choice.clone() }.drawn(chance).players;
        assert_eq!([drawn(false, 1), drawn(true, 0)], [choice.players.clone(), choice.players.clone()]);
        assert!(drawn(true, 1).into_iter().eq(choice.players.iter().rev().cloned()));
    }

    #[test]
    fn nothing_chosen_yet_is_the_default() {
        assert_eq!(remembered(&Toy, &Settings::default()), Toy.default_choice());
    }

    #[test]
    fn a_choice_is_remembered() {
        let choice = GameChoice {
            setup: size("2x2"),
            players: [opponent("hard"), Player::Hand],
            style: "dark".to_owned(),
            partner: None,
            draw_sides: false,
            time: None,
        };
        assert_eq!(remember(choice.clone()), choice);
    }

    #[test]
    fn what_the_game_does_not_know_is_replaced() {
        let choice = GameChoice {
            setup: size("99x99"),
            players: [opponent("oracle"), Player::Hand],
            style: "gold".to_owned(),
            partner: None,
            draw_sides: false,
            time: None,
        };
        let expected = GameChoice {
            setup: size("3x3"),
            players: [opponent("easy"), Player::Hand],
            style: "paper".to_owned(),
            partner: None,
            draw_sides: false,
            time: None,
        };
        assert_eq!(remember(choice), expected);
    }
}
