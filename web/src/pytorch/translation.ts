// A program in PyTorch as one in headsup: which of its lines were read, and which line each line of C++ comes from.

import { isNoFeature, roleOfSize } from './axes_moved.ts';
import { Interpreter } from './interpreter.ts';
import { isQuestion, isSettings, linesOf } from './scopes.ts';
import type { Input } from './inputs.ts';
import { Program } from './program.ts';
import { brokenLines, statementsOf } from './python.ts';
import type { Parameter, PythonFunction, Statement } from './syntax.ts';
import { featuresIn, guessed, nameOfFeaturesIn, hasBatchFirst, hasBatchSecond, isComparedAsOne, isFedToImages, isImageIn, isLookedUp } from './input_axes.ts';
import type { Written } from './written.ts';
import { anySize, batchIn, hasWindow, isPair, isSquareWindow, pairIn, pairOf, sizeNamed, usual, windowIn, type Sizes } from './usual_sizes.ts';
import { anyAngles, anyNumbers, listed, loose, none, number, tensor, tensorOf, Unread, type Axis, type Chosen, type Equation, type Value } from './values.ts';

export interface Translation {
  text: string;
  /** For each line of the text, the line of Python, or 0. */
  from: number[];
  /** The same, called with random numbers. */
  called: string;
  read: number[];
  /** Lines whose result was taken as given, of some sizes. */
  taken: number[];
  /** Lines that were not read, and why. */
  unread: Map<number, string>;
  /** What was taken as given, by the lines where one would say more. */
  notes: Map<number, string>;
  /** What it takes: the axes of each input, which the reader may change. */
  inputs: Input[];
  result: Axis[] | null;
  /** Where the weights were made that are summed, by the lines that sum them. */
  choices: Map<number, Chosen>;
  /** The equations of einsum, by their lines. */
  equations: Map<number, Equation>;
  /** The sizes of view and reshape as they are written there, by their lines. */
  views: Map<number, string[]>;
  /** What operands are called, by the lines of products and masks; the size by whose root scores are to be divided. */
  written: Map<number, Written>;
  divisors: Map<number, string>;
}

type ClassStatement = Extract<Statement, { kind: 'class' }>;
function mainOf(statements: Statement[]): ClassStatement | PythonFunction | undefined {
  const classes = statements.flatMap((each) => each.kind === 'class' && forwardOf(each, statements) !== undefined ? [each] : []);
  if (classes.length > 0) return classes.at(-1) as ClassStatement;
  const functions = statements.flatMap((each) => each.kind === 'function' ? [each.function] : []);
  // A script that calls its functions itself says what they are given.
  const script = statements.filter(({ kind }) => kind !== 'function').map(({ text }) => text).join('\n');
  return functions.some(({ name }) => new RegExp(`\\b${name}\\(`).test(script)) ? undefined : functions.at(-1);
}

export const notPython = 'this is not Python';
const notReached = 'it does not run with these sizes and options';

const namesIn = (source: string): string[] => [...new Set([...source.matchAll(/\b[A-Za-z_]\w*\b/g)].map(([name]) => name))];
/** All axes that the reader says. */
const axesOf = (stated: Stated): Axis[] => Object.values(stated).flatMap((axes) => axes ?? []);

/** Where a whole mask is used, the text fills the context; a table of positions has as many as there are. */
const isFilled = /(context_length|block_size|context_size|max_?len|ctx_len|seq_?len(gth)?|num_(patches|fields|nodes|tokens))$/i;
function fills(source: string, stated: Stated): Sizes {
  const names = namesIn(source).filter((name) => isFilled.test(name)), size = tokensSaid(stated) ?? usual['tokens'] as number;
  // A square image says its side.
  const sides = axesOf(stated).filter(({ role }) => role === 'height' || role === 'width').map((each) => each.size), [side] = sides;
  const sideNames = side !== undefined && sides.every((each) => each === side) ? [...source.matchAll(/\b(?:spacial_dim|spatial_dim|img_size|image_size|resolution|feat_size|fmap_size)\b/g)].map(([name]) => name) : [];
  return Object.fromEntries([...names.map((name): [string, number] => [name, size]), ...sideNames.map((name): [string, number] => [name, side as number])]);
}
const tokensSaid = (stated: Stated): number | undefined => axesOf(stated).find(({ role }) => role === 'tokens')?.size;
/** As many features as the reader says that come in. */
function asWide(source: string, stated: Stated): Sizes {
  const found = Object.entries(stated).flatMap(([input, axes]): [string, number][] => {
    const name = nameOfFeaturesIn(source, input), features = axes?.find(({ role }) => role === 'channels') ?? axes?.at(-1);
    return features === undefined || features.size === 1 || isNoFeature(features.role) || !/^[A-Za-z_]\w*$/.test(name) ? [] : [[name, features.size]];
  });
  return Object.fromEntries(found);
}

/** The axes of inputs, as their reader says them; null for what is taken as None. */
type Stated = Record<string, Axis[] | null>;

/** Where nothing says which of the first axes is the batch, it is the one that softmax leaves alone. */
function inOrderOfSoftmax(source: string, sizes: Sizes, stated: Stated, guesses: Record<string, Axis[]>): Translation {
  const first = translatedWith(source, sizes, stated, guesses);
  if (!/\bsoftmax<batch>/.test(first.text) || hasBatchFirst(source)) return first;
  const again = translatedWith(source, sizes, stated, guesses, false, true);
  return again.unread.size <= first.unread.size && !/\bsoftmax<batch>/.test(again.text) ? again : first;
}

/** Scores between features are sums over all tokens: where these are, there is no later one. */
function inOrderOrNot(source: string, sizes: Sizes, stated: Stated, guesses: Record<string, Axis[]>): Translation {
  const first = inOrderOfSoftmax(source, sizes, stated, guesses), betweenFeatures = /\brename<(\w+), other_\1>/.test(first.text);
  return betweenFeatures && /\bnormalize<tokens>/.test(first.text) ? translatedWith(source, sizes, stated, guesses, true) : first;
}

/** As many features of what nobody says as the first layer takes that does not fit. */
function asTaken(source: string, { unread, inputs }: Translation): Sizes {
  const [, taken, given] = [...unread.values()].map((why) => /^this layer takes (\d+) features, x has (\d+)/.exec(why)).find((found) => found !== null) ?? [];
  const open = inputs.filter(({ axes }) => axes.at(-1)?.size === Number(given)).map(({ name }) => nameOfFeaturesIn(source, name)).filter((name) => /^[A-Za-z_]\w*$/.test(name));
  return taken === undefined ? {} : Object.fromEntries(open.map((name) => [name, Number(taken)]));
}
/** Sizes of the constructor that nobody says, as the reader's axes have them: one by one, whichever lets more be read. */
function asSaidAbove(source: string, sizes: Sizes, stated: Stated, guesses: Record<string, Axis[]>, first: Translation): Translation {
  const statements = statementsOf(source), main = mainOf(statements), init = main === undefined || 'parameters' in main ? undefined : main.body.find((each) => each.kind === 'function' && each.function.name === '__init__');
  const names = (init?.kind === 'function' ? init.function.parameters : []).filter(({ name, otherwise, rest }) => name !== 'self' && rest === undefined && (otherwise === null || (otherwise.kind === 'number' && otherwise.value > 1))).map(({ name }) => name);
  const all = new Set(axesOf(stated).filter(({ role, size }) => role !== 'batch' && size > 1).map(({ size }) => size));
  let best = first, now = sizes;
  // What one of them lets be read may say another one.
  for (const name of [0, 1, 2].flatMap(() => names.slice(0, 8))) for (const size of all) {
    if (!doesNotFit(best)) return best;
    const again = inOrderOrNot(source, { ...now, [name]: size }, stated, guesses);
    if (again.unread.size < best.unread.size) best = again, now = { ...now, [name]: size };
  }
  return best;
}
const doesNotFit = ({ unread }: Translation): boolean => [...unread.values()].some((why) => /^(the sizes of both sides differ|this layer takes|the sizes that are guessed here leave|\d+ numbers are not)/.test(why));
/** Where features are cut into parts until none is left, there are more of them. */
function wider(source: string): Sizes {
  return Object.fromEntries(namesIn(source).filter((name) => sizeNamed(name, source) === usual['d_in']).map((name) => [name, 64]));
}
function filledOrNot(source: string, sizes: Sizes, stated: Stated, guesses: Record<string, Axis[]> = {}): Translation {
  let best = inOrderOrNot(source, sizes, stated, guesses), now = sizes;
  const wide = asWide(source, stated), full = fills(source, stated);
  for (const others of [wide, full, { ...full, ...wide }, asTaken(source, best), ...([...best.unread.values()].some((why) => why.startsWith('the sizes that are guessed here leave')) ? [wider(source)] : [])]) {
    if (!doesNotFit(best)) return best;
    const again = inOrderOrNot(source, { ...others, ...sizes }, stated, guesses);
    if (again.unread.size < best.unread.size) best = again, now = { ...others, ...sizes };
  }
  return Object.keys(stated).length === 0 ? best : asSaidAbove(source, now, stated, guesses, best);
}

/** What may be left out, and fits nothing where nobody says its axes, is left out: the rest is read then. */
export function translated(source: string, sizes: Sizes = {}, stated: Record<string, Axis[]> = {}): Translation {
  let best = filledOrNot(source, sizes, stated);
  for (const { name, axes, unsaid } of best.inputs) {
    if (axes.length > 0 || unsaid !== 'what fits' || best.unread.size === 0) continue;
    const without = filledOrNot(source, sizes, { ...stated, ...Object.fromEntries(leftOut(best)), [name]: null });
    if (failures(without) < failures(best)) best = without;
  }
  return orItsParts(source, sizes, stated, withOtherAxes(source, sizes, stated, best));
}
/** Where nothing is read of what a class makes, the one before it is read, which it may use. */
function orItsParts(source: string, sizes: Sizes, stated: Record<string, Axis[]>, first: Translation): Translation {
  const main = mainOf(statementsOf(source)), isOf = (line: number): boolean => main !== undefined && line >= main.line && line < main.line + main.text.split('\n').length;
  const rest = source.split('\n').map((line, i) => isOf(i + 1) ? '' : line).join('\n'), other = mainOf(statementsOf(rest));
  if (main === undefined || 'parameters' in main || other === undefined || 'parameters' in other || !first.from.every((line) => line === 0)) return first;
  const again = translated(rest, sizes, stated);
  if (again.from.every((line) => line === 0)) return first;
  const unread = new Map([...[...again.unread].filter(([line]) => !first.read.includes(line)), ...[...first.unread].filter(([line]) => !again.read.includes(line))]);
  const taken = again.taken.filter((line) => !unread.has(line)), read = [...new Set([...first.read, ...again.read])].filter((line) => !unread.has(line) && !taken.includes(line)).sort((one, two) => one - two);
  return { ...again, read, taken, unread, notes: new Map([...first.notes, ...again.notes]) };
}
/** Where what is guessed of inputs does not fit, they have other axes: all of them, or one after the other, whichever lets more be read. */
function withOtherAxes(source: string, sizes: Sizes, stated: Stated, first: Translation): Translation {
  const open = first.inputs.filter(({ name, axes, unsaid }) => axes.length > 0 && unsaid === undefined && stated[name] === undefined);
  if (open.length === 0 || !mayHaveOtherAxes(first)) return first;
  const left = { ...stated, ...Object.fromEntries(leftOut(first)) };
  let best = first, guesses: Record<string, Axis[]> = {};
  for (const names of [open.map(({ name }) => name), ...open.length > 1 ? open.map(({ name }) => [name]) : []]) {
    const before = guesses;
    for (const i of otherAxes(source, [], first).keys()) {
      const now = { ...before, ...Object.fromEntries(open.filter(({ name }) => names.includes(name)).map(({ name, axes }) => [name, otherAxes(source, axes, first)[i] as Axis[]])) };
      const again = filledOrNot(source, sizes, left, now);
      // All at once they fit, or one of them is another one.
      if (failures(again) < failures(best) && again.read.length + again.taken.length >= best.read.length + best.taken.length && (names.length === 1 || !mayHaveOtherAxes(again))) best = again, guesses = now;
      if (failures(best) === 0) return best;
    }
  }
  // What still does not fit is no better guess.
  return doesNotFit(best) ? first : best;
}
/** As many features as a line asks for; one of each example, tokens, channels before places, heads, groups of things, pairs, a graph, an image. */
function otherAxes(source: string, axes: Axis[], { unread }: Translation): Axis[][] {
  const size = axes.at(-1)?.size ?? anySize(''), sized = (role: string): Axis => ({ role, size: role === 'channels' || role === 'd_in' ? size : axes.find((each) => each.role === role)?.size ?? usual[role] ?? 2 });
  const isGraph = /adj|graph|node|edge/i, areParts = /\b(q|query) *,.*\b(v|value)\b/, unnamed = /pattern is not known|one value for each name/;
  const all: [axes: string, where?: RegExp | undefined, reason?: RegExp][] = [['batch d_in'], ['batch tokens d_in'], ['tokens d_in', isGraph], ['batch heads tokens head_dim', areParts], ['batch groups tokens d_in', undefined, unnamed], ['batch tokens keys d_in', /\bi\b.*\bj\b/, /lines up/], ['batch channels tokens', /1d\b/], ['batch channels height width', /2d\b|height|\bh\b/i]];
  const others = all.filter(([, where, reason]) => (where === undefined || where.test(source)) && (reason === undefined || [...unread.values()].some((why) => reason.test(why)))).map(([each]) => each.split(' ').map(sized));
  return [...timesAsMany(unread).map((times) => axes.map((axis, i) => i < axes.length - 1 ? axis : { ...axis, size: axis.size * times })), ...others];
}
/** How many times as many features fit the sizes that a line says of all its numbers. */
function timesAsMany(unread: Translation['unread']): number[] {
  const found = [...unread.values()].map((why) => /^(\d+) numbers are not \[([\d, ]+)\]/.exec(why)).find((each) => each !== null);
  if (found == null) return [];
  const times = (found[2] as string).split(',').reduce((all, size) => all * Number(size), 1) / Number(found[1]);
  return Number.isInteger(times) && times > 1 ? [times] : [];
}
const mayHaveOtherAxes = ({ unread }: Translation): boolean => [...unread.values()].some((why) => /what is guessed of|sizes that are guessed|this pattern is not known|these are not all axes|not one value for each name|takes \d+ (channels|axes)|what is gathered is not|all pairs of|lines up/.test(why));
const failures = ({ unread }: Translation): number => [...unread.values()].filter((why) => why !== notReached).length;
const leftOut = ({ inputs }: Translation): [string, null][] => inputs.filter(({ axes, unsaid }) => axes.length === 0 && unsaid === 'None').map(({ name }) => [name, null]);

function translatedWith(source: string, sizes: Sizes, stated: Stated, guesses: Record<string, Axis[]>, unordered = false, isBatchSecond = hasBatchSecond(source)): Translation {
  const program = new Program(), sizeOf = (name: string): number | undefined => sizes[name] ?? sizeNamed(name, source);
  const statements = statementsOf(source), main = mainOf(statements), said = new Map(Object.entries(stated).flatMap(([name, axes]) => axes === null ? [] : [[name, axes]]));
  const inputs: Input[] = [], forward = main === undefined ? undefined : forwardOf(main, statements), isOfIds = (name: string): boolean => isLookedUp(source, name) || /(^|_)ids$/.test(name);
  // An image that comes in as tokens, with how high and wide it is.
  const isCut = forward !== undefined && (sidesOf(forward).size > 0 || (main !== undefined && sidesOfMain(main).size > 0)), sides = isCut ? pairIn(forward.text) : pairOf(undefined);
  const own = main === undefined || 'parameters' in main ? source : main.text;
  const places = hasWindow(own) || isCut ? sides.reduce((all, size) => all * size, 1) : isSquareWindow(own) && !/window_partition\(|\/\/ *(?:self\.)?window_size/.test(forward?.text ?? '') ? windowIn(source) ** 2 : undefined;
  const guess = (name: string): Axis[] => guessed(forward?.text ?? source, name, batchIn(source), featuresIn(source, name, sizes), isFedToImages(source, name), places, isBatchSecond, isOfIds(name), source);
  // Ids that the program makes have the axes of those that come in.
  const ids = forward?.parameters.filter(({ name }) => isOfIds(name)).map(({ name }) => (said.get(name) ?? guess(name)).map(({ role }) => role)).find(({ length }) => length === 2) ?? (isBatchSecond ? ['tokens', 'batch'] : ['batch', 'tokens']);
  const interpreter = new Interpreter(program, sizeOf, main === undefined ? Object.fromEntries(said) : {}, { ofIds: ids, isImage: (name) => isImageIn(source, name) });
  const input = (name: string): Value => {
    const inNoOrder = (all: Axis[]): Axis[] => all.map((axis) => unordered && axis.role === 'tokens' ? { ...axis, role: 'patches' } : axis);
    const asIds = isComparedAsOne(source, name) ? inputs.find((each) => isOfIds(each.name)) : undefined;
    const axes = said.get(name) ?? inNoOrder(guesses[name] ?? asIds?.axes ?? guess(name)).map((axis): Axis => ({ ...axis, guessed: true }));
    inputs.push({ name, axes });
    // One mask for all heads is said with its 1, or with heads<1>.
    const taken = inNoOrder(isMask(name) || isAdded(name) ? axes.map((axis) => axis.size === 1 ? { role: '', size: 1 } : axis) : axes);
    return tensor(program.input(name, taken, isMask(name) ? 'bool' : 'float'), taken, isMask(name) && 'given');
  };
  for (const [name, axes] of said) if (main === undefined && !new RegExp(`\\b${name}\\b[^=\\n]*=[^=]`).test(source)) interpreter.define(name, tensor(program.input(name, axes), axes));
  interpreter.script(statements);
  let result: Axis[] | null = null;
  try {
    const value = main === undefined ? undefined : ran(interpreter, main, statements, sizeOf, pairOf(tokensSaid(stated), sides), (each, text) => {
      const { name } = each, mayBeNone = isTestedForNone(name, text) || (each.otherwise !== null && !isNeeded(name, text)), isFitted = isMask(name) || isAdded(name) || isAngles(name, text) || (isCompared(name) && mayBeNone);
      const parts = said.has(name) || isFitted || mayBeNone ? undefined : partsOf(name, text);
      if (parts !== undefined) return { kind: 'list', items: parts.map((part) => isBefore(name) ? someBefore : isMask(part) && !said.has(part) ? fitted(part, program) : input(part)) };
      if (said.has(name) || !(isFitted || mayBeNone)) {
        const one = input(name), made = inputs.at(-1) as Input;
        if (isFitted || mayBeNone) made.unsaid = mayBeNone && !isFitted ? 'None' : 'what fits';
        return isPairOfAngles(name, text) ? { kind: 'list', items: [one, one] } : one;
      }
      const isLeftOut = mayBeNone && (!isFitted || stated[name] === null);
      const open: Input = { name, axes: [], unsaid: isLeftOut ? 'None' : 'what fits' };
      inputs.push(open);
      return isLeftOut ? none : isAngles(name, text) ? anglesFor(name, text) : fitted(name, program, (all) => { open.fitted ??= all; });
    });
    result = value === undefined ? null : tensorOf(value.kind === 'list' ? value.items[0] : value).axes;
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    // What stops before the forward leaves all of it unread.
    for (const line of forward?.body.flatMap(linesOf) ?? []) if (!interpreter.begun.has(line)) interpreter.unread.set(line, error.message);
  }
  for (const line of interpreter.begun) if (!interpreter.read.has(line) && !interpreter.unread.has(line)) interpreter.unread.set(line, notReached);
  for (const line of brokenLines(source)) interpreter.unread.set(line, notPython);
  // What contradicts a guess is no mistake yet.
  const open = inputs.filter(({ name, unsaid, axes }) => !said.has(name) && (unsaid !== 'None' || axes.length > 0)).map(({ name }) => name);
  const ofGuess = open.length > 0 ? `what is guessed of ${inWords(open)} does not fit; say the axes above`
    : main !== undefined && !('parameters' in main) ? 'the sizes that are guessed here do not fit' : '';
  if (ofGuess !== '') interpreter.unread.forEach((why, line) => interpreter.unread.set(line, why.replace(/PyTorch stops here too$/, ofGuess)));
  const missing = inputs.filter(({ unsaid, axes }) => unsaid === 'None' && axes.length === 0).map(({ name }) => name), notes = new Map<number, string>();
  if (forward !== undefined && missing.length > 0) notes.set(forward.line, `${inWords(missing)} ${missing.length === 1 ? 'is' : 'are'} taken as None, unless axes are said above`);
  const taken = [...interpreter.taken].filter((line) => !interpreter.unread.has(line));
  const read = [...interpreter.read].filter((line) => !interpreter.unread.has(line) && !taken.includes(line))
    .sort((a, b) => a - b);
  for (const line of taken) notes.set(line, 'taken as given');
  return {
    ...program.written(), read, taken, unread: interpreter.unread, notes, inputs: main === undefined ? [...inputs, ...interpreter.own] : inputs,
    result, choices: interpreter.choices, equations: interpreter.equations, views: interpreter.views, written: interpreter.written, divisors: interpreter.divisors,
  };
}
const inWords = (names: string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Its own, or that of the class that it was made from. */
function forwardOf(main: ClassStatement | PythonFunction, statements: Statement[]): PythonFunction | undefined {
  if ('parameters' in main) return main;
  const own = main.body.flatMap((each) => each.kind === 'function' && each.function.name === 'forward' ? [each.function] : [])[0];
  const bases = statements.filter((each): each is ClassStatement => each.kind === 'class' && each !== main && main.bases.some((base) => base.kind === 'name' && base.name === each.name));
  return own ?? bases.map((base) => forwardOf(base, statements.slice(0, statements.indexOf(base)))).find((found) => found !== undefined);
}

function ran(interpreter: Interpreter, main: ClassStatement | PythonFunction, statements: Statement[], sizeOf: (name: string) => number | undefined, sides: number[], argument: (each: Parameter, text: string) => Value): Value {
  const sizes = 'parameters' in main ? undefined : sizesOfInit(main.body, sizeOf, interpreter.exchanged, sides);
  for (const [name, size] of sidesOfMain(main, sides)) sizes?.set(name, size);
  const inner = 'parameters' in main ? undefined : layerGiven(main, statements);
  if (inner !== undefined) sizes?.set(inner.parameter, interpreter.made(interpreter.classOf(inner.of), [], sizesOfInit(inner.of.body, sizeOf, interpreter.exchanged, sides)));
  const of = 'parameters' in main || sizes === undefined ? undefined : interpreter.made(interpreter.classOf(main), [], sizes);
  const forward = 'parameters' in main ? main : of?.kind === 'object' ? of.functions.get('forward') : undefined;
  if (forward === undefined) throw new Unread('there is no forward');
  const grid = sidesOf(forward, sides);
  const given = new Map(forward.parameters.filter((each) => isTensor(each, forward.text) && !grid.has(each.name)).map((each) => [each.name, argument(each, forward.text)]));
  for (const { name } of forward.parameters) if (!given.has(name) && isPairOfBefore(name, forward.text)) given.set(name, pairOfBefore);
  for (const [name, size] of grid) given.set(name, size);
  // A cache is looked at from its beginning.
  for (const { name, otherwise } of forward.parameters) if (otherwise === null && /^(start_pos|start_position|position_offset)$/.test(name)) given.set(name, number(0));
  return interpreter.run(forward, of, [], given);
}

/** A layer that comes in, where just one class stands beside it that nobody makes. */
function layerGiven(main: ClassStatement, statements: Statement[]): { parameter: string; of: ClassStatement } | undefined {
  const init = main.body.find((each) => each.kind === 'function' && each.function.name === '__init__');
  const isNamed = (of: ClassStatement): boolean => statements.some((each) => each !== of && new RegExp(String.raw`\b${of.name}\b`).test(each.text));
  const parameters = init?.kind === 'function' ? init.function.parameters.filter(({ name, type, otherwise, rest }) => otherwise === null && rest === undefined && !isWhole(type) && /(^|_)(attn|attention|layer|module|block|mixer)$/.test(name)) : [];
  const beside = statements.filter((each): each is ClassStatement => each.kind === 'class' && each !== main && forwardOf(each, statements) !== undefined && !isNamed(each));
  const [of] = beside, [parameter] = parameters;
  return of === undefined || parameter === undefined || beside.length + parameters.length !== 2 ? undefined : { parameter: parameter.name, of };
}

/** Whether a tensor may come in there: what has another default is none, nor what may be left out and is not used. */
function isTensor({ name, type, otherwise, rest }: Parameter, text: string): boolean {
  // An empty tensor stands for none.
  const isEmpty = otherwise !== null && /^torch\.(empty|zeros|ones)\(/.test(otherwise.text) && !isBefore(name);
  const isOpen = otherwise === null || isEmpty || (otherwise.kind === 'constant' && otherwise.value === null && [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1);
  return name !== 'self' && rest === undefined && isOpen && (type === undefined || /tensor/i.test(type)) && !isQuestion(name) && !(otherwise === null ? /config|start_pos|dropout/ : /config|start_pos|cache|past|dropout/).test(name);
}
/** What is looked into, and never asked whether it is there, is not left out, whatever its default. */
const isNeeded = (name: string, text: string): boolean => new RegExp(`(?<![\\w.])${name}\\.\\w+[([]`).test(text) && !isBefore(name) && !isMask(name)
  && !new RegExp(`\\b(?:if|elif|and|or|not|while) +${name}\\b(?!\\.)|\\b${name} +(?:is|or|and|if|==|!=)\\b|(?:exists|default|bool)\\(${name}\\b`).test(text);
const isTestedForNone = (name: string, text: string): boolean => new RegExp(`\\b${name} is (?:not )?None\\b|\\bexists\\(${name}\\)`).test(text);

/** A mask that may be left out is given: what it does is in question. */
function fitted(name: string, program: Program, found: (axes: Axis[]) => void = () => undefined): Value {
  const known = new Map<string, string>();
  const made = loose([5, 5], (axes) => {
    const list = listed(axes);
    found(axes);
    if (!known.has(list)) known.set(list, program.input(`${name}_${known.size}`, axes, isMask(name) ? 'bool' : 'float'));
    return known.get(list) as string;
  }, isMask(name));
  return isMask(name) ? { ...made, isGiven: true } : { ...made, isAny: true };
}
const isBefore = (name: string): boolean => /(^|_)(cache|past)/.test(name);
/** How high and wide the image is of which the tokens are places: x.view(B, C, H, W), where H and W come in. */
function sidesOf({ parameters, text }: Pick<PythonFunction, 'parameters' | 'text'>, sides: number[] = pairOf(undefined), mayHaveSizes = false): Map<string, Value> {
  const isSide = (name: string): boolean => new RegExp(String.raw`(?:view|reshape|unflatten|rearrange)\([^\n]*\b${name}\b|\b${name} *(?://|[*%])|(?://|[*%]) *${name}\b`).test(text) && !new RegExp(String.raw`\b${name}[.[]`).test(text);
  const found = [['h', 'w'], ['H', 'W'], ['height', 'width']].find((pair) => pair.every((side) => parameters.some(({ name, otherwise }) =>
    name === side && (otherwise === null || (mayHaveSizes && otherwise.kind === 'number')) && isSide(name))));
  if (found !== undefined) return new Map(found.map((name, i) => [name, number(sides[i] as number)]));
  // H, W = size
  const pairs = parameters.filter(({ name, type }) => !/tensor/i.test(type ?? '') && new RegExp(String.raw`^[ \t]*(?:h|H|height) *, *(?:w|W|width) *= *${name}[ \t]*(?:#.*)?$`, 'm').test(text));
  return new Map(pairs.map(({ name }) => [name, { kind: 'list', items: sides.map(number) }]));
}
/** What a tuple that comes in is taken apart to: query, key, value = inputs. */
function partsOf(name: string, text: string): string[] | undefined {
  const [, parts] = new RegExp(String.raw`^[ \t]*\(?(\w+(?: *, *\w+)+)\)? *= *${name}[ \t]*(?:#.*)?$`, 'm').exec(text) ?? [];
  return /qkv/i.test(name) ? undefined : parts?.split(',').map((each) => each.trim());
}
/** Keys and values of before, if there are some: key, value = past, or past[0], or past.update(…). */
const isPairOfBefore = (name: string, text: string): boolean => isBefore(name) && isTestedForNone(name, text) && new RegExp(`\\b${name}(?:\\[[01]\\]|\\.update\\()|\\w+, *\\w+ *= *${name}\\b`).test(text);
const someBefore: Value = { ...loose([5, 5, 5, 5], anyNumbers), isAny: true };
const pairOfBefore: Value = { kind: 'list', items: [someBefore, someBefore], mayBeNone: true };
/** Angles are as many as there are pairs of features. */
function anglesFor(name: string, text: string): Value {
  return isPairOfAngles(name, text) ? { kind: 'list', items: [anyAngles, anyAngles] } : anyAngles;
}
/** What features are turned by, and both of them as one: cos, sin = position_embeddings. */
const isPairOfAngles = (name: string, source: string): boolean => new RegExp(`\\bcos\\w*, *sin\\w* *= *${name}\\b`).test(source);
const isAngles = (name: string, source: string): boolean => /^(freqs\w*|cos|sin)$/.test(name) || isPairOfAngles(name, source);
/** What is added as a bias has the axes of what it is added to. */
const isAdded = (name: string): boolean => /(^|_)bias$|^alibi/.test(name);
/** An adjacency is a mask of who sees whom. */
/** What a loss compares the result with is as long as it is asked for. */
const isCompared = (name: string): boolean => /^(targets?|labels?)$/.test(name);
const isMask = (name: string): boolean => /mask|^adj(acency)?(_mat(rix)?)?$/.test(name);
/** What is compared with numbers says which of several things is made, and is no size. */
const isChoice = (text: string, name: string): boolean => new RegExp(String.raw`(?<!% *)\b${name} (?:[!=]= *\d|in [[(] *\d)`).test(text);
const isWhole = (type: string | undefined): boolean => type !== undefined && /^:? *int$/.test(type);
/** Sizes in place of the usual ones of a constructor: 8 heads of 8 features would be of one each. */
const initOf = (body: Statement[]): PythonFunction | undefined => body.flatMap((each) => each.kind === 'function' && each.function.name === '__init__' ? [each.function] : [])[0];
/** The same where the constructor takes them: x.view(B, C, self.H, self.W). */
function sidesOfMain(main: ClassStatement | PythonFunction, sides?: number[]): Map<string, Value> {
  const init = 'parameters' in main ? undefined : initOf(main.body);
  return init === undefined || 'parameters' in main ? new Map() : sidesOf({ parameters: init.parameters, text: main.text }, sides, true);
}
function sizesOfInit(body: Statement[], sizeOf: (name: string) => number | undefined, exchanged: Map<number, number>, sides: number[]): Map<string, Value> {
  const init = body.find((each) => each.kind === 'function' && each.function.name === '__init__');
  const named = new Map<string, Value>(), text = body.map((each) => each.text).join('\n');
  for (const { name, type, otherwise, rest } of init?.kind === 'function' ? init.function.parameters : []) {
    if (rest !== undefined) continue;
    const size = sizeOf(name);
    // Of layers on top of each other this is the first.
    if (/^layer_?(idx|index|id|number|num)$/.test(name)) { named.set(name, number(0)); continue; }
    // method == 'dot': one of those that are asked for.
    const choice = new RegExp(String.raw`\b${name} == ['"](\w+)['"]`).exec(text)?.[1];
    if (otherwise === null && choice !== undefined) { named.set(name, { kind: 'text', value: choice, isOption: true }); continue; }
    // window_size[0] * window_size[1]
    if (isPair(text, name)) { named.set(name, { kind: 'list', items: sides.map(number) }); continue; }
    // b, n, d = x.shape: the n that the constructor took is that one.
    const role = new RegExp(`^[ \\t]*[\\w, ]*\\b${name}\\b[\\w, ]*=[ \\t]*\\w+\\.(?:shape|size\\(\\))[ \\t]*$`, 'm').test(text) ? roleOfSize(name) : undefined;
    if (otherwise?.kind === 'number' && role !== undefined && usual[role] !== undefined) { named.set(name, number(usual[role] as number)); continue; }
    // A window of one place would choose among one.
    if (otherwise?.kind === 'number' && otherwise.value === 1 && /^ws$|window/.test(name)) { named.set(name, number(anySize('window'))); continue; }
    if (otherwise?.kind === 'number' && otherwise.value > 1 && size !== undefined && !isChoice(text, name)) {
      named.set(name, number(size));
      // Small ones are not only sizes.
      if (otherwise.value >= 16) exchanged.set(otherwise.value, size);
    }
    if (otherwise === null && size === undefined && name !== 'self' && !isQuestion(name) && !isSettings(name) && (isWhole(type) || !/layer|activation|norm|fn$/.test(name))) named.set(name, number(anySize(name)));
  }
  return named;
}
