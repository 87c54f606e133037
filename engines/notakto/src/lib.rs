//! notakto
