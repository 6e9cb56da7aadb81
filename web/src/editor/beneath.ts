// Where there is no room beside a program, what is said of it stands at the lower edge of the window: its beginning, and no
// more of it than leaves the marked line in sight. The rest comes as one scrolls.

import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Of the window. */
const most = 1 / 3;
/** Pixels: the first line of it, and what is between it and the marked line. */
const least = 88;
const gap = 10;

export function useBeneath<T extends HTMLElement>(): RefObject<T> {
  const box = useRef<T>(null);
  const measure = (): void => {
    if (box.current === null) return;
    const window = visualViewport?.height ?? innerHeight;
    const edge = window - (document.querySelector<HTMLElement>('.key-row')?.offsetHeight ?? 0);
    const marked = document.querySelector('.bench .problem-line')?.getBoundingClientRect().bottom ?? 0;
    const shown = Math.max(least, Math.min(edge - marked - gap, most * window));
    box.current.style.setProperty('--beneath', `${Math.min(0, shown - box.current.offsetHeight)}px`);
  };
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (box.current !== null) observer.observe(box.current);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    visualViewport?.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      visualViewport?.removeEventListener('resize', measure);
    };
  }, []);
  // The editor marks its line in the same frame.
  useEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  return box;
}
