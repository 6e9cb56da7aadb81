// What moves the axes of a tensor by name, as the methods of PyTorch, which go by place.

import type { Written } from './written.ts';

interface Call { name: string; given: string[]; of: string }

/** name<given, …>(of). */
function callIn(text: string): Call | undefined {
  const [, name = '', open = ''] = /^(\w+)([<(])/.exec(text) ?? [];
  const end = open === '<' ? closing(text, name.length) : name.length - 1;
  if (name === '' || text[end + 1] !== '(' || closing(text, end + 1) !== text.length - 1) return undefined;
  return { name, given: open === '<' ? listed(text.slice(name.length + 1, end)) : [], of: text.slice(end + 2, -1) };
}

/** Where the bracket that opens at that place is closed. */
function closing(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; ++i) {
    if ('<('.includes(text[i] as string)) ++depth;
    else if ('>)'.includes(text[i] as string) && --depth === 0) return i;
  }
  return -1;
}

const listed = (text: string): string[] => text.split(', ');
const roleIn = (axis: string): string => axis.replace(/<.*/, '');

/** x moved so, and the roles of what it is then; undefined where PyTorch has no such method. */
function moved(text: string, axes: string[]): { code: string; axes: string[] } | undefined {
  if (/^\w+$/.test(text)) return { code: '', axes };
  const call = callIn(text), before = call === undefined ? undefined : moved(call.of, axes);
  if (call === undefined || before === undefined) return undefined;
  const { name } = call, given = name === 'reorder' ? listed(call.given.join(', ').slice('axes<'.length, -1)) : call.given;
  const roles = given.map(roleIn), at = roles.map((role) => before.axes.indexOf(role)), [first = -1, second = -1] = at;
  const after = (method: string, now: string[]): { code: string; axes: string[] } => ({ code: `${before.code}.${method}`, axes: now });
  if (name === 'rename') return { code: before.code, axes: before.axes.map((role) => role === roles[0] ? roles[1] as string : role) };
  if (name === 'transpose' && first >= 0 && second >= 0)
    return after(`transpose(${Math.min(first, second)}, ${Math.max(first, second)})`, before.axes.map((role, i) => i === first ? roles[1] as string : i === second ? roles[0] as string : role));
  if (name === 'split' && first >= 0)
    return after(`unflatten(${first}, (${roles.slice(1).join(', ')}))`, before.axes.flatMap((role, i) => i === first ? roles.slice(1) : [role]));
  if (name === 'merge' && at.slice(1).every((place, i) => place >= 0 && place === second + i))
    return after(`flatten(${second}, ${at.at(-1)})`, before.axes.flatMap((role, i) => i === second ? [roles[0] as string] : at.includes(i) ? [] : [role]));
  return name === 'reorder' && at.every((place) => place >= 0) ? after(`permute(${at.join(', ')})`, roles) : undefined;
}

/** A fix of one tensor over axes such as batch<3>; '' where it has no words, or changes only names. */
export function inMethods(fix: string, axes: string[]): string {
  const parts = /^split<\w+, ([^()]*)>\(\w+\)$/.exec(fix)?.[1];
  if (axes.length === 0 && parts !== undefined) return `.unflatten(…, (${listed(parts).map(roleIn).join(', ')}))`;
  return moved(fix, axes.map(roleIn))?.code ?? '';
}

/** A product of matrices with an operand transposed; of weights, whose axes no sentence lists, it is the last two. */
export function asProduct(fix: string, text: string, names: Written): string {
  const { name = '', of = '' } = callIn(fix) ?? {}, operands = /^(.*\)|\w+), (.*)$/.exec(of)?.slice(1) ?? [];
  if (name !== 'matmul' || operands.length !== 2 || !of.includes('transpose')) return '';
  const said = operands.map((each) => {
    const operand = /\w+(?=\)*$)/.exec(each)?.[0] ?? '', axes = new RegExp(String.raw`\b${operand} \(([^()]+)\)`).exec(text)?.[1];
    const code = axes === undefined ? each.includes('transpose') ? '.transpose(-2, -1)' : '' : moved(each, listed(axes).map(roleIn))?.code;
    if (code === undefined) return '';
    const side = operand === 'left' || operand === 'right' ? operand : undefined, turned = side === undefined ? undefined : names.turned?.[side], rank = axes === undefined ? 0 : listed(axes).length;
    // Who exchanges the last two again leaves both out.
    return turned !== undefined && [`.transpose(${rank - 2}, ${rank - 1})`, '.transpose(-2, -1)'].includes(code) ? turned : `${side === undefined ? operand : names[side] ?? operand}${code}`;
  });
  return said.includes('') ? '' : said.join(' @ ');
}
