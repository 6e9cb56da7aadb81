// One search through the names, the errors, the lessons and the chapter.

import type { Section } from '../chapter/events.ts';
import { searchErrors } from '../errors/search.ts';
import type { ErrorsData } from '../errors/types.ts';
import type { Lesson } from '../lessons/types.ts';
import { searchOf } from '../page/ranking.ts';
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
}

/** What others call what a lesson's name says. */
const elsewhere: Record<string, string[]> = { cache: ['kv'], cached: ['kv'], flipped: ['upside', 'down', 'inverted'] };

export function searchAll({ entries, errors, lessons, sections }: Searched): (query: string) => Group[] {
  const names = searchReference(entries);
  const codes = searchErrors(errors);
  const ofLessons = searchOf(lessons, ({ number, name, title, idea, learned, program }) =>
    ({ names: [number, ...name.split('_').slice(1)], also: name.split('_').flatMap((word) => elsewhere[word] ?? []), title, more: `${textOf(idea)} ${textOf(learned)} ${program}` }));
  const readable = sections.filter(({ events }) => events.length > 0);
  const ofSections = searchOf(readable, ({ id, title, events }) =>
    ({ names: [id], title, more: events.map((event) => 'text' in event ? event.text : '').join(' ') }));
  const numbered = (query: string): Section[] => readable.filter(({ number }) => query.split(/\s+/).includes(number));
  // A name is a word or two; who pastes more has a message.
  const asksForErrors = (query: string): boolean => query.trim().split(/\s+/).length > 3;
  return (query) => [
    { title: 'Names', part: 'reference', hits: names(query).map((entry) => ({ mark: '', title: entry.names.join(', '), about: entry.brief, path: ['reference', entry.id] })) },
    { title: 'Errors', part: 'errors', hits: codes(query).map(({ code, title, summary }) => ({ mark: code, title, about: summary, path: ['errors', code] })) },
    { title: 'Lessons', part: '', hits: ofLessons(query).map(({ number, title }) => ({ mark: number, title, about: '', path: ['lessons', number] })) },
    { title: 'Chapter', part: '', hits: (numbered(query).length > 0 ? numbered(query) : ofSections(query)).map(({ id, number, title }) => ({ mark: number, title, about: '', path: ['chapter', id] })) },
  ].filter(({ hits }) => hits.length > 0)
    .sort((one, other) => asksForErrors(query) ? Number(other.part === 'errors') - Number(one.part === 'errors') : 0);
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}
