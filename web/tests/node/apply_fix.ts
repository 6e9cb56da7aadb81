// Fixes typed into the refused programs: where, and over all cases that the page knows, whether the compiler accepts them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cases } from '../../build/cases.ts';
import { filesOf, read, root } from '../../build/files.ts';
import type { Checked } from '../../src/compiler/messages.ts';
import { edited, fixesOf } from '../../src/editor/apply_fix.ts';
import { operands } from '../../src/editor/fix_operands.ts';
import { alternatives } from '../../src/editor/fix_text.ts';
import { consequenceOf } from '../../src/editor/offers.ts';
import { found } from '../../src/lessons/rules.ts';
import { Workers } from '../worker.ts';

test('operands are called as the forms of operations have them', () => {
  const forms = new Map<string, string[][]>();
  for (const path of filesOf(`${root}/include/headsup`).filter((name) => name.endsWith('.hpp')))
    for (const [, name = '', form = ''] of read(`include/headsup/${path}`).matchAll(/(?:\.name\s*=\s*|\blaw\(\s*)"(\w+)",\s*(?:\.form\s*=\s*)?"[^"]*?\(([^()"]+)\)"/g))
      forms.set(name, [...forms.get(name) ?? [], form.split(', ').map((each) => each.replace(/[.?-]+$/, ''))]);
  const members = ['into', 'append'];
  const others = Object.entries(operands).filter(([name, names]) => !members.includes(name) &&
    forms.get(name)?.some((form) => names.every((each, i) => each === form[i])) !== true);
  assert.deepEqual(others, []);
});

/** A finding at the | of the program. */
function applied(operation: string, fix: string, program: string): string[] {
  const text = program.replace('|', '');
  const line = program.slice(0, program.indexOf('|')).split('\n').length;
  const column = (program.split('\n')[line - 1] ?? '').indexOf('|') + 1;
  const finding = found('refused', `HU000 ${operation}: words`, { fix, code: 'HU000', places: [{ file: 'program.cpp', line, column, source: '' }] });
  return fixesOf(text, finding).map(({ edits }) => edited(text, edits));
}

const places: [about: string, operation: string, fix: string, program: string, ...typed: string[]][] = [
  ['the call itself', 'softmax', 'softmax<keys>(x)', 'auto y = |softmax<batch>(a) * 2;', 'auto y = softmax<keys>(a) * 2;'],
  ['a call in a namespace', 'apart', 'laws::apart<tokens>(layer, x)', 'auto y = laws::|apart(l, a);', 'auto y = laws::apart<tokens>(l, a);'],
  ['a call in a namespace that is in use', 'apart', 'laws::apart<tokens>(layer, x)', 'auto y = |apart(l, a);', 'auto y = laws::apart<tokens>(l, a);'],
  ['one operand', 'matmul', 'transpose(right)', 'auto y = |matmul(a, b + c);', 'auto y = matmul(a, transpose(b + c));'],
  ['both operands', 'matmul', 'matmul(right, left)', 'auto y = |matmul(f(a), b);', 'auto y = matmul(b, f(a));'],
  ['an operator', 'operator-', 'rename<tokens, batch>(right) if tokens means batch', 'auto y = 2 * f(a, b) |- c[1] + d;', 'auto y = 2 * f(a, b) - rename<tokens, batch>(c[1]) + d;'],
  ['a weaker operator', 'operator*', 'transpose(left)', 'return x + a |* b;', 'return x + transpose(a) * b;'],
  ['two ways', 'operator+', 'transpose(left) if a, or transpose(right) if b', 'auto y = (a |+ b);', 'auto y = (transpose(a) + b);', 'auto y = (a + transpose(b));'],
  ['the softmax of a variable', 'attend', 'softmax<keys>(scores)', 'auto w = softmax<tokens>(s / 2);\nauto c = |attend(w, v);', 'auto w = softmax<keys>(s / 2);\nauto c = attend(w, v);'],
  ['the softmax in the call', 'attend', 'softmax<keys>(scores)', 'auto c = |attend(softmax<tokens>(f(s)), v);', 'auto c = attend(softmax<keys>(f(s)), v);'],
  ['an axis', 'tensor', 'd_in<4>', 'tensor<float, tokens<2>, d_in<3>> x{|{1, 2, 3, 4}};', 'tensor<float, tokens<2>, d_in<4>> x{{1, 2, 3, 4}};'],
  ['a type', 'tensor', 'tensor<float, tokens<3>>', '|tensor<tokens<3>, float> x;', 'tensor<float, tokens<3>> x;'],
  ['another function', 'operator*', 'repeat_interleave<a, b<2>> instead of repeat for right', 'auto m = repeat<a, b<2>>(k);\nauto y = x |* m;', 'auto m = repeat_interleave<a, b<2>>(k);\nauto y = x * m;'],
  ['all of a reshape', 'reshape', 'transpose<a, b>(split<d, b<2>, e<3>>(x))', 'auto y = |reshape<b<2>, a<4>, e<3>>(f(c));', 'auto y = transpose<a, b>(split<d, b<2>, e<3>>(f(c)));'],
  ['what is written there', 'sum', 'sum<...>(transpose(x))', 'auto y = |sum<tokens, keys>(a);', 'auto y = sum<tokens, keys>(transpose(a));'],
  ['a layer made for another axis', 'linear', 'linear made for d_in<3>', 'linear<d_in<6>, d_out<2>> l;\nauto y = l|(x);', 'linear<d_in<3>, d_out<2>> l;\nauto y = l(x);'],
  ['the operand of a layer', 'linear', 'rename<d_out, d_in>(x) if d_out means d_in', 'linear<d_in<6>, d_out<2>> l;\n|auto y = l(f(a));', 'linear<d_in<6>, d_out<2>> l;\nauto y = l(rename<d_out, d_in>(f(a)));'],
  ['what a variable is given', 'tensor', 'transpose(x)', '|tensor<float, keys<2>, tokens<3>> y = a + b;', 'tensor<float, keys<2>, tokens<3>> y = transpose(a + b);'],
  ['what a variable is given in braces', 'tensor', 'x.clone()', '|tensor<float, keys<2>> y{a};', 'tensor<float, keys<2>> y{a.clone()};'],
  ['scores in another call', 'matmul', 'matmul(softmax<keys>(scores), right)', 'auto y = |matmul(softmax<tokens>(s), v);', 'auto y = matmul(softmax<keys>(s), v);'],
  ['a mask before the softmax', 'mask_future', 'softmax<keys>(mask_future<tokens, keys>(scores))', 'auto w = |mask_future<tokens, keys>(softmax<keys>(s / 2));', 'auto w = softmax<keys>(mask_future<tokens, keys>(s / 2));'],
  ['a mask before the softmax of a variable', 'mask_future', 'softmax<keys>(mask_future<tokens, keys>(scores))', 'auto w = softmax<keys>(s);\nauto m = |mask_future<tokens, keys>(w);', 'auto w = softmax<keys>(s);\nauto m = softmax<keys>(mask_future<tokens, keys>(s));'],
  ['comments', 'softmax', 'softmax<keys>(x)', 'auto y = |softmax<batch>(a /* , b */);  // softmax(a)', 'auto y = softmax<keys>(a);  // softmax(a)'],
  ['prose', 'tensor', 'one level for each axis, all rows of one length', 'tensor<float> x|{1};'],
  ['nothing at the place', 'softmax', 'softmax<keys>(x)', 'auto y = a |+ b;'],
  ['a call that does not end', 'softmax', 'softmax<keys>(x)', 'auto y = |softmax<batch>(a;'],
];
for (const [about, operation, fix, program, ...typed] of places) test(`a fix is typed in: ${about}`, () => assert.deepEqual(applied(operation, fix, program), typed));

test('the ways out of a sentence', () => {
  assert.deepEqual(alternatives('f<a>(x or y) if b, or g(x) or h; or i'), ['f<a>(x or y) if b', 'g(x)', 'h', 'i']);
  assert.deepEqual(alternatives(''), []);
});

const many = 2;
const workers = await Workers.started(many);
async function check(text: string): Promise<Checked> {
  const answer = await workers.ask({ task: 'check', text });
  assert.ok('checked' in answer, JSON.stringify(answer));
  return answer.checked;
}

test('over all refused programs, what is offered is accepted, or refused in other words', async () => {
  // Programs to which a fix is offered; fixes that were typed in; what became of them.
  const counts = { programs: 0, offered: 0, typedIn: 0, compile: 0, refusedOtherwise: 0, notOffered: 0 };
  const every = Object.entries(cases());
  // All of them take a quarter of an hour: ALL_FIXES=1.
  const withFix = every.filter(([, { title }]) => /; fix: .*[<({.]/.test(title)), step = process.env['ALL_FIXES'] === undefined ? 20 : 1;
  const all = withFix.filter((_, at) => at % step === 0), expected = all.length;
  const one = async (): Promise<void> => {
    for (let next = all.pop(); next !== undefined; next = all.pop()) {
      const [name, { refused }] = next;
      const { finding } = await check(refused);
      assert.ok(finding !== null, name);
      ++counts.programs;
      const fixes = fixesOf(refused, finding);
      let offered = 0;
      for (const { label, edits } of fixes) {
        ++counts.typedIn;
        const result = await check(edited(refused, edits));
        if (consequenceOf(finding, result) === undefined) {
          ++counts.notOffered;
          if (process.env['SHOWS']) console.log(`not offered, ${name}: ${label}: ${result.finding?.text.slice(0, 150)}`);
          continue;
        }
        ++offered;
        if (result.passed) ++counts.compile;
        else ++counts.refusedOtherwise;
        if (!result.passed && process.env['SHOWS']) console.log(`${name}: ${label}: then ${result.finding?.text.slice(0, 150)}`);
      }
      if (offered > 0) ++counts.offered;
      else if (process.env['SHOWS']) console.log(`none for ${name}: ${finding.text.slice(0, 60)}; fix: ${finding.fix}`);
    }
  };
  await Promise.all(Array.from({ length: many }, one));
  console.log(`# of ${every.length} refused programs: ${JSON.stringify(counts)}`);
  // Over all: 238 of 409 programs are offered one, and 5 of 313 fixes lead to another refusal. The share of the few that
  // are tried here varies by a tenth (one standard deviation) with each case that is added.
  const least = step === 1 ? 0.55 : 0.35;
  assert.ok(counts.offered >= least * expected && counts.refusedOtherwise <= 0.05 * counts.typedIn + 1, JSON.stringify(counts));
});
