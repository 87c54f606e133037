//! What the person asks for at the start.

use crate::args::Wish;
use crate::catalogue::Catalogue;

/// What the command line asks for. A mistake in it ends the program here.
#[cfg(not(target_arch = "wasm32"))]
pub fn read(catalogue: &Catalogue, chance_seed: u64) -> Wish {
    use clap::{Parser, error::ErrorKind};

    use crate::args::Args;

    let args = Args::parse();
    let refuse =
        |problem: String| -> ! { clap::Command::new("parlour").error(ErrorKind::InvalidValue, problem).exit() };
    let launch = args.launch(catalogue, chance_seed).unwrap_or_else(|problem| refuse(problem));
    Wish { args, launch, left_out: Vec::new() }
}

/// What the address of the page asks for.
#[cfg(target_arch = "wasm32")]
pub fn read(catalogue: &Catalogue, chance_seed: u64) -> Wish {
    let query = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    Wish::of_query(&query, catalogue, chance_seed)
}

/// The languages of the system or the browser, the preferred one first, as codes like `hu-HU` or `hu_HU.UTF-8`.
#[cfg(not(target_arch = "wasm32"))]
pub fn languages() -> Vec<String> {
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok()).collect()
}

/// The languages of the system or the browser, the preferred one first, as codes like `hu-HU` or `hu_HU.UTF-8`.
#[cfg(target_arch = "wasm32")]
pub fn languages() -> Vec<String> {
    let preferred = web_sys::window().and_then(|window| window.navigator().language());
    preferred.into_iter().collect()
}
