// Beside a refusal, a line with the numbers that PyTorch would have made; it unfolds to the tensors side by side.

import { lineOf, named, weightsOf, type Told } from './told.ts';
import type { Witnessed } from './witnessing.ts';

interface Props {
  witnessed: Witnessed | undefined;
  /** What makes the tensors on the right. */
  by?: string;
}

export function Witness({ witnessed, by = 'The fix' }: Props) {
  return <div class="witness" role="status">{witnessed !== undefined && witnessed.torch.does !== '' && <Seen witnessed={witnessed} by={by} />}</div>;
}

function Seen({ witnessed: { finding, subject, torch, meant, numbered }, by }: { witnessed: Witnessed; by: string }) {
  const line = `${lineOf(finding, subject, torch, meant, by)}${numbered && torch.does === 'runs' ? ' (The zeros are replaced by numbers.)' : ''}`;
  const tensors = (of: Told): { name: string; text: string }[] => {
    const shown = [...new Set([weightsOf(finding, subject, of), named(subject.result, of)])].filter((each) => each !== undefined);
    return shown.length > 0 ? shown : of.printed === '' ? [] : [{ name: 'printed', text: of.printed }];
  };
  const left = torch.does === 'stops' ? [] : tensors(torch);
  const right = meant === undefined ? [] : tensors(meant);
  if (left.length === 0 && right.length === 0) return <p>{line}</p>;
  return (
    <details>
      <summary>{line}</summary>
      <div class="beside">
        <Side title={torch.does === 'stops' ? 'PyTorch makes nothing' : 'PyTorch makes'} tensors={left} />
        {right.length > 0 && <Side title={`${by} makes`} tensors={right} />}
      </div>
    </details>
  );
}

function Side({ title, tensors }: { title: string; tensors: { name: string; text: string }[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {tensors.map(({ name, text }) =>
        <figure key={name}><figcaption>{name}</figcaption><pre tabIndex={0}>{text}</pre></figure>)}
    </section>
  );
}
