//! A position while it is laid out by hand, when it need not be possible yet.

use parlour_chess::square::Square;
use parlour_chess::{Board, Color, Diagram, FenError, Man, Piece, Variant, Wing};

/// Men on a board, and what else a position says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    men: [Option<Man>; 64],
    /// Who is to move.
    pub turn: Color,
    /// The rooks with which their king may castle.
    rooks: Vec<Square>,
    /// The square that a pawn has just passed.
    en_passant: Option<Square>,
    quiet_plies: u8,
    number: u16,
}

impl Default for Draft {
    fn default() -> Self {
        Self::from(&Board::default())
    }
}

impl From<&Board> for Draft {
    fn from(board: &Board) -> Self {
        let mut men = [None; 64];
        for square in Square::all() {
            men[square.index()] = board.man_on(square);
        }
        Self {
            men,
            turn: board.turn(),
            rooks: board.castling().into_iter().collect(),
            en_passant: board.en_passant(),
            quiet_plies: board.quiet_plies(),
            number: board.number(),
        }
    }
}

impl Draft {
    /// A board with nothing on it.
    pub const fn empty() -> Self {
        Self { men: [None; 64], turn: Color::White, rooks: Vec::new(), en_passant: None, quiet_plies: 0, number: 1 }
    }

    /// What stands on a square.
    pub const fn man_on(&self, square: Square) -> Option<Man> {
        self.men[square.index()]
    }

    /// Puts a man on a square, or takes away what stands there.
    pub fn put(&mut self, square: Square, man: Option<Man>) {
        self.men[square.index()] = man;
        self.quiet_plies = 0;
        let rooks = std::mem::take(&mut self.rooks);
        self.rooks = rooks.into_iter().filter(|rook| self.may_castle(*rook)).collect();
        self.forget_en_passant();
    }

    /// Puts what stands on one square on another.
    pub fn shift(&mut self, from: Square, to: Square) {
        if from != to {
            let man = self.man_on(from);
            self.put(from, None);
            self.put(to, man);
        }
    }

    /// Says whose move it is.
    pub fn set_turn(&mut self, turn: Color) {
        self.turn = turn;
        self.forget_en_passant();
    }

    fn forget_en_passant(&mut self) {
        if self.en_passant.is_some_and(|square| !self.passed().contains(&square)) {
            self.en_passant = None;
        }
    }

    /// The picture of the board.
    pub fn diagram(&self) -> Diagram {
        Diagram::new(|square| self.man_on(square))
    }

    fn squares_of(&self, man: Man) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| self.man_on(*square) == Some(man))
    }

    /// The king, if there is one and no more, on its first rank.
    fn king_at_home(&self, color: Color) -> Option<Square> {
        let mut kings = self.squares_of(Man { color, piece: Piece::King });
        let only = kings.next().filter(|_| kings.next().is_none());
        only.filter(|king| king.relative_rank(color) == 0)
    }

    /// Whether a rook stands there that its king could castle with.
    fn may_castle(&self, rook: Square) -> bool {
        self.man_on(rook).is_some_and(|man| {
            man.piece == Piece::Rook && rook.relative_rank(man.color) == 0 && self.king_at_home(man.color).is_some()
        })
    }

    /// The outermost rook on that side of the king, with which castling would be possible.
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king_at_home(color)?;
        let rooks = self.squares_of(Man { color, piece: Piece::Rook });
        let mut on_wing = rooks.filter(|rook| rook.relative_rank(color) == 0 && Wing::of(king, *rook) == wing);
        match wing {
            Wing::King => on_wing.last(),
            Wing::Queen => on_wing.next(),
        }
    }

    /// Whether the king may castle to that side.
    pub fn castles(&self, color: Color, wing: Wing) -> bool {
        self.right(color, wing).is_some()
    }

    fn right(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king_at_home(color)?;
        let mine = |rook: &Square| self.man_on(*rook).is_some_and(|man| man.color == color);
        self.rooks.iter().copied().find(|rook| mine(rook) && Wing::of(king, *rook) == wing)
    }

    /// Says whether the king may castle to that side.
    pub fn set_castles(&mut self, color: Color, wing: Wing, may: bool) {
        if let Some(rook) = self.right(color, wing) {
            self.rooks.retain(|other| *other != rook);
        }
        if may {
            self.rooks.extend(self.castling_rook(color, wing));
        }
    }

    /// The square that a pawn has just passed.
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Says which pawn has just passed a square.
    pub fn set_en_passant(&mut self, square: Option<Square>) {
        self.en_passant = square;
    }

    /// The squares that a pawn can just have passed, so that it could be taken.
    pub fn passed(&self) -> Vec<Square> {
        let (us, them) = (self.turn, self.turn.other());
        let pawn = |color| Some(Man { color, piece: Piece::Pawn });
        let rank = |relative: u8| if them == Color::White { relative } else { 7 - relative };
        let on = |file: u8, relative: u8| self.man_on(Square::at(file, rank(relative)));
        (0..8_u8)
            .filter(|file| {
                let beside = [file.checked_sub(1), Some(file + 1).filter(|file| *file < 8)];
                let way = on(*file, 1).is_none() && on(*file, 2).is_none() && on(*file, 3) == pawn(them);
                way && beside.into_iter().flatten().any(|file| on(file, 3) == pawn(us))
            })
            .map(|file| Square::at(file, rank(2)))
            .collect()
    }

    /// The position as a FEN, possible or not.
    pub fn fen(&self) -> String {
        let ranks: Vec<String> = (0..8).rev().map(|rank| self.rank(rank)).collect();
        let turn = if self.turn == Color::White { "w" } else { "b" };
        let mut castling = String::new();
        for (color, wing) in Color::BOTH.into_iter().flat_map(|color| Wing::BOTH.map(|wing| (color, wing))) {
            let Some(rook) = self.right(color, wing) else { continue };
            let letter = match wing {
                _ if self.castling_rook(color, wing) != Some(rook) => rook.file_letter(),
                Wing::King => 'k',
                Wing::Queen => 'q',
            };
            castling.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
        let or_none = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let en_passant = or_none(self.en_passant.map_or_else(String::new, |square| square.to_string()));
        let (castling, quiet, number) = (or_none(castling), self.quiet_plies, self.number);
        format!("{} {turn} {castling} {en_passant} {quiet} {number}", ranks.join("/"))
    }

    /// A rank as a FEN writes it.
    fn rank(&self, rank: u8) -> String {
        let mut text = String::new();
        let mut gap = 0_u8;
        for file in 0..=8 {
            let man = if file < 8 { self.man_on(Square::at(file, rank)) } else { None };
            if file < 8 && man.is_none() {
                gap += 1;
                continue;
            }
            if gap > 0 {
                text += &std::mem::take(&mut gap).to_string();
            }
            text.extend(man.map(Man::letter));
        }
        text
    }

    /// The position, if it is one.
    ///
    /// # Errors
    /// Why no game leads to it.
    pub fn board(&self) -> Result<Board, FenError> {
        self.fen().parse()
    }
}

/// The rule set of a position: castling from other squares than the usual ones is that of Chess960.
pub fn variant_of(board: &Board) -> Variant {
    if board.castles_ordinarily() { Variant::Standard } else { Variant::Chess960 }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use proptest::prelude::*;

    use super::*;

    fn draft(fen: &str) -> Draft {
        Draft::from(&fen.parse::<Board>().unwrap())
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn positions_come_back() {
        for fen in [
            parlour_chess::fen::START,
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 17",
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
            "1rkr4/8/8/8/8/8/8/1RKR3R w Dk - 0 1",
        ] {
            assert_eq!(draft(fen).board().unwrap(), fen.parse().unwrap(), "{fen}");
            assert_eq!(draft(fen).fen(), fen);
        }
    }

    #[test]
    fn the_empty_board_is_no_position_but_a_draft() {
        assert_eq!(Draft::empty().fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
        assert!(Draft::empty().board().is_err());
    }

    #[test]
    fn rights_to_castle_go_with_king_and_rook() {
        let mut start = Draft::default();
        start.shift(square("h1"), square("h3"));
        assert!(!start.castles(Color::White, Wing::King) && start.castles(Color::White, Wing::Queen));
        assert_eq!(start.castling_rook(Color::White, Wing::King), None);
        start.shift(square("h3"), square("h1"));
        assert!(!start.castles(Color::White, Wing::King));
        start.set_castles(Color::White, Wing::King, true);
        assert_eq!(start.board().unwrap(), Board::default());
        start.shift(square("e8"), square("e6"));
        assert!(start.fen().contains(" w KQ - "));
    }

    #[test]
    fn a_square_is_passed_only_where_the_pawn_could_be_taken() {
        let mut position = draft("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
        assert_eq!(position.passed(), [square("e3")]);
        position.set_en_passant(Some(square("e3")));
        position.put(square("d4"), None);
        assert_eq!((position.passed(), position.en_passant()), (Vec::new(), None));
        let mut white = draft("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
        assert_eq!(white.passed(), [square("d6")]);
        white.set_turn(Color::Black);
        assert_eq!(white.passed(), []);
    }

    proptest! {
        #[test]
        fn whatever_is_put_there_is_a_position_or_has_a_reason(
            steps in proptest::collection::vec((0..64_u8, 0..13_usize, 0..4_usize), 0..40),
        ) {
            let mut draft = Draft::default();
            for (at, what, right) in steps {
                let man = "PNBRQKpnbrqk".chars().nth(what).and_then(Man::from_letter);
                draft.put(Square::from_index(at), man);
                let (color, wing) = (Color::BOTH[right / 2], Wing::BOTH[right % 2]);
                draft.set_castles(color, wing, at % 2 == 0);
                draft.set_turn(color);
                let passed = draft.passed().first().copied();
                draft.set_en_passant(passed);
                if let Ok(board) = draft.board() {
                    prop_assert_eq!(Draft::from(&board).board(), Ok(board));
                } else {
                    let error = draft.board().unwrap_err();
                    prop_assert!(matches!(error, FenError::Impossible(_)), "{}: {error:?}", draft.fen());
                }
            }
        }
    }
}
