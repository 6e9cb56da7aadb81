// All codes, or those that a search finds.

import { useMemo } from 'preact/hooks';
import { useArrival } from '../page/arrival.ts';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import { Search, useQuery } from '../page/search.tsx';
import { searchErrors } from './search.ts';
import type { ErrorsData } from './types.ts';

export function Catalogue({ path }: { path: string[] }) {
  const data = useData<ErrorsData>('errors');
  const [query, setQuery] = useQuery('errors', path);
  const search = useMemo(() => data === undefined || data instanceof Error ? undefined : searchErrors(data), [data]);
  const heading = useArrival('Errors');
  if (data instanceof Error) return <><h1>Errors</h1><p class="trouble" role="alert">{data.message}</p></>;
  const all = data?.codes ?? [];
  const found = query.trim() === '' || search === undefined ? all : search(query).map(({ item }) => item);
  return (
    <>
      <h1 ref={heading}>Errors</h1>
      <p class="text">
        What headsup refuses, and why. Each code has a page: the mistake in PyTorch, the same mistake in headsup, what the compiler says, and the
        fix. Every program opens in the playground.
      </p>
      <nav class="more" aria-label="More about errors">
        <a href={linkTo('errors', 'silent_bugs')}><strong>{data?.bugs.length ?? ''} silent bugs</strong> that PyTorch runs without complaint</a>
        <a href={linkTo('errors', 'cannot_see')}><strong>What types cannot see</strong>, and what helps</a>
      </nav>
      <Search label="Search by code or by words, or paste a message" placeholder="HU003, softmax wrong axis, no head_dim …" query={query} onQuery={setQuery}
              count={data === undefined ? '…' : found.length === all.length ? `${all.length} errors` : `${found.length} of ${all.length} errors`} />
      {found.length === 0 && data !== undefined && <p>Nothing has these words. A shorter query finds more: the name of an operation, or of an axis.{' '}
        <a href={linkTo('search', query)}>Search names, lessons and the chapter too</a></p>}
      <ul class="codes">
        {found.map((each) =>
          <li key={each.code}>
            <a href={linkTo('errors', each.code)}>
              <span class="code">{each.code}</span>
              <span class="what"><strong>{each.title}</strong><span class="summary">{each.summary}</span></span>
            </a>
          </li>)}
      </ul>
    </>
  );
}
