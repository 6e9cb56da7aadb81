// The page itself: its scripts and its style, bundled, and the service worker that keeps all of it for later.

import { build } from 'esbuild';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf, hash, read, root, site, write } from './files.ts';
import { axisColours, buildStyle } from './style.ts';

const web = join(root, 'web');

/** Returns the files that are in its scripts and its style. */
export async function buildPage(): Promise<string[]> {
  const size = (path: string): number => statSync(join(site, path)).size;
  const large = ['llvm.core.wasm.gz', 'base.tar.gz', 'more.tar.gz'];
  const { metafile } = await build({
    metafile: true,
    entryPoints: { 'page': join(web, 'src/main.tsx'), 'compiler/worker': join(web, 'src/compiler/worker.ts'),
      'program/worker': join(web, 'src/page/program_worker.ts') },
    outdir: site, bundle: true, splitting: true, format: 'esm', target: 'es2022', minify: true,
    jsx: 'automatic', jsxImportSource: 'preact', legalComments: 'none', external: ['node:*'], logLevel: 'warning',
    chunkNames: 'parts/[name]-[hash]',
    // The package asks whether it runs in Node.js; here it does not, even in tests that do.
    define: {
      process: 'undefined',
      ROLES: JSON.stringify(axisColours().map(({ role }) => role)),
      KEPT: JSON.stringify(Object.fromEntries(large.map((name) => [name, hash(readFileSync(join(site, 'compiler', name)))]))),
      SIZES: JSON.stringify({ core: size('compiler/llvm.core.wasm.gz'), base: size('compiler/base.tar.gz') }),
    },
  });
  const style = await build({
    metafile: true, stdin: { contents: read('web/src/page.css'), loader: 'css', resolveDir: join(web, 'src') }, outdir: site, bundle: true, write: false,
    minify: true, loader: { '.woff2': 'file' }, assetNames: 'fonts/[name]',
  });
  for (const { path, text, contents } of style.outputFiles) {
    if (path.endsWith('.css')) buildStyle(text);
    else write(relative(site, path), contents);
  }
  write('index.html', read('web/src/index.html'));
  return [...Object.keys(metafile.inputs), ...Object.keys(style.metafile.inputs)];
}

/** What is large, or what not every visitor wants, and kept when it is first asked for. */
export const onDemand = /^(compiler\/.*\.gz$|headsup\.hpp$|chapter\/(gpt2|byte_pairs|writing)\.|parts\/(pytorch|names)-)/;

/** Last of all: the service worker knows every file of the site, and by what their contents differ from before. */
export async function buildServiceWorker(): Promise<void> {
  const files = filesOf(site).filter((path) => path !== 'service_worker.js');
  const hashes = Object.fromEntries(files.map((path) => [path, hash(readFileSync(join(site, path)))]));
  await build({
    entryPoints: [join(web, 'src/service_worker.ts')], outfile: join(site, 'service_worker.js'), bundle: true, format: 'iife', target: 'es2022',
    minify: true, define: { FILES: JSON.stringify(hashes), ON_DEMAND: JSON.stringify(onDemand.source) },
  });
}
