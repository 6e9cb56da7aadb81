// A fix of headsup's, as one would write it in PyTorch, where that is known.

const words: [RegExp, string][] = [
  [/^transpose<\w+, heads\w*>\(split<\w+, heads\w*<\d+>, head_dim\w*<\d+>>\(\w+\)\)/, '.view(b, num_tokens, num_heads, head_dim).transpose(1, 2)'],
  [/^merge<\w+, heads\w*, \w+>\(transpose<heads\w*, \w+>\(\w+\)\)/, '.transpose(1, 2).contiguous().view(b, num_tokens, d_out)'],
  [/softmax<keys>/, 'softmax(…, dim=-1): over the keys'],
  [/^transpose\(\w+\)/, '.transpose(-2, -1)'],
  [/^(?:masked_fill\(\w+, )?!/, '~mask'],
];

export function inPyTorch(fix: string): string {
  return words.find(([pattern]) => pattern.test(fix))?.[1] ?? '';
}
