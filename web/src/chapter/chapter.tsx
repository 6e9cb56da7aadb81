// The chapter: its contents, and one section at a time.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PartProps } from '../page/part.ts';
import { toWhereItWasLeft } from '../page/arrival.ts';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import { store, stored } from '../page/storage.ts';
import { CopiedLink } from '../page/copied_link.tsx';
import { BytePairs } from './byte_pairs.tsx';
import { choicesIn, linkWithChoices } from './choices_link.ts';
import type { Section } from './events.ts';
import { Gpt2 } from './gpt2.tsx';
import { keyOf, useChoices, useLive, type Chosen } from './live.ts';
import { Practise } from './practise.tsx';
import { SectionView, type Asks } from './section.tsx';
import type { ChapterFile } from './types.ts';
import { Writing } from './writing.tsx';

export function Chapter({ path }: PartProps) {
  const file = useData<ChapterFile>('chapter');
  if (file === undefined) return <><h1>Chapter 3: attention</h1><p class="waiting" role="status">Loading…</p></>;
  if (file instanceof Error) return <><h1>Chapter 3: attention</h1><p class="trouble" role="alert">The chapter could not be loaded ({file.message}). Is the network there? Reload the page to try again.</p></>;
  return <Read file={file} id={path[0]} chosenThere={path.slice(1)} />;
}

function Read({ file, id, chosenThere }: { file: ChapterFile; id: string | undefined; chosenThere: string[] }) {
  const { sections } = file.chapter;
  const readable = sections.filter(({ events }) => events.length > 0);
  const asked = sections.findIndex((each) => each.id === id);
  // A heading leads to the first section below it.
  const section = (id === undefined ? readable[0] : sections.slice(Math.max(asked, 0)).find(({ events }) => events.length > 0)) as Section;
  const [asks, setAsks] = useState<Asks>(stored('chapter.asks', 'some'));
  const chosen = useChoices();
  // Values that came with a link are the reader's from here on; the address forgets them.
  useEffect(() => {
    const sent = choicesIn(chosenThere);
    if (chosenThere.length > 0) history.replaceState(history.state, '', linkTo('chapter', section.id));
    if (Object.keys(sent).length > 0) chosen.take(sent);
  }, [chosenThere.join('\n')]);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section.id);
  useLayoutEffect(() => {
    if (shown.current === section.id) return;
    shown.current = section.id;
    toWhereItWasLeft();
    title.current?.focus({ preventScroll: true });
  }, [section.id]);

  const at = readable.indexOf(section);
  const above = sections.slice(0, sections.indexOf(section)).findLast(({ events }) => events.length === 0);
  const belongs = above !== undefined && section.id.startsWith(above.id);
  const changed = Object.keys(chosen.choices).length > 0;
  return (
    <div class="chapter">
      <Contents sections={sections} current={section.id} />
      <article>
        {id !== undefined && asked < 0 && <p class="trouble" role="alert">The chapter has no section <code>{id}</code>. This is its beginning.</p>}
        {belongs && <p class="above">{above.number} {above.title}</p>}
        <h1 ref={title} tabIndex={-1}>{section.number !== '' && <span class="number">{section.number}</span>} {breakable(section.title)}</h1>
        <div class="settings">
          <label class="asks">Ask me for a shape before it is shown <select value={asks} onChange={(event) => {
            const wanted = event.currentTarget.value as Asks;
            setAsks(wanted);
            store('chapter.asks', wanted);
          }}>
            <option value="some">in every second step</option>
            <option value="each">each time</option>
            <option value="none">never</option>
          </select></label>
          {changed && <button type="button" class="small" onClick={() => { for (const key of Object.keys(chosen.choices)) chosen.choose(key, null); }}>All values back to the book’s</button>}
          {changed && <CopiedLink subject={JSON.stringify(chosen.choices)} what="your values" label="Copy a link to these values" link={() => linkWithChoices(section.id, chosen.choices, location.href)} />}
        </div>
        {section.id === 'gpt2' ? <Gpt2 book={section} chosen={chosen} formulas={file.formulas} asks={asks} />
          : <Alive key={section.id} file={file} book={section} chosen={chosen} asks={asks} />}
        {section.id === 'byte_pairs' && <BytePairs />}
        {section.id === 'gpt2' && <Writing />}
        <Practise section={section.id} />
        <nav class="onwards" aria-label="Neighbouring sections">
          {at > 0 && <Neighbour rel="prev" to={readable[at - 1] as Section} />}
          {at + 1 < readable.length && <Neighbour rel="next" to={readable[at + 1] as Section} />}
        </nav>
      </article>
    </div>
  );
}

function Alive({ file, book, chosen, asks }: { file: ChapterFile; book: Section; chosen: Chosen; asks: Asks }) {
  const live = useLive(file, book, chosen);
  return (
    <>
      {live.trouble !== null && live.trouble.given === '' && <p class="trouble" role="alert">{live.trouble.error} The numbers below are those from before.</p>}
      <SectionView live={live} words={wordsOf(file, live.choices)} formulas={file.formulas} asks={asks} />
    </>
  );
}

function Neighbour({ rel, to }: { rel: 'prev' | 'next'; to: Section }) {
  return <a class={rel} href={linkTo('chapter', to.id)}><span class="faint">{rel === 'prev' ? '← Before' : 'Next →'}</span>{to.number} {to.title}</a>;
}

function wordsOf({ chapter }: ChapterFile, choices: Record<string, string[]>): string[] {
  for (const section of chapter.sections) {
    for (const event of section.events) {
      if (event.type === 'given' && event.kind === 'words') return choices[keyOf(section.id, event)] ?? event.initial;
    }
  }
  return [];
}

/** A long name may be broken after its underscores. */
function breakable(title: string) {
  return title.split(/(?<=_)/).flatMap((part, i) => i === 0 ? [part] : [<wbr key={i} />, part]);
}

const wide = matchMedia('(min-width: 68rem)');

function Contents({ sections, current }: { sections: Section[]; current: string }) {
  const [open, setOpen] = useState(wide.matches);
  useEffect(() => {
    const changed = (): void => setOpen(wide.matches);
    wide.addEventListener('change', changed);
    return () => wide.removeEventListener('change', changed);
  }, []);
  const nav = useRef<HTMLElement>(null);
  // The list may be longer than the window, and the page itself is not to move.
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (nav.current === null || here === undefined) return;
    const { top, bottom } = nav.current.getBoundingClientRect();
    const beyond = here.top < top ? here.top - top : Math.max(here.bottom - bottom, 0);
    nav.current.scrollTop += beyond + Math.sign(beyond) * here.height;
  }, [current]);
  return (
    <nav ref={nav} class="contents" aria-label="Sections">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Contents</summary>
        <ol>
          {sections.map(({ id, number, title, events }) => (
            <li key={id} class={events.length === 0 ? 'heading' : ''}>
              {events.length === 0 ? <>{number} {breakable(title)}</>
                : <a href={linkTo('chapter', id)} aria-current={id === current ? 'page' : undefined} onClick={() => { if (!wide.matches) setOpen(false); }}>{number !== '' && <span class="number">{number}</span>}<span>{breakable(title)}</span></a>}
            </li>))}
        </ol>
      </details>
    </nav>
  );
}
