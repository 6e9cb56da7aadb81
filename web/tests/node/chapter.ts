// The chapter's program as the page runs it: what it refuses, and whether the page lights what a number is made of.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { Tiktoken } from 'js-tiktoken/lite';
import ranks from 'js-tiktoken/ranks/gpt2';
import type { Chapter, Refused, Section, Shapes, Tensor } from '../../src/chapter/events.ts';
import { choicesIn, linkWithChoices } from '../../src/chapter/choices_link.ts';
import { stepsOf } from '../../src/chapter/steps.ts';
import { arithmetic, madeFrom, madeOf } from '../../src/chapter/tensors.ts';
import type { ChapterFile } from '../../src/chapter/types.ts';
import { tokensIn, type Token } from '../../src/chapter/tokens.ts';
import { writtenIn } from '../../src/chapter/written.ts';
import { runHere } from '../../src/page/wasi.ts';

declare const ROOT: string;
const site = join(ROOT, 'build/site');
const program = new WebAssembly.Module(gunzipSync(readFileSync(join(site, 'chapter/chapter.wasm.gz'))));
const file = JSON.parse(gunzipSync(readFileSync(join(site, 'data/chapter.json.gz'))).toString()) as ChapterFile;

function run(args: string[]): { status: number; said: Chapter | Refused } {
  let printed = '';
  const { status } = runHere(program, args, (_, text) => { printed += text; });
  return { status, said: JSON.parse(printed) as Chapter | Refused };
}

function sections(...given: string[]): Section[] {
  const { status, said } = run(given.flatMap((each) => ['--given', each]));
  assert.ok(status === 0 && 'sections' in said, JSON.stringify(said).slice(0, 200));
  return said.sections;
}

const shapesOf = (all: Section[]): Shapes[] => all.flatMap(({ events }) => events.filter((event) => event.type === 'shapes')) as Shapes[];

test('the page begins with what the program prints', () => {
  assert.deepEqual(file.chapter.sections.filter(({ id }) => id !== 'gpt2'), sections());
});

test('every formula is MathML', () => {
  for (const { events } of file.chapter.sections) {
    for (const event of events) if (event.type === 'formula') assert.match(file.formulas[event.tex] ?? '', /^<math[^]*<\/math>$/);
  }
});

test('a refused value is said with its name', () => {
  for (const given of ['seed=-1', 'seed=4294967296', 'seed=x', 'temperature=0', 'inputs=1,2', 'words=one two', 'nonsense=1']) {
    const { status, said } = run(['--given', given]);
    assert.equal(status, 2, given);
    assert.ok('error' in said && said.error !== '', given);
  }
});

test('words may have any letters', () => {
  const words = ['Ünï', '日本', 'é', '🙂', '"', '<b>'];
  const all = sections(`words=${words.join(' ')}`);
  const map = all.flatMap(({ events }) => events).find((event) => event.type === 'heat_map');
  assert.deepEqual(map?.type === 'heat_map' ? map.columns : [], words);
});

/** Not only written with other digits, as happens when another number of the same tensor becomes large or small. */
function differ(one: string, other: string): boolean {
  const [x, y] = [Number(one.replace('inf', 'Infinity')), Number(other.replace('inf', 'Infinity'))];
  return x !== y && Math.abs(x - y) > 2e-4 * Math.max(1, Math.abs(x), Math.abs(y));
}

test('a number changes only if one that it is made of does', () => {
  const before = shapesOf(sections());
  const given = file.chapter.sections.flatMap(({ events }) => events).find((event) => event.type === 'given' && event.name === 'inputs');
  assert.ok(given?.type === 'given');
  let changes = 0;
  let others = 0;
  for (const [i, value] of given.initial.entries()) {
    const inputs = given.initial.map((each, other) => other === i ? String(Number(value) + 1.5) : each);
    const after = shapesOf(sections(`inputs=${inputs.join(',')}`));
    assert.equal(after.length, before.length);
    for (const [which, shapes] of before.entries()) {
      const now = after[which] as Shapes;
      if (shapes.made === null) continue;
      const lit = new Set(shapes.from.flatMap((tensor, input) =>
        tensor.cells.flatMap((text, cell) => now.from[input]?.cells[cell] === text ? [] : [...madeFrom(shapes, input, cell)])));
      // A difference may be too small to be seen in an input, and seen in what is computed with it.
      if (lit.size === 0) continue;
      for (const [cell, text] of shapes.to.cells.entries()) {
        if (differ(now.to.cells[cell] ?? '', text)) {
          assert.ok(lit.has(cell), `${shapes.to.name}: number ${cell} changed with inputs ${i}`);
          ++changes;
        } else if (!lit.has(cell)) {
          ++others;
        }
      }
    }
  }
  assert.ok(changes > 1000 && others > 1000, `${changes} changed, ${others} did not`);
});

test('what a number is made of is used for it', () => {
  for (const shapes of shapesOf(sections())) {
    if (shapes.made === null || shapes.to.cells.length === 0) continue;
    for (let cell = 0; cell < shapes.to.cells.length; cell += 5) {
      for (const [input, cells] of madeOf(shapes, cell).entries()) {
        assert.ok(shapes.from.length > 1 || cells.size > 0, `${shapes.to.name}: number ${cell} is made of nothing`);
        for (const each of cells) assert.ok(madeFrom(shapes, input, each).has(cell));
      }
    }
  }
});

test('every event is drawn, and variables of one name are told apart', () => {
  for (const section of file.chapter.sections) {
    const blocks = stepsOf(section).flatMap((step) => step.blocks);
    const drawings = blocks.filter((block) => block.kind === 'drawing');
    assert.equal(drawings.filter(({ shapes }) => shapes !== null).length, section.events.filter(({ type }) => type === 'shapes').length);
    for (const event of section.events) {
      if (event.type === 'result' && event.of !== null) assert.ok(drawings.some(({ tensor, printed }) => printed && tensor.printed === event.of?.printed));
      if (event.type === 'heat_map') assert.ok(drawings.some(({ heat }) => heat === event));
      if (event.type === 'refusal') assert.ok(blocks.some((block) => block.kind === 'refusal' && block.text === event.text));
    }
  }
  const mistake = file.chapter.sections.find(({ id }) => id === 'mistake');
  const links = mistake === undefined ? [] : stepsOf(mistake).flatMap(({ blocks }) => blocks.flatMap((block) => block.kind === 'code' ? block.statements.map(({ makes }) => makes) : []));
  assert.ok(links.includes('weights-1') && links.includes('weights-2'));
});

/** What the page shows of a text, from the program that it loads for that. */
const bytePairs = new WebAssembly.Module(gunzipSync(readFileSync(join(site, 'chapter/byte_pairs.wasm.gz'))));
function tokensOf(text: string): Token[] {
  let printed = '';
  const { status } = runHere(bytePairs, [text], (_, part) => { printed += part; });
  assert.equal(status, 0, printed);
  return tokensIn(printed);
}

test('the tokens of a sentence are those of GPT-2', () => {
  const tokens = tokensOf('Your journey starts with one step.');
  assert.deepEqual(tokens.map(({ id }) => id), [7120, 7002, 4940, 351, 530, 2239, 13]);
  assert.deepEqual(tokens.map(({ text }) => text), ['Your', 'Ġjourney', 'Ġstarts', 'Ġwith', 'Ġone', 'Ġstep', '.']);
  assert.deepEqual(tokensOf(''), []);
  // As what it is: a reader's text has no special tokens.
  assert.ok(tokensOf('<|endoftext|>').length > 1);
});

test('the tokens of any text are those of js-tiktoken, and show each of its bytes', () => {
  const others = new Tiktoken(ranks);
  for (const text of ['Akwirw ier', '  two  blanks ', 'naïve café', '日本語', '🙂🇪🇺', 'a\u0001b\u200bc', 'I\'ll 12345 \t!', '\ufffd', ' Insurance Ptr Tammy']) {
    const tokens = tokensOf(text);
    assert.deepEqual(tokens.map(({ id }) => id), others.encode(text, [], []), text);
    assert.equal(tokens.reduce((sum, { bytes }) => sum + bytes, 0), Buffer.byteLength(text), text);
    // Whole again once the tokens are together.
    const again = tokens.map(({ text: shown }) => shown.replaceAll('Ġ', ' ')).join('');
    const bytes = again.split(/(<0x[0-9A-F]{2}>)/).map((part, at) => at % 2 === 1 ? Buffer.from([Number(part.slice(1, -1))]) : Buffer.from(part));
    assert.equal(Buffer.concat(bytes).toString(), text);
    assert.ok(!/\p{C}/u.test(tokens.map(({ text: shown }) => shown).join('')), text);
  }
  assert.deepEqual(tokensOf('🙂').map(({ text }) => text), ['<0xF0><0x9F>', '<0x99><0x82>']);
});

test('the GPT of the page writes what it writes in PyTorch, and its heads see what is before them', () => {
  const writing = new WebAssembly.Module(gunzipSync(readFileSync(join(site, 'chapter/writing.wasm.gz'))));
  const pytorch = readFileSync(join(ROOT, 'examples/trained/written.hpp'), 'utf8');
  const [likeliest, drawn] = [...pytorch.matchAll(/"(You may [^"]{20,})"/g)].map(([, text]) => text?.replaceAll('\\n', '\n'));
  const write = (temperature: string) => {
    let printed = '';
    const { status } = runHere(writing, ['You may ', '123', temperature], (_, part) => { printed += part; });
    assert.equal(status, 0, printed);
    return writtenIn(printed);
  };
  assert.equal(write('0').text, likeliest);
  const { text, weights } = write('0.8');
  assert.equal(text, drawn);
  assert.deepEqual(weights.map((heads) => heads.length), [4, 4]);
  for (const rows of weights.flat()) {
    rows.forEach((row, letter) => {
      assert.equal(row.length, letter + 1);
      assert.ok(Math.abs(row.reduce((sum, each) => sum + each, 0) - 100) <= row.length / 2, 'percents are rounded');
    });
  }
});

test('a number of a product is written as its sum, and any other number is not', () => {
  const numbers = (name: string, cells: string[]) => ({ name, axes: [], cells, printed: '' }) as unknown as Tensor;
  const lit = [new Set([0, 1]), new Set([0, 1])];
  assert.equal(arithmetic([numbers('a', ['0.5', '-2']), numbers('b', ['4', '0.25'])], lit, '1.5000'), '0.5·4 + -2·0.25');
  assert.equal(arithmetic([numbers('a', ['0.5', '-2']), numbers('b', ['4', '0.25'])], lit, '1.6000'), '');
  assert.equal(arithmetic([numbers('a', ['0.5', '-2'])], [new Set([0, 1])], '-1.5'), '');
});

test('a link carries what was chosen, and takes nothing else', () => {
  const choices = { words: ['Your', 'näïve', 'a=b'], '3.4.1/seed': ['7'] };
  const link = linkWithChoices('3.3.1', choices, 'https://example.org/a/#/chapter/3.5.1');
  assert.ok(link.startsWith('https://example.org/a/#/chapter/3.3.1/'));
  const parts = link.replace(/^.*#\//, '').split('/').slice(2).map(decodeURIComponent);
  assert.deepEqual(choicesIn(parts), choices);
  assert.deepEqual(choicesIn(['', 'words', 'words=7', 'words=["a", 7]', 'words=[', 'words=[]', '<b>=["a"]', `words=["${'a'.repeat(101)}"]`]), {});
});
