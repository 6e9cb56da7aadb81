// What a program's functions and classes are made of while it is read: names and their values, methods, options.

import { nothing, operations, type Given, type Operation } from './operations.ts';
import type { Expression, PythonFunction, Statement } from './syntax.ts';
import { listed, loose, mayBeNone, nameUnsaid, shapeOf, number, ofAnyNumbers, tensor, tensorOf, unknown, Unread, type Axis, type Class, type Known, type Later, type Loose, type Value } from './values.ts';

export type Scope = Map<string, Value>;

/** The value of a return, which ends a function. */
export class Returned {
  constructor(readonly value: Value) {}
}
/** What may be true as well as false. */
export const isEither = (x: Value): boolean => x.kind === 'either' || nameUnsaid(x) !== undefined;
/** What somebody may have chosen otherwise. */
export const isOption = (x: Value | undefined): boolean => ((x?.kind === 'truth' || x?.kind === 'number' || x?.kind === 'none') && x.isOption === true) || mayBeNone(x);
export const isTrue = (x: Value): boolean => {
  if (x.kind === 'unknown' || isEither(x) || x.kind === 'tensor' || x.kind === 'loose') throw new Unread('whether this holds is not known');
  return x.kind === 'truth' ? x.value : x.kind === 'number' ? x.value !== 0 : x.kind === 'list' ? x.items.length > 0 && !mayBeNone(x) : x.kind === 'text' ? x.value !== '' : x.kind !== 'none';
};
/** What makes a tensor of sizes alone. */
export const makers = ['ones', 'zeros', 'rand', 'randn', 'empty', 'full', 'randint', 'Tensor', 'FloatTensor'];
/** Short names under which packages are imported. */
export const shortNames: [string, string][] = [['th', 'torch']];
/** Names that Python, and the usual imports, bring. */
export const imported = ['torch', 'nn', 'F', 'math', 'np', 'einops', 'rearrange', 'range', 'len', 'float', 'int', 'tuple', 'list', 'super', 'hasattr', 'sqrt', 'softmax', 'einsum',
  'Conv1D', 'print', 'enumerate', 'map', 'zip', 'copy', 'deepcopy', 'device', 'Rearrange', 'max', 'min', 'getattr', 'isinstance', 'callable', 'partial', 'repeat', 'reduce', 'sum', 'any', 'all', 'abs', 'bool', 'str', 'slice', 'type', 'ceil', 'floor', 'round', 'isfunction',
  // What the programs of many people bring, and is often left out where they are pasted.
  'exists', 'default', 'clones', 'repeat_kv', 'OrderedDict', 'dict', 'set', 'to_2tuple', 'pair', '_pair', 'masked_softmax', 'Variable', 'itertools', 'meshgrid', 'ndgrid', 'make_divisible', '_make_divisible', 'SimpleNamespace', 'apply_rotary_emb', 'apply_rotary_pos_emb', 'pack_padded_sequence', 'pad_packed_sequence', 'PackedSequence'];
export const size = (x: Value): Value => {
  const of = x.kind === 'loose' ? x : tensorOf(x);
  return { kind: 'list', items: of.kind === 'loose' ? of.sizes.map(number) : of.axes.map(({ role, size: each }) => ({ ...number(each), ...(role === '' ? {} : { axis: role }) })) };
};

/** A module among others, of which nothing is known: who goes through all of them sets their weights, and no shape. */
export const someModule: Value = { kind: 'layer', call: () => { throw new Unread('which module this is is not known'); } };
export const someWeight: Value = loose([2, 2], () => { throw new Unread('which weight this is is not known'); });
export const isLayer = (path: string): boolean => /^(torch\.)?nn\.(?!functional)|(^|\.)(Conv1D|Rearrange)$/.test(path);
/** The layer that a name says which nobody defines: LlamaRMSNorm, ColumnParallelLinear. */
export function layerNamed(name: string): Value | undefined {
  const isLinear = /^(?!QKV|Merged)(\w*[a-z])?Linear(Norm)?$/.test(name), isNorm = /^(\w*(RMS|Layer|Scale|L2))?Norm$/.test(name);
  // What turns features gives angles, as many as there are.
  if (/^\w*Rotary\w*Embedding$/.test(name)) return { kind: 'path', path: 'nn.RotaryEmbedding' };
  const isOfTorch = /^(Dropout|Softmax|Embedding|Conv[123]d|Parameter|Module(List|Dict)|Sequential|Identity|Flatten|GELU|SiLU|ReLU|LeakyReLU|Tanh|Sigmoid|MultiheadAttention|Transformer(En|De)coder(Layer)?|(GRU|LSTM|RNN)(Cell)?|(Batch|Instance)Norm[12]d|GroupNorm|(Adaptive)?(Avg|Max)Pool[12]d)$/.test(name);
  // What drops whole paths drops numbers, and mixes no features.
  if (name === 'ConvModule') return { kind: 'path', path: 'nn.Conv2d' };
  if (/^(DropPath|StochasticDepth|\w*Dropout)$/.test(name)) return { kind: 'path', path: 'nn.Dropout' };
  if (/^(\w*[a-z_])?(Mlp|MLP|FeedForward|FFN)$/.test(name)) return { kind: 'path', path: 'nn.Mlp' };
  if (!isOfTorch && /^(\w*[a-z_])?(Attention|Attn|Attend)$/.test(name)) return { kind: 'path', path: 'nn.Attend' };
  return isLinear || isNorm || isOfTorch ? { kind: 'path', path: `nn.${isLinear ? 'Linear' : isNorm ? 'Norm' : name}` } : undefined;
}
/** A function of each number by itself, whichever it is. */
export const someActivation: Known = { kind: 'layer', call: (x) => (operations['relu'] as Operation)(x, nothing) };
/** A mask that nobody shows: truths, or numbers to be added, along the axes of what it hides. */
export const someMask: Known = { ...loose([5, 5], (axes) => axes.length === 0 ? 'true' : `ones<bool, ${listed(axes)}>()`, true), isGiven: true };
/** What a call gives: a place, or else a name, says which. */
export function givenOf(all: Value[], named: Later, names: string[] = []): Given {
  return { all, names, at: (i, name) => (name === undefined ? undefined : named.get(name) ?? (name === 'dim' ? named.get('axis') : undefined))?.() ?? all[i] };
}
/** The sizes of view or reshape as they stand there: apart, or as one list; a list by its name, or with a star, says none. */
export function sizesWritten({ all, names }: Given): string[] {
  const [first] = all, isList = first?.kind === 'list', list = /^[([](.*)[)\]]$/.exec(names[0] ?? '')?.[1];
  const each = isList ? list?.split(/,(?![^([]*[)\]])/).map((size) => size.trim()).filter((size) => size !== '') ?? [] : names.map((name) => name ?? '');
  return each.length === (isList ? first.items.length : all.length) ? each.filter((size) => size !== '') : [];
}
/** The types that a call says, by dtype or as x.to(torch.bool). */
const typesIn = (given: Given): string[] => [...given.all, given.at(Infinity, 'dtype')].flatMap((each) => each?.kind === 'path' ? [each.path] : []);
const wholeTypes = /^torch\.(long|int|short|u?int\d+)$/, floatTypes = /^torch\.(b?float\d*|double|half)$/;
function asWhole(made: Loose, types: string[]): Loose {
  const now = types.some((each) => wholeTypes.test(each)) ? true : types.some((each) => floatTypes.test(each)) ? false : undefined;
  return now === undefined || now === (made.isWhole ?? false) ? made : { ...made, isWhole: now };
}
/** What a call makes of the type that it says: whether these are truths decides what a mask hides. */
export function asTyped(made: Value, given: Given): Value {
  const types = typesIn(given), isOfTruths = types.includes('torch.bool');
  if (made.kind === 'loose' && !isOfTruths) return asWhole(made, types);
  if (!isOfTruths || (made.kind !== 'tensor' && made.kind !== 'loose')) return made;
  const all = (operations['bool'] as Operation)(made, nothing);
  return made.kind === 'loose' && all.kind === 'loose' ? { ...all, isPlain: made.isPlain === true } : all;
}
export const valuesOf = (named: Later): Map<string, Value> => new Map([...named].map(([name, each]) => [name, each()]));
/** What is not known matters where it is used. */
export function orUnknown(value: () => Value): Value {
  try {
    return value();
  } catch (error) {
    if (error instanceof Unread) return unknown(error.message);
    throw error;
  }
}
/** Where the statements in a statement begin. What only is defined is read when it is called. */
export function linesOf(each: Statement): number[] {
  switch (each.kind) {
    case 'if': return [each.line, ...each.branches.flatMap(({ body }) => body.flatMap(linesOf))];
    case 'for': return [each.line, ...each.body.flatMap(linesOf)];
    // What raises or deletes is no line to be reached.
    case 'function': case 'class': case 'nothing': return [];
    default: return [each.line];
  }
}
/** A method, and the class that says it. */
interface Method { function: PythonFunction; owner: Class }
/** The methods of a class, where it has none of its own those of what it was made from. */
export function methodsOf(of: Class): Map<string, Method> {
  const all = new Map<string, Method>();
  for (const base of of.bases.toReversed()) if (base.kind === 'class') methodsOf(base).forEach((each, name) => all.set(name, each));
  for (const each of of.body) if (each.kind === 'function') all.set(each.function.name, { function: each.function, owner: of });
  return all;
}
/** What a class says of its objects alone: x: Tensor, or x: int = 1. */
export const fieldsOf = (of: Class): { name: string; otherwise: Expression | null }[] => of.body.flatMap((each) => {
  const [, name] = /^(\w+)\s*:/.exec(each.text) ?? [];
  return name !== undefined && (each.kind === 'assign' || each.kind === 'other') ? [{ name, otherwise: each.kind === 'assign' ? each.value : null }] : [];
});
/** What objects without methods of their own are called that have the fields that they are given. */
export const isNamespace = (path: string): boolean => /(^|\.)(SimpleNamespace|Namespace)$/.test(path);
/** x.sigmoid_() is x.sigmoid(), of which x has the numbers then. */
export const operationOf = (name: string): Operation | undefined => operations[name] ?? (/[^_]_$/.test(name) ? operations[name.slice(0, -1)] : undefined);
/** What has the numbers of a model. */
export const isSettings = (name: string): boolean => /config|cfg|args|^(h|hyper_?)?params$|^opts?$|^options$/.test(name);
/** A question by its name, as use_fused_attn() or config.is_decoder: of its answers each is read. */
export const isQuestion = (name: string): boolean => /^(use|is|has|add|do|should|can|with)_|^causal$/.test(name);

/** A tensor without names, of which a part is set: what is put there says the names, or the numbers are any. */
export function partlySet(whole: Loose, part: Value, value: Value): Value {
  if (value.kind === 'tensor') {
    const sizes = shapeOf(part);
    if (value.axes.length !== whole.sizes.length || value.axes.some(({ size }, i) => size !== sizes[i])) throw new Unread('a part of a tensor is set');
    const axes = value.axes.map((axis, i): Axis => ({ ...axis, size: whole.sizes[i] as number }));
    return tensor(whole.code(axes.filter(({ role }) => role !== '')), axes);
  }
  // What hides, hides what is not known here.
  if (whole.truths || (value.kind === 'number' && value.value < -1e3) || !['number', 'loose'].includes(value.kind)) throw new Unread('a part of a tensor is set');
  return ofAnyNumbers(whole, whole.sizes);
}

/** What has a name of its own: x, self.x, or a part of it. */
export const isPlace = (x: Expression): boolean => x.kind === 'name' || (x.kind === 'attribute' && x.of.text === 'self') || (x.kind === 'subscript' && isPlace(x.of));
