// Any program with headsup: checked while it is written, run on a key, carried by a link.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Editor, type EditorHandle } from '../editor/editor.tsx';
import { Offered } from '../editor/offered.tsx';
import { useBest, useOffers, type Offer } from '../editor/offers.ts';
import type { PartProps } from '../page/part.ts';
import { Sentence } from '../page/axes.tsx';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import { Onward } from '../start/practice.tsx';
import { onStored, storageWorks } from '../page/storage.ts';
import { Witness } from '../witness/witness.tsx';
import { useWarmed, useWitness } from '../witness/witnessing.ts';
import { useChecking } from '../compiler/checking.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { Output } from './output.tsx';
import { useRunning } from './running.ts';
import { CopyLink, OpenInCompilerExplorer } from './share.tsx';
import { type Source, useSource } from './source.ts';
import type { Examples } from './types.ts';
import { Verdict } from './verdict.tsx';

export function Playground({ path }: PartProps) {
  const source = useSource(path);
  return (
    <>
      <h1>Playground</h1>
      {source instanceof Error && <p class="trouble" role="alert">{source.message}</p>}
      {source === undefined ? <p class="waiting">…</p>
        : source instanceof Error ? <Choice source={undefined} />
        : <Bench key={source.key} source={source} />}
    </>
  );
}

/** One program and all that can be done with it. */
function Bench({ source }: { source: Source }) {
  const [text, setText] = useState(() => draftOf(source.key) ?? source.text);
  const [elsewhere, setElsewhere] = useState<string>();
  const [leftBehind, leaveBehind] = useState<string>();
  const editor = useRef<EditorHandle>(null);
  const output = useRef<HTMLDivElement>(null);
  const checking = useChecking(text);
  const finding = checking.checked?.finding ?? null;
  const offered = useOffers(text, checking.current ? finding : null);
  const witnessed = useWitness(text, checking.current ? finding : null, offered.best?.passes === true ? offered.best.text : undefined,
    true);
  useWarmed(checking.current);
  const apply = ({ edits }: Offer): void => editor.current?.apply(edits);
  const applyBest = useBest(offered, text, apply);
  const { run, start, stop, forget } = useRunning();
  const [ran, setRan] = useState(text);
  const goTo = (line: number): void => editor.current?.goTo(line);
  const busy = run?.phase === 'compiling' || run?.phase === 'running';

  const change = (next: string): void => {
    setText(next);
    keepDraft(source.key, next, source.text);
  };
  const startOver = (): void => {
    leaveBehind(text);
    change(source.text);
    forget();
  };
  const compares = source.refusal?.pytorch !== undefined && !source.refusal.repaired;
  const runIt = (): void => {
    setRan(text);
    start(text);
  };
  useEffect(() => onStored('playground', () => {
    const there = draftOf(source.key) ?? source.text;
    setElsewhere(there === text ? undefined : there);
  }), [source, text]);
  useEffect(() => {
    if (run?.phase === 'ended') output.current?.scrollIntoView({ block: 'nearest' });
  }, [run?.phase]);

  return (
    <>
      <About source={source} changed={text !== source.text} />
      <div class="tools">
        <Choice source={source} />
        <button type="button" class="primary" onClick={busy ? stop : runIt} aria-keyshortcuts="Control+Enter" title="Ctrl+Enter, or Cmd+Enter">
          {busy ? 'Stop' : 'Run'}
        </button>
        {text !== source.text ? <button type="button" onClick={startOver}>Start over</button>
          : leftBehind !== undefined && <button type="button" onClick={() => change(leftBehind)}>Bring my changes back</button>}
        <CopyLink text={text} />
      </div>
      {elsewhere !== undefined && (
        <p class="notice" role="status">
          Another tab changed this program. <button type="button" onClick={() => { change(elsewhere); setElsewhere(undefined); }}>Show that one</button>
        </p>
      )}
      {!storageWorks() && text !== source.text && <p class="notice">This browser does not keep the program for later. A copied link does.</p>}
      <div class={`bench ${text.split('\n').length <= mostInSight ? 'short' : ''} ${compares ? 'compares' : ''}`}>
        <Editor text={text} label="Program" onChange={change} problem={finding} shapes={checking.shapes}
                ghost={offered.pointed?.edits} onFix={applyBest} onRun={runIt} handle={editor} />
        <div class="beside">
          <Verdict checking={checking} goTo={goTo}>
            <Offered {...offered} apply={apply} />
            <Witness witnessed={witnessed} opened={compares} />
          </Verdict>
          {checking.shapes.length > 0 && (
            <ul class="unseen" aria-label="Shapes">
              {checking.shapes.map(({ line, name, shape }) => <li key={`${line} ${name}`}>Line {line}, {name}: {shape}</li>)}
            </ul>
          )}
          <div ref={output}>{run !== undefined && <Output run={run} old={text !== ran} goTo={goTo} />}</div>
        </div>
      </div>
      <OpenInCompilerExplorer text={text} />
    </>
  );
}

/** Lines of a program that a window shows as a whole. */
const mostInSight = 20;

function About({ source: { refusal, fromLink }, changed }: { source: Source; changed: boolean }) {
  if (fromLink) return <p class="lead">This program came with the link. It runs only when you say so, and only in this tab.</p>;
  if (refusal === undefined) {
    return <p class="lead">Any program with headsup. It is checked while you write, and the shape of each tensor stands at the end of its line.<span class="keys"> Ctrl+Enter runs it.</span></p>;
  }
  const twin = refusal.repaired ? [] : ['repaired'];
  return (
    <>
      <p class="lead">
        {refusal.repaired ? 'This program was refused with ' : changed ? 'You began with a program that must not compile. Its error was ' : 'This program must not compile. Its error is '}
        <Sentence text={refusal.code} />{refusal.repaired ? ', and is repaired. ' : '. '}
        <a href={linkTo('playground', 'case', refusal.name, ...twin)}>{refusal.repaired ? 'Show what is refused' : 'Show it repaired'}</a>
        <Onward name={refusal.name} />
      </p>
      {refusal.pytorch !== undefined && !refusal.repaired && (
        <div class="theirs">
          <p class="lead">The same bug in PyTorch, which runs it:</p>
          <pre tabIndex={0}>{refusal.pytorch}</pre>
        </div>
      )}
    </>
  );
}

function Choice({ source }: { source: Source | undefined }) {
  const found = useData<Examples>('examples');
  const examples = found === undefined || found instanceof Error ? [] : found.examples;
  const chosen = source?.key === 'own' ? 'own' : source?.example ?? 'other';
  const choose = (value: string): void => {
    if (value === 'own') location.hash = linkTo('playground');
    else if (value !== 'other') location.hash = linkTo('playground', 'example', value);
  };
  return (
    <label class="choice">
      <span class="unseen">Program</span>
      <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {chosen === 'other' && <option value="other">{source === undefined ? 'Choose a program' : source.fromLink ? 'From a link' : 'From the errors'}</option>}
        <option value="own">Your own program, begun as 01</option>
        <optgroup label="Examples">
          {examples.map(({ name, number, title }) => <option key={name} value={name}>{String(number).padStart(2, '0')} {title}</option>)}
        </optgroup>
      </select>
    </label>
  );
}
