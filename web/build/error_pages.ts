// What the pages in docs/errors say, which scripts/error_pages writes.

import { basename } from 'node:path';
import type { SilentBug } from '../src/errors/types.ts';
import { list, read } from './files.ts';

export interface Source {
  code: string;
  /** Codes that became part of this one. */
  formerly: string[];
  title: string;
  summary: string;
  /** What PyTorch says of the same mistake, where it notices it. */
  pytorch: string[];
  /** The page without its heading. */
  markdown: string;
  /** What the compiler says of each program, by the program's name. */
  sentences: Map<string, string>;
}

let sources: Source[] | undefined;

/** What a case in that file, alone or among small programs, expects. */
function expected(name: string, path: string): string {
  const said = new RegExp(path.endsWith('.cpp') ? '^// expect: (.+)' : `^${name}\\n// expect: (.+)`, path.endsWith('.cpp') ? '' : 'm').exec(read(path))?.[1];
  if (said === undefined) throw new Error(`${path} does not say what ${name} expects`);
  return said;
}

export function errorPages(): Source[] {
  const merged = [...read('docs/errors/source/merged.txt').matchAll(/^(HU\d{3}) (HU\d{3})$/gm)].map(([, from, to]) => ({ from: from as string, to }));
  sources ??= list('docs/errors/source', /^HU\d{3}\.md$/).map((file) => {
    const code = basename(file, '.md');
    const formerly = merged.filter(({ to }) => to === code).map(({ from }) => from);
    const text = read(`docs/errors/${file}`);
    const [, title, markdown] = /^# HU\d{3}: (.+)\n([^]*)$/m.exec(text) ?? [];
    const summary = new RegExp(`^\\| \\[${code}\\]\\(${code}\\.md\\) \\| \\*\\*.*?\\*\\*: (.*) \\|$`, 'm').exec(read('docs/errors/README.md'))?.[1];
    if (title === undefined || markdown === undefined || summary === undefined) throw new Error(`docs/errors/${file} is not a page as scripts/error_pages writes them`);
    const shown = [...markdown.matchAll(/^<!-- case (\w+) -->[^]*?```text\n(HU\d{3} .*)$/gm)];
    const others = [...markdown.matchAll(/\[(\w+)\]\(\.\.\/\.\.\/(static_tests\/must_not_compile\/[\w./]+)[)#]/g)]
      .map(([, name, path]) => [, name, expected(name as string, path as string)]);
    const sentences = new Map([...shown, ...others].map(([, name, sentence]) => [name as string, sentence as string]));
    if (sentences.size === 0) throw new Error(`docs/errors/${file} shows no case`);
    const pytorch = [...(/^## What PyTorch says\n([^]*?)(?=^##|^---)/m.exec(markdown)?.[1] ?? '').matchAll(/^\* `(.*)`$/gm)].map(([, message]) => message as string);
    return { code, formerly, title: capital(title), summary: capital(summary).replaceAll('`', ''), pytorch, markdown, sentences };
  });
  return sources;
}

/** The codes that each operation can give, by the operation's name. */
export function codesOf(): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const { code, sentences } of errorPages())
    for (const operation of operationsIn(sentences.values())) codes.set(operation, [...codes.get(operation) ?? [], code]);
  return codes;
}

/** `HU003 contract<head_dim>: left has …` is about contract. */
export function operationsIn(sentences: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const sentence of sentences) {
    const name = /^HU\d{3} (operator[^\s\w:]+|[a-z_]\w*)(?=[<:(. ])/.exec(sentence)?.[1];
    if (name !== undefined) found.add(name);
  }
  return [...found].sort();
}

/** The bugs that PyTorch runs without complaint. */
export function silentBugs(): SilentBug[] {
  const rows = [...read('docs/errors/README.md').matchAll(/^\| (\d+) \| (.+?) \| \[.*?\]\(.*?\) \| \[(HU\d{3})\]/gm)];
  if (rows.length === 0) throw new Error('docs/errors/README.md has lost its table of bugs');
  return rows.map(([, number, title, code]) => ({ number: Number(number), title: capital(title as string), code: code as string }));
}

/** Titles stand alone here; there they end a heading. Code stays as it is written. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
