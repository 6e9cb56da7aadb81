// What a comment or the reader says of a tensor's axes, brought together with what was read.

import { reshaped, viewed } from './axes_moved.ts';
import { renamed } from './products.ts';
import type { Program } from './program.ts';
import { rolesOf, type Said } from './said.ts';
import { listed, named, sizesOf, tensor, typeOf, type Axis, type Loose, type Tensor, type Value } from './values.ts';

/** Names of one kind are often exchanged: what one line calls features, another calls out. */
const kinds: [RegExp, string][] = [
  [/^(d_in|d_out|head_dim|all_heads|hidden|classes|vocab|channels)$/, 'features'], [/^(tokens|keys|context_length|patches)$/, 'tokens'], [/^(heads|kv_heads)$/, 'heads'],
  [/^(batch|height|width|pixels)$/, '$&'],
];
const kindOf = (role: string): string | undefined => {
  const found = kinds.find(([pattern]) => pattern.test(role))?.[1];
  return found === '$&' ? role : found;
};

export function asSaid(value: Value, said: Said[], program: Program): Value {
  if ((value.kind !== 'tensor' && value.kind !== 'loose') || said.length !== sizesOf(value).length) return value;
  // Of 1 everyone is sure; other sizes may be those of another model.
  if (said.some(({ size }, i) => (size === 1) && sizesOf(value)[i] !== 1)) return value;
  return value.kind === 'loose' ? namedAs(value, said) : claimed(value, said, program);
}

/** A tensor of which only the sizes are known. */
function namedAs(x: Loose, said: Said[]): Tensor {
  const roles = rolesOf(said);
  const axes = said.map(({ parts }, i): Axis => {
    const size = x.sizes[i] as number, role = roles[i], factors = parts === undefined ? undefined : factorsOf(parts, size);
    if (role === undefined) return size === 1 ? { role: '', size, said: true } : { role: `part_${i}`, size, made: true };
    return { role, size, said: true, ...(factors === undefined ? {} : { factors }) };
  });
  const code = axes.reduce((now, { role, factors }) => factors === undefined ? now : `assume_factors<${role}, ${listed(factors)}>(${now})`, x.code(named(axes)));
  return tensor(code, axes, x.truths);
}
/** The parts with their sizes, if these are known. */
function factorsOf(parts: Said[], whole: number): Axis[] | undefined {
  const known = parts.reduce((all, { size }) => all * (size ?? 1), 1), open = parts.filter(({ size }) => size === undefined);
  if (open.length > 1 || whole % known !== 0) return undefined;
  const all = parts.map(({ role, size }) => ({ role: role === '' ? 'parts' : role, size: size ?? whole / known }));
  return all.reduce((product, { size }) => product * size, 1) === whole ? all : undefined;
}

function claimed(value: Tensor, said: Said[], program: Program): Tensor {
  const roles = rolesOf(said);
  let x = value;
  if (value.made?.by === 'view') {
    const { of, sizes } = value.made;
    x = viewed(of, sizes, roles);
    // Numbers of one axis became those of another.
    if (contradicts(of, x.axes, roles)) return reshaped(of, sizes, roles, true);
  }
  const mine = named(x.axes).map(({ role }) => role), theirs = roles.filter((role) => role !== undefined);
  if (mine.join() !== theirs.join() && [...mine].sort().join() === [...theirs].sort().join()) return inOrder(x, theirs, program);
  x.axes.forEach((axis, i) => {
    const role = roles[i];
    // A comment calls the heads of keys heads, too.
    const isHeads = axis.role === 'kv_heads' && role === 'heads';
    if (role !== undefined && axis.role !== '' && axis.role !== role && !isHeads && axis.made === true && !x.axes.some((each) => each.role === role)) x = renamed(x, axis.role, role);
  });
  return { ...x, axes: x.axes.map((axis, i) => axis.role === roles[i] || (axis.role === '' && said[i]?.size === 1) ? { ...axis, said: true } : axis), ...(value.made === undefined ? {} : { made: value.made }) };
}

function contradicts(before: Tensor, axes: Axis[], roles: (string | undefined)[]): boolean {
  return axes.some(({ role, made, from }, i) => {
    const said = roles[i];
    if (said === undefined || role === '' || role === said || made === true || from !== undefined) return false;
    const mine = kindOf(role), theirs = kindOf(said);
    return before.axes.some((each) => each.role === said) || (mine !== undefined && theirs !== undefined && mine !== theirs);
  });
}

/** The same axes in the order that was said: headsup refuses another one. */
function inOrder(x: Tensor, roles: string[], program: Program): Tensor {
  const axes = roles.map((role) => x.axes.find((each) => each.role === role) as Axis), before = program.variable('value', x.code);
  return tensor(program.declared('stated', `tensor<std::remove_cvref_t<decltype(${before})>::scalar, ${axes.map(typeOf).join(', ')}> const`, ` = ${before}`), axes, x.truths);
}
