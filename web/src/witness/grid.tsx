// The numbers of a tensor as a picture: one matrix below the other, coloured by a scale that all pictures beside it share.

import type { Scale } from '../chapter/heat.ts';
import { figure, readable } from '../page/numbers.ts';
import { sumsOf, type Shown } from './told.ts';

/** Larger ones are text. */
const widest = 8;
const longest = 24;

export function isDrawn({ sizes, numbers }: Shown): boolean {
  const width = sizes.at(-1) ?? 1;
  return sizes.length > 0 && numbers.length > 1 && width <= widest && numbers.length / width <= longest && numbers.length === sizes.reduce((all, size) => all * size, 1);
}

interface Props {
  of: Shown;
  scale: Scale;
  /** Rows are weights, whose sums should be 1. */
  sums: boolean;
}

export function Grid({ of, scale, sums }: Props) {
  const width = of.sizes.at(-1) ?? 1;
  const rows = of.sizes.at(-2) ?? 1;
  // As PyTorch prints them, if it prints them all.
  const printed = of.text.match(/-?(?:inf|nan|\d[\d.e+-]*|True|False)/g) ?? [];
  const words = printed.length === of.numbers.length ? printed.map(readable) : of.numbers.map(figure);
  const totals = sums ? sumsOf(of) : [];
  return (
    <table class="grid numbers" aria-label={of.called}>
      {Array.from({ length: of.numbers.length / (rows * width) }, (_, matrix) => (
        <tbody key={matrix}>
          {Array.from({ length: rows }, (_, row) => {
            const first = (matrix * rows + row) * width;
            const total = totals[first / width];
            return (
              <tr key={row}>
                {words.slice(first, first + width).map((word, at) => <td key={at} class={scale.cell(of.numbers[first + at] as number)}>{word}</td>)}
                {total !== undefined && <td class={`sum ${Math.abs(total - 1) < 0.002 ? 'good' : 'bad'}`}>sum {total.toFixed(2)}</td>}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
