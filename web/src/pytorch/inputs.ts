// Axes as a reader types them: batch<3>, tokens<5>, d_in<12>.

import type { Axis } from './values.ts';

/** The axes, or undefined if this is no list of them. */
export function axesIn(text: string): Axis[] | undefined {
  const axes = text.split(',').map((each) => /^\s*([a-z]\w*)\s*<\s*([1-9]\d{0,4})\s*>\s*$/.exec(each));
  const found = axes.flatMap((each) => each === null ? [] : [{ role: each[1] as string, size: Number(each[2]) }]);
  const apart = new Set(found.map(({ role }) => role)).size === found.length;
  return found.length === axes.length && apart ? found : undefined;
}
