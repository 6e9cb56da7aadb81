// All lessons: which are solved, and with which to go on.

import { linkTo } from '../page/route.ts';
import { doneOf, isOn, openFrom, set, settings, useProgress } from './progress.ts';
import { kinds, tracks, type Track } from './rules.ts';
import type { Lesson } from './types.ts';

/** As it stands behind a heading: how many lessons of the track are solved. */
export function Solved({ lessons }: { lessons: Lesson[] }) {
  const { track } = settings();
  const mine = lessons.filter((each) => isOn(each, track));
  const solved = mine.filter(({ name }) => doneOf(name).solved).length;
  return (
    <p class="solved">
      <progress max={mine.length} value={solved} aria-label="Solved lessons" />
      <span>{solved} of {mine.length} solved{track === 'all' ? '' : ` (${tracks[track]})`}</span>
    </p>
  );
}

export function Difficulty({ level }: { level: number }) {
  return <span class="difficulty" role="img" aria-label={`difficulty ${level} of 3`}>{'●'.repeat(level)}{'○'.repeat(3 - level)}</span>;
}

export function minutes(count: number): string {
  return `${count} minute${count === 1 ? '' : 's'}`;
}

export function LessonList({ lessons }: { lessons: Lesson[] }) {
  useProgress(lessons);
  const { track, current } = settings();
  const mine = lessons.filter((each) => isOn(each, track));
  const at = Math.max(lessons.findIndex(({ name }) => name === current), 0);
  const next = openFrom(lessons, at, track);
  const begun = lessons.some(({ name }) => doneOf(name).solved) || current !== null;
  return (
    <>
      <h1>Lessons</h1>
      <p class="text">Programs with a wrong shape to repair, shapes to predict, numbers to work out. The compiler answers while you type, in
        this browser; nothing that you write leaves it.</p>
      <fieldset class="tracks">
        <legend>What suits you</legend>
        {(Object.keys(tracks) as Track[]).sort((a, b) => Number(b === 'all') - Number(a === 'all')).map((each) => (
          <label key={each} class={each === track ? 'chosen' : ''}>
            <input type="radio" name="track" checked={each === track} onChange={() => set({ track: each })} />
            <span>{tracks[each]}</span>
          </label>
        ))}
      </fieldset>
      <p><a href={linkTo('questions')}>Questions that ask why</a>: does it compile? They come back after a week.</p>
      <div class="summary">
        <Solved lessons={lessons} />
        {next === undefined
          ? <p class="finale">All {mine.length} lessons of this track are solved. Well done! The chapter and the playground go on from here.</p>
          : <a class="go" href={linkTo('lessons', next.number)}>{begun ? 'Go on with' : 'Begin with'} lesson {next.number}: {next.title}</a>}
      </div>
      <ol class="all">
        {mine.map((lesson) => {
          const { solved, attempts, seconds } = doneOf(lesson.name);
          return (
            <li key={lesson.name} class={solved ? 'done' : lesson === next ? 'next' : ''}>
              <a href={linkTo('lessons', lesson.number)}>
                <span class="number">{lesson.number}</span>
                <span class="title">{lesson.title}</span>
                <span class="mark">{solved ? '✓ solved' : attempts > 0 ? 'begun' : ''}</span>
                <span class="about">{kinds[lesson.kind].label} · {lesson.minutes} min · <Difficulty level={lesson.difficulty} />
                  {lesson.sections.length > 0 && <> · section {lesson.sections.join(', ')}</>}
                  {attempts > 0 && <span class="spent">{spent(attempts, seconds)}</span>}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What a lesson took. */
export function spent(attempts: number, seconds: number): string {
  const time = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return `${attempts} attempt${attempts === 1 ? '' : 's'}, ${time}`;
}
