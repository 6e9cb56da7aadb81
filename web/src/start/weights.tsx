// Attention weights as a table, with the sum of each row beside it: whether it is 1 must be seen at once.

import { numberOf, scaleOf } from '../chapter/heat.ts';
import { Axis } from '../page/axes.tsx';

interface WeightsProps {
  label: string;
  words: string[];
  weights: string[][];
  sums: string[];
  /** The names of the axes. */
  rows: string;
  columns: string;
}

export function Weights({ label, words, weights, sums, rows, columns }: WeightsProps) {
  const scale = scaleOf(weights.flat().map(numberOf));
  return (
    <div class="scrolls" tabIndex={0} role="region" aria-label={label}>
      <table class="weights numbers">
        <caption class="unseen">{label}: a row for each word, and the sum of each row</caption>
        <thead>
          <tr>
            <td class="corner"><Axis name={rows} />\<Axis name={columns} /></td>
            {words.map((word) => <th scope="col" key={word}>{word}</th>)}
            <th scope="col" class="sum">sum</th>
          </tr>
        </thead>
        <tbody>
          {weights.map((row, at) => {
            const sum = sums[at] ?? '';
            const right = Math.abs(numberOf(sum) - 1) < 0.00005;
            return (
              <tr key={at}>
                <th scope="row">{words[at]}</th>
                {row.map((cell, column) => <td key={column} class={scale.cell(numberOf(cell))}>{numberOf(cell).toFixed(2)}</td>)}
                <td class={`sum ${right ? 'good' : 'bad'}`}>
                  <span class="bar" style={{ width: `${42 * numberOf(sum)}%` }} />
                  <span class="number">{numberOf(sum).toFixed(2)}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
