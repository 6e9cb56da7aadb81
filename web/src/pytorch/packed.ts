// Sequences of which the padding is left out: what was packed is known, and one by one its steps are.

import { viewed } from './axes_moved.ts';
import { none, sizesOf, tensorOf, Unread, type Known, type Value } from './values.ts';

type Packed = Extract<Known, { kind: 'object' }>;
const made = (attributes: [string, Value][]): Packed => ({ kind: 'object', name: 'PackedSequence', functions: new Map(), attributes: new Map(attributes) });

export const isPacked = (x: Value): x is Packed => x.kind === 'object' && x.name === 'PackedSequence';

/** x, padded, with its first two axes as one in `data`: all steps of all examples. */
export function packed(x: Value): Packed {
  const padded = tensorOf(x), [one = 1, other = 1, ...rest] = sizesOf(padded), rows: Value = { kind: 'none' };
  return made([['padded', padded], ['data', viewed(padded, [one * other, ...rest], [])], ...['batch_sizes', 'sorted_indices', 'unsorted_indices'].map((name): [string, Value] => [name, rows])]);
}

/** Of what stands for each step. */
export const packedOf = (data: Value): Packed => made([['data', data]]);

/** The same with its padding again. */
export function unpacked(x: Value): Value {
  if (!isPacked(x)) throw new Unread('what is padded was not packed');
  const before = x.attributes.get('padded');
  if (before !== undefined) return before;
  const data = tensorOf(x.attributes.get('data') ?? none), [first, ...rest] = data.axes;
  if (first?.factors === undefined) throw new Unread('of which examples these steps are is not known');
  return viewed(data, [...first.factors, ...rest].map(({ size }) => size), []);
}
