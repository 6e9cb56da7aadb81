// Which numbers a move brings to places that are not theirs.

import type { Moves } from './events.ts';
import { placeOf } from './tensors.ts';

/** For each number, whether an axis has it at another index than the right move does. */
export function misplaced(moves: Moves, right: Moves): boolean[] {
  return moves.cells.map((to, i) => {
    const belongs = placeOf(right.after, right.cells[i] ?? i);
    return [...placeOf(moves.after, to)].some(([role, index]) => belongs.has(role) && belongs.get(role) !== index);
  });
}
