// Beside a refusal, a line with the numbers that PyTorch would have made; it unfolds to the tensors side by side, as pictures of one scale.

import { useEffect, useState } from 'preact/hooks';
import { scaleOf } from '../chapter/heat.ts';
import type { MovesDrawing } from '../chapter/moves.tsx';
import { Sentence } from '../page/axes.tsx';
import { Grid, isDrawn } from './grid.tsx';
import type { Moved } from './moved.ts';
import { isAlike, lineOf, movedFor, named, weightsOf, type Shown, type Told } from './told.ts';
import type { Witnessed, Witnessing } from './witnessing.ts';

interface Props {
  witnessed: Witnessing;
  /** What makes the tensors on the right. */
  by?: string;
  /** Tensors that differ are shown at once. */
  opened?: boolean;
  /** The refused line is there no more. */
  before?: boolean;
}

export function Witness({ witnessed, by = 'The fix', opened = false, before = false }: Props) {
  if (witnessed === 'awaited') return <div class="witness" role="status" aria-busy="true" />;
  return (
    <div class="witness" role="status">
      {witnessed?.sight !== undefined && <Sight of={witnessed.sight} />}
      {witnessed !== undefined && witnessed.torch.does !== '' && <>
        {before && <p>Before, your program was refused: <Sentence text={witnessed.finding.text} /></p>}
        <Seen witnessed={witnessed} by={by} opened={opened} />
      </>}
    </div>
  );
}

function Sight({ of }: { of: Shown }) {
  return (
    <details open>
      <summary>Who sees whom: a row is one of {of.called} in the result; its numbers say how much it changes with each of {of.called} in the input.</summary>
      <figure>{isDrawn(of) ? <Grid of={of} sums={false} scale={scaleOf(of.numbers)} /> : <pre tabIndex={0}>{of.text}</pre>}</figure>
    </details>
  );
}

function Seen({ witnessed: { finding, subject, torch, meant, numbered }, by, opened }: { witnessed: Witnessed; by: string; opened: boolean }) {
  const line = `${lineOf(finding, subject, torch, meant, by)}${numbered !== '' && torch.does === 'runs' ? ` (The ${numbered} are replaced by numbers.)` : ''}`;
  const tensors = (of: Told): Drawn[] => {
    const weights = weightsOf(finding, subject, of);
    const shown = [...new Set([weights, named(subject.result, of)])].filter((each) => each !== undefined);
    return shown.map((each) => ({ shown: each, sums: each === weights }));
  };
  const left = torch.does === 'stops' ? [] : tensors(torch);
  const right = meant === undefined ? [] : tensors(meant);
  const printed = (of: Told | undefined, drawn: Drawn[]): string => of === undefined || drawn.length > 0 ? '' : of.printed;
  const texts = [torch.does === 'stops' ? '' : printed(torch, left), printed(meant, right)] as const;
  if (left.length + right.length === 0 && texts.join('') === '') return <p>{line}</p>;
  const moved = torch.does === 'stops' ? undefined : movedFor(subject, torch, meant);
  const others = [...left, ...right];
  const differs = right.some(({ shown }) => left.every((each) => each.shown.name !== shown.name || !isAlike(each.shown, shown)));
  return (
    <details open={opened && differs}>
      <summary>{line}</summary>
      {moved !== undefined ? <MovesOf moved={moved} by={by} /> : (
        <div class="sides">
          <Side title={torch.does === 'stops' ? 'PyTorch makes nothing' : 'PyTorch makes'} tensors={left} printed={texts[0]} others={others} />
          {(right.length > 0 || texts[1] !== '') && <Side title={`${by} makes`} tensors={right} printed={texts[1]} others={others} />}
        </div>)}
    </details>
  );
}

/** Few programs have it: it is fetched with the first. */
function MovesOf({ moved: { torch, meant, counted }, by }: { moved: Moved; by: string }) {
  const [Drawing, setDrawing] = useState<typeof MovesDrawing | Error>();
  useEffect(() => {
    import('../chapter/moves.tsx').then((module) => setDrawing(() => module.MovesDrawing), () => setDrawing(new Error('The picture could not be loaded. Is the network there?')));
  }, []);
  if (Drawing instanceof Error) return <p class="trouble" role="alert">{Drawing.message}</p>;
  if (Drawing === undefined) return <p class="waiting">…</p>;
  return (
    <>
      <Drawing moves={torch} beside={meant} title={({ right }) => right ? `${by} makes` : 'PyTorch makes'} arrived />
      {counted && <p class="faint">Here a number is called by its place in <code>{torch.before.name}</code>: 0 is the first.</p>}
    </>
  );
}

interface Drawn {
  shown: Shown;
  sums: boolean;
}

/** Tensors of one name have one scale, whoever made them. */
function Side({ title, tensors, printed, others }: { title: string; tensors: Drawn[]; printed: string; others: Drawn[] }) {
  return (
    <section>
      <p class="title">{title}</p>
      {tensors.map(({ shown, sums }) => (
        <figure key={shown.name}>
          <figcaption>{shown.called}</figcaption>
          {isDrawn(shown)
            ? <Grid of={shown} sums={sums} scale={scaleOf(others.flatMap((each) => each.shown.name === shown.name ? each.shown.numbers : []))} />
            : <pre tabIndex={0}>{shown.text}</pre>}
        </figure>
      ))}
      {printed !== '' && <figure><figcaption>printed</figcaption><pre tabIndex={0}>{printed}</pre></figure>}
    </section>
  );
}
