// Where PyTorch makes the numbers that are meant, in other places: which number went where.

import type { Moves, Tensor } from '../chapter/events.ts';
import { misplaced } from '../chapter/misplaced.ts';
import { placeOf } from '../chapter/tensors.ts';
import { figure } from '../page/numbers.ts';
import type { Shown } from './told.ts';

/** More numbers, or more axes, are no picture. */
const most = 64;
const mostAxes = 3;
const mostSaid = 6;
/** Longer numbers are counted instead. */
const longest = 3;

export interface Moved {
  torch: Moves;
  meant: Moves;
  /** Numbers are called by their place in the tensor before. */
  counted: boolean;
}

/** If an operand, what PyTorch makes of it and what is meant hold the same numbers, each once, over the same roles. */
export function movedIn(operands: Shown[], wrong: Shown, right: Shown): Moved | undefined {
  if ([...wrong.roles].sort().join() !== [...right.roles].sort().join()) return undefined;
  for (const before of operands) {
    const there = placesIn(before, wrong);
    const here = placesIn(before, right);
    if (there !== undefined && here !== undefined) return drawn(before, [wrong, there], [right, here]);
  }
  return undefined;
}

/** Where each number is in the other tensor. */
function placesIn({ numbers }: Shown, other: Shown): number[] | undefined {
  const places = new Map(other.numbers.map((number, i) => [number, i]));
  const found = numbers.flatMap((number) => places.get(number) ?? []);
  return new Set(found).size === numbers.length && other.numbers.length === numbers.length ? found : undefined;
}

type Placed = [after: Shown, cells: number[]];

/** Of more numbers than a picture holds, those at the first index of axes that come first in all three and that no number leaves. */
function drawn(before: Shown, [wrong, there]: Placed, [right, here]: Placed): Moved | undefined {
  const all = [before, wrong, right];
  for (let cut = 0; all.every(({ roles }) => cut < roles.length); ++cut) {
    const count = before.numbers.length / before.sizes.slice(0, cut).reduce((product, size) => product * size, 1);
    const stays = [there, here].every((cells) => cells.slice(0, count).every((to) => to < count));
    if (!stays || all.some(({ roles, sizes }) => roles[cut - 1] !== before.roles[cut - 1] || sizes[cut - 1] !== before.sizes[cut - 1])) return undefined;
    if (count > most || all.some(({ roles }) => roles.length - cut > mostAxes)) continue;
    const words = before.numbers.slice(0, count).map(figure);
    const counted = words.some((word) => word.length > longest);
    const tensor = ({ called, roles, sizes }: Shown, cells: string[] = []): Tensor => ({
      name: cut === 0 ? called : `${called}[${Array(cut).fill(0).join(', ')}]`,
      axes: roles.slice(cut).map((role, i) => ({ role, size: sizes[cut + i] ?? 1 })), cells, printed: '',
    });
    const moves = (after: Shown, cells: number[], isRight: boolean): Moves =>
      ({ type: 'moves', before: tensor(before, counted ? [] : words), after: tensor(after), cells: cells.slice(0, count), how: '', right: isRight });
    const moved = { torch: moves(wrong, there, false), meant: moves(right, here, true), counted };
    return misplaced(moved.torch, moved.meant).some((each) => each) ? moved : undefined;
  }
  return undefined;
}

/** "puts 8 of 12 numbers of x where others belong: token 1 of head 0 gets numbers 2, 3, which belong to token 0 of head 1." */
export function saidOf({ torch, meant }: Moved): string {
  const wrong = misplaced(torch, meant);
  const begin = `puts ${wrong.filter((each) => each).length} of ${wrong.length} numbers of ${torch.before.name} where others belong`;
  // A row is what the last axis goes along, where numbers belong.
  const rows = meant.after.axes.slice(0, -1).filter(({ size }) => size > 1).map(({ role }) => role).reverse();
  const row = ({ after, cells }: Moves, number: number): number[] => {
    const place = placeOf(after, cells[number] ?? number);
    return rows.map((role) => place.get(role) ?? 0);
  };
  const inOrder = torch.cells.map((_, number) => number).sort((one, other) => (torch.cells[one] ?? 0) - (torch.cells[other] ?? 0));
  const first = inOrder.find((number) => row(torch, number).join() !== row(meant, number).join());
  if (first === undefined) return `${begin}.`;
  const [there, here] = [row(torch, first), row(meant, first)];
  const together = inOrder.filter((number) => row(torch, number).join() === there.join() && row(meant, number).join() === here.join());
  const called = together.map((number) => torch.before.cells[number] ?? number);
  const words = (indices: number[], said: (i: number) => boolean): string =>
    rows.map((role, i) => said(i) ? `${singular(role)} ${indices[i]}` : '').filter((each) => each !== '').join(' of ');
  const several = called.length > 1;
  return `${begin}: ${words(there, () => true)} gets number${several ? 's' : ''} ${called.slice(0, mostSaid).join(', ')}${called.length > mostSaid ? ', …' : ''}, which belong${several ? '' : 's'} to ${words(here, (i) => there[i] !== here[i])}.`;
}

/** One of what a role names: a token, a query, a patch. */
export const singular = (role: string): string => role.replace(/ies$/, 'y').replace(/(ch|ss|x)es$/, '$1').replace(/([^s])s$/, '$1');
