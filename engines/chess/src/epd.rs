//! EPD (Extended Position Description, PGN standard 16.2): positions with operations, as test suites use them.

use crate::board::Board;
use crate::fen::FenError;

/// A position with operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epd {
    /// The position. Its counters come from the operations `hmvc` and `fmvn`, or stand after it as in a FEN.
    pub board: Board,
    /// The operations, in their order.
    pub operations: Vec<Operation>,
}

/// One operation, such as `bm Qd1+` or `id "BK.01"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Its name.
    pub name: String,
    /// Its operands, quotation marks taken off.
    pub operands: Vec<String>,
}

impl Epd {
    /// The operands of the first operation of that name.
    pub fn operands(&self, name: &str) -> Option<&[String]> {
        self.operations.iter().find(|operation| operation.name == name).map(|operation| &operation.operands[..])
    }
}

impl std::str::FromStr for Epd {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let (fields, rest) = split_fields(text);
        let mut operations = read_operations(rest);
        let counter = |name: &str| {
            let operation = operations.iter().find(|operation: &&Operation| operation.name == name)?;
            operation.operands.first().cloned()
        };
        let counters = [counter("hmvc"), counter("fmvn")];
        let mut fen = fields.join(" ");
        if fields.len() == 4 && counters.iter().any(Option::is_some) {
            let [quiet_plies, number] = counters;
            fen = format!("{fen} {} {}", quiet_plies.unwrap_or("0".into()), number.unwrap_or("1".into()));
        }
        operations.retain(|operation| !matches!(operation.name.as_str(), "hmvc" | "fmvn"));
        Ok(Self { board: fen.parse()?, operations })
    }
}

/// The four fields of the position, or six where two counters follow, and the text after them.
fn split_fields(text: &str) -> (Vec<&str>, &str) {
    let mut fields = Vec::with_capacity(6);
    let mut rest = text.trim_start();
    while fields.len() < 6 {
        let end = rest.find(|sign: char| sign.is_ascii_whitespace() || sign == ';').unwrap_or(rest.len());
        let (field, after) = rest.split_at(end);
        let is_counter = field.bytes().all(|byte| byte.is_ascii_digit());
        if field.is_empty() || fields.len() >= 4 && !is_counter {
            break;
        }
        fields.push(field);
        rest = after.trim_start();
    }
    (fields, rest)
}

fn read_operations(text: &str) -> Vec<Operation> {
    let mut operations = Vec::new();
    let mut words: Vec<String> = Vec::new();
    let mut rest = text.trim_start();
    while let Some(sign) = rest.chars().next() {
        rest = match sign {
            ';' => {
                operations.extend(operation(std::mem::take(&mut words)));
                &rest[1..]
            }
            '"' => {
                let (word, after) = rest[1..].split_once('"').unwrap_or((&rest[1..], ""));
                words.push(word.to_owned());
                after
            }
            _ => {
                let end = rest.find(|sign: char| sign.is_whitespace() || sign == ';').unwrap_or(rest.len());
                words.push(rest[..end].to_owned());
                &rest[end..]
            }
        }
        .trim_start();
    }
    operations.extend(operation(words));
    operations
}

fn operation(words: Vec<String>) -> Option<Operation> {
    let mut words = words.into_iter();
    Some(Operation { name: words.next()?, operands: words.collect() })
}

impl std::fmt::Display for Epd {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} hmvc {}; fmvn {};", self.board.epd(), self.board.quiet_plies(), self.board.number())?;
        for Operation { name, operands } in &self.operations {
            write!(f, " {name}")?;
            for operand in operands {
                let plain = !operand.is_empty() && !operand.contains(|sign: char| sign.is_whitespace() || sign == ';');
                if plain { write!(f, " {operand}")? } else { write!(f, " \"{}\"", operand.replace('"', "'"))? }
            }
            write!(f, ";")?;
        }
        Ok(())
    }
}
