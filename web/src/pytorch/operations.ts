// What PyTorch's functions and methods do to axes: each takes the tensor first, then what it was given.

import { permuted, roleOfSize, swapped, viewed } from './axes_moved.ts';
import { einsum } from './einsum.ts';
import { elementwise, namedAfter, product } from './products.ts';
import { roleOf } from './said.ts';
import { free, literal, listed, loose, named, none, number, numberOf, placeOf, sizesOf, tensor, tensorOf, Unread, type Axis, type Loose, type Tensor, type Value } from './values.ts';

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
  return role === '' ? x : tensor(`${name}<${role}>(${x.code})`, x.axes);
};
/** Along an axis that PyTorch chooses if nobody does. Where that is another one than the last, headsup wants to hear which. */
const alongDefault = (name: string, otherwise: (rank: number) => number, at = 0): Operation => (value, given) => {
  const x = tensorOf(value), rank = x.axes.length;
  if (given.at(at, 'dim') !== undefined || otherwise(rank) === rank - 1) return along(name, otherwise(rank))(x, { ...given, at: () => given.at(at, 'dim') });
  return tensor(`${name}(${x.code})`, x.axes);
};
/** As softmax without a dim has it, which PyTorch warns of. */
const implicit = (rank: number): number => rank === 3 || rank < 2 ? 0 : 1;
/** layer_norm(x, (4,)) is along as many axes, from the end, as it has sizes. */
const normed = (name: string): Operation => (value, given) => {
  const x = tensorOf(value), over = given.at(0, 'normalized_shape'), count = over?.kind === 'list' ? over.items.length : 1;
  return tensor(`${name}<${named(x.axes.slice(-count)).map(({ role }) => role).join(', ')}>(${x.code})`, x.axes);
};
/** Along one axis, several, or all; `write` has the roles, and the tensor. */
const reducedBy = (write: (roles: string, code: string) => string, dimAt = 0): Operation => (value, given) => {
  const x = tensorOf(value), dim = given.at(dimAt, 'dim'), keep = given.at(dimAt + 1, 'keepdim');
  const all = dim === undefined || dim.kind === 'none' ? [...x.axes.keys()] : (dim.kind === 'list' ? dim.items : [dim]).map((each) => placeOf(x.axes.length, each));
  const roles = named(all.map((at) => x.axes[at] as Axis)).map(({ role }) => role), isKept = keep?.kind === 'truth' && keep.value, [first] = all;
  const rest = x.axes.flatMap((axis, i): Axis[] => !all.includes(i) ? [axis] : isKept ? [{ role: '', size: 1, pooled: axis.role }] : []);
  const made = tensor(roles.length === 0 ? x.code : write(roles.join(', '), x.code), rest);
  return all.length === 1 && first === 0 && !isKept && roles.length === 1 ? { ...made, made: { by: 'pooling', over: x.axes[0] as Axis } } : made;
};
const reduced = (name: string): Operation => reducedBy((roles, code) => `${name}<${roles}>(${code})`);
const reducedOneByOne = (name: string): Operation => reducedBy((roles, code) => roles.split(', ').reduce((now, role) => `${name}<${role}>(${now})`, code));
/** torch.norm has p before dim. */
const length: Operation = (x, given) => reducedBy((roles, code) => `sqrt(sum<${roles}>(${code} * ${code}))`, 1)(x, given);
/** Of a plain number, as math has them. */
const ofNumbers: Record<string, (value: number) => number> = { sqrt: Math.sqrt, exp: Math.exp, tanh: Math.tanh };
const each = (name: string): Operation => (x) => x.kind === 'number' && Object.hasOwn(ofNumbers, name) ? number(ofNumbers[name]?.(x.value) as number)
  : x.kind === 'loose' ? loose(x.sizes, (axes) => `${name}(${x.code(axes)})`) : tensor(`${name}(${tensorOf(x).code})`, tensorOf(x).axes);
const triangle = (name: string): Operation => (x, given) => {
  const diagonal = given.at(0, 'diagonal') === undefined ? 0 : numberOf(given.at(0, 'diagonal'));
  const write = (axes: Axis[], code: string): string => {
    const [rows, columns] = axes.slice(-2) as [Axis | undefined, Axis | undefined];
    if (rows === undefined || columns === undefined) throw new Unread('a triangle needs two axes');
    return `${name}<${rows.role}, ${columns.role}${diagonal === 0 ? '' : `, ${diagonal}`}>(${code})`;
  };
  if (x.kind === 'loose') {
    const made: Loose = { ...loose(x.sizes, (axes) => write(axes, x.code(axes)), x.truths), triangle: { upper: name === 'triu', diagonal } };
    // What is very negative there, and 0 elsewhere, hides.
    return x.fill === undefined || x.fill > -1e3 ? made : { ...made, fill: x.fill, hides: { ...made, truths: true, code: (axes) => write(axes, `ones<bool, ${listed(axes)}>()`) } };
  }
  return tensor(write(tensorOf(x).axes, tensorOf(x).code), tensorOf(x).axes, tensorOf(x).truths);
};
/** Of a triangle of ones headsup knows which way round it is, if they are truths. */
const asTruths = (code: string): string => /^tri[lu]<[^(]*>\(ones<float, [^()]*>\(\)\)$/.test(code) ? code.replace('ones<float', 'ones<bool') : `(${code} != 0)`;
const truths: Operation = (x) => x.kind === 'loose' ? { ...loose(x.sizes, (axes) => x.truths ? x.code(axes) : asTruths(x.code(axes)), true), triangle: x.triangle }
  : tensorOf(x).truths ? x : tensor(`(${tensorOf(x).code} != 0)`, tensorOf(x).axes, true);

function sizes(given: Given, from = 0): { sizes: number[]; names: (string | undefined)[] } {
  const first = given.all[from];
  if (first?.kind === 'list') return { sizes: first.items.map(numberOf), names: (given.names[from] ?? '').replace(/^[([]|[)\]]$/g, '').split(',').map((each) => each.trim()) };
  return { sizes: given.all.slice(from).map(numberOf), names: given.names.slice(from) };
}
const roleNamed = (name: string | undefined): string | undefined => name === undefined ? undefined : roleOfSize(name);
/** A tensor of sizes alone; named tensors say what their axes are. */
const filled = (code: (axes: Axis[]) => string): Operation => (_, given) => {
  const { sizes: all, names } = sizes({ ...given, all: given.all.filter(({ kind }) => kind === 'number' || kind === 'list') }), called = given.at(Infinity, 'names');
  if (called?.kind !== 'list') return { ...loose(all, (axes) => axes.length === 0 ? literal(1) : code(axes)), isPlain: true, names: names.map(roleNamed) };
  const axes = all.map((size, i): Axis => { const each = called.items[i]; return { role: each?.kind === 'text' ? roleOf(each.value) : '', size, said: true }; });
  return tensor(code(axes), axes);
};

const filledWhere: Operation = (value, given) => {
  const x = tensorOf(value), mask = truths(given.at(0, 'mask') ?? none, given), fill = numberOf(given.at(1, 'value'));
  const over = mask.kind === 'loose' ? namedAfter(mask, x, true) : tensorOf(mask), later = mask.kind === 'loose' ? mask.triangle : undefined;
  const [rows, columns] = over.axes.slice(-2) as [Axis | undefined, Axis | undefined];
  // Fewer queries than keys: the diagonal says at which key the first query is.
  if (later?.upper === true && later.diagonal > 1 && rows !== undefined && columns !== undefined && rows.role !== '' && rows.size !== columns.size)
    return tensor(`mask_future<${rows.role}, ${columns.role}, ${later.diagonal - 1}>(${x.code})`, x.axes);
  return tensor(`masked_fill(${x.code}, ${over.code}, ${literal(fill)})`, x.axes);
};
const pieces = (x: Tensor, at: number, lengths: number[]): Value => {
  const axis = x.axes[at] as Axis;
  let first = 0;
  return { kind: 'list', items: lengths.map((size) => {
    const piece = tensor(`slice<${axis.role}<${size}>>(${x.code}, ${first})`, x.axes.map((each) => each === axis ? { ...axis, size } : each), x.truths);
    first += size;
    return piece;
  }) };
};
const attention: Operation = (value, given) => {
  const q = tensorOf(value), k = tensorOf(given.at(0, 'key')), v = tensorOf(given.at(1, 'value'));
  const mask = given.at(2, 'attn_mask'), causal = given.at(4, 'is_causal'), [rows, features] = q.axes.slice(-2) as [Axis, Axis];
  const scores = product(q, swapped(k, k.axes.length - 2, k.axes.length - 1)), keys = scores.axes.at(-1) as Axis;
  const { left, right } = scores.made?.by === 'product' ? scores.made : { left: q, right: k };
  let code = `scaled_scores<${features.role}>(${left.code}, ${right.code})`;
  if (causal?.kind === 'truth' && causal.value) code = `mask_future<${rows.role}, ${keys.role}>(${code})`;
  if (mask !== undefined && mask.kind !== 'none') {
    const over = mask.kind === 'loose' ? namedAfter(mask, scores, mask.truths) : tensorOf(mask);
    code = over.truths ? `masked_fill(${code}, !${over.code}, -INFINITY)` : `${code} + ${over.code}`;
  }
  return product(tensor(`softmax<${keys.role}>(${code})`, scores.axes), v);
};
/** Where headsup lines up by name, a new axis of size 1 is nothing. */
const unsqueezed: Operation = (value, given) => {
  const x = value.kind === 'loose' ? value : tensorOf(value), rank = sizesOf(x).length + 1, at = placeOf(rank, given.at(0, 'dim'));
  if (x.kind === 'loose') return loose(x.sizes.toSpliced(at, 0, 1), (axes) => x.code(axes), x.truths);
  return tensor(tensorOf(x).code, tensorOf(x).axes.toSpliced(at, 0, { role: '', size: 1 }), tensorOf(x).truths);
};
const squeezed: Operation = (value, given) => {
  const x = tensorOf(value), at = given.at(0, 'dim') === undefined ? undefined : placeOf(x.axes.length, given.at(0, 'dim')), axis = at === undefined ? undefined : x.axes[at];
  // A batch of one example goes, too, if nobody says which axis.
  if (at === undefined && x.axes.some(({ role, size }) => role === 'batch' && size === 1)) return tensor(`squeeze(${x.code})`, x.axes.filter(({ size }) => size !== 1), x.truths);
  if (axis !== undefined && axis.size === 1 && axis.role !== '') return tensor(`squeeze<${axis.role}>(${x.code})`, x.axes.toSpliced(at as number, 1), x.truths);
  return tensor(x.code, x.axes.filter(({ role, size }, i) => role !== '' || size !== 1 || (at !== undefined && i !== at)), x.truths);
};
const repeated = (name: string): Operation => (value, given) => {
  const x = tensorOf(value);
  // Of a vector there is one axis.
  const times = name === 'repeat_interleave' && given.at(1, 'dim') === undefined && x.axes.length === 1 ? [numberOf(given.at(0, 'repeats'))] : name === 'repeat' ? sizes(given).sizes : x.axes.map((_, i) => i === placeOf(x.axes.length, given.at(1, 'dim')) ? numberOf(given.at(0, 'repeats')) : 1);
  if (times.length !== x.axes.length) throw new Unread('axes are repeated that are not there yet');
  const at = times.findIndex((each) => each !== 1);
  if (at < 0) return x;
  const axis = x.axes[at] as Axis, to: Axis = { role: axis.role === 'kv_heads' ? 'heads' : `all_${axis.role}`, size: axis.size * (times[at] as number) };
  const groups = `kv_heads<${axis.size}>, copies<${times[at] as number}>`;
  if (axis.role === '' || times.filter((each) => each !== 1).length > 1) throw new Unread('several axes are repeated');
  return tensor(`${name}<${axis.role}, ${to.role}<${to.size}>>(${x.code})`, x.axes.with(at, axis.role === 'kv_heads' ? { ...to, groups, repeated: true } : { ...to, made: true, repeated: true }), x.truths);
};
const expanded: Operation = (value, given) => {
  const wanted = sizes(given).sizes, x = value.kind === 'loose' ? value : tensorOf(value);
  const fits = wanted.slice(-sizesOf(x).length).every((size, i) => size === -1 || size === sizesOf(x)[i] || sizesOf(x)[i] === 1);
  if (!fits) throw new Unread('this expand is not known');
  if (x.kind === 'loose' || wanted.length !== x.axes.length) return x;
  const axes = x.axes.map((axis, i) => axis.role !== '' || wanted[i] === 1 || wanted[i] === -1 ? axis : { role: free('copies', x.axes), size: wanted[i] as number, made: true });
  const fresh = axes.filter((axis, i) => axis !== x.axes[i]);
  return fresh.length !== 1 ? x : { ...x, made: { by: 'expansion', whole: tensor(`reorder<axes<${listed(axes)}>>(expand<${listed(fresh)}>(${x.code}))`, axes, x.truths) } };
};
const wholeOf = (x: Tensor): Tensor => x.made?.by === 'expansion' ? x.made.whole : x;
/** einops: a view into the letters of the left side, a permutation, and a view into the groups of the right one. */
function rearranged(x: Tensor, given: Given): Tensor {
  const pattern = given.at(0);
  const sides = (pattern?.kind === 'text' ? pattern.value : '').split('->').map((side) => [...side.matchAll(/\(([^)]*)\)|(\S+)/g)].map(([, group, letter]) => group === undefined ? [letter as string] : group.split(' ').filter((each) => each !== '')));
  const [left, right] = sides;
  if (left === undefined || right === undefined || left.length !== x.axes.length || [...left, ...right].flat().some((name) => !/^[a-z]\w*$/.test(name))) throw new Unread('this pattern is not known');
  const known = new Map<string, number>();
  left.forEach((group, i) => {
    for (const name of group) { const said = group.length === 1 ? number((x.axes[i] as Axis).size) : given.at(Infinity, name); if (said !== undefined) known.set(name, numberOf(said)); }
    const open = group.filter((name) => !known.has(name)), rest = group.reduce((product, name) => product * (known.get(name) ?? 1), 1);
    if (open.length > 1) throw new Unread('the sizes of this pattern are not known');
    for (const name of open) known.set(name, (x.axes[i] as Axis).size / rest);
  });
  const letters = left.flat(), wanted = right.flat();
  if ([...letters].sort().join() !== [...wanted].sort().join()) throw new Unread('this pattern is not known');
  const apart = viewed(x, letters.map((name) => known.get(name) as number), letters.map((name) => name === 'd' ? 'head_dim' : roleOfSize(name)));
  const moved = permuted(apart, wanted.map((name) => letters.indexOf(name)));
  return viewed(moved, right.map((group) => group.reduce((product, name) => product * (known.get(name) as number), 1)), []);
}
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
  return loose(first.sizes.with(at, all.reduce((sum, { sizes: each }) => sum + (each[at] as number), 0)), (axes) => {
    const axis = axes[place];
    if (axis === undefined) throw new Unread('what is joined is not known');
    return `concat<${axis.role}>(${all.map((each) => each.code(axes.with(place, { ...axis, size: each.sizes[at] as number }))).join(', ')})`;
  });
}
const joined = (stacked: boolean): Operation => (value, given) => {
  if (value.kind !== 'list') throw new Unread('what is joined is not known');
  const open = value.items.filter((each) => each.kind === 'loose' && each.guess === undefined) as Loose[];
  if (!stacked && open.length > 0 && open.length === value.items.length) return joinedLoose(open, given);
  const all = value.items.map(tensorOf), [first] = all;
  if (first === undefined) throw new Unread('nothing is joined');
  const at = placeOf(first.axes.length + (stacked ? 1 : 0), given.at(0, 'dim'), 0);
  if (stacked) {
    const made: Axis = { role: 'parts', size: all.length }, code = `stack<parts>(${all.map(({ code: each }) => each).join(', ')})`;
    return at === 0 ? tensor(code, [made, ...first.axes]) : permuted(tensor(code, [made, ...first.axes]), [...first.axes.keys()].map((i) => i + 1).toSpliced(at, 0, 0));
  }
  const half = all.length === 2 ? turnedHalves(all as [Tensor, Tensor], at) : undefined;
  if (half !== undefined) return half;
  const { role } = first.axes[at] as Axis, size = all.reduce((sum, { axes }) => sum + (axes[at] as Axis).size, 0);
  return tensor(`concat<${role}>(${all.map(({ code }) => code).join(', ')})`, first.axes.with(at, { role, size }));
};
/** The size that -1 leaves open. */
function openSize(wanted: number[], before: number[]): number[] {
  const all = before.reduce((product, size) => product * size, 1), stated = wanted.reduce((product, size) => size === -1 ? product : product * size, 1);
  const found = wanted.map((size) => size === -1 ? all / stated : size);
  if (found.reduce((product, size) => product * size, 1) !== all) throw new Unread(`${all} numbers are not [${wanted.join(', ')}]: PyTorch stops here too`);
  return found;
}
const flattened: Operation = (value, given) => {
  const x = wholeOf(tensorOf(value)), from = placeOf(x.axes.length, given.at(0, 'start_dim'), 0), to = placeOf(x.axes.length, given.at(1, 'end_dim'), -1);
  const whole = x.axes.slice(from, to + 1).reduce((all, { size }) => all * size, 1);
  return viewed(x, x.axes.map(({ size }) => size).toSpliced(from, to + 1 - from, whole), []);
};
const unflattened: Operation = (value, given) => {
  const x = tensorOf(value), at = placeOf(x.axes.length, given.at(0, 'dim')), parts = sizes(given, 1);
  return viewed(x, x.axes.map(({ size }) => size).toSpliced(at, 1, ...parts.sizes), x.axes.map(() => undefined as string | undefined).toSpliced(at, 1, ...parts.names.map(roleNamed)));
};

export const operations: Record<string, Operation> = {
  ...Object.fromEntries(['contiguous', 'clone', 'detach', 'fill_', 'zero_', 'normal_', 'uniform_', 'half', 'to', 'type', 'type_as', 'cuda', 'cpu', 'dropout', 'requires_grad_', 'double', 'bfloat16', 'tolist', 'item', 'numpy'].map((name) => [name, same])),
  // Positions are whole numbers.
  float: (x) => x.kind === 'loose' && !x.truths ? { ...x, code: (axes) => { const code = x.code(axes); return code.includes('<int, ') ? `to<float>(${code})` : code; } } : x,
  softmax: alongDefault('softmax', implicit), log_softmax: alongDefault('log_softmax', implicit), cumsum: along('cumsum'), argmax: reducedOneByOne('argmax'), sum: reduced('sum'), mean: reduced('mean'), amax: reducedOneByOne('max'),
  layer_norm: normed('layer_norm'), rms_norm: normed('rms_norm'), normalize: alongDefault('normalize', () => 1, 1),
  norm: length, abs: (x) => tensor(`map(${tensorOf(x).code}, [](auto number) { return number < 0 ? -number : number; })`, tensorOf(x).axes), cos: each('cos'), sin: each('sin'),
  sqrt: each('sqrt'), exp: each('exp'), tanh: each('tanh'), sigmoid: each('sigmoid'), relu: each('relu'), gelu: each('gelu'), silu: each('silu'),
  rsqrt: (x) => elementwise(number(1), each('sqrt')(x, nothing), (a, b) => `${a} / ${b}`),
  tril: triangle('tril'), triu: triangle('triu'), bool: truths, logical_not: (x) => elementwiseNot(truths(x, nothing)),
  masked_fill: filledWhere, masked_fill_: filledWhere,
  transpose: (x, given) => swapped(tensorOf(x), placeOf(tensorOf(x).axes.length, given.at(0, 'dim0')), placeOf(tensorOf(x).axes.length, given.at(1, 'dim1'))),
  t: (x) => turned(x), permute: (x, given) => permuted(tensorOf(x), sizes(given).sizes.map((at) => at < 0 ? at + tensorOf(x).axes.length : at)),
  view: (x, given) => {
    const to = sizes(given);
    if (x.kind !== 'loose') return viewed(wholeOf(tensorOf(x)), to.sizes, to.names.map(roleNamed));
    if (x.isPlain === true) return { ...loose(openSize(to.sizes, x.sizes), x.code, x.truths), isPlain: true, names: to.names.map(roleNamed) };
    // Axes of size 1 alone may come and go.
    if (x.sizes.filter((size) => size !== 1).join() !== to.sizes.filter((size) => size !== 1).join()) throw new Unread('nothing says what its axes are');
    return loose(to.sizes, x.code, x.truths);
  },
  flatten: flattened, unflatten: unflattened, unsqueeze: unsqueezed, squeeze: squeezed, expand: expanded,
  repeat: repeated('repeat'), repeat_interleave: repeated('repeat_interleave'),
  matmul: (x, given) => product(x, given.at(0, 'other') ?? none), einsum: (x, given) => einsum(x.kind === 'text' ? x.value : '', given.all.flatMap((each) => each.kind === 'list' ? each.items : [each]).map(tensorOf)),
  outer: (x, given) => elementwise(unsqueezed(x, { ...nothing, at: () => number(-1) }), given.at(0, 'vec2') ?? none, (a, b) => `${a} * ${b}`),
  cat: joined(false), stack: joined(true),
  chunk: (x, given) => {
    const all = tensorOf(x), at = placeOf(all.axes.length, given.at(1, 'dim'), 0), count = numberOf(given.at(0, 'chunks'));
    return pieces(all, at, Array<number>(count).fill((all.axes[at] as Axis).size / count));
  },
  split: (x, given) => {
    const all = tensorOf(x), at = placeOf(all.axes.length, given.at(1, 'dim'), 0), by = given.at(0, 'split_size');
    const size = (all.axes[at] as Axis).size;
    return pieces(all, at, by?.kind === 'list' ? by.items.map(numberOf) : Array<number>(Math.ceil(size / numberOf(by))).fill(numberOf(by)));
  },
  unbind: (x, given) => {
    if (x.kind === 'loose' && x.isPlain === true && x.guess === undefined) {
      const at = placeOf(x.sizes.length, given.at(0, 'dim'), 0), part: Value = { ...loose(x.sizes.toSpliced(at, 1), x.code, x.truths), isPlain: true };
      return { kind: 'list', items: Array<Value>(x.sizes[at] as number).fill(part) };
    }
    const all = tensorOf(x), at = placeOf(all.axes.length, given.at(0, 'dim'), 0), { role, size } = all.axes[at] as Axis;
    return { kind: 'list', items: Array.from({ length: size }, (_, i) => tensor(`take<${role}>(${all.code}, ${i})`, all.axes.toSpliced(at, 1))) };
  },
  scaled_dot_product_attention: attention,
  ones: filled((axes) => `ones<float, ${listed(axes)}>()`), zeros: filled((axes) => `zeros<float, ${listed(axes)}>()`),
  rand: filled((axes) => `rand<${listed(axes)}>(generator)`), full: (x, given) => {
    const first = given.at(0, 'size'), by = literal(numberOf(given.at(1, 'fill_value')));
    // Without axes it is one number.
    if (first?.kind === 'list' && first.items.length === 0) return given.at(1, 'fill_value') ?? none;
    const made = filled((axes) => `(zeros<float, ${listed(axes)}>() + ${by})`)(x, { ...given, all: given.all.slice(0, 1) });
    return made.kind === 'loose' ? { ...made, fill: numberOf(given.at(1, 'fill_value')) } : made;
  },
  where: (x, given) => {
    const yes = given.at(0), no = given.at(1), beside = yes?.kind === 'tensor' ? yes : no?.kind === 'tensor' ? no : undefined;
    const mask = x.kind === 'loose' && beside !== undefined ? namedAfter(truths(x, nothing) as Loose, beside, true) : tensorOf(x);
    if (no?.kind === 'tensor' && yes?.kind === 'number') return tensor(`masked_fill(${no.code}, ${mask.code}, ${literal(yes.value)})`, no.axes);
    if (yes?.kind === 'tensor' && no?.kind === 'number') return tensor(`masked_fill(${yes.code}, !${mask.code}, ${literal(no.value)})`, yes.axes);
    throw new Unread('this where is not known');
  },
  register_buffer: () => none, tensor: (_, given) => given.at(0) ?? none, deepcopy: same,
  rearrange: (x, given) => rearranged(tensorOf(x), given),
};
for (const [name, as] of Object.entries({ reshape: 'view', mm: 'matmul', bmm: 'matmul', swapaxes: 'transpose', swapdims: 'transpose', concat: 'cat', concatenate: 'cat', randn: 'rand', empty: 'rand', tril_: 'tril', triu_: 'triu', max: 'amax', softmax_: 'softmax', Tensor: 'rand' }))
  operations[name] = operations[as] as Operation;

export function elementwiseNot(x: Value): Value {
  const { triangle: before } = x.kind === 'loose' ? x : { triangle: undefined };
  const after = before === undefined ? undefined : { upper: !before.upper, diagonal: before.upper ? before.diagonal - 1 : before.diagonal + 1 };
  return x.kind === 'loose' ? { ...loose(x.sizes, (axes) => `!${x.code(axes)}`, true), triangle: after } : tensor(`!${tensorOf(x).code}`, tensorOf(x).axes, true);
}
export function turned(value: Value): Value {
  if (value.kind === 'loose' && value.guess === undefined) return loose(value.sizes.toReversed(), (axes) => `transpose(${value.code(axes.toReversed())})`);
  const x = tensorOf(value);
  return x.axes.length < 2 ? x : swapped(x, x.axes.length - 2, x.axes.length - 1);
}
