//! The rule sets and their switches, each with a name under which it is shown and chosen before the game.

use parlour_core::SetupError;
use serde::{Deserialize, Serialize};

/// The rule set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Woaley by its rules as told: a house needs two seeds to be played.
    #[default]
    Woaley,
    /// Woaley by its formal model: one seed is enough.
    WoaleyP2,
    /// Woaley as published: the player goes on in laps (Mancala World, after Kanga Ballou 1984).
    WoaleyPublished,
    /// Wari as it is usually told.
    Wari,
    /// Oware by the Abapa rules of tournaments.
    Oware,
    /// Kalah.
    Kalah,
    /// Kalah in which a last seed in an empty house is won also where the house opposite is empty.
    KalahEmpty,
    /// The Bao of Zanzibar (Bao la Kiswahili).
    Bao,
    /// Omweso of Uganda.
    Omweso,
}

impl Variant {
    /// All rule sets, the default first.
    pub const ALL: [Self; 9] = [
        Self::Woaley,
        Self::WoaleyP2,
        Self::WoaleyPublished,
        Self::Wari,
        Self::Oware,
        Self::Kalah,
        Self::KalahEmpty,
        Self::Bao,
        Self::Omweso,
    ];

    /// The names, in the same order.
    pub const NAMES: [&'static str; 9] =
        ["woaley", "woaley-p2", "woaley-published", "wari", "oware", "kalah", "kalah-empty", "bao", "omweso"];

    /// The name in options and locale keys.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The rule set of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// Whether the board has four rows. Then nothing leaves the board, and there are no points.
    pub const fn has_four_rows(self) -> bool {
        matches!(self, Self::Bao | Self::Omweso)
    }

    /// The usual houses of each player on boards of two rows, and pits in each row on boards of four.
    pub const fn usual_houses(self) -> u8 {
        if self.has_four_rows() { 8 } else { 6 }
    }

    /// The usual seeds in each house.
    pub const fn usual_seeds(self) -> u8 {
        4
    }
}

/// A rule with a few named ways to play it.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident { $($(#[$choice_doc:meta])* $choice:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$choice_doc])* $choice),+
        }

        impl $name {
            const ALL: &'static [Self] = &[$(Self::$choice),+];
            const WORDS: &'static [&'static str] = &[$($word),+];
        }
    };
}

choices! {
    /// When a game of Woaley is over (`end`).
    End {
        /// No house holds two seeds or more.
        AllSmall = "all-small",
        /// One of the players has no house with two seeds or more.
        OneSide = "one-side",
    }
}

choices! {
    /// Who gets the seeds that are left in the houses at the end (`rest`).
    Rest {
        /// Nobody.
        Nobody = "nobody",
        /// The player in whose houses they are.
        Owner = "owner",
        /// The other player.
        Other = "other",
    }
}

choices! {
    /// How the later laps of a move begin in published Woaley (`laps`).
    Laps {
        /// Like the first: one seed stays behind.
        LeaveOne = "leave-one",
        /// With all seeds of the house.
        LiftAll = "lift-all",
    }
}

choices! {
    /// Where Wari and Oware capture (`capture-side`).
    CaptureSide {
        /// Only among the opponent's houses.
        Opponent = "opponent",
        /// On both sides.
        Both = "both",
    }
}

choices! {
    /// What a capture of all the opponent's seeds does in Wari and Oware (`grand-slam`).
    GrandSlam {
        /// The move stands but captures nothing.
        Nothing = "nothing",
        /// It may not be played unless every move is one.
        Illegal = "illegal",
        /// It captures everything.
        Everything = "everything",
        /// It captures all but the house farthest back.
        AllButLast = "all-but-last",
    }
}

choices! {
    /// When a sowing leaves out the house it began in, in Wari and Oware (`origin`).
    Origin {
        /// Always.
        Skipped = "skipped",
        /// Only with more seeds than the other houses and itself can take, one each.
        ReachedByLap = "reached-by-lap",
    }
}

choices! {
    /// Whether Wari and Oware end when a player has more than half of the seeds (`majority`).
    Majority {
        /// They do.
        Ends = "ends",
        /// They are played out.
        PlaysOn = "plays-on",
    }
}

choices! {
    /// Who gets the seeds that go round for ever in Wari and Oware (`cycle`).
    Cycle {
        /// Each player those on his side.
        OwnSide = "own-side",
        /// Each half of them; an odd one stays where it is.
        Halves = "halves",
    }
}

choices! {
    /// Where Omweso allows to change over to the clockwise direction (`reverse`).
    Reverse {
        /// At the beginning of a move and of every later lap.
        Anywhere = "anywhere",
        /// Only at the beginning of a move, and for what a reverse capture brought in.
        Start = "start",
    }
}

choices! {
    /// From where Omweso sows captured seeds (`re-entry`).
    ReEntry {
        /// From the pit where the capturing lap began.
        LapStart = "lap-start",
        /// From the pit where it ended.
        LapEnd = "lap-end",
    }
}

choices! {
    /// Whether a rule of some places is in force.
    Custom {
        /// It is not.
        Off = "off",
        /// It is.
        On = "on",
    }
}

choices! {
    /// What becomes of a sowing that would never end (`endless-move`).
    EndlessMove {
        /// It may not be played; who has no other move cannot move.
        Illegal = "illegal",
        /// It makes the game void: a draw.
        Void = "void",
    }
}

choices! {
    /// What happens to the house in the second stage of Bao when a sowing ends in it (`house-in-mtaji`).
    HouseInMtaji {
        /// It is played on like any pit.
        PlayedOn = "played-on",
        /// As in the first stage.
        MayStop = "may-stop",
    }
}

choices! {
    /// How many points akawumbi is worth in a match of Omweso (`akawumbi`).
    Akawumbi {
        /// All that a match needs.
        Twelve = "12",
        /// As in competitions of single players.
        Six = "6",
    }
}

choices! {
    /// How long a player of Omweso may think about a move (`move-time`).
    MoveTime {
        /// As long as he likes.
        Unlimited = "unlimited",
        /// Three minutes; then the game is void.
        ThreeMinutes = "three-minutes",
    }
}

/// All switches. Those of other rule sets have no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// When a game of Woaley is over.
    pub end: End,
    /// Who gets what is left at the end of a game of Woaley or Kalah.
    pub rest: Rest,
    /// How the later laps begin in published Woaley.
    pub laps: Laps,
    /// Where Wari and Oware capture.
    pub capture_side: CaptureSide,
    /// What a capture of everything does in Wari and Oware.
    pub grand_slam: GrandSlam,
    /// When Wari and Oware leave out the house a sowing began in.
    pub origin: Origin,
    /// Whether Wari and Oware end when the winner is certain.
    pub majority: Majority,
    /// Who gets the seeds of an endless game of Wari or Oware.
    pub cycle: Cycle,
    /// Where Omweso allows reverse captures.
    pub reverse: Reverse,
    /// From where Omweso sows captured seeds.
    pub re_entry: ReEntry,
    /// Omweso: capturing in two moves running wins while the opponent has never captured.
    pub akakyala: Custom,
    /// Omweso: three, two and one seeds in pits one after the other win while the opponent has never captured.
    pub okukoneeza: Custom,
    /// Omweso: games follow one another until a player has [`MATCH`](crate::omweso::MATCH) points.
    pub matches: Custom,
    /// Omweso: the points of akawumbi.
    pub akawumbi: Akawumbi,
    /// Omweso: how long a player may think about a move.
    pub move_time: MoveTime,
    /// Bao: a threatened pit may be blocked.
    pub takasia: Custom,
    /// Bao: the house in the second stage.
    pub house_in_mtaji: HouseInMtaji,
    /// What becomes of endless sowings.
    pub endless_move: EndlessMove,
    /// The moves after which the game ends; 0: no limit.
    pub limit: u16,
    /// How often a position must come up to end the game; 0: never.
    pub repetition: u16,
}

impl Rules {
    /// The usual switches of a rule set.
    pub const fn usual(variant: Variant) -> Self {
        let woaley = matches!(variant, Variant::Woaley | Variant::WoaleyP2);
        let wari = matches!(variant, Variant::Wari);
        Self {
            end: End::AllSmall,
            rest: if woaley { Rest::Nobody } else { Rest::Owner },
            laps: Laps::LeaveOne,
            capture_side: CaptureSide::Opponent,
            grand_slam: if wari { GrandSlam::Everything } else { GrandSlam::Nothing },
            origin: if wari { Origin::ReachedByLap } else { Origin::Skipped },
            majority: Majority::Ends,
            cycle: if wari { Cycle::Halves } else { Cycle::OwnSide },
            reverse: Reverse::Anywhere,
            re_entry: ReEntry::LapStart,
            akakyala: Custom::Off,
            okukoneeza: Custom::Off,
            matches: Custom::Off,
            akawumbi: Akawumbi::Twelve,
            move_time: MoveTime::Unlimited,
            takasia: Custom::On,
            house_in_mtaji: HouseInMtaji::PlayedOn,
            endless_move: EndlessMove::Illegal,
            limit: match variant {
                Variant::Woaley | Variant::WoaleyP2 => 100,
                Variant::Bao | Variant::Omweso => 500,
                _ => 0,
            },
            repetition: if woaley { 0 } else { 3 },
        }
    }
}

/// What a switch may be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number up to this, 0 for never.
    UpTo(u16),
}

/// A rule that can be chosen before the game.
pub struct Switch {
    /// Its name in options and locale keys.
    pub name: &'static str,
    /// What it may be set to.
    pub choices: Choices,
    variants: &'static [Variant],
    get: fn(&Rules) -> u16,
    set: fn(&mut Rules, u16),
}

/// A switch with words: its name, the field, the type and the rule sets that have it.
macro_rules! words {
    ($name:literal, $field:ident: $kind:ident, $variants:expr) => {
        Switch {
            name: $name,
            choices: Choices::Words($kind::WORDS),
            variants: $variants,
            get: |rules| rules.$field as u16,
            set: |rules, at| rules.$field = $kind::ALL[usize::from(at)],
        }
    };
}

const WOALEY: &[Variant] = &[Variant::Woaley, Variant::WoaleyP2];
const OWARE: &[Variant] = &[Variant::Wari, Variant::Oware];
const REST: &[Variant] = &[Variant::Woaley, Variant::WoaleyP2, Variant::Kalah, Variant::KalahEmpty];
const LAPS: &[Variant] = &[Variant::WoaleyPublished, Variant::Bao, Variant::Omweso];
const MAY_BE_ENDLESS: &[Variant] = &[
    Variant::Woaley,
    Variant::WoaleyP2,
    Variant::WoaleyPublished,
    Variant::Wari,
    Variant::Oware,
    Variant::Bao,
    Variant::Omweso,
];

/// All switches, in the order in which they are shown.
pub static SWITCHES: [Switch; 20] = [
    words!("end", end: End, WOALEY),
    words!("rest", rest: Rest, REST),
    words!("laps", laps: Laps, &[Variant::WoaleyPublished]),
    words!("capture-side", capture_side: CaptureSide, OWARE),
    words!("grand-slam", grand_slam: GrandSlam, OWARE),
    words!("origin", origin: Origin, OWARE),
    words!("majority", majority: Majority, OWARE),
    words!("cycle", cycle: Cycle, OWARE),
    words!("takasia", takasia: Custom, &[Variant::Bao]),
    words!("house-in-mtaji", house_in_mtaji: HouseInMtaji, &[Variant::Bao]),
    words!("reverse", reverse: Reverse, &[Variant::Omweso]),
    words!("re-entry", re_entry: ReEntry, &[Variant::Omweso]),
    words!("akakyala", akakyala: Custom, &[Variant::Omweso]),
    words!("okukoneeza", okukoneeza: Custom, &[Variant::Omweso]),
    words!("match", matches: Custom, &[Variant::Omweso]),
    words!("akawumbi", akawumbi: Akawumbi, &[Variant::Omweso]),
    words!("move-time", move_time: MoveTime, &[Variant::Omweso]),
    words!("endless-move", endless_move: EndlessMove, LAPS),
    Switch {
        name: "limit",
        choices: Choices::UpTo(2000),
        variants: MAY_BE_ENDLESS,
        get: |rules| rules.limit,
        set: |rules, limit| rules.limit = limit,
    },
    Switch {
        name: "repetition",
        choices: Choices::UpTo(9),
        variants: MAY_BE_ENDLESS,
        get: |rules| rules.repetition,
        set: |rules, times| rules.repetition = times,
    },
];

impl Switch {
    /// The switches that a rule set has.
    pub fn of(variant: Variant) -> impl Iterator<Item = &'static Self> {
        SWITCHES.iter().filter(move |switch| switch.variants.contains(&variant))
    }

    /// What it is set to.
    pub fn value(&self, rules: &Rules) -> String {
        let value = (self.get)(rules);
        match self.choices {
            Choices::Words(words) => words[usize::from(value)].to_owned(),
            Choices::UpTo(_) => value.to_string(),
        }
    }

    /// Sets it.
    ///
    /// # Errors
    /// Says what it may be set to.
    pub fn choose(&self, rules: &mut Rules, value: &str) -> Result<(), SetupError> {
        let name = self.name;
        let at = match self.choices {
            Choices::Words(words) => {
                let place = words.iter().position(|word| *word == value).map(|place| place as u16);
                place.ok_or_else(|| SetupError(format!("'{name}' is one of {}, not '{value}'", words.join(", "))))
            }
            Choices::UpTo(most) => {
                let number = value.parse().ok().filter(|number| *number <= most);
                number.ok_or_else(|| SetupError(format!("'{name}' is a number from 0 to {most}, not '{value}'")))
            }
        }?;
        (self.set)(rules, at);
        Ok(())
    }
}

impl Rules {
    /// Sets the switch of that name, which the rule set must have.
    ///
    /// # Errors
    /// Says which switches it has, or what the switch may be set to.
    pub fn choose(&mut self, variant: Variant, name: &str, value: &str) -> Result<(), SetupError> {
        if let Some(switch) = Switch::of(variant).find(|switch| switch.name == name) {
            return switch.choose(self, value);
        }
        let known: Vec<&str> = Switch::of(variant).map(|switch| switch.name).collect();
        let (variant, known) = (variant.name(), known.join(", "));
        Err(SetupError(format!("{variant} has no switch '{name}'; it has {known}")))
    }

    /// The switches of the rule set that are not set as usual, with what they are set to.
    pub fn unusual(&self, variant: Variant) -> impl Iterator<Item = (&'static str, String)> {
        let usual = Self::usual(variant);
        Switch::of(variant)
            .filter(move |switch| (switch.get)(self) != (switch.get)(&usual))
            .map(|switch| (switch.name, switch.value(self)))
    }
}
