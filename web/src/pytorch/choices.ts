// Scores, of which each of one axis has met each of another, and weights, which choose along one of the two.

import { tensor, type Axis, type Choice, type Chosen, type Tensor, type Value } from './values.ts';

/** x, whose numbers have been made weights along that axis. */
export function choosing(x: Tensor, along: string): Tensor {
  // Of scores that nobody made here nobody knows what was hidden.
  const isGuarded = x.axes.some(({ role, meets, hidden, mayBeHidden }) => role === along
    && (meets !== true || hidden === true || mayBeHidden === true));
  const choice: Choice = { roles: x.axes.map(({ role }) => role), isGuarded };
  const marked = ({ chosen: _, hidden: __, mayBeHidden: ___, lessened: ____, ...axis }: Axis): Axis =>
    axis.role === along ? { ...axis, chosen: choice } : axis;
  return { ...x, axes: x.axes.map(marked) };
}

/**
 * Scores of which a mask hides some along its last axis, if what it fills in is very negative; of weights, anything
 * else takes their sums away.
 */
export function hiding(x: Tensor, mask: Axis[], fill: number): Tensor {
  const isLessened = ({ role, chosen }: Axis): boolean => chosen !== undefined && chosen.isGuarded === false
    && mask.some((each) => each.role === role);
  if (fill > -1e3) return { ...x, axes: x.axes.map((axis) => isLessened(axis) ? { ...axis, lessened: true } : axis) };
  const along = mask.findLast(({ role }) => role !== '')?.role;
  return { ...x, axes: x.axes.map((axis) => axis.role === along ? { ...axis, hidden: true } : axis) };
}
/** Numbers that were made of hidden ones are any numbers, and what they are made with is not known. */
export const shown = (axes: Axis[]): Axis[] => axes.map(({ hidden, lessened: _, ...axis }) =>
  hidden === true ? { ...axis, mayBeHidden: true } : axis);

/** What is made with numbers that differ: added ones may hide some, and whether weights sum to one is not known. */
export function withOthers(made: Value, isSum: boolean): Value {
  const other = ({ lessened: _, ...axis }: Axis): Axis =>
    isSum && axis.meets === true ? { ...axis, mayBeHidden: true } : axis;
  return made.kind === 'tensor' ? { ...made, axes: made.axes.map(other) } : made;
}

/** Weights times 0 on one side of a diagonal, and 1 on the other. */
export function timesTriangle(made: Value, left: Value, right: Value): Value {
  const [weights, by] = left.kind === 'tensor' ? [left, right] : [right, left];
  if (made.kind !== 'tensor' || weights.kind !== 'tensor') return made;
  if (by.kind !== 'loose' || by.triangle === undefined) return made;
  const axes = made.axes.map((axis) => weights.axes.find(({ role }) => role === axis.role) ?? axis);
  return hiding({ ...made, axes }, axes.slice(-2), 0);
}

/**
 * A sum over what a mask hides, or takes from, is one of weights, and headsup says whether they are; that of any
 * products is not asked.
 */
export function summedProducts(left: Tensor, right: Tensor, over: string): { code: string; sides: Tensor[] } | undefined {
  const isHidden = ({ axes }: Tensor): boolean => axes.some(({ role, hidden, lessened }) => role === over
    && (hidden === true || lessened === true));
  const sides = isHidden(left) ? [left, right] : isHidden(right) ? [right, left] : [];
  return sides.length === 0 ? undefined : { code: `attend(${sides.map(({ code }) => code).join(', ')})`, sides };
}

/** The line that says along which axis, where that is not known yet. */
export function saidAt(x: Tensor, line: number): Tensor {
  const said = (axis: Axis): Axis => axis.chosen === undefined ? axis : { ...axis, chosen: { line, ...axis.chosen } };
  return { ...x, axes: x.axes.map(said) };
}

/** What meets the others: one axis of each side, where neither are weights yet. */
export function meeting(left: Tensor, right: Tensor, over: string, made: Axis[]): Axis[] {
  const ofOne = (x: Tensor, other: Tensor): Axis[] => x.axes.filter(({ role }) => role !== over && role !== ''
    && !other.axes.some((each) => each.role === role));
  const mine = ofOne(left, right), theirs = ofOne(right, left), isMet = ({ role }: Axis): boolean => [...mine,
    ...theirs].some((each) => each.role === role);
  // What is left of weights and of scores are values.
  const used = [left, right].flatMap((x) => pairOf(x, over) ?? []);
  const rest = made.map((axis): Axis => used.some(({ role }) => role === axis.role) ? unmet(axis) : axis);
  return mine.length !== 1 || theirs.length !== 1 || used.length > 0 ? rest : rest.map((axis) => ({ ...axis,
    meets: isMet(axis) }));
}
const unmet = ({ meets: _, chosen: __, ...axis }: Axis): Axis => axis;
/** A weight of features makes others of them: nothing meets. */
export const unmetAll = (x: Tensor): Tensor => ({ ...x, axes: x.axes.map(unmet) });

/**
 * What is made of weights by what is the same along the axis that they choose along, or hides some of it, are
 * weights along that.
 */
export function stillChoosing(made: Value, weights: Value, by: Value): Value {
  const axis = weights.kind === 'tensor' && weights.axes.some(({ meets }) => meets)
    ? weights.axes.find(({ chosen }) => chosen !== undefined) : undefined;
  if (axis === undefined || weights.kind !== 'tensor' || made.kind !== 'tensor'
    || made.code.startsWith('assume_normalized') || !made.axes.some(({ role }) => role === axis.role)) return made;
  const at = weights.axes.indexOf(axis) - weights.axes.length, beside = by.kind === 'loose' && by.isGiven !== true
    ? by.sizes.at(at) ?? 1 : 1;
  if (beside !== 1 || (by.kind === 'tensor' && by.truths !== 'given'
    && by.axes.some(({ role }) => role === axis.role))) return made;
  const axes = made.axes.map((each) => weights.axes.find(({ role }) => role === each.role) ?? each);
  return { ...made, code: axis.lessened === true ? made.code : `assume_normalized<${axis.role}>(${made.code})`, axes };
}

/** Scores by their sum are weights, as softmax makes them. */
export function bySum(made: Tensor, scores: Tensor, sum: Value): Tensor {
  const over = sum.kind === 'tensor' && sum.made?.by === 'total' && sum.made.of === scores.code ? sum.made.over
    : undefined;
  return over === undefined || !made.axes.some(({ role, meets }) => role === over && meets === true) ? made
    : choosing({ ...made, code: `assume_normalized<${over}>(${made.code})` }, over);
}

/** The axis of x that is summed over, and the other one of its scores. */
function pairOf({ axes }: Tensor, over: string): [Axis, Axis] | undefined {
  const mine = axes.find(({ role, meets }) => role === over && meets === true),
    other = axes.find((axis) => axis !== mine && axis.meets === true);
  return mine === undefined || other === undefined ? undefined : [mine, other];
}

/** Where the weights of this sum were made. */
export function chosenFor(left: Tensor, right: Tensor, over: string): Chosen | undefined {
  for (const x of [left, right]) {
    const weights = x.axes.find(({ chosen }) => chosen !== undefined), choice = weights?.chosen,
      before = x.axes.find(({ role }) => role === over)?.from ?? over;
    const at = choice === undefined ? -1 : choice.roles.indexOf(choice.roles.includes(over) ? over : before);
    if (choice === undefined || at < 0) continue;
    const isHidden = weights?.hidden === true || weights?.lessened === true;
    return { at, of: choice.roles.length, line: choice.line, isHidden };
  }
  return undefined;
}

const isPlace = (role: string): boolean => role === 'tokens' || role === 'keys' || role === 'positions';

/**
 * What weights choose among are keys where they are summed, and who chooses are tokens, whatever they are called:
 * headsup knows these.
 */
export function calledKeys(left: Tensor, right: Tensor, over: string, renamed: (x: Tensor, from: string,
  to: string) => Tensor): { left: Tensor; right: Tensor; over: string; back(x: Tensor): Tensor } {
  const asTheyAre = { left, right, over, back: (x: Tensor): Tensor => x }, weights = [left,
    right].find((x) => pairOf(x, over) !== undefined && x.axes.some(({ chosen }) => chosen !== undefined));
  const [mine, other] = weights === undefined ? [] : pairOf(weights, over) ?? [], all = [...left.axes, ...right.axes],
    isThere = (role: string): boolean => all.some((each) => each.role === role);
  if (mine === undefined || other === undefined) return asTheyAre;
  // Clusters may be chosen by those that are summed then: who is no place is another kind of thing.
  const isSelf = mine.from === other.role || other.from === mine.role || (mine.from !== undefined
    && mine.from === other.from);
  const keys = isPlace(over) ? over : 'keys', looks = isPlace(other.role) ? other.role : ['tokens',
    'positions'].find((role) => role !== keys && !isThere(role));
  if ((keys === over && looks === other.role) || !(isSelf || isPlace(other.role)) || (keys !== over
    && isThere(keys)) || looks === undefined) return asTheyAre;
  const called = (x: Tensor): Tensor => [[over, keys], [other.role, looks]].reduce((now, [from, to]) => from === to
    || !now.axes.some(({ role }) => role === from) ? now : renamed(now, from as string, to as string), x);
  // What is summed is split no more: how it was merged matters to nobody.
  const summed = (x: Tensor): Tensor => keys === over || mine.factors === undefined ? called(x)
    : tensor(`forget_factors<${keys}>(${called(x).code})`, called(x).axes);
  return { left: summed(left), right: summed(right), over: keys, back: (x) => looks === other.role ? x
    : tensor(`rename<${looks}, ${other.role}>(${x.code})`, x.axes) };
}
