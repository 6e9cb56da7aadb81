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
  if (version === undefined || typeof caches === 'undefined') return withRetries(url);
  const address = `${url.href}?${version}`;
  // Storage may be full or forbidden.
  const cache = await caches.open(`headsup:${new URL('..', url).href}`).catch(() => undefined);
  const there = await cache?.match(address).catch(() => undefined);
  if (there !== undefined) return there;
  const response = await withRetries(url);
  cache?.put(address, response.clone()).catch(() => {});
  return response;
}

async function withRetries(url: URL): Promise<Response> {
  for (let attempt = 1; ; ++attempt) {
    try {
      const response = await fetched(url);
      if (response.ok) return response;
      if (attempt === 3 || response.status === 404) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
    } catch (error) {
      if (attempt === 3) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * attempt));
  }
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
