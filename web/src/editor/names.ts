// Names of headsup in a program: pointed at, they say what they are; begun, they are completed. All from the reference.

import {
  acceptCompletion, autocompletion, type Completion, type CompletionContext, completionStatus, type CompletionResult, ifNotIn, moveCompletionSelection,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec } from '@codemirror/state';
import { type EditorView, type Tooltip, hoverTooltip, keymap, tooltips } from '@codemirror/view';
import { data } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import type { Entry, Kind, ReferenceData } from '../reference/types.ts';

const notPrograms = ['LineComment', 'BlockComment', 'String', 'SystemLibString', 'CharLiteral'];

/** What a program itself declares is none of headsup's. */
export function declares(program: string, name: string): boolean {
  return new RegExp(`(?:\\b(?:auto|const|float|int|bool|double|using|struct|class)|>)[\\s&*]+${name}\\b`).test(program);
}

/** The name at a place, and the entry that explains it. */
export function entryAt(state: EditorState, entries: Entry[], pos: number): { from: number; to: number; entry: Entry } | null {
  if (notPrograms.includes(syntaxTree(state).resolveInner(pos, 0).name)) return null;
  const word = state.wordAt(pos);
  if (word === null) return null;
  const name = state.sliceDoc(word.from, word.to);
  const entry = entries.find((each) => each.names.includes(name));
  if (entry === undefined || declares(state.doc.toString(), name)) return null;
  return { from: word.from, to: word.to, entry };
}

const reference = async (): Promise<Entry[]> => (await data<ReferenceData>('reference')).entries;

/** How it is called, what it is, and where more of it stands. */
function explained({ forms, brief, names, pytorch }: Entry): HTMLElement {
  const box = document.createElement('div');
  box.className = 'name-explained';
  const call = box.appendChild(document.createElement('code'));
  call.textContent = forms[0]?.calls[0] ?? (names[0] as string);
  const text = box.appendChild(document.createElement('p'));
  text.textContent = brief;
  if (pytorch[0] !== undefined) {
    const theirs = box.appendChild(document.createElement('p'));
    theirs.append('In PyTorch: ', Object.assign(document.createElement('code'), { textContent: pytorch[0].theirs }));
  }
  return box;
}

const pointed = hoverTooltip(async (view, pos): Promise<Tooltip | null> => {
  const found = entryAt(view.state, await reference().catch(() => []), pos);
  return found === null ? null : {
    pos: found.from, end: found.to, above: true,
    create: () => {
      const dom = explained(found.entry);
      dom.append(Object.assign(document.createElement('a'), { href: linkTo('reference', found.entry.names[0] as string), textContent: 'All about it' }));
      return { dom };
    },
  };
}, { hideOnChange: true });

const icons: Record<Kind, string> = {
  axis: 'property', function: 'function', layer: 'class', type: 'type', alias: 'type', constant: 'constant', choice: 'enum', concept: 'interface',
};

/** Of a call of that name, what stands behind it. */
const rest = (call: string, name: string): string => call.startsWith(name) ? call.slice(name.length) : '';

export function completionsOf(entries: Entry[]): Completion[] {
  return entries.filter(({ inner, kind }) => !inner && kind !== 'concept').flatMap((entry) => entry.names
    .filter((name) => /^\w+$/.test(name))
    .map((name) => ({ label: name, type: icons[entry.kind], detail: rest(entry.forms[0]?.calls[0] ?? '', name), info: () => explained(entry) })));
}

async function begun(context: CompletionContext): Promise<CompletionResult | null> {
  // Behind a point stands a member, which has another meaning.
  const word = context.matchBefore(/[.\w]+/);
  if (word?.text.includes('.') === true || (!context.explicit && (word?.text.length ?? 0) < 3)) return null;
  return { from: word?.from ?? context.pos, options: completionsOf(await reference().catch(() => [])), validFor: /^\w*$/ };
}

/** The chosen one, or the first. Without a list, Tab is what it was. */
function takeCompletion(view: EditorView): boolean {
  if (completionStatus(view.state) !== 'active') return false;
  return acceptCompletion(view) || (moveCompletionSelection(true)(view) && acceptCompletion(view));
}

/** On a phone, a list over the line that is written would be in the way; there, it comes only when asked for. */
export function namesKnown(whileTyping: boolean): Extension {
  // An editor of two lines would cut off what stands below or above it.
  const tab = Prec.highest(keymap.of([{ key: 'Tab', run: takeCompletion }]));
  return [tooltips({ position: 'fixed', parent: document.body }), pointed, tab, autocompletion({ override: [ifNotIn(notPrograms, begun)], activateOnTyping: whileTyping, selectOnOpen: false, icons: false, maxRenderedOptions: 12 })];
}
