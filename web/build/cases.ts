// The programs that must not compile, as the error pages show them: refused, and repaired.

import { basename } from 'node:path';
import type { Case, Cases } from '../src/errors/types.ts';
import { errorPages } from './error_pages.ts';
import { list, read, writeData } from './files.ts';

const folder = 'static_tests/must_not_compile';

/** What small programs include. static_tests/small_programs.py reads all wings before them; a page shows those that one names. */
const included = ['headsup', 'gpt2', 'parts', 'serving'].map((header) => `#include <headsup/${header}.hpp>\n`).join('');

const wings = ['laws.hpp', 'gpt2/load_packed.hpp', ...['files', 'parallel', 'tokenizer'].flatMap((wing) => list(`include/headsup/${wing}`, /\.hpp$/).map((file) => `${wing}/${file}`))];
/** A header is called as what it holds: npy.hpp has read_npy. */
function namedBy(program: string): string {
  return wings.filter((header) => new RegExp(`(?:\\b|_)${basename(header, '.hpp')}(?:\\b|_)`).test(program)).map((header) => `#include <headsup/${header}>\n`).join('');
}

/** One file for all: each is small, and there are hundreds. */
export function buildCases(): void {
  writeData('cases', cases());
}

export function cases(): Cases {
  const sentences = new Map(errorPages().flatMap((page) => [...page.sentences]));
  const silent = silentLines();
  const found: [string, Case][] = [];
  const add = (name: string, { expected, refused, repaired }: Twins): void => {
    const title = sentences.get(name) ?? expected;
    const code = /^HU\d{3}\b/.exec(title)?.[0];
    if (code === undefined) throw new Error(`${folder}: the refusal of ${name} has no code: ${title}`);
    const line = silent.get(/^bug_\d+/.exec(name)?.[0] ?? '');
    found.push([name, { code, title, refused, repaired, ...line === undefined ? {} : { pytorch: line } }]);
  };
  for (const file of list(folder, /\.cpp$/)) {
    const name = basename(file, '.cpp');
    const both = twins(read(`${folder}/${file}`));
    if (!/^#include (?!<).*$/m.test(both.refused)) add(name, both);
  }
  for (const [name, both] of smallPrograms()) add(name, both);
  return Object.fromEntries(found);
}

/** What is wrong in the program of each silent bug, by bug_ and its number. */
function silentLines(): Map<string, string> {
  const bugs = 'docs/errors/pytorch';
  return new Map(list(bugs, /^bug_\d+_\w+\.py$/).map((file) => {
    const line = /^ *(wrong = .*)$/m.exec(read(`${bugs}/${file}`))?.[1];
    if (line === undefined) throw new Error(`${bugs}/${file} has no line that is wrong`);
    return [file.slice(0, 'bug_00'.length), line];
  }));
}

/** The small programs, by their names. */
export function smallPrograms(): [string, Twins][] {
  return read(`${folder}/small_programs.txt`).trim().split('\n\n').map((block) => {
    const [name = '', ...lines] = block.split('\n');
    return [name, smallTwins(lines)];
  });
}

/** The same of a small program, whose lines of the refused program begin with - and those of its twin with +. */
function smallTwins(lines: readonly string[]): Twins {
  const program = lines.filter((line) => !line.startsWith('// '));
  const before = `${included}${namedBy(program.join('\n'))}\nusing namespace headsup;\n\n`;
  const of = (sign: string, other: string): string =>
    before + program.filter((line) => !line.startsWith(other)).map((line) => line.startsWith(sign) ? line.slice(2) : line).join('\n') + '\n';
  const expected = lines.find((line) => line.startsWith('// expect: ')) ?? '';
  return { expected: expected.slice('// expect: '.length), refused: of('-', '+'), repaired: of('+', '-') };
}

interface Twins { expected: string; refused: string; repaired: string }

/** What the compiler reads with REFUSED and without, and the words it is expected to say. */
export function twins(program: string): Twins {
  const lines = program.split('\n');
  const words: string[] = [];
  while (lines[0]?.startsWith('// ')) {
    const [, key, text = ''] = /^\/\/ (expect|templates between|then|where|at|advice|result)(?: \d)?: (.+)$/.exec(lines[0]) ?? [];
    if (key === undefined) break;
    if (key === 'expect') words.push(text);
    lines.shift();
  }
  const refused: string[] = [];
  const repaired: string[] = [];
  let seen = [refused, repaired];
  for (const line of lines) {
    if (line.trim() === '#ifdef REFUSED') seen = [refused];
    else if (line.trim() === '#ifndef REFUSED') seen = [repaired];
    else if (line.startsWith('#else') && seen.length === 1) seen = [seen[0] === refused ? repaired : refused];
    else if (line.startsWith('#endif') && seen.length === 1) seen = [refused, repaired];
    else for (const branch of seen) branch.push(line);
  }
  return { expected: words[0] ?? '', refused: refused.join('\n').trim() + '\n', repaired: repaired.join('\n').trim() + '\n' };
}
