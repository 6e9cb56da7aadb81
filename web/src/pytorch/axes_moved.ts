// How axes stand: transposes, views, and what they are called when one becomes several.

import { free, listed, type Axis, type Tensor, tensor, typeOf, Unread } from './values.ts';

/** Roles by the names that programs give sizes. */
const rolesOfSizes: [RegExp, string][] = [
  [/^(b|bs|bsz|B|N|batch|batch_size|num_samples|nbatches)$/, 'batch'], [/(^|_)(kv|key_value)_?heads?$|n_kv|kv_heads|kv_groups/, 'kv_heads'],
  [/^(h|H|nh|num_heads|n_heads?|n_head|heads|nhead|num_attention_heads|n_local_heads|head_count|attn_heads)$/, 'heads'],
  [/^(hd|hs|d_k|d_head|dim_head|head_dim|head_size|attention_head_size|d_kv|dim_per_head|D)$/, 'head_dim'],
  [/^(t|T|L|S|n|s|l|seq|seqlen|seq_len|seq_length|slen|num_tokens|n_tokens|context_length|block_size|length|tgt_len|q_len|qlen|klen|rlen|query_len|len_q|nq|i)$/, 'tokens'],
  [/^(channels|n_channels|c_in|in_channels|chans)$/, 'channels'], [/^(height|h_img|hh)$/, 'height'], [/^(width|w|W|ww)$/, 'width'],
  [/^(src_len|src_length|source_len|kv_len|[kv]_len|(?:key|value)_len|len_[kv]|nk|j)$/, 'keys'],
  [/^(d|c|C|E|dim|d_in|d_model|n_embd|embed_dim|emb_dim|hidden_size|all_head_size|d_out|inner_dim)$/, 'd_in'],
];
export function roleOfSize(name: string): string | undefined {
  // Of n_embd // n_head nobody has said what it is.
  const last = /^[\w.]+$/.test(name) ? name.replace(/^.*\./, '') : '';
  return rolesOfSizes.find(([pattern]) => pattern.test(last))?.[1];
}

/** Of sizes that stand beside each other: h beside w is a height. */
export function rolesOfSizesBeside(names: (string | undefined)[]): (string | undefined)[] {
  const roles = names.map((name) => name === undefined ? undefined : roleOfSize(name));
  const isImage = roles.includes('width') && !roles.includes('height');
  return roles.map((role, i) => isImage && /^(?:\w+\.)*[hH]$/.test(names[i] ?? '') ? 'height' : role);
}

/** An axis of size 1 that has no name gets one. */
export function withName(x: Tensor, at: number, role: string): Tensor {
  const axis: Axis = { role: free(role, x.axes), size: 1, made: true }, axes = x.axes.with(at, axis);
  return tensor(`reorder<axes<${listed(axes)}>>(expand<${typeOf(axis)}>(${x.code}))`, axes, x.truths);
}

export function swapped(x: Tensor, i: number, j: number): Tensor {
  if (i === j) return x;
  const axes = [...x.axes], one = x.axes[i] as Axis, other = x.axes[j] as Axis;
  axes[i] = other, axes[j] = one;
  const before = listed(x.axes), after = listed(axes);
  if (before === after) return tensor(x.code, axes, x.truths);
  if (one.role !== '' && other.role !== '') return tensor(`transpose<${one.role}, ${other.role}>(${x.code})`, axes, x.truths);
  // An axis of size 1 goes past others.
  return tensor(`reorder<axes<${after}>>(${x.code})`, axes, x.truths);
}

export function permuted(x: Tensor, order: number[]): Tensor {
  if ([...order].sort().some((each, i) => each !== i) || order.length !== x.axes.length) throw new Unread('these are not all axes');
  let moved = x;
  const now = order.map((_, i) => i);
  order.forEach((wanted, at) => {
    const found = now.indexOf(wanted);
    moved = swapped(moved, at, found);
    [now[at], now[found]] = [now[found] as number, now[at] as number];
  });
  return moved;
}

/** What an axis of an image is split into: which patch, and where in it. */
const inPatches: Record<string, [string, string]> = { height: ['patch_row', 'pixel_row'], width: ['patch_column', 'pixel_column'] };

/** What counts places, examples or heads: its parts are no heads and their features, unless a name says so. */
export const isNoFeature = (role: string): boolean =>
  /^(batch|heads|tokens|keys|context_length|positions|patches|height|width)$/.test(role);

/** What the parts of an axis are called where neither a merge nor a size says it. */
function usualRoles({ role }: Axis, sizes: number[], names: (string | undefined)[]): string[] {
  const last = sizes.length - 1;
  // What is rotated in pairs is no head.
  if (last === 1 && role === 'head_dim' && sizes[1] === 2) return ['pairs', 'halves'];
  if (last === 1 && inPatches[role] !== undefined) return inPatches[role];
  if (!isNoFeature(role)) return sizes.map((size, i) => i === last ? 'head_dim' : i === last - 1 ? 'heads' : size === 3 ? 'qkv' : 'part');
  // Neighbouring heads share, and neighbouring places are places of one part.
  const own = names.includes(role) ? names.indexOf(role) : role === 'heads' ? 0 : last;
  return sizes.map((_, i) => i === own ? role : role === 'heads' ? 'copies' : 'part');
}

/** What an axis is split into: as it was merged, as the sizes are named, else as usual. */
function split(x: Tensor, axis: Axis, sizes: number[], names: (string | undefined)[]): { code: string; axes: Axis[] } {
  const others = x.axes.filter((each) => each !== axis), made: Axis[] = [], factors = [...axis.factors ?? []];
  const usual = usualRoles(axis, sizes, names), regrouped = inOtherGroups(x, axis, sizes, names);
  if (regrouped !== undefined) return regrouped;
  let of = x.code;
  sizes.forEach((size, i) => {
    const known = factors.findIndex((each) => each.size === size), factor = known < 0 ? undefined : factors.splice(known, 1)[0];
    // Merged again, it is made of these again; where there is another one of that name by now, it is called otherwise.
    if (factor !== undefined) {
      const role = free(factor.role, [...others, ...made]);
      if (role !== factor.role) of = `forget_factors<${axis.role}>(${x.code})`;
      made.push({ ...factor, role });
      return;
    }
    const said = names[i], isSaid = said !== undefined && said !== axis.role, role = isSaid ? said : usual[i] as string;
    const isChosen = role === 'kv_heads' || (!isSaid && isNoFeature(axis.role));
    made.push({ role: free(role, [...others, ...made]), size, from: axis.role, made: isChosen });
  });
  return { code: `split<${axis.role}, ${made.map(typeOf).join(', ')}>(${of})`, axes: made };
}

/** Where each part of an axis is split again, or some of its parts stay one: it is split as it was merged first. */
function inOtherGroups(x: Tensor, axis: Axis, sizes: number[], names: (string | undefined)[]): { code: string; axes: Axis[] } | undefined {
  const factors = axis.factors ?? [], groups: [Axis[], number[], (string | undefined)[]][] = [];
  for (let i = 0, j = 0; i < factors.length || j < sizes.length;) {
    const old: Axis[] = [], fresh: number[] = [], from = j;
    let before = 1, after = 1;
    do {
      const factor = factors[i], size = sizes[j];
      if (before <= after) { if (factor === undefined) return undefined; old.push(factor), before *= factor.size, ++i; }
      else { if (size === undefined) return undefined; fresh.push(size), after *= size, ++j; }
    } while (before !== after || fresh.length === 0);
    groups.push([old, fresh, names.slice(from, j)]);
  }
  const isOther = groups.length > 1 && groups.some(([old, fresh]) => old.length !== fresh.length);
  if (!isOther || groups.some(([old, fresh]) => old.length > 1 && fresh.length > 1)) return undefined;
  const others = x.axes.filter((each) => each !== axis), parts: Axis[] = [];
  for (const factor of factors) parts.push({ ...factor, role: free(factor.role, [...others, ...parts]) });
  const of = parts.some(({ role }, i) => role !== factors[i]?.role) ? `forget_factors<${axis.role}>(${x.code})` : x.code;
  let code = `split<${axis.role}, ${parts.map(typeOf).join(', ')}>(${of})`, at = 0;
  const axes = groups.reduce<Axis[]>((made, [old, fresh, called]) => {
    const mine = parts.slice(at, at += old.length), rest = [...made, ...parts.slice(at), ...others], [first] = mine as [Axis, ...Axis[]];
    if (mine.length === 1 && fresh.length === 1) return [...made, first];
    if (mine.length === 1) {
      const apart = split(tensor(code, [...rest, first], x.truths), first, fresh, called);
      code = apart.code;
      return [...made, ...apart.axes];
    }
    const whole = mergedAxis(mine, fresh[0] as number, rest, called[0]);
    code = `merge<${whole.role}, ${mine.map(({ role }) => role).join(', ')}>(${code})`;
    return [...made, whole];
  }, []);
  return { code, axes };
}

/** That the first of two sizes is some of the other two's first, each whole: no number moves. */
const isWithin = (old: Axis[], [one]: number[]): boolean => { const size = old[0]?.size ?? 0; return one !== undefined && one > size && one % size === 0; };

/** The same sizes in another order. */
const isExchanged = (before: number[], after: number[]): boolean =>
  [...before].sort().join() === [...after].sort().join();

/** The same numbers in order under other sizes, as view and reshape have them. `names` are roles, where these are known. */
export function viewed(x: Tensor, wanted: number[], names: (string | undefined)[]): Tensor {
  const total = x.axes.reduce((all, { size }) => all * size, 1), open = wanted.indexOf(-1);
  const stated = wanted.reduce((all, size) => size === -1 ? all : all * size, 1);
  const sizes = wanted.map((size) => size === -1 ? total / stated : size);
  if ((open < 0 ? stated : stated * (sizes[open] as number)) !== total || sizes.some((size) => !Number.isInteger(size) || size < 1))
    throw new Unread(`${total} numbers are not [${wanted.join(', ')}]: PyTorch stops here too`);
  if (x.made?.by === 'skew') {
    const { of } = x.made;
    if (of.axes.map(({ size }) => size).join() !== sizes.join()) throw new Unread('these numbers were moved by their places');
    // What stood along its last axis are places beside each row now.
    return { ...of, axes: of.axes.with(-1, { ...(of.axes.at(-1) as Axis), made: true }) };
  }
  const axes: Axis[] = [];
  let now = x, i = 0, j = 0;
  while (i < x.axes.length || j < sizes.length) {
    const axis = x.axes[i], size = sizes[j];
    if (axis !== undefined && axis.size === size) axes.push(axis), ++i, ++j;
    else if (size === 1) axes.push({ role: '', size: 1 }), ++j;
    else if (axis?.role === '') ++i;
    else if (axis !== undefined && size === undefined) now = tensor(`take<${axis.role}>(${now.code}, 0)`, now.axes, x.truths), ++i;
    else {
      const old: Axis[] = [], fresh: number[] = [], freshNames: (string | undefined)[] = [], ones: number[] = [];
      let before = 1, after = 1;
      do {
        const each = x.axes[i];
        if (before <= after ? each === undefined : j >= sizes.length) throw new Unread('these sizes are not known');
        if (before <= after && each !== undefined) {
          ++i;
          // One number more or less in each place is the same place.
          const isMoved = each.made === true || (each.role !== 'batch' && sizes.includes(1));
          if (each.size === 1 && each.role !== '' && isMoved) now = tensor(`take<${each.role}>(${now.code}, 0)`, now.axes.filter((axis) => axis !== each), x.truths);
          else if (each.role !== '') old.push(each);
          before *= each.size;
        }
        else if (sizes[j] === 1 && fresh.length > 0) { ones.push(fresh.length + ones.length), ++j; }
        else { freshNames.push(names[j]); const part = sizes[j++] as number; fresh.push(part); after *= part; }
      } while (before !== after || fresh.length === 0);
      if (old.length === 1) {
        const parts = split(now, old[0] as Axis, fresh, freshNames);
        now = tensor(parts.code, [...axes, ...parts.axes, ...x.axes.slice(i)], x.truths);
        axes.push(...ones.reduce((all, at) => all.toSpliced(at, 0, { role: '', size: 1 }), parts.axes));
      } else if (ones.length > 0) {
        return reshaped(x, sizes, names);
      } else if (fresh.length === 1) {
        const whole = mergedAxis(old, fresh[0] as number, [...axes, ...x.axes.slice(i)], freshNames[0]);
        now = tensor(`merge<${whole.role}, ${old.map(({ role }) => role).join(', ')}>(${now.code})`, [...axes, whole, ...x.axes.slice(i)], x.truths);
        axes.push(whole);
      } else if (x.made?.by === 'padding' && isExchanged(x.axes.map((each) => each.size), sizes)) {
        const axes = sizes.map((size, at): Axis => ({ role: `seen_anew_${at}`, size, made: true }));
        return { ...tensor(`zeros<float, ${listed(axes)}>()`, axes), made: { by: 'skew', of: x.made.of } };
      } else if (old.length === 2 && fresh.length === 2 && (isWithin(old, fresh) || isWithin(fresh.map((size) => ({ role: '', size })), old.map(({ size }) => size)))) {
        const [first, second] = old as [Axis, Axis], [one, other] = fresh as [number, number], rest = x.axes.slice(i);
        // (b, h * d) as (b * h, d), and back: one is split, and its outer part goes to the other.
        const isOuter = one > first.size, whole = isOuter ? second : first;
        // What goes from places to features would be heads of these.
        const going = isNoFeature(first.role) && !isNoFeature(second.role) ? 'heads' : undefined;
        const parts = split(now, whole, isOuter ? [one / first.size, other] : [one, first.size / one], isOuter ? [undefined, freshNames[1]] : [freshNames[0], going]);
        const [outer, inner] = parts.axes as [Axis, Axis], old_ = isOuter ? [first, outer] : [inner, second], kept = isOuter ? inner : outer;
        const made = mergedAxis(old_, isOuter ? one : other, [...axes, kept, ...rest], freshNames[isOuter ? 0 : 1]);
        const pair = isOuter ? [made, kept] : [kept, made];
        now = tensor(`merge<${made.role}, ${old_.map(({ role }) => role).join(', ')}>(${parts.code})`, [...axes, ...pair, ...rest], x.truths);
        axes.push(...pair);
      } else {
        return reshaped(x, sizes, names);
      }
    }
  }
  return { ...tensor(now.code, axes, x.truths), made: { by: 'view', of: x, sizes } };
}

/** Several axes as one: what they were split from, if that is all of it. */
function mergedAxis(old: Axis[], size: number, others: Axis[], name: string | undefined): Axis {
  const keys = old.find(({ role }) => role === 'kv_heads' || role === 'heads'), copies = old.find(({ role }) => role === 'copies');
  // Neighbouring heads share keys, in whichever order these were merged.
  if (old.length === 2 && keys !== undefined && copies !== undefined) return { role: free('heads', others), size, groups: `${typeOf(keys)}, ${typeOf(copies)}`, repeated: true };
  const from = old[0]?.from, whole = from !== undefined && old.every((each) => each.from === from) && !others.some((each) => each.from === from) ? from : undefined;
  return { role: free(whole ?? (old.length === 2 && old[1]?.role === 'head_dim' ? 'd_out' : name ?? old.map(({ role }) => role).join('_')), others), size, made: true, ...(whole === undefined ? { factors: old } : {}) };
}

/** Numbers move to places of other axes: headsup has a sentence for that. */
export function reshaped(x: Tensor, sizes: number[], names: (string | undefined)[], byNames = false): Tensor {
  const axes: Axis[] = [];
  // Beside features of a head, other features are those of several.
  const own = (role: string): string => role === 'head_dim' && x.axes.some((each) => each.role === role) ? 'd_out' : role;
  const first = (size: number): string => !names.includes('heads') ? 'heads' : size === 3 ? 'qkv' : 'part';
  sizes.forEach((size, i) => {
    const same = x.axes.find((each) => each.role !== '' && each.size === size && !axes.some(({ role }) => role === each.role)), said = names[i];
    // An own axis of one, such as a batch of one example, stays.
    if (size === 1 && same === undefined) axes.push({ role: '', size });
    else axes.push({ role: free(said !== undefined && byNames ? said : same?.role ?? own(said ?? (i + 1 === sizes.length ? 'head_dim' : first(size))), axes), size });
  });
  return tensor(`reshape<${listed(axes)}>(${x.code})`, axes, x.truths);
}
