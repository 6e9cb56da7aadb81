// A field to search a part of the page, and how many it found.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from './route.ts';

/** What is searched for in a part; the address holds it, so that it can be sent and returned to. */
export function useQuery(part: string, path: string[], within = ['search']): [string, (query: string) => void] {
  const given = within.every((each, at) => path[at] === each) ? path[within.length] ?? '' : '';
  const [query, setQuery] = useState(given);
  useEffect(() => setQuery(given), [path]);
  const change = (text: string): void => {
    setQuery(text);
    history.replaceState(history.state, '', text === '' ? linkTo(part) : linkTo(part, ...within, text));
  };
  return [query, change];
}

interface Props {
  label: string;
  placeholder: string;
  query: string;
  onQuery(query: string): void;
  /** How many there are, in words. */
  count: ComponentChildren;
}

export function Search({ label, placeholder, query, onQuery, count }: Props) {
  return (
    <search class="search">
      <label>
        <span>{label}</span>
        <input type="search" value={query} placeholder={placeholder} autocomplete="off" autocapitalize="off" spellcheck={false}
               onInput={(event) => onQuery(event.currentTarget.value)} />
      </label>
      <p class="faint" role="status">{count}</p>
    </search>
  );
}
