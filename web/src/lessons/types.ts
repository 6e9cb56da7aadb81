// What the build tells the page of lessons.

import type { Kind, Section, Track } from './rules.ts';

export interface Lesson {
  /** Two digits, as in its address. */
  number: string;
  name: string;
  title: string;
  kind: Kind;
  minutes: number;
  /** 1 to 3. */
  difficulty: number;
  tracks: Track[];
  /** Of the book, to which it belongs. */
  sections: Section[];
  /** HTML, as are hints and learned. */
  idea: string;
  /** The program that the student gets, without the comment that says title and idea. */
  program: string;
  hints: string[];
  learned: string;
}

export interface LessonsData {
  lessons: Lesson[];
  /** The header that several lessons include, inputs.hpp. */
  inputs: string;
}

/** One way to write it: data/answers/07.json.gz, which is fetched when the lesson is solved. */
export interface AnswerData {
  program: string;
}
