// What the page is made of, and under which licences.

import type { PartProps } from './part.ts';
import { useArrival } from './arrival.ts';
import { useData } from './data.ts';

export interface Licence {
  name: string;
  version: string;
  /** Its short name, as SPDX has it. */
  licence: string;
  /** What it does here. */
  what: string;
  text: string;
}

export function Licences(_: PartProps) {
  const parts = useData<Licence[]>('licences');
  const heading = useArrival('Licences');
  return (
    <>
      <h1 ref={heading}>Licences</h1>
      <p class="text">What this page is made of. Nothing of it is loaded from elsewhere. A line opens the full text.</p>
      {parts instanceof Error ? <p class="trouble" role="alert">{parts.message}</p> : parts?.map((part) =>
        <details key={part.name}>
          <summary>
            <strong>{part.name}</strong> <span class="version">{part.version}</span> <span class="licence">{part.licence}</span> <span class="what">{part.what}</span>
          </summary>
          <pre>{part.text}</pre>
        </details>)}
    </>
  );
}
