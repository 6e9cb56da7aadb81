// Functions of Python, and those of PyTorch that are about no axis.

import { anyNumbers, isOpen, listed, loose, mayBeNone, none, number, numberOf, ofAnyNumbers, option, shapeOf, sizesOf, truth, unsaid, Unread, type Value } from './values.ts';

type Apply = (callee: Value | undefined, given: Value[]) => Value;
type Builtin = (values: Value[], apply: Apply) => Value | undefined;

const isCalled = (x: Value | undefined): boolean => ['function', 'lambda', 'layer', 'class', 'path', 'method'].includes(x?.kind ?? '');
const list = (items: Value[]): Value => ({ kind: 'list', items });
const itemsOf = (x: Value | undefined, apply?: Apply): Value[] => {
  if (x?.kind === 'list') return x.items;
  // A tensor goes along its first axis.
  const parts = x?.kind === 'tensor' && apply !== undefined && (sizesOf(x)[0] ?? 65) <= 64 ? apply({ kind: 'method', of: x, name: 'unbind' }, []) : undefined;
  if (parts?.kind === 'list') return parts.items;
  if (isOpen(x) && x.sizes[0] !== undefined && x.sizes[0] <= 64) return Array.from({ length: x.sizes[0] }, () => ofAnyNumbers(x, x.sizes.slice(1)));
  throw new Unread('what this goes through is not known');
};
const counted = (count: number, from = 0): Value[] => Array.from({ length: Math.max(count, 0) }, (_, i) => number(from + i));
/** Where a row of numbers begins and ends. */
const bounds = (values: Value[]): [number, number] => values.length > 1 ? [numberOf(values[0]), numberOf(values[1])] : [0, numberOf(values[0])];

/** A tensor of numbers that are written down: types need their sizes alone. */
function literalOf(x: Value): Value {
  const sizes: number[] = [];
  let now: Value | undefined = x;
  for (; now?.kind === 'list'; now = now.items[0]) sizes.push(now.items.length);
  const isOfTruths = now?.kind === 'truth', isOfWhole = (each: Value): boolean => each.kind === 'list' ? each.items.every(isOfWhole) : each.kind === 'number' && each.isFloat !== true;
  return { ...loose(sizes, (axes) => `zeros<${isOfTruths ? 'bool' : 'float'}, ${listed(axes)}>()`, isOfTruths), isPlain: true, isWhole: isOfWhole(x) };
}

/** By their paths; undefined where it depends on what they are given, and this is not known. */
const tensorMade: Builtin = ([x]) => x?.kind === 'list' ? literalOf(x) : x;
const ofNumbers: Builtin = ([x]) => {
  const one = x?.kind === 'list' && x.items.length === 1 ? x.items[0] : undefined;
  return one?.kind === 'number' ? { ...one, isFloat: true } : x?.kind === 'list' ? literalOf(x) : undefined;
};
const grid: Builtin = (values) => {
  const all = values.length === 1 && values[0]?.kind === 'list' ? values[0].items : values;
  const sizes = all.map((each) => each.kind === 'loose' ? each.sizes[0] as number : NaN);
  return sizes.some(Number.isNaN) ? undefined : list(all.map((each) => ofAnyNumbers(each, sizes)));
};
/** Of one number, as math has them, or Python itself; some make whole numbers. */
const ofOne: Record<string, (x: number) => number> =
  { ceil: Math.ceil, floor: Math.floor, round: Math.round, log: Math.log, log2: Math.log2 };
const builtins: Record<string, Builtin> = {
  super: () => ({ kind: 'path', path: 'super()' }),
  print: () => none,
  hasattr: () => ({ kind: 'either' }),
  isinstance: ([x, of]) => {
    const name = of?.kind === 'path' ? of.path : '', kinds: Record<string, string> = { tuple: 'list', list: 'list', int: 'number', float: 'number', str: 'text' };
    if (x?.kind === 'number' && (name === 'int' || name === 'float')) return truth((x.isFloat === true) === (name === 'float'));
    // What is no tensor is no parameter, and what is no layer none of these.
    if (['truth', 'number', 'text', 'none', 'list'].includes(x?.kind ?? '') && /^(torch|nn)\./.test(name)) return truth(false);
    return x !== undefined && Object.hasOwn(kinds, name) && ['list', 'number', 'text'].includes(x.kind) ? truth(x.kind === kinds[name]) : { kind: 'either' };
  },
  ...Object.fromEntries(['callable', 'isfunction', 'inspect.isfunction']
    .map((name): [string, Builtin] => [name, ([x]) => truth(isCalled(x))])),
  'torch.finfo': () => ({ kind: 'object', name: 'finfo', functions: new Map(), attributes: new Map([['min', number(-3.4e38)], ['max', number(3.4e38)], ['eps', number(1e-7)], ['tiny', number(1e-38)]]) }),
  'torch.tensor': tensorMade, 'torch.as_tensor': tensorMade,
  // Numbers decide.
  'torch.allclose': () => ({ kind: 'either' }), 'torch.equal': () => ({ kind: 'either' }), 'torch.manual_seed': () => none,
  // One number beside others is that number.
  'torch.LongTensor': tensorMade,
  'torch.FloatTensor': ofNumbers, 'torch.Tensor': ofNumbers,
  ...Object.fromEntries(['torch.meshgrid', 'meshgrid', 'ndgrid'].map((name) => [name, grid])),
  // As many channels as there are, or a few more.
  ...Object.fromEntries(['make_divisible', '_make_divisible'].map((name): [string, Builtin] => [name, ([x, divisor]) => {
    const by = divisor === undefined ? 8 : numberOf(divisor);
    return number(Math.max(by, Math.floor((numberOf(x) + by / 2) / by) * by));
  }])),
  'torch.get_default_dtype': () => ({ kind: 'path', path: 'torch.float32' }),
  'torch.BoolTensor': ([x]) => x, 'torch.from_numpy': ([x]) => x, 'np.array': tensorMade, 'torch.cuda.is_available': () => ({ kind: 'either' }),
  tuple: ([x]) => x ?? list([]), 'torch.Size': ([x]) => x,
  list: ([x]) => x?.kind === 'list' ? list([...x.items]) : x ?? list([]),
  set: ([x]) => x ?? list([]),
  // Of an older PyTorch.
  ...Object.fromEntries(['Variable', 'autograd.Variable', 'torch.autograd.Variable'].map((name): [string, Builtin] => [name, ([x]) => x])),
  'itertools.combinations': ([x, count], apply) => { const all = itemsOf(x, apply); return numberOf(count) !== 2 ? undefined : list(all.flatMap((one, i) => all.slice(i + 1).map((other) => list([one, other])))); },
  // One number is both.
  ...Object.fromEntries(['to_2tuple', 'pair', '_pair'].map((name): [string, Builtin] => [name, ([x]) => x?.kind === 'list' ? x : list([x ?? none, x ?? none])])),
  int: ([x]) => x?.kind === 'tensor' || x?.kind === 'loose' ? unsaid('this number') : number(Math.trunc(numberOf(x))),
  'torch.randperm': ([x]) => ({ ...loose([numberOf(x)], anyNumbers), isPlain: true }),
  float: ([x]) => x?.kind === 'text' ? number(Number(x.value.replace('inf', 'Infinity'))) : number(numberOf(x)),
  max: (values) => number(Math.max(...values.flatMap((each) => each.kind === 'list' ? each.items : [each]).map(numberOf))),
  min: (values) => number(Math.min(...values.flatMap((each) => each.kind === 'list' ? each.items : [each]).map(numberOf))),
  abs: ([x]) => number(Math.abs(numberOf(x))), bool: ([x]) => x?.kind === 'number' ? truth(x.value !== 0) : x,
  // Of what comes in as a number, such as a vocabulary, that is how many there are.
  len: ([x]) => x?.kind === 'number' ? x : number(x?.kind === 'list' ? x.items.length : shapeOf(x)[0] as number),
  sum: ([x], apply) => x?.kind !== 'list' || x.items.length === 0 ? undefined : x.items.every(({ kind }) => kind === 'number') ? number(x.items.reduce((all, each) => all + numberOf(each), 0))
    : x.items.slice(1).reduce((all, each) => apply({ kind: 'method', of: all, name: 'add' }, [each]), x.items[0] as Value),
  OrderedDict: ([x]) => x ?? none, 'collections.OrderedDict': ([x]) => x ?? none,
  range: (values) => { const [from, to] = bounds(values); return list(counted(to - from, from)); },
  /** Positions along an axis that is not named yet: floats, which whole numbers become beside others. */
  'torch.arange': (values) => {
    const [from, to] = bounds(values), step = values[2] === undefined ? 1 : numberOf(values[2]);
    return { ...loose([Math.ceil((to - from) / step)], (axes) => `${axes.length === 1 ? 'arange' : 'zeros'}<float, ${listed(axes)}>()`), isPlain: true };
  },
  enumerate: ([x], apply) => list(itemsOf(x, apply).map((each, i) => list([number(i), each]))),
  zip: (values, apply) => { const all = values.map((each) => itemsOf(each, apply)); return list(counted(Math.min(...all.map(({ length }) => length))).map((_, i) => list(all.map((each) => each[i] as Value)))); },
  exists: ([x]) => x === undefined || x.kind === 'either' ? undefined : mayBeNone(x) || (x.kind === 'none' && x.isOption === true) ? option(false) : truth(x.kind !== 'none'),
  default: ([x, other], apply) => x?.kind !== 'none' && !mayBeNone(x) ? x : isCalled(other) ? apply(other, []) : other,
  clones: ([layer, count]) => layer === undefined ? undefined : list(counted(numberOf(count)).map(() => layer)),
  map: ([callee, over], apply) => list(itemsOf(over, apply).map((each) => apply(callee, [each]))),
};

/** How many machines share the work, and which of them this is: one, the first. */
export const shareOf = (path: string): Value | undefined => /(^|_|\.)world_size$/.test(path) ? number(1) : /(^|[_.])(parallel|get)_rank$/.test(path) ? number(0) : undefined;

export function builtin(path: string, values: Value[], apply: (callee: Value | undefined, given: Value[]) => Value): Value | undefined {
  if (path.startsWith('super()')) return none;
  if (path.includes('nn.init.')) return values[0] ?? none;
  const share = shareOf(path);
  if (share !== undefined) return share;
  if (/(?:^|\.)sqrt$/.test(path) && values[0]?.kind === 'number') return number(Math.sqrt(values[0].value));
  const [, name = ''] = /^(?:(?:math|np|numpy|torch)\.)?(\w+)$/.exec(path) ?? [];
  if (Object.hasOwn(ofOne, name) && values[0]?.kind === 'number' && values[0].unsaid === undefined)
    return { ...number(ofOne[name]?.(values[0].value) as number), isFloat: name.startsWith('log') };
  return Object.hasOwn(builtins, path) ? builtins[path]?.(values, apply) : undefined;
}
