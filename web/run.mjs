// node run.mjs FILE.ts ARGUMENT...: bundles a program of this folder and runs it in this process.
import { build } from 'esbuild';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const [, , program, ...rest] = process.argv;
if (program === undefined) {
  console.error('usage: node run.mjs FILE.ts ARGUMENT...');
  process.exit(2);
}
// From there packages are found by their names.
const made = join(here, 'node_modules', '.headsup', program.replace(/\W+/g, '_') + '.mjs');
await build({
  entryPoints: [resolve(here, program)], outfile: made, bundle: true, platform: 'node', format: 'esm', target: 'node18',
  packages: 'external', logLevel: 'warning', sourcemap: 'inline', jsx: 'automatic', jsxImportSource: 'preact',
  define: { ROOT: JSON.stringify(resolve(here, '..')) },
});
process.argv = [process.argv[0], made, ...rest];
await import(pathToFileURL(made));
