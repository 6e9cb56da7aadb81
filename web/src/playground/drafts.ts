// What the reader wrote, kept by where it began, so that to open another program loses nothing.

import { store, stored } from '../page/storage.ts';

const key = 'playground';
const most = 20;

/** The newest last. */
function all(): Record<string, string> {
  const drafts = stored<unknown>(key, {});
  if (typeof drafts !== 'object' || drafts === null) return {};
  return Object.fromEntries(Object.entries(drafts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function draftOf(source: string): string | undefined {
  return all()[source];
}

/** Reads what is stored anew, since another tab may have written. The oldest give way. */
export function keepDraft(source: string, text: string, original: string): void {
  const drafts = all();
  delete drafts[source];
  if (text !== original) drafts[source] = text;
  store(key, Object.fromEntries(Object.entries(drafts).slice(-most)));
}
