// Every example, compiled and run as in the page, prints what it prints when it is compiled for this machine.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { examples } from '../../build/examples.ts';
import { root } from '../../build/files.ts';
import { runHere } from '../../src/page/wasi.ts';
import { Worker_ } from '../worker.ts';

const worker = await Worker_.started();
const all = examples().examples;
/** A preset that has built all of them. */
const native = ['gcc-release', 'gcc-quick', 'clang-release'].map((preset) => join(root, 'build', preset, 'examples'))
  .find((folder) => all.every(({ name }) => existsSync(join(folder, `example.${name}`))));
if (native === undefined) console.log('no preset has built the examples here, so only what they assert themselves is checked');

for (const { name, text } of all) {
  test(name, async () => {
    const answer = await worker.ask({ task: 'build', text });
    assert.ok('built' in answer, JSON.stringify(answer));
    const { checked, program } = answer.built;
    assert.ok(program !== null, checked.output);
    let printed = '';
    const { status, stopped } = runHere(await WebAssembly.compile(program as BufferSource), [], (_, part) => { printed += part; });
    assert.equal(`${status} ${stopped}`, '0 ', printed);
    if (native === undefined) return;
    const ran = spawnSync(join(native, `example.${name}`), { encoding: 'utf8' });
    assert.equal(ran.status, 0, ran.stderr);
    assert.equal(timeless(printed), timeless(ran.stdout + ran.stderr));
  });
}

/** How long something took differs. */
function timeless(text: string): string {
  return text.replace(/\d+(\.\d+)? (ms|s)\b/g, '? $2');
}
