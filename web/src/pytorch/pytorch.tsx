// Paste your PyTorch: the forward of an attention module, read with its axes named, checked by headsup, and answered at the
// line where it is refused.

import { useMemo, useState } from 'preact/hooks';
import { useChecking } from '../compiler/checking.ts';
import { edited, fixesOf } from '../editor/apply_fix.ts';
import { Sentence } from '../page/axes.tsx';
import type { PartProps } from '../page/part.ts';
import { linkTo } from '../page/route.ts';
import { store, stored } from '../page/storage.ts';
import { Witness } from '../witness/witness.tsx';
import { useWarmed, useWitness, type Witnessing } from '../witness/witnessing.ts';
import { begin } from './examples.ts';
import { axesIn, isAnother, typed, type Input } from './inputs.ts';
import { translated, type Translation } from './translation.ts';
import type { Axis } from './values.ts';
import { refusalOf, summaryOf, type Refusal } from './verdict.ts';

export function PyTorch(_: PartProps) {
  const [source, setSource] = useState(() => stored('pytorch.source', begin));
  const [stated, setStated] = useState<Record<string, Axis[]>>({});
  const [begun, setBegun] = useState(0);
  const translation = useMemo(() => translated(source, {}, stated), [source, stated]);
  const checking = useChecking(translation.text, false);
  const change = (text: string): void => {
    // What was said of the inputs of one program is not said of those of another.
    if (isAnother(source, text)) { setStated({}); setBegun(begun + 1); }
    setSource(text);
    store('pytorch.source', text);
  };
  // What was said of another text is not said of this one.
  const checked = checking.current ? checking.checked : null;
  const refusal = checked === null ? undefined : refusalOf(translation, checked);
  const finding = refusal === undefined || checked === null ? null : checked.finding;
  const fix = finding === null ? undefined : fixesOf(translation.called, finding)[0];
  useWarmed(checking.current);
  const witnessed = useWitness(translation.called, finding, fix && edited(translation.called, fix.edits));
  return (
    <>
      <h1>Paste your PyTorch</h1>
      <p class="lead">Paste an attention module as you wrote it. This page works out its axes, writes it in headsup, and compiles that: a mistake in shapes that PyTorch runs without a word is refused here, at your line. Nothing leaves your browser.</p>
      <div class="columns">
        <div>
          <label class="unseen" for="python">Your program in Python</label>
          <textarea id="python" value={source} rows={Math.min(Math.max(source.split('\n').length + 1, 12), 40)} spellcheck={false} autocomplete="off" autocapitalize="off" wrap="off"
                    onInput={(event) => change(event.currentTarget.value)} />
          <Inputs key={begun} inputs={translation.inputs} onState={(name, axes) => setStated(({ [name]: _, ...others }) => axes === undefined ? others : { ...others, [name]: axes })} />
          {source !== begin && <button type="button" class="small" onClick={() => { change(begin); setStated({}); setBegun(begun + 1); }}>Show the first program again</button>}
        </div>
        <section aria-label="What headsup says">
          <p role="status" class={refusal !== undefined ? 'refused' : ''}>
            {checking.trouble !== '' ? checking.trouble : checked === null ? checking.remark || 'Reading…' : summaryOf(translation, checked, refusal)}
            {checked?.passed === true && <> <a href={linkTo('errors', 'cannot_see')}>What types cannot see</a></>}
          </p>
          <Lines source={source} translation={translation} refusal={refusal} witnessed={inPython(witnessed)} />
          <details>
            <summary>The same in headsup</summary>
            <pre class="translation">{translation.text}</pre>
          </details>
        </section>
      </div>
    </>
  );
}

type OnState = (name: string, axes: Axis[] | undefined) => void;

function Inputs({ inputs, onState }: { inputs: Input[]; onState: OnState }) {
  if (inputs.length === 0) return <p class="faint">Nothing comes in. A class with a forward or a function takes tensors; a script makes its own, and says in comments what their axes are: <code># (batch, tokens, features)</code></p>;
  return (
    <fieldset class="inputs">
      <legend>What comes in, outermost first</legend>
      {inputs.map((input) => <InputAxes key={input.name} input={input} onState={onState} />)}
    </fieldset>
  );
}

/** Until somebody writes there, a field says what the program says. */
function InputAxes({ input: { name, axes, unsaid, fitted }, onState }: { input: Input; onState: OnState }) {
  const [own, setOwn] = useState<string>();
  const text = own ?? typed(axes);
  const isUnsaid = (each: string): boolean => each.trim() === '' && unsaid !== undefined;
  const isWrong = axesIn(text) === undefined && !isUnsaid(text);
  return (
    <label><code>{name}</code>{' '}
      <input type="text" value={text} spellcheck={false} autocomplete="off" aria-invalid={isWrong} placeholder={unsaid && `taken as ${fitted === undefined ? unsaid : typed(fitted)}`} onInput={(event) => {
        setOwn(event.currentTarget.value);
        const said = axesIn(event.currentTarget.value);
        if (said !== undefined || isUnsaid(event.currentTarget.value)) onState(name, said);
      }} />
      {isWrong && <span class="trouble"> Roles with sizes, each once: batch&lt;3&gt;, tokens&lt;5&gt;, d_in&lt;12&gt;; 1 for an axis that is spread</span>}
    </label>
  );
}

interface LinesProps {
  source: string;
  translation: Translation;
  refusal: Refusal | undefined;
  witnessed: Witnessing;
}

function Lines({ source, translation, refusal, witnessed }: LinesProps) {
  return (
    <ol class="lines" tabIndex={0}>
      {source.replace(/\n$/, '').split('\n').map((line, i) => {
        const why = translation.unread.get(i + 1), note = translation.notes.get(i + 1), isRefused = refusal?.line === i + 1;
        return (
          <li key={i} class={isRefused ? 'refused' : why !== undefined || translation.taken.includes(i + 1) ? 'unread' : undefined} title={why === undefined ? undefined : `Not read: ${why}.`}>
            <code style={{ '--begins': `${Math.max(line.search(/\S/), 0)}ch` }}>{line === '' ? ' ' : line}</code>
            {why !== undefined && translation.unread.get(i) !== why && <span class="why">not read: {why}</span>}
            {note !== undefined && <span class="why">{note}</span>}
            {isRefused && <Answer refusal={refusal} witnessed={witnessed} />}
          </li>);
      })}
    </ol>
  );
}

/** With the variables' names in the reader's program: each is numbered in the translation. */
function inPython(witnessed: Witnessing): Witnessing {
  if (witnessed === undefined || witnessed === 'awaited') return witnessed;
  const { torch, meant, ...rest } = witnessed;
  const told = (of: typeof torch): typeof torch => ({ ...of, shown: of.shown.map((each) => ({ ...each, called: each.called.replace(/_\d*$/, '') })) });
  return { ...rest, torch: told(torch), meant: meant && told(meant) };
}

function Answer({ refusal, witnessed }: { refusal: Refusal; witnessed: Witnessing }) {
  return (
    <div class="answer">
      <p><Sentence text={refusal.text} /></p>
      {refusal.inPyTorch !== '' && <p>In PyTorch: <code>{refusal.inPyTorch}</code></p>}
      {refusal.fix !== '' && <p>In headsup: <code>{refusal.fix}</code></p>}
      <Witness witnessed={witnessed} />
      {witnessed !== 'awaited' && witnessed?.torch.does === 'runs' && <p class="faint">What comes in, and the weights of layers, are random numbers here.</p>}
    </div>
  );
}
