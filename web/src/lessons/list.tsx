// All lessons: which are solved, and with which to go on.

import { useEffect } from 'preact/hooks';
import { useArrival } from '../page/arrival.ts';
import { Sentence } from '../page/axes.tsx';
import { linkTo } from '../page/route.ts';
import { doneOf, isOn, openFrom, set, settings, useProgress } from './progress.ts';
import { kinds, tracks, type Track } from './rules.ts';
import { byStage, type Stage } from './stages.ts';
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

function isTrack(name: string): name is Track {
  return Object.hasOwn(tracks, name);
}

/** A teacher's link asks for a track. */
export function LessonList({ lessons, asked }: { lessons: Lesson[]; asked: string | undefined }) {
  useProgress(lessons);
  const title = useArrival('Lessons');
  useEffect(() => {
    if (asked !== undefined && isTrack(asked)) set({ track: asked });
  }, [asked]);
  const { track, current } = settings();
  const mine = lessons.filter((each) => isOn(each, track));
  const at = Math.max(lessons.findIndex(({ name }) => name === current), 0);
  const next = openFrom(lessons, at, track);
  const there = byStage(mine);
  const begun = lessons.some(({ name }) => doneOf(name).solved) || current !== null;
  return (
    <>
      <h1 ref={title}>Lessons</h1>
      {asked !== undefined && !isTrack(asked) &&
        <p class="trouble" role="alert">There is no track “{asked}”. Here is yours.</p>}
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
      <p><a href={linkTo('questions')}>Questions that ask why</a>: does it compile? They come back after a week.
        {' '}<a href={linkTo('teaching')}>For teaching</a>: a plan for a class, a worksheet, tests.</p>
      <div class="summary">
        <Solved lessons={lessons} />
        {next === undefined
          ? <p class="finale">All {mine.length} lessons of this track are solved. Well done! The chapter and the playground go on from here.</p>
          : <a class="go" href={linkTo('lessons', next.number)}>{begun ? 'Go on with' : 'Begin with'} lesson {next.number}: {next.title}</a>}
      </div>
      <Way stages={there} next={next} />
      {there.map(({ stage, lessons: those }) => (
        <section key={stage.from} class="stage" aria-labelledby={`stage-${stage.from}`}>
          <h2 id={`stage-${stage.from}`} tabIndex={-1}>{stage.title}</h2>
          <Shapes stage={stage} />
          <p class="can">After it, you can {stage.can}.</p>
          <ol class="all">{those.map((lesson) => <Item key={lesson.name} lesson={lesson} isNext={lesson === next} />)}</ol>
        </section>
      ))}
    </>
  );
}

/** The stages in one line, each as far as it is solved: they lead to their lessons. */
function Way({ stages, next }: { stages: ReturnType<typeof byStage>; next: Lesson | undefined }) {
  const goTo = (stage: Stage): void => {
    const heading = document.getElementById(`stage-${stage.from}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav class="way" aria-label="Stages">
      <ol>
        {stages.map(({ stage, lessons, solved }) => (
          <li key={stage.from} aria-current={next !== undefined && lessons.includes(next) ? 'step' : undefined}>
            <button type="button" onClick={() => goTo(stage)}>
              <span>{stage.title}</span>
              <span class="faint">{solved === lessons.length ? '✓ solved' : `${solved} of ${lessons.length}`}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where the numbers of a text stand at a stage. */
function Shapes({ stage }: { stage: Stage }) {
  return <p class="shapes">{stage.shapes.map((shape, i) => <span key={i}>{i > 0 && <span class="faint"> → </span>}(<Sentence text={shape} />)</span>)}</p>;
}

function Item({ lesson, isNext }: { lesson: Lesson; isNext: boolean }) {
  const { solved, attempts, seconds } = doneOf(lesson.name);
  return (
    <li class={solved ? 'done' : isNext ? 'next' : ''}>
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
}

/** What a lesson took. */
export function spent(attempts: number, seconds: number): string {
  const time = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return `${attempts} attempt${attempts === 1 ? '' : 's'}, ${time}`;
}
