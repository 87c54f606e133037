//! Who has done most of something, among the people at this machine.

use super::{Profile, ProfileId, Profiles};
use crate::catalogue::GameId;

/// How many places a list has.
pub const PLACES: usize = 10;

/// What people are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// Games played against opponents.
    Played,
    /// Games won.
    Won,
    /// Games lost.
    Lost,
    /// Games drawn.
    Drawn,
    /// Tables of learning opponents emptied.
    TablesEmptied,
}

impl Feat {
    /// All, in the order in which they are shown, with their names in locale keys.
    pub const ALL: [(&'static str, Self); 5] = [
        ("played", Self::Played),
        ("won", Self::Won),
        ("lost", Self::Lost),
        ("drawn", Self::Drawn),
        ("tables", Self::TablesEmptied),
    ];

    /// How often a person has done it, in one game or in all.
    pub fn count(self, profile: &Profile, game: Option<GameId>) -> u32 {
        let games = profile.games.iter().filter(|(id, _)| game.is_none_or(|game| **id == game));
        let counts = games.map(|(_, game)| match self {
            Self::Played => game.total().played(),
            Self::Won => game.total().won,
            Self::Lost => game.total().lost,
            Self::Drawn => game.total().drawn,
            Self::TablesEmptied => game.tables_emptied(None),
        });
        counts.fold(0, u32::saturating_add)
    }

    /// Those who have done it most often, in one game or in all: the first first, and of equals who came earlier. Whoever
    /// never did it is not among them.
    pub fn ranking(self, profiles: &Profiles, game: Option<GameId>) -> Vec<(ProfileId, u32)> {
        let mut ranking: Vec<(ProfileId, u32)> = profiles
            .people()
            .map(|(id, profile)| (id, self.count(profile, game)))
            .filter(|(_, count)| *count > 0)
            .collect();
        ranking.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        ranking.truncate(PLACES);
        ranking
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::{Against, Tally};

    /// People who have won, drawn and lost so many games of Dots and Boxes.
    fn people(tallies: &[Tally]) -> Profiles {
        let mut profiles = Profiles::default();
        for (index, tally) in tallies.iter().enumerate() {
            if index > 0 {
                profiles.create();
            }
            let against = Against::from("easy".to_owned());
            profiles.game(GameId::Dots).results.insert(against, [*tally, Tally::default()]);
        }
        profiles
    }

    #[test]
    fn the_most_come_first_and_those_without_any_not_at_all() {
        let tally = |won, drawn, lost| Tally { won, drawn, lost };
        let mut profiles = people(&[tally(2, 0, 5), tally(7, 1, 0), tally(2, 3, 0), tally(0, 0, 0)]);
        profiles.game(GameId::Mancala).emptied.insert("woaley".to_owned(), 4);
        let numbers = |feat: Feat, game| -> Vec<(u32, u32)> {
            feat.ranking(&profiles, game).into_iter().map(|(id, count)| (id.0, count)).collect()
        };
        assert_eq!(numbers(Feat::Won, None), [(2, 7), (1, 2), (3, 2)]);
        assert_eq!(numbers(Feat::Played, None), [(2, 8), (1, 7), (3, 5)]);
        assert_eq!(numbers(Feat::Drawn, Some(GameId::Dots)), [(3, 3), (2, 1)]);
        assert_eq!(numbers(Feat::Lost, Some(GameId::Dots)), [(1, 5)]);
        assert_eq!(numbers(Feat::Lost, Some(GameId::Chess)), []);
        assert_eq!(numbers(Feat::TablesEmptied, None), [(4, 4)]);
    }

    #[test]
    fn a_list_has_ten_places() {
        let many: Vec<Tally> = (1..=15).map(|won| Tally { won, ..Tally::default() }).collect();
        let ranking = Feat::Won.ranking(&people(&many), None);
        assert_eq!(ranking.iter().map(|(_, count)| *count).collect::<Vec<_>>(), (6..=15).rev().collect::<Vec<_>>());
    }
}
