//! The real window: what `main` adds to the program that a test does not.

use bevy::app::AppExit;
use bevy::asset::{AssetEventSystems, AssetMetaCheck};
use bevy::diagnostic::{FrameTimeDiagnosticsPlugin, LogDiagnosticsPlugin};
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use bevy_egui::{EguiPlugin, EguiPostUpdateSet};

use crate::AppPlugin;
use crate::args::{Args, Wish};
use crate::games;
use crate::notice::{Notice, Notices};
use crate::platform::storage::Storage;
use crate::platform::{arguments, assets, display, thinking};

/// Reads what is asked for at the start and runs the program to its end.
pub fn run() -> AppExit {
    // A mistake on the command line is answered before anything is opened.
    let Wish { args, launch, left_out } = arguments::read(&games::catalogue(), rand::random());
    if let Err(problem) = display::check() {
        display::explain(&problem);
        return AppExit::error();
    }
    display::explain_faults();
    let mut app = App::new();
    app.insert_resource(Storage::open(args.data_dir.clone()));
    app.add_plugins((
        display::engine()
            .set(thinking::task_pools())
            .set(AssetPlugin { file_path: assets::folder(), meta_check: AssetMetaCheck::Never, ..default() })
            .set(WindowPlugin { primary_window: Some(window(&args)), ..default() }),
        EguiPlugin::default(),
        AppPlugin,
        display::plugin,
    ))
    // New letters must be in the picture of all letters before it is sent to be drawn. Otherwise they would be missing for a
    // frame, which stays where nothing moves.
    .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
    .add_systems(Startup, add_camera);
    if args.frame_rate {
        app.add_plugins((FrameTimeDiagnosticsPlugin::default(), LogDiagnosticsPlugin::default()));
    }
    if let Some(launch) = launch {
        app.insert_resource(launch);
    }
    if !left_out.is_empty() {
        let notice = Notice::warning("notice-link").with("parts", left_out.join(", "));
        app.world_mut().resource_mut::<Notices>().push(notice);
    }
    app.insert_resource(args).run()
}

fn window(args: &Args) -> Window {
    let size = args.window.unwrap_or(UVec2::new(1280, 800));
    Window {
        title: "Parlour".to_owned(),
        name: Some("parlour".to_owned()),
        resolution: WindowResolution::new(size.x, size.y),
        mode: display::mode(args.fullscreen),
        present_mode: PresentMode::AutoVsync,
        canvas: Some("#parlour".to_owned()),
        fit_canvas_to_parent: true,
        // The page keeps the keys that games need (see `assets/web/boot.js`); the browser keeps its own, and pasting.
        prevent_default_event_handling: false,
        ..default()
    }
}

/// The one camera: it draws the boards, and egui over them. It stays for the whole program.
fn add_camera(mut commands: Commands) {
    commands.spawn((Name::new("Camera"), Camera2d, Msaa::Off));
}
