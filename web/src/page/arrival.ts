// A page within a part: its title is the window's, and it is read from its beginning.

import { useLayoutEffect, useRef } from 'preact/hooks';

/** For the heading of a page that takes the place of another. With a place, that heading is gone to in its stead. */
export function useArrival(title: string | undefined, place?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it is painted: whoever scrolls at once is not taken back.
  useLayoutEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · headsup`;
    const there = place === undefined ? null : document.getElementById(place);
    if (there === null) scrollTo(0, 0);
    else there.scrollIntoView();
    const target = there ?? heading.current;
    if (target !== null) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  }, [title, place]);
  return heading;
}
