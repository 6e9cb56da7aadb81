// Every program of static_tests/must_not_compile is refused by the page's worker in the words that it expects, at its line.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { smallPrograms } from '../../build/cases.ts';
import { list, read } from '../../build/files.ts';
import { readable } from '../../src/compiler/words.ts';
import { Workers } from '../worker.ts';

const folder = 'static_tests/must_not_compile';

/** What the compiler reads with REFUSED; the lines keep their numbers. */
function refused(program: string): string {
  let taken = true;
  return program.split('\n').map((line) => {
    if (!/^#(ifdef REFUSED|ifndef REFUSED|else|endif)/.test(line)) return taken ? line : '';
    taken = line.startsWith('#else') ? !taken : !line.startsWith('#ifndef');
    return '';
  }).join('\n');
}

const many = 2;
const workers = await Workers.started(many);
const programs = [
  ...list(folder, /\.cpp$/).map((file) => {
    const program = read(`${folder}/${file}`);
    return { name: file, text: refused(program), expected: [...program.matchAll(/^\/\/ expect: (.+)$/gm)].map(([, words]) => words as string) };
  }),
  ...smallPrograms().map(([name, both]) => ({ name, text: both.refused, expected: [both.expected] })),
];
assert.ok(programs.length > 300);

describe('words', { concurrency: many }, () => programs.forEach(({ name, text, expected }) => {
  test(name, async () => {
    const answer = await workers.ask({ task: 'check', text });
    assert.ok('checked' in answer, JSON.stringify(answer));
    const { passed, finding, more, output } = answer.checked;
    assert.ok(!passed && finding !== null);
    const said = finding.fix === '' ? finding.text : `${finding.text}; fix: ${finding.fix}`;
    assert.equal(finding.kind, 'refused', said);
    assert.ok(`${said}\n${finding.text}`.includes(expected[0] as string), `it says: ${said}`);
    for (const words of expected) assert.ok(readable(output).includes(words), output);
    assert.equal(more, 0, output);
    assert.equal(finding.places[0]?.file, 'program.cpp');
    assert.ok(!/\/sdk|\bbegin_\d|\/begun/.test(output), output);
  });
}));
