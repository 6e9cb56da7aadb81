// Axes in their colours wherever a program names them: keys, keys<6>, and the axes that the program itself defines.

import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { axisClass, roles } from '../page/roles.ts';

const named = /(?<![\w.]|->)([A-Za-z_]\w*)\b(<\s*\w+\s*>)?/g;

/** Axes that the program defines: struct pixels : headsup::axis<"pixels", N> {}; */
function ownAxes(text: string): Set<string> {
  return new Set([...text.matchAll(/\bstruct\s+(\w+)\s*:\s*(?:public\s+)?(?:headsup::)?axis\s*</g)].map((match) => match[1] as string));
}

/** In comments and texts the word keys may be just a word; keys<6> is not. */
function isProse(state: EditorState, position: number): boolean {
  return /Comment|String|Char|PreprocArg/.test(syntaxTree(state).resolveInner(position, 1).name);
}

function marks(view: EditorView): DecorationSet {
  const own = ownAxes(view.state.doc.toString());
  const marked = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    named.lastIndex = 0;
    const text = view.state.sliceDoc(from, to);
    for (let match = named.exec(text); match !== null; match = named.exec(text)) {
      const [whole, name, size] = match as unknown as [string, string, string | undefined];
      // What is no axis may hold one: softmax<keys>.
      if (size !== undefined) named.lastIndex = match.index + name.length;
      if (!roles.has(name) && !own.has(name)) continue;
      const start = from + match.index;
      if (size === undefined && isProse(view.state, start)) continue;
      marked.add(start, start + whole.length, Decoration.mark({ class: axisClass(name) }));
      named.lastIndex = match.index + whole.length;
    }
  }
  return marked.finish();
}

/** Above the colours of the language, comments among them. */
export const axesInColour: Extension = Prec.highest(ViewPlugin.fromClass(class {
  decorations: DecorationSet;
  constructor(view: EditorView) {
    this.decorations = marks(view);
  }
  update(update: ViewUpdate): void {
    if (update.docChanged || update.viewportChanged || syntaxTree(update.startState) !== syntaxTree(update.state))
      this.decorations = marks(update.view);
  }
}, { decorations: (plugin) => plugin.decorations }));
