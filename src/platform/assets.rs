//! Where the pictures and sounds lie, and the typefaces, without which there is not even a word about what is missing.

use std::borrow::Cow;

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

/// The typeface of the chess figures, as a font file: small enough to lie in the program everywhere.
pub const FIGURINES: &[u8] = include_bytes!("../../assets/fonts/Figurines.ttf");

/// A typeface of ours, as a font file: `regular` or `bold`.
#[cfg(not(target_arch = "wasm32"))]
pub fn typeface(name: &str) -> Cow<'static, [u8]> {
    Cow::Borrowed(match name {
        "bold" => include_bytes!("../../assets/fonts/FiraSans-Bold.ttf"),
        _ => include_bytes!("../../assets/fonts/FiraSans-Regular.ttf"),
    })
}

/// A typeface of ours, as a font file: `regular` or `bold`. The page has loaded it together with the program
/// (`assets/web/boot.js`), which is the smaller for it.
#[cfg(target_arch = "wasm32")]
pub fn typeface(name: &str) -> Cow<'static, [u8]> {
    use web_sys::js_sys::{Reflect, Uint8Array};
    use web_sys::wasm_bindgen::JsValue;

    let loaded = web_sys::window().and_then(|window| Reflect::get(&window, &"parlourTypefaces".into()).ok());
    let bytes = loaded.and_then(|typefaces| Reflect::get(&typefaces, &JsValue::from_str(name)).ok());
    Cow::Owned(bytes.map(|bytes| Uint8Array::new(&bytes).to_vec()).unwrap_or_default())
}
