//! Cards, contracts and results in words, and cards that are typed.

use parlour_bridge::card::rank_letter;
use parlour_bridge::contract::{Doubling, Strain};
use parlour_bridge::deal::{SEATS, seat_letter};
use parlour_bridge::sampling::Expectation;
use parlour_bridge::score::imps;
use parlour_bridge::summary::Summary;
use parlour_bridge::{Bridge, Card, Contract, Suit, analyst};
use parlour_core::{Game, Seat, Side, Thought};

use crate::locale::Locale;

/// The sign of a suit.
pub const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

/// A rank as cards show it: ten in digits.
pub fn rank(card: Card) -> String {
    match rank_letter(card.rank()) {
        'T' => "10".to_owned(),
        letter => letter.to_string(),
    }
}

/// A card in short: `♠K`.
pub fn short(card: Card) -> String {
    format!("{}{}", sign(card.suit()), rank(card))
}

/// A card in words, within a sentence.
pub fn named(card: Card, locale: &Locale) -> String {
    let rank = locale.tr(&format!("bridge-rank-{}", rank_letter(card.rank()).to_ascii_lowercase()));
    locale.tr_with("bridge-card", &[("rank", &rank), ("suit", &suit(card.suit(), locale))])
}

/// A suit in words, within a sentence.
pub fn suit(suit: Suit, locale: &Locale) -> String {
    locale.tr(&format!("bridge-suit-{}", suit.letter().to_ascii_lowercase()))
}

/// A seat in words.
pub fn seat(seat: Seat, locale: &Locale) -> String {
    locale.tr(&format!("bridge-seat-{}", seat_letter(seat).to_ascii_lowercase()))
}

/// A seat by its letter.
pub fn letter(seat: Seat, locale: &Locale) -> String {
    locale.tr(&format!("bridge-letter-{}", seat_letter(seat).to_ascii_lowercase()))
}

/// A contract in short: `4♠`, `3NT`, doubled ones with × or ××. It is written so in every language.
pub fn contract(contract: Contract) -> String {
    let strain = contract.strain().trumps().map_or_else(|| Strain::NoTrump.name().to_owned(), |suit| sign(suit).into());
    let doubled = match contract.doubling() {
        Doubling::Undoubled => "",
        Doubling::Doubled => "×",
        Doubling::Redoubled => "××",
    };
    format!("{}{strain}{doubled}", contract.level())
}

/// A legal card as a sentence: who plays it.
pub fn said(game: &Bridge, card: Card, locale: &Locale) -> String {
    let (player, card) = (seat(game.to_move(), locale), named(card, locale));
    let key = if game.play_so_far().trick().is_empty() { "bridge-say-leads" } else { "bridge-say-plays" };
    locale.tr_with(key, &[("seat", &player), ("card", &card)])
}

/// A card as the list of the play has it: with the letter of who led.
pub fn written(game: &Bridge, card: Card, locale: &Locale) -> String {
    let leads = game.play_so_far().trick().is_empty();
    if leads { format!("{} {}", letter(game.to_move(), locale), short(card)) } else { short(card) }
}

/// Whose card it is.
pub fn held(game: &Bridge, card: Card, locale: &Locale) -> Option<String> {
    let holder = SEATS.into_iter().find(|&seat| game.hand(seat).contains(card))?;
    let (card, seat) = (named(card, locale), seat(holder, locale));
    Some(locale.tr_with("bridge-say-held", &[("card", &card), ("seat", &seat)]))
}

/// The contract and how far declarer is from it, or how far he came.
pub fn counts(game: &Bridge, locale: &Locale) -> String {
    let setup = game.setup();
    let needed = setup.contract.tricks();
    let taken = game.play_so_far().tricks(setup.declarer.side());
    let missing = needed.saturating_sub(taken).to_string();
    let arguments = [
        ("contract", contract(setup.contract)),
        ("declarer", seat(setup.declarer, locale)),
        ("needed", needed.to_string()),
        ("missing", missing),
        ("taken", taken.to_string()),
    ];
    let arguments = arguments.each_ref().map(|(name, value)| (*name, value.as_str()));
    let key = match () {
        () if game.play_so_far().is_over() => "bridge-counts-over",
        () if taken >= needed => "bridge-counts-made",
        () => "bridge-counts",
    };
    let line = locale.tr_with(key, &arguments);
    let vulnerable = vulnerability(game, locale);
    let number = setup.number.map(|number| locale.tr_with("bridge-deal-number", &[("number", &number.to_string())]));
    [Some(line), Some(vulnerable), number].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Who is vulnerable.
pub fn vulnerability(game: &Bridge, locale: &Locale) -> String {
    locale.tr(&format!("bridge-vulnerable-{}", game.setup().vulnerability.name().to_lowercase()))
}

/// Whether the contract was made, by how many tricks, and what it scores.
pub fn outcome(game: &Bridge, locale: &Locale) -> String {
    let (Some(difference), Some(score)) = (game.difference(), game.duplicate_score()) else { return String::new() };
    let setup = game.setup();
    let side = setup.declarer.side();
    let key = match difference {
        0 => "bridge-outcome-just",
        1.. => "bridge-outcome-over",
        _ => "bridge-outcome-down",
    };
    let arguments = [
        ("contract", contract(setup.contract)),
        ("declarer", seat(setup.declarer, locale)),
        ("tricks", difference.unsigned_abs().to_string()),
        ("side", side_name(if score < 0 { side.other() } else { side }, locale)),
        ("score", score.unsigned_abs().to_string()),
    ];
    locale.tr_with(key, &arguments.each_ref().map(|(name, value)| (*name, value.as_str())))
}

/// Why a card is advised: how often it reaches the aim in the layouts that were imagined, and with how many tricks.
pub fn reason(game: &Bridge, card: Card, thought: &Thought<Card>, locale: &Locale) -> Option<String> {
    let score = thought.ranked.iter().find(|ranked| ranked.mv == card)?.score;
    let Expectation { per_mille, hundredths } = Expectation::of_score(score);
    let declares = game.to_move().side() == game.setup().declarer.side();
    let key = if declares { "bridge-reason-declarer" } else { "bridge-reason-defender" };
    let tenths = (hundredths + 5) / 10;
    let tricks = format!("{}.{}", tenths / 10, tenths % 10);
    let tricks = tricks.replace('.', &locale.tr("bridge-combination-decimal-sign"));
    let percent = (per_mille + 5) / 10;
    (!thought.exact).then(|| locale.tr_with(key, &[("percent", &percent.to_string()), ("tricks", &tricks)]))
}

/// What the whole deal says of the result: the tricks double dummy, par, and how far from par the result is.
pub fn summary(game: &Bridge, text: &str, locale: &Locale) -> Vec<String> {
    let (Ok(summary), Some(score)) = (text.parse::<Summary>(), game.duplicate_score()) else { return Vec::new() };
    let setup = game.setup();
    let tricks = summary.table.tricks(setup.contract.strain(), setup.declarer).to_string();
    let of_north = if setup.declarer.side() == Side::First { score } else { -score };
    let par = summary.par.score;
    let contracts = summary.par.contracts.iter();
    let contracts: Vec<String> =
        contracts.map(|&(bid, declarer)| format!("{} {}", contract(bid), letter(declarer, locale))).collect();
    let gain = imps(of_north - par);
    let for_side = |value: i32| side_name(if value < 0 { Side::Second } else { Side::First }, locale);
    let say = |key: &str, side: String, value: i32| {
        let value = value.unsigned_abs().to_string();
        let contracts = contracts.join(", ");
        locale.tr_with(key, &[("side", &side), ("score", &value), ("contracts", &contracts)])
    };
    vec![
        locale.tr_with("bridge-double-dummy", &[("tricks", &tricks)]),
        say(if contracts.is_empty() { "bridge-par-passed" } else { "bridge-par" }, for_side(par), par),
        say(if gain == 0 { "bridge-imp-none" } else { "bridge-imp" }, for_side(gain), gain),
    ]
}

/// The tricks that declarer takes in all after a card of that value in an analysis with open hands.
pub fn tricks_of_declarer(game: &Bridge, value: i32) -> u8 {
    let setup = game.setup();
    let declaring = game.to_move().side() == setup.declarer.side();
    let tricks = analyst::tricks(value, setup.contract.aim(declaring));
    if declaring { tricks } else { 13 - tricks }
}

/// The two seats of a side.
pub fn side_name(side: Side, locale: &Locale) -> String {
    locale.tr(&format!("bridge-side-{}", side.name()))
}

/// A typed card: suit and rank in either order, the suit by letter or sign.
///
/// # Errors
/// `no-move` if it is not written like one.
pub fn read(text: &str) -> Result<Card, &'static str> {
    let letters: String = text.to_uppercase().replace("10", "T").chars().filter(|sign| !sign.is_whitespace()).collect();
    let plain: String = letters
        .chars()
        .map(|letter| match letter {
            '♠' | '♤' => 'S',
            '♥' | '♡' => 'H',
            '♦' | '♢' => 'D',
            '♣' | '♧' => 'C',
            other => other,
        })
        .collect();
    let turned: String = plain.chars().rev().collect();
    plain.parse().or_else(|_| turned.parse()).map_err(|_| "no-move")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn cards_are_typed_in_any_form() {
        let ten = Card::new(Suit::Hearts, 8);
        for text in ["HT", "h10", "10h", "♥10", "t ♥", " 10 ♡ "] {
            assert_eq!(read(text).map(short), Ok(short(ten)), "{text}");
        }
        for text in ["", "H", "H1", "11h", "ace", "♥♥"] {
            assert_eq!(read(text), Err("no-move"), "{text}");
        }
    }

    /// A deal that is over misses nothing any more.
    #[test]
    fn the_end_is_told_as_an_end() {
        let english = Locale::new(Language::En);
        let mut game = Bridge::new(&"17 7NT N None".parse().unwrap()).unwrap();
        assert!(counts(&game, &english).contains("missing"));
        while let Some(&card) = game.legal_moves().first() {
            game.play(card).unwrap();
        }
        let taken = game.play_so_far().tricks(Side::First);
        assert!(taken < 13, "it goes down");
        let said = counts(&game, &english).replace('\u{a0}', " ");
        assert!(!said.contains("missing") && said.contains(&format!("{taken} taken")), "{said}");
    }

    #[test]
    fn seats_have_the_letters_of_the_language() {
        let letters = |language| SEATS.map(|seat| letter(seat, &Locale::new(language))).concat();
        assert_eq!([letters(Language::En), letters(Language::Hu)], ["NESW", "ÉKDNy"]);
    }

    #[test]
    fn contracts_and_cards_are_said() {
        let english = Locale::new(Language::En);
        let doubled: Contract = "4SX".parse().unwrap();
        assert_eq!(contract(doubled), "4♠×");
        assert_eq!(named(Card::new(Suit::Spades, 11), &english), "king of spades");
        assert_eq!(named(Card::new(Suit::Hearts, 10), &Locale::new(Language::Hu)), "kőr dáma");
    }
}
