//! A server that hosts the page under a sub-path, and can be stopped.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::symlink;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use tempfile::TempDir;
use xtask_web::program::page_folder;
use xtask_web::serve::answer;

/// The page at an address of this machine.
pub struct Server {
    port: u16,
    stopped: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// The folder that is served; the page lies in a folder of it.
    root: TempDir,
}

impl Server {
    /// Starts a server at a free port.
    pub fn start() -> Self {
        let page = page_folder();
        assert!(page.join("index.html").is_file(), "no page in {}: `cargo xtask web` builds it", page.display());
        let root = tempfile::tempdir().unwrap();
        fs::create_dir(root.path().join("games")).unwrap();
        symlink(page, root.path().join("games/parlour")).unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let stopped = Arc::new(AtomicBool::new(false));
        let thread = thread::spawn({
            let (folder, stopped) = (root.path().to_path_buf(), stopped.clone());
            move || serve(&listener, &folder, &stopped)
        });
        Self { port, stopped, thread: Some(thread), root }
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://localhost:{}/games/parlour/", self.port)
    }

    /// Answers no more.
    pub fn stop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
        // Wakes the thread that waits for a browser.
        drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)));
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
        assert!(self.root.path().is_dir());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.thread.is_some() {
            self.stop();
        }
    }
}

fn serve(listener: &TcpListener, folder: &Path, stopped: &AtomicBool) {
    for browser in listener.incoming().flatten() {
        if stopped.load(Ordering::Relaxed) {
            return;
        }
        let folder = folder.to_path_buf();
        // A browser that goes away in the middle harms nobody.
        thread::spawn(move || drop(answer(&browser, &folder)));
    }
}
