// Functions of Python, and those of PyTorch that are about no axis.

import { listed, loose, none, number, numberOf, sizesOf, tensorOf, truth, type Value } from './values.ts';

type Builtin = (values: Value[], apply: (callee: Value | undefined, given: Value[]) => Value) => Value | undefined;

const isCalled = (x: Value | undefined): boolean => ['function', 'lambda', 'layer', 'class', 'path', 'method'].includes(x?.kind ?? '');
const list = (items: Value[]): Value => ({ kind: 'list', items });
const itemsOf = (x: Value | undefined): Value[] => x?.kind === 'list' ? x.items : [];
const counted = (count: number, from = 0): Value[] => Array.from({ length: Math.max(count, 0) }, (_, i) => number(from + i));
/** Where a row of numbers begins and ends. */
const bounds = (values: Value[]): [number, number] => values.length > 1 ? [numberOf(values[0]), numberOf(values[1])] : [0, numberOf(values[0])];

/** A tensor of numbers that are written down: types need their sizes alone. */
function literalOf(x: Value): Value {
  const sizes: number[] = [];
  let now: Value | undefined = x;
  for (; now?.kind === 'list'; now = now.items[0]) sizes.push(now.items.length);
  const scalar = now?.kind === 'truth' ? 'bool' : now?.kind === 'number' && now.isFloat !== true ? 'int' : 'float';
  return { ...loose(sizes, (axes) => `zeros<${scalar}, ${listed(axes)}>()`, scalar === 'bool'), isPlain: true };
}

/** By their paths; undefined where it depends on what they are given, and this is not known. */
const builtins: Record<string, Builtin> = {
  super: () => ({ kind: 'path', path: 'super()' }),
  print: () => none,
  hasattr: () => ({ kind: 'either' }),
  isinstance: ([x, of]) => {
    const name = of?.kind === 'path' ? of.path : '', kinds: Record<string, string> = { tuple: 'list', list: 'list', int: 'number', float: 'number', str: 'text' };
    return x !== undefined && Object.hasOwn(kinds, name) && ['list', 'number', 'text'].includes(x.kind) ? truth(x.kind === kinds[name]) : { kind: 'either' };
  },
  callable: ([x]) => truth(isCalled(x)), 'inspect.isfunction': ([x]) => truth(isCalled(x)),
  'torch.finfo': () => ({ kind: 'object', name: 'finfo', functions: new Map(), attributes: new Map([['min', number(-3.4e38)], ['max', number(3.4e38)], ['eps', number(1e-7)], ['tiny', number(1e-38)]]) }),
  'torch.tensor': ([x]) => x?.kind === 'list' ? literalOf(x) : x,
  // Numbers decide.
  'torch.allclose': () => ({ kind: 'either' }), 'torch.equal': () => ({ kind: 'either' }), 'torch.manual_seed': () => none,
  tuple: ([x]) => x ?? none,
  list: ([x]) => x ?? none,
  int: ([x]) => number(Math.trunc(numberOf(x))),
  float: ([x]) => x?.kind === 'text' ? number(Number(x.value.replace('inf', 'Infinity'))) : number(numberOf(x)),
  max: (values) => number(Math.max(...values.map(numberOf))),
  min: (values) => number(Math.min(...values.map(numberOf))),
  len: ([x]) => number(x?.kind === 'list' ? x.items.length : sizesOf(tensorOf(x))[0] as number),
  range: (values) => { const [from, to] = bounds(values); return list(counted(to - from, from)); },
  /** Positions along an axis that is not named yet. */
  'torch.arange': (values) => {
    const [from, to] = bounds(values), step = values[2] === undefined ? 1 : numberOf(values[2]), scalar = values.some((each) => each.kind === 'number' && each.isFloat === true) ? 'float' : 'int';
    return { ...loose([Math.ceil((to - from) / step)], (axes) => axes.length === 1 ? `arange<${scalar}, ${listed(axes)}>()` : `zeros<${scalar}, ${listed(axes)}>()`), isPlain: true };
  },
  enumerate: ([x]) => list(itemsOf(x).map((each, i) => list([number(i), each]))),
  zip: (values) => list(counted(Math.min(...values.map((each) => itemsOf(each).length))).map((_, i) => list(values.map((each) => itemsOf(each)[i] as Value)))),
  map: ([callee, over], apply) => list(itemsOf(over).map((each) => apply(callee, [each]))),
};

export function builtin(path: string, values: Value[], apply: (callee: Value | undefined, given: Value[]) => Value): Value | undefined {
  if (path.startsWith('super()') || path.includes('nn.init.')) return none;
  if (/(?:^|\.)sqrt$/.test(path) && values[0]?.kind === 'number') return number(Math.sqrt(values[0].value));
  return Object.hasOwn(builtins, path) ? builtins[path]?.(values, apply) : undefined;
}
