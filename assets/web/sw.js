// Keeps the whole page in the browser, so that it opens without a network. The build puts `VERSION` and `FILES` above.
// A new version is fetched beside the old one and used once no page of the old one is open: the two never mix.

const OURS = `parlour ${registration.scope} `;
const CACHE = OURS + VERSION;

addEventListener("install", (event) => {
  const fetchAll = async () => (await caches.open(CACHE)).addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  event.waitUntil(fetchAll());
});

addEventListener("activate", (event) => {
  const forgetOld = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(forgetOld());
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    // The query of an address is for the program and not for the server.
    const found = await cache.match(event.request, { ignoreSearch: true });
    // The page may be called by the name of its file, too.
    const isPage = new URL(event.request.url).pathname === `${new URL(registration.scope).pathname}index.html`;
    return found ?? (isPage ? cache.match("./") : undefined) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
