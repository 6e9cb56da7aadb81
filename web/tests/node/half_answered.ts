// Right answers are not accused while others are open. In every lesson they are filled in, line by line, and the page's
// worker says of each state only that answers are open; in one state of a lesson, with --all in every one, as the terminal's
// runner does.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../../build/lessons.ts';
import { codeOf, openAnswers } from '../../src/lessons/rules.ts';
import { Worker_ } from '../worker.ts';

const everything = process.argv.includes('--all');
const worker = await Worker_.started();
const open = /\?(?=\s*[,;>)}\]])/g;

function inOneLine(program: string): string {
  return codeOf(program).split(/\s+/).filter((word) => word !== '').join(' ');
}

/** The program with the right answers before each line that has open ones, and with all but the first. */
function halfAnswered(program: string, answer: string): string[] {
  const pieces = inOneLine(program).split(open).map((piece) => piece.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const [, ...right] = new RegExp(`^${pieces.join('(.+?)')}$`).exec(inOneLine(answer)) ?? [];
  const places = openAnswers(program);
  assert.equal(right.length, places.length);
  const filled = (has: (at: number) => boolean): string => {
    const lines = program.split('\n');
    // The last first: what stands before it stays in its column.
    for (let at = places.length - 1; at >= 0; --at) {
      const { line, column } = places[at] as (typeof places)[0];
      const old = lines[line - 1] as string;
      if (has(at)) lines[line - 1] = `${old.slice(0, column - 1)}${right[at]}${old.slice(column)}`;
    }
    return lines.join('\n');
  };
  const begins = places.flatMap(({ line }, at) => at > 0 && line !== places[at - 1]?.line ? [at] : []);
  return [...begins.map((begin) => filled((at) => at < begin)), filled((at) => at > 0)];
}

const all = lessons().filter(({ program }) => openAnswers(program).length > 1);
assert.ok(all.length >= 49);
for (const { name, number, program, answer } of all) {
  test(name, async () => {
    const states = halfAnswered(program, answer);
    for (const text of everything ? states : [states[Number(number) % states.length] as string]) {
      const said = await worker.ask({ task: 'lesson', lesson: { name, original: program }, text });
      assert.ok('checked' in said, JSON.stringify(said));
      const { finding, output } = said.checked;
      assert.deepEqual([finding?.kind, output], ['open', ''], `with ${openAnswers(text).length} answers open and the others right: ${finding?.text}`);
    }
  });
}
