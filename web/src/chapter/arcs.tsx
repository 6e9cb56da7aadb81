// Who looks at whom: from the pointed word an arc to each word that it looks at, as wide as its weight.

import { useState } from 'preact/hooks';
import type { Tensor } from './events.ts';
import { numberOf } from './heat.ts';
import { labelOf, placeOf, type Place } from './tensors.ts';

const height = 110;
const widest = 30;
/** More words have no room beside each other. */
const mostWords = 12;

/** Whether a tensor is weights of each token over keys. */
export function hasArcs({ axes, cells }: Tensor): boolean {
  const [tokens, keys] = ['tokens', 'keys'].map((role) => axes.find((axis) => axis.role === role));
  return cells.length > 0 && tokens !== undefined && keys?.sums === 'one' && keys.size <= mostWords && tokens.size === keys.size;
}

interface Props {
  tensor: Tensor;
  words: string[];
  /** The text of a batch that is shown. */
  only: Place;
  /** Of the table beside it. */
  pointed: number | undefined;
}

export function Arcs({ tensor, words, only, pointed }: Props) {
  const [chosen, choose] = useState(1);
  const place = pointed === undefined ? undefined : placeOf(tensor, pointed);
  const from = place?.get('tokens') ?? chosen;
  const size = tensor.axes.find(({ role }) => role === 'keys')?.size ?? 0;
  const word = (i: number): string => labelOf('keys', size, i, words);
  // Of each head the first, unless another is pointed at.
  const weights = tensor.cells.flatMap((text, cell) => {
    const at = placeOf(tensor, cell);
    const here = [...at].every(([role, index]) => role === 'keys' || index === (role === 'tokens' ? from : only.get(role) ?? place?.get(role) ?? 0));
    return here ? [numberOf(text)] : [];
  });
  const x = (i: number): number => (i + 0.5) * 100;
  const most = weights.indexOf(Math.max(...weights));
  return (
    <figure class="arcs">
      <svg viewBox={`0 0 ${size * 100} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {weights.map((weight, to) => {
          if (!(weight > 0)) return null;
          const top = height - 22 - 80 * Math.max(Math.abs(to - from), 0.5) / size;
          const [left, right] = to === from ? [x(from) - 18, x(from) + 18] : [x(from), x(to)];
          return <path key={to} d={`M${left} ${height} C${left} ${top} ${right} ${top} ${right} ${height}`} style={{ strokeWidth: `${widest * weight}px` }} />;
        })}
      </svg>
      <div class="words" role="group" aria-label="The word that looks" style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}>
        {weights.map((weight, i) => (
          <button key={i} type="button" aria-pressed={i === from} onClick={() => choose(i)} onPointerEnter={() => choose(i)} onFocus={() => choose(i)}>
            {word(i)} <span class="weight">{Number.isNaN(weight) ? 'nan' : weight.toFixed(2)}</span>
          </button>))}
      </div>
      <figcaption>{most < 0 ? '' : <>“{word(from)}” looks most at “{word(most)}”: {weights[most]?.toFixed(2)}. The wider the arc, the larger the weight.</>}</figcaption>
    </figure>
  );
}
