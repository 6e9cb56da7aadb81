// Where a mask hides scores: whom a row sees, and whom it should.

import { singular } from './moved.ts';
import type { Shown } from './told.ts';

/** What is added, or put in place of a score, so that its weight is nothing. */
const hides = -1e8;

/** "token 0 sees keys 1, 2, 3.", of the first row that sees others than it should; undefined where nothing is hidden, or the same. */
export function hiddenIn(wrong: Shown, right: Shown, by: string): string | undefined {
  const columns = wrong.sizes.at(-1) ?? 0, [role = '', seen = ''] = wrong.roles.slice(-2);
  if (wrong.sizes.length < 2 || wrong.roles.join() !== right.roles.join() || wrong.sizes.join() !== right.sizes.join()) return undefined;
  if (![...wrong.numbers, ...right.numbers].some((each) => each <= hides)) return undefined;
  const sees = ({ numbers }: Shown, row: number): number[] =>
    numbers.slice(row * columns, (row + 1) * columns).flatMap((each, i) => each <= hides ? [] : [i]);
  const rows = Array.from({ length: wrong.numbers.length / columns }, (_, row) => row);
  const first = rows.find((row) => sees(wrong, row).join() !== sees(right, row).join());
  if (first === undefined) return undefined;
  const said = (all: number[]): string => all.length === 0 ? `no ${seen}` : `${all.length === 1 ? singular(seen) : seen} ${all.join(', ')}`;
  return `${singular(role)} ${first % (wrong.sizes.at(-2) ?? 1)} sees ${said(sees(wrong, first))}. ${by} lets it see ${said(sees(right, first))}.`;
}
