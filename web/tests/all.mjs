// node tests/all.mjs [--no-browsers]: runs each file of tests as a process of its own, those in Node.js beside those in
// browsers; prints what failed, what a visit takes, and the sums. Their logs are in build/logs.

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const logs = join(web, '../build/logs');
const helpers = ['page.ts'];
const sums = { passed: 0, failed: 0 };

function filesOf(folder) {
  return readdirSync(join(web, 'tests', folder)).filter((name) => name.endsWith('.ts') && !helpers.includes(name)).sort().map((name) => `${folder}/${name}`);
}

function run(file) {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(process.execPath, ['run.mjs', `tests/${file}`], { cwd: web, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => { output += part; });
    child.stderr.on('data', (part) => { output += part; });
    child.on('close', (status) => {
      const log = join(logs, `page.${file.replace('/', '.').replace(/\.ts$/, '')}.log`);
      writeFileSync(log, output);
      const count = (what) => Number(output.match(new RegExp(`^[^a-z]* ${what} (\\d+)$`, 'm'))?.[1] ?? 0);
      // A process that ends badly has failed, whatever it counted.
      const failed = Math.max(count('fail'), status === 0 ? 0 : 1);
      sums.passed += count('pass');
      sums.failed += failed;
      console.log(`${file}: ${count('pass')} passed, ${failed} failed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
      for (const [, budget] of output.matchAll(/^(?:# )?(budget: .*)$/gm)) console.log(`  ${budget}`);
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

/** Runs what is left in each queue, its own first. */
async function lane(...queues) {
  for (const queue of queues) {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) await run(file);
  }
}

mkdirSync(logs, { recursive: true });
const inNode = filesOf('node');
const inBrowsers = process.argv.includes('--no-browsers') ? [] : [...filesOf('browser'), ...filesOf('firefox')];
await Promise.all([lane(inNode, inBrowsers), lane(inBrowsers, inNode)]);
console.log(`${sums.passed} passed, ${sums.failed} failed`);
process.exitCode = sums.failed === 0 && sums.passed > 0 ? 0 : 1;
