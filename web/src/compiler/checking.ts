// Checks a program as it is written, and asks for its shapes, if they are wanted, when the writer pauses.

import { useEffect, useState } from 'preact/hooks';
import { compiler, Superseded, type State } from './client.ts';
import type { Checked, Shape } from './messages.ts';
import { useCompilerState } from './state.ts';

const pause = { check: 200, shapes: 500 };

export interface Checking {
  /** Of the compiler. */
  state: State;
  remark: string;
  /** The newest that is known, perhaps of a text before. */
  checked: Checked | null;
  /** Whether that is of the text as it is. */
  current: boolean;
  shapes: Shape[];
  /** Why there is no answer. */
  trouble: string;
  again(): void;
}

export function useChecking(text: string | undefined, withShapes = true): Checking {
  const state = useCompilerState();
  const [answer, setAnswer] = useState<{ text: string; checked: Checked | null; trouble: string }>();
  const [shapes, setShapes] = useState<Shape[]>([]);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (text === undefined) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = (error: unknown): void => {
      if (!wanted || error instanceof Superseded) return;
      setAnswer((before) => ({ text, checked: before?.checked ?? null, trouble: error instanceof Error ? error.message : String(error) }));
    };
    const askShapes = (): void => {
      // A compiler that fails on this, but not on the program, is no news to the reader.
      compiler.shapes(text).then((found) => wanted && setShapes(found), () => {});
    };
    timer = setTimeout(() => {
      compiler.check(text).then((checked) => {
        if (!wanted) return;
        setAnswer({ text, checked, trouble: '' });
        if (withShapes) timer = setTimeout(askShapes, pause.shapes);
      }, failed);
    }, answer === undefined ? 0 : pause.check);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, attempt]);

  const trouble = answer?.text === text ? answer?.trouble ?? '' : '';
  return {
    state, remark: compiler.remark, checked: trouble === '' ? answer?.checked ?? null : null, current: answer !== undefined && answer.text === text,
    shapes, trouble, again: () => setAttempt((before) => before + 1),
  };
}
