// x[…]: what numbers, slices, None and ... leave of the axes.

import { nothing, operations, type Operation } from './operations.ts';
import type { Expression, Slice } from './syntax.ts';
import { free, freedomOf, isOpen, listed, loose, nameUnsaid, none, number, numberOf, ofAnyNumbers, placeOf, sizesOf, tensor, tensorOf, typeOf, unknown, Unread, type Axis, type Loose, type Tensor, type Value } from './values.ts';

type Evaluate = (x: Expression) => Value;
const isNew = (each: Expression | Slice): boolean => each.kind === 'constant' && each.value === null;
const isDots = (each: Expression | Slice): boolean => each.kind === 'constant' && each.value === 'ellipsis';

export function subscript(whole: Value, index: (Expression | Slice)[], value: Evaluate): Value {
  const of = whole.kind === 'loose' && whole.guess !== undefined ? tensorOf(whole) : whole;
  if (nameUnsaid(of) !== undefined) return of;
  if (of.kind === 'tensor' && of.made?.by === 'elsewhere' && index.length === 1 && index[0]?.kind === 'number') { if (index[0].value === 0) return of; throw new Unread('what else this attention gives is not known'); }
  if (of.kind === 'list') return element(of.items, index, value);
  if (of.kind === 'dictionary') return entry(of.entries, index, value);
  if (of.kind !== 'tensor' && of.kind !== 'loose') throw new Unread('this index is not read');
  // It is any part of itself.
  if (of.kind === 'loose' && of.isAny === true) return of;
  const dots = index.findIndex(isDots), open: Slice = { kind: 'slice', from: null, to: null };
  const named = index.filter((each) => !isDots(each) && !isNew(each)).length;
  // A mask that comes in has as many axes as it is asked for.
  const whole_ = of.kind === 'loose' && of.isGiven === true && of.sizes.length < named ? { ...of, sizes: [...Array<number>(named - of.sizes.length).fill(1), ...of.sizes] } : of;
  const all = dots < 0 ? index : index.toSpliced(dots, 1, ...Array<Slice>(sizesOf(of).length - named).fill(open));
  let now: Value = whole_, at = 0;
  for (const each of all) {
    const place = at;
    if (isNew(each)) now = (operations['unsqueeze'] as Operation)(now, { ...nothing, at: () => number(place) }), ++at;
    else if (each.kind === 'slice') now = sliced(now, at++, each, value);
    // x[:, [-1]] keeps the axis.
    else if (each.kind === 'list' && each.items.length === 1) {
      const [one] = each.items as [Expression], next = numberOf(value(one)) + 1;
      now = sliced(now, at++, { kind: 'slice', from: one, to: next === 0 ? null : { line: one.line, text: String(next), kind: 'number', value: next } }, value);
    } else {
      const place = value(each);
      // A table at places that another tensor has.
      if ((place.kind === 'tensor' || place.kind === 'loose') && !place.truths && now.kind === 'loose') {
        const places = sizesOf(place);
        now = ofAnyNumbers(now, now.sizes.toSpliced(at, 1, ...places)), at += places.length;
      // A new axis of size 1, under the name of what was left out.
      } else if (place.kind === 'none') now = (operations['unsqueeze'] as Operation)(now, { ...nothing, at: () => number(at) }), ++at;
      else if (place.kind === 'tensor' && !place.truths && now.kind === 'tensor') { now = chosenBy(now, at, place); at += place.axes.length; }
      else now = taken(now, at, numberOf(place));
    }
  }
  return now;
}

function entry(entries: Map<string, Value>, index: (Expression | Slice)[], value: Evaluate): Value {
  const [at] = index, key = at === undefined || at.kind === 'slice' || index.length !== 1 ? none : value(at), found = key.kind === 'text' ? entries.get(key.value) : undefined;
  if (found === undefined) throw new Unread('there is no such entry');
  return found;
}

function element(items: Value[], index: (Expression | Slice)[], value: Evaluate): Value {
  const at = index[0];
  if (at === undefined || index.length !== 1) throw new Unread('this index is not read');
  if (at.kind === 'slice') return { kind: 'list', items: items.slice(at.from === null ? 0 : numberOf(value(at.from)), at.to === null ? undefined : numberOf(value(at.to))) };
  return items.at(numberOf(value(at))) ?? unknown('there is no such element');
}

function sliced(x: Value, at: number, { from, to, step }: Slice, value: Evaluate): Value {
  if (x.kind !== 'tensor' && x.kind !== 'loose') throw new Unread('this index is not read');
  const length = sizesOf(x)[at];
  if (length === undefined) throw new Unread('there is no such axis: PyTorch stops here too');
  const end = (each: Expression | null, otherwise: number): number => {
    const place = each === null ? otherwise : numberOf(value(each));
    return Math.min(Math.max(place < 0 ? place + length : place, 0), length);
  };
  const by = step === undefined ? 1 : numberOf(value(step));
  if (by !== 1) return stepped(x, at, by, end(from, 0), end(to, length));
  const first = end(from, 0), last = end(to, length), count = last - first;
  // Of no use, but it may be asked whether it is empty.
  if (count <= 0) return loose(sizesOf(x).with(at, 0), () => { throw new Unread('nothing is left of this axis'); });
  if (count === length || length === 1) return x;
  if (x.kind === 'loose') return { ...loose(x.sizes.with(at, count), x.code, x.truths), ...freedomOf(x), ...movedTriangle(x, at, first) };
  const axis = x.axes[at] as Axis;
  const piece = tensor(`slice<${axis.role}<${count}>>(${x.code}, ${first})`, x.axes.with(at, { ...axis, size: count, isOne: count === 1 }), x.truths);
  if (x.made?.by === 'skew') return { ...piece, made: x.made };
  return count * 2 === length && first % count === 0 ? { ...piece, made: { by: 'half', of: x, at, isSecond: first > 0, negated: false } } : piece;
}

/** From a later row on the diagonal comes as much later, and from a later column on as much earlier. */
function movedTriangle({ triangle, sizes }: Loose, at: number, first: number): Partial<Loose> {
  const [rows, columns] = sizes.flatMap((size, i) => size === 1 ? [] : [i]).slice(-2), by = at === rows ? first : at === columns ? -first : 0;
  return triangle === undefined || columns === undefined ? {} : { triangle: { ...triangle, diagonal: triangle.diagonal + by, sizes: undefined } };
}

/** Each second one, say: the same one of all pairs. */
function stepped(x: Tensor | Loose, at: number, by: number, first: number, last: number): Value {
  const size = sizesOf(x)[at] as number;
  if (by < 1 || first >= by || last !== size || size % by !== 0) throw new Unread('this step is not read');
  if (x.kind === 'loose') return ofAnyNumbers(x, x.sizes.with(at, size / by));
  const axis = x.axes[at] as Axis, others = x.axes.toSpliced(at, 1);
  const pairs: Axis = { role: free('pairs', others), size: size / by, from: axis.role, made: true }, parts: Axis = { role: free(by === 2 ? 'halves' : 'parts', others), size: by };
  return tensor(`take<${parts.role}>(split<${axis.role}, ${typeOf(pairs)}, ${typeOf(parts)}>(${x.code}), ${first})`, x.axes.with(at, pairs), x.truths);
}

/** At the places that another tensor has, for each of its own; all of them in another order are as many as before. */
function chosenBy(x: Tensor, at: number, places: Tensor): Tensor {
  const axis = x.axes[at], [only] = places.axes, others = x.axes.toSpliced(at, 1);
  if (axis === undefined) throw new Unread('there is no such axis: PyTorch stops here too');
  if (places.axes.length === 1 && only?.role === axis.role && only.size === axis.size) return x;
  if (axis.role === '' || places.axes.some(({ role }) => role === '' || others.some((each) => each.role === role))) throw new Unread('what stands at these places is not known');
  const axes = others.toSpliced(at, 0, ...places.axes.map((each): Axis => ({ ...each, made: true })));
  return tensor(`reorder<axes<${listed(axes)}>>(expand<${listed(places.axes)}>(take<${axis.role}>(${x.code}, 0)))`, axes, x.truths);
}

function taken(x: Value, at: number, place: number): Value {
  if (isOpen(x)) return ofAnyNumbers(x, x.sizes.toSpliced(placeOf(x.sizes.length, number(at)), 1));
  const of = tensorOf(x), axis = of.axes[placeOf(of.axes.length, number(at))] as Axis;
  return tensor(axis.role === '' ? of.code : `take<${axis.role}>(${of.code}, ${place})`, of.axes.toSpliced(at, 1), of.truths);
}
