// The refused call in a program's text: where it stands, and its operands. Code is text as codeOf leaves it.

import { linesOf } from '../lessons/rules.ts';
import type { Place } from './messages.ts';

export interface Span {
  from: number;
  to: number;
}

export interface Call extends Span {
  /** What is called: a function, or a layer of the program's. */
  name: string;
  /** Whose member it is, or ''. */
  object: string;
  operands: Span[];
}

/** Where the line of a place begins. */
export function lineBegin(code: string, place: Place): number {
  return linesOf(code).slice(0, place.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
}

/** The call of that operation in the line of a place: the one at the column, or the only one. A layer is called by a name
 * of the program's. */
export function callAt(code: string, place: Place, operation: string): Call | undefined {
  const begin = lineBegin(code, place);
  const end = code.indexOf('\n', begin);
  const line = code.slice(begin, end < 0 ? undefined : end);
  const calls = [...line.matchAll(/(?<![\w.>])(?:\w+::)*((?:\w+\.)*)(\w+)/g)].flatMap(({ index, 0: whole, 1: object = '', 2: name = '' }) => {
    const given = argumentsAt(code, begin + index + whole.length);
    return given === undefined ? [] : [{ name, object: object.slice(0, -1), from: begin + index, ...given }];
  });
  const named = calls.filter(({ name }) => name === operation);
  const column = begin + place.column - 1;
  const isThere = ({ from, object }: Call): boolean => from === column || (object !== '' && from + object.length + 1 === column);
  const layers = calls.filter(({ name }) => new RegExp(`\\b${operation}<[^;()]*>(?:::\\w+<[^;()]*>)? ${name}\\b`).test(code));
  return named.find(isThere) ?? (named.length === 1 ? named[0] : undefined) ?? (named.length > 0 ? undefined : calls.find(isThere) ?? layers[0]);
}

/** What a variable is given in the statement of a place, as if that were called with it. */
export function givenAt(code: string, place: Place): Call | undefined {
  const begin = lineBegin(code, place);
  const found = /^[^;={}()]*(?: = |\b\w+(?=[({]))/.exec(code.slice(begin));
  if (found === null) return undefined;
  const from = begin + found[0].length;
  const isBracket = !found[0].endsWith(' = ');
  const end = isBracket ? endOf(code, from) - 1 : endOfStatement(code, from);
  const span = trimmed(code, isBracket ? from + 1 : from, end);
  return span === undefined || end < from ? undefined : { ...span, name: '', object: '', operands: [span] };
}

function endOfStatement(code: string, from: number): number {
  let at = from;
  while (at < code.length && code[at] !== ';') at = opens(code, at) ? endOf(code, at) || code.length : at + 1;
  return at;
}

/** The operator at a place, with what stands on both sides of it. */
export function operatorAt(code: string, place: Place, sign: string): Call | undefined {
  const at = lineBegin(code, place) + place.column - 1;
  if (!code.startsWith(sign, at) || !/[\w)\]}>]\s*$/.test(code.slice(0, at))) return undefined;
  const level = levelOf(sign);
  const left = leftOf(code, at, level);
  const right = rightOf(code, at + sign.length, level);
  return left === undefined || right === undefined ? undefined : { name: `operator${sign}`, object: '', from: left.from, to: right.to, operands: [left, right] };
}

const levels = [/^[*/%]$/, /^[-+]$/, /^(?:[<>]=?|<=>)$/, /^[=!]=$/, /^&$/, /^\^$/, /^\|$/, /^&&$/, /^\|\|$/];
const levelOf = (sign: string): number => levels.findIndex((each) => each.test(sign));
const signs = /(?<=\s)(?:[-+*/%]|[<>]=?|[=!]=|&&?|\|\|?)(?=\s)/g;

/** The operators of that code outside of all its brackets. */
function signsIn(code: string): { at: number; sign: string }[] {
  return [...hollow(code).matchAll(signs)].map(({ index, 0: sign }) => ({ at: index, sign }));
}

function leftOf(code: string, at: number, level: number): Span | undefined {
  let begin = at;
  for (let depth = 0; begin > 0; --begin) {
    const letter = code[begin - 1] as string;
    if (/[)\]}]/.test(letter)) ++depth;
    if (/[([{]/.test(letter) && --depth < 0) break;
    if (depth === 0 && /[,;=?:]/.test(letter) && !/[<>=!:]/.test(code[begin - 2] ?? '') && code[begin] !== ':') break;
  }
  begin += /^\s*(?:return\b)?\s*/.exec(code.slice(begin))?.[0].length ?? 0;
  const weaker = signsIn(code.slice(begin, at)).filter(({ sign }) => levelOf(sign) > level).at(-1);
  const from = weaker === undefined ? begin : begin + weaker.at + weaker.sign.length;
  return trimmed(code, from, at);
}

function rightOf(code: string, at: number, level: number): Span | undefined {
  let end = at;
  for (; end < code.length && !/[,;)\]}?]/.test(code[end] as string); end = opens(code, end) ? endOf(code, end) || code.length : end + 1);
  const other = signsIn(code.slice(at, end)).find(({ sign }) => levelOf(sign) >= level);
  return trimmed(code, at, other === undefined ? end : at + other.at);
}

function trimmed(code: string, from: number, to: number): Span | undefined {
  const part = code.slice(from, to);
  return part.trim() === '' ? undefined : { from: from + part.length - part.trimStart().length, to: from + part.trimEnd().length };
}

/** With blanks in the place of what stands in brackets. */
function hollow(code: string): string {
  let result = '';
  for (let i = 0; i < code.length;) {
    const end = opens(code, i) ? endOf(code, i) || code.length : i + 1;
    result += end === i + 1 ? code[i] : '.'.repeat(end - i);
    i = end;
  }
  return result;
}

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** What stands in the parentheses there, perhaps after template arguments; undefined if none do. */
function argumentsAt(code: string, at: number): { to: number; operands: Span[] } | undefined {
  let open = at;
  if (code[open] === '<') open = endOf(code, open);
  if (code[open] !== '(') return undefined;
  const operands: Span[] = [];
  let from = open + 1;
  for (let i = from; i > 0 && i < code.length;) {
    const letter = code[i] as string;
    if (letter === ',' || letter === ')') {
      operands.push(trimmed(code, from, i) ?? { from, to: from });
      if (letter === ')') return { to: i + 1, operands };
      from = ++i;
    } else {
      i = opens(code, i) ? endOf(code, i) : i + 1;
    }
  }
  return undefined;
}

/** A < that follows a name and no space begins template arguments. */
export function opens(code: string, at: number): boolean {
  return code[at] === '<' ? /\w/.test(code[at - 1] ?? '') && /[\w:]/.test(code[at + 1] ?? '') : (code[at] as string) in closing;
}

/** The place behind the bracket that closes the one there; 0 if none does. */
export function endOf(code: string, at: number): number {
  const close = closing[code[at] as string];
  for (let i = at + 1; i > 0 && i < code.length;) {
    if (code[i] === close) return i + 1;
    if (code[i] === ';') return 0;
    i = opens(code, i) ? endOf(code, i) || code.length : i + 1;
  }
  return 0;
}
