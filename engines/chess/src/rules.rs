//! The rules of the game beyond the board: how it starts, what has been, and how it ends (FIDE Laws of Chess 2023).

use std::sync::Arc;

use parlour_core::{Game, IllegalMove, Outcome, ParseMoveError, Seat, SetupError, SetupOptions, Side};
use serde::{Deserialize, Serialize};

use crate::attacks;
use crate::board::{Board, Wing};
use crate::diagram::{Diagram, Effect};
use crate::moves::{Kind, Move};
use crate::piece::{Man, Piece};
use crate::san::{Letters, SanError};
use crate::square::Square;
use crate::uci::{UciMove, Variant};
use crate::zobrist::mix;

/// Rule set and start position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The rule set.
    pub variant: Variant,
    /// The start position.
    pub start: Board,
}

/// A game of chess: the position and as much of its past as repetitions ask for.
///
/// The reasons of its outcomes are `checkmate`, `stalemate`, `dead-position`, `fivefold-repetition` and
/// `seventy-five-moves`; those of draws that a player may claim `threefold-repetition` and `fifty-moves`; those of a
/// flag fall `time` and `time-but-no-mate`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Sheet", into = "Sheet")]
pub struct Chess {
    setup: Arc<Setup>,
    board: Board,
    /// The hashes of the positions since the last capture or pawn move, this one not included.
    past: Vec<u64>,
    outcome: Option<Outcome>,
}

/// How often the same position ends the game by itself (FIDE Laws 9.6.1), and how often it lets a player claim a draw (9.2).
const REPETITIONS: [(usize, &str); 2] = [(5, "fivefold-repetition"), (3, "threefold-repetition")];

/// After how many plies without capture or pawn move the game ends by itself (9.6.2), and when a player may claim (9.3).
const QUIET_PLIES: [(u8, &str); 2] = [(150, "seventy-five-moves"), (100, "fifty-moves")];

impl Chess {
    /// The position on the board.
    pub fn position(&self) -> &Board {
        &self.board
    }

    /// The hashes of the positions since the last capture or pawn move, the oldest first and this one not included: those
    /// that a repetition can go back to.
    pub fn past(&self) -> &[u64] {
        &self.past
    }

    /// How often the position has been on the board, this time included.
    pub fn repetitions(&self) -> usize {
        1 + self.past.iter().filter(|&&hash| hash == self.board.hash()).count()
    }

    /// The draw that the player to move may claim by announcing this legal move, which then is not made (FIDE Laws 9.2.1,
    /// 9.3.1).
    pub fn claim_with(&self, mv: UciMove) -> Option<Outcome> {
        let mut next = self.clone();
        next.play(mv).ok()?;
        next.draw(1)
    }

    /// The game goes on although the rules have drawn it, for programs that leave it to others when a game ends. Mate and
    /// stalemate stay the end.
    pub fn disregard_draw(&mut self) {
        if self.board.can_move() {
            self.outcome = None;
        }
    }

    /// The legal move that is written so. In ordinary chess castling is the king's step of two squares, in Chess960 the
    /// king taking its rook; the other way is none.
    pub fn find(&self, mv: UciMove) -> Option<Move> {
        self.board.find(mv).filter(|found| self.outcome.is_none() && found.uci(self.setup.variant) == mv)
    }

    /// The draw by repetition or quiet moves: of itself (`tier` 0) or on demand (1).
    fn draw(&self, tier: usize) -> Option<Outcome> {
        let (times, repetition) = REPETITIONS[tier];
        let (plies, quiet) = QUIET_PLIES[tier];
        let reason = if self.repetitions() >= times {
            repetition
        } else if self.board.quiet_plies() >= plies {
            quiet
        } else {
            return None;
        };
        Some(Outcome { winner: None, reason })
    }

    /// How the position ends the game. Mate goes before everything else.
    fn judge(&self) -> Option<Outcome> {
        let drawn = |reason| Some(Outcome { winner: None, reason });
        if !self.board.can_move() {
            return if self.board.in_check() {
                Some(Outcome { winner: Some(self.board.turn().other().side()), reason: "checkmate" })
            } else {
                drawn("stalemate")
            };
        }
        if self.board.is_dead_by_material() { drawn("dead-position") } else { self.draw(0) }
    }

    fn start(setup: Arc<Setup>, board: Board, past: Vec<u64>) -> Result<Self, SetupError> {
        let standard = setup.variant == Variant::Standard;
        if standard && !(setup.start.castles_ordinarily() && board.castles_ordinarily()) {
            let rule = "king and rooks may castle only from e and a or h; the other castlings are those of chess960";
            return Err(SetupError(rule.to_owned()));
        }
        let mut game = Self { setup, board, past, outcome: None };
        game.outcome = game.judge();
        Ok(game)
    }

    /// Why the move, which is not legal, is not: as a stable word and in plain English.
    fn refusal(&self, mv: UciMove) -> (&'static str, &'static str) {
        let us = self.board.turn();
        if self.outcome.is_some() {
            return ("game-over", "the game is over");
        }
        match self.board.man_on(mv.from) {
            None => ("empty-square", "that square is empty"),
            Some(man) if man.color != us => ("not-your-piece", "that piece is the other player's"),
            Some(Man { piece: Piece::Pawn, .. }) if (mv.to.relative_rank(us) == 7) != mv.promotion.is_some() => {
                ("promotion", "a pawn is promoted on the last rank, and only there, as in e7e8q")
            }
            Some(man) if self.goes(man, mv) => ("leaves-check", "the king would be in check"),
            Some(_) => ("cannot-go-there", "the piece cannot go there"),
        }
    }

    /// The illegal move that a text means: of a piece that moves so, or else of any of the kind.
    fn illegal_san(&self, text: &str) -> Option<UciMove> {
        let meant = self.board.written_in_san(text, Letters::English);
        let goes = |mv: &&UciMove| self.board.man_on(mv.from).is_some_and(|man| self.goes(man, **mv));
        meant.iter().find(goes).or(meant.first()).copied()
    }

    /// Whether the piece moves and captures so, its king's safety aside.
    fn goes(&self, man: Man, mv: UciMove) -> bool {
        let occupied = self.board.occupied();
        let ahead = mv.from.bit().forward(man.color).without(occupied);
        let two = (ahead & crate::Bitboard::relative_rank(man.color, 2)).forward(man.color).without(occupied);
        let targets = match man.piece {
            Piece::Pawn => attacks::pawn(man.color, mv.from) & self.board.color(man.color.other()) | ahead | two,
            Piece::Knight => attacks::knight(mv.from),
            Piece::Bishop => attacks::bishop(mv.from, occupied),
            Piece::Rook => attacks::rook(mv.from, occupied),
            Piece::Queen => attacks::queen(mv.from, occupied),
            Piece::King => attacks::king(mv.from),
        };
        targets.without(self.board.color(man.color)).has(mv.to)
    }

    /// What a legal move does to the men.
    fn effects(&self, mv: Move) -> Vec<Effect> {
        let (from, to, color) = (mv.from(), mv.to(), self.board.turn());
        if mv.is_castle() {
            let wing = Wing::of(from, to);
            let king = (from, from.with_file(wing.king_file()));
            return vec![Effect::Castled { color, king, rook: (to, from.with_file(wing.rook_file())) }];
        }
        let mut effects = Vec::with_capacity(4);
        let piece = self.board.piece_on(from).expect("a legal move has a piece");
        effects.push(Effect::Moved { man: Man { color, piece }, from, to });
        if let Some(piece) = self.board.captured(mv) {
            let square = if mv.kind() == Kind::EnPassant { to.with_rank_of(from) } else { to };
            effects.push(Effect::Captured { man: Man { color: color.other(), piece }, square });
        }
        if let Some(piece) = mv.promotion() {
            effects.push(Effect::Promoted { man: Man { color, piece }, square: to });
        }
        effects
    }

    /// What the position after a move has to say: check, mate, draw.
    fn announcements(&self) -> impl Iterator<Item = Effect> {
        let king = self.board.king(self.board.turn());
        let check = self.board.in_check().then_some(Effect::Checked { king });
        let end = self.outcome.as_ref().map(|outcome| match outcome.winner {
            Some(_) => Effect::Mated { king },
            None => Effect::Drawn { reason: outcome.reason },
        });
        check.into_iter().chain(end)
    }
}

impl Game for Chess {
    const ID: &'static str = "chess";
    const VARIANTS: &'static [&'static str] = &["standard", "chess960"];

    type Setup = Setup;
    type Move = UciMove;
    type Effect = Effect;
    type Board = Diagram;
    type View = Self;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::start(Arc::new(*setup), setup.start, Vec::new())
    }

    /// The position is a FEN or, in Chess960, the number of a start position.
    fn setup_from(options: &SetupOptions) -> Result<Setup, SetupError> {
        options.allow_only(Self::ID, &["variant", "position"])?;
        let variant = match options.variant.as_deref() {
            None | Some("standard") => Variant::Standard,
            Some("chess960") => Variant::Chess960,
            Some(other) => return Err(SetupError(format!("chess has no variant '{other}': standard or chess960"))),
        };
        let start = match options.position.as_deref() {
            None => Board::default(),
            Some(text) => match text.trim().parse() {
                Ok(number) if variant == Variant::Chess960 => Board::chess960(number)
                    .ok_or_else(|| SetupError("the start positions of chess960 are numbered from 0 to 959".into()))?,
                _ => text.parse().map_err(|error| SetupError(format!("'{text}': {error}")))?,
            },
        };
        Self::new(&Setup { variant, start }).map(|game| *game.setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn to_move(&self) -> Seat {
        self.board.turn().seat()
    }

    /// In the notation of UCI or in SAN.
    fn move_of(&self, text: &str) -> Result<UciMove, ParseMoveError> {
        let short = || match self.board.parse_san(text, Letters::English) {
            Ok(mv) => Ok(mv.uci(self.setup.variant)),
            Err(SanError::Illegal) => self.illegal_san(text).ok_or("no piece of that kind is there"),
            Err(SanError::Ambiguous) => Err("several pieces can make it, and one is to be named, as in Nbd2"),
            Err(SanError::NoMove) => Err("a move as e2e4, e7e8q or Nf3"),
        };
        text.parse().or_else(|fault: ParseMoveError| short().map_err(|expected| ParseMoveError { expected, ..fault }))
    }

    fn legal_moves(&self) -> Vec<UciMove> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut moves: Vec<UciMove> = self.board.moves().iter().map(|mv| mv.uci(self.setup.variant)).collect();
        moves.sort_unstable();
        moves
    }

    fn play(&mut self, mv: UciMove) -> Result<Vec<Effect>, IllegalMove> {
        let Some(found) = self.find(mv) else {
            let (reason, explanation) = self.refusal(mv);
            return Err(IllegalMove { mv: mv.to_string(), reason, explanation });
        };
        let mut effects = self.effects(found);
        self.past.push(self.board.hash());
        self.board.play(found);
        if self.board.quiet_plies() == 0 {
            self.past.clear();
        }
        self.outcome = self.judge();
        effects.extend(self.announcements());
        Ok(effects)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    /// The other side wins, but only if it has the men to mate (FIDE Laws 6.9).
    fn flag_fall(&self, side: Side) -> Outcome {
        let winner = side.other();
        if self.board.could_mate(winner.into()) {
            Outcome { winner: Some(winner), reason: "time" }
        } else {
            Outcome { winner: None, reason: "time-but-no-mate" }
        }
    }

    /// The position is there for the third time, or fifty moves have been made without capture or pawn move.
    fn claim(&self) -> Option<Outcome> {
        if self.outcome.is_some() { None } else { self.draw(1) }
    }

    fn hash(&self) -> u64 {
        let counters = u64::from(self.board.quiet_plies()) << 8 | self.repetitions() as u64;
        mix(self.board.hash() ^ mix(counters))
    }

    fn board(&self) -> Diagram {
        Diagram::new(|square| self.board.man_on(square))
    }

    fn show(board: &mut Diagram, effect: &Effect) {
        board.show(*effect);
    }

    fn view(&self, _seat: Seat) -> Self {
        self.clone()
    }

    fn to_text(&self) -> String {
        let letter = |square| self.board.man_on(square).map_or('.', Man::letter);
        let mut text = String::new();
        for rank in (0..8).rev() {
            text.push(Square::at(0, rank).rank_digit());
            for file in 0..8 {
                text.extend([' ', letter(Square::at(file, rank))]);
            }
            text.push('\n');
        }
        text + "  a b c d e f g h\n" + &self.board.to_string()
    }
}

/// A game as data.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    setup: Setup,
    position: Board,
    /// In hexadecimal digits: scripts, which may read it, have no whole numbers of 64 bits.
    past: Vec<String>,
}

impl From<Chess> for Sheet {
    fn from(game: Chess) -> Self {
        let past = game.past.iter().map(|hash| format!("{hash:x}")).collect();
        Self { setup: *game.setup, position: game.board, past }
    }
}

impl TryFrom<Sheet> for Chess {
    type Error = SetupError;

    fn try_from(Sheet { setup, position, past }: Sheet) -> Result<Self, SetupError> {
        if past.len() > position.quiet_plies().into() {
            return Err(SetupError("more positions could be repeated than there were since the last capture".into()));
        }
        let read = |hash: &String| u64::from_str_radix(hash, 16);
        let past = past.iter().map(read).collect::<Result<_, _>>();
        let past = past.map_err(|error| SetupError(format!("a position of the past: {error}")))?;
        Self::start(Arc::new(setup), position, past)
    }
}
