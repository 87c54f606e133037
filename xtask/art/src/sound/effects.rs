//! The short sounds of the tables: dry, wooden and quiet.

use super::Sound;
use super::synth::Tape;

/// Samples a second of the short sounds.
const RATE: u32 = 44_100;

/// The peak of what should be heard clearly, in decibels. The encoder may add a little, so this lies below −12.
const CLEAR: f32 = -12.8;

/// The peak of what should be heard softly.
const SOFT: f32 = -17.0;

/// The peak of what should hardly be heard.
const FAINT: f32 = -29.0;

fn finish(mut tape: Tape, peak: f32) -> Sound {
    tape.clear_rumble();
    Sound { rate: RATE, samples: tape.level(peak), quality: 0.5 }
}

/// The frequency, in hertz, of a note `key` (69 is the A of 440 hertz).
fn pitch(key: f32) -> f32 {
    440.0 * ((key - 69.0) / 12.0).exp2()
}

/// A swell that rises quickly and dies away.
fn stroke(progress: f32) -> f32 {
    (progress / 0.12).min(1.0) * (1.0 - progress).powf(0.8)
}

/// Notes played on wooden bars: start in seconds, key, level.
fn bars(seconds: f32, notes: &[(f32, f32, f32)], decay: f32) -> Tape {
    let mut tape = Tape::new(RATE, seconds);
    for &(start, key, level) in notes {
        tape.knock(start, pitch(key), decay, level);
        // An octave below, without touch: the resonator under the bar.
        tape.knock(start, pitch(key - 12.0), decay * 0.8, level * 0.3);
    }
    tape
}

/// A piece is set down on the board.
pub fn place() -> Sound {
    let mut tape = Tape::new(RATE, 0.3);
    tape.knock(0.0, 392.0, 0.028, 1.0);
    tape.knock(0.004, 176.0, 0.034, 0.8);
    finish(tape, CLEAR)
}

/// A piece takes another: it is put down firmly, and the other one is knocked over.
pub fn capture() -> Sound {
    let mut tape = Tape::new(RATE, 0.42);
    tape.knock(0.0, 523.0, 0.02, 0.85);
    tape.knock(0.035, 330.0, 0.03, 1.0);
    tape.knock(0.038, 147.0, 0.045, 0.9);
    tape.rub(0.04, 0.1, (700.0, 3200.0), 0.9, 5, |progress| (1.0 - progress).powi(2));
    finish(tape, CLEAR)
}

/// A king is attacked: one light bar over a knock.
pub fn check() -> Sound {
    finish(bars(0.6, &[(0.0, 72.0, 0.5), (0.05, 79.0, 0.8)], 0.075), CLEAR - 2.0)
}

/// King and rook change places: two pieces are put down one after the other.
pub fn castle() -> Sound {
    let mut tape = Tape::new(RATE, 0.46);
    for (start, pitch, level) in [(0.0, 370.0, 0.9), (0.15, 415.0, 1.0)] {
        tape.knock(start, pitch, 0.028, level);
        tape.knock(start + 0.004, pitch * 0.45, 0.034, level * 0.8);
    }
    finish(tape, CLEAR)
}

/// A pawn becomes a piece: a knock, from which two bars rise.
pub fn promote() -> Sound {
    finish(bars(0.9, &[(0.0, 60.0, 0.7), (0.09, 67.0, 0.8), (0.18, 72.0, 1.0)], 0.1), CLEAR)
}

/// A card is put on the felt: a brush of paper and a soft tap.
pub fn card() -> Sound {
    let mut tape = Tape::new(RATE, 0.26);
    tape.rub(0.0, 0.09, (1400.0, 6200.0), 1.6, 21, |progress| progress.powf(0.6) * (1.0 - progress));
    tape.knock(0.07, 210.0, 0.016, 0.55);
    tape.rub(0.07, 0.03, (900.0, 3600.0), 1.0, 22, |progress| (1.0 - progress).powi(2));
    finish(tape, SOFT)
}

/// A hand is spread on the table: cards brush over each other in quick succession.
pub fn shuffle() -> Sound {
    let mut tape = Tape::new(RATE, 0.62);
    for step in 0..9_u8 {
        let (start, level) = (0.05 * f32::from(step), 0.7 + 0.05 * f32::from(step % 4));
        tape.rub(start, 0.055, (1600.0, 6400.0), level, 30 + u32::from(step), |progress| (1.0 - progress).powf(1.5));
    }
    tape.knock(0.46, 190.0, 0.016, 0.4);
    finish(tape, SOFT)
}

/// A cross is chalked: two strokes, each with a tap where the chalk meets the slate.
pub fn chalk() -> Sound {
    let mut tape = Tape::new(RATE, 0.42);
    for (start, length, seed) in [(0.0, 0.15, 1), (0.2, 0.17, 2)] {
        tape.knock(start, 640.0, 0.009, 0.34);
        tape.rub(start + 0.004, length, (900.0, 4200.0), 3.4, seed, stroke);
    }
    finish(tape, CLEAR)
}

/// A pen draws a line.
pub fn line() -> Sound {
    let mut tape = Tape::new(RATE, 0.26);
    tape.knock(0.0, 880.0, 0.006, 0.16);
    tape.rub(0.0, 0.22, (500.0, 2400.0), 1.6, 3, |progress| (progress * std::f32::consts::PI).sin().powf(0.7));
    finish(tape, SOFT + 2.0)
}

/// Something is taken up or chosen.
pub fn select() -> Sound {
    let mut tape = Tape::new(RATE, 0.16);
    tape.knock(0.0, 784.0, 0.016, 1.0);
    finish(tape, SOFT)
}

/// A seed falls into a wooden pit: a small, bright knock with a dull one under it.
pub fn seed() -> Sound {
    let mut tape = Tape::new(RATE, 0.14);
    tape.knock(0.0, 622.0, 0.012, 1.0);
    tape.knock(0.003, 262.0, 0.02, 0.6);
    finish(tape, SOFT)
}

/// A box is closed: two warm bars, a fifth apart.
pub fn close_box() -> Sound {
    finish(bars(0.6, &[(0.0, 67.0, 0.8), (0.07, 74.0, 1.0)], 0.085), CLEAR)
}

/// A board dies: a dull knock, and its dust settles.
pub fn board_dies() -> Sound {
    let mut tape = Tape::new(RATE, 0.75);
    tape.knock(0.0, 98.0, 0.075, 1.0);
    tape.knock(0.012, 147.0, 0.05, 0.5);
    tape.rub(0.01, 0.68, (300.0, 2600.0), 1.6, 4, |progress| (progress / 0.05).min(1.0) * (1.0 - progress).powi(3));
    finish(tape, CLEAR)
}

/// A game is won: four bars rise.
pub fn win() -> Sound {
    let notes = [(0.0, 65.0, 0.8), (0.13, 69.0, 0.8), (0.26, 72.0, 0.9), (0.42, 77.0, 1.0), (0.42, 69.0, 0.4)];
    finish(bars(1.5, &notes, 0.16), CLEAR)
}

/// A game is lost: three bars fall, softly.
pub fn lose() -> Sound {
    finish(bars(1.5, &[(0.0, 69.0, 0.8), (0.2, 65.0, 0.8), (0.44, 62.0, 0.9), (0.44, 57.0, 0.5)], 0.17), CLEAR)
}

/// A game is drawn: the same bars twice, level.
pub fn draw() -> Sound {
    finish(bars(1.2, &[(0.0, 67.0, 0.8), (0.0, 60.0, 0.5), (0.26, 67.0, 0.8), (0.26, 60.0, 0.6)], 0.15), CLEAR)
}

/// A move is refused: two low, soft knocks.
pub fn illegal() -> Sound {
    let mut tape = Tape::new(RATE, 0.36);
    tape.knock(0.0, 131.0, 0.026, 1.0);
    tape.knock(0.1, 117.0, 0.03, 0.85);
    finish(tape, SOFT)
}

/// A button is pressed.
pub fn click() -> Sound {
    let mut tape = Tape::new(RATE, 0.1);
    tape.knock(0.0, 1175.0, 0.008, 1.0);
    finish(tape, SOFT - 2.0)
}

/// The pointer comes over something that can be pressed.
pub fn hover() -> Sound {
    let mut tape = Tape::new(RATE, 0.08);
    tape.knock(0.0, 1480.0, 0.005, 1.0);
    finish(tape, FAINT)
}

/// A hint is given: two light bars, rising.
pub fn hint() -> Sound {
    finish(bars(0.9, &[(0.0, 76.0, 0.7), (0.12, 81.0, 0.8)], 0.12), SOFT + 2.0)
}

/// A clock runs short: four ticks of its escapement, high and low.
pub fn clock() -> Sound {
    let mut tape = Tape::new(RATE, 0.9);
    for (start, tick) in [(0.0, 988.0), (0.2, 784.0), (0.4, 988.0), (0.6, 784.0)] {
        tape.knock(start, tick, 0.018, 1.0);
        tape.knock(start + 0.003, tick / 2.0, 0.03, 0.5);
    }
    finish(tape, CLEAR)
}
