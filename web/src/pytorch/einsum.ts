// einsum: which letters are one axis, and which are summed over.

import { renamed, second } from './products.ts';
import { listed, tensor, Unread, type Axis, type Tensor } from './values.ts';

/** einsum of two tensors, over the letters that the result has not. */
export function einsum(pattern: string, operands: Tensor[]): Tensor {
  const [from = '', to = ''] = pattern.replaceAll(' ', '').split('->');
  const letters = from.split(','), [left, first] = operands;
  if (operands.length !== 2 || letters.length !== 2 || left === undefined || first === undefined || /[^a-zA-Z,]/.test(from)) throw new Unread('this einsum is not known');
  let right = first;
  const [of, and] = letters as [string, string];
  if (of.length !== left.axes.length || and.length !== right.axes.length) throw new Unread('the letters are not as many as the axes');
  const lonely = (mine: string, theirs: string): string[] => [...mine].filter((letter) => !theirs.includes(letter) && !to.includes(letter));
  const [lost] = lonely(of, and), [summed_] = lonely(and, of);
  const lostAxis = lost === undefined ? undefined : left.axes[of.indexOf(lost)], other = summed_ === undefined ? undefined : right.axes[and.indexOf(summed_)];
  // One axis under two letters: nothing is contracted, and each side is summed by itself.
  if (lostAxis !== undefined && other !== undefined && summed_ !== undefined && lostAxis.role === other.role && lostAxis.role !== '') {
    const letter = `letter_${summed_}`;
    return tensor(`contract<${letter}>(${left.code}, rename<${other.role}, ${letter}>(${right.code}))`, [...to].map((each) => (of.includes(each) ? left.axes[of.indexOf(each)] : right.axes[and.indexOf(each)]) as Axis));
  }
  const contracted = [...of].filter((letter) => and.includes(letter) && !to.includes(letter));
  if (contracted.length !== 1 || [...to].some((letter) => !from.includes(letter)) || [...of, ...and].some((letter) => !to.includes(letter) && letter !== contracted[0])) throw new Unread('this einsum is not known');
  const before = right.axes.map(({ role }) => role);
  [...and].forEach((letter, i) => {
    const at = of.indexOf(letter), mine = before[i] as string, theirs = left.axes[at];
    if (at < 0 && left.axes.some(({ role }) => role === mine)) right = renamed(right, mine, second(mine, [...left.axes, ...right.axes]));
    else if (theirs !== undefined && theirs.role !== mine && theirs.from === mine && !right.axes.some(({ role }) => role === theirs.role)) right = renamed(right, mine, theirs.role);
  });
  const summed = left.axes[of.indexOf(contracted[0] as string)] as Axis;
  const axisOf = (letter: string): Axis => (of.includes(letter) ? left.axes[of.indexOf(letter)] : right.axes[and.indexOf(letter)]) as Axis;
  const shared = [...of].filter((letter) => and.includes(letter) && letter !== contracted[0]);
  const made = [...shared, ...[...of].filter((letter) => !and.includes(letter)), ...[...and].filter((letter) => !of.includes(letter))];
  const result = tensor(`contract<${summed.role}>(${left.code}, ${right.code})`, made.map(axisOf));
  return to === made.join('') ? result : orderedAs(result, [...to].map((letter) => made.indexOf(letter)));
}

function orderedAs(x: Tensor, order: number[]): Tensor {
  const axes = order.map((at) => x.axes[at] as Axis);
  return tensor(`reorder<axes<${listed(axes)}>>(${x.code})`, axes);
}
