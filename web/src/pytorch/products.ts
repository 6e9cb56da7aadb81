// What stands beside what: products over an axis, sums by place, and tensors that get their names from others.

import { permuted, roleOfSize } from './axes_moved.ts';
import { isKnown } from './program.ts';
import { calledKeys, chosenFor, meeting, summedProducts, unmetAll } from './choices.ts';
import { free, isFree, listed, literal, loose, named, type Axis, type Loose, type Tensor, tensor, tensorOf, typeOf, Unread, type Value } from './values.ts';

/** Its name was chosen here, as there was one of its kind already. */
const isSecond = ({ role, from }: Axis): boolean => from !== undefined && role.startsWith(`other_${from}`);

export const renamed = (x: Tensor, from: string, to: string): Tensor =>
  tensor(`rename<${from}, ${to}>(${x.code})`, x.axes.map((axis) => axis.role === from ? { ...axis, role: to, from: isSecond(axis) ? axis.from as string : from } : axis), x.truths);

/** Names for features that a weight makes of others. */
export function madeFrom(x: Axis, others: Axis[]): string {
  return ['d_out', 'd_in', 'features'].find((role) => role !== x.role && !others.some((each) => each.role === role)) ?? free('features', others);
}

/** The keys that queries meet: tokens a second time. */
export const second = (role: string, taken: Axis[]): string => free(role === 'tokens' ? 'keys' : `other_${role}`, taken);

/** Heads that meet heads, where the tokens stand aside, would attend in their place: headsup says so of keys. */
export const lookedAt = (role: string, beside: Axis[], taken: Axis[]): string =>
  role === 'heads' && beside.some((axis) => axis.role === 'tokens') ? free('keys', taken) : second(role, taken);

/** left @ right, as PyTorch pairs their axes by place. */
export function product(one: Value, other: Value): Tensor {
  const isGuessed = (x: Value): boolean => x.kind === 'loose' && x.guess !== undefined;
  // What stands on the right gets its names from the left, if that has some.
  const left = isGuessed(one) ? tensorOf(one) : one, right = isGuessed(other) && one.kind === 'loose' ? tensorOf(other) : other;
  if (left.kind === 'tensor' && right.kind === 'loose' && right.sizes.length >= 2 && left.axes.length >= 2) {
    const inner = left.axes.at(-1) as Axis, [met, last] = right.sizes.slice(-2) as [number, number];
    if (inner.size !== met) throw new Unread('the sizes of both sides differ: PyTorch stops here too');
    const out: Axis = { role: madeFrom(inner, left.axes), size: last, made: true };
    // Before the last two each has one of its own; a weight may bring others, such as heads.
    const before = right.sizes.slice(0, -2).map((size, i): Axis => {
      const beside = left.axes.at(i - right.sizes.length);
      if (size === 1 || beside !== undefined) return size === 1 ? { role: '', size } : { ...(beside as Axis), size };
      return { role: free(right.names?.[i] ?? 'parts', left.axes), size, made: true };
    });
    const axes = [...before, { role: inner.role, size: met }, out];
    return unmetAll(product(left, tensor(right.code(named(axes)), axes)));
  }
  // The same of what stands on the left.
  if (left.kind === 'loose' && right.kind === 'tensor' && left.sizes.length >= 2 && left.sizes.length <= right.axes.length) {
    const met = right.axes.at(-2) as Axis, [rows, inner] = left.sizes.slice(-2) as [number, number];
    if (met.size !== inner) throw new Unread('the sizes of both sides differ: PyTorch stops here too');
    const before = left.sizes.slice(0, -2).map((size, i): Axis => size === 1 ? { role: '', size } : { ...(right.axes.at(i - left.sizes.length) as Axis), size });
    const axes = [...before, rows === 1 ? { role: '', size: 1 } : { role: madeFrom(met, right.axes), size: rows, made: true }, { role: met.role, size: inner }];
    return unmetAll(product(tensor(left.code(named(axes)), axes), right));
  }
  // A row of numbers alone has the axis that it meets.
  if (left.kind === 'tensor' && right.kind === 'loose' && right.sizes.length === 1) return product(left, alongOne(right, left.axes.at(-1)));
  if (left.kind === 'loose' && right.kind === 'tensor' && left.sizes.length === 1) return product(alongOne(left, right.axes.at(right.axes.length === 1 ? 0 : -2)), right);
  if (left.kind !== 'tensor' || right.kind !== 'tensor') throw new Unread('nothing says what the axes of one side are');
  if (left.axes.length === 0 || right.axes.length === 0) throw new Unread('a product of one number');
  let inner = left.axes.at(-1) as Axis, to = right;
  const at = to.axes.length === 1 ? 0 : to.axes.length - 2;
  const met = to.axes[at] as Axis, kept = to.axes.length === 1 ? undefined : to.axes.at(-1) as Axis;
  if (inner.role === '' || met.role === '') throw new Unread('a product over an axis of size 1');
  to = namedLike(to, left, 2);
  let from = grouped(namedLike(left, to, 2), to);
  // The right side is things by the same things, whose second name was chosen here, as powers of a matrix are.
  if (kept?.role === inner.role && inner.from === met.role && met.size === inner.size) {
    const between = second(inner.role, [...from.axes, ...to.axes]);
    [from, to] = [renamed(from, inner.role, between), renamed(to, met.role, between)];
    inner = from.axes.at(-1) as Axis;
  }
  // Values are over what became keys when queries met them.
  if (met.role !== inner.role && (inner.from === met.role || (met.made === true && met.size === inner.size)) && !to.axes.some(({ role }) => role === inner.role))
    to = renamed(to, met.role, inner.role);
  // Weights over what a layer made, one for each key: their name was chosen here, too. So was one that a comment has for what the reader calls otherwise.
  else if (met.role !== inner.role && inner.made === true && (inner.chosen !== undefined || (inner.said === true && !isKnown(met.role))) && inner.size === met.size && !from.axes.some(({ role }) => role === met.role)) {
    from = renamed(from, inner.role, met.role);
    inner = from.axes.at(-1) as Axis;
  }
  // The same where the values stand on the left: (d, tokens) @ (keys, tokens).
  else if (met.role !== inner.role && met.from === inner.role && !from.axes.some(({ role }) => role === met.role)) {
    from = renamed(from, inner.role, met.role);
    inner = from.axes.at(-1) as Axis;
  }
  // Its name was chosen here, and the other side has that of x already.
  else if (met.role !== inner.role && met.made === true && met.size === inner.size && !from.axes.some(({ role }) => role === met.role)) {
    from = renamed(from, inner.role, met.role);
    inner = from.axes.at(-1) as Axis;
  }
  if (kept !== undefined && kept.role !== '' && from.axes.slice(-2).some(({ role, factors }) => role === kept.role || factors?.some((each) => each.role === kept.role) === true))
    to = renamed(to, kept.role, lookedAt(kept.role, from.axes.slice(0, -2), [...from.axes, ...to.axes]));
  const rows = left.axes.length === 1 ? [] : left.axes.slice(-2, -1), columns = kept === undefined ? [] : to.axes.slice(-1);
  const batch = broadcast(from.axes.slice(0, -2), to.axes.slice(0, -2));
  // What will be refused is refused once: whatever comes after may have its names.
  const willBeRefused = inner.role !== (to.axes[at] as Axis).role, open = willBeRefused ? columns.map((axis): Axis => ({ ...axis, made: true })) : columns;
  // A row or a column alone: where axes have names it is none.
  const isAlone = kept?.role === '' || (left.axes.length > 1 && left.axes.at(-2)?.role === '');
  const said = willBeRefused ? { left: from, right: to, over: inner.role, back: (x: Tensor): Tensor => x } : calledKeys(from, to, inner.role, renamed);
  const weighed = summedProducts(said.left, said.right, said.over);
  const code = weighed?.code
    ?? (isAlone ? `contract<${said.over}>(${said.left.code}, ${said.right.code})` : `matmul(${said.left.code}, ${said.right.code})`);
  const made = said.back(tensor(code, meeting(from, to, inner.role, [...batch, ...rows, ...open])));
  const put = weighed === undefined && !isAlone ? made : asPut(made, weighed?.sides[0] === said.right ? [to, from] : [from, to], inner.role);
  return { ...put, made: { by: 'product', left: from, right: to, over: inner }, chosen: chosenFor(from, to, inner.role) };
}

/** A sum over one axis has those of the first side first, in headsup: they stand as PyTorch has them. */
export function asPut(x: Tensor, [first, other]: [Tensor, Tensor], over: string): Tensor {
  const mine = rolesIn(first), put = [...mine, ...rolesIn(other).filter((role) => !mine.includes(role))].filter((role) => role !== over), wanted = rolesIn(x);
  // What will be refused has no order.
  const isMoved = put.join() !== wanted.join() && [...put].sort().join() === [...wanted].sort().join();
  return isMoved ? tensor(`reorder<axes<${listed(x.axes)}>>(${x.code})`, x.axes, x.truths) : x;
}
const rolesIn = ({ axes }: Tensor): string[] => named(axes).map(({ role }) => role);

function alongOne(x: Loose, met: Axis | undefined): Tensor {
  const axis: Axis = { role: met?.role ?? '', size: x.sizes[0] as number };
  if (met === undefined || met.role === '' || met.size !== axis.size) throw new Unread('the sizes of both sides differ: PyTorch stops here too');
  return tensor(x.code([axis]), [axis]);
}

/** Scores divided by the root of a size: that of the features that they are sums over, or headsup says which. */
export function scaled(x: Tensor, by: Value, write: (a: string, b: string) => string): Tensor | undefined {
  const of = x.made?.by === 'product' ? x.made : x.made?.by === 'einsum' ? x.made.of : undefined;
  if (of === undefined || by.kind !== 'number' || by.root === undefined) return undefined;
  const { left, right, over } = of, { axis } = by.root, role = axis ?? roleOfSize(by.root.name), has = (side: Tensor): boolean => side.axes.some((each) => each.role === role);
  if (by.root.of === over.size || role === undefined || (axis === undefined ? has(left) || has(right) : has(left) && has(right))) return tensor(write(x.code, literal(by.value)), x.axes);
  const size = x.made?.by === 'product' || x.made?.by === 'einsum' ? x.made.size : undefined, [, tensor_ = '', before = '', after = ''] = /^([\w.]+)(\.size\(|\.shape\[)-?\d([)\]])$/.exec(by.root.name) ?? [];
  const divisor = size?.lastOf.includes(tensor_) === true ? `${tensor_}${before}-1${after}` : size?.code;
  return { ...tensor(`scaled_scores<${role}>(${left.code}, ${right.code})`, x.axes), divisor };
}

const partsOf = ({ factors }: Axis): Axis[] => (factors ?? []).flatMap((each) => each.factors === undefined ? [each] : partsOf(each));
/** Merged of parts whose names were chosen here, in the same order: these are those of the other side under other names. */
export function withOtherParts(x: Tensor, at: number, other: Axis): Tensor {
  const axis = x.axes[at] as Axis, { factors: _, ...whole } = axis, mine = partsOf(axis), theirs = partsOf(other);
  const isOther = mine.length > 0 && mine.map(({ size }) => size).join() === theirs.map(({ size }) => size).join() && mine.some((each, i) => each.role !== theirs[i]?.role);
  const areChosen = mine.every((each, i) => each.role === theirs[i]?.role || ((each.made === true || theirs[i]?.made === true) && !theirs.some(({ role }) => role === each.role) && !mine.some(({ role }) => role === theirs[i]?.role)));
  return isOther && areChosen ? tensor(`forget_factors<${axis.role}>(${x.code})`, x.axes.with(at, whole), x.truths) : x;
}

/** x with the names that the other has where PyTorch lines them up, if its own were chosen here. */
export function namedLike(x: Tensor, other: Tensor, beforeLast = 0): Tensor {
  let now = x;
  for (let i = 1 + beforeLast; i <= Math.min(x.axes.length, other.axes.length); ++i) {
    const mine = now.axes.at(-i) as Axis, theirs = other.axes.at(-i) as Axis;
    // Positions are those of tokens.
    const isOpen = mine.made === true || theirs.from === mine.role || (mine.role === 'context_length' && theirs.role === 'tokens') || (isSecond(mine) && mine.size === theirs.size);
    if (mine.role === theirs.role || mine.role === '' || theirs.role === '' || !isOpen || now.axes.some(({ role }) => role === theirs.role)) continue;
    // Each of it as often as the other one has parts there.
    const [outer, inner] = mine.again ?? [], [one, other_] = theirs.factors ?? [];
    if (outer !== undefined && inner !== undefined && one !== undefined && other_ !== undefined && theirs.factors?.length === 2 && outer.size === one.size && inner.size === other_.size && (outer.role === one.role) !== (inner.role === other_.role)) {
      const [from, to] = outer.role === one.role ? [inner, other_] : [outer, one], parts = [outer, inner].map((axis) => axis === from ? to : axis);
      const apart = `rename<${from.role}, ${to.role}>(split<${mine.role}, ${typeOf(outer)}, ${typeOf(inner)}>(${now.code}))`;
      now = tensor(`merge<${theirs.role}, ${parts.map(({ role }) => role).join(', ')}>(${apart})`, now.axes.with(-i, { ...theirs, factors: parts }), now.truths);
      continue;
    }
    if (mine.repeated === true && mine.said !== true && theirs.factors !== undefined) throw new Unread(`which of ${theirs.role} the repeated ones belong to is not known`);
    now = renamed(withOtherParts(now, now.axes.length - i, theirs), mine.role, theirs.role);
  }
  return now;
}

/** Heads of queries beside shared keys: neighbours share, as every grouped attention has it. Features beside angles: they are pairs. */
function grouped(x: Tensor, other: Tensor): Tensor {
  const turned = x.axes.find(({ role, inHalves }) => inHalves === true && other.axes.some((each) => each.role === role && each.repeated === true));
  if (turned !== undefined && !x.code.startsWith('assume_factors')) return tensor(`assume_factors<${turned.role}, halves<2>, pairs<${turned.size / 2}>>(${x.code})`, x.axes);
  const shared = other.axes.find(({ groups }) => groups !== undefined), mine = x.axes.findIndex(({ role }) => role === shared?.role);
  const axis = x.axes[mine];
  if (shared?.groups === undefined || axis === undefined || axis.groups !== undefined) return x;
  return tensor(`assume_factors<${axis.role}, ${shared.groups}>(${x.code})`, x.axes.with(mine, { ...axis, groups: shared.groups }));
}

/** An axis of one feature that PyTorch gives to each of the other's is nothing where headsup lines up by name. */
function alone(x: Tensor, other: Tensor): Tensor {
  const isOwn = ({ role, made, isOne }: Axis): boolean => made === true || isOne === true || !(role === '' || role === 'batch' || other.axes.some((each) => each.role === role));
  const at = x.axes.findIndex((axis, i) => isOwn(axis) && axis.size === 1 && (other.axes.at(i - x.axes.length)?.size ?? 1) !== 1);
  const axis = x.axes[at];
  if (axis === undefined) return x;
  const one: Axis = { role: '', size: 1, ...(axis.isOne === true ? { pooled: axis.role } : {}) };
  return tensor(`take<${axis.role}>(${x.code}, 0)`, x.axes.with(at, one), x.truths);
}

/** x again and again along another axis, which comes first in headsup, and stands where PyTorch has it. */
export const expandedAt = (x: Tensor, axis: Axis, at: number): Tensor =>
  permuted(tensor(`expand<${typeOf(axis)}>(${x.code})`, [axis, ...x.axes], x.truths), [...x.axes.keys()].map((i) => i + 1).toSpliced(at, 0, 0));

/** What keepdim kept of an axis goes to each of that axis again. */
function spread(x: Tensor, other: Tensor): Tensor {
  let now = x;
  if (x.made?.by === 'pooling' && other.axes.length === x.axes.length + 1 && other.axes[0]?.role === x.made.over.role) now = tensor(`expand<${typeOf(other.axes[0])}>(${now.code})`, now.axes);
  x.axes.forEach(({ pooled }, i) => {
    const beside = other.axes.at(i - x.axes.length);
    if (pooled !== undefined && beside?.role === pooled) now = expandedAt(tensor(now.code, now.axes.toSpliced(i, 1)), beside, i);
  });
  return now;
}

/** That axes which PyTorch lines up from the end are the same ones: headsup lines up by name. */
function pairedByPlace(left: Axis[], right: Axis[]): void {
  for (let i = 1; i <= Math.min(left.length, right.length); ++i) {
    const a = left.at(-i) as Axis, b = right.at(-i) as Axis;
    // Who wrote both names down is told by headsup.
    // Of what the reader said, headsup tells it.
    const isGuessed = a.guessed === true || b.guessed === true;
    if (isGuessed && a.role === b.role && a.size !== b.size && a.size !== 1 && b.size !== 1)
      throw new Unread('the sizes of both sides differ: PyTorch stops here too');
    if (a.role !== b.role && a.role !== '' && b.role !== '' && !(a.said === true && b.said === true)) throw new Unread(`PyTorch lines up ${typeOf(a)} with ${typeOf(b)} here, by place; headsup lines up by name`);
  }
}
function broadcast(left: Axis[], right: Axis[]): Axis[] {
  pairedByPlace(left, right);
  const rank = Math.max(left.length, right.length);
  return Array.from({ length: rank }, (_, i) => {
    const a = left.at(i - rank), b = right.at(i - rank);
    return (i >= rank - left.length ? a?.role === '' && i >= rank - right.length ? b : a : b) as Axis;
  });
}

/** A loose tensor with the names of what it is lined up with from the end; sizes of 1 have none. */
export function namedAfter(x: Loose, other: Tensor, truths: boolean): Tensor {
  if (x.isAny === true) return tensor(x.code(named(other.axes)), other.axes, truths);
  if (x.sizes.some((size) => size < 1)) throw new Unread('nothing is left of this axis');
  if (x.sizes.length > other.axes.length) throw new Unread('one side has more axes than the other');
  // Of what comes in nobody knows the sizes.
  if (x.isGiven !== true && x.sizes.some((size, i) => size !== 1 && size !== other.axes.at(i - x.sizes.length)?.size && other.axes.at(i - x.sizes.length)?.role !== '')) throw new Unread('the sizes of both sides differ: PyTorch stops here too');
  const fresh: Axis[] = [];
  const axes = x.sizes.map((size, i) => {
    const beside = other.axes.at(i - x.sizes.length) as Axis;
    // Where the other has one alone, this one brings an axis of its own.
    if (beside.role === '' && size !== 1) {
      const same = other.axes.find((each) => each.size === size && each.role !== ''), all = [...other.axes, ...fresh];
      const axis: Axis = { role: same === undefined ? free('copies', all) : second(same.role, all), size, made: true };
      fresh.push(axis);
      return axis;
    }
    // One query beside the scores of one query.
    return size === 1 && beside.size !== 1 ? { role: '', size } : x.isGiven === true ? beside : { ...beside, size };
  });
  return tensor(x.code(named(axes)), axes, truths);
}

/** left + right and the like. */
export function elementwise(left: Value, right: Value, write: (a: string, b: string) => string, truths = false): Value {
  const isTurned = (x: Value): boolean => x.kind === 'loose' && x.guess?.some(({ inHalves }) => inHalves === true) === true;
  if (isTurned(left) || isTurned(right)) return elementwise(isTurned(left) ? tensorOf(left) : left, isTurned(right) ? tensorOf(right) : right, write, truths);
  if (left.kind === 'loose' && right.kind === 'tensor') { const first = namedAfter(left, right, left.truths); return besideLoose(first, right, write, truths) ?? elementwise(first, right, write, truths); }
  if (right.kind === 'loose' && left.kind === 'tensor') { const second_ = namedAfter(right, left, right.truths); return besideLoose(left, second_, write, truths) ?? elementwise(left, second_, write, truths); }
  if (left.kind === 'number' && right.kind === 'tensor') return tensor(write(literal(left.value), right.code), right.axes, truths);
  if (left.kind === 'tensor' && right.kind === 'number') return tensor(write(left.code, literal(right.value)), left.axes, truths);
  const [whole, one] = left.kind === 'loose' ? [left, right] : [right, left];
  if (whole.kind === 'loose' && one.kind === 'number') {
    const by = literal(one.value), code = whole.code;
    const made = loose(whole.sizes, (axes) => whole === left ? write(code(axes), by) : write(by, code(axes)), truths);
    return isFree(whole) && !truths ? { ...made, isFree: true } : made;
  }
  if (left.kind === 'loose' && right.kind === 'loose') return looseBoth(left, right, write, truths);
  if (left.kind !== 'tensor' || right.kind !== 'tensor') throw new Unread('this is no sum of tensors and numbers');
  const wanted = pairsWanted(alone(left, right), alone(right, left));
  if (wanted !== undefined) return met(crossed(wanted[0], wanted[1], broadcast(wanted[0].axes, wanted[1].axes), write, truths), wanted[0], wanted[1]);
  const pairs = allPairs(left, right, (a, b) => write(a, b)) ?? allPairs(right, left, (a, b) => write(b, a));
  if (pairs !== undefined) return pairs;
  const beside = namedLike(alone(right, left), left), alike = namedLike(alone(left, beside), beside), named = grouped(spread(beside, alike), alike), first = grouped(spread(alike, beside), named);
  const axes = broadcast(first.axes, named.axes);
  // Where each writes down a 1 for what the other has, each is spread.
  return lacks(first, named) && lacks(named, first) ? crossed(first, named, axes, write, truths) : tensor(write(first.code, named.code), axes, truths);
}
/** That it has a 1 in place of axes of the other, and lacks no others. */
function lacks(x: Tensor, other: Tensor): boolean {
  const missing = other.axes.map(({ role }, i) => role === '' || x.axes.some((each) => each.role === role) ? undefined : x.axes.at(i - other.axes.length)?.role ?? 'none').filter((each) => each !== undefined);
  return missing.length > 0 && x.axes.length >= other.axes.length && missing.every((role) => role === '');
}

/** Where each side has axes that the other lacks, one gets those: headsup wants one with all. */
function crossed(left: Tensor, right: Tensor, axes: Axis[], write: (a: string, b: string) => string, truths: boolean): Tensor {
  const without = (x: Tensor, other: Tensor): Axis[] => named(other.axes).filter(({ role }) => !x.axes.some((each) => each.role === role));
  const ofLeft = without(left, right), ofRight = without(right, left);
  if (ofLeft.length === 0 || ofRight.length === 0) return tensor(write(left.code, right.code), axes, truths);
  // Which numbers of an axis are repeated is known where it stands.
  const isRight = ofLeft.some(({ repeated, factors }) => repeated === true || factors !== undefined);
  const code = isRight ? write(left.code, `expand<${listed(ofRight)}>(${right.code})`) : write(`expand<${listed(ofLeft)}>(${left.code})`, right.code);
  // As PyTorch has its axes, and not as headsup put them.
  const put = isRight ? [...ofRight, ...named(right.axes)] : [...ofLeft, ...named(left.axes)], roles = named(axes).map(({ role }) => role);
  const made = permuted(tensor(code, put, truths), roles.map((role) => put.findIndex((each) => each.role === role)));
  return tensor(made.code, axes, truths);
}
/** A tensor without names beside another one: where that has one alone, it may bring an axis of its own. */
function besideLoose(left: Tensor, right: Tensor, write: (a: string, b: string) => string, truths: boolean): Tensor | undefined {
  const brings = (x: Tensor, other: Tensor): boolean => x.axes.some(({ role, made }) => role !== '' && made === true && !other.axes.some((each) => each.role === role));
  return brings(left, right) || brings(right, left) ? crossed(left, right, broadcast(left.axes, right.axes), write, truths) : undefined;
}

/** All pairs of one axis of each side, if there are no others: each of the one has met each of the other. */
function met(x: Tensor, left: Tensor, right: Tensor): Tensor {
  const [mine, theirs] = [[left, right], [right, left]].map(([one, other]) => named(one?.axes ?? []).filter(({ role }) => other?.axes.some((each) => each.role === role) !== true)) as [Axis[], Axis[]];
  return mine.length !== 1 || theirs.length !== 1 ? x : { ...x, axes: x.axes.map((axis) => axis.role === mine[0]?.role || axis.role === theirs[0]?.role ? { ...axis, meets: true } : axis) };
}

/** (n, 1) beside (1, n): who writes both ones down wants all pairs, of tokens with the keys that they look at. */
function pairsWanted(left: Tensor, right: Tensor): [Tensor, Tensor] | undefined {
  let other = right;
  right.axes.forEach(({ role }, i) => {
    const mine = left.axes.at(i - right.axes.length), at = left.axes.findIndex((each) => each.role === role), across = right.axes.at(at - left.axes.length);
    if (role === '' || at < 0 || i >= right.axes.length || left.axes.length < right.axes.length - i || mine?.role !== '' || across?.role !== '' || at < left.axes.length - right.axes.length) return;
    other = renamed(other, role, second(role, [...left.axes, ...other.axes]));
  });
  return other === right ? undefined : [left, other];
}

/** (n, 1) beside (n): PyTorch makes all pairs of n with n, and headsup hears that the n of one side stand where the other has one. */
function allPairs(column: Tensor, row: Tensor, write: (a: string, b: string) => string): Tensor | undefined {
  const at = column.axes.findIndex(({ role, made }, i) => {
    const beside = row.axes.at(i - column.axes.length), isOne = column.axes[i]?.size === 1 && (role === '' || made === true);
    return isOne && i >= column.axes.length - row.axes.length && beside !== undefined && beside.role !== '' && beside.size !== 1 && beside.role !== role && column.axes.some((each, j) => j !== i && each.role === beside.role);
  });
  const one = column.axes[at], beside = row.axes.at(at - column.axes.length);
  if (one === undefined || beside === undefined) return undefined;
  // x[:, None] wants all pairs, perhaps.
  if (one.said !== true && one.role === '') throw new Unread(`PyTorch makes all pairs of ${typeOf(beside)} here`);
  const role = one.role === '' ? madeFrom(one, [...column.axes, ...row.axes]) : one.role;
  const code = one.role === '' ? `expand<${role}<1>>(${column.code})` : column.code;
  // Each has met each then.
  return tensor(write(code, `rename<${beside.role}, ${role}>(${row.code})`), column.axes.map((axis, i) => i === at ? { role, size: beside.size, from: beside.role, meets: true } : axis.role === beside.role ? { ...axis, meets: true } : axis));
}

/** Two tensors that are not named yet, such as positions of queries beside those of keys. */
function looseBoth(left: Loose, right: Loose, write: (a: string, b: string) => string, truths: boolean): Loose {
  const rank = Math.max(left.sizes.length, right.sizes.length);
  const sizes = Array.from({ length: rank }, (_, i) => {
    const a = left.sizes.at(i - rank) ?? 1, b = right.sizes.at(i - rank) ?? 1;
    if (a !== b && a !== 1 && b !== 1) throw new Unread('the sizes of both sides differ: PyTorch stops here too');
    return Math.max(a, b);
  });
  const of = (x: Loose, axes: Axis[]): Axis[] => {
    let next = 0;
    return sizes.flatMap((size, i) => {
      const axis = size === 1 ? undefined : axes[next++], at = i - rank + x.sizes.length;
      return axis !== undefined && at >= 0 && x.sizes[at] !== 1 ? [axis] : [];
    });
  };
  // Any numbers beside any numbers are any.
  const areAny = !truths && isFree(left) && isFree(right);
  const made = loose(sizes, (axes) => {
    const mine = of(left, axes), theirs = of(right, axes), missing = theirs.filter((axis) => !mine.includes(axis));
    const spread = missing.length > 0 && mine.some((axis) => !theirs.includes(axis));
    return write(spread ? `expand<${listed(missing)}>(${left.code(mine)})` : left.code(mine), right.code(theirs));
  }, truths);
  return areAny ? { ...made, isFree: true } : made;
}
