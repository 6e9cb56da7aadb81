// Fixes that change no call: an axis, a type, a layer or a function in what was written before.

import { endOf, opens, type Span } from '../compiler/calls.ts';
import type { Finding } from '../compiler/messages.ts';
import { ownPlace, refusedCall } from '../witness/probe.ts';
import type { Edit } from './apply_fix.ts';
import { spansOf } from './fix_operands.ts';

/** The last axis of that role before the end of the statement. */
export function sized(code: string, finding: Finding, fix: string, role: string): Edit[] | undefined {
  const { to } = statementOf(code, finding);
  const last = [...code.slice(0, to).matchAll(new RegExp(`\\b${role}<\\d+>`, 'g'))].filter(({ 0: each }) => each !== fix).at(-1);
  return last === undefined ? undefined : [{ from: last.index, to: last.index + last[0].length, insert: fix }];
}

/** A layer made for another axis: in its declaration, that of its role, or else the one that its operand is taken for. */
export function ofLayer(code: string, { text }: Finding, fix: string, role: string): Edit[] | undefined {
  const [, layer = ''] = /^HU\d{3} (\w+)/.exec(text) ?? [];
  const declared = new RegExp(`\\b${layer}<[^;()]*>(?= \\w|\\{|;|::)`).exec(code);
  const old = declared === null ? undefined : /\btakes (\w+<\d+>)/.exec(text)?.[1] ?? new RegExp(`\\b${role}<\\d+>`).exec(declared[0])?.[0];
  const at = declared === null || old === undefined ? -1 : declared[0].indexOf(old);
  if (declared === null || old === undefined || at < 0) return undefined;
  return [{ from: declared.index + at, to: declared.index + at + old.length, insert: fix }];
}

/** A type in the place of the one in the statement that is made from the same template. */
export function ofType(code: string, finding: Finding, fix: string): Edit[] | undefined {
  const { from, to } = statementOf(code, finding);
  const head = fix.slice(0, fix.indexOf('<'));
  const found = new RegExp(`\\b${head}<`).exec(code.slice(from, to));
  if (found === null) return undefined;
  const begin = from + found.index;
  const end = endOf(code, begin + head.length);
  return end === 0 ? undefined : [{ from: begin, to: end, insert: fix }];
}

/** Another function in the place of one in an operand, or in the declaration of that operand. */
export function otherFunction(text: string, code: string, finding: Finding, fix: string, old: string, name: string): Edit[] | undefined {
  const call = refusedCall(code, finding);
  const operand = call === undefined ? undefined : spansOf(call, finding).get(name);
  if (operand === undefined) return undefined;
  const within = (from: number, to: number): Edit[] | undefined => {
    const found = new RegExp(`\\b${old}<[^()]*>(?=\\()`).exec(code.slice(from, to));
    return found === null ? undefined : [{ from: from + found.index, to: from + found.index + found[0].length, insert: fix }];
  };
  const declared = [...code.matchAll(new RegExp(`\\b${text.slice(operand.from, operand.to).replace(/\W/g, '\\$&')} = [^;]*;`, 'g'))].at(-1);
  return within(operand.from, operand.to) ?? (declared === undefined ? undefined : within(declared.index, declared.index + declared[0].length));
}

function statementOf(code: string, finding: Finding): Span {
  const line = ownPlace(finding)?.line ?? 1;
  const from = code.split('\n').slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  for (let to = from; ; to = opens(code, to) ? endOf(code, to) || code.length : to + 1)
    if (to >= code.length || code[to] === ';') return { from, to };
}
