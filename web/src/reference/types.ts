// What the build makes of the doc comments: data/reference.json.

/** A piece of text; what is code stands in a piece of its own. */
export type Piece = string | { code: string };
export type Block = { text: Piece[] } | { code: string };

export interface Field {
  /** Shapes, Rounding, Max error, Range, Errors or Source. */
  label: string;
  text: Piece[];
}

/** One way to write it, or several that one comment describes. */
export interface Form {
  calls: string[];
  declaration: string;
  text: Block[];
  fields: Field[];
}

export type Kind = 'axis' | 'function' | 'layer' | 'type' | 'alias' | 'constant' | 'choice' | 'concept';

/** How something is written in PyTorch, and here. */
export interface Translation {
  theirs: string;
  ours: string;
}

export interface Entry {
  /** The name without headsup::, as programs write it. */
  id: string;
  /** More than one if a comment describes them together. */
  names: string[];
  kind: Kind;
  group: string;
  /** The first sentence. */
  brief: string;
  headers: string[];
  forms: Form[];
  members: Form[];
  /** The parameters of a layer. */
  parts: string[];
  /** The concepts that say what it takes. */
  concepts: string[];
  /** The errors that it can give. */
  codes: string[];
  /** How it is written in PyTorch. */
  pytorch: Translation[];
  /** Names of PyTorch by which it is looked for. */
  sought: string[];
  /** What the glossary says of it. */
  explained: string[];
  /** The examples in which it is used. */
  examples: string[];
  /** What headsup's own operations are made of, and programs seldom name. */
  inner: boolean;
}

export interface ReferenceData {
  groups: { name: string; title: string }[];
  entries: Entry[];
}
