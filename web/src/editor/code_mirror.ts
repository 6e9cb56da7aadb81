// CodeMirror with as much as a page of short programs needs. It comes after the text, which is there before it.

import { defaultKeymap, history, historyKeymap, indentLess, indentMore, isolateHistory } from '@codemirror/commands';
import { cppLanguage } from '@codemirror/lang-cpp';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { Finding, Place, Shape } from '../compiler/messages.ts';
import type { Edit } from './apply_fix.ts';
import { axesInColour } from './axes.ts';
import { ghosts, setGhost } from './ghost.ts';
import { fields, setFields } from './fields.ts';
import { narrowIndents } from './indents.ts';
import { problemMarks, setProblem } from './problem.ts';
import { prose } from './prose.ts';
import { setShapes, shapeHints } from './shapes.ts';

export interface Events {
  onChange(text: string): void;
  onRun?: (() => void) | undefined;
  onFix?: (() => void) | undefined;
  onEscape?: (() => void) | undefined;
}

/** What the page itself changed is no news to it. */
const byPage = Annotation.define<boolean>();
/** What stays in sight on the page covers the lines at the top and the bottom of the window, where the code is under it. */
function covered({ scrollDOM }: EditorView): { top: number; bottom: number } {
  const placeOf = (selector: string): DOMRect | null => {
    const found = document.querySelector(selector);
    return found === null || getComputedStyle(found).position !== 'sticky' ? null : found.getBoundingClientRect();
  };
  const code = scrollDOM.getBoundingClientRect();
  const above = placeOf('header.top');
  const below = placeOf('[data-covers-code]');
  const within = (height: number, overlap: number): number => Math.max(0, Math.min(height, overlap));
  return {
    top: above === null ? 0 : within(above.height, above.bottom - code.top),
    bottom: below === null ? 0 : within(below.height, code.bottom - below.top),
  };
}
/** Of a phone, or beside what is said of the program. */
const narrow = '(max-width: 40rem), (min-width: 1100px) and (max-width: 1600px)';
const phone = '(max-width: 40rem)';

export class Code {
  private readonly view: EditorView;
  private readonly about = new Compartment();
  private readonly wrapping = new Compartment();
  private readonly names = new Compartment();
  private readonly width = matchMedia(narrow);
  private readonly widthChanged = (): void => this.view.dispatch({ effects: this.wrapping.reconfigure(this.wrapped()) });

  /** `events` is asked anew each time, so that it may change. */
  constructor(parent: HTMLElement, text: string, private readonly events: () => Events, setsComments: boolean) {
    const run = (): boolean => {
      this.events().onRun?.();
      return this.events().onRun !== undefined;
    };
    const fix = (): boolean => {
      this.events().onFix?.();
      return this.events().onFix !== undefined;
    };
    this.view = new EditorView({
      parent,
      doc: text,
      extensions: [
        lineNumbers(), history(), bracketMatching(), indentOnInput(), indentUnit.of('  '), highlightSpecialChars(),
        EditorState.tabSize.of(4), cppLanguage, syntaxHighlighting(classHighlighter), axesInColour, problemMarks, shapeHints, ghosts, fields,
        setsComments ? prose : [], this.names.of(this.untilNamesAreKnown()),
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run }, { key: 'Ctrl-Enter', run }, { key: 'Mod-.', run: fix }])),
        keymap.of([...defaultKeymap, ...historyKeymap, { key: 'Tab', run: indentMore, shift: indentLess }]),
        this.tabLeaves(), EditorView.scrollMargins.of(covered), this.about.of([]), this.wrapping.of(this.wrapped()),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((each) => each.annotation(byPage))) this.events().onChange(this.text);
        }),
      ],
    });
    this.width.addEventListener('change', this.widthChanged);
  }

  /** Tab indents only for who is writing: not on the way through the page, and not after Escape. */
  private tabLeaves(): Extension {
    return EditorView.domEventObservers({
      focus: (_, view) => view.setTabFocusMode(true),
      mousedown: (_, view) => view.setTabFocusMode(false),
      beforeinput: (_, view) => view.setTabFocusMode(false),
      keydown: (event, view) => {
        if (event.key === 'Enter' || (event.key.length === 1 && !event.ctrlKey && !event.metaKey)) view.setTabFocusMode(false);
        if (event.key !== 'Escape') return;
        view.setTabFocusMode(true);
        this.events().onEscape?.();
      },
    });
  }

  /** Who only reads a page does not wait for what explains and completes names: it comes when a pointer or a key does. */
  private untilNamesAreKnown(): Extension {
    let asked = false;
    const ask = (): void => {
      if (asked) return;
      asked = true;
      import('./names.ts').then(({ namesKnown }) => {
        this.view.dispatch({ effects: this.names.reconfigure(namesKnown(!matchMedia(phone).matches)) });
      }, () => { asked = false; });
    };
    return EditorView.domEventObservers({ pointermove: ask, keydown: ask });
  }

  /** To scroll sideways through each line would be worse. */
  private wrapped(): Extension {
    return this.width.matches ? [EditorView.lineWrapping, matchMedia(phone).matches ? narrowIndents : []] : [];
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Changes no more than differs, so that the cursor stays and undoing brings back what was there. */
  setText(text: string): void {
    const now = this.text;
    const next = text.replace(/\r\n?/g, '\n');
    if (now === next) return;
    let from = 0;
    while (from < now.length && from < next.length && now[from] === next[from]) ++from;
    let end = 0;
    while (end < now.length - from && end < next.length - from && now[now.length - 1 - end] === next[next.length - 1 - end]) ++end;
    this.view.dispatch({ changes: { from, to: now.length - end, insert: next.slice(from, next.length - end) }, annotations: byPage.of(true) });
  }

  describe(label: string, description: string, readOnly: boolean): void {
    this.view.dispatch({ effects: this.about.reconfigure([
      EditorView.contentAttributes.of({
        'aria-label': label, 'aria-describedby': description, autocorrect: 'off', autocapitalize: 'off', spellcheck: 'false',
        ...(readOnly ? { tabindex: '0', 'aria-readonly': 'true' } : {}),
      }),
      EditorState.readOnly.of(readOnly), EditorView.editable.of(!readOnly),
    ]) });
  }

  showProblem(problem: Finding | null): void {
    this.view.dispatch({ effects: setProblem.of(problem) });
    // What is said may have grown, and cover the line that is written.
    requestAnimationFrame(() => {
      const { head } = this.view.state.selection.main;
      const caret = this.view.hasFocus ? this.view.coordsAtPos(head) : null;
      if (caret !== null && caret.top >= 0 && caret.bottom <= innerHeight) this.view.dispatch({ effects: EditorView.scrollIntoView(head) });
    });
  }

  showShapes(shapes: Shape[]): void {
    this.view.dispatch({ effects: setShapes.of(shapes) });
  }

  showGhost(edits: Edit[]): void {
    this.view.dispatch({ effects: setGhost.of(edits) });
  }

  showFields(places: Place[]): void {
    this.view.dispatch({ effects: setFields.of(places) });
  }

  /** As one step, which can be undone. */
  apply(edits: Edit[]): void {
    this.view.dispatch({ changes: edits, userEvent: 'input.fix', annotations: isolateHistory.of('full'), scrollIntoView: true });
    this.view.focus();
  }

  /** As a key does. */
  type(character: string): void {
    this.view.dispatch(this.view.state.replaceSelection(character), { userEvent: 'input.type', scrollIntoView: true });
    this.view.focus();
  }

  /** Puts the cursor there. */
  goTo(line: number): void {
    const { doc } = this.view.state;
    const { from, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    this.view.dispatch({ selection: { anchor: from + (/^\s*/.exec(text)?.[0].length ?? 0) }, scrollIntoView: true });
    this.view.focus();
  }

  destroy(): void {
    this.width.removeEventListener('change', this.widthChanged);
    this.view.destroy();
  }
}
