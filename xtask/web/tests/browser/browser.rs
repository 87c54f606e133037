//! A browser with an empty memory, and what a person can do with it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::command::{Actions, Command as DriverCommand};
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};
use tokio::runtime::{Builder, Runtime};
use xtask_web::program::page_folder;

use crate::server::Server;

/// How long anything may take: software draws slowly, and other programs may want the processor.
const PATIENCE: Duration = Duration::from_secs(90);

/// Large enough for every control, and quickly drawn by software.
pub const WINDOW: [u32; 2] = [800, 600];

/// A window that software draws in a third of the time, with room for the board alone. Its smallest spots are too small
/// for a finger, which would have to confirm what it has tapped.
pub const SMALL: [u32; 2] = [390, 390];

/// Draws without graphics hardware, and talks to nobody but the page.
const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--window-size=1400,1000",
];

/// Notes when keys go down and when workers are ended.
const PRELUDE: &str = r#"
window.seen = { keys: [], ends: [] };
addEventListener("keydown", () => seen.keys.push(performance.now()), true);
const terminate = Worker.prototype.terminate;
Worker.prototype.terminate = function () {
  seen.ends.push(performance.now());
  return terminate.call(this);
};
"#;

/// Browsers share the machine, except with one in which time is measured.
static MACHINE: RwLock<()> = RwLock::new(());

/// A part in the machine.
enum Turn {
    Shared { _guard: RwLockReadGuard<'static, ()> },
    Alone { _guard: RwLockWriteGuard<'static, ()> },
}

impl Turn {
    fn share() -> Self {
        Self::Shared { _guard: MACHINE.read().unwrap_or_else(PoisonError::into_inner) }
    }
}

/// An open browser. Everything it was told is forgotten when it is dropped.
pub struct Browser {
    driver: WebDriver,
    runtime: Runtime,
    program: Child,
    /// The server of the page.
    pub server: Server,
    window: [u32; 2],
    _memory: TempDir,
    downloads: TempDir,
    _turn: Turn,
}

impl Browser {
    /// Opens a browser with a page area of [`WINDOW`]. It draws one pixel where there would be four, since it is not looked
    /// at.
    pub fn open() -> Self {
        Self::start(Turn::share(), &["--force-device-scale-factor=0.5"])
    }

    /// The same with every pixel: to look at it.
    pub fn open_sharp() -> Self {
        Self::start(Turn::share(), &[])
    }

    /// The same with no other browser beside it: to measure time.
    pub fn open_alone() -> Self {
        Self::start(Turn::Alone { _guard: MACHINE.write().unwrap_or_else(PoisonError::into_inner) }, &[])
    }

    fn start(turn: Turn, flags: &[&str]) -> Self {
        let server = Server::start();
        let [memory, downloads] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let (program, address) = start_driver();
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let mut wishes = DesiredCapabilities::chrome();
        for flag in FLAGS.iter().chain(flags) {
            wishes.add_arg(flag).unwrap();
        }
        wishes.add_arg(&format!("--user-data-dir={}", memory.path().display())).unwrap();
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All).unwrap();
        let driver = runtime.block_on(WebDriver::new(address, wishes)).unwrap();
        runtime.block_on(driver.set_script_timeout(PATIENCE)).unwrap();
        let mut browser =
            Self { driver, runtime, program, server, window: WINDOW, _memory: memory, downloads, _turn: turn };
        browser.resize(WINDOW);
        let folder = browser.downloads.path();
        browser.devtools("Browser.setDownloadBehavior", &json!({ "behavior": "allow", "downloadPath": folder }));
        browser.before_pages(PRELUDE);
        browser
    }

    /// Gives the page that width and height in pixels.
    pub fn resize(&mut self, [width, height]: [u32; 2]) {
        self.window = [width, height];
        // A factor of 0 leaves that of the browser as it is.
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 0, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Width and height of the page.
    pub fn window(&self) -> [u32; 2] {
        self.window
    }

    /// Has a script run in every page before its own.
    pub fn before_pages(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    fn devtools(&self, method: &str, parameters: &Value) {
        self.runtime.block_on(self.driver.cdp().send_raw(method, parameters)).unwrap();
    }

    /// Opens the page with that query, and waits until the program is there.
    pub fn visit(&self, query: &str) {
        self.go(query);
        self.until_ready();
    }

    /// Opens what lies at an address relative to the page.
    pub fn go(&self, address: &str) {
        let address = format!("{}{address}", self.server.address());
        self.runtime.block_on(self.driver.goto(address)).unwrap();
    }

    /// Waits until the program is there and has drawn something. Returns how long it took, in milliseconds.
    pub fn until_ready(&self) -> f64 {
        let ready = self.until("the program is ready", || {
            let state = self.run(
                "return { ready: performance.getEntriesByName('parlour-ready')[0]?.startTime, \
                 fault: document.getElementById('fault')?.hidden === false && document.body.innerText }",
            );
            assert!(!state["fault"].is_string(), "{}", state["fault"]);
            state["ready"].as_f64()
        });
        self.frames(8);
        ready
    }

    /// Runs the body of a script's function and returns what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.run_with(script, json!([]))
    }

    /// The same with arguments, an array.
    pub fn run_with(&self, script: &str, arguments: Value) -> Value {
        let arguments = arguments.as_array().cloned().unwrap_or_default();
        let returned = self.runtime.block_on(self.driver.execute(script, arguments));
        returned.unwrap_or_else(|fault| panic!("{fault:?}: {script}")).json().clone()
    }

    /// Runs the body of an asynchronous function, waits for it and returns what it returns.
    pub fn wait_for(&self, script: &str, arguments: Value) -> Value {
        let arguments = arguments.as_array().cloned().unwrap_or_default();
        let whole = format!(
            "const done = arguments[arguments.length - 1]; \
             (async (...args) => {{ {script} }})(...arguments).then(done, (fault) => done(`${{fault.stack}}`))"
        );
        let returned = self.runtime.block_on(self.driver.execute_async(whole, arguments));
        returned.unwrap_or_else(|fault| panic!("{fault:?}: {script}")).json().clone()
    }

    /// Lets the page draw so many frames.
    pub fn frames(&self, count: u32) {
        let script = "for (let left = args[0]; left > 0; left -= 1) await new Promise(requestAnimationFrame);";
        self.wait_for(script, json!([count]));
    }

    /// Waits until something is there.
    pub fn until<T>(&self, what: &str, look: impl Fn() -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = look() {
                return found;
            }
            if start.elapsed() > PATIENCE {
                self.picture("waited-in-vain");
                panic!("waited in vain: {what}; last said: {:?}; log: {:?}", self.said(), self.log());
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// What was said last for those who hear the page.
    pub fn said(&self) -> String {
        self.run("return document.getElementById('said').textContent").as_str().unwrap_or_default().to_owned()
    }

    /// The text that the program keeps under a name.
    pub fn kept(&self, name: &str) -> Option<String> {
        let text = self.run_with("return localStorage.getItem(`parlour/${arguments[0]}`)", json!([name]));
        text.as_str().map(str::to_owned)
    }

    /// Puts a text where the program keeps it under a name, before the program is there.
    pub fn keep(&self, name: &str, text: &str) {
        self.go("site.js");
        self.run_with("localStorage.setItem(`parlour/${arguments[0]}`, arguments[1])", json!([name, text]));
    }

    /// Forgets all that is kept.
    pub fn forget(&self) {
        self.go("site.js");
        self.run("localStorage.clear()");
    }

    /// Performs the actions of one pointer or keyboard, as `WebDriver` describes them.
    pub fn act(&self, device: &Value) {
        let actions = Actions::from(json!([device]));
        self.runtime.block_on(self.driver.handle().cmd(DriverCommand::PerformActions(actions))).unwrap();
    }

    /// Presses a key and lets the program answer.
    pub fn key(&self, key: char) {
        let value = key.to_string();
        let actions = json!([{ "type": "keyDown", "value": value }, { "type": "keyUp", "value": value }]);
        self.act(&json!({ "type": "key", "id": "keyboard", "actions": actions }));
        self.frames(3);
    }

    /// Presses a key while another is held, and lets the program answer.
    pub fn chord(&self, held: char, key: char) {
        let [held, key] = [held, key].map(String::from);
        let actions = json!([
            { "type": "keyDown", "value": held },
            { "type": "keyDown", "value": key },
            { "type": "keyUp", "value": key },
            { "type": "keyUp", "value": held },
        ]);
        self.act(&json!({ "type": "key", "id": "keyboard", "actions": actions }));
        self.frames(3);
    }

    /// Waits until a file has been downloaded, takes it away and returns its text.
    pub fn downloaded(&self) -> String {
        self.until("a file is downloaded", || {
            let file = fs::read_dir(self.downloads.path()).unwrap().next()?.unwrap().path();
            // Until it is complete it has another name.
            if file.extension().is_none_or(|ending| ending == "crdownload") {
                return None;
            }
            let text = fs::read_to_string(&file).unwrap();
            fs::remove_file(&file).unwrap();
            Some(text)
        })
    }

    /// A picture of the page, also written into a folder beside the page.
    pub fn picture(&self, name: &str) -> Vec<u8> {
        let bytes = self.runtime.block_on(self.driver.screenshot_as_png()).unwrap();
        let folder: PathBuf = page_folder().with_file_name("web-pictures");
        fs::create_dir_all(&folder).unwrap();
        let [width, height] = self.window;
        fs::write(folder.join(format!("{name}-{width}x{height}.png")), &bytes).unwrap();
        bytes
    }

    /// The lines of the console that were not asked for yet, with their level.
    pub fn log(&self) -> Vec<(String, String)> {
        let lines = self.runtime.block_on(self.driver.browser_log()).unwrap();
        lines.into_iter().map(|line| (line.level, line.message)).collect()
    }

    /// Fails if the console has an error that was not asked for yet.
    pub fn assert_no_error(&self) {
        // Beside a bare file, which names no icon, browsers ask for this one.
        let fault = |(level, text): &(String, String)| level == "SEVERE" && !text.contains("/favicon.ico");
        let errors: Vec<_> = self.log().into_iter().filter(fault).collect();
        assert!(errors.is_empty(), "{errors:?}");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.runtime.block_on(self.driver.clone().quit()));
        drop(self.program.kill());
        drop(self.program.wait());
    }
}

/// Starts the driver at a free port. Returns its address.
fn start_driver() -> (Child, String) {
    let mut program =
        Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn().unwrap_or_else(|fault| {
            panic!("chromedriver cannot be started ({fault}); `cargo xtask test-web` installs it")
        });
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines().map_while(Result::ok);
    let said = lines.find_map(|line| Some(line.rsplit_once("successfully on port ")?.1.to_owned()));
    let port = said.unwrap().trim_end_matches('.').to_owned();
    (program, format!("http://localhost:{port}"))
}
