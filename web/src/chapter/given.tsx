// What is given, as code in which the values can be changed.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { source } from './code.tsx';
import type { Given } from './events.ts';
import type { Statement } from './steps.ts';

interface Props {
  statement: Statement;
  given: Given;
  /** The reader's choice, which the program may not have answered yet, or the book's. */
  chosen: string[];
  words: string[];
  /** A sentence of the program about this value. */
  trouble: string;
  choose(value: string[] | null): void;
}

/** What is wrong with a value, in words; '' if nothing is. */
function complaint(given: Given, value: string[]): string {
  switch (given.kind) {
    case 'seed':
      return value.every((each) => /^\d+$/.test(each) && Number(each) <= Number(given.max)) ? '' : `A seed is a whole number from ${given.min} to ${given.max}.`;
    case 'number':
    case 'numbers':
      return value.every((each) => each.trim() !== '' && Number(each) >= Number(given.min) && Number(each) <= Number(given.max)) ? ''
        : `A number from ${given.min} to ${given.max} is wanted.`;
    case 'words':
      return value.every((each) => /^\S+$/.test(each) && [...each].length <= given.longest) ? ''
        : `Each word has 1 to ${given.longest} characters and no spaces.`;
    case 'count':
      return '';
  }
}

/** The code around the values, one piece more than there are values; if they do not all occur in turn, they follow it. */
function around(code: string, values: string[]): string[] {
  const pieces: string[] = [];
  let rest = code;
  for (const value of values) {
    const at = Math.max(rest.indexOf('='), 0);
    const from = pieces.length === 0 ? rest.indexOf(value, at) : rest.indexOf(value);
    if (from < 0) return [`${code} `, ...values.map(() => ' ')];
    pieces.push(rest.slice(0, from));
    rest = rest.slice(from + value.length);
  }
  return [...pieces, rest];
}

export function GivenValue({ statement, given, chosen, words, trouble, choose }: Props) {
  const [typed, setTyped] = useState(chosen);
  const id = useId();
  // A reset, or another tab; what is typed here is chosen already, or cannot be. Before the next key is pressed.
  useLayoutEffect(() => setTyped(chosen), [chosen.join('\n')]);
  const change = (value: string[]): void => {
    setTyped(value);
    if (complaint(given, value) === '') choose(value);
  };
  const wrong = complaint(given, typed) || trouble;
  const differs = chosen.some((each, i) => each !== given.initial[i]);
  const makes = { name: given.name, link: statement.makes };
  const describedBy = wrong === '' ? undefined : id;

  const field = (i: number, label: string): ComponentChildren => (
    <input key={i} class={`given of-${given.kind}`} aria-label={label} value={typed[i] ?? ''} spellcheck={false} autocomplete="off"
           aria-invalid={trouble !== '' || complaint(given, [typed[i] ?? '']) !== ''} aria-describedby={describedBy}
           {...(given.kind === 'words' ? { type: 'text', size: Math.max((typed[i] ?? '').length, 3), maxLength: given.longest }
             : { type: 'number', min: given.min, max: given.max, step: given.step || '1' })}
           onInput={(event) => change(typed.map((each, other) => other === i ? event.currentTarget.value : each))} />
  );

  let body: ComponentChildren;
  if (given.kind === 'numbers') {
    const columns = given.value.length / words.length;
    const [head = ''] = given.code.split('{{');
    body = (
      <>
        {source(head, { makes })}{'{'}
        <div class="scroll">
          <table class="embeddings">
            <tbody>
              {words.map((word, row) => (
                <tr key={row}>
                  <th scope="row">{word}</th>
                  {Array.from({ length: columns }, (_, column) => <td key={column}>{field(row * columns + column, `${given.name} of ${word}, ${column}`)}</td>)}
                </tr>))}
            </tbody>
          </table>
        </div>
        {'};'}
      </>
    );
  } else if (given.kind === 'count') {
    const [before = '', after = ''] = around(given.code, given.value);
    body = (
      <>
        {source(before, { makes })}
        <span class="choices" role="radiogroup" aria-label={given.name}>
          {given.choices.map((each) => (
            <label key={each}><input type="radio" name={id} value={each} checked={each === typed[0]} onChange={() => change([each])} /><span>{each}</span></label>))}
        </span>
        {source(after)}
      </>
    );
  } else {
    const quote = given.kind === 'words' ? '"' : '';
    const pieces = around(given.code, given.value.map((each) => quote + each + quote));
    body = pieces.map((piece, i) => (
      <span key={i}>
        {source(piece, i === 0 ? { makes } : {})}
        {i < given.value.length && <span class="nowrap">{quote}{field(i, given.value.length === 1 ? given.name : `${given.name} ${i + 1}`)}{quote}</span>}
      </span>));
  }
  return (
    <div class="statement is-given" data-links={statement.makes}>
      {body}
      {differs && <button type="button" class="small" onClick={() => { setTyped(given.initial); choose(null); }}>back to the book’s</button>}
      {wrong !== '' && <p id={id} class="wrong-value" role="alert">{wrong} {given.kind === 'numbers' || given.kind === 'words' ? 'What is below is still for the last valid values.' : `What is below is still for ${chosen[0] ?? ''}, the last valid value.`}</p>}
    </div>
  );
}
