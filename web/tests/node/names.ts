// Names of headsup in a program.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cppLanguage } from '@codemirror/lang-cpp';
import { EditorState } from '@codemirror/state';
import { completionsOf, declares, entryAt } from '../../src/editor/names.ts';
import type { Entry } from '../../src/reference/types.ts';

const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  id: name, names: [name], kind: 'function', group: '', brief: '', headers: [], forms: [], members: [], parts: [], concepts: [],
  codes: [], pytorch: [], sought: [], explained: [], examples: [], inner: false, ...more,
});
const known = [entry('softmax'), entry('keys', { kind: 'axis' }), entry('can_softmax', { kind: 'concept' }), entry('listed', { inner: true })];
const at = (program: string, word: string): string | undefined =>
  entryAt(EditorState.create({ doc: program, extensions: [cppLanguage] }), known, program.lastIndexOf(word) + 1)?.entry.id;

test('a name that is pointed at is explained, unless the program declares it, or it stands in a comment', () => {
  assert.equal(at('auto w = softmax<keys>(x);', 'softmax'), 'softmax');
  assert.equal(at('auto w = softmax<keys>(x);', 'keys'), 'keys');
  assert.equal(at('auto const keys = f();\nauto w = g(keys);', 'keys'), undefined);
  assert.equal(at('int i; // softmax', 'softmax'), undefined);
  assert.equal(at('auto w = "softmax";', 'softmax'), undefined);
  assert.equal(at('auto w = softly(x);', 'softly'), undefined);
});

test('what a program declares is its own', () => {
  for (const program of ['auto keys = 1;', 'auto const& keys = x;', 'constexpr tensor<float, tokens<2>> keys{};', 'using keys = int;']) assert.ok(declares(program, 'keys'), program);
  for (const program of ['softmax<keys>(x)', 'tensor<float, keys<3>> x;', 'auto x = keys;']) assert.ok(!declares(program, 'keys'), program);
});

test('names that programs write are completed', () => {
  assert.deepEqual(completionsOf(known).map(({ label }) => label), ['softmax', 'keys']);
});
