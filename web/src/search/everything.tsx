// The search through all parts of the page.

import { useMemo } from 'preact/hooks';
import type { ChapterFile } from '../chapter/types.ts';
import type { ErrorsData } from '../errors/types.ts';
import type { LessonsData } from '../lessons/types.ts';
import type { PartProps } from '../page/part.ts';
import { useArrival } from '../page/arrival.ts';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import { Search, useQuery } from '../page/search.tsx';
import type { ReferenceData } from '../reference/types.ts';
import type { Place } from '../teaching/types.ts';
import { searchAll, type Group, type Hit } from './search.ts';

/** So many of each part are shown at first. */
const first = 5;

export function Everything({ path }: PartProps) {
  const [query, setQuery] = useQuery('search', path, []);
  const reference = useData<ReferenceData>('reference');
  const errors = useData<ErrorsData>('errors');
  const lessons = useData<LessonsData>('lessons');
  const chapter = useData<ChapterFile>('chapter');
  const places = useData<Place[]>('places');
  const heading = useArrival('Search');
  const all = [reference, errors, lessons, chapter, places];
  const trouble = all.find((each) => each instanceof Error);
  const search = useMemo(() => reference === undefined || errors === undefined || lessons === undefined ||
    chapter === undefined || places === undefined || reference instanceof Error || errors instanceof Error ||
    lessons instanceof Error || chapter instanceof Error || places instanceof Error ? undefined
    : searchAll({ entries: reference.entries, errors, lessons: lessons.lessons, sections: chapter.chapter.sections, places }), all);
  const asked = query.trim() !== '';
  const groups = asked ? search?.(query) ?? [] : [];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <h1 ref={heading}>Search</h1>
      <Search label="Search names, errors, lessons, the chapter and what there is for teaching" placeholder="softmax dim, LayerNorm, mask upside down …" query={query} onQuery={setQuery}
              count={search === undefined ? '…' : asked ? `${count} found` : 'PyTorch’s words work too, and messages of compilers.'} />
      {trouble instanceof Error && <p class="trouble" role="alert">{trouble.message}</p>}
      {asked && search !== undefined && count === 0 && <p>Nothing has these words. A shorter query finds more: the name of an operation, or of an axis.</p>}
      {groups.map((group) => <Hits key={group.title} group={group} query={query} />)}
    </>
  );
}

function Hits({ group: { title, hits, part }, query }: { group: Group; query: string }) {
  const more = hits.slice(first);
  return (
    <section>
      <h2>{title}</h2>
      <Links hits={hits.slice(0, first)} />
      {more.length > 0 && (part === ''
        ? <details key={query}><summary>{more.length} more</summary><Links hits={more} /></details>
        : <p class="small"><a href={linkTo(part, 'search', query)}>All {hits.length}</a></p>)}
    </section>
  );
}

function Links({ hits }: { hits: Hit[] }) {
  return (
    <ul class="hits">
      {hits.map((hit) =>
        <li key={`${hit.href} ${hit.title}`}>
          <a href={hit.href}>
            {hit.mark !== '' && <span class="mark">{hit.mark}</span>}
            <strong>{hit.title}</strong><span class="faint">{hit.about}</span>
          </a>
        </li>)}
    </ul>
  );
}
