//! The search-tree window: what a search has looked at, move by move, to be opened and closed branch by branch.
//!
//! In a game against an opponent it shows how the opponent came to its last move; elsewhere the position on show. The
//! tree of a classic opponent is shown as it was searched; of Parlour's own search the principal lines.

use std::collections::HashSet;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, CornerRadius, FontId, Sense, Stroke, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use parlour_core::{Control, Engine, Game, Progress};
use parlour_twixt::classic::{Aim, Branch, Certainty, Level, Method, TreeSearch};
use parlour_twixt::{Algorithm, Twixt};

use crate::catalogue::{Player, Purpose};
use crate::locale::Locale;
use crate::platform::thinking::Thinking;
use crate::settings::Settings;
use crate::table::frames::Busy;
use crate::table::panel::grouped;
use crate::table::review::Review;
use crate::table::{Table, TableSystems, analysis, at_table, overlay};
use crate::theme::widgets::{self, look};
use crate::theme::{UiSystems, bold, size, space};

/// Its name among what can be shown.
pub const NAME: &str = "tree";

/// The most branches that are kept.
const MOST_BRANCHES: usize = 60_000;

/// The most positions that are looked at.
const MOST_POSITIONS: u64 = 4_000_000;

/// So many positions are looked at between two frames.
const SLICE: u64 = 6_000;

/// How long Parlour's own search looks, and for how many lines.
const OWN: (Duration, u8) = (Duration::from_secs(8), 5);

/// Values beyond this mean that the game is won or lost.
const DECIDED: i32 = 20_000;

/// The height of a line.
const HEIGHT: f32 = 26.0;

/// Whose search is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Searcher {
    /// A classic opponent's.
    Classic(Level),
    /// Parlour's own.
    Own,
}

/// The tree that is shown.
#[derive(Resource, Default)]
struct Grown {
    /// Whose search the person has asked for.
    wanted: Option<Searcher>,
    /// The position and the searcher of the tree.
    about: Option<(u64, Searcher)>,
    classic: Option<TreeSearch>,
    own: Option<Thinking<Twixt>>,
    branches: Vec<Branch>,
    left_out: u32,
    positions: u64,
    /// The branches that lie open, as the places of the moves that lead there.
    open: HashSet<Vec<usize>>,
}

/// Registers the window.
pub fn plugin(app: &mut App) {
    app.init_resource::<Grown>()
        .add_systems(Update, grow.in_set(TableSystems::Opponent).run_if(at_table::<Twixt>))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlay).run_if(at_table::<Twixt>));
}

fn is_open(settings: &Settings) -> bool {
    settings.overlays.contains(&overlay::name_of::<Twixt>(NAME))
}

/// The position whose tree is shown, and who searched there.
fn subject<'a>(table: &'a Table<Twixt>, review: Option<&'a Review<Twixt>>) -> Option<(&'a Twixt, Option<Searcher>)> {
    let reviewed = review.and_then(|review| table.history.position_at(review.at));
    if let Some(position) = reviewed.filter(|position| position.outcome().is_none()) {
        return Some((position, None));
    }
    let persons = table.choice.players.iter().all(|player| *player == Player::Hand);
    if persons || table.purpose != Purpose::Play {
        return Some((table.position(), None)).filter(|(position, _)| position.outcome().is_none());
    }
    let decided = |ply: usize| {
        let position = table.history.position_at(ply)?;
        match table.choice.player(position.to_move().side()) {
            Player::Hand => None,
            Player::Opponent(id) => Some((position, searcher_of(id))),
        }
    };
    (0..table.history.at()).rev().find_map(decided)
}

/// How an opponent searches.
fn searcher_of(id: &str) -> Option<Searcher> {
    Twixt::opponent(id).map(|opponent| match opponent.algorithm {
        Algorithm::Classic(level) => Searcher::Classic(level),
        Algorithm::Player(_) => Searcher::Own,
    })
}

/// Whose search is shown to those who have asked for none.
const USUAL: Searcher = Searcher::Classic(Level { method: Method::AlphaBeta, aim: Aim::Mixed, depth: 2 });

fn grow(
    table: Res<Table<Twixt>>,
    review: Option<Res<Review<Twixt>>>,
    settings: Res<Settings>,
    mut grown: ResMut<Grown>,
    mut busy: ResMut<Busy>,
) {
    if !is_open(&settings) {
        if grown.about.is_some() {
            *grown = Grown { wanted: grown.wanted, ..Grown::default() };
        }
        return;
    }
    let Some((position, searched)) = subject(&table, review.as_deref()) else { return };
    let searcher = grown.wanted.or(searched).unwrap_or(USUAL);
    let about = Some((position.hash(), searcher));
    if grown.about != about {
        *grown = Grown { wanted: grown.wanted, about, ..Grown::default() };
        match searcher {
            Searcher::Classic(level) => grown.classic = Some(TreeSearch::new(position, level, MOST_BRANCHES)),
            Searcher::Own => grown.own = Some(analysis::look_at(position, OWN.1, OWN.0)),
        }
    }
    if grown.classic.is_some() || grown.own.is_some() {
        busy.0 = true;
        go_on(position, &mut grown);
    }
}

/// Searches on for a while, and shows what has come of it.
fn go_on(position: &Twixt, grown: &mut Grown) {
    if let Some(search) = &mut grown.classic {
        let limit = (grown.positions + SLICE).min(MOST_POSITIONS);
        let is_done = search.run(&Control::default().with_nodes(limit)) || limit == MOST_POSITIONS;
        let (before, positions) = (grown.positions, limit);
        grown.positions = positions;
        // To put the tree together takes longer than to grow it a little.
        if is_done || before == 0 || positions / (16 * SLICE) > before / (16 * SLICE) {
            let tree = search.tree();
            (grown.branches, grown.left_out, grown.positions) =
                (tree.branches, tree.left_out, tree.positions.max(limit));
            if is_done {
                grown.positions = tree.positions;
            }
        }
        if is_done {
            grown.classic = None;
        }
    }
    if let Some(search) = &mut grown.own {
        let is_done = search.poll().is_some();
        if let Some(progress) = search.progress() {
            grown.branches = branches_of(position, &progress);
            grown.positions = progress.nodes;
        }
        if is_done {
            grown.own = None;
        }
    }
}

/// Lines as branches: each move has the next one below it.
fn branches_of(position: &Twixt, progress: &Progress) -> Vec<Branch> {
    let line = |told: &parlour_core::ToldLine| {
        let moves = told.moves.split_whitespace().filter_map(|word| position.move_of(word).ok()).collect::<Vec<_>>();
        let mut below: Vec<Branch> = Vec::new();
        for (ply, mv) in moves.into_iter().enumerate().rev() {
            let value = if ply % 2 == 0 { told.score } else { -told.score };
            let children = std::mem::take(&mut below);
            let ply = ply as u32 + 1;
            below.push(Branch {
                mv,
                ply,
                value: Some(value),
                certainty: Certainty::Exact,
                positions: 0,
                left_out: 0,
                children,
            });
        }
        below.pop()
    };
    progress.lines.iter().filter_map(line).collect()
}

/// A line of the window: where it is in the tree, and whether it can be opened.
struct Row<'a> {
    place: Vec<usize>,
    branch: &'a Branch,
    is_open: bool,
}

/// The lines that can be seen.
fn rows<'a>(branches: &'a [Branch], open: &HashSet<Vec<usize>>) -> Vec<Row<'a>> {
    let mut rows = Vec::new();
    let mut waiting: Vec<(Vec<usize>, &Branch)> =
        ranked(branches).into_iter().rev().map(|(n, branch)| (vec![n], branch)).collect();
    while let Some((place, branch)) = waiting.pop() {
        let is_open = open.contains(&place);
        if is_open {
            waiting.extend(ranked(&branch.children).into_iter().rev().map(|(n, child)| {
                let mut below = place.clone();
                below.push(n);
                (below, child)
            }));
        }
        rows.push(Row { place, branch, is_open });
    }
    rows
}

/// The branches with their places, the best first. What is only known to be no better stands behind its equals.
fn ranked(branches: &[Branch]) -> Vec<(usize, &Branch)> {
    let mut ranked: Vec<(usize, &Branch)> = branches.iter().enumerate().collect();
    ranked.sort_by_key(|(_, branch)| (std::cmp::Reverse(branch.value), branch.certainty == Certainty::AtMost));
    ranked
}

fn show(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut grown: ResMut<Grown>,
    table: Res<Table<Twixt>>,
    review: Option<Res<Review<Twixt>>>,
    locale: Res<Locale>,
) -> Result {
    if !is_open(&settings) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let palette = look(&ctx).palette.clone();
    let frame = egui::Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.hairline))
        .corner_radius(CornerRadius::same(widgets::PANEL_CORNER))
        .shadow(widgets::shadow())
        .inner_margin(space::M);
    let whole = ctx.content_rect();
    let room = vec2((whole.width() - 2.0 * space::M).min(440.0), (whole.height() * 0.72).min(620.0));
    let mut stays = true;
    egui::Window::new(egui::RichText::new(locale.tr("overlay-twixt-tree")).family(bold()).size(size::EMPHASIS))
        .id(egui::Id::new("search-tree"))
        .frame(frame)
        .collapsible(false)
        .open(&mut stays)
        .default_pos(pos2(space::M, whole.bottom() - room.y - 2.0 * space::XL))
        .default_size(room)
        .max_size(whole.size() - egui::Vec2::splat(space::XL))
        .show(&ctx, |ui| contents(ui, &mut grown, subject(&table, review.as_deref()), &locale));
    if !stays {
        settings.overlays.remove(&overlay::name_of::<Twixt>(NAME));
    }
    Ok(())
}

fn contents(ui: &mut Ui, grown: &mut Grown, subject: Option<(&Twixt, Option<Searcher>)>, locale: &Locale) {
    let Some((position, searched)) = subject else {
        widgets::note(ui, locale.tr("twixt-tree-nothing"));
        return;
    };
    choose_searcher(ui, grown, searched, locale);
    let count = grouped(grown.positions);
    let key = if grown.classic.is_some() || grown.own.is_some() { "twixt-tree-growing" } else { "twixt-tree-grown" };
    let left_out = grown.left_out.to_string();
    let player = locale.tr(&format!("table-player-{}", position.to_move().side().name()));
    widgets::note(ui, locale.tr_with(key, &[("positions", &count), ("player", &player)]));
    if grown.left_out > 0 {
        widgets::note(ui, locale.tr_with("twixt-tree-left-out", &[("moves", &left_out)]));
    }
    ui.separator();
    let rows = rows(&grown.branches, &grown.open);
    let mut turned = None;
    egui::ScrollArea::vertical().auto_shrink(false).show_rows(ui, HEIGHT, rows.len(), |ui, range| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in &rows[range] {
            if show_row(ui, row, locale) {
                turned = Some(row.place.clone());
            }
        }
    });
    if let Some(place) = turned
        && !grown.open.remove(&place)
    {
        grown.open.insert(place);
    }
}

/// Whose search is shown: by which method, with which aim, and how deep.
fn choose_searcher(ui: &mut Ui, grown: &mut Grown, searched: Option<Searcher>, locale: &Locale) {
    let before = grown.wanted.or(searched).unwrap_or(USUAL);
    let Searcher::Classic(usual) = USUAL else { return };
    let mut level = if let Searcher::Classic(level) = before { level } else { usual };
    let mut method = if let Searcher::Classic(level) = before { Some(level.method) } else { None };
    let words = |choice: &str| locale.tr(&format!("opponent-twixt-classic-{choice}"));
    let methods = [
        ("alpha-beta", Some(Method::AlphaBeta), words("alpha-beta")),
        ("minimax", Some(Method::Minimax), words("minimax")),
        ("heuristic", Some(Method::Heuristic), words("heuristic")),
        ("own", None, locale.tr("twixt-tree-own")),
    ];
    widgets::choose(ui, "tree-method", &mut method, &methods);
    let after = if let Some(method) = method {
        let aims = [("obstructing", Aim::Obstructing), ("winning", Aim::Winning), ("mixed", Aim::Mixed)];
        let aims = aims.map(|(name, aim)| (name, aim, words(name)));
        widgets::choose(ui, "tree-aim", &mut level.aim, &aims);
        let names = ["1", "2", "3", "4"];
        let depth = |name: &'static str| {
            let plies = name.parse().unwrap_or(1);
            (name, plies, locale.tr_with("twixt-tree-depth", &[("plies", name)]))
        };
        widgets::choose(ui, "tree-depth", &mut level.depth, &names.map(depth));
        Searcher::Classic(Level { method, ..level })
    } else {
        Searcher::Own
    };
    if after != before {
        grown.wanted = Some(after);
    }
}

/// One line. Returns whether it is to be opened or closed.
fn show_row(ui: &mut Ui, row: &Row, locale: &Locale) -> bool {
    let palette = look(ui.ctx()).palette.clone();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
    let branch = row.branch;
    let can_open = !branch.children.is_empty();
    let value = written(branch, locale);
    let words = format!("{}, {value}", branch.mv);
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::CollapsingHeader, can_open, row.is_open, &words));
    if response.hovered() && can_open {
        ui.painter().rect_filled(rect, CornerRadius::same(widgets::CONTROL_CORNER), palette.raised);
    }
    let (painter, middle) = (ui.painter(), rect.center().y);
    let left = rect.left() + space::S + 18.0 * (row.place.len() - 1) as f32;
    if can_open {
        let at = pos2(left, middle);
        let points = if row.is_open {
            vec![at + vec2(-5.0, -3.0), at + vec2(5.0, -3.0), at + vec2(0.0, 4.0)]
        } else {
            vec![at + vec2(-3.0, -5.0), at + vec2(4.0, 0.0), at + vec2(-3.0, 5.0)]
        };
        painter.add(egui::Shape::convex_polygon(points, palette.secondary, Stroke::NONE));
    }
    let font = FontId::proportional(size::BODY);
    painter.text(pos2(left + space::M, middle), Align2::LEFT_CENTER, branch.mv.to_string(), font.clone(), palette.text);
    painter.text(pos2(left + 84.0, middle), Align2::LEFT_CENTER, value, font, palette.text);
    let mut notes = Vec::new();
    if branch.positions > 1 {
        notes.push(grouped(branch.positions));
    }
    if branch.left_out > 0 {
        notes.push(locale.tr_with("twixt-tree-cut", &[("moves", &branch.left_out.to_string())]));
    }
    let small = FontId::proportional(size::SMALL);
    painter.text(
        pos2(rect.right() - space::M, middle),
        Align2::RIGHT_CENTER,
        notes.join(" · "),
        small,
        palette.secondary,
    );
    response.clicked() && can_open
}

/// What a branch is worth to the one who makes the move.
fn written(branch: &Branch, locale: &Locale) -> String {
    let Some(value) = branch.value else { return "…".to_owned() };
    let sign = match branch.certainty {
        Certainty::Exact => "",
        Certainty::AtLeast => "≥ ",
        Certainty::AtMost => "≤ ",
    };
    match value {
        DECIDED.. => locale.tr("twixt-tree-wins"),
        _ if value <= -DECIDED => locale.tr("twixt-tree-loses"),
        _ => format!("{sign}{value}").replace('-', "−"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_twixt::{Setup, Variant};

    use super::*;

    fn tree(depth: u32) -> Vec<Branch> {
        let mut game = Twixt::new(&Setup { variant: Variant::Classic, size: 6 }).unwrap();
        game.play("c3".parse().unwrap()).unwrap();
        let level = Level { method: Method::Minimax, aim: Aim::Mixed, depth };
        let mut search = TreeSearch::new(&game, level, 5_000);
        while !search.run(&Control::default()) {}
        search.tree().branches
    }

    #[test]
    fn branches_are_opened_one_by_one_and_the_best_comes_first() {
        let branches = tree(2);
        let closed = rows(&branches, &HashSet::new());
        assert_eq!(closed.len(), branches.len());
        assert!(closed.windows(2).all(|pair| pair[0].branch.value >= pair[1].branch.value));
        let first = closed[0].place.clone();
        let opened = rows(&branches, &HashSet::from([first.clone()]));
        assert_eq!(opened.len(), closed.len() + closed[0].branch.children.len());
        assert_eq!(opened[1].place[..1], first[..]);
    }

    #[test]
    fn lines_become_branches_below_each_other() {
        let game = Twixt::new(&Setup { variant: Variant::Classic, size: 8 }).unwrap();
        let lines = vec![parlour_core::ToldLine { score: 12, moves: "c3 d5 e4".to_owned() }];
        let branches = branches_of(&game, &Progress { depth: 3, score: 12, nodes: 9, lines });
        assert_eq!(branches.len(), 1);
        let below = &branches[0].children[0];
        assert_eq!((branches[0].value, below.value, below.children.len()), (Some(12), Some(-12), 1));
    }
}
