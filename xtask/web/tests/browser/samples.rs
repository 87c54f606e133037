//! The same moves come of the same jobs in a worker of the page and natively.

use parlour_worker::samples;
use serde_json::json;

use crate::browser::Browser;

/// How many jobs of every game.
const COUNT: usize = 100;

/// Starts a worker as the program does, gives it one job after the other and returns their moves.
const ASK: &str = r#"
const worker = new Worker("worker.js", { type: "module" });
const letter = () => new Promise((hear, fail) => {
  worker.onmessage = ({ data }) => data.fault ? fail(new Error(data.fault)) : hear(data);
  worker.onerror = fail;
});
let next = letter();
worker.postMessage(null);
await next;
const moves = [];
for (const [id, { game, job }] of args[0].entries()) {
  next = letter();
  worker.postMessage(JSON.stringify({ id, game, job }));
  let answer = JSON.parse(await next);
  while (answer.progress) {
    next = letter();
    answer = JSON.parse(await next);
  }
  moves.push(answer.thought?.best ?? answer);
}
return moves;
"#;

#[test]
fn workers_think_as_natively() {
    let samples = samples::of_every_game(COUNT);
    let browser = Browser::open();
    browser.go("site.js");
    let moves = browser.wait_for(ASK, json!([samples]));
    let expected: Vec<_> = samples.iter().map(|sample| sample.mv.as_str()).collect();
    assert_eq!(moves, json!(expected));
    println!("{} jobs came to the same moves", samples.len());
}
