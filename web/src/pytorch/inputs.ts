// Axes as a reader types them: batch<3>, tokens<5>, d_in<12>; what was merged, by its parts: heads<2> x parts<3>;
// and 1 for what only lines others up.

import { named, type Axis } from './values.ts';

/** What comes in, or a script makes for it. */
export interface Input {
  name: string;
  axes: Axis[];
  /** What it is taken as where nobody says its axes, if these need not be said. */
  unsaid?: 'None' | 'what fits';
  /** The axes that fitted first. */
  fitted?: Axis[];
}

/** The axes, or undefined if this is no list of them. */
export function axesIn(text: string): Axis[] | undefined {
  const all = text.split(',').map((each) => axisIn(each)), found = all.flatMap((each) => each ?? []);
  const roles = named(found).map(({ role }) => role), apart = new Set(roles).size === roles.length;
  return found.length === all.length && apart && roles.length > 0 ? found : undefined;
}

/** Whether a text is another program, and not the one before edited: most of its lines, and more than one, are new. */
export function isAnother(before: string, after: string): boolean {
  const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter((line) => line !== ''), old = new Set(linesOf(before)), all = linesOf(after);
  return all.filter((line) => !old.has(line)).length > Math.max(1, all.length / 2);
}

function axisIn(text: string): Axis | undefined {
  if (text.trim() === '1') return { role: '', size: 1 };
  const parts = text.split(/\s+x\s+/).map((each) => {
    const [, role, size] = /^\s*([a-z]\w*)\s*<\s*([1-9]\d{0,4})\s*>\s*$/.exec(each) ?? [];
    return role === undefined ? undefined : { role, size: Number(size) };
  });
  const factors = parts.flatMap((each) => each ?? []), [first] = factors;
  if (first === undefined || factors.length !== parts.length) return undefined;
  return factors.length === 1 ? first : { role: factors.map(({ role }) => role).sort().join('_'), size: factors.reduce((all, { size }) => all * size, 1), factors };
}

/** As a reader would type them. */
export const typed = (axes: Axis[]): string =>
  axes.map(({ role, size, factors }) => role === '' ? '1' : (factors ?? [{ role, size }]).map((each) => `${each.role}<${each.size}>`).join(' x ')).join(', ');
