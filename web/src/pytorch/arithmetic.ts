// Operators between numbers, tensors, and both.

import { bySum, stillChoosing, timesTriangle, unmetAll, withOthers } from './choices.ts';
import { elementwiseNot, nothing, operations, type Operation } from './operations.ts';
import { elementwise, product, scaled } from './products.ts';
import type { Expression } from './syntax.ts';
import { isFree, isOpen, listed, loose, mayBeNone, nameUnsaid, number, numberOf, ofAnyNumbers, tensor, tensorOf, truth, unsaid, Unread, type Axis, type Known, type Loose, type Value } from './values.ts';

/** The root of a size, as scores are divided by it. */
export const rootOf = (x: Value, of: Extract<Known, { kind: 'number' }>, from: Expression, inverse: boolean): Value => x.kind === 'number' ? { ...x, root: { of: of.value, axis: of.axis, name: /^(?:float|int|(?:\w+\.)*(?:FloatTensor|tensor|Tensor))\(\[?([\w.]+)\]?\)$/.exec(from.text)?.[1] ?? from.text, inverse } } : x;

const valuesIn = (x: Value): string => x.kind === 'list' ? x.items.map(numberOf).join() : '';

/** left operator right. */
export function binary(operator: string, left: Value, right: Value): Value {
  const open = nameUnsaid(left) ?? nameUnsaid(right);
  // Whether it is None, or that many, its program does not say.
  if (open !== undefined && /^(is|is not|in|not in|[=!<>]=|[<>])$/.test(operator) && [left, right].every(({ kind }) => kind !== 'tensor' && kind !== 'loose')) return { kind: 'either' };
  // Whether a layer that is not pasted has it, nobody says.
  if ((operator === 'is' || operator === 'is not') && left.kind === 'method' && left.of.kind === 'layer') return { kind: 'either' };
  const isNone = (x: Value): boolean => x.kind === 'none' || mayBeNone(x);
  if (operator === 'is' || operator === 'is not') return { kind: 'truth', value: (isNone(left) && isNone(right)) === (operator === 'is'), isOption: [left, right].some((x) => mayBeNone(x) || (x.kind === 'none' && x.isOption === true) || x.kind === 'tensor' || x.kind === 'loose') };
  // Of what has no names, and is looked at by nobody, sizes are left.
  if (operator === '@' && isOpen(left) && isOpen(right) && [left, right].every((x) => isFree(x) && x.sizes.length === 2)) return ofAnyNumbers(left, [left.sizes[0] as number, right.sizes[1] as number]);
  if (operator === '@') return product(left, right);
  const isNumber = (x: Value): boolean => x.kind === 'number' || x.kind === 'truth';
  if (open !== undefined && isNumber(left) && isNumber(right)) return unsaid(open);
  if (isNumber(left) && isNumber(right)) {
    const a = numberOf(left), b = numberOf(right);
    const found = { '+': a + b, '-': a - b, '*': a * b, '/': a / b, '//': Math.floor(a / b), '%': a - b * Math.floor(a / b), '**': a ** b, '^': a ^ b }[operator];
    const isFloat = operator === '/' || [left, right].some((each) => each.kind === 'number' && each.isFloat === true);
    // 1 / root
    if (operator === '/' && a === 1 && right.kind === 'number' && right.root !== undefined) return { ...number(a / b), isFloat: true, root: { ...right.root, inverse: !right.root.inverse } };
    if (found !== undefined) return isFloat ? { ...number(found), isFloat: true } : number(found);
    const holds = { '==': a === b, '!=': a !== b, '<': a < b, '>': a > b, '<=': a <= b, '>=': a >= b }[operator];
    if (holds !== undefined) return { kind: 'truth', value: holds, isOption: [left, right].some((x) => (x.kind === 'number' || x.kind === 'truth') && x.isOption === true) };
  }
  // (size,) * 2
  const [several, times] = operator !== '*' ? [] : left.kind === 'list' ? [left, right] : [right, left];
  if (several?.kind === 'list' && times?.kind === 'number') {
    return { kind: 'list', items: Array.from({ length: numberOf(times) }, () => several.items).flat() };
  }
  if (left.kind === 'list' && right.kind === 'list' && operator === '+') return { kind: 'list', items: [...left.items, ...right.items] };
  if ((operator === 'in' || operator === 'not in') && left.kind === 'text' && right.kind === 'list' && right.items.every(({ kind }) => kind === 'text')) return truth(right.items.some((each) => each.kind === 'text' && each.value === left.value) === (operator === 'in'));
  const isOfNumbers = (x: Value): boolean => x.kind === 'list' && x.items.every((each) => each.kind === 'number' && each.unsaid === undefined);
  if ((operator === '==' || operator === '!=') && isOfNumbers(left) && isOfNumbers(right)) return truth((valuesIn(left) === valuesIn(right)) === (operator === '=='));
  const textOf = (x: Value): string | undefined => x.kind === 'text' ? x.value : undefined;
  // Of what is chosen by its name both choices are read.
  if ((operator === '==' || operator === '!=') && [left, right].every(({ kind }) => kind === 'text' || kind === 'none'))
    return { kind: 'truth', value: (textOf(left) === textOf(right)) === (operator === '=='), isOption: [left, right].some((x) => x.kind === 'text' && x.isOption === true) };
  // base ** x
  if (operator === '**' && left.kind === 'number' && !(left.value <= 0) && (right.kind === 'tensor' || right.kind === 'loose'))
    return (operations['exp'] as Operation)(elementwise(right, number(Math.log(left.value)), (a, b) => `${a} * ${b}`), nothing);
  if (operator === '**' && right.kind === 'number' && left.kind === 'tensor') {
    if (right.value === 2) return elementwise(left, left, (a) => `${a} * ${a}`);
    if (right.value === 0.5) return tensor(`sqrt(${left.code})`, left.axes);
    return (operations['relu'] as Operation)(left, nothing);
  }
  // Each number by itself, whichever power it is of.
  if (operator === '**' && (left.kind === 'tensor' || isOpen(left)) && (right.kind === 'tensor' || right.kind === 'loose')) return binary('*', left, right);
  // Truths beside numbers are 0 and 1.
  const areTruths = (x: Value): boolean => (x.kind === 'tensor' && x.truths === true) || (x.kind === 'loose' && x.truths && x.isGiven !== true);
  if (/^[-+*/]$/.test(operator) && areTruths(left) !== areTruths(right)) {
    const counted = (x: Value): Value => !areTruths(x) ? x : x.kind === 'loose' ? loose(x.sizes, (axes) => `to<float>(${x.code(axes)})`) : tensor(`to<float>(${tensorOf(x).code})`, tensorOf(x).axes);
    return binary(operator, counted(left), counted(right));
  }
  // A mask of 0 and 1 that is compared with 0 is the other mask.
  if ((operator === '==' || operator === '!=') && (right.kind === 'truth' || (right.kind === 'number' && (right.value === 0 || right.value === 1)))) {
    const mask = (operations['bool'] as Operation)(left, nothing);
    return (operator === '==') === (numberOf(right) === 0) ? elementwiseNot(mask) : mask;
  }
  // A mask is there where it is above 0.
  if (operator === '>' && right.kind === 'number' && right.value === 0 && (left.kind === 'loose' || left.kind === 'tensor') && left.truths) return left;
  // What comes in as a mask and is added has numbers.
  const isGiven = (x: Value): boolean => (x.kind === 'loose' && x.isGiven === true) || (x.kind === 'tensor' && x.truths === 'given');
  if ((operator === '+' || operator === '-') && [left, right].some(isGiven)) {
    const numbers = (axes: Axis[], code: string): string => `masked_fill(zeros<float, ${listed(axes)}>(), ${code}, -INFINITY)`;
    const added = (x: Value): Value => !isGiven(x) ? x
      : x.kind === 'loose' ? loose(x.sizes, (axes) => numbers(axes, x.code(axes))) : tensor(numbers(tensorOf(x).axes, tensorOf(x).code), tensorOf(x).axes);
    return binary(operator, added(left), added(right));
  }
  // Weights times what comes in as a mask: it has numbers there, too.
  if (operator === '*' && [left, right].some((each) => isGiven(each) && (each.kind === 'tensor' || (each.kind === 'loose' && each.truths)))) {
    const factor = (x: Value): Value => !isGiven(x) ? x
      : x.kind === 'loose' ? { ...loose(x.sizes, (axes) => `to<float>(${x.code(axes)})`), isGiven: true } : tensor(`to<float>(${tensorOf(x).code})`, tensorOf(x).axes);
    return stillChoosing(stillChoosing(binary(operator, factor(left), factor(right)), left, right), right, left);
  }
  // A tensor that has one number everywhere has another one everywhere.
  if (operator === '*' && left.kind === 'number' && right.kind === 'loose' && right.fill !== undefined) return binary(operator, right, left);
  if (operator === '*' && right.kind === 'number' && left.kind === 'loose' && left.fill !== undefined)
    return { ...(elementwise(left, right, (a, b) => `(${a} * ${b})`) as Loose), isPlain: left.isPlain === true, fill: left.fill * right.value, ...(left.names === undefined ? {} : { names: left.names }) };
  const written = { '==': '==', '!=': '!=', '+': '+', '-': '-', '*': '*', '/': '/', '<': '<', '>': '>', '<=': '<=', '>=': '>=', '&': '&&', '|': '||' }[operator];
  if (written === undefined) throw new Unread('this operator is not read');
  if (operator === '+' && left.kind === 'tensor' && right.kind === 'loose' && right.hides !== undefined)
    return (operations['masked_fill'] as Operation)(left, { ...nothing, at: (i) => i === 0 ? right.hides : number(right.fill ?? -Infinity) });
  // scale * scores
  if (operator === '*' && left.kind === 'number' && left.root?.inverse === true && right.kind === 'tensor') return binary(operator, right, left);
  const by = (operator === '/' && right.kind === 'number' && right.root?.inverse === false) || (operator === '*' && right.kind === 'number' && right.root?.inverse === true) ? right : undefined;
  const made = left.kind === 'tensor' && by !== undefined ? scaled(left, by, (a, b) => `(${a} ${written} ${b})`) : undefined;
  if (made !== undefined) return made;
  const each = elementwise(left, right, (a, b) => `(${a} ${written} ${b})`, /[<>=&|]/.test(operator));
  const isByNumber = [left, right].some(isNumber), beside = isByNumber ? each : withOthers(each, /[-+]/.test(operator));
  const found = operator === '*' ? timesTriangle(beside, left, right) : beside;
  if (operator === '/' && right.kind === 'tensor' && left.kind === 'tensor' && found.kind === 'tensor')
    // By a number of all of them, such as the largest, they are weights no more.
    return right.axes.length === 0 ? unmetAll(found) : bySum(found, left, right);
  if (operator === '/' && right.kind === 'tensor') return found;
  return operator === '*' || operator === '/' ? stillChoosing(operator === '*' ? stillChoosing(found, right, left) : found, left, right) : found;
}
