//! The play of one deal in a given contract.

use std::fmt;
use std::str::FromStr;

use parlour_core::{Game, IllegalMove, Outcome, Seat, SetupError, SetupOptions, Side};
use serde::{Deserialize, Serialize};

use crate::bidding::{self, Kind};
use crate::card::{Card, Cards};
use crate::contract::{Contract, Doubling, Strain, Vulnerability};
use crate::deal::{Deal, NORTH, SEATS, seat_letter, seat_named};
use crate::play::Play;
use crate::score::score;
use crate::solver::{Position, PositionError};
use crate::view::View;

/// What the auction left to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The cards: thirteen each.
    pub deal: Deal,
    /// What declarer undertakes.
    pub contract: Contract,
    /// Who plays it.
    pub declarer: Seat,
    /// Which sides are vulnerable.
    #[serde(default)]
    pub vulnerability: Vulnerability,
    /// The number, if all this is what [`Setup::numbered`] makes of it: results can be told by it.
    #[serde(default)]
    pub number: Option<u64>,
}

impl Setup {
    /// The deal of that number as it is played if nothing else is said: in the contract that its stronger side might bid,
    /// turned so that North is declarer, and vulnerable as the board of that number is.
    pub fn numbered(number: u64) -> Self {
        let vulnerability = Vulnerability::of_board((number % 16) as u32);
        Self { vulnerability, number: Some(number), ..bidding::setup(&Deal::numbered(number)) }
    }

    /// The setup that the options name: the position as it is written, and without one the first deal by number of the kind of
    /// contract that the variant names. The hands may have fewer than thirteen cards.
    ///
    /// # Errors
    /// If there is no such kind or position.
    pub fn named(options: &SetupOptions) -> Result<Self, SetupError> {
        options.allow_only(Bridge::ID, &["variant", "position"])?;
        let kind: Kind = options.variant.as_deref().unwrap_or(Kind::Any.name()).parse()?;
        match &options.position {
            Some(position) => position.parse(),
            None => Ok(Self::numbered(kind.deal_after(0))),
        }
    }
}

impl Default for Setup {
    /// Deal number 1 as it is dealt, in three no-trump by North.
    fn default() -> Self {
        let contract = Contract::new(3, Strain::NoTrump, Doubling::Undoubled).expect("three is a level");
        let vulnerability = Vulnerability::None;
        Self { deal: Deal::numbered(1), contract, declarer: NORTH, vulnerability, number: None }
    }
}

/// A number, or else deal, contract, declarer and vulnerability: `N:… … … … 4S W EW`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { deal, contract, declarer, vulnerability, number } = self;
        match number {
            Some(number) => write!(f, "{number}"),
            None => write!(f, "{deal} {contract} {} {}", seat_letter(*declarer), vulnerability.name()),
        }
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    /// Reads a number alone as [`Setup::numbered`] has it. Otherwise a deal of PBN or the number of one, turned likewise, then
    /// contract, declarer and vulnerability as far as they differ from three no-trump by North and nobody vulnerable:
    /// `17 4S W EW`. The hands may have fewer than thirteen cards.
    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = words.first().and_then(|word| word.parse().ok());
        let rest = if let Some(number) = number {
            if words.len() == 1 {
                return Ok(Self::numbered(number));
            }
            setup.deal = Self::numbered(number).deal;
            &words[1..]
        } else {
            let hands = words.len().min(4);
            setup.deal = words[..hands].join(" ").parse().map_err(|error| SetupError(format!("{error}")))?;
            &words[hands..]
        };
        for (place, word) in rest.iter().enumerate() {
            let wrong = || SetupError(format!("'{word}' is no contract, declarer or vulnerability, in this order"));
            match place {
                0 => setup.contract = word.parse().map_err(|error| SetupError(format!("{error}")))?,
                1 => setup.declarer = seat_named(word).ok_or_else(wrong)?,
                2 => setup.vulnerability = word.parse().map_err(|error| SetupError(format!("{error}")))?,
                _ => return Err(wrong()),
            }
        }
        Ok(setup)
    }
}

/// The play of a deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Bridge {
    setup: Setup,
    hands: [Cards; 4],
    play: Play,
}

/// One thing that a card did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A card went from a hand to the middle.
    Played {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Dummy's hand was put on the table.
    Faced {
        /// Whose hand it is.
        seat: Seat,
    },
    /// A trick is complete, and whose it is.
    Won {
        /// Who played the highest card.
        seat: Seat,
    },
    /// A trick was taken from the middle.
    Taken {
        /// Who took it.
        seat: Seat,
    },
}

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cards that N, E, S, W still hold.
    pub hands: [Cards; 4],
    /// Whose hand lies open.
    pub faced: Option<Seat>,
    /// The seats whose cards are seen from behind. The rules hide nothing: whoever shows the board to somebody does.
    pub hidden: [bool; 4],
    /// Who is on turn; `None` after the last card of a trick until it is taken, and at the end.
    pub turn: Option<Seat>,
    /// Who has won the trick in the middle, once it is complete.
    pub winner: Option<Seat>,
    /// The cards in the middle, with their players, in the order in which they were played.
    pub trick: Vec<(Seat, Card)>,
    /// The last complete trick, likewise.
    pub last_trick: Vec<(Seat, Card)>,
    /// Who took it.
    pub taker: Option<Seat>,
    /// Tricks of North and South, and of East and West.
    pub tricks: [u8; 2],
}

impl Board {
    /// Whether all tricks have been taken.
    pub fn is_over(&self) -> bool {
        self.tricks.iter().sum::<u8>() == 13
    }
}

impl Bridge {
    /// What has been played.
    pub const fn play_so_far(&self) -> &Play {
        &self.play
    }

    /// The cards that a seat still holds.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index() & 3]
    }

    /// The tricks of declarer's side above (positive) or below what it needs, if all tricks are over.
    pub fn difference(&self) -> Option<i32> {
        let tricks = self.play.tricks(self.setup.declarer.side());
        self.play.is_over().then(|| i32::from(tricks) - i32::from(self.setup.contract.tricks()))
    }

    /// The duplicate score of declarer's side, if all tricks are over.
    pub fn duplicate_score(&self) -> Option<i32> {
        let side = self.setup.declarer.side();
        let vulnerable = self.setup.vulnerability.includes(side);
        self.play.is_over().then(|| score(self.setup.contract, vulnerable, self.play.tricks(side)))
    }

    /// The position for the double-dummy solver.
    ///
    /// # Errors
    /// Never, since what the rules allow is a position.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::new(self.hands, self.setup.contract.strain(), self.play.leader(), self.play.trick())
    }

    fn refuse(mv: Card, reason: &'static str, explanation: &'static str) -> IllegalMove {
        IllegalMove { mv: mv.to_string(), reason, explanation }
    }
}

impl Game for Bridge {
    const ID: &'static str = "bridge";

    /// The kinds of contract that a deal may be asked for by.
    const VARIANTS: &'static [&'static str] = &{
        let mut names = [""; Kind::ALL.len()];
        let mut place = 0;
        while place < names.len() {
            names[place] = Kind::ALL[place].name();
            place += 1;
        }
        names
    };

    type Setup = Setup;
    type Move = Card;
    type Effect = Effect;
    type Board = Board;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if setup.deal.tricks() != 13 {
            return Err(SetupError(format!("a deal has thirteen cards in each hand, not {}", setup.deal.tricks())));
        }
        if setup.declarer.0 > 3 {
            return Err(SetupError("declarer must be one of the four seats".into()));
        }
        if let Some(number) = setup.number
            && *setup != Setup::numbered(number)
        {
            return Err(SetupError(format!("this is not how deal {number} is played: leave its number out")));
        }
        let play = Play::new(setup.contract.strain().trumps(), setup.declarer);
        Ok(Self { setup: *setup, hands: setup.deal.hands(), play })
    }

    /// A whole deal as [`Setup::named`] reads it.
    fn setup_from(options: &SetupOptions) -> Result<Setup, SetupError> {
        let setup = Setup::named(options)?;
        Self::new(&setup)?;
        Ok(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn to_move(&self) -> Seat {
        self.play.to_move()
    }

    fn legal_moves(&self) -> Vec<Card> {
        self.hand(self.to_move()).playable(self.play.led()).iter().collect()
    }

    fn play(&mut self, mv: Card) -> Result<Vec<Effect>, IllegalMove> {
        if self.play.is_over() {
            return Err(Self::refuse(mv, "game-over", "all cards have been played"));
        }
        let seat = self.to_move();
        let hand = self.hand(seat);
        if !hand.contains(mv) {
            return Err(Self::refuse(mv, "not-held", "the player does not hold it"));
        }
        if !hand.playable(self.play.led()).contains(mv) {
            return Err(Self::refuse(mv, "follow-suit", "the player must follow suit"));
        }
        self.hands[seat.index()] = hand.without(mv);
        let winner = self.play.push(mv);
        let mut effects = vec![Effect::Played { seat, card: mv }];
        if self.play.cards().len() == 1 {
            effects.push(Effect::Faced { seat: self.play.dummy() });
        }
        effects.extend(winner.into_iter().flat_map(|seat| [Effect::Won { seat }, Effect::Taken { seat }]));
        Ok(effects)
    }

    /// Declarer's side wins if it made its contract.
    fn outcome(&self) -> Option<Outcome> {
        let made = self.difference()? >= 0;
        let side = self.setup.declarer.side();
        Some(Outcome {
            winner: Some(if made { side } else { side.other() }),
            reason: if made { "contract-made" } else { "contract-defeated" },
        })
    }

    fn most_moves_left(&self) -> Option<u32> {
        Some(52 - self.play.cards().len() as u32)
    }

    fn hash(&self) -> u64 {
        let state = self.play.trick().iter().map(|card| card.index() as u64 + 1).chain([
            u64::from(self.play.leader().0),
            u64::from(self.play.tricks(Side::First)),
            self.setup.contract.strain().index() as u64,
        ]);
        // FNV-1a.
        let parts = self.hands.into_iter().map(Cards::bits).chain(state);
        parts.fold(0xCBF2_9CE4_8422_2325, |hash: u64, part| {
            let mixed = (hash ^ part).wrapping_mul(0x100_0000_01B3);
            mixed ^ (mixed >> 29)
        })
    }

    fn board(&self) -> Board {
        let with_seats = |leader: Seat, cards: &[Card]| {
            (0..).zip(cards).map(|(step, &card)| (crate::deal::seat_after(leader, step), card)).collect()
        };
        let last = (self.play.cards().len() / 4).checked_sub(1).and_then(|number| self.play.complete_trick(number));
        Board {
            hands: self.hands,
            faced: (!self.play.cards().is_empty()).then(|| self.play.dummy()),
            hidden: [false; 4],
            turn: (!self.play.is_over()).then(|| self.to_move()),
            winner: None,
            trick: with_seats(self.play.leader(), self.play.trick()),
            last_trick: last.map(|(leader, cards)| with_seats(leader, cards)).unwrap_or_default(),
            taker: last.map(|_| self.play.leader()),
            tricks: Side::BOTH.map(|side| self.play.tricks(side)),
        }
    }

    fn show(board: &mut Board, effect: &Effect) {
        match *effect {
            Effect::Played { seat, card } => {
                board.hands[seat.index()] = board.hands[seat.index()].without(card);
                board.trick.push((seat, card));
                board.turn = (board.trick.len() < 4).then(|| crate::deal::seat_after(seat, 1));
            }
            Effect::Faced { seat } => board.faced = Some(seat),
            Effect::Won { seat } => board.winner = Some(seat),
            Effect::Taken { seat } => {
                board.winner = None;
                board.last_trick = std::mem::take(&mut board.trick);
                board.taker = Some(seat);
                board.tricks[seat.side().index()] += 1;
                board.turn = (!board.is_over()).then_some(seat);
            }
        }
    }

    /// Dummy's cards are declarer's to play, so that seat has declarer's view.
    fn view(&self, seat: Seat) -> View {
        let seat = if seat == self.play.dummy() { self.setup.declarer } else { seat };
        let dummy = (!self.play.cards().is_empty()).then(|| self.hand(self.play.dummy()));
        View::new(self.setup.contract, self.setup.vulnerability, seat, self.hand(seat), dummy, self.play.clone())
    }

    fn open_view(&self) -> View {
        self.view(self.to_move()).opened(self.hands)
    }

    fn to_text(&self) -> String {
        let mut lines: Vec<String> =
            SEATS.iter().map(|&seat| format!("{}: {}", seat_letter(seat), self.hand(seat))).collect();
        lines.push(format!(
            "{} by {}; tricks NS {}, EW {}",
            self.setup.contract,
            seat_letter(self.setup.declarer),
            self.play.tricks(Side::First),
            self.play.tricks(Side::Second)
        ));
        let trick: Vec<String> = self.play.trick().iter().map(ToString::to_string).collect();
        lines.push(format!("led by {}: {}", seat_letter(self.play.leader()), trick.join(" ")).trim_end().to_owned());
        lines.join("\n")
    }
}
