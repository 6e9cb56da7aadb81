// The compiler's output reduced to what a learner needs. scripts/lessons_runner/compiler.py does the same for other compilers.

import { found, lastLine, linesOf, program, unread, withHabits } from '../lessons/rules.ts';
import type { Finding, Place } from './messages.ts';
import { inOwnWords } from './own_words.ts';

export interface Reduced {
  finding: Finding;
  /** Errors after the first, except those of the finish, which often follow from it. */
  more: number;
}

/** A file at whose lines errors may point. */
export interface Source {
  file: string;
  text: string;
}

const errorLine = /^(?:(?<file>[^:]+?):(?<line>\d+):(?:(?<column>\d+):)?|[^:]*:) (?:fatal )?error: (?<text>.*)$/;
const sentence = /(HU\d{3}) .*/;
const lessonSays = /lesson: (.*)/;
const withoutSize = /use of class template '\w+' requires template arguments|template argument for template type parameter must be a type/;
const failed = /^static assertion failed(?: due to requirement '.*?')??(?:: (?<said>.*))?$/;
const comparison = /note: (?:the comparison reduces to|expression evaluates to) '\(?(.*?)\)?'/;
const conversion = /note: .*?(no known conversion .*)/;
const alsoKnownAs = /'[^']*' \(aka ('[^']*')\)/g;
const tooLarge = /refers to a result of 'operator new|note: heap allocation performed here/;
const tooLong = /constexpr evaluation hit maximum step limit/;
/** Clang tells of an unknown name when the whole statement is read, after errors behind it. */
const unknownName = /^use of undeclared identifier/;
const notAConstant = /\b__builtin_strcmp\("|\bnot_a_constant<.*pieces</;

/** The output as if there were one folder, as there is for the reader. */
export function shown(output: string): string {
  // Where the program asks for what was precompiled, the compiler does not know.
  const withoutBegin = output.replaceAll(/^(?:In file included from .*\n)?In file included from \/begun\/.*\n/gm, '');
  return withoutBegin.replaceAll(/\/sdk\/(?:include\/(?:wasm32-wasip1\/)?(?:c\+\+\/v1\/)?|lessons\/)?/g, '')
    .replaceAll(/(^|[\s"'])\.\/(?=program\.cpp|finish\/)/gm, '$1');
}

/** The texts of a line's string literals, joined: a computed message comes in pieces. */
function literals(line: string): string {
  return [...line.matchAll(/"((?:\\.|[^"\\])*)"/g)].map((each) => each[1]).join('').replace(/\\(.)/g, '$1');
}

/** The output, and each line's string literals joined. */
export function readable(output: string): string {
  return output.split('\n').flatMap((line) => [line, literals(line)]).join('\n');
}

/** The first thing that a lesson's finish says in an output. */
export function wanted(output: string): string | undefined {
  return linesOf(output).filter((line) => errorLine.test(line)).map((line) => lessonSays.exec(literals(line))?.[1])
    .find((words) => words !== undefined);
}

/** The error that a learner is told of, and the number of others, in an output that was `shown`. Errors point into the
 * program and the finish where they can. */
export function reduced(output: string, text: string, finish: Source | null = null): Reduced {
  const lines = linesOf(output);
  const errors = lines.flatMap((line, at) => errorLine.test(line) ? [at] : []);
  const [printed] = errors;
  if (printed === undefined) {
    return { finding: found('error', lines.slice(-5).join('\n') || 'The compiler failed without a word.'), more: 0 };
  }
  const partsOf = (at: number): Record<string, string | undefined> => errorLine.exec(lines[at] as string)?.groups ?? {};
  const { file, line } = partsOf(printed);
  const beside = errors.filter((at) => partsOf(at)['file'] === file && partsOf(at)['line'] === line);
  const columnOf = (at: number): number => Number(partsOf(at)['column'] ?? 0);
  const first = beside.filter((at) => unknownName.test(partsOf(at)['text'] ?? '') && columnOf(at) < columnOf(printed))
    .sort((a, b) => columnOf(a) - columnOf(b))[0] ?? printed;
  const findingAt = (at: number): Finding =>
    findingOfError(lines.slice(at, errors.find((each) => each > at) ?? lines.length), text, finish);

  let chosen = first;
  let finding = withHabits(findingAt(first), text, file === program ? beside.filter((at) => at !== first).map(columnOf) : []);
  if (finding.kind === 'error' && finding.text === tidy(partsOf(first)['text'] ?? '')) {
    // What headsup says comes before the compiler's own words.
    const guess = errors.findIndex((at) => unread.test(partsOf(at)['text'] ?? ''));
    for (const at of guess < 0 ? errors : errors.slice(0, guess)) {
      const other = findingAt(at);
      if (other.kind !== 'refused' || other.places[0]?.file !== program) continue;
      chosen = at;
      finding = other;
      break;
    }
  }
  const more = errors.filter((at) => at !== chosen && !(lines[at] as string).startsWith('finish/') && !lessonSays.test(literals(lines[at] as string)));
  return { finding, more: more.length };
}

/** What an error means, and the places that it and its notes name. */
function findingOfError(context: string[], text: string, finish: Source | null): Finding {
  const sources: Source[] = [{ file: program, text }, ...(finish === null ? [] : [finish])];
  const line = context[0] as string;
  const { file = '', text: said = '' } = errorLine.exec(line)?.groups ?? {};
  const finding = inWords(said, literals(line), context);

  const own = sources.find((each) => each.file === file);
  if (own !== undefined) {
    finding.exact = true;
    finding.places = placesIn([line], own);
  } else {
    finding.places = sources.map((each) => placesIn(context, each)).find((each) => each.length > 0) ?? [];
    if (finding.places.length === 0 && file === around && !finding.text.includes('redefines')) {
      finding.places = lastLine(text);
      finding.aside = 'The file ends inside an unfinished construct.';
    } else if (finding.places.length === 0 && file !== '' && file !== around) {
      finding.places = placesIn([line], { file, text: '' }).map((place) => ({ ...place, source: quoted(context) }));
    }
  }
  const place = finding.places[0];
  if (finding.kind === 'refused' && place?.file === program) finding.ownFix = inOwnWords(finding.text, finding.fix, text, place);
  if (finding.kind === 'asserted' && finding.text !== '' && finding.exact && own === finish) finding.kind = 'wanted';
  return finding;
}

/** The file that holds a lesson's program and its finish together. */
export const around = 'lesson.cpp';

/** Whether no error in that output has to do with the program, nor with how it ends. */
export function isAboutFinish(output: string): boolean {
  return !linesOf(output).some((line) => line.startsWith(`${program}:`) || line.startsWith(`${around}:`));
}

function inWords(text: string, joined: string, context: string[]): Finding {
  const value = literals(context.find((line) => notAConstant.test(line)) ?? '').trim();
  const own = sentence.exec(value || joined) ?? sentence.exec(text);
  if (own !== null) {
    const [said = '', fix = ''] = halves(own[0]);
    return found('refused', said, { fix, code: own[1] as string });
  }
  if (value !== '') {
    const [said = '', fix = ''] = halves(value);
    return found('value', said, { fix });
  }
  if (context.some((line) => tooLarge.test(line))) {
    return found('refused', 'HU038 tensor: over 16 KiB or dynamic, it is no constant', { fix: 'const instead of constexpr', code: 'HU038' });
  }
  if (context.some((line) => tooLong.test(line))) {
    return found('error', 'Too much to compute for a constant: write const instead of constexpr, and it is computed when the program runs.', { aside: tidy(text) });
  }
  if (withoutSize.test(text)) return found('error', 'An axis is written with its size, such as tokens<6>.', { aside: tidy(text) });
  const lesson = lessonSays.exec(joined) ?? lessonSays.exec(text);
  if (lesson !== null) return found('wanted', lesson[1] as string);
  const assertion = failed.exec(text);
  if (assertion !== null) {
    const compared = firstIn(context, comparison);
    return found('asserted', assertion.groups?.['said'] ?? '', { aside: compared === '' ? '' : `It compares ${compared}.` });
  }
  return found('error', tidy(text.replace(/^"(.*)"$/, '$1')), { aside: tidy(firstIn(context, conversion)) });
}

/** What is wrong, and what to write instead. */
function halves(said: string): string[] {
  const at = said.indexOf('; fix: ');
  return at < 0 ? [said] : [said.slice(0, at), said.slice(at + '; fix: '.length)];
}

function firstIn(lines: string[], pattern: RegExp): string {
  return lines.map((line) => pattern.exec(line)?.[1]).find((each) => each !== undefined) ?? '';
}

/** Types by their most informative names. */
function tidy(text: string): string {
  const known = text.replaceAll(alsoKnownAs, '$1');
  return known.includes('<') ? known.replaceAll('headsup::', '').replaceAll('> >', '>>') : known;
}

/** The innermost line comes first, then those that it was called from. */
function placesIn(lines: string[], { file, text }: Source): Place[] {
  const source = linesOf(text);
  const places: Place[] = [];
  for (const each of lines) {
    if (!each.startsWith(`${file}:`)) continue;
    const [, line, column] = /^:(\d+)(?::(\d+))?:/.exec(each.slice(file.length)) ?? [];
    const number = Number(line ?? 0);
    if (number === 0 || places.some((place) => place.line === number)) continue;
    places.push({ file, line: number, column: Number(column ?? 0), source: source[number - 1] ?? '' });
  }
  return places.slice(0, 3);
}

/** The line that Clang shows below an error. */
function quoted(context: string[]): string {
  return /^ *\d+ \| (.*)$/.exec(context[1] ?? '')?.[1] ?? '';
}
