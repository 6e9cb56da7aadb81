// Patterns of einops: what their letters stand for, and what they move, merge, split and repeat.

import { permuted, roleOfSize, rolesOfSizesBeside, viewed } from './axes_moved.ts';
import type { Given } from './operations.ts';
import { free, freedomOf, isOpen, listed, loose, named, number, numberOf, ofAnyNumbers, sizesOf, tensor, tensorOf, typeOf, Unread, type Axis, type Loose, type Tensor, type Value } from './values.ts';

/** The sides of a pattern of einops, as groups of letters: 1 and () have none. */
export const sidesOf = (pattern: string): string[][][] => pattern.split('->').map((side) => [...side.matchAll(/\(([^)]*)\)|(\S+)/g)].map(([, group, letter = '']) => (group ?? letter).split(' ').filter((each) => each !== '' && each !== '1')));
/** What has no names yet has those of the letters of a pattern. */
export function namedBy(value: Value, given: Given): Tensor {
  if (!isOpen(value)) return tensorOf(value);
  const letters = sidesOf(textOf(given.at(0)))[0] ?? [], axes: Axis[] = [];
  if (letters.length !== value.sizes.length || letters.some((group, i) => group.length === 0 ? value.sizes[i] !== 1 : group.length > 1 || !/^[a-z]\w*$/.test(group[0] as string))) throw new Unread('this pattern is not known');
  letters.forEach(([letter], i) => axes.push(letter === undefined ? { role: '', size: 1 } : { role: free(roleOfSize(letter) ?? `axis_${letter}`, axes), size: value.sizes[i] as number, made: true }));
  return tensor(value.code(named(axes)), axes, value.truths);
}
/** einops' repeat: what the left side has, and new axes, in which it is again and again; last, these are put into groups. */
export function repeatedLike(x: Tensor, given: Given): Tensor {
  const [left = [], right = []] = sidesOf(textOf(given.at(0))), before = left.flat(), after = right.flat(), fresh = after.filter((name) => !before.includes(name));
  const isPlain = left.length === x.axes.length && left.every((group, i) => group.length === 1 || (group.length === 0 && x.axes[i]?.size === 1));
  if (!isPlain || [...before, ...after].some((name) => !/^\w+$/.test(name)) || before.some((name) => !after.includes(name))) throw new Unread('this pattern is not known');
  let now = tensor(x.code, x.axes.filter((_, i) => left[i]?.length === 1), x.truths);
  fresh.forEach((name) => {
    const axis: Axis = { role: free(roleOfSize(name) ?? 'copies', now.axes), size: /^\d+$/.test(name) ? Number(name) : numberOf(given.at(Infinity, name)), made: true };
    now = axis.size === 1 ? tensor(now.code, [{ role: '', size: 1 }, ...now.axes], x.truths) : tensor(`expand<${typeOf(axis)}>(${now.code})`, [axis, ...now.axes], x.truths);
  });
  const all = [...fresh.toReversed(), ...before];
  if (fresh.length > 0) now = tensor(`reorder<axes<${listed(now.axes)}>>(${now.code})`, now.axes, x.truths);
  const apart = permuted(now, after.map((name) => all.indexOf(name)));
  return right.every((group) => group.length === 1) ? apart : viewed(apart, grouped(right, (name) => (apart.axes[after.indexOf(name)] as Axis).size), []);
}
/** A mask whose axes nobody says, repeated by a pattern: its numbers come in the order of the pattern's groups. */
export function repeatedMask(mask: Loose, given: Given): Loose {
  const inOrder = (axes: Axis[]): string | undefined => {
    const pattern = spelled(textOf(given.at(0)), axes.length), [left = [], right = []] = sidesOf(pattern), groups = right.filter((group) => group.length > 0);
    if (left.some((group) => group.length !== 1) || groups.every((group) => group.length === 1) || groups.length !== axes.length) return undefined;
    const own = new Map<string, Axis>();
    for (const [i, group] of groups.entries()) {
      const whole = axes[i] as Axis, parts = group.length === 1 ? [whole] : partsOf(whole, group, given);
      if (parts === undefined) return undefined;
      group.forEach((letter, j) => own.set(letter, parts[j] as Axis));
    }
    const before = left.flatMap(([letter]) => own.get(letter as string) ?? []);
    if (before.length !== left.length) return undefined;
    const made = repeatedLike(tensor(mask.code(before), before, mask.truths), by(given, pattern)), named_ = made.axes.filter(({ role }) => role !== '');
    return named_.reduce((code, { role }, i) => role === axes[i]?.role ? code : `rename<${role}, ${(axes[i] as Axis).role}>(${code})`, made.code);
  };
  return { ...mask, code: (axes) => inOrder(axes) ?? mask.code(axes) };
}
/** The two axes that a group of letters makes this one of, in either order; one of their sizes is said. */
function partsOf(whole: Axis, group: string[], given: Given): [Axis, Axis] | undefined {
  const [first, second] = group.map((letter) => roleOfSize(letter)), sizes = group.map((letter) => given.at(Infinity, letter)), said = sizes.findIndex((each) => each?.kind === 'number');
  if (group.length !== 2 || said < 0 || first === undefined || second === undefined || ![`${first}_${second}`, `${second}_${first}`].includes(whole.role)) return undefined;
  const size = numberOf(sizes[said]), rest = whole.size / size;
  return Number.isInteger(rest) ? [{ role: first, size: said === 0 ? size : rest }, { role: second, size: said === 0 ? rest : size }] : undefined;
}
const grouped = (groups: string[][], sizeOf: (letter: string) => number): number[] => groups.map((group) => group.reduce((product, letter) => product * sizeOf(letter), 1));
export const textOf = (x: Value | undefined): string => x?.kind === 'text' ? x.value : '';
/** The same sizes, for another pattern. */
const by = (given: Given, value: string): Given => ({ ...given, at: (i, name) => i === 0 ? { kind: 'text', value } : given.at(i, name) });
/** ... stands for the axes that have no name. */
function spelled(text: string, rank: number): string {
  const spare = rank - (text.split('->')[0] ?? '').replace(/\([^)]*\)/g, 'x').trim().split(/\s+/).length + 1;
  return text.replaceAll('...', Array.from({ length: Math.max(spare, 0) }, (_, i) => `dots_${i}`).join(' '));
}
/** einops' reduce: what the right side leaves out goes last, and is then reduced, as many axes as these are. */
export function reducedLike(x: Tensor, given: Given, reduce: (apart: Value, count: number) => Value): Value {
  const [left = '', right = ''] = spelled(textOf(given.at(0)), x.axes.length).split('->');
  const [letters = [], wanted = []] = [left, right].map((side) => sidesOf(side).flat(2));
  const gone = letters.filter((name) => !wanted.includes(name)), kept = wanted.join(' ');
  const apart = rearranged(x, by(given, `${left}->${kept} ${gone.join(' ')}`));
  return rearranged(tensorOf(gone.length === 0 ? apart : reduce(apart, gone.length)), by(given, `${kept}->${right}`));
}
/** einops: a view into the letters of the left side, a permutation, and a view into the groups of the right one. */
export function rearranged(x: Tensor | Loose, given: Given): Value {
  const before = sizesOf(x), [left, right] = sidesOf(spelled(textOf(given.at(0)), before.length));
  if (left === undefined || right === undefined || left.length !== before.length || [...left, ...right].flat().some((name) => !/^[A-Za-z]\w*$/.test(name))) throw new Unread('this pattern is not known');
  const known = new Map<string, number>();
  left.forEach((group, i) => {
    for (const name of group) { const said = group.length === 1 ? number(before[i] as number) : given.at(Infinity, name); if (said !== undefined) known.set(name, numberOf(said)); }
    const open = group.filter((name) => !known.has(name)), rest = group.reduce((product, name) => product * (known.get(name) ?? 1), 1);
    if (open.length > 1) throw new Unread('the sizes of this pattern are not known');
    for (const name of open) known.set(name, (before[i] as number) / rest);
  });
  const letters = left.flat(), wanted = right.flat();
  if ([...letters].sort().join() !== [...wanted].sort().join()) throw new Unread('this pattern is not known');
  const after = grouped(right, (name) => known.get(name) as number);
  if (x.kind === 'loose') return [...left, ...right].every(({ length: count }) => count < 2) && letters.join() === wanted.join() ? { ...loose(after, x.code, x.truths), ...freedomOf(x) } : ofAnyNumbers(x, after);
  const apart = viewed(x, letters.map((name) => known.get(name) as number), rolesOfSizesBeside(letters).map((role, i) => letters[i] === 'd' ? 'head_dim' : role));
  const moved = permuted(apart, wanted.map((name) => letters.indexOf(name)));
  return right.every((group) => group.length === 1) ? moved : viewed(moved, after, []);
}
