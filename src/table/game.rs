//! What a game must say to be played at the table.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_core::{Engine, Outcome, Seat, SetupOptions, Side, Thought};

use super::layout::Aspect;
use super::notation::{self, Found, Opened, Sheet};
use super::scale::Scale;
use crate::audio::Sfx;
use crate::catalogue::{Family, GameChoice, GameId, GamePage, RuleChoice, TimeControl};
use crate::locale::Locale;
use crate::profile::Entry;
use crate::theme::piece::Piece;

/// A place on the board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpotId(pub u16);

/// A direction of the keyboard cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Direction {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];

    /// The direction in board units.
    pub const fn vector(self) -> Vec2 {
        match self {
            Self::Left => Vec2::NEG_X,
            Self::Right => Vec2::X,
            Self::Up => Vec2::Y,
            Self::Down => Vec2::NEG_Y,
        }
    }
}

/// Where a spot is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Which one.
    pub id: SpotId,
    /// Its middle in board units.
    pub at: Vec2,
    /// The size of its focus ring in board units.
    pub size: Vec2,
    /// Whether the keyboard cursor stops here. Helpers for the mouse alone (the dots between edges) say no.
    pub cursor: bool,
}

/// What choosing a spot means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<M> {
    /// The first half of a move: the spot is now selected.
    Select,
    /// Takes the selection back.
    Clear,
    /// A move.
    Move(M),
    /// One of several moves: the person is asked which of [`TableGame::meant`]. Where nothing is selected, they all belong to
    /// the chosen spot alone.
    Ask,
    /// No move, for this reason (a word as in [`parlour_core::IllegalMove`]); the selection is dropped.
    Refuse(&'static str),
}

impl<M> Choice<M> {
    /// Whether something is done; where the first half of a move is `selected`, whether the move is completed.
    pub fn leads_on(&self, selected: bool) -> bool {
        match self {
            Self::Select => !selected,
            Self::Move(_) | Self::Ask => true,
            Self::Clear | Self::Refuse(_) => false,
        }
    }
}

/// How long an effect takes to show, and how it sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Seconds at normal animation speed.
    pub seconds: f32,
    /// The sound at its beginning.
    pub sound: Option<Sfx>,
}

/// Why a spot is shown in a special way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// The adviser's move: blinks.
    Hint,
    /// The last move.
    Last,
    /// The hand points here, where it can choose.
    Hover,
    /// The cursor is here, where nothing can be chosen. What lies there must keep its look.
    Cursor,
    /// A lesson or the review points here.
    Teach,
    /// The first half of a move.
    Selected,
    /// The selection can go here.
    Target,
    /// The selection can go here and take what lies there.
    Prey,
    /// What stands here is attacked, and must be answered.
    Alarm,
    /// A move that is made as soon as it is the person's turn.
    Ahead,
}

impl MarkKind {
    /// All kinds.
    pub const ALL: [Self; 10] = [
        Self::Hint,
        Self::Last,
        Self::Hover,
        Self::Cursor,
        Self::Teach,
        Self::Selected,
        Self::Target,
        Self::Prey,
        Self::Alarm,
        Self::Ahead,
    ];
}

/// A number on the board that counts what lies there, or a short word.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Its middle in board units.
    pub at: Vec2,
    /// The number or word.
    pub text: String,
    /// Its height in board units.
    pub size: f32,
    /// Its colour.
    pub ink: Color,
}

/// What becomes of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claimed<M> {
    /// It stands, and these moves write down what it settles.
    Settled(Vec<M>),
    /// The others may take more.
    Refused,
    /// Nobody knows.
    Unknown,
}

/// What a side has taken from the other, for its plate.
#[derive(Clone, Debug, PartialEq)]
pub struct Spoils {
    /// The size of the picture.
    pub extent: Vec2,
    /// What was taken, in a row.
    pub pieces: Vec<Piece>,
    /// By how much the side is ahead, in the game's own measure; 0 where it is not.
    pub ahead: u32,
}

/// How long a player may think about one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLimit {
    /// How long.
    pub time: Duration,
    /// How the game ends for who thinks longer.
    pub end: Outcome,
}

/// The game that follows one that is over, where games make up a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// How it is set up.
    pub setup: SetupOptions,
    /// Whether the match is decided, so that another begins with it.
    pub is_new_match: bool,
}

/// A game as the table needs it: how a position looks, where its spots are, which cues an effect gives, and what its
/// side panel says. Rules and opponents are the engine's.
///
/// What lies on the board may be arranged to suit the shape of its place, so all that speaks of coordinates is told
/// `place`.
pub trait TableGame: Engine {
    /// The game.
    const GAME: GameId;

    /// The names of the board styles; the first is the default. Locale keys `style-<game>-<name>`.
    const STYLES: &'static [&'static str];

    /// The names of the sets of pieces that can be laid on a board of any style, the first the default; none where the
    /// pieces belong to the board. Locale keys `set-<game>-<name>`. A set is named after the style and a plus.
    const SETS: &'static [&'static str] = &[];

    /// Whether the two players see the board from opposite sides, so that it can be turned.
    const TURNS: bool = false;

    /// Whether rows and columns are named also for those who have not asked for it.
    const NAMED: bool = false;

    /// Whether four play in pairs, so that a person may have a partner.
    const PAIRED: bool = false;

    /// Whether a press on the tile of the title leads straight to a game.
    const INSTANT: bool = false;

    /// The shortest time an opponent takes for a move, in seconds at normal pace.
    const PAUSE: f32 = 0.7;

    /// Whether moves are numbered and written in pairs, one of each side.
    const PAIRS: bool = false;

    /// How many moves are written in a row, one of every player; 0: as many as there is room for.
    const ROUND: usize = 0;

    /// Whether moves can be typed ([`TableGame::read_move`]).
    const TYPED: bool = false;

    /// How long those may think who have chosen nothing, in games that are played with clocks.
    const TIME: Option<TimeControl> = None;

    /// The longest the analyst thinks about all moves of one position of a review.
    const REVIEW_TIME: Duration = Duration::from_millis(1200);

    /// Whether a move of one spot is also made by dragging what lies there to where no spot is.
    const THROWN: bool = false;

    /// How the values of the analyst are read, in games whose positions it can only estimate. There the engine's lines can
    /// be shown beside the board.
    const SCALE: Option<Scale> = None;

    /// Whether a player may resign.
    const RESIGNS: bool = false;

    /// Whether a player may claim some of the tricks that are left.
    const CLAIMS: bool = false;

    /// Whether the players may agree to a draw.
    const DRAWS: bool = false;

    /// The opponents that differ in a few things only.
    const FAMILY: Option<Family> = None;

    /// Whether spots can be smaller than a fingertip: then the board can be brought nearer, and taps are confirmed.
    const FINE: bool = false;

    /// Whether the first of [`TableGame::meant`] is so usual that a setting can save the question.
    const HAS_USUAL: bool = false;

    /// What can be laid over the board on request ([`TableGame::overlay`]). Locale keys `overlay-<game>-<name>`.
    const OVERLAYS: &'static [&'static str] = &[];

    /// What the names of files with such games end with, the usual ending first.
    const FILES: &'static [&'static str] = &["txt"];

    /// As how many of these, from the first on, games can be saved.
    const SAVED: usize = 1;

    /// Whether the engine sums up games that are over ([`Engine::summary`]).
    const SUMMED_UP: bool = false;

    /// Whether players know less of a position than there is to know.
    const SECRETS: bool = false;

    /// Whether positions can be laid out by hand, on [`Screen::Editor`](crate::screen::Screen::Editor).
    const EDITED: bool = false;

    /// The pages that belong to this game alone, offered before it.
    const PAGES: &'static [GamePage] = &[];

    /// The text of the sizes or variants offered before the game ([`Offer`](crate::catalogue::Offer)).
    fn setups() -> &'static str;

    /// The rules that can be chosen before a game with these options.
    fn rules(_options: &SetupOptions) -> Vec<RuleChoice> {
        Vec::new()
    }

    /// The options with one of [`TableGame::rules`] chosen otherwise.
    fn with_rule(options: &SetupOptions, _name: &str, _choice: &str) -> SetupOptions {
        options.clone()
    }

    /// The options with all of [`TableGame::rules`] as they usually are, so that an offer covers them.
    fn with_usual_rules(options: &SetupOptions) -> SetupOptions {
        options.clone()
    }

    /// Whether a seat is that of the partner of its side's player.
    fn is_partner(&self, _seat: Seat) -> bool {
        false
    }

    /// Which seats' secrets are seen by those who play `by_hand` while the game goes on. `asked` is what is shown of
    /// [`TableGame::OVERLAYS`].
    fn seen(&self, _by_hand: [bool; 4], _asked: &[&str]) -> [bool; 4] {
        [true; 4]
    }

    /// Which of [`TableGame::OVERLAYS`] those may ask for who play `by_hand`.
    fn on_request(&self, _by_hand: [bool; 4]) -> Vec<&'static str> {
        Self::OVERLAYS.to_vec()
    }

    /// What chance has decided before this game, as it can be chosen before another, in games in which it is worth while to
    /// play the same again.
    fn dealt(&self) -> Option<SetupOptions> {
        None
    }

    /// What follows this game in a match once it has ended so; `None` where single games are played.
    fn next_game(&self, _ended: &Outcome) -> Option<NextGame> {
        None
    }

    /// Where the match stands once this game has ended so, or who has won it, as a sentence. `person` is the side of a person
    /// who plays alone against an opponent.
    fn say_match(&self, _ended: &Outcome, _person: Option<Side>, _locale: &Locale) -> Option<String> {
        None
    }

    /// How long the player to move may think about this move, where the rules chosen limit that.
    fn move_limit(&self) -> Option<MoveLimit> {
        None
    }

    /// What happens on the board when a player ends the game with [`parlour_core::Game::claim`].
    fn claimed(&self) -> Vec<Self::Effect> {
        Vec::new()
    }

    /// Turns over on a board what those who see the secrets of these seats do not know.
    fn cover(_board: &mut Self::Board, _seen: [bool; 4]) {}

    /// Whether what lies on a spot is a secret for them.
    fn is_covered(&self, _spot: SpotId, _seen: [bool; 4]) -> bool {
        false
    }

    /// Whether since an earlier position something has come to light that was a secret for them.
    fn reveals(&self, _earlier: &Self, _seen: [bool; 4]) -> bool {
        false
    }

    /// The text of the tutorial's slides ([`parlour_core::lesson::Slide`]).
    fn slides() -> &'static str;

    /// The text of the puzzles ([`parlour_core::lesson::Puzzle`]).
    fn puzzles() -> &'static str;

    /// The chapter of the tutorial and of the puzzles that a set-up belongs to, in games of several rule sets: the slides and
    /// puzzles whose scenes belong to it. They stand together in their files.
    fn chapter(_setup: &Self::Setup) -> &'static str {
        ""
    }

    /// What chance decides before a game with these options. The same seed decides the same.
    fn deal(options: &SetupOptions, _seed: u64) -> SetupOptions {
        options.clone()
    }

    /// Width and height of the board with its border, in board units.
    fn extent(setup: &Self::Setup, place: Aspect) -> Vec2;

    /// All spots. Where they are may depend on what lies on the board.
    fn spots(&self, place: Aspect) -> Vec<Spot>;

    /// The spot at a point, if the point belongs to one. `touch` asks for the larger areas a finger needs.
    fn spot_at(&self, place: Aspect, point: Vec2, touch: bool) -> Option<SpotId>;

    /// The spot to which the keyboard cursor goes from a spot; `None` where there is none. By default the nearest one
    /// that does not lie far off the line.
    fn neighbour(&self, place: Aspect, from: SpotId, direction: Direction) -> Option<SpotId> {
        super::pointing::nearest(&self.spots(place), from, direction)
    }

    /// The spot to which the cursor goes with a modifier: to the right-hand side of the direction, or to the left-hand one.
    fn jump(&self, place: Aspect, from: SpotId, direction: Direction, _right: bool) -> Option<SpotId> {
        self.neighbour(place, from, direction)
    }

    /// The place among the opponents of the weakest of those that are meant for people who are new to the game.
    fn easiest() -> usize {
        0
    }

    /// The spots that are chosen for a move, one after the other.
    fn path(mv: Self::Move) -> Vec<SpotId>;

    /// What it means to choose `spot` when `selected` is the selection.
    fn choose(&self, selected: Option<SpotId>, spot: SpotId) -> Choice<Self::Move>;

    /// The moves among which the person is asked to choose after [`Choice::Ask`], the most usual first.
    fn meant(&self, _selected: SpotId, _spot: SpotId) -> Vec<Self::Move> {
        Vec::new()
    }

    /// How one of the moves of [`TableGame::meant`] is shown to be chosen: a picture in the place of a spot, and its name.
    fn option(&self, _mv: Self::Move, _place: Aspect, _style: &str, _locale: &Locale) -> (Vec<Piece>, String) {
        (Vec::new(), String::new())
    }

    /// What it means to choose `spot` for the one who is not to move but thinks ahead; `None` where nothing is decided
    /// before one's turn. The move is made when the turn comes, if it is legal then.
    fn think_ahead(&self, _selected: Option<SpotId>, _spot: SpotId) -> Option<Choice<Self::Move>> {
        None
    }

    /// Where the selection can go, as [`MarkKind::Target`] and [`MarkKind::Prey`].
    fn targets(&self, _selected: SpotId) -> Vec<(SpotId, MarkKind)> {
        Vec::new()
    }

    /// Spots whose danger everybody must see, marked as [`MarkKind::Alarm`].
    fn alarms(&self) -> Vec<SpotId> {
        Vec::new()
    }

    /// The keys of the pieces that a hand lifts when it drags what lies on a spot.
    fn lifted(_board: &Self::Board, _spot: SpotId) -> Vec<u64> {
        Vec::new()
    }

    /// Everything that lies on the board.
    fn pieces(board: &Self::Board, setup: &Self::Setup, place: Aspect, style: &str) -> Vec<Piece>;

    /// The numbers that stand on a board for what is counted there. `seat` is the one who looks, `focus` the spot pointed
    /// at, `asked` what is shown of [`TableGame::OVERLAYS`].
    fn figures(
        _board: &Self::Board,
        _setup: &Self::Setup,
        _place: Aspect,
        _style: &str,
        _seat: Seat,
        _focus: Option<SpotId>,
        _asked: &[&str],
    ) -> Vec<Figure> {
        Vec::new()
    }

    /// Words that stand on a board of that setup, in the language of the person.
    fn captions(_setup: &Self::Setup, _place: Aspect, _locale: &Locale) -> Vec<Figure> {
        Vec::new()
    }

    /// Lets things on a board that are alike be those that lay in the same places before, in games whose pieces have numbers
    /// of their own.
    fn recognise(_board: &mut Self::Board, _before: &Self::Board) {}

    /// The points that lie on a board, `[first, second]`, in games of points; or what else is counted of both sides.
    fn score_on(_board: &Self::Board) -> Option<[i32; 2]> {
        None
    }

    /// What a side has taken, in games in which that is counted.
    fn spoils(_board: &Self::Board, _setup: &Self::Setup, _side: Side, _style: &str) -> Option<Spoils> {
        None
    }

    /// How a marked spot looks: the pieces that are laid over it, for a preview in the colour of the one to move. Keys need not differ from those of [`TableGame::pieces`].
    fn mark(&self, spot: SpotId, kind: MarkKind, place: Aspect, style: &str) -> Vec<Piece>;

    /// What a move that is shown on the board says beside the marks of its [`TableGame::path`].
    fn sign(&self, _mv: Self::Move, _place: Aspect) -> Vec<Piece> {
        Vec::new()
    }

    /// What shows all the time where a move may begin and where not.
    fn lamps(&self, _place: Aspect) -> Vec<Piece> {
        Vec::new()
    }

    /// What is laid over the board because of the position, and of the spot that a hand which may move points at; and of
    /// [`TableGame::OVERLAYS`] what is asked for.
    fn overlay(&self, _focus: Option<SpotId>, _asked: &[&str], _place: Aspect, _style: &str) -> Vec<Piece> {
        Vec::new()
    }

    /// A legal move that has a button of its own now, with the icon and the locale key of the button; what it does is under
    /// the same key and `-about`.
    fn special(&self) -> Option<(Self::Move, &'static str, &'static str)> {
        None
    }

    /// What there is to count, in one line under the state of the game.
    fn counts(&self, _locale: &Locale) -> Option<String> {
        None
    }

    /// Names of rows, columns or boards and where they stand, for those who want coordinates.
    fn labels(setup: &Self::Setup, place: Aspect) -> Vec<(Vec2, String)>;

    /// How an effect is shown. `index` counts the effects of the same kind in one turn, so that sounds can rise.
    fn cue(effect: &Self::Effect, index: usize) -> Cue;

    /// The draw that the player to move may claim by announcing this legal move, which then is not made.
    fn claim_with(&self, _mv: Self::Move) -> Option<Outcome> {
        None
    }

    /// The move that a player would announce to claim a draw, with the draw.
    fn claim_by_move(&self) -> Option<(Self::Move, Outcome)> {
        None
    }

    /// A legal move as a sentence for the screen reader and the status line ("board A, centre"). It may stand within a
    /// longer one, so it begins with a capital only where a name does.
    fn say_move(&self, mv: Self::Move, locale: &Locale) -> String;

    /// A legal move as the list of moves writes it.
    fn write_move(&self, mv: Self::Move, _locale: &Locale) -> String {
        mv.to_string()
    }

    /// The legal move that a person has typed.
    ///
    /// # Errors
    /// Why there is none, as a word like those of [`Choice::Refuse`].
    fn read_move(&self, text: &str, _locale: &Locale) -> Result<Self::Move, &'static str> {
        text.parse().map_err(|_| "no-move")
    }

    /// The number of the move made here, in games whose moves are written in pairs; elsewhere they are simply counted.
    fn number(&self) -> usize {
        0
    }

    /// What players call the way the game has gone so far (the name of an opening), from its positions in order.
    fn way_so_far<'a>(_positions: impl Iterator<Item = &'a Self>, _locale: &Locale) -> Option<String> {
        None
    }

    /// The position as text, where there is a form that other programs read.
    fn write_position(&self) -> Option<String> {
        None
    }

    /// A game as text.
    fn write_game(sheet: &Sheet<Self>) -> String {
        notation::write(sheet)
    }

    /// A game as the text of a file whose name ends like that, one of [`TableGame::FILES`].
    fn write_file(sheet: &Sheet<Self>, _ending: &str) -> String {
        Self::write_game(sheet)
    }

    /// The games, and positions to begin with, in a text from anywhere.
    ///
    /// # Errors
    /// Why there is none, as a sentence.
    fn find_games(text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
        notation::find::<Self>(text, locale)
    }

    /// The game that was found.
    ///
    /// # Errors
    /// Why it is none, as a sentence.
    fn open_game(text: &str, locale: &Locale) -> Result<Opened<Self>, String> {
        notation::open(text, locale)
    }

    /// What lies on a spot, for the screen reader; `None` where there is nothing to say of it. `asked` is what is shown of
    /// [`TableGame::OVERLAYS`].
    fn say_spot(&self, _spot: SpotId, _asked: &[&str], _locale: &Locale) -> Option<String> {
        None
    }

    /// The legal move that a spot stands for, for the screen reader, before it is made.
    fn say_choice(&self, mv: Self::Move, _asked: &[&str], locale: &Locale) -> String {
        self.say_move(mv, locale)
    }

    /// What the game ended with, as a sentence that follows the one that says who won.
    fn say_outcome(&self, locale: &Locale) -> String;

    /// The same for an outcome that the rules of the game gave to a player who asked for it ([`parlour_core::Game::claim`]).
    fn say_claimed(&self, reason: &str, locale: &Locale) -> String {
        locale.tr(&format!("{}-outcome-{reason}", Self::ID))
    }

    /// What is noted of this finished game, which ended at that time ([`Entry::ended`]), in games whose results are listed
    /// one by one.
    fn journal_entry(&self, _choice: &GameChoice, _ended: u64) -> Option<Entry> {
        None
    }

    /// How many tricks are left, in games with claims.
    fn tricks_left(&self) -> u8 {
        0
    }

    /// What becomes of the claim of a side to so many of the tricks that are left, by what the analyst thinks of `view`.
    fn claimed_tricks(
        &self,
        _view: &Self::View,
        _side: Side,
        _tricks: u8,
        _thought: &Thought<Self::Move>,
    ) -> Claimed<Self::Move> {
        Claimed::Unknown
    }

    /// How many tricks a move gave away that has these exact values before and after it, for the one who made it; `None` in
    /// games without tricks.
    fn tricks_lost(_before: i32, _after: i32) -> Option<u32> {
        None
    }

    /// Who moves, in games whose seats have names of their own.
    fn name_of_mover(&self, _locale: &Locale) -> Option<String> {
        None
    }

    /// Why a move is advised, by what the analyst thinks of the position as it is seen from the mover's seat.
    fn say_reason(&self, _mv: Self::Move, _thought: &Thought<Self::Move>, _locale: &Locale) -> Option<String> {
        None
    }

    /// What a summary of this game says, a sentence each.
    fn say_summary(&self, _summary: &str, _locale: &Locale) -> Vec<String> {
        Vec::new()
    }

    /// What a move of that value leads to, in a word or number for the place where it is made; `None` where that is not told.
    fn write_value(&self, _value: i32) -> Option<String> {
        None
    }

    /// The colour in which a side is shown (its plate, its score), in a style.
    fn side_colour(side: Side, style: &str) -> Color;

    /// The theory panel: what the game's theory says of this position. `asked` is what is shown of [`TableGame::OVERLAYS`].
    fn theory(&self, ui: &mut egui::Ui, asked: &[&str], locale: &Locale);
}
