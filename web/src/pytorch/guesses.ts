// What the axes of a tensor that a script makes are called, if neither a comment nor the reader says it.

import { free, type Axis, type Loose } from './values.ts';

/** By the name of the tensor: the roles of its last axes. */
const byName: [RegExp, string[]][] = [
  [/score|attn|weights|logits_of_keys/, ['batch', 'heads', 'tokens', 'keys']],
  [/^(k|v|key|value|keys|values)$/i, ['batch', 'heads', 'keys', 'd_in']],
];
const image = ['batch', 'channels', 'height', 'width'];
const usual = ['batch', 'heads', 'tokens', 'd_in'];

/** Masks, and what else is lined up by place alone, get their names from what they meet. */
export function guessedFor(name: string, x: Loose, ofIds: string[], isImage: (name: string) => boolean): Axis[] | undefined {
  if (x.isPlain !== true || x.truths || /mask|causal|pad|bias|tri/.test(name)) return undefined;
  // Whole numbers are ids of tokens; one of each example, or of each token, is named by what it meets.
  if (x.isWhole === true && (x.sizes.length === 1 || /^adj|graph|edge|len/.test(name))) return undefined;
  const roles = x.isWhole === true && x.sizes.length === 2 ? ofIds : x.sizes.length === 4 && isImage(name) ? image : byName.find(([pattern]) => pattern.test(name))?.[1] ?? usual, rank = x.sizes.length;
  const inOrder = rank === 3 ? roles.filter((role) => role !== 'heads') : roles.slice(-rank);
  // What features are multiplied by is no row of tokens.
  if (rank > roles.length || (x.isWhole !== true && /^w(_\w+|[qkvo])$/i.test(name))) return undefined;
  const axes: Axis[] = [];
  const said = (i: number): string | undefined => (x.isWhole === true || roles === image) && x.names?.[i] === 'd_in' ? undefined : x.names?.[i];
  x.sizes.forEach((size, i) => axes.push({ role: free(said(i) ?? inOrder[i] as string, axes), size, made: true }));
  return axes;
}
