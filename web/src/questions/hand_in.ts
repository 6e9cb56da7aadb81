// What a student hands in, one line of text; and what a class knows, from many.

import type { Question, Reason } from './types.ts';

const begin = 'headsup why';
/** For a program that compiles, which has no code. */
const compiles = 'compiles';

/** headsup why 3.5 | Ada | softmax_of_weights: HU015, readme: compiles */
export function handIn(section: string, name: string, chosen: readonly [id: string, code: string][]): string {
  const who = name.replace(/[|\s]+/g, ' ').trim();
  return `${begin} ${section} | ${who} | ${chosen.map(([id, code]) => `${id}: ${code || compiles}`).join(', ')}`;
}

export interface HandedIn {
  name: string;
  chosen: Map<string, string>;
}

export interface Counted {
  question: Question;
  right: number;
  all: number;
  /** The wrong reasons that most gave, and how many gave each; none where nobody was wrong. */
  mostWrong: Reason[];
  often: number;
}

export interface Class {
  handedIn: HandedIn[];
  counted: Counted[];
  /** Lines that say nothing, with the number of each. */
  unread: { line: number; text: string; why: string }[];
}

function lineOf(text: string, known: ReadonlyMap<string, Question>): HandedIn | string {
  const [head = '', name = '', answers, ...more] = text.split('|').map((each) => each.trim());
  if (!head.startsWith(begin) || answers === undefined || more.length > 0) return 'it is not a line that was handed in';
  const chosen = new Map<string, string>();
  for (const each of answers.split(',').map((part) => part.trim()).filter((part) => part !== '')) {
    const [id = '', said = ''] = each.split(':').map((part) => part.trim());
    // An empty one is no code here.
    const code = said === compiles ? '' : said || compiles;
    const question = known.get(id);
    if (question === undefined) return `there is no question “${id}”`;
    if (!question.reasons.some((reason) => reason.code === code)) return `“${said}” is no answer to ${id}`;
    chosen.set(id, code);
  }
  return chosen.size === 0 ? 'it holds no answer' : { name, chosen };
}

/** A mail that is answered has > before its lines. */
const quoted = /^[>\s]+/;

/** Who hands in twice counts once, with what came last. Without a name, the same line is the same student. */
export function classOf(text: string, questions: readonly Question[]): Class {
  const known = new Map(questions.map((each) => [each.id, each]));
  const byStudent = new Map<string, HandedIn>();
  const unread: Class['unread'] = [];
  text.split('\n').map((line) => line.replace(quoted, '')).forEach((each, at) => {
    const line = each.trim();
    if (line === '') return;
    const found = lineOf(each, known);
    if (typeof found === 'string') unread.push({ line: at + 1, text: line, why: found });
    else {
      const key = found.name === '' ? `line ${line}` : `name ${found.name}`;
      const before = byStudent.get(key);
      byStudent.set(key, before === undefined ? found : { name: found.name, chosen: new Map([...before.chosen, ...found.chosen]) });
    }
  });
  const handedIn = [...byStudent.values()];
  const counted = questions.map((question): Counted => {
    const codes = handedIn.map(({ chosen }) => chosen.get(question.id)).filter((code) => code !== undefined);
    const times = (code: string): number => codes.filter((each) => each === code).length;
    const wrong = question.reasons.filter(({ code }) => code !== question.right && times(code) > 0);
    const often = Math.max(0, ...wrong.map(({ code }) => times(code)));
    return { question, right: times(question.right), all: codes.length, mostWrong: wrong.filter(({ code }) => times(code) === often), often };
  }).filter(({ all }) => all > 0);
  return { handedIn, counted, unread };
}
