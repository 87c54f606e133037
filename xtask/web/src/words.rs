//! The words the page needs before the program is there.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;

/// What the keys of such words begin with.
const PREFIX: &str = "page-";

/// The words in every language, by the code of the language and their key, as JSON.
///
/// # Errors
/// If a file cannot be read, or such words are not plain text.
pub fn of_page(locales: &Path) -> io::Result<String> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(locales)? {
        let folder = entry?;
        let text = fs::read_to_string(folder.path().join("app.ftl"))?;
        all.insert(folder.file_name().to_string_lossy().into_owned(), plain(&text).map_err(io::Error::other)?);
    }
    Ok(serde_json::to_string(&all)?)
}

/// The plain texts among the messages of a file whose keys begin with [`PREFIX`].
fn plain(text: &str) -> Result<BTreeMap<String, String>, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut words = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        if message.id.name.starts_with(PREFIX) {
            let elements = message.value.map(|pattern| pattern.elements).unwrap_or_default();
            let [PatternElement::TextElement { value }] = elements[..] else {
                return Err(format!("{} is not plain text", message.id.name));
            };
            words.insert(message.id.name.to_owned(), value.to_owned());
        }
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_words_of_the_page_are_taken() {
        let words = plain("title = Parlour\npage-a = One\n# Comment\npage-b = Two words\n");
        let expected =
            [("page-a", "One"), ("page-b", "Two words")].map(|(key, word)| (key.to_owned(), word.to_owned()));
        assert_eq!(words, Ok(BTreeMap::from(expected)));
        assert!(plain("page-a = { $n } words\n").is_err());
    }
}
