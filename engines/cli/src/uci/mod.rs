//! The chess engine for graphical interfaces and match runners: `parlour-engine chess uci`.

mod options;
mod pace;
mod session;
mod words;

use std::io::{self, BufRead};
use std::sync::{Arc, Mutex};

use session::Session;

/// Holds the dialogue on standard input and output until told to quit, or until the input ends and the last search with it.
///
/// # Errors
/// If input cannot be read or output not be written.
pub fn run() -> io::Result<()> {
    let mut session = Session::new(Arc::new(Mutex::new(io::stdout())));
    for line in io::stdin().lock().lines() {
        // A line that is no text says nothing.
        let line = match line {
            Err(error) if error.kind() != io::ErrorKind::InvalidData => return Err(error),
            line => line.unwrap_or_default(),
        };
        if let Some(said) = words::parse(&line)
            && !session.answer(said)?
        {
            return Ok(());
        }
    }
    session.finish();
    Ok(())
}
