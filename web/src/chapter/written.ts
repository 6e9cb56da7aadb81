// What the small GPT wrote, as its program prints it.

export interface Written {
  text: string;
  /** Of each block and head: what each letter sees of the letters up to itself, in percent. */
  weights: number[][][][];
}

export function writtenIn(stdout: string): Written {
  const { text, weights } = JSON.parse(stdout) as Written;
  return { text, weights };
}

/** What a head of a block saw of each letter before the one at `at` was written: by the letter before it. */
export function seenBefore({ weights }: Written, block: number, head: number, at: number): number[] {
  return weights[block]?.[head]?.[at - 1] ?? [];
}
