// What a teacher needs: the documents of docs/teaching as pages, the map and the worksheets as they are, and where the
// search finds what is in them.

import type { ErrorPage } from '../src/errors/types.ts';
import { tellingWords } from '../src/page/ranking.ts';
import { linkTo } from '../src/page/route.ts';
import type { Place } from '../src/teaching/types.ts';
import { list, read, write, writeData } from './files.ts';
import { address, html, placeOf, textOf } from './markdown.ts';

const folder = 'docs/teaching';

interface Document {
  name: string;
  title: string;
  markdown: string;
}

export function buildTeaching(): void {
  for (const { name, title, markdown } of documents())
    writeData(`teaching/${name}`, { title, html: html(markdown, folder) } satisfies ErrorPage);
  for (const name of list(folder, /\.(?:html|svg)$/)) write(`teaching/${name}`, read(`${folder}/${name}`));
  writeData('places', places());
}

function documents(): Document[] {
  return list(folder, /\.md$/).map((file) => {
    const [, title, markdown] = /^# (.+)\n([^]*)$/.exec(read(`${folder}/${file}`)) ?? [];
    if (title === undefined || markdown === undefined) throw new Error(`${folder}/${file} has no heading`);
    return { name: file.replace('.md', ''), title, markdown };
  });
}

/** All that is listed for teachers, the parts of each document, and the words of the glossary. */
export function places(): Place[] {
  const all = documents();
  const listed = all.filter(({ name }) => name === 'README').flatMap(({ markdown }) => tableRows(markdown).flatMap(inContents));
  return [...listed, ...all.filter(({ name }) => name !== 'README').flatMap(partsOf)];
}

/** A row of the contents leads to one thing, or to several. */
function inContents([what = '', , when = '']: string[]): Place[] {
  return [...what.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].flatMap(([, label = '', link = '']) => {
    const href = address(link, folder);
    const title = plain(label);
    return href === undefined ? [] : [{ title: capital(title), about: capital(plain(when)), href, names: tellingWords(title), words: plain(what) }];
  });
}

function partsOf({ name, title, markdown }: Document): Place[] {
  return markdown.split(/^(?=##+ )/m).filter((part) => part.startsWith('#')).flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const own = heading.replace(/^#+ /, '');
    const href = linkTo('teaching', name, placeOf(own));
    const here: Place = { title: own.replaceAll('`', ''), about: title, href, names: [], words: textOf(lines.join('\n')).replace(/\s+/g, ' ') };
    if (name !== 'glossary') return [here];
    return [here, ...tableRows(part).map(([word = '', sentence = '', ...more]): Place =>
      ({ title: capital(plain(word)), about: plain(sentence), href, names: [plain(word)], words: plain(more.join(' ')) }))];
  });
}

/** Without the heads of the tables. */
function tableRows(markdown: string): string[][] {
  return [...markdown.matchAll(/^\| (?!name \||what \||-)(.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
}

function plain(text: string): string {
  return textOf(text).replace(/\s+/g, ' ').trim();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
