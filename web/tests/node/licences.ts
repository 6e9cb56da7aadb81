// The licences of all that the site ships.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { site } from '../../build/files.ts';
import { licences } from '../../build/licences.ts';
import { builtData } from '../data.ts';
import type { Licence } from '../../src/page/licences.tsx';

const boost = process.argv[2] ?? '/usr/include/boost';
const built = builtData<Licence[]>('licences');

test('every part has a version, a licence and its text', () => {
  for (const { name, version, licence, text } of built) {
    assert.notEqual(version, '', name);
    assert.notEqual(licence, '', name);
    assert.match(text, /copyright/i, name);
    assert.match(text, /WITHOUT WARRANT|"AS IS"|“AS IS”/i, name);
  }
});

test('compiler, libraries and what scripts hold are listed', () => {
  const names = built.map(({ name }) => name);
  assert.deepEqual(names.length, new Set(names).size);
  for (const name of ['headsup', 'wasi-libc', '@yowasp/clang', '@yowasp/runtime', 'Boost', 'GPT-2\'s vocabulary, from js-tiktoken', 'katex', 'nanotar', 'preact']) assert.ok(names.includes(name), name);
  assert.match(built.find(({ name }) => name.startsWith('LLVM'))?.text ?? '', /Apache License[^]*LLVM Exceptions to the Apache 2.0 License/);
  const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js')).map((path) => readFileSync(join(site, path), 'utf8'));
  assert.equal(names.includes('@codemirror/view'), scripts.some((script) => script.includes('cm-editor')), 'CodeMirror is listed if it is shipped');
});

test('what is bundled without a known licence stops the build', () => {
  const some = licences(['../web/node_modules/katex/dist/fonts/a.woff2', '../web/node_modules/crelt/index.js', 'src/main.tsx', 'node_modules/@codemirror/view/dist/index.js'], boost).map(({ name }) => name);
  assert.ok(some.includes('crelt') && some.includes('@codemirror/view') && !some.includes('src'));
  assert.equal(some.filter((name) => name === 'katex').length, 1, 'what is listed anyway is not listed twice');
  assert.throws(() => licences(['node_modules/no-such-package/index.js'], boost), /no-such-package/);
  assert.throws(() => licences(['node_modules/@yowasp/yosys/index.js'], boost), /yosys/);
});
