//! The real window: what `main` adds to the program that a test does not.

use bevy::app::AppExit;
use bevy::asset::AssetMetaCheck;
use bevy::diagnostic::{FrameTimeDiagnosticsPlugin, LogDiagnosticsPlugin};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PresentMode, WindowMode, WindowResolution};
use bevy_egui::EguiPlugin;
use clap::Parser;

use crate::AppPlugin;
use crate::args::Args;
use crate::games;
use crate::platform::storage::Storage;
use crate::platform::{assets, display, thinking};
use crate::settings::Settings;

/// Reads the command line and runs the program to its end.
pub fn run() -> AppExit {
    let args = Args::parse();
    // A mistake on the command line is answered before anything is opened.
    let launch = args.launch(&games::catalogue(), rand::random()).unwrap_or_else(|problem| refuse(&problem));
    if let Err(problem) = display::check() {
        display::explain(&problem);
        return AppExit::error();
    }
    display::explain_faults();
    let mut app = App::new();
    app.insert_resource(Storage::open(args.data_dir.clone()));
    app.add_plugins((
        DefaultPlugins
            .set(thinking::task_pools())
            .set(AssetPlugin { file_path: assets::folder(), meta_check: AssetMetaCheck::Never, ..default() })
            .set(WindowPlugin { primary_window: Some(window(&args)), ..default() }),
        EguiPlugin::default(),
        AppPlugin,
    ))
    .add_systems(Startup, add_camera)
    .add_systems(Update, follow_fullscreen.run_if(resource_changed::<Settings>));
    if args.frame_rate {
        app.add_plugins((FrameTimeDiagnosticsPlugin::default(), LogDiagnosticsPlugin::default()));
    }
    if let Some(launch) = launch {
        app.insert_resource(launch);
    }
    app.insert_resource(args).run()
}

/// Ends the program because of its command line, in the way the argument parser does.
fn refuse(problem: &str) -> ! {
    clap::Command::new("parlour").error(clap::error::ErrorKind::InvalidValue, problem).exit()
}

fn window(args: &Args) -> Window {
    let size = args.window.unwrap_or(UVec2::new(1280, 800));
    Window {
        title: "Parlour".to_owned(),
        name: Some("parlour".to_owned()),
        resolution: WindowResolution::new(size.x, size.y),
        mode: mode(args.fullscreen),
        present_mode: PresentMode::AutoVsync,
        fit_canvas_to_parent: true,
        ..default()
    }
}

fn mode(fullscreen: bool) -> WindowMode {
    if fullscreen { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed }
}

/// The one camera: it draws the boards, and egui over them. It stays for the whole program.
fn add_camera(mut commands: Commands) {
    commands.spawn((Name::new("Camera"), Camera2d, Msaa::Off));
}

fn follow_fullscreen(settings: Res<Settings>, args: Res<Args>, mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        let wanted = mode(settings.fullscreen || args.fullscreen);
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}
