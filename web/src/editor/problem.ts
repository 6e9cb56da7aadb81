// Where the compiler's sentence applies: underlined, and its line marked beside its number.

import { type EditorState, type Extension, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';
import type { Finding } from '../compiler/messages.ts';

export const setProblem = StateEffect.define<Finding | null>();

const underlined = Decoration.mark({ class: 'problem-place' });
const lineMarked = new (class extends GutterMarker {
  override elementClass = 'problem-line';
})();

/** The compiler counts bytes of UTF-8 from 1. */
function unitsBefore(line: string, column: number): number {
  let bytes = 0;
  let units = 0;
  for (const character of line) {
    if (bytes >= column - 1) break;
    const code = character.codePointAt(0) as number;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    units += character.length;
  }
  return units;
}

/** What to underline: the word at the column with its template arguments, or all of the line. */
export function placeOf(finding: Finding, text: Text): { from: number; to: number } | null {
  const place = finding.places.find(({ file }) => file === 'program.cpp');
  if (place === undefined || place.line < 1 || place.line > text.lines) return null;
  const line = text.line(place.line);
  const indent = /^\s*/.exec(line.text)?.[0].length ?? 0;
  if (finding.exact && place === finding.places[0] && place.column > 0) {
    const start = unitsBefore(line.text, place.column);
    const word = /^(?:\w+(?:<[^<>]*>)?|\S)/.exec(line.text.slice(start))?.[0];
    if (word !== undefined) return { from: line.from + start, to: line.from + start + word.length };
  }
  return { from: line.from + indent, to: line.from + Math.max(indent, line.text.trimEnd().length) };
}

function marked(finding: Finding | null, state: EditorState): DecorationSet {
  const place = finding === null ? null : placeOf(finding, state.doc);
  // An empty line has nothing to underline, but a number.
  if (place === null) return Decoration.none;
  return Decoration.set(place.from < place.to ? [underlined.range(place.from, place.to)] : [Decoration.line({}).range(place.from)]);
}

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) if (effect.is(setProblem)) return marked(effect.value, transaction.state);
    return marks.map(transaction.changes);
  },
  provide: (self) => EditorView.decorations.from(self),
});

export const problemMarks: Extension = [field, gutterLineClass.compute([field], (state) => {
  const marks = state.field(field).iter();
  return marks.value === null ? RangeSet.empty : RangeSet.of([lineMarked.range(state.doc.lineAt(marks.from).from)]);
})];
