/* oxlint-disable no-restricted-globals -- a service worker runs only where browsers have all of this */
// What a phone needs to open the application without a network: its page and its code, which are the same for
// everybody. No answer of /api or of sign-in, no document and no page of a link is ever kept here.

const CACHE = "etabli-shell-1";
const PAGE = "/app";
const MOST_FILES = 400;
const PATIENCE_MS = 5_000;
const SIGNED_IN_PAGES = /^\/(?:(?:app|etape|project|inbox|read)(?:\/|$)|$)/;
const CODE = /^\/assets\//;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)));
});

addEventListener("activate", (event) => {
  event.waitUntil(dropFormerCaches().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (CODE.test(pathname)) event.respondWith(codeFor(request));
  else if (request.mode === "navigate" && SIGNED_IN_PAGES.test(pathname)) event.respondWith(pageFor(request));
});

// The page says which code it has loaded: that of before this worker came is read again from the browser's own cache.
addEventListener("message", (event) => {
  const paths = event.data.filter((path) => CODE.test(path));
  event.waitUntil(keepCode(paths));
});

async function dropFormerCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

// The name of a file of code holds the hash of its content: it never changes.
async function codeFor(request) {
  const cache = await caches.open(CACHE);
  const keptAnswer = await cache.match(request, { ignoreVary: true });
  if (keptAnswer) return keptAnswer;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}

async function pageFor(request) {
  const cache = await caches.open(CACHE);
  const keptPage = await cache.match(PAGE, { ignoreVary: true });
  const reading = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(PAGE, answer.clone()).catch(() => {});
    return answer;
  });
  if (!keptPage) return reading;
  const late = new Promise((resolve) => setTimeout(() => resolve(keptPage.clone()), PATIENCE_MS));
  return Promise.race([reading.catch(() => keptPage), late]);
}

async function keepCode(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path).catch(() => {});
  // Code of former versions goes once there is much of it.
  const keptRequests = await cache.keys();
  if (keptRequests.length <= MOST_FILES) return;
  for (const request of keptRequests) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !paths.includes(pathname)) await cache.delete(request);
  }
}
