// node tests/all.mjs [--no-browsers]: runs the tests in Node.js, in few processes because each compiles Clang anew, and
// those in browsers beside and between them; prints what failed, what a visit takes, and the sums. Their logs are in
// build/logs.

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const logs = join(web, '../build/logs');
const helpers = ['page.ts'];
const sums = { passed: 0, failed: 0 };

/** The longest first: they take longest. */
function filesOf(folder) {
  const size = (file) => statSync(join(web, file)).size;
  return readdirSync(join(web, 'tests', folder)).filter((name) => name.endsWith('.ts') && !helpers.includes(name))
    .map((name) => `tests/${folder}/${name}`).sort((one, other) => size(other) - size(one));
}

function run({ name, files, browser }) {
  return new Promise((resolve) => {
    const start = performance.now();
    const env = { ...process.env, ...browser && { HEADSUP_BROWSER: browser } };
    const child = spawn(process.execPath, ['run.mjs', ...files], { cwd: web, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => { output += part; });
    child.stderr.on('data', (part) => { output += part; });
    child.on('close', (status) => {
      const log = join(logs, `page.${name}.log`);
      writeFileSync(log, output);
      const count = (what) => Number(output.match(new RegExp(`^[^a-z]* ${what} (\\d+)$`, 'm'))?.[1] ?? 0);
      // A process that ends badly has failed, whatever it counted.
      const failed = Math.max(count('fail'), status === 0 ? 0 : 1);
      sums.passed += count('pass');
      sums.failed += failed;
      console.log(`${name}: ${count('pass')} passed, ${failed} failed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
      for (const [, seen] of output.matchAll(/^(?:# )?((?:budget|the browser hung): .*)$/gm)) console.log(`  ${seen}`);
      if (failed > 0) console.log(`${excerpt(output)}\n  (the whole log is ${log})`);
      resolve();
    });
  });
}

/** The first tests that failed, and why. */
function excerpt(output) {
  const found = output.match(/^ *(not ok \d+ - .*|✖ .*)(\n(?! *(ok|not ok|#) ).*){0,14}/gm) ?? [output.slice(-2000)];
  return found.slice(0, 4).join('\n');
}

async function runAll(queue) {
  for (let each = queue.shift(); each !== undefined; each = queue.shift()) await run(each);
}

mkdirSync(logs, { recursive: true });
// It takes longest, and both processors: as the last of all it leaves none of them idle.
const long = 'tests/node/words.ts';
const rest = filesOf('node').filter((file) => file !== long);
const halves = [0, 1].map((half) => ({ name: `node.${half + 1}`, files: rest.filter((_, at) => at % 2 === half) }));
// Visits of one process share a compiled Clang, if they ask it.
const together = ['tests/browser/lessons.ts', 'tests/browser/playground.ts'];
const alone = filesOf('browser').filter((file) => !together.includes(file));
// Firefox keeps no compiled Clang, so of what asks for it only a little is asked there.
const inFirefox = [...filesOf('firefox'), ...alone.filter((file) => !file.includes('budgets'))];
const visited = [{ name: 'firefox', files: inFirefox, browser: 'firefox' }, ...[together, ...alone.map((file) => [file])]
  .map((files) => ({ name: files.map((file) => file.replace(/^tests\/|\.ts$/g, '').replace('/', '.')).join('+'), files }))];
const inBrowsers = process.argv.includes('--no-browsers') ? [] : visited;
// How long a reader waits is measured last, when this machine does nothing else.
const timed = inBrowsers.filter(({ name }) => name === 'browser.budgets');
const others = [...inBrowsers.filter((each) => !timed.includes(each)), halves[1], { name: 'node.words', files: [long] }];
// A browser often waits for something, so two at a time keep a processor busy beside the one for Node.js.
const browsersAtATime = freemem() > 6e9 ? 2 : 1;
const beside = Array.from({ length: browsersAtATime }, () => runAll(others));
await Promise.all([runAll([halves[0]]).then(() => runAll(others)), ...beside]);
await runAll(timed);
console.log(`${sums.passed} passed, ${sums.failed} failed`);
process.exitCode = sums.failed === 0 && sums.passed > 0 ? 0 : 1;
