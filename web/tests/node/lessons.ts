// Every lesson with the page's worker: it fails with its words, its answer passes; in one lesson of each
// kind wrong answers are told their own, with --all in every one, as the tests of the terminal's runner do.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { lessons } from '../../build/lessons.ts';
import type { Checked, Finding } from '../../src/compiler/messages.ts';
import { readable } from '../../src/compiler/words.ts';
import { openAnswers } from '../../src/lessons/rules.ts';
import { Worker_ } from '../worker.ts';

const worker = await Worker_.started();
/** Processor time of each check, in seconds. */
const seconds: number[] = [];

async function check(name: string, original: string, text: string): Promise<Checked> {
  const before = process.cpuUsage();
  const answer = await worker.ask({ task: 'lesson', lesson: { name, original }, text });
  const { user, system } = process.cpuUsage(before);
  seconds.push((user + system) / 1e6);
  assert.ok('checked' in answer, JSON.stringify(answer));
  return answer.checked;
}

/** All that a student is told first. */
function told({ text, fix, places }: Finding): string {
  return [fix === '' ? text : `${text}; fix: ${fix}`, ...places.map(({ source }) => source)].join('\n');
}

const everything = process.argv.includes('--all');
const all = lessons();
assert.ok(all.length >= 84);
const oneOf = (kind: string): string | undefined => all.find((each) => each.kind === kind && each.wrong.length > 0)?.name;
// Clang becomes faster as the browser's compiler finds out which of its functions are called often.
for (const { name, program, answer } of all.slice(0, 4)) {
  await check(name, program, program);
  await check(name, program, answer);
}
seconds.length = 0;

for (const { name, kind, program, answer, expect, wrong } of all) {
  test(name, async () => {
    const unsolved = await check(name, program, program);
    assert.ok(!unsolved.passed && unsolved.finding !== null);
    if (openAnswers(program).length > 0) assert.equal(unsolved.finding.kind, 'open');
    else assert.ok(expect.length > 0);
    if (expect[0] !== undefined) assert.ok(told(unsolved.finding).includes(expect[0]), told(unsolved.finding));
    for (const words of expect) assert.ok(readable(unsolved.output).includes(words), unsolved.output);
    assert.ok(!JSON.stringify(unsolved).includes('/sdk'), unsolved.output);

    const solved = await check(name, program, answer);
    assert.ok(solved.passed, solved.finding?.text);

    for (const { right, instead, told: words } of everything || name === oneOf(kind) ? wrong : []) {
      assert.equal(answer.split(right).length, 2, right);
      const { passed, finding } = await check(name, program, answer.replace(right, () => instead));
      assert.ok(!passed && finding !== null, instead);
      assert.ok(told(finding).includes(words), `with ${instead} it says: ${told(finding)}`);
    }
  });
}

after(() => {
  const sorted = [...seconds].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] as number;
  const most = sorted.at(-1) as number;
  // What a busy machine counts is more than what it takes, so nothing fails for it.
  console.log(`budget: a lesson checked, median of ${seconds.length}: ${median.toFixed(2)} s of processor time of 0.50 s`);
  console.log(`budget: a lesson checked, at most: ${most.toFixed(2)} s of processor time of 1.00 s`);
});
