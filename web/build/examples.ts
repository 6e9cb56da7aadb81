// The programs of examples/, for the playground.

import type { Examples } from '../src/playground/types.ts';
import { list, read, writeData } from './files.ts';

export function buildExamples(): void {
  writeData('examples', examples());
}

export function examples(): Examples {
  return {
    examples: list('examples', /^\d\d_\w+\.cpp$/).map((file) => {
      const text = read(`examples/${file}`);
      return { name: file.replace(/\.cpp$/, ''), number: Number(file.slice(0, 2)), title: titleOf(text, file), text };
    }),
    inputs: read('examples/inputs.hpp'),
  };
}

/** The comment ends where it says how to compile the program. */
function titleOf(text: string, file: string): string {
  const comment = /^((?:\/\/ .*\n)+?)\/\/ g\+\+ /.exec(text)?.[1]?.replace(/^\/\/ /gm, '').replaceAll('\n', ' ').trim();
  const title = comment === undefined ? undefined : /^.*?[.](?=\s|$)/.exec(comment)?.[0].slice(0, -1);
  if (title === undefined) throw new Error(`examples/${file} does not begin with a sentence and how to compile it`);
  return title;
}
