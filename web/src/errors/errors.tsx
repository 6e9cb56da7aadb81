// The errors: a catalogue to search, a page for each code, the bugs that PyTorch runs, and what types cannot see.

import { useEffect } from 'preact/hooks';
import type { PartProps } from '../page/part.ts';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import { Catalogue } from './catalogue.tsx';
import { ErrorArticle } from './article.tsx';
import { SilentBugs } from './silent_bugs.tsx';
import type { ErrorsData } from './types.ts';

export function Errors({ path }: PartProps) {
  const [name, place] = path;
  if (name === undefined || name === 'search') return <Catalogue path={path} />;
  if (name === 'silent_bugs') return <SilentBugs />;
  if (name === 'cannot_see') return <ErrorArticle name={name} place={place} />;
  if (/^HU\d{3}$/.test(name)) return <CodePage key={name} code={name} place={place} />;
  return <NoSuchError name={name} />;
}

/** What the catalogue does not have has no page either. The address of a code that became part of another leads there. */
function CodePage({ code, place }: { code: string; place: string | undefined }) {
  const index = useData<ErrorsData>('errors');
  const codes = index === undefined || index instanceof Error ? [] : index.codes;
  const now = codes.find(({ formerly }) => formerly.includes(code))?.code;
  useEffect(() => {
    if (now !== undefined) location.replace(linkTo('errors', now, ...place === undefined ? [] : [place]));
  }, [now]);
  if (index === undefined || now !== undefined) return <p class="waiting">…</p>;
  const isKnown = index instanceof Error || codes.some((each) => each.code === code);
  return isKnown ? <ErrorArticle name={code} place={place} /> : <NoSuchError name={code} />;
}

function NoSuchError({ name }: { name: string }) {
  return (
    <>
      <h1>No such error</h1>
      <p>headsup has no error <code>{name}</code>. <a href={linkTo('errors')}>All errors</a></p>
    </>
  );
}
