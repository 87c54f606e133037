//! Smaller copies of a picture, so that it stays smooth and whole when it is shown at a fraction of its size.

use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

/// Copies are not halved further when a side has so few pixels: icons would lose their edges, and strokes their ink.
const SMALLEST: usize = 32;

/// Adds the halved copies of a picture. Pictures that have them, or are of another format than those of files, stay as
/// they are.
pub fn add(image: &mut Image) {
    let descriptor = &mut image.texture_descriptor;
    let Some(pixels) = &mut image.data else { return };
    if descriptor.format != TextureFormat::Rgba8UnormSrgb || descriptor.mip_level_count > 1 {
        return;
    }
    let (mut width, mut height) = (descriptor.size.width as usize, descriptor.size.height as usize);
    let mut level = pixels.clone();
    while width.min(height) > SMALLEST {
        level = halved(&level, width, height);
        (width, height) = ((width / 2).max(1), (height / 2).max(1));
        pixels.extend_from_slice(&level);
        descriptor.mip_level_count += 1;
    }
}

/// The picture at half its width and height, at least one pixel each. A colour counts by its opacity.
fn halved(pixels: &[u8], width: usize, height: usize) -> Vec<u8> {
    let (pixels, _) = pixels.as_chunks::<4>();
    let row = |y: usize| &pixels[y.min(height - 1) * width..][..width];
    let mut small = Vec::with_capacity(pixels.len());
    for y in 0..(height / 2).max(1) {
        let (upper, lower) = (row(2 * y), row(2 * y + 1));
        for x in 0..(width / 2).max(1) {
            let [left, right] = [2 * x, (2 * x + 1).min(width - 1)];
            small.extend_from_slice(&mean([upper[left], upper[right], lower[left], lower[right]]));
        }
    }
    small
}

/// The mean of four straight colours.
fn mean(pixels: [[u8; 4]; 4]) -> [u8; 4] {
    let pixels = pixels.map(|pixel| pixel.map(u32::from));
    let opacity: u32 = pixels.iter().map(|pixel| pixel[3]).sum();
    let channel = |index: usize| {
        let sum: u32 = pixels.iter().map(|pixel| pixel[index] * pixel[3]).sum();
        // Where nothing is opaque any colour will do, but white tints without a dark fringe.
        (sum + opacity / 2).checked_div(opacity).unwrap_or(255) as u8
    };
    [channel(0), channel(1), channel(2), ((opacity + 2) / 4) as u8]
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension};

    use super::*;

    fn image(width: u32, height: u32, pixels: Vec<u8>) -> Image {
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        Image::new(size, TextureDimension::D2, pixels, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default())
    }

    #[test]
    fn colours_are_weighted_by_their_opacity() {
        let pixels = [[200, 0, 0, 255], [100, 0, 0, 255], [0, 255, 0, 0], [0, 255, 0, 0]].concat();
        assert_eq!(halved(&pixels, 2, 2), [150, 0, 0, 128]);
    }

    #[test]
    fn copies_are_halved_until_they_are_small() {
        let mut picture = image(256, 96, [10, 20, 30, 255].repeat(256 * 96));
        add(&mut picture);
        // 256 by 96, 128 by 48, 64 by 24.
        assert_eq!(picture.texture_descriptor.mip_level_count, 3);
        assert_eq!(picture.data.as_ref().expect("it has pixels").len(), (256 * 96 + 128 * 48 + 64 * 24) * 4);
        add(&mut picture);
        assert_eq!(picture.texture_descriptor.mip_level_count, 3, "a second time adds nothing");
        assert!(picture.data.expect("it has pixels").chunks(4).all(|pixel| pixel == [10, 20, 30, 255]));
    }
}
