// One search finds names, errors, lessons and parts of the chapter.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChapterFile } from '../../src/chapter/types.ts';
import type { ErrorsData } from '../../src/errors/types.ts';
import type { LessonsData } from '../../src/lessons/types.ts';
import type { ReferenceData } from '../../src/reference/types.ts';
import { places } from '../../build/teaching.ts';
import { searchAll } from '../../src/search/search.ts';
import { builtData } from '../data.ts';

const { lessons } = builtData<LessonsData>('lessons');
const { sections } = builtData<ChapterFile>('chapter').chapter;
const search = searchAll({ entries: builtData<ReferenceData>('reference').entries, errors: builtData<ErrorsData>('errors'), lessons, sections, places: places() });
/** The first three of each part. */
const found = (query: string): string[] => search(query).flatMap(({ hits }) => hits.slice(0, 3).map(({ href }) => decodeURIComponent(href.replace('#/', ''))));

test('what one means is found in every part that has it', () => {
  const meant: Record<string, string[]> = {
    'softmax dim': ['reference/softmax', 'errors/HU015'],
    LayerNorm: ['reference/layer_norm'],
    'layer norm': ['reference/layer_norm', 'lessons/60'],
    keepdim: ['reference/mean', 'lessons/24'],
    register_buffer: ['reference/mask_future'],
    broadcast: ['reference/expand', 'errors/HU004', 'lessons/31'],
    'mask upside down': ['reference/mask_future', 'errors/HU019', 'lessons/53'],
    'KV cache': ['lessons/54', 'lessons/83'],
    'x.T': ['reference/transpose'],
    'constexpr variable must be initialized': ['errors/HU038'],
    'causal mask': ['reference/mask_future', 'errors/HU019'],
    HU003: ['errors/HU003'],
    'sqrt d_k': ['reference/scaled_scores', 'errors/HU003', 'lessons/19'],
    'how do I split heads': ['reference/split_heads', 'reference/split', 'lessons/39'],
    '3.5.1': ['chapter/3.5.1'],
    'positional encoding': ['lessons/76'],
    'torch.bmm': ['reference/matmul'],
  };
  for (const [query, paths] of Object.entries(meant)) {
    for (const path of paths) assert.ok(found(query).includes(path), `${query} finds ${found(query).join(', ')}, and not ${path}`);
  }
  assert.deepEqual(found('qqqqq'), []);
});

test('what is meant comes before what only has some of the words', () => {
  const best: Record<string, string> = { HU015: 'errors/HU015', 'sqrt d_k': 'reference/scaled_scores', 'kv cache': 'reference/key_value_cache', 'multi head attention': 'reference/multi_head_attention', 'how do I split heads': 'reference/split_heads', '3.5.1': 'chapter/3.5.1' };
  for (const [query, path] of Object.entries(best)) assert.equal(found(query)[0], path, found(query).join());
  assert.equal(search('kv cache')[1]?.title, 'Lessons', 'errors only mention caches');
});

test('what there is for teaching is found by what it is called, and by what is in it', () => {
  const best: Record<string, string> = {
    worksheet: 'teaching/worksheet.html', 'map of the axes': 'teaching/map.html', glossary: 'teaching/glossary',
    'test before and after': 'teaching/test_before_and_after',
    'ninety minutes': 'teaching/ninety_minutes', questions: 'questions',
    'the shape is right': 'teaching/instructor/1-the-shape-is-right-so-the-result-is-right',
  };
  for (const [query, path] of Object.entries(best)) assert.equal(found(query)[0], path, `${query}: ${found(query).join()}`);
  assert.ok(found('output projection').includes('teaching/glossary/operations-and-other-words'));
});

test('a piece of C++ is found in the lesson that explains it', () => {
  for (const query of ['what is constexpr', 'template argument', 'template', 'auto', 'static_assert', 'lambda', 'what does const mean'])
    assert.equal(found(query)[0], 'lessons/00', `${query}: ${found(query).join()}`);
});

test('who names nothing has a question, which names do not answer, and common words of English are not looked for', () => {
  const nan = found('why is my attention nan');
  assert.deepEqual(nan, found('attention nan'));
  assert.ok(nan.indexOf('errors/HU003') >= 0 && nan.indexOf('errors/HU003') < nan.findIndex((path) => path.startsWith('reference/')), nan.join());
  assert.equal(found('batch_first')[0], 'errors/HU029');
  assert.deepEqual(found('what does this do'), []);
  assert.equal(found('where')[0], 'reference/where', 'a name may be a common word');
});

test('of a pasted message the errors come first, of a name the names', () => {
  assert.equal(search('mat1 and mat2 shapes cannot be multiplied (4x6 and 4x6)')[0]?.title, 'Errors');
  assert.equal(search('softmax dim')[0]?.title, 'Names');
});

test('every lesson and every part of the chapter is found by its title', () => {
  for (const { number, title } of lessons) assert.ok(found(title).includes(`lessons/${number}`), `${title}: ${found(title).join()}`);
  for (const { id, title, events } of sections) if (events.length > 0) assert.ok(found(title).includes(`chapter/${id}`), `${title}: ${found(title).join()}`);
});
