//! The words of a PGN file.

/// A word of the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A comment without its braces.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$5`
    Mark(u8),
    /// `1-0`, `*` and so on.
    Result(&'a str),
    /// A move, or what should be one, without its number.
    Word(&'a str),
}

/// A place in a text that goes forward only.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    /// A place whose line is known, and the number of that line from 1.
    line: (usize, usize),
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: (0, 1) }
    }

    /// The line of the place, from 1.
    pub(super) fn line(&mut self) -> usize {
        let (at, line) = self.line;
        let more = self.text[at..self.at].matches('\n').count();
        self.line = (self.at, line + more);
        line + more
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Whether a line begins here; byte order marks are nothing.
    fn at_line_start(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches('\u{feff}');
        before.is_empty() || before.ends_with('\n')
    }

    /// Goes on to the first sign that is an end, or to the end of the text, and gives what it passed.
    fn take_until(&mut self, is_end: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    fn skip_line(&mut self) -> &'a str {
        self.take_until(|sign| sign == '\n')
    }

    /// Passes blanks, byte order marks and lines that begin with `%`.
    pub(super) fn skip_blanks(&mut self) {
        loop {
            self.take_until(|sign| !sign.is_whitespace() && sign != '\u{feff}');
            if self.peek() == Some(b'%') && self.at_line_start() {
                self.skip_line();
            } else {
                return;
            }
        }
    }

    /// Whether a tag stands here.
    pub(super) fn at_tag(&self) -> bool {
        self.peek() == Some(b'[')
    }

    pub(super) fn at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// Whether the tag `Event`, with which games begin, stands here.
    pub(super) fn at_event(&self) -> bool {
        self.rest().starts_with("[Event ")
    }

    /// Reads a tag: name and value. `None`, and the place beyond the line, if it is damaged.
    pub(super) fn tag(&mut self) -> Option<(&'a str, String)> {
        let start = self.at;
        let tag = self.try_tag();
        if tag.is_none() {
            self.at = start;
            self.skip_line();
        }
        tag
    }

    fn try_tag(&mut self) -> Option<(&'a str, String)> {
        self.at += 1;
        self.take_until(|sign| !matches!(sign, ' ' | '\t'));
        let name = self.take_until(|sign| sign.is_whitespace() || matches!(sign, '"' | ']'));
        self.take_until(|sign| !matches!(sign, ' ' | '\t'));
        self.at += self.rest().starts_with('"').then_some(1)?;
        let mut value = String::new();
        loop {
            value.push_str(self.take_until(|sign| matches!(sign, '"' | '\\' | '\n')));
            match self.peek()? {
                b'\\' => {
                    // Before quotation marks and backslashes it is no part of the value.
                    self.at += 1;
                    match self.peek() {
                        Some(sign @ (b'"' | b'\\')) => {
                            value.push(char::from(sign));
                            self.at += 1;
                        }
                        _ => value.push('\\'),
                    }
                }
                b'"' if self.ends_tag() => break,
                b'"' => {
                    // A quotation mark that somebody forgot to mark as a part of the value.
                    value.push('"');
                    self.at += 1;
                }
                _ => return None,
            }
        }
        self.at += 1;
        self.take_until(|sign| sign == ']' || sign == '\n');
        self.at += usize::from(self.peek() == Some(b']'));
        if name.is_empty() { None } else { Some((name, value)) }
    }

    /// Whether nothing but `]` comes after the quotation mark here.
    fn ends_tag(&self) -> bool {
        let after = self.rest()[1..].trim_start_matches([' ', '\t']);
        after.is_empty() || after.starts_with([']', '\r', '\n'])
    }

    /// The next word of the moves; `None` at the end or before the tags of the next game.
    pub(super) fn next(&mut self) -> Option<Token<'a>> {
        loop {
            self.skip_blanks();
            match self.peek()? {
                b'[' if self.at_line_start() => return None,
                b'{' => return Some(Token::Comment(self.comment())),
                b';' => {
                    self.at += 1;
                    return Some(Token::Comment(self.skip_line()));
                }
                b'(' => return Some(self.single(Token::Open)),
                b')' => return Some(self.single(Token::Close)),
                b'*' => return Some(self.single(Token::Result("*"))),
                b'$' => {
                    self.at += 1;
                    let digits = self.take_until(|sign| !sign.is_ascii_digit());
                    if let Ok(mark) = digits.parse() {
                        return Some(Token::Mark(mark));
                    }
                }
                b'}' | b'[' | b']' | b'<' | b'>' | b'.' => self.at += 1,
                _ => {
                    let word = self.take_until(|sign| {
                        sign.is_whitespace()
                            || matches!(sign, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '<' | '>' | '*')
                    });
                    // `e8(Q)`: the bracket belongs to the move.
                    let word = self.with_promotion(word);
                    if let Some(token) = classify(word) {
                        return Some(token);
                    }
                }
            }
        }
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.at += 1;
        token
    }

    /// The word with `(Q)` after it.
    fn with_promotion(&mut self, word: &'a str) -> &'a str {
        let is_promotion = matches!(self.rest().as_bytes(), [b'(', b'Q' | b'R' | b'B' | b'N', b')', ..]);
        if !(word.ends_with(['1', '8']) && is_promotion) {
            return word;
        }
        let start = self.at - word.len();
        self.at += 3;
        &self.text[start..self.at]
    }

    /// Reads a comment from its opening brace on. One that nobody closed ends where the next game begins.
    fn comment(&mut self) -> &'a str {
        self.at += 1;
        let start = self.at;
        loop {
            self.take_until(|sign| matches!(sign, '}' | '\n'));
            let end = self.at;
            match self.peek() {
                Some(b'\n') => {
                    self.at += 1;
                    if self.at_event() {
                        return &self.text[start..end];
                    }
                }
                Some(_) => {
                    self.at += 1;
                    return &self.text[start..end];
                }
                None => return &self.text[start..end],
            }
        }
    }
}

/// What a word is; `None` for move numbers and others that say nothing.
fn classify(word: &str) -> Option<Token<'_>> {
    match word {
        "1-0" | "0-1" | "1/2-1/2" => return Some(Token::Result(word)),
        "1/2" | "½" | "½-½" | "1/2-½" => return Some(Token::Result("1/2-1/2")),
        "1–0" => return Some(Token::Result("1-0")),
        "0–1" => return Some(Token::Result("0-1")),
        "e.p." | "ep" | "e.p" | "+" | "++" | "#" | "," | "mate" | "ch" | "ch." | "dbl" => return None,
        _ => {}
    }
    // Digits alone or before a dot are a move number; before anything else they are a part of it, as in 0-0.
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let rest = if rest.is_empty() || rest.starts_with(['.', '…']) { rest } else { word };
    let rest = rest.trim_start_matches(['.', '…']);
    if rest.is_empty() { None } else { Some(Token::Word(rest)) }
}
