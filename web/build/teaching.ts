// What a teacher needs: the documents of docs/teaching as pages, the map and the worksheets as they are.

import type { ErrorPage } from '../src/errors/types.ts';
import { list, read, write, writeData } from './files.ts';
import { html } from './markdown.ts';

const folder = 'docs/teaching';

export function buildTeaching(): void {
  for (const name of list(folder, /\.md$/)) {
    const [, title, markdown] = /^# (.+)\n([^]*)$/.exec(read(`${folder}/${name}`)) ?? [];
    if (title === undefined || markdown === undefined) throw new Error(`${folder}/${name} has no heading`);
    writeData(`teaching/${name.replace('.md', '')}`, { title, html: html(markdown, folder) } satisfies ErrorPage);
  }
  for (const name of list(folder, /\.(?:html|svg)$/)) write(`teaching/${name}`, read(`${folder}/${name}`));
}
