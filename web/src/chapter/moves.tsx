// How an operation moves numbers: a slider moves it from where it was to
// where it comes to be. What is wrong is drawn beside what is right.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { axisClass } from '../page/roles.ts';
import type { Moves, Tensor } from './events.ts';
import { misplaced } from './misplaced.ts';
import { placeOf } from './tensors.ts';

/** In units of a cell: the last axis goes to the right, the one before it down, and the one before that in blocks side by side, in lines of a width. */
function layout({ axes }: Tensor): { width: number; height: number; blocks: Position[] } {
  const [last = 1, rows = 1, count = 1] = [...axes].reverse().map(({ size }) => size);
  const inLine = Math.min(count, Math.max(1, Math.floor((widest + gap) / (last + gap))));
  const blocks = Array.from({ length: count }, (_, i) => ({ x: i % inLine * (last + gap), y: Math.floor(i / inLine) * (rows + label) }));
  return { width: inLine * (last + gap) - gap, height: (blocks.at(-1)?.y ?? 0) + rows, blocks };
}
const gap = 0.6;
const label = 1.5;
const widest = 12;

interface Position {
  x: number;
  y: number;
}

function position(tensor: Tensor, cell: number): Position {
  const [x = 0, y = 0, block = 0] = placeOf(tensor, cell).values();
  const begin = layout(tensor).blocks[block] ?? { x: 0, y: 0 };
  return { x: begin.x + x, y: begin.y + y };
}

/** The order in memory, in lines. */
const line = 16;
const inMemory = (i: number): Position => ({ x: i % line, y: Math.floor(i / line) });

function Labels({ tensor, shown }: { tensor: Tensor; shown: number }) {
  const [, rows, outer] = [...tensor.axes].reverse();
  const { blocks } = layout(tensor);
  return (
    <div class="labels" style={{ opacity: shown }} aria-hidden="true">
      {outer !== undefined && blocks.map(({ x, y }, i) => (
        <span key={i} class={`block axis ${axisClass(outer.role)}`} style={at({ x, y }, '--cell')}>{outer.role} {i}</span>))}
      {rows !== undefined && blocks.filter(({ x }) => x === 0).flatMap(({ y }) => Array.from({ length: rows.size }, (_, i) => (
        <span key={`${y} ${i}`} class={`row axis ${axisClass(rows.role)}`} style={{ top: at({ x: 0, y: y + i }, '--cell').top }}>{rows.role} {i}</span>)))}
    </div>
  );
}

const at = ({ x, y }: Position, unit: string): { left: string; top: string } => ({ left: `calc(var(${unit}) * ${x})`, top: `calc(var(${unit}) * ${y})` });

interface MoverProps {
  moves: Moves;
  right: Moves;
  title: ComponentChildren;
  way: number;
}

function Mover({ moves, right, title, way }: MoverProps) {
  const { before, after, cells } = moves;
  const [from, to] = [layout(before), layout(after)];
  const size = { width: Math.max(from.width, to.width), height: Math.max(from.height, to.height) };
  const lines = inMemory(cells.length - 1).y + 1;
  const arrived = way === 1;
  const wrong = arrived ? misplaced(moves, right) : [];
  /** Of what must stay together: the rows where the numbers belong. */
  const row = right.after.axes.at(-2)?.role ?? '';
  const hue = (cell: number): string => `hue-${(placeOf(right.after, right.cells[cell] ?? cell).get(row) ?? 0) % 4}`;
  /** As the tables show it. */
  const number = (cell: number): string | number => before.cells[cell] === undefined ? cell : Number(before.cells[cell]);
  const between = (a: Position, b: Position): Position => ({ x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way });
  const count = wrong.filter((each) => each).length;
  return (
    <figure class={`mover ${moves.right ? 'right' : 'wrong'}`} style={{ '--columns': size.width }}>
      <figcaption><span class="sign" aria-hidden="true">{moves.right ? '✓' : '✗'}</span> {title}</figcaption>
      <div class="scroll" tabIndex={0} role="group" aria-label={`${way < 0.5 ? before.name : after.name}, number by number`}>
        <div class="field" style={{ width: `calc(var(--cell) * ${size.width})`, height: `calc(var(--cell) * ${size.height})` }} role="img"
             aria-label={`${way < 0.5 ? before.name : after.name}${count > 0 ? `: ${count} of ${cells.length} numbers are where others belong` : ''}`}>
          <Labels tensor={before} shown={Math.max(1 - 2 * way, 0)} />
          <Labels tensor={after} shown={Math.max(2 * way - 1, 0)} />
          {cells.map((to, i) => <span key={i} class={`cell ${hue(i)} ${wrong[i] ? 'wrong' : ''}`} style={at(between(position(before, i), position(after, to)), '--cell')}>{number(i)}</span>)}
        </div>
      </div>
      <p class="memory-order"><span class="faint">in memory</span>
        <span class="strip" style={{ width: `calc(var(--small) * ${Math.min(cells.length, line)})`, height: `calc(var(--small) * ${lines})` }} role="img"
              aria-label={`The order in memory ${arrived ? 'after' : 'before'}: ${(arrived ? order(cells) : cells.map((_, i) => i)).map(number).join(', ')}`}>
          {cells.map((to, i) => <span key={i} class={`cell ${hue(i)}`} style={at(between(inMemory(i), inMemory(to)), '--small')}>{number(i)}</span>)}
        </span>
      </p>
      <p class={`verdict-line ${count > 0 ? 'bad' : ''}`}>{!arrived ? '' : count === 0 ? 'Every number is where it belongs.' : `${count} of ${cells.length} numbers are where others belong.`}</p>
    </figure>
  );
}

/** Which number is at each place. */
function order(cells: number[]): number[] {
  const result: number[] = [];
  cells.forEach((to, i) => { result[to] = i; });
  return result;
}

interface Props {
  moves: Moves;
  /** The right ones, if those are not. */
  beside: Moves | null;
  title(of: Moves): ComponentChildren;
  /** The numbers are shown where they come to be. */
  arrived?: boolean;
}

export function MovesDrawing({ moves, beside, title, arrived = false }: Props) {
  const [way, setWay] = useState(arrived ? 1 : 0);
  const percent = Math.round(way * 100);
  const right = beside ?? moves;
  return (
    <div class="moves">
      <label class="slide">
        <span>Move the numbers from <code>{moves.before.name}</code> to <code>{moves.after.name}</code></span>
        <input type="range" min="0" max="100" step="5" value={percent} aria-valuetext={percent === 0 ? 'before' : percent === 100 ? 'after' : `${percent} % of the way`}
               onInput={(event) => setWay(Number(event.currentTarget.value) / 100)} />
      </label>
      <div class="movers">
        <Mover moves={moves} right={right} title={title(moves)} way={way} />
        {beside !== null && <Mover moves={beside} right={right} title={title(beside)} way={way} />}
      </div>
    </div>
  );
}
