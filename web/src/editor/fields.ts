// What is for the reader to fill in: each ? of a lesson is a field, and a click into it takes it whole.

import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { Place } from '../compiler/messages.ts';

export const setFields = StateEffect.define<Place[]>();

const mark = Decoration.mark({ class: 'field' });

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    const given = transaction.effects.find((effect) => effect.is(setFields));
    if (given === undefined) return before.map(transaction.changes);
    const { doc } = transaction.state;
    return Decoration.set(given.value.filter(({ line, column }) => line <= doc.lines && column <= doc.line(line).length).map(({ line, column }) => {
      const from = doc.line(line).from + column - 1;
      return mark.range(from, from + 1);
    }), true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const fields: Extension = [marked, EditorView.domEventHandlers({
  click(event, view) {
    const field = event.target instanceof Element ? event.target.closest('.field') : null;
    if (field === null) return false;
    const anchor = view.posAtDOM(field);
    view.dispatch({ selection: { anchor, head: anchor + 1 } });
    return true;
  },
})];
