// What operands are called in the program, so that a repair in PyTorch's words may call them so.

import { sizesOf, type Value } from './values.ts';
import type { Expression } from './syntax.ts';

/** Of a line: the operands of its product, what it would be without their last transpose, the mask that hides the others, and whether its layer takes the batch second, which stands first. */
export interface Written { isBatchFirst?: boolean; left?: string; right?: string; turned?: { left?: string; right?: string }; otherMask?: string; triangle?: string }

const isShort = (text: string): boolean => /^[\w.]+(\([\w., =-]*\)|\[[\w., :-]*\]|\.\w+)*$/.test(text);

/** x of x.transpose(-2, -1), x.T, x.mT; '' of anything else. */
function untransposed(x: Expression, rank: number): string {
  if (x.kind === 'attribute' && /^m?T$/.test(x.name)) return x.of.text;
  if (x.kind !== 'call' || x.callee.kind !== 'attribute' || !/^(transpose|swapaxes|swapdims)$/.test(x.callee.name) || x.given.length !== 2) return '';
  const places = x.given.map(({ text }) => /^-?\d+$/.test(text) ? Number(text) : NaN).map((at) => at < 0 ? at + rank : at).sort();
  return places[0] === rank - 2 && places[1] === rank - 1 ? x.callee.of.text : '';
}

export function productWritten(left: Expression, right: Expression, ranks: number[]): Written {
  const turned = [left, right].map((x, i) => untransposed(x, ranks[i] as number)), one = (text: string): string | undefined => isShort(text) ? text : undefined;
  return JSON.parse(JSON.stringify({ left: one(left.text), right: one(right.text), turned: { left: one(turned[0] as string), right: one(turned[1] as string) } })) as Written;
}

/** The mask that is true where this one is not: of numbers `~` is none. */
function otherMask(x: Expression): string {
  if (x.kind === 'unary' && x.operator === '~') return x.of.text;
  if (x.kind !== 'binary' || !/^[!=]=$/.test(x.operator) || !/^[01]$/.test(x.right.text)) return isShort(x.text) ? `~${x.text}` : '~mask';
  const isThere = (x.operator === '==') === (x.right.text === '1');
  return `${x.left.text} == ${isThere ? 0 : 1}`;
}

/** Where the first of fewer queries stands among the keys: so much later a triangle begins. */
function triangleWanted(mask: Value): string | undefined {
  if (mask.kind !== 'loose' || mask.triangle === undefined) return undefined;
  const { made, sizes } = mask.triangle, [rows, columns] = sizes ?? [], isNamed = [rows, columns].every((each) => each !== undefined && /^[\w.]+(\(-?\d\)|\[-?\d\])*$/.test(each));
  const [keys, queries] = isNamed ? [columns, rows] : ['keys', 'queries'];
  return `torch.${made}(…, diagonal=${made === 'triu' ? '1 + ' : ''}${keys} - ${queries})${isNamed ? '' : ', with how many of each there are'}`;
}

export function maskWritten(x: Expression, mask: Value): Written {
  const triangle = triangleWanted(mask);
  return { otherMask: otherMask(x), ...(triangle === undefined ? {} : { triangle }) };
}
export const ranksOf = (all: Value[]): number[] => all.map((each) => each.kind === 'tensor' || each.kind === 'loose' ? sizesOf(each).length : 0);
