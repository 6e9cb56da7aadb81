// The lessons that practise a section of the chapter.

import type { LessonsData } from '../lessons/types.ts';
import { useData } from '../page/data.ts';
import { linkTo } from '../page/route.ts';

export function Practise({ section }: { section: string }) {
  const data = useData<LessonsData>('lessons');
  if (data === undefined || data instanceof Error) return null;
  const of = section.replace(/\.[a-z]+$/, '');
  const lessons = data.lessons.filter(({ sections }) => sections.some((each) => each === of));
  const group = /^3\.[3-6]/.exec(section)?.[0];
  if (lessons.length === 0 && group === undefined) return null;
  return (
    <aside class="practise" aria-label="Practise">
      {lessons.length > 0 && <p>Practise: {lessons.map(({ number, title }, i) => <span key={number}>{i > 0 && ' · '}<a href={linkTo('lessons', number)}>{title}</a></span>)}</p>}
      {group !== undefined && <p><a href={linkTo('questions', group)}>Does it compile? And why not? Questions on {group}</a></p>}
    </aside>
  );
}
