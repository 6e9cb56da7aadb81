// A link that carries a program: compressed, in the letters that addresses allow. What comes from a link may be anything.

import { linkTo } from '../page/route.ts';

/** A program as text, and as it is in memory; more than that nobody wrote by hand. */
const longest = { link: 300_000, program: 1_000_000 };
/** Says what is wrong with a link, in words for the reader. */
export class BrokenLink extends Error {}

export async function codeOf(program: string): Promise<string> {
  const stream = new Blob([program]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

export async function programIn(code: string): Promise<string> {
  if (code.length > longest.link) throw new BrokenLink('The program in this link is too long for a link.');
  const bytes = bytesIn(code);
  if (bytes === null || bytes.length === 0) throw new BrokenLink(cut);
  try {
    return await inflated(bytes);
  } catch (error) {
    if (error instanceof BrokenLink) throw error;
    throw new BrokenLink(cut);
  }
}

const cut = 'This link is broken: its program cannot be read. It may have been cut off when it was copied or sent.';

/** Stops in time: a few bytes can stand for gigabytes. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > longest.program) {
      void reader.cancel().catch(() => {});
      throw new BrokenLink('The program in this link is too long to be shown.');
    }
  }
}

/** The whole address of a page that shows the program. */
export async function linkWith(program: string, page: string): Promise<string> {
  return page.replace(/#.*$/, '') + linkTo('playground', 'code', await codeOf(program));
}

function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function base64(bytes: Uint8Array): string {
  let binary = '';
  // Too many arguments at once would overflow the stack.
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(binary);
}

function bytesIn(code: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(code)) return null;
  try {
    return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
