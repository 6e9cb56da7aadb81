// Which headers are precompiled, when, and what stands on what.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Beginnings, nothing } from '../../src/compiler/beginnings.ts';
import { shown } from '../../src/compiler/words.ts';
import type { Run, Tree } from '../../src/compiler/toolchain.ts';

function program(...headers: string[]): string {
  const lines = headers.map((header) => `#include <${header}.hpp>  // why\n`);
  return `// what it does\n\n${lines.join('')}#include <vector>\nint x;\n`;
}

/** What was precompiled, and on top of what; a header called "wrong" cannot be. */
function counted(file?: string): { begins: Beginnings; made: string[] } {
  const made: string[] = [];
  const run: Run = async (args, files) => {
    const path = args.find((each) => /^\/begun\/.*\.hpp$/.test(each)) as string;
    const asked = (files['begun'] as Tree)[path.slice('/begun/'.length)] as string;
    const before = args[args.indexOf('-include-pch') + 1] as string;
    const headers = [...asked.matchAll(/<(.*)>/g)].map(([, header]) => header).join(' ');
    made.push(`${args.includes('-include-pch') ? before : 'nothing'}: ${headers}`);
    return { code: asked.includes('wrong') ? 1 : 0, output: '', made: new TextEncoder().encode(asked) };
  };
  return { begins: new Beginnings(run, ['clang++'], file), made };
}

test('headers are precompiled once, and longer beginnings stand on shorter ones', async () => {
  const { begins, made } = counted('checking.pch');
  const headsup = await begins.of(program('headsup/headsup'));
  assert.deepEqual(headsup.args.slice(0, 2), ['-include-pch', '/sdk/checking.pch']);
  assert.deepEqual(made, []);
  for (let times = 0; times < 2; ++times) {
    await begins.of(program('headsup/headsup', 'headsup/gpt2'));
    const { args, files } = await begins.of(program('headsup/headsup', 'headsup/gpt2', 'cmath', 'headsup/laws'));
    assert.equal(args[1], '/begun/begin_2.pch');
    // What it stands on is there.
    assert.deepEqual(Object.keys(files), ['begin_1.hpp', 'begin_1.pch', 'begin_2.hpp', 'begin_2.pch']);
  }
  assert.deepEqual(made, ['/sdk/checking.pch: headsup/gpt2.hpp', '/begun/begin_1.pch: headsup/laws.hpp']);
});

test('the order of what is asked for first does not matter', async () => {
  const { begins, made } = counted('checking.pch');
  for (const headers of [['headsup/gpt2', 'headsup/headsup'], ['cmath', 'headsup/headsup', 'headsup/gpt2', 'headsup/gpt2']]) {
    const { args } = await begins.of(program(...headers));
    assert.equal(args[1], '/begun/begin_1.pch');
  }
  assert.deepEqual(made, ['/sdk/checking.pch: headsup/gpt2.hpp']);
});

test('headsup itself is precompiled if it is not there, and others on top of it', async () => {
  const { begins, made } = counted();
  await begins.of(program('headsup/headsup', 'headsup/gpt2'));
  await begins.of(program('headsup/headsup'));
  assert.deepEqual(made, ['nothing: headsup/headsup.hpp', '/begun/begin_1.pch: headsup/gpt2.hpp']);
});

test('what cannot be read is tried once, and left to the program', async () => {
  const { begins, made } = counted('checking.pch');
  for (let times = 0; times < 2; ++times) {
    const { args } = await begins.of(program('headsup/headsup', 'headsup/wrong'));
    assert.equal(args[1], '/sdk/checking.pch');
  }
  assert.equal(made.length, 1);
});

test('only what stands before everything else is read before', async () => {
  const { begins, made } = counted('checking.pch');
  for (const text of ['', 'int x;\n', program('headsup/gpt2'), `#define X\n${program('headsup/headsup')}`])
    assert.equal(await begins.of(text), nothing, text);
  const wing = '#include <headsup/gpt2.hpp>\n';
  for (const between of ['#define X\n', 'int x;\n', '/*\n', '// and on \\\n', '#include "inputs.hpp"\n']) {
    const { args } = await begins.of(`#include <headsup/headsup.hpp>\n${between}${wing}`);
    assert.equal(args[1], '/sdk/checking.pch', between);
  }
  assert.deepEqual(made, []);
});

test('of many beginnings the newest are kept, and headsup itself', async () => {
  const { begins, made } = counted('checking.pch');
  for (let i = 0; i < 20; ++i) await begins.of(program('headsup/headsup', `headsup/${i}`));
  assert.equal(made.length, 20);
  await begins.of(program('headsup/headsup', 'headsup/19'));
  assert.equal(made.length, 20);
  await begins.of(program('headsup/headsup', 'headsup/0'));
  assert.equal(made.at(-1), '/sdk/checking.pch: headsup/0.hpp');
});

test('that it was precompiled is not shown', () => {
  const inWing = 'In file included from /sdk/include/headsup/serving.hpp:5:\n/sdk/include/headsup/a.hpp:3:7: error: words\n';
  assert.equal(shown(`In file included from program.cpp:1:\nIn file included from /begun/begin_1.hpp:3:\n${inWing}`),
    'In file included from headsup/serving.hpp:5:\nheadsup/a.hpp:3:7: error: words\n');
});
