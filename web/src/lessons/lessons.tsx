// Lessons: all of them, or one.

import type { PartProps } from '../page/part.ts';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';
import { LessonPage } from './lesson.tsx';
import { LessonList } from './list.tsx';
import type { LessonsData } from './types.ts';

export function Lessons({ path: [number, track] }: PartProps) {
  const data = useData<LessonsData>('lessons');
  if (data === undefined) return <><h1>Lessons</h1><p class="waiting">…</p></>;
  if (data instanceof Error) {
    return <><h1>Lessons</h1><p class="trouble" role="alert">The lessons could not be loaded. Is the network there? Reload the page to try again.</p></>;
  }
  const { lessons, inputs } = data;
  if (number === undefined || number === 'track') return <LessonList lessons={lessons} asked={track} />;
  const lesson = lessons.find((each) => each.number === number.padStart(2, '0') || each.name === number);
  if (lesson === undefined) {
    return <><h1>Lessons</h1><p class="trouble">There is no lesson {number}. <a href={linkTo('lessons')}>All lessons</a></p></>;
  }
  return <LessonPage key={lesson.name} lesson={lesson} lessons={lessons} inputs={inputs} />;
}
