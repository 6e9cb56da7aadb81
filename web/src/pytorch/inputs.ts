// Axes as a reader types them: batch<3>, tokens<5>, d_in<12>; what was merged, by its parts: heads<2> x parts<3>.

import type { Axis } from './values.ts';

/** What comes in, or a script makes for it. */
export interface Input {
  name: string;
  axes: Axis[];
  /** What it is taken as where nobody says its axes, if these need not be said. */
  unsaid?: 'None' | 'what fits';
}

/** The axes, or undefined if this is no list of them. */
export function axesIn(text: string): Axis[] | undefined {
  const all = text.split(',').map((each) => axisIn(each)), found = all.flatMap((each) => each ?? []);
  const apart = new Set(found.map(({ role }) => role)).size === found.length;
  return found.length === all.length && apart ? found : undefined;
}

function axisIn(text: string): Axis | undefined {
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
  axes.filter(({ role }) => role !== '').map(({ role, size, factors }) => (factors ?? [{ role, size }]).map((each) => `${each.role}<${each.size}>`).join(' x ')).join(', ');
