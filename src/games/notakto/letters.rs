//! The letters of the boards as a hand writes them with chalk: straight strokes.

use bevy::prelude::*;

/// The corners of the strokes of each letter from A to I, on a grid four units wide and six high with the origin at the
/// bottom left.
const LETTERS: [&[&[(u8, u8)]]; 9] = [
    &[&[(0, 0), (2, 6), (4, 0)], &[(1, 2), (3, 2)]],
    &[&[(0, 0), (0, 6), (3, 6), (4, 5), (3, 3), (0, 3)], &[(3, 3), (4, 1), (3, 0), (0, 0)]],
    &[&[(4, 5), (3, 6), (1, 6), (0, 4), (0, 2), (1, 0), (3, 0), (4, 1)]],
    &[&[(0, 0), (0, 6), (2, 6), (4, 4), (4, 2), (2, 0), (0, 0)]],
    &[&[(4, 6), (0, 6), (0, 0), (4, 0)], &[(0, 3), (3, 3)]],
    &[&[(4, 6), (0, 6), (0, 0)], &[(0, 3), (3, 3)]],
    &[&[(4, 5), (3, 6), (1, 6), (0, 4), (0, 2), (1, 0), (3, 0), (4, 2), (2, 2)]],
    &[&[(0, 0), (0, 6)], &[(4, 0), (4, 6)], &[(0, 3), (4, 3)]],
    &[&[(2, 0), (2, 6)], &[(1, 0), (3, 0)], &[(1, 6), (3, 6)]],
];

/// The strokes of the letter of a board (0 for A), each from end to end, as seen from the middle of a letter that is
/// `height` high.
pub fn strokes(board: u8, height: f32) -> impl Iterator<Item = (Vec2, Vec2)> {
    let point = move |&(x, y): &(u8, u8)| (Vec2::new(f32::from(x), f32::from(y)) - Vec2::new(2.0, 3.0)) * height / 6.0;
    let lines = LETTERS.get(usize::from(board)).copied().unwrap_or_default();
    lines.iter().flat_map(move |line| line.windows(2).map(move |ends| (point(&ends[0]), point(&ends[1]))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_fill_their_height_and_stay_inside() {
        for board in 0..9 {
            let ends: Vec<Vec2> = strokes(board, 30.0).flat_map(|(from, to)| [from, to]).collect();
            assert!(ends.iter().all(|end| end.x.abs() <= 10.0 && end.y.abs() <= 15.0));
            assert!(ends.iter().any(|end| end.y >= 15.0) && ends.iter().any(|end| end.y <= -15.0));
        }
        assert_eq!(strokes(9, 30.0).count(), 0);
    }
}
