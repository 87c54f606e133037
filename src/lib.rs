//! Parlour.
pub use {accesskit, bevy, bevy_asset_loader, bevy_egui, bevy_kira_audio, clap, directories, fluent_bundle, ron};
