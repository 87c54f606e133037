// Thinks beside the page; see `engines/worker` for what is said and `src/platform/thinking/web.rs` for who says it.
// The first message is the compiled program, or null to the first worker of a page, which compiles it. It is sent back when
// the worker is ready. Every later message is a request; the program posts the answers itself.

import start, { think } from "./parlour_worker.js";

let ready;

onmessage = ({ data }) => {
  if (ready) ready.then(() => think(data)).catch(fail);
  else (ready = begin(data)).catch(fail);
};

async function begin(program) {
  program ??= await WebAssembly.compile(await code());
  await start({ module_or_path: program });
  postMessage(program);
}

async function code() {
  const response = await fetch(new URL("parlour_worker_bg.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

function fail(fault) {
  postMessage({ fault: `${fault?.stack ?? fault}` });
}
