// What a teacher needs: the documents of docs/teaching as pages, the wrong answers that lessons expect, the map and the
// worksheets as they are, and where the search finds what is in them.

import type { ErrorPage } from '../src/errors/types.ts';
import { tellingWords } from '../src/page/ranking.ts';
import { linkTo } from '../src/page/route.ts';
import type { Place } from '../src/teaching/types.ts';
import { list, read, write, writeData } from './files.ts';
import { lessons } from './lessons.ts';
import { address, html, placeOf, textOf } from './markdown.ts';

const folder = 'docs/teaching';

interface Document {
  name: string;
  title: string;
  markdown: string;
}

export function buildTeaching(): void {
  for (const { name, title, markdown } of [...documents(), wrongAnswers()])
    writeData(`teaching/${name}`, { title, html: html(markdown, folder) } satisfies ErrorPage);
  for (const name of list(folder, /\.html$/)) write(`teaching/${name}`, onScreen(read(`${folder}/${name}`)));
  for (const name of list(folder, /\.svg$/)) {
    const picture = read(`${folder}/${name}`);
    write(`teaching/${name}`, picture);
    write(`teaching/${name.replace('.svg', '.html')}`, onScreen(aroundPicture(picture, name)));
  }
  writeData('places', places());
}

/** Paper has neither a way back nor room beside it. */
function onScreen(sheet: string): string {
  const style = `<meta name="viewport" content="width=device-width">
<style>
.back { margin: 0; padding: 3mm 13mm; font: 11pt sans-serif; }
@media screen { html { background: #ddd; } body { width: 210mm; margin: 0 auto; background: #fff; } }
@media print { .back { display: none; } }
</style>
`;
  const back = '<p class="back"><a href="../#/teaching">← For teaching</a></p>\n';
  const [before, head, body, after, ...more] = sheet.split(/(<\/head>\n)(<body>\n)/);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${folder}: a sheet without a head and a body`);
  return [before, style, head, body, back, after].join('');
}

function aroundPicture(svg: string, name: string): string {
  const title = /<title>(.*?)<\/title>/.exec(svg)?.[1];
  if (title === undefined) throw new Error(`${folder}: a picture without a title`);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>headsup: ${title}</title>
<style>
@page { size: A4; margin: 0; }
body { margin: 0; }
img { display: block; width: 210mm; height: 296mm; }
</style>
</head>
<body>
<img src="${name}" alt="${title}">
</body>
</html>
`;
}

function documents(): Document[] {
  return list(folder, /\.md$/).map((file) => {
    const [, title, markdown] = /^# (.+)\n([^]*)$/.exec(read(`${folder}/${file}`)) ?? [];
    if (title === undefined || markdown === undefined) throw new Error(`${folder}/${file} has no heading`);
    return { name: file.replace('.md', ''), title, markdown };
  });
}

/** What `scripts/lessons --teacher` prints. No search leads there: it gives answers away. */
function wrongAnswers(): Document {
  const markdown = lessons().filter(({ wrong }) => wrong.length > 0).map(({ number, title, wrong }) =>
    [`## Lesson ${number}: ${title}`, `\`${linkTo('lessons', number)}\``,
      ...wrong.map(({ right, instead, told, ask }) => `* \`${instead}\` instead of \`${right}\`. Told: \`${told}\`\n\n  Ask: *${ask}*`)].join('\n\n'));
  return { name: 'wrong_answers', title: 'Wrong answers, and what to ask then', markdown: markdown.join('\n\n') };
}

/** All that is listed for teachers, the parts of each document, and the words of the glossary. */
export function places(): Place[] {
  const all = documents();
  const contents = all.filter(({ name }) => name === 'README');
  const listed = contents.flatMap(({ markdown }) => tableRows(markdown).flatMap(inContents));
  return [...listed, ...all.filter(({ name }) => name !== 'README').flatMap(partsOf)];
}

/** A row of the contents leads to one thing, or to several. */
function inContents([what = '', , when = '']: string[]): Place[] {
  return [...what.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].flatMap(([, label = '', link = '']) => {
    const href = address(link, folder);
    const title = plain(label);
    if (href === undefined) return [];
    return [{ title: capital(title), about: capital(plain(when)), href, names: tellingWords(title), words: plain(what) }];
  });
}

function partsOf({ name, title, markdown }: Document): Place[] {
  return markdown.split(/^(?=##+ )/m).filter((part) => part.startsWith('#')).flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const own = heading.replace(/^#+ /, '');
    const href = linkTo('teaching', name, placeOf(own));
    const words = plain(lines.join('\n'));
    const here: Place = { title: own.replaceAll('`', ''), about: title, href, names: [], words };
    if (name !== 'glossary') return [here];
    return [here, ...tableRows(part).map(([word = '', sentence = '', ...more]): Place => ({
      title: capital(plain(word)), about: plain(sentence), href, names: [plain(word)], words: plain(more.join(' ')),
    }))];
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
