//! Short messages to the person, shown for a while at the edge of the window and read out by screen readers; and questions.

use std::collections::{BTreeSet, VecDeque};

use bevy::prelude::*;

use crate::screen::Screen;

/// How a notice is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// For information.
    Info,
    /// Something did not work.
    Warning,
}

/// A message as a locale key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How it is meant.
    pub tone: Tone,
    /// The locale key.
    pub key: String,
    /// The arguments of the key.
    pub arguments: Vec<(&'static str, String)>,
}

impl Notice {
    /// For information.
    pub fn info(key: impl Into<String>) -> Self {
        Self { tone: Tone::Info, key: key.into(), arguments: Vec::new() }
    }

    /// Something did not work.
    pub fn warning(key: impl Into<String>) -> Self {
        Self { tone: Tone::Warning, ..Self::info(key) }
    }

    /// The same with an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }
}

/// The notices still to be seen. The first is shown.
#[derive(Resource, Debug, Default)]
pub struct Notices {
    waiting: VecDeque<Notice>,
    shown_for: f32,
    /// The texts that could not be kept when last tried.
    failing: BTreeSet<String>,
}

impl Notices {
    /// How long a notice stays, in seconds.
    const SECONDS: f32 = 6.0;

    /// Adds a notice, unless it is the last one already.
    pub fn push(&mut self, notice: Notice) {
        if self.waiting.back() != Some(&notice) {
            self.waiting.push_back(notice);
        }
    }

    /// The notice on show.
    pub fn current(&self) -> Option<&Notice> {
        self.waiting.front()
    }

    /// Takes the notice on show away.
    pub fn dismiss(&mut self) {
        self.waiting.pop_front();
        self.shown_for = 0.0;
    }

    /// Reports that the text `name` cannot be kept: once, until everything is kept again.
    pub fn storage_fails(&mut self, name: &str, error: &str) {
        let first = self.failing.is_empty();
        self.failing.insert(name.to_owned());
        if first {
            self.push(Notice::warning("notice-storage-fails").with("error", error));
        }
    }

    /// Notes that the text `name` has been kept.
    pub fn storage_works(&mut self, name: &str) {
        self.failing.remove(name);
    }
}

/// The question on show, before something that cannot be taken back. Its words are `confirm-<question>` and, on the button
/// that agrees, `confirm-<question>-yes`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Dialog(Option<&'static str>);

impl Dialog {
    /// Asks a question. The answer comes as [`Confirmed`], or not at all.
    pub fn ask(&mut self, question: &'static str) {
        self.0 = Some(question);
    }

    /// The question that waits for its answer.
    pub const fn question(&self) -> Option<&'static str> {
        self.0
    }

    /// Whether a question waits for its answer.
    pub const fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Takes the question away.
    pub fn close(&mut self) {
        self.0 = None;
    }
}

/// The person agreed to the question of this name.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Confirmed(pub &'static str);

/// The height of the strip at the lower edge of the window that the notice on show takes, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Strip(pub f32);

/// Registers the notices and lets them pass.
pub fn plugin(app: &mut App) {
    // While the pictures are being read, notices are not on show yet.
    app.init_resource::<Notices>()
        .init_resource::<Strip>()
        .init_resource::<Dialog>()
        .add_message::<Confirmed>()
        .add_systems(Update, pass_notices.run_if(not(in_state(Screen::Loading))));
}

fn pass_notices(time: Res<Time>, mut notices: ResMut<Notices>) {
    if notices.current().is_some() {
        notices.shown_for += time.delta_secs();
        if notices.shown_for > Notices::SECONDS {
            notices.dismiss();
        }
    }
}
