// For teachers: one document of docs/teaching, or what there is.

import type { ErrorPage } from '../errors/types.ts';
import { useArrival } from '../page/arrival.ts';
import { useData } from '../page/data.ts';
import { Built } from '../page/html.tsx';
import type { PartProps } from '../page/part.ts';
import { linkTo } from '../page/route.ts';

const contents = 'README';

export function Teaching({ path: [name = contents, place] }: PartProps) {
  return <Document key={name} name={name} place={place} />;
}

function Document({ name, place }: { name: string; place: string | undefined }) {
  const page = useData<ErrorPage>(`teaching/${name}`);
  const known = page === undefined || page instanceof Error ? undefined : page;
  const heading = useArrival(known?.title, place);
  return (
    <>
      {name !== contents && <p class="back"><a href={linkTo('teaching')}>For teaching</a></p>}
      <h1 ref={heading}>{known?.title ?? (page === undefined ? '…' : 'For teaching')}</h1>
      {page instanceof Error && <p class="trouble" role="alert">There is no document “{name}” here, or the network is not there. <a href={linkTo('teaching')}>What there is</a></p>}
      {known !== undefined && <Built class={`article of-${name}`} html={known.html} />}
    </>
  );
}
