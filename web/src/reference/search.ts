// The search in the reference.

import { searchOf, type Found } from '../page/ranking.ts';
import type { Entry, Form } from './types.ts';

/** What programs seldom name is found after all else. */
export function searchReference(entries: Entry[]): (query: string) => Found<Entry>[] {
  const search = searchOf(entries, (entry) => ({
    names: entry.names.flatMap((name) => [name, name.replace(/.*::/, '')]), also: entry.sought, title: entry.brief,
    said: [...entry.explained, ...entry.pytorch.map(({ theirs }) => theirs)],
    more: `${entry.headers.join(' ')} ${entry.codes.join(' ')} ${[...entry.forms, ...entry.members].map(wordsOf).join(' ')}`,
  }));
  return (query) => {
    const found = search(query);
    const isSeldom = ({ item }: Found<Entry>): boolean => item.inner || item.names.every((name) => name.startsWith('can_'));
    return [...found.filter((each) => !isSeldom(each)), ...found.filter(isSeldom)];
  };
}

function wordsOf(form: Form): string {
  const pieces = [...form.text.flatMap((block) => 'code' in block ? [block.code] : block.text), ...form.fields.flatMap((field) => field.text)];
  return `${form.calls.join(' ')} ${pieces.map((piece) => typeof piece === 'string' ? piece : piece.code).join(' ')}`;
}
