//! A compiler for the browser: the one at hand, rustup's, or Debian's.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xtask::steps::{Failure, Step, workspace_root};
use xtask::system;

/// What the page is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler for the web, the source of its standard library, and a linker that fits both.
const DEBIAN: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];

/// A way to compile for the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// The compiler in use has the standard library of the target.
    AtHand,
    /// Debian's compiler, which builds the standard library as part of the program.
    Debian,
}

impl Toolchain {
    /// Finds a way, and installs what it needs.
    ///
    /// # Errors
    /// If there is none; the message says what to do.
    pub fn find() -> Result<Self, Failure> {
        if library_is_there() || (add_with_rustup() && library_is_there()) {
            return Ok(Self::AtHand);
        }
        println!("xtask: no standard library for {TARGET} from rustup; trying Debian's compiler");
        match system::debian_has(&DEBIAN) {
            Ok(true) => Ok(Self::Debian),
            Ok(false) => Err(Failure(format!("the page needs the target {TARGET}: `rustup target add {TARGET}`"))),
            Err(failure) => Err(Failure(format!("{failure}\nor, with rustup: `rustup target add {TARGET}`"))),
        }
    }

    /// A step that builds for the browser.
    pub fn build(self, name: &'static str, arguments: &[&str]) -> Step {
        let target = ["build", "--target", TARGET];
        match self {
            Self::AtHand => Step::cargo(name, &target),
            Self::Debian => Step::new(name, "/usr/bin/cargo")
                .args(&target)
                .args(&["-Zbuild-std=std,panic_abort"])
                .env("RUSTC", "/usr/bin/rustc")
                // Building the standard library is not stable yet.
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-22"),
        }
        .env("CARGO_ENCODED_RUSTFLAGS", &flags().join("\u{1f}"))
        .args(arguments)
    }
}

/// Flags of the compiler. Its vector instructions, which browsers have had since 2023, make glyphs with less code. The folder
/// of the libraries' sources is kept out of the programs; it would only make them longer.
fn flags() -> Vec<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let sources = home.map(|home| home.join("registry").join("src"));
    let remap = sources.map(|sources| format!("--remap-path-prefix={}=libraries", sources.display()));
    std::iter::once("-Ctarget-feature=+simd128".to_owned()).chain(remap).collect()
}

/// Whether the compiler in use has the standard library of the target.
fn library_is_there() -> bool {
    let mut question = Command::new("rustc");
    question.args(["--print", "target-libdir", "--target", TARGET]).current_dir(workspace_root()).stderr(Stdio::null());
    let Ok(answer) = question.output() else { return false };
    Path::new(String::from_utf8_lossy(&answer.stdout).trim()).is_dir()
}

/// Has rustup fetch the target; `false` without rustup or without a way to its server.
fn add_with_rustup() -> bool {
    Step::new("web target", "rustup").args(&["target", "add", TARGET]).run().is_ok()
}
