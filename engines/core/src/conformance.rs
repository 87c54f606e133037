//! What every rule set must pass.
