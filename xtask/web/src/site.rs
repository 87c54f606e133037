//! The folder that any server can host: programs, page, pictures and sounds, each also compressed.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use xtask::steps::{Failure, workspace_root};

use crate::program::Program;
use crate::words;

/// The folders of `assets/` that the program loads while it runs.
const LOADED: [&str; 5] = ["fonts", "icons", "music", "sounds", "textures"];

/// The icons of the program itself.
const ICONS: [&str; 3] = ["icon-64.png", "icon-192.png", "icon-512.png"];

/// The picture that stands for a link to the page.
const PREVIEW: &str = "docs/pictures/title.png";

/// What it is called in the folder.
const PREVIEW_FILE: &str = "preview.png";

/// Endings of files that become smaller by compression.
const COMPRESSIBLE: [&str; 7] = ["css", "html", "js", "json", "ttf", "wasm", "webmanifest"];

/// Copies what lies ready, and writes what follows from it. `host` is the address where the folder will be hosted, if that is
/// known.
///
/// # Errors
/// If a file cannot be read or written.
pub fn furnish(folder: &Path, app: &Program, host: Option<&str>) -> Result<(), Failure> {
    let assets = workspace_root().join("assets");
    let all = || -> io::Result<()> {
        copy(&assets.join("web"), folder)?;
        for loaded in LOADED {
            copy(&assets.join(loaded), &folder.join("assets").join(loaded))?;
        }
        for icon in ICONS {
            fs::copy(assets.join(icon), folder.join("assets").join(icon))?;
        }
        fs::copy(workspace_root().join(PREVIEW), folder.join(PREVIEW_FILE))?;
        if let Some(host) = host {
            let index = folder.join("index.html");
            let text = fs::read_to_string(&index)?;
            fs::write(index, with_whole_preview(&text, host))?;
        }
        let bytes = fs::metadata(folder.join(app.code()))?.len();
        let words = words::of_page(&assets.join("locales"))?;
        fs::write(
            folder.join("site.js"),
            format!("export const PROGRAM_BYTES = {bytes};\nexport const WORDS = {words};\n"),
        )?;
        keep_offline(folder)?;
        compress(folder)
    };
    all().map_err(|error| Failure(format!("the page could not be written: {error}")))
}

/// The page with the whole address of its preview: programs that show previews of links do not complete addresses.
fn with_whole_preview(page: &str, host: &str) -> String {
    let whole = format!("content=\"{}/{PREVIEW_FILE}\"", host.trim_end_matches('/'));
    page.replace(&format!("content=\"{PREVIEW_FILE}\""), &whole)
}

/// Puts the list of all files, and a version that changes with any of them, before the service worker.
fn keep_offline(folder: &Path) -> io::Result<()> {
    let worker = folder.join("sw.js");
    let mut names = Vec::new();
    let mut version = DefaultHasher::new();
    for path in files(folder)?.into_iter().filter(|path| *path != worker) {
        let name = address(folder, &path);
        (&name, fs::read(&path)?).hash(&mut version);
        // A browser asks for the folder, not for its index.
        names.push(if name == "index.html" { "./".to_owned() } else { name });
    }
    let (version, names) = (version.finish(), serde_json::to_string(&names)?);
    let text = fs::read_to_string(&worker)?;
    fs::write(&worker, format!("const VERSION = \"{version:016x}\";\nconst FILES = {names};\n\n{text}"))
}

/// Lays a `.br` and a `.gz` beside each file that gains by it, for servers that can hand them out.
fn compress(folder: &Path) -> io::Result<()> {
    for path in files(folder)? {
        let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        if COMPRESSIBLE.contains(&ending.as_str()) {
            let bytes = fs::read(&path)?;
            fs::write(path.with_extension(format!("{ending}.br")), brotli(&bytes)?)?;
            fs::write(path.with_extension(format!("{ending}.gz")), gzip(&bytes)?)?;
        }
    }
    Ok(())
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    // Quality 9 of 11 is within a few percent of the best, in a tenth of its time.
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 9, 24);
    writer.write_all(bytes)?;
    Ok(writer.into_inner())
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes)?;
    writer.finish()
}

/// Prints what is downloaded, and says what is over its budget: a page that could not be shrunk is one all the same.
///
/// # Errors
/// If a file cannot be read.
pub fn weigh(folder: &Path, programs: &[&Program]) -> Result<(), Failure> {
    let size = |path: &Path| {
        let size = fs::metadata(path).map(|file| file.len() as usize);
        size.map_err(|error| Failure(format!("{}: {error}", path.display())))
    };
    println!("xtask: {:<10} {:>12} {:>12} {:>12}", "bytes", "raw", "gzip", "brotli");
    for program in programs {
        let code = folder.join(program.code());
        let [raw, gzip, brotli] = ["wasm", "wasm.gz", "wasm.br"].map(|ending| size(&code.with_extension(ending)));
        let (raw, gzip, brotli) = (raw?, gzip?, brotli?);
        println!("xtask: {:<10} {raw:>12} {gzip:>12} {brotli:>12}", program.name);
        if raw > program.budget.raw || brotli > program.budget.compressed {
            let budget = program.budget;
            println!("xtask: OVER BUDGET: {} may have {} bytes, {}", program.name, budget.raw, budget.compressed);
        }
    }
    let [mut raw, mut best] = [0, 0];
    for path in files(folder).map_err(|error| Failure(error.to_string()))? {
        let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        if ["br", "gz"].contains(&ending.as_str()) {
            continue;
        }
        raw += size(&path)?;
        best += size(&path.with_extension(format!("{ending}.br"))).or_else(|_| size(&path))?;
    }
    println!("xtask: {:<10} {raw:>12} {:>12} {best:>12}", "everything", "");
    Ok(())
}

/// All files in a folder and the folders in it, in a fixed order.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The address of a file, relative to the page.
fn address(folder: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(folder).unwrap_or(path);
    inside.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Copies all files of a folder.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for path in files(from)? {
        let copy = to.join(path.strip_prefix(from).unwrap_or(&path));
        fs::create_dir_all(copy.parent().unwrap_or(to))?;
        fs::copy(&path, copy)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

    use super::*;

    #[test]
    fn the_service_worker_knows_every_file_and_changes_with_each() {
        let folder = tempfile::tempdir().unwrap();
        let page = folder.path();
        let written = |icon: &str| {
            fs::create_dir_all(page.join("assets")).unwrap();
            fs::write(page.join("sw.js"), "start();").unwrap();
            fs::write(page.join("index.html"), "<p>").unwrap();
            fs::write(page.join("assets/icon.png"), icon).unwrap();
            keep_offline(page).unwrap();
            fs::read_to_string(page.join("sw.js")).unwrap()
        };
        let first = written("a");
        assert!(first.contains(r#"const FILES = ["assets/icon.png","./"];"#), "{first}");
        assert!(first.ends_with("start();"));
        assert_eq!(first, written("a"));
        assert_ne!(first, written("b"));
    }

    #[test]
    fn the_preview_of_a_hosted_page_has_a_whole_address() {
        let page = fs::read_to_string(workspace_root().join("assets/web/index.html")).unwrap();
        for host in ["https://example.org/games/", "https://example.org/games"] {
            let hosted = with_whole_preview(&page, host);
            assert!(hosted.contains(r#"property="og:image" content="https://example.org/games/preview.png""#));
        }
    }

    #[test]
    fn what_shrinks_is_laid_out_compressed() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("style.css"), "a ".repeat(1000)).unwrap();
        fs::write(folder.path().join("a.png"), "a ".repeat(1000)).unwrap();
        compress(folder.path()).unwrap();
        let names: Vec<_> = files(folder.path()).unwrap().iter().map(|path| address(folder.path(), path)).collect();
        assert_eq!(names, ["a.png", "style.css", "style.css.br", "style.css.gz"]);
        let mut text = String::new();
        let packed = fs::read(folder.path().join("style.css.br")).unwrap();
        io::Read::read_to_string(&mut brotli::Decompressor::new(&packed[..], 4096), &mut text).unwrap();
        assert_eq!(text, "a ".repeat(1000));
    }
}
