// What nobody waits for: it begins when the writer pauses, and the next key ends it.

import { Stopped, Superseded } from './client.ts';

/** Busy machines stop a compiler that would have answered; a program that no compiler can finish is left alone. */
const attempts = 3;

/** Begins the work after so many milliseconds, and again if another question of the page or a busy machine came between;
 * returns how to stop it. What else fails is not shown, because the program's own sentence stands there already. */
export function inBackground(pause: number, work: (isWanted: () => boolean) => Promise<void>, failed: () => void = () => {}): () => void {
  let wanted = true;
  let stops = 0;
  const begin = (): void => void work(() => wanted).catch((error: unknown) => {
    if (!wanted) return;
    if (error instanceof Superseded || (error instanceof Stopped && ++stops < attempts)) timer = setTimeout(begin, pause);
    else failed();
  });
  let timer = setTimeout(begin, pause);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
