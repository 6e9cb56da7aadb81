// One lesson: its idea, the student's program, and the compiler's answer to it.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useShapes } from '../compiler/checking.ts';
import { compiler } from '../compiler/client.ts';
import { useCompilerState } from '../compiler/state.ts';
import { useBeneath } from '../editor/beneath.ts';
import { Editor, type EditorHandle } from '../editor/editor.tsx';
import { Offered } from '../editor/offered.tsx';
import { useBest, type Offer } from '../editor/offers.ts';
import { useArrival } from '../page/arrival.ts';
import { Sentence } from '../page/axes.tsx';
import { useData } from '../page/data.ts';
import { Built } from '../page/html.tsx';
import { linkTo } from '../page/route.ts';
import { storageWorks } from '../page/storage.ts';
import { Witness } from '../witness/witness.tsx';
import { changes, differences, type Line } from './difference.ts';
import { isAttempt, isSameWord, rest, type Attempt } from './attempts.ts';
import { useBeside } from './beside.ts';
import { useChecking } from './checking.ts';
import { Difficulty, minutes, Solved, spent } from './list.tsx';
import { change, doneOf, isOn, openFrom, set, settings, useProgress } from './progress.ts';
import { findingOf, kinds, openAnswers, sections } from './rules.ts';
import type { AnswerData, Lesson } from './types.ts';
import { Loading, Refused, spoken } from './verdict.tsx';

/** Seconds without a key after which nobody is thought to work. */
const absent = 300;
/** Milliseconds after the last key before a screen reader is told. */
const quiet = 1200;

export function LessonPage({ lesson, lessons, inputs }: { lesson: Lesson; lessons: Lesson[]; inputs: string }) {
  useProgress(lessons);
  const done = doneOf(lesson.name);
  const { track, showsFixes } = settings();
  const text = done.text ?? lesson.program;
  const { answer, waits, check } = useChecking(lesson, text);
  const state = useCompilerState();
  const [failing, setFailing] = useState(!storageWorks());
  const [showsKeys, setShowsKeys] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const box = useBeneath<HTMLDivElement>();
  const tools = useRef<HTMLDivElement>(null);
  const since = useRef(performance.now());
  const counted = useRef<Attempt>();

  const result = answer?.result;
  const checked = result instanceof Error ? undefined : result;
  const finding = useMemo(() => answer === undefined || !checked?.finding ? null : findingOf(checked.finding, answer.text), [checked, answer]);
  const inFull = showsFixes || done.hints > lesson.hints.length;
  const solvedNow = checked?.passed === true && answer?.text === text;
  const isCurrent = answer?.text === text;
  const { offered, witnessed } = useBeside({ lesson, text, finding: isCurrent ? finding : null, solved: solvedNow, hints: done.hints, inFull });
  // Who is to predict shapes sees them afterwards.
  const shapes = useShapes(lesson.kind !== 'predict' || solvedNow ? text : undefined, isCurrent && checked !== undefined);
  const fields = useMemo(() => openAnswers(text), [text]);
  const apply = ({ edits }: Offer): void => editor.current?.apply(edits);
  const applyBest = useBest(offered, text, apply);
  const at = lessons.indexOf(lesson);
  const next = openFrom(lessons, (at + 1) % lessons.length, track);
  const goesOn = next !== undefined && next !== lesson;
  const before = lessons.slice(0, at).findLast((each) => isOn(each, track));

  const title = useArrival(`Lesson ${lesson.number}: ${lesson.title}`);
  useLayoutEffect(() => {
    set({ current: lesson.name });
    setFailing(!storageWorks());
  }, [lesson]);

  /** The time since the last sign of life is work, unless it is long. */
  const worked = (): number => {
    const now = performance.now();
    const seconds = (now - since.current) / 1000;
    since.current = now;
    return seconds < absent ? seconds : 0;
  };
  const changeText = (changed: string): void => {
    const seconds = worked();
    change(lesson.name, (now) => ({ text: changed === lesson.program ? null : changed, seconds: now.seconds + seconds }));
    setFailing(!storageWorks());
  };

  useEffect(() => {
    if (answer?.text !== text || checked === undefined || text === lesson.program || done.solved) return;
    const attempt = { text, confirmed: answer.wanted };
    const count = (): void => {
      const last = counted.current;
      const counts = isAttempt(checked, attempt, last);
      if (counts || isSameWord(attempt, last)) counted.current = attempt;
      if (counts) change(lesson.name, (now) => ({ attempts: now.attempts + 1 }));
    };
    if (checked.passed || answer.wanted) return count();
    const timer = setTimeout(count, rest);
    return () => clearTimeout(timer);
  }, [answer, text]);
  useEffect(() => {
    if (answer === undefined || checked === undefined || answer.text === lesson.program) return;
    const seconds = worked();
    change(lesson.name, (now) => ({ solved: now.solved || checked.passed, seconds: now.seconds + seconds }));
  }, [answer]);

  const hint = (): void => {
    const most = lesson.hints.length + (finding !== null && finding.fix !== '' ? 1 : 0);
    change(lesson.name, (now) => ({ hints: Math.max(now.hints, Math.min(now.hints + 1, most)) }));
  };
  const reset = (): void => {
    change(lesson.name, (now) => ({ text: null, solved: false, hints: 0, taken: now.text === null ? now.taken : { text: now.text, solved: now.solved } }));
    counted.current = undefined;
  };
  const undo = (): void => change(lesson.name, ({ taken }) => taken === null ? {} : { text: taken.text, solved: taken.solved, taken: null });
  const goOn = (): void => { if (goesOn) location.hash = linkTo('lessons', next.number); };
  const run = (): void => {
    if (solvedNow) goOn();
    else check();
  };
  /** Single letters, only while the row of buttons has the focus. */
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does: Record<string, () => void> = {
      h: hint, n: goOn, b: () => { if (before !== undefined) location.hash = linkTo('lessons', before.number); },
      c: check, e: () => editor.current?.goTo(finding?.places[0]?.line ?? 1), '?': () => setShowsKeys(!showsKeys),
    };
    const action = does[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  const fixIsLeft = finding !== null && finding.fix !== '' && !showsFixes;
  const hintLabel = done.hints < lesson.hints.length ? `Hint ${done.hints + 1} of ${lesson.hints.length}`
    : lesson.kind === 'predict' ? 'What headsup says in full' : 'The fix that headsup names';
  const noMoreHints = done.hints > lesson.hints.length || (done.hints === lesson.hints.length && !fixIsLeft);

  return (
    <article class="lesson">
      <nav class="where" aria-label="Lessons">
        <a href={linkTo('lessons')}>All lessons</a>
        <Solved lessons={lessons} />
      </nav>
      <header>
        <p class="about">Lesson {lesson.number} · {kinds[lesson.kind].label} · {minutes(lesson.minutes)} · <Difficulty level={lesson.difficulty} />
          {done.solved && <span class="is-solved"> ✓ solved</span>}</p>
        {lesson.sections.map((each) => <p key={each} class="about">Section {each} of the book: {each.startsWith('3.') ? <a href={linkTo('chapter', each)}>{sections[each]}</a> : sections[each]}</p>)}
        <h1 ref={title}>{lesson.title}</h1>
        <Built class="idea text" html={lesson.idea} />
        <p class="task">{kinds[lesson.kind].task}.</p>
      </header>
      {failing && <p class="trouble" role="status">This browser does not let the page store anything, or its storage is full: what you do here is
        remembered until you close the page.</p>}
      <div class="bench">
        <div>
          <Editor text={text} label={`Program of lesson ${lesson.number}`} setsComments onChange={changeText} handle={editor} onRun={run}
                  shapes={shapes} fields={fields} ghost={offered.pointed?.edits} onFix={applyBest} onEscape={() => tools.current?.focus()} problem={finding !== null && finding.kind !== 'open' ? finding : null} />
          {/^\s*#include "inputs\.hpp"/m.test(lesson.program) && <Inputs text={inputs} />}
        </div>
        <div class="beside">
          <div ref={box} class={`answer ${waits ? 'waits' : ''}`} data-covers-code>
            {result instanceof Error
              ? <div class="verdict bad">
                  <p class="sentence">{result.message}</p>
                  <button type="button" class="primary" onClick={check}>Try again</button>
                </div>
              : checked === undefined || answer === undefined ? <div class="verdict"><Loading state={state} /></div>
                : checked.passed
                  ? <div class="verdict good">
                      <p class="sentence"><strong>Solved.</strong> It compiles and does what it should.</p>
                      {next === undefined && <p>All lessons of this track are solved. <a href={linkTo('lessons')}>See them all</a></p>}
                    </div>
                  : finding !== null && <Refused lesson={lesson} result={checked} finding={finding} text={answer.text} inFull={inFull}
                                                 goTo={(line) => editor.current?.goTo(line)}>
                      <Offered {...offered} apply={apply} />
                    </Refused>}
            {!solvedNow && <Witness witnessed={witnessed} />}
          </div>
          <Announced text={result instanceof Error ? result.message : checked?.passed === true ? 'Solved. It compiles and does what it should.'
            : finding === null || answer === undefined ? '' : spoken({ lesson, finding, inFull, text: answer.text })} />
          {compiler.remark !== '' && <p class="faint" role="status">{compiler.remark}</p>}

          <div ref={tools} class="tools" role="group" aria-label="What to do next" tabIndex={-1} onKeyDown={keys}>
            {!checked?.passed ? <button type="button" onClick={hint} disabled={noMoreHints}>{noMoreHints ? 'No more hints' : hintLabel}</button>
              : goesOn && <a class="go" href={linkTo('lessons', next.number)}>Next, lesson {next.number}: {next.title}</a>}
            <button type="button" onClick={reset} disabled={done.text === null}>Reset</button>
            {done.taken !== null && done.text === null && <button type="button" onClick={undo}>Undo the reset</button>}
            <span class="apart">
              {before !== undefined &&
                <a class="button" href={linkTo('lessons', before.number)}>Back to {before.number}</a>}
              {goesOn && !checked?.passed &&
                <a class="button" href={linkTo('lessons', next.number)}>Skip to {next.number}</a>}
              <button type="button" aria-expanded={showsKeys} aria-controls="keys" aria-label="Keys"
                      onClick={() => setShowsKeys(!showsKeys)}>?</button>
            </span>
          </div>
          {showsKeys && <Keys />}
          {solvedNow && <Witness witnessed={witnessed} by="Your program" before opened />}

          {!checked?.passed && done.hints > 0 &&
            <section class="hints" aria-label="Hints" aria-live="polite">
              {lesson.hints.slice(0, done.hints).map((made, each) => (
                <div key={each}>
                  <h2>Hint {each + 1} of {lesson.hints.length}</h2>
                  <Built html={made} class="text" />
                </div>
              ))}
            </section>}
          {checked?.passed &&
            <section class="learned">
              <h2>What this was about</h2>
              <Built html={lesson.learned} class="text" />
              <OneWay number={lesson.number} own={text} />
            </section>}

          {checked !== undefined && checked.output.trim() !== '' &&
            <details class="output">
              <summary>Everything the compiler wrote</summary>
              <pre tabIndex={0}>{checked.output.trim()}</pre>
            </details>}
          <p class="small">
            <label><input type="checkbox" checked={showsFixes} onChange={(event) => set({ showsFixes: event.currentTarget.checked })} /> Always show the
              fix that headsup names</label>
            {done.attempts > 0 && <span class="faint">{spent(done.attempts, done.seconds)}</span>}
          </p>
        </div>
      </div>
    </article>
  );
}

/** The header that the program includes. */
function Inputs({ text }: { text: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details class="inputs" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>inputs.hpp, which this program includes</summary>
      {opened && <Editor text={text} label="inputs.hpp" onChange={() => {}} readOnly />}
    </details>
  );
}

/** Says a text to screen readers, once it stays. */
function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return <p class="announced" role="status" aria-live="polite">{said}</p>;
}

/** One of the right answers, fetched when it can no longer spoil anything. */
function OneWay({ number, own }: { number: string; own: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details class="one-way" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>One way to write it, beside yours</summary>
      {opened && <TheAnswer number={number} own={own} />}
    </details>
  );
}

function TheAnswer({ number, own }: { number: string; own: string }) {
  const data = useData<AnswerData>(`answers/${number}`);
  if (data === undefined) return <p class="waiting">…</p>;
  if (data instanceof Error) return <p class="trouble">It could not be loaded. Is the network there?</p>;
  const changed = changes(differences(own, data.program));
  return (
    <>
      {changed.length === 0 && <p>It is what you wrote.</p>}
      {changed.map((run, at) => <Difference key={at} lines={run} />)}
      <Editor text={data.program} label={`One way to write lesson ${number}`} setsComments onChange={() => {}} readOnly />
    </>
  );
}

function Difference({ lines }: { lines: Line[] }) {
  return (
    <dl class="difference">
      {lines.map(({ mark, text }, at) => (
        <div key={at} class={mark === '-' ? 'own' : 'other'}>
          <dt>{mark === '-' ? 'Yours' : 'Another'}</dt>
          <dd><code><Sentence text={text.trim()} /></code></dd>
        </div>))}
    </dl>
  );
}

function Keys() {
  return (
    <div id="keys" class="keys">
      <dl>
        <dt><kbd>Ctrl</kbd> or <kbd>⌘</kbd> <kbd>Enter</kbd></dt><dd>in the editor: ask the compiler at once; when solved, go on to the next lesson</dd>
        <dt><kbd>Esc</kbd></dt><dd>out of the editor, to these buttons</dd>
      </dl>
      <p>While the buttons have the focus:</p>
      <dl>
        <dt><kbd>e</kbd></dt><dd>to the editor, at the line of the error</dd>
        <dt><kbd>h</kbd></dt><dd>the next hint</dd>
        <dt><kbd>c</kbd></dt><dd>check again</dd>
        <dt><kbd>n</kbd> <kbd>b</kbd></dt><dd>next lesson, lesson before</dd>
        <dt><kbd>?</kbd></dt><dd>this list</dd>
      </dl>
    </div>
  );
}
