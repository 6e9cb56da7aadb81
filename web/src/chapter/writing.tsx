// A GPT that writes: two blocks of four heads, trained in PyTorch. It runs in the page, and the letter that is pointed at
// shows what each head looked at when it was written.

import { useEffect, useRef, useState } from 'preact/hooks';
import { programOf, Programs } from '../page/program.ts';
import { seenBefore, writtenIn, type Written } from './written.ts';

const longest = 60;
const blocks = [0, 1], heads = [0, 1, 2, 3];

type State = { at: 'start' } | { at: 'running' } | { at: 'end'; written: Written } | { at: 'trouble'; why: string };

export function Writing() {
  const [prompt, setPrompt] = useState('You may ');
  const [seed, setSeed] = useState('123');
  const [temperature, setTemperature] = useState('0.8');
  const [state, setState] = useState<State>({ at: 'start' });
  const programs = useRef(new Programs());
  useEffect(() => () => programs.current.stop('The page was left.'), []);

  const run = async (): Promise<void> => {
    setState({ at: 'running' });
    try {
      const ran = await programs.current.run(programOf('chapter/writing'), [prompt, seed, temperature], { limit: 20_000 });
      if (ran.stopped !== '' || ran.status !== 0) throw new Error(ran.stopped || ran.stderr || `The program ended with status ${ran.status}.`);
      setState({ at: 'end', written: writtenIn(ran.stdout) });
    } catch (error) {
      setState({ at: 'trouble', why: error instanceof Error ? error.message : String(error) });
    }
  };
  const valid = prompt !== '' && prompt.length <= longest && /^\d{1,9}$/.test(seed) && Number(temperature) >= 0 && Number(temperature) <= 5 && temperature !== '';
  return (
    <section class="step writing" aria-label="A GPT writes">
      <h2>All of it: a GPT writes</h2>
      <p>Two blocks of four heads, 64 numbers a letter, which PyTorch trained for 12 minutes on the GNU licences. It draws each letter by its probability after all letters before it.</p>
      <form onSubmit={(event) => { event.preventDefault(); void run(); }}>
        <label>It begins with <input type="text" name="prompt" value={prompt} maxLength={longest} spellcheck={false} autocomplete="off" onInput={(event) => setPrompt(event.currentTarget.value)} /></label>
        <label>Seed <input type="text" name="seed" inputMode="numeric" size={6} value={seed} onInput={(event) => setSeed(event.currentTarget.value)} /></label>
        <label>Temperature <input type="text" name="temperature" inputMode="decimal" size={4} value={temperature} onInput={(event) => setTemperature(event.currentTarget.value)} /></label>
        <button type="submit" class="primary" disabled={!valid || state.at === 'running'}>{state.at === 'end' ? 'Write again' : 'Write'}</button>
      </form>
      <p role="status" class={state.at === 'trouble' ? 'trouble' : 'faint'}>
        {state.at === 'running' && 'Writing…'}
        {state.at === 'trouble' && state.why}
        {!valid && `A beginning of 1 to ${longest} letters, a whole number as seed, a temperature from 0 (always the likeliest letter) to 5.`}
      </p>
      {state.at === 'end' && <Text key={state.written.text} written={state.written} />}
    </section>
  );
}

function Text({ written }: { written: Written }) {
  const [block, setBlock] = useState(1);
  const [head, setHead] = useState(0);
  const letters = [...written.text];
  const [at, setAt] = useState(letters.length - 1);
  const seen = seenBefore(written, block, head, at);
  return (
    <>
      <div class="heads" role="group" aria-label="Which head">
        {blocks.map((b) => (
          <span key={b}>Block {b + 1}: {heads.map((h) => (
            <button key={h} type="button" class="small" aria-pressed={b === block && h === head}
                    onClick={() => { setBlock(b); setHead(h); }}>head {h + 1}</button>))}
          </span>))}
      </div>
      <pre class="written" aria-label="What it wrote">
        {letters.map((letter, i) => {
          const share = i === at ? 0 : Math.min(seen[i] ?? 0, 70);
          return (
            <span key={i} class={i === at ? 'chosen' : undefined} style={share > 0 ? { '--share': `${share}%` } : undefined}
                  title={i < at ? `${seen[i] ?? 0} %` : undefined} onMouseEnter={() => { if (i > 0) setAt(i); }} onClick={() => { if (i > 0) setAt(i); }}>{letter}</span>);
        })}
      </pre>
      <label class="which">Letter <input type="range" min={1} max={letters.length - 1} value={at} onInput={(event) => setAt(Number(event.currentTarget.value))} /></label>
      <p class="faint">The letter in the frame was chosen by the letter before it. Shaded is what this head saw from there: the darker, the more of its attention, which is 1 in all. What comes later was not there yet. Point at another letter, or move the slider.</p>
    </>
  );
}
