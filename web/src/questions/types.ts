// What the build tells the page of questions.

export interface Reason {
  /** Of an error; empty where the program compiles. */
  code: string;
  words: string;
}

export interface Question {
  /** The case it is made of, with a + for its repaired program. */
  id: string;
  /** A section of the book with all below it, such as 3.5. */
  section: string;
  program: string;
  reasons: Reason[];
  /** The code of the right one. */
  right: string;
  /** What headsup says; empty where the program compiles. */
  sentence: string;
  /** Of who expects otherwise; empty where none is known. */
  belief: string;
}

export interface QuestionsData {
  questions: Question[];
}
