// What counts as an attempt at a lesson.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Checked, Finding } from '../../src/compiler/messages.ts';
import { isAttempt, isSameWord, type Attempt } from '../../src/lessons/attempts.ts';
import { found } from '../../src/lessons/rules.ts';

const told = (finding: Finding | null): Checked => ({ passed: finding === null, finding, more: 0, output: '', seconds: 0 });
const refused = told(found('refused', 'HU003 contract: words'));
const wanted = told(found('wanted', 'words: you said 7, which is too few'));
const unknown = told(found('error', "use of undeclared identifier 'softm'"));
const explained = told(found('error', 'C++ has no @', { aside: "expected ')'" }));
const passed = told(null);

/** How many attempts a student made who paused over these texts, or confirmed them with !. */
function attempts(...texts: [string, Checked][]): number {
  let last: Attempt | undefined;
  let count = 0;
  for (const [each, checked] of texts) {
    const now = { text: each.replace(/!$/, ''), confirmed: each.endsWith('!') };
    const counts = isAttempt(checked, now, last);
    if (counts || isSameWord(now, last)) last = now;
    count += counts ? 1 : 0;
  }
  return count;
}

test('pauses in one word are none', () => {
  assert.equal(attempts(['s', unknown], ['so', unknown], ['sof', unknown], ['soft', unknown], ['softm', unknown], ['softma', unknown]), 0);
  assert.equal(attempts(['s', unknown], ['softm', unknown], ['softmax', passed]), 1);
  assert.equal(attempts(['x = 7;', wanted], ['x = 72;', wanted], ['x = 720;', passed]), 1, 'nor are those in one number');
  assert.equal(attempts(['f(x', explained], ['f(x @ y', explained]), 0, 'what does not parse is none');
});

test('answers that are read or confirmed are attempts', () => {
  assert.equal(attempts(['f<keys>(x)', refused], ['f<tokens>(x)', refused], ['g<tokens>(x)', passed]), 3);
  assert.equal(attempts(['softm!', unknown]), 1);
  assert.equal(attempts(['x = 7;!', wanted], ['x = 72;!', wanted]), 2);
  assert.equal(attempts(['x = 7;', wanted], ['x = 7;!', wanted], ['x = 7;!', wanted]), 1, 'the same text is one');
  assert.equal(attempts(['x = ?;', told(found('open', 'One answer is still open'))]), 0);
});
