// The editor: a program with the compiler's words in it. Its text is on the page before the editor itself has come.

import type { RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Finding, Place, Shape } from '../compiler/messages.ts';
import type { Edit } from './apply_fix.ts';
import type { Code } from './code_mirror.ts';
import { KeyRow } from './key_row.tsx';

export interface EditorProps {
  /** Another text replaces what differs, and can be undone; for another program, change the editor's key. */
  text: string;
  /** What a screen reader calls it. */
  label: string;
  onChange(text: string): void;
  /** The sentence itself is shown elsewhere. */
  problem?: Finding | null;
  shapes?: Shape[];
  /** Where something is to be filled in. */
  fields?: Place[];
  /** What a fix would change, shown below its line. */
  ghost?: Edit[] | undefined;
  /** Ctrl or Cmd with Enter. */
  onRun?: () => void;
  /** Ctrl or Cmd with a full stop. */
  onFix?: (() => void) | undefined;
  onEscape?: () => void;
  readOnly?: boolean;
  /** Whether comments are shown as text, and the lines that all programs have as one. */
  setsComments?: boolean;
  /** For who wants to lead to a line. */
  handle?: RefObject<EditorHandle>;
}

export interface EditorHandle {
  goTo(line: number): void;
  apply(edits: Edit[]): void;
}

const none: Shape[] = [];
const unchanged: Edit[] = [];
const filled: Place[] = [];

export function Editor(props: EditorProps) {
  const { text, label, problem = null, shapes = none, fields = filled, ghost = unchanged, readOnly = false, handle } = props;
  const [code, setCode] = useState<Code>();
  const [failed, setFailed] = useState(false);
  const before = useRef<HTMLPreElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const description = useId();

  useEffect(() => {
    let made: Code | undefined;
    let wanted = true;
    import('./code_mirror.ts').then((module) => {
      if (!wanted || place.current === null) return;
      // It takes the place of the text at once, and no less than that until it has measured itself: whoever reads further
      // down stays there.
      const { style } = place.current;
      style.minHeight = `${before.current?.offsetHeight ?? 0}px`;
      if (before.current !== null) before.current.hidden = true;
      made = new module.Code(place.current, latest.current.text, () => latest.current, latest.current.setsComments ?? false);
      setCode(made);
      requestAnimationFrame(() => requestAnimationFrame(() => { style.minHeight = ''; }));
    }, () => wanted && setFailed(true));
    return () => {
      wanted = false;
      made?.destroy();
    };
  }, []);
  // Before the browser goes on, so that no key is pressed between a change and the page's answer to it.
  useLayoutEffect(() => code?.setText(text), [code, text]);
  useLayoutEffect(() => code?.describe(label, description, readOnly), [code, label, description, readOnly]);
  useLayoutEffect(() => code?.showProblem(problem), [code, problem]);
  useLayoutEffect(() => code?.showShapes(shapes), [code, shapes]);
  useLayoutEffect(() => code?.showFields(fields), [code, fields]);
  useLayoutEffect(() => code?.showGhost(ghost), [code, ghost]);
  useLayoutEffect(() => {
    if (handle === undefined || code === undefined) return;
    handle.current = code;
    return () => { handle.current = null; };
  }, [code, handle]);

  return (
    <div class="editor">
      {code === undefined && (failed
        ? <textarea aria-label={label} readOnly={readOnly} spellcheck={false} rows={text.split('\n').length} value={text}
                    onInput={(event) => props.onChange(event.currentTarget.value)} />
        : <pre ref={before} class="before">{text}</pre>)}
      <div ref={place} />
      {code !== undefined && !readOnly && <KeyRow type={(character) => code.type(character)} />}
      <p id={description} class="editor-keys">
        {readOnly ? 'Not to be edited.' : `Tab indents once you have begun to write. Press Escape${props.onEscape === undefined ? ', then Tab,' : ''} to leave.`}
      </p>
    </div>
  );
}
