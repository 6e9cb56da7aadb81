// On a touch screen, the characters of shapes stand over the keyboard: most keyboards hide them behind two others.

import { useEffect } from 'preact/hooks';

const keys = ['<', '>', '(', ')', ',', ';', '?'];

/** Shown by the style while the editor has the focus and the pointer is coarse. */
export function KeyRow({ type }: { type(character: string): void }) {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return;
    // What the keyboard covers, where the browser lays it over the page.
    const follow = (): void => document.documentElement.style.setProperty('--keyboard', `${Math.max(0, innerHeight - view.height - view.offsetTop)}px`);
    follow();
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  }, []);
  return (
    <div class="key-row" role="group" aria-label="Characters of shapes">
      {keys.map((each) => (
        // The focus stays in the program, or the keyboard would go.
        <button key={each} type="button" tabIndex={-1} onPointerDown={(event) => event.preventDefault()} onMouseDown={(event) => event.preventDefault()}
                onClick={() => type(each)}>{each}</button>))}
    </div>
  );
}
