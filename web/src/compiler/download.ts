// Where the compiler's package looks for its files, it finds those of the page, which are compressed.

import { unzipped } from '../page/unzipped.ts';
import { packed } from './archive.ts';

/** What the content of each large file is known by, as the service worker has it in its cache. */
declare const KEPT: Record<string, string>;

/** Before it is redirected. */
const fetched = globalThis.fetch.bind(globalThis);

/** A file of the site, decompressed on the way; `arrived` hears of its bytes as they come. */
export async function download(url: URL, arrived: (bytes: number) => void = () => {}): Promise<Response> {
  const response = await kept(url);
  if (response.body === null) throw new Error(`${url.pathname} is empty`);
  const counted = response.body.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      arrived(chunk.length);
      controller.enqueue(chunk);
    },
  }));
  return unzipped(new Response(counted), url.pathname.includes('.wasm') ? 'application/wasm' : undefined);
}

/**
 * From the service worker's cache, or from the host, and then into that cache: on a first visit the compiler is asked for
 * before there is a service worker that could keep it.
 */
async function kept(url: URL): Promise<Response> {
  const version = KEPT[url.pathname.slice(url.pathname.lastIndexOf('/') + 1)];
  if (version === undefined || typeof caches === 'undefined') return goingOn(url, await withRetries(url));
  const address = `${url.href}?${version}`;
  // Storage may be full or forbidden.
  const cache = await caches.open(`headsup:${new URL('..', url).href}`).catch(() => undefined);
  const there = await cache?.match(address).catch(() => undefined);
  if (there !== undefined) return there;
  const response = goingOn(url, await withRetries(url));
  cache?.put(address, response.clone()).catch(() => {});
  return response;
}

/** As often as a file is asked for before the reader is told that it does not come. */
const attempts = 3;

function rest(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500 * attempt));
}

async function withRetries(url: URL, from = 0): Promise<Response> {
  for (let attempt = 1; ; ++attempt) {
    try {
      const response = await fetched(url, from === 0 ? {} : { headers: { range: `bytes=${from}-` } });
      if (response.ok) return response;
      if (attempt === attempts || response.status === 404) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
    await rest(attempt);
  }
}

/** The response, which goes on where it broke off: the compiler takes minutes on a slow way, and need not begin anew. */
function goingOn(url: URL, response: Response): Response {
  if (response.body === null) return response;
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined = response.body.getReader();
  // What the browser unpacks is counted in other bytes than the host's.
  const inParts = !response.headers.has('content-encoding');
  let there = 0;
  /** Bytes that come again, from a host that sends nothing but whole files. */
  let again = 0;
  let breaks = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      for (;;) {
        try {
          const { done, value } = await (reader as NonNullable<typeof reader>).read();
          if (done) return controller.close();
          const news = value.subarray(Math.min(again, value.length));
          again -= value.length - news.length;
          if (news.length === 0) continue;
          there += news.length;
          breaks = 0;
          return controller.enqueue(news);
        } catch (error) {
          if (++breaks === attempts) throw error;
          await rest(breaks);
          const next = await withRetries(url, inParts ? there : 0);
          again = next.status === 206 ? 0 : there;
          reader = next.body?.getReader();
        }
      }
    },
    cancel: (why) => reader?.cancel(why),
  });
  return new Response(body, response);
}

/** Makes the package's own downloads come from here. */
export function redirectDownloads(base: URL, arrived: (bytes: number) => void): void {
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const name = url.slice(url.lastIndexOf('/') + 1);
    // Headers and libraries are given with each call instead.
    if (name === 'llvm-resources.tar') return new Response(packed({}) as BodyInit);
    if (name === 'llvm.core.wasm') return download(new URL('llvm.core.wasm.gz', base), arrived);
    if (/^llvm\.core\d\.wasm$/.test(name)) return download(new URL(name, base));
    return fetched(input, init);
  };
}
