// Layers of torch.nn, made from what their constructors are given.

import type { Program } from './program.ts';
import { decoderLayer, encoderLayer, multihead } from './multihead.ts';
import { madeFrom } from './products.ts';
import { nothing, operations, type Given, type Operation } from './operations.ts';
import { isPacked, packed } from './packed.ts';
import { saidAt, stillChoosing } from './choices.ts';
import { permuted, viewed, withName } from './axes_moved.ts';
import { anyAngles, anyNumbers, free, isFree, isOpen, listed, loose, named, none, shapeOf, number, numberOf, ofAnyNumbers, tensor, tensorOf, truth, Unread, typeOf, type Axis, type Loose, type Tensor, type Value } from './values.ts';

/** A layer that is not told how many features come in takes as many as come. */
function linearOfAny(program: Program, outputs: number): Value {
  let made: Value | undefined;
  return { kind: 'layer', call: (value, more) => {
    const x = tensorOf(value);
    made ??= linear(program, (x.axes.at(-1) as Axis).size, outputs);
    return made.kind === 'layer' ? made.call(x, more) : made;
  } };
}

/** What nobody looks at, such as places in an image, which a small network makes a bias of. */
const areAny = (x: Loose): boolean => isFree(x) && !x.truths && ![0, 3].includes(x.sizes.length);

/** Tokens that are learned, for each example again: (batch, slots, features). */
function learned(x: Loose): Tensor {
  if (!isFree(x) || x.truths || x.sizes.length !== 3) return tensorOf(x);
  const axes = x.sizes.map((size, i): Axis => i === 0 && size === 1 ? { role: '', size } : { role: ['batch', 'slots', 'd_in'][i] as string, size, made: i > 0 });
  return tensor(x.code(named(axes)), axes);
}

function linear(program: Program, inputs: number, outputs: number): Value {
  if (!(inputs >= 1 && outputs >= 1)) throw new Unread('the sizes that are guessed here leave this layer no features');
  const made = new Map<string, { code: string; out: string }>();
  /** The axis that it was made for, if a comment says so. */
  let only: string | undefined;
  const declared = (role: string, out: string): { code: string; out: string } => {
    const code = program.declared('layer', `linear<${role}<${inputs}>, ${out}<${outputs}>>`, '{generator}');
    made.set(role, { code, out });
    return { code, out };
  };
  /** The one that has been used, or one for features. */
  const one = (): { from: string; code: string; out: string } => {
    const from = [...made.keys()][0] ?? only ?? 'd_in';
    return { from, ...made.get(from) ?? declared(from, madeFrom({ role: from, size: inputs }, [])) };
  };
  const attribute = (name: string): Value | undefined => {
    if (name !== 'weight' && name !== 'bias') return undefined;
    const { from, code, out } = one(), outward = { role: out, size: outputs };
    return name === 'bias' ? tensor(`${code}.bias`, [outward]) : tensor(`${code}.weight`, [outward, { role: from, size: inputs }]);
  };
  const load = (weights: Map<string, Value>): void => {
    for (const [name, each] of weights) if (each.kind === 'tensor') program.statement(`${one().code}.${name.replace(/^.*\./, '')} = ${each.code}`);
  };
  return { kind: 'layer', attribute, load, madeFor: (role) => { only = role; }, call: (value) => {
    if (isOpen(value) && areAny(value)) return ofAnyNumbers(value, value.sizes.with(-1, outputs));
    const x = isOpen(value) ? learned(value) : tensorOf(value), last = x.axes.at(-1) as Axis;
    // PyTorch gives it the last axis of x, whatever that is.
    if (only !== undefined && last.role !== only && last.said === true) {
      const { code, out } = one(), row = x.axes.some(({ role }) => role === only) ? `take<${only}>(${x.code}, 0)` : x.code;
      return tensor(`${code}(${row})`, [...x.axes.slice(0, -1), { role: out, size: outputs, made: true }]);
    }
    if (last.role === '') throw new Unread('a linear layer over an axis of size 1');
    // Of what comes in, the sizes may have been guessed.
    if (last.size !== inputs && last.made !== true) throw new Unread(`this layer takes ${inputs} features, x has ${last.size}: PyTorch stops here too`);
    const { code, out } = made.get(last.role) ?? declared(last.role, madeFrom(last, x.axes));
    // What is as wide as before is compared with what it was made from; weights of each head are mixed to weights of others.
    const from = inputs === outputs ? { from: last.role } : {};
    const mixed = tensor(`${code}(${x.code})`, [...x.axes.slice(0, -1), { role: out, size: outputs, made: true, ...from }]);
    return stillChoosing(mixed, x, number(1));
  } };
}

/** For each of the places that a convolution goes along: one number says it of all. */
const forEach = (x: Value | undefined, otherwise: number, count: number): number[] => Array.from({ length: count }, (_, i) => x === undefined ? otherwise : numberOf(x.kind === 'list' ? x.items[i] : x));

/** What comes after the second axis, as many of each as a layer makes of them. */
function withOtherPlaces(x: Tensor, left: (size: number, i: number) => number): Tensor {
  return x.axes.slice(2).reduce((now, { role, size }, i) => {
    const count = Math.floor(left(size, i));
    if (count === size) return now;
    // Put among zeros there are more of them.
    if (count > size && role !== '') { const axes = now.axes.with(i + 2, { role, size: count }); return tensor(`reorder<axes<${listed(axes)}>>(expand<${role}<${count}>>(take<${role}>(${now.code}, 0)))`, axes); }
    if (count < 1 || role === '') throw new Unread('how many places this layer leaves is not known');
    if (count === 1) return tensor(`take<${role}>(${now.code}, 0)`, now.axes.with(i + 2, { role: '', size: 1, pooled: role }));
    return tensor(`slice<${role}<${count}>>(${now.code}, 0)`, now.axes.with(i + 2, { role, size: count }));
  }, x);
}

/** The largest or the mean of neighbours. */
function poolingOf(places: number, given: Given): Value {
  const kernel = forEach(given.at(0, 'kernel_size'), 1, places), stride = given.at(1, 'stride'), steps = stride === undefined || stride.kind === 'none' ? kernel : forEach(stride, 1, places);
  const around = forEach(given.at(2, 'padding'), 0, places);
  return { kind: 'layer', call: (x) => withOtherPlaces(tensorOf(x), (size, i) => (size + 2 * (around[i] as number) - (kernel[i] as number)) / (steps[i] as number) + 1) };
}

/** A convolution is a linear layer over the channels, which stand second; looking at neighbours, it leaves fewer places, or as many. */
function convolution(program: Program, given: Given, places: number): Value {
  const inputs = numberOf(given.at(0, 'in_channels')), outputs = numberOf(given.at(1, 'out_channels')), padding = given.at(4, 'padding');
  const kernel = forEach(given.at(2, 'kernel_size'), 1, places), stride = forEach(given.at(3, 'stride'), 1, places), dilation = forEach(given.at(5, 'dilation'), 1, places);
  const around = padding?.kind === 'text' ? kernel.map((each) => (each - 1) / 2) : forEach(padding, 0, places);
  if (!(inputs >= 1 && outputs >= 1)) throw new Unread('the sizes that are guessed here leave this layer no channels');
  return { kind: 'layer', call: (value) => {
    let x = tensorOf(value);
    if (x.axes.length !== places + 2) throw new Unread(`a convolution takes ${places + 2} axes`);
    if (x.axes[1]?.role === '') x = withName(x, 1, 'channels');
    const axis = x.axes[1] as Axis;
    if (axis.size !== inputs) throw new Unread(`this layer takes ${inputs} channels`);
    x = withOtherPlaces(x, (size, i) => (size + 2 * (around[i] as number) - (dilation[i] as number) * ((kernel[i] as number) - 1) - 1) / (stride[i] as number) + 1);
    const out: Axis = { role: madeFrom(axis, x.axes), size: outputs, made: true }, after = x.axes.with(1, out);
    const layer = program.declared('layer', `linear<${axis.role}<${inputs}>, ${out.role}<${outputs}>>`, '{generator}');
    // headsup has what comes out last.
    const mixed = tensor(`reorder<axes<${listed(after)}>>(${layer}(${x.code}))`, after);
    return kernel.every((each) => each === 1) ? stillChoosing(mixed, x, number(1)) : mixed;
  } };
}

/** Pooled to as many places as that, or to as many as there are. */
const toSeveral = (left: (number | undefined)[]): Value => ({ kind: 'layer', call: (value) => {
  const x = tensorOf(value);
  return left.reduce<Tensor>((now, size, i) => {
    const at = x.axes.length - left.length + i, { role, size: before } = now.axes[at] as Axis;
    if (size === undefined || size === before) return now;
    const one = now.axes.with(at, { role: '', size: 1, pooled: role });
    if (size === 1 && role !== '') return tensor(`mean<${role}>(${now.code})`, one);
    if (role === '') throw new Unread('one place is made several');
    const axes = now.axes.with(at, { role, size, made: true });
    return tensor(`reorder<axes<${listed(axes)}>>(expand<${role}<${size}>>(mean<${role}>(${now.code})))`, axes);
  }, x);
} });

/** Pooled to one place: the mean or the largest along what comes last. */
function pooled(name: string, given: Given, places: number): Value {
  const to = given.at(0, 'output_size'), sizes = Array.from({ length: places }, (_, i) => to?.kind === 'list' ? to.items[i] : to);
  const left = sizes.map((each) => each?.kind === 'none' ? undefined : numberOf(each));
  if (left.some((each) => each !== undefined && each !== 1)) return toSeveral(left);
  // None is as many as there are.
  const dims: Value = { kind: 'list', items: sizes.flatMap((each, i) => each?.kind === 'none' ? [] : [number(i - places)]) };
  return { kind: 'layer', call: (x) => (operations[name] as Operation)(x, { ...nothing, at: (i) => i === 0 ? dims : i === 1 ? truth(true) : undefined }) };
}

/** A recurrent layer carries a state of each example from step to step; which gates it has is no matter of axes. */
function recurrent(program: Program, given: Given, isLong: boolean): Value {
  const directions = given.at(6, 'bidirectional'), isBoth = directions?.kind === 'truth' && directions.value, layers = given.at(2, 'num_layers');
  const hidden = numberOf(given.at(1, 'hidden_size')) * (isBoth ? 2 : 1), first = given.at(4, 'batch_first');
  const itself: Extract<Value, { kind: 'layer' }> = { kind: 'layer', isBatchFirst: first?.kind === 'truth' && first.value, load: () => undefined, call: (value) => {
    // What was packed is packed again.
    if (isPacked(value)) { const made = itself.call(value.attributes.get('padded') ?? none, nothing); return made.kind === 'list' ? { kind: 'list', items: made.items.with(0, packed(made.items[0] ?? none)) } : made; }
    const given_ = tensorOf(value), at = given_.axes.length === 3 && first?.kind === 'truth' && first.value ? 1 : 0;
    // One step is a sequence, too.
    const x = given_.axes[at]?.role === '' ? withName(given_, at, 'tokens') : given_, last = x.axes.at(-1) as Axis, time = x.axes[at] as Axis;
    const out: Axis = { role: madeFrom(last, x.axes), size: hidden, made: true };
    // The state is of each example; which of the axes these are, their name says.
    const examples = x.axes.filter(({ role }) => role === 'batch'), of = examples.length > 0 ? examples : x.axes.slice(0, -1).filter((axis) => axis !== time);
    const layer = program.declared('layer', `linear<${last.role}<${last.size}>, ${out.role}<${hidden}>>`, '{generator}');
    const states = `scan<${time.role}>(${x.code}, zeros<float, ${listed([...of, out])}>(), [&](auto const& now, auto const& before) { return tanh(${layer}(now) + before); })`;
    const made = tensor(states, [time, ...x.axes.slice(0, -1).filter((axis) => axis !== time), out]);
    const ordered = at === 1 ? permuted(made, [1, 0, 2]) : made;
    const output = given_.axes[at]?.role === '' ? tensor(`take<${time.role}>(${ordered.code}, 0)`, ordered.axes.with(at, { role: '', size: 1 })) : ordered;
    // One for each layer, and for each direction of it, which stand first.
    const stacked: Axis = { role: free('layers', x.axes), size: (layers === undefined ? 1 : numberOf(layers)) * (isBoth ? 2 : 1) };
    const one: Axis = isBoth ? { ...out, size: hidden / 2 } : out, kept = made.axes.slice(1).map((axis) => axis === out ? one : axis), end = `take<${time.role}>(${made.code}, ${time.size - 1})`;
    const last_ = tensor(`expand<${typeOf(stacked)}>(${isBoth ? `slice<${typeOf(one)}>(${end}, 0)` : end})`, [stacked, ...kept]);
    return { kind: 'list', items: [output, isLong ? { kind: 'list', items: [last_, last_] } : last_] };
  } };
  return itself;
}

/** One step of it: what comes in, and the state before; a long one has two. */
function recurrentStep(layer: Value, isLong: boolean): Value {
  return { kind: 'layer', call: (value, more) => {
    const before = more.at(0, 'hx') ?? none, state = before.kind === 'list' ? before.items[0] ?? none : before, made = layer.kind === 'layer' ? layer.call(value, nothing) : none;
    const after = state.kind === 'none' ? made : (operations['tanh'] as Operation)((operations['add'] as Operation)(state, { ...nothing, at: () => made }), nothing);
    return isLong ? { kind: 'list', items: [after, after] } : after;
  } };
}

/** A layer that nobody defines, of which the name says that it makes features of features: as many as it says, or as before. */
function keepingFeatures(program: Program, given: Given): Value {
  const layers = new Map<number, Value>(), out = given.at(Infinity, 'out_features');
  return { kind: 'layer', call: (value, more) => {
    const { size } = tensorOf(value).axes.at(-1) as Axis, layer = layers.get(size) ?? linear(program, size, out === undefined || out.kind === 'none' ? size : numberOf(out));
    layers.set(size, layer);
    return layer.kind === 'layer' ? layer.call(value, more) : none;
  } };
}

/** Attention that nobody shows: of queries, keys and values what they give, and of tokens others like them. */
const attending: Value = { kind: 'layer', call: (value, more) => {
  const x = tensorOf(value), others = more.all.filter((each) => each.kind === 'tensor'), [keys] = others;
  const areParts = others.length >= 2 && keys?.kind === 'tensor' && x.axes.length === 4 && others.slice(0, 2).every((each) => shapeOf(each).length === 4);
  if (others.length >= 2 && !areParts) throw new Unread('what this attention gives is not known');
  const made = areParts ? tensorOf((operations['scaled_dot_product_attention'] as Operation)(x, { ...nothing, at: (i) => others.slice(0, 2)[i] })) : x;
  return { ...tensor(made.code, made.axes), made: { by: 'elsewhere' } };
} };

/** The neighbours of each place, as channels: (N, C, H, W) as (N, C * neighbours, places). */
function unfolding(given: Given): Value {
  const kernel = forEach(given.at(0, 'kernel_size'), 1, 2), dilation = forEach(given.at(1, 'dilation'), 1, 2), around = forEach(given.at(2, 'padding'), 0, 2), steps = forEach(given.at(3, 'stride'), 1, 2);
  const left = (size: number, i: number): number => Math.floor((size + 2 * (around[i] as number) - (dilation[i] as number) * ((kernel[i] as number) - 1) - 1) / (steps[i] as number) + 1);
  return { kind: 'layer', call: (value) => {
    const all = shapeOf(value);
    if (all.length !== 4) throw new Unread('the neighbours of places are those of an image');
    const [batch, channels, ...sides] = all as [number, number, ...number[]], seen = kernel.reduce((product, size) => product * size, 1), places = sides.reduce((product, size, i) => product * left(size, i), 1);
    if (!(places >= 1)) throw new Unread('how many places this layer leaves is not known');
    if (isOpen(value)) return ofAnyNumbers(value, [batch, channels * seen, places]);
    const [examples, features, height, width] = tensorOf(value).axes as [Axis, Axis, Axis, Axis], one = [height, width].reduce((now, { role }) => role === '' ? now : `take<${role}>(${now}, 0)`, tensorOf(value).code);
    const neighbours: Axis = { role: 'neighbours', size: seen, made: true }, rows = sides.map((size, i): Axis => ({ role: ['place_row', 'place_column'][i] as string, size: left(size, i), made: true }));
    const at: Axis = { role: 'places', size: places, made: true, ...(rows.some(({ size }) => size === 1) ? {} : { factors: rows }) }, axes = [examples, features, neighbours, at];
    const apart = tensor(`reorder<axes<${listed(axes)}>>(expand<${typeOf(neighbours)}, ${typeOf(at)}>(${one}))`, axes);
    return (operations['flatten'] as Operation)(apart, { ...nothing, at: (i) => number(i + 1) });
  } };
}

/** The places whose neighbours these were: (N, C * neighbours, places) as (N, C, H, W). */
function folding(given: Given): Value {
  const seen = forEach(given.at(1, 'kernel_size'), 1, 2).reduce((product, size) => product * size, 1), sides = forEach(given.at(0, 'output_size'), 1, 2);
  return { kind: 'layer', call: (value) => {
    const x = tensorOf(value), [batch, channels, places] = x.axes;
    if (batch === undefined || channels === undefined || places === undefined || x.axes.length !== 3 || channels.size % seen !== 0 || places.role === '') throw new Unread('these are no neighbours of places');
    const apart = viewed(tensor(`take<${places.role}>(${x.code}, 0)`, [batch, channels]), [batch.size, channels.size / seen, seen], []), [examples, features, neighbours] = apart.axes as [Axis, Axis, Axis];
    const image = sides.map((size, i): Axis => ({ role: ['height', 'width'][i] as string, size, made: true })), axes = [examples, features, ...image];
    const one = neighbours.role === '' ? apart.code : `take<${neighbours.role}>(${apart.code}, 0)`;
    return tensor(`reorder<axes<${listed(axes)}>>(expand<${listed(image)}>(${one}))`, axes);
  } };
}

/** As many places as somebody says, or some times as many. */
function upsampling(given: Given): Value {
  return { kind: 'layer', call: (x) => {
    const before = shapeOf(x).slice(2), to = given.at(0, 'size'), isSaid = to !== undefined && to.kind !== 'none';
    const factors = isSaid ? [] : forEach(given.at(1, 'scale_factor'), 1, before.length), sizes = isSaid ? forEach(to, 1, before.length) : before.map((size, i) => Math.floor(size * (factors[i] as number)));
    if (isOpen(x)) return ofAnyNumbers(x, [...x.sizes.slice(0, 2), ...sizes]);
    const layer = toSeveral(sizes);
    return layer.kind === 'layer' ? layer.call(x, nothing) : none;
  } };
}

/** A row for each place. */
function table(features: number, rows: Value | undefined): Value {
  const attribute = (name: string): Value | undefined => name === 'embedding_dim' ? number(features) : name === 'num_embeddings' ? rows : name !== 'weight' ? undefined : { ...loose([numberOf(rows), features], anyNumbers), isPlain: true };
  return { kind: 'layer', attribute, call: (x) => {
    // A row for each id.
    const isRow = isOpen(x) && x.isWhole === true && x.sizes.length === 1;
    if (!isOpen(x) || isRow) {
      const row: Axis = { role: 'tokens', size: isOpen(x) ? x.sizes[0] as number : 1, made: true }, ids = isOpen(x) ? tensor(x.code([row]), [row]) : tensorOf(x), axes = [...ids.axes, { role: free('d_in', ids.axes), size: features, made: true }];
      return tensor(`reorder<axes<${listed(axes)}>>(expand<${typeOf(axes.at(-1) as Axis)}>(${ids.code}))`, axes);
    }
    return ofAnyNumbers(x, [...x.sizes, features]);
  } };
}

/** F.conv2d(x, weight, bias, stride, …): the sizes of the weight say what a layer is told. */
export function convolved(places: number, x: Value, given: Given, program: Program): Value {
  const sizes = shapeOf(given.at(0, 'weight')).map(number), groups = given.at(5, 'groups');
  const [outputs, inputs, ...kernel] = sizes as [Value, Value, ...Value[]];
  const taken = groups === undefined ? inputs : number(numberOf(inputs) * numberOf(groups));
  const around = [given.at(2, 'stride'), given.at(3, 'padding'), given.at(4, 'dilation')];
  const said = [taken, outputs, { kind: 'list', items: kernel } as Value, ...around];
  const layer = convolution(program, { ...nothing, at: (i) => said[i] }, places);
  return layer.kind === 'layer' ? layer.call(x, nothing) : none;
}

/** The layer of that name, or undefined. */
export function layerOf(kind: string, given: Given, program: Program, apply: (callee: Value, x: Value) => Value): Value | undefined {
  const linearHere = (inputs: number, outputs: number): Value => linear(program, inputs, outputs);
  switch (kind) {
    case 'Linear': return linear(program, numberOf(given.at(0, 'in_features')), numberOf(given.at(1, 'out_features')));
    case 'Conv1D': return linear(program, numberOf(given.at(1, 'nx')), numberOf(given.at(0, 'nf')));
    case 'Embedding': return table(numberOf(given.at(1, 'embedding_dim')), given.at(0, 'num_embeddings'));
    case 'LazyLinear': return linearOfAny(program, numberOf(given.at(0, 'out_features')));
    case 'Conv1d': return convolution(program, given, 1);
    case 'Conv2d': return convolution(program, given, 2);
    case 'Conv3d': return convolution(program, given, 3);
    case 'Unfold': return unfolding(given);
    case 'Fold': return folding(given);
    case 'Upsample': case 'Interpolate': return upsampling(given);
    case 'Mlp': return keepingFeatures(program, given);
    case 'Attend': return attending;
    case 'GRUCell': case 'LSTMCell': case 'RNNCell': return recurrentStep(linearHere(numberOf(given.at(0, 'input_size')), numberOf(given.at(1, 'hidden_size'))), kind === 'LSTMCell');
    case 'AdaptiveAvgPool1d': return pooled('mean', given, 1);
    case 'AdaptiveAvgPool2d': return pooled('mean', given, 2);
    case 'AdaptiveMaxPool1d': return pooled('amax', given, 1);
    case 'AdaptiveMaxPool2d': return pooled('amax', given, 2);
    case 'MaxPool1d': case 'AvgPool1d': case 'MaxPool2d': case 'AvgPool2d': case 'MaxPool3d': case 'AvgPool3d': return poolingOf(Number(kind[7]), given);
    case 'ZeroPad2d': case 'ConstantPad1d': case 'ConstantPad2d': case 'ReplicationPad1d': case 'ReplicationPad2d': case 'ReflectionPad1d': case 'ReflectionPad2d': return { kind: 'layer', call: (x) => (operations['pad'] as Operation)(x, given) };
    case 'Flatten': return { kind: 'layer', call: (x) => (operations['flatten'] as Operation)(x, { ...given, at: (i, name) => given.at(i, name) ?? (i === 0 ? number(1) : undefined) }) };
    case 'MultiheadAttention': return multihead(given, linearHere);
    case 'TransformerEncoderLayer': return encoderLayer(given, linearHere);
    case 'TransformerDecoderLayer': return decoderLayer(given, linearHere);
    case 'TransformerEncoder': case 'TransformerDecoder': {
      const layer = given.at(0, kind === 'TransformerEncoder' ? 'encoder_layer' : 'decoder_layer') ?? none;
      return layer.kind === 'layer' ? layer : undefined;
    }
    case 'LSTM': case 'GRU': case 'RNN': return recurrent(program, given, kind === 'LSTM');
    case 'Softmax': {
      const line = program.at;
      return { kind: 'layer', call: (x) => { const made = (operations['softmax'] as Operation)(x, given); return made.kind === 'tensor' ? saidAt(made, line) : made; } };
    }
    case 'LayerNorm': case 'RMSNorm': return { kind: 'layer', call: (x) => isOpen(x) && areAny(x) ? x : (operations['layer_norm'] as Operation)(isOpen(x) && isFree(x) ? learned(x) : x, given) };
    // Along which axes a norm goes that is not pasted, its name does not say.
    case 'Norm': case 'GroupNorm': case 'BatchNorm1d': case 'BatchNorm2d': case 'InstanceNorm1d': case 'InstanceNorm2d': return { kind: 'layer', call: (x) => x };
    case 'LeakyReLU': case 'ELU': case 'ReLU6': case 'PReLU': case 'Softplus': case 'Hardswish': case 'Hardsigmoid': case 'Mish': return { kind: 'layer', call: (x) => (operations['relu'] as Operation)(x, nothing) };
    case 'Rearrange': return { kind: 'layer', call: (x) => (operations['rearrange'] as Operation)(x, given) };
    case 'ReLU': case 'GELU': case 'SiLU': case 'Tanh': case 'Sigmoid': {
      const operation = operations[kind.toLowerCase()] as Operation;
      return { kind: 'layer', call: (x) => operation(x, nothing) };
    }
    case 'RotaryEmbedding': return { kind: 'layer', call: () => ({ kind: 'list', items: [anyAngles, anyAngles] }) };
    case 'Dropout': case 'Dropout1d': case 'Dropout2d': case 'Dropout3d': case 'AlphaDropout': case 'Identity': return { kind: 'layer', call: (x) => x };
    case 'Parameter': return given.at(0) ?? number(0);
    case 'ModuleList': return given.at(0) ?? { kind: 'list', items: [] };
    case 'ModuleDict': return given.at(0) ?? { kind: 'dictionary', entries: new Map() };
    case 'Sequential': {
      // Parts may have names: OrderedDict([('fc', layer)]).
      const parts = given.all.flatMap((each) => each.kind === 'list' ? each.items.map((part) => part.kind === 'list' ? part.items[1] ?? none : part) : [each]);
      return { kind: 'layer', add: (part) => { parts.push(part); }, call: (x) => parts.reduce((now, each) => {
        if (each.kind !== 'layer' && each.kind !== 'object') throw new Unread('a part of this layer is not known');
        return apply(each, now);
      }, x) };
    }
    default: return undefined;
  }
}
