// What a name in the program stands for, as far as shapes go.

import type { Given } from './operations.ts';
import type { PythonFunction, Statement } from './syntax.ts';

export interface Axis {
  /** Empty for an axis of size 1 that only lines others up: headsup needs none, and the code has none. */
  role: string;
  size: number;
  /** The role that it had before it was renamed, or the axis that it was split from. */
  from?: string;
  /** Its name was chosen here, so it may get another one. */
  made?: boolean;
  /** Which of its heads share keys, as repeat says. */
  groups?: string;
  /** Of an axis of size 1 that keepdim left: what was pooled. */
  pooled?: string;
  /** A comment says so. */
  said?: boolean;
  /** Nobody says that what comes in has it. */
  guessed?: boolean;
  /** Its numbers are those of a shorter axis, again and again. */
  repeated?: boolean;
  /** Of such an axis: what it is of, and how often, the outer one first. */
  again?: Axis[];
  /** Its numbers are complex: what the real and the imaginary parts stood along. */
  complex?: Axis;
  /** Its features are rotated in pairs, of which the first ones are half of it. */
  inHalves?: boolean;
  /** What it was merged from, outermost first. */
  factors?: Axis[];
  /** Of scores: each of it has met each of another axis. */
  meets?: boolean;
  /** Of weights: they were made to choose along it. */
  chosen?: Choice;
  /** One of it was cut out, and stands for all where it meets these. */
  isOne?: boolean;
  /** Very negative numbers hide some of it: these are scores until weights are made of them along it. */
  hidden?: boolean;
  /** What was added to these scores, or made of them, may hide some of it. */
  mayBeHidden?: boolean;
  /** Of weights: other numbers stand in the place of some, and nobody divided by the sums since. */
  lessened?: boolean;
}

/** Where numbers were made weights, and what the axes were called there. */
export interface Choice {
  roles: string[];
  line?: number;
  /** A mask hid some of the scores already, or may have: who fills in 0 once more guards rows without any. */
  isGuarded?: boolean;
}
/**
 * Of a sum that weights are in: the place of what is summed among the axes of scores, the line that made weights of
 * them, and whether a mask hid some after that.
 */
export interface Chosen { at: number; of: number; line: number | undefined; isHidden: boolean }

/** A tensor whose axes are named: `code` is an expression of C++. */
export interface Tensor { kind: 'tensor'; code: string; axes: Axis[]; truths: Truths; made?: Made; chosen?: Chosen | undefined; divisor?: string | undefined }
/** Truths that come in as a mask may be numbers, if they are added. */
export type Truths = boolean | 'given';
/** How a tensor was made, for what comes at once after it. */
export type Made =
  /** Seen with other sizes, which may get names. */
  | { by: 'view'; of: Tensor; sizes: number[] }
  /** A product, which may be scaled by the root of a size, as it may be written. */
  | { by: 'product'; left: Tensor; right: Tensor; over: Axis; size?: SizeWritten | undefined }
  /** The half of an axis, perhaps negated, which may be joined with the other half. */
  | { by: 'half'; of: Tensor; at: number; isSecond: boolean; negated: boolean }
  /** By an equation: the letters of both sides and what they have become, and those of the result. */
  | { by: 'einsum'; equation: Equation; of?: { left: Tensor; right: Tensor; over: Axis }; size?: SizeWritten | undefined }
  /** Expanded: where axes are lined up this is nothing, and where they are seen anew it is. */
  | { by: 'expansion'; whole: Tensor }
  /** One more row of zeros stands beside it. */
  | { by: 'padding'; of: Tensor }
  /** Of that, seen with the sizes of two axes exchanged: who leaves the first row out and sees it as before has moved each row by another place. */
  | { by: 'skew'; of: Tensor }
  /** A sum of all numbers of that along an axis, which is kept. */
  | { by: 'total'; of: string; over: string }
  /** By attention that is not pasted: it may be the first of several things that it gives. */
  | { by: 'elsewhere' }
  /** Pooled over the first axis, so that PyTorch spreads it there again. */
  | { by: 'pooling'; over: Axis };
/** How many are summed, as the program may have it, and whose last axis these are. */
export interface SizeWritten { code: string; lastOf: string[] }
/** 'ij,jk->ik', with the role that each letter of a side has where headsup calls it left or right. */
export interface Equation { left: Side; right: Side; to: string }
export interface Side { letters: string; roles: string[] }
/** A tensor whose axes get their names from what it meets first: a mask of ones, a weight. */
export interface Loose {
  kind: 'loose';
  sizes: number[];
  truths: boolean;
  code(axes: Axis[]): string;
  /** Its numbers are any, so it may be seen with any sizes. */
  isPlain?: boolean;
  /** Its numbers are whole, as those of ids. */
  isWhole?: boolean;
  /** The same of what was made from such a tensor, for which nobody guesses names. */
  isFree?: boolean;
  /** Which number stands where was not followed. */
  isInvented?: boolean;
  /** As many numbers as it is seen as. */
  isAny?: boolean;
  /** It comes in: truths, or numbers to be added. */
  isGiven?: boolean;
  /** A mask that is true from this diagonal on; what made it, and of which sizes, as these are written. */
  triangle?: { upper: boolean; diagonal: number; made: 'triu' | 'tril'; sizes?: string[] | undefined } | undefined;
  /** The one number that it has everywhere. */
  fill?: number;
  /** Added to scores, it hides what this mask is true for. */
  hides?: Loose;
  /** The roles that its sizes' names have, and these names. */
  names?: (string | undefined)[];
  written?: string[];
  /** What its axes are called where nothing else says it. */
  guess?: Axis[];
}
export interface Class { kind: 'class'; name: string; bases: Value[]; body: Statement[] }
/** What a call gives by name, which is looked at where it is used. */
export type Later = Map<string, () => Value>;
export type Known =
  | Tensor
  | Loose
  /** A root remembers of which size it is: d_model ** 0.5; `axis` is the one that a size is of. Of what is `unsaid`, by this name, nobody says the number: as a factor it is any, and as a size none. */
  | { kind: 'number'; value: number; isFloat?: boolean; isOption?: boolean; root?: { of: number; name: string; axis?: string | undefined; inverse: boolean }; unsaid?: string; axis?: string }
  | { kind: 'text'; value: string; isOption?: boolean }
  /** An option is what somebody may have chosen otherwise: what the other choice does is read, too. */
  | { kind: 'truth'; value: boolean; isOption?: boolean }
  /** True or false, and nobody knows which. */
  | { kind: 'either' }
  | { kind: 'none'; isOption?: boolean }
  /** A tuple that may come in, such as the keys and values of before, is taken as None; what is done with it is read, too. */
  | { kind: 'list'; items: Value[]; mayBeNone?: boolean }
  /** torch.nn.functional.softmax, or self.scores.transpose. */
  | { kind: 'path'; path: string }
  | { kind: 'method'; of: Value; name: string }
  | { kind: 'layer'; isBatchFirst?: boolean; call(x: Value, more: Given): Value; attribute?(name: string): Value | undefined; load?(weights: Map<string, Value>): void; madeFor?(role: string): void; add?(part: Value): void }
  | { kind: 'dictionary'; entries: Map<string, Value> }
  | Class
  /** `base` is the layer of torch.nn that its class was made from, if it is one; of what is guessed the sizes are not those of the program. */
  | { kind: 'object'; name: string; functions: Map<string, PythonFunction>; attributes: Map<string, Value>; class?: Class; base?: Value; isGuessed?: boolean }
  | { kind: 'function'; function: PythonFunction; self?: Value; scope?: Map<string, Value> }
  | { kind: 'lambda'; call(given: Value[], named?: Later): Value }
  /** A set of sizes, of which each is a number by its name. */
  | { kind: 'settings' };
export type Value = Known | { kind: 'unknown'; why: string };

/** What stops the reading of a statement, in words for the reader. */
export class Unread extends Error {}

export const none: Value = { kind: 'none' };
export const unknown = (why: string): Value => ({ kind: 'unknown', why });
export const number = (value: number): Extract<Known, { kind: 'number' }> => ({ kind: 'number', value });
export const unsaid = (name: string): Value => ({ ...number(NaN), unsaid: name });
export const nameUnsaid = (x: Value | undefined): string | undefined => x?.kind === 'number' ? x.unsaid : undefined;
/** What is taken as None, and might be something. */
export const mayBeNone = (x: Value | undefined): boolean => x?.kind === 'list' && x.mayBeNone === true;
export const truth = (value: boolean): Value => ({ kind: 'truth', value });
export const option = (value: boolean): Value => ({ kind: 'truth', value, isOption: true });
export const tensor = (code: string, axes: Axis[], truths: Truths = false): Tensor => ({ kind: 'tensor', code, axes, truths });
export const loose = (sizes: number[], code: (axes: Axis[]) => string, truths = false): Loose => ({ kind: 'loose', sizes, code, truths });

/** Numbers that nobody looks at. */
export const anyNumbers = (axes: Axis[]): string => axes.length === 0 ? '1.0f' : `zeros<float, ${listed(axes)}>()`;
/** Angles are as many as there are features, or pairs of these. */
export const anyAngles: Value = { ...loose([1], anyNumbers), isPlain: true, isAny: true };

export const typeOf = ({ role, size }: Axis): string => `${role}<${size}>`;
export const named = (axes: Axis[]): Axis[] => axes.filter(({ role }) => role !== '');
export const listed = (axes: Axis[]): string => named(axes).map(typeOf).join(', ');
/** Of what is a tensor, or becomes one. */
export const shapeOf = (x: Value | undefined): number[] => sizesOf(x?.kind === 'loose' ? x : tensorOf(x));
export const sizesOf = (x: Tensor | Loose): number[] => x.kind === 'tensor' ? x.axes.map(({ size }) => size) : x.sizes;

/** Whether nothing is said of its axes, and nothing is guessed. */
export const isOpen = (x: Value | undefined): x is Loose => x?.kind === 'loose' && x.guess === undefined;

/** That its numbers may be seen with any sizes. */
export const isFree = (x: Loose): boolean => x.isPlain === true || x.isFree === true;

/** What a part of it, or it with axes of size 1, is as well. */
export const freedomOf = (x: Loose): Partial<Loose> => ({ ...(isFree(x) ? { isFree: true } : {}), ...(x.isGiven === true ? { isGiven: true } : {}) });

/** With axes of size 1, wherever these stand, it hides the same. */
export const triangleOf = (x: Loose): Partial<Loose> => x.triangle === undefined ? {} : { triangle: x.triangle, ...(x.fill === undefined ? {} : { fill: x.fill }), ...(x.hides === undefined ? {} : { hides: x.hides }) };

/** Of numbers that nobody looks at, such as places in a table, the sizes count. */
export function ofAnyNumbers(x: Value, sizes: number[]): Loose {
  if (x.kind !== 'loose' || (x.truths && !isFree(x))) throw new Unread('nothing says what its axes are');
  return { ...loose(sizes, (axes) => axes.length === 0 ? (x.truths ? 'true' : '1.0f') : x.truths ? `ones<bool, ${listed(axes)}>()` : `zeros<float, ${listed(axes)}>()`, x.truths), isFree: true, isInvented: true };
}

export function tensorOf(x: Value | undefined): Tensor {
  if (x?.kind === 'tensor') return x;
  if (x?.kind === 'loose' && x.guess !== undefined) return tensor(x.code(named(x.guess)), x.guess, x.truths);
  throw new Unread(x?.kind === 'unknown' ? x.why : x?.kind === 'loose' ? 'nothing says what its axes are' : 'this is no tensor');
}
export function numberOf(x: Value | undefined): number {
  if (x?.kind === 'number' && x.unsaid !== undefined) throw new Unread(`nothing says what ${x.unsaid} is`);
  if (x?.kind === 'number') return x.value;
  if (x?.kind === 'truth') return Number(x.value);
  throw new Unread(x?.kind === 'unknown' ? x.why : 'this number is not known');
}

/** Where the axis `dim` stands, counted from the end if it is negative. */
export function placeOf(rank: number, dim: Value | undefined, otherwise?: number): number {
  const at = dim === undefined && otherwise !== undefined ? otherwise : numberOf(dim);
  const place = at < 0 ? at + rank : at;
  if (place < 0 || place >= rank) throw new Unread(`there is no axis ${at}: PyTorch stops here too`);
  return place;
}

/** A role that none of the axes has: that one, or the same with a number. */
export function free(role: string, axes: Axis[]): string {
  for (let i = 1; ; ++i) {
    const name = i === 1 ? role : `${role}_${i}`;
    if (!axes.some((each) => each.role === name)) return name;
  }
}

/** A number as C++ has it. */
export function literal(value: number): string {
  if (value === Infinity) return 'INFINITY';
  if (value === -Infinity) return '-INFINITY';
  if (Number.isNaN(value)) return '1.0f';
  return `${/[.e]/.test(String(value)) ? value : `${value}.0`}f`;
}
