//! Repeatable chance: lattice noise that gives the same picture on every run, and that tiles where asked to.

/// A period far longer than any picture, for noise that need not tile.
pub const NO_PERIOD: (i32, i32) = (1 << 16, 1 << 16);

/// A number from 0 to 1 that depends on nothing but its arguments.
///
/// The mixing steps are those of the finaliser of `MurmurHash3`.
pub fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut bits =
        (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    bits = (bits ^ (bits >> 16)).wrapping_mul(0x85EB_CA6B);
    bits = (bits ^ (bits >> 13)).wrapping_mul(0xC2B2_AE35);
    bits ^= bits >> 16;
    // 24 bits are what an `f32` holds exactly.
    (bits >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise from 0 to 1 over a lattice of whole numbers that repeats after `period` cells across and down.
pub fn smooth(x: f32, y: f32, period: (i32, i32), seed: u32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let corner =
        |dx: i32, dy: i32| hash((left as i32 + dx).rem_euclid(period.0), (top as i32 + dy).rem_euclid(period.1), seed);
    let (u, v) = (ease(x - left), ease(y - top));
    mix(mix(corner(0, 0), corner(1, 0), u), mix(corner(0, 1), corner(1, 1), u), v)
}

/// Smooth noise from 0 to 1 in `octaves` layers, each twice as fine and half as strong as the one before.
pub fn layered(x: f32, y: f32, period: (i32, i32), octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut total) = (0.0, 1.0, 0.0);
    for octave in 0..octaves {
        let scale = (1 << octave) as f32;
        sum +=
            weight * smooth(x * scale, y * scale, (period.0 << octave, period.1 << octave), seed.wrapping_add(octave));
        total += weight;
        weight *= 0.5;
    }
    sum / total
}

/// From `a` at 0 to `b` at 1.
pub fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// 0 below `low`, 1 above `high`, and an even slope between.
pub fn step(low: f32, high: f32, value: f32) -> f32 {
    ease(((value - low) / (high - low)).clamp(0.0, 1.0))
}

/// The cubic that leaves 0 and reaches 1 without a kink.
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_repeats_after_its_period_and_stays_in_range() {
        for i in 0..400 {
            let (x, y) = (i as f32 * 0.37, i as f32 * 0.73);
            let here = layered(x, y, (8, 4), 3, 5);
            assert!((0.0..=1.0).contains(&here));
            assert!((here - layered(x + 8.0, y - 12.0, (8, 4), 3, 5)).abs() < 1e-3);
        }
    }

    #[test]
    fn hashes_are_spread_evenly() {
        let mean = (0..10_000).map(|i| hash(i % 100, i / 100, 1)).sum::<f32>() / 10_000.0;
        assert!((mean - 0.5).abs() < 0.01, "{mean}");
    }
}
