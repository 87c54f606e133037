//! The instruments: struck wood, soft strings under felt, breath of chalk and paper.

use std::f32::consts::TAU;

use crate::noise::{NO_PERIOD, hash, smooth};

/// How strongly a string under felt sounds in its partials: the octave sings, the rest falls off fast.
const FELT: [f32; 8] = [0.5, 0.267, 0.091, 0.039, 0.0167, 0.0071, 0.003, 0.0013];

/// Sound in the making: samples at a rate, to which notes are added.
pub struct Tape {
    /// Samples a second.
    pub rate: u32,
    /// The samples so far.
    pub samples: Vec<f32>,
    /// Whether what rings past the end is heard again at the start, as in a loop.
    ring: bool,
}

impl Tape {
    /// A silent tape of a length in seconds.
    pub fn new(rate: u32, seconds: f32) -> Self {
        Self { rate, samples: vec![0.0; (seconds * rate as f32) as usize], ring: false }
    }

    /// A silent tape whose end is joined to its start.
    pub fn looping(rate: u32, seconds: f32) -> Self {
        Self { ring: true, ..Self::new(rate, seconds) }
    }

    /// Adds a voice that starts at `start` seconds, lasts `length` seconds, and is a function of its own seconds.
    pub fn add(&mut self, start: f32, length: f32, mut voice: impl FnMut(f32) -> f32) {
        let first = (start * self.rate as f32) as usize;
        for i in 0..(length * self.rate as f32) as usize {
            let time = i as f32 / self.rate as f32;
            let place = if self.ring { (first + i) % self.samples.len() } else { first + i };
            let Some(sample) = self.samples.get_mut(place) else { break };
            // The last few milliseconds fade so that no voice ends in a click.
            *sample += voice(time) * ((length - time) / 0.006).min(1.0);
        }
    }

    /// A struck piece of wood with a lowest tone of `pitch` hertz that fades to a third in `decay` seconds.
    ///
    /// The partials are those of a bar free at both ends (1 : 2.756 : 5.404); the higher ones fade sooner.
    pub fn knock(&mut self, start: f32, pitch: f32, decay: f32, level: f32) {
        let seed = pitch as u32;
        self.add(start, decay * 8.0, |time| {
            let attack = (time / 0.0012).min(1.0);
            let partial = |ratio: f32, weight: f32, fade: f32| {
                weight * (TAU * pitch * ratio * time).sin() * (-time / (decay * fade)).exp()
            };
            let body = partial(1.0, 1.0, 1.0) + partial(2.756, 0.42, 0.42) + partial(5.404, 0.16, 0.2);
            let touch = (smooth(time * 5200.0, 0.5, NO_PERIOD, seed) - 0.5) * (-time / 0.0035).exp() * 0.9;
            level * attack * (body + touch)
        });
    }

    /// A soft string under felt: the note `key` (69 is the A of 440 hertz), struck with a `level` from 0 to 1.
    pub fn felt_string(&mut self, start: f32, key: f32, level: f32) {
        let pitch = 440.0 * ((key - 69.0) / 12.0).exp2();
        // Low strings ring longer; a soft blow wakes fewer partials.
        let ring = 2.6 * (-(key - 60.0) / 26.0).exp2().clamp(0.3, 2.2);
        let rate = self.rate as f32;
        let mut partials: Vec<Partial> = (1_u8..)
            .map(f32::from)
            .zip(FELT)
            .flat_map(|(n, weight)| {
                // Stiff strings sound a little sharp in their higher partials.
                let tone = pitch * n * (1.0 + 0.00035 * n * n).sqrt();
                let fade = ring / (0.6 + 0.4 * n);
                // Two strings a hair apart beat slowly, which is what makes the tone warm.
                [(tone, 0.0), (tone * 1.0006, 0.4)].map(|(tone, phase)| Partial::new(tone, phase, weight, fade, rate))
            })
            .collect();
        self.add(start, (ring * 5.0).min(12.0), |time| {
            let attack = (time / 0.014).min(1.0);
            let strings: f32 = partials.iter_mut().map(Partial::next).sum();
            let hammer = (smooth(time * 900.0, 0.5, NO_PERIOD, key as u32) - 0.5) * (-time / 0.02).exp() * 0.10;
            level * attack * attack * (3.0 - 2.0 * attack) * (strings + hammer)
        });
    }

    /// A rubbing sound: noise between two frequencies in hertz, shaped by `swell`, which is given 0 to 1 of its length.
    pub fn rub(
        &mut self,
        start: f32,
        length: f32,
        band: (f32, f32),
        level: f32,
        seed: u32,
        swell: impl Fn(f32) -> f32,
    ) {
        let rate = self.rate as f32;
        let (mut treble, mut low, mut count) = ([0.0_f32; 3], 0.0_f32, 0);
        let pole = |frequency: f32| 1.0 - (-TAU * frequency / rate).exp();
        let (from, to) = (pole(band.0), pole(band.1));
        self.add(start, length, |time| {
            count += 1;
            let white = hash(count, 0, seed) * 2.0 - 1.0;
            let high = treble.iter_mut().fold(white, |signal, pole| {
                *pole += to * (signal - *pole);
                *pole
            });
            low += from * (high - low);
            // Grains: the surface catches and lets go some hundred times a second.
            let grains = 0.45 + 0.55 * smooth(time * 260.0, 0.5, NO_PERIOD, seed);
            level * swell(time / length) * grains * (high - low)
        });
    }

    /// Takes away what is too low to hear, and with it any offset.
    pub fn clear_rumble(&mut self) {
        let keep = (-TAU * 25.0 / self.rate as f32).exp();
        let (mut before, mut out) = (0.0, 0.0);
        // On a loop a first round lets the filter settle to what it will be at the seam.
        for round in 0..=u8::from(self.ring) {
            let last = round == u8::from(self.ring);
            for sample in &mut self.samples {
                let now = *sample;
                out = keep * (out + now - before);
                before = now;
                if last {
                    *sample = out;
                }
            }
        }
    }

    /// A small warm room around the tape: a handful of damped echoes, `wet` of 0 to 1.
    ///
    /// Four comb filters in parallel and two all-passes in a row, after Schroeder (1962).
    pub fn add_room(&mut self, wet: f32) {
        let samples = |seconds: f32| (seconds * self.rate as f32) as usize;
        let mut combs = [0.0297, 0.0371, 0.0411, 0.0437].map(|delay| Echo::new(samples(delay), 0.80));
        let mut spread = [0.0050, 0.0017].map(|delay| Echo::new(samples(delay), 0.6));
        for round in 0..=u8::from(self.ring) {
            let last = round == u8::from(self.ring);
            for sample in &mut self.samples {
                let echoes: f32 = combs.iter_mut().map(|comb| comb.comb(*sample)).sum::<f32>() * 0.25;
                let room = spread.iter_mut().fold(echoes, |signal, pass| pass.all_pass(signal));
                if last {
                    *sample += wet * room;
                }
            }
        }
    }

    /// Raises or lowers everything so that the loudest sample lies at `decibels` below full scale.
    pub fn level(mut self, decibels: f32) -> Vec<f32> {
        let loudest = self.samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let gain = 10.0_f32.powf(decibels / 20.0) / loudest;
        for sample in &mut self.samples {
            *sample *= gain;
        }
        self.samples
    }
}

/// A fading sine, stepped by turning a pointer: far quicker than a sine for every sample.
struct Partial {
    pointer: (f64, f64),
    turn: (f64, f64),
}

impl Partial {
    /// A tone of `frequency` hertz from `phase` in radians and `weight`, that fades to a third in `fade` seconds.
    fn new(frequency: f32, phase: f32, weight: f32, fade: f32, rate: f32) -> Self {
        let polar = |length: f32, angle: f32| (f64::from(length * angle.cos()), f64::from(length * angle.sin()));
        Self { pointer: polar(weight, phase), turn: polar((-1.0 / (fade * rate)).exp(), TAU * frequency / rate) }
    }

    /// The present sample.
    fn next(&mut self) -> f32 {
        let ((x, y), (cos, sin)) = (self.pointer, self.turn);
        self.pointer = (x * cos - y * sin, x * sin + y * cos);
        y as f32
    }
}

/// A delay line that feeds back into itself.
struct Echo {
    line: Vec<f32>,
    place: usize,
    feedback: f32,
    damped: f32,
}

impl Echo {
    fn new(length: usize, feedback: f32) -> Self {
        Self { line: vec![0.0; length], place: 0, feedback, damped: 0.0 }
    }

    /// Puts a sample in and takes the one that has travelled the whole line out.
    fn exchange(&mut self, sample: f32) {
        self.line[self.place] = sample;
        self.place = (self.place + 1) % self.line.len();
    }

    /// An echo that loses its treble each time around, as in a room with curtains.
    fn comb(&mut self, sample: f32) -> f32 {
        let out = self.line[self.place];
        self.damped += 0.45 * (out - self.damped);
        self.exchange(sample + self.damped * self.feedback);
        out
    }

    /// An echo that spreads a sound in time and leaves its colour.
    fn all_pass(&mut self, sample: f32) -> f32 {
        let delayed = self.line[self.place];
        let inner = sample + delayed * self.feedback;
        self.exchange(inner);
        delayed - inner * self.feedback
    }
}
