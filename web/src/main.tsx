// The frame of the page: its parts, and which of them is shown.

import { render, type ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { linkTo, useRoute } from './page/route.ts';
import type { PartProps } from './page/part.ts';
import { Theme } from './page/theme.tsx';

interface Part {
  name: string;
  title: string;
  /** The part in the menu that leads to it. */
  within?: string;
  load(): Promise<ComponentType<PartProps>>;
}

const parts: Part[] = [
  { name: '', title: 'Start', load: async () => (await import('./start/start.tsx')).Start },
  { name: 'chapter', title: 'Chapter', load: async () => (await import('./chapter/chapter.tsx')).Chapter },
  { name: 'lessons', title: 'Lessons', load: async () => (await import('./lessons/lessons.tsx')).Lessons },
  { name: 'playground', title: 'Playground', load: async () => (await import('./playground/playground.tsx')).Playground },
  { name: 'pytorch', title: 'Your PyTorch', load: async () => (await import('./pytorch/pytorch.tsx')).PyTorch },
  { name: 'errors', title: 'Errors', load: async () => (await import('./errors/errors.tsx')).Errors },
  { name: 'reference', title: 'Reference', load: async () => (await import('./reference/reference.tsx')).Reference },
  { name: 'search', title: 'Search', load: async () => (await import('./search/everything.tsx')).Everything },
  { name: 'questions', title: 'Questions', within: 'lessons', load: async () => (await import('./questions/questions.tsx')).Questions },
  { name: 'teaching', title: 'For teaching', load: async () => (await import('./teaching/teaching.tsx')).Teaching },
  { name: 'class', title: 'A class', within: 'lessons', load: async () => (await import('./questions/class.tsx')).ClassPage },
  { name: 'licences', title: 'Licences', load: async () => (await import('./page/licences.tsx')).Licences },
];
/** Others are led to from where they are wanted. */
const inMenu = parts.filter(({ name }) => !['questions', 'teaching', 'class', 'licences'].includes(name));

function Page() {
  const [name = '', ...path] = useRoute();
  const known = parts.find((each) => each.name === name);
  const part = known ?? parts[0] as Part;
  const [shown, setShown] = useState<{ part: Part; content: ComponentType<PartProps> | Error }>();
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    let wanted = true;
    part.load().then(
      (content) => wanted && setShown({ part, content }),
      () => wanted && setShown({ part, content: new Error('This part could not be loaded. Is the network there? Reload the page to try again.') }));
    return () => { wanted = false; };
  }, [part]);
  useEffect(() => {
    document.title = part.name === '' ? 'headsup: shapes that the compiler checks' : `${part.title} · headsup`;
  }, [part]);

  const Content = shown?.part === part ? shown.content : undefined;
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => { event.preventDefault(); main.current?.focus(); }}>To the content</a>
      <header class="top">
        <a class="brand" href="#/">headsup</a>
        <nav aria-label="Parts">
          {inMenu.slice(1).map((each) =>
            <a key={each.name} href={linkTo(each.name)} aria-current={each === part ? 'page' : each.name === part.within ? 'true' : undefined}>{each.title}</a>)}
        </nav>
        <Theme />
      </header>
      <main ref={main} id="main" tabIndex={-1} class={`part-${part.name || 'start'}`}>
        {known === undefined && <p class="trouble" role="status">This page has no part “{name}”. Here is its start.</p>}
        {Content instanceof Error ? <p class="trouble" role="alert">{Content.message}</p>
          : Content === undefined ? <p class="waiting">…</p> : <Content path={path} />}
      </main>
      <footer class="bottom">
        <a href={linkTo('teaching')}>For teaching</a> · <a href={linkTo('licences')}>Licences of what this page is made of</a>
      </footer>
    </>
  );
}

render(<Page />, document.getElementById('page') as HTMLElement);

if ('serviceWorker' in navigator) {
  // Where it is forbidden, the page works without, but not offline.
  navigator.serviceWorker.register('service_worker.js').catch(() => {});
}
