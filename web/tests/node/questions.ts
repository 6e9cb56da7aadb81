// The questions that ask why, and what students hand in.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questions } from '../../build/questions.ts';
import { errorPages } from '../../build/error_pages.ts';
import { cases } from '../../build/cases.ts';
import { answeredToday, due, week } from '../../src/questions/answers.ts';
import { classOf, handIn } from '../../src/questions/hand_in.ts';

const bank = questions();
const [first, second] = bank;
assert.ok(first !== undefined && second !== undefined);

test('there are forty questions, ten of each section, and each has one right answer among four', () => {
  assert.equal(bank.length, 40);
  assert.equal(new Set(bank.map(({ id }) => id)).size, 40);
  for (const section of ['3.3', '3.4', '3.5', '3.6']) assert.equal(bank.filter((each) => each.section === section).length, 10);
  const known = cases();
  for (const { id, reasons, right, sentence } of bank) {
    assert.equal(reasons.filter(({ code }) => code === right).length, 1, id);
    assert.ok(reasons.length === 4 && new Set(reasons.map(({ words }) => words)).size === reasons.length, id);
    assert.equal(right, /^HU\d{3}\b/.exec(sentence)?.[0] ?? '', id);
    assert.equal(right, id.endsWith('+') ? '' : known[id]?.code, id);
  }
});

/** What a sentence of headsup says where the title of its error page is true of the program. */
const titleIsTrue: Record<string, RegExp> = {
  HU002: / twice |two axes of one role|the same role on both sides/, HU003: / has no /, HU004: /left has (\w+)<\d+>, right has \1</,
  HU006: /, but (\w+)<\d+> is not (?!\1)/, HU008: /must all be axes of the other/, HU009: / is not divisible by /,
  HU010: /cannot be read as|not adjacent in that order|deal the features .* in turn/,
  HU015: / sum to one already|x has weights, .* is for scores/, HU019: /may be seen, and right is true where it is hidden/,
  HU026: /is both the query and the key|would meet each of/, HU027: /does not have exactly two axes/,
  HU029: /each (?:example|token) would depend on the others/, HU033: / cannot be given /,
};

test('the reason that is right is true of its program, and not only of others with the same error', () => {
  const titles = new Map(errorPages().map(({ code, title }) => [code, title]));
  for (const { id, reasons, right, sentence } of bank.filter((each) => each.right !== '')) {
    const words = reasons.find(({ code }) => code === right)?.words;
    const rule = titleIsTrue[right];
    assert.ok(rule !== undefined, `${id}: when is the title of ${right} true?`);
    assert.equal(words === titles.get(right), rule.test(sentence), `${id}: “${words}” of ${sentence}`);
  }
});

test('a wrong reason is not true of its program either: who subtracts names no axis, so each lacks what the other has', () => {
  const lacks = bank.filter(({ sentence }) => / must all be axes of the other/.test(sentence));
  assert.ok(lacks.length > 0);
  for (const { id, reasons } of lacks) assert.ok(!reasons.some(({ code }) => code === 'HU003'), id);
});

test('the order of the reasons does not give the right one away', () => {
  const at = bank.map(({ reasons, right }) => reasons.findIndex(({ code }) => code === right));
  for (const place of [0, 1, 2, 3]) {
    const there = at.filter((each) => each === place).length;
    assert.ok(there >= 5 && there <= 20, `${there} of 40 right answers are at place ${place}`);
  }
});

test('what is answered today stays answered, and can be handed in', () => {
  const now = 10 * week;
  const answers = { [first.id]: { chosen: 'HU015', at: now - 3_600_000 }, [second.id]: { chosen: '', at: now - week } };
  assert.deepEqual([...answeredToday(bank, answers, now)], [[first.id, 'HU015']]);
});

test('a question comes back after a week, the oldest answer first', () => {
  const now = 10 * week;
  const answers = { [first.id]: { chosen: '', at: now - week }, [second.id]: { chosen: '', at: now - 2 * week } };
  assert.deepEqual(due(bank, answers, now).map(({ id }) => id), [second.id, first.id]);
  assert.deepEqual(due(bank, answers, now - 1).map(({ id }) => id), [second.id]);
  assert.deepEqual(due(bank, {}, now), []);
});

test('a belief is named only where it explains the answer', () => {
  const beliefOf = (id: string): string | undefined => bank.find((each) => each.id === id)?.belief;
  for (const id of ['softmax_of_weights', 'softmax_over_batch', 'transpose_which_axes', 'heads_do_not_divide']) assert.equal(beliefOf(id), '', id);
  assert.equal(beliefOf('bug_04_merge_heads_by_reshape'), 'reshape and transpose do the same.');
});

test('a line that a mail quotes is read', () => {
  const line = handIn('3.3', 'Ada', [[first.id, first.right]]);
  const { handedIn, unread } = classOf(`> ${line}\n>\n>> > ${line.replace('Ada', 'Emmy')}\r\n  ${line.replace('Ada', 'Grace')}`, bank);
  assert.deepEqual([handedIn.map(({ name }) => name), unread], [['Ada', 'Emmy', 'Grace'], []]);
});

test('what was handed in is counted', () => {
  const wrong = first.reasons.find(({ code }) => code !== first.right)?.code ?? '';
  const lines = [
    handIn('3.3', 'Ada | Lovelace', [[first.id, first.right], [second.id, second.right]]),
    handIn('3.3', 'Emmy', [[first.id, wrong]]),
    handIn('3.3', 'Emmy', [[second.id, second.right]]),
    handIn('3.3', '', [[first.id, wrong]]),
    handIn('3.3', '', [[first.id, wrong], [second.id, second.right]]),
    `${handIn('3.3', '', [[first.id, wrong]])}  `,
  ].join('\r\n');
  const { handedIn, counted, unread } = classOf(lines, bank);
  assert.deepEqual(unread, []);
  assert.deepEqual(handedIn.map(({ name }) => name), ['Ada Lovelace', 'Emmy', '', '']);
  assert.deepEqual(counted.map(({ question, right, all }) => [question.id, right, all]), [[first.id, 1, 4], [second.id, 3, 3]]);
  assert.deepEqual(counted[0]?.mostWrong, first.reasons.filter(({ code }) => code === wrong));
  assert.equal(counted[0]?.often, 3);
  assert.deepEqual(counted[1]?.mostWrong, []);
});

test('lines that say nothing are named, and spoil nothing', () => {
  const good = handIn('3.3', 'Ada', [[first.id, first.right]]);
  const bad = ['hello', 'headsup why 3.3 | Ada', `${good} | more`, 'headsup why 3.3 | Ada | ', 'headsup why 3.3 | Ada | __proto__: compiles',
    `headsup why 3.3 | Ada | ${first.id}: HU999`, `headsup why 3.3 | Ada | ${first.id}`];
  const { handedIn, unread } = classOf([...bad, '', good].join('\n'), bank);
  assert.equal(handedIn.length, 1);
  assert.deepEqual(unread.map(({ line }) => line), bad.map((_, at) => at + 1));
  assert.ok(unread.every(({ why }) => why !== ''));
});
