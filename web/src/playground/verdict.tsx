// What the compiler says of the program as it is: one sentence, its fix, its line.

import type { ComponentChildren } from 'preact';
import type { Checking } from '../compiler/checking.ts';
import type { Finding } from '../compiler/messages.ts';
import { Waiting } from '../compiler/waiting.tsx';
import { useBeneath } from '../editor/beneath.ts';
import { Sentence } from '../page/axes.tsx';
import { linkTo } from '../page/route.ts';

interface VerdictProps {
  checking: Checking;
  goTo(line: number): void;
  /** What else there is to say of a refusal. */
  children?: ComponentChildren;
}

export function Verdict({ checking, goTo, children }: VerdictProps) {
  const { checked, current, trouble, remark, again } = checking;
  const box = useBeneath<HTMLElement>();
  const kind = trouble !== '' || checked === null ? '' : checked.passed ? 'good' : 'bad';
  return (
    <section ref={box} class={`verdict ${kind} ${current ? '' : 'old'}`} aria-label="What the compiler says" data-covers-code>
      <Waiting state={checking.state} answered={checked !== null || trouble !== ''} />
      {!current && checked !== null && trouble === '' && <p class="faint checking">Checking your last change …</p>}
      <div role="status">
        {trouble !== '' && <p>{trouble} <button type="button" onClick={again}>Check again</button></p>}
        {checked !== null && (checked.finding === null
          ? <p class="passed">It compiles.</p>
          : <Found finding={checked.finding} more={checked.more} goTo={goTo} />)}
      </div>
      {children}
      {checked !== null && !checked.passed && (
        <details class="all">
          <summary>All that the compiler says</summary>
          <pre tabIndex={0}>{checked.output}</pre>
        </details>
      )}
      {remark !== '' && <p class="faint">{remark}</p>}
    </section>
  );
}

function Found({ finding, more, goTo }: { finding: Finding; more: number; goTo(line: number): void }) {
  const { text, code, aside, places } = finding;
  const fix = finding.ownFix || finding.fix;
  const place = places[0];
  const words = code === '' ? text : text.replace(new RegExp(`^${code}\\s*`), '');
  return (
    <>
      <p class="sentence"><Sentence text={words} /></p>
      {fix !== '' && <p class="fix"><span class="label">Fix</span> <Sentence text={fix} /></p>}
      {aside !== '' && <p>{aside}</p>}
      <p class="about">
        {place !== undefined && (place.file === 'program.cpp'
          ? <button type="button" class="quiet" onClick={() => goTo(place.line)}>Line {place.line}</button>
          : <span>{place.file}, line {place.line}</span>)}
        {code !== '' && <a href={linkTo('errors', code)}>{code}, explained</a>}
        {more > 0 && <span class="faint">and {more} more {more === 1 ? 'error' : 'errors'}</span>}
      </p>
    </>
  );
}
