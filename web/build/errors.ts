// The catalogue of errors: an index to search, and a page for each code.

import type { ErrorCode, ErrorPage, ErrorsData } from '../src/errors/types.ts';
import { errorPages, operationsIn, silentBugs, type Source } from './error_pages.ts';
import { read, writeData } from './files.ts';
import { html, textOf } from './markdown.ts';
import { reference } from './reference.ts';

export async function buildErrors(): Promise<void> {
  const known = new Set((await reference()).entries.flatMap((entry) => entry.names));
  writeData('errors', { codes: errorPages().map((page) => codeOf(page, known)), bugs: silentBugs() } satisfies ErrorsData);
  for (const { code, title, markdown } of errorPages()) writePage(code, title, markdown, 'docs/errors');
  const [, title, markdown] = /^# (.+)\n([^]*)$/.exec(read('docs/cannot_see.md')) ?? [];
  if (title === undefined || markdown === undefined) throw new Error('docs/cannot_see.md has no heading');
  writePage('cannot_see', title, markdown, 'docs');
}

function writePage(name: string, title: string, markdown: string, folder: string): void {
  writeData(`errors/${name}`, { title, html: html(markdown, folder) } satisfies ErrorPage);
}

function codeOf({ code, formerly, title, summary, pytorch, markdown, sentences }: Source, inReference: Set<string>): ErrorCode {
  const operations = operationsIn(sentences.values());
  const prose = markdown.replace(/^.* prints?:$|^print\b/gm, ' ').replace(/\(https?:\S*\)|\[[\w.-]+\/[\w.-]+#\d+\]/g, ' ');
  const said = new Set(wordsOf(`${code} ${title} ${summary} ${operations.join(' ')}`));
  const words = [...new Set(wordsOf(textOf(prose)))].filter((word) => word.length > 2 && !said.has(word) && !/^\d/.test(word));
  return { code, formerly, title, summary, pytorch, operations: operations.map((name) => ({ name, documented: inReference.has(name) })), words: words.sort().join(' ') };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\w+/g) ?? [];
}
