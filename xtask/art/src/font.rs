//! The typeface, with digits that stand in columns.
//!
//! Fira Sans has digits of equal width, but shows them only to programs that ask for the OpenType feature `tnum`, which
//! the program's text layout cannot. So the table that leads from characters to glyphs is made to lead to them.
//!
//! And what every font file needs around its tables.

/// Fira Sans as its makers released it.
pub const REGULAR: &[u8] = include_bytes!("../fonts/FiraSans-Regular.ttf");
/// Fira Sans Bold as its makers released it.
pub const BOLD: &[u8] = include_bytes!("../fonts/FiraSans-Bold.ttf");

/// How many glyphs after the proportional digits the tabular ones lie in both weights.
const TO_TABULAR: u16 = 20;

/// What the 32-bit words of a whole font file must add up to.
const FILE_SUM: u32 = 0xB1B0_AFBA;

/// Where a table of a font lies.
struct Table {
    /// Where the directory keeps the table's checksum.
    checksum: usize,
    start: usize,
    length: usize,
}

/// A copy of one of our fonts whose digits are tabular.
pub fn with_tabular_digits(font: &[u8]) -> Vec<u8> {
    let mut font = font.to_vec();
    let cmap = table(&font, *b"cmap");
    let place = digits_delta(&font, cmap.start);
    let delta = u16_at(&font, place).wrapping_add(TO_TABULAR);
    font[place..place + 2].copy_from_slice(&delta.to_be_bytes());

    let sum = sum_of_words(&font[cmap.start..(cmap.start + cmap.length).next_multiple_of(4)]);
    font[cmap.checksum..cmap.checksum + 4].copy_from_slice(&sum.to_be_bytes());
    seal(&mut font);
    font
}

/// Makes the whole file add up.
fn seal(font: &mut [u8]) {
    let adjustment = table(font, *b"head").start + 8;
    font[adjustment..adjustment + 4].fill(0);
    let rest = FILE_SUM.wrapping_sub(sum_of_words(font));
    font[adjustment..adjustment + 4].copy_from_slice(&rest.to_be_bytes());
}

/// A TrueType file of these tables, which are in the order of their names.
pub fn file(tables: &[([u8; 4], Vec<u8>)]) -> Vec<u8> {
    let count = tables.len() as u16;
    let power = count.ilog2() as u16;
    let searched = 16 << power;
    let mut font = 0x0001_0000_u32.to_be_bytes().to_vec();
    font.extend([count, searched, power, 16 * count - searched].into_iter().flat_map(u16::to_be_bytes));
    let mut start = font.len() + 16 * tables.len();
    for (tag, table) in tables {
        let mut padded = table.clone();
        padded.resize(table.len().next_multiple_of(4), 0);
        font.extend(tag);
        font.extend([sum_of_words(&padded), start as u32, table.len() as u32].into_iter().flat_map(u32::to_be_bytes));
        start += padded.len();
    }
    for (_, table) in tables {
        font.extend(table);
        font.resize(font.len().next_multiple_of(4), 0);
    }
    seal(&mut font);
    font
}

/// The width in font units of each digit.
#[cfg(test)]
fn digit_widths(font: &[u8]) -> [u16; 10] {
    let delta = u16_at(font, digits_delta(font, table(font, *b"cmap").start));
    let widths = table(font, *b"hmtx").start;
    std::array::from_fn(|digit| {
        let glyph = (u16::from(b'0') + digit as u16).wrapping_add(delta);
        u16_at(font, widths + 4 * usize::from(glyph))
    })
}

/// Finds a table in the directory at the start of a font file.
fn table(font: &[u8], tag: [u8; 4]) -> Table {
    let entries = usize::from(u16_at(font, 4));
    let entry = (0..entries)
        .map(|index| 12 + 16 * index)
        .find(|&entry| font[entry..entry + 4] == tag)
        .expect("every font has the table");
    let number = |place| u32_at(font, place) as usize;
    Table { checksum: entry + 4, start: number(entry + 8), length: number(entry + 12) }
}

/// Where the character map keeps the number that leads from a digit's code to its glyph.
///
/// Both our fonts map their digits by one segment of a subtable of format 4, which all platforms share.
fn digits_delta(font: &[u8], cmap: usize) -> usize {
    let subtable = cmap + u32_at(font, cmap + 8) as usize;
    let twice_segments = usize::from(u16_at(font, subtable + 6));
    let (ends, starts) = (subtable + 14, subtable + 16 + twice_segments);
    let segment = (0..twice_segments)
        .step_by(2)
        .find(|segment| {
            (u16_at(font, starts + segment), u16_at(font, ends + segment)) == (u16::from(b'0'), u16::from(b'9'))
        })
        .expect("the digits have a segment of their own");
    starts + twice_segments + segment
}

fn u16_at(bytes: &[u8], place: usize) -> u16 {
    u16::from_be_bytes([bytes[place], bytes[place + 1]])
}

fn u32_at(bytes: &[u8], place: usize) -> u32 {
    u32::from(u16_at(bytes, place)) << 16 | u32::from(u16_at(bytes, place + 2))
}

fn sum_of_words(bytes: &[u8]) -> u32 {
    (0..bytes.len() / 4).fold(0, |sum: u32, word| sum.wrapping_add(u32_at(bytes, word * 4)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_both_weights_become_equally_wide() {
        for font in [REGULAR, BOLD] {
            assert_ne!(digit_widths(font)[0], digit_widths(font)[1], "as released, digits are proportional");
            assert_eq!(digit_widths(&with_tabular_digits(font)), [560; 10]);
        }
    }

    #[test]
    fn checksums_stay_right() {
        for font in [REGULAR, BOLD].map(with_tabular_digits) {
            assert_eq!(sum_of_words(&font), FILE_SUM);
            let cmap = table(&font, *b"cmap");
            let bytes = &font[cmap.start..(cmap.start + cmap.length).next_multiple_of(4)];
            assert_eq!(u32_at(&font, cmap.checksum), sum_of_words(bytes));
        }
    }
}
