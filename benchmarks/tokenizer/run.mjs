#!/usr/bin/env node
// node benchmarks/tokenizer/run.mjs [--compiler COMMAND] [--rival NAME=PROGRAM]... [TEXT]...
//
// Times byte_pairs beside js-tiktoken, in turn: English from this repository's documents, letters of three scripts at
// random, one letter again and again, and files of your own. A rival is called with a file of ranks and the texts, and
// prints a line for each: first the milliseconds in which it reads the file, then megabytes a second. A report, not a
// test; nothing else should run on the machine.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsTiktoken, writeFiles } from '../../runtime_tests/byte_pairs/files.mjs';
import { english, inScript, randomNumbers, scripts } from '../../runtime_tests/byte_pairs/texts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const work = join(here, '../../build/tokenizer_benchmark');
let compiler = 'g++';
const rivals = [];
const own = [];
for (let given = process.argv.slice(2); given.length > 0; given = given.slice(1)) {
  if (given[0] === '--compiler') [, compiler] = given.splice(0, 2, '');
  else if (given[0] === '--rival') rivals.push(given.splice(0, 2, '')[1].split('='));
  else own.push(given[0]);
}

const js = jsTiktoken();
mkdirSync(work, { recursive: true });
const files = writeFiles(work, js);
const texts = [
  { name: 'English', text: english(1_500_000) },
  ...['cyrillic', 'chinese', 'hebrew'].map((name) => (
    { name: `${name}, letters at random`, text: inScript(scripts[name], 500_000, randomNumbers(1)) })),
  ...[5, 6, 7].map((zeros) => ({ name: `10^${zeros} a`, text: 'a'.repeat(10 ** zeros), alone: true })),  // others take for ever
  ...own.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') })),
].map((each, i) => ({ ...each, path: join(work, `text_${i}.txt`) }));
for (const { path, text } of texts) writeFileSync(path, text);
const shared = texts.filter(({ alone }) => !alone);

const program = join(work, 'headsup');
execFileSync(compiler, ['-std=c++20', '-O2', '-I', join(here, '../../include'), join(here, 'headsup.cpp'), '-o', program]);

/** What a program prints: the time in which it reads the file, and the speed for each text. */
function asked(path, file, list) {
  const [load, ...speeds] = execFileSync(path, [file, ...list.map((each) => each.path)], { encoding: 'utf8' }).trim().split('\n');
  return { load: Number(load), speeds: new Map(list.map(({ name }, i) => [name, Number(speeds[i])])) };
}

function seconds(f) {
  const before = process.cpuUsage();
  f();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function javaScript() {
  let gpt2;
  const load = 1e3 * seconds(() => { gpt2 = new js.Tiktoken(js.ranks); });
  return { load, speeds: new Map(shared.map(({ name, text }) => {
    const part = text.slice(0, 200_000);
    return [name, Buffer.byteLength(part) / Math.min(...[1, 2].map(() => seconds(() => gpt2.encode(part, [], [])))) / 1e6];
  })) };
}

const columns = [['headsup, vocab.bpe', asked(program, files.bpe, texts)], ['headsup, ranks', asked(program, files.ranks, texts)],
  ...rivals.map(([name, path]) => [name, asked(path, files.ranks, shared)]), ['js-tiktoken', javaScript()]];
const rows = [['', ...columns.map(([name]) => name)],
  ['reading the file, ms', ...columns.map(([, { load }]) => load.toPrecision(3))],
  ...texts.map(({ name }) => [`${name}, MB/s`, ...columns.map(([, { speeds }]) => speeds.get(name)?.toPrecision(3) ?? '')])];
const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
for (const row of rows) console.log(row.map((cell, i) => i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])).join('  '));
