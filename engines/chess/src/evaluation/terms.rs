//! The terms of the evaluation and their places in the list of weights.

/// Terms of one kind that stand side by side in the list of weights.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// What they are, for the file of weights.
    pub name: &'static str,
    /// The place of the first.
    pub first: usize,
    /// How many there are.
    pub len: usize,
}

impl Group {
    const fn then(self, name: &'static str, len: usize) -> Self {
        Self { name, first: self.first + self.len, len }
    }

    /// The place of one of the terms.
    #[inline]
    pub const fn at(self, index: usize) -> usize {
        self.first + index
    }
}

/// Each piece but the king, in the order of [`crate::Piece`].
pub const MATERIAL: Group = Group { name: "material", first: 0, len: 5 };
/// Each piece on each square, rank by rank from the player's own, left and right exchanged if its king is on the files a to d.
pub const SQUARES: Group = MATERIAL.then("squares", 6 * 64);
/// Squares a knight can go to that no enemy pawn attacks.
pub const KNIGHT_MOBILITY: Group = SQUARES.then("knight mobility", 9);
/// The same for a bishop.
pub const BISHOP_MOBILITY: Group = KNIGHT_MOBILITY.then("bishop mobility", 14);
/// The same for a rook.
pub const ROOK_MOBILITY: Group = BISHOP_MOBILITY.then("rook mobility", 15);
/// The same for a queen.
pub const QUEEN_MOBILITY: Group = ROOK_MOBILITY.then("queen mobility", 28);
/// Both bishops.
pub const BISHOP_PAIR: Group = QUEEN_MOBILITY.then("bishop pair", 1);
/// A pawn on the square colour of a bishop of its side.
pub const BAD_BISHOP: Group = BISHOP_PAIR.then("pawn on the colour of its bishop", 1);
/// A knight, a bishop that a pawn defends where no enemy pawn can come to attack it.
pub const OUTPOST: Group = BAD_BISHOP.then("outpost: knight, bishop", 2);
/// A square for an outpost that a knight attacks.
pub const OUTPOST_AHEAD: Group = OUTPOST.then("outpost in reach of a knight", 1);
/// A knight, a bishop right behind a pawn of either side.
pub const BEHIND_PAWN: Group = OUTPOST_AHEAD.then("behind a pawn: knight, bishop", 2);
/// The steps between a knight, a bishop and the own king.
pub const FAR_FROM_KING: Group = BEHIND_PAWN.then("steps to the own king: knight, bishop", 2);
/// Pawns of the side beyond four, for each knight, rook.
pub const WITH_PAWNS: Group = FAR_FROM_KING.then("pawns beyond four with a knight, rook", 2);
/// A rook with few squares on the side where its king keeps it in.
pub const TRAPPED_ROOK: Group = WITH_PAWNS.then("rook shut in by its king", 1);
/// A rook on a file without own pawns, without any pawns.
pub const ROOK_FILE: Group = TRAPPED_ROOK.then("rook on half-open, open file", 2);
/// A pawn without own pawns on the files beside it.
pub const ISOLATED: Group = ROOK_FILE.then("isolated pawn", 1);
/// A pawn with an own pawn ahead on its file.
pub const DOUBLED: Group = ISOLATED.then("doubled pawn", 1);
/// A pawn that cannot advance safely and that no own pawn can come to defend.
pub const BACKWARD: Group = DOUBLED.then("backward pawn", 1);
/// A pawn with an enemy pawn right ahead, by its rank.
pub const RAM: Group = BACKWARD.then("pawn blocked by a pawn, by rank", 8);
/// A pawn beside another one, by its rank.
pub const PHALANX: Group = RAM.then("pawns side by side, by rank", 8);
/// A pawn defended by a pawn, by its rank.
pub const SUPPORTED: Group = PHALANX.then("defended pawn, by rank", 8);
/// A passed pawn, by its rank.
pub const PASSED: Group = SUPPORTED.then("passed pawn, by rank", 8);
/// A passed pawn that an own pawn defends or stands beside, by its rank.
pub const PASSED_CONNECTED: Group = PASSED.then("connected passed pawn, by rank", 8);
/// A passed pawn whose next square is free and not attacked, by its rank.
pub const PASSED_FREE: Group = PASSED_CONNECTED.then("passed pawn that can advance, by rank", 8);
/// A passed pawn with an enemy piece right ahead, by its rank.
pub const PASSED_BLOCKED: Group = PASSED_FREE.then("passed pawn blocked by a piece, by rank", 8);
/// A passed pawn whose way is free of pieces and attacks as far as it goes, by its rank.
pub const PASSED_CLEAR: Group = PASSED_BLOCKED.then("passed pawn with a clear way, by rank", 8);
/// A passed pawn whose next square its side defends, by its rank.
pub const PASSED_ESCORT: Group = PASSED_CLEAR.then("passed pawn whose next square is defended, by rank", 8);
/// A passed pawn beyond its fourth rank, by the distance of the own king to the square before it.
pub const PASSED_OWN_KING: Group = PASSED_ESCORT.then("distance of the own king to a passed pawn", 8);
/// The same for the other's king.
pub const PASSED_OTHER_KING: Group = PASSED_OWN_KING.then("distance of the other king to a passed pawn", 8);
/// A passed pawn with a rook of its side behind it.
pub const PASSED_ROOK: Group = PASSED_OTHER_KING.then("rook behind a passed pawn", 1);
/// A passed pawn with an enemy rook behind it.
pub const PASSED_CHASED: Group = PASSED_ROOK.then("enemy rook behind a passed pawn", 1);
/// A passed pawn that a bare king cannot catch.
pub const UNSTOPPABLE: Group = PASSED_CHASED.then("passed pawn outside the square of a bare king", 1);
/// An enemy knight, bishop, rook, queen attacked by a pawn.
pub const PAWN_THREAT: Group = UNSTOPPABLE.then("attacked by a pawn: knight, bishop, rook, queen", 4);
/// An enemy pawn, knight, bishop, rook, queen attacked by a knight or bishop and not defended by a pawn.
pub const MINOR_THREAT: Group = PAWN_THREAT.then("attacked by a minor piece: pawn, knight, bishop, rook, queen", 5);
/// An enemy pawn, knight, bishop, queen attacked by a rook and not defended by a pawn.
pub const ROOK_THREAT: Group = MINOR_THREAT.then("attacked by a rook: pawn, knight, bishop, rook, queen", 5);
/// An enemy pawn, knight, bishop, rook, queen that is attacked and not defended.
pub const HANGING: Group = ROOK_THREAT.then("attacked and not defended: pawn, knight, bishop, rook, queen", 5);
/// An enemy piece that a pawn could attack by a safe step.
pub const PUSH_THREAT: Group = HANGING.then("could be attacked by a pawn", 1);
/// An enemy man that the king attacks and no pawn defends.
pub const KING_THREAT: Group = PUSH_THREAT.then("attacked by the king", 1);
/// Squares that both sides attack and that neither a pawn nor a second piece holds for the enemy.
pub const RESTRICTED: Group = KING_THREAT.then("contested squares", 1);
/// The rank of the foremost own pawn, on each of the three files around the king; 0 is none.
pub const SHELTER: Group = RESTRICTED.then("own pawn before the king, by rank", 8);
/// The rank (as the king's side counts) of the nearest enemy pawn on each of the three files; 0 is none.
pub const STORM: Group = SHELTER.then("enemy pawn before the king, by rank", 8);
/// Attacks on the squares around the enemy king, counted in units: 40 for a side without a queen, then 40 with one.
pub const KING_ATTACK: Group = STORM.then("attack on the king without a queen, with one, by units", 2 * 40);
/// Squares from which a knight, bishop, rook, queen could give check without being captured.
pub const SAFE_CHECK: Group = KING_ATTACK.then("safe check: knight, bishop, rook, queen", 4);
/// Steps from the king to the nearest pawn.
pub const PAWN_DISTANCE: Group = SAFE_CHECK.then("steps from the king to the nearest pawn", 1);
/// A king without pawns on its wing.
pub const BARE_WING: Group = PAWN_DISTANCE.then("king without pawns on its wing", 1);
/// The right to move.
pub const TEMPO: Group = BARE_WING.then("tempo", 1);

/// All groups in their order.
pub const GROUPS: [Group; 46] = [
    MATERIAL,
    SQUARES,
    KNIGHT_MOBILITY,
    BISHOP_MOBILITY,
    ROOK_MOBILITY,
    QUEEN_MOBILITY,
    BISHOP_PAIR,
    BAD_BISHOP,
    OUTPOST,
    OUTPOST_AHEAD,
    BEHIND_PAWN,
    FAR_FROM_KING,
    WITH_PAWNS,
    TRAPPED_ROOK,
    ROOK_FILE,
    ISOLATED,
    DOUBLED,
    BACKWARD,
    RAM,
    PHALANX,
    SUPPORTED,
    PASSED,
    PASSED_CONNECTED,
    PASSED_FREE,
    PASSED_BLOCKED,
    PASSED_CLEAR,
    PASSED_ESCORT,
    PASSED_OWN_KING,
    PASSED_OTHER_KING,
    PASSED_ROOK,
    PASSED_CHASED,
    UNSTOPPABLE,
    PAWN_THREAT,
    MINOR_THREAT,
    ROOK_THREAT,
    HANGING,
    PUSH_THREAT,
    KING_THREAT,
    RESTRICTED,
    SHELTER,
    STORM,
    KING_ATTACK,
    SAFE_CHECK,
    PAWN_DISTANCE,
    BARE_WING,
    TEMPO,
];

/// The number of weights.
pub const COUNT: usize = TEMPO.first + TEMPO.len;
