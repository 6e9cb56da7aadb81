// A fix is said with the names of the program, where these are known.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inNamesOf, inOwnWords } from '../../src/compiler/own_words.ts';
import { withNames } from '../../src/page/operands.ts';

/** The fix for the call in the last line of the program; the bar stands where the compiler points. */
function own(operation: string, fix: string, program: string): string {
  const text = program.replace('|', '');
  const line = program.slice(0, program.indexOf('|')).split('\n').length;
  const source = text.split('\n')[line - 1] ?? '';
  const column = program.split('\n')[line - 1]?.indexOf('|') ?? -1;
  return inOwnWords(`HU000 ${operation}: words`, fix, text, { file: 'program.cpp', line, column: column + 1, source });
}

const cases: [about: string, operation: string, fix: string, program: string, said: string][] = [
  ['one operand', 'merge', 'merge<d_out, heads, head_dim>(transpose<heads, tokens>(x))', 'int x;\nauto y = |merge<d_out, heads, head_dim>(queries);', 'merge<d_out, heads, head_dim>(transpose<heads, tokens>(queries))'],
  ['two operands', 'matmul', 'matmul(left, transpose(right))', 'auto y = |matmul(x, layer.weight) + layer.bias;', 'matmul(x, transpose(layer.weight))'],
  ['names that are exchanged', 'matmul', 'matmul(right, left)', 'auto y = |matmul(right, left);', 'matmul(left, right)'],
  ['operands that are counted', 'where', 'where(third, first, second)', 'auto y = |where(a, f(b), a < b);', ''],
  ['operands that are exchanged', 'masked_fill', 'masked_fill(second, first, number)', 'auto y = |masked_fill(padding, scores, -1e9f);', 'masked_fill(scores, padding, number)'],
  ['a first that is a position', 'slice', 'slice<tokens>(x, first, count)', 'auto y = |slice<tokens>(a);', 'slice<tokens>(a, first, count)'],
  ['calls in calls', 'attend', 'softmax<keys>(weights)', 'auto y = |attend(contract<d_in>(a, f<keys>(b)), values);', 'softmax<keys>(contract<d_in>(a, f<keys>(b)))'],
  ['several lines', 'contract', 'slice<head_dim<5>>(right, 0) if the rest is not meant', 'auto y = |contract<head_dim>(queries,\n  longer  // of another layer\n);', 'slice<head_dim<5>>(longer, 0) if the rest is not meant'],
  ['two calls, and the compiler points at one', 'softmax', 'softmax<keys>(x)', 'auto y = softmax<batch>(a) + |softmax<batch>(b);', 'softmax<keys>(b)'],
  ['two calls, and it points at neither', 'softmax', 'softmax<keys>(x)', '|auto y = softmax<batch>(a) + softmax<batch>(b);', ''],
  ['a qualified name', 'transpose', 'transpose<heads, tokens>(x)', 'auto y = |headsup::transpose<heads, batch>(a.clone());', 'transpose<heads, tokens>(a.clone())'],
  ['a layer', 'linear', 'rename<d_out, d_in>(x) if d_out means d_in', 'auto y = |layer(features);', 'rename<d_out, d_in>(features) if d_out means d_in'],
  ['words that are no operand', 'contract', 'keys instead of values, or rename<d_out, head_dim>(right)', 'auto y = |contract<head_dim>(a, b);', 'keys instead of values, or rename<d_out, head_dim>(b)'],
  ['a product', 'outer', 'rename<tokens, keys>(right), or left * right for products', 'auto y = |outer(a, b);', 'rename<tokens, keys>(b), or a * b for products'],
  ['a sum is no operand to be moved', 'matmul', 'matmul(left, transpose(right))', 'auto y = |matmul(x + 1, w);', ''],
  ['nor is what is long', 'softmax', 'softmax<keys>(x)', `auto y = |softmax<d_in>(${'a_long_name_'.repeat(5)});`, ''],
  ['comments and texts', 'softmax', 'softmax<keys>(x)', '/* softmax<batch>(c) */ auto s = "softmax<batch>(d)"; auto y = softmax<batch>(|a);', 'softmax<keys>(a)'],
  ['comparisons', 'sum', 'sum<keys>(x)', 'auto y = |sum<tokens>(where(a < b, a, b));', 'sum<keys>(where(a < b, a, b))'],
  ['an operator', 'operator', 'rename<tokens, keys>(right)', 'auto y = a |+ b;', ''],
  ['a call that does not end', 'softmax', 'softmax<keys>(x)', 'auto y = |softmax<batch>(a;', ''],
  ['brackets that do not match', 'softmax', 'softmax<keys>(x)', 'auto y = |softmax<batch>((a<b)[{;', ''],
  ['no line', 'softmax', 'softmax<keys>(x)', '|', ''],
];

for (const [about, operation, fix, program, said] of cases) test(`the program's names: ${about}`, () => assert.equal(own(operation, fix, program), said));

test('a statement of the chapter', () => {
  const fix = 'merge<d_out, heads, head_dim>(transpose<heads, tokens>(x))';
  assert.equal(inNamesOf('constexpr auto mixed_up =\n  merge<d_out, heads, head_dim>(queries);', 'HU010 merge: words', fix), fix.replace('(x)', '(queries)'));
  assert.equal(inNamesOf('', 'HU010 merge: words', fix), '');
});

test('names that are not known stay', () => {
  assert.equal(withNames('masked_fill(x, mask, 0)', { x: 'scores' }), 'masked_fill(scores, mask, 0)');
  assert.equal(withNames('attend(weights, values)', {}), 'attend(weights, values)');
});
