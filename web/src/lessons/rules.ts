// What a lesson asks besides what the compiler checks, as functions of texts. scripts/lessons_runner does the same in a
// terminal; scripts/lessons_runner/cases.json tests both.

import rules from '../../../scripts/lessons_runner/rules.json';
import type { Finding, Place } from '../compiler/messages.ts';

export type Kind = keyof typeof rules.kinds;
export type Track = keyof typeof rules.tracks;
export type Section = keyof typeof rules.sections;

/** What a student does in each kind of lesson, and how its heading calls it. */
export const kinds: Record<Kind, { label: string; task: string }> = rules.kinds;
export const tracks: Record<Track, string> = rules.tracks;
/** The titles of the book's sections. */
export const sections: Record<Section, string> = rules.sections;

export const program = 'program.cpp';

const commentOrText = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\\n])*"/g;
/** Not that of a conditional expression, which goes on. */
const open = /\?(?=\s*[,;>)}\]])/;
const habits = rules.habits.map(([habit = '', words = '', lacks]) =>
  ({ habit: new RegExp(habit, 'g'), words, lacks: lacks === undefined ? undefined : new RegExp(lacks) }));
const hiddenRole = new RegExp(rules.hidden_role.declared);
const messages = rules.messages.map((each: { message: string; line: string; lacks?: string; words: string }) =>
  ({ ...each, message: new RegExp(each.message), lacks: each.lacks === undefined ? undefined : new RegExp(each.lacks) }));

/** What a check has to say. */
export function found(kind: Finding['kind'], text: string, more: Partial<Finding> = {}): Finding {
  return { kind, text, fix: '', ownFix: '', code: '', aside: '', exact: false, places: [], ...more };
}

export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function inOneLine(text: string): string {
  return text.split(/\s+/).filter((word) => word !== '').join(' ');
}

/** The text with blanks in the place of comments, and of texts in quotes if these are not wanted; the lines stay. */
export function codeOf(text: string, withTexts = true): string {
  return text.replace(commentOrText, (found) => withTexts && found.startsWith('"') ? found : found.replace(/[^\n]/g, ' '));
}

/** The places of the answers that a student has still to give: a ? in the code. */
export function openAnswers(text: string): Place[] {
  const lines = linesOf(text);
  return linesOf(codeOf(text, false)).flatMap((line, at) =>
    [...line.matchAll(new RegExp(open, 'g'))].map((found) =>
      ({ file: program, line: at + 1, column: found.index + 1, source: lines[at] as string })));
}

/** Where the program declares the name with which the lesson's words begin, as in "mixed: 0.4 instead of 0.3". */
function declared(said: string, text: string): Place[] {
  const name = /^(\w+)(?=:|\[)/.exec(said)?.[1];
  if (name === undefined) return [];
  const lines = linesOf(text);
  return linesOf(codeOf(text, false)).flatMap((line, at) => {
    const column = line.search(new RegExp(`(?<=[\\w>]\\s+)${name}\\s*(?:=(?!=)|[{;])`));
    return column < 0 ? [] : [{ file: program, line: at + 1, column: column + 1, source: lines[at] as string }];
  }).slice(0, 1);
}

/** What was found, and where. The source of the lesson's own check would show the answer. */
export function findingOf(finding: Finding, text: string): Finding {
  return finding.kind === 'wanted' ? { ...finding, places: declared(finding.text, text) } : finding;
}

export function stillOpen(missing: Place[]): Finding {
  const many = missing.length > 1 ? `${missing.length} answers are` : 'One answer is';
  return found('open', `${many} still open: each ? is for you to replace.`, { exact: true, places: missing.slice(0, 1) });
}

/** Whether the text has these pieces in this order, with something between each two, and nothing before or after. */
function has(pieces: string[], text: string): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    at = text.indexOf(piece, at + 1);
    if (at < 0) return false;
    at += piece.length;
  }
  return text.endsWith(last) && text.length - last.length > at;
}

/** In a lesson with open answers, what is wrong about the first line of code that the student's text lacks, or nothing. */
export function changedBesideAnswers(originalText: string, text: string): string {
  if (openAnswers(originalText).length === 0) return '';
  const mine = codeOf(text);
  const original = codeOf(originalText);
  if (has(inOneLine(original).split(open), inOneLine(mine))) return '';
  let left = linesOf(mine).map(inOneLine);
  for (const line of linesOf(original).map(inOneLine).filter((each) => each !== '')) {
    const pieces = line.split(open);
    const at = left.findIndex((each) => has(pieces, each));
    if (at < 0) {
      const begin = (pieces[0] as string).trim();
      const end = (pieces.at(-1) as string).trim();
      if (pieces.length > 1 && left.some((each) => each.startsWith(begin) && !each.endsWith(end))) {
        return `This line lost its end. // begins a comment in C++, and whole numbers are divided by a single /: ${line}`;
      }
      return `Only what stands in the place of a ? is yours to write here, and this line of the lesson was changed: ${line}`;
    }
    left = left.slice(at + 1);
  }
  return '';
}

/** The text up to the last line that ends a statement or a comment outside of all brackets. */
export function wholeStatements(lines: string[]): string[] {
  let depth = 0;
  let whole = 0;
  codeOf(lines.join('\n'), false).split('\n').forEach((each, at) => {
    const line = each.trim();
    for (const letter of line) depth += '([{'.includes(letter) ? 1 : ')]}'.includes(letter) ? -1 : 0;
    if (depth === 0 && (line === '' || /[;}]$|^#/.test(line))) whole = at + 1;
  });
  return lines.slice(0, whole);
}

/** What can be compiled before the first answer that is open. */
export function beforeOpen(text: string): string {
  const [missing] = openAnswers(text);
  return missing === undefined ? text : wholeStatements(linesOf(text).slice(0, missing.line - 1)).join('\n') + '\n';
}

/** After the student's text: a declaration without a semicolon fails here, and not in the finish; so does a redefinition of
 * a word that would change the meaning of the finish. */
export const afterwards = 'static_assert(true);\n' +
  rules.words_of_the_finish.map((word) => `#ifdef ${word}\n#error "the lesson redefines ${word}"\n#endif\n`).join('');

/** Fails where something that was begun does not end, such as a namespace. */
export const endMark = 'headsup_lesson_ends';
export const atTheEnd = `struct ${endMark};\nstatic_assert(sizeof(::${endMark}*) > 0);\n`;

/** The last line of code: where something was begun that does not end. */
export function lastLine(text: string): Place[] {
  const lines = linesOf(text);
  const at = lines.findLastIndex((line) => line.trim() !== '' && !/^(#include|\/\/)/.test(line));
  return at < 0 ? [] : [{ file: program, line: at + 1, column: 0, source: lines[at] as string }];
}

/** What the compiler's own message means, of that line of a program. */
function explained(said: string, code: string, text: string): string {
  const hidden = hiddenRole.exec(codeOf(text, false))?.[1];
  if (hidden !== undefined && new RegExp(`\\b${hidden}\\b`).test(code)) return rules.hidden_role.words.replaceAll('{name}', hidden);
  for (const { message, line, lacks, words } of messages) {
    const [found, name = ''] = message.exec(said) ?? [];
    if (found !== undefined && lacks?.test(codeOf(text)) !== true && new RegExp(line.replaceAll('{name}', name)).test(code)) return words.replaceAll('{name}', name);
  }
  return '';
}

/** What the habit means that is nearest to an error at that column, and to no other error of the line. */
function habitAt(column: number, others: number[], code: string, text: string): string {
  const whole = codeOf(text);
  const found = habits.filter(({ lacks }) => lacks?.test(whole) !== true).flatMap(({ habit, words }) =>
    [...code.matchAll(habit)].map(({ index, 0: { length } }) => {
      const to = (at: number): number => Math.max(index + 1 - at, at - (index + 1 + length), 0);
      return { words, distance: column === 0 ? 0 : to(column), elsewhere: Math.min(...others.map(to)) };
    }));
  const own = found.filter(({ distance, elsewhere }) => distance <= elsewhere);
  const least = Math.min(...own.map(({ distance }) => distance));
  return own.find(({ distance }) => distance === least)?.words ?? '';
}

/** Errors of what is half written: it does not parse, or has a name that nothing has. The compiler goes on with a guess. */
export const unread = /^(?:expected|extraneous|missing|unterminated|unknown type name|use of undeclared|no template named|no member named)/;

/** Says what a raw error means where the line shows a habit from elsewhere. The columns are those of the line's other
 * errors. */
export function withHabits(finding: Finding, text: string, others: number[]): Finding {
  const place = finding.places[0];
  if (finding.kind !== 'error' || place?.file !== program) return finding;
  const code = place.source.replace(/\/\/.*/, '');
  // Where a line does not parse, its other errors follow from the first.
  let said = habitAt(place.column, finding.text.startsWith('expected') ? [] : others, code, text) || explained(finding.text, code, text);
  const before = linesOf(codeOf(linesOf(text).slice(0, place.line - 1).join('\n'))).filter((line) => line.trim() !== '').at(-1);
  if (said === '' && before !== undefined && /cannot be used for type declarations|expected ';'|expected unqualified-id/.test(finding.text) &&
      !/[;{>,(]\s*$|^\s*#/.test(before) && (!before.endsWith('}') || /\bstruct\b/.test(before))) {
    said = `Is there a ; at the end of the line before: ${before.trim()}`;
  }
  return said === '' ? finding : { ...finding, text: said, aside: finding.text };
}

/** The two messages about a shape that is not what was written. */
const predicted = [
  /^(HU033 tensor): (?<written>\([^()]*\)) cannot be given (?<real>\([^()]*\))$/,
  /^(HU033 has_shape): X is (?<real>\([^()]*\)), you wrote (?<written>\([^()]*\))/,
];

/** A ? in the axes of a declared tensor: the student says which shape it has. */
const openShape = /\b(?:tensor|has_shape)\s*<(?:[^<>]|<[^<>]*>)*<?[^<>]*\?(?=\s*[,>])/;

/** Whether that line of a program states a shape that the lesson asks for. */
function isAskedFor(original: string, line: string): boolean {
  const lines = linesOf(codeOf(original)).map(inOneLine);
  const code = inOneLine(codeOf(line));
  if (lines.includes(code)) return false;
  const written = lines.filter((each) => has(each.split(open), code));
  return written.length === 0 || written.some((each) => openShape.test(each));
}

/** What is said of an answer, with the shape that the lesson asks for left for the student to find. */
export function withoutAnswer(original: string, { kind, text, places }: Finding): string {
  if (!openShape.test(codeOf(original))) return text;
  if (kind === 'wanted') return text.replace(/; wanted \(.*\)$/, '; another shape is wanted');
  const said = predicted.map((each) => each.exec(text)).find((found) => found !== null);
  if (said === undefined || !isAskedFor(original, places[0]?.source ?? '')) return text;
  const axesIn = (shape: string | undefined): string[] => shape?.match(/\w+<\w+>/g) ?? [];
  const nameOf = (axis: string): string => axis.replace(/<.*/, '');
  const written = axesIn(said.groups?.['written']);
  const real = axesIn(said.groups?.['real']);
  const same = (one: string[], other: string[]): boolean => one.join() === other.join();
  let what: string;
  if (same([...written].sort(), [...real].sort())) {
    what = 'these are its axes, but not in their order';
  } else if (same(written.map(nameOf), real.map(nameOf))) {
    what = 'these are the names of its axes, but a size is another';
  } else if (written.length !== real.length) {
    what = `it has ${real.length} ax${real.length === 1 ? 'i' : 'e'}s`;
  } else {
    const right = written.filter((axis, at) => axis === real[at]).length;
    what = `${right || 'none'} of its axes ${right > 1 ? 'are' : 'is'} right`;
  }
  return `${said[1]}: you wrote (${written.join(', ')}); ${what}`;
}

/** Who speaks, and of what. */
export function heading(finding: Finding, answersAreOpen: boolean): string {
  if (finding.kind === 'open') return 'Before the compiler answers, it is your turn:';
  if (finding.kind === 'wanted' && answersAreOpen) return 'Some answers are still open. Of those that you gave:';
  if (finding.kind === 'wanted') return 'This compiles, but the lesson asks for something else:';
  if (finding.exact && finding.places[0]?.file.startsWith('finish/')) return "This compiles, but the lesson's check misses something in it:";
  if (finding.kind === 'asserted') return 'The compiler says: a static_assert does not hold.';
  if (finding.kind === 'value') return 'The compiler says: this constant cannot be computed.';
  return 'The compiler says:';
}
