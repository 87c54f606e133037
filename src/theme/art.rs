//! The pictures of the program, by name, for sprites and for egui.

use std::sync::LazyLock;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_asset_loader::mapped::AssetFileStem;
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiContexts, EguiTextureHandle, egui};

use super::mipmaps;
use super::piece::{Fill, Piece};
use crate::screen::Screen;

/// All pictures, by file stem.
#[derive(AssetCollection, Resource)]
pub struct Art {
    #[asset(
        paths(
            "textures/slate.png",
            "textures/paper.png",
            "textures/room.png",
            "textures/table.png",
            "textures/chalk-x-1.png",
            "textures/chalk-x-2.png",
            "textures/chalk-x-3.png",
            "textures/chalk-x-4.png",
            "textures/chalk-line.png",
            "textures/ink-line-1.png",
            "textures/ink-line-2.png",
            "textures/ink-line-3.png",
            "textures/ink-dot.png",
            "textures/ring.png",
            "textures/glow.png",
            "textures/shadow.png",
            "textures/dust.png",
            "textures/hatch.png",
            "textures/wash.png",
            "textures/mark-first.png",
            "textures/mark-second.png",
            "textures/tick.png",
            "textures/arrow-head.png",
            "textures/target.png",
            "textures/capture.png",
            "textures/chess-wood.png",
            "textures/chess-classic-white-pawn.png",
            "textures/chess-classic-white-knight.png",
            "textures/chess-classic-white-bishop.png",
            "textures/chess-classic-white-rook.png",
            "textures/chess-classic-white-queen.png",
            "textures/chess-classic-white-king.png",
            "textures/chess-classic-black-pawn.png",
            "textures/chess-classic-black-knight.png",
            "textures/chess-classic-black-bishop.png",
            "textures/chess-classic-black-rook.png",
            "textures/chess-classic-black-queen.png",
            "textures/chess-classic-black-king.png",
            "textures/chess-modern-white-pawn.png",
            "textures/chess-modern-white-knight.png",
            "textures/chess-modern-white-bishop.png",
            "textures/chess-modern-white-rook.png",
            "textures/chess-modern-white-queen.png",
            "textures/chess-modern-white-king.png",
            "textures/chess-modern-black-pawn.png",
            "textures/chess-modern-black-knight.png",
            "textures/chess-modern-black-bishop.png",
            "textures/chess-modern-black-rook.png",
            "textures/chess-modern-black-queen.png",
            "textures/chess-modern-black-king.png",
            "textures/chess-tournament-white-pawn.png",
            "textures/chess-tournament-white-knight.png",
            "textures/chess-tournament-white-bishop.png",
            "textures/chess-tournament-white-rook.png",
            "textures/chess-tournament-white-queen.png",
            "textures/chess-tournament-white-king.png",
            "textures/chess-tournament-black-pawn.png",
            "textures/chess-tournament-black-knight.png",
            "textures/chess-tournament-black-bishop.png",
            "textures/chess-tournament-black-rook.png",
            "textures/chess-tournament-black-queen.png",
            "textures/chess-tournament-black-king.png",
            "textures/twixt-board.png",
            "textures/twixt-holes.png",
            "textures/twixt-hatching.png",
            "textures/twixt-rims.png",
            "textures/twixt-peg.png",
            "textures/twixt-shine.png",
            "textures/twixt-socket.png",
            "textures/twixt-link.png",
            "textures/felt.png",
            "textures/card.png",
            "textures/card-shape.png",
            "textures/card-frame.png",
            "textures/card-back.png",
            "textures/card-rank-2.png",
            "textures/card-rank-3.png",
            "textures/card-rank-4.png",
            "textures/card-rank-5.png",
            "textures/card-rank-6.png",
            "textures/card-rank-7.png",
            "textures/card-rank-8.png",
            "textures/card-rank-9.png",
            "textures/card-rank-t.png",
            "textures/card-rank-j.png",
            "textures/card-rank-q.png",
            "textures/card-rank-k.png",
            "textures/card-rank-a.png",
            "textures/card-suit-clubs.png",
            "textures/card-suit-diamonds.png",
            "textures/card-suit-hearts.png",
            "textures/card-suit-spades.png",
            "textures/mancala-pit.png",
            "textures/mancala-rim.png",
            "textures/mancala-corner.png",
            "textures/mancala-seed-1.png",
            "textures/mancala-seed-2.png",
            "textures/mancala-seed-3.png",
            "icons/undo.png",
            "icons/redo.png",
            "icons/hint.png",
            "icons/flip.png",
            "icons/swap.png",
            "icons/menu.png",
            "icons/restart.png",
            "icons/home.png",
            "icons/settings.png",
            "icons/help.png",
            "icons/sound.png",
            "icons/mute.png",
            "icons/play.png",
            "icons/pause.png",
            "icons/first.png",
            "icons/prev.png",
            "icons/next.png",
            "icons/last.png",
            "icons/theory.png",
            "icons/review.png",
            "icons/close.png",
            "icons/trophy.png",
            "icons/puzzle.png",
            "icons/book.png",
            "icons/keyboard.png",
            "icons/gamepad.png",
            "icons/draw.png",
            "icons/resign.png",
            "icons/clock.png",
            "icons/edit.png",
            "icons/open.png",
            "icons/save.png",
            "icons/copy.png",
            "icons/paste.png",
            "icons/chart.png"
        ),
        collection(typed, mapped)
    )]
    images: HashMap<AssetFileStem, Handle<Image>>,
}

impl Art {
    /// The picture of that name; a blank one if there is none.
    pub fn image(&self, name: &str) -> Handle<Image> {
        self.images.get(name).cloned().unwrap_or_default()
    }
}

/// The same pictures as egui knows them. Filled when the art is loaded.
#[derive(Resource, Clone, Default)]
pub struct EguiArt(HashMap<String, egui::TextureId>);

impl EguiArt {
    /// The picture of that name, once loaded.
    pub fn get(&self, name: &str) -> Option<egui::TextureId> {
        self.0.get(name).copied()
    }

    /// Paints a board into `rect`, as large as fits, in its middle. Returns the rectangle the board takes.
    pub fn paint_board(&self, painter: &egui::Painter, rect: egui::Rect, extent: Vec2, pieces: &[Piece]) -> egui::Rect {
        let scale = (rect.width() / extent.x).min(rect.height() / extent.y);
        let board = egui::Rect::from_center_size(rect.center(), egui::vec2(extent.x, extent.y) * scale);
        let mut order: Vec<&Piece> = pieces.iter().collect();
        order.sort_by(|a, b| a.layer.total_cmp(&b.layer));
        for piece in order {
            self.paint_piece(painter, board.center(), scale, piece);
        }
        board
    }

    fn paint_piece(&self, painter: &egui::Painter, origin: egui::Pos2, scale: f32, piece: &Piece) {
        let texture = match piece.art {
            Some(name) => match self.get(name) {
                Some(texture) => texture,
                None => return,
            },
            None => egui::TextureId::default(),
        };
        let centre = origin + egui::vec2(piece.at.x, -piece.at.y) * scale;
        let rect = egui::Rect::from_center_size(centre, egui::vec2(piece.size.x, piece.size.y) * scale);
        let mut mesh = egui::Mesh::with_texture(texture);
        let tint = premultiplied(piece.tint);
        let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
        match (piece.art, piece.fill) {
            (None, _) => {
                let white = egui::Rect::from_min_max(egui::epaint::WHITE_UV, egui::epaint::WHITE_UV);
                mesh.add_rect_with_uv(rect, white, tint);
            }
            (Some(_), Fill::Stretch) => mesh.add_rect_with_uv(rect, whole, tint),
            (Some(_), Fill::Tile(units)) => {
                let side = (units * scale).max(1.0);
                let count = |long: f32| (long / side - 0.001).ceil().max(1.0) as u16;
                for (col, row) in
                    (0..count(rect.height())).flat_map(|row| (0..count(rect.width())).map(move |col| (col, row)))
                {
                    let corner = rect.min + egui::vec2(f32::from(col), f32::from(row)) * side;
                    let tile = egui::Rect::from_min_size(corner, egui::Vec2::splat(side)).intersect(rect);
                    let part = egui::pos2(tile.width() / side, tile.height() / side);
                    mesh.add_rect_with_uv(tile, egui::Rect::from_min_max(egui::Pos2::ZERO, part), tint);
                }
            }
        }
        if piece.turn != 0.0 {
            // Screens count angles clockwise.
            mesh.rotate(egui::emath::Rot2::from_angle(-piece.turn), centre);
        }
        painter.add(mesh);
    }
}

/// Loads the art while [`Screen::Loading`] is on.
pub fn plugin(app: &mut App) {
    app.init_resource::<EguiArt>().add_systems(OnExit(Screen::Loading), share_with_egui);
}

fn share_with_egui(
    art: Option<Res<Art>>,
    mut images: ResMut<Assets<Image>>,
    mut egui_art: ResMut<EguiArt>,
    mut contexts: EguiContexts,
) {
    let Some(art) = art else { return };
    for (name, handle) in &art.images {
        let Some(mut image) = images.get_mut(handle).map(|mut image| {
            mipmaps::add(&mut image);
            Image::clone(&image)
        }) else {
            continue;
        };
        premultiply(&mut image);
        let texture = contexts.add_image(EguiTextureHandle::Strong(images.add(image)));
        egui_art.0.insert(AsRef::<str>::as_ref(name).to_owned(), texture);
    }
}

/// egui blends colours that are already multiplied with their opacity; pictures come with the two apart.
fn premultiply(image: &mut Image) {
    let Some(pixels) = &mut image.data else { return };
    for pixel in pixels.chunks_exact_mut(4).filter(|pixel| pixel[3] < u8::MAX) {
        let products = &PRODUCTS[usize::from(pixel[3])];
        for channel in &mut pixel[..3] {
            *channel = products[usize::from(*channel)];
        }
    }
}

/// By opacity and channel: the channel multiplied with the opacity. To work it out for every pixel takes too long.
static PRODUCTS: LazyLock<Vec<[u8; 256]>> = LazyLock::new(|| {
    let product = |channel: u8, opacity: u8| premultiplied(Color::srgba_u8(channel, channel, channel, opacity)).r();
    (0..=u8::MAX).map(|opacity| std::array::from_fn(|channel| product(channel as u8, opacity))).collect()
});

/// The colour multiplied with its opacity in linear light, where the window is blended.
fn premultiplied(colour: Color) -> egui::Color32 {
    let linear = colour.to_linear();
    let opaque = LinearRgba { alpha: 1.0, ..linear * linear.alpha };
    let [red, green, blue, _] = Srgba::from(opaque).to_u8_array();
    egui::Color32::from_rgba_premultiplied(red, green, blue, (linear.alpha * 255.0).round() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opacity_darkens_in_linear_light() {
        assert_eq!(premultiplied(Color::srgb_u8(10, 200, 255)).to_array(), [10, 200, 255, 255]);
        assert_eq!(premultiplied(Color::srgba_u8(255, 255, 255, 0)).to_array(), [0, 0, 0, 0]);
        // Half of full linear light is 188 of 255 in sRGB.
        assert_eq!(premultiplied(Color::srgba(1.0, 1.0, 1.0, 0.5)).to_array(), [188, 188, 188, 128]);
    }
}
