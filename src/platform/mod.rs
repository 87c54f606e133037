//! What differs between a desktop and a browser: storage, what is asked for at the start, what stands around
//! the board, texts that come and go, thinking beside the frames, clocks.
//!
//! The only place in the app where `cfg(target_arch = "wasm32")` is allowed.

use bevy::prelude::*;

pub mod arguments;
pub mod assets;
pub mod backup;
pub mod clock;
#[cfg(target_arch = "wasm32")]
mod console;
pub mod display;
pub mod exchange;
pub mod keep;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod priority;
pub mod storage;
pub mod thinking;

/// Whether the program can end itself. A page in a browser is closed by the person.
pub const CAN_QUIT: bool = cfg!(not(target_arch = "wasm32"));

/// Registers what the platform offers.
pub fn plugin(app: &mut App) {
    app.init_resource::<storage::Storage>()
        .init_resource::<backup::Keepsakes>()
        .add_plugins(exchange::plugin)
        .add_systems(Startup, thinking::prepare);
}
