// The search in the catalogue of errors.

import { searchOf } from '../page/ranking.ts';
import type { ErrorCode, ErrorsData } from './types.ts';

/** By the codes that the query holds, as a pasted message does, or by its words. */
export function searchErrors({ codes, bugs }: ErrorsData): (query: string) => ErrorCode[] {
  const search = searchOf(codes, ({ code, title, summary, pytorch, operations, words }) => ({
    names: [code], title: [title, summary, ...bugs.filter((bug) => bug.code === code).map((bug) => bug.title)].join(' '),
    about: operations.map(({ name }) => name), said: pytorch, more: words,
  }));
  return (query) => {
    const named = new Set([...query.toUpperCase().matchAll(/\bHU0*(\d{2,3})\b/g)].map(([, number = '']) => `HU${number.padStart(3, '0')}`));
    const found = codes.filter(({ code, formerly }) => [code, ...formerly].some((each) => named.has(each)));
    return found.length > 0 ? found : search(query);
  };
}
