//! Games and positions as texts that other programs read: PGN and FEN.

use parlour_chess::pgn::{self, NodeId};
use parlour_chess::{Board, Chess, Epd, Letters, PgnGame, Setup, UciMove, Variant};
use parlour_core::{Game, Outcome, SetupOptions, Side};

use super::draft::variant_of;
use super::faults;
use crate::catalogue::{Allowance, TimeControl};
use crate::locale::Locale;
use crate::table::notation::{Found, Notes, Opened, RECORDED, Sheet};
use crate::table::tree::Tree;

/// Of a larger collection the first so many games are listed.
const MOST_GAMES: usize = 1000;

/// A game in PGN. What a game that was opened said of itself and of its moves is kept, and so is every line that was tried.
pub fn write(sheet: &Sheet<Chess>) -> String {
    let source = pgn::read(&sheet.notes.source).next();
    let is_own = source.is_none();
    let mut game = source.unwrap_or_else(|| {
        if sheet.tree.is_none() {
            return PgnGame::of_history(sheet.history);
        }
        let Setup { variant, start } = *sheet.history.position().setup();
        PgnGame::new(variant, start)
    });
    if let Some(tree) = sheet.tree {
        game = with_lines(&game, tree);
    }
    if let Some(outcome) = &sheet.outcome {
        result(outcome.winner).clone_into(&mut game.result);
    }
    if is_own {
        add_tags(&mut game, sheet);
    }
    let line: Vec<NodeId> = game.main_line().collect();
    for (id, left) in line.into_iter().zip(&sheet.clocks) {
        game.node_mut(id).note_clock(*left);
    }
    game.to_string()
}

/// A game with the lines of a tree instead of its own, in their order; what it says of moves it keeps with them, and lines
/// that pass the turn, which the tree cannot hold.
fn with_lines(source: &PgnGame, tree: &Tree<UciMove>) -> PgnGame {
    let mut game = PgnGame::new(source.variant, *source.start());
    (game.tags, game.result) = (source.tags.clone(), source.result.clone());
    let mut waiting = vec![(Tree::<UciMove>::ROOT, PgnGame::ROOT, vec![PgnGame::ROOT], *source.start())];
    while let Some((from, to, told, board)) = waiting.pop() {
        let mut passing = Vec::new();
        for &id in &told {
            copy_words(source, id, &mut game, to);
            passing.extend(source.children(id).filter(|child| source.node(*child).mv.is_null()));
        }
        for &child in tree.children(from) {
            let Some(mv) = tree.node(child).mv.and_then(|mv| board.find(mv)) else { continue };
            // The same move may stand there twice.
            let children = told.iter().flat_map(|id| source.children(*id));
            let same = children.filter(|id| source.node(*id).mv == mv).collect();
            waiting.push((child, game.add(to, mv), same, board.after(mv)));
        }
        copy_lines(source, passing, &mut game, to);
    }
    game
}

/// Copies what is said of a move.
fn copy_words(source: &PgnGame, id: NodeId, game: &mut PgnGame, to: NodeId) {
    let (told, node) = (source.node(id), game.node_mut(to));
    node.marks.extend(&told.marks);
    node.before.extend_from_slice(&told.before);
    node.after.extend_from_slice(&told.after);
}

/// Copies moves with all that follows them behind a move.
fn copy_lines(source: &PgnGame, moves: Vec<NodeId>, game: &mut PgnGame, to: NodeId) {
    let mut waiting: Vec<_> = moves.into_iter().rev().map(|id| (id, to)).collect();
    while let Some((id, to)) = waiting.pop() {
        let copy = game.add(to, source.node(id).mv);
        copy_words(source, id, game, copy);
        let children: Vec<_> = source.children(id).map(|child| (child, copy)).collect();
        waiting.extend(children.into_iter().rev());
    }
}

/// The lines of a game with what is said of their moves. Passed turns, which no rule allows, end a line.
fn lines_of(game: &PgnGame) -> Tree<UciMove> {
    let mut tree = Tree::default();
    let mut waiting = vec![(PgnGame::ROOT, Tree::<UciMove>::ROOT)];
    while let Some((from, to)) = waiting.pop() {
        let told = game.node(from);
        // The same move may stand there twice.
        let node = tree.node_mut(to);
        node.before += &words_of(&told.before);
        node.after += &words_of(&told.after);
        node.signs.extend(told.marks.iter().filter_map(|mark| pgn::sign(*mark)));
        for child in game.children(from) {
            let mv = game.node(child).mv;
            if !mv.is_null() {
                waiting.push((child, tree.add(to, mv.uci(game.variant))));
            }
        }
    }
    tree
}

/// Comments without what is meant for programs.
fn words_of(comments: &[String]) -> String {
    comments.iter().map(|words| plain(words)).collect::<Vec<_>>().join(" ").trim().to_owned()
}

fn add_tags(game: &mut PgnGame, sheet: &Sheet<Chess>) {
    let [year, month, day] = sheet.date;
    let [white, black] = &sheet.players;
    let termination = match &sheet.outcome {
        None => "unterminated",
        Some(Outcome { reason: "time" | "time-but-no-mate", .. }) => "time forfeit",
        Some(_) => "normal",
    };
    for (name, value) in [
        ("Event", "Parlour"),
        ("Site", "Parlour"),
        ("Date", &format!("{year:04}.{month:02}.{day:02}")),
        ("Round", "-"),
        ("White", white),
        ("Black", black),
        ("TimeControl", &time_control(sheet.time)),
        ("Termination", termination),
    ] {
        game.set_tag(name, value);
    }
}

/// The tag of that name: seconds, and seconds a move. What gives one player odds cannot be told.
fn time_control(time: Option<TimeControl>) -> String {
    match time.map(|time| time.each) {
        None => "-".to_owned(),
        Some([first, second]) if first != second => "?".to_owned(),
        Some([Allowance { seconds, increment: 0 }, _]) => seconds.to_string(),
        Some([Allowance { seconds, increment }, _]) => format!("{seconds}+{increment}"),
    }
}

const fn result(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::First) => "1-0",
        Some(Side::Second) => "0-1",
        None => "1/2-1/2",
    }
}

/// The games in a text: those of a PGN, or positions in FEN or EPD, one a line.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn find(text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(locale.tr("import-empty"));
    }
    if text.lines().next().is_some_and(is_position) {
        return find_positions(text, locale);
    }
    let mut reason = None;
    let mut found = Vec::new();
    for game in pgn::read(text) {
        let fault = game.faults.first().map(|fault| faults::of_game(fault, locale));
        let fault = fault.or_else(|| past_the_end(&game, locale));
        // Deals of bridge are written with the same tags.
        let is_deal = game.tag("Deal").is_some();
        let is_game = !game.is_empty() || game.faults.is_empty() && !game.tags.is_empty() && !is_deal;
        if is_game {
            found.push(Found { title: title(&game), about: about(&game), fault, text: game.to_string() });
        } else {
            reason = reason.or(fault);
        }
        if found.len() == MOST_GAMES {
            break;
        }
    }
    if found.is_empty() { Err(reason.unwrap_or_else(|| locale.tr("import-empty"))) } else { Ok(found) }
}

/// The positions of a text that has one on every line; a line that is none is left out while there are others.
fn find_positions(text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(MOST_GAMES);
    let mut reason = None;
    let mut found = Vec::new();
    for line in lines {
        match line.parse::<Epd>() {
            Ok(epd) => {
                let name = epd.operands("id").and_then(|names| names.first());
                let title = name.cloned().unwrap_or_else(|| locale.tr("chess-position-alone"));
                let text = PgnGame::new(variant_of(&epd.board), epd.board).to_string();
                found.push(Found { title, about: epd.board.to_string(), fault: None, text });
            }
            Err(error) => reason = reason.or_else(|| Some(faults::of_position(&error, locale))),
        }
    }
    if found.is_empty() { Err(reason.unwrap_or_else(|| locale.tr("import-empty"))) } else { Ok(found) }
}

/// That moves go on where the rules have ended the game: older games do so after the fifth repetition or seventy-five moves.
fn past_the_end(game: &PgnGame, locale: &Locale) -> Option<String> {
    let history = game.history().ok()?;
    let kept = history.plies().len();
    let left_out = game.node(game.main_line().nth(kept)?).mv;
    let over = history.position_at(kept).filter(|position| position.outcome().is_some())?.position();
    let dots = if over.turn() == parlour_chess::Color::White { "." } else { "…" };
    let number = format!("{}{dots}", over.number());
    Some(locale.tr_with("chess-pgn-past-end", &[("number", &number), ("move", &over.san(left_out, Letters::English))]))
}

/// Whether a line is meant as a FEN or EPD: its first word has ranks.
fn is_position(line: &str) -> bool {
    line.split_whitespace().next().unwrap_or_default().matches('/').count() >= 3
}

/// The value of a tag that says something.
fn told<'a>(game: &'a PgnGame, name: &str) -> Option<&'a str> {
    game.tag(name).filter(|value| !value.trim_matches(['?', '.', '-', ' ']).is_empty())
}

fn title(game: &PgnGame) -> String {
    let name = |tag| told(game, tag).unwrap_or("?").to_owned();
    match (told(game, "White"), told(game, "Black"), told(game, "Event")) {
        (None, None, Some(event)) => event.to_owned(),
        _ => format!("{} – {}", name("White"), name("Black")),
    }
}

/// Date, result, and the first moves.
fn about(game: &PgnGame) -> String {
    const MOVES: usize = 6;
    let date = told(game, "Date").map(|date| date.trim_end_matches(['.', '?']).to_owned());
    let result = Some(game.result.replace('-', "–")).filter(|result| result != "*");
    let mut board = *game.start();
    let mut moves = Vec::new();
    for (count, id) in game.main_line().take(MOVES).enumerate() {
        let mv = game.node(id).mv;
        if mv.is_null() {
            break;
        }
        let white = board.turn() == parlour_chess::Color::White;
        let number = if white || count == 0 {
            format!("{}.{}", board.number(), if white { "" } else { ".." })
        } else {
            String::new()
        };
        moves.push(format!("{number}{}", board.san(mv, Letters::English)));
        board.play(mv);
    }
    let parts = [date, result, Some(moves.join(" "))];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The game of a text in which [`find`] has found one.
///
/// # Errors
/// Why it is none, as a sentence.
pub fn open(text: &str, locale: &Locale) -> Result<Opened<Chess>, String> {
    let game = pgn::read(text).next().ok_or_else(|| locale.tr("import-empty"))?;
    let no_start =
        |error: parlour_core::SetupError| locale.tr_with("import-no-start", &[("error", &error.to_string())]);
    let mut history = game.history().map_err(no_start)?;
    history.jump(usize::MAX);
    let Setup { variant, start } = *history.position().setup();
    let options = SetupOptions {
        variant: Some(if variant == Variant::Chess960 { "chess960" } else { "standard" }.to_owned()),
        position: (start != Board::default() || variant == Variant::Chess960).then(|| start.to_string()),
        ..SetupOptions::default()
    };
    let winner = match game.result.as_str() {
        "1-0" => Some(Some(Side::First)),
        "0-1" => Some(Some(Side::Second)),
        "1/2-1/2" => Some(None),
        _ => None,
    };
    let ended_by_rules = history.position().outcome().is_some();
    let called = winner.filter(|_| !ended_by_rules).map(|winner| Outcome { winner, reason: RECORDED });
    let name = |tag| told(&game, tag).map(ToOwned::to_owned);
    let notes = Notes { source: text.to_owned(), players: [name("White"), name("Black")] };
    Ok(Opened { history, options, called, tree: lines_of(&game), notes })
}

/// A comment without the commands in square brackets, such as `[%clk 0:09:58]`.
fn plain(comment: &str) -> String {
    let mut words = String::new();
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        words += before;
        rest = command.split_once(']').map_or("", |(_, after)| after);
    }
    (words + rest).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;
    use crate::locale::Language;

    const OPERA: &str = "[Event \"Paris\"]\n[Date \"1858.??.??\"]\n[White \"Morphy, Paul\"]\n[Black \"Duke Karl / Count Isouard\"]\n\
        [Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 {Philidor's [%clk 0:09:58] defence} 3. d4 Bg4 (3... exd4 4. Nxd4) 4. dxe5 1-0\n";

    fn locale() -> Locale {
        Locale::new(Language::En)
    }

    /// A deal of bridge has the tags of a game, and is none.
    #[test]
    fn a_deal_of_bridge_is_no_game_of_chess() {
        let pbn = "[Event \"Club night\"]\n[Deal \"N:AKQ2.AK3.432.A32 - - -\"]\n[Contract \"3NT\"]\n";
        assert!(find(pbn, &locale()).is_err());
        assert!(find(OPERA, &locale()).is_ok());
    }

    fn sheet(opened: &Opened<Chess>) -> Sheet<'_, Chess> {
        Sheet {
            history: &opened.history,
            options: &opened.options,
            players: ["You".to_owned(), "Tutor".to_owned()],
            date: [2026, 11, 28],
            outcome: opened.called.clone(),
            time: None,
            clocks: Vec::new(),
            notes: &opened.notes,
            tree: None,
        }
    }

    fn only(text: &str) -> Opened<Chess> {
        let found = find(text, &locale()).unwrap();
        assert_eq!(found.len(), 1, "{found:?}");
        open(&found[0].text, &locale()).unwrap()
    }

    #[test]
    fn every_line_of_positions_is_one() {
        let text = "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";\n\
                    none/at/all/8 w - -\n8/8/4k3/3pP3/8/4K3/8/8 w - d6 0 60\n";
        let locale = Locale::new(Language::En);
        let found = find(text, &locale).unwrap();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].title, "BK.01");
        assert!(found[1].about.starts_with("8/8/4k3/3pP3/8/4K3/8/8 w"), "{}", found[1].about);
        assert!(open(&found[0].text, &locale).is_ok());
        assert!(find("none/at/all/8 w - -", &locale).is_err());
    }

    #[test]
    fn moves_after_the_end_by_the_rules_are_told() {
        let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
        let found = find(&moves, &locale()).unwrap();
        assert_eq!(
            found[0].fault.as_deref(),
            Some("9. Nf3: the rules have ended the game before this move. What stands before it is kept.")
        );
        let opened = open(&found[0].text, &locale()).unwrap();
        assert_eq!((opened.history.plies().len(), opened.called), (16, None));
        let short = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
        assert_eq!(find(&short, &locale()).unwrap()[0].fault, None);
    }

    #[test]
    fn a_game_is_listed_opened_and_written_again() {
        let found = find(OPERA, &locale()).unwrap();
        assert_eq!(found[0].title, "Morphy, Paul – Duke Karl / Count Isouard");
        assert_eq!(found[0].about, "1858 · 1–0 · 1.e4 e5 2.Nf3 d6 3.d4 Bg4");
        let opened = only(OPERA);
        assert_eq!(opened.history.at(), 7);
        assert_eq!(opened.called, Some(Outcome { winner: Some(Side::First), reason: RECORDED }));
        let after = opened.tree.find(opened.history.plies()[..4].iter().map(|ply| ply.mv)).unwrap();
        assert_eq!(opened.tree.node(after).after, "Philidor's defence");
        let text = write(&sheet(&opened));
        let joined = text.replace('\n', " ");
        for part in ["[White \"Morphy, Paul\"]", "[Result \"1-0\"]", "(3... exd4 4. Nxd4)", "[%clk 0:09:58]"] {
            assert!(joined.contains(part), "{part}: {text}");
        }
        assert_eq!(write(&sheet(&only(&text))), text);
    }

    #[test]
    fn a_game_of_ones_own_has_all_headers() {
        let mut opened = only("1. f3 e5 2. g4");
        opened.notes = Notes::default();
        opened.history.play("d8h4".parse().unwrap(), Duration::ZERO).unwrap();
        let outcome = opened.history.position().outcome();
        let time = Some(TimeControl::even(Allowance::of(3, 2)));
        let clocks = [180, 182, 181, 184].map(Duration::from_secs).to_vec();
        let text = write(&Sheet { outcome, time, clocks, ..sheet(&opened) });
        for part in [
            "[Event \"Parlour\"]",
            "[Site \"Parlour\"]",
            "[Date \"2026.11.28\"]",
            "[White \"You\"]",
            "[Black \"Tutor\"]",
            "[Result \"0-1\"]",
            "[TimeControl \"180+2\"]",
            "[Termination \"normal\"]",
            "2. g4 {[%clk 0:03:01]}",
            "2... Qh4# {[%clk 0:03:04]} 0-1",
        ] {
            let text = text.replace('\n', " ");
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(!text.contains("FEN"));
    }

    #[test]
    fn what_was_tried_is_written_behind_what_was_read() {
        let mut opened = only("1. e4 {best} e5 (1... c5 $1 2. Nf3 {open} (2. c3)) 2. Nf3 $2 *");
        let tree = &mut opened.tree;
        let signs = |tree: &Tree<UciMove>, moves: &str| {
            let found = tree.find(moves.split(' ').map(|mv| mv.parse().unwrap())).unwrap();
            (tree.node(found).signs.clone(), tree.node(found).after.clone())
        };
        assert_eq!(signs(tree, "e2e4 c7c5"), ("!".to_owned(), String::new()));
        assert_eq!(signs(tree, "e2e4 c7c5 g1f3"), (String::new(), "open".to_owned()));
        for line in ["e2e4 e7e5 f1c4 b8c6", "e2e4 c7c5 d2d4", "d2d4"] {
            tree.play(line.split(' ').map(|mv| mv.parse().unwrap()));
        }
        let text = write(&Sheet { tree: Some(&opened.tree), ..sheet(&opened) });
        let moves = text.split_once("\n\n").unwrap().1.split_whitespace().collect::<Vec<_>>().join(" ");
        let expected =
            "1. e4 {best} (1. d4) 1... e5 (1... c5 $1 2. Nf3 {open} (2. c3) (2. d4)) 2. Nf3 $2 (2. Bc4 Nc6) *";
        assert_eq!(moves, expected);
    }

    #[test]
    fn lines_that_pass_the_turn_are_written_again() {
        let opened = only("1. e4 e5 (1... -- {idle} 2. d4 (2. f4) 2... e6) 2. Nf3 *");
        let text = write(&Sheet { tree: Some(&opened.tree), ..sheet(&opened) });
        let moves = text.split_once("\n\n").unwrap().1.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(moves, "1. e4 e5 (1... -- {idle} 2. d4 (2. f4) 2... e6) 2. Nf3 *");
    }

    #[test]
    fn positions_are_recognised() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let opened = only(fen);
        assert_eq!(opened.history.position().position().to_string(), fen);
        assert_eq!(opened.options.position.as_deref(), Some(fen));
        assert!(write(&sheet(&opened)).contains(&format!("[FEN \"{fen}\"]")));
        assert!(find("4k3/8/8/8/8/8/8/8 w - - 0 1", &locale()).unwrap_err().contains("king"));
    }

    #[test]
    fn chess960_comes_back_as_what_it_is() {
        let fen = Board::chess960(0).unwrap().to_string();
        let opened = only(&fen);
        assert_eq!(opened.options.variant.as_deref(), Some("chess960"));
        let text = write(&sheet(&opened));
        assert!(text.contains("[Variant \"Chess960\"]"), "{text}");
        assert_eq!(only(&text).history.position().position().to_string(), fen);
    }

    #[test]
    fn the_first_illegal_move_is_named_and_the_rest_kept() {
        let found = find("1. e4 e5 2. Ke3 Nf6", &locale()).unwrap();
        assert!(found[0].fault.as_ref().unwrap().contains("Ke3"), "{found:?}");
        assert_eq!(open(&found[0].text, &locale()).unwrap().history.at(), 2);
    }

    #[test]
    fn a_collection_is_a_list() {
        let text = format!("{OPERA}\n[White \"A\"]\n[Black \"B\"]\n\n1. d4 *\n\n{OPERA}");
        let titles: Vec<_> = find(&text, &locale()).unwrap().into_iter().map(|found| found.title).collect();
        assert_eq!(titles.len(), 3);
        assert_eq!(titles[1], "A – B");
    }

    #[test]
    fn what_is_no_game_is_refused_with_a_reason() {
        for text in
            ["", " \n\t", "\u{feff}", "Dear diary", "(((", "{", "1-0", "8/8/8/8/8/8/8/8 w - - 0 1", "[FEN \"x\"]"]
        {
            let reason = find(text, &locale()).unwrap_err();
            assert!(reason.contains(' ') && !reason.starts_with("import-"), "{text:?}: {reason}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(
            text in "\\PC{0,120}|[KQRBNa-h1-8x+#=O. (){}\\[\\]\"$;%\n-]{0,120}|([rnbqkpRNBQKP1-8]{1,8}/){7}[rnbqkRNBQK1-8]{1,8} [wb] (-|K?Q?k?q?) (-|[a-h][36])",
        ) {
            for found in find(&text, &locale()).unwrap_or_default() {
                let opened = open(&found.text, &locale());
                prop_assert!(opened.is_ok(), "{text:?}: {opened:?}");
                let written = write(&sheet(&opened.unwrap()));
                prop_assert!(find(&written, &locale()).is_ok(), "{text:?}: {written:?}");
            }
        }

        #[test]
        fn a_damaged_game_is_read_or_refused(cut in 0..OPERA.len(), sign in "\\PC") {
            let mut text = OPERA.to_owned();
            text.replace_range(cut..=cut, &sign);
            for found in find(&text, &locale()).unwrap_or_default() {
                prop_assert!(open(&found.text, &locale()).is_ok());
            }
        }
    }
}
