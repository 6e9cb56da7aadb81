// What the page remembers of lessons. Each change begins with what is stored at that moment, so that two tabs add up.

import { useEffect, useState } from 'preact/hooks';
import { onStored, store, stored } from '../page/storage.ts';
import { tracks, type Track } from './rules.ts';
import type { Lesson } from './types.ts';

export interface Done {
  solved: boolean;
  /** How many hints were asked for; one more than there are is the fix. */
  hints: number;
  attempts: number;
  seconds: number;
  /** What the student wrote; null as long as it is the original. */
  text: string | null;
  /** What a reset took away. */
  taken: { text: string; solved: boolean } | null;
}

export interface Settings {
  track: Track;
  showsFixes: boolean;
  /** The lesson that was open last. */
  current: string | null;
}

const nothing: Done = { solved: false, hints: 0, attempts: 0, seconds: 0, text: null, taken: null };
const atFirst: Settings = { track: 'all', showsFixes: false, current: null };
const listeners = new Set<() => void>();

export function doneOf(name: string): Done {
  return { ...nothing, ...stored<Partial<Done>>(`lessons.${name}`, {}) };
}

export function change(name: string, by: (now: Done) => Partial<Done>): void {
  const now = doneOf(name);
  store(`lessons.${name}`, { ...now, ...by(now) });
  for (const listener of listeners) listener();
}

export function settings(): Settings {
  const now = { ...atFirst, ...stored<Partial<Settings>>('lessons', {}) };
  return now.track in tracks ? now : { ...now, track: 'all' };
}

export function set(changed: Partial<Settings>): void {
  store('lessons', { ...settings(), ...changed });
  for (const listener of listeners) listener();
}

/** Draws a component anew when progress changes, here or in another tab. */
export function useProgress(lessons: Lesson[]): void {
  const [, draw] = useState(0);
  useEffect(() => {
    const changed = (): void => draw((times) => times + 1);
    listeners.add(changed);
    const ends = ['lessons', ...lessons.map(({ name }) => `lessons.${name}`)].map((key) => onStored(key, changed));
    return () => {
      listeners.delete(changed);
      for (const end of ends) end();
    };
  }, [lessons]);
}

export function isOn(lesson: Lesson, track: Track): boolean {
  return track === 'all' || lesson.tracks.includes(track);
}

/** The first unsolved lesson of the track from that one on, wrapping around; undefined if all are solved. */
export function openFrom(lessons: Lesson[], at: number, track: Track): Lesson | undefined {
  return [...lessons.slice(at), ...lessons.slice(0, at)].find((each) => isOn(each, track) && !doneOf(each.name).solved);
}
