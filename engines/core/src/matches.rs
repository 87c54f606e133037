//! Matches between opponents.
