//! Where the pictures and sounds lie.

/// The folder of the assets: beside the program or in a folder above it (as in a build tree), else `assets` in the
/// current folder.
#[cfg(not(target_arch = "wasm32"))]
pub fn folder() -> String {
    let program = std::env::current_exe().ok();
    let above = program.iter().flat_map(|program| program.ancestors().skip(1));
    above
        .map(|folder| folder.join("assets"))
        .find(|assets| assets.join("textures").is_dir())
        .map_or_else(|| "assets".to_owned(), |assets| assets.to_string_lossy().into_owned())
}

/// The folder of the assets, beside the page.
#[cfg(target_arch = "wasm32")]
pub fn folder() -> String {
    "assets".to_owned()
}
