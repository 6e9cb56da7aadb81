// Cells of tensors by the roles of their axes, and which cells were made of which.

import type { Made, Shapes, Tensor } from './events.ts';

export type Place = Map<string, number>;

export function sizeOf(tensor: Tensor): number {
  return tensor.axes.reduce((product, { size }) => product * size, 1);
}

/** Where a cell is on each axis; cells are in the order of memory. */
export function placeOf(tensor: Tensor, cell: number): Place {
  const place: Place = new Map();
  for (const { role, size } of [...tensor.axes].reverse()) {
    place.set(role, cell % size);
    cell = Math.floor(cell / size);
  }
  return place;
}

function sizes(tensor: Tensor): Place {
  return new Map(tensor.axes.map(({ role, size }) => [role, size]));
}

/** An index on an axis that holds others, the slowest first, as indices on those. */
function parted(index: number, into: string[], size: (role: string) => number): Place {
  const place: Place = new Map();
  for (const role of [...into].reverse()) {
    place.set(role, index % size(role));
    index = Math.floor(index / size(role));
  }
  return place;
}

/** Whether the result's cell was made of the input's. */
function counts(made: Made, from: Tensor, which: number, input: Place, to: Tensor, output: Place): boolean {
  const wanted = new Map(output);
  for (const [role, into] of Object.entries(made.merged)) {
    const index = wanted.get(role);
    if (index === undefined) continue;
    wanted.delete(role);
    for (const [each, at] of parted(index, into, (of) => sizes(from).get(of) ?? 1)) wanted.set(each, at);
  }
  if (made.stacked !== '' && wanted.get(made.stacked) !== which) return false;
  for (const [role, index] of input) {
    if (role in made.selects) {
      if (made.selects[role] !== index) return false;
      continue;
    }
    const into = made.parted[role];
    const translated: Place = into === undefined ? new Map([[made.renamed[role] ?? role, index]])
      : parted(index, into, (of) => sizes(to).get(of) ?? 1);
    for (const [each, at] of translated) {
      if (made.mixes.includes(each) || made.mixes.includes(role)) continue;
      const there = wanted.get(each);
      if (there !== undefined && there !== at) return false;
    }
  }
  return true;
}

export type Cells = Set<number>;

/** For each input, the cells of which this cell of the result was made. */
export function madeOf({ from, to, made }: Shapes, cell: number): Cells[] {
  if (made === null) return from.map(() => new Set());
  const output = placeOf(to, cell);
  return from.map((tensor, which) => {
    const cells: Cells = new Set();
    for (let i = 0; i < tensor.cells.length; ++i) if (counts(made, tensor, which, placeOf(tensor, i), to, output)) cells.add(i);
    return cells;
  });
}

/** The cells of the result that were made of this cell of an input. */
export function madeFrom({ from, to, made }: Shapes, which: number, cell: number): Cells {
  const cells: Cells = new Set();
  const tensor = from[which];
  if (made === null || tensor === undefined) return cells;
  const input = placeOf(tensor, cell);
  for (let i = 0; i < to.cells.length; ++i) if (counts(made, tensor, which, input, to, placeOf(to, i))) cells.add(i);
  return cells;
}

/** The longest sum that is written out. */
const mostTerms = 6;

/** A number of a result as the products of what it is made of, "0.55·0.43 + 0.87·0.15", if that is what it is; else nothing. */
export function arithmetic(inputs: Tensor[], lit: Cells[], result: string): string {
  const [left, right] = lit.map((cells, i) => [...cells].map((cell) => inputs[i]?.cells[cell] ?? ''));
  if (lit.length !== 2 || left === undefined || right === undefined || left.length !== right.length || left.length < 2 || left.length > mostTerms) return '';
  const sum = left.reduce((all, each, i) => all + Number(each) * Number(right[i]), 0);
  // What is shown is rounded, and so are its parts.
  return Math.abs(sum - Number(result)) > 0.0002 * left.length ? '' : left.map((each, i) => `${Number(each)}·${Number(right[i])}`).join(' + ');
}

/** What an index on an axis is called: a word where the axis counts words, its number otherwise. */
export function labelOf(role: string, size: number, index: number, words: string[]): string {
  return (role === 'tokens' || role === 'keys') && size === words.length ? words[index] ?? String(index) : String(index);
}

/** These cells as they are named in Python: weights[journey, :]. */
export function selection(tensor: Tensor, cells: Cells, words: string[]): string {
  if (tensor.axes.length === 0) return tensor.name;
  const places = [...cells].map((cell) => placeOf(tensor, cell));
  const indices = tensor.axes.map(({ role, size }) => {
    const met = [...new Set(places.map((place) => place.get(role) as number))];
    if (met.length === size && size > 1) return ':';
    return met.length === 1 ? labelOf(role, size, met[0] as number, words) : `${Math.min(...met)}:${Math.max(...met) + 1}`;
  });
  return `${tensor.name}[${indices.join(', ')}]`;
}
