// What a class handed in: per question, how many were right, and which wrong reason most gave.

import { useState } from 'preact/hooks';
import { Sentence } from '../page/axes.tsx';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import { classOf } from './hand_in.ts';
import type { Question, QuestionsData } from './types.ts';

export function ClassPage() {
  const data = useData<QuestionsData>('questions');
  return (
    <>
      <h1>What a class handed in</h1>
      {data === undefined ? <p class="waiting">…</p>
        : data instanceof Error ? <p class="trouble" role="alert">The questions could not be loaded. Is the network there?</p>
        : <Read questions={data.questions} />}
    </>
  );
}

/** As the students see it: the questions of a section are counted from 1. */
function numberOf({ id, section }: Question, questions: Question[]): number {
  return questions.filter((each) => each.section === section).findIndex((each) => each.id === id) + 1;
}

function Read({ questions }: { questions: Question[] }) {
  const [text, setText] = useState('');
  const { handedIn, counted, unread } = classOf(text, questions);
  return (
    <>
      <p class="text">Your students answer <a href={linkTo('questions')}>questions that ask why</a> and send you a line each. Paste all of them here. They stay in this browser.</p>
      <textarea aria-label="Lines that were handed in" rows={8} value={text} spellcheck={false} placeholder="headsup why 3.5 | Ada | …" onInput={(event) => setText(event.currentTarget.value)} />
      <div role="status">
        {handedIn.length > 0 && <p>{handedIn.length === 1 ? 'One student' : `${handedIn.length} students`}.</p>}
        {unread.length > 0 && <ul class="trouble">{unread.map(({ line, text: words, why }) => <li key={line}>Line {line} was not read, because {why}: <code>{words.slice(0, 80)}</code></li>)}</ul>}
      </div>
      {counted.map(({ question, right, all, mostWrong, often }) => (
        <section key={question.id} class="counted">
          <h2>Section {question.section}, question {numberOf(question, questions)}: {right} of {all} right <progress max={all} value={right} aria-label="Right answers" /></h2>
          {mostWrong.length > 0 && <p>{mostWrong.length === 1 ? 'Most chosen wrong reason' : 'Wrong reasons'}, {mostWrong.length > 1 ? 'each ' : ''}{often === 1 ? 'once' : `${often} times`}:
            {' '}{mostWrong.map(({ words }) => `“${words}.”`).join(', ')}</p>}
          {question.belief !== '' && mostWrong.some(({ code }) => code === '') && <p class="faint">Who says that it compiles may believe: “{question.belief}”</p>}
          <details><summary>The program, and what headsup says</summary>
            <pre tabIndex={0}><Sentence text={question.program} /></pre>
            <p>{question.sentence === '' ? 'It compiles.' : <Sentence text={question.sentence} />}</p>
          </details>
        </section>))}
    </>
  );
}
