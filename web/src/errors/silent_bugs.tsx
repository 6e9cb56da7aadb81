// The bugs that PyTorch runs without complaint, each with the page that refuses it.

import { useArrival } from '../page/arrival.ts';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import type { ErrorsData } from './types.ts';

export function SilentBugs() {
  const data = useData<ErrorsData>('errors');
  const bugs = data === undefined || data instanceof Error ? [] : data.bugs;
  const heading = useArrival('Silent bugs');
  return (
    <>
      <p class="back"><a href={linkTo('errors')}>All errors</a></p>
      <h1 ref={heading}>{bugs.length || ''} bugs that PyTorch runs without complaint</h1>
      <p class="text">Each program runs in PyTorch, and its numbers are wrong. In headsup none of them compiles.</p>
      {data instanceof Error && <p class="trouble" role="alert">{data.message}</p>}
      <ol class="bugs">
        {bugs.map(({ number, title, code }) =>
          <li key={number}>
            <a href={linkTo('errors', code, `bug-${number}`)}><span class="number">{number}</span><span class="what">{title}</span><span class="code">{code}</span></a>
          </li>)}
      </ol>
    </>
  );
}
