//! Two pieces for soft strings under felt, quiet enough to think to. Both are loops without a seam.

use super::Sound;
use super::synth::Tape;
use crate::noise::hash;

/// Samples a second; felt strings have nothing above half of it.
const RATE: u32 = 32_000;

/// The loudest sample of the music in decibels. The encoder may add a little, so this lies below −26.
const PEAK: f32 = -26.6;

/// A note of a melody: bar, beat from 0, key (69 is the A of 440 hertz), and strength from 0 to 1.
type Note = (u8, f32, f32, f32);

/// Adds a note as a hand would: a little early or late, a little softer or stronger.
fn play(tape: &mut Tape, seconds: f32, key: f32, strength: f32, count: &mut i32) {
    *count += 1;
    let late = hash(*count, 1, 5) * 0.022;
    let touch = 0.88 + 0.24 * hash(*count, 2, 5);
    tape.felt_string(seconds + late, key, strength * touch);
}

fn finish(mut tape: Tape, wet: f32) -> Sound {
    tape.add_room(wet);
    tape.clear_rumble();
    Sound { rate: RATE, samples: tape.level(PEAK), quality: 0.2 }
}

/// The music of the menus: sixteen bars in F, broken chords under a sparse pentatonic melody.
pub fn menu() -> Sound {
    const BEAT: f32 = 1.0;
    const BAR: f32 = 4.0 * BEAT;
    // Bass, then four tones of the chord from low to high.
    const CHORDS: [[f32; 5]; 16] = [
        [41.0, 53.0, 60.0, 64.0, 69.0], // F major seventh
        [38.0, 53.0, 57.0, 60.0, 65.0], // D minor seventh
        [46.0, 53.0, 58.0, 62.0, 69.0], // B flat major seventh
        [36.0, 55.0, 58.0, 62.0, 65.0], // C suspended
        [45.0, 53.0, 60.0, 64.0, 67.0], // F over A
        [38.0, 53.0, 57.0, 64.0, 65.0], // D minor ninth
        [43.0, 53.0, 58.0, 62.0, 65.0], // G minor seventh
        [36.0, 52.0, 58.0, 60.0, 67.0], // C seventh
        [46.0, 53.0, 58.0, 62.0, 65.0], // B flat
        [45.0, 52.0, 60.0, 64.0, 67.0], // A minor seventh
        [43.0, 50.0, 58.0, 62.0, 65.0], // G minor seventh
        [41.0, 53.0, 57.0, 60.0, 67.0], // F with a ninth
        [38.0, 53.0, 57.0, 60.0, 64.0], // D minor ninth
        [46.0, 53.0, 57.0, 62.0, 65.0], // B flat major seventh
        [43.0, 53.0, 58.0, 62.0, 69.0], // G minor ninth
        [36.0, 55.0, 58.0, 60.0, 65.0], // C suspended
    ];
    const MELODY: [Note; 31] = [
        (0, 2.0, 72.0, 0.50),
        (0, 3.0, 74.0, 0.46),
        (1, 0.0, 77.0, 0.58),
        (1, 2.5, 74.0, 0.44),
        (2, 0.0, 72.0, 0.52),
        (2, 2.0, 69.0, 0.42),
        (3, 1.0, 67.0, 0.46),
        (4, 2.0, 72.0, 0.48),
        (4, 3.0, 74.0, 0.46),
        (5, 0.0, 76.0, 0.54),
        (5, 1.5, 77.0, 0.48),
        (6, 0.0, 74.0, 0.52),
        (6, 2.5, 70.0, 0.40),
        (7, 1.0, 72.0, 0.46),
        (8, 0.0, 77.0, 0.56),
        (8, 1.5, 79.0, 0.50),
        (8, 3.0, 81.0, 0.54),
        (9, 1.0, 79.0, 0.50),
        (9, 2.5, 76.0, 0.42),
        (10, 0.0, 77.0, 0.52),
        (10, 2.0, 74.0, 0.44),
        (11, 0.5, 72.0, 0.48),
        (11, 3.0, 69.0, 0.38),
        (12, 1.0, 72.0, 0.46),
        (12, 2.5, 76.0, 0.44),
        (13, 0.0, 74.0, 0.50),
        (13, 2.5, 72.0, 0.40),
        (14, 0.5, 70.0, 0.44),
        (14, 2.0, 69.0, 0.42),
        (15, 0.5, 67.0, 0.44),
        (15, 2.5, 65.0, 0.36),
    ];
    let mut tape = Tape::looping(RATE, BAR * CHORDS.len() as f32);
    let mut count = 0;
    for (bar, chord) in CHORDS.iter().enumerate() {
        let start = bar as f32 * BAR;
        play(&mut tape, start, chord[0], 0.62, &mut count);
        let broken = [(0.5, 1), (1.0, 2), (1.5, 3), (2.0, 4), (2.5, 3), (3.0, 2)];
        for (beat, tone) in broken {
            play(&mut tape, start + beat * BEAT, chord[tone], 0.26 - 0.02 * beat, &mut count);
        }
    }
    for (bar, beat, key, strength) in MELODY {
        play(&mut tape, f32::from(bar) * BAR + beat * BEAT, key, strength, &mut count);
    }
    finish(tape, 0.5)
}

/// The music at the board: twelve slow bars around D, an open chord and now and then a single note.
pub fn game() -> Sound {
    const BAR: f32 = 6.0;
    const CHORDS: [[f32; 4]; 12] = [
        [38.0, 57.0, 64.0, 65.0], // D minor ninth
        [46.0, 53.0, 62.0, 69.0], // B flat major seventh
        [41.0, 55.0, 60.0, 69.0], // F with a ninth
        [36.0, 55.0, 62.0, 64.0], // C with a ninth
        [38.0, 53.0, 60.0, 64.0], // D minor ninth
        [43.0, 53.0, 58.0, 69.0], // G minor ninth
        [46.0, 53.0, 60.0, 62.0], // B flat with a ninth
        [45.0, 52.0, 60.0, 67.0], // A minor seventh
        [41.0, 57.0, 60.0, 64.0], // F major seventh
        [46.0, 57.0, 62.0, 65.0], // B flat major seventh
        [43.0, 58.0, 62.0, 65.0], // G minor seventh
        [45.0, 52.0, 62.0, 64.0], // A suspended
    ];
    const MELODY: [Note; 12] = [
        (0, 4.0, 72.0, 0.34),
        (1, 3.0, 74.0, 0.36),
        (2, 4.5, 67.0, 0.30),
        (3, 3.0, 72.0, 0.32),
        (4, 4.0, 69.0, 0.32),
        (5, 3.0, 74.0, 0.34),
        (6, 4.0, 77.0, 0.34),
        (7, 3.5, 76.0, 0.30),
        (8, 3.0, 72.0, 0.34),
        (9, 4.0, 69.0, 0.30),
        (10, 3.5, 70.0, 0.32),
        (11, 3.0, 69.0, 0.28),
    ];
    let mut tape = Tape::looping(RATE, BAR * CHORDS.len() as f32);
    let mut count = 100;
    for (bar, chord) in CHORDS.iter().enumerate() {
        let start = bar as f32 * BAR;
        for (tone, (after, strength)) in [(0.0, 0.52), (0.9, 0.30), (1.45, 0.28), (2.0, 0.26)].into_iter().enumerate() {
            play(&mut tape, start + after, chord[tone], strength, &mut count);
        }
    }
    for (bar, seconds, key, strength) in MELODY {
        play(&mut tape, f32::from(bar) * BAR + seconds, key, strength, &mut count);
    }
    finish(tape, 0.8)
}
