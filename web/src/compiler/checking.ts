// Checks a program as it is written, and asks for its shapes, if they are wanted, when the writer pauses.

import { useEffect, useState } from 'preact/hooks';
import { compiler, Superseded, type State } from './client.ts';
import type { Checked, Shape } from './messages.ts';
import { useCompilerState } from './state.ts';

const none: Shape[] = [];
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
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (text === undefined) return;
    let wanted = true;
    const failed = (error: unknown): void => {
      if (!wanted || error instanceof Superseded) return;
      setAnswer((before) => ({ text, checked: before?.checked ?? null, trouble: error instanceof Error ? error.message : String(error) }));
    };
    const timer = setTimeout(() => {
      compiler.check(text).then((checked) => wanted && setAnswer({ text, checked, trouble: '' }), failed);
    }, answer === undefined ? 0 : pause.check);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, attempt]);

  const shapes = useShapes(withShapes ? text : undefined, answer !== undefined && answer.text === text && answer.trouble === '');
  const trouble = answer?.text === text ? answer?.trouble ?? '' : '';
  return {
    state, remark: compiler.remark, checked: trouble === '' ? answer?.checked ?? null : null, current: answer !== undefined && answer.text === text,
    shapes, trouble, again: () => setAttempt((before) => before + 1),
  };
}

/** The newest that are known, perhaps of a text before: asked for when the writer of a text that was answered pauses. */
export function useShapes(text: string | undefined, answered: boolean): Shape[] {
  const [shapes, setShapes] = useState<Shape[]>([]);
  useEffect(() => {
    if (text === undefined || !answered) return;
    let wanted = true;
    // A compiler that fails on this, but not on the program, is no news to the reader.
    const timer = setTimeout(() => compiler.shapes(text).then((found) => wanted && setShapes(found), () => {}), pause.shapes);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, answered]);
  return text === undefined ? none : shapes;
}
