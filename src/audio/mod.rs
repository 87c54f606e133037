//! Sounds and music. Without a sound device everything stays silent and goes on.

use bevy::platform::collections::HashMap;

use bevy::prelude::*;
use bevy_asset_loader::mapped::AssetFileStem;
use bevy_asset_loader::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::args::Args;
use crate::screen::Screen;
use crate::settings::Settings;

/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sfx {
    /// A piece is put down.
    Place,
    /// A piece is taken.
    Capture,
    /// A king is attacked.
    Check,
    /// King and rook move together.
    Castle,
    /// A pawn becomes a piece.
    Promote,
    /// A card is played.
    Card,
    /// A hand is spread on the table.
    Shuffle,
    /// Chalk on slate.
    Chalk,
    /// A pen draws a line.
    Line,
    /// A first half of a move.
    Select,
    /// A seed falls into a pit.
    Seed,
    /// A box is closed.
    CloseBox,
    /// A board dies.
    BoardDies,
    /// The person won.
    Win,
    /// The person lost.
    Lose,
    /// Nobody won.
    Draw,
    /// That is not possible.
    Illegal,
    /// A control is pressed.
    Click,
    /// The pointer comes over a control.
    Hover,
    /// A hint appears.
    Hint,
    /// A clock runs short.
    Clock,
}

impl Sfx {
    const fn file_stem(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Capture => "capture",
            Self::Check => "check",
            Self::Castle => "castle",
            Self::Promote => "promote",
            Self::Card => "card",
            Self::Shuffle => "shuffle",
            Self::Chalk => "chalk",
            Self::Line => "line",
            Self::Select => "select",
            Self::Seed => "seed",
            Self::CloseBox => "close-box",
            Self::BoardDies => "board-dies",
            Self::Win => "win",
            Self::Lose => "lose",
            Self::Draw => "draw",
            Self::Illegal => "illegal",
            Self::Click => "click",
            Self::Hover => "hover",
            Self::Hint => "hint",
            Self::Clock => "clock",
        }
    }
}

/// Asks for a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// Which.
    pub sfx: Sfx,
    /// Playback speed, 1 as recorded: cascades rise.
    pub pitch: f32,
}

impl From<Sfx> for PlaySound {
    fn from(sfx: Sfx) -> Self {
        Self { sfx, pitch: 1.0 }
    }
}

/// The recordings.
#[derive(AssetCollection, Resource)]
pub struct Recordings {
    #[asset(
        paths(
            "sounds/place.ogg",
            "sounds/capture.ogg",
            "sounds/check.ogg",
            "sounds/castle.ogg",
            "sounds/promote.ogg",
            "sounds/card.ogg",
            "sounds/shuffle.ogg",
            "sounds/chalk.ogg",
            "sounds/line.ogg",
            "sounds/select.ogg",
            "sounds/seed.ogg",
            "sounds/close-box.ogg",
            "sounds/board-dies.ogg",
            "sounds/win.ogg",
            "sounds/lose.ogg",
            "sounds/draw.ogg",
            "sounds/illegal.ogg",
            "sounds/click.ogg",
            "sounds/hover.ogg",
            "sounds/hint.ogg",
            "sounds/clock.ogg"
        ),
        collection(typed, mapped)
    )]
    effects: HashMap<AssetFileStem, Handle<AudioSource>>,
    #[asset(path = "music/menu.ogg")]
    menu: Handle<AudioSource>,
    #[asset(path = "music/game.ogg")]
    game: Handle<AudioSource>,
}

/// The channel of the effects.
#[derive(Resource)]
struct Effects;

/// The channel of the music.
#[derive(Resource)]
struct Music;

/// The music that plays now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Playing {
    #[default]
    Nothing,
    Menu,
    Game,
}

/// Registers the channels and what they play.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Music>()
        .add_message::<PlaySound>()
        .init_resource::<Playing>()
        .add_systems(
            Update,
            (set_volumes.run_if(resource_changed::<Settings>), play_effects, choose_music)
                .run_if(resource_exists::<Recordings>),
        );
}

/// The same loudness in decibels, as kira counts.
fn decibels(volume: f32) -> f32 {
    if volume <= 0.001 { -60.0 } else { (20.0 * volume.log10()).max(-60.0) }
}

fn set_volumes(
    settings: Res<Settings>,
    args: Option<Res<Args>>,
    effects: Res<AudioChannel<Effects>>,
    music: Res<AudioChannel<Music>>,
) {
    let silent = settings.mute || args.is_some_and(|args| args.mute);
    let loud = |volume: f32| decibels(if silent { 0.0 } else { volume });
    effects.set_volume(loud(settings.effects_volume));
    music.set_volume(loud(settings.music_volume));
}

/// Plays each sound at most once a frame, with a little variation so that repeats do not tire.
fn play_effects(
    mut asked: MessageReader<PlaySound>,
    recordings: Res<Recordings>,
    channel: Res<AudioChannel<Effects>>,
    time: Res<Time>,
) {
    let mut played = Vec::new();
    for sound in asked.read() {
        if played.contains(&sound.sfx) {
            continue;
        }
        played.push(sound.sfx);
        let Some(recording) = recordings.effects.get(sound.sfx.file_stem()) else { continue };
        // The time of the call is as good as chance for this.
        let wobble = 0.97 + 0.06 * f64::from((time.elapsed_secs() * 997.0).fract());
        channel.play(recording.clone()).with_playback_rate(f64::from(sound.pitch) * wobble);
    }
}

/// One music for the menus, a calmer one for the table.
fn choose_music(
    screen: Res<State<Screen>>,
    recordings: Res<Recordings>,
    channel: Res<AudioChannel<Music>>,
    mut playing: ResMut<Playing>,
) {
    let (wanted, music) = match screen.get() {
        Screen::Loading => return,
        Screen::Table(_) => (Playing::Game, &recordings.game),
        _ => (Playing::Menu, &recordings.menu),
    };
    if *playing != wanted {
        *playing = wanted;
        channel.stop().fade_out(AudioTween::linear(std::time::Duration::from_millis(800)));
        channel.play(music.clone()).looped().fade_in(AudioTween::linear(std::time::Duration::from_secs(2)));
    }
}
