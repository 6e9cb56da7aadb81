// A section of the chapter: its steps, alive.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Built } from '../page/html.tsx';
import { PyTorchCode, source } from './code.tsx';
import { Numbers, ShapeLine } from './drawing.tsx';
import { Flow } from './flow.tsx';
import { GivenValue } from './given.tsx';
import { keyOf, type Live } from './live.ts';
import { MovesDrawing } from './moves.tsx';
import { Predict, type Answer } from './predict.tsx';
import { Refusal } from './refusal.tsx';
import { stepsOf, type Block, type Drawing, type Statement, type Step } from './steps.ts';

interface Props {
  live: Live;
  words: string[];
  formulas: Record<string, string>;
  asks: Asks;
}

/** How often the reader says a shape before it is shown: once in every second step, at each, never. */
export type Asks = 'some' | 'each' | 'none';

/** The drawings of a section before which its shape is asked for. */
function askedIn(steps: Step[], asks: Asks): Drawing[] {
  if (asks === 'none') return [];
  const drawings = steps.map(({ blocks }) => blocks.filter((block): block is Drawing => block.kind === 'drawing')
    .filter(({ shapes }) => shapes !== null && shapes.from.length > 0));
  return asks === 'each' ? drawings.flat() : drawings.filter((those) => those.length > 0).flatMap((those, at) => at % 2 === 1 ? those.slice(0, 1) : []);
}

export function SectionView({ live, words, formulas, asks }: Props) {
  const { section } = live;
  const [answered, setAnswered] = useState<ReadonlyMap<number, Answer>>(new Map());
  const steps = stepsOf(section);
  const questions = askedIn(steps, asks);
  const asked = questions.find(({ which }) => !answered.has(which));
  const firstToPoint = steps.flatMap(({ blocks }) => blocks).find((block) =>
    block.kind === 'drawing' && block.printed && block.shapes !== null && block.shapes.from.length > 0);
  const root = useLinks();

  const content: ComponentChildren[] = [];
  const seen: Drawing[] = [];
  for (const [i, { blocks }] of steps.entries()) {
    const shown: ComponentChildren[] = [];
    let stop = false;
    for (const [j, block] of blocks.entries()) {
      if (block === asked && block.kind === 'drawing' && block.shapes !== null) {
        const { which } = block;
        shown.push(<Predict key={`${section.id} ${which}`} shapes={block.shapes} reveal={(answer) => setAnswered(new Map([...answered, [which, answer]]))} />);
        stop = true;
        break;
      }
      if (block.kind === 'drawing') seen.push(block);
      shown.push(<BlockView key={`${i} ${j}`} block={block} live={live} words={words} formulas={formulas} explain={block === firstToPoint}
                            answer={block.kind === 'drawing' && questions.includes(block) ? answered.get(block.which) : undefined} />);
    }
    content.push(<section key={i} class="step">{shown}</section>);
    if (stop) break;
  }
  return (
    <div ref={root}>
      <Flow drawings={seen} root={root} />
      <div class={live.computing ? 'steps computing' : 'steps'} aria-busy={live.computing}>
        {content}
        {asked !== undefined && <p class="faint">The section goes on when you have answered.</p>}
      </div>
    </div>
  );
}

function BlockView({ block, live, words, formulas, explain, answer }:
  { block: Block; live: Live; words: string[]; formulas: Record<string, string>; explain: boolean; answer: Answer | undefined }) {
  switch (block.kind) {
    case 'code':
      return <div class="code" role="group" aria-label="C++">{block.statements.map((statement, i) => <StatementView key={i} statement={statement} live={live} words={words} />)}</div>;
    case 'drawing': {
      const edited = live.section.events.some((event) => event.type === 'given' && event.kind === 'numbers' && event.name === block.tensor.name);
      return (
        <>
          {answer !== undefined && <Revealed name={block.tensor.name} answer={answer} />}
          {(block.shapes !== null || !block.printed) && <ShapeLine drawing={block} />}
          {edited || !(block.printed || block.tensor.cells.length > 0) ? null : block.printed ? <Numbers drawing={block} words={words} explain={explain} />
            : <details class="numbers-below"><summary>Numbers</summary><Numbers drawing={block} words={words} explain={false} /></details>}
        </>
      );
    }
    case 'refusal':
      return <Refusal text={block.text} refused={block.code} operands={block.operands} words={words} />;
    case 'moves':
      return <MovesDrawing moves={block.moves} beside={block.beside} title={({ how }) => <code>{source(how)}</code>} />;
    case 'event': {
      const { event } = block;
      switch (event.type) {
        case 'say':
          return <p class="text">{event.text}</p>;
        case 'formula': {
          const made = formulas[event.tex];
          return made === undefined ? <p class="formula">{event.text}</p> : <Built class="formula" html={made} />;
        }
        case 'pytorch':
          return <PyTorchCode text={event.text} />;
        case 'labelled':
          // It may be wider than the screen, and is then moved by the keyboard.
          return <div class="labelled"><span class="label">{event.label}</span><pre {...(event.text.includes('\n') ? { tabIndex: 0 } : {})}>{event.text}</pre></div>;
        case 'result':
          return <p class="one-number">{Number(event.text).toLocaleString('en')}</p>;
        case 'refusal':
          return null;
      }
    }
  }
}

/** Has the focus, which was in the question. */
function Revealed({ name, answer }: { name: string; answer: Answer }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <p ref={ref} tabIndex={-1} class={`revealed ${answer}`}>{answer === 'right' ? 'Right. This' : 'This'} is the shape of <code>{name}</code>:</p>;
}

function StatementView({ statement, live, words }: { statement: Statement; live: Live; words: string[] }) {
  const { event } = statement;
  if (event.type === 'code') {
    return (
      <div class="statement" data-links={statement.makes}>
        {source(event.text, { reads: statement.reads, makes: statement.makes === '' ? undefined : { name: event.makes, link: statement.makes } })}
      </div>
    );
  }
  const key = keyOf(live.section.id, event);
  return <GivenValue statement={statement} given={event} chosen={live.choices[key] ?? event.initial} words={words} trouble={live.trouble?.given === event.name ? live.trouble.error : ''}
                     choose={(value) => live.choose(key, value)} />;
}

/** Whatever shows a variable is marked while another place that shows it is pointed at or has the focus. */
function useLinks() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current as HTMLDivElement;
    const linksOf = (event: Event): string[] => (event.target instanceof Element ? event.target.closest('[data-links]') : null)
      ?.getAttribute('data-links')?.split(' ').filter((link) => link !== '') ?? [];
    const unmark = (): void => { for (const each of root.querySelectorAll('.linked')) each.classList.remove('linked'); };
    const mark = (event: Event): void => {
      unmark();
      for (const link of linksOf(event)) for (const each of root.querySelectorAll(`[data-links~="${link}"]`)) each.classList.add('linked');
    };
    const go = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest('button.makes') === null) return;
      const cell = root.querySelector<HTMLElement>(`figure.out[data-links~="${linksOf(event)[0]}"] [tabindex="0"]`);
      const details = cell?.closest('details');
      if (details) details.open = true;
      cell?.focus();
    };
    const heard: [string, (event: Event) => void][] = [['pointerover', mark], ['focusin', mark], ['pointerleave', unmark], ['focusout', unmark], ['click', go]];
    for (const [name, listener] of heard) root.addEventListener(name, listener);
    return () => { for (const [name, listener] of heard) root.removeEventListener(name, listener); };
  }, []);
  return ref;
}
