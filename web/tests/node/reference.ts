// The reference has every public name, with what a reader needs to know of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf, errorPages } from '../../build/error_pages.ts';
import { declarations } from '../../build/doxygen.ts';
import { list, read } from '../../build/files.ts';
import { foreignWords, glossary } from '../../build/pytorch.ts';
import { reference } from '../../build/reference.ts';
import { searchReference } from '../../src/reference/search.ts';
import type { Entry } from '../../src/reference/types.ts';

const { entries, groups } = await reference();
const found = searchReference(entries);
const byName = new Map(entries.flatMap((entry) => entry.names.map((name) => [name, entry] as const)));

function entryOf(name: string): Entry {
  const entry = byName.get(name);
  assert.ok(entry, `the reference has no ${name}`);
  return entry;
}

function search(query: string): Entry[] {
  return found(query).map(({ item }) => item);
}

/** The names in one row of the tour's table. */
function inTour(row: string): string[] {
  const text = new RegExp(`^${row} \\| (.*)$`, 'm').exec(read('docs/tour.md'))?.[1];
  assert.ok(text, `docs/tour.md has no row of ${row}`);
  return [...text.matchAll(/`([a-z]\w*)(?=[`(<{])/g)].map((match) => match[1] as string);
}

function hasShapes(entry: Entry): boolean {
  return entry.forms.some((form) => form.fields.some((field) => field.label === 'Shapes' && field.text.length > 0));
}

for (const [row, least] of [['operations', 25], ['layers', 8], ['printing', 2], ['axes', 7], ['tensors', 2]] as const) {
  test(`the tour's ${row} are there`, () => {
    const names = inTour(row).filter((name) => !['template', 'ids', 'mask'].includes(name));
    assert.ok(names.length >= least, names.join());
    for (const name of names.filter((each) => !['x', 'clone', 'layer', 'logits', 'can_contract'].includes(each))) assert.notEqual(entryOf(name).brief, '', name);
  });
}

test('operations and layers state their shapes', () => {
  for (const name of inTour('operations').filter((each) => byName.has(each) && each !== 'can_contract')) assert.ok(hasShapes(entryOf(name)), `${name} states no shapes`);
  const layers = entries.filter((entry) => entry.kind === 'layer');
  for (const name of inTour('layers').filter((each) => /^(linear|embedding|dropout|.*attention\w*)$/.test(each))) assert.ok(layers.includes(entryOf(name)), `${name} states no shapes`);
  assert.ok(layers.length >= 9);
});

test('escape hatches and options of layers are there', () => {
  for (const name of ['assume_normalized', 'assume_factors', 'forget_factors', 'forget_size', 'expect_size', 'rename', 'qkv_bias', 'bias', 'bidirectional', 'sliding_window', 'kv_heads'])
    assert.notEqual(entryOf(name).brief, '');
});

test('whatever headsup declares for its users has a comment', () => {
  const refused = new Set(['mistaken_truth', 'operator%', 'operator^', 'refused_layer']);
  const without = new Set(declarations().filter((each) => each.kind !== 'macro' && each.kind !== 'member')
    .map((each) => each.scope === '' ? each.name : `${each.scope}::${each.name}`).filter((name) => name !== '' && !byName.has(name) && !refused.has(name)));
  assert.deepEqual([...without], []);
});

test('what users meet nowhere stands in a namespace of its own', () => {
  // Options, types of results and of tensors in messages, and what asks about the machine.
  const met = ['alignment', 'axes_tag', 'axis_size', 'bounded_text', 'byte_range', 'has_instruction_set', 'heads_in_a_row', 'largest_and_where',
    'long_text', 'lower_triangle', 'named_role', 'not_a_constant', 'number_type', 'one_head', 'operator&', 'oversubscribe', 'parameter_names',
    'refused_because', 'stored_tensor', 'token_id', 'torch_members',
    'unfinished_step', 'upper_triangle', 'widest_instruction_set', 'with_sizes_of'];
  assert.deepEqual(entries.filter((entry) => entry.inner).map((entry) => entry.id).sort(), met);
});

test('what messages are about is in the reference', () => {
  const words = new Set(foreignWords().map(({ theirs }) => theirs));
  const operations = entries.filter((entry) => entry.group === 'ops' && entry.kind === 'function' && !entry.inner);
  const members = new Set(entries.flatMap((entry) => entry.members.flatMap((form) => form.calls.map((call) => /^\w+\.(\w+)\(/.exec(call)?.[1]))));
  const missing = [...codesOf().keys()].filter((name) => !byName.has(name) && !byName.has(`foreign::${name}`) && !words.has(name) && !members.has(name));
  assert.ok(operations.length > 70);
  // Caches that layers and models name, the namespace of GPT-2 and its text, PyTorch's names of members of tensors and layers, a call of any layer, file, model or text, operators that none has, a layer of a case, numbers for laws.
  const laws = new Set(['apart', 'cache_is_pass', 'causal', 'padding_unseen', 'scaled_once', 'who_sees_whom', 'window']);
  assert.deepEqual(missing.filter((name) => !laws.has(name)).sort(), ['append_each', 'cache', 'caches', 'echo', 'eval', 'file', 'forward', 'gpt2', 'into', 'item', 'keep_newest', 'layer', 'load_packed', 'mT', 'model', 'ndim', 'numbers', 'operator%', 'operator^', 'parameters', 'shape', 'step_into', 'text']);
});

test('entries lead to what is there', () => {
  const codes = new Set(errorPages().map((page) => page.code));
  const examples = new Set(list('examples', /\.cpp$/).map((file) => file.replace('.cpp', '')));
  for (const entry of entries) {
    assert.ok(groups.some((group) => group.name === entry.group), `${entry.id} is in no group`);
    for (const code of entry.codes) assert.ok(codes.has(code));
    for (const example of entry.examples) assert.ok(examples.has(example));
    for (const concept of entry.concepts) assert.equal(entryOf(concept).kind, 'concept');
    for (const form of entry.forms) assert.ok(form.calls.length > 0 && !form.calls.includes(''), entry.id);
  }
});

test('calls are shown as they are written', () => {
  const callsOf = (name: string): string[] => entryOf(name).forms.flatMap((form) => form.calls);
  assert.deepEqual(callsOf('softmax'), ['softmax<Role>(x)']);
  assert.deepEqual(callsOf('transpose'), ['transpose<P, Q>(x)', 'transpose(x)']);
  assert.deepEqual(callsOf('attend'), ['attend(weights, values)']);
  assert.deepEqual(callsOf('linear'), ['linear<In, Out, Bias>']);
  assert.deepEqual(callsOf('bias'), ['bias::no', 'bias::yes']);
  assert.ok(callsOf('operator+').includes('x + y') && entryOf('operator>=').id === 'operator+');
  assert.deepEqual(entryOf('softmax').concepts, ['can_softmax']);
  assert.ok(entryOf('softmax').codes.includes('HU015'));
  assert.ok(entryOf('softmax').examples.includes('05_softmax'));
  assert.deepEqual(entryOf('multi_head_attention').parts, ['W_query', 'W_key', 'W_value', 'out_proj', 'dropout']);
  assert.match(entryOf('softmax').forms[0]?.declaration ?? '', /requires can_softmax<Role, X>/);
});

test('the search finds names first, then words', () => {
  const first = (query: string): string | undefined => search(query)[0]?.id;
  for (const entry of entries.filter((each) => !each.inner && /^\w+$/.test(each.id))) assert.ok(search(entry.id).slice(0, 3).includes(entry), entry.id);
  assert.equal(first('softmx'), 'softmax');
  assert.equal(first('soft'), 'softmax');
  assert.equal(first('torch.cat'), 'concat');
  assert.equal(first('concatenate'), 'concat');
  assert.equal(first('how to print'), 'print');
  assert.ok(search('x.shape').slice(0, 3).includes(entryOf('shape_text')));
  assert.equal(first('causal mask'), 'mask_future');
  assert.equal(first('layer norm'), 'layer_norm');
  assert.deepEqual(search('qqqqq'), []);
});

test('what has another name in PyTorch is found by it, and says so', () => {
  const here = { unsqueeze: 'expand', permute: 'reorder', swapaxes: 'transpose', unflatten: 'split', cat: 'concat', hstack: 'concat', einsum: 'contract', bmm: 'contract', flatten: 'merge', select: 'take' };
  for (const [theirs, ours] of Object.entries(here)) assert.equal(search(theirs)[0]?.id, ours, theirs);
  for (const ours of ['view', 'split']) assert.ok(search('view').slice(0, 5).includes(entryOf(ours)), ours);
  assert.ok(entryOf('expand').pytorch.some(({ theirs, ours }) => theirs === 'x.unsqueeze(0)' && ours === 'expand<batch<1>>(x)'));
  assert.ok(entryOf('split').pytorch.some(({ theirs }) => theirs.includes('.view(')));
});

test('what readers of PyTorch type finds what is meant', () => {
  const meant = { 'softmax dim': 'softmax', LayerNorm: 'layer_norm', 'nn.LayerNorm': 'layer_norm', CrossEntropy: 'cross_entropy', keepdim: 'mean',
    register_buffer: 'mask_future', 'mask upside down': 'mask_future', 'x.T': 'transpose', 'nn.Dropout': 'dropout' };
  for (const [query, name] of Object.entries(meant)) assert.equal(search(query)[0]?.id, name, `${query}: ${search(query).slice(0, 5).map(({ id }) => id).join()}`);
  for (const name of ['expand', 'can_combine']) assert.ok(search('broadcast').slice(0, 3).includes(entryOf(name)), name);
});

test('the glossary names what the reference has', () => {
  const explained = glossary();
  assert.ok(explained.length > 35);
  const known = (name: string): boolean => byName.has(name) || entries.some((entry) => entry.parts.includes(name));
  const missing = explained.flatMap(({ names }) => names).filter((name) => !known(name));
  assert.deepEqual(missing, ['role', 'step'], 'what is a member of axes and of layers');
});
