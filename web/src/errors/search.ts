// The search in the catalogue of errors.

import { searchOf, type Found } from '../page/ranking.ts';
import type { ErrorCode, ErrorsData } from './types.ts';

/** By the codes that the query holds, as a pasted message does, or by its words. */
export function searchErrors({ codes, bugs }: ErrorsData): (query: string) => Found<ErrorCode>[] {
  const search = searchOf(codes, ({ code, title, summary, pytorch, operations, words }) => ({
    names: [code], title: [title, summary, ...bugs.filter((bug) => bug.code === code).map((bug) => bug.title)].join(' '),
    about: operations.map(({ name }) => name), said: pytorch, more: words,
  }));
  return (query) => {
    const named = codesIn(query);
    const found = codes.filter(({ code, formerly }) => [code, ...formerly].some((each) => named.includes(each)));
    return found.length > 0 ? found.map((item) => ({ item, named: 3 as const })) : search(query);
  };
}

export function codesIn(query: string): string[] {
  return [...query.toUpperCase().matchAll(/\bHU0*(\d{2,3})\b/g)].map(([, number = '']) => `HU${number.padStart(3, '0')}`);
}
