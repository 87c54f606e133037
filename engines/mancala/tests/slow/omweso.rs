//! Omweso, slowly.

use super::{
    Ending, MOST_LAPS, Spot, Switches, Table, after, circle, column_of_other, is_front, seeds, sow, take, text,
};

#[derive(Clone, Debug)]
pub struct Omweso {
    table: Table,
    mover: usize,
    /// 0: never captured; 2: captured in the last move; else 1.
    captured: [u32; 2],
    ending: Option<Ending>,
    reverse_at_start: bool,
    re_entry_at_end: bool,
    akakyala: bool,
    okukoneeza: bool,
    endless_is_void: bool,
}

/// One way through a move: the choices made, and what came of them.
struct Path {
    choices: Vec<bool>,
    end: End,
}

/// The game after a move.
#[derive(Clone)]
enum End {
    Done(Omweso),
    Endless(Omweso),
}

/// A move under way, before a lap: `hand` seeds are to be sown from beyond `from`.
#[derive(Clone)]
struct Lap {
    game: Omweso,
    from: Spot,
    hand: u32,
    ends: Vec<usize>,
    captured: bool,
    number: u32,
}

/// What comes after a lap.
enum Arrival {
    /// The end of the move.
    End(End),
    /// Another lap.
    Go { lap: Lap, may_choose: bool },
}

impl Lap {
    fn sow(mut self, clockwise: bool) -> Arrival {
        let me = self.game.mover;
        let last = sow(&mut self.game.table, after(self.from, clockwise), self.hand, clockwise);
        let is_endless = self.number > MOST_LAPS;
        if is_endless || self.game.ending.is_some() || seeds(&self.game.table, last) == 1 {
            let mut end = self.game;
            let again = self.captured && end.captured[me] == 2;
            end.captured[me] = if self.captured { 2 } else { end.captured[me].min(1) };
            end.mover = 1 - me;
            if is_endless {
                end.ending = Some((None, "void"));
                return Arrival::End(End::Endless(end));
            }
            if end.ending.is_none() && end.captured[1 - me] == 0 {
                if end.akakyala && again {
                    end.ending = Some((Some(me), "akakyala"));
                } else if end.okukoneeza && end.counts_down(me) {
                    end.ending = Some((Some(me), "okukoneeza"));
                }
            }
            return Arrival::End(End::Done(end));
        }
        self.number += 1;
        if !self.game.can_take(last) {
            self.hand = take(&mut self.game.table, last);
            self.from = last;
            let may_choose = !self.game.reverse_at_start;
            return Arrival::Go { lap: self, may_choose };
        }
        self.hand = column_of_other(last).into_iter().map(|spot| take(&mut self.game.table, spot)).sum();
        self.ends.push(last.1);
        self.captured = true;
        if self.game.re_entry_at_end {
            self.from = last;
        }
        if self.ends.contains(&0) && self.ends.contains(&7) {
            let left: u32 = circle(1 - me).into_iter().map(|spot| seeds(&self.game.table, spot)).sum();
            self.game.ending = Some((Some(me), if left == 0 { "akawumbi" } else { "emitwe-ebiri" }));
        }
        let may_choose = clockwise && self.game.ending.is_none();
        Arrival::Go { lap: self, may_choose }
    }
}

impl Omweso {
    pub fn start(switches: Switches) -> Self {
        Self {
            table: [[4; 8], [0; 8], [0; 8], [4; 8]],
            mover: 0,
            captured: [0; 2],
            ending: None,
            reverse_at_start: switches.contains(&("reverse", "start")),
            re_entry_at_end: switches.contains(&("re-entry", "lap-end")),
            akakyala: switches.contains(&("akakyala", "on")),
            okukoneeza: switches.contains(&("okukoneeza", "on")),
            endless_is_void: switches.contains(&("endless-move", "void")),
        }
    }

    /// Whether a player has three, two and one seeds in pits one after the other, counterclockwise.
    fn counts_down(&self, player: usize) -> bool {
        circle(player).into_iter().any(|first| {
            let second = after(first, false);
            [first, second, after(second, false)].map(|spot| seeds(&self.table, spot)) == [3, 2, 1]
        })
    }

    fn can_take(&self, spot: Spot) -> bool {
        is_front(spot) && column_of_other(spot).iter().all(|&other| seeds(&self.table, other) > 0)
    }

    /// Whether a pit is in the two columns at the owner's left.
    fn is_left((row, col): Spot) -> bool {
        if row >= 2 { col < 2 } else { col > 5 }
    }

    /// Whether a lap may go clockwise: from the left, and only if it captures at once.
    fn may_reverse(&self, from: Spot, hand: u32) -> bool {
        let mut table = self.table;
        let last = sow(&mut table, after(from, true), hand, true);
        Self::is_left(from) && seeds(&table, last) > 1 && self.can_take(last)
    }

    /// All ways to play on from a lap. `may_choose`: whether the player may choose its direction.
    fn follow(mut lap: Lap, choices: Vec<bool>, mut may_choose: bool) -> Vec<Path> {
        loop {
            let reversible = may_choose && choices.len() < 8 && lap.game.may_reverse(lap.from, lap.hand);
            let directions: &[bool] = if reversible { &[false, true] } else { &[false] };
            let mut paths = Vec::new();
            for &clockwise in directions {
                let mut choices = choices.clone();
                if reversible {
                    choices.push(clockwise);
                }
                match lap.clone().sow(clockwise) {
                    Arrival::End(end) => paths.push(Path { choices, end }),
                    Arrival::Go { lap: next, may_choose: may } if reversible => {
                        paths.extend(Self::follow(next, choices, may));
                    }
                    Arrival::Go { lap: next, may_choose: may } => (lap, may_choose) = (next, may),
                }
            }
            if !paths.is_empty() {
                return paths;
            }
        }
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        if self.ending.is_some() || !self.moves().is_empty() {
            return self.ending;
        }
        let can_sow = circle(self.mover).into_iter().any(|spot| seeds(&self.table, spot) > 1);
        Some((Some(1 - self.mover), if can_sow { "only-endless" } else { "okwa-bulijo" }))
    }

    /// All moves, as they are written, with what they lead to.
    pub fn moves(&self) -> Vec<(String, Self)> {
        if self.ending.is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for (at, spot) in circle(self.mover).into_iter().enumerate() {
            if seeds(&self.table, spot) < 2 {
                continue;
            }
            let mut game = self.clone();
            let hand = take(&mut game.table, spot);
            let lap = Lap { game, from: spot, hand, ends: Vec::new(), captured: false, number: 1 };
            for path in Self::follow(lap, Vec::new(), true) {
                let end = match path.end {
                    End::Done(end) => end,
                    End::Endless(end) if self.endless_is_void => end,
                    End::Endless(_) => continue,
                };
                let arrows: String = path.choices.iter().map(|&clockwise| if clockwise { '>' } else { '<' }).collect();
                let name = format!("{}{}{}", ['a', 'b'][self.mover], at + 1, arrows.trim_end_matches('<'));
                moves.push((name, end));
            }
        }
        moves
    }

    pub fn position(&self) -> String {
        let mover = ['A', 'B'][self.mover];
        let [first, second] = self.captured;
        let notes = if self.captured == [0, 0] { String::new() } else { format!(" captured:{first},{second}") };
        format!("{} 0,0 {mover}{notes}", text(&self.table))
    }
}
