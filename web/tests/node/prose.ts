// Comments as text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../../build/lessons.ts';
import { piecesOf, runsOf } from '../../src/editor/prose.ts';

test('runs are comments, or what a program includes and uses, with the lines between', () => {
  const program = '#include <a.hpp>\n\nusing namespace b;\n\n// One\n// two.\n//\n//     x = 1\nint y;  // three\n// Four.\n';
  const runs = runsOf(program);
  assert.deepEqual(runs.map(({ from, to }) => program.slice(from, to)),
    ['#include <a.hpp>\n\nusing namespace b;', '// One\n// two.\n//\n//     x = 1', '// Four.']);
  assert.deepEqual(runs.map(({ kind }) => kind), ['frame', 'text', 'text']);
  assert.deepEqual(runsOf('#include <a.hpp>  // as import a\n  // no run: it is indented\n'), []);
  assert.deepEqual(runsOf('// One.\n\n// Two.\n').map(({ lines }) => lines), [['One.'], ['Two.']]);
});

test('a comment has paragraphs and code', () => {
  assert.deepEqual(piecesOf(['One', 'goes on.', '', '    x = 1', '', '    y = 2', 'Two.']), [
    { kind: 'paragraph', text: 'One goes on.' }, { kind: 'code', text: 'x = 1\n\ny = 2' }, { kind: 'paragraph', text: 'Two.' }]);
});

test('no word of a lesson is lost', () => {
  for (const { program } of lessons())
    for (const run of runsOf(program).filter(({ kind }) => kind === 'text')) {
      const words = (text: string): string => text.replace(/^\/\/ ?/gm, '').split(/\s+/).filter((each) => each !== '').join(' ');
      assert.equal(words(piecesOf(run.lines).map(({ text }) => text).join('\n')), words(program.slice(run.from, run.to)));
    }
});
