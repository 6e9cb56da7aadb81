// All names, in groups, or those that a search finds.

import { useMemo } from 'preact/hooks';
import { useArrival } from '../page/arrival.ts';
import { linkTo } from '../page/route.ts';
import { Search, useQuery } from '../page/search.tsx';
import { searchReference } from './search.ts';
import type { Entry, ReferenceData } from './types.ts';

export function Names({ path, data }: { path: string[]; data: ReferenceData }) {
  const [query, setQuery] = useQuery('reference', path);
  const search = useMemo(() => searchReference(data.entries), [data]);
  const heading = useArrival('Reference', path[0] === 'in' ? path[1] : undefined);
  const searching = query.trim() !== '';
  const found = searching ? search(query).map(({ item }) => item) : data.entries;
  return (
    <>
      <h1 ref={heading}>Reference</h1>
      <p class="text">Every public name: how it is written, which shapes it takes and gives, its rounding, its errors, and where it comes from.</p>
      <Search label="Search by name or by words" placeholder="softmax, split heads, random numbers …" query={query} onQuery={setQuery}
              count={searching ? `${found.length} of ${data.entries.length} names` : `${data.entries.length} names`} />
      {searching && found.length === 0 &&
        <p>No name of headsup has these words. <a href={linkTo('search', query)}>Search errors, lessons and the chapter too</a></p>}
      {!searching &&
        <nav class="groups" aria-label="Groups">
          {data.groups.map((group) => <a key={group.name} href={linkTo('reference', 'in', group.name)}>{group.title}</a>)}
        </nav>}
      {searching ? <List entries={found} found /> : data.groups.map((group) => <Group key={group.name} name={group.name} title={group.title} entries={data.entries.filter((entry) => entry.group === group.name)} />)}
    </>
  );
}

function Group({ name, title, entries }: { name: string; title: string; entries: Entry[] }) {
  const concepts = entries.filter((entry) => entry.kind === 'concept');
  const inner = entries.filter((entry) => entry.inner);
  return (
    <section>
      <h2 id={name}>{title}</h2>
      <List entries={entries.filter((entry) => entry.kind !== 'concept' && !entry.inner)} />
      {concepts.length > 0 && <details><summary>Concepts: what can be asked of types ({concepts.length})</summary><List entries={concepts} /></details>}
      {inner.length > 0 && <details><summary>What these are made of, for who extends headsup ({inner.length})</summary><List entries={inner} /></details>}
    </section>
  );
}

function List({ entries, found = false }: { entries: Entry[]; found?: boolean }) {
  return (
    <ul class={found ? 'entries found' : 'entries'}>
      {entries.map((entry) =>
        <li key={entry.id}>
          <a href={linkTo('reference', entry.id)}><code>{entry.names.map(short).join(', ')}</code><span>{entry.brief}</span></a>
        </li>)}
    </ul>
  );
}

/** Operators are known by their signs. */
export function short(name: string): string {
  return name.replace(/^operator(?=\W)/, '');
}
