// What the compiler says of the student's program, large.

import type { ComponentChildren } from 'preact';
import type { State } from '../compiler/client.ts';
import type { Checked, Finding, Place } from '../compiler/messages.ts';
import { Sentence } from '../page/axes.tsx';
import { heading, openAnswers, program, withoutAnswer } from './rules.ts';
import type { Lesson } from './types.ts';

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** How much of the compiler is there. */
export function Loading({ state }: { state: State }) {
  if (state.phase !== 'loading') return <p class="faint">The compiler reads your program …</p>;
  const { done, total } = state;
  if (total === 0 || done < total) {
    return (
      <div class="loading">
        <label for="coming">The compiler is on its way{total > 0 && `: ${megabytes(done)} of ${megabytes(total)} MB`}. It comes once, and works
          without a network from then on.</label>
        <progress id="coming" max={total || 1} value={done} />
      </div>
    );
  }
  return <p class="faint">The compiler starts …</p>;
}

interface Shown {
  lesson: Lesson;
  result: Checked;
  finding: Finding;
  /** The text that was checked. */
  text: string;
  /** The fix, and the right answer in what is said. */
  inFull: boolean;
  goTo(line: number): void;
  /** The buttons that apply the fix. */
  children?: ComponentChildren;
}

/** What a student is told: never more than was asked for. */
export function said({ lesson, finding, inFull }: Pick<Shown, 'lesson' | 'finding' | 'inFull'>): string {
  return (inFull ? finding.text : withoutAnswer(lesson.program, finding)) || 'A static_assert does not hold.';
}

export function Refused({ lesson, result, finding, text, inFull, goTo, children }: Shown) {
  const fix = inFull && lesson.kind !== 'predict' ? finding.ownFix || finding.fix : '';
  const aside = finding.kind === 'wanted' ? '' : finding.aside;
  return (
    <div class={`verdict ${finding.kind === 'open' ? '' : 'bad'}`}>
      <p class="speaker"><span>{heading(finding, openAnswers(text).length > 0)}</span> <Places places={finding.places} goTo={goTo} /></p>
      <p class="sentence"><Sentence text={said({ lesson, finding, inFull })} /></p>
      {fix !== '' && <p class="fix"><strong>Fix:</strong> <Sentence text={fix} /></p>}
      {children}
      {fix !== '' && <p class="aside">It makes this line compile. The lesson may ask for another.</p>}
      {aside !== '' && <p class="aside"><Sentence text={aside} /></p>}
      {result.more > 0 && <p class="aside">That was the first error; the compiler wrote {result.more} more.</p>}
    </div>
  );
}

function Places({ places, goTo }: { places: Place[]; goTo(line: number): void }) {
  return (
    <span class="places">
      {places.map((place, at) => (
        <span key={`${place.file}:${place.line}`}>
          {at > 0 && ' called from '}
          {place.file === program
            ? <button type="button" class="place" onClick={() => goTo(place.line)} title="Go to this line">{place.file}:{place.line}</button>
            : <><span class="mono">{place.file}:{place.line}</span> <code>{place.source.trim()}</code></>}
        </span>
      ))}
    </span>
  );
}

/** What a screen reader says of an answer. */
export function spoken(shown: Pick<Shown, 'lesson' | 'finding' | 'inFull' | 'text'>): string {
  const place = shown.finding.places.find(({ file }) => file === program);
  return `${heading(shown.finding, openAnswers(shown.text).length > 0)} ${place === undefined ? '' : `Line ${place.line}. `}${said(shown)}`;
}
