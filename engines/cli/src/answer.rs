//! What a command answers, for people and for programs.

use serde::Serialize;

/// An answer in both forms.
pub struct Answer {
    /// For people: lines without a final line break.
    pub text: String,
    /// For programs: one JSON object on one line.
    pub json: String,
}

impl Answer {
    /// An answer whose JSON object is made of `fields`.
    pub fn new(text: String, fields: &impl Serialize) -> Self {
        Self { text, json: serde_json::to_string(fields).expect("answers are plain data") }
    }
}
