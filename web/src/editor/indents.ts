// Where lines wrap, the deep indents of continued lines would fill whole lines: what is more than four spaces is drawn
// narrow. The text is as it was.

import type { Extension } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const deep = new MatchDecorator({ regexp: /(?<=^ {4}) +/g, decoration: Decoration.mark({ class: 'deep-indent' }) });

export const narrowIndents: Extension = ViewPlugin.fromClass(class {
  decorations: DecorationSet;
  constructor(view: EditorView) {
    this.decorations = deep.createDeco(view);
  }
  update(update: ViewUpdate): void {
    this.decorations = deep.updateDeco(update, this.decorations);
  }
}, { decorations: (plugin) => plugin.decorations });
