// One search through the names, the errors, the lessons, the chapter and what there is for teaching.

import type { Section } from '../chapter/events.ts';
import { codesIn, searchErrors } from '../errors/search.ts';
import type { ErrorsData } from '../errors/types.ts';
import type { Lesson } from '../lessons/types.ts';
import { linkTo } from '../page/route.ts';
import { searchOf, tellingWords, wordsOf, type Found } from '../page/ranking.ts';
import { searchReference } from '../reference/search.ts';
import type { Entry } from '../reference/types.ts';
import type { Place } from '../teaching/types.ts';

export interface Searched {
  entries: Entry[];
  errors: ErrorsData;
  lessons: Lesson[];
  sections: Section[];
  places: Place[];
}

export interface Hit {
  /** What is in front of the title, as its number. */
  mark: string;
  title: string;
  about: string;
  href: string;
}

export interface Group {
  title: string;
  hits: Hit[];
  /** Where all of them are, if that part has a search. */
  part: string;
  /** How the query names the first: parts that only mention its words come later. */
  named: Found<unknown>['named'];
}

export function searchAll({ entries, errors, lessons, sections, places }: Searched): (query: string) => Group[] {
  const names = searchReference(entries);
  const codes = searchErrors(errors);
  const ofLessons = searchOf(lessons, ({ number, name, title, idea, learned, program }) =>
    ({ names: [number, ...name.split('_').slice(1), ...piecesIn(program)], title, more: `${textOf(idea)} ${textOf(learned)} ${program}` }));
  const readable = sections.filter(({ events }) => events.length > 0);
  const ofSections = searchOf(readable, ({ id, title, events }) =>
    ({ names: [id], title, more: events.map((event) => 'text' in event ? event.text : '').join(' ') }));
  const ofPlaces = searchOf(places, ({ names, title, about, words }) => ({ names, title, more: `${about} ${words}` }));
  const numbered = (query: string): Section[] => readable.filter(({ number }) => query.split(/\s+/).includes(number));
  // A name is a word or two; who pastes more has a message.
  const isMessage = (query: string): boolean => tellingWords(query).length > 3;
  return (query) => {
    const parts = [
      group('Names', 'reference', names(query), (entry) => ({ mark: '', title: entry.names.join(', '), about: entry.brief, href: linkTo('reference', entry.id) })),
      group('Errors', 'errors', codes(query), ({ code, title, summary }) => ({ mark: code, title, about: summary, href: linkTo('errors', code) })),
      group('Lessons', '', ofLessons(query), ({ number, title }) => ({ mark: number, title, about: '', href: linkTo('lessons', number) })),
      group('Chapter', '', numbered(query).length > 0 ? numbered(query).map((item) => ({ item, named: 3 as const })) : ofSections(query),
        ({ id, number, title }) => ({ mark: number, title, about: '', href: linkTo('chapter', id) })),
      group('For teaching', '', ofPlaces(query), ({ title, about, href }) => ({ mark: '', title, about, href })),
    ];
    const exact = codesIn(query).length > 0 || isMessage(query) ? 'Errors' : numbered(query).length > 0 ? 'Chapter' : '';
    const place = ({ title, named }: Group): number => title === exact ? 4 : named;
    // Who names nothing has a question, and names explain least.
    const explains = ({ title, named }: Group): number => named === 0 && title === 'Names' ? 0 : 1;
    return parts.filter(({ hits }) => hits.length > 0)
      .sort((one, other) => place(other) - place(one) || explains(other) - explains(one));
  };
}

function group<T>(title: string, part: string, found: Found<T>[], hitOf: (item: T) => Hit): Group {
  return { title, part, hits: found.map(({ item }) => hitOf(item)), named: found[0]?.named ?? 0 };
}

/** The pieces of C++ that a lesson explains one by one, from "// 3. constexpr: the compiler computes it, now." */
function piecesIn(program: string): string[] {
  const pieces = [...program.matchAll(/^\/\/ \d+\. ([^:\n]+): /gm)];
  return pieces.flatMap(([, piece = '']) => wordsOf(piece)).filter((word) => word.length > 1);
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}
