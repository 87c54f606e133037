//! `parlour-engine chess annotate`: what the engine has to say of all games of a file.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use parlour_chess::pgn;
use parlour_core::text_of;

use crate::args::Annotate;
use crate::refusal::Refusal;

/// Prints every game as soon as it has been looked at. What cannot be read of a game is told on the error output, and the rest
/// of it kept.
pub fn run(wish: &Annotate) -> Result<(), Refusal> {
    let text = text_of(&bytes_of(&wish.file)?);
    let mut output = io::stdout().lock();
    for (index, mut game) in pgn::read(&text).enumerate() {
        for fault in &game.faults {
            let _ = writeln!(io::stderr(), "game {}: {fault}", index + 1);
        }
        pgn::annotate(&mut game, wish.nodes)?;
        match writeln!(output, "{game}") {
            // A reader that has seen enough closes the pipe.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written.map_err(Refusal::Output)?,
        }
    }
    Ok(())
}

fn bytes_of(file: &Path) -> Result<Vec<u8>, Refusal> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).map(drop)
    } else {
        fs::read(file).map(|read| bytes = read)
    };
    read.map_err(|error| Refusal::File { file: file.to_owned(), error })?;
    Ok(bytes)
}
