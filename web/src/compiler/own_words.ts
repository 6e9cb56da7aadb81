// What a fix calls x, or left and right, by the names of the program.

import { codeOf, linesOf } from '../lessons/rules.ts';
import { withNames } from '../page/operands.ts';
import type { Place } from './messages.ts';

/** The fix of what headsup says of that place, in the program's own words; '' if it is not known what they are. */
export function inOwnWords(said: string, fix: string, text: string, place: Place): string {
  const operation = /^HU\d{3} (\w+)/.exec(said)?.[1];
  if (operation === undefined) return '';
  const code = codeOf(text, false);
  const begin = linesOf(code).slice(0, place.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const call = callAt(code, begin, place.column - 1, operation);
  if (call === undefined) return '';
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

/** The arguments of the call of that operation in the line that begins there: the one at the column, or the only one. A
 * layer is called by a name of the program's. */
function callAt(code: string, begin: number, column: number, operation: string): string[] | undefined {
  const end = code.indexOf('\n', begin);
  const line = code.slice(begin, end < 0 ? undefined : end);
  const calls = [...line.matchAll(/(?<![\w.>])(?:\w+::)*(\w+)/g)]
    .map(({ index, 0: whole, 1: name = '' }) => ({ index, name, given: argumentsAt(code, begin + index + whole.length) }))
    .filter(({ given }) => given !== undefined);
  const named = calls.filter(({ name }) => name === operation);
  const chosen = named.find(({ index }) => index === column) ?? (named.length === 1 ? named[0] : undefined)
    ?? (named.length === 0 ? calls.find(({ index }) => index === column) : undefined);
  return chosen?.given;
}

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** What stands in the parentheses there, perhaps after template arguments; undefined if none do. */
function argumentsAt(code: string, at: number): string[] | undefined {
  let open = at;
  if (code[open] === '<') open = endOf(code, open);
  if (code[open] !== '(') return undefined;
  const given: string[] = [];
  let from = open + 1;
  for (let i = from; i > 0 && i < code.length;) {
    const letter = code[i] as string;
    if (letter === ',' || letter === ')') {
      given.push(code.slice(from, i).trim());
      if (letter === ')') return given;
      from = ++i;
    } else {
      i = opens(code, i) ? endOf(code, i) : i + 1;
    }
  }
  return undefined;
}

/** A < that follows a name and no space begins template arguments. */
function opens(code: string, at: number): boolean {
  return code[at] === '<' ? /\w/.test(code[at - 1] ?? '') && /[\w:]/.test(code[at + 1] ?? '') : (code[at] as string) in closing;
}

/** The place behind the bracket that closes the one there; 0 if none does. */
function endOf(code: string, at: number): number {
  const close = closing[code[at] as string];
  for (let i = at + 1; i > 0 && i < code.length;) {
    if (code[i] === close) return i + 1;
    if (code[i] === ';') return 0;
    i = opens(code, i) ? endOf(code, i) || code.length : i + 1;
  }
  return 0;
}
