//! Running other programs, with failures a person can read.

use std::env;
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Why a task stopped, in words for the person at the terminal.
#[derive(Debug)]
pub struct Failure(pub String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One program to run from the root of the workspace.
pub struct Step {
    name: &'static str,
    command: Command,
}

impl Step {
    /// A step that runs `program`; `name` is what failures call it.
    pub fn new(name: &'static str, program: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(program);
        command.current_dir(workspace_root());
        Self { name, command }
    }

    /// A step of the same Cargo that runs this program.
    pub fn cargo(name: &'static str, arguments: &[&str]) -> Self {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Self::new(name, cargo).args(arguments)
    }

    /// Adds arguments.
    #[must_use]
    pub fn args<S: AsRef<OsStr>>(mut self, arguments: &[S]) -> Self {
        self.command.args(arguments);
        self
    }

    /// Sets a variable of the step's environment.
    #[must_use]
    pub fn env(mut self, key: &str, value: &str) -> Self {
        self.command.env(key, value);
        self
    }

    /// What the step is called.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The step as one would type it, without the folder of its program.
    pub fn command_line(&self) -> String {
        let program = Path::new(self.command.get_program());
        let name = program.file_stem().unwrap_or(program.as_os_str());
        std::iter::once(name).chain(self.command.get_args()).map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
    }

    /// Runs the step to its end.
    ///
    /// # Errors
    /// If the program cannot be started or does not end with success.
    pub fn run(&mut self) -> Result<(), Failure> {
        let status = self
            .command
            .status()
            .map_err(|error| Failure(format!("{} could not start `{}`: {error}", self.name, self.command_line())))?;
        if status.success() {
            Ok(())
        } else {
            Err(Failure(format!("{} failed ({status}): {}", self.name, self.command_line())))
        }
    }
}

/// The folder of the workspace's `Cargo.toml`. Cargo says where the package lies that it runs: a program that was built from
/// another copy of the sources, in a target folder that both share, would look for it there.
pub fn workspace_root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let is_root = |folder: &&Path| folder.join("Cargo.lock").is_file();
    Path::new(&here).ancestors().find(is_root).unwrap_or(Path::new(&here)).to_path_buf()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_named() {
        let failure = Step::new("tea", "no-such-kettle").run().expect_err("there is no such program");
        assert!(failure.to_string().contains("tea could not start `no-such-kettle`"), "{failure}");
    }

    #[test]
    #[cfg(unix)]
    fn a_failing_program_is_told_with_its_command() {
        let failure = Step::new("tea", "false").args(&["--hot"]).run().expect_err("`false` never succeeds");
        assert!(failure.to_string().starts_with("tea failed"), "{failure}");
        assert!(failure.to_string().ends_with("false --hot"), "{failure}");
    }

    #[test]
    fn steps_run_at_the_root_of_the_workspace() {
        assert!(workspace_root().join("Cargo.lock").is_file());
    }
}
