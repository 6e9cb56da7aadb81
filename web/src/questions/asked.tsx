// One question: a program, the reasons, and after the choice what the compiler says.

import { Sentence } from '../page/axes.tsx';
import { linkTo } from '../page/route.ts';
import type { Question } from './types.ts';

interface Props {
  question: Question;
  number: number;
  /** The code that was chosen, if one was. */
  chosen: string | undefined;
  choose(code: string): void;
}

export function Asked({ question, number, chosen, choose }: Props) {
  const { id, program, reasons, right } = question;
  return (
    <section class="asked" aria-labelledby={`question-${id}`}>
      <h2 id={`question-${id}`}>{number}. Does it compile? And if not, why?</h2>
      <pre tabIndex={0}><Sentence text={program} /></pre>
      <div class="reasons" role="group" aria-label="Reasons to choose from">
        {reasons.map(({ code, words }) => {
          const judged = chosen === undefined ? '' : code === right ? 'right' : code === chosen ? 'wrong' : 'other';
          return (
            <button key={code} type="button" class={judged} disabled={chosen !== undefined} aria-pressed={chosen === code} onClick={() => choose(code)}>
              <span class="mark" aria-hidden="true">{judged === 'right' ? '✓' : judged === 'wrong' ? '✗' : ''}</span> {words}.
              {judged === 'wrong' && <span class="unseen"> Not right.</span>}
              {judged === 'right' && <span class="unseen"> This is right.</span>}
            </button>
          );
        })}
      </div>
      <div role="status">{chosen !== undefined && <Truth question={question} chosen={chosen} />}</div>
    </section>
  );
}

/** The belief is that of who says that a refused program compiles; who gives another reason took it for another error. */
function Truth({ question: { id, sentence, right, belief, reasons }, chosen }: { question: Question; chosen: string }) {
  const other = chosen === right || chosen === '' ? undefined : reasons.find(({ code }) => code === chosen);
  return (
    <div class="truth">
      <p class="lead">{chosen === right ? 'Right.' : 'Not so.'} {right === '' ? 'It compiles.' : <>headsup says:</>}</p>
      {sentence !== '' && <p class="sentence"><Sentence text={sentence} /></p>}
      <p class="faint">
        {other !== undefined
          ? <>“{other.words}” is what <a href={linkTo('errors', other.code)}>{other.code}</a> says of other programs.{' '}</>
          : belief !== '' && <>{chosen !== right ? 'Many believe' : right === '' ? 'Who says otherwise may believe' : 'Who says that it compiles may believe'}: “{belief}”{' '}</>}
        <a href={linkTo('playground', 'case', id.replace('+', ''), ...id.endsWith('+') ? ['repaired'] : [])}>Try it in the playground</a>
      </p>
    </div>
  );
}
