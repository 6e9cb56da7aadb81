// The sizes that a program is read with, where it and its reader say none.

export type Sizes = Record<string, number>;

/** Sizes that differ from each other, so that no mistake fits by accident. */
export const usual: Record<string, number> = { batch: 3, tokens: 5, keys: 5, heads: 2, kv_heads: 2, head_dim: 4, d_in: 8, patches: 5, height: 5, width: 6 };
/** How many examples there are: not as many as an axis has of which the program itself writes the size, such as the 3 of q, k and v. */
export function batchIn(source: string): number {
  const inBrackets = [...source.matchAll(/\.?\b(?:view|reshape|unflatten|expand|repeat|rearrange)\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, given]) => given as string);
  const written = inBrackets.flatMap((given) => given.match(/(?<![\w.])\d+(?![\w.])/g) ?? []).map(Number);
  return [usual['batch'] as number, 7, 11, 13].find((size) => !written.includes(size)) ?? 17;
}
const settings: [RegExp, number][] = [
  [/window/, NaN], [/drop|p_attn|resid_p|rate|^p$/, 0], [/bias|flash|_norm$|cache/, 0], [/^(mask|attn_mask|attention_mask|layer_past|past|start_pos|kv_cache|rotary|rope|freqs|freqs_cis)$/, NaN],
  [/^(num|n)_(patch(es)?|tokens)$/, 5], [/bucket|distance/, 32], [/stride/, 1], [/reduction|squeeze|ratio|^r$/, 2], [/kernel/, 3], [/context_length|block_size|max_len|n_ctx|n_positions|max_seq|max_position/, 7], [/kv_?heads?|kv_groups/, 2], [/rotary_dim|rope_dim/, 2], [/head_dim|dim_head|head_size|d_k|d_v|d_head/, 4], [/heads?(_count)?$|^h$|n_?head/, 2], [/^d_out$/, 8], [/^d_in$/, 12],
  [/mult|factor|expansion/, 4], [/^eps/, 0], [/^(n_?)?layers?$|num_layers|num_hidden_layers|_layers$|^nlayers$|^depth$|^(num_|n_|max_)?(blocks?|hops?)$/, 2], [/embd|embed|context_dim|hidden|d_model|^dim$|model_dim|emb_dim|width|^nx$|^d$|^C$|channels?|size$|inner|^n_state$|features/, 8], [/vocab/, 11], [/ctx|context_size|context|seq_?len|length/, 7], [/temperature|scale|alpha|gamma/, 1], [/dim|chans|rank|hidden|size/, 8],
];

function usualSize(name: string): number | undefined {
  const found = settings.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
  return found === undefined || Number.isNaN(found) ? undefined : found;
}

/** Where heads share keys there are more of them than of their keys, and sizes that differ again. */
const ofShared = new Map([[8, 24], [2, 4], [4, 6]]);
const isShared = (source: string): boolean => /kv_?heads?|key_value_heads|kv_groups/i.test(source);
export function sizeNamed(name: string, source: string): number | undefined {
  // What tokens are cut into is less than they are.
  if (/block|chunk/.test(name) && new RegExp(String.raw`(?:%|//) *(?:self\.)?${name}\b`).test(source)) return 3;
  if (isCutInPatches(source) && (/patch(_?(size|height|width|h|w))?$/.test(name) || new RegExp(String.raw`${patchesOfImage}[^\n]*\w+ ?= ?(?:self\.)?${name}\b`).test(source))) return anySize('window');
  const size = usualSize(name);
  return size !== undefined && isShared(source) && !/kv|key_value|mult|expansion|layers/.test(name.toLowerCase()) ? ofShared.get(size) ?? size : size;
}

/** A size of which nobody says anything is any size; a window has to fit into an image. */
export const anySize = (name: string): number => (/window/.test(name) ? 2 : 8);

/** What settings have that nobody knows is how many features there are if its name says so: n_attn, d_state. */
export const isSizeByName = (name: string): boolean => /^d_|_(attn|inner|state|experts)$/.test(name);

/** A size that is two, as of a window: its tokens are the places of it. */
export const pair = [2, 5];
/** The same where a program cuts each of them into parts. */
const pairInParts = [4, 6];
/** The same in a pattern of einops. */
export const isInGroups = (source: string): boolean => /['"][^'">]*\(\w+ \w+\) \(\w+ \w+\)[^'">]*->/.test(source);
/** That of an image, of which each side is cut into parts: 'b c (h p1) (w p2) -> …'. */
export const patchesOfImage = String.raw`['"]\s*\w+ (?:c|ch|chans?|channels?) \(\w+ \w+\) \(\w+ \w+\)\s*->`;
const isCutInPatches = (source: string): boolean => new RegExp(patchesOfImage).test(source);
/** How high and wide an image is that is cut: as its program says, or some parts of them. */
export function sidesOfImage(source: string): Sizes {
  if (!isInGroups(source)) return {};
  const name = /\b(?:image|img)_size\b/.exec(source)?.[0], side = isCutInPatches(source) && name !== undefined ? sizeNamed(name, source) : undefined;
  return side === undefined ? { height: 2 * windowIn(source), width: 3 * windowIn(source) } : { height: side, width: side };
}
export const pairIn = (source: string): number[] => (/\b(?:h|w|H|W|height|width) *(?:\/\/|%)/.test(source) ? pairInParts : pair);
/** The two of as many tokens as somebody says. */
export function pairOf(tokens: number | undefined, usual_: number[] = pair): number[] {
  const one = Math.floor(Math.sqrt(tokens ?? 1)), sides = Array.from({ length: Math.max(one - 1, 0) }, (_, i) => one - i).find((side) => (tokens ?? 1) % side === 0 && side * side !== tokens);
  return tokens === undefined || sides === undefined || tokens === usual_.reduce((all, size) => all * size, 1) ? usual_ : [sides, tokens / sides];
}
export const isPair = (source: string, name: string): boolean => [0, 1].every((i) => new RegExp(`\\b${name}\\[${i}\\]`).test(source)) || new RegExp(String.raw`^[ \t]*[\w.]+ *, *[\w.]+ *= *${name}[ \t]*$`, 'm').test(source);
/** How wide a square window is: as its program says where nobody is asked. */
export const windowIn = (source: string): number => Number(/\bwindow_size\b[^=,()\n]*= *(\d+)\b/.exec(source)?.[1] ?? anySize('window'));
/** Whether what comes in is the places of such a window. */
export const isSquareWindow = (source: string): boolean => /\bto_2tuple\(window_size\)|\bwindow_size *(?:\*\* *2|\* *(?:self\.)?window_size)/.test(source);
export const hasWindow = (source: string): boolean => isPair(source, 'window_size') || isPair(source, 'image_size');
