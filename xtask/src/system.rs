//! The system packages a windowed Bevy program needs: found, installed where that is possible, named where it is not.

use std::collections::BTreeSet;
use std::env;
use std::process::{Command, Stdio};

use crate::steps::{Failure, Step};

/// Debian and Ubuntu packages: first what the build links against, then what the window and the speaker load at run time.
const DEBIAN: [&str; 15] = [
    "pkg-config",
    "libasound2-dev",
    "libudev-dev",
    "libwayland-dev",
    "libxkbcommon-dev",
    "libx11-dev",
    "libxkbcommon-x11-0",
    "libx11-xcb1",
    "libxcursor1",
    "libxi6",
    "libxrandr2",
    "libegl1",
    "libgl1-mesa-dri",
    "libvulkan1",
    "mesa-vulkan-drivers",
];

/// The libraries the build looks up with `pkg-config`.
const LIBRARIES: [&str; 5] = ["alsa", "libudev", "wayland-client", "xkbcommon", "x11"];

/// A browser, and the program by which others drive it.
const BROWSER: [&str; 2] = ["chromium", "chromedriver"];

/// The Debian packages of [`BROWSER`].
const DEBIAN_BROWSER: [&str; 2] = ["chromium", "chromium-driver"];

/// What to type on systems that are not Debian's children.
const ELSEWHERE: &str = "\
  Fedora: sudo dnf install pkgconf-pkg-config gcc alsa-lib-devel systemd-devel wayland-devel libxkbcommon-devel libX11-devel \
libxkbcommon-x11 libXcursor libXi libXrandr vulkan-loader mesa-vulkan-drivers
  Arch:   sudo pacman -S --needed pkgconf gcc alsa-lib systemd-libs wayland libxkbcommon libxkbcommon-x11 libx11 libxcursor libxi \
libxrandr vulkan-icd-loader vulkan-swrast
  others: pkg-config, a C compiler and the development files of ALSA, udev, Wayland, xkbcommon and X11;
          to run, a Vulkan or OpenGL driver (Mesa has one that needs no graphics card)";

/// Makes sure that the system has what Parlour needs to build and run. macOS and Windows need nothing.
///
/// # Errors
/// If packages are missing and cannot be installed from here; the message says what to type.
pub fn prepare() -> Result<(), Failure> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    if !debian_has(&DEBIAN)? {
        advise_elsewhere();
    }
    Ok(())
}

/// Makes sure that there is a browser that tests can drive.
///
/// # Errors
/// If there is none and it cannot be installed from here; the message says what to do.
pub fn prepare_browser() -> Result<(), Failure> {
    if BROWSER.iter().all(|program| is_program(program)) || debian_has(&DEBIAN_BROWSER)? {
        return Ok(());
    }
    Err(Failure(format!("it needs the programs {} of Chromium in the path", BROWSER.join(" and "))))
}

/// Makes sure that these Debian packages are installed. `false` where packages are not Debian's.
///
/// # Errors
/// If packages are missing and cannot be installed from here; the message says what to type.
pub fn debian_has(packages: &[&str]) -> Result<bool, Failure> {
    let Some(installed) = dpkg_installed(packages) else { return Ok(false) };
    install_debian(&missing(packages, &installed)).map(|()| true)
}

/// Which of the packages are installed, or `None` on a system without `dpkg`.
fn dpkg_installed(packages: &[&str]) -> Option<String> {
    let query = Command::new("dpkg-query")
        .args(["--show", "--showformat=${Package} ${db:Status-Status}\\n"])
        .args(packages)
        .stderr(Stdio::null())
        .output()
        .ok()?;
    Some(String::from_utf8_lossy(&query.stdout).into_owned())
}

/// The packages that a `dpkg-query` listing of "name status" lines does not show as installed.
fn missing<'a>(packages: &[&'a str], listing: &str) -> Vec<&'a str> {
    let installed: BTreeSet<&str> = listing.lines().filter_map(|line| line.strip_suffix(" installed")).collect();
    packages.iter().copied().filter(|package| !installed.contains(package)).collect()
}

fn install_debian(packages: &[&str]) -> Result<(), Failure> {
    if packages.is_empty() {
        return Ok(());
    }
    let list = packages.join(" ");
    let by_hand = || {
        Failure(format!(
            "Parlour needs system packages. Please run:\n  sudo apt-get update && sudo apt-get install {list}"
        ))
    };
    let Some(rights) = administrator() else { return Err(by_hand()) };
    println!("xtask: installing {list}");
    let apt = |name, arguments: &[&str]| match rights {
        Rights::Root => Step::new(name, "apt-get").args(arguments),
        Rights::Sudo => {
            Step::new(name, "sudo").args(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(arguments)
        }
    };
    // A mirror that fails to answer here is no harm as long as the packages below can be had.
    let lists = apt("package lists", &["update", "-qq"]).run();
    apt("system packages", &["install", "-y", "-qq", "--no-install-recommends"])
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(packages)
        .run()
        .map_err(|failure| {
            let first = lists.err().map(|lists| format!("{lists}\n")).unwrap_or_default();
            Failure(format!("{first}{failure}\n{}", by_hand()))
        })
}

/// How this process may act as the administrator.
#[derive(Clone, Copy)]
enum Rights {
    Root,
    Sudo,
}

fn administrator() -> Option<Rights> {
    let id = Command::new("id").arg("-u").output().ok()?;
    if id.stdout.trim_ascii() == b"0" {
        return Some(Rights::Root);
    }
    is_program("sudo").then_some(Rights::Sudo)
}

/// Whether a program of that name is in the path.
fn is_program(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

/// Where packages have other names: say what is needed if the build would not find it, and let it try.
fn advise_elsewhere() {
    let found = Command::new("pkg-config").arg("--exists").args(LIBRARIES).status();
    if !found.is_ok_and(|status| status.success()) {
        println!("xtask: Parlour needs some system packages that seem to be missing here:\n{ELSEWHERE}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_installed_packages_count_as_there() {
        let all = DEBIAN.map(|package| format!("{package} installed\n")).concat();
        assert!(missing(&DEBIAN, &all).is_empty());
        let removed = all.replace("libudev-dev installed", "libudev-dev config-files");
        assert_eq!(missing(&DEBIAN, &removed), ["libudev-dev"]);
        assert_eq!(missing(&DEBIAN, ""), DEBIAN);
    }

    #[test]
    fn nothing_to_install_needs_no_rights() {
        assert!(install_debian(&[]).is_ok());
    }
}
