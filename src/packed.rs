//! Texts of the project that lie packed in the program.

/// The text of a file in `assets/locales`, by its path in the project. It is unpacked when it is first asked for.
#[macro_export]
macro_rules! packed {
    ($($path:expr),+) => {{
        static TEXT: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
            $crate::packed::unpack(include_bytes!(concat!(env!("OUT_DIR"), "/", $($path),+)))
        });
        TEXT.as_str()
    }};
}

/// The text that `build.rs` packed.
#[must_use]
pub fn unpack(packed: &[u8]) -> String {
    let text = fdeflate::decompress_to_vec(packed).expect("the build script packed it whole");
    String::from_utf8(text).expect("texts are UTF-8")
}
