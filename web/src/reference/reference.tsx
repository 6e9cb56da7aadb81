// The reference: every public name, in groups or as a search finds them, and a page for each.

import type { PartProps } from '../page/part.ts';
import { useData } from '../page/data.ts';
import { EntryPage } from './entry.tsx';
import { Names } from './names.tsx';
import type { ReferenceData } from './types.ts';

export function Reference({ path }: PartProps) {
  const data = useData<ReferenceData>('reference');
  if (data === undefined || data instanceof Error)
    return <><h1>Reference</h1>{data === undefined ? <p class="waiting">…</p> : <p class="trouble" role="alert">{data.message}</p>}</>;
  const [name] = path;
  return name === undefined || name === 'search' || name === 'in' ? <Names path={path} data={data} /> : <EntryPage key={name} name={name} data={data} />;
}
