// A program in PyTorch as one in headsup: which of its lines were read, and which line each line of C++ comes from.

import { roleOfSize } from './axes_moved.ts';
import { Interpreter, isQuestion } from './interpreter.ts';
import type { Input } from './inputs.ts';
import { Program } from './program.ts';
import { statementsOf } from './python.ts';
import { axesSaidIn, rolesOf } from './said.ts';
import type { Expression, PythonFunction, Statement } from './syntax.ts';
import { free, listed, loose, number, tensor, tensorOf, Unread, type Axis, type Equation, type Value } from './values.ts';

export interface Translation {
  text: string;
  /** For each line of the text, the line of Python, or 0. */
  from: number[];
  read: number[];
  /** Lines that were not read, and why. */
  unread: Map<number, string>;
  /** What it takes: the axes of each input, which the reader may change. */
  inputs: Input[];
  result: Axis[] | null;
  /** The equations of einsum, by their lines. */
  equations: Map<number, Equation>;
}
export type Sizes = Record<string, number>;

/** Sizes that differ from each other, so that no mistake fits by accident. */
const usual: Record<string, number> = { batch: 3, tokens: 5, keys: 5, heads: 2, kv_heads: 2, head_dim: 4, d_in: 8, patches: 5, height: 5, width: 6 };
const settings: [RegExp, number][] = [
  [/drop|p_attn|resid_p|rate|^p$/, 0], [/bias|flash|_norm$|cache/, 0], [/^(mask|attn_mask|attention_mask|layer_past|past|start_pos|kv_cache|rotary|rope|freqs|freqs_cis)$/, NaN],
  [/^(num|n)_(patch(es)?|tokens)$/, 5], [/bucket|distance/, 32], [/reduction|squeeze|^r$/, 2], [/kernel/, 3], [/context_length|block_size|max_len|n_ctx|n_positions|max_seq|max_position/, 7], [/kv_?heads?|kv_groups/, 2], [/head_dim|dim_head|head_size|d_k|d_v|d_head/, 4], [/heads?$|^h$|n_?head/, 2], [/^d_out$/, 8], [/^d_in$/, 12],
  [/mult|factor|expansion/, 4], [/^eps/, 0], [/^n_?layers?$|num_layers|num_hidden_layers/, 2], [/embd|embed|hidden|d_model|^dim$|model_dim|emb_dim|width|^nx$|^d$|^C$|channels?|size$|inner|^n_state$|features/, 8], [/vocab/, 11], [/ctx|context_size|context|seq_?len|length/, 7], [/temperature|scale|alpha|gamma/, 1], [/dim|chans|rank|hidden|size/, 8],
];

function usualSize(name: string): number | undefined {
  const found = settings.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
  return found === undefined || Number.isNaN(found) ? undefined : found;
}

/** Where heads share keys there are more of them than of their keys, and sizes that differ again. */
const ofShared = new Map([[8, 24], [2, 4], [4, 6]]);
const isShared = (source: string): boolean => /kv_?heads?|key_value_heads|kv_groups/i.test(source);
function sizeNamed(name: string, source: string): number | undefined {
  const size = usualSize(name);
  return size !== undefined && isShared(source) && !/kv|key_value|mult|expansion|layers/.test(name.toLowerCase()) ? ofShared.get(size) ?? size : size;
}

/** How a program unpacks the shape of a value: b, t, d = x.shape. */
function unpacked(source: string, name: string): string[] | undefined {
  // What it becomes under the same name is another tensor.
  const again = new RegExp(`^[ \\t]*${name}[ \\t]*=.*(?:view|shape|transpose|permute|rearrange|head|split|chunk)`, 'm').exec(source);
  const found = new RegExp(`^[ \\t]*\\(?([\\w, ]+?),?\\)?[ \\t]*=[ \\t]*${name}\\.(?:shape|size\\(\\))[ \\t]*(?:#.*)?$`, 'm').exec(again === null ? source : source.slice(0, again.index));
  return found?.[1]?.split(',').map((each) => each.trim());
}

/** The sizes that a program reads one by one: b = x.size(0), or t, b = x.size(0), x.size(1). What is left is features. */
function readOff(source: string, name: string): string[] | undefined {
  const found: string[] = [];
  for (const [, names = '', values = ''] of source.matchAll(/^[ \t]*([\w, ]+?)[ \t]*=[ \t]*([\w.()[\], ]+?)[ \t]*(?:#.*)?$/gm)) {
    const sides = values.split(/,(?![^([]*[)\]])/);
    names.split(',').forEach((each, i) => {
      const [, at] = new RegExp(`^${name}\\.(?:size\\((\\d)\\)|shape\\[(\\d)\\])$`).exec((sides[i] ?? '').trim())?.filter((part) => part !== undefined) ?? [];
      if (at !== undefined) found[Number(at)] ??= each.trim();
    });
  }
  const roles = Array.from(found, (each) => each === undefined ? undefined : roleOfSize(each));
  // A first axis that is no batch says how the rest stands; of a batch alone everything may follow.
  if (roles.length === 0 || roles[0] === undefined || roles[0] === 'batch' || roles.slice(1).some((role) => role === undefined)) return undefined;
  return [...found, 'd'];
}

/** The axes that an input has, unless the reader says others. */
function guessed(source: string, name: string, features_: number, isImage = false, isWindow = false): Axis[] {
  let features = features_;
  // What is said of how long each example is.
  if (/(^|_)(lens|lengths)$/.test(name)) return [{ role: 'batch', size: usual['batch'] as number }];
  const isOne = /^(q|k|v|query|key|value|queries|keys|values)$/i;
  const others = isOne.test(name) ? ['q', 'k', 'v', 'query', 'key', 'value'].map((other) => unpacked(source, other)).find((found) => found !== undefined) : undefined;
  // Who exchanges the axes 2 and 3 has four.
  const apart = isOne.test(name) && /transpose\(\s*2\s*,\s*3\s*\)/.test(source) && !/\.view\(|Linear/.test(source) ? ['b', 'heads', 't', 'head_dim'] : undefined;
  const said = axesSaidIn(source, name);
  const inComments = said === undefined ? undefined : rolesOf(said).map((role) => role ?? 'one');
  const names = unpacked(source, name) ?? (said === undefined ? readOff(source, name) : undefined) ?? (isImage && said === undefined ? ['b', 'channels', 'height', 'width'] : undefined) ?? others ?? apart ?? (inComments === undefined ? ['b', 't', 'd'] : undefined);
  // b, c, _, _ = x.shape is one, too.
  if (names?.length === 4 && /^(c|C|ch|channels?)$/.test(names[1] ?? '') && names.slice(2).every((each) => each === '_')) names.splice(1, 3, 'channels', 'height', 'width');
  const roles = names?.map((each, i, all) => roleOfSize(each) ?? (i === all.length - 1 ? 'd_in' : i === 0 ? 'batch' : 'tokens')) ?? inComments ?? [];
  // (B, C, H, W) is an image, and not heads.
  if (roles.includes('width') && !roles.includes('height') && roles.length === 4) roles.forEach((role, i) => { if (role === 'heads') roles[i] = 'height'; });
  // Alone it is how wide a layer is.
  if (roles.includes('width') && roles.length === 3 && !roles.includes('height')) roles[roles.indexOf('width')] = 'channels';
  if (roles.includes('width') && roles.includes('height')) roles.forEach((role, i) => { if (role === 'd_in' || (role === 'tokens' && i === 1)) roles[i] = 'channels'; });
  const axes: Axis[] = [], inChannels = roles.includes('channels');
  // (B, N, C) has tokens in its middle.
  roles.forEach((role, i) => { if (i > 0 && role === 'batch' && roles[0] === 'batch') roles[i] = 'tokens'; });
  // What is adjacent to each other is in one graph.
  if (roles.length === 2 && roles[0] === 'batch' && /\badj/.test(source)) roles[0] = 'tokens';
  if (/qkv/i.test(name)) features *= 3;
  // Twice the hidden size, as of both directions.
  const times = said?.at(-1)?.parts?.reduce((all, { size }) => all * (size ?? 1), 1) ?? 1;
  features *= times;
  roles.forEach((role, i) => {
    const isFeatures = i === roles.length - 1 && !inChannels && (role !== 'head_dim' || !roles.includes('heads'));
    const size = role === 'one' ? 1 : role === 'channels' || isFeatures ? features : role === 'tokens' && isWindow ? (pair[0] as number) * (pair[1] as number) : usual[role] ?? 6;
    axes.push({ role: free(isFeatures ? 'd_in' : role, axes), size });
  });
  return axes;
}

type ClassStatement = Extract<Statement, { kind: 'class' }>;
function mainOf(statements: Statement[]): ClassStatement | PythonFunction | undefined {
  const classes = statements.flatMap((each) => each.kind === 'class' && each.body.some((inner) => inner.kind === 'function' && inner.function.name === 'forward') ? [each] : []);
  if (classes.length > 0) return classes.at(-1) as ClassStatement;
  const functions = statements.flatMap((each) => each.kind === 'function' ? [each.function] : []);
  // A script that calls its functions itself says what they are given.
  const script = statements.filter(({ kind }) => kind !== 'function').map(({ text }) => text).join('\n');
  return functions.some(({ name }) => new RegExp(`\\b${name}\\(`).test(script)) ? undefined : functions.at(-1);
}

/** Where a whole mask is used, the text fills the context. */
const fills = { context_length: 5, block_size: 5, CONTEXT_SIZE: 5, max_len: 5, ctx_len: 5, max_seq_len: 5, context_size: 5 };

/** Scores between features are sums over all tokens: where these are, there is no later one. */
function inOrderOrNot(source: string, sizes: Sizes, stated: Record<string, Axis[]>): Translation {
  const first = translatedWith(source, sizes, stated), betweenFeatures = /\brename<(\w+), other_\1>/.test(first.text);
  return betweenFeatures && /\bnormalize<tokens>/.test(first.text) ? translatedWith(source, sizes, stated, true) : first;
}

export function translated(source: string, sizes: Sizes = {}, stated: Record<string, Axis[]> = {}): Translation {
  const first = inOrderOrNot(source, sizes, stated);
  if (![...first.unread.values()].some((why) => why.startsWith('the sizes of both sides differ'))) return first;
  const again = translatedWith(source, { ...fills, ...sizes }, stated);
  return again.unread.size < first.unread.size ? again : first;
}

const notReached = 'it does not run with these sizes and options';

function translatedWith(source: string, sizes: Sizes, stated: Record<string, Axis[]>, unordered = false): Translation {
  const program = new Program();
  const statements = statementsOf(source), main = mainOf(statements);
  const interpreter = new Interpreter(program, (name) => sizes[name] ?? sizeNamed(name, source), main === undefined ? stated : {});
  const inputs: Input[] = [], forward = main === undefined ? undefined : forwardOf(main);
  const input = (name: string): Value => {
    const axes = stated[name] ?? guessed(forward?.text ?? source, name, featuresIn(source, name, sizes), isFedToImages(source, name), hasWindow(source)).map((axis) => unordered && axis.role === 'tokens' ? { ...axis, role: 'patches' } : axis);
    inputs.push({ name, axes });
    return tensor(program.input(name, axes), axes);
  };
  for (const [name, axes] of Object.entries(stated)) if (main === undefined && !new RegExp(`\\b${name}\\b[^=\\n]*=[^=]`).test(source)) interpreter.define(name, tensor(program.input(name, axes), axes));
  interpreter.script(statements);
  let result: Axis[] | null = null;
  try {
    const value = main === undefined ? undefined : ran(interpreter, main, (name) => sizes[name] ?? sizeNamed(name, source), input, (name) => {
      const known = new Map<string, string>();
      const scalar = isMask(name) ? 'bool' : 'float', made = loose([5, 5], (axes) => {
        const list = listed(axes);
        if (!known.has(list)) known.set(list, program.input(`${name}_${known.size}`, axes, scalar));
        return known.get(list) as string;
      }, isMask(name));
      return isMask(name) ? { ...made, isGiven: true } : { ...made, isAny: true };
    }, (name) => stated[name] !== undefined);
    result = value === undefined ? null : tensorOf(value.kind === 'list' ? value.items[0] : value).axes;
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
  }
  for (const line of interpreter.begun) if (!interpreter.read.has(line) && !interpreter.unread.has(line)) interpreter.unread.set(line, notReached);
  return { ...program.written(), read: [...interpreter.read].filter((line) => !interpreter.unread.has(line)).sort((a, b) => a - b), unread: interpreter.unread, inputs: main === undefined ? [...inputs, ...interpreter.own] : inputs, result, equations: interpreter.equations };
}

function forwardOf(main: ClassStatement | PythonFunction): PythonFunction | undefined {
  if ('parameters' in main) return main;
  return main.body.flatMap((each) => each.kind === 'function' && each.function.name === 'forward' ? [each.function] : [])[0];
}

function ran(interpreter: Interpreter, main: ClassStatement | PythonFunction, sizeOf: (name: string) => number | undefined, input: (name: string) => Value, mask: (name: string) => Value, isStated: (name: string) => boolean): Value {
  const sizes = 'parameters' in main ? undefined : sizesOfInit(main.body, sizeOf, interpreter.exchanged);
  const of = 'parameters' in main || sizes === undefined ? undefined : interpreter.made(interpreter.classOf(main), [], sizes);
  const forward = 'parameters' in main ? main : of?.kind === 'object' ? of.functions.get('forward') : undefined;
  if (forward === undefined) throw new Unread('there is no forward');
  const wanted = forward.parameters.filter(({ name, otherwise, rest }) => name !== 'self' && otherwise === null && rest === undefined && !isMask(name) && (!isAdded(name) || isStated(name)) && !/config|start_pos|cache|dropout/.test(name) && !isAngles(name, forward.text));
  const given = new Map(wanted.map(({ name }) => [name, input(name)]));
  // A mask that may be left out is given: what it does is in question.
  const isOpen = (otherwise: Expression | null): boolean => otherwise === null || (otherwise.kind === 'constant' && otherwise.value === null);
  for (const { name, otherwise } of forward.parameters) if (isOpen(otherwise) && (isMask(name) || (isAdded(name) && !isStated(name)))) given.set(name, mask(name));
  // A cache is looked at from its beginning; angles are as many as there are pairs of features.
  for (const { name, otherwise } of forward.parameters) if (otherwise === null && /^(start_pos|start_position|position_offset)$/.test(name)) given.set(name, number(0));
  const angles: Value = { ...loose([1], (axes) => axes.length === 0 ? '1.0f' : `zeros<float, ${listed(axes)}>()`), isPlain: true, isAny: true };
  for (const { name, otherwise } of forward.parameters) if (isOpen(otherwise) && !isStated(name) && isAngles(name, forward.text)) given.set(name, isPairOfAngles(name, forward.text) ? { kind: 'list', items: [angles, angles] } : angles);
  return interpreter.run(forward, of, [], given);
}
/** What features are turned by, and both of them as one: cos, sin = position_embeddings. */
const isPairOfAngles = (name: string, source: string): boolean => new RegExp(`\\bcos\\w*, *sin\\w* *= *${name}\\b`).test(source);
const isAngles = (name: string, source: string): boolean => /^(freqs\w*|cos|sin)$/.test(name) || isPairOfAngles(name, source);
/** What is added as a bias has the axes of what it is added to. */
const isAdded = (name: string): boolean => /(^|_)bias$/.test(name);
/** An adjacency is a mask of who sees whom. */
const isMask = (name: string): boolean => /mask|^adj(acency)?(_mat(rix)?)?$/.test(name);
/** A size that is two, as of a window: its tokens are the places of it. */
const pair = [2, 5];
const isPair = (source: string, name: string): boolean => [0, 1].every((i) => new RegExp(`\\b${name}\\[${i}\\]`).test(source));
const hasWindow = (source: string): boolean => isPair(source, 'window_size');
/** Sizes in place of the usual ones of a constructor: 8 heads of 8 features would be of one each. */
function sizesOfInit(body: Statement[], sizeOf: (name: string) => number | undefined, exchanged: Map<number, number>): Map<string, Value> {
  const init = body.find((each) => each.kind === 'function' && each.function.name === '__init__');
  const named = new Map<string, Value>(), text = body.map((each) => each.text).join('\n');
  for (const { name, otherwise, rest } of init?.kind === 'function' ? init.function.parameters : []) {
    if (rest !== undefined) continue;
    const size = sizeOf(name);
    // window_size[0] * window_size[1]
    if (isPair(text, name)) { named.set(name, { kind: 'list', items: pair.map(number) }); continue; }
    // b, n, d = x.shape: the n that the constructor took is that one.
    const role = new RegExp(`^[ \\t]*[\\w, ]*\\b${name}\\b[\\w, ]*=[ \\t]*\\w+\\.(?:shape|size\\(\\))[ \\t]*$`, 'm').test(text) ? roleOfSize(name) : undefined;
    if (otherwise?.kind === 'number' && role !== undefined && usual[role] !== undefined) { named.set(name, number(usual[role] as number)); continue; }
    if (otherwise?.kind === 'number' && otherwise.value > 1 && size !== undefined) {
      named.set(name, number(size));
      // Small ones are not only sizes.
      if (otherwise.value >= 16) exchanged.set(otherwise.value, size);
    }
    // A size of which nobody knows anything is any size.
    if (otherwise === null && size === undefined && name !== 'self' && !isQuestion(name) && !/config|cfg|args|layer|activation|norm|fn$/.test(name)) named.set(name, number(8));
  }
  return named;
}

/** What a convolution or a pooling over two places takes first is an image. */
function isFedToImages(source: string, input: string): boolean {
  if (/nn\.Conv2d\(/.test(source) && !/nn\.(Linear|Embedding)\(|Conv1d/.test(source)) return true;
  const fed = [...source.matchAll(new RegExp(String.raw`self\.(\w+)\(\s*${input}\s*\)`, 'g'))].map(([, layer]) => layer as string);
  return fed.some((layer) => new RegExp(String.raw`self\.${layer}\s*=\s*(?:torch\.)?nn\.(?:Conv2d|(?:Adaptive)?(?:Avg|Max)Pool2d|BatchNorm2d)\b`).test(source));
}

/** How many features come in, as the layer says that takes them, or the first linear one. */
function featuresIn(source: string, input: string, sizes: Sizes): number {
  const first = String.raw`\(\s*(?:in_channels\s*=\s*|in_features\s*=\s*)?(?:config\.|self\.|args\.|cfg\.)?(\w+)`;
  const [, layer = ''] = new RegExp(String.raw`self\.(\w+)\(\s*${input}\s*\)`).exec(source) ?? [];
  const taking = layer === '' ? null : new RegExp(String.raw`self\.${layer}\s*=\s*nn\.(?:Linear|Conv[12]d|LayerNorm|RMSNorm)${first}`).exec(source);
  // A size of 1 lines others up, and what is a product of sizes is none by its name.
  const all = [...source.matchAll(new RegExp(String.raw`nn\.(?:Linear|Conv[12]d)${first}(?=\s*[,)])|Parameter\(\s*torch\.\w+\(\s*(\w+)(?=\s*[,)])`, 'g'))].filter((each) => (each[1] ?? each[2]) !== '1');
  const found = taking ?? all.find((each) => each[1] !== undefined) ?? all[0], name = found?.[1] ?? found?.[2] ?? '';
  return /^\d+$/.test(name) ? Number(name) : sizes[name] ?? sizeNamed(name, source) ?? 8;
}
