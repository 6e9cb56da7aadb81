// What counts as an attempt: an answer that was confirmed, or that the student paused over and the compiler could read.

import type { Checked } from '../compiler/messages.ts';
import { unread } from './rules.ts';

/** Milliseconds without a key after which an answer stands. */
export const rest = 1500;

/** The attempt that was counted last. */
export interface Attempt {
  text: string;
  confirmed: boolean;
}

/** Whether that answer is another attempt than the last one. */
export function isAttempt({ passed, finding }: Checked, now: Attempt, last: Attempt | undefined): boolean {
  if (last?.text === now.text || isSameWord(now, last)) return false;
  if (passed || now.confirmed) return true;
  return finding !== null && finding.kind !== 'open' && !(finding.kind === 'error' && unread.test(finding.aside || finding.text));
}

/** Whether the last attempt was a pause in the middle of a word that is still being written: 7 of 72. */
export function isSameWord({ text }: Attempt, last: Attempt | undefined): boolean {
  if (last === undefined || last.confirmed) return false;
  const [short, long] = last.text.length < text.length ? [last.text, text] : [text, last.text];
  let same = 0;
  while (same < short.length && short[same] === long[same]) ++same;
  const more = long.slice(same, same + long.length - short.length);
  return long === short.slice(0, same) + more + short.slice(same) && /\w$/.test(long.slice(0, same)) && /^\w+$/.test(more);
}
