//! The pictures and sounds of Parlour: drawn, played and written to files by this program, so that all of them are ours.

mod bridge;
mod chess;
mod emblem;
mod figurine;
mod font;
mod icons;
mod mancala;
mod noise;
mod palette;
mod picture;
mod sound;
mod sprites;
mod strokes;
mod textures;
mod twixt;

pub use picture::Picture;
pub use sound::Sound;

/// A file this crate makes.
pub struct Asset {
    /// Where it lies below `assets/`.
    pub path: String,
    /// Makes its content.
    pub content: Content,
}

/// How the content of a file is made. Nothing is made before it is asked for.
pub enum Content {
    /// A PNG file.
    Picture(Box<dyn Fn() -> Picture>),
    /// A TrueType file.
    Font(Box<dyn Fn() -> Vec<u8>>),
    /// An Ogg Vorbis file.
    Sound(fn() -> Sound),
}

impl Asset {
    /// The bytes of the file.
    pub fn bytes(&self) -> Vec<u8> {
        match &self.content {
            Content::Picture(draw) => draw().to_png(),
            Content::Font(make) => make(),
            Content::Sound(play) => play().to_ogg().expect("the encoder knows our rates and qualities"),
        }
    }
}

/// Every file, in the order of the folders.
pub fn assets() -> Vec<Asset> {
    fonts().into_iter().chain(pictures()).chain(sounds()).collect()
}

/// Fira Sans with tabular digits, and the chess figures.
fn fonts() -> Vec<Asset> {
    let font = |name: &str, make: Box<dyn Fn() -> Vec<u8>>| Asset {
        path: format!("fonts/{name}.ttf"),
        content: Content::Font(make),
    };
    vec![
        font("FiraSans-Regular", Box::new(|| font::with_tabular_digits(font::REGULAR))),
        font("FiraSans-Bold", Box::new(|| font::with_tabular_digits(font::BOLD))),
        font("Figurines", Box::new(figurine::font)),
    ]
}

fn pictures() -> Vec<Asset> {
    let picture =
        |path: &str, draw: fn() -> Picture| Asset { path: path.to_owned(), content: Content::Picture(Box::new(draw)) };
    let mut all = vec![
        picture("icon.png", || emblem::icon(256)),
        picture("icon-64.png", || emblem::icon(64)),
        picture("icon-192.png", || emblem::icon(192)),
        picture("icon-512.png", || emblem::icon(512)),
        picture("textures/slate.png", textures::slate),
        picture("textures/paper.png", textures::paper),
        picture("textures/room.png", textures::room),
        picture("textures/table.png", textures::table),
        picture("textures/hatch.png", textures::hatch),
        picture("textures/chess-wood.png", textures::chess_wood),
        picture("textures/chalk-x-1.png", || strokes::chalk_cross(1)),
        picture("textures/chalk-x-2.png", || strokes::chalk_cross(2)),
        picture("textures/chalk-x-3.png", || strokes::chalk_cross(3)),
        picture("textures/chalk-x-4.png", || strokes::chalk_cross(4)),
        picture("textures/chalk-line.png", strokes::chalk_line),
        picture("textures/ink-line-1.png", || strokes::ink_line(1)),
        picture("textures/ink-line-2.png", || strokes::ink_line(2)),
        picture("textures/ink-line-3.png", || strokes::ink_line(3)),
        picture("textures/ink-dot.png", strokes::ink_dot),
        picture("textures/ring.png", sprites::ring),
        picture("textures/glow.png", sprites::glow),
        picture("textures/shadow.png", sprites::shadow),
        picture("textures/dust.png", sprites::dust),
        picture("textures/wash.png", sprites::wash),
        picture("textures/mark-first.png", sprites::mark_first),
        picture("textures/mark-second.png", sprites::mark_second),
        picture("textures/tick.png", sprites::tick),
        picture("textures/arrow-head.png", sprites::arrow_head),
        picture("textures/target.png", sprites::target),
        picture("textures/capture.png", sprites::capture),
        picture("textures/twixt-board.png", twixt::board),
        picture("textures/twixt-holes.png", twixt::holes),
        picture("textures/twixt-hatching.png", twixt::hatching),
        picture("textures/twixt-rims.png", twixt::rims),
        picture("textures/twixt-peg.png", twixt::peg),
        picture("textures/twixt-shine.png", twixt::shine),
        picture("textures/twixt-socket.png", twixt::socket),
        picture("textures/twixt-link.png", twixt::link),
        picture("textures/felt.png", bridge::felt),
        picture("textures/card.png", bridge::card),
        picture("textures/card-shape.png", bridge::shape),
        picture("textures/card-frame.png", bridge::frame),
        picture("textures/card-back.png", bridge::back),
        picture("textures/mancala-pit.png", mancala::pit),
        picture("textures/mancala-rim.png", mancala::rim),
        picture("textures/mancala-corner.png", mancala::corner),
        picture("textures/mancala-seed-1.png", || mancala::seed(1)),
        picture("textures/mancala-seed-2.png", || mancala::seed(2)),
        picture("textures/mancala-seed-3.png", || mancala::seed(3)),
    ];
    all.extend(
        chess::pieces().map(|(name, draw)| Asset {
            path: format!("textures/{name}.png"),
            content: Content::Picture(Box::new(draw)),
        }),
    );
    all.extend(
        bridge::signs()
            .map(|(name, draw)| Asset { path: format!("textures/{name}.png"), content: Content::Picture(draw) }),
    );
    all.extend(icons::names().map(|name| Asset {
        path: format!("icons/{name}.png"),
        content: Content::Picture(Box::new(move || icons::draw(name))),
    }));
    all
}

fn sounds() -> Vec<Asset> {
    use sound::{effects, music};
    let sounds: [(&str, fn() -> Sound); 23] = [
        ("sounds/place.ogg", effects::place),
        ("sounds/capture.ogg", effects::capture),
        ("sounds/check.ogg", effects::check),
        ("sounds/castle.ogg", effects::castle),
        ("sounds/promote.ogg", effects::promote),
        ("sounds/card.ogg", effects::card),
        ("sounds/shuffle.ogg", effects::shuffle),
        ("sounds/chalk.ogg", effects::chalk),
        ("sounds/line.ogg", effects::line),
        ("sounds/select.ogg", effects::select),
        ("sounds/seed.ogg", effects::seed),
        ("sounds/close-box.ogg", effects::close_box),
        ("sounds/board-dies.ogg", effects::board_dies),
        ("sounds/win.ogg", effects::win),
        ("sounds/lose.ogg", effects::lose),
        ("sounds/draw.ogg", effects::draw),
        ("sounds/illegal.ogg", effects::illegal),
        ("sounds/click.ogg", effects::click),
        ("sounds/hover.ogg", effects::hover),
        ("sounds/hint.ogg", effects::hint),
        ("sounds/clock.ogg", effects::clock),
        ("music/menu.ogg", music::menu),
        ("music/game.ogg", music::game),
    ];
    sounds.map(|(path, play)| Asset { path: path.to_owned(), content: Content::Sound(play) }).into()
}
