// The way of the lessons along the map of the axes: where a text's numbers stand at each stage, and what one can do then.

import { doneOf } from './progress.ts';
import type { Lesson } from './types.ts';

export interface Stage {
  title: string;
  /** Shapes on the way, as on the map; an arrow stands between two. */
  shapes: string[];
  /** "After it, you can …" */
  can: string;
  /** The number of its first lesson. */
  from: string;
}

export const stages: Stage[] = [
  { from: '00', title: 'Axes', shapes: ['tokens<6>, d_in<3>'], can: 'name the axes of a tensor, take one token out of it, and read an error' },
  { from: '05', title: 'Scores, weights, context', shapes: ['tokens<6>, d_in<3>', 'tokens<6>, keys<6>', 'tokens<6>, d_in<3>'],
    can: 'say over which axis a product sums, along which one softmax sums to 1, and which one tells queries from keys' },
  { from: '16', title: 'Queries, keys and values', shapes: ['tokens<6>, d_in<3>', 'tokens<6>, d_out<2>', 'keys<6>, d_out<2>'],
    can: 'follow one text through three layers, and tell their results apart' },
  { from: '23', title: 'What a token may see', shapes: ['tokens<6>, keys<6>'], can: 'mask the future, before softmax and along the right axis' },
  { from: '29', title: 'Several texts at once', shapes: ['batch<2>, tokens<6>, d_in<3>', 'batch<2>, tokens<6>, keys<6>'],
    can: 'say which axes meet by name, and which are added' },
  { from: '36', title: 'Heads', shapes: ['batch<2>, tokens<6>, d_out<4>', 'batch<2>, heads<2>, tokens<6>, head_dim<2>', 'batch<2>, tokens<6>, d_out<4>'],
    can: 'split and merge heads so that no number changes its owner, and count the weights of GPT-2’s attention' },
  { from: '51', title: 'Padding, caches, the code of others', shapes: ['batch<2>, keys<6>', 'heads<2>, context_length<8>, head_dim<2>'],
    can: 'decode token by token, share keys among heads, and find in PyTorch’s code what no shape gives away' },
  { from: '70', title: 'GPT-2', shapes: ['tokens<6>', 'tokens<6>, d_in<8>', 'tokens<6>, vocab<11>'], can: 'build a GPT-2 of blocks, load weights into it, and let it write' },
];

/** The lessons of each stage, of those that are given. */
export function byStage(lessons: Lesson[]): { stage: Stage; lessons: Lesson[]; solved: number }[] {
  return stages.map((stage, at) => {
    const end = stages[at + 1]?.from ?? '99';
    const mine = lessons.filter(({ number }) => stage.from <= number && number < end);
    return { stage, lessons: mine, solved: mine.filter(({ name }) => doneOf(name).solved).length };
  }).filter((each) => each.lessons.length > 0);
}
