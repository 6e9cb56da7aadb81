// Source text: axes in the colours of their roles, and variables that lead to their numbers.

import type { ComponentChildren } from 'preact';
import { axisClass, roles } from '../page/roles.ts';
import type { Link } from './steps.ts';

const cpp = /(\/\/.*)|("(?:[^"\\\n]|\\.)*")|([A-Za-z_]\w*(?:<\d+>)?)|(\d[\w.]*)|(\s+|[^\s])/g;
const python = /(#.*)|("(?:[^"\\\n]|\\.)*")|([A-Za-z_]\w*)|(\d[\w.]*)|(\s+|[^\s])/g;
const keywords = /^(constexpr|auto|const|static|static_assert|using|template|struct|return|lambda|import)$/;

interface Look {
  language?: 'cpp' | 'python';
  reads?: Record<string, Link>;
  /** The name that the statement makes, and its link. */
  makes?: { name: string; link: Link } | undefined;
}

export function source(text: string, { language = 'cpp', reads = {}, makes }: Look = {}): ComponentChildren[] {
  let made = false;
  return [...text.matchAll(language === 'cpp' ? cpp : python)].map(([whole, comment, string, name, number], i) => {
    if (comment !== undefined) return <span key={i} class="comment">{whole}</span>;
    if (string !== undefined || number !== undefined) return <span key={i} class="value">{whole}</span>;
    if (name === undefined) return whole;
    const role = /^\w+/.exec(name)?.[0] ?? name;
    if (roles.has(role)) return <span key={i} class={`axis ${axisClass(role)}`}>{whole}</span>;
    if (keywords.test(name)) return <span key={i} class="keyword">{whole}</span>;
    if (name === makes?.name && !made) {
      made = true;
      return <button key={i} type="button" class="variable makes" data-links={makes.link} title={`Show the numbers of ${name}`}>{whole}</button>;
    }
    const link = reads[name];
    return link === undefined ? whole : <span key={i} class="variable" data-links={link}>{whole}</span>;
  });
}

export function PyTorchCode({ text }: { text: string }) {
  return (
    <figure class="snippet">
      <figcaption>PyTorch</figcaption>
      <pre>{source(text, { language: 'python' })}</pre>
    </figure>
  );
}
