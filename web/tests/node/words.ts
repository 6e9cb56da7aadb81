// Every program of static_tests/must_not_compile is refused by the page's worker in the words that it expects, at its line.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { smallPrograms } from '../../build/cases.ts';
import { list, read } from '../../build/files.ts';
import type { Checked, Finding } from '../../src/compiler/messages.ts';
import { readable, reduced, type Reduced } from '../../src/compiler/words.ts';
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
type Program = typeof programs[number];

/** Throws unless this is said of it, and nothing else. */
function isTold({ expected }: Program, { finding, more }: Reduced, output: string): void {
  assert.ok(finding !== null);
  const said = finding.fix === '' ? finding.text : `${finding.text}; fix: ${finding.fix}`;
  assert.equal(finding.kind, 'refused', said);
  assert.ok(`${said}\n${finding.text}`.includes(expected[0] as string), `it says: ${said}`);
  for (const words of expected) assert.ok(readable(output).includes(words), output);
  assert.equal(more, 0, output);
  assert.equal(finding.places[0]?.file, 'program.cpp');
  assert.ok(!/\/sdk|\bbegin_\d|\/begun/.test(output), output);
}

async function check(text: string): Promise<Checked> {
  const answer = await workers.ask({ task: 'check', text });
  assert.ok('checked' in answer, JSON.stringify(answer));
  assert.ok(!answer.checked.passed);
  return answer.checked;
}

const include = /^#include <.*>$/gm;
const headersOf = ({ text }: Program): string => (text.match(include) ?? []).join('\n');

/** Programs with the same headers in one, each in a namespace: what is said of each, with its own lines. A compiler says
 * only once what it says of the same call, and what opens a namespace of the library cannot stand in one: so nothing is
 * said of some. */
async function checkTogether(headers: string, some: Program[]): Promise<Map<Program, string>> {
  const spaces = some.map(({ text }, at) => `namespace program_${at} {\n#line 1 "program_${at}.cpp"\n${text.replace(include, '')}\n}\n`);
  const { output } = await check(`${headers}\n${spaces.join('')}`);
  const [, ...errors] = output.split(/^(?=\S.*: (?:fatal )?error: )/m);
  // What is said of none may be said of each.
  if (!errors.every((each) => /program_\d+\.cpp:/.test(each))) return new Map();
  return new Map(some.map((program, at) => [program, errors.filter((each) => each.includes(`program_${at}.cpp:`)).join('').replaceAll(`program_${at}.cpp`, 'program.cpp')]));
}

/** Each has one error, of which the compiler tells 19. */
const atATime = 16;
const parts = [...new Set(programs.map(headersOf))].flatMap((headers) => {
  const alike = programs.filter((program) => headersOf(program) === headers);
  return Array.from({ length: Math.ceil(alike.length / atATime) }, (_, at) => ({ headers, some: alike.slice(at * atATime, (at + 1) * atATime) }));
});

describe('words', { concurrency: many }, () => parts.forEach(({ headers, some }) => {
  test(`programs beside ${some[0]?.name}`, async (part) => {
    const together = await checkTogether(headers, some);
    for (const program of some) await part.test(program.name, async () => {
      const output = together.get(program) ?? '';
      try {
        isTold(program, reduced(output, program.text), output);
      } catch {
        const alone = await check(program.text);
        isTold(program, { ...alone, finding: alone.finding as Finding }, alone.output);
      }
    });
  });
}));
