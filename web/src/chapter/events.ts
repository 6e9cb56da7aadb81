// What the chapter's program prints: `chapter [--section ID]... [--given name=value]...`.
// Sections in the order of the chapter; a heading is a section without events. A `say` that begins a step has the
// events of the step after it. The program --section gpt2 is another one, which prints the same.

export interface Chapter {
  sections: Section[];
}

/** Instead of a chapter, with exit status 2: a given value or an argument that is refused, and why. */
export interface Refused {
  error: string;
  /** The name of the value, or "" if it is not about one. */
  given: string;
}

export interface Section {
  /** "3.4.1": what --section takes. "3.4" is its heading. */
  id: string;
  /** "3.4.1", or "" for parts without a number. */
  number: string;
  title: string;
  events: ChapterEvent[];
}

export type ChapterEvent =
  | Say
  | Formula
  | Code
  | Given
  | PyTorch
  | Refusal
  | Labelled
  | Shapes
  | Result
  | HeatMap
  | Moves;

/** A sentence or more. Words of the text in quotes are those that the reader gave. */
export interface Say {
  type: "say";
  text: string;
  /** Whether it begins a step; if not, it is a remark on the step before it. */
  begins: boolean;
}

export interface Formula {
  type: "formula";
  /** In Unicode. */
  text: string;
  tex: string;
}

/** A statement as in the source, with its line breaks, and the variable that it makes, or "". */
export interface Code {
  type: "code";
  text: string;
  makes: string;
}

/** A value that the reader may change: `--given name=value`, or `--given name=a,b,c` and `--given words=a b c`. */
export interface Given {
  type: "given";
  name: string;
  /** As in the source, with the value that it has now. */
  code: string;
  kind: GivenKind;
  /** The values as they are passed: one, but for words and numbers. */
  value: string[];
  /** What the chapter itself has. */
  initial: string[];
  /** `chapter`: pass it to every section (words, inputs). `section`: to this section only. */
  scope: "chapter" | "section";
  /** For kind count: the only values that there are. */
  choices: string[];
  /** For kind seed, number and numbers: both ends are allowed. "" otherwise. */
  min: string;
  max: string;
  /** A sensible step for number and numbers; "" otherwise. */
  step: string;
  /** For kind words: the most characters a word may have; 0 otherwise. */
  longest: number;
}

/** numbers are those of a tensor, in the order of memory. */
export type GivenKind = "seed" | "count" | "number" | "words" | "numbers";

/** Lines of Python, which run in PyTorch, even where what they compute is wrong. */
export interface PyTorch {
  type: "pytorch";
  text: string;
}

/** What a compiler says instead of compiling the code above. */
export interface Refusal {
  type: "refusal";
  text: string;
}

/** "size", "sum", "time", "weights", "a": a word and what it introduces, which may have several lines. */
export interface Labelled {
  type: "labelled";
  label: string;
  text: string;
}

/** What went in and what came out. Without `from`, the shape of `to` alone. */
export interface Shapes {
  type: "shapes";
  from: Tensor[];
  to: Tensor;
  made: Made | null;
}

/**
 * Which cells of the inputs a cell of the output was made of. An input cell counts if, for each role of the input, its
 * index agrees with the output cell's index on that role; a role that the output lacks, and one in `mixes`, counts
 * entirely. Before that, roles are translated:
 * - renamed: {tokens: "keys"}: the input's tokens are the output's keys;
 * - parted: {d_out: ["heads", "head_dim"]}: the input's index on d_out is heads * (size of head_dim) + head_dim;
 * - merged: {all_heads: ["heads", "head_dim"]}: the output's index on all_heads is that of the input's two;
 * - selects: {tokens: 1}: of the input's tokens only that one counts;
 * - stacked: "batch": the output's index on batch says from which of the inputs it came; "" if none.
 * Null for a whole layer, in which many operations mix the numbers.
 */
export interface Made {
  mixes: string[];
  renamed: Record<string, string>;
  parted: Record<string, string[]>;
  merged: Record<string, string[]>;
  selects: Record<string, number>;
  stacked: string;
}

/** The numbers as PyTorch prints them: `of.printed`. `of` is null for a plain number such as a count; then `text`. */
export interface Result {
  type: "result";
  of: Tensor | null;
  text: string;
}

export interface HeatMap {
  type: "heat_map";
  of: Tensor;
  rows: string[];
  columns: string[];
}

/** Where each number goes: the number at place i of `before` is at place cells[i] of `after`, in the order of memory. */
export interface Moves {
  type: "moves";
  before: Tensor;
  after: Tensor;
  cells: number[];
  /** What was written, in C++ or PyTorch. */
  how: string;
  /** False for what PyTorch runs though it mixes up tokens and heads. */
  right: boolean;
}

export interface Tensor {
  /** The variable or the expression: "weights", "transpose(key_vectors)". */
  name: string;
  axes: Axis[];
  /** Each number's text in `printed`, in the order of memory: "0.4306", "1.", "-inf", "nan". Empty above 1000. */
  cells: string[];
  /** As PyTorch prints the tensor. */
  printed: string;
}

export interface Axis {
  role: string;
  size: number;
  /** Along this axis the numbers sum to one, and the type says so. */
  sums?: "one" | "on average";
  /** The roles that were merged into this one, slowest first. */
  made_of?: string[];
}
