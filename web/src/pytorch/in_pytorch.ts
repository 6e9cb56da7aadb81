// A fix of headsup's, as one would write it in PyTorch, where that is known.

import { asProduct, inMethods } from './methods.ts';
import type { Chosen, Equation, Side } from './values.ts';
import type { Written } from './written.ts';

type Names = Written & { divisor?: string | undefined };
const words: [RegExp, string | ((sizes: string[], names: Names) => string)][] = [
  [/^transpose<\w+, heads\w*>\(split<\w+, heads\w*<\d+>, head_dim\w*<\d+>>\(\w+\)\)/, (sizes) => {
    const [heads = '', tokens = '', features = ''] = sizes.slice(-3), before = sizes.slice(0, -3), at = before.length;
    return sizes.length < 3 ? '' : `.view(${[...before, tokens, heads, features].join(', ')}).transpose(${at}, ${at + 1})`;
  }],
  [/^merge<\w+, heads\w*, \w+>\(transpose<heads\w*, \w+>\(\w+\)\)/, (sizes) =>
    sizes.length < 2 ? '.transpose(-3, -2).flatten(-2)' : `.transpose(${sizes.length - 2}, ${sizes.length - 1}).reshape(${sizes.join(', ')})`],
  [/^merge<\w+, heads\w*, \w+>\(transpose<\w+, heads\w*>\(\w+\)\)/, 'the heads before the features of each, as in (h d)'],
  [/^transpose\(\w+\)/, '.transpose(-2, -1)'],
  [/^scaled_scores<\w+>\(left, right\)$/, (_, { divisor = 'left.size(-1)' }) => `/ ${divisor} ** 0.5`],
  [/^repeat_interleave<[^()]*> instead of repeat/, '.repeat_interleave(…) instead of .repeat(…)'],
  [/^merge<heads\w*, kv_heads\w*, copies>\(transpose<copies, kv_heads\w*>/, 'the copies behind the heads that are shared, as in [:, :, None].expand(…), or .repeat_interleave(…)'],
  [/^merge<\w+, batch, heads\w*>\(transpose<heads\w*, batch>/, 'the heads behind the examples, as in (b h), or .repeat_interleave(…, dim=0)'],
  [/^merge<\w+, heads\w*, batch>\(transpose<batch, heads\w*>/, 'the heads before the examples, as in (h b), or .repeat(…, 1, 1)'],
  [/^(?:masked_fill\(\w+, )?!/, (_, { otherMask = '~mask' }) => otherMask],
  [/^mask_future<[^()]*>\(\w+\) instead, or !mask$/, (_, { otherMask = '~mask' }) => otherMask],
  [/^mask_future<\w+, \w+, \d+>\(\w+\) instead$/, (_, { triangle = '' }) => triangle],
  [/^mask_future<[^()]*>\(\w+\) instead$/, 'torch.triu(…, diagonal=1) as the mask'],
];

/** The softmax that gives weights over what is summed in that line. */
export function softmaxWanted(choice: Chosen | undefined, line: number): string {
  if (choice === undefined) return 'softmax over the keys';
  const { at, of, line: from, isHidden } = choice, dim = at === of - 1 ? -1 : at;
  const where = from === undefined || from === line ? '' : ` in line ${from}`;
  return isHidden ? `masked_fill(…) before the softmax${where}` : `softmax(…, dim=${dim})${where}: over the keys`;
}

/** The sentence names the axes of what it is about first. `equation` is that of the line, and `sizes` what it gives view or reshape, in the words of the program. */
export function inPyTorch(text: string, fixes: string, equation?: Equation, sizes: string[] = [], softmax = '', names: Names = {}): string {
  if (names.isBatchFirst === true) return 'batch_first=True where the layer is made';
  // What else may have been meant is no code.
  const fix = fixes.replace(/, or \w+ with .*$/, '');
  const other = equation === undefined ? '' : newEquation(fix, equation);
  if (other !== '') return `einsum('${other}', …)`;
  // Who hides some of the scores needs no other sums.
  if (/softmax<keys>/.test(fix) || (/^renormalize</.test(fix) && softmax.startsWith('masked_fill'))) return softmax;
  const found = words.find(([pattern]) => pattern.test(fix))?.[1] ?? '', said = typeof found === 'string' ? found : found(sizes, names);
  if (said !== '') return said;
  const axes = /^HU\d+ \w+: \(([^()]*)\) cannot be/.exec(text)?.[1]?.split(', ') ?? [], code = fix.replace(/ if .*$/, '');
  return asProduct(code, text, names) || inMethods(code, axes) || headsFirst(text) || softmaxAlong(text, code) || (/^HU015 \w+: the weights of \w+ sum/.test(text) && !fix.includes('(') ? softmax : '');
}

/** softmax along another axis of those that the sentence lists. */
function softmaxAlong(text: string, code: string): string {
  const [, role] = /^(?:log_)?softmax<(\w+)>\(x\)$/.exec(code) ?? [], axes = / of \(([^()]*)\)/.exec(text)?.[1]?.split(', ') ?? [], at = axes.findIndex((axis) => axis.startsWith(`${role}<`));
  return at < 0 ? '' : `dim=${at === axes.length - 1 ? -1 : at}`;
}

/** Heads that would attend: they were never put before the tokens. */
function headsFirst(text: string): string {
  const axes = /^HU026 .*: \w*heads<\d+> of \(([^()]*)\) would attend/.exec(text)?.[1]?.split(', ') ?? [], at = axes.findIndex((each) => /^tokens/.test(each));
  return at < 0 ? '' : `.transpose(${at}, ${at + 1}) where heads are split off: they stand before the tokens`;
}

/** The equation in which axes are called what the fix calls them; '' where the fix says something else. */
function newEquation(fix: string, { left, right, to }: Equation): string {
  const operand = String.raw`(?:rename<\w+, \w+>\()?(?:left|right)\)?`;
  const [, operation, ofBoth, ofOne] = new RegExp(String.raw`^(?:(contract<\w+>|attend)\((${operand}, ${operand})\)|(rename<\w+, \w+>\((?:left|right)\)))(?: if .*)?$`).exec(fix) ?? [];
  const said = ofBoth ?? ofOne;
  if (said === undefined) return '';
  const renamed = ({ letters, roles }: Side, name: string): Side => {
    const [, from, role] = new RegExp(String.raw`rename<(\w+), (\w+)>\(${name}\)`).exec(said) ?? [];
    return { letters, roles: roles.map((each) => each === from && role !== undefined ? role : each) };
  };
  const one = renamed(left, 'left'), other = renamed(right, 'right');
  // Over what the fix says, or over what was summed before.
  const named = /^contract<(\w+)>/.exec(operation ?? '')?.[1], isSummed = (i: number): boolean => !to.includes(left.letters[i] as string);
  const summed = named ?? (operation === 'attend' ? (/rename<\w+, (\w+)>/.exec(said)?.[1] ?? one.roles.findLast((role) => other.roles.includes(role))) : one.roles.find((role, i) => isSummed(i) && other.roles.includes(role)));
  if (summed === undefined || !one.roles.includes(summed) || !other.roles.includes(summed)) return '';
  const spare = [...new Set(right.letters + to)].filter((letter) => !left.letters.includes(letter));
  const of = [...left.letters], and = other.roles.map((role, i) => {
    const at = one.roles.indexOf(role), own = right.letters[i] as string;
    // What has another letter and is not summed is another axis: tokens that look, and tokens that are looked at.
    if (at >= 0 && (role === summed || of[at] === own)) return of[at] as string;
    return spare.includes(own) ? spare.splice(spare.indexOf(own), 1)[0] as string : '';
  }).map((letter) => letter === '' ? spare.shift() ?? '' : letter);
  const over = of[one.roles.indexOf(summed)] as string, open = [...new Set([...of, ...and])].filter((letter) => letter !== over);
  if (and.includes('')) return '';
  // What the result has in its place stays there; another letter takes the place of what is summed now.
  const missing = open.filter((letter) => !to.includes(letter));
  const result = [...to].map((letter) => open.includes(letter) ? letter : missing.shift() ?? '').join('') + missing.join('');
  const made = `${of.join('')},${and.join('')}->${result}`;
  // Where the letters are right, it is the names of axes that are not known here.
  return made === `${left.letters},${right.letters}->${to}` ? '' : made;
}
