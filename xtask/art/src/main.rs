//! Writes the pictures and sounds of Parlour under `assets/`, or those alone whose path starts as the first argument says;
//! see `cargo xtask art`.
#![expect(clippy::print_stdout, reason = "a command-line program speaks to its terminal")]

use std::fs;
use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let mut total = 0;
    for asset in parlour_art::assets().into_iter().filter(|asset| asset.path.starts_with(&wanted)) {
        let (path, bytes) = (folder.join(&asset.path), asset.bytes());
        fs::create_dir_all(path.parent().unwrap_or(&folder))?;
        println!("{:8} {}", bytes.len(), asset.path);
        total += bytes.len();
        fs::write(path, bytes)?;
    }
    println!("{total:8} bytes together");
    Ok(())
}
