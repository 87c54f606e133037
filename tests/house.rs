//! The house keeps its shape: dependencies point one way, and the platform stays in its place.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

/// The part of the app a file belongs to (`table`, `games/dots`, …), and the parts it names with `crate::`.
fn uses() -> Vec<(String, String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for path in sources(&root) {
        let inside = path.strip_prefix(&root).unwrap();
        let mut parts = inside.components().map(|part| part.as_os_str().to_string_lossy().replace(".rs", ""));
        let mut part = parts.next().unwrap();
        if part == "games" {
            part = format!("games/{}", parts.next().unwrap());
        }
        let text = std::fs::read_to_string(&path).unwrap();
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for piece in line.split("crate::").skip(1) {
                let named: String = piece.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                let named = match named.as_str() {
                    "games" => {
                        let game = piece.trim_start_matches("games::");
                        format!("games/{}", game.chars().take_while(|c| c.is_alphanumeric()).collect::<String>())
                    }
                    _ => named,
                };
                found.push((part.clone(), named, path.clone()));
            }
        }
    }
    found
}

/// Parts by storey: a part may use those on lower storeys and its own.
fn storey(part: &str) -> u8 {
    match part {
        "catalogue" | "screen" | "notice" | "locale" | "platform" | "settings" | "profile" | "args" | "packed" => 0,
        "theme" | "audio" => 1,
        "table" => 2,
        part if part.starts_with("games/") => 3,
        "screens" => 4,
        _ => 5,
    }
}

#[test]
fn the_parts_of_the_app_depend_downwards_only() {
    // What games are and what they may be asked is data that the lowest storey hands on: pieces are part of it.
    let pieces = |from: &str, to: &str| from == "catalogue" && to == "theme";
    let wrong: Vec<_> = uses()
        .into_iter()
        .filter(|(from, to, _)| !to.is_empty() && storey(to) > storey(from) && !pieces(from, to))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_game_knows_another() {
    let wrong: Vec<_> = uses()
        .into_iter()
        .filter(|(from, to, _)| from.starts_with("games/") && to.starts_with("games/") && from != to)
        .filter(|(from, to, _)| from != "games/mod" && to != "games/conformance")
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn only_the_platform_asks_what_machine_it_is_on() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let wrong: Vec<_> = sources(&root)
        .into_iter()
        .filter(|path| !path.starts_with(root.join("platform")))
        .filter(|path| {
            let text = std::fs::read_to_string(path).unwrap();
            text.lines().any(|line| line.contains("target_arch") && !line.trim_start().starts_with("//"))
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn engines_know_no_window_and_no_other_game() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut ours: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in metadata["packages"].as_array().unwrap() {
        let needs = package["dependencies"].as_array().unwrap();
        let needs = needs.iter().map(|need| need["name"].as_str().unwrap().to_owned()).collect();
        ours.insert(package["name"].as_str().unwrap().to_owned(), needs);
    }
    assert!(ours.contains_key("parlour-core") && ours.contains_key("parlour"));
    let games = |name: &str| {
        !matches!(name, "parlour" | "parlour-core" | "parlour-cli" | "parlour-art" | "parlour-worker" | "xtask")
    };
    for (name, needs) in ours.iter().filter(|(name, _)| name.starts_with("parlour-") && *name != "parlour-art") {
        for need in needs {
            assert!(!need.starts_with("bevy"), "{name} needs {need}");
            let sideways = games(name) && need.starts_with("parlour-") && need != "parlour-core";
            assert!(!sideways, "{name} needs {need}");
            assert!(name != "parlour-core" || !need.starts_with("parlour"), "{name} needs {need}");
        }
    }
}
