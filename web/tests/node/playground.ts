// What the playground does without a browser: links that carry programs, shapes at the ends of lines, how programs end.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { deflateRawSync, gunzipSync, inflateSync } from 'node:zlib';
import { clang } from '../../build/compiler.ts';
import { examples } from '../../build/examples.ts';
import { site } from '../../build/files.ts';
import { unpacked } from '../../src/compiler/archive.ts';
import { shapeOf, variables } from '../../src/compiler/shapes.ts';
import { Compiler } from '../../src/compiler/tasks.ts';
import { compilerExplorerLink, forCompilerExplorer, publicHeader } from '../../src/playground/compiler_explorer.ts';
import { draftOf, keepDraft } from '../../src/playground/drafts.ts';
import { BrokenLink, codeOf, linkWith, programIn } from '../../src/playground/links.ts';
import { endingOf } from '../../src/playground/running.ts';

const base = unpacked(new Uint8Array(gunzipSync(await readFile(join(site, 'compiler/base.tar.gz')))));
const more = async () => unpacked(new Uint8Array(gunzipSync(await readFile(join(site, 'compiler/more.tar.gz')))));
const compiler = new Compiler(await clang(), base, more, true);
const all = examples();

test('a program comes out of its link as it went in', async () => {
  const programs = ['', 'int main() {}', 'a\r\nb\tc\n', '\0\u0001', '\uFEFF// with a mark', 'Δ 漢字 👩‍🚀', 'x'.repeat(300_000), ...all.examples.map(({ text }) => text)];
  for (const program of programs) {
    const code = await codeOf(program);
    assert.match(code, /^[\w-]+$/);
    assert.equal(await programIn(code), program);
  }
  const link = await linkWith('int main() {}', 'https://host/a/b.html?c#/playground/example/01_attention');
  assert.match(link, /^https:\/\/host\/a\/b\.html\?c#\/playground\/code\/[\w-]+$/);
});

test('a hostile or broken link says so', async () => {
  const code = await codeOf('int main() { return 0; }  // as it was');
  const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
  const hostile = [
    '', '%', '<script>', 'a b', '../../etc/passwd', 'A', code.slice(0, -5), code.slice(3), `${code}=`, 'A'.repeat(400_000),
    url(deflateRawSync(Buffer.alloc(50_000_000))), url(deflateRawSync(Buffer.from([0xff, 0xfe, 0x80]))), url(Buffer.from(Array.from({ length: 200 }, (_, i) => i * 7 % 256))),
  ];
  for (const each of hostile) {
    await assert.rejects(programIn(each), (error: unknown) => error instanceof BrokenLink && /link/.test(error.message), each.slice(0, 60));
  }
});

test('Compiler Explorer is given the program, Boost and the single header', async () => {
  assert.equal(publicHeader('https://learn.example.org/headsup/#/playground'), 'https://learn.example.org/headsup/headsup.hpp');
  assert.equal(publicHeader('https://learn.example.org/headsup/index.html?a=b#/x'), 'https://learn.example.org/headsup/headsup.hpp');
  for (const page of ['http://learn.example.org/', 'https://localhost:8000/', 'http://127.0.0.1/', 'https://192.168.1.4/', 'https://school/', 'https://pi.local/', 'file:///home/x/index.html'])
    assert.equal(publicHeader(page), null, page);

  const text = '#include <headsup/headsup.hpp>\n#include <headsup/parallel/worker_threads.hpp>\n#include <cstdio>\n';
  assert.equal(forCompilerExplorer(text, null, ''), '#define HEADSUP_WORKER_THREADS\n#include "headsup.hpp"\n\n#include <cstdio>\n');
  assert.equal(forCompilerExplorer('#include <headsup/tokenizer/byte_pairs.hpp>\n', null, ''), '#define HEADSUP_BYTE_PAIRS\n#include "headsup.hpp"\n');
  assert.match(forCompilerExplorer(text, 'https://a/headsup.hpp', ''), /^#include <https:\/\/a\/headsup.hpp>$/m);

  const link = await compilerExplorerLink(text) as string;
  const [, state] = /^https:\/\/godbolt\.org\/clientstate\/(.*)$/.exec(link) ?? [];
  const { sessions } = JSON.parse(inflateSync(Buffer.from(decodeURIComponent(state as string), 'base64')).toString());
  assert.equal(sessions[0].source, text);
  assert.deepEqual(sessions[0].compilers.map((each: { id: string }) => each.id), ['g142', 'clang1910']);
  assert.ok(sessions[0].compilers.every((each: { options: string; libs: { id: string }[] }) => each.options.includes('-std=c++20') && each.libs[0]?.id === 'boost'));
  assert.equal(await compilerExplorerLink(Array.from({ length: 9000 }, (_, i) => (i * i * 7919 % 65_521).toString(36)).join(' ')), null);
});

test('what Compiler Explorer is given compiles there', async () => {
  // As there, with the compilers of a machine.
  // The one that includes most.
  const { text } = all.examples.find(({ name }) => name === '28_serving') as { text: string };
  const { status, stderr } = spawnSync('clang++-19', ['-std=c++20', '-fsyntax-only', '-I', site, '-x', 'c++', '-'],
    { input: forCompilerExplorer(text, null, all.inputs), encoding: 'utf8' });
  assert.equal(status, 0, stderr.slice(0, 2000));
});

test('every example has a number and a title', () => {
  assert.deepEqual(all.examples.map(({ number }) => number), all.examples.map((_, i) => i + 1));
  for (const { title } of all.examples) assert.match(title, /^[A-Z][^\n]{10,}[^.]$/);
});

/** What a program says of itself: has_shape<decltype(weights), tokens<6>, keys<6>>, without what types remember. */
function claims(text: string): { name: string; axes: string }[] {
  return [...text.matchAll(/static_assert\(has_shape<decltype\((\w+)\), ((?:\w+<(?:\d+|dynamic)>(?:, )?)+)>\)/g)]
    .map(([, name, axes]) => ({ name: name as string, axes: axes as string }));
}

test('the shapes of examples are those that they assert', async () => {
  let compared = 0;
  for (const { name, text } of all.examples.filter((each) => claims(each.text).length > 0)) {
    const shapes = await compiler.shapes(text);
    for (const claim of claims(text)) {
      const found = shapes.filter((each) => each.name === claim.name).map(({ shape }) => shape.replace(/ \(.*/, ''));
      if (found.length === 0) continue;
      assert.ok(found.includes(claim.axes), `${name}: ${claim.name} is ${claim.axes}, not ${found.join(' or ')}`);
      ++compared;
    }
    const lines = text.split('\n');
    for (const shape of shapes) assert.ok(lines[shape.line - 1]?.includes(shape.name), `${name}: line ${shape.line} does not make ${shape.name}`);
    assert.ok(shapes.length > 0 || /^(02|08|15|17)_/.test(name), `${name} has no shapes`);
  }
  assert.ok(compared >= 15, `only ${compared} claims were found`);
});

const head = '#include <headsup/headsup.hpp>\nusing namespace headsup;\n';
const given = `${head}constexpr auto x = ones<float, tokens<2>, d_in<3>>();\n`;
const x = '3 x tokens<2>, d_in<3>';
const odd: [about: string, program: string, shapes: string[]][] = [
  ['nothing', '', []],
  ['a comment that does not end', '/* auto x = 1;', []],
  ['no headsup at all', 'auto i = 1;\nint main() {}\n', []],
  ['constants', given, [x]],
  ['an explicit type', `${head}tensor<float, keys<5>, d_out<7>> y{};\n`, ['3 y keys<5>, d_out<7>']],
  ['two in one declaration', `${head}tensor<float, keys<5>> a{}, b{};\n`, ['3 a keys<5>', '3 b keys<5>']],
  ['two on a line', `${given}auto a = x; auto b = transpose(x);\n`, [x, '4 a tokens<2>, d_in<3>', '4 b d_in<3>, tokens<2>']],
  ['several lines', `${given}auto\n  y\n  =\n  transpose(\n    x);\n`, [x, '5 y d_in<3>, tokens<2>']],
  ['no line break at the end', `${given}auto y = x;`, [x, '4 y tokens<2>, d_in<3>']],
  ['semicolons in comments and texts', `${given}auto y = x /* ; */; // ; auto z = x;\nchar const* s = "auto q = x;";\n`, [x, '4 y tokens<2>, d_in<3>']],
  ['a raw text', `${given}char const* s = R"(\nauto q = x;\n)";\nauto y = x;\n`, [x, '7 y tokens<2>, d_in<3>']],
  ['carriage returns', given.replaceAll('\n', '\r\n') + 'auto y = x;\r\n', [x, '4 y tokens<2>, d_in<3>']],
  ['tabs', `${given}\tauto\ty\t=\tx;\n`, [x, '4 y tokens<2>, d_in<3>']],
  ['other alphabets', `${given}auto größe = x; // 漢字 👩‍🚀\nauto y = größe;\n`, [x, '4 größe tokens<2>, d_in<3>', '5 y tokens<2>, d_in<3>']],
  ['references, pointers, const', `${given}auto const& r = x;\nauto* p = &x;\nconst auto c = x;\nauto&& rr = x;\n`, [x, '4 r tokens<2>, d_in<3>', '6 c tokens<2>, d_in<3>', '7 rr tokens<2>, d_in<3>']],
  ['structured bindings', `${given}int main() {\n  auto [a, b] = chunk<tokens, 2>(x);\n}\n`, [x, '5 a tokens<1>, d_in<3>', '5 b tokens<1>, d_in<3>']],
  ['for heads', `${given}int main() {\n  for (auto y = x; y(0, 0) < 0;) {\n    auto z = y;\n  }\n  for (auto const& v : {x, x}) auto w = v;\n}\n`, [x, '6 z tokens<2>, d_in<3>']],
  ['if and switch', `${given}int main() {\n  if (auto y = x; y(0, 0) > 0) {\n    auto z = y;\n  } else\n    auto q = y;\n  switch (1) {\n    case 1: {\n      auto w = x;\n    }\n  }\n}\n`,
    [x, '6 z tokens<2>, d_in<3>', '11 w tokens<2>, d_in<3>']],
  ['templates', `${given}template <class T> auto f(T t) { auto y = t; return y; }\nauto g(auto t) { auto y = t; return y; }\nauto h(Tensor auto const& t) { auto y = t; return y; }\nauto y = f(g(h(x)));\n`,
    [x, '7 y tokens<2>, d_in<3>']],
  ['lambdas', `${given}int main() {\n  auto f = [](auto t) { auto y = t; return y; };\n  auto g = [] { auto y = x; return y; };\n  auto h = []<class T>(T t) { auto y = t; return y; };\n  auto z = f(h(g()));\n}\n`,
    [x, '6 y tokens<2>, d_in<3>', '8 z tokens<2>, d_in<3>']],
  ['fields and methods', `${given}struct s {\n  tensor<float, keys<5>> field{};\n  static constexpr auto shared = x;\n  auto method() { auto y = x; return y; }\n};\n`, [x, '7 y tokens<2>, d_in<3>']],
  ['namespaces', `${given}namespace a { namespace { auto y = x; } }\nnamespace b::c {\nauto z = x;\n}\n`, [x, '4 y tokens<2>, d_in<3>', '6 z tokens<2>, d_in<3>']],
  ['macros', `${given}#define MAKE(name) auto name = x;\nMAKE(a)\n#define LONG auto b = x; \\\n  auto c = x;\nLONG\nauto y = x;\n`, [x, '9 y tokens<2>, d_in<3>']],
  ['what is left out', `${given}#if 0\nauto y = x;\n#else\nauto z = x;\n#endif\n`, [x, '7 z tokens<2>, d_in<3>']],
  ['the same name twice', `${given}int main() {\n  { auto y = x; }\n  { auto y = transpose(x); }\n}\n`, [x, '5 y tokens<2>, d_in<3>', '6 y d_in<3>, tokens<2>']],
  ['names of our own', `${head}template <std::size_t N> struct pixels : headsup::axis<"pixels", N> {};\nnamespace { template <std::size_t N> struct rows : headsup::axis<"rows", N> {}; }\nauto y = ones<float, pixels<7>, rows<2>>();\n`,
    ['5 y pixels<7>, rows<2>']],
  ['a mistake of shapes', `${given}auto a = x;\nauto b = contract<heads>(x, x);\nauto c = b;\nauto d = transpose(x);\n`, [x, '4 a tokens<2>, d_in<3>', '7 d d_in<3>, tokens<2>']],
  ['an unknown name', `${given}auto a = nowhere;\nauto b = x;\n`, [x, '5 b tokens<2>, d_in<3>']],
  ['an unfinished line', `${given}auto b = matmul(x, \n\nint main() {}\n`, [x]],
  ['an unfinished function', `${given}int main() {\n  auto y = x;\n`, [x, '5 y tokens<2>, d_in<3>']],
  ['braces of many kinds', `${given}tensor<float, keys<2>> a {}, b{1, 2}, c = {3, 4}, d({{5, 6}});\nauto e = tensor<float, keys<2>>{\n  {7, 8},  // it's a comment }\n};\nenum class kind { one, two };\nstruct empty {};\nstruct derived : empty {};\nauto f = [] { return tensor<float, keys<2>>{}; }();\nauto g = x;\n`,
    [x, '4 a keys<2>', '4 b keys<2>', '4 c keys<2>', '4 d keys<2>', '5 e keys<2>', '11 f keys<2>', '12 g tokens<2>, d_in<3>']],
  ['numbers with marks', `${given}auto n = 1'000'000; auto c = '"'; auto y = x; auto s = "it's";\n`, [x, '4 y tokens<2>, d_in<3>']],
  ['a brace too many', `${given}}\nauto y = x;\n`, [x, '5 y tokens<2>, d_in<3>']],
  ['a semicolon too few', `${given}auto y = x\nauto z = x;\n`, [x, '5 z tokens<2>, d_in<3>']],
  ['thirty mistakes before', `${given}${Array.from({ length: 30 }, (_, i) => `auto a${i} = nowhere${i};`).join('\n')}\nauto y = x;\n`, [x, '34 y tokens<2>, d_in<3>']],
  ['a variable that hides a role', `${given}int main() {\n  auto keys = x;\n  auto y = rename<tokens, headsup::keys>(x);\n}\n`, [x, '5 keys tokens<2>, d_in<3>', '6 y keys<2>, d_in<3>']],
  ['a warning of the program itself', `${given}[[deprecated("headsup_says_the_type_of<0, int>")]] int old;\nint i = old;\nauto y = x;\n`, [x, '6 y tokens<2>, d_in<3>']],
  ['what types remember', `${given}auto w = softmax<d_in>(x);\nauto m = merge<d_out, tokens, d_in>(x);\nauto h = split<d_out, tokens<2>, d_in<3>>(m);\n`,
    [x, '4 w tokens<2>, d_in<3> (d_in sum to 1)', '5 m d_out<6> (d_out: tokens<2> × d_in<3>)', '6 h tokens<2>, d_in<3>']],
  ['one number', `${given}auto s = sum<tokens, d_in>(x);\nauto n = 2.0f;\n`, [x, '4 s no axes: one number']],
];

for (const [about, program, expected] of odd) {
  test(`shapes: ${about}`, async () => {
    const shapes = await compiler.shapes(program);
    assert.deepEqual(shapes.map(({ line, name, shape }) => `${line} ${name} ${shape}`), expected);
  });
}

test('what a check says does not depend on shapes that were asked for', async () => {
  for (const program of [given, `${given}auto b = contract<heads>(x, x);\n`, `${given}auto b = matmul(x, \n`]) {
    const before = await compiler.check(program);
    await compiler.shapes(program);
    assert.deepEqual({ ...await compiler.check(program), seconds: 0 }, { ...before, seconds: 0 });
    assert.doesNotMatch(before.output, /headsup_says/);
  }
});

test('types are read as Clang prints them', () => {
  assert.equal(shapeOf('const headsup::tensor<float, headsup::tokens<4294967295>, headsup::normalized_on_average<headsup::keys<6>>> &'),
    'tokens<dynamic>, keys<6> (keys sum to 1 on average)');
  assert.equal(shapeOf('headsup::tensor_view<const float, headsup::d_out<2>>'), 'd_out<2>');
  assert.equal(shapeOf('headsup::tensor<float, headsup::headsup_detail::zero_where_hidden<headsup::keys<6>, true>>'), 'keys<6> (hidden keys are 0)');
  assert.equal(shapeOf('headsup::tensor<float, headsup::headsup_detail::weighed<headsup::keys<6>>>'), 'keys<6> (weighed along keys)');
  assert.equal(shapeOf('headsup::tensor<float, headsup::lower_triangle<headsup::normalized<headsup::keys<6>>, headsup::tokens<6>, 0>>'), 'keys<6> (keys sum to 1; later keys are 0)');
  assert.equal(shapeOf('headsup::tensor<bool, headsup::keeps<headsup::keys<6>>>'), 'keys<6> (true for keys that may be seen)');
  assert.equal(shapeOf('headsup::tensor<bool, headsup::batch<2>, headsup::hides<headsup::keys<6>>>'), 'batch<2>, keys<6> (true for hidden keys)');
  assert.equal(shapeOf('headsup::tensor<float, headsup::pooled<headsup::d_in<3>, headsup::batch<2>>>'), 'd_in<3>');
  for (const type of ['int', 'headsup::shape_mistake', 'std::array<headsup::tensor<float, headsup::keys<2>>, 3>', 'headsup::linear<headsup::d_in<3>, headsup::d_out<2>>', ''])
    assert.equal(shapeOf(type), null, type);
});

test('a program of a megabyte is parsed in time', () => {
  const start = process.cpuUsage().user;
  assert.equal(variables('auto y = f(x);\n'.repeat(20_000)).length, 20_000);
  assert.ok(process.cpuUsage().user - start < 5e6);
});

test('how a program ended is said in words', () => {
  const words = (...ended: Parameters<typeof endingOf>): string => endingOf(...ended).words;
  assert.equal(words(0, '', '', 0.0123), 'It ended after 12 ms.');
  assert.equal(words(3, '', 'oh no', 1.26), 'It ended with the exit status 3, after 1.3 s.');
  const asserted = endingOf(134, 'It was aborted.', 'before\nAssertion failed: f(x) == (2) (program.cpp: main: 7)\n', 1);
  assert.deepEqual(asserted, { good: false, words: 'The program stopped: the assertion f(x) == (2) is false.', line: 7 });
  assert.equal(endingOf(134, 'It was aborted.', 'Assertion failed: n (/sdk/include/headsup/a.hpp: at: 7)\n', 1).line, 0);
  assert.equal(words(137, 'You stopped it.', '', 1), 'You stopped it.');
});

test('drafts are kept by where they began, and the oldest give way', () => {
  assert.equal(draftOf('own'), undefined);
  for (let i = 0; i < 30; ++i) keepDraft(`example/${i}`, `changed ${i}`, 'original');
  assert.equal(draftOf('example/29'), 'changed 29');
  assert.equal([...Array(30).keys()].filter((i) => draftOf(`example/${i}`) !== undefined).length, 20);
  assert.equal(draftOf('example/10'), 'changed 10');
  keepDraft('example/29', 'original', 'original');
  assert.equal(draftOf('example/29'), undefined);
});

const said: [about: string, lines: string, words: RegExp, fix?: string][] = [
  ['a tensor that is too large for a constant', 'constexpr auto big = ones<float, tokens<6>, d_in<768>>();', /^HU038 tensor: over 16 KiB/, 'const instead of constexpr'],
  ['a layer that takes too long for a constant', 'constexpr auto big = linear<d_in<768>, d_out<768>>{torch_generator{1}};', /^Too much to compute for a constant: write const instead of constexpr/],
  ["headsup's words, behind the compiler's own", 'char const* wrong = 5;\nauto y = contract<heads>(x, x);', /^HU003 contract<heads>/],
  ["the compiler's words, where what follows may be a guess", 'auto y = nowhere;\nauto z = contract<heads>(x, x);', /^use of undeclared identifier 'nowhere'/],
  ["a mistake where PyTorch's words are known", '#include "finish/torch.hpp"\nconstexpr auto y = torch.tensor([[1, 2], [3, 4]]);', /^Numbers stand in braces/],
  ["the first of PyTorch's words in a line", 'auto y = F.softmax(x / x.shape[-1]**0.5, dim=-1);', /^This is PyTorch's\./],
];

for (const [about, lines, words, fix] of said) {
  test(`told first: ${about}`, async () => {
    const { finding } = await compiler.check(`${given}${lines}\n`);
    assert.match(finding?.text ?? '', words);
    if (fix !== undefined) assert.equal(finding?.fix, fix);
  });
}
