// einsum: which letters are one axis, and which are summed over.

import { permuted } from './axes_moved.ts';
import { calledKeys, chosenFor, meeting, stillChoosing, summedProducts, unmetAll } from './choices.ts';
import { asPut, elementwise, lookedAt, madeFrom, renamed, withOtherParts } from './products.ts';
import { free, isOpen, named, shapeOf, number, ofAnyNumbers, tensor, tensorOf, Unread, type Axis, type Loose, type Made, type Side, type Tensor, type Value } from './values.ts';


/** einsum of two tensors, over the letters that the result has not; of more, one after the other. */
export function einsum(pattern: string, operands: Value[]): Value {
  const [from = '', to = ''] = withoutDots(pattern.replaceAll(' ', ''), operands).split('->'), letters = from.split(',');
  if (letters.length !== operands.length || /[^a-zA-Z,]/.test(from)) throw new Unread('this einsum is not known');
  if (operands.some((x, i) => shapeOf(x).length !== letters[i]?.length)) throw new Unread('the letters are not as many as the axes');
  const [one, other, ...rest] = operands, [of = '', and = '', ...others] = letters;
  if (one === undefined || other === undefined) throw new Unread('this einsum is not known');
  if (rest.length === 0) return ofTwo(one, of, other, and, to);
  // What neither a later one nor the result has is summed over first.
  const kept = [...new Set(of + and)].filter((letter) => (to + others.join('')).includes(letter)).join('');
  return einsum(`${[kept, ...others].join()}->${to}`, [ofTwo(one, of, other, and, kept), ...rest]);
}

/** ... stands for the axes that have no letter. */
function withoutDots(pattern: string, operands: Value[]): string {
  const [from = '', to = ''] = pattern.split('->'), spare = [...'ZYXWVUTS'].filter((letter) => !pattern.includes(letter)).join('');
  const counts = from.split(',').map((letters, i) => operands[i] === undefined || !letters.includes('...') ? 0 : shapeOf(operands[i]).length - letters.length + 3), most = Math.max(...counts);
  if (most > spare.length || counts.some((count) => count < 0)) throw new Unread('the letters are not as many as the axes');
  const last = (count: number): string => spare.slice(most - count, most);
  return `${from.split(',').map((letters, i) => letters.replace('...', last(counts[i] as number))).join()}->${to.replace('...', last(most))}`;
}

/** Without letters of one number that nobody else has. */
function withoutOnes(x: Value, mine: string, theirs: string, to: string): [Value, string] {
  if (x.kind !== 'tensor') return [x, mine];
  const isKept = (letter: string, i: number): boolean => x.axes[i]?.role !== '' || (theirs + to).includes(letter);
  return [tensor(x.code, x.axes.filter((_, i) => isKept(mine[i] as string, i)), x.truths), [...mine].filter(isKept).join('')];
}

function ofTwo(first_: Value, mine: string, other_: Value, theirs: string, to: string): Value {
  const [one, of] = withoutOnes(first_, mine, theirs, to), [other, and] = withoutOnes(other_, theirs, mine, to);
  if (isOpen(one) && isOpen(other)) return ofAnyNumbers(one, [...to].map((letter) => (of.includes(letter) ? one.sizes[of.indexOf(letter)] : other.sizes[and.indexOf(letter)]) as number));
  const first = isOpen(one) && !isOpen(other) ? namedByLetters(one, of, tensorOf(other), and, to) : tensorOf(one);
  const second_ = isOpen(other) ? namedByLetters(other, and, first, of, to) : tensorOf(other);
  if ([...of, ...and].every((letter) => to.includes(letter))) return elementwise(alongLetters(first, of, to), alongLetters(second_, and, to), (a, b) => `(${a} * ${b})`);
  // Over several letters: over one, and the others are summed of that.
  const [, ...more] = [...of].filter((letter) => and.includes(letter) && !to.includes(letter)).toReversed();
  const apart = contracted(first, of, second_, and, more.join('') + to), sums = named(apart.axes.slice(0, more.length)).map(({ role }) => role);
  const made = more.length === 0 ? apart : tensor(sums.length === 0 ? apart.code : `sum<${sums.join(', ')}>(${apart.code})`, apart.axes.slice(more.length));
  if (!isOpen(one) && !isOpen(other)) return made;
  return made.axes.some(({ chosen }) => chosen !== undefined) ? stillChoosing(made, first, number(1)) : unmetAll(made);
}

/** With axes in the order of the letters, and 1 in place of those that it has not. */
function alongLetters(value: Value, mine: string, to: string): Tensor {
  const x = permuted(tensorOf(value), [...to].filter((letter) => mine.includes(letter)).map((letter) => mine.indexOf(letter)));
  let next = 0;
  return tensor(x.code, [...to].map((letter) => mine.includes(letter) ? x.axes[next++] as Axis : { role: '', size: 1 }), x.truths);
}

/** A weight has the names of what it meets under the same letters; what it makes of an axis is another one. */
function namedByLetters(x: Loose, mine: string, other: Tensor, theirs: string, to: string): Tensor {
  const axes: Axis[] = [], summed = [...mine].find((letter) => theirs.includes(letter) && !to.includes(letter));
  const met = (letter: string | undefined): Axis | undefined => letter === undefined || !theirs.includes(letter) ? undefined : other.axes[theirs.indexOf(letter)];
  [...mine].forEach((letter, i) => {
    const size = x.sizes[i] as number, axis = met(letter), over = met(summed), all = [...other.axes, ...axes];
    if (axis !== undefined && axis.size !== size) throw new Unread('the sizes of both sides differ: PyTorch stops here too');
    // Heads that are mixed are heads again.
    const role = over === undefined || over.size !== size ? madeFrom(over ?? { role: '', size }, all) : free(`other_${over.role}`, all);
    axes.push(axis ?? { role, size, made: true, ...(over?.size === size ? { from: over.role } : {}) });
  });
  return tensor(x.code(named(axes)), axes, x.truths);
}

function contracted(before_: Tensor, of: string, first: Tensor, and: string, to: string): Tensor {
  const from = of + and;
  let left = before_, right = first;
  const lonely = (mine: string, theirs: string): string[] => [...mine].filter((letter) => !theirs.includes(letter) && !to.includes(letter));
  const [lost] = lonely(of, and), [summed_] = lonely(and, of);
  const lostAxis = lost === undefined ? undefined : left.axes[of.indexOf(lost)], other = summed_ === undefined ? undefined : right.axes[and.indexOf(summed_)];
  // One axis under two letters: nothing is contracted, and each side is summed by itself.
  if (lostAxis !== undefined && other !== undefined && summed_ !== undefined && lostAxis.role === other.role && lostAxis.role !== '') {
    const letter = `letter_${summed_}`;
    const apart = renamed(right, other.role, letter), made = [...to].map((each) => (of.includes(each) ? left.axes[of.indexOf(each)] : right.axes[and.indexOf(each)]) as Axis);
    return byEquation(tensor(`contract<${letter}>(${left.code}, ${apart.code})`, made), left, of, apart, and, to);
  }
  const over = [...of].filter((letter) => and.includes(letter) && !to.includes(letter));
  if (over.length !== 1 || [...to].some((letter) => !from.includes(letter)) || [...of, ...and].some((letter) => !to.includes(letter) && letter !== over[0])) throw new Unread('this einsum is not known');
  // Values before their weights: they are over what became keys when tokens met tokens.
  [...and].forEach((letter, i) => {
    const mine = right.axes[i], theirs = left.axes[of.indexOf(letter)];
    const isKeys = theirs !== undefined && theirs.role !== mine?.role && mine?.from === theirs.role && right.axes.some(({ role }) => role === theirs.role);
    if (isKeys && !left.axes.some(({ role }) => role === mine.role)) left = renamed(left, theirs.role, mine.role);
  });
  const before = right.axes.map(({ role }) => role);
  [...and].forEach((letter, i) => {
    const at = of.indexOf(letter), mine = before[i] as string, theirs = left.axes[at];
    // What was made here has sizes that may have been guessed.
    if (theirs !== undefined && theirs.size !== right.axes[i]?.size && [theirs, right.axes[i]].some((axis) => axis?.made === true && axis.said !== true && axis.size > 1) && mine === theirs.role) throw new Unread('the sizes of both sides differ: PyTorch stops here too');
    // A name that was chosen here may be another one.
    const isFree = theirs !== undefined && theirs.role !== mine && theirs.size === right.axes[i]?.size && mine !== '' && theirs.role !== '';
    if (at < 0 && left.axes.some(({ role }) => role === mine)) right = renamed(right, mine, lookedAt(mine, right.axes.filter((_, j) => of.includes(and[j] as string) && to.includes(and[j] as string)), [...left.axes, ...right.axes]));
    else if (theirs !== undefined && theirs.role !== mine && theirs.from === mine && !right.axes.some(({ role }) => role === theirs.role)) right = renamed(right, mine, theirs.role);
    else if (isFree && right.axes[i]?.made === true && !right.axes.some(({ role }) => role === theirs.role)) right = renamed(withOtherParts(right, i, theirs), mine, theirs.role);
    else if (isFree && theirs.made === true && !left.axes.some(({ role }) => role === mine)) left = renamed(left, theirs.role, mine);
  });
  const summed = left.axes[of.indexOf(over[0] as string)] as Axis;
  if (summed.role === '') throw new Unread('a product over an axis of size 1');
  const axisOf = (letter: string): Axis => (of.includes(letter) ? left.axes[of.indexOf(letter)] : right.axes[and.indexOf(letter)]) as Axis;
  const said = calledKeys(left, right, summed.role, renamed), axes = meeting(left, right, summed.role, [...to].map(axisOf));
  const weighed = summedProducts(said.left, said.right, said.over);
  const result = said.back(tensor(weighed?.code ?? `contract<${said.over}>(${said.left.code}, ${said.right.code})`, axes));
  const found = byEquation(asPut(result, weighed?.sides[0] === said.right ? [right, left] : [left, right], summed.role), said.left, of, said.right, and, to);
  return { ...found, made: { ...found.made, of: { left, right, over: summed } }, chosen: chosenFor(left, right, summed.role) };
}

function byEquation(x: Tensor, left: Tensor, of: string, right: Tensor, and: string, to: string): Tensor & { made: Extract<Made, { by: 'einsum' }> } {
  const side = ({ axes }: Tensor, letters: string): Side => ({ letters, roles: axes.map(({ role }) => role) });
  return { ...x, made: { by: 'einsum', equation: { left: side(left, of), right: side(right, and), to } } };
}
