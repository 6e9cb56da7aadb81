// What a fix calls x, or left and right, by the names of the program.

import { codeOf, linesOf } from '../lessons/rules.ts';
import { withNames } from '../page/operands.ts';
import { callAt } from './calls.ts';
import type { Place } from './messages.ts';

/** The fix of what headsup says of that place, in the program's own words; '' if it is not known what they are. */
export function inOwnWords(said: string, fix: string, text: string, place: Place): string {
  const operation = /^HU\d{3} (\w+)/.exec(said)?.[1];
  if (operation === undefined) return '';
  const code = codeOf(text, false);
  const refused = callAt(code, place, operation);
  // A member's x is the object, or none of its operands.
  if (refused === undefined || (refused.object !== '' && !fix.startsWith('layer.'))) return '';
  const call = refused.operands.map(({ from, to }) => code.slice(from, to));
  const [first = '', second = '', third = ''] = call;
  // Operands that are exchanged are counted; elsewhere "first" may be a position.
  const counted = /\bsecond\b/.test(fix) ? { first, second, third } : {};
  const names: Record<string, string> = {
    ...counted,
    x: first, ...(call.length === 2 ? { y: second, left: first, right: second } : {}), ...(operation === 'attend' ? { weights: first, values: second } : {}),
  };
  const own = withNames(fix, names);
  return own === fix ? '' : own;
}

/** The same for one statement, in which the operation is called once. */
export function inNamesOf(statement: string, said: string, fix: string): string {
  return linesOf(statement).map((source, at) => inOwnWords(said, fix, statement, { file: '', line: at + 1, column: 0, source }))
    .find((own) => own !== '') ?? '';
}
