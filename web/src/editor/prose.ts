// Comments as text, set as the page sets it, and the lines that all programs have as one. A run of such lines is shown
// as it is written while the cursor is in it, or the compiler speaks of it.

import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { placeOf, setProblem } from './problem.ts';

/** Lines that stand together: of comment, or of what a program includes and uses. */
export interface Run {
  kind: 'text' | 'frame';
  from: number;
  to: number;
  /** Without the signs of a comment. */
  lines: string[];
}
export type Piece = { kind: 'paragraph'; text: string } | { kind: 'code'; text: string };

const comment = /^\/\/(?: (.*))?$/;
const frame = /^(?:#include [<"][^>"]+[>"]|using namespace \w+;)$/;

/** The runs of a program, each with the empty lines in it. */
export function runsOf(program: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  let last: Run | undefined;
  for (const line of program.split('\n')) {
    const kind = comment.test(line) ? 'text' : frame.test(line) ? 'frame' : undefined;
    if (kind !== undefined) {
      if (last?.kind !== kind) runs.push(last = { kind, from: at, to: at, lines: [] });
      last.to = at + line.length;
      last.lines.push(kind === 'text' ? comment.exec(line)?.[1] ?? '' : line);
    } else if (line !== '' || last?.kind === 'text') last = undefined;
    at += line.length + 1;
  }
  return runs;
}

/** Paragraphs, and what is indented as code. */
export function piecesOf(lines: string[]): Piece[] {
  const pieces: Piece[] = [];
  let empty = true;
  for (const line of lines) {
    const before = pieces.at(-1);
    if (line.startsWith('    ')) {
      const text = line.slice(4);
      if (before?.kind === 'code') before.text += (empty ? '\n\n' : '\n') + text;
      else pieces.push({ kind: 'code', text });
    } else if (line.trim() !== '') {
      if (before?.kind === 'paragraph' && !empty) before.text += ` ${line.trim()}`;
      else pieces.push({ kind: 'paragraph', text: line.trim() });
    }
    empty = line.trim() === '';
  }
  return pieces;
}

/** What in a sentence is code. */
const code = new RegExp([
  /`([^`]+)`/,
  // With template arguments.
  /(?:\w|::)+<(?:[^<>]|<[^<>]*>)*>(?:\([^()]*\))?/,
  // A lambda, and what is called.
  /\[\]\([^()]*\)(?: \{[^{}]*\})?/, /(?:\bauto )?\w+(?:\.\w+)*\([^()\s][^()]*\)/,
  // At an index.
  /\b\w+\[[^[\]]+\]/,
  // Of several words.
  /\b\w+_\w+\b/, /(?:\bauto )?\bconst&/, /\b\w+::\w+\b/,
].map(({ source }) => source).join('|'), 'g');

class Shown extends WidgetType {
  constructor(private readonly run: Run) {
    super();
  }
  override eq({ run }: Shown): boolean {
    return run.kind === this.run.kind && run.from === this.run.from && run.lines.join('\n') === this.run.lines.join('\n');
  }
  override ignoreEvent(): boolean {
    return false;
  }
  toDOM(view: EditorView): HTMLElement {
    const shown = document.createElement('div');
    shown.className = `run-${this.run.kind}`;
    if (this.run.kind === 'frame') {
      const names = this.run.lines.flatMap((line) => /[<"](.+)[>"]/.exec(line)?.[1] ?? []);
      shown.append(`includes ${names.join(', ')}`);
    } else
      for (const { kind, text } of piecesOf(this.run.lines)) {
        const piece = document.createElement(kind === 'code' ? 'pre' : 'p');
        if (kind === 'code') piece.textContent = text;
        else piece.append(...withCode(text));
        shown.append(piece);
      }
    shown.addEventListener('mousedown', (event) => {
      if (view.state.readOnly) return;
      event.preventDefault();
      view.dispatch({ selection: { anchor: this.run.from }, userEvent: 'select.pointer' });
      view.focus();
    });
    return shown;
  }
}

function withCode(text: string): (string | HTMLElement)[] {
  const made: (string | HTMLElement)[] = [];
  let at = 0;
  for (const found of text.matchAll(code)) {
    const part = document.createElement('code');
    part.textContent = found[1] ?? found[0];
    made.push(text.slice(at, found.index), part);
    at = found.index + found[0].length;
  }
  return [...made, text.slice(at)];
}

interface Known {
  shown: DecorationSet;
  /** Whether the cursor is where somebody put it. */
  moved: boolean;
  /** Where the compiler speaks of the program, or -1. */
  problem: number;
}

function known(state: EditorState, moved: boolean, problem: number): Known {
  const { head } = state.selection.main;
  const isRead = ({ from, to }: Run): boolean => (moved && head >= from && head <= to) || (problem >= from && problem <= to);
  const shown = runsOf(state.doc.toString()).filter((run) => !isRead(run))
    .map((run) => Decoration.replace({ widget: new Shown(run), block: true }).range(run.from, run.to));
  return { shown: Decoration.set(shown), moved, problem };
}

export const prose: Extension = StateField.define<Known>({
  create: (state) => known(state, false, -1),
  update(now, transaction) {
    let problem = now.problem < 0 ? -1 : transaction.changes.mapPos(now.problem);
    for (const effect of transaction.effects)
      if (effect.is(setProblem)) problem = effect.value === null ? -1 : placeOf(effect.value, transaction.state.doc)?.from ?? -1;
    const moved = now.moved || transaction.selection !== undefined;
    return transaction.docChanged || transaction.selection !== undefined || problem !== now.problem ? known(transaction.state, moved, problem) : now;
  },
  provide: (self) => EditorView.decorations.from(self, ({ shown }) => shown),
});
