// What the compiler says of the translation, at the line of Python that it comes from.

import type { Checked } from '../compiler/messages.ts';
import { inPyTorch, softmaxWanted } from './in_pytorch.ts';
import { notPython, type Translation } from './translation.ts';

export interface Refusal {
  line: number;
  /** headsup's sentence and fix; the fix once more, as it is written in PyTorch, where that is known. */
  text: string;
  fix: string;
  inPyTorch: string;
}

/** The first refusal, or undefined. An error that is none of headsup's is about the translation, and no news to the reader. */
export function refusalOf({ from, choices, equations, views, written, divisors }: Translation, { finding, passed }: Checked): Refusal | undefined {
  if (passed || finding === null || finding.kind !== 'refused') return undefined;
  const line = from[(finding.places[0]?.line ?? 0) - 1] ?? 0;
  return line === 0 ? undefined : { line, text: finding.text, fix: finding.fix, inPyTorch: inPyTorch(finding.text, finding.fix, equations.get(line), views.get(line), softmaxWanted(choices.get(line), line), { ...written.get(line), divisor: divisors.get(line) }) };
}

/** What was checked, and never more than that. */
export function summaryOf({ from, read, taken, unread }: Translation, checked: Checked, refusal: Refusal | undefined): string {
  const all = read.length + taken.length + unread.size, given = taken.length === 0 ? '' : `, ${taken.length} taken as given`;
  const lines = `${read.length} of ${all} lines were read${given}`;
  const broken = [...unread].flatMap(([line, why]) => why === notPython ? [line] : []).sort((one, other) => one - other);
  const isBroken = broken.length === 0 ? '' : broken.length === 1 ? ` Line ${broken[0]} is not Python.`
    : ` This is not Python from line ${broken[0]} on.`;
  if (refusal !== undefined) return `Line ${refusal.line} is refused. ${lines}.${isBroken}`;
  if (isBroken !== '') return `${isBroken.trim()} ${lines}, and nothing is said of the others.`;
  if (!checked.passed) return `${lines}. The translation does not compile: that is this page's mistake, not yours.`;
  // Of nothing nothing is refused.
  if (from.every((line) => line === 0)) return `${lines}, and none of them makes a tensor: there was nothing to check.`;
  return read.length === all ? `All ${all} lines were read, and headsup refuses none of them.` : `${lines}; headsup refuses none of these. The grey ones were not looked at.`;
}
