// Every program of static_tests/must_not_compile is refused by the page's worker in the words that it expects, at its line.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { list, read } from '../../build/files.ts';
import { readable } from '../../src/compiler/words.ts';
import { Worker_ } from '../worker.ts';

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

const worker = await Worker_.started();
const cases = list(folder, /\.cpp$/);
assert.ok(cases.length > 600);
const start = process.cpuUsage();

for (const file of cases) {
  test(file, async () => {
    const program = read(`${folder}/${file}`);
    const expected = [...program.matchAll(/^\/\/ expect: (.+)$/gm)].map(([, words]) => words as string);
    const answer = await worker.ask({ task: 'check', text: refused(program) });
    assert.ok('checked' in answer, JSON.stringify(answer));
    const { passed, finding, more, output } = answer.checked;
    assert.ok(!passed && finding !== null);
    const said = finding.fix === '' ? finding.text : `${finding.text}; fix: ${finding.fix}`;
    assert.equal(finding.kind, 'refused', said);
    assert.ok(`${said}\n${finding.text}`.includes(expected[0] as string), `it says: ${said}`);
    for (const words of expected) assert.ok(readable(output).includes(words), output);
    assert.equal(more, 0, output);
    assert.equal(finding.places[0]?.file, 'program.cpp');
    assert.ok(!output.includes('/sdk'), output);
  });
}

after(() => {
  const { user, system } = process.cpuUsage(start);
  console.log(`${cases.length} programs, ${((user + system) / 1e6).toFixed(0)} s of processor time`);
});
