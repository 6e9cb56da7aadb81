// Tensors joined to one, put among zeros, and cut into parts.

import { permuted, withName } from './axes_moved.ts';
import type { Given, Operation } from './operations.ts';
import { renamed } from './products.ts';
import { isKnown } from './program.ts';
import { isFree, isOpen, listed, loose, named, numberOf, ofAnyNumbers, placeOf, shapeOf, sizesOf, tensor, tensorOf, Unread, type Axis, type Loose, type Tensor, type Value } from './values.ts';

/** As many of one length as there are, and the rest. */
export const lengthsOf = (size: number, each: number): number[] => Array.from({ length: Math.ceil(size / each) }, (_, i) => Math.min(each, size - i * each));
export const pieces = (x: Tensor, at: number, lengths: number[]): Value => {
  const axis = x.axes[at] as Axis;
  let first = 0;
  return { kind: 'list', items: lengths.map((size) => {
    const piece = tensor(`slice<${axis.role}<${size}>>(${x.code}, ${first})`, x.axes.map((each) => each === axis ? { ...axis, size } : each), x.truths);
    first += size;
    return piece;
  }) };
};
/** The same of numbers that nobody looks at. */
export const openPieces = (x: Loose, at: number, lengths: (size: number) => number[]): Value =>
  ({ kind: 'list', items: lengths(x.sizes[at] as number).map((size) => ofAnyNumbers(x, x.sizes.with(at, size))) });
export const wholeOf = (x: Tensor): Tensor => x.made?.by === 'expansion' ? x.made.whole : x;
/** The second half of the features, negated, before the first: a rotation of pairs by a right angle. */
function turnedHalves([one, other]: [Tensor, Tensor], at: number): Tensor | undefined {
  const a = one.made, b = other.made;
  if (a?.by !== 'half' || b?.by !== 'half' || a.of.code !== b.of.code || a.at !== at || b.at !== at || !a.isSecond || !a.negated || b.isSecond || b.negated) return undefined;
  const axis = a.of.axes[at] as Axis, { role, size } = axis;
  // From here on it is known of these features.
  axis.inHalves = true;
  return tensor(`rotate_half<${role}>(assume_factors<${role}, halves<2>, pairs<${size / 2}>>(${a.of.code}))`, a.of.axes);
}
/** Parts whose axes are not named yet, such as angles twice. */
function joinedLoose(all: Loose[], given: Given): Value {
  const [first] = all as [Loose, ...Loose[]], at = placeOf(first.sizes.length, given.at(0, 'dim'), 0);
  // Axes of size 1 have no names.
  const place = first.sizes.slice(0, at).filter((size) => size !== 1).length;
  const made = loose(first.sizes.with(at, all.reduce((sum, { sizes: each }) => sum + (each[at] as number), 0)), (axes) => {
    const axis = axes[place];
    if (axis === undefined) throw new Unread('what is joined is not known');
    return `concat<${axis.role}>(${all.map((each) => each.code(axes.with(place, { ...axis, size: each.sizes[at] as number }))).join(', ')})`;
  }, all.every(({ truths: each }) => each));
  return all.every(isFree) ? { ...made, isFree: true } : made;
}
export const joined = (stacked: boolean): Operation => (value, given) => {
  if (value.kind !== 'list') throw new Unread('what is joined is not known');
  const open = value.items.filter(isOpen);
  if (!stacked && open.length > 0 && open.length === value.items.length) return joinedLoose(open, given);
  // Names that were chosen here give way to others.
  const chosen = (x: Tensor): number => x.axes.filter(({ made }) => made === true).length;
  const items = value.items.map((each) => each.kind === 'tensor' && !stacked ? wholeOf(each) : each);
  const [named_] = items.filter((each): each is Tensor => each.kind === 'tensor').sort((a, b) => chosen(a) - chosen(b) || named(b.axes).length - named(a.axes).length);
  if (stacked && named_ === undefined && open[0] !== undefined && value.items.length > 0) {
    const [{ sizes: all }] = open as [Loose];
    return ofAnyNumbers(open[0], all.toSpliced(placeOf(all.length + 1, given.at(0, 'dim'), 0), 0, value.items.length));
  }
  if (value.items.length === 0) throw new Unread('nothing is joined');
  const rank = shapeOf(value.items[0]).length, at = placeOf(rank + (stacked ? 1 : 0), given.at(0, 'dim'), 0);
  const alike = items.map((each) => named_ === undefined ? tensorOf(each) : alongside(each, named_, stacked ? -1 : at));
  const isWithout = !stacked && alike.some(({ axes }) => axes[at]?.role === ''), role_ = isWithout ? alike.find(({ axes }) => axes[at]?.role !== '')?.axes[at]?.role ?? 'parts' : '';
  const all = alike.map((each) => isWithout && each.axes[at]?.role === '' ? withName(each, at, role_) : each), [first] = all as [Tensor];
  // A row of zeros before all others, for moving them by one.
  const padded = all.length === 2 && !stacked ? value.items.findIndex((each) => each.kind === 'loose' && each.fill === 0 && each.sizes[at] === 1) : -1;
  if (stacked) {
    const made: Axis = { role: 'parts', size: all.length, made: true }, code = `stack<parts>(${all.map(({ code: each }) => each).join(', ')})`;
    return at === 0 ? tensor(code, [made, ...first.axes]) : permuted(tensor(code, [made, ...first.axes]), [...first.axes.keys()].map((i) => i + 1).toSpliced(at, 0, 0));
  }
  const half = all.length === 2 ? turnedHalves(all as [Tensor, Tensor], at) : undefined;
  if (half !== undefined) return half;
  // Tokens beside keys of before are keys, too.
  if (all.some(({ axes }) => axes[at]?.role === 'keys')) all.forEach((each, i) => { if (each.axes[at]?.role === 'tokens' && !each.axes.some(({ role }) => role === 'keys')) all[i] = renamed(each, 'tokens', 'keys'); });
  // Keys of a row beside keys of a column: together they are another axis.
  const fixed = all.find(({ axes }) => axes[at]?.made !== true)?.axes[at]?.role, hasOpen = fixed !== undefined && all.every(({ axes }) => axes[at]?.made === true || axes[at]?.role === fixed);
  if (hasOpen) all.forEach((each, i) => { const { role: mine } = each.axes[at] as Axis; if (mine !== fixed && !each.axes.some(({ role: other }) => other === fixed)) all[i] = renamed(each, mine, fixed); });
  const isMixed = all.some(({ axes }) => axes[at]?.role !== first.axes[at]?.role) && all.every(({ axes }) => axes.every(({ role: each, made }, i) => i === at ? made === true || each.startsWith('other_') : each === first.axes[i]?.role));
  if (isMixed) all.forEach((each, i) => { const { role: mine } = each.axes[at] as Axis, theirs = (first.axes[at] as Axis).role; if (mine !== theirs) all[i] = renamed(each, mine, theirs); });
  // Rows beside columns are places, and so are two kinds of things that the reader names.
  const areKinds = all.every(({ axes }) => axes.every((axis, i) => i === at ? axis.role !== '' : axis.role === first.axes[i]?.role)) && all.some(({ axes }) => axes[at]?.role !== first.axes[at]?.role) && all.some(({ axes }) => !isKnown(axes[at]?.role ?? ''));
  const arePlaces = areKinds || ['height', 'width'].every((role) => all.some(({ axes }) => axes[at]?.role === role));
  if (arePlaces) all.forEach((each, i) => { all[i] = renamed(each, (each.axes[at] as Axis).role, 'places'); });
  const [front] = all as [Tensor], { role } = front.axes[at] as Axis, size = all.reduce((sum, { axes }) => sum + (axes[at] as Axis).size, 0);
  const made = tensor(`concat<${role}>(${all.map(({ code }) => code).join(', ')})`, front.axes.with(at, { ...(isMixed || arePlaces ? { ...(front.axes[at] as Axis), made: true } : {}), role, size }), all.every(({ truths: each }) => each !== false));
  return padded < 0 ? made : { ...made, made: { by: 'padding', of: all[1 - padded] as Tensor } };
};
/** A part with the names of the other one, if its own were chosen here; along `at` their sizes may differ. */
function alongside(part: Value, other: Tensor, at: number): Tensor {
  if (part === other) return other;
  // What was there before stands along the same axes.
  if (part.kind === 'loose' && part.isAny === true) return tensor(part.code(named(other.axes)), other.axes, part.truths);
  const sizes = sizesOf(part.kind === 'loose' ? part : wholeOf(tensorOf(part)));
  if (sizes.length !== other.axes.length || sizes.some((size, i) => i !== at && size !== other.axes[i]?.size)) throw new Unread('what is joined differs along other axes: PyTorch stops here too');
  if (isOpen(part)) {
    const axes = sizes.map((size, i): Axis => ({ ...(other.axes[i] as Axis), size }));
    return tensor(part.code(named(axes)), axes, part.truths);
  }
  let now = wholeOf(tensorOf(part));
  other.axes.forEach(({ role }, i) => {
    const mine = now.axes[i] as Axis;
    if (i !== at && mine.made === true && mine.role !== '' && role !== '' && mine.role !== role && !now.axes.some((each) => each.role === role)) now = renamed(now, mine.role, role);
  });
  return now;
}
/** More places before and behind, or fewer, from the last axis on; a row of zeros before all others may move them by one. */
export const padded: Operation = (value, given) => {
  const by = given.at(0, 'pad') ?? given.at(0, 'padding'), around = by?.kind === 'list' ? by.items.map(numberOf) : [];
  if (around.length === 0 || around.length % 2 !== 0) throw new Unread('how much is put around it is not known');
  if (isOpen(value)) return value.isGiven === true ? value : ofAnyNumbers(value, value.sizes.map((size, i) => size + (around[2 * (value.sizes.length - 1 - i)] ?? 0) + (around[2 * (value.sizes.length - 1 - i) + 1] ?? 0)));
  let now = tensorOf(value);
  for (let at = now.axes.length - 1, i = 0; i < around.length; --at, i += 2) {
    const [before, behind] = around.slice(i, i + 2) as [number, number], axis = now.axes[at] as Axis;
    if (before === 0 && behind === 0) continue;
    const first = Math.max(-before, 0), kept = axis.size - first - Math.max(-behind, 0), rows = (size: number): string[] => size <= 0 ? [] : [`zeros<${now.truths === false ? 'float' : 'bool'}, ${listed(now.axes.with(at, { ...axis, size }))}>()`];
    if (axis.role === '' || kept < 1) throw new Unread('nothing is left of this axis');
    const inner = kept === axis.size ? now.code : `slice<${axis.role}<${kept}>>(${now.code}, ${first})`, parts = [...rows(before), inner, ...rows(behind)];
    const made = tensor(parts.length === 1 ? inner : `concat<${axis.role}>(${parts.join(', ')})`, now.axes.with(at, { ...axis, size: kept + Math.max(before, 0) + Math.max(behind, 0) }), now.truths);
    now = before === 1 && behind === 0 && at === now.axes.length - 1 ? { ...made, made: { by: 'padding', of: now } } : made;
  }
  return now;
};
/** The two parts of an axis that was seen as (2, half of it), which may be joined again. */
export function halvesOf({ made, axes }: Tensor, at: number): Value | undefined {
  const of = made?.by === 'view' ? made.of : undefined, whole = of?.axes[at];
  if (of === undefined || whole === undefined || axes[at]?.size !== 2 || of.axes.length + 1 !== axes.length || whole.size !== 2 * (axes[at + 1]?.size ?? 0)) return undefined;
  const all = pieces(of, at, [whole.size / 2, whole.size / 2]), items = all.kind === 'list' ? all.items : [];
  return { kind: 'list', items: items.map((each, i) => ({ ...tensorOf(each), made: { by: 'half', of, at, isSecond: i === 1, negated: false } })) };
}
