// Questions that ask why: those of a section, or those that come back after a week.

import { useState } from 'preact/hooks';
import { useArrival } from '../page/arrival.ts';
import { useData } from '../page/data.ts';
import type { PartProps } from '../page/part.ts';
import { linkTo } from '../page/route.ts';
import { store, stored } from '../page/storage.ts';
import { answeredToday, answersKept, due, keepAnswer } from './answers.ts';
import { Asked } from './asked.tsx';
import { handIn } from './hand_in.ts';
import type { Question, QuestionsData } from './types.ts';

const again = 'again';

export function Questions({ path: [section] }: PartProps) {
  const data = useData<QuestionsData>('questions');
  if (data === undefined) return <><h1>Questions that ask why</h1><p class="waiting">…</p></>;
  if (data instanceof Error) return <><h1>Questions that ask why</h1><p class="trouble" role="alert">The questions could not be loaded. Is the network there?</p></>;
  const { questions } = data;
  const sections = [...new Set(questions.map((each) => each.section))];
  if (section === again) return <Series key={again} title="They come back" questions={due(questions, answersKept())} section={again} />;
  if (section !== undefined && sections.includes(section)) {
    return <Series key={section} title={`Section ${section}: questions that ask why`} section={section} questions={questions.filter((each) => each.section === section)} />;
  }
  return <All questions={questions} sections={sections} unknown={section} />;
}

function All({ questions, sections, unknown }: { questions: Question[]; sections: string[]; unknown: string | undefined }) {
  const title = useArrival('Questions that ask why');
  const answers = answersKept();
  const waiting = due(questions, answers).length;
  return (
    <>
      <h1 ref={title}>Questions that ask why</h1>
      {unknown !== undefined && <p class="trouble" role="alert">There are no questions on “{unknown}”. Here are all sections.</p>}
      <p class="text">Say whether a program compiles, and why not, before the compiler does. What you answered comes back after a week.</p>
      <ul>
        {sections.map((each) => {
          const mine = questions.filter((question) => question.section === each);
          return <li key={each}><a href={linkTo('questions', each)}>Section {each}</a>, {mine.filter(({ id }) => answers[id] !== undefined).length} of {mine.length} answered</li>;
        })}
      </ul>
      <p>{waiting === 0 ? 'No question comes back today.' : <a href={linkTo('questions', again)}>{waiting === 1 ? 'One comes' : `${waiting} come`} back today</a>}</p>
      <p class="faint">For teachers: <a href={linkTo('class')}>what a class handed in</a></p>
    </>
  );
}

/** What is answered today can still be handed in; to see an older answer would spoil the question. */
function Series({ title, questions: given, section }: { title: string; questions: Question[]; section: string }) {
  const heading = useArrival(title);
  // What is answered is no longer due, but stays to be read.
  const [questions] = useState(given);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(() => answeredToday(given, answersKept()));
  const answeredOnes = questions.filter(({ id }) => chosen.has(id));
  const right = answeredOnes.filter(({ id, right: code }) => chosen.get(id) === code).length;
  const choose = (id: string, code: string): void => {
    keepAnswer(id, code);
    setChosen(new Map([...chosen, [id, code]]));
  };
  return (
    <>
      <p><a href={linkTo('questions')}>All questions</a></p>
      <h1 ref={heading}>{title}</h1>
      {questions.length === 0 && <p>No question comes back today. What you answer comes back after a week.</p>}
      {questions.map((each, at) => <Asked key={each.id} question={each} number={at + 1} chosen={chosen.get(each.id)} choose={(code) => choose(each.id, code)} />)}
      {answeredOnes.length > 0 && <>
        <p class="lead" role="status">{right} of {answeredOnes.length} right{answeredOnes.length < questions.length ? `, ${questions.length - answeredOnes.length} left` : ''}.</p>
        <HandIn line={(name) => handIn(section, name, answeredOnes.map(({ id }) => [id, chosen.get(id) ?? '']))} />
      </>}
    </>
  );
}

/** Two students without a name may give the same answers, and one may hand in twice: a number tells which it is. */
function nobody(): string {
  const number = stored('questions.nobody', 1000 + Math.floor(9000 * Math.random()));
  store('questions.nobody', number);
  return `student ${number}`;
}

function HandIn({ line }: { line(name: string): string }) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const made = line(name.trim() === '' ? nobody() : name);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(made);
      setSaid('Copied. Send it to your teacher.');
    } catch {
      setSaid('This browser does not let the page copy. Select the line, and send it to your teacher.');
    }
  };
  return (
    <section class="hand-in">
      <h2>Hand in</h2>
      <p class="faint">One line of text. Nothing is sent: you give it to your teacher.</p>
      <label>Your name, if you like <input value={name} onInput={(event) => { setName(event.currentTarget.value); setSaid(''); }} /></label>
      <label class="line">The line <input readOnly value={made} onFocus={(event) => event.currentTarget.select()} /></label>
      <button type="button" class="primary" onClick={() => void copy()}>Copy</button>
      <p role="status">{said}</p>
    </section>
  );
}
