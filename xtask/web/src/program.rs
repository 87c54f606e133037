//! The two programs of the page: the app, and the opponents in their worker.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;
use xtask::steps::{Failure, Step, workspace_root};

use crate::site::copy;
use crate::toolchain::{TARGET, Toolchain};

/// The package of npm that holds `wasm-opt`, in a version that understands what the compiler writes.
const BINARYEN: &str = "binaryen@132.0.0";

/// A program compiled for the browser.
pub struct Program {
    /// What it is called in reports.
    pub name: &'static str,
    /// Its package.
    package: &'static str,
    /// What of the package is built.
    part: &'static [&'static str],
    /// The build profile of Cargo.
    profile: &'static str,
    /// The name of the file the compiler writes, without its ending.
    compiled: &'static str,
    /// The name of its files in the page, without their endings.
    pub stem: &'static str,
    /// What `wasm-opt` aims at.
    aim: &'static str,
    /// The most bytes it may have, as it is and compressed.
    pub budget: Budget,
}

/// The most bytes a program may have.
#[derive(Clone, Copy)]
pub struct Budget {
    /// As it is.
    pub raw: usize,
    /// As it is downloaded.
    pub compressed: usize,
}

/// The app: small first, since it is downloaded.
pub const APP: Program = Program {
    name: "app",
    package: "parlour",
    part: &["--bin", "parlour"],
    profile: "web",
    compiled: "parlour",
    stem: "parlour",
    aim: "-Oz",
    budget: Budget { raw: 15_000_000, compressed: 5_000_000 },
};

/// The opponents: fast first.
pub const WORKER: Program = Program {
    name: "worker",
    package: "parlour-worker",
    part: &["--lib"],
    profile: "web-worker",
    compiled: "parlour_worker",
    stem: "parlour_worker",
    aim: "-O3",
    budget: Budget { raw: 2_000_000, compressed: 1_000_000 },
};

impl Program {
    /// The name of its code in the page.
    pub fn code(&self) -> String {
        format!("{}_bg.wasm", self.stem)
    }

    /// Compiles the program and writes it with its bindings into `folder`.
    ///
    /// # Errors
    /// If a step fails.
    pub fn build(&self, toolchain: Toolchain, folder: &Path) -> Result<(), Failure> {
        toolchain.build(self.name, &["--package", self.package, "--profile", self.profile]).args(self.part).run()?;
        let built = target_folder().join(TARGET).join(self.profile);
        let compiled = built.join(format!("{}.wasm", self.compiled));
        // To shrink takes minutes, so what became of the same code the last time is used again.
        let (kept, from) = (built.join("shrunk"), built.join("shrunk-from"));
        let source = self.fingerprint(&compiled).map_err(naming(&compiled))?;
        if fs::read_to_string(&from).is_ok_and(|kept| kept == source) {
            return copy(&kept, folder).map_err(naming(&kept));
        }
        self.bind(&compiled, folder)
            .map_err(|error| Failure(format!("the bindings of {} failed: {error}", self.package)))?;
        if let Err(failure) = self.shrink(&folder.join(self.code())) {
            println!("xtask: {} is not shrunk, it needs npm (Node.js) for that: {failure}", self.name);
            return Ok(());
        }
        let keep = || -> io::Result<()> {
            fs::create_dir_all(&kept)?;
            for name in [format!("{}.js", self.stem), self.code()] {
                fs::copy(folder.join(&name), kept.join(&name))?;
            }
            fs::write(&from, &source)
        };
        keep().map_err(naming(&kept))
    }

    /// A text that changes with the compiled code and with how it is shrunk.
    fn fingerprint(&self, compiled: &Path) -> io::Result<String> {
        let mut hash = DefaultHasher::new();
        fs::read(compiled)?.hash(&mut hash);
        Ok(format!("{:016x} {} {BINARYEN}", hash.finish(), self.aim))
    }

    fn bind(&self, compiled: &Path, folder: &Path) -> Result<(), impl std::fmt::Display + use<>> {
        let mut bindings = Bindgen::new();
        bindings.input_path(compiled).out_name(self.stem).typescript(false);
        bindings.remove_name_section(true).remove_producers_section(true);
        bindings.web(true)?.generate(folder)
    }

    /// Shrinks the code where `wasm-opt` can be had. The page works without.
    fn shrink(&self, code: &Path) -> Result<(), Failure> {
        let shrunk = code.with_extension("shrunk");
        Step::new("wasm-opt", "npm")
            .args(&["exec", "--yes", "--package", BINARYEN, "--", "wasm-opt", self.aim])
            // The sections that would say so are stripped: what the compiler uses.
            .args(&["--enable-bulk-memory", "--enable-bulk-memory-opt", "--enable-nontrapping-float-to-int"])
            .args(&["--enable-sign-ext", "--enable-mutable-globals", "--enable-reference-types", "--enable-multivalue"])
            .args(&["--enable-simd"])
            .args(&[code, Path::new("-o"), &shrunk])
            .run()?;
        fs::rename(&shrunk, code).map_err(|error| Failure(error.to_string()))
    }
}

/// Says what cannot be read or written.
fn naming(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| Failure(format!("{}: {error}", path.display()))
}

/// The folder of the finished page. It has the name of no build profile: those folders are Cargo's.
pub fn page_folder() -> PathBuf {
    target_folder().join("page")
}

/// The folder that Cargo builds into.
fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace_root().join("target"), PathBuf::from)
}
