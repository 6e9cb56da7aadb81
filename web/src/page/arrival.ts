// A page within a part: its title is the window's, and it is read from its beginning, or from where one left it if one
// goes back.

import { useLayoutEffect, useRef } from 'preact/hooks';

interface Left {
  /** How far the page was scrolled when it was left. */
  scrolled?: number;
}

/** In this entry of the history, as it was come to: while the page is drawn, its scrolling says nothing. */
let left = leftHere();
let timer: ReturnType<typeof setTimeout> | undefined;

function leftHere(): Left {
  return (history.state ?? {}) as Left;
}

for (const change of ['popstate', 'hashchange']) {
  addEventListener(change, () => {
    clearTimeout(timer);
    left = leftHere();
  });
}
// Browsers stop who writes the history too often.
addEventListener('scroll', () => {
  clearTimeout(timer);
  timer = setTimeout(() => history.replaceState({ ...leftHere(), scrolled: scrollY } satisfies Left, ''), 150);
}, { passive: true });

/** The beginning, for who comes anew. */
export function toWhereItWasLeft(): void {
  scrollTo(0, left.scrolled ?? 0);
}

/** For the heading of a page that takes the place of another. With a place, that heading is gone to in its stead. */
export function useArrival(title: string | undefined, place?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it is painted: whoever scrolls at once is not taken back.
  useLayoutEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · headsup`;
    const there = place === undefined ? null : document.getElementById(place);
    if (there === null || left.scrolled !== undefined) toWhereItWasLeft();
    else there.scrollIntoView();
    const target = there ?? heading.current;
    if (target !== null) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  }, [title, place]);
  return heading;
}
