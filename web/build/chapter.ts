// The chapter: its programs, compiled to WebAssembly, and what they print for what the book gives, so that it can be read
// before any WebAssembly has come, and without.

import katex from 'katex';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Chapter, Section } from '../src/chapter/events.ts';
import type { ChapterFile } from '../src/chapter/types.ts';
import { packed } from '../src/compiler/archive.ts';
import { link, optimised } from '../src/compiler/options.ts';
import type { Tree } from '../src/compiler/toolchain.ts';
import { runHere } from '../src/page/wasi.ts';
import { clang, objectOf, packageVersion } from './compiler.ts';
import { compressed, hash, made, read, root, treeOf, write, writeData } from './files.ts';

/** The optimiser's level: GPT-2's kernels need it, and the chapter's small tensors do not. */
const programs = { chapter: '-O1', gpt2: '-O2' };
/** Programs with files of their own, which are loaded for one part of the chapter. */
const alone = ['byte_pairs.cpp', 'writing.cpp'];
/** They throw nothing, so what comes with exceptions is left out. */
const without = ['-O2', '-fcxx-exceptions', '-fexceptions'];

async function compiled(name: string, level: string, sdk: Tree, sources: Tree): Promise<Uint8Array> {
  const code = await objectOf(`web/cpp/${name}.cpp`, [...optimised.filter((option) => !without.includes(option)), level,
    '-DHEADSUP_CHAPTER_LIVE', '-I', 'sources/demo'], `sources/web/${name}.cpp`, { sdk, sources });
  const run = await clang();
  const linked = await run(link(['program.o']), { sdk, 'program.o': code });
  if (linked.code !== 0) throw new Error(`web/cpp/${name}.cpp cannot be linked:\n${linked.output}`);
  return linked.made;
}

/** What it prints with these arguments. */
export async function chapterOf(program: Uint8Array, args: string[] = []): Promise<Chapter> {
  let printed = '';
  const { status, stopped } = runHere(await WebAssembly.compile(program as BufferSource), args, (_, text) => { printed += text; });
  if (status !== 0) throw new Error(`the chapter ended with status ${status}. ${stopped}\n${printed}`);
  return JSON.parse(printed) as Chapter;
}

/** Formulas side by side are several, so that they can stand below each other on a narrow screen. */
function mathml(tex: string): string {
  return tex.split('\\qquad').map((each) => {
    // A word such as exp is upright.
    const whole = katex.renderToString(each, { output: 'mathml', displayMode: true, strict: 'error' }).replace(/<mi>(?=\w{2})/g, '<mi mathvariant="normal">');
    // Without KaTeX's own frame, and without the TeX beside what is made of it.
    const math = /<math[\s\S]*<\/math>/.exec(whole)?.[0] ?? '';
    return math.replace(/<annotation[\s\S]*?<\/annotation>/, '').replace(/<\/?semantics>/g, '');
  }).join('');
}

/** Returns what its programs print. */
export async function buildChapter(sdk: Tree): Promise<Chapter> {
  const sources: Tree = {
    web: treeOf(join(root, 'web/cpp'), (path) => !alone.includes(path)), demo: treeOf(join(root, 'examples/demo'), (path) => path.startsWith('chapter/')),
  };
  const key = hash(packageVersion, packed({ headsup: treeOf(join(root, 'include/headsup')) }), packed(sources), read('web/src/compiler/options.ts'),
    JSON.stringify([programs, without]));
  const sections: Section[] = [];
  for (const [name, level] of Object.entries(programs)) {
    const program = await made(`${name}.wasm`, key, () => compiled(name, level, sdk, sources));
    write(`chapter/${name}.wasm.gz`, compressed(program));
    const said = await made(`${name}.json`, key, async () => new TextEncoder().encode(JSON.stringify(await chapterOf(program))));
    sections.push(...(JSON.parse(new TextDecoder().decode(said)) as Chapter).sections);
  }
  await buildThoseAlone(sdk);
  writeData('chapter', fileOf(sections));
  return { sections };
}

/** Programs that have a file in them: GPT-2's vocabulary for a reader's own sentence, the weights of the one that writes. */
async function buildThoseAlone(sdk: Tree): Promise<void> {
  const trained = new Uint8Array(readFileSync(join(root, 'examples/trained/gpt.safetensors')));
  const files: Record<string, Tree> = { byte_pairs: { 'gpt2.tiktoken': vocabulary() }, writing: { 'gpt.safetensors': trained } };
  for (const [name, file] of Object.entries(files)) {
    const sources: Tree = { web: { [`${name}.cpp`]: read(`web/cpp/${name}.cpp`), ...file } };
    const key = hash(packageVersion, packed({ headsup: treeOf(join(root, 'include/headsup')) }), packed(sources), read('web/src/compiler/options.ts'));
    write(`chapter/${name}.wasm.gz`, compressed(await made(`${name}.wasm`, key, () => compiled(name, '-O2', sdk, sources))));
  }
}

/** Tokens with their ranks, a line each, as the package has them in few. */
function vocabulary(): string {
  const { bpe_ranks } = createRequire(import.meta.url)('js-tiktoken/ranks/gpt2') as { bpe_ranks: string };
  return bpe_ranks.split('\n').filter((line) => line !== '').flatMap((line) => {
    const [, first, ...tokens] = line.split(' ');
    return tokens.map((token, at) => `${token} ${Number(first) + at}\n`);
  }).join('');
}

export function fileOf(sections: Section[]): ChapterFile {
  const formulas = sections.flatMap(({ events }) => events.flatMap((event) => event.type === 'formula' ? [event.tex] : []));
  return { chapter: { sections }, formulas: Object.fromEntries(formulas.map((tex) => [tex, mathml(tex)])) };
}
