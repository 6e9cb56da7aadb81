// The page of one name.

import { useArrival } from '../page/arrival.ts';
import { Sentence } from '../page/axes.tsx';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import type { ErrorsData } from '../errors/types.ts';
import { short } from './names.tsx';
import { Blocks, Fields } from './text.tsx';
import type { Form, Kind, ReferenceData } from './types.ts';

const kinds: Record<Kind, string> = {
  axis: 'axis', function: 'function', layer: 'layer', type: 'type', alias: 'type', constant: 'constant', choice: 'choice', concept: 'concept',
};

export function EntryPage({ name, data }: { name: string; data: ReferenceData }) {
  const entry = data.entries.find((each) => each.names.includes(name));
  const errors = useData<ErrorsData>('errors');
  const titles = new Map(errors === undefined || errors instanceof Error ? [] : errors.codes.map(({ code, title }) => [code, title]));
  const heading = useArrival(name);
  if (entry === undefined) {
    return (
      <>
        <p class="back"><a href={linkTo('reference')}>All names</a></p>
        <h1 ref={heading}>No such name</h1>
        <p>headsup has no public name <code>{name}</code>. <a href={linkTo('reference', 'search', name)}>Search for it</a></p>
      </>
    );
  }
  const known = new Set(data.entries.flatMap((each) => each.names));
  return (
    <>
      <p class="back"><a href={linkTo('reference')}>All names</a></p>
      <h1 ref={heading} class="mono">{entry.names.map(short).join(', ')}</h1>
      <p class="faint about">{kinds[entry.kind]}{entry.inner && ', part of what headsup is made of'}, from {entry.headers.map((header, i) => <>{i > 0 && ', '}<code>{`<${header}>`}</code></>)}</p>
      {entry.forms.map((form, i) => <FormOf key={i} form={form} known={known} />)}
      {entry.parts.length > 0 && <><h2>Parameters and parts</h2><ul class="names">{entry.parts.map((part) => <li key={part}>{part}</li>)}</ul></>}
      {entry.members.length > 0 && <section class="members"><h2>Members</h2>{entry.members.map((form, i) => <FormOf key={i} form={form} known={known} member />)}</section>}
      {entry.codes.length > 0 &&
        <>
          <h2>Errors it can give</h2>
          <ul class="codes">{entry.codes.map((code) => <li key={code}><a href={linkTo('errors', code)}><span class="code">{code}</span> {titles.get(code)}</a></li>)}</ul>
        </>}
      {entry.concepts.length > 0 && <><h2>Asked of types</h2><ul class="names">{entry.concepts.map((concept) => <li key={concept}><a href={linkTo('reference', concept)}>{concept}</a></li>)}</ul></>}
      {entry.pytorch.length > 0 &&
        <>
          <h2>In PyTorch</h2>
          <dl class="translations">{entry.pytorch.map(({ theirs, ours }) => <div key={theirs}><dt><code>{theirs}</code></dt><dd><code><Sentence text={ours} /></code></dd></div>)}</dl>
        </>}
      {entry.examples.length > 0 &&
        <>
          <h2>Programs that use it</h2>
          <ul class="names">{entry.examples.map((example) => <li key={example}><a href={linkTo('playground', 'example', example)}>{example}</a></li>)}</ul>
        </>}
    </>
  );
}

function FormOf({ form, known, member = false }: { form: Form; known: ReadonlySet<string>; member?: boolean }) {
  return (
    <section class="form">
      <pre class="calls"><code>{form.calls.join('\n')}</code></pre>
      <Blocks blocks={form.text} known={known} />
      <Fields fields={form.fields} known={known} />
      {!member && <details><summary>Declaration</summary><pre><code>{form.declaration}</code></pre></details>}
    </section>
  );
}
