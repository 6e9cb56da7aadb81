// The layer of GPT-2 small, computed when the reader asks for it: one thread of WebAssembly.

import { useEffect, useRef, useState } from 'preact/hooks';
import { programOf, Programs } from '../page/program.ts';
import type { Section } from './events.ts';
import { changedIn, heard, type Chosen, type Live } from './live.ts';
import { SectionView, type Asks } from './section.tsx';

/** What only a run can say is left out until there is one. */
function unrun(book: Section): Section {
  return { ...book, events: book.events.filter((event) => event.type !== 'result' && !(event.type === 'labelled' && event.label === 'time')) };
}

type State = { at: 'start' } | { at: 'running' } | { at: 'end'; section: Section; seconds: number } | { at: 'trouble'; why: string };

interface Props {
  book: Section;
  chosen: Chosen;
  formulas: Record<string, string>;
  asks: Asks;
}

export function Gpt2({ book, chosen, formulas, asks }: Props) {
  const [state, setState] = useState<State>({ at: 'start' });
  const programs = useRef(new Programs());
  const args = changedIn(book, chosen.choices);
  useEffect(() => () => programs.current.stop('The page was left.'), []);
  // Numbers of another seed are not those of this one.
  useEffect(() => {
    programs.current.stop('Another value was given.');
    setState({ at: 'start' });
  }, [args.join()]);

  const run = async (): Promise<void> => {
    setState({ at: 'running' });
    try {
      const ran = await programs.current.run(programOf('chapter/gpt2'), args, { limit: 60_000 });
      const answer = heard(ran);
      setState('error' in answer ? { at: 'trouble', why: answer.error } : { at: 'end', section: answer, seconds: ran.seconds });
    } catch (error) {
      setState({ at: 'trouble', why: error instanceof Error ? error.message : String(error) });
    }
  };
  const live: Live = { ...chosen, section: state.at === 'end' ? state.section : unrun(book), computing: state.at === 'running', trouble: null };
  return (
    <>
      <div class="run">
        {state.at === 'running' ? <button type="button" onClick={() => programs.current.stop('You stopped it.')}>Stop</button>
          : <button type="button" class="primary" onClick={() => { void run(); }}>{state.at === 'end' ? 'Run it again' : 'Run it here'}</button>}
        <span role="status">
          {state.at === 'running' && 'Computing 1024 tokens of 768 numbers, 12 heads, on one thread…'}
          {state.at === 'end' && `${state.seconds.toFixed(2)} s in all, on 1 thread of your browser.`}
          {state.at === 'trouble' && state.why}
          {state.at === 'start' && '2.4 million parameters, 1024 tokens: a second or two.'}
        </span>
      </div>
      <SectionView live={live} words={[]} formulas={formulas} asks={asks} />
    </>
  );
}
