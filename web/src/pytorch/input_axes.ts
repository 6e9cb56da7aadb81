// The axes that inputs have, as a program shows what it takes, unless the reader says others.

import { roleOfSize } from './axes_moved.ts';
import { axesSaidIn, roleOfWord, rolesOf } from './said.ts';
import { free, type Axis } from './values.ts';
import { anySize, isInGroups, patchesOfImage, sidesOfImage, sizeNamed, usual, windowIn, type Sizes } from './usual_sizes.ts';

/** How a program unpacks the shape of a value: b, t, d = x.shape. */
function unpacked(source: string, name: string): string[] | undefined {
  // What it becomes under the same name is another tensor.
  const again = new RegExp(`^[ \\t]*${name}[ \\t]*=.*(?:view|shape|transpose|permute|rearrange|head|split|chunk)`, 'm').exec(source);
  const text = again === null ? source : source.slice(0, again.index), shape = String.raw`${name}\.(?:shape|size\(\))[ \t]*(?:#.*)?$`;
  // The shape may have a name of its own.
  const [, alias] = new RegExp(String.raw`^[ \t]*(\w+)[ \t]*=[ \t]*${shape}`, 'm').exec(text) ?? [];
  const found = new RegExp(String.raw`^[ \t]*\(?(\w+ *,[\w, ]*?),?\)?[ \t]*=[ \t]*(?:${shape}${alias === undefined ? '' : `|${alias}[ \\t]*$`})`, 'm').exec(text);
  // b, t, d, h = *x.shape, self.heads
  const beside = new RegExp(String.raw`^[ \t]*(\w+ *,[\w, ]*?)[ \t]*=[ \t]*\*${name}\.(?:shape|size\(\))((?: *,[^,()\n]+)+)$`, 'm').exec(text);
  if (found === null && beside !== null) return beside[1]?.split(',').map((each) => each.trim()).slice(0, 1 - (beside[2] as string).split(',').length);
  return found?.[1]?.split(',').map((each) => each.trim()).filter((each) => each !== '');
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
  const roles = Array.from(found, (each) => each === undefined ? undefined : roleOfWord(each));
  // A first axis that is no batch says how the rest stands; of a batch alone everything may follow.
  if (roles.length === 0 || roles[0] === undefined || roles[0] === 'batch' || roles.slice(1).some((role) => role === undefined)) return undefined;
  return [...found, 'd'];
}

/** The axes that an input has, unless the reader says others. */
export function guessed(source: string, name: string, batch: number, features_: number, isImage = false, places: number | undefined = undefined, isBatchSecond = false, isIds = false, program = source): Axis[] {
  let features = features_;
  // What is said of how long each example is.
  if (/(^|_)(lens|lengths)$/.test(name)) return [{ role: 'batch', size: batch }];
  // One for each layer, which stand first, of which there is one.
  if (isState(source, name)) return [{ role: '', size: 1 }, { role: 'batch', size: batch }, { role: 'd_in', size: features }];
  const isOne = /^(q|k|v|query|key|value|queries|keys|values)$/i;
  const others = isOne.test(name) ? ['q', 'k', 'v', 'query', 'key', 'value', 'queries', 'keys', 'values'].map((other) => unpacked(source, other)).find((found) => found !== undefined) : undefined;
  // Who exchanges the axes 2 and 3 has four.
  const apart = isOne.test(name) && /transpose\(\s*2\s*,\s*3\s*\)/.test(source) && !/\.view\(|Linear/.test(source) ? ['b', 'heads', 't', 'head_dim'] : undefined;
  // A product of matrices takes no batch.
  const isMatrix = new RegExp(String.raw`torch\.mm\(\s*(?:${name}\s*,|\w+\s*,\s*${name}\s*\))|(?<![\w.])${name}\.mm\(`).test(source) ? ['t', 'd'] : undefined;
  // Who is beside whom, as graphs have it.
  const isGraph = !/^(g|G|A|graph|laplacian|support|affinity)$/.test(name) ? undefined : new RegExp(String.raw`bmm\(\s*${name}\b`).test(source) ? ['b', 't', 'keys'] : new RegExp(String.raw`mm\(\s*${name}\b|matmul\(\s*${name}\b|(?<![\w.])${name} @`).test(source) ? ['t', 'keys'] : undefined;
  const said = axesSaidIn(source, name);
  const inComments = said === undefined ? undefined : rolesOf(said).map((role) => role ?? '');
  // src_len = key.size(0): the rest is as the query says.
  const ofKeys = /^v(alues?)?$/.test(name) ? ['k', 'key', 'keys'].map((other) => readOff(source, other)).find((found) => found !== undefined) : undefined;
  const read = said === undefined ? readOff(source, name) ?? ofKeys : undefined, beside = read === undefined || others === undefined ? read : others.map((each, i) => i < read.length - 1 ? read[i] as string : each);
  const names = unpacked(source, name) ?? beside ?? (isImage && said === undefined ? ['b', 'channels', 'height', 'width'] : undefined) ?? others ?? apart ?? isGraph ?? isMatrix ?? (inComments === undefined ? isIds ? isBatchSecond ? ['t', 'b'] : ['b', 't'] : isBatchSecond ? ['t', 'b', 'd'] : ['b', 't', 'd'] : undefined);
  const isOfGraph = isGraph !== undefined && names === isGraph;
  // What is left out here is said of another one.
  if (others !== undefined && names?.length === others.length) names.forEach((each, i) => { if (each === '_' && others[i] !== '_') names[i] = others[i] as string; });
  // b, c, _, _ = x.shape is one, too.
  if (names?.length === 4 && /^(c|C|ch|channels?)$/.test(names[1] ?? '') && names.slice(2).every((each) => each === '_')) names.splice(1, 3, 'channels', 'height', 'width');
  const roles = names?.map((each, i, all) => roleOfSize(each) ?? (/^n(um)?_/.test(each) ? roleOfWord(each) : undefined) ?? (i === all.length - 1 && !isIds ? 'd_in' : i === 0 ? 'batch' : 'tokens')) ?? inComments ?? [];
  if (isOfGraph) roles[roles.length - 1] = 'keys';
  // (B, C, H, W) is an image, and not heads.
  if (roles.includes('width') && !roles.includes('height') && roles.length === 4) roles.forEach((role, i) => { if (role === 'heads') roles[i] = 'height'; });
  // Alone it is how wide a layer is.
  if (roles.includes('width') && roles.length === 3 && !roles.includes('height')) roles[roles.indexOf('width')] = 'channels';
  if (roles.includes('width') && roles.includes('height')) roles.forEach((role, i) => { if (role === 'd_in' || (role === 'tokens' && i === 1)) roles[i] = 'channels'; });
  // Beside heads stand the features of each.
  if (roles.includes('heads') && roles.at(-1) === 'd_in') roles[roles.length - 1] = 'head_dim';
  // '(h s) (w s)': each side is some of a size.
  const sides = sidesOfImage(isInGroups(source) || isImage ? program : source);
  const axes: Axis[] = [], inChannels = roles.includes('channels');
  // (N, C, H, W) are N images.
  if (inChannels && roles.includes('height') && roles[0] === 'tokens') roles[0] = 'batch';
  // (B, N, C) has tokens in its middle.
  roles.forEach((role, i) => { if (i > 0 && role === 'batch' && roles[0] === 'batch') roles[i] = 'tokens'; });
  // What is adjacent to each other is in one graph.
  if (roles.length === 2 && roles[0] === 'batch' && /\badj/.test(source)) roles[0] = 'tokens';
  if (/qkv/i.test(name)) features *= 3;
  // Twice the hidden size, as of both directions.
  const times = said?.at(-1)?.parts?.reduce((all, { size }) => all * (size ?? 1), 1) ?? 1;
  features *= times;
  roles.forEach((role, i) => {
    const isFeatures = i === roles.length - 1 && !inChannels && !isIds && !isOfGraph && (role !== 'head_dim' || !roles.includes('heads'));
    if (role === '' && !isFeatures) { axes.push({ role, size: 1 }); return; }
    const size = role === '' ? 1 : role === 'channels' || isFeatures ? features : role === 'tokens' && places !== undefined ? places : role === 'batch' ? batch : /^window_(?:height|width)/.test(names?.[i] ?? '') ? windowIn(program) : sides[role] ?? usual[role] ?? 6;
    axes.push({ role: free(isFeatures ? 'd_in' : role, axes), size, ...(isOfGraph && role === 'keys' ? { from: 'tokens' } : {}) });
  });
  return axes;
}

/** What a convolution or a pooling over two places takes first is an image. */
export function isFedToImages(source: string, input: string): boolean {
  if (/nn\.Conv2d\(/.test(source) && !/nn\.(Linear|Embedding|MultiheadAttention)\(|Conv1d/.test(source)) return true;
  // Of what has more than one side, all sides are taken: x.shape[2:].
  if (/\b(?:Conv|MaxPool|AvgPool)2d\b/.test(source) && new RegExp(String.raw`\b${input}\.(?:size\(\)|shape)\[-?2:\]`).test(source)) return true;
  if (new RegExp(String.raw`\brearrange\(\s*${input}\s*,\s*${patchesOfImage}`).test(source)) return true;
  const fed = [...source.matchAll(new RegExp(String.raw`self\.(\w+)\(\s*${input}\s*\)`, 'g'))].map(([, layer]) => layer as string);
  return fed.some((layer) => new RegExp(String.raw`self\.${layer}\s*=\s*(?:(?:torch\.)?nn\.Sequential\(\s*)?(?:(?:torch\.)?nn\.(?:Conv2d|(?:Adaptive)?(?:Avg|Max)Pool2d|BatchNorm2d)\b|Rearrange\(\s*${patchesOfImage})`).test(source));
}

/** Attention of torch.nn takes the batch second, unless it is told otherwise, or is given what had it first. */
export function hasBatchSecond(source: string): boolean {
  const made = [...source.matchAll(/\b(?:MultiheadAttention|Transformer(?:En|De)coderLayer|GRU|LSTM)\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, given]) => given as string);
  return made.length > 0 && !made.some((given) => given.includes('batch_first')) && !/\b(?:transpose\((?:\w+, *)?(?:0, *1|1, *0)\)|permute\((?:1, *0, *2|2, *0, *1)\)|swapaxes\(0, *1|rearrange\()/.test(source);
}

/** A program that counts its examples along the first axis, or goes on from the last of each, has them first. */
export function hasBatchFirst(source: string): boolean {
  const counted = [...source.matchAll(/^[ \t]*\(?(\w+)(?: *,[\w, ]+\)? *= *[\w.]+\.(?:shape|size\(\))| *= *[\w.]+\.(?:shape\[0\]|size\(0\)))[ \t]*(?:#.*)?$/gm)].map(([, name]) => roleOfSize(name as string));
  return counted.includes('batch') || /\[ *:, *-1 *[\],]/.test(source);
}

/** What a loss compares with numbers for each of the ids, seen as one axis. */
export const isComparedAsOne = (source: string, name: string): boolean =>
  new RegExp(String.raw`(?:cross_entropy|nll_loss|loss\w*|criterion)\([^\n]*,\s*${name}\.(?:(?:view|reshape)\(\s*(?:-1|[\w.]+ *\* *[\w.]+)\s*\)|flatten\(\))`, 'i').test(source);

/** What embeddings are looked up for. */
export function isLookedUp(source: string, input: string): boolean {
  // self.parts.table(x), self.tables[0](x), self.table(torch.LongTensor(x))
  const layers = [...source.matchAll(new RegExp(String.raw`self(?:\.\w+)*\.(\w+)(?:\[[^\]]*\])?\(\s*(?:torch\.\w+\(\s*)?${input}\s*(?:\.\w+\(|\))`, 'g'))].map(([, layer]) => layer as string);
  return layers.some((layer) => new RegExp(String.raw`\b${layer}\s*=[^\n]*\bEmbedding\(`).test(source));
}

/** What a recurrent layer goes on from: self.gru(x, hidden). */
const isState = (source: string, name: string): boolean => new RegExp(String.raw`self\.\w*(?:gru|rnn|lstm)\w*\((?:[^()]|\([^()]*\))+, *\(?${name}\b`, 'i').test(source);

/** What the program calls the number of features that come in: as the layer says that takes them, or the first linear one. */
export function nameOfFeaturesIn(source: string, input: string): string {
  const first = String.raw`\(\s*(?:(?:in_channels|in_features|embed_dim)\s*=\s*)?(?:config\.|self\.|args\.|cfg\.)?(\w+)`;
  const [, layer = ''] = new RegExp(String.raw`self\.(\w+)\(\s*${input}\s*\)`).exec(source) ?? [];
  const taking = layer === '' ? null : new RegExp(String.raw`self\.${layer}\s*=\s*(?:nn\.)?\w*(?:Linear|Conv[12]d|LayerNorm|RMSNorm)${first}`).exec(source);
  // A size of 1 lines others up, and what is a product of sizes is none by its name.
  const all = [...source.matchAll(new RegExp(String.raw`\b(?:\w*Linear|Conv(?:[12]d|Module)|MultiheadAttention)${first}(?=\s*[,)])|Parameter\(\s*torch\.\w+\((?:\s*\w+\s*,(?=\s*\w+\s*,\s*\w+\s*\)))?\s*(\w+)(?=\s*[,)])`, 'g'))].filter((each) => !/^1$|(seq|max)_?len/.test(each[1] ?? each[2] ?? ''));
  const found = taking ?? all.find((each) => each[1] !== undefined) ?? all[0];
  return found?.[1] ?? found?.[2] ?? '';
}

/** Beside the numbers of a patch channels are features, and a linear layer takes more than these: (p1 p2 c). */
const areFeaturesOfPatches = new RegExp(String.raw`${patchesOfImage}[^'"]*\([^)'"]*\b(?:c|ch|chans?|channels?)\b[^'"]*['"]`);
/** What a program calls the channels of images, or how many these are. */
const channelsIn = (source: string): string => /\b(?:in_|num_)?(?:channels|chans)\b/.exec(source)?.[0] ?? '3';

/** Whether what a program makes is an image: as it is called, or as what its program takes. */
export const isImageIn = (source: string, name: string): boolean => /im(g|age)|pixel|photo|picture/.test(name) || (!/^(q|k|v)|score|attn|weight|dots/.test(name) && new RegExp(`\\bConv2d\\(|${patchesOfImage}`).test(source));

/** How many these are. */
export function featuresIn(source: string, input: string, sizes: Sizes): number {
  const name = areFeaturesOfPatches.test(source) && isFedToImages(source, input) ? channelsIn(source) : nameOfFeaturesIn(source, input);
  const [, otherwise] = new RegExp(String.raw`[(,]\s*${name} *(?::[^,=()]*)?= *(\d+) *[,)]`).exec(source) ?? [];
  return /^\d+$/.test(name) ? Number(name) : sizes[name] ?? sizeNamed(name, source) ?? (name !== '' && otherwise !== undefined ? Number(otherwise) : anySize(name));
}
