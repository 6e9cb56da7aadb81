// Below a program of an error page: what PyTorch would make of it, when the reader asks. It takes the compiler.

import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { background, Superseded } from '../compiler/client.ts';
import type { Checked, Finding } from '../compiler/messages.ts';
import { data } from '../page/data.ts';
import { Witness } from '../witness/witness.tsx';
import { useWitness } from '../witness/witnessing.ts';
import type { Case, Cases } from './types.ts';

/** For each program of the page that has a name, in a place of its own below what is said of it. */
export function CaseWitnesses() {
  useEffect(() => {
    const made = [...document.querySelectorAll('.article .program .open a')].flatMap((link) => {
      const name = /^#\/playground\/case\/(\w+)$/.exec(link.getAttribute('href') ?? '')?.[1];
      const said = link.closest('.program')?.nextElementSibling;
      if (name === undefined || !said?.matches('.says')) return [];
      const place = document.createElement('div');
      (said.nextElementSibling?.matches('.diff') === true ? said.nextElementSibling : said).after(place);
      render(<CaseWitness name={name} />, place);
      return [place];
    });
    return () => {
      for (const place of made) {
        render(null, place);
        place.remove();
      }
    };
  }, []);
  return null;
}

function CaseWitness({ name }: { name: string }) {
  const [asked, setAsked] = useState(false);
  return asked ? <Asked name={name} /> : <p><button type="button" onClick={() => setAsked(true)}>What would PyTorch make of it?</button></p>;
}

/** Two programs may be asked for at once. */
async function checkedInTurn(text: string): Promise<Checked> {
  for (;;) {
    try {
      return await background.check(text);
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

function Asked({ name }: { name: string }) {
  const [found, setFound] = useState<{ twins: Case; finding: Finding | null }>();
  const [trouble, setTrouble] = useState('');
  const wanted = useRef(true);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const twins = (await data<Cases>('cases'))[name];
      if (twins === undefined) throw new Error(`There is no case ${name}.`);
      const { finding } = await checkedInTurn(twins.refused);
      if (wanted.current) setFound({ twins, finding });
    };
    ask().catch((error: unknown) => { if (wanted.current) setTrouble(error instanceof Error ? error.message : String(error)); });
    return () => { wanted.current = false; };
  }, [name]);
  const witnessed = useWitness(found?.twins.refused ?? '', found?.finding ?? null, found?.twins.repaired, true);
  if (trouble !== '') return <p class="trouble" role="alert">{trouble}</p>;
  if (witnessed === undefined || witnessed === 'awaited') return <p class="waiting" role="status">The compiler makes a program of it …</p>;
  if (witnessed.torch.does === '') return <p role="status">Nobody knows what PyTorch makes of it{witnessed.torch.words === '' ? '' : `: ${witnessed.torch.words}`}.</p>;
  return <Witness witnessed={witnessed} by="The repaired program" />;
}
