//! The results as rows: which are asked for, in which order, and as a text for other programs.

use std::cmp::Ordering;
use std::collections::HashMap;

use parlour_bridge::deal::{seat_letter, seat_named};
use parlour_bridge::score::matchpoint_share;
use parlour_bridge::{Bridge, Contract, Strain};
use parlour_core::{Engine, Game, Seat, SetupOptions, Side};

use crate::catalogue::{GameChoice, Player};
use crate::games::bridge::words;
use crate::locale::Locale;
use crate::platform::clock::{Minute, on_the_wall};
use crate::profile::{Entry, Journal};

/// Which part of the table the person played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// East alone; an automatic partner sits West.
    Defender,
    /// East and West.
    Defence,
    /// Declarer, with dummy's cards.
    Declarer,
    /// All four seats.
    Everybody,
    /// None: the person watched.
    Nobody,
}

impl Mode {
    /// All, with their names in targets and locale keys.
    pub const ALL: [(&'static str, Self); 5] = [
        ("defender", Self::Defender),
        ("defence", Self::Defence),
        ("declarer", Self::Declarer),
        ("everybody", Self::Everybody),
        ("nobody", Self::Nobody),
    ];

    /// The mode of a game in which these played.
    pub fn of(choice: &GameChoice, declaring: Side) -> Self {
        let is_hand = |side: Side| *choice.player(side) == Player::Hand;
        match (is_hand(declaring), is_hand(declaring.other())) {
            (true, true) => Self::Everybody,
            (true, false) => Self::Declarer,
            (false, true) => match choice.partner {
                Some(Player::Opponent(_)) => Self::Defender,
                Some(Player::Hand) | None => Self::Defence,
            },
            (false, false) => Self::Nobody,
        }
    }

    /// Whether the score of declarer's side is what the person wants low: as a defender.
    const fn defends(self) -> bool {
        matches!(self, Self::Defender | Self::Defence)
    }

    /// Whether the person plays North, East, South and West, where North declares.
    pub const fn seats(self) -> [bool; 4] {
        match self {
            Self::Defender => [false, true, false, false],
            Self::Defence => [false, true, false, true],
            Self::Declarer => [true, false, true, false],
            Self::Everybody => [true; 4],
            Self::Nobody => [false; 4],
        }
    }

    /// The name in locale keys.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, mode)| *mode == self).map_or("", |(name, _)| name)
    }
}

/// What is noted of a deal that is over.
pub fn noted(game: &Bridge, choice: &GameChoice, ended: u64) -> Option<Entry> {
    let (margin, score, outcome) = (game.difference()?, game.duplicate_score()?, game.outcome()?);
    let setup = game.setup();
    let position = Some(setup.to_string());
    let side = match &choice.players {
        [Player::Hand, Player::Opponent(_)] => Some(Side::First),
        [Player::Opponent(_), Player::Hand] => Some(Side::Second),
        _ => None,
    };
    // How the deal was come by is of no account, nor is a partner for a defence that was not played.
    let defends = Mode::of(choice, setup.declarer.side()) == Mode::Defender;
    let partner = choice.partner.clone().filter(|_| defends);
    Some(Entry {
        ended,
        choice: GameChoice { setup: SetupOptions { position, ..SetupOptions::default() }, partner, ..choice.clone() },
        aim: format!("{} {}", setup.contract, seat_letter(setup.declarer)),
        value: side.map_or(0, |side| outcome.value_for(side)),
        margin,
        score,
    })
}

/// The columns of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The number of the deal.
    Deal,
    /// What was to be made.
    Contract,
    /// Won or lost.
    Result,
    /// Declarer's tricks above or below the contract.
    Tricks,
    /// The matchpoints among the results on the same deal.
    Matchpoints,
    /// The person's part.
    Mode,
    /// The other players.
    Level,
    /// When the last card was played.
    Ended,
}

impl Column {
    /// All, with their names in targets and locale keys.
    pub const ALL: [(&'static str, Self); 8] = [
        ("number", Self::Deal),
        ("contract", Self::Contract),
        ("result", Self::Result),
        ("tricks", Self::Tricks),
        ("matchpoints", Self::Matchpoints),
        ("mode", Self::Mode),
        ("level", Self::Level),
        ("ended", Self::Ended),
    ];

    fn compare(self, one: &Row, other: &Row) -> Ordering {
        match self {
            Self::Deal => one.deal.cmp(&other.deal),
            Self::Contract => one.contract.cmp(&other.contract),
            Self::Result => one.value.cmp(&other.value),
            Self::Tricks => one.margin.cmp(&other.margin),
            Self::Matchpoints => one.matchpoints.cmp(&other.matchpoints),
            Self::Mode => one.mode.cmp(&other.mode),
            Self::Level => one.strength().cmp(&other.strength()),
            Self::Ended => one.ended.cmp(&other.ended),
        }
    }
}

/// The kinds of contract that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Without trumps.
    NoTrump,
    /// With trumps.
    Suit,
}

/// Which results are asked for, and in which order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// All that ever happened, and not only the latest of the same deal, mode and level.
    pub history: bool,
    /// Only those won (1) or lost (−1).
    pub value: Option<i32>,
    /// Only those of this kind.
    pub kind: Option<Kind>,
    /// Only those of this mode.
    pub mode: Option<Mode>,
    /// Only those with this player.
    pub level: Option<String>,
    /// The column in whose order they stand; of equals the newest first.
    pub order: Column,
    /// Whether the greatest comes first.
    pub descending: bool,
}

impl Default for Asked {
    fn default() -> Self {
        Self {
            history: false,
            value: None,
            kind: None,
            mode: None,
            level: None,
            order: Column::Ended,
            descending: true,
        }
    }
}

impl Asked {
    /// Whether some are left out.
    pub const fn is_filtered(&self) -> bool {
        self.value.is_some() || self.kind.is_some() || self.mode.is_some() || self.level.is_some()
    }

    /// Orders by a column; by the one that is in force the other way round.
    pub fn order_by(&mut self, column: Column) {
        self.descending = if self.order == column { !self.descending } else { column == Column::Ended };
        self.order = column;
    }

    fn wants(&self, row: &Row) -> bool {
        let kind = |kind| row.contract.is_some_and(|contract| kind_of(contract) == kind);
        self.value.is_none_or(|value| row.value == value)
            && self.kind.is_none_or(kind)
            && self.mode.is_none_or(|mode| row.mode == mode)
            && self.level.as_ref().is_none_or(|level| row.levels.contains(level))
    }

    /// The results that are asked for.
    pub fn rows(&self, journal: &Journal) -> Vec<Row> {
        let entries = if self.history { journal.entries().iter().collect() } else { journal.latest() };
        let scores = Scores::of(journal);
        let mut rows: Vec<Row> = entries.into_iter().map(|entry| Row::of(entry, &scores)).collect();
        rows.retain(|row| self.wants(row));
        rows.sort_by(|one, other| {
            let order = self.order.compare(one, other);
            let order = if self.descending { order.reverse() } else { order };
            order.then(other.ended.cmp(&one.ended))
        });
        rows
    }
}

fn kind_of(contract: Contract) -> Kind {
    if contract.strain() == Strain::NoTrump { Kind::NoTrump } else { Kind::Suit }
}

/// What was dealt. Numbers come before deals that somebody laid out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dealt {
    /// The deal of that number.
    Numbered(u64),
    /// Cards of somebody's own, as they are written.
    Own(String),
}

/// The scores of declarer's side in all results on the same deal.
#[derive(Default)]
struct Scores<'a>(HashMap<&'a str, Vec<i32>>);

impl<'a> Scores<'a> {
    fn of(journal: &'a Journal) -> Self {
        let mut scores = Self::default();
        for entry in journal.entries() {
            scores.0.entry(dealt(entry)).or_default().push(entry.score);
        }
        scores
    }

    /// The matchpoints of a result, in thousandths of those that could be got; `None` if it is the only one on its deal.
    fn matchpoints(&self, entry: &Entry, mode: Mode) -> Option<u32> {
        let mut others = self.0.get(dealt(entry))?.clone();
        others.swap_remove(others.iter().position(|score| *score == entry.score)?);
        let share = matchpoint_share(entry.score, &others)?;
        Some(if mode.defends() { 1000 - share } else { share })
    }
}

/// The deal of a result, as it is written.
fn dealt(entry: &Entry) -> &str {
    entry.choice.setup.position.as_deref().unwrap_or_default()
}

/// One result.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What was dealt.
    pub deal: Dealt,
    /// The contract; `None` if the journal names none.
    pub contract: Option<Contract>,
    /// The letter of declarer's seat; empty if the journal names none.
    pub declarer: String,
    /// 1 won, 0 neither, −1 lost.
    pub value: i32,
    /// Declarer's tricks above or below the contract.
    pub margin: i32,
    /// The score of declarer's side.
    pub score: i32,
    /// The matchpoints of the person's side among the results on the same deal, in thousandths of those that could be got.
    pub matchpoints: Option<u32>,
    /// The person's part.
    pub mode: Mode,
    /// The ids of the other players: declarer, defenders, partner, each once.
    pub levels: Vec<String>,
    /// When it ended.
    pub ended: u64,
    /// What to choose to play it again.
    pub choice: GameChoice,
}

impl Row {
    fn of(entry: &Entry, scores: &Scores) -> Self {
        let position = dealt(entry);
        let mut aim = entry.aim.split_whitespace();
        let declaring = entry.aim.split_whitespace().nth(1).and_then(seat_named).map_or(Side::First, Seat::side);
        let mode = Mode::of(&entry.choice, declaring);
        let partner = entry.choice.partner.as_ref().filter(|_| mode == Mode::Defender);
        let mut levels: Vec<String> = Vec::new();
        for player in entry.choice.players.iter().chain(partner) {
            if let Player::Opponent(id) = player
                && !levels.contains(id)
            {
                levels.push(id.clone());
            }
        }
        Self {
            deal: position.parse().map_or_else(|_| Dealt::Own(position.to_owned()), Dealt::Numbered),
            contract: aim.next().and_then(|word| word.parse().ok()),
            declarer: aim.next().unwrap_or_default().to_owned(),
            value: entry.value,
            margin: entry.margin,
            score: entry.score,
            matchpoints: scores.matchpoints(entry, mode),
            mode,
            levels,
            ended: entry.ended,
            choice: entry.choice.clone(),
        }
    }

    /// The places of the other players among all, weakest first.
    fn strength(&self) -> Vec<Option<usize>> {
        let place = |id: &String| Bridge::opponents().iter().position(|opponent| opponent.id == *id);
        self.levels.iter().map(place).collect()
    }

    /// The number of the deal, or that it is somebody's own.
    pub fn deal_words(&self, locale: &Locale) -> String {
        match &self.deal {
            Dealt::Numbered(number) => number.to_string(),
            Dealt::Own(_) => locale.tr("bridge-results-own-deal"),
        }
    }

    /// The same where no heading says that it is a number.
    pub fn deal_title(&self, locale: &Locale) -> String {
        match &self.deal {
            Dealt::Numbered(number) => locale.tr_with("bridge-results-deal", &[("deal", &number.to_string())]),
            Dealt::Own(_) => locale.tr("bridge-results-own-deal"),
        }
    }

    /// Won or lost; where that cannot be said of the person, what became of the contract.
    pub fn result_words(&self, locale: &Locale) -> String {
        locale.tr(match (self.value, self.margin) {
            (1, _) => "bridge-results-won",
            (0, 0..) => "bridge-results-made",
            (0, _) => "bridge-results-failed",
            _ => "bridge-results-lost",
        })
    }

    /// The difference with its sign.
    pub fn margin_words(&self) -> String {
        match self.margin {
            0 => "0".to_owned(),
            over @ 1.. => format!("+{over}"),
            under => format!("−{}", under.unsigned_abs()),
        }
    }

    /// The matchpoints in per cent; empty if there are none.
    pub fn matchpoint_words(&self) -> String {
        self.matchpoints.map(|share| format!("{}\u{a0}%", (share + 5) / 10)).unwrap_or_default()
    }

    /// The same where no heading says what it is.
    pub fn matchpoint_title(&self, locale: &Locale) -> String {
        let words = self.matchpoint_words();
        if words.is_empty() { words } else { locale.tr_with("bridge-results-of-matchpoints", &[("share", &words)]) }
    }

    /// The names of the other players.
    pub fn level_words(&self, locale: &Locale) -> String {
        let names = self.levels.iter().map(|id| locale.tr(&format!("opponent-bridge-{id}")));
        names.collect::<Vec<_>>().join(" · ")
    }

    /// The time of the end, as people write it.
    pub fn ended_words(&self, locale: &Locale) -> String {
        let Minute { year, month, day, hour, minute } = on_the_wall(self.ended);
        let time = format!("{hour}:{minute:02}");
        let [year, month, day] = [year, month, day].map(|number| number.to_string());
        locale.tr_with("bridge-results-time", &[("year", &year), ("month", &month), ("day", &day), ("time", &time)])
    }

    /// The whole row as a sentence.
    pub fn spoken(&self, locale: &Locale) -> String {
        let contract = self.contract.map(words::contract).unwrap_or_default();
        let mode = locale.tr(&format!("bridge-mode-{}", self.mode.name()));
        let tricks = locale.tr_with("bridge-results-difference", &[("tricks", &self.margin_words())]);
        let parts = [
            self.deal_title(locale),
            contract,
            self.result_words(locale),
            tricks,
            self.matchpoint_title(locale),
            mode,
            self.level_words(locale),
            self.ended_words(locale),
        ];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

/// The rows as comma-separated values (RFC 4180), with a line of headings.
pub fn csv(rows: &[Row], locale: &Locale) -> String {
    let headings =
        ["number", "contract", "declarer", "result", "tricks", "score", "matchpoints", "mode", "level", "ended"];
    let headings = headings.map(|name| locale.tr(&format!("bridge-results-{name}")));
    let lines = rows.iter().map(|row| {
        let deal = match &row.deal {
            Dealt::Numbered(number) => number.to_string(),
            Dealt::Own(cards) => cards.clone(),
        };
        let Minute { year, month, day, hour, minute } = on_the_wall(row.ended);
        [
            deal,
            row.contract.map(|contract| contract.to_string()).unwrap_or_default(),
            row.declarer.clone(),
            row.result_words(locale),
            row.margin.to_string(),
            row.score.to_string(),
            row.matchpoints.map(|share| format!("{}.{}", share / 10, share % 10)).unwrap_or_default(),
            locale.tr(&format!("bridge-mode-{}", row.mode.name())),
            row.level_words(locale),
            format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}"),
        ]
    });
    std::iter::once(headings).chain(lines).map(|fields| fields.map(|field| quoted(&field)).join(",") + "\r\n").collect()
}

/// A field in quotes, if it needs them.
fn quoted(field: &str) -> String {
    if field.contains(['"', ',', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;
    use crate::locale::Language;

    const HAND: Player = Player::Hand;

    fn opponent(id: &str) -> Player {
        Player::Opponent(id.to_owned())
    }

    fn choice(deal: &str, players: [Player; 2], partner: Option<Player>) -> GameChoice {
        let setup = SetupOptions { position: Some(deal.to_owned()), ..SetupOptions::default() };
        GameChoice { setup, players, partner, style: "felt".to_owned(), draw_sides: false, time: None }
    }

    /// A defence of that deal by East alone, with a partner of declarer's level.
    fn entry(deal: &str, aim: &str, level: &str, margin: i32, ended: u64) -> Entry {
        let choice = choice(deal, [opponent(level), HAND], Some(opponent(level)));
        let value = if margin < 0 { 1 } else { -1 };
        Entry { ended, choice, aim: aim.to_owned(), value, margin, score: 100 * margin }
    }

    fn journal() -> Journal {
        let mut journal = Journal::default();
        journal.add(entry("17", "3NT N", "expert", -2, 1_000));
        journal.add(entry("4", "4S N", "beginner", 1, 2_000));
        journal.add(entry("100", "6HX N", "strong", 0, 3_000));
        journal.add(entry("17", "3NT N", "expert", 1, 4_000));
        let both =
            Entry { choice: choice("17", [opponent("expert"), HAND], None), ..entry("", "3NT N", "", -1, 5_000) };
        journal.add(both);
        journal
    }

    fn ended(asked: &Asked) -> Vec<u64> {
        asked.rows(&journal()).iter().map(|row| row.ended).collect()
    }

    /// Deal 17 with the lowest card that is legal played every time, by these players.
    fn played(players: [Player; 2]) -> Entry {
        let options = SetupOptions { position: Some("17".to_owned()), ..SetupOptions::default() };
        let mut game = Bridge::new(&Bridge::setup_from(&options).unwrap()).unwrap();
        let asked = choice("any", players, None);
        assert_eq!(noted(&game, &asked, 5), None, "it is not over yet");
        while let Some(card) = game.legal_moves().first().copied() {
            game.play(card).unwrap();
        }
        let entry = noted(&game, &asked, 5).unwrap();
        assert_eq!(entry.margin, game.difference().unwrap());
        assert_eq!(entry.aim, format!("{} N", game.setup().contract));
        entry
    }

    #[test]
    fn a_deal_that_is_over_is_noted() {
        let [declared, defended, watched] =
            [[HAND, opponent("strong")], [opponent("strong"), HAND], [opponent("strong"), opponent("expert")]]
                .map(played);
        assert_eq!(declared.choice.setup.position.as_deref(), Some("17"), "the same deal can be laid out again");
        assert_eq!(declared.value, if declared.margin < 0 { -1 } else { 1 });
        assert_eq!((defended.value, watched.value), (-declared.value, 0));
        assert_eq!(Row::of(&declared, &Scores::default()).deal, Dealt::Numbered(17));
        assert_eq!(Row::of(&declared, &Scores::default()).declarer, "N");
    }

    #[test]
    fn the_part_of_the_person_follows_from_the_players() {
        let mode = |players, partner| Mode::of(&choice("1", players, partner), Side::First);
        assert_eq!(mode([opponent("expert"), HAND], Some(opponent("strong"))), Mode::Defender);
        assert_eq!(mode([opponent("expert"), HAND], None), Mode::Defence);
        assert_eq!(mode([HAND, opponent("expert")], Some(opponent("strong"))), Mode::Declarer);
        assert_eq!(mode([HAND, HAND], None), Mode::Everybody);
        assert_eq!(mode([opponent("expert"), opponent("strong")], None), Mode::Nobody);
    }

    #[test]
    fn the_latest_of_a_deal_a_mode_and_a_level_is_listed() {
        assert_eq!(ended(&Asked::default()), [5_000, 4_000, 3_000, 2_000]);
        assert_eq!(ended(&Asked { history: true, ..Asked::default() }), [5_000, 4_000, 3_000, 2_000, 1_000]);
    }

    #[test]
    fn results_are_filtered() {
        let all = Asked { history: true, ..Asked::default() };
        assert_eq!(ended(&Asked { value: Some(1), ..all.clone() }), [5_000, 1_000]);
        assert_eq!(ended(&Asked { kind: Some(Kind::Suit), ..all.clone() }), [3_000, 2_000]);
        assert_eq!(ended(&Asked { mode: Some(Mode::Defence), ..all.clone() }), [5_000]);
        assert_eq!(ended(&Asked { level: Some("expert".to_owned()), value: Some(-1), ..all.clone() }), [4_000]);
        assert_eq!(ended(&Asked { level: Some("nobody".to_owned()), ..all }), []);
    }

    #[test]
    fn every_column_orders_both_ways_and_equals_stand_newest_first() {
        let by = |order, descending| ended(&Asked { history: true, order, descending, ..Asked::default() });
        assert_eq!(by(Column::Deal, false), [2_000, 5_000, 4_000, 1_000, 3_000]);
        assert_eq!(by(Column::Deal, true), [3_000, 5_000, 4_000, 1_000, 2_000]);
        assert_eq!(by(Column::Contract, false), [5_000, 4_000, 1_000, 2_000, 3_000]);
        assert_eq!(by(Column::Result, true), [5_000, 1_000, 4_000, 3_000, 2_000]);
        assert_eq!(by(Column::Tricks, false), [1_000, 5_000, 3_000, 4_000, 2_000]);
        assert_eq!(by(Column::Matchpoints, true)[0], 1_000, "two down is best for a defender");
        assert_eq!(by(Column::Mode, true)[0], 5_000);
        assert_eq!(by(Column::Level, false), [2_000, 3_000, 5_000, 4_000, 1_000]);
        let mut asked = Asked::default();
        asked.order_by(Column::Tricks);
        assert_eq!((asked.order, asked.descending), (Column::Tricks, false));
        asked.order_by(Column::Tricks);
        assert!(asked.descending);
    }

    /// As at four tables: +620, twice +600 and −100 are worth 100, 50, 50 and 0 %; to the defenders the other way round.
    #[test]
    fn results_on_the_same_deal_are_matchpointed() {
        let mut journal = Journal::default();
        for (ended, score) in [620, 600, 600, -100].into_iter().enumerate() {
            let declared = choice("17", [HAND, opponent("expert")], None);
            journal.add(Entry { choice: declared, score, ..entry("17", "4S N", "expert", 0, ended as u64) });
        }
        journal.add(Entry { score: 620, ..entry("4", "4S N", "expert", 0, 9) });
        let all = Asked { history: true, descending: false, ..Asked::default() };
        let shares = |journal: &Journal| all.rows(journal).iter().map(|row| row.matchpoints).collect::<Vec<_>>();
        assert_eq!(
            shares(&journal),
            [Some(1000), Some(500), Some(500), Some(0), None],
            "alone there is nothing to beat"
        );
        journal.add(Entry { score: -100, ..entry("17", "4S N", "expert", -1, 10) });
        let shares = shares(&journal);
        assert_eq!(shares[5], Some(875), "three worse for the defender, one the same");
        assert_eq!(shares[..4], [Some(1000), Some(625), Some(625), Some(125)]);
    }

    #[test]
    fn a_list_is_taken_along_as_separated_values() {
        let locale = Locale::new(Language::En);
        let mut journal = journal();
        journal.add(entry("N:a,b \"c\" d e", "", "expert", -1, 0));
        let rows = Asked { order: Column::Deal, descending: true, ..Asked::default() }.rows(&journal);
        let text = csv(&rows, &locale);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 6);
        assert_eq!(lines[0], "Deal,Contract,Declarer,Result,Tricks ±,Score,MP %,Mode,Level,Finished");
        assert!(lines[1].starts_with("\"N:a,b \"\"c\"\" d e\",,,Won,-1,-100,,One defender,"), "{}", lines[1]);
        assert!(lines[2].starts_with("100,6HX,N,Lost,0,0,,One defender,"), "{}", lines[2]);
        assert!(lines.iter().all(|line| line.matches(',').count() >= 9));
    }

    #[test]
    fn times_are_written_as_people_write_them() {
        let entry = entry("1", "1NT N", "expert", 0, 1_795_902_159);
        let row = Row::of(&entry, &Scores::default());
        let Minute { day, hour, minute, .. } = on_the_wall(entry.ended);
        let words = |language| row.ended_words(&Locale::new(language)).replace('\u{a0}', " ");
        assert_eq!(words(Language::En), format!("{day} Nov 2026, {hour}:{minute:02}"));
        assert_eq!(words(Language::Hu), format!("2026. nov. {day}., {hour}:{minute:02}"));
    }
}
