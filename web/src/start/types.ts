// What the first page shows, as headsup computed it: the same bug in PyTorch and in headsup.

export interface Start {
  /** The snippet that runs. */
  pytorch: string;
  words: string[];
  /** What the line is checked with, above it; its last lines are shown. */
  before: string;
  steps: string;
  wrong: Attempt;
  right: Attempt;
}

/** The line as it is written, what the compiler says of it, and what it computes. */
export interface Attempt {
  text: string;
  sentence: string;
  /** Row by row, as PyTorch prints them. */
  weights: string[][];
  sums: string[];
}
