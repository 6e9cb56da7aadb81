// What the text of a fix says: its ways out, where its code ends, and the names in it.

import { endOf, opens } from '../compiler/calls.ts';

/** What stands between "or", outside of brackets. */
export function alternatives(fix: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let i = 0; i < fix.length;) {
    const or = /^[,;]? or /.exec(fix.slice(i, i + 6))?.[0];
    if (or !== undefined) {
      found.push(fix.slice(from, i));
      from = i += or.length;
    } else {
      i = opens(fix, i) ? endOf(fix, i) || fix.length : i + 1;
    }
  }
  return [...found, fix.slice(from)].filter((each) => each !== '');
}

/** Where the expression that the text begins with ends. */
export function endOfExpression(text: string): number {
  let at = endOfTerm(text, text.startsWith('!') ? 1 : 0);
  for (;;) {
    const sign = at === 0 ? null : /^ (?:[-+*/]|\|\||&&|[<>]=?) (?=[\w(])/.exec(text.slice(at));
    if (sign === null) return at;
    at = endOfTerm(text, at + sign[0].length);
  }
}

/** Where a name, a number or brackets end, with all that they are applied to; 0 if none stands there. */
function endOfTerm(text: string, from: number): number {
  if (text[from] === '(') return endOf(text, from);
  let at = from + (/^(?:[A-Za-z_][\w:]*|\d[\d.]*)/.exec(text.slice(from))?.[0].length ?? 0);
  if (at === from) return 0;
  for (;;) {
    if ('({'.includes(text[at] ?? ' ') || (text[at] === '<' && /[\w.:]/.test(text[at + 1] ?? ''))) at = endOf(text, at) || text.length;
    else if (/^(?:\.|::)\w/.test(text.slice(at))) at += /^(?:\.|::)\w+/.exec(text.slice(at))?.[0].length ?? 0;
    else return at;
  }
}

const names = /(?<![\w.:])[A-Za-z_]\w*(?!\w*[<(:])/g;

export function namesIn(fix: string): string[] {
  return [...new Set(fix.match(names))];
}

/** Operands in the place of their names; where one is a sum, in parentheses. */
export function withTexts(fix: string, texts: Map<string, string>): string {
  return fix.replace(/(?<![\w.:])(?:[A-Za-z_]\w*(?!\w*[<(:])|layer(?=\())/g, (name: string, at: number) => {
    const operand = texts.get(name) ?? name;
    const joined = /^\s*[-+*/.]/.test(fix.slice(at + name.length)) || /[-+*/!]\s*$/.test(fix.slice(0, at));
    return joined && /\s[-+*/<>=?|&]+\s/.test(operand) ? `(${operand})` : operand;
  });
}

/** `...` between < and > stands for what is written there. */
export function withArguments(fix: string, call: string): string {
  return fix.replace(/(\w+)<(\.\.\.[^()]*)>(?=\()/g, (whole, name: string, given: string) => {
    const own = new RegExp(`\\b${name}<(.*?)>(?=\\()`).exec(call)?.[1];
    if (own === undefined) return whole;
    const more = given.split(/, */).slice(1);
    const kept = own.split(/, */);
    return `${name}<${[...kept.slice(0, kept.length - more.length), ...more].join(', ')}>`;
  });
}
