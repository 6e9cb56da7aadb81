// A sentence of the reader's in GPT-2's tokens: headsup's own byte_pairs in WebAssembly, whose vocabulary is loaded with it
// when this part is opened.

import { useEffect, useRef, useState } from 'preact/hooks';
import { programOf, Programs } from '../page/program.ts';
import { blank, tokensIn, type Token } from './tokens.ts';

const sentence = 'Your journey starts with one step.';
const longest = 300;
/** In which more keys may be pressed. */
const pause = 100;

type State = { tokens: Token[]; trouble: string };

export function BytePairs() {
  const [text, setText] = useState(sentence);
  const [state, setState] = useState<State>();
  const [computing, setComputing] = useState(false);
  const programs = useRef(new Programs());
  useEffect(() => () => programs.current.stop('The page was left.'), []);

  useEffect(() => {
    let wanted = true;
    setComputing(true);
    const run = async (): Promise<State> => {
      const { status, stopped, stdout, stderr } = await programs.current.run(programOf('chapter/byte_pairs'), [text]);
      if (stopped !== '' || status !== 0) throw new Error(stopped || stderr || `The program ended with status ${status}.`);
      return { tokens: tokensIn(stdout), trouble: '' };
    };
    const timer = setTimeout(() => {
      run().catch((error: unknown) => ({ tokens: [], trouble: `The tokens could not be computed: ${error instanceof Error ? error.message : String(error)}` }))
        .then((answer) => {
          if (!wanted) return;
          setState(answer);
          setComputing(false);
        });
    }, state === undefined ? 0 : pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);

  const { tokens, trouble } = state ?? { tokens: [], trouble: '' };
  const bytes = tokens.reduce((sum, token) => sum + token.bytes, 0);
  return (
    <section class="step byte-pairs" aria-label="Your own sentence">
      <label class="text" for="tokenized">With all 50,000 lines of GPT-2’s list. Type another sentence:</label>
      <input id="tokenized" type="text" value={text} maxLength={longest} spellcheck={false} autocomplete="off"
             onInput={(event) => setText(event.currentTarget.value)} />
      <ol class="tokens" aria-label="Tokens and their ids" aria-busy={computing}>
        {tokens.map(({ id, text }, i) => <li key={i}><span class="token">{text}</span> <span class="id">{id}</span></li>)}
      </ol>
      <p class={trouble === '' ? 'faint' : 'trouble'} role="status">
        {trouble !== '' ? trouble : state === undefined ? 'The vocabulary is on its way: half a megabyte, once.'
          : tokens.length === 0 ? 'No text, no tokens.'
            : `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}, ${tokens.length} ${tokens.length === 1 ? 'token' : 'tokens'} of 50,257. ${blank} is a blank, and <0xF0> a byte that is no whole character.`}
      </p>
    </section>
  );
}
