// What a refused program says when it runs as in PyTorch, and a line of words that makes of it.

import { numberOf } from '../chapter/heat.ts';
import type { Finding } from '../compiler/messages.ts';
import { figure } from '../page/numbers.ts';
import { hiddenIn } from './hidden.ts';
import { movedIn, saidOf, type Moved } from './moved.ts';
import { computedName, type Subject } from './probe.ts';

/** A tensor that a program showed. */
export interface Shown {
  name: string;
  /** As the reader's program calls it, if it does. */
  called: string;
  /** What each axis is for. */
  roles: string[];
  sizes: number[];
  numbers: number[];
  /** As PyTorch prints it. */
  text: string;
}

export interface Told {
  /** What PyTorch does at the refused line; '' if nobody knows. */
  does: 'runs' | 'stops' | '';
  /** PyTorch's, if it stops; if nobody knows, why. */
  words: string;
  shown: Shown[];
  /** What the program printed itself. */
  printed: string;
}

const record = /\x01(\w+)((?: [^\s:]+:\d+)*)\n([^\n]*)\n([^\x02]*)\x02/g;

export function told(stdout: string, stderr: string, finding: Finding | null): Told {
  const shown = [...stdout.matchAll(record)].map(([, name = '', axes = '', numbers = '', text = '']) => ({
    name, called: name === computedName ? 'operand' : name, roles: axes.match(/[^\s:]+(?=:)/g) ?? [], sizes: numbersIn(axes.replace(/[^\s:]+:/g, '')), numbers: numbersIn(numbers), text: text.trimEnd(),
  }));
  const printed = stdout.replace(record, '').trimEnd();
  const lines = stderr.split('\n');
  const sentence = finding === null ? '' : `${finding.text}${finding.fix === '' ? '' : `; fix: ${finding.fix}`}`;
  const said = lines.findIndex((line) => line === sentence);
  const does = said < 0 ? '' : lines[said + 1] ?? '';
  const [, stops] = /^ {2}PyTorch stops there too: (.*)$/.exec(does) ?? [];
  const [, unknown = ''] = /^ {2}What PyTorch makes of it is not known: (.*)\.$/m.exec(stderr) ?? [];
  return {
    does: stops !== undefined ? 'stops' : /^ {2}PyTorch (?:runs it|does not ask that)\.$/.test(does) ? 'runs' : '', words: stops ?? unknown,
    shown, printed,
  };
}

function numbersIn(text: string): number[] {
  return text.split(' ').filter((each) => each !== '').map(numberOf);
}

/** Names occur once for each time that a line ran: the first counts. */
export function named(name: string | undefined, { shown }: Told): Shown | undefined {
  return name === undefined || name === '' ? undefined : shown.find((each) => each.name === name);
}

export function movedFor({ result, operands }: Subject, torch: Told, meant: Told | undefined): Moved | undefined {
  const wrong = named(result, torch);
  const right = meant && named(result, meant);
  const from = [...operands, computedName].map((name) => named(name, torch)).filter((each) => each !== undefined);
  return wrong === undefined || right === undefined ? undefined : movedIn(from, wrong, right);
}

/** The line; '' where nobody knows what PyTorch does. What is meant was made by the fix, say. */
export function lineOf(finding: Finding, subject: Subject, torch: Told, meant?: Told, by = 'The fix'): string {
  if (torch.does === '') return '';
  if (torch.does === 'stops') return `PyTorch stops at this line, too: ${torch.words}`;
  const result = named(subject.result, torch);
  const weights = weightsOf(finding, subject, torch);
  const sums = weights === undefined ? [] : sumsOf(weights);
  if (weights !== undefined && sums.some((sum) => !isNear(sum, 1))) {
    return `PyTorch runs this line. Row sums${weights === result ? '' : ` of ${weights.called}`} are ${listed(sums.map((sum) => sum.toFixed(2)))}`;
  }
  const right = meant === undefined ? undefined : named(subject.result, meant);
  if (result === undefined) return 'PyTorch runs this line.';
  const moved = movedFor(subject, torch, meant);
  if (moved !== undefined) return `PyTorch runs this line, and ${saidOf(moved)}`;
  if (right === undefined || isAlike(result, right)) {
    // What a fix supposes, the reader knows alone.
    const [, meaning] = / if ([^,]+)/.exec(finding.fix) ?? [], differs = meaning === undefined ? 'what differs is which axis is called what' : `it says that ${meaning}`;
    const same = right === undefined || !tellsApart(result, subject, torch) ? '' : ` ${by} makes the same numbers: ${differs}.`;
    return `PyTorch runs this line, and makes ${inFew(result)}${same}`;
  }
  const hidden = hiddenIn(result, right, by);
  if (hidden !== undefined) return `PyTorch runs this line: ${hidden}`;
  return result.numbers.length === right.numbers.length
    ? `PyTorch runs this line, and makes ${inFew(result)} ${by} makes ${inFew(right)}`
    : `PyTorch runs this line, and makes ${counted(result)}, such as ${few(result)} ${by} makes ${counted(right)}.`;
}

/** Of one number again and again everything makes the same, right or wrong. */
function tellsApart(result: Shown, { operands }: Subject, torch: Told): boolean {
  const isUniform = ({ numbers }: Shown): boolean => numbers.length > 1
    && numbers.every((each) => Object.is(each, numbers[0]));
  const seen = [...operands, computedName].flatMap((name) => named(name, torch) ?? []);
  return !seen.some(isUniform) && !isUniform(result);
}

/** The weights whose rows should sum to 1: what a softmax makes, or what was made by one and is used. */
export function weightsOf({ text }: Finding, { result, operands }: Subject, torch: Told): Shown | undefined {
  const of = /^HU\d{3} softmax\b/.test(text) ? named(result, torch) : /\bsum to one\b|\bsums to one\b/.test(text) ? named(operands[0], torch) : undefined;
  return of !== undefined && of.sizes.length > 0 ? of : undefined;
}

/** Along the last axis. */
export function sumsOf({ sizes, numbers }: Shown): number[] {
  const columns = sizes.at(-1) ?? 1;
  return Array.from({ length: Math.floor(numbers.length / columns) }, (_, row) =>
    numbers.slice(row * columns, (row + 1) * columns).reduce((sum, each) => sum + each, 0));
}

export function isAlike(one: Shown, other: Shown): boolean {
  return one.sizes.join() === other.sizes.join() && one.numbers.every((each, i) => isNear(each, other.numbers[i] ?? NaN));
}

/** Beside an infinite number every finite one would be near. */
const isNear = (one: number, other: number): boolean =>
  one === other || (Number.isFinite(one) && Math.abs(one - other) <= 1e-4 * (1 + Math.abs(one))) || (Number.isNaN(one) && Number.isNaN(other));

function counted({ sizes, numbers }: Shown): string {
  return sizes.length === 0 ? 'one number' : `${sizes.join(' × ')} ${numbers.length === 1 ? 'number' : 'numbers'}`;
}

function inFew(of: Shown): string {
  return of.numbers.every((each) => each === 0) ? `${counted(of)}, all 0.` : few(of);
}

function few({ numbers }: Shown): string {
  return listed(numbers.slice(0, 7).map((each) => Number.isInteger(each) ? `${each}` : Number.isFinite(each) ? each.toFixed(2) : figure(each)));
}

const most = 6;
/** With the full stop. */
function listed(texts: string[]): string {
  return texts.slice(0, most).join(', ') + (texts.length > most ? ', …' : '.');
}
