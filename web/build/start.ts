// The first page: the chapter's first part in short, with the numbers that headsup computed for it.

import type { Chapter, ChapterEvent, Given, Result, Shapes } from '../src/chapter/events.ts';
import type { Attempt, Start } from '../src/start/types.ts';
import { read, writeData } from './files.ts';

export function buildStart(chapter: Chapter): void {
  writeData('start', startOf(chapter));
}

export function startOf(chapter: Chapter): Start {
  const events = chapter.sections.find(({ id }) => id === 'mistake')?.events ?? [];
  const all = <T extends ChapterEvent['type']>(type: T): Extract<ChapterEvent, { type: T }>[] =>
    events.filter((event): event is Extract<ChapterEvent, { type: T }> => event.type === type);
  const given = <T>(found: T | undefined, what: string): T => {
    if (found === undefined) throw new Error(`the chapter's first part has no ${what}, which the first page shows`);
    return found;
  };
  const [wrongSums, rightSums] = all('result').filter(({ of }) => of?.axes.length === 1 && of.axes[0]?.role === 'tokens');
  const weights = all('shapes').filter(({ to, from }) => to.name === 'weights' && from[0]?.name === 'scores');
  const attempt = (line: string, sentence: string, shapes: Shapes | undefined, sums: Result | undefined): Attempt => {
    const { cells, axes } = given(shapes, `weights by ${line}`).to;
    const columns = given(axes[1], 'axis of keys').size;
    return {
      text: `${line}\nconstexpr auto contexts = attend(weights, values);`, sentence,
      weights: Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns)),
      sums: given(given(sums, 'sums of its weights').of ?? undefined, 'sums').cells,
    };
  };
  const [wrong, right] = all('code').filter(({ makes }) => makes === 'weights');
  const inputs = given(/constexpr[^;]*>> inputs\{[^;]*\};/.exec(read('examples/inputs.hpp'))?.[0], 'inputs');
  const steps = all('code').slice(0, all('code').findIndex(({ makes }) => makes === 'weights')).map(({ text }) => text);
  return {
    // The columns say what they are; here there is no room for comments. Line by line the same as in headsup.
    pytorch: `key_vectors = inputs\nvalues = key_vectors\n${given(all('pytorch')[0], 'snippet').text.replace(/ +#.*$/gm, '').replace('inputs.T', 'key_vectors.T').replace('weights @ inputs', 'weights @ values')}`,
    steps: steps.join('\n'),
    words: given(chapter.sections.flatMap((section) => section.events).find((event) => event.type === 'given' && event.name === 'words') as Given | undefined, 'words').initial,
    before: ['#include <headsup/headsup.hpp>', '', 'using namespace headsup;', '', inputs, ...steps, ''].join('\n'),
    wrong: attempt(given(wrong, 'wrong line').text, given(all('refusal')[0], 'refusal').text, weights[0], wrongSums),
    right: attempt(given(right, 'right line').text, '', weights[1], rightSums),
  };
}
