// What the build makes of the chapter's program for the page: data/chapter.json.

import type { Chapter } from './events.ts';

export interface ChapterFile {
  /** As it is in the book. */
  chapter: Chapter;
  /** MathML by TeX. */
  formulas: Record<string, string>;
}
