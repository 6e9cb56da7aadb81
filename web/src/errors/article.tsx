// The page of one code, as docs/errors has it.

import { useArrival } from '../page/arrival.ts';
import { useData } from '../page/data.ts';
import { Built } from '../page/html.tsx';
import { linkTo } from '../page/route.ts';
import { CaseWitnesses } from './case_witness.tsx';
import type { ErrorPage, ErrorsData } from './types.ts';

interface Props {
  /** A code, or cannot_see. */
  name: string;
  /** A heading of the page to begin at. */
  place: string | undefined;
}

export function ErrorArticle({ name, place }: Props) {
  const page = useData<ErrorPage>(`errors/${name}`);
  const index = useData<ErrorsData>('errors');
  const title = page === undefined || page instanceof Error ? undefined : page.title;
  const isCode = name.startsWith('HU');
  const heading = useArrival(title === undefined ? undefined : isCode ? `${name}: ${title}` : title, place);
  const codes = index === undefined || index instanceof Error ? [] : index.codes;
  const position = codes.findIndex(({ code }) => code === name);
  const [before, here, after] = [codes[position - 1], codes[position], codes[position + 1]];
  const documented = here?.operations.filter((operation) => operation.documented) ?? [];
  return (
    <>
      <p class="back"><a href={linkTo('errors')}>All errors</a></p>
      <h1 ref={heading}>{isCode && <span class="code">{name} </span>}<span class="title">{title ?? '…'}</span></h1>
      {page instanceof Error ? <p class="trouble" role="alert">{page.message}</p> : page !== undefined && <Built class="article" html={page.html} />}
      {page !== undefined && !(page instanceof Error) && <CaseWitnesses key={name} />}
      {documented.length > 0 &&
        <section class="related">
          <h2>In the reference</h2>
          <ul class="names">{documented.map((operation) => <li key={operation.name}><a href={linkTo('reference', operation.name)}>{operation.name}</a></li>)}</ul>
        </section>}
      {here !== undefined &&
        <nav class="neighbours" aria-label="Neighbouring errors">
          {before === undefined ? <span /> : <a rel="prev" href={linkTo('errors', before.code)}><span>{before.code}</span> {before.title}</a>}
          {after !== undefined && <a rel="next" href={linkTo('errors', after.code)}><span>{after.code}</span> {after.title}</a>}
        </nav>}
    </>
  );
}
