// The programs that must not compile, as the error pages show them: refused, and repaired.

import { basename } from 'node:path';
import type { Case, Cases } from '../src/errors/types.ts';
import { errorPages } from './error_pages.ts';
import { list, read, writeData } from './files.ts';

const folder = 'static_tests/must_not_compile';

/** One file for all: each is small, and there are hundreds. */
export function buildCases(): void {
  writeData('cases', cases());
}

export function cases(): Cases {
  const sentences = new Map(errorPages().flatMap((page) => [...page.sentences]));
  const found: [string, Case][] = [];
  for (const file of list(folder, /\.cpp$/)) {
    const name = basename(file, '.cpp');
    const { expected, refused, repaired } = twins(read(`${folder}/${file}`));
    const others = refused.match(/^#include (?!<).*$/m);
    if (others !== null) continue;
    const title = sentences.get(name) ?? expected;
    const code = /^HU\d{3}\b/.exec(title)?.[0];
    if (code === undefined) throw new Error(`${folder}/${file}: the refusal has no code: ${title}`);
    found.push([name, { code, title, refused, repaired }]);
  }
  return Object.fromEntries(found);
}

/** What the compiler reads with REFUSED and without, and the words it is expected to say. */
export function twins(program: string): { expected: string; refused: string; repaired: string } {
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
