// The first page: a bug that PyTorch runs, the sentence that headsup says of it, and the line to change.

import { useState } from 'preact/hooks';
import { useChecking } from '../compiler/checking.ts';
import type { Finding } from '../compiler/messages.ts';
import { Waiting } from '../compiler/waiting.tsx';
import { Editor } from '../editor/editor.tsx';
import { codeOf } from '../lessons/rules.ts';
import type { PartProps } from '../page/part.ts';
import { Axis, Sentence } from '../page/axes.tsx';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import { Witness } from '../witness/witness.tsx';
import { useWitness } from '../witness/witnessing.ts';
import { Practice } from './practice.tsx';
import { trail } from './trail.ts';
import type { Start as StartFile } from './types.ts';
import { Weights } from './weights.tsx';

const [second, third] = trail;

export function Start(_: PartProps) {
  const start = useData<StartFile>('start');
  if (start instanceof Error) return <p class="trouble" role="alert">This page could not be loaded: {start.message}</p>;
  return (
    <>
      <h1>A shape bug that runs, and a compiler that stops it</h1>
      <p class="lead">For all who write or read attention, in PyTorch or in C++. Here the axes of every tensor have names, and a compiler in this page checks them while you type. You need not know C++: the first lesson shows what you need of it, in nine minutes.</p>
      {start === undefined ? <p class="waiting">…</p> : <Comparison start={start} />}
      <section class="next" aria-labelledby="bugs">
        <h2 id="bugs">Three bugs, a minute each</h2>
        <ol>
          <li>Softmax over the wrong axis: the one above.</li>
          <li><a class="primary" href={linkTo('playground', 'case', second.name)}>See the next bug</a> <code>view</code> makes heads of the wrong words’ numbers. <Practice bug={second} /></li>
          <li><a href={linkTo('playground', 'case', third.name)}>See the third</a> A mask hides what it should show. <Practice bug={third} /></li>
        </ol>
        <p>Then <a href={linkTo('lessons')}>the lessons</a>, from the beginning. Or <a href={linkTo('pytorch')}>paste your own PyTorch</a>, and see whether it is refused.</p>
      </section>
      <nav class="ways" aria-label="Where to go from here">
        <a href={linkTo('lessons')}><strong>Lessons</strong> Repair small programs until they compile</a>
        <a href={linkTo('chapter')}><strong>Chapter</strong> Attention step by step, with numbers to change</a>
        <a href={linkTo('playground')}><strong>Playground</strong> Write a program of your own</a>
      </nav>
      <p class="faint book">All of this follows chapter 3, “Coding attention mechanisms”, of Sebastian Raschka’s <a href="https://www.manning.com/books/build-a-large-language-model-from-scratch"><em>Build a Large Language Model (From Scratch)</em></a>: every listing, exercise and printed number.</p>
    </>
  );
}

function Comparison({ start }: { start: StartFile }) {
  const { wrong, right, before } = start;
  const [text, setText] = useState(wrong.text);
  // The page itself knows two lines, and answers for them before the compiler has come.
  const known = [wrong, right].find((each) => squeezed(each.text) === squeezed(text));
  const checking = useChecking(known === undefined ? before + text : undefined, false);
  const { checked, current, trouble } = checking;
  const finding = known === undefined && current && checked !== null && checked.finding !== null ? moved(checked.finding, before) : null;
  const witnessed = useWitness(before + text, known === undefined && current && trouble === '' ? checked?.finding ?? null : null, undefined);
  const passed = known === undefined ? checked?.passed === true : known === right;

  const makesWeights = /\bweights\b/.test(codeOf(text));
  const flip = (): void => setText(flipped(text));
  return (
    <div class="comparison">
      <section aria-labelledby="runs">
        <h2 id="runs">PyTorch runs it</h2>
        <pre>{start.pytorch}</pre>
        <p>No error. But each row of <code>weights</code> should sum to 1, and none does: <code>dim=0</code> is the wrong axis.
          The scores are square, so no size gives it away.</p>
        <Weights words={start.words} weights={wrong.weights} sums={wrong.sums} columns="dim 1" rows="dim 0" label="Weights in PyTorch" />
      </section>
      <section aria-labelledby="stops">
        <h2 id="stops">headsup stops it</h2>
        <pre class="above">{start.steps}</pre>
        <div class="line" onClick={(event) => flippable(event.target) && flip()}>
          <Editor text={text} label="The line to change" onChange={setText} problem={finding} />
        </div>
        <div class={`verdict ${passed ? makesWeights ? 'good' : '' : 'bad'} ${known === undefined && !current ? 'old' : ''}`} role="status">
          {known === right ? <p class="sentence">It compiles, and every row sums to 1.</p>
            : known === wrong ? <p class="sentence"><Sentence text={wrong.sentence} /></p>
            : trouble !== '' ? <p>{trouble} <button type="button" onClick={checking.again}>Check again</button></p>
            : checked === null ? <Waiting state={checking.state} answered={false} />
            : checked.finding !== null ? <p class="sentence"><Sentence text={`${checked.finding.text}${checked.finding.fix === '' ? '' : `; fix: ${checked.finding.ownFix || checked.finding.fix}`}`} /></p>
            : <p class="sentence">It compiles{makesWeights ? '' : ', but it makes no tensor called weights'}.</p>}
        </div>
        <p>
          {flipped(text) !== text && <button type="button" class="flip" onClick={flip}>Softmax along <Axis name={/softmax<keys>/.test(text) ? 'tokens' : 'keys'} /> instead</button>}
          {' '}{known === undefined && <button type="button" onClick={() => setText(wrong.text)}>Begin again</button>}
        </p>
        <Witness witnessed={witnessed} />
        {known === undefined ? <p class="faint">The numbers of other programs are shown in the <a href={linkTo('playground')}>playground</a>.</p>
          : known === wrong ? <p class="faint">No numbers: what is refused is not computed.</p>
          : <Weights words={start.words} weights={right.weights} sums={right.sums} rows="tokens" columns="keys" label="Weights in headsup" />}
      </section>
    </div>
  );
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

function flipped(text: string): string {
  return text.replace(/softmax<(\w+)>/, (_, role: string) => `softmax<${role === 'keys' ? 'tokens' : 'keys'}>`);
}

/** Whether that is the axis of the softmax, in the editor. */
function flippable(target: EventTarget | null): boolean {
  const axis = target instanceof Element ? target.closest('[class^="axis-"]') : null;
  const line = axis?.closest('.cm-line');
  if (!axis || !line) return false;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEndBefore(axis);
  return /softmax\s*<\s*$/.test(before.toString());
}

/** The places of a finding in what is below `before`. */
function moved(finding: Finding, before: string): Finding {
  const lines = before.split('\n').length - 1;
  return { ...finding, places: finding.places.filter(({ line }) => line > lines).map((place) => ({ ...place, line: place.line - lines })) };
}
