// One search through the names, the errors, the lessons and the chapter.

import type { Section } from '../chapter/events.ts';
import { codesIn, searchErrors } from '../errors/search.ts';
import type { ErrorsData } from '../errors/types.ts';
import type { Lesson } from '../lessons/types.ts';
import { searchOf, tellingWords, type Found } from '../page/ranking.ts';
import { searchReference } from '../reference/search.ts';
import type { Entry } from '../reference/types.ts';

export interface Searched {
  entries: Entry[];
  errors: ErrorsData;
  lessons: Lesson[];
  sections: Section[];
}

export interface Hit {
  /** What is in front of the title, as its number. */
  mark: string;
  title: string;
  about: string;
  path: string[];
}

export interface Group {
  title: string;
  hits: Hit[];
  /** Where all of them are, if that part has a search. */
  part: string;
  /** Whether the first is named by the query: parts that only mention its words come later. */
  named: boolean;
}

export function searchAll({ entries, errors, lessons, sections }: Searched): (query: string) => Group[] {
  const names = searchReference(entries);
  const codes = searchErrors(errors);
  const ofLessons = searchOf(lessons, ({ number, name, title, idea, learned, program }) =>
    ({ names: [number, ...name.split('_').slice(1)], title, more: `${textOf(idea)} ${textOf(learned)} ${program}` }));
  const readable = sections.filter(({ events }) => events.length > 0);
  const ofSections = searchOf(readable, ({ id, title, events }) =>
    ({ names: [id], title, more: events.map((event) => 'text' in event ? event.text : '').join(' ') }));
  const numbered = (query: string): Section[] => readable.filter(({ number }) => query.split(/\s+/).includes(number));
  // A name is a word or two; who pastes more has a message.
  const isMessage = (query: string): boolean => tellingWords(query).length > 3;
  return (query) => {
    const parts = [
      group('Names', 'reference', names(query), (entry) => ({ mark: '', title: entry.names.join(', '), about: entry.brief, path: ['reference', entry.id] })),
      group('Errors', 'errors', codes(query), ({ code, title, summary }) => ({ mark: code, title, about: summary, path: ['errors', code] })),
      group('Lessons', '', ofLessons(query), ({ number, title }) => ({ mark: number, title, about: '', path: ['lessons', number] })),
      group('Chapter', '', numbered(query).length > 0 ? numbered(query).map((item) => ({ item, named: true })) : ofSections(query), ({ id, number, title }) => ({ mark: number, title, about: '', path: ['chapter', id] })),
    ];
    const exact = codesIn(query).length > 0 || isMessage(query) ? 'Errors' : numbered(query).length > 0 ? 'Chapter' : '';
    const place = ({ title, named }: Group): number => title === exact ? 0 : named ? 1 : 2;
    return parts.filter(({ hits }) => hits.length > 0).sort((one, other) => place(one) - place(other));
  };
}

function group<T>(title: string, part: string, found: Found<T>[], hitOf: (item: T) => Hit): Group {
  return { title, part, hits: found.map(({ item }) => hitOf(item)), named: found[0]?.named === true };
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}
