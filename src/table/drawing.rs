//! Arrows and rings that a person draws on the board with the other button of the mouse, to think with; and the arrows of
//! the adviser and of the engine's lines.
//!
//! A drag draws an arrow from spot to spot, a click a ring around one; the same again takes it away. Shift, Ctrl and Alt
//! change the ink. A click with the usual button and every move wipe the board.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Pos2, Shape, Stroke};

use super::game::{SpotId, TableGame};
use super::hands::Gesture;
use super::layout::Layout;
use super::review::Review;
use super::state::Table;
use super::{GameSystems, TableSystems};

/// The colour of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Without a key.
    Green,
    /// With Shift or Ctrl.
    Red,
    /// With Alt.
    Blue,
    /// With both.
    Yellow,
}

impl Ink {
    fn of(keys: &ButtonInput<KeyCode>) -> Self {
        let red =
            keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight, KeyCode::ControlLeft, KeyCode::ControlRight]);
        match (red, keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight])) {
            (false, false) => Self::Green,
            (true, false) => Self::Red,
            (false, true) => Self::Blue,
            (true, true) => Self::Yellow,
        }
    }

    const fn colour(self) -> Color32 {
        match self {
            Self::Green => Color32::from_rgb(0x2f, 0x9e, 0x44),
            Self::Red => Color32::from_rgb(0xd6, 0x3a, 0x2a),
            Self::Blue => Color32::from_rgb(0x2b, 0x6c, 0xd4),
            Self::Yellow => Color32::from_rgb(0xe6, 0xb4, 0x22),
        }
    }
}

/// An arrow from spot to spot, or a ring around one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Where it begins.
    pub from: SpotId,
    /// Where it points to; the same for a ring.
    pub to: SpotId,
    /// Its colour.
    pub ink: Ink,
}

/// What is drawn on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawings {
    /// All figures, in the order in which they were drawn.
    pub figures: Vec<Figure>,
    /// Where the button went down.
    begun: Option<SpotId>,
}

impl Drawings {
    /// Adds a figure; the same again takes it away, another ink replaces it.
    fn add(&mut self, figure: Figure) {
        let same_place = |known: &Figure| (known.from, known.to) == (figure.from, figure.to);
        let known = self.figures.iter().position(same_place).map(|index| self.figures.remove(index));
        if known != Some(figure) {
            self.figures.push(figure);
        }
    }
}

/// Registers the drawings.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Drawings>().add_systems(OnEnter(super::screen::<G>()), wipe).add_systems(
        Update,
        (draw::<G>.in_set(TableSystems::Intent), wipe_after::<G>.in_set(TableSystems::Timeline))
            .in_set(GameSystems::<G>::default()),
    );
}

fn wipe(mut drawings: ResMut<Drawings>) {
    drawings.set_if_neq(Drawings::default());
}

fn draw<G: TableGame>(
    mut gestures: MessageReader<Gesture>,
    keys: Res<ButtonInput<KeyCode>>,
    table: Res<Table<G>>,
    layout: Res<Layout>,
    mut drawings: ResMut<Drawings>,
) {
    let mut next = drawings.clone();
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Press { .. } => next = Drawings::default(),
            Gesture::Draw { at, down } => {
                let spot = table.position().spot_at(layout.aspect(), layout.to_board(at), false);
                if down {
                    next.begun = spot;
                } else if let (Some(from), Some(to)) = (next.begun.take(), spot) {
                    next.add(Figure { from, to, ink: Ink::of(&keys) });
                }
            }
            _ => {}
        }
    }
    drawings.set_if_neq(next);
}

fn wipe_after<G: TableGame>(
    table: Res<Table<G>>,
    review: Option<Res<Review<G>>>,
    drawings: ResMut<Drawings>,
    mut before: Local<u64>,
) {
    let reviewed = review.as_ref().and_then(|review| table.history.position_at(review.at));
    let shown = reviewed.unwrap_or_else(|| table.position()).hash();
    if std::mem::replace(&mut *before, shown) != shown {
        wipe(drawings);
    }
}

/// The colour of what is recommended: no ink of a person, and seen on wood and on what is marked there.
const ADVICE: Color32 = Color32::from_rgb(0x16, 0x7f, 0x96);

/// A way over the board that is recommended, and how strongly, from 0 to 1.
pub type Advice = (Vec<SpotId>, f32);

/// Paints the figures over the board, and below them what is recommended.
pub fn paint<G: TableGame>(ui: &egui::Ui, drawings: &Drawings, table: &Table<G>, layout: &Layout, advice: &[Advice]) {
    if drawings.figures.is_empty() && advice.is_empty() {
        return;
    }
    let zoom = ui.ctx().zoom_factor();
    let spots = table.position().spots(layout.aspect());
    let place = |id: SpotId| {
        let spot = spots.iter().find(|spot| spot.id == id)?;
        let at = layout.to_window(spot.at) / zoom;
        Some((egui::pos2(at.x, at.y), spot.size.min_element() * layout.board_scale() / zoom))
    };
    let arrow = |from, to, colour, weight| {
        if let (Some((from, unit)), Some((to, _))) = (place(from), place(to)) {
            paint_arrow(ui.painter(), from, to, unit, weight, colour);
        }
    };
    let ring = |spot, colour| {
        if let Some((at, unit)) = place(spot) {
            ui.painter().circle_stroke(at, unit * 0.45, Stroke::new(unit * 0.085, colour));
        }
    };
    // The strongest lies on top.
    for (path, weight) in advice.iter().rev() {
        let colour = ADVICE.gamma_multiply(0.35 + 0.45 * weight);
        match path[..] {
            [from, to] => arrow(from, to, colour, 0.5 + weight / 2.0),
            [spot] => ring(spot, colour),
            _ => {}
        }
    }
    for figure in &drawings.figures {
        let colour = figure.ink.colour().gamma_multiply(0.85);
        if figure.from == figure.to {
            ring(figure.to, colour);
        } else {
            arrow(figure.from, figure.to, colour, 1.0);
        }
    }
}

/// An arrow between the middles of two spots that are `unit` wide; it ends a little before the middle. `weight` is how
/// thick it is, up to 1.
fn paint_arrow(painter: &egui::Painter, from: Pos2, to: Pos2, unit: f32, weight: f32, colour: Color32) {
    let way = to - from;
    let along = way.normalized();
    let aside = along.rot90();
    let tip = to - along * unit * 0.05;
    let neck = tip - along * unit * 0.36;
    let start = from + along * unit * 0.2;
    painter.line_segment([start, neck], Stroke::new(unit * 0.16 * weight, colour));
    let head = vec![tip, neck + aside * unit * 0.22 * weight, neck - aside * unit * 0.22 * weight];
    painter.add(Shape::convex_polygon(head, colour, Stroke::NONE));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_again_takes_a_figure_away_and_another_ink_replaces_it() {
        let mut drawings = Drawings::default();
        let figure = |ink| Figure { from: SpotId(1), to: SpotId(2), ink };
        drawings.add(figure(Ink::Green));
        drawings.add(figure(Ink::Red));
        assert_eq!(drawings.figures, [figure(Ink::Red)]);
        drawings.add(figure(Ink::Red));
        assert_eq!(drawings.figures, []);
    }
}
