// Which program an address asks for.

import { useEffect, useState } from 'preact/hooks';
import type { Cases } from '../errors/types.ts';
import { data } from '../page/data.ts';
import { BrokenLink, programIn } from './links.ts';
import type { Examples } from './types.ts';

export interface Source {
  /** Under which its changes are kept. */
  key: string;
  text: string;
  example?: string;
  refusal?: { name: string; code: string; repaired: boolean; pytorch: string | undefined };
  fromLink?: boolean;
}

const first = '01_attention';

async function sourceOf([kind, name = '', twin]: string[]): Promise<Source> {
  if (kind === 'code') return { key: `code/${name.slice(0, 60)}`, text: await programIn(name), fromLink: true };
  if (kind === 'case') {
    const cases = await data<Cases>('cases');
    const found = Object.hasOwn(cases, name) ? cases[name] : undefined;
    if (found === undefined) throw new BrokenLink(`There is no case ${name} in the catalogue of errors.`);
    const repaired = twin === 'repaired';
    return {
      key: `case/${name}${repaired ? '/repaired' : ''}`, text: repaired ? found.repaired : found.refused,
      refusal: { name, code: found.code, repaired, pytorch: found.pytorch },
    };
  }
  const { examples } = await data<Examples>('examples');
  const asked = kind === 'example' ? name : first;
  const example = examples.find((each) => each.name === asked);
  if (example === undefined || (kind !== 'example' && kind !== undefined)) throw new BrokenLink('There is no such program. Choose one below.');
  return kind === 'example' ? { key: `example/${asked}`, text: example.text, example: asked } : { key: 'own', text: example.text };
}

/** The program, an Error in words for the reader, or undefined until it is there. */
export function useSource(path: string[]): Source | Error | undefined {
  const [found, setFound] = useState<{ path: string; source: Source | Error }>();
  const asked = path.join('/');
  useEffect(() => {
    let wanted = true;
    sourceOf(path).then((source) => wanted && setFound({ path: asked, source }), (error: unknown) => wanted && setFound({
      path: asked,
      source: error instanceof BrokenLink ? error : new Error('The programs could not be loaded. Is the network there? Reload the page to try again.'),
    }));
    return () => { wanted = false; };
  }, [asked]);
  return found?.path === asked ? found.source : undefined;
}
