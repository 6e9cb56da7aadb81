// What comments say of axes: # (batch, tokens, features), # (B, nh, T, hs), # (heads x batch, keys), # one per pair.

import { roleOfSize, rolesOfSizesBeside } from './axes_moved.ts';
import { free, type Axis } from './values.ts';

/** An axis as somebody wrote it down: its role, or '' for a 1; its size, if that is what stands there, else the word; what it was merged from. */
export interface Said { role: string; size?: number | undefined; word?: string | undefined; parts?: Said[] | undefined }

/** Words for axes, which are many; other words are roles of their own. */
const words: [RegExp, string][] = [
  [/^(batch|batches|examples?|sequences|batch[ _-]size)$/, 'batch'], [/^((value|val|source|src|memory|encoder|context|k|v) (len|length))$/, 'keys'], [/^key (len|length)$/, 'keys'],
  [/^((query|trg|target|tgt|seq|sequence|max|input|sent|sentence|q) (len|length)|seqlen)$/, 'tokens'], [/^((n|num|number of) heads?)$/, 'heads'], [/^head dim$/, 'head_dim'], [/^((hid|hidden|emb|embedding|enc hid|dec hid|model|encoder hidden|decoder hidden) (dim|size))$/, 'd_in'], [/^(tokens?|nodes?|n_nodes|time|queries|query|positions? of tokens|timesteps?|steps)$/, 'tokens'], [/^(keys?|key tokens)$/, 'keys'],
  [/^(positions?|max_len|max_tokens)$/, 'context_length'], [/^(features?|embeddings?|in|in_features|inputs?)$/, 'd_in'], [/^(out|out_features|outputs?)$/, 'd_out'],
  [/^(heads?|query[ _]heads?)$/, 'heads'], [/^(key|kv|key[ -]value)[ _]heads?$/, 'kv_heads'], [/^(pairs?)$/, 'pairs'], [/^(halves|half)$/, 'halves'],
  [/^(channels?|colou?rs?)$/, 'channels'], [/^(height|rows?)$/, 'height'], [/^(width|columns?)$/, 'width'], [/^(patch|patches)$/, 'patches'], [/^(pixels?)$/, 'pixels'],
  [/^(vocab|vocabulary|words)$/, 'vocab'], [/^(class|classes)$/, 'classes'], [/^(hidden)$/, 'hidden'],
];
const keywords = /^(and|asm|auto|bool|break|case|catch|char|class|const|continue|default|delete|do|double|else|enum|explicit|export|extern|false|float|for|friend|goto|if|inline|int|long|mutable|new|not|or|private|public|register|return|short|signed|sizeof|static|struct|switch|template|this|throw|true|try|typename|union|unsigned|using|virtual|void|volatile|while|xor|axes|axis|tensor|linear)$/;

/** Names that headsup has for something else. */
const functions = /^(softmax|sum|mean|max|min|norm|split|merge|take|slice|repeat|expand|rename|reorder|concat|stack|scores|weights?|mask|text|attend|map|scan|embedding|attention|dropout|bias|gather|lookup)$/;

/** A word that is known to be the name of an axis. */
export function roleOfWord(word: string): string | undefined {
  return words.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? roleOfSize(word);
}
/** A role for any word. */
export function roleOf(word: string): string {
  const own = word.toLowerCase().replaceAll(/[ -]/g, '_');
  return roleOfWord(word) ?? (keywords.test(own) || functions.test(own) ? `${own}_axis` : own);
}

function axisSaid(item: string): Said | undefined {
  const parts = item.split(/\s+[x×]\s+|\s*\*\s*/).map((each) => each.trim());
  if (parts.length > 1) {
    const all = parts.map(axisSaid);
    return all.some((each) => each === undefined) ? undefined : { role: '', parts: all as Said[] };
  }
  if (/^\d+$/.test(item)) return { role: '', size: Number(item) };
  return /^[A-Za-z]\w*(?:[ -][a-z]\w*){0,2}$/.test(item) ? { role: roleOf(item), word: item } : undefined;
}

/** The axes in brackets, of which one at least must be known: what stands in brackets may be anything. */
function listSaid(text: string): Said[] | undefined {
  // [batch x tokens x features] has no commas, and is a list.
  const items = (text.includes(',') ? text.split(',') : text.split(/\s+[xX×]\s+/)).map((each) => each.trim()).filter((each) => each !== '');
  const all = items.map(axisSaid);
  const isKnown = items.some((each) => each.split(/\s+[x×]\s+|\s*\*\s*/).some((word) => roleOfWord(word) !== undefined));
  if (items.length === 0 || !isKnown || all.some((each) => each === undefined)) return undefined;
  // B, C, H, W: an H beside a W is no number of heads.
  const beside = rolesOfSizesBeside(items);
  return (all as Said[]).map((each, i) => beside[i] === 'height' ? { ...each, role: 'height' } : each);
}

/** What a comment says of the value of its line: the last of what it becomes. */
export function axesSaid(comment: string): Said[] | undefined {
  const last = comment.replace(/^.*(?:->|=>|→)/, '');
  const [, each] = /\bone (?:per|for each|for every) (\w+)/.exec(last) ?? [];
  if (each !== undefined && roleOfWord(each) !== undefined) return [{ role: roleOfWord(each) as string }];
  const before = last === comment ? /^(?:[\w ,.:'-]*?\b(?:as|is|are|shape|of shape|size|now|out)\b:?\s*|[\w.]+\s*:\s*|)\s*[([]([^()[\]]+)[)\]]/i : /^\s*[([]([^()[\]]+)[)\]]/;
  const [, list] = before.exec(last.trim()) ?? [];
  if (list !== undefined) return listSaid(list);
  // B, T, C needs no brackets, nor B x T x C, if each is known.
  const bare = last.trim().split(/\s*,\s*|\s+x\s+/);
  return bare.length > 1 && bare.every((word) => roleOfWord(word) !== undefined) ? listSaid(bare.join()) : undefined;
}

/** What a comment says of a name: x is (batch, features), x: (B, T, C). */
export function axesSaidOf(name: string, comment: string): Said[] | undefined {
  // q, k, v: (B, H, T, D) says it of each; x is what comes in, of shape `[B, T, D]`.
  const [, list] = new RegExp(`(?:^|[\\s,;"\`])${name}\`?(?:, *\\w+)*\\s*(?:is|:|=|has shape|of shape|(?:is|:)[^.()[\\]]* shape|\\.(?:shape|size\\(\\))\\s*[:=]*)\\s*\`*[([]([^()[\\]]+)[)\\]]`).exec(comment) ?? [];
  if (list !== undefined) return listSaid(list);
  // query: what looks, T x B x C
  const [, bare] = new RegExp(`(?:^|[\\s\`])${name}\`?[ \\t]*:[^:]*?(?<![\\w-] [xX×] *)\\b([A-Za-z]\\w*(?: [xX×] [A-Za-z]\\w*)+)[ \\t]*\\.?$`, 'm').exec(comment) ?? [];
  return bare === undefined ? undefined : listSaid(bare);
}

/** What the comments of a function, and the text before its body, say of a name. */
export function axesSaidIn(source: string, name: string): Said[] | undefined {
  return axesSaidOf(name, [...source.matchAll(/#.*$|"""[^]*?"""/gm)].map(([text]) => text).join('\n'));
}

/** The axis that a layer was made for, where a comment says so: made for the features. */
export function madeFor(comment: string): string | undefined {
  const [, word] = /\b(?:for|over|along) the (\w+)(?=$|[.,;)])/.exec(comment) ?? [];
  return word === undefined ? undefined : words.find(([pattern]) => pattern.test(word))?.[1];
}

/** The names of axes, in order, each once: the second tokens are keys. What was merged is called after its parts, in either order. */
export function rolesOf(said: Said[]): (string | undefined)[] {
  const taken: Axis[] = [];
  return said.map(({ role, parts }) => {
    const wanted = role !== '' || parts === undefined ? role : parts.map((each) => each.role).filter((each) => each !== '').sort().join('_');
    if (wanted === '') return undefined;
    const isTaken = taken.some((each) => each.role === wanted);
    const name = isTaken && wanted === 'tokens' ? free('keys', taken) : free(wanted, taken);
    taken.push({ role: name, size: 1 });
    return name;
  });
}
