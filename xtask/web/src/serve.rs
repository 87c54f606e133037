//! A small server for looking at the page on this machine.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::thread;
use std::time::Duration;

use xtask::steps::Failure;

/// How long a browser may take to say what it wants.
const PATIENCE: Duration = Duration::from_secs(10);

/// The most bytes of a request that are read.
const LONGEST_REQUEST: u64 = 16_384;

/// Serves the folder on the loopback address until the program is stopped.
///
/// # Errors
/// If the port is taken.
pub fn serve(folder: &Path, port: u16) -> Result<(), Failure> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .map_err(|error| Failure(format!("port {port} cannot be used: {error}")))?;
    println!("xtask: Parlour is at http://localhost:{port}/ until you press Ctrl+C");
    for browser in listener.incoming().flatten() {
        let folder = folder.to_path_buf();
        // A browser that goes away in the middle harms nobody.
        thread::spawn(move || drop(answer(&browser, &folder)));
    }
    Ok(())
}

/// Answers the one request of a connection.
///
/// # Errors
/// If the browser goes away in the middle.
pub fn answer(mut browser: &TcpStream, folder: &Path) -> io::Result<()> {
    browser.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(browser.take(LONGEST_REQUEST)).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    let headers: Vec<String> = lines.map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
    let header = |name: &str| {
        let named =
            headers.iter().filter_map(|line| line.split_once(':')).find(|(key, _)| key.eq_ignore_ascii_case(name));
        named.map(|(_, value)| value.trim()).unwrap_or_default()
    };
    let mut words = first.split(' ');
    let (method, address) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let body = method == "GET";
    if !body && method != "HEAD" {
        return write!(browser, "HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    }
    let Some(path) = file(folder, address) else {
        return write!(browser, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    };
    let (form, coding) = best_form(&path, header("accept-encoding"));
    let bytes = fs::read(&form)?;
    let tag = format!("\"{:?}{coding}\"", fs::metadata(&form)?.modified()?).replace(' ', "");
    if header("if-none-match") == tag {
        return write!(browser, "HTTP/1.1 304 Not Modified\r\nETag: {tag}\r\nConnection: close\r\n\r\n");
    }
    let content = content_type(&path);
    write!(browser, "HTTP/1.1 200 OK\r\nContent-Type: {content}\r\nContent-Length: {}\r\n", bytes.len())?;
    write!(browser, "ETag: {tag}\r\nCache-Control: no-cache\r\nVary: Accept-Encoding\r\nConnection: close\r\n")?;
    if !coding.is_empty() {
        write!(browser, "Content-Encoding: {coding}\r\n")?;
    }
    write!(browser, "\r\n")?;
    if body { browser.write_all(&bytes) } else { Ok(()) }
}

/// The file at an address. Nothing outside the folder has one.
fn file(folder: &Path, address: &str) -> Option<PathBuf> {
    let inside = address.split(['?', '#']).next()?.strip_prefix('/')?;
    let plain = Path::new(inside).components().all(|part| matches!(part, Component::Normal(_)));
    let path = folder.join(inside);
    let path = if path.is_dir() { path.join("index.html") } else { path };
    (plain && path.is_file()).then_some(path)
}

/// The smallest form of the file that the browser understands, and the name of its coding.
fn best_form(path: &Path, accepted: &str) -> (PathBuf, &'static str) {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let codings = accepted.split(',').filter_map(|word| word.split(';').next()).map(str::trim);
    let understood = |coding: &str| codings.clone().any(|word| word == coding);
    let packed = [("br", "br"), ("gz", "gzip")].into_iter().filter(|(_, coding)| understood(coding));
    let mut forms = packed.map(|(short, coding)| (path.with_extension(format!("{ending}.{short}")), coding));
    forms.find(|(form, _)| form.is_file()).unwrap_or_else(|| (path.to_path_buf(), ""))
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "ogg" => "audio/ogg",
        "png" => "image/png",
        "ttf" => "font/ttf",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

    use super::*;

    fn page() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("page")).unwrap();
        for (name, text) in
            [("secret", "s"), ("page/index.html", "<p>"), ("page/a.wasm", "aaa"), ("page/a.wasm.br", "b")]
        {
            fs::write(folder.path().join(name), text).unwrap();
        }
        folder
    }

    /// What the server says to a request with these header lines.
    fn said(request: &str) -> String {
        let folder = page();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let mut browser = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        write!(browser, "{request}\r\n\r\n").unwrap();
        answer(&listener.accept().unwrap().0, &folder.path().join("page")).unwrap();
        let mut said = String::new();
        browser.read_to_string(&mut said).unwrap();
        said
    }

    #[test]
    fn files_come_with_their_type_in_the_form_that_is_understood() {
        let index = said("GET /?game=dots HTTP/1.1");
        assert!(
            index.starts_with("HTTP/1.1 200") && index.contains("text/html") && index.ends_with("\r\n\r\n<p>"),
            "{index}"
        );
        let packed = said("GET /a.wasm HTTP/1.1\r\nAccept-Encoding: gzip, br;q=1");
        assert!(
            packed.contains("application/wasm")
                && packed.contains("Content-Encoding: br")
                && packed.ends_with("\n\r\nb")
        );
        let plain = said("GET /a.wasm HTTP/1.1");
        assert!(!plain.contains("Content-Encoding") && plain.ends_with("aaa"), "{plain}");
        assert!(said("HEAD /a.wasm HTTP/1.1").ends_with("\r\n\r\n"));
    }

    #[test]
    fn nothing_else_can_be_had() {
        for address in ["/../secret", "/none", "//etc/passwd", "/a.wasm/../../secret", "secret", ""] {
            assert!(said(&format!("GET {address} HTTP/1.1")).starts_with("HTTP/1.1 404"), "{address}");
        }
        assert!(said("POST / HTTP/1.1").starts_with("HTTP/1.1 405"));
    }
}
