// node run.mjs FILE.ts... ARGUMENT...: bundles programs of this folder and runs them in this process, one after the other.
import { build } from 'esbuild';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const given = process.argv.slice(2);
const count = given.findIndex((each) => !each.endsWith('.ts'));
const programs = given.slice(0, count < 0 ? given.length : count);
const [program] = programs;
if (program === undefined) {
  console.error('usage: node run.mjs FILE.ts... ARGUMENT...');
  process.exit(2);
}
// From there packages are found by their names.
const made = join(here, 'node_modules', '.headsup', `${program.replace(/\W+/g, '_')}_${programs.length}.mjs`);
const contents = programs.map((each) => `await import(${JSON.stringify(resolve(here, each))});`).join('\n');
await build({
  stdin: { contents, resolveDir: here }, outfile: made, bundle: true, platform: 'node', format: 'esm', target: 'node18',
  packages: 'external', logLevel: 'warning', sourcemap: 'inline', jsx: 'automatic', jsxImportSource: 'preact',
  define: { ROOT: JSON.stringify(resolve(here, '..')) },
});
process.argv = [process.argv[0], made, ...given.slice(programs.length)];
await import(pathToFileURL(made));
