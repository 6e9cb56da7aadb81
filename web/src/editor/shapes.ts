// The shapes of what a line makes, faint at its end. They are no text: they cannot be selected or copied.

import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { Shape } from '../compiler/messages.ts';
import { axisClass } from '../page/roles.ts';

export const setShapes = StateEffect.define<Shape[]>();

class Hint extends WidgetType {
  constructor(private readonly text: string) {
    super();
  }
  override eq(other: Hint): boolean {
    return this.text === other.text;
  }
  toDOM(): HTMLElement {
    const hint = document.createElement('span');
    hint.className = 'shape-hint';
    hint.setAttribute('aria-hidden', 'true');
    for (const part of this.text.split(/(\w+<\w+>)/)) {
      const axis = /^(\w+)</.exec(part);
      const piece = document.createElement('span');
      piece.textContent = part;
      if (axis !== null) piece.className = axisClass(axis[1] as string);
      hint.append(piece);
    }
    return hint;
  }
}

function hints(shapes: Shape[], state: EditorState): DecorationSet {
  const byLine = new Map<number, Shape[]>();
  for (const shape of shapes) byLine.set(shape.line, [...byLine.get(shape.line) ?? [], shape]);
  const widgets = [...byLine].filter(([line]) => line >= 1 && line <= state.doc.lines).flatMap(([number, here]) => {
    const line = state.doc.line(number);
    // What the line says itself, in its type or a comment, need not be said twice.
    const news = here.filter(({ shape }) => !line.text.includes(shape));
    if (news.length === 0) return [];
    const text = here.length === 1 ? (here[0] as Shape).shape : news.map(({ name, shape }) => `${name}: ${shape}`).join('; ');
    return [Decoration.widget({ widget: new Hint(text), side: 1 }).range(line.to)];
  });
  return Decoration.set(widgets, true);
}

/** They stay with their lines while these are edited, until the compiler has new ones. */
export const shapeHints: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    for (const effect of transaction.effects) if (effect.is(setShapes)) return hints(effect.value, transaction.state);
    return shown.map(transaction.changes);
  },
  provide: (self) => EditorView.decorations.from(self),
});
