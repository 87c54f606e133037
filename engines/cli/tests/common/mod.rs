//! The program as a person or a script runs it.
#![allow(dead_code, reason = "every test file uses a part of this")]

use std::process::{Command, Output};

use serde_json::Value;

/// Runs the program.
pub fn engine(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parlour-engine")).args(args).output().unwrap()
}

/// The words of a command line; quoted ones may contain spaces.
pub fn words(line: &str) -> Vec<&str> {
    line.split('"')
        .enumerate()
        .flat_map(|(i, part)| if i % 2 == 1 { vec![part] } else { part.split_whitespace().collect() })
        .collect()
}

/// What the program prints for people.
pub fn text(line: &str) -> String {
    let output = engine(&words(line));
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The JSON object on the last line of what the program prints for programs.
pub fn json(line: &str) -> Value {
    let text = text(&format!("{line} --json"));
    let value: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert!(value.is_object(), "{line}: {value}");
    value
}

/// What the program says beside its answer.
pub fn aside(line: &str) -> String {
    let output = engine(&words(line));
    assert!(output.status.success(), "{line}");
    String::from_utf8(output.stderr).unwrap()
}

/// The message for bad input.
pub fn refusal(line: &str) -> String {
    let output = engine(&words(line));
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert!(output.stdout.is_empty(), "{line}: nothing but the message is printed");
    String::from_utf8(output.stderr).unwrap()
}

pub fn assert_refused(line: &str, parts: &[&str]) {
    let message = refusal(line);
    for part in parts {
        assert!(message.contains(part), "{line}: '{message}' should say '{part}'");
    }
}

pub fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}
