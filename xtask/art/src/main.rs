//! Writes every picture and sound of Parlour under `assets/`; see `cargo xtask art`.
#![expect(clippy::print_stdout, reason = "a command-line program speaks to its terminal")]

use std::fs;
use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let mut total = 0;
    for asset in parlour_art::assets() {
        let (path, bytes) = (folder.join(&asset.path), asset.bytes());
        fs::create_dir_all(path.parent().unwrap_or(&folder))?;
        println!("{:8} {}", bytes.len(), asset.path);
        total += bytes.len();
        fs::write(path, bytes)?;
    }
    println!("{total:8} bytes together");
    Ok(())
}
