// What a fix would make of its lines, faint below them, until something is written. It is no text of the program.

import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { Edit } from './apply_fix.ts';

export const setGhost = StateEffect.define<Edit[]>();

interface Piece {
  text: string;
  isNew: boolean;
}

class Ghost extends WidgetType {
  constructor(private readonly pieces: Piece[]) {
    super();
  }
  override eq(other: Ghost): boolean {
    return JSON.stringify(this.pieces) === JSON.stringify(other.pieces);
  }
  toDOM(): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.setAttribute('aria-hidden', 'true');
    for (const { text, isNew } of this.pieces) {
      const piece = document.createElement(isNew ? 'ins' : 'span');
      piece.textContent = text;
      ghost.append(piece);
    }
    return ghost;
  }
}

function shown(edits: Edit[], { doc }: EditorState): DecorationSet {
  const sorted = [...edits].sort((one, other) => one.from - other.from);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || last.to > doc.length) return Decoration.none;
  const end = doc.lineAt(last.to).to;
  let at = doc.lineAt(first.from).from;
  const pieces: Piece[] = [];
  for (const { from, to, insert } of sorted) {
    pieces.push({ text: doc.sliceString(at, from), isNew: false }, { text: insert, isNew: true });
    at = to;
  }
  pieces.push({ text: doc.sliceString(at, end), isNew: false });
  return Decoration.set(Decoration.widget({ widget: new Ghost(pieces), side: 2, block: true }).range(end));
}

export const ghosts: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(now, transaction) {
    for (const effect of transaction.effects) if (effect.is(setGhost)) return shown(effect.value, transaction.state);
    return transaction.docChanged ? Decoration.none : now;
  },
  provide: (self) => EditorView.decorations.from(self),
});
