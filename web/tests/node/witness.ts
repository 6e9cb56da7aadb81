// What PyTorch would have made of a refused program: the program that shows it, run as the page runs it, and the line.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { cases } from '../../build/cases.ts';
import { clang } from '../../build/compiler.ts';
import { read, site } from '../../build/files.ts';
import { unpacked } from '../../src/compiler/archive.ts';
import type { Finding } from '../../src/compiler/messages.ts';
import { Compiler } from '../../src/compiler/tasks.ts';
import { figure, readable } from '../../src/page/numbers.ts';
import { runHere } from '../../src/page/wasi.ts';
import { numberedIn, ownPlace, showingProgram, subjectOf, withNumbers } from '../../src/witness/probe.ts';
import { sightProgram } from '../../src/witness/sight.ts';
import { hiddenIn } from '../../src/witness/hidden.ts';
import { movedIn } from '../../src/witness/moved.ts';
import { isAlike, lineOf, named, told, type Shown, type Told } from '../../src/witness/told.ts';

const base = unpacked(new Uint8Array(gunzipSync(await readFile(join(site, 'compiler/base.tar.gz')))));
const more = async () => unpacked(new Uint8Array(gunzipSync(await readFile(join(site, 'compiler/more.tar.gz')))));
const compiler = new Compiler(await clang(), base, more, true);

async function refusal(text: string): Promise<Finding> {
  const { finding } = await compiler.check(text);
  assert.equal(finding?.kind, 'refused', finding?.text);
  return finding as Finding;
}

async function run(text: string, finding: Finding, byPlace: boolean, subject = subjectOf(text, finding)): Promise<Told> {
  return heard(text, showingProgram(text, subject, ownPlace(finding)?.line ?? 1), byPlace ? finding : null);
}

async function heard(text: string, shows: string, refused: Finding | null): Promise<Told> {
  assert.equal(shows.split('\n').length - text.split('\n').length, /\bmain\b/.test(text) ? 0 : 2, 'a line moved');
  const { program, checked } = refused === null ? await compiler.build(shows) : await compiler.buildByPlace(shows);
  assert.ok(program !== null, checked.output);
  const printed = { stdout: '', stderr: '' };
  runHere(await WebAssembly.compile(program as BufferSource), [], (stream, piece) => { printed[stream] += piece; });
  return told(printed.stdout, printed.stderr, refused);
}

async function line(text: string, mended?: string, numbers = (program: string): string => program): Promise<string> {
  const finding = await refusal(text);
  const subject = subjectOf(text, finding);
  const meant = mended === undefined ? undefined : await run(mended, finding, false, subject);
  return lineOf(finding, subject, await run(numbers(text), finding, true, subject), meant);
}

const first = read('examples/01_attention.cpp');
const begin = '#include <headsup/headsup.hpp>\nusing namespace headsup;\n';
const columnAndRow = `${begin}constexpr tensor<float, batch<3>, d_out<1>> predicted{{1}, {2}, {3}};\nconstexpr tensor<float, tokens<3>> wanted{{1, 2, 3}};\n`;

test('an infinite number is not near a finite one', () => {
  const shown = (numbers: number[]): Shown => ({ name: 'x', called: 'x', roles: ['keys'], sizes: [2], numbers, text: '' });
  assert.ok(isAlike(shown([-Infinity, 0.25]), shown([-Infinity, 0.25])));
  assert.ok(!isAlike(shown([-Infinity, 0.25]), shown([0.04, 0.25])));
  assert.ok(!isAlike(shown([0.04, 0.25]), shown([-Infinity, 0.25])));
});

test('scores that a mask hides: whom the first row sees that sees others than it should', () => {
  const scores = (numbers: number[], sizes = [2, 3]): Shown => ({ name: 's', called: 's', roles: ['batches', 'queries', 'keys'].slice(-sizes.length), sizes, numbers, text: '' });
  const past = scores([1, -Infinity, -Infinity, 4, 5, -Infinity]), all = scores([1, 2, 3, 4, 5, 6]), none = scores([-1e9, -1e9, -1e9, 4, 5, -1e9]);
  assert.equal(hiddenIn(past, all, 'The fix'), 'query 0 sees key 0. The fix lets it see keys 0, 1, 2.');
  assert.equal(hiddenIn(none, past, 'Your repair'), 'query 0 sees no keys. Your repair lets it see key 0.');
  assert.equal(hiddenIn(past, past, 'The fix'), undefined);
  assert.equal(hiddenIn(all, scores([6, 5, 4, 3, 2, 1]), 'The fix'), undefined);
  const batches = [...past.numbers, ...past.numbers], later = [...past.numbers, ...all.numbers];
  assert.equal(hiddenIn(scores(later, [2, 2, 3]), scores(batches, [2, 2, 3]), 'The fix'), 'query 0 sees keys 0, 1, 2. The fix lets it see key 0.');
});

test('weights over the wrong axis: the sums of their rows', async () => {
  const wrong = first.replace('softmax<keys>', 'softmax<tokens>');
  const finding = await refusal(wrong);
  assert.equal(finding.code, 'HU015');
  assert.deepEqual(subjectOf(wrong, finding), { result: 'mixed', operands: ['weights', 'values'], computed: '' });
  const torch = await run(wrong, finding, true);
  assert.equal(lineOf(finding, subjectOf(wrong, finding), torch, undefined), 'PyTorch runs this line. Row sums of weights are 0.92, 1.30, 1.28, 0.80, 0.75, 0.95.');
  assert.deepEqual(named('weights', torch)?.sizes, [6, 6]);
  assert.match(named('mixed', torch)?.text ?? '', /^tensor\(\[\[/);
  assert.deepEqual(named('mixed', torch)?.sizes, [6, 3]);
  const meant = await run(first, finding, false, subjectOf(wrong, finding));
  assert.match(named('mixed', meant)?.text ?? '', /^tensor\(\[\[0\.4421, 0\.5931, 0\.5790\]/);
});

test('a softmax along an axis that is not there', async () => {
  assert.equal(await line(`${begin}constexpr tensor<float, keys<2>, batch<2>> scores{{1, 2}, {1, 2}};\nint main() {\n  auto const weights = softmax<tokens>(scores);\n  print(weights);\n}\n`),
    'PyTorch runs this line, and makes 0.27, 0.73, 0.27, 0.73.');
});

test('numbers that differ, sizes that differ, and numbers that are the same', async () => {
  const wrong = `${columnAndRow}int main() { auto const off = predicted - wanted; print(off); }\n`;
  assert.equal(await line(wrong, wrong.replace('wanted;', 'rename<tokens, batch>(wanted);')),
    'PyTorch runs this line, and makes 3 × 3 numbers, such as 0, -1, -2, 1, 0, -1, … The fix makes 3 × 1 numbers.');
  const mask = cases()['bug_09_causal_mask_flipped']?.refused ?? '';
  assert.equal(await line(mask, mask.replace(/masked_fill.*;/, 'mask_future<tokens, keys>(scores);')),
    'PyTorch runs this line: token 0 sees keys 1, 2, 3. The fix lets it see key 0.');
  const same = `${columnAndRow}auto const y = contract<d_in>(predicted, ones<float, keys<2>, d_out<1>>());\n`;
  assert.match(await line(same, same.replace('<d_in>', '<d_out>')), /The fix makes the same numbers: what differs is which axis is called what\.$/);
  const supposed = `${columnAndRow}auto const y = predicted - mean<batch>(predicted);\n`;
  assert.match(await line(supposed, supposed.replace('mean<batch>(predicted)', 'expand<batch<3>>(mean<batch>(predicted))')), /The fix makes the same numbers: it says that each may depend on the others\.$/);
});

test('numbers for people have an exponent only where four places show nothing', () => {
  for (const [x, text] of [[0.4473, '0.4473'], [-2, '-2'], [0.00012, '0.0001'], [0.00002, '2.0e-5'], [3e8, '3.0e+8'], [1234.5, '1234.5000'], [Infinity, 'inf'], [-Infinity, '-inf'], [NaN, 'nan']] as const) assert.equal(figure(x), text);
  for (const [printed, text] of [['4.4730e-01', '0.4473'], ['1.0000e+00', '1'], ['-inf', '-inf'], ['0.5000', '0.5000'], ['True', 'True'], ['1.', '1.']] as const) assert.equal(readable(printed), text);
});

test('where PyTorch stops, in its words', async () => {
  assert.equal(await line(`${columnAndRow}auto const off = wanted + slice<tokens<2>>(wanted, 0);\n`),
    'PyTorch stops at this line, too: The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 0');
});

test('a line that makes no variable, and what the program prints', async () => {
  const text = `${columnAndRow}int main() { print(sum<batch>(predicted - wanted)); }\n`;
  const finding = await refusal(text);
  const torch = await run(text, finding, true);
  assert.equal(lineOf(finding, subjectOf(text, finding), torch, undefined), 'PyTorch runs this line.');
  assert.equal(torch.printed, 'tensor([ 3.,  0., -3.])');
});

test('what has no reading has no line', async () => {
  assert.equal(await line(`${columnAndRow}auto const y = topk<keys, 2>(wanted);\n`), '');
});

test('a lesson without its check, and the assertions of a program', () => {
  const text = 'static_assert(f(";") ==\n  g());\nint x;\n#include "finish/05_dot.hpp"\n';
  const shows = showingProgram(text, { result: 'x', operands: [''], computed: '' }, 3);
  assert.equal(shows.replace(/ +$/gm, ''), '\n\nint x; [[maybe_unused]] bool headsup_shows_0 = ::headsup_shows_later("x", x);\n\n\nint main() {}\n');
});

test('numbers in the place of zeros', async () => {
  assert.equal(withNumbers('auto x = f(zeros<float, keys<2>>() + y);\n// zeros<float, keys<2>>()\nauto z = headsup::zeros<int>();'),
    'auto x = f(::headsup_shows_numbers<1>(zeros<float, keys<2>>()) + y);\n// zeros<float, keys<2>>()\nauto z = headsup::zeros<int>();');
  assert.equal(await line(`${begin}auto const x = zeros<float, keys<2>>();\nauto const y = softmax<tokens>(x);\n`, undefined, withNumbers), 'PyTorch runs this line, and makes 0.00, 1.00.');
});

test('ones and truths get numbers, too, but not those that are a triangle', () => {
  const numbered = (text: string): string[] => [withNumbers(text), numberedIn(text)];
  assert.deepEqual(numbered('auto x = ones<float, keys<2>>();'), ['auto x = ::headsup_shows_numbers<9>(ones<float, keys<2>>());', 'ones']);
  const triangle = 'auto x = masked_fill(y, !tril<tokens, keys>(ones<bool, tokens<4>, keys<4>>()), 0.0f);';
  assert.deepEqual(numbered(triangle), [triangle, '']);
  assert.equal(numberedIn('auto x = ones<float, keys<2>>() - zeros<float, keys<2>>();'), 'zeros and ones');
});

test('truths in the place of ones are some and some in each row, and no mirror image of themselves', async () => {
  const text = `${begin}auto const scores = relabel<axes<tokens<5>, keys<5>>>(arange<float, keys<25>>());\n`
    + 'auto const mask = ones<bool, tokens<5>, keys<5>>();\nauto const y = softmax<batch>(masked_fill(scores, mask, 9.0f));\n';
  const finding = await refusal(text), torch = await run(withNumbers(text), finding, true, { result: 'y', operands: ['mask'], computed: '' });
  const { numbers = [] } = named('mask', torch) ?? {}, row = (i: number): number[] => numbers.slice(5 * i, 5 * i + 5);
  assert.equal(numbers.length, 25);
  for (const i of [0, 1, 2, 3, 4]) assert.equal(new Set(row(i)).size, 2);
  assert.notDeepEqual(numbers, numbers.map((_, i) => numbers[i % 5 * 5 + Math.floor(i / 5)]));
});

/** Programs that are wrong in numbers, whose operands are made of zeros or ones; and mended. */
const uniform: [name: string, wrong: string, right: string][] = [
  ['heads split by reshape', 'constexpr auto x = zeros<float, tokens<5>, d_out<8>>();\nconstexpr auto y = reshape<heads<2>, tokens<5>, head_dim<4>>(x);\n', 'constexpr auto x = zeros<float, tokens<5>, d_out<8>>();\nconstexpr auto y = transpose<tokens, heads>(split<d_out, heads<2>, head_dim<4>>(x));\n'],
  ['a mask over the queries', 'auto const s = zeros<float, batch<2>, tokens<5>, keys<5>>();\nauto const m = ones<bool, batch<2>, tokens<5>>();\nauto const y = masked_fill(s, m, 7.0f);\n', 'auto const s = zeros<float, batch<2>, tokens<5>, keys<5>>();\nauto const m = ones<bool, batch<2>, tokens<5>>();\nauto const y = masked_fill(s, rename<tokens, keys>(m), 7.0f);\n'],
];
for (const [name, wrong, right] of uniform)
  test(`of operands that are one number nobody concludes that the fix makes the same: ${name}`, async () => {
    assert.doesNotMatch(await line(begin + wrong, begin + right), /the same numbers/);
    const numbered = await line(begin + wrong, withNumbers(begin + right), withNumbers);
    assert.match(numbered, /puts \d+ of \d+ numbers|The fix makes/);
    assert.doesNotMatch(numbered, /the same numbers/);
  });

test('the same numbers in other places: which went where', async () => {
  const features = `${begin}constexpr auto x = relabel<axes<tokens<3>, d_out<4>>>(arange<float, keys<12>>());\n`;
  const split = `${features}auto const y = reshape<heads<2>, tokens<3>, head_dim<2>>(x);\n`;
  assert.equal(await line(split, split.replace('reshape<heads<2>, tokens<3>, head_dim<2>>(x)', 'transpose<tokens, heads>(split<d_out, heads<2>, head_dim<2>>(x))')),
    'PyTorch runs this line, and puts 8 of 12 numbers of x where others belong: token 1 of head 0 gets numbers 2, 3, which belong to token 0 of head 1.');
  const computed = split.replace('(x);', '(x * 2.0f);');
  assert.equal(await line(computed, split.replace('reshape<heads<2>, tokens<3>, head_dim<2>>(x)', 'transpose<tokens, heads>(split<d_out, heads<2>, head_dim<2>>(x * 2.0f))')),
    'PyTorch runs this line, and puts 8 of 12 numbers of operand where others belong: token 1 of head 0 gets numbers 4, 6, which belong to token 0 of head 1.');
  const numbered: Record<string, string> = {
    bug_03_split_heads_by_reshape: 'puts 48 of 64 numbers of queries[0] where others belong: token 1 of head 0 gets numbers 4, 5, 6, 7, which belong to token 0 of head 1.',
    bug_04_merge_heads_by_reshape: 'puts 48 of 64 numbers of mixed[0] where others belong: token 0 gets numbers 4, 5, 6, 7, which belong to token 1.',
    bug_19_patches_by_reshape: 'puts 44 of 48 numbers of picture[0] where others belong: patch 0 gets numbers 2, 3, 6, 7, which belong to patch 1.',
  };
  for (const [name, wanted] of Object.entries(numbered)) {
    const { refused = '', repaired = '' } = cases()[name] ?? {};
    assert.equal(await line(refused, withNumbers(repaired), withNumbers), `PyTorch runs this line, and ${wanted}`, name);
  }
});

test('an operand that is no variable is computed again where its names mean the same', async () => {
  const computed = async (line: string): Promise<string> => {
    const text = `${begin}constexpr auto x = zeros<float, tokens<3>, d_out<4>>();\n${line}\n`;
    return subjectOf(text, await refusal(text)).computed;
  };
  assert.equal(await computed('auto const y = reshape<heads<2>, tokens<3>, head_dim<2>>(x * 2.0f);'), 'x * 2.0f');
  assert.equal(await computed('auto const y = reshape<heads<2>, tokens<3>, head_dim<2>>(x);'), '');
  assert.equal(await computed('auto const y = [](tensor<float, tokens<3>, d_out<4>> const& z) { return reshape<heads<2>, tokens<3>, head_dim<2>>(z * 2.0f); }(x);'), '');
});

test('numbers have moved if each is there once, in few places, over the same roles', () => {
  const shown = (axes: Record<string, number>, numbers: number[]): Shown => ({ name: 'x', called: 'x', roles: Object.keys(axes), sizes: Object.values(axes), numbers, text: '' });
  const counted = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
  const before = shown({ tokens: 2, d_out: 2 }, [4, 5, 6, 7]);
  const right = shown({ heads: 2, tokens: 2 }, [4, 6, 5, 7]);
  const moved = movedIn([before], shown({ heads: 2, tokens: 2 }, [4, 5, 6, 7]), right);
  assert.deepEqual([moved?.torch.cells, moved?.meant.cells, moved?.torch.before.cells, moved?.counted], [[0, 1, 2, 3], [0, 2, 1, 3], ['4', '5', '6', '7'], false]);
  assert.equal(movedIn([before], right, right), undefined, 'nothing differs');
  assert.equal(movedIn([before], shown({ heads: 2, tokens: 2 }, [4, 5, 6, 8]), right), undefined, 'another number');
  assert.equal(movedIn([before], shown({ keys: 2, tokens: 2 }, [4, 5, 6, 7]), right), undefined, 'another role');
  assert.equal(movedIn([shown({ tokens: 2, d_out: 2 }, [4, 4, 6, 7])], shown({ heads: 2, tokens: 2 }, [4, 4, 6, 7]), shown({ heads: 2, tokens: 2 }, [4, 6, 4, 7])), undefined, 'a number twice');
  const many = (role: string): Shown => shown({ [role]: 10, d_out: 10 }, counted(100));
  assert.equal(movedIn([many('tokens')], many('tokens'), shown({ tokens: 10, d_out: 10 }, counted(100).reverse())), undefined, 'too many, which leave their token');
  const within = movedIn([many('tokens')], many('tokens'), shown({ tokens: 10, d_out: 10 }, counted(100).map((i) => i - i % 10 + 9 - i % 10)));
  assert.deepEqual([within?.torch.before.name, within?.torch.cells.length], ['x[0]', 10], 'too many, of which the first stay together');
});

test('silent bugs of the error pages run as in PyTorch', async () => {
  const lines: Record<string, string> = {
    bug_02_softmax_over_size_one: 'PyTorch runs this line, and makes 1, 1, 1, 1, 1, 1, …',
    bug_09_causal_mask_flipped: 'PyTorch runs this line, and makes -1000000000, 0, 0, 0, -1000000000, -1000000000, …',
    bug_15_column_less_row: 'PyTorch runs this line, and makes 8 × 8 numbers, all 0.',
    bug_25_linear_along_the_wrong_axis: 'PyTorch runs this line, and makes 2 × 4 × 4 numbers, all 0.',
  };
  for (const [name, wanted] of Object.entries(lines)) assert.equal(await line(cases()[name]?.refused ?? ''), wanted, name);
});

test('a law that is broken: who sees whom', async () => {
  const layer = `#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>
using namespace headsup;
constexpr auto all = [](auto const& x) { auto const k = rename<tokens, keys>(x); return attend(softmax<keys>(contract<d_in>(x, k)), k); };
constexpr auto x = laws::numbers<tokens<4>, d_in<3>>(1);
constexpr auto may = [](std::size_t i, std::size_t p) { return i == p; };
`;
  for (const law of ['causal(all, x)', 'window<2>(all, x)', 'sees_only<tokens>(all, may, x)']) {
    const text = `${layer}static_assert(laws::hold<laws::${law}>);\n`;
    const finding = await refusal(text);
    assert.match(finding.text, /^HU072 /);
    const shows = sightProgram(text, finding);
    assert.ok(shows !== undefined, law);
    const { shown: [table] } = await heard(text, shows, null);
    assert.equal(table?.name, 'tokens');
    assert.deepEqual(table.sizes, [4, 4]);
    assert.ok(table.numbers.every((each) => each > 0), table.text);
  }
  const scaled = `${layer}static_assert(laws::hold<laws::order_is_free<tokens>([](auto const& of) { return of + x; }, x)>);\n`;
  assert.equal(sightProgram(scaled, await refusal(scaled)), undefined);
});
