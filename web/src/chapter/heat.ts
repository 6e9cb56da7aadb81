// The scale of the library's heat maps (headsup/pictures/heat_scale.hpp), for numbers that are shown in a table.

/** The colours in page.css: heat-0 for the smallest number to heat-31 for the largest. */
const levels = 32;

export interface Scale {
  /** The class of a number's cell. */
  cell(number: number): string;
  low: number;
  high: number;
  /** Numbers are colours; otherwise there is no scale to show. */
  shown: boolean;
}

export function scaleOf(numbers: number[]): Scale {
  const weights = numbers.every((x) => !(x < 0));
  const hidden = (x: number): boolean => x === -Infinity || (weights && x === 0);
  const seen = numbers.filter((x) => !hidden(x) && Number.isFinite(x));
  const high = Math.max(...seen);
  let low = Math.min(...seen);
  if (weights && low < high / 1000) low = high / 1000;
  const place = (x: number): number => weights ? Math.log(x) : x;
  const even = !(low < high);
  const level = (x: number): number => {
    if (even || x >= high) return 1;
    return x <= low ? 0 : (place(x) - place(low)) / (place(high) - place(low));
  };
  return {
    low, high, shown: seen.length > 0 && !even,
    cell: (x) => Number.isNaN(x) ? 'wrong' : hidden(x) ? 'hidden' : `heat heat-${Math.round(level(x) * (levels - 1))}`,
  };
}

export function numberOf(text: string): number {
  return text.endsWith('inf') ? (text.startsWith('-') ? -Infinity : Infinity) : Number(text);
}
