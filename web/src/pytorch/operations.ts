// What PyTorch's functions and methods do to axes: each takes the tensor first, then what it was given.

import { permuted, rolesOfSizesBeside, swapped, viewed, withName } from './axes_moved.ts';
import { binary } from './arithmetic.ts';
import { choosing, hiding, shown, stillChoosing, withOthers } from './choices.ts';
import { namedBy, rearranged, reducedLike, repeatedLike, repeatedMask, sidesOf, textOf } from './einops.ts';
import { einsum } from './einsum.ts';
import { halvesOf, joined, lengthsOf, openPieces, padded, pieces, wholeOf } from './joining.ts';
import { elementwise, expandedAt, madeFrom, namedAfter, namedLike, product, renamed, second } from './products.ts';
import { packed, packedOf, unpacked } from './packed.ts';
import { roleOf } from './said.ts';
import { anyNumbers, free, isOpen, literal, freedomOf, triangleOf, isFree, listed, loose, named, none, shapeOf, number, numberOf, ofAnyNumbers, placeOf, sizesOf, tensor, tensorOf, typeOf, unsaid, Unread, type Axis, type Loose, type Tensor, type Value } from './values.ts';

/** What a call was given beside the tensor, and how the sizes are named in the program. */
export interface Given {
  at(i: number, name?: string): Value | undefined;
  all: Value[];
  names: (string | undefined)[];
}
export type Operation = (x: Value, given: Given) => Value;
export const nothing: Given = { at: () => undefined, all: [], names: [] };

const same: Operation = (x) => x;
const along = (name: string, otherwise?: number): Operation => (value, given) => {
  const x = tensorOf(value), at = placeOf(x.axes.length, given.at(0, 'dim'), otherwise), { role } = x.axes[at] as Axis;
  return role === '' ? x : tensor(`${name}<${role}>(${x.code})`, shown(x.axes));
};
/** Along an axis that PyTorch chooses if nobody does. Where that is another one than the last, headsup wants to hear which. */
const alongDefault = (name: string, otherwise: (rank: number) => number, at = 0): Operation => (value, given) => {
  const x = tensorOf(value), rank = x.axes.length;
  if (given.at(at, 'dim') !== undefined || otherwise(rank) === rank - 1) return along(name, otherwise(rank))(x, { ...given, at: () => given.at(at, 'dim') });
  return tensor(`${name}(${x.code})`, shown(x.axes));
};
/** As softmax without a dim has it, which PyTorch warns of. */
const implicit = (rank: number): number => rank === 3 || rank < 2 ? 0 : 1;
/** What softmax is along is chosen among. */
const weighing: Operation = (given_, given) => {
  if (isOpen(given_) && isFree(given_) && !given_.truths) return ofAnyNumbers(given_, given_.sizes);
  const scores = tensorOf(given_), one = placeOf(scores.axes.length, given.at(0, 'dim'), implicit(scores.axes.length));
  // Along one number each weight is 1: headsup says so.
  const value = scores.axes[one]?.role === '' && scores.axes.length > 1 ? withName(scores, one, 'single') : scores;
  const made = alongDefault('softmax', implicit)(value, given), x = tensorOf(made), dim = given.at(0, 'dim');
  return choosing(x, (x.axes[placeOf(x.axes.length, dim, implicit(x.axes.length))] as Axis).role);
};
/** layer_norm(x, (4,)) is along as many axes, from the end, as it has sizes. */
const normed = (name: string): Operation => (value, given) => {
  const x = tensorOf(value), over = given.at(0, 'normalized_shape'), count = over?.kind === 'list' ? over.items.length : 1;
  const roles = named(x.axes.slice(-count)).map(({ role }) => role);
  return roles.length === 0 ? x : tensor(`${name}<${roles.join(', ')}>(${x.code})`, x.axes);
};
/** Along one axis, several, or all; `write` has the roles, and the tensor. */
const reducedBy = (write: (roles: string, code: string) => string, dimAt = 0): Operation => (value, given) => {
  const dim = given.at(dimAt, 'dim'), keep = given.at(dimAt + 1, 'keepdim') ?? given.at(Infinity, 'keepdims');
  // What is counted of a mask that comes in fits as it does.
  if (isOpen(value) && value.isGiven === true) return { ...loose([1], anyNumbers), isPlain: true, isAny: true };
  if (isOpen(value) && dim?.kind === 'number') { const at = placeOf(value.sizes.length, dim); return ofAnyNumbers(value, keep?.kind === 'truth' && keep.value ? value.sizes.with(at, 1) : value.sizes.toSpliced(at, 1)); }
  const x = tensorOf(value);
  const all = dim === undefined || dim.kind === 'none' ? [...x.axes.keys()] : (dim.kind === 'list' ? dim.items : [dim]).map((each) => placeOf(x.axes.length, each));
  const roles = named(all.map((at) => x.axes[at] as Axis)).map(({ role }) => role), isKept = keep?.kind === 'truth' && keep.value, [first] = all;
  const rest = x.axes.flatMap((axis, i): Axis[] => !all.includes(i) ? [axis] : isKept ? [{ role: '', size: 1, pooled: axis.role }] : []);
  const made = tensor(roles.length === 0 ? x.code : write(roles.join(', '), x.code), rest);
  return all.length === 1 && first === 0 && !isKept && roles.length === 1 ? { ...made, made: { by: 'pooling', over: x.axes[0] as Axis } } : made;
};
const reduced = (name: string): Operation => reducedBy((roles, code) => `${name}<${roles}>(${code})`);
const summed: Operation = (value, given) => {
  const made = reduced('sum')(value, given), kept = made.kind === 'tensor' ? made.axes.find(({ pooled }) => pooled !== undefined)?.pooled : undefined;
  return made.kind !== 'tensor' || kept === undefined ? made : { ...made, made: { by: 'total', of: tensorOf(value).code, over: kept } };
};
const reducedOneByOne = (name: string): Operation => reducedBy((roles, code) => roles.split(', ').reduce((now, role) => `${name}<${role}>(${now})`, code));
/** How far numbers lie apart: along the axes of their mean. Whether it is of all numbers but one is no matter of axes. */
const spreadOf: Operation = (x, given) => reduced('mean')(x, { ...given, at: (i, name) => name === 'keepdim' ? given.at(Infinity, 'keepdim') : name === 'dim' ? given.at(Infinity, 'dim') ?? (given.all[0]?.kind === 'truth' ? undefined : given.all[0]) : given.at(i, name) });
/** torch.norm has p before dim. */
const length: Operation = (x, given) => reducedBy((roles, code) => `sqrt(sum<${roles}>(${code} * ${code}))`, 1)(x, given);
/** What is made of each number by itself. */
const ofEach = (x: Value, write: (code: string) => string): Value =>
  isOpen(x) ? { ...x, code: (axes) => write(x.code(axes)) } : tensor(write(tensorOf(x).code), shown(tensorOf(x).axes));
/** Of a plain number, as math has them. */
const ofNumbers: Record<string, (value: number) => number> = { sqrt: Math.sqrt, exp: Math.exp, tanh: Math.tanh };
const each = (name: string): Operation => (x) => x.kind === 'number' && Object.hasOwn(ofNumbers, name) ? number(ofNumbers[name]?.(x.value) as number)
  : x.kind === 'loose' ? { ...loose(x.sizes, (axes) => `${name}(${x.code(axes)})`), ...(isFree(x) ? { isFree: true } : {}) } : tensor(`${name}(${tensorOf(x).code})`, shown(tensorOf(x).axes));
/** The same for numbers below and above 0 as for others: which function it is is no matter of axes. */
const like = (name: string): Operation => (x) => x.kind === 'number' ? { kind: 'unknown', why: 'this number is not known' } : each(name)(x, nothing);
/** x.add(y), x.mul_(y): the operator of that name. */
const operator = (sign: string): Operation => (x, given) => binary(sign, x, given.at(0, 'other') ?? none);
/** zeros_like(x), x.new_zeros(2, 3). */
const filledLike = (fill: number): Operation => (x) => ofOneNumber(shapeOf(x), fill);
const ofOneNumber = (all: number[], fill: number): Loose => ({ ...loose(all, (axes) => axes.length === 0 ? literal(fill) : fill === 1 ? `ones<float, ${listed(axes)}>()` : `zeros<float, ${listed(axes)}>()`), isPlain: true, fill });
const triangle = (name: 'triu' | 'tril'): Operation => (x, given) => {
  const diagonal = given.at(0, 'diagonal') === undefined ? 0 : numberOf(given.at(0, 'diagonal'));
  const write = (axes: Axis[], code: string): string => {
    const [rows, columns] = axes.slice(-2) as [Axis | undefined, Axis | undefined];
    if (rows === undefined || columns === undefined) throw new Unread('a triangle needs two axes');
    return `${name}<${rows.role}, ${columns.role}${diagonal === 0 ? '' : `, ${diagonal}`}>(${code})`;
  };
  if (x.kind === 'loose') {
    const made: Loose = { ...loose(x.sizes, (axes) => write(axes, x.code(axes)), x.truths), triangle: { upper: name === 'triu', diagonal, made: name, sizes: x.written } };
    // What is very negative there, and 0 elsewhere, hides.
    return x.fill === undefined || x.fill > -1e3 ? made : { ...made, fill: x.fill, hides: { ...made, truths: true, code: (axes) => write(axes, `ones<bool, ${listed(axes)}>()`) } };
  }
  return tensor(write(tensorOf(x).axes, tensorOf(x).code), tensorOf(x).axes, tensorOf(x).truths);
};
/** Of a triangle of ones headsup knows which way round it is, if they are truths. */
const asTruths = (code: string): string => /^(?:ones<float, [^()]*>\(\)|tri[lu]<[^(]*>\(ones<float, [^()]*>\(\)\))$/.test(code) ? code.replace('ones<float', 'ones<bool') : `(${code} != 0)`;
/** Truths as 0 and 1; what comes in as a mask has numbers already, and a triangle is known by its ones. */
const numbers: Operation = (x) => x.kind === 'loose' && x.truths && x.isGiven !== true && x.triangle === undefined ? { ...x, truths: false, code: (axes) => `to<float>(${x.code(axes)})` } : x;
const ofWhole = (isWhole: boolean): Operation => (x, given) => { const made = numbers(x, given); return made.kind !== 'loose' || (made.isWhole ?? false) === isWhole ? made : { ...made, isWhole }; };
const truths: Operation = (x) => x.kind === 'loose' ? { ...loose(x.sizes, (axes) => x.truths ? x.code(axes) : asTruths(x.code(axes)), true), ...freedomOf(x), triangle: x.triangle }
  : tensorOf(x).truths ? x : tensor(`(${tensorOf(x).code} != 0)`, tensorOf(x).axes, true);

function sizes(given: Given, from = 0): { sizes: number[]; names: (string | undefined)[] } {
  const first = given.all[from];
  if (first?.kind === 'list') return { sizes: first.items.map(numberOf), names: (given.names[from] ?? '').replace(/^[([]|[)\]]$/g, '').split(',').map((each) => each.trim()) };
  return { sizes: given.all.slice(from).map(numberOf), names: given.names.slice(from) };
}
/** A tensor of sizes alone; named tensors say what their axes are. */
const filled = (code: (axes: Axis[]) => string): Operation => (_, given) => {
  const bySize = given.all.length === 0 ? given.at(Infinity, 'size') : undefined;
  const { sizes: all, names } = sizes({ ...given, all: bySize === undefined ? given.all.filter(({ kind }) => kind === 'number' || kind === 'list') : [bySize], names: bySize === undefined ? given.names : [] }), called = given.at(Infinity, 'names');
  if (called?.kind !== 'list') return { ...loose(all, (axes) => axes.length === 0 ? literal(1) : code(axes)), isPlain: true, names: rolesOfSizesBeside(names), written: names.flatMap((each) => each ?? []) };
  const axes = all.map((size, i): Axis => { const each = called.items[i]; return { role: each?.kind === 'text' ? roleOf(each.value) : '', size, said: true }; });
  return tensor(code(axes), axes);
};

const filledBy = (fill: number, make: Operation): Operation => (x, given) => { const made = make(x, given); return made.kind === 'loose' ? { ...made, fill } : made; };

const filledWhere: Operation = (value, given) => {
  const mask = truths(given.at(0, 'mask') ?? none, given), fill = numberOf(given.at(1, 'value'));
  if (isOpen(value) && value.isAny !== true && !value.truths && mask.kind === 'loose') return ofAnyNumbers(value, value.sizes);
  // A mask that says what its axes are says it of those whose names were chosen here.
  const x = mask.kind === 'tensor' && mask.axes.every(({ made }) => made !== true) ? namedLike(tensorOf(value), mask) : tensorOf(value);
  const over = mask.kind === 'loose' ? namedAfter(mask, x, true) : namedLike(tensorOf(mask), x), later = mask.kind === 'loose' ? mask.triangle : undefined;
  const [rows, columns] = named(over.axes).slice(-2) as [Axis | undefined, Axis | undefined];
  // Fewer queries than keys: the diagonal says at which key the first query is.
  if (later?.upper === true && later.diagonal > 1 && rows !== undefined && columns !== undefined && rows.size !== columns.size)
    return hiding(tensor(`mask_future<${rows.role}, ${columns.role}, ${later.diagonal - 1}>(${x.code})`, x.axes),
      [columns], fill);
  const made = hiding(tensor(`masked_fill(${x.code}, ${over.code}, ${literal(fill)})`, x.axes), over.axes, fill);
  // It may be scaled still.
  return x.made?.by === 'product' || x.made?.by === 'einsum' ? { ...made, made: x.made } : made;
};
/** The weights by which queries choose among keys, of scores of which `masked` hides some. */
export function weightsOf(q: Tensor, k: Tensor, masked: (scores: Tensor) => Value): Tensor {
  const { role } = q.axes.at(-1) as Axis, scores = product(q, swapped(k, k.axes.length - 2, k.axes.length - 1)), keys = scores.axes.at(-1) as Axis;
  const { left, right } = scores.made?.by === 'product' ? scores.made : { left: q, right: k };
  const seen = masked(tensor(`scaled_scores<${role}>(${left.code}, ${right.code})`, scores.axes));
  return tensor(`softmax<${keys.role}>(${tensorOf(seen).code})`, scores.axes);
}
const attention: Operation = (value, given) => {
  const mask = given.at(2, 'attn_mask'), causal = given.at(4, 'is_causal');
  const weights = weightsOf(tensorOf(value), tensorOf(given.at(0, 'key')), (scores) => {
    const [rows, keys] = scores.axes.slice(-2) as [Axis, Axis];
    const seen = causal?.kind === 'truth' && causal.value ? tensor(`mask_future<${rows.role}, ${keys.role}>(${scores.code})`, scores.axes) : scores;
    // Truths are where one may look, as in no other call of PyTorch's.
    if ((mask?.kind === 'tensor' || mask?.kind === 'loose') && mask.truths) return filledWhere(seen, { ...nothing, at: (i) => i === 0 ? elementwiseNot(mask) : number(-Infinity) });
    return mask !== undefined && mask.kind !== 'none' ? binary('+', seen, mask) : seen;
  });
  return product(weights, tensorOf(given.at(1, 'value')));
};
/** Where headsup lines up by name, a new axis of size 1 is nothing. */
const unsqueezed: Operation = (value, given) => {
  if (value.kind === 'loose' && value.isAny === true) return value;
  const x = value.kind === 'loose' ? value : tensorOf(value), rank = sizesOf(x).length + 1, at = placeOf(rank, given.at(0, 'dim'));
  if (x.kind === 'loose') return { ...loose(x.sizes.toSpliced(at, 0, 1), (axes) => x.code(axes), x.truths), ...freedomOf(x), ...triangleOf(x) };
  return tensor(tensorOf(x).code, tensorOf(x).axes.toSpliced(at, 0, { role: '', size: 1 }), tensorOf(x).truths);
};
const squeezed: Operation = (value, given) => {
  if (value.kind === 'loose' && value.isAny === true) return value;
  if (isOpen(value)) {
    const dim = given.at(0, 'dim'), only = dim === undefined ? undefined : placeOf(value.sizes.length, dim);
    return { ...value, sizes: value.sizes.filter((size, i) => size !== 1 || (only !== undefined && i !== only)) };
  }
  const x = tensorOf(value), at = given.at(0, 'dim') === undefined ? undefined : placeOf(x.axes.length, given.at(0, 'dim')), axis = at === undefined ? undefined : x.axes[at];
  // A batch of one example goes, too, if nobody says which axis.
  if (at === undefined && x.axes.some(({ role, size }) => role === 'batch' && size === 1)) return tensor(`squeeze(${x.code})`, x.axes.filter(({ size }) => size !== 1), x.truths);
  if (at === undefined && x.axes.some(({ role, size }) => role !== '' && size === 1)) {
    const code = x.axes.reduce((now, { role, size }) => role !== '' && size === 1 ? `squeeze<${role}>(${now})` : now, x.code);
    return tensor(code, x.axes.filter(({ size }) => size !== 1), x.truths);
  }
  if (axis !== undefined && axis.size === 1 && axis.role !== '') return tensor(`squeeze<${axis.role}>(${x.code})`, x.axes.toSpliced(at as number, 1), x.truths);
  return tensor(x.code, x.axes.filter(({ role, size }, i) => role !== '' || size !== 1 || (at !== undefined && i !== at)), x.truths);
};
/** Examples for each of the heads, as a pattern of einops says it. */
function asPattern(name: string, given: Given): Given | undefined {
  const [first, ...others] = name === 'repeat' ? sizes(given).sizes : numberOf(given.at(1, 'dim') ?? number(-1)) === 0 ? [numberOf(given.at(0, 'repeats'))] : [];
  if (first === undefined || others.some((each) => each !== 1)) return undefined;
  const pattern = `b ... -> ${name === 'repeat' ? '(h b)' : '(b h)'} ...`;
  return { ...nothing, at: (i, said) => i === 0 ? { kind: 'text', value: pattern } : said === 'h' ? number(first) : undefined };
}
const repeated = (name: string): Operation => (value, given) => {
  if (name === 'repeat' && given.all[0]?.kind !== 'text' && (value.kind === 'number' || (isOpen(value) && !value.truths))) {
    const times = sizes(given).sizes, before = value.kind === 'number' ? [] : value.sizes, one = times.map((_, i) => before[i - times.length + before.length] ?? 1);
    return ofOneNumber(times.map((each, i) => each * (one[i] as number)), 0);
  }
  // A mask that comes in and fits does so as often as it is repeated.
  if (value.kind === 'loose' && value.isGiven === true) {
    const isPattern = name === 'repeat' && given.all[0]?.kind === 'text', pattern = isPattern ? given : asPattern(name, given), groups = isPattern ? sidesOf(textOf(given.at(0)))[1] : undefined;
    if (pattern !== undefined) return { ...repeatedMask(value, pattern), sizes: groups?.map((group) => group.length === 0 ? 1 : 5) ?? [5, ...value.sizes.slice(-2)] };
  }
  if (name === 'repeat' && given.all[0]?.kind === 'text') return repeatedLike(namedBy(value, given), given);
  if (name === 'repeat_interleave' && isOpen(value)) {
    const at = placeOf(value.sizes.length, given.at(1, 'dim'), value.sizes.length === 1 ? 0 : undefined);
    return ofAnyNumbers(value, value.sizes.with(at, (value.sizes[at] as number) * numberOf(given.at(0, 'repeats'))));
  }
  const x = tensorOf(value);
  // Of a vector there is one axis.
  const times = name === 'repeat_interleave' && given.at(1, 'dim') === undefined && x.axes.length === 1 ? [numberOf(given.at(0, 'repeats'))] : name === 'repeat' ? sizes(given).sizes : x.axes.map((_, i) => i === placeOf(x.axes.length, given.at(1, 'dim')) ? numberOf(given.at(0, 'repeats')) : 1);
  if (times.length !== x.axes.length) throw new Unread('axes are repeated that are not there yet');
  const at = times.findIndex((each) => each !== 1);
  if (at < 0) return x;
  // One that is repeated is the same as one that is expanded.
  const wanted: Given = { ...nothing, all: times.map((each, i) => number(each * (x.axes[i] as Axis).size)) };
  if (times.every((each, i) => each === 1 || x.axes[i]?.role === '')) return expanded(x, wanted);
  const axis = x.axes[at] as Axis, isAlone = times.filter((each) => each !== 1).length === 1;
  if (isAlone && axis.size === times[at] && at < x.axes.length - 1 && !/^(batch|heads|kv_heads)?$/.test(axis.role)) return pairsOf(x, at, name === 'repeat');
  const to: Axis = { role: axis.role === 'kv_heads' ? 'heads' : `all_${axis.role}`, size: axis.size * (times[at] as number) };
  const groups = `kv_heads<${axis.size}>, copies<${times[at] as number}>`;
  if (axis.role === '' || !isAlone) throw new Unread('several axes are repeated');
  const copies: Axis = { role: 'copies', size: times[at] as number }, again = name === 'repeat' ? [copies, axis] : [axis, copies];
  return tensor(`${name}<${axis.role}, ${to.role}<${to.size}>>(${x.code})`, x.axes.with(at, axis.role === 'kv_heads' ? { ...to, groups, repeated: true } : { ...to, made: true, repeated: true, again }), x.truths);
};
/** Each token as many times as there are tokens: pairs of one that looks and one that is looked at; x is one of both. */
function pairsOf(x: Tensor, at: number, isLookedAt: boolean): Tensor {
  const looks = x.axes[at] as Axis, seen: Axis = { ...looks, role: second(looks.role, x.axes), from: looks.role };
  const apart = isLookedAt ? expandedAt(renamed(x, looks.role, seen.role), looks, at) : expandedAt(x, seen, at + 1);
  return viewed(apart, x.axes.map(({ size }) => size).with(at, looks.size ** 2), []);
}
const expanded: Operation = (value, given) => {
  const wanted = sizes(given).sizes, x = value.kind === 'loose' ? value : tensorOf(value);
  const fits = wanted.slice(-sizesOf(x).length).every((size, i) => size === -1 || size === sizesOf(x)[i] || sizesOf(x)[i] === 1);
  if (!fits) throw new Unread('this expand is not known');
  if (isOpen(x) && !x.truths && wanted.length === x.sizes.length) return ofAnyNumbers(x, wanted.map((size, i) => size === -1 ? x.sizes[i] as number : size));
  if (x.kind === 'loose' || wanted.length !== x.axes.length) return x;
  const axes = x.axes.map((axis, i) => axis.role !== '' || wanted[i] === 1 || wanted[i] === -1 ? axis : { role: free('copies', x.axes), size: wanted[i] as number, made: true });
  const fresh = axes.filter((axis, i) => axis !== x.axes[i]);
  return fresh.length !== 1 ? x : { ...x, made: { by: 'expansion', whole: tensor(`reorder<axes<${listed(axes)}>>(expand<${listed(fresh)}>(${x.code}))`, axes, x.truths) } };
};
/** At places along one axis, which differ along the others. */
function gathered(x: Tensor, at: number, places: Tensor): Value {
  const axis = x.axes[at] as Axis, other = places.axes[at] as Axis, axes = x.axes.with(at, { ...other, made: true });
  const fits = x.axes.every((each, i) => i === at || each.size === places.axes[i]?.size);
  if (!fits || x.axes.length !== places.axes.length || axis.role === '') throw new Unread('what is gathered is not known');
  if (other.role === '') return tensor(`take<${axis.role}>(${x.code}, 0)`, axes, x.truths);
  if (other.role === axis.role) return other.size === axis.size ? x : pieces(x, at, [other.size]);
  const spread = `expand<${typeOf(other)}>(take<${axis.role}>(${x.code}, 0))`;
  return tensor(`reorder<axes<${listed(axes)}>>(${spread})`, axes, x.truths);
}
/** 'batch tokens d, d out -> batch tokens out' in letters. */
function inLetters(pattern: string): string {
  const words = [...new Set(pattern.match(/[A-Za-z_]\w*/g) ?? [])];
  return pattern.replaceAll(/[A-Za-z_]\w*/g, (word) => 'abcdefghijklmnopqrstuvwxyz'[words.indexOf(word)] ?? '?').replaceAll(' ', '');
}
const lengthSaid = (said: Value | undefined, otherwise: number): number => said === undefined || said.kind === 'none' ? otherwise : numberOf(said);
const lastOf = (x: Value, dims: Value | undefined): number => placeOf(shapeOf(x).length, dims?.kind === 'list' ? dims.items.at(-1) : undefined, -1);
/** An axis whose numbers are made others, and of another count; back again it is the one that it was. */
function resized(value: Value, at: number, role: string, count: (size: number) => number): Value {
  if (isOpen(value)) return ofAnyNumbers(value, value.sizes.with(at, count(value.sizes[at] as number)));
  const x = tensorOf(value), axis = x.axes[at] as Axis, others = x.axes.toSpliced(at, 1), size = count(axis.size);
  if (axis.role === '' || !(size >= 1)) throw new Unread('how many of these are left is not known');
  const before = axis.role.startsWith('frequencies') ? axis.from : undefined;
  const after: Axis = { role: free(before ?? role, others), size, from: axis.role, made: true }, axes = x.axes.with(at, after);
  return tensor(`reorder<axes<${listed(axes)}>>(expand<${typeOf(after)}>(take<${axis.role}>(${x.code}, 0)))`, axes);
}
/** A weight whose axes nobody named, for the features of x. */
function takenBy(x: Tensor, weight: Tensor): Tensor {
  const [out, from] = weight.axes, last = x.axes.at(-1) as Axis;
  if (out === undefined || from === undefined || weight.axes.length !== 2 || weight.axes.some(({ said }) => said === true)) return weight;
  if (from.size !== last.size) throw new Unread(`this layer takes ${from.size} features, x has ${last.size}: PyTorch stops here too`);
  const to = madeFrom(last, x.axes), apart = renamed(weight, out.role, 'of_the_weight');
  return renamed(from.role === last.role ? apart : renamed(apart, from.role, last.role), 'of_the_weight', to);
}
const exchanged = (all: number[], i: number, j: number): number[] => all.with(i, all[j] as number).with(j, all[i] as number);
/** Weights of which other axes are merged or split are weights along the same one. */
const stillWeights = (seen: Tensor, x: Value): Value => x.kind === 'tensor' && seen.code !== x.code ? stillChoosing(seen, x, number(1)) : seen;
/** The size that -1 leaves open. */
function openSize(wanted: number[], before: number[]): number[] {
  const all = before.reduce((product, size) => product * size, 1), stated = wanted.reduce((product, size) => size === -1 ? product : product * size, 1);
  const found = wanted.map((size) => size === -1 ? all / stated : size);
  if (found.reduce((product, size) => product * size, 1) !== all) throw new Unread(`${all} numbers are not [${wanted.join(', ')}]: PyTorch stops here too`);
  return found;
}
const flattened: Operation = (value, given) => {
  if (value.kind === 'loose') {
    const first = placeOf(value.sizes.length, given.at(0, 'start_dim'), 0), last = placeOf(value.sizes.length, given.at(1, 'end_dim'), -1);
    return ofAnyNumbers(value, value.sizes.toSpliced(first, last + 1 - first, value.sizes.slice(first, last + 1).reduce((all, size) => all * size, 1)));
  }
  const x = wholeOf(tensorOf(value)), from = placeOf(x.axes.length, given.at(0, 'start_dim'), 0), to = placeOf(x.axes.length, given.at(1, 'end_dim'), -1);
  const whole = x.axes.slice(from, to + 1).reduce((all, { size }) => all * size, 1);
  return viewed(x, x.axes.map(({ size }) => size).toSpliced(from, to + 1 - from, whole), []);
};
const unflattened: Operation = (value, given) => {
  const x = tensorOf(value), at = placeOf(x.axes.length, given.at(0, 'dim')), parts = sizes(given, 1);
  return viewed(x, x.axes.map(({ size }) => size).toSpliced(at, 1, ...parts.sizes), x.axes.map(() => undefined as string | undefined).toSpliced(at, 1, ...rolesOfSizesBeside(parts.names)));
};

export const operations: Record<string, Operation> = {
  ...Object.fromEntries(['contiguous', 'clone', 'detach', 'fill_', 'zero_', 'normal_', 'uniform_', 'to', 'type', 'type_as', 'cuda', 'cpu', 'dropout', 'requires_grad_', 'tolist', 'item', 'numpy', 'roll', 'copy_', 'astype', 'flip', 'conj', 'fft', 'ifft', 'fft2', 'ifft2', 'fftn', 'ifftn', 'fftshift', 'ifftshift'].map((name) => [name, same])),
  ...Object.fromEntries(['float', 'double', 'half', 'bfloat16'].map((name): [string, Operation] => [name, ofWhole(false)])), long: ofWhole(true), int: ofWhole(true),
  softmax: weighing, log_softmax: alongDefault('log_softmax', implicit), cumsum: along('cumsum'), argmax: reducedOneByOne('argmax'), sum: summed, mean: reduced('mean'), var: spreadOf, std: spreadOf, amax: reducedOneByOne('max'),
  layer_norm: normed('layer_norm'), rms_norm: normed('rms_norm'), normalize: alongDefault('normalize', () => 1, 1),
  norm: length, abs: (x) => ofEach(x, (code) => `map(${code}, [](auto number) { return number < 0 ? -number : number; })`), cos: each('cos'), sin: each('sin'),
  sqrt: each('sqrt'), exp: each('exp'), tanh: each('tanh'), sigmoid: each('sigmoid'), relu: each('relu'), gelu: each('gelu'), silu: each('silu'),
  ...Object.fromEntries(['elu', 'leaky_relu', 'softplus', 'hardswish', 'mish', 'log', 'log1p', 'clamp', 'clip', 'relu_', 'square', 'sign', 'log2'].map((name) => [name, like('relu')])),
  ...Object.fromEntries(Object.entries({ add: '+', sub: '-', mul: '*', div: '/', true_divide: '/', pow: '**', eq: '==', ne: '!=', lt: '<', gt: '>', le: '<=', ge: '>=' }).flatMap(([name, sign]) => [[name, operator(sign)], [`${name}_`, operator(sign)]])),
  zeros_like: filledLike(0), ones_like: filledLike(1), empty_like: filledLike(0), rand_like: filledLike(0), randn_like: filledLike(0),
  full_like: (x, given) => filledLike(numberOf(given.at(0, 'fill_value')))(x, given),
  new_zeros: (_, given) => ofOneNumber(sizes(given).sizes, 0), new_ones: (_, given) => ofOneNumber(sizes(given).sizes, 1),
  new_full: (_, given) => (operations['full'] as Operation)(none, given),
  eye: (n, given) => { const made = ofOneNumber([numberOf(n), given.all[0]?.kind === 'number' ? numberOf(given.all[0]) : numberOf(n)], 0); return { ...made, code: (axes) => `zeros<float, ${listed(axes)}>()`, isPlain: false }; },
  diag: (x) => { if (x.kind !== 'loose' || x.sizes.length !== 1) throw new Unread('this diag is not read yet'); return ofAnyNumbers({ ...x, isPlain: true }, [x.sizes[0] as number, x.sizes[0] as number]); },
  linear: (x, given) => {
    const weight = given.at(0, 'weight') ?? none, bias = given.at(1, 'bias') ?? none;
    // Which features a layer's own weight takes, x says.
    const made = product(x, turned(weight.kind === 'tensor' ? takenBy(tensorOf(x), weight) : weight)), last = made.axes.at(-1) as Axis;
    const before = x.kind === 'tensor' ? x.axes.at(-1) : undefined, named_ = tensor(made.code, made.axes.with(-1, { ...last, made: true, ...(before?.size === last.size ? { from: before.role } : {}) }));
    return bias.kind === 'none' ? named_ : elementwise(named_, bias.kind === 'tensor' ? tensor(bias.code, bias.axes.map((axis) => ({ ...axis, made: true }))) : bias, (a, b) => `(${a} + ${b})`);
  },
  // Of numbers that are real half of the frequencies say all; what comes back is of even length unless somebody says which.
  rfft: (x, given) => resized(x, placeOf(shapeOf(x).length, given.at(1, 'dim'), -1), 'frequencies', (size) => Math.floor(lengthSaid(given.at(0, 'n'), size) / 2) + 1),
  irfft: (x, given) => resized(x, placeOf(shapeOf(x).length, given.at(1, 'dim'), -1), 'tokens', (size) => lengthSaid(given.at(0, 'n'), 2 * (size - 1))),
  rfft2: (x, given) => resized(x, lastOf(x, given.at(1, 'dim')), 'frequencies', (size) => Math.floor(size / 2) + 1),
  irfft2: (x, given) => { const sides = given.at(0, 's'); return resized(x, lastOf(x, given.at(1, 'dim')), 'width', (size) => lengthSaid(sides?.kind === 'list' ? sides.items.at(-1) : undefined, 2 * (size - 1))); },
  // Of an own matrix both parts are as large.
  qr: (x) => ({ kind: 'list', items: [x, x] }),
  // Of a table, numbers at the places that another tensor has.
  gather: (x, given) => {
    const index = given.at(1, 'index'), places = index?.kind === 'tensor' ? wholeOf(index) : index;
    if (places?.kind !== 'loose' && places?.kind !== 'tensor') throw new Unread('what is gathered is not known');
    if (isOpen(x) || places.kind === 'loose') return ofAnyNumbers(x, sizesOf(places));
    return gathered(tensorOf(x), placeOf(places.axes.length, given.at(0, 'dim')), places);
  },
  // What is put into a cache stands along the axes of the cache.
  index_copy: (x, given) => x.kind === 'loose' && x.isAny === true ? given.at(2, 'source') ?? none : tensorOf(x),
  // Of what has one number everywhere the places that are set say the axes.
  scatter: (x, given) => {
    const [places] = [given.at(1, 'index'), given.at(2, 'src')].filter((each) => each?.kind === 'tensor');
    if (!isOpen(x) || places?.kind !== 'tensor' || places.axes.length !== x.sizes.length) return x;
    const axes = places.axes.map((axis, i): Axis => ({ ...axis, size: x.sizes[i] as number }));
    return tensor(x.code(named(axes)), axes);
  },
  // Features turned by angles are as many as before: one tensor, or queries and keys.
  ...Object.fromEntries(['apply_rotary_emb', 'apply_rotary_pos_emb'].map((name) => [name, (x: Value, given: Given): Value => {
    const [other] = given.all;
    return other?.kind === 'tensor' && sizesOf(other).length === sizesOf(tensorOf(x)).length ? { kind: 'list', items: [x, other] } : tensorOf(x);
  }])),
  // x.unfold(dim, size, step): how many windows there are, and last what is in each.
  windows: (value, given) => {
    const x = tensorOf(value), at = placeOf(x.axes.length, given.at(0, 'dimension')), size = numberOf(given.at(1, 'size')), step = numberOf(given.at(2, 'step')), axis = x.axes[at] as Axis;
    const count = Math.floor((axis.size - size) / step) + 1;
    if (!(count >= 1) || axis.role === '') throw new Unread(`there are no ${size} of ${axis.size}: the sizes that are guessed here do not fit`);
    const others = x.axes.toSpliced(at, 1), windows: Axis = { role: free('patches', others), size: count, made: true }, inside: Axis = { role: free('places', others), size, made: true }, axes = [...others.toSpliced(at, 0, windows), inside];
    return tensor(`reorder<axes<${listed(axes)}>>(expand<${typeOf(windows)}, ${typeOf(inside)}>(take<${axis.role}>(${x.code}, 0)))`, axes, x.truths);
  },
  view_as: (x, given) => (operations['view'] as Operation)(x, { ...nothing, all: shapeOf(given.all[0]).map(number) }),
  expand_as: (x, given) => expanded(x, { ...nothing, all: shapeOf(given.all[0]).map(number) }),
  // A number of two parts: the axis of both waits until they are two again.
  view_as_complex: (value) => {
    if (isOpen(value) && isFree(value)) return ofAnyNumbers(value, value.sizes.slice(0, -1));
    const x = tensorOf(value), last = x.axes.at(-1) as Axis;
    if (x.axes.length < 2 || last.size !== 2 || last.role === '') throw new Unread('a complex number has two parts');
    return tensor(`take<${last.role}>(${x.code}, 0)`, [...x.axes.slice(0, -2), { ...(x.axes.at(-2) as Axis), complex: last }]);
  },
  view_as_real: (value) => {
    const x = tensorOf(value), last = x.axes.at(-1)?.complex;
    if (last === undefined) throw new Unread('what the parts of these numbers were is not known');
    const { complex: _, ...pairs } = x.axes.at(-1) as Axis, axes = [...x.axes.slice(0, -1), pairs, last];
    return tensor(`reorder<axes<${listed(axes)}>>(expand<${typeOf(last)}>(${x.code}))`, axes);
  },
  rsqrt: (x) => elementwise(number(1), each('sqrt')(x, nothing), (a, b) => `${a} / ${b}`),
  tril: triangle('tril'), triu: triangle('triu'), bool: truths, logical_not: (x) => elementwiseNot(truths(x, nothing)),
  masked_fill: filledWhere, masked_fill_: filledWhere,
  transpose: (x, given) => isOpen(x) ? ofAnyNumbers(x, exchanged(x.sizes, placeOf(x.sizes.length, given.at(0, 'dim0')), placeOf(x.sizes.length, given.at(1, 'dim1')))) : swapped(tensorOf(x), placeOf(tensorOf(x).axes.length, given.at(0, 'dim0')), placeOf(tensorOf(x).axes.length, given.at(1, 'dim1'))),
  t: (x) => turned(x), permute: (x, given) => x.kind === 'loose' ? ofAnyNumbers(x, sizes(given).sizes.map((at) => x.sizes.at(at) as number)) : permuted(tensorOf(x), sizes(given).sizes.map((at) => at < 0 ? at + tensorOf(x).axes.length : at)),
  view: (x, given) => {
    const to = sizes(given);
    if (x.kind === 'number') return ofOneNumber(openSize(to.sizes, []), x.value);
    if (x.kind === 'loose' && x.isAny === true) return { ...loose(to.sizes, x.code, x.truths), isPlain: true };
    if (x.kind !== 'loose') return stillWeights(viewed(wholeOf(tensorOf(x)), to.sizes, rolesOfSizesBeside(to.names)), x);
    if (isFree(x)) return { ...loose(openSize(to.sizes, x.sizes), x.code, x.truths), ...(x.isPlain === true ? { isPlain: true, names: rolesOfSizesBeside(to.names) } : { isFree: true }) };
    // Axes of size 1 alone may come and go.
    if (x.sizes.filter((size) => size !== 1).join() !== to.sizes.filter((size) => size !== 1).join()) throw new Unread('nothing says what its axes are');
    return { ...loose(to.sizes, x.code, x.truths), ...freedomOf(x), ...triangleOf(x) };
  },
  flatten: flattened, unflatten: unflattened, unsqueeze: unsqueezed, squeeze: squeezed, expand: expanded,
  repeat: repeated('repeat'), repeat_interleave: repeated('repeat_interleave'),
  /** Llama's, wherever the heads stand that others share. */
  repeat_kv: (value, given) => {
    const x = value.kind === 'tensor' && !value.axes.some(({ role }) => role === 'kv_heads') ? renamed(value, 'heads', 'kv_heads') : tensorOf(value);
    const at = x.axes.findIndex(({ role }) => role === 'kv_heads'), said = [given.at(0, 'n_rep') ?? number(1), number(at)];
    if (at < 0) throw new Unread('which axis has the heads that others share is not known');
    return repeated('repeat_interleave')(x, { ...nothing, all: said, at: (i) => said[i] });
  },
  matmul: (x, given) => binary('@', x, given.at(0, 'other') ?? none), einsum: (x, given) => {
    const last = given.all.at(-1);
    // einops has the words of its axes behind the tensors.
    if (x.kind !== 'text' && last?.kind === 'text') return einsum(inLetters(last.value), [x, ...given.all.slice(0, -1)]);
    return einsum(x.kind === 'text' ? x.value : '', given.all.flatMap((each) => each.kind === 'list' ? each.items : [each]));
  },
  // Over the last axis of one and the first of the other it is a product of matrices.
  tensordot: (x, given) => {
    const other = given.at(0, 'b') ?? none, dims = given.at(1, 'dims'), ends = dims?.kind === 'list' ? dims.items.map((each) => numberOf(each.kind === 'list' && each.items.length === 1 ? each.items[0] : each)) : [-1, dims === undefined || numberOf(dims) !== 1 ? NaN : 0];
    if (!(ends[0] === -1 || ends[0] === shapeOf(x).length - 1) || ends[1] !== 0 || shapeOf(other).length > 2) throw new Unread('this tensordot is not read yet');
    return binary('@', x, other);
  },
  // beta * x + alpha * (a @ b), where x may be nothing but a place.
  baddbmm: (x, given) => {
    const of = (i: number, name: string): Value => given.at(i, name) ?? none, beta = given.at(Infinity, 'beta'), alpha = given.at(Infinity, 'alpha');
    const scores = product(of(0, 'batch1'), of(1, 'batch2')), times = (by: Value | undefined, each: Value): Value => by === undefined ? each : binary('*', each, by);
    return beta?.kind === 'number' && beta.value === 0 ? times(alpha, scores) : binary('+', times(beta, x), times(alpha, scores));
  },
  outer: (x, given) => elementwise(unsqueezed(x, { ...nothing, at: () => number(-1) }), given.at(0, 'vec2') ?? none, (a, b) => `${a} * ${b}`),
  pad: padded, cat: joined(false), stack: joined(true),
  chunk: (x, given) => {
    const whole = shapeOf(x), along_ = placeOf(whole.length, given.at(1, 'dim'), 0), parts = numberOf(given.at(0, 'chunks'));
    if ((whole[along_] as number) < parts) throw new Unread('the sizes that are guessed here leave fewer parts');
    if (isOpen(x)) return openPieces(x, along_, (size) => lengthsOf(size, Math.ceil(size / parts)));
    const all = tensorOf(x), at = placeOf(all.axes.length, given.at(1, 'dim'), 0), count = numberOf(given.at(0, 'chunks'));
    return pieces(all, at, lengthsOf((all.axes[at] as Axis).size, Math.ceil((all.axes[at] as Axis).size / count)));
  },
  split: (x, given) => {
    const by = given.at(0, 'split_size');
    const lengths = (size: number): number[] => by?.kind === 'list' ? by.items.map(numberOf) : lengthsOf(size, numberOf(by));
    if (isOpen(x)) return openPieces(x, placeOf(x.sizes.length, given.at(1, 'dim'), 0), lengths);
    const all = tensorOf(x), at = placeOf(all.axes.length, given.at(1, 'dim'), 0);
    return pieces(all, at, lengths((all.axes[at] as Axis).size));
  },
  unbind: (x, given) => {
    if (isOpen(x) && isFree(x)) {
      const at = placeOf(x.sizes.length, given.at(0, 'dim'), 0), rest = x.sizes.toSpliced(at, 1);
      const part: Value = x.isPlain === true ? { ...loose(rest, x.code, x.truths), isPlain: true } : ofAnyNumbers(x, rest);
      return { kind: 'list', items: Array<Value>(x.sizes[at] as number).fill(part) };
    }
    const all = tensorOf(x), at = placeOf(all.axes.length, given.at(0, 'dim'), 0), { role, size } = all.axes[at] as Axis, halves = halvesOf(all, at);
    if (halves !== undefined) return halves;
    return { kind: 'list', items: Array.from({ length: size }, (_, i) => tensor(`take<${role}>(${all.code}, ${i})`, all.axes.toSpliced(at, 1))) };
  },
  scaled_dot_product_attention: attention,
  // The largest ones, or all in order, and where they were.
  topk: (x, given) => {
    const of = tensorOf(x), at = placeOf(of.axes.length, given.at(1, 'dim'), -1), { role, size } = of.axes[at] as Axis, count = numberOf(given.at(0, 'k'));
    if (count > size || count < 1) throw new Unread(`there are no ${count} of ${size}: PyTorch stops here too`);
    if (count === 1 && size > 1 && !/^(1|k=1)?$/.test(given.names[0] ?? '')) throw new Unread('the sizes that are guessed here leave one of several');
    const found = count === size || role === '' ? tensor(of.code, of.axes) : tensor(`slice<${role}<${count}>>(${of.code}, 0)`, of.axes.with(at, { ...(of.axes[at] as Axis), size: count }));
    return { kind: 'list', items: [found, found] };
  },
  sort: (x) => ({ kind: 'list', items: [tensorOf(x), tensorOf(x)] }), argsort: same,
  cosine_similarity: (x, given) => reduced('sum')(binary('*', x, given.at(0, 'x2') ?? none), { ...nothing, at: (i) => i === 0 ? given.at(1, 'dim') ?? number(1) : undefined }),
  pack_padded_sequence: (x) => packed(x), PackedSequence: (x, given) => packedOf(x.kind === 'none' ? given.at(Infinity, 'data') ?? none : x),
  pad_packed_sequence: (x) => { const all = unpacked(x), examples = tensorOf(all).axes.filter(({ role }) => role === 'batch'); return { kind: 'list', items: [all, loose(examples.map(({ size }) => size), anyNumbers)] }; },
  // A number, which nobody looks at.
  ...Object.fromEntries(['cross_entropy', 'nll_loss', 'mse_loss', 'l1_loss', 'smooth_l1_loss', 'kl_div', 'binary_cross_entropy', 'binary_cross_entropy_with_logits'].map((name) => [name, (): Value => unsaid('the loss')])),
  generate_square_subsequent_mask: (x, given) => { const tokens = numberOf(x.kind === 'number' ? x : given.at(0, 'sz')); return triangle('triu')(ofOneNumber([tokens, tokens], -Infinity), { ...nothing, at: () => number(1) }); },
  // d2l's, over the last axis of what is not padding.
  masked_softmax: (x) => weighing(withOthers(x, true), { ...nothing, at: (i) => i === 0 ? number(-1) : undefined }),
  // Of fewer numbers than axes the first axes are as they are.
  tile: (x, given) => { const times = sizes(given).sizes, rank = Math.max(shapeOf(x).length, times.length); return repeated('repeat')(x, { ...nothing, all: [...Array<number>(rank - times.length).fill(1), ...times].map(number) }); },
  ones: filledBy(1, filled((axes) => `ones<float, ${listed(axes)}>()`)), zeros: filledBy(0, filled((axes) => `zeros<float, ${listed(axes)}>()`)),
  // Between which numbers these are is no matter of axes.
  randint: (x, given) => {
    const at = given.all.findLastIndex(({ kind }) => kind === 'list'), made = filled(anyNumbers)(x, { ...given, all: at < 0 ? [] : [given.all[at] as Value], names: at < 0 ? [] : [given.names[at] ?? ''] });
    return made.kind === 'loose' ? { ...made, isWhole: true } : made;
  },
  rand: filled((axes) => `rand<${listed(axes)}>(generator)`), full: (x, given) => {
    const first = given.at(0, 'size'), by = literal(numberOf(given.at(1, 'fill_value')));
    // Without axes it is one number.
    if (first?.kind === 'list' && first.items.length === 0) return given.at(1, 'fill_value') ?? none;
    const made = filled((axes) => `(zeros<float, ${listed(axes)}>() + ${by})`)(x, { ...given, all: given.all.slice(0, 1) });
    return made.kind === 'loose' ? { ...made, fill: numberOf(given.at(1, 'fill_value')) } : made;
  },
  where: (x, given) => {
    const [yes, no] = [given.at(0), given.at(1)].map((side): Value | undefined => side?.kind === 'loose' && side.fill !== undefined ? number(side.fill) : side), beside = yes?.kind === 'tensor' ? yes : no?.kind === 'tensor' ? no : undefined;
    // Places in a table, for example: which of them it is is no matter of axes.
    if (x.kind === 'loose' && yes?.kind === 'loose' && no?.kind === 'loose') return elementwise(yes, no, (a, b) => `(${a} + ${b})`);
    const filled = (of: Value, mask: Value, fill: Value): Value => filledWhere(of, { ...nothing, at: (i) => i === 0 ? mask : fill });
    if (beside === no && no?.kind === 'tensor' && yes?.kind === 'number') return filled(no, x, yes);
    if (yes?.kind === 'tensor' && no?.kind === 'number') return filled(yes, elementwiseNot(truths(x, nothing)), no);
    throw new Unread('this where is not known');
  },
  register_buffer: () => none, tensor: (_, given) => given.at(0) ?? none, deepcopy: same,
  reduce: (x, given) => reducedLike(tensorOf(x), given, (apart, count) => {
    const how = given.at(1, 'reduction'), name = how?.kind === 'text' ? how.value : '';
    const dims = Array.from({ length: count }, (_, i) => number(-1 - i));
    if (!/^(mean|sum|max|min)$/.test(name)) throw new Unread('how this is reduced is not known');
    const by = operations[/^m(ax|in)$/.test(name) ? 'amax' : name] as Operation;
    return by(apart, { ...nothing, at: (i) => i === 0 ? { kind: 'list', items: dims } : undefined });
  }),
  rearrange_many: (x, given) => ({ kind: 'list', items: x.kind === 'list' ? x.items.map((each) => (operations['rearrange'] as Operation)(each, given)) : [] }),
  rearrange: (x, given) => rearranged(isOpen(x) ? x : tensorOf(x), given),
};
// The largest along an axis comes with where it was.
for (const name of ['max', 'min'])
  operations[name] = (x, given) => {
    const other = given.at(0, 'other');
    if (other === undefined && isOpen(x)) { const made = (operations['amax'] as Operation)(x, given); return given.at(0, 'dim') === undefined ? made : { kind: 'list', items: [made, made] }; }
    // The larger one of two.
    if (other?.kind === 'tensor' || other?.kind === 'loose') return elementwise(x, other, (a, b) => `(${a} + ${b})`);
    // No axis, but a number that none is to be below or above.
    if (x.kind === 'tensor' && given.all[0]?.kind === 'number' && Math.abs(given.all[0].value) > x.axes.length) return x;
    const made = (operations['amax'] as Operation)(x, given);
    return given.at(0, 'dim') === undefined ? made : { kind: 'list', items: [made, made] };
  };
for (const [name, as] of Object.entries({ reshape: 'view', mm: 'matmul', bmm: 'matmul', reshape_as: 'view_as', swapaxes: 'transpose', swapdims: 'transpose', concat: 'cat', concatenate: 'cat', randn: 'rand', empty: 'rand', tril_: 'tril', triu_: 'triu', softmax_: 'softmax', Tensor: 'rand', FloatTensor: 'rand' }))
  operations[name] = operations[as] as Operation;

export function elementwiseNot(x: Value): Value {
  const { triangle: before } = x.kind === 'loose' ? x : { triangle: undefined };
  const after = before === undefined ? undefined : { ...before, upper: !before.upper, diagonal: before.upper ? before.diagonal - 1 : before.diagonal + 1 };
  return x.kind === 'loose' ? { ...loose(x.sizes, (axes) => `!${x.code(axes)}`, true), ...freedomOf(x), triangle: after } : tensor(`!${tensorOf(x).code}`, tensorOf(x).axes, true);
}
export function turned(value: Value): Value {
  if (isOpen(value)) return { ...loose(value.sizes.toReversed(), (axes) => `transpose(${value.code(axes.toReversed())})`), ...freedomOf(value) };
  const x = tensorOf(value);
  return x.axes.length < 2 ? x : swapped(x, x.axes.length - 2, x.axes.length - 1);
}
