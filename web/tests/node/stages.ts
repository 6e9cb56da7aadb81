// The way of the lessons.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../../build/lessons.ts';
import { stages } from '../../src/lessons/stages.ts';
import { trail } from '../../src/start/trail.ts';

test('every lesson is at a stage of the way, in its order', () => {
  const numbers = lessons().map(({ number }) => number);
  for (const { from } of stages) assert.ok(numbers.includes(from), from);
  assert.deepEqual(stages.map(({ from }) => from), stages.map(({ from }) => from).toSorted());
  assert.equal(stages[0]?.from, numbers[0]);
});

test('the first page says how long its lessons take', () => {
  for (const bug of trail) assert.equal(lessons().find(({ number }) => number === bug.lesson)?.minutes, bug.minutes, bug.name);
});
