// The compiler as static files: Clang, the headers that lessons read with headsup precompiled, and what else programs need.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packed, unpacked } from '../src/compiler/archive.ts';
import { checking, optimised, parts, precompile, precompiled, quick } from '../src/compiler/options.ts';
import { isFolder, joined, toolchain, type Run, type Tree } from '../src/compiler/toolchain.ts';
import { hash, made, read, root, tightlyCompressed, treeOf, write } from './files.ts';

const package_ = dirname(createRequire(import.meta.url).resolve('@yowasp/clang'));
export const packageVersion = (JSON.parse(readFileSync(join(package_, '../package.json'), 'utf8')) as { version: string }).version;

let started: Promise<Run> | undefined;

/** Clang in this process. */
export function clang(): Promise<Run> {
  started ??= import('@yowasp/clang').then(toolchain);
  return started;
}

/** Nobody reads comments there, except who looks for a licence; lines keep their numbers. */
function withoutComments(tree: Tree): Tree {
  const shorter = (text: string): string => text
    .replace(/^ *\/\*(?:(?!\*\/)[^])*\*\/ *$/gm, (comment) => /copyright|licen[cs]e/i.test(comment) ? comment : comment.replace(/[^\n]+/g, ''))
    .replace(/^(?!\/\/.*(?:\*- C|===|LLVM|licen[cs]e|copyright|SPDX)) *\/\/.*(?<!\\)$/gim, '');
  return Object.fromEntries(Object.entries(tree).map(([name, entry]) => [name, isFolder(entry) ? withoutComments(entry)
    : shorter(typeof entry === 'string' ? entry : new TextDecoder().decode(entry))]));
}

/** All there is: Clang's and the standard library's, Boost's, headsup's. */
export function everything(boost: string): Tree {
  const own = unpacked(new Uint8Array(readFileSync(join(package_, 'llvm-resources.tar'))));
  const hana = /^(hana|config|core|detail|mpl|preprocessor|predef|type_traits|tuple|[a-z_]+\.hpp$)/;
  const headers = { headsup: treeOf(join(root, 'include/headsup')), boost: treeOf(boost, (path) => hana.test(path)) };
  return { ...own, include: withoutComments(joined(own['include'] as Tree, headers)) };
}

/** Headers that a lesson or a first program may ask for, besides those that headsup reads. */
const expected = `
#include <headsup/headsup.hpp>
#include <headsup/axes/hana.hpp>
#include <headsup/by_place.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/laws.hpp>
#include <headsup/layers/hana.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/parts.hpp>
#include <headsup/serving.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>
#include <array>
#include <cassert>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <type_traits>
#include <utility>
`;
/** What programs may ask for on top of that. */
const optional = `
#include <boost/hana.hpp>
`;

async function readBy(run: Run, sdk: Tree, program: string): Promise<Set<string>> {
  const args = [...checking, '-Eonly', '-x', 'c++', 'a.cpp', '-dependency-file', '-', '-MT', 'a', '-sys-header-deps'];
  const { code, output, made } = await run(args, { sdk, 'a.cpp': program });
  if (code !== 0) throw new Error(`Clang cannot read the headers that programs need:\n${output}`);
  return new Set(new TextDecoder().decode(made).match(/(?<=\/sdk\/)\S+/g) ?? []);
}

/** The files whose paths are wanted. */
function only(tree: Tree, wanted: (path: string) => boolean, path = ''): Tree {
  const result: Tree = {};
  for (const [name, entry] of Object.entries(tree)) {
    const here = path + name;
    if (isFolder(entry)) {
      const below = only(entry, wanted, `${here}/`);
      if (Object.keys(below).length > 0) result[name] = below;
    } else if (wanted(here)) {
      result[name] = entry;
    }
  }
  return result;
}

function pathsOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, entry]) => isFolder(entry) ? pathsOf(entry, `${path}${name}/`) : [path + name]);
}

/** Needed by nobody here: other processors, other standard libraries, what WebAssembly lacks. */
const superfluous = /__cxx03\/|\.so$|^share\/|experimental|^include\/(?!wasm|boost|headsup|c\+\+|std|float|limits|iso646|__)[^/]*\.h$|^include\/(sanitizer|ppc_wrappers|openmp_wrappers|cuda_wrappers|llvm_\w+|hlsl|profile|fuzzer|xray|orc)\//;

/** The object file of one of the files given; `source` is where it is in the repository. */
export async function objectOf(source: string, options: string[], path: string, files: Tree): Promise<Uint8Array> {
  const run = await clang();
  const { code, output, made } = await run([...options, '-emit-obj', '-o', '-', '-x', 'c++', path], files);
  if (code !== 0) throw new Error(`${source} does not compile:\n${output}`);
  return made;
}

async function readBefore(run: Run, sdk: Tree, options: string[], file: string): Promise<Tree> {
  const { code, output, made } = await run(precompile(options), { sdk });
  if (code !== 0) throw new Error(`headsup cannot be precompiled:\n${output}`);
  return { [file]: made };
}

export interface Compiler {
  /** All files that a compilation may read. */
  sdk: Tree;
  /** When compiler/ of the site is written. */
  written: Promise<unknown>;
}

/** Makes compiler/ of the site. The lessons' own headers are part of what is always there. */
export async function buildCompiler(boost: string): Promise<Compiler> {
  const clangItself = writeCompressed('llvm.core.wasm', readFileSync(join(package_, 'llvm.core.wasm')));
  for (const part of [2, 3, 4]) write(`compiler/llvm.core${part}.wasm`, readFileSync(join(package_, `llvm.core${part}.wasm`)));
  const sdk = everything(boost);
  const lessons: Tree = { finish: treeOf(join(root, 'examples/lessons/finish')), 'inputs.hpp': read('examples/lessons/inputs.hpp') };
  const key = hash(packageVersion, packed(only(sdk, (path) => /^include\/(headsup|boost)/.test(path))), read('web/src/compiler/options.ts'),
    read('web/build/compiler.ts'), ...Object.values(parts).map(read), read('source/small_attention.hpp'));

  const base = await made('base.tar', key, async () => {
    const run = await clang();
    const wanted = await readBy(run, sdk, expected);
    return packed({ ...only(sdk, (path) => wanted.has(path)), ...await readBefore(run, sdk, checking, precompiled.checking) });
  });
  const first = unpacked(base);
  const there = new Set(pathsOf(first));
  const more = await made('more.tar', key, async () => {
    const run = await clang();
    const boosts = await readBy(run, sdk, optional);
    const lib: Tree = {};
    for (const [name, source] of Object.entries(parts)) {
      lib[`${name}.o`] = await objectOf(source, optimised, 'source/part.cpp',
        { sdk, source: { 'part.cpp': read(source), 'small_attention.hpp': read('source/small_attention.hpp') } });
    }
    const rest = only(sdk, (path) => !there.has(path) && !superfluous.test(path) && (!path.startsWith('include/boost/') || boosts.has(path)));
    return packed({ ...joined(rest, { lib }), ...await readBefore(run, sdk, quick, precompiled.quick) });
  });

  const all = joined(first, { lessons });
  const written = Promise.all([clangItself, writeCompressed('base.tar', packed(all)), writeCompressed('more.tar', more)]);
  return { sdk: joined(all, unpacked(more)), written };
}

async function writeCompressed(name: string, content: Uint8Array): Promise<void> {
  write(`compiler/${name}.gz`, await made(`${name}.gz`, hash('libdeflate 12', content), () => tightlyCompressed(content)));
}
