// Asks the compiler about a lesson while the student types.

import { useEffect, useRef, useState } from 'preact/hooks';
import { compiler, Stopped, Superseded } from '../compiler/client.ts';
import type { Checked } from '../compiler/messages.ts';
import type { Lesson } from './types.ts';

const pause = 200;

export interface Answer {
  /** The text that was checked. */
  text: string;
  /** Or why there is no answer. */
  result: Checked | Error;
  /** The student asked for it. */
  wanted: boolean;
}

/** The last answer about the lesson, whether another is awaited, and how to ask at once. */
export function useChecking(lesson: Lesson, text: string): { answer: Answer | undefined; waits: boolean; check(): void } {
  const [answer, setAnswer] = useState<Answer>();
  const [waits, setWaits] = useState(true);
  const asked = useRef(0);

  const ask = (wanted: boolean): void => {
    const number = ++asked.current;
    const settle = (result: Checked | Error): void => {
      if (number !== asked.current) return;
      setAnswer({ text, result, wanted });
      setWaits(false);
    };
    setWaits(true);
    compiler.checkLesson({ name: lesson.name, original: lesson.program }, text).then(settle, (error: unknown) => {
      if (error instanceof Superseded) return;
      settle(error instanceof Stopped ? error : new Error(`The page failed: ${String(error)}`));
    });
  };

  useEffect(() => {
    // What is asked about an older text is no longer waited for.
    ++asked.current;
    setWaits(true);
    const timer = setTimeout(() => ask(false), answer === undefined ? 0 : pause);
    return () => clearTimeout(timer);
  }, [lesson, text]);
  useEffect(() => () => { ++asked.current; }, []);

  return { answer, waits, check: () => ask(true) };
}
