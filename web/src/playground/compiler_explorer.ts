// The same program at godbolt.org, whose addresses can hold what it shows: /clientstate/ and JSON, compressed by zlib, as
// base64. The library is too long for an address. Compiler Explorer can include a file by its address, in the reader's
// browser, so a page on a public host names its own headsup.hpp; the host must let other pages read it, as GitHub's does.
// Anywhere else the reader copies the header into the program.

import { base64 } from './links.ts';

const compilers = [{ id: 'g142', options: '-std=c++20 -O1 -Wall' }, { id: 'clang1910', options: '-std=c++20 -O1 -Wall' }];
const boost = { id: 'boost', version: '186' };
/** Servers refuse longer addresses. */
const longest = 8000;

/** The address of the single header for a page at this address, if others can reach it. */
export function publicHeader(page: string): string | null {
  const { protocol, hostname } = new URL(page);
  const inHouse = /^(localhost|127\..*|\[.*\]|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|.*\.(local|lan|internal|test|home)|[^.]+)$/;
  return protocol === 'https:' && !inHouse.test(hostname) ? new URL('headsup.hpp', page.replace(/#.*$/, '')).href : null;
}

/** The program with the single header in place of headsup's others, and with the file that examples share. */
export function forCompilerExplorer(program: string, header: string | null, inputs: string): string {
  const single = header === null ? '"headsup.hpp"' : `<${header}>`;
  let included = false;
  const headsup = /^[ \t]*#[ \t]*include[ \t]*[<"](headsup\/[\w/]+\.hpp)[>"].*$/gm;
  const parts = new Set([...program.matchAll(headsup)].map((match) => match[1] as string));
  const macros = [
    ...(parts.has('headsup/parallel/worker_threads.hpp') ? ['#define HEADSUP_WORKER_THREADS\n'] : []),
    ...(parts.has('headsup/axes/hana.hpp') || parts.has('headsup/layers/hana.hpp') ? ['#define HEADSUP_HANA\n'] : []),
    ...([...parts].some((name) => name.startsWith('headsup/tokenizer/byte_pair')) ? ['#define HEADSUP_BYTE_PAIRS\n'] : []),
  ].join('');
  return program.replace(headsup, () => {
    if (included) return '';
    included = true;
    return `${macros}#include ${single}`;
  }).replace(/^[ \t]*#[ \t]*include[ \t]*"inputs\.hpp".*$/m, () => inputs.replace(/^#.*\n+/gm, '').trim());
}

/** null if an address cannot hold the program. */
export async function compilerExplorerLink(program: string): Promise<string | null> {
  const state = {
    sessions: [{
      id: 1,
      language: 'c++',
      source: program,
      compilers: compilers.map((compiler) => ({ ...compiler, libs: [boost] })),
      executors: [{ compiler: { ...compilers[0], libs: [boost] } }],
    }],
  };
  const stream = new Blob([JSON.stringify(state)]).stream().pipeThrough(new CompressionStream('deflate'));
  const link = `https://godbolt.org/clientstate/${encodeURIComponent(base64(new Uint8Array(await new Response(stream).arrayBuffer())))}`;
  return link.length > longest ? null : link;
}
