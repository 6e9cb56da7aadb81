// Keeps the page's files, so that it works without a network and a second visit transfers next to nothing. The compiler and
// the header to take away are kept when they are first asked for; all else at once.

declare const FILES: Record<string, string>;
declare const ON_DEMAND: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const onDemand = new RegExp(ON_DEMAND);
const scope = new URL('./', worker.location.href);
const name = `headsup:${scope.href}`;
/** Each version of a file has an address of its own in the cache, so what did not change is not fetched again. */
const addressOf = (path: string): string => `${scope.href}${path}?${FILES[path]}`;

worker.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(name);
    await Promise.all(Object.keys(FILES).filter((path) => !onDemand.test(path)).map(async (path) => {
      if (await cache.match(addressOf(path)) === undefined) await cache.put(addressOf(path), await fetched(path));
    }));
    await worker.skipWaiting();
  })());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(name);
    const current = new Set(Object.keys(FILES).map(addressOf));
    for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
    await worker.clients.claim();
  })());
});

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  // The rest of a file that broke off is the host's to give.
  if (event.request.method !== 'GET' || event.request.headers.has('range') || !url.href.startsWith(scope.href)) return;
  const path = url.pathname.slice(scope.pathname.length) || 'index.html';
  if (path in FILES) event.respondWith(answer(path));
});

async function answer(path: string): Promise<Response> {
  const cache = await caches.open(name);
  const there = await cache.match(addressOf(path));
  if (there !== undefined) return there;
  const response = await fetched(path);
  // The compiler's worker keeps its files itself. A full disk must not keep the page from working.
  if (response.ok && !path.startsWith('compiler/')) cache.put(addressOf(path), response.clone()).catch(() => {});
  return response;
}

/** A part has its version in its name: what the browser holds of it, because the page asked before, is the same file. */
function fetched(path: string): Promise<Response> {
  return fetch(scope.href + path, { cache: path.startsWith('parts/') ? 'force-cache' : 'no-cache' });
}

export {};
