//! Smaller copies of a picture, so that it stays smooth and whole when it is shown at a fraction of its size.

use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

/// Adds the halved copies of a picture down to a single pixel. Pictures that have them, or are of another format than
/// those of files, stay as they are.
pub fn add(image: &mut Image) {
    let descriptor = &mut image.texture_descriptor;
    let Some(pixels) = &mut image.data else { return };
    if descriptor.format != TextureFormat::Rgba8UnormSrgb || descriptor.mip_level_count > 1 {
        return;
    }
    let (mut width, mut height) = (descriptor.size.width as usize, descriptor.size.height as usize);
    let mut level = pixels.clone();
    while width.max(height) > 1 {
        level = halved(&level, width, height);
        (width, height) = ((width / 2).max(1), (height / 2).max(1));
        pixels.extend_from_slice(&level);
        descriptor.mip_level_count += 1;
    }
}

/// The picture at half its width and height, at least one pixel each. A colour counts by its opacity.
fn halved(pixels: &[u8], width: usize, height: usize) -> Vec<u8> {
    let pixel = |x: usize, y: usize| {
        let start = (y.min(height - 1) * width + x.min(width - 1)) * 4;
        [pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3]].map(u32::from)
    };
    let rows = (0..(height / 2).max(1)).map(|row| row * 2);
    let places = rows.flat_map(|y| (0..(width / 2).max(1)).map(move |column| (column * 2, y)));
    places.flat_map(|(x, y)| mean([pixel(x, y), pixel(x + 1, y), pixel(x, y + 1), pixel(x + 1, y + 1)])).collect()
}

/// The mean of four straight colours.
fn mean(pixels: [[u32; 4]; 4]) -> [u8; 4] {
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
        let mut picture = image(2, 2, [[200, 0, 0, 255], [100, 0, 0, 255], [0, 255, 0, 0], [0, 255, 0, 0]].concat());
        add(&mut picture);
        assert_eq!(picture.texture_descriptor.mip_level_count, 2);
        assert_eq!(picture.data.expect("it has pixels")[16..], [150, 0, 0, 128]);
    }

    #[test]
    fn every_size_is_halved_down_to_one_pixel() {
        let mut picture = image(8, 3, [10, 20, 30, 255].repeat(24));
        add(&mut picture);
        // 8 by 3, 4 by 1, 2 by 1, 1 by 1.
        assert_eq!(picture.texture_descriptor.mip_level_count, 4);
        assert_eq!(picture.data.as_ref().expect("it has pixels").len(), (24 + 4 + 2 + 1) * 4);
        add(&mut picture);
        assert_eq!(picture.texture_descriptor.mip_level_count, 4, "a second time adds nothing");
        assert!(picture.data.expect("it has pixels").chunks(4).all(|pixel| pixel == [10, 20, 30, 255]));
    }
}
