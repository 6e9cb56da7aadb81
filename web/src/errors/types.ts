// What the build makes of docs/errors and docs/cannot_see.md.

export interface ErrorCode {
  code: string;
  /** Codes that became part of this one: who has an old message finds it by them. */
  formerly: string[];
  title: string;
  summary: string;
  /** What PyTorch says of the same mistake, where it notices it. */
  pytorch: string[];
  /** What it is said of, and whether the reference has it. */
  operations: { name: string; documented: boolean }[];
  /** What else its page says, each word once. */
  words: string;
}

/** A bug that PyTorch runs without complaint. */
export interface SilentBug {
  number: number;
  title: string;
  code: string;
}

/** data/errors.json */
export interface ErrorsData {
  codes: ErrorCode[];
  bugs: SilentBug[];
}

/** data/errors/HU003.json, data/errors/cannot_see.json */
export interface ErrorPage {
  title: string;
  html: string;
}

/** A program that is refused, and its twin that compiles. */
export interface Case {
  code: string;
  /** What the compiler says. */
  title: string;
  refused: string;
  repaired: string;
  /** The line of a silent bug in PyTorch. */
  pytorch?: string;
}

/** data/cases.json, by name. */
export type Cases = Record<string, Case>;
