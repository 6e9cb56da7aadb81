// The lesson that practises a bug, and the next bug.

import { linkTo } from '../page/route.ts';
import { trail, type Bug } from './trail.ts';

export function Practice({ bug }: { bug: Bug }) {
  return <><a href={linkTo('lessons', bug.lesson)}>Lesson {bug.lesson}</a> asks {bug.asks}, in {bug.minutes} minutes.</>;
}

/** Where who looks at a case goes from there, if it is on the trail. */
export function Onward({ name }: { name: string }) {
  const at = trail.findIndex((bug) => bug.name === name), bug = trail[at], next = trail[at + 1];
  if (bug === undefined) return null;
  return <>. <Practice bug={bug} />{next !== undefined && <> Or <a href={linkTo('playground', 'case', next.name)}>see the next bug</a>.</>}</>;
}
