// What the axes of a tensor that a script makes are called, if neither a comment nor the reader says it.

import { free, type Axis, type Loose } from './values.ts';

/** By the name of the tensor: the roles of its last axes. */
const byName: [RegExp, string[]][] = [
  [/score|attn|weights|logits_of_keys/, ['batch', 'heads', 'tokens', 'keys']],
  [/^(k|v|key|value|keys|values)$/i, ['batch', 'heads', 'keys', 'd_in']],
];
const usual = ['batch', 'heads', 'tokens', 'd_in'];

/** Masks, and what else is lined up by place alone, get their names from what they meet. */
export function guessedFor(name: string, x: Loose): Axis[] | undefined {
  if (x.isPlain !== true || x.truths || /mask|causal|pad|bias|tri/.test(name)) return undefined;
  const roles = byName.find(([pattern]) => pattern.test(name))?.[1] ?? usual, rank = x.sizes.length;
  const inOrder = rank === 3 ? roles.filter((role) => role !== 'heads') : roles.slice(-rank);
  if (rank > roles.length) return undefined;
  const axes: Axis[] = [];
  x.sizes.forEach((size, i) => axes.push({ role: free(x.names?.[i] ?? inOrder[i] as string, axes), size, made: true }));
  return axes;
}
