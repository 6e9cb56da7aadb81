// What the page and the compiler's worker say to each other.

export interface Place {
  /** 'program.cpp' is the reader's; headers are 'headsup/ops/take.hpp' and the like. */
  file: string;
  line: number;
  /** From 1; 0 if only the line is known. */
  column: number;
  source: string;
}

/** The first error, as a learner needs it. */
export interface Finding {
  /** headsup's words; a lesson's; a static_assert; a constant that cannot be computed; the compiler's; answers still open. */
  kind: 'refused' | 'wanted' | 'asserted' | 'value' | 'error' | 'open';
  text: string;
  fix: string;
  /** The same with the program's names for the operands; '' if these are not known, or the same. */
  ownFix: string;
  /** HU003, or nothing. */
  code: string;
  aside: string;
  /** The first place is that of the error itself, and its column is right. */
  exact: boolean;
  places: Place[];
}

export interface Checked {
  passed: boolean;
  finding: Finding | null;
  /** Errors after the first. */
  more: number;
  /** All that the compiler printed. */
  output: string;
  seconds: number;
}

/** The shape of a tensor that a line makes. */
export interface Shape {
  line: number;
  name: string;
  shape: string;
}

export interface Built {
  checked: Checked;
  /** The program for WASI, if it compiled. */
  program: Uint8Array | null;
}

export type Request =
  | { task: 'check'; text: string }
  | { task: 'lesson'; text: string; lesson: LessonText }
  | { task: 'shapes'; text: string }
  | { task: 'build'; text: string }
  | { task: 'byPlace'; text: string };

/** What a check needs to know of a lesson. */
export interface LessonText {
  name: string;
  original: string;
}

export type Answer =
  | { id: number; checked: Checked }
  | { id: number; built: Built }
  | { id: number; shapes: Shape[] }
  | { id: number; failed: string };

export type News =
  | { loading: { done: number; total: number } }
  | { ready: true }
  | { broken: string };

export type FromWorker = Answer | News;
export type ToWorker = { id: number; request: Request } | { start: { precompiled: boolean } };
