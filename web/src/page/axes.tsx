// Texts about axes: each axis in its role's colour, each code a link to its page.

import type { ComponentChildren } from 'preact';
import { axisClass, roles } from './roles.ts';
import { linkTo } from './route.ts';

const parts = new RegExp(`\\b(?:HU\\d{3}\\b|\\w+<(?:\\d+|dynamic|\\?)>|(?:${[...roles].join('|')})\\b(?!\\())`, 'g');

/** A name such as tokens<6> or tokens, in the colour of its role. */
export function Axis({ name }: { name: string }) {
  return <span class={`axis ${axisClass(name.replace(/<.*/, ''))}`}>{name}</span>;
}

/** A message of headsup, or any other text about axes. */
export function Sentence({ text }: { text: string }) {
  const shown: ComponentChildren[] = [];
  let end = 0;
  for (const found of text.matchAll(parts)) {
    const [part] = found;
    shown.push(text.slice(end, found.index), part.startsWith('HU')
      ? <a class="code-link" href={linkTo('errors', part)}>{part}</a> : <Axis name={part} />);
    end = found.index + part.length;
  }
  return <>{shown}{text.slice(end)}</>;
}
