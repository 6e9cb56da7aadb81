// How an operation moves numbers: a slider moves it from where it was to
// where it comes to be. What is wrong is drawn beside what is right.

import { useState } from 'preact/hooks';
import { axisClass } from '../page/roles.ts';
import { source } from './code.tsx';
import type { Moves, Tensor } from './events.ts';
import { placeOf } from './tensors.ts';

/** In units of a cell: the last axis goes to the right, the one before it down, the one before that side by side. */
function position(tensor: Tensor, cell: number): { x: number; y: number } {
  const place = [...placeOf(tensor, cell).values()];
  const [x = 0, y = 0, block = 0] = place;
  return { x: x + block * ((tensor.axes.at(-1)?.size ?? 1) + gap), y };
}
const gap = 0.6;

function extent(tensor: Tensor): { width: number; height: number } {
  const [last, rows, blocks] = [...tensor.axes].reverse().map(({ size }) => size);
  return { width: (last ?? 1) * (blocks ?? 1) + gap * ((blocks ?? 1) - 1), height: rows ?? 1 };
}

/** Whether a number is after the move not where it belongs: on an axis that both have, its index differs. */
function misplaced({ before, after, cells }: Moves, cell: number): boolean {
  const here = placeOf(before, cell);
  const there = placeOf(after, cells[cell] ?? cell);
  return [...here].some(([role, index]) => there.has(role) && there.get(role) !== index);
}

function Labels({ tensor, shown }: { tensor: Tensor; shown: number }) {
  const [last, rows, blocks] = [...tensor.axes].reverse();
  return (
    <div class="labels" style={{ opacity: shown }} aria-hidden="true">
      {blocks !== undefined && Array.from({ length: blocks.size }, (_, i) => (
        <span key={i} class={`block axis ${axisClass(blocks.role)}`} style={{ left: `calc(var(--cell) * ${i * ((last?.size ?? 1) + gap)})` }}>{blocks.role} {i}</span>))}
      {rows !== undefined && Array.from({ length: rows.size }, (_, i) => (
        <span key={i} class={`row axis ${axisClass(rows.role)}`} style={{ top: `calc(var(--cell) * ${i})` }}>{rows.role} {i}</span>))}
    </div>
  );
}

function Mover({ moves, way }: { moves: Moves; way: number }) {
  const { before, after, cells, how, right } = moves;
  const size = { width: Math.max(extent(before).width, extent(after).width), height: Math.max(extent(before).height, extent(after).height) };
  const arrived = way === 1;
  const wrong = arrived && !right ? cells.map((_, i) => misplaced(moves, i)) : [];
  /** The words, which must stay together. */
  const hue = (cell: number): string => `hue-${(placeOf(before, cell).get('tokens') ?? 0) % 3}`;
  /** As the tables show it. */
  const number = (cell: number): number => Number(before.cells[cell] ?? cell);
  const between = (from: number, to: number): number => from + (to - from) * way;
  const count = wrong.filter((each) => each).length;
  return (
    <figure class={`mover ${right ? 'right' : 'wrong'}`}>
      <figcaption><span class="sign" aria-hidden="true">{right ? '✓' : '✗'}</span> <code>{source(how)}</code></figcaption>
      <div class="field" style={{ width: `calc(var(--cell) * ${size.width})`, height: `calc(var(--cell) * ${size.height})` }} role="img"
           aria-label={`${way < 0.5 ? before.name : after.name}${count > 0 ? `: ${count} of ${cells.length} numbers are where they do not belong` : ''}`}>
        <Labels tensor={before} shown={Math.max(1 - 2 * way, 0)} />
        <Labels tensor={after} shown={Math.max(2 * way - 1, 0)} />
        {cells.map((to, i) => {
          const a = position(before, i);
          const b = position(after, to);
          return <span key={i} class={`cell ${hue(i)} ${wrong[i] ? 'wrong' : ''}`} style={{ left: `calc(var(--cell) * ${between(a.x, b.x)})`, top: `calc(var(--cell) * ${between(a.y, b.y)})` }}>{number(i)}</span>;
        })}
      </div>
      <p class="memory-order"><span class="faint">in memory</span>
        <span class="strip" style={{ width: `calc(var(--small) * ${cells.length})` }} role="img" aria-label={`The order in memory ${arrived ? 'after' : 'before'}: ${(arrived ? order(cells) : cells.map((_, i) => i)).map(number).join(', ')}`}>
          {cells.map((to, i) => <span key={i} class={`cell ${hue(i)}`} style={{ left: `calc(var(--small) * ${between(i, to)})` }}>{number(i)}</span>)}
        </span>
      </p>
      <p class={`verdict-line ${arrived && !right ? 'bad' : ''}`}>{!arrived ? '' : right ? 'Every number is with its own word.' : `${count} of ${cells.length} numbers are in the row of another word.`}</p>
    </figure>
  );
}

/** Which number is at each place. */
function order(cells: number[]): number[] {
  const result: number[] = [];
  cells.forEach((to, i) => { result[to] = i; });
  return result;
}

export function MovesDrawing({ moves, beside }: { moves: Moves; beside: Moves | null }) {
  const [way, setWay] = useState(0);
  const percent = Math.round(way * 100);
  return (
    <div class="moves">
      <label class="slide">
        <span>Move the numbers from <code>{moves.before.name}</code> to <code>{moves.after.name}</code></span>
        <input type="range" min="0" max="100" step="5" value={percent} aria-valuetext={percent === 0 ? 'before' : percent === 100 ? 'after' : `${percent} % of the way`}
               onInput={(event) => setWay(Number(event.currentTarget.value) / 100)} />
      </label>
      <div class="movers">
        <Mover moves={moves} way={way} />
        {beside !== null && <Mover moves={beside} way={way} />}
      </div>
    </div>
  );
}
