//! Bao and Omweso a second time, slowly: on the board as it lies on the table, every rule as it is told.

pub mod bao;
pub mod omweso;

/// A pit on the table: row 0 is the second player's back row, row 3 the first's; columns from the first player's left.
pub type Spot = (usize, usize);

/// The seeds on the table.
pub type Table = [[u32; 8]; 4];

/// A player's pits clockwise, from the left end of his front row.
pub fn circle(player: usize) -> Vec<Spot> {
    let mut circle: Vec<Spot> = (0..8).map(|col| (2, col)).chain((0..8).rev().map(|col| (3, col))).collect();
    if player == 1 {
        circle = circle.into_iter().map(|(row, col)| (3 - row, 7 - col)).collect();
    }
    circle
}

pub fn seeds(table: &Table, (row, col): Spot) -> u32 {
    table[row][col]
}

pub fn is_front((row, _): Spot) -> bool {
    row == 1 || row == 2
}

/// The pits of the other player in the same column: front and back.
pub fn column_of_other((row, col): Spot) -> [Spot; 2] {
    if row >= 2 { [(1, col), (0, col)] } else { [(2, col), (3, col)] }
}

/// The next pit of the same player.
pub fn after(spot: Spot, clockwise: bool) -> Spot {
    let circle = circle(usize::from(spot.0 < 2));
    let at = circle.iter().position(|&other| other == spot).unwrap();
    circle[if clockwise { (at + 1) % 16 } else { (at + 15) % 16 }]
}

/// Sows seeds one by one, the first into `first`; gives the pit of the last.
pub fn sow(table: &mut Table, first: Spot, count: u32, clockwise: bool) -> Spot {
    let mut spot = first;
    for number in 0..count {
        if number > 0 {
            spot = after(spot, clockwise);
        }
        table[spot.0][spot.1] += 1;
    }
    spot
}

pub fn take(table: &mut Table, (row, col): Spot) -> u32 {
    std::mem::take(&mut table[row][col])
}

/// The position as the crate writes it, without stores and what follows.
pub fn text(table: &Table) -> String {
    let side = |player| circle(player).iter().map(|&spot| seeds(table, spot).to_string()).collect::<Vec<_>>().join(",");
    format!("{}/{}", side(0), side(1))
}

/// Switches that are not set as usual, by name and setting.
pub type Switches<'a> = &'a [(&'a str, &'a str)];

/// How a game ended: who won, and why.
pub type Ending = (Option<usize>, &'static str);

/// The most laps of a move that ends.
pub const MOST_LAPS: u32 = 200;
