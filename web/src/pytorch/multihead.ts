// nn.MultiheadAttention: its projections, heads apart, and what its masks hide; and the layers of torch.nn that have one.

import { viewed, swapped } from './axes_moved.ts';
import { binary } from './arithmetic.ts';
import { nothing, operations, weightsOf, type Given, type Operation } from './operations.ts';
import { product } from './products.ts';
import { isOpen, none, number, numberOf, sizesOf, tensor, tensorOf, Unread, type Tensor, type Value } from './values.ts';

type Linear = (inputs: number, outputs: number) => Value;
const called = (layer: Value, x: Value): Tensor => {
  if (layer.kind !== 'layer') throw new Unread('this layer is not known');
  return tensorOf(layer.call(x, nothing));
};
const isTrue = (x: Value | undefined): boolean => x?.kind === 'truth' && x.value;
const operation = (name: string, x: Value, ...all: Value[]): Value => (operations[name] as Operation)(x, { ...nothing, all, at: (i) => all[i] });

/** (…, tokens, features) as (…, heads, tokens, features of a head). */
function inHeads(x: Tensor, heads: number): Tensor {
  const before = x.axes.slice(0, -1).map(({ size }) => size), rank = x.axes.length + 1;
  const split = viewed(x, [...before, heads, (x.axes.at(-1)?.size ?? 0) / heads], [...before.map(() => undefined), 'heads', 'head_dim']);
  return swapped(split, rank - 3, rank - 2);
}
function merged(x: Tensor): Tensor {
  const back = swapped(x, x.axes.length - 3, x.axes.length - 2), sizes = back.axes.map(({ size }) => size);
  return viewed(back, [...sizes.slice(0, -2), -1], []);
}

/** Truths are what is hidden, and numbers are added. */
function hidden(scores: Value, mask: Value | undefined, lined: (mask: Value) => Value): Value {
  if (mask === undefined || mask.kind === 'none') return scores;
  if (mask.kind !== 'tensor' && mask.kind !== 'loose') throw new Unread('what this mask is is not known');
  return mask.truths ? operation('masked_fill', scores, lined(mask), number(-Infinity)) : binary('+', scores, lined(mask));
}

export function multihead(given: Given, linear: Linear): Value {
  const width = numberOf(given.at(0, 'embed_dim')), heads = numberOf(given.at(1, 'num_heads')), first = given.at(8, 'batch_first');
  const sized = (i: number, name: string): number => { const said = given.at(i, name); return said === undefined || said.kind === 'none' ? width : numberOf(said); };
  if (width % heads !== 0) throw new Unread(`${width} features are not those of ${heads} heads: PyTorch stops here too`);
  const ofQueries = linear(width, width), ofKeys = linear(sized(6, 'kdim'), width), ofValues = linear(sized(7, 'vdim'), width), out = linear(width, width);
  const isBatchFirst = isTrue(first);
  /** The batch first, where there is one; the same again turns it back. */
  const turned = (x: Tensor): Tensor => isBatchFirst || x.axes.length < 3 ? x : swapped(x, 0, 1);
  const attribute = (name: string): Value | undefined => ({ out_proj: out, embed_dim: number(width), num_heads: number(heads), head_dim: number(width / heads) } as Record<string, Value>)[name];
  return { kind: 'layer', isBatchFirst, attribute, call: (x, more) => {
    const query = more.at(Infinity, 'query') ?? x, key = more.at(0, 'key') ?? none, value = more.at(1, 'value') ?? none;
    const [q, k, v] = ([[ofQueries, query], [ofKeys, key], [ofValues, value]] as const).map(([layer, each]) => inHeads(turned(called(layer, each)), heads)) as [Tensor, Tensor, Tensor];
    const weights = weightsOf(q, k, (scores) => {
      const shown = hidden(scores, more.at(4, 'attn_mask'), (mask) => eachHead(mask, scores));
      return hidden(shown, more.at(2, 'key_padding_mask'), (mask) => scores.axes.length < 4 ? mask : operation('unsqueeze', operation('unsqueeze', mask, number(1)), number(2)));
    });
    const made = turned(called(out, merged(product(weights, v)))), shown = more.at(3, 'need_weights'), isMean = more.at(5, 'average_attn_weights');
    const averaged = isMean?.kind === 'truth' && !isMean.value ? weights : operation('mean', weights, number(weights.axes.length - 3));
    return { kind: 'list', items: [made, shown?.kind === 'truth' && !shown.value ? none : averaged] };
  } };
}

/** (batch x heads, queries, keys) as scores have them; other masks are the same for all of these. */
function eachHead(mask: Value, scores: Tensor): Value {
  if (mask.kind !== 'tensor' || mask.axes.length !== 3 || isOpen(mask)) return mask;
  return viewed(tensor(mask.code, mask.axes, mask.truths), sizesOf(scores), scores.axes.map(({ role }) => role));
}

/** The same with other names or places. */
const givenAs = (all: Record<string, Value | undefined>): Given => ({ ...nothing, at: (_, name) => name === undefined ? undefined : all[name] });
const normed = (x: Value): Value => operation('layer_norm', x);
const attended = (layer: Value, query: Value, key: Value, attn_mask: Value | undefined, key_padding_mask: Value | undefined): Value => {
  const made = layer.kind === 'layer' ? layer.call(query, givenAs({ key, value: key, attn_mask, key_padding_mask })) : none;
  return made.kind === 'list' ? made.items[0] ?? none : none;
};
/** The layers of nn.TransformerEncoderLayer: whether norms come first is no matter of axes. */
function parts(given: Given, linear: Linear): { isBatchFirst: boolean; attention(): Value; mixed(x: Value): Value } {
  const width = given.at(0, 'd_model') ?? none, heads = given.at(1, 'nhead') ?? none, wide = given.at(2, 'dim_feedforward'), first = given.at(6, 'batch_first');
  const features = numberOf(width), inner = wide === undefined ? 4 * features : numberOf(wide), one = linear(features, inner), other = linear(inner, features);
  return {
    isBatchFirst: isTrue(first),
    attention: () => multihead(givenAs({ embed_dim: width, num_heads: heads, batch_first: first }), linear),
    mixed: (x) => normed(binary('+', x, called(other, operation('relu', called(one, x))))),
  };
}
export function encoderLayer(given: Given, linear: Linear): Value {
  const { isBatchFirst, attention, mixed } = parts(given, linear), own = attention();
  return { kind: 'layer', isBatchFirst, call: (x, more) => mixed(normed(binary('+', x, attended(own, x, x, more.at(0, 'src_mask') ?? more.at(0, 'mask'), more.at(1, 'src_key_padding_mask'))))) };
}
export function decoderLayer(given: Given, linear: Linear): Value {
  const { isBatchFirst, attention, mixed } = parts(given, linear), own = attention(), other = attention();
  return { kind: 'layer', isBatchFirst, call: (x, more) => {
    const memory = more.at(0, 'memory') ?? none, now = normed(binary('+', x, attended(own, x, x, more.at(1, 'tgt_mask'), more.at(3, 'tgt_key_padding_mask'))));
    return mixed(normed(binary('+', now, attended(other, now, memory, more.at(2, 'memory_mask'), more.at(4, 'memory_key_padding_mask')))));
  } };
}
