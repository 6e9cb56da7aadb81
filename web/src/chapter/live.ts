// The chapter's program, run anew whenever something that is given changes; the reader's choices are kept.

import { useEffect, useState } from 'preact/hooks';
import { programOf, Programs, type Ran } from '../page/program.ts';
import { onStored, store, stored } from '../page/storage.ts';
import type { Chapter, Given, Refused, Section } from './events.ts';
import type { ChapterFile } from './types.ts';

/** What the reader chose: `words`, or `3.4.1/seed`. */
export type Choices = Record<string, string[]>;

export function keyOf(section: string, { name, scope }: Given): string {
  return scope === 'chapter' ? name : `${section}/${name}`;
}

function givens(section: Section, wanted: Given['scope']): Given[] {
  return section.events.filter((event) => event.type === 'given' && event.scope === wanted) as Given[];
}

const same = (one: string[], other: string[]): boolean => one.length === other.length && one.every((each, i) => each === other[i]);

function changed(section: Section, given: Given[], choices: Choices): string[] {
  return given.flatMap((each) => {
    const value = choices[keyOf(section.id, each)];
    if (value === undefined || same(value, each.initial)) return [];
    return ['--given', `${each.name}=${value.join(each.kind === 'words' ? ' ' : ',')}`];
  });
}

/** What differs from the book in the section itself, as arguments. */
export function changedIn(section: Section, choices: Choices): string[] {
  return changed(section, givens(section, 'section'), choices);
}

/** How the program is called for a section; null if everything is as in the book. */
function argumentsFor({ chapter }: ChapterFile, section: Section, choices: Choices): string[] | null {
  const everywhere = chapter.sections.flatMap((each) => givens(each, 'chapter'));
  const differ = [...changed(section, everywhere, choices), ...changedIn(section, choices)];
  return differ.length === 0 ? null : ['--section', section.id, ...differ];
}

/** What the program said: a section, or why there is none. */
export function heard(ran: Ran): Section | Refused {
  if (ran.stopped !== '') return { error: ran.stopped, given: '' };
  try {
    const said = JSON.parse(ran.stdout) as Chapter | Refused;
    if ('error' in said) return said;
    return said.sections[0] ?? { error: 'The program printed no section.', given: '' };
  } catch {
    return { error: `The program ended with status ${ran.status}. ${ran.stderr}`, given: '' };
  }
}

const programs = new Programs();
let last: Promise<unknown> = Promise.resolve();

export interface Chosen {
  choices: Choices;
  /** null is the book's value. */
  choose(key: string, value: string[] | null): void;
  /** In place of all that was chosen. */
  take(all: Choices): void;
}

export interface Live extends Chosen {
  section: Section;
  computing: boolean;
  /** Why there are no newer numbers, and of which given value that speaks. */
  trouble: Refused | null;
}

/** A short while, in which more keys may be pressed. */
const pause = 100;

/** What the reader chose, in this visit, another one or another tab. */
export function useChoices(): Chosen {
  const [choices, setChoices] = useState<Choices>(() => stored<Choices>('chapter.given', {}));
  useEffect(() => onStored('chapter.given', () => setChoices(stored<Choices>('chapter.given', {}))), []);
  const choose = (key: string, value: string[] | null): void => setChoices((before) => {
    const { [key]: _, ...others } = before;
    const after = value === null ? others : { ...others, [key]: value };
    store('chapter.given', after);
    return after;
  });
  const take = (all: Choices): void => {
    store('chapter.given', all);
    setChoices(all);
  };
  return { choices, choose, take };
}

export function useLive(file: ChapterFile, book: Section, { choices, choose, take }: Chosen): Live {
  const [computed, setComputed] = useState<{ section: Section; trouble: Refused | null }>({ section: book, trouble: null });
  const [computing, setComputing] = useState(false);
  const args = argumentsFor(file, book, choices);
  const asked = JSON.stringify([book.id, args]);

  useEffect(() => {
    if (args === null) {
      setComputed({ section: book, trouble: null });
      setComputing(false);
      return;
    }
    let wanted = true;
    setComputing(true);
    const timer = setTimeout(() => {
      last = last.then(async () => {
        if (!wanted) return;
        let answer: Section | Refused;
        try {
          answer = heard(await programs.run(programOf('chapter/chapter'), args));
        } catch (error) {
          answer = { error: `The numbers could not be computed again: ${error instanceof Error ? error.message : String(error)}`, given: '' };
        }
        if (!wanted) return;
        setComputing(false);
        setComputed((before) => 'error' in answer ? { ...before, trouble: answer } : { section: answer, trouble: null });
      });
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked]);

  const section = computed.section.id === book.id ? computed.section : book;
  return { section, choices, choose, take, computing, trouble: computed.section.id === book.id ? computed.trouble : null };
}
