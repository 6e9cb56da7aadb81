// The errors: a catalogue to search, a page for each code, the bugs that PyTorch runs, and what types cannot see.

import type { PartProps } from '../main.tsx';
import { Catalogue } from './catalogue.tsx';
import { ErrorArticle, NoSuchError } from './article.tsx';
import { SilentBugs } from './silent_bugs.tsx';

export function Errors({ path }: PartProps) {
  const [name, place] = path;
  if (name === undefined || name === 'search') return <Catalogue path={path} />;
  if (name === 'silent_bugs') return <SilentBugs />;
  if (/^HU\d{3}$/.test(name) || name === 'cannot_see') return <ErrorArticle key={name} name={name} place={place} />;
  return <NoSuchError name={name} />;
}
