// The catalogue of errors: complete, its links lead somewhere, and the search finds what one means.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cases, smallPrograms, twins } from '../../build/cases.ts';
import { errorPages, silentBugs } from '../../build/error_pages.ts';
import { filesBelow, list, read, site } from '../../build/files.ts';
import { address, highlighted } from '../../build/markdown.ts';
import { searchErrors } from '../../src/errors/search.ts';
import { isAlmost } from '../../src/page/ranking.ts';
import { builtData } from '../data.ts';
import type { Cases, ErrorPage, ErrorsData } from '../../src/errors/types.ts';

const index = builtData<ErrorsData>('errors');
const codes = index.codes.map(({ code }) => code);

test('every code that headsup says has a page', () => {
  const said = new Set(filesBelow('include/headsup', /\.(hpp|inl)$/).flatMap((path) => [...read(path).matchAll(/"(HU\d{3})\b/g)].map((match) => match[1] as string)));
  assert.deepEqual([...said].sort().filter((code) => !codes.includes(code)), []);
  assert.deepEqual(readdirSync(join(site, 'data/errors')).sort(), [...codes, 'cannot_see'].map((name) => `${name}.json.gz`).sort());
  assert.ok(index.bugs.length >= 27);
});

test('links of the pages lead to parts of the page, or elsewhere without saying from where', () => {
  const known = cases();
  const examples = list('examples', /^\d\d_\w+\.cpp$/).map((file) => file.replace('.cpp', ''));
  let programs = 0;
  for (const name of [...codes, 'cannot_see']) {
    const { html } = builtData<ErrorPage>(`errors/${name}`);
    assert.doesNotMatch(html.replace(/<pre[^]*?<\/pre>/g, ''), /<script|<iframe|<style|\son\w+=/i, name);
    for (const [link, href = ''] of html.matchAll(/<a ([^>]*)>/g)) {
      const target = /href="([^"]*)"/.exec(href)?.[1] ?? '';
      const [part, kind, what] = target.replace(/^#\//, '').split('/');
      if (target.startsWith('https://')) assert.match(link, /rel="noreferrer"/);
      else if (part === 'playground' && kind === 'case') assert.ok(what !== undefined && what in known, target);
      else if (part === 'playground' && kind === 'example') assert.ok(examples.includes(what ?? ''), target);
      else assert.ok(target === '#/errors' || (part === 'errors' && codes.includes(kind ?? '')), `${name} leads to ${target}`);
      programs += kind === 'case' ? 1 : 0;
    }
  }
  assert.equal(programs, Object.keys(known).length, 'each case opens in the playground');
});

test('links that the page has no place for are dropped', () => {
  assert.equal(address('HU004.md', 'docs/errors'), '#/errors/HU004');
  assert.equal(address('../../static_tests/must_not_compile/take_no_axis.cpp', 'docs/errors'), '#/playground/case/take_no_axis');
  assert.equal(address('../../static_tests/must_not_compile/small_programs.txt#take_twice', 'docs/errors'), '#/playground/case/take_twice');
  assert.equal(address('../examples/26_sequences.cpp', 'docs'), '#/playground/example/26_sequences');
  assert.equal(address('../static_tests/no_axis_shows.cpp', 'docs'), undefined);
  assert.equal(address('javascript:alert(1)', 'docs'), undefined);
});

test('silent bugs lead to their place', () => {
  for (const bug of silentBugs()) assert.match(builtData<ErrorPage>(`errors/${bug.code}`).html, new RegExp(`id="bug-${bug.number}"`), `${bug.code} has no heading of bug ${bug.number}`);
});

test('every program that must not compile can be opened, refused and repaired', () => {
  const all = builtData<Cases>('cases');
  const files = list('static_tests/must_not_compile', /\.cpp$/).map((file) => file.replace('.cpp', ''));
  const small = smallPrograms().map(([name]) => name);
  assert.deepEqual(Object.keys(all).sort(), [...files, ...small].sort());
  for (const [name, each] of Object.entries(all)) {
    assert.ok(codes.includes(each.code), name);
    assert.ok(each.title.startsWith(each.code), name);
    assert.notEqual(each.refused, each.repaired, name);
    assert.doesNotMatch(each.refused + each.repaired, /REFUSED|^\/\/ (expect|advice|where|then|at|result)/m, name);
    assert.match(each.refused, /#include <headsup\//, name);
  }
});

test('a case is read as the compiler reads it', () => {
  const program = '// expect: HU001 axis: none\n// advice: one\n\n#include <headsup/headsup.hpp>\n#ifdef REFUSED\nwrong\n#else  // it is\nright\n#endif\nboth\n';
  assert.deepEqual(twins(program), { expected: 'HU001 axis: none', refused: '#include <headsup/headsup.hpp>\nwrong\nboth\n', repaired: '#include <headsup/headsup.hpp>\nright\nboth\n' });
});

test('code shows axes in their colours and nothing as HTML', () => {
  assert.equal(highlighted('softmax<keys>(x) < 2 && "<b>"'), 'softmax&lt;<span class="axis-keys">keys</span>&gt;(x) &lt; 2 &amp;&amp; <span class="tok-string">&quot;&lt;b&gt;&quot;</span>');
});

const search = searchErrors(index);
const found = (query: string): string[] => search(query).map(({ item }) => item.code);

test('the search finds codes', () => {
  assert.deepEqual(found('HU003'), ['HU003']);
  assert.deepEqual(found('hu015'), ['HU015']);
  assert.deepEqual(found('HU15'), ['HU015']);
  assert.deepEqual(found('error: HU015 softmax<keys>: keys<1> of (tokens<6>, keys<1>) has one element'), ['HU015']);
  assert.ok(found('HU00').length > 5);
});

test('a code that became part of another one is found by it, and has no page of its own', () => {
  const formerly = index.codes.flatMap((each) => each.formerly.map((old) => [old, each.code] as const));
  assert.ok(formerly.length > 40);
  for (const [old, code] of formerly) {
    assert.deepEqual(found(`error: ${old} tensor: words`), [code]);
    assert.ok(!codes.includes(old), old);
    assert.ok(read(`docs/errors/${old}.md`).includes(`${old} is part of [${code}](${code}.md).`), old);
  }
});

test('the search finds what one means', () => {
  assert.ok(found('softmax wrong axis').slice(0, 3).includes('HU015'));
  assert.equal(found('softmax of weights')[0], 'HU015');
  assert.equal(found('flipped causal mask')[0], 'HU019');
  assert.ok(found('einsum typo').slice(0, 3).includes('HU003'));
  assert.equal(found('permute')[0], 'HU054');
  assert.ok(found('generater').slice(0, 3).includes('HU053'), found('generater').join());
  assert.ok(found('x.view').slice(0, 3).includes('HU010'), found('x.view').join());
  assert.equal(found('batch size mismatch')[0], 'HU004');
  assert.equal(found('mask upside down')[0], 'HU019', found('mask upside down').join());
  assert.deepEqual(found('qqqqq'), []);
  assert.ok(found('print').length < codes.length / 2, 'that compilers print is said everywhere');
  for (const { code, title } of index.codes) assert.ok(found(title).slice(0, 3).includes(code), `"${title}" finds ${found(title).slice(0, 3).join()}`);
});

test('a message without its code finds its page', () => {
  let first = 0;
  const sentences = errorPages().flatMap((page) => [...page.sentences.values()].map((sentence) => [page.code, sentence.replace(/^HU\d{3} /, '')] as const));
  for (const [code, sentence] of sentences) if (found(sentence).slice(0, 5).includes(code)) ++first;
  assert.ok(first > 0.8 * sentences.length, `${first} of ${sentences.length}`);
});

test('a message of PyTorch finds the page of the same mistake', () => {
  for (const { code, pytorch } of index.codes) for (const message of pytorch) assert.ok(found(message).slice(0, 2).includes(code), `${message}: ${found(message).slice(0, 5).join()}`);
  assert.deepEqual(found('RuntimeError: mat1 and mat2 shapes cannot be multiplied (7x5 and 11x2)').slice(0, 2).sort(), ['HU003', 'HU006'], 'a layer and a product');
  assert.equal(found('The size of tensor a (7) must match the size of tensor b (5) at non-singleton dimension 2')[0], 'HU004');
});

test('one slip of the keys is forgiven', () => {
  for (const [a, b] of [['softmx', 'softmax'], ['sofftmax', 'softmax'], ['softnax', 'softmax'], ['sotfmax', 'softmax'], ['softmax', 'softmax']] as const) assert.ok(isAlmost(a, b), `${a} ${b}`);
  for (const [a, b] of [['sofmx', 'softmax'], ['contract', 'concat'], ['abcd', 'badc']] as const) assert.ok(!isAlmost(a, b), `${a} ${b}`);
});
