// What the compiler says instead of compiling: its sentence, and what it speaks of drawn as it is.

import { inNamesOf } from '../compiler/own_words.ts';
import { Sentence } from '../page/axes.tsx';
import { linkTo } from '../page/route.ts';
import type { Tensor } from './events.ts';
import type { Link } from './steps.ts';
import { TensorTable } from './table.tsx';

/** Without its code, which leads to the page of errors below. */
function parts(text: string): { code: string; said: string; fix: string } {
  const [, code = '', rest = text] = /^(HU\d{3}) (.*)$/s.exec(text) ?? [];
  const [said = '', fix = ''] = rest.split(/;\s*fix: /);
  return { code, said, fix };
}

export function Refusal({ text, refused, operands, words }: { text: string; refused: string; operands: { tensor: Tensor; link: Link }[]; words: string[] }) {
  const { code, said, fix } = parts(text);
  const ownFix = inNamesOf(refused, text, fix) || fix;
  return (
    <div class="verdict bad refusal">
      <p class="label">The compiler refuses that line:</p>
      <p class="sentence"><Sentence text={said} /></p>
      {fix !== '' && <p class="fix">Fix: <code><Sentence text={ownFix} /></code></p>}
      {code !== '' && <p class="more"><a href={linkTo('errors', code)}>More on {code}</a></p>}
      {operands.length > 0 && (
        <div class="tables">
          {operands.map(({ tensor, link }) => {
            const weights = tensor.axes.some(({ sums }) => sums !== undefined);
            return (
              <figure key={link} data-links={link}>
                <figcaption>{tensor.name}</figcaption>
                <div class="scroll"><TensorTable tensor={tensor} words={words} sums={weights} /></div>
              </figure>
            );
          })}
        </div>
      )}
    </div>
  );
}
