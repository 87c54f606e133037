//! The engine's side of the dialogue.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use parlour_chess::evaluation::is_bare_king_lost;
use parlour_chess::search::{Line, Search, Table, Task};
use parlour_chess::{Board, Chess, Setup, UciMove, Variant, score};
use parlour_core::{Clock, Control, Game, StopFlag, Stopwatch};

use super::options::Options;
use super::pace::{Pace, Patience};
use super::words::{Go, Said};

/// The most memory, in bytes, of a table that serves for one move: it is made within the time for that.
const OWN_MEMORY: usize = 16 << 20;

/// Where the answers go.
pub type Out = Arc<Mutex<dyn Write + Send>>;

/// A dialogue with a graphical interface.
pub struct Session {
    out: Out,
    options: Options,
    game: Chess,
    table: Arc<Table>,
    /// The searches of the threads, while none is running.
    searches: Vec<Search>,
    running: Option<Running>,
}

/// A search that is being made.
struct Running {
    stop: StopFlag,
    /// Whether it need not end before it is stopped.
    is_endless: bool,
    thread: JoinHandle<Vec<Search>>,
}

impl Session {
    /// A dialogue at its beginning.
    pub fn new(out: Out) -> Self {
        let options = Options::default();
        let mut session = Self {
            out,
            options,
            game: start(Board::default(), Variant::Standard).expect("the usual start"),
            table: Arc::new(Table::new(options.hash << 20)),
            searches: Vec::new(),
            running: None,
        };
        session.prepare();
        session
    }

    /// Answers a line. `false`: the dialogue is over.
    ///
    /// # Errors
    /// If nobody listens any more.
    pub fn answer(&mut self, said: Said) -> io::Result<bool> {
        match said {
            Said::Uci => {
                let version = env!("CARGO_PKG_VERSION");
                let options = Options::introduction();
                self.say(&format!("id name Parlour {version}\nid author the Parlour authors\n{options}uciok"))?;
            }
            Said::IsReady => self.say("readyok")?,
            Said::NewGame => {
                self.end_search();
                self.table.clear();
                self.searches.iter_mut().for_each(Search::forget);
            }
            Said::SetOption { name, value } => self.set_option(&name, &value)?,
            Said::Position { fen, moves } => {
                self.end_search();
                if let Err(reason) = self.reach(fen.as_deref(), &moves) {
                    self.say(&format!("info string {reason}"))?;
                }
            }
            Said::Go(go) => self.go(go),
            // The clock that would run from a ponderhit on is not known any more: the answer comes at once.
            Said::Stop | Said::PonderHit => self.end_search(),
            Said::Quit => {
                self.end_search();
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Nothing more is said: waits for a search with limits to come to its own end, and ends one without.
    pub fn finish(&mut self) {
        if let Some(running) = self.running.as_ref().filter(|running| running.is_endless) {
            running.stop.stop();
        }
        self.wait();
    }

    /// Waits for the search to end.
    fn wait(&mut self) {
        if let Some(running) = self.running.take()
            && let Ok(searches) = running.thread.join()
        {
            self.searches = searches;
        }
    }

    fn say(&self, text: &str) -> io::Result<()> {
        say(&self.out, text)
    }

    fn set_option(&mut self, name: &str, value: &str) -> io::Result<()> {
        self.end_search();
        if name.eq_ignore_ascii_case("clear hash") {
            self.table.clear();
            return Ok(());
        }
        let hash = self.options.hash;
        if let Err(reason) = self.options.set(name, value) {
            return self.say(&format!("info string {reason}"));
        }
        if self.options.hash != hash {
            self.table = Arc::new(Table::new(self.options.hash << 20));
            self.searches.clear();
        }
        self.prepare();
        Ok(())
    }

    /// Makes as many searches as there are threads.
    fn prepare(&mut self) {
        self.searches.truncate(self.options.threads);
        while self.searches.len() < self.options.threads {
            self.searches.push(Search::new(self.table.clone()));
        }
    }

    /// Turns to a position. One that is none leaves the last; the first move that is none ends the list.
    fn reach(&mut self, fen: Option<&str>, moves: &[String]) -> Result<(), String> {
        let board = match fen {
            None => Board::default(),
            Some(fen) => fen.parse().map_err(|error| format!("'{fen}': {error}"))?,
        };
        let is_other = self.options.is_chess960 || !board.castles_ordinarily();
        self.game = start(board, if is_other { Variant::Chess960 } else { Variant::Standard })?;
        self.game.disregard_draw();
        for (index, word) in moves.iter().enumerate() {
            play(&mut self.game, word).map_err(|error| match index {
                0 => format!("no move of the list is played: {error}"),
                _ => format!("the position is that after {index} moves of the list: {error}"),
            })?;
        }
        Ok(())
    }

    fn end_search(&mut self) {
        if let Some(running) = &self.running {
            running.stop.stop();
        }
        self.wait();
    }

    fn go(&mut self, go: Go) {
        self.end_search();
        let stop = StopFlag::default();
        let mut searches = std::mem::take(&mut self.searches);
        let job = Job::new(&self.game, &self.options, go, stop.clone(), self.out.clone());
        let is_endless = job.is_endless();
        let hash = self.options.hash;
        let thread = thread::spawn(move || {
            if job.is_apart() {
                job.run(&mut job.own_searches(searches.len(), hash << 20));
            } else {
                job.run(&mut searches);
            }
            searches
        });
        self.running = Some(Running { stop, is_endless, thread });
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.end_search();
    }
}

fn start(board: Board, variant: Variant) -> Result<Chess, String> {
    Chess::new(&Setup { variant, start: board }).map_err(|error| error.to_string())
}

/// Plays a move as it is written; either way to write castling is understood. Whether a draw ends the game is for the
/// interface to say.
fn play(game: &mut Chess, word: &str) -> Result<(), String> {
    let written: UciMove = word.parse().map_err(|error| format!("{error}"))?;
    let found = game.position().find(written).ok_or_else(|| format!("{word} is no legal move"))?;
    game.play(found.uci(game.setup().variant)).map_err(|error| error.to_string())?;
    game.disregard_draw();
    Ok(())
}

fn say(out: &Out, text: &str) -> io::Result<()> {
    // Another thread that panicked while writing leaves nothing behind that would matter.
    let mut out = out.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    writeln!(out, "{text}")?;
    out.flush()
}

/// One `go`.
struct Job {
    game: Chess,
    task: Task,
    control: Control,
    stopwatch: Arc<Stopwatch>,
    pace: Option<Pace>,
    go: Go,
    out: Out,
}

impl Job {
    fn new(game: &Chess, options: &Options, go: Go, stop: StopFlag, out: Out) -> Self {
        let stopwatch = Arc::new(Stopwatch::start());
        let turn = game.position().turn().index();
        let overhead = Duration::from_millis(options.overhead);
        let pace = match go.time[turn] {
            Some(left) if !go.infinite => Some(Pace::of(left, go.increment[turn], go.moves, overhead)),
            _ => None,
        };
        let level = options.level().map(|level| level.in_position(game.position()));
        let most = go.move_time.map(|time| time.saturating_sub(overhead).max(Duration::from_millis(1)));
        let deadline = most.or(pace.map(|pace| pace.most)).map(|time| (stopwatch.clone() as Arc<dyn Clock>, time));
        let nodes = [go.nodes, level.map(|level| level.nodes)].into_iter().flatten().min();
        let control = Control { stop, deadline, node_limit: nodes, depth_limit: go.depth, ..Control::default() };
        let only = go.only.iter().filter_map(|word| game.position().find(word.parse().ok()?)).collect();
        let noise = level.map_or(0, |level| level.noise);
        // Chance must not choose the same moves in each game.
        let seed = if noise > 0 { game.hash() ^ elapsed_bits() } else { 0 };
        let task = Task { lines: options.lines, only, noise, seed };
        Self { game: game.clone(), task, control, stopwatch, pace, go, out }
    }

    /// Whether its searches share nothing with those for other jobs.
    ///
    /// What a player that misjudges positions has found is wrong for everybody else, and what others have found would let it
    /// see too well. Against a bare king the values fall from move to move until a mate is seen: by what was found before,
    /// going back would look better than going on.
    fn is_apart(&self) -> bool {
        self.task.noise > 0 || is_bare_king_lost(self.game.position())
    }

    /// Searches that know nothing yet and remember within at most so many bytes.
    fn own_searches(&self, threads: usize, memory: usize) -> Vec<Search> {
        let table = Arc::new(Table::for_nodes(self.control.node_limit, memory.min(OWN_MEMORY)));
        std::iter::repeat_with(|| Search::new(table.clone())).take(threads).collect()
    }

    /// Whether it need not end before it is stopped. A mate that is asked for may not be there.
    fn is_endless(&self) -> bool {
        let Control { deadline, node_limit, depth_limit, .. } = &self.control;
        self.go.infinite || deadline.is_none() && node_limit.is_none() && depth_limit.is_none()
    }

    /// Searches with all threads and tells the best move.
    fn run(&self, searches: &mut [Search]) {
        let best = if self.game.position().can_move() { self.search(searches) } else { self.tell_end() };
        // After `infinite` nothing may be said before the stop.
        while self.go.infinite && !self.control.stop.is_stopped() {
            thread::sleep(Duration::from_millis(2));
        }
        let text = best.map_or_else(|| "bestmove 0000".to_owned(), |best| self.best(&best));
        // Whoever does not listen does not want to know.
        let _ = say(&self.out, &text);
    }

    /// Says that there is nothing to search: a mate or a stalemate.
    fn tell_end(&self) -> Option<Line> {
        let value = if self.game.position().in_check() { "mate 0" } else { "cp 0" };
        let _ = say(&self.out, &format!("info depth 0 score {value}"));
        None
    }

    fn best(&self, line: &Line) -> String {
        let variant = self.game.setup().variant;
        let ponder = line.pv.get(1).map_or_else(String::new, |mv| format!(" ponder {}", mv.uci(variant)));
        format!("bestmove {}{ponder}", line.mv.uci(variant))
    }

    fn search(&self, searches: &mut [Search]) -> Option<Line> {
        Search::set_team(searches, &self.game, &self.task);
        let helpers_stop = StopFlag::default();
        let (first, helpers) = searches.split_first_mut()?;
        thread::scope(|scope| {
            for search in helpers {
                let control = Control { stop: helpers_stop.clone(), ..Control::default() };
                scope.spawn(move || search.run(&control, |_| true));
            }
            let mut patience = Patience::default();
            first.run(&self.control, |search| {
                self.inform(search);
                self.goes_on(search, &mut patience)
            });
            helpers_stop.stop();
        });
        if first.depth() == 0 {
            self.inform(first);
        }
        first.lines().first().cloned()
    }

    /// Whether another iteration is to be made.
    fn goes_on(&self, search: &Search, patience: &mut Patience) -> bool {
        let best = &search.lines()[0];
        if let (Some(wanted), Some(moves)) = (self.go.mate, score::moves_to_mate(best.score))
            && moves > 0
            && moves.unsigned_abs() <= wanted
        {
            return false;
        }
        let Some(pace) = self.pace else { return true };
        if search.lines().len() == 1 || score::is_settled(best.score, search.depth()) {
            return false;
        }
        let share = best.nodes as f64 / search.nodes().max(1) as f64;
        let percent = patience.after(best.mv, best.score, share);
        self.stopwatch.now() < pace.wanted * percent / 100
    }

    fn inform(&self, search: &Search) {
        let time = self.stopwatch.now();
        let nodes = search.team_nodes();
        let speed = (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
        let variant = self.game.setup().variant;
        for (index, line) in search.lines().iter().take(self.task.lines.max(1)).enumerate() {
            let value = match score::moves_to_mate(line.score) {
                Some(moves) => format!("mate {moves}"),
                None => format!("cp {}", line.score),
            };
            let pv: Vec<String> = line.pv.iter().map(|mv| mv.uci(variant).to_string()).collect();
            let text = format!(
                "info depth {} seldepth {} multipv {} score {value} nodes {nodes} nps {speed} hashfull {} time {} pv {}",
                search.depth(),
                search.deepest(),
                index + 1,
                search.table().fullness(),
                time.as_millis(),
                pv.join(" ")
            );
            let _ = say(&self.out, &text);
        }
    }
}

/// Bits that are others each time.
fn elapsed_bits() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}
