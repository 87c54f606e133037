//! Bao, slowly.

use super::{
    Ending, MOST_LAPS, Spot, Switches, Table, after, circle, column_of_other, is_front, seeds, sow, take, text,
};

#[derive(Clone, Debug)]
pub struct Bao {
    table: Table,
    stock: [u32; 2],
    house: [bool; 2],
    mover: usize,
    blocked: Option<Spot>,
    ending: Option<Ending>,
    takasia: bool,
    may_stop_later: bool,
    endless_is_void: bool,
}

/// A beginning: the pit and whether it goes clockwise.
type Begin = (Spot, bool);

/// A move that was tried.
enum Tried {
    Endless { after: Bao },
    Done { after: Bao, asked: bool },
}

fn house(player: usize) -> Spot {
    circle(player)[4]
}

impl Bao {
    pub fn start(switches: Switches) -> Self {
        let mut table = [[0; 8]; 4];
        (table[2][4], table[2][5], table[2][6]) = (6, 2, 2);
        (table[1][3], table[1][2], table[1][1]) = (6, 2, 2);
        Self {
            table,
            stock: [22; 2],
            house: [true; 2],
            mover: 0,
            blocked: None,
            ending: None,
            takasia: !switches.contains(&("takasia", "off")),
            may_stop_later: switches.contains(&("house-in-mtaji", "may-stop")),
            endless_is_void: switches.contains(&("endless-move", "void")),
        }
    }

    fn front(player: usize) -> Vec<Spot> {
        circle(player)[..8].to_vec()
    }

    fn enemy(&self, spot: Spot) -> u32 {
        seeds(&self.table, column_of_other(spot)[0])
    }

    /// The kichwa that a capture in `spot` must be sown from, if it lies in a kimbi: its pit, and clockwise or not.
    fn kimbi(spot: Spot) -> Option<bool> {
        let circle = circle(usize::from(spot.0 < 2));
        match circle.iter().position(|&other| other == spot)? {
            0 | 1 => Some(true),
            6 | 7 => Some(false),
            _ => None,
        }
    }

    fn kichwa(player: usize, clockwise: bool) -> Spot {
        circle(player)[if clockwise { 0 } else { 7 }]
    }

    /// All beginnings that capture.
    fn capturing(&self, player: usize) -> Vec<Begin> {
        let mut begins = Vec::new();
        for spot in circle(player) {
            for clockwise in [false, true] {
                let captures = if self.stock[player] > 0 {
                    is_front(spot)
                        && seeds(&self.table, spot) > 0
                        && self.enemy(spot) > 0
                        && Self::kimbi(spot).is_none_or(|forced| forced == clockwise)
                } else {
                    let count = seeds(&self.table, spot);
                    count > 1 && count < 16 && {
                        let mut table = self.table;
                        let count = take(&mut table, spot);
                        let last = sow(&mut table, after(spot, clockwise), count, clockwise);
                        is_front(last) && seeds(&table, last) > 1 && self.enemy(last) > 0
                    }
                };
                if captures {
                    begins.push((spot, clockwise));
                }
            }
        }
        begins
    }

    fn takasa(&self) -> Vec<Begin> {
        let player = self.mover;
        let holds = |least: u32| move |spot: &Spot| seeds(&self.table, *spot) >= least;
        let front = Self::front(player);
        let filled: Vec<Spot> = front.iter().copied().filter(holds(1)).collect();
        let spots: Vec<Spot> = if self.stock[player] > 0 {
            let with_house = self.house[player];
            let full_house = with_house && seeds(&self.table, house(player)) >= 6;
            if full_house && filled == [house(player)] {
                filled.clone()
            } else {
                let single_allowed = with_house || !front.iter().any(holds(2));
                let allowed = |spot: &Spot| {
                    !(full_house && *spot == house(player)) && (single_allowed || seeds(&self.table, *spot) > 1)
                };
                filled.iter().copied().filter(allowed).collect()
            }
        } else {
            let playable = |spots: &[Spot]| -> Vec<Spot> {
                spots.iter().copied().filter(holds(2)).filter(|&spot| Some(spot) != self.blocked).collect()
            };
            let in_front = playable(&front);
            if in_front.is_empty() { playable(&circle(player)[8..]) } else { in_front }
        };
        let mut begins = Vec::new();
        for spot in spots {
            for clockwise in [false, true] {
                let leaves_the_row = filled == [spot] && !is_front(after(spot, clockwise));
                if !leaves_the_row {
                    begins.push((spot, clockwise));
                }
            }
        }
        begins
    }

    fn lift(&mut self, spot: Spot, count: u32) -> u32 {
        self.table[spot.0][spot.1] -= count;
        for player in 0..2 {
            self.house[player] &= seeds(&self.table, house(player)) > 0;
        }
        count
    }

    fn row_is_empty(&self, player: usize) -> bool {
        Self::front(player).iter().all(|&spot| seeds(&self.table, spot) == 0)
    }

    fn attempt(&self, (spot, mut clockwise): Begin, plays_house: bool) -> Tried {
        let me = self.mover;
        let mut now = self.clone();
        let capturing = self.capturing(me).contains(&(spot, clockwise));
        let first_stage = self.stock[me] > 0;
        let mut hand;
        let mut from;
        if first_stage {
            now.stock[me] -= 1;
            now.table[spot.0][spot.1] += 1;
        }
        if first_stage && capturing {
            let prize = column_of_other(spot)[0];
            hand = now.lift(prize, seeds(&now.table, prize));
            from = Self::kichwa(me, clockwise);
        } else {
            let alone = Self::front(me).iter().all(|&other| other == spot || seeds(&self.table, other) == 0);
            let taxed = first_stage && spot == house(me) && alone && self.house[me] && seeds(&now.table, spot) >= 6;
            let count = if taxed { 2 } else { seeds(&now.table, spot) };
            hand = now.lift(spot, count);
            from = after(spot, clockwise);
        }
        let mut asked = false;
        let mut laps = 0;
        loop {
            laps += 1;
            let last = sow(&mut now.table, from, hand, clockwise);
            if laps > MOST_LAPS {
                now.ending = Some((None, "void"));
                (now.mover, now.blocked) = (1 - me, None);
                return Tried::Endless { after: now };
            }
            if now.row_is_empty(me) {
                now.ending = Some((Some(1 - me), "front-row-empty"));
            } else if now.row_is_empty(1 - me) {
                now.ending = Some((Some(me), "front-row-empty"));
            }
            if now.ending.is_some() || seeds(&now.table, last) == 1 {
                break;
            }
            if capturing && is_front(last) && now.enemy(last) > 0 {
                let prize = column_of_other(last)[0];
                hand = now.lift(prize, seeds(&now.table, prize));
                clockwise = Self::kimbi(last).unwrap_or(clockwise);
                from = Self::kichwa(me, clockwise);
                continue;
            }
            if (first_stage || now.may_stop_later) && last == house(me) && now.house[me] && seeds(&now.table, last) >= 6
            {
                asked = capturing;
                if !(capturing && plays_house) {
                    break;
                }
            }
            if now.blocked == Some(last) {
                break;
            }
            hand = now.lift(last, seeds(&now.table, last));
            from = after(last, clockwise);
        }
        now.mover = 1 - me;
        now.blocked = None;
        if !capturing && now.ending.is_none() {
            now.blocked = now.takasia();
        }
        Tried::Done { after: now, asked }
    }

    /// The pit of the player to move that the other has blocked with a takasa.
    fn takasia(&self) -> Option<Spot> {
        let (threatened, attacker) = (self.mover, 1 - self.mover);
        if !self.takasia || self.stock != [0, 0] || !self.capturing(threatened).is_empty() {
            return None;
        }
        let mut prizes: Vec<Spot> = Vec::new();
        for (spot, clockwise) in self.capturing(attacker) {
            let mut last = spot;
            for _ in 0..seeds(&self.table, spot) {
                last = after(last, clockwise);
            }
            prizes.push(column_of_other(last)[0]);
        }
        prizes.sort_unstable();
        prizes.dedup();
        let [prize] = prizes[..] else { return None };
        let front = Self::front(threatened);
        let others = |least: u32| front.iter().any(|&spot| spot != prize && seeds(&self.table, spot) >= least);
        let own_house = self.house[threatened] && prize == house(threatened);
        (seeds(&self.table, prize) > 1 && !own_house && others(1) && others(2)).then_some(prize)
    }

    /// Where a move may begin, whether it ends or not.
    fn begins(&self) -> Vec<Begin> {
        let begins = self.capturing(self.mover);
        if begins.is_empty() { self.takasa() } else { begins }
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        if self.ending.is_some() || !self.moves().is_empty() {
            return self.ending;
        }
        Some((Some(1 - self.mover), if self.begins().is_empty() { "no-move" } else { "only-endless" }))
    }

    /// All moves, as they are written, with what they lead to.
    pub fn moves(&self) -> Vec<(String, Self)> {
        if self.ending.is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for begin in self.begins() {
            let at = circle(self.mover).iter().position(|&spot| spot == begin.0).unwrap();
            let name = format!("{}{}{}", ['a', 'b'][self.mover], at + 1, if begin.1 { '>' } else { '<' });
            let first = self.attempt(begin, false);
            let played_on = match first {
                Tried::Done { asked: true, .. } => Some((name.clone() + "+", self.attempt(begin, true))),
                _ => None,
            };
            for (name, tried) in [(name, first)].into_iter().chain(played_on) {
                match tried {
                    Tried::Done { after, .. } => moves.push((name, after)),
                    Tried::Endless { after } if self.endless_is_void => moves.push((name, after)),
                    Tried::Endless { .. } => {}
                }
            }
        }
        moves
    }

    pub fn position(&self) -> String {
        let mover = ['A', 'B'][self.mover];
        let mark = self.blocked.map_or(String::new(), |spot| {
            let at = circle(self.mover).iter().position(|&other| other == spot).unwrap();
            format!(" @{}{}", ['a', 'b'][self.mover], at + 1)
        });
        let owners: String =
            [(0, 'A'), (1, 'B')].into_iter().filter(|&(player, _)| self.house[player]).map(|(_, name)| name).collect();
        format!("{} {},{} {mover}{mark} house:{owners}", text(&self.table), self.stock[0], self.stock[1])
    }
}
