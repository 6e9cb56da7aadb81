// The lessons, from examples/lessons, which scripts/lessons_runner/workspace.py reads too.

import MarkdownIt from 'markdown-it';
import { kinds, sections, tracks, type Kind, type Section, type Track } from '../src/lessons/rules.ts';
import type { AnswerData, Lesson, LessonsData } from '../src/lessons/types.ts';
import { list, read, writeData } from './files.ts';

/** A wrong answer: what it writes for which part of the right one, what the student is told, and what a teacher asks. */
export interface Wrong {
  right: string;
  instead: string;
  told: string;
  ask: string;
}

export interface Source extends Lesson {
  /** One way to write it. */
  answer: string;
  /** What the compiler says before anything is done. */
  expect: string[];
  wrong: Wrong[];
}

const folder = 'examples/lessons';
const markdown = new MarkdownIt();

export function lessons(): Source[] {
  return list(folder, /^\d\d_\w+\.cpp$/).map((file) => lesson(file.replace(/\.cpp$/, '')));
}

function lesson(name: string): Source {
  const { comment, program } = parts(read(`${folder}/${name}.cpp`));
  const notes = partsOfNotes(read(`${folder}/notes/${name}.md`));
  const about = new Map([...(notes.get('about') ?? '').matchAll(/^(\w+): *(.*?) *$/gm)].map(([, key, value]) => [key, value as string]));
  const kind = about.get('kind') ?? '';
  const title = /^Lesson \d+: (.+)$/.exec(comment[0] ?? '')?.[1];
  const hints = (notes.get('hints') ?? '').split(/^--- *$/m).filter((hint) => hint.trim() !== '');
  if (!(kind in kinds) || title === undefined || hints.length !== 3) throw new Error(`${folder}/notes/${name}.md or its lesson is not as scripts/lessons --check-all wants it`);
  return {
    number: name.slice(0, 2), name, title, kind: kind as Kind, minutes: Number(about.get('minutes')), difficulty: Number(about.get('difficulty')),
    tracks: (about.get('tracks') ?? '').split(/,\s*/).filter((track): track is Track => track in tracks),
    sections: (about.get('sections') ?? '').split(/,\s*/).filter((section): section is Section => section in sections),
    idea: markdown.render(comment.slice(1).join('\n')), program,
    hints: hints.map((hint) => markdown.render(hint)), learned: markdown.render(notes.get('learned') ?? ''),
    answer: parts(read(`${folder}/answers/${name}.cpp`)).program,
    expect: (notes.get('expect') ?? '').split('\n').map((line) => line.trim()).filter((line) => line !== ''),
    wrong: [...(notes.get('wrong') ?? '').matchAll(/^`(.+?)` as `(.+?)`\ntold: (.+)\nask: (.+)$/gm)]
      .map(([, right = '', instead = '', told = '', ask = '']) => ({ right, instead, told, ask })),
  };
}

/** The comment at the head, and what follows it. */
function parts(text: string): { comment: string[]; program: string } {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return { comment: lines.slice(0, end).map((line) => line.slice(2).trim()), program: lines.slice(end).join('\n').trimStart() };
}

function partsOfNotes(notes: string): Map<string, string> {
  const [, ...found] = notes.split(/^# (about|expect|wrong|hints|learned) *$/m);
  return new Map(found.flatMap((each, at) => at % 2 === 0 ? [[each, found[at + 1] ?? '']] : []));
}

export function buildLessons(): void {
  const all = lessons();
  const shown = all.map(({ number, name, title, kind, minutes, difficulty, tracks, sections, idea, program, hints, learned }) =>
    ({ number, name, title, kind, minutes, difficulty, tracks, sections, idea, program, hints, learned }));
  writeData('lessons', { lessons: shown, inputs: read(`${folder}/inputs.hpp`) } satisfies LessonsData);
  for (const { number, answer } of all) writeData(`answers/${number}`, { program: answer } satisfies AnswerData);
}
