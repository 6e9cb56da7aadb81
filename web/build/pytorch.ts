// What is written in another way in PyTorch: the tables of docs/teaching/pytorch_and_einops.md, and the functions that
// headsup knows by name only to say how they are written here.

import MarkdownIt from 'markdown-it';
import { outsideBrackets } from '../src/page/operands.ts';
import type { Translation } from '../src/reference/types.ts';
import { read } from './files.ts';

export function translations(): Translation[] {
  const rows: string[][] = [];
  for (const token of new MarkdownIt().parse(read('docs/teaching/pytorch_and_einops.md'), {})) {
    if (token.type === 'tr_open') rows.push([]);
    else if (token.type === 'inline') rows.at(-1)?.push(token.children?.find((each) => each.type === 'code_inline')?.content ?? '');
  }
  // A variable alone is PyTorch's way to do nothing.
  return rows.filter(([theirs = '', , ours = '']) => !/^\w*$/.test(theirs) && ours !== '').map(([theirs = '', , ours = '']) => ({ theirs, ours }));
}

/** Each with the fix of its message. */
export function foreignWords(): Translation[] {
  return [...read('include/headsup/ops/torch_words.hpp').matchAll(/^ {4}(\w+)\{"\w+", "[^"]*", "([^"]*)"\}[,;]$/gm)]
    .map(([, theirs = '', ours = '']) => ({ theirs, ours }));
}

/** What docs/teaching/glossary.md explains: a word, in a sentence, what PyTorch calls it, and the names that it has here. */
export interface Explained {
  said: string;
  theirs: string[];
  names: string[];
}

export function glossary(): Explained[] {
  const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);
  return [...read('docs/teaching/glossary.md').matchAll(/^\| (?!name |---)(.+) \|$/gm)].map(([, row = '']) => {
    const cells = row.split(' | ');
    return { said: `${cells[0]}: ${cells[1]}`, theirs: codesIn(cells.at(-3) ?? ''), names: codesIn(cells.at(-1) ?? '') };
  });
}

/** The names that are called there, or of which something is made. */
export function callsIn(code: string): string[] {
  return [...new Set([...code.matchAll(/(?<![\w.])([a-z_]\w*)(?=[<({])/g)].map((match) => match[1] as string))];
}

/** What a reader of PyTorch would search for: the first function of a call; a sum or product has no name. */
export function soughtIn(code: string): string[] {
  const outside = outsideBrackets(code);
  return / /.test(outside) ? [] : outside.match(/(?<=\.)[A-Za-z_]\w*/)?.slice(0, 1) ?? [];
}
