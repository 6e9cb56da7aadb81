// What a reader answered, and when a question comes back.

import { store, stored } from '../page/storage.ts';
import type { Question } from './types.ts';

export interface Answer {
  /** The code of the reason; empty for a program that compiles. */
  chosen: string;
  /** In milliseconds since 1970. */
  at: number;
}

export type Answers = Record<string, Answer>;

/** What one knew a week ago is worth asking again: what is recalled late stays longest. */
const day = 24 * 3600 * 1000;
export const week = 7 * day;

const key = 'questions';

export function answersKept(): Answers {
  return stored<Answers>(key, {});
}

export function keepAnswer(id: string, chosen: string, now = Date.now()): Answers {
  const all = { ...answersKept(), [id]: { chosen, at: now } };
  store(key, all);
  return all;
}

/** Those answered a week ago or longer, of all sections mixed: the oldest answer first. */
export function due(questions: readonly Question[], answers: Answers, now = Date.now()): Question[] {
  const at = ({ id }: Question): number => answers[id]?.at ?? Infinity;
  return questions.filter((each) => now - at(each) >= week).sort((one, other) => at(one) - at(other) || (one.id < other.id ? -1 : 1));
}

/** The codes that were chosen within a day, by question. */
export function answeredToday(questions: readonly Question[], answers: Answers, now = Date.now()): Map<string, string> {
  return new Map(questions.flatMap(({ id }) => {
    const answer = answers[id];
    return answer !== undefined && now - answer.at < day ? [[id, answer.chosen]] : [];
  }));
}
