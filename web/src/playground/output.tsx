// What the program prints, and how it ended.

import type { Ending, Run } from './running.ts';

/** More than that would make the page slow, and nobody reads it. */
const longest = 200_000;

/** `old` is that of a program that has been changed since. */
export function Output({ run, old, goTo }: { run: Run; old: boolean; goTo(line: number): void }) {
  if (old && run.phase === 'ended' && run.printed.length === 0) return null;
  return (
    <section class={old ? 'output old' : 'output'} aria-label="Output">
      <h2>{old ? 'Output before your last change' : 'Output'}</h2>
      {run.phase === 'compiling' && <p class="faint" role="status">Making a program of it …</p>}
      {run.phase !== 'compiling' && <Printed run={run} />}
      {run.phase === 'running' && <p class="faint" role="status">It is running.</p>}
      {run.phase === 'ended' && <End ending={run.ending} goTo={goTo} />}
    </section>
  );
}

function Printed({ run }: { run: Exclude<Run, { phase: 'compiling' }> }) {
  if (run.printed.length === 0) return run.phase === 'ended' && run.ending.good ? <p class="faint">It printed nothing.</p> : null;
  let room = longest;
  return (
    <>
      <pre tabIndex={0}>
        {run.printed.map(({ stream, text }, i) => {
          const part = text.slice(0, Math.max(0, room));
          room -= text.length;
          return stream === 'stderr' ? <span key={i} class="stderr">{part}</span> : part;
        })}
      </pre>
      {room < 0 && <p class="faint">These are the first {longest.toLocaleString('en')} characters.</p>}
    </>
  );
}

function End({ ending, goTo }: { ending: Ending; goTo(line: number): void }) {
  return (
    <p class={ending.good ? 'ending faint' : 'ending bad'} role="status">
      {ending.words} {ending.line > 0 && <button type="button" class="quiet" onClick={() => goTo(ending.line)}>Line {ending.line}</button>}
    </p>
  );
}
