//! `cargo xtask web`: Parlour as a folder that any web server can host.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program speaks to its terminal")]

use std::fs;
use std::process::ExitCode;

use clap::Parser;
use xtask::steps::Failure;

use xtask_web::program::{APP, WORKER, page_folder};
use xtask_web::toolchain::Toolchain;
use xtask_web::{serve, site};

/// Build the game as a web page into `target/page`, which any web server can host under any address
#[derive(Parser)]
#[command(name = "cargo xtask web", version)]
struct Arguments {
    /// Then serve the page on this machine at this port
    #[arg(long, value_name = "PORT")]
    serve: Option<u16>,
    /// The address of the folder where the page will be hosted: previews of links find their picture only by a whole address
    #[arg(long, value_name = "URL")]
    address: Option<String>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    let toolchain = Toolchain::find()?;
    let folder = page_folder();
    let fresh = || -> std::io::Result<()> {
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)
    };
    fresh().map_err(|error| Failure(format!("{}: {error}", folder.display())))?;
    for program in [&APP, &WORKER] {
        program.build(toolchain, &folder)?;
    }
    site::furnish(&folder, &APP, arguments.address.as_deref())?;
    site::weigh(&folder, &[&APP, &WORKER])?;
    println!("xtask: the page is in {}", folder.display());
    arguments.serve.map_or(Ok(()), |port| serve::serve(&folder, port))
}
