// The questions that ask why: each is a case of the errors or its repaired twin, so that the compiler has answered it.

import type { Question, QuestionsData, Reason } from '../src/questions/types.ts';
import { cases } from './cases.ts';
import { errorPages } from './error_pages.ts';
import { read, writeData } from './files.ts';

const table = 'docs/teaching/questions.txt';
/** What is read at once. */
const mostLines = 8;

export function buildQuestions(): void {
  writeData('questions', { questions: questions() } satisfies QuestionsData);
}

export function questions(): Question[] {
  const known = cases();
  const titles = new Map(errorPages().map(({ code, title }) => [code, title]));
  const believed = beliefs().set('-', '');
  return read(table).split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => {
    const [, section = '', id = '', others = '', number = '', own = ''] =
      /^(\S+) (\S+)((?: HU\d{3})+) (\d+|-)(?: (.+))?$/.exec(line) ?? [];
    const belief = believed.get(number);
    const found = known[id.replace('+', '')];
    const compiles = id.endsWith('+');
    if (found === undefined || belief === undefined) throw new Error(`${table}: ${line}: there is no such ${found === undefined ? 'case' : 'belief'}`);
    if (compiles && own !== '') throw new Error(`${table}: ${line}: what compiles needs no reason`);
    const codes = [...compiles ? [] : [found.code], ...others.trim().split(' ')];
    if (new Set(codes).size !== codes.length) throw new Error(`${table}: ${line}: a wrong reason is right`);
    const reasons = codes.map((code): Reason => {
      const words = code === found.code && !compiles && own !== '' ? own : titles.get(code);
      if (words === undefined) throw new Error(`${table}: ${line}: there is no error ${code}`);
      return { code, words };
    });
    const program = shortened(compiles ? found.repaired : found.refused);
    if (program.split('\n').length > mostLines) throw new Error(`${table}: ${line}: the program is too long to be read at once`);
    return {
      id, section, program, reasons: shuffled([...reasons, { code: '', words: 'It compiles' }], id),
      right: compiles ? '' : found.code, sentence: compiles ? '' : found.title, belief,
    };
  });
}

/** What students believe, by number, as instructor.md quotes it. */
function beliefs(): Map<string, string> {
  return new Map([...read('docs/teaching/instructor.md').matchAll(/^### (\d+)\. "(.+)"$/gm)].map(([, number = '', words = '']) => [number, words.replaceAll('`', '')]));
}

/** Without what every program begins with. */
function shortened(program: string): string {
  return program.split('\n').filter((line) => !/^(?:#include|using namespace|\/\/)/.test(line)).join('\n').replace(/\n{3,}/g, '\n\n').trim();
}

/** Always in the same order, which says nothing: by a number made of the question and the reason. */
function shuffled(reasons: Reason[], id: string): Reason[] {
  const number = (text: string): number => [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
  return reasons.map((reason) => ({ reason, at: number(`${reason.code} ${id} ${reason.code}`) })).sort((one, other) => one.at - other.at).map(({ reason }) => reason);
}
