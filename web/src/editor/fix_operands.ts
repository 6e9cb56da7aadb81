// The operands of a refused call by the names that messages have for them.

import { endOf, type Call, type Span } from '../compiler/calls.ts';
import type { Finding } from '../compiler/messages.ts';

/** What messages call the operands of these, in their order: see the forms of operations. */
export const operands: Record<string, string[]> = {
  masked_fill: ['x', 'mask', 'number'], rotary: ['x', 'angles'], lookup: ['table', 'ids'], embedding: ['ids'], decode: ['ids'],
  attend: ['weights', 'values'], scan: ['x', 'state', 'step'], into: ['out', 'x'], append: ['keys', 'values'], pack: ['layer'],
  take: ['x', 'position'], slice: ['x', 'first', 'count'], combine: ['left', 'right', 'f'], cross_entropy: ['logits', 'targets', 'present'],
  sample: ['x', 'generator', 'how'],
  gather: ['x', 'ids'], cross_attention: ['x', 'source', 'present'], heat_map: ['x', 'rows', 'columns'], where: ['mask', 'left', 'right'],
  ...Object.fromEntries(['causal', 'apart', 'window', 'who_sees_whom', 'order_is_free', 'shift_free', 'each_counts'].map((law) => [law, ['layer', 'x']])),
  sees_only: ['layer', 'may', 'x'], alike: ['layer', 'other', 'x'], padding_unseen: ['layer', 'x', 'present'], cache_is_pass: ['layer', 'x', 'cache'],
};
/** And of any: the names of a message are all of one kind. */
const common = [['x', 'y'], ['left', 'right'], ['first', 'second', 'third'], ['first', 'another']];

/** Where operands stand, by the names that messages have for them. */
export function spansOf(call: Call, { text, code }: Finding): Map<string, Span> {
  const [, operation = call.name] = /^HU\d{3} (\w+)/.exec(text) ?? [];
  // As PyTorch writes it, x.softmax(1).
  const object = code === 'HU054' && call.object !== '' ? [{ from: call.from, to: call.from + call.object.length }] : [];
  const given = [...object, ...call.operands];
  const spans = new Map<string, Span>();
  const add = (names: readonly string[]): void => names.forEach((name, i) => {
    const span = given[i];
    if (span !== undefined && span.from < span.to && !spans.has(name)) spans.set(name, span);
  });
  add(operands[operation] ?? []);
  for (const names of common) add(names);
  return spans;
}

/** The softmax that made weights: in the operand, or in the declaration of the variable that it is. */
export function scoresOf(code: string, weights: Span | undefined): { whole: Span; inner: Span } | undefined {
  if (weights === undefined) return undefined;
  const name = code.slice(weights.from, weights.to);
  const declared = /^\w+$/.test(name) ? [...code.slice(0, weights.from).matchAll(new RegExp(`\\b${name}\\s*(?:=|\\{)\\s*(?=(?:\\w+::)*softmax<)`, 'g'))].at(-1) : undefined;
  const from = declared === undefined ? weights.from : declared.index + declared[0].length;
  const begin = /^(?:\w+::)*softmax(?=<)/.exec(code.slice(from));
  if (begin === null) return undefined;
  const open = endOf(code, from + begin[0].length);
  const to = open > 0 && code[open] === '(' ? endOf(code, open) : 0;
  return to === 0 ? undefined : { whole: { from, to }, inner: { from: open + 1, to: to - 1 } };
}
