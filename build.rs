//! Packs the texts that lie in the program, which then is shorter by two thirds of them (see `src/packed.rs`).

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// The folders of the texts.
const TEXTS: [&str; 1] = ["assets/locales"];

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for folder in TEXTS {
        println!("cargo::rerun-if-changed={folder}");
        pack(Path::new(folder), &out)?;
    }
    Ok(())
}

/// Packs the files in a folder and in the folders within it, each under its own path.
fn pack(folder: &Path, out: &Path) -> io::Result<()> {
    fs::create_dir_all(out.join(folder))?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            pack(&path, out)?;
        } else {
            let mut packed = ZlibEncoder::new(File::create(out.join(&path))?, Compression::best());
            io::copy(&mut File::open(&path)?, &mut packed)?;
            packed.finish()?;
        }
    }
    Ok(())
}
