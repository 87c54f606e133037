// Starts Parlour in the page: sound, download, and everything around the canvas that the canvas cannot do.
// The program speaks to the page by events of the window, `parlour-<what>`; see `src/platform/page.rs`.

import { PROGRAM_BYTES, WORDS } from "./site.js";

// What the names of our entries in the storage of the page begin with; see `src/platform/storage/web.rs`.
const STORAGE_PREFIX = "parlour/";

const find = (id) => document.getElementById(id);
const words = WORDS[language()];
const canvas = find("parlour");

// The language that was asked for, else chosen in the settings, else preferred by the browser.
function language() {
  const asked = new URLSearchParams(location.search).get("lang");
  const chosen = /language:\s*Some\((\w+)\)/.exec(kept()["settings.ron"] ?? "")?.[1];
  const codes = [asked, chosen, ...navigator.languages].map((code) => code?.slice(0, 2).toLowerCase());
  return codes.find((code) => code in WORDS) ?? "en";
}

// Everything the program has kept in this browser, by name.
function kept() {
  try {
    const ours = Object.entries(localStorage).filter(([key]) => key.startsWith(STORAGE_PREFIX));
    return Object.fromEntries(ours.map(([key, text]) => [key.slice(STORAGE_PREFIX.length), text]));
  } catch {
    return {};
  }
}

function keepSoundAwake() {
  const Context = window.AudioContext;
  if (!Context) return;
  const contexts = [];
  window.AudioContext = class extends Context {
    constructor(...options) {
      super(...options);
      contexts.push(this);
    }
  };
  // Browsers let a page sound only after a gesture, and a hidden page should be silent.
  const settle = () => {
    for (const context of contexts) {
      if (context.state === "closed") continue;
      (document.hidden ? context.suspend() : context.resume()).catch(() => {});
    }
  };
  for (const gesture of ["pointerdown", "pointerup", "touchend", "keydown"]) {
    addEventListener(gesture, settle, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", settle);
}

// Hands a text to the person as a file.
function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Texts that come and go for the program; see `src/platform/exchange/web.rs`.
function exchangeTexts() {
  const answer = (what, text) => dispatchEvent(new CustomEvent(`parlour-${what}`, { detail: text }));
  const failed = (reason) => answer("failed", `${reason?.message ?? reason}`);
  addEventListener("parlour-save", (event) => {
    const [name] = event.detail.split("\n", 1);
    save(name, event.detail.slice(name.length + 1));
  });
  addEventListener("parlour-copy", (event) => {
    Promise.resolve(navigator.clipboard?.writeText(event.detail) ?? Promise.reject(words["page-no-clipboard"]))
      .then(() => answer("copied", ""), failed);
  });
  // Ctrl+V brings the text along, so that the browser need not ask whether the page may look at the clipboard.
  let pasted = null;
  addEventListener("paste", (event) => {
    pasted = event.clipboardData?.getData("text/plain") ?? null;
    setTimeout(() => (pasted = null), 1000);
  });
  addEventListener("parlour-paste", () => {
    const text = pasted ?? navigator.clipboard?.readText?.() ?? Promise.reject(words["page-no-clipboard"]);
    pasted = null;
    Promise.resolve(text).then((text) => answer("taken", text), failed);
  });
  // UTF-8, or UTF-16 with its mark; other bytes are read as older programs wrote them.
  const read = async (file) => {
    const bytes = await file.arrayBuffer();
    const [first, second] = new Uint8Array(bytes);
    const marked = { "255,254": "utf-16le", "254,255": "utf-16be" }[[first, second]];
    try {
      return new TextDecoder(marked ?? "utf-8", { fatal: !marked }).decode(bytes);
    } catch {
      return new TextDecoder("windows-1252").decode(bytes);
    }
  };
  addEventListener("parlour-open", (event) => {
    const accept = event.detail.split(",").map((ending) => `.${ending}`).join();
    const input = Object.assign(document.createElement("input"), { type: "file", accept, hidden: true });
    const take = () => input.files[0] && read(input.files[0]).then((text) => answer("taken", text), failed);
    for (const [end, then] of [["change", take], ["cancel", () => {}]]) {
      input.addEventListener(end, () => {
        input.remove();
        then();
      });
    }
    // Outside the page it could be thrown away while the person still chooses.
    document.body.append(input);
    input.click();
  });
}

// The first fault is shown; what follows from it is not. The game on the table is kept already.
let faulty = false;
function showFault(text) {
  if (faulty) return;
  faulty = true;
  console.error(text);
  find("fault-heading").textContent = words["page-fault"];
  find("fault-words").textContent = words["page-fault-words"];
  find("fault-text").textContent = text;
  find("reload").textContent = words["page-reload"];
  find("reload").onclick = () => location.reload();
  find("rescue").textContent = words["page-rescue"];
  find("rescue").hidden = Object.keys(kept()).length === 0;
  // The form in which the program exports everything; see `src/platform/keep.rs`.
  find("rescue").onclick = () => save("parlour.txt", `(version: 1, value: ${JSON.stringify(kept())})`);
  find("loading").hidden = true;
  find("fault").hidden = false;
  find("reload").focus();
}

function watchForFaults() {
  let started = false;
  const notice = (fault) => {
    // Once the program runs, only its own faults end it.
    if (!started || fault instanceof WebAssembly.RuntimeError) showFault(`${fault?.stack ?? fault}`);
  };
  addEventListener("parlour-fault", (event) => showFault(event.detail));
  addEventListener("parlour-ready", () => (started = true));
  // The driver has failed, or another page has wanted the memory of the graphics.
  canvas.addEventListener("webglcontextlost", () => showFault(words["page-lost-drawing"]));
  addEventListener("error", (event) => notice(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => notice(event.reason));
}

function fillScreenOnDemand() {
  let wanted = false;
  // Without a gesture just before, the browser refuses: then the next one fills the screen.
  const fill = () => {
    if (wanted && !document.fullscreenElement) {
      document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(() => {});
    }
  };
  addEventListener("parlour-fullscreen", (event) => {
    wanted = event.detail === "on";
    if (wanted) fill();
    else if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  });
  document.addEventListener("fullscreenchange", () => (wanted &&= document.fullscreenElement !== null));
  for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, fill);
}

// What a browser does by itself with keys, wheel and fingers that belong to the games.
function keepToTheGames() {
  const ours = new Set(["Tab", "Space", "Enter", "Backspace", "Slash", "Quote", "F11", "PageUp", "PageDown", "Home", "End"]);
  // With Ctrl or Cmd: games are opened and saved, not pages.
  const files = new Set(["KeyO", "KeyS"]);
  const objects = (event) => event.preventDefault();
  canvas.addEventListener("keydown", (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (plain && (ours.has(event.code) || event.code.startsWith("Arrow"))) objects(event);
    if (command && files.has(event.code)) objects(event);
  });
  canvas.addEventListener("contextmenu", objects);
  canvas.addEventListener("wheel", (event) => event.ctrlKey || objects(event), { passive: false });
  canvas.addEventListener("touchstart", objects, { passive: false });
  addEventListener("gesturestart", objects);
}

// Phones show their keyboard only for a field of the page. So while the program wants text after a touch, a field that nobody
// sees takes what is typed, and hands it on to the canvas key by key.
function bringKeyboard() {
  const field = find("typed");
  // With nothing in the field a phone would not tell that something is to be deleted.
  const nothing = "\u200b";
  let [wanted, touched, before] = [false, false, nothing];
  const press = (name) => {
    const code = name.length > 1 ? name : "";
    for (const kind of ["keydown", "keyup"]) canvas.dispatchEvent(new KeyboardEvent(kind, { key: name, code }));
  };
  const empty = () => (field.value = before = nothing);
  const settle = () => {
    const has = document.activeElement === field;
    if (wanted && touched && !has) {
      empty();
      field.focus({ preventScroll: true });
    } else if (!wanted && has) canvas.focus();
  };
  addEventListener("parlour-typing", (event) => {
    wanted = event.detail === "on";
    settle();
  });
  addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), { capture: true });
  // iOS shows the keyboard for nothing but a touch.
  addEventListener("pointerup", () => {
    if (wanted && touched && /iP(hone|ad|od)/.test(navigator.userAgent)) field.blur();
    settle();
  });
  // What a phone corrects or composes is deleted and typed again.
  field.addEventListener("input", (event) => {
    const now = field.value;
    let same = 0;
    while (same < now.length && now[same] === before[same]) same++;
    for (const _ of before.slice(same)) press("Backspace");
    for (const letter of now.slice(same)) press(letter);
    before = now;
    if (!event.isComposing && !now.startsWith(nothing)) empty();
  });
  field.addEventListener("keydown", (event) => {
    const named = event.key.length > 1 && !["Backspace", "Delete", "Process", "Unidentified", "Dead", "Shift"].includes(event.key);
    if (!named || event.isComposing) return;
    event.preventDefault();
    press(event.key);
  });
  // The window has not lost the person's attention.
  for (const kind of ["blur", "focusout"]) {
    canvas.addEventListener(kind, (event) => event.relatedTarget === field && event.stopImmediatePropagation());
  }
}

// The program while it comes in, with how much of it has come.
async function download(address, bytes, progress) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  let received = 0;
  const count = new TransformStream({
    transform(chunk, onwards) {
      received += chunk.byteLength;
      progress(Math.min(1, received / bytes));
      onwards.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
}

// The typefaces, for which the program asks as soon as it runs; see `src/platform/assets.rs`.
async function typefaces() {
  const load = async (name, file) => {
    const response = await fetch(`assets/fonts/${file}.ttf`);
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    return [name, new Uint8Array(await response.arrayBuffer())];
  };
  return Object.fromEntries(await Promise.all([load("regular", "FiraSans-Regular"), load("bold", "FiraSans-Bold")]));
}

async function start() {
  find("waiting").textContent = words["page-loading"];
  if (!document.createElement("canvas").getContext("webgl2")) throw words["page-no-drawing"];
  const program = import("./parlour.js");
  const code = download("parlour_bg.wasm", PROGRAM_BYTES, (share) => (find("progress").value = share));
  window.parlourTypefaces = await typefaces();
  await (await program).default({ module_or_path: code });
}

addEventListener("parlour-ready", () => {
  performance.mark("parlour-ready");
  find("loading").hidden = true;
  canvas.focus();
  navigator.serviceWorker?.register("sw.js").catch((reason) => console.warn(`not kept for offline use: ${reason}`));
});
addEventListener("parlour-say", (event) => (find("said").textContent = event.detail));
addEventListener("parlour-language", (event) => (document.documentElement.lang = event.detail));

document.documentElement.lang = language();
watchForFaults();
keepSoundAwake();
fillScreenOnDemand();
exchangeTexts();
keepToTheGames();
bringKeyboard();
start().catch((reason) => showFault(`${reason?.stack ?? reason}`));
