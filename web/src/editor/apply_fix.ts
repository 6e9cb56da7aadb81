// Types the fixes that a sentence names into the program that it refuses. A fix is offered if its code has a place: the
// refused call, one of its operands, an axis or a type before it. Whether it holds is for the compiler to say.
// static_tests/fixes does the same for all cases, in more forms.

import { endOf, type Call, type Span } from '../compiler/calls.ts';
import type { Finding } from '../compiler/messages.ts';
import { codeOf } from '../lessons/rules.ts';
import { refusedCall } from '../witness/probe.ts';
import { ofLayer, ofType, otherFunction, sized } from './fix_declarations.ts';
import { scoresOf, spansOf } from './fix_operands.ts';
import { alternatives, endOfExpression, namesIn, withArguments, withTexts } from './fix_text.ts';

export interface Edit extends Span {
  insert: string;
}

export interface Fix {
  /** As the sentence says it, with the program's names. */
  label: string;
  edits: Edit[];
}

/** The fixes of a finding that are code with a place. */
export function fixesOf(text: string, finding: Finding): Fix[] {
  if (finding.kind !== 'refused' || finding.fix === '') return [];
  const code = codeOf(text, false);
  const own = alternatives(finding.ownFix);
  const all = alternatives(finding.fix);
  return all.flatMap((alternative, i) => {
    const edits = editsOf(text, code, finding, alternative);
    const label = (own.length === all.length ? own[i] : undefined) ?? alternative;
    return edits === undefined ? [] : [{ label, edits: edits.map((edit) => withoutWhatStays(text, edit)) }];
  });
}

/** The program with the edits, which do not overlap. */
export function edited(text: string, edits: Edit[]): string {
  return [...edits].sort((one, other) => other.from - one.from)
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

const axis = /^(\w+)<\d+>(?= if |$)/;
const types = /^(?:tensor|tensor_view|future_mask|linear|embedding|self_attention_v\d|causal_attention|cross_attention|feed_forward|layer_normalization|rms_normalization|transformer_block|multi_head_attention(?:_wrapper)?)</;
const tails = /^(?:$| instead\b| if |, which | first\b|, with | before | in the | for a | for every | of )/;

function editsOf(text: string, code: string, finding: Finding, alternative: string): Edit[] | undefined {
  const role = axis.exec(alternative);
  if (role !== null) return sized(code, finding, role[0], role[1] as string);
  const other = /^(\w+<[^()]*>) instead of (\w+) for (\w+)$/.exec(alternative);
  if (other !== null) return otherFunction(text, code, finding, other[1] as string, other[2] as string, other[3] as string);
  const made = /^(?:(\w+) made for|a layer with) ((\w+)<\d+>)$/.exec(alternative);
  if (made !== null) return ofLayer(code, finding, made[2] as string, made[3] as string);
  const end = endOfExpression(alternative);
  const [fix, tail] = [alternative.slice(0, end), alternative.slice(end)];
  if (end === 0 || !tails.test(tail)) return undefined;
  if (types.test(fix) && endOf(fix, fix.indexOf('<')) === fix.length) return ofType(code, finding, fix);
  if (fix !== 'x' && !/[(<{*+.!]/.test(fix)) return undefined;
  return ofCall(text, code, finding, fix, tail);
}

/** An expression in the place of the call, or of the operand that it is about. */
function ofCall(text: string, code: string, finding: Finding, fix: string, tail: string): Edit[] | undefined {
  const call = refusedCall(code, finding);
  if (call === undefined) return undefined;
  const spans = spansOf(call, finding);
  const scores = /\bscores\b/.test(fix) ? scoresOf(code, spans.get('weights') ?? spans.get('left') ?? spans.get('x')) : undefined;
  if (scores !== undefined && /^softmax<\w+>\(scores\)$/.test(fix)) {
    return [{ ...scores.whole, insert: fix.replace('scores', () => text.slice(scores.inner.from, scores.inner.to)) }];
  }
  if (scores !== undefined) spans.set('scores', scores.inner);
  const said = namesIn(fix).filter((name) => spans.has(name));
  const texts = new Map([...spans].map(([name, { from, to }]) => [name, text.slice(from, to)]));
  const [, namespace = '', head = ''] = /^!?((?:\w+::)*)(\w+)/.exec(fix) ?? [];
  const around = scores !== undefined && fix.includes(`${call.name}<`);
  const whole = around || fix === 'x' || said.length > 1 || (tail !== ' first' && ['layer', 'cache', call.name].includes(head)) || tail.startsWith(' instead')
    || finding.code === 'HU054' || call.name === 'reshape';
  if (!texts.has('layer')) texts.set('layer', call.object || call.name);
  const insert = withTexts(withArguments(fix, code.slice(call.from, call.to)), texts);
  const from = code.slice(0, call.from).endsWith(namespace) ? call.from - namespace.length : call.from;
  if (whole) return [{ from, to: call.to, insert: withinCall(insert, code, call) }];
  const operand = spans.get(said[0] ?? '');
  return operand === undefined ? undefined : [{ ...operand, insert }];
}

/** In parentheses, if an operator beside the call would divide it. */
function withinCall(insert: string, code: string, { from, to }: Call): string {
  const beside = /[-+*/!]\s*$/.test(code.slice(0, from)) || /^\s*[-*/+.]/.test(code.slice(to));
  return beside && /\s[-+*/<>|&]+\s/.test(insert.replace(/\([^()]*\)/g, '')) ? `(${insert})` : insert;
}

/** Of an edit, the words that differ. */
function withoutWhatStays(text: string, { from, to, insert }: Edit): Edit {
  const old = text.slice(from, to);
  const shorter = Math.min(old.length, insert.length);
  let same = 0;
  while (same < shorter && old[same] === insert[same]) ++same;
  while (same > 0 && /\w/.test(old[same - 1] ?? '') && /\w/.test((old[same] ?? '') + (insert[same] ?? ''))) --same;
  let end = 0;
  while (end < shorter - same && old[old.length - 1 - end] === insert[insert.length - 1 - end]) ++end;
  const [oldEnd, newEnd] = [old.length - end, insert.length - end];
  while (end > 0 && /\w/.test(old[old.length - end] ?? '') && /\w/.test((old[oldEnd - 1] ?? '') + (insert[newEnd - 1] ?? ''))) --end;
  return { from: from + same, to: to - end, insert: insert.slice(same, insert.length - end) };
}
