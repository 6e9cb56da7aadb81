// What went in and what came out, as tables; pointing at a number lights what it was made of.

import { useMemo, useState } from 'preact/hooks';
import { readable } from '../page/numbers.ts';
import { Arcs, hasArcs } from './arcs.tsx';
import { Shape, memory } from './shape.tsx';
import type { Tensor } from './events.ts';
import type { Drawing } from './steps.ts';
import { HeatScale, TensorTable } from './table.tsx';
import { arithmetic, madeFrom, madeOf, selection, sizeOf, type Cells, type Place } from './tensors.ts';

interface Props {
  drawing: Drawing;
  words: string[];
  /** Says how one can point at numbers: once is enough. */
  explain: boolean;
}

/** What a sum of weights must be. */
const sumIsOne = (tensor: Tensor) => (text: string): string =>
  /\bsums?\b|_sums?\b/.test(tensor.name) && Math.abs(Number(text) - 1) > 0.002 ? 'is not 1' : '';

export function ShapeLine({ drawing: { shapes, tensor } }: { drawing: Drawing }) {
  const more = memory(tensor);
  return (
    <p class="shapes">
      {shapes?.from.map((each, i) => <span key={i}>{i > 0 && <span class="faint"> and </span>}<Shape of={each} /></span>)}
      {shapes !== null && shapes.from.length > 0 && <span class="arrow" aria-label="become"> → </span>}
      <Shape of={tensor} />
      {more !== '' && <span class="memory"> {more}</span>}
    </p>
  );
}

export function Numbers({ drawing, words, explain }: Props) {
  const { shapes, tensor, links, heat } = drawing;
  const [pointed, point] = useState<{ which: number; cell: number }>();
  const [text, setText] = useState(0);
  const inputs = shapes?.from.filter(({ cells }) => cells.length > 0) ?? [];
  const texts = [...inputs, tensor].flatMap(({ axes }) => axes).find(({ role, size }) => role === 'batch' && size > 1)?.size ?? 1;
  const only: Place = useMemo(() => texts > 1 ? new Map([['batch', text]]) : new Map(), [texts, text]);

  if (tensor.axes.length === 0 && inputs.length === 0) return <p class="one-number" data-links={links.at(-1)}>{readable(tensor.cells[0] ?? '')}</p>;
  if (tensor.cells.length === 0) return <pre class="printed" tabIndex={0}>{tensor.printed}</pre>;

  const result = inputs.length;
  let lit: (Cells | undefined)[] = [];
  let sentence = '';
  const known = shapes !== null && shapes.made !== null && inputs.length === shapes.from.length && inputs.length > 0;
  if (pointed !== undefined && known) {
    const of = [...inputs, tensor][pointed.which];
    const here = of === undefined ? '' : `${selection(of, new Set([pointed.cell]), words)} = ${readable(of.cells[pointed.cell] ?? '')}`;
    if (pointed.which === result) {
      lit = madeOf(shapes, pointed.cell);
      const terms = arithmetic(inputs, lit as Cells[], tensor.cells[pointed.cell] ?? '');
      sentence = `${here}${terms === '' ? '' : ` = ${terms}`} is made of ${inputs.map((each, i) => selection(each, lit[i] as Cells, words)).join(' and ')}`;
    } else {
      const cells = madeFrom(shapes, pointed.which, pointed.cell);
      lit[result] = cells;
      sentence = cells.size === 0 ? `${here} is not used` : `${here} is used for ${selection(tensor, cells, words)}`;
    }
  }

  const table = (each: Tensor, which: number, more: object = {}) => (
    <figure key={which} class={which === result ? 'out' : 'in'} data-links={links[which] ?? ''}>
      <figcaption>{each.name}</figcaption>
      <div class="scroll">
        <TensorTable key={each.axes.map(({ role, size }) => `${role}${size}`).join()} tensor={each} words={words} only={only} lit={lit[which]}
                     pointed={pointed?.which === which ? pointed.cell : undefined}
                     {...(known ? { point: (cell: number | undefined) => point(cell === undefined ? undefined : { which, cell }) } : {})} {...more} />
      </div>
      {which === result && heat !== null && <HeatScale tensor={tensor} />}
    </figure>
  );
  const promised = tensor.axes.some(({ sums }) => sums !== undefined);
  return (
    <div class="drawing">
      {texts > 1 && (
        <fieldset class="texts">
          <legend>Text</legend>
          {Array.from({ length: texts }, (_, i) => (
            <label key={i}><input type="radio" checked={i === text} onChange={() => setText(i)} /> {i}</label>))}
        </fieldset>
      )}
      <div class="tables">
        {inputs.map((each, i) => table(each, i))}
        <div class="then">
          {inputs.length > 0 && <span class="arrow" aria-hidden="true">→</span>}
          {table(tensor, result, {
            heat: heat !== null, row: heat !== null && tensor.axes.length === 1 ? heat.rows[0] : undefined, wrong: sumIsOne(tensor),
            sums: promised && tensor.axes.length <= 2 && sizeOf(tensor) > 1,
          })}
        </div>
      </div>
      {hasArcs(tensor) && <Arcs tensor={tensor} words={words} only={only} pointed={pointed?.which === result ? pointed.cell : undefined} />}
      {known && <p class="made" aria-live="polite">{sentence !== '' ? sentence : explain ? 'Point at a number, or go to it with Tab and the arrow keys, to see what it is made of.' : ''}</p>}
    </div>
  );
}
