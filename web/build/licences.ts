// The licences of all that the site ships, with their full texts.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Licence } from '../src/page/licences.tsx';
import { packageVersion } from './compiler.ts';
import { read, root, writeData } from './files.ts';

const packages = join(root, 'web/node_modules');
const text = (name: string): string => read(`web/licences/${name}.txt`);

/** Bundled are the files that esbuild put into the page's scripts and its style. */
export function buildLicences(bundled: string[], boost: string): void {
  writeData('licences', licences(bundled, boost));
}

export function licences(bundled: string[], boost: string): Licence[] {
  const inScripts = new Set(bundled.flatMap(packageOf));
  // Clang's package is a bundle itself, whose comments say of what.
  const inClang = new Set(readFileSync(join(packages, '@yowasp/clang/gen/bundle.js'), 'utf8').match(/^\/\/ node_modules\/\S+$/gm)?.flatMap(packageOf));
  const apart = new Set(['@yowasp/clang', '@yowasp/runtime', 'katex']);
  for (const name of [...inScripts, ...inClang])
    if (name.startsWith('@yowasp/') && !apart.has(name)) throw new Error(`web/build/licences.ts does not know ${name}`);
  return [
    {
      name: 'headsup', version: /project\([^)]*VERSION (\S+)/.exec(read('CMakeLists.txt'))?.[1] ?? '', licence: 'BSL-1.0',
      what: 'The library, and this page', text: read('LICENSE'),
    },
    {
      name: 'LLVM: Clang, LLD, libc++, libc++abi, compiler-rt', version: packageVersion, licence: 'Apache-2.0 WITH LLVM-exception',
      what: 'The compiler in this page, and what it links into programs', text: text('llvm'),
    },
    { name: 'wasi-libc', version: packageVersion, licence: 'MIT, with parts under BSD, ISC and others', what: 'The C library of programs that run in this page', text: text('wasi-libc') },
    { name: '@yowasp/clang', version: packageVersion, licence: 'ISC, Apache-2.0', what: 'LLVM built for WebAssembly', text: `${text('yowasp')}\n\n${text('llvm')}` },
    { name: '@yowasp/runtime', version: `of @yowasp/clang ${packageVersion}`, licence: 'ISC', what: 'How the compiler reads and writes files', text: text('yowasp') },
    { name: 'Boost', version: versionOfBoost(boost), licence: 'BSL-1.0', what: 'Boost.Hana and the headers that it reads', text: read('LICENSE') },
    {
      name: 'GPT-2\'s vocabulary, from js-tiktoken', version: versionOf('js-tiktoken'), licence: 'MIT, and a modified MIT licence',
      what: 'The tokens of a sentence in the chapter', text: `${text('gpt2')}\n\n${text('tiktoken')}`,
    },
    fromPackage('katex', 'Wrote the formulas as MathML; the sign of a root in them'),
    ...[...new Set([...inScripts, ...inClang])].filter((name) => !apart.has(name)).sort().map((name) => fromPackage(name, name.startsWith('@fontsource') ? 'A font of this page' : 'In the scripts of this page')),
  ];
}

/** The package that a file is part of, if any. */
function packageOf(path: string): string[] {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  return name === undefined ? [] : [name];
}

function fromPackage(name: string, what: string): Licence {
  const folder = join(packages, name);
  if (!existsSync(folder)) throw new Error(`The site ships ${name}, which is not in web/node_modules`);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string; license?: string };
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying)/i.test(file)).sort();
  if (license === undefined || files.length === 0) throw new Error(`The site ships ${name}, which does not say under which licence`);
  return { name, version, licence: license, what, text: files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n\n') };
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as { version: string }).version;
}

function versionOfBoost(boost: string): string {
  const version = /BOOST_LIB_VERSION "([\d_]+)"/.exec(readFileSync(join(boost, 'version.hpp'), 'utf8'))?.[1];
  if (version === undefined) throw new Error(`${boost}/version.hpp does not say which Boost it is`);
  return version.replaceAll('_', '.');
}
