// The way of the lessons.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../../build/lessons.ts';
import { stages } from '../../src/lessons/stages.ts';

test('every lesson is at a stage of the way, in its order', () => {
  const numbers = lessons().map(({ number }) => number);
  for (const { from } of stages) assert.ok(numbers.includes(from), from);
  assert.deepEqual(stages.map(({ from }) => from), stages.map(({ from }) => from).toSorted());
  assert.equal(stages[0]?.from, numbers[0]);
});
