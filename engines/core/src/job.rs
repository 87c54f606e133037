//! A search described as data, so that it can go to another thread, into a Web Worker or to a later frame.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{Brain, Clock, Control, Engine, Game, Listener, Opponent, Progress, StopFlag, Thought};

/// Who thinks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thinker {
    /// The opponent of that name.
    Opponent(String),
    /// [`Engine::analyst`].
    Analyst,
}

/// When a search must end, and what decides where chance does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// The seed of everything that chance decides.
    pub seed: u64,
    /// The longest time, in milliseconds from the beginning of the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// The number of positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The depth in plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How many of the best lines an analyst is to find and tell of; left out, it values all moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<u8>,
}

impl Limits {
    /// The limits as a search wants them. The time begins to run now.
    pub fn control(&self, clock: Arc<dyn Clock>, stop: StopFlag, progress: Listener) -> Control {
        let Self { seed, time_ms, nodes, depth, lines } = *self;
        let (node_limit, depth_limit) = (nodes, depth);
        let control =
            Control { stop, node_limit, depth_limit, lines, progress: Some(progress), ..Control::seeded(seed) };
        match time_ms {
            Some(time) => control.with_time(clock, Duration::from_millis(time)),
            None => control,
        }
    }
}

/// A search to be made. Run anywhere with the same limits other than time, it comes to the same thought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Job<G: Game> {
    /// Who thinks.
    pub thinker: Thinker,
    /// What it sees.
    pub view: G::View,
    /// When it must answer.
    pub limits: Limits,
    /// What an opponent that learns knows from earlier games ([`Engine::learn`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knowledge: Option<String>,
}

/// A job names an opponent that the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no opponent '{0}'")]
pub struct UnknownOpponent(
    /// The name.
    pub String,
);

impl<G: Engine> Job<G> {
    /// A move of an opponent, who takes its own time.
    pub fn of_opponent(opponent: &Opponent<G::Algorithm>, view: G::View, seed: u64) -> Self {
        let limits = Limits { seed, time_ms: opponent.time_ms, ..Limits::default() };
        Self { thinker: Thinker::Opponent(opponent.id.clone()), view, limits, knowledge: None }
    }

    /// An analysis of at most `time`.
    pub fn of_analyst(view: G::View, seed: u64, time: Duration) -> Self {
        let limits = Limits { seed, time_ms: Some(time.as_millis() as u64), ..Limits::default() };
        Self { thinker: Thinker::Analyst, view, limits, knowledge: None }
    }

    /// The brain that thinks.
    ///
    /// # Errors
    /// If there is no such opponent.
    pub fn brain(&self) -> Result<Box<dyn Brain<G>>, UnknownOpponent> {
        match &self.thinker {
            Thinker::Analyst => Ok(G::analyst()),
            Thinker::Opponent(id) => {
                let opponent = G::opponent(id).ok_or_else(|| UnknownOpponent(id.clone()))?;
                Ok(match &self.knowledge {
                    Some(knowledge) => G::learned_brain(&opponent.algorithm, knowledge),
                    None => G::brain(&opponent.algorithm),
                })
            }
        }
    }

    /// Its limits as the brain wants them. The time begins to run now.
    pub fn control(&self, clock: Arc<dyn Clock>, stop: StopFlag, progress: Listener) -> Control {
        self.limits.control(clock, stop, progress)
    }

    /// Thinks, and returns when it is done. `None`: the game is over.
    ///
    /// # Errors
    /// If there is no such opponent.
    pub fn run(
        &self,
        clock: Arc<dyn Clock>,
        stop: StopFlag,
        progress: Listener,
    ) -> Result<Option<Thought<G::Move>>, UnknownOpponent> {
        Ok(self.brain()?.think(&self.view, &self.control(clock, stop, progress)))
    }
}

/// A question about all that a view shows ([`Engine::summary`]).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Inquiry<G: Game> {
    /// What is shown.
    pub view: G::View,
    /// When it must be answered.
    pub limits: Limits,
}

impl<G: Engine> Inquiry<G> {
    /// An inquiry that takes at most `time`.
    pub fn within(view: G::View, time: Duration) -> Self {
        Self { view, limits: Limits { time_ms: Some(time.as_millis() as u64), ..Limits::default() } }
    }

    /// Finds the answer, and returns when it is there; `None` if there is none.
    pub fn run(&self, clock: Arc<dyn Clock>, stop: StopFlag) -> Option<String> {
        G::summary(&self.view, &self.limits.control(clock, stop, Arc::new(|_| ())))
    }
}

/// What a worker is to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Task<T> {
    /// A [`Job`].
    Job(T),
    /// An [`Inquiry`].
    Inquiry(T),
}

/// A task on its way to a worker that plays every game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request<T> {
    /// The number under which it is answered, from 1.
    pub id: u32,
    /// The name of the game, [`Game::ID`].
    pub game: String,
    /// What is to be done.
    #[serde(flatten)]
    pub task: Task<T>,
}

/// What a worker says of a task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer<M> {
    /// The number of the request; 0 if it could not be read.
    pub id: u32,
    /// What it says.
    #[serde(flatten)]
    pub reply: Reply<M>,
}

/// How a task is getting on. After anything but progress it is done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply<M> {
    /// How far it is.
    Progress(Progress),
    /// What came of a job; `None` if the game is over.
    Thought(Option<Thought<M>>),
    /// What came of an inquiry; `None` if there is nothing to say.
    Summary(Option<String>),
    /// It cannot be done, and why, in English.
    Error(String),
}
