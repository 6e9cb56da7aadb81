// The numbers of a tensor as a table: columns are its last axis, rows all others. One cell is in the order of tabs; arrow
// keys move on from there.

import { useEffect, useRef, useState } from 'preact/hooks';
import { readable } from '../page/numbers.ts';
import { axisClass } from '../page/roles.ts';
import type { Axis, Tensor } from './events.ts';
import { numberOf, scaleOf } from './heat.ts';
import { labelOf, placeOf, sizeOf, type Cells, type Place } from './tensors.ts';

interface Props {
  tensor: Tensor;
  words: string[];
  /** Of axes that are not shown whole, such as the texts of a batch, the index that is. */
  only?: Place;
  heat?: boolean;
  /** What the only row is called. */
  row?: string | undefined;
  lit?: Cells | undefined;
  pointed?: number | undefined;
  point?(cell: number | undefined): void;
  /** Says what is wrong with a number. */
  wrong?(text: string): string;
  /** Adds up the rows or columns, and marks sums that should be 1 and are not. */
  sums?: boolean;
}

function AxisName({ axis: { role }, sign }: { axis: Axis; sign: '→' | '↓' }) {
  return <span class={`axis ${axisClass(role)} ${sign === '→' ? 'along' : ''}`}>{role} {sign}</span>;
}

/** The cells whose text differs from what it was, for a moment. */
function useChanged(cells: string[]): Cells {
  const before = useRef(cells);
  const [changed, setChanged] = useState<Cells>(new Set());
  useEffect(() => {
    const old = before.current;
    before.current = cells;
    if (old === cells || old.length !== cells.length) return;
    const different = new Set(cells.flatMap((cell, i) => cell === old[i] ? [] : [i]));
    if (different.size === 0) return;
    setChanged(different);
    const timer = setTimeout(() => setChanged(new Set()), 1500);
    return () => {
      clearTimeout(timer);
      setChanged(new Set());
    };
  }, [cells]);
  return changed;
}

export function TensorTable({ tensor, words, only = new Map(), heat = false, row, lit, pointed, point, wrong, sums = false }: Props) {
  const [focus, setFocus] = useState(0);
  const table = useRef<HTMLTableElement>(null);
  const changed = useChanged(tensor.cells);
  const { axes, cells } = tensor;
  const last = axes.at(-1);
  const outer = axes.slice(0, -1);
  const width = last?.size ?? 1;
  const scale = heat ? scaleOf(cells.map(numberOf)) : null;

  const all = Array.from({ length: sizeOf(tensor) / width }, (_, i) => i * width);
  const shown = all.filter((first) => {
    const place = placeOf(tensor, first);
    return [...only].every(([role, index]) => (place.get(role) ?? index) === index);
  });
  const visible = outer.filter(({ role }) => !only.has(role));
  /** A row's header of that axis covers all rows below with the same index there and on the axes before it. */
  const span = (depth: number): number => visible.slice(depth + 1).reduce((product, { size }) => product * size, 1);

  const move = (event: KeyboardEvent): void => {
    const at = shown.indexOf(focus - focus % width);
    const column = focus % width;
    const to: Record<string, number | undefined> = {
      ArrowLeft: column > 0 ? focus - 1 : undefined,
      ArrowRight: column + 1 < width ? focus + 1 : undefined,
      ArrowUp: at > 0 ? (shown[at - 1] as number) + column : undefined,
      ArrowDown: at + 1 < shown.length ? (shown[at + 1] as number) + column : undefined,
      Home: focus - column,
      End: focus - column + width - 1,
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    const next = to[event.key];
    if (next !== undefined) table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };

  const first = shown[0] ?? 0;
  const inTabs = shown.some((start) => focus >= start && focus < start + width) ? focus : first;
  const total = (which: number[]): number => which.reduce((sum, cell) => sum + numberOf(cells[cell] ?? ''), 0);
  const Sum = ({ of, role }: { of: number[]; role: string }) => {
    const promise = axes.find((axis) => axis.role === role)?.sums;
    const sum = total(of);
    // NaN is no sum of weights, whatever was promised.
    const bad = Number.isNaN(sum) || (promise === undefined && Math.abs(sum - 1) > 0.002);
    return <td class={`sum ${bad ? 'wrong' : promise === 'one' ? 'right' : ''}`}>{sum.toFixed(2)}{bad && <span class="hidden-text"> is not 1</span>}</td>;
  };
  const column = (index: number): number[] => all.map((start) => start + index);

  return (
    <table ref={table} role="grid" class={`numbers ${heat ? 'hot' : ''}`} aria-label={`${tensor.name}: ${axes.map(({ role, size }) => `${role}<${size}>`).join(', ') || 'one number'}`}
           onKeyDown={move} onPointerLeave={() => point?.(undefined)}>
      {last !== undefined && (
        <thead>
          <tr>
            {visible.length === 0 ? <th scope="col"><AxisName axis={last} sign="→" /></th>
              : visible.map((axis, i) => (
                <th key={axis.role} scope="col">
                  {i + 1 === visible.length && <AxisName axis={last} sign="→" />}<AxisName axis={axis} sign="↓" />
                </th>))}
            {Array.from({ length: width }, (_, i) => <th key={i} scope="col" class="of-column" title={labelOf(last.role, width, i, words)}>{labelOf(last.role, width, i, words)}</th>)}
            {sums && <th scope="col" class="of-column">sum</th>}
          </tr>
        </thead>
      )}
      <tbody>
        {shown.map((start, at) => {
          const place = placeOf(tensor, start);
          return (
            <tr key={start}>
              {last !== undefined && visible.length === 0 && <th scope="row">{row ?? <span class="hidden-text">{tensor.name}</span>}</th>}
              {visible.map(({ role, size }, depth) => at % span(depth) === 0 && (
                <th key={role} scope="row" rowSpan={span(depth)} title={labelOf(role, size, place.get(role) ?? 0, words)}>{labelOf(role, size, place.get(role) ?? 0, words)}</th>))}
              {Array.from({ length: width }, (_, i) => {
                const cell = start + i;
                const text = readable(cells[cell] ?? '');
                const fault = wrong?.(text) ?? '';
                return (
                  <td key={i} data-cell={cell} tabIndex={cell === inTabs ? 0 : -1} title={fault}
                      class={[scale?.cell(numberOf(text)) ?? (text === '-inf' ? 'hidden' : ''), lit?.has(cell) ? 'lit' : '', pointed === cell ? 'pointed' : '',
                        changed.has(cell) ? 'changed' : '', fault === '' ? '' : 'wrong'].join(' ')}
                      onFocus={() => { setFocus(cell); point?.(cell); }} onBlur={() => point?.(undefined)} onPointerEnter={() => point?.(cell)}>
                    {text}{fault !== '' && <span class="hidden-text"> {fault}</span>}
                  </td>
                );
              })}
              {sums && last !== undefined && <Sum role={last.role} of={Array.from({ length: width }, (_, i) => start + i)} />}
            </tr>
          );
        })}
        {sums && outer.length === 1 && outer[0] !== undefined && (outer[0].sums !== undefined) && (
          <tr>
            <th scope="row">sum</th>
            {Array.from({ length: width }, (_, i) => <Sum key={i} role={outer[0]?.role ?? ''} of={column(i)} />)}
            <td class="sum" />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** What the colours of a heat map stand for. */
export function HeatScale({ tensor }: { tensor: Tensor }) {
  const { low, high, shown } = scaleOf(tensor.cells.map(numberOf));
  if (!shown) return null;
  const text = (x: number): string => Math.abs(x) >= 100 ? x.toFixed(0) : x.toFixed(2);
  return <p class="scale" aria-hidden="true"><span>{text(low)}</span><span class="ramp" /><span>{text(high)}</span></p>;
}
