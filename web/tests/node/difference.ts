// What another answer does otherwise.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changes, differences } from '../../src/lessons/difference.ts';

const written = (one: string, other: string): string => differences(one, other).map(({ mark, text }) => mark + text).join('\n');

test('lines that are shared stand once', () => {
  assert.equal(written('a\nb\nc\n', 'a\nx\nc\ny\n'), ' a\n-b\n+x\n c\n+y');
  assert.equal(written('a\nb', 'b\na'), '-a\n b\n+a');
  assert.equal(written('', 'a'), '-\n+a');
});

test('blanks at the end are no difference', () => {
  assert.deepEqual(changes(differences('a  \nb\n\n', 'a\nb')), []);
});

test('each run of changes stands apart', () => {
  assert.deepEqual(changes(differences('a\nb\nc\nd', 'x\nb\nc\ny')).map((run) => run.map(({ mark, text }) => mark + text)), [['-a', '+x'], ['-d', '+y']]);
});

test('both programs can be had back', () => {
  let state = 7;
  const next = (): number => state = state * 1103515245 + 12345 & 0x7fffffff;
  const program = (): string => Array.from({ length: 1 + (next() >> 8) % 9 }, () => 'abc'[(next() >> 8) % 3]).join('\n');
  for (let i = 0; i < 300; ++i) {
    const [one, other] = [program(), program()];
    const lines = differences(one, other);
    assert.equal(lines.filter(({ mark }) => mark !== '+').map(({ text }) => text).join('\n'), one);
    assert.equal(lines.filter(({ mark }) => mark !== '-').map(({ text }) => text).join('\n'), other);
  }
});
