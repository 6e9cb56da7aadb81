// Predict, then reveal: the reader says the shape before it is shown.

import { useRef, useState } from 'preact/hooks';
import { Axis } from '../page/axes.tsx';
import { Shape } from './shape.tsx';
import type { Shapes } from './events.ts';

/** tokens<6> */
type Said = string;

const said = ({ role, size }: { role: string; size: number }): Said => `${role}<${size}>`;

/** Chips to choose from: the right ones, those of the inputs, and some that only look right. */
function offered({ from, to }: Shapes): Said[] {
  const right = to.axes.map(said);
  const inputs = from.flatMap(({ axes }) => axes.map(said));
  const sizes = [...new Set([...to.axes, ...from.flatMap(({ axes }) => axes)].map(({ size }) => size))];
  const mistaken = to.axes.flatMap(({ role, size }) => [
    ...sizes.filter((other) => other !== size).slice(0, 1).map((other) => said({ role, size: other })),
    ...(role === 'tokens' ? [said({ role: 'keys', size })] : role === 'keys' ? [said({ role: 'tokens', size })] : []),
  ]);
  // In the order of the alphabet, so that the order gives nothing away.
  return [...new Set([...right, ...inputs, ...mistaken])].sort();
}

interface Judged {
  right: boolean;
  axes: { said: Said; remark: string }[];
  missing: number;
  /** What was typed that is no axis. */
  unread: string;
}

const axis = /\w+\s*<\s*\d+\s*>/g;

function judge(answer: Said[], typed: string, { to }: Shapes): Judged {
  const wanted = to.axes.map(said);
  const axes = answer.map((each, i) => {
    if (wanted[i] === each) return { said: each, remark: '' };
    const role = /^\w+/.exec(each)?.[0];
    if (wanted.includes(each)) return { said: each, remark: 'is at another place' };
    return { said: each, remark: to.axes.some((axis) => axis.role === role) ? 'has another size' : 'is not one of its axes' };
  });
  const missing = Math.max(wanted.length - answer.length, 0);
  const unread = typed.replace(axis, ' ').replace(/[\s,;(){}[\]]+/g, ' ').trim();
  return { right: unread === '' && missing === 0 && answer.length === wanted.length && axes.every(({ remark }) => remark === ''), axes, missing, unread };
}

/** How the reader came to see a shape. */
export type Answer = 'right' | 'shown';

export function Predict({ shapes, reveal }: { shapes: Shapes; reveal(answer: Answer): void }) {
  const [answer, setAnswer] = useState<Said[]>([]);
  const [typed, setTyped] = useState('');
  const [judged, setJudged] = useState<Judged>();
  const dragged = useRef<{ said: Said; from: number }>();
  const { to, from } = shapes;

  const become = (next: Said[]): void => {
    setAnswer(next);
    setTyped(next.join(', '));
    setJudged(undefined);
  };
  const type = (text: string): void => {
    setTyped(text);
    setAnswer(text.match(axis)?.map((each) => each.replace(/\s/g, '')) ?? []);
    setJudged(undefined);
  };
  const drop = (event: DragEvent, at: number): void => {
    event.preventDefault();
    event.stopPropagation();
    const what = dragged.current;
    if (what === undefined) return;
    const rest = answer.filter((_, i) => i !== what.from);
    become([...rest.slice(0, at), what.said, ...rest.slice(at)]);
  };
  const moveBy = (i: number, by: number): void => {
    const other = i + by;
    if (other < 0 || other >= answer.length) return;
    const next = [...answer];
    [next[i], next[other]] = [next[other] as Said, next[i] as Said];
    become(next);
  };
  const check = (event: Event): void => {
    event.preventDefault();
    const verdict = judge(answer, typed, shapes);
    setJudged(verdict);
    if (verdict.right) reveal('right');
  };

  return (
    <form class="predict" onSubmit={check}>
      <p class="shapes">
        {from.map((each, i) => <span key={i}>{i > 0 && <span class="faint"> and </span>}<Shape of={each} /></span>)}
        <span class="arrow" aria-label="become"> → </span>
      </p>
      <p class="question">Which shape does <code>{to.name}</code> have?</p>
      <div class="offered" role="group" aria-label="Axes to choose from">
        {offered(shapes).map((each) => (
          <button key={each} type="button" class="chip" draggable={true} aria-label={`Add ${each}`}
                  onDragStart={() => { dragged.current = { said: each, from: -1 }; }} onClick={() => become([...answer, each])}><Axis name={each} /></button>))}
      </div>
      <div class="answer" role="group" aria-label="Your answer, in order" onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event, answer.length)}>
        {answer.length === 0 && <span class="faint">Choose axes above, drag them here, or type below.</span>}
        {answer.map((each, i) => (
          <button key={`${each}${i}`} type="button" class="chip" draggable={true} aria-label={`${each}, number ${i + 1}: remove; arrow keys move it`}
                  onDragStart={() => { dragged.current = { said: each, from: i }; }} onDrop={(event) => drop(event, i)}
                  onKeyDown={(event) => { if (event.key === 'ArrowLeft') moveBy(i, -1); else if (event.key === 'ArrowRight') moveBy(i, 1); }}
                  onClick={() => become(answer.filter((_, other) => other !== i))}><Axis name={each} /> <span aria-hidden="true">×</span></button>))}
      </div>
      <p class="typing">
        <label>Typed: <input type="text" value={typed} placeholder="heads<2>, head_dim<5>" spellcheck={false} autocapitalize="off" autocomplete="off" onInput={(event) => type(event.currentTarget.value)} /></label>
        <button type="submit" class="primary">Check</button>
        <button type="button" onClick={() => reveal('shown')}>Show the shape</button>
      </p>
      <div role="status">
        {judged !== undefined && !judged.right && (
          <ul class="judged">
            {judged.axes.map(({ said: each, remark }, i) => (
              <li key={i} class={remark === '' ? 'right' : 'wrong'}><span aria-hidden="true">{remark === '' ? '✓' : '✗'}</span> <Axis name={each} /> {remark === '' ? 'is right' : remark}</li>))}
            {judged.unread !== '' && <li class="wrong"><span aria-hidden="true">✗</span> <code>{judged.unread}</code>: each axis is written with its name and its size, such as <code>batch&lt;2&gt;</code></li>}
            {judged.missing > 0 && <li class="wrong"><span aria-hidden="true">✗</span> {judged.missing === 1 ? 'one axis is missing' : `${judged.missing} axes are missing`}</li>}
          </ul>
        )}
      </div>
    </form>
  );
}
