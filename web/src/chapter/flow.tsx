// The section as one picture that stays in sight: the tensors on its way, each with its axes. Where the reader is stands
// out, and each leads to where it is made.

import { type RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { axisClass } from '../page/roles.ts';
import type { Tensor } from './events.ts';
import type { Drawing, Link } from './steps.ts';

interface Node {
  link: Link;
  tensor: Tensor;
}

/** Those that have a name and axes; one that is drawn again stands once. */
export function nodesOf(drawings: Drawing[]): Node[] {
  const nodes = new Map<Link, Node>();
  for (const { tensor, links } of drawings) {
    const link = links.at(-1) ?? '';
    if (/^\w+$/.test(tensor.name) && tensor.axes.length > 0 && link !== '' && !nodes.has(link)) nodes.set(link, { link, tensor });
  }
  return [...nodes.values()];
}

export function Flow({ drawings, root }: { drawings: Drawing[]; root: RefObject<HTMLElement> }) {
  const nodes = nodesOf(drawings);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLElement>(null);
  const placeOf = ({ link }: Node): Element | null => root.current?.querySelector(`.steps [data-links~="${link}"]`) ?? null;
  const key = nodes.map(({ link }) => link).join(' ');
  useEffect(() => {
    const look = (): void => {
      const passed = nodes.findLastIndex((node) => (placeOf(node)?.getBoundingClientRect().top ?? Infinity) < 0.6 * innerHeight);
      // What stands at the end may never come up to the middle.
      const ended = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      setAt(ended ? nodes.length - 1 : Math.max(passed, 0));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [key]);
  useEffect(() => {
    // Only the strip moves.
    const here = bar.current?.querySelectorAll<HTMLElement>('li')[at];
    if (bar.current !== null && here !== undefined) bar.current.scrollLeft = here.offsetLeft - bar.current.clientWidth / 2 + here.clientWidth / 2;
  }, [at]);
  if (nodes.length < 3) return null;
  return (
    <nav ref={bar} class="flow" aria-label="Tensors of this section">
      <ol>
        {nodes.map((node, i) => (
          <li key={node.link} aria-current={i === at ? 'step' : undefined}>
            <button type="button" data-links={node.link} onClick={() => placeOf(node)?.scrollIntoView({ block: 'center' })}>
              <span class="name">{node.tensor.name}</span>
              <span class="axes">{node.tensor.axes.map(({ role, size }) => <span key={role} class={`axis ${axisClass(role)}`}>{role} {size}</span>)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
