// What the terminal's runner of the lessons is tested with, scripts/lessons_runner/cases.json, with the page's compiler:
// messages of every kind, and every way to cheat.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import cases from '../../../scripts/lessons_runner/cases.json';
import rules from '../../../scripts/lessons_runner/rules.json';
import { clang } from '../../build/compiler.ts';
import { site } from '../../build/files.ts';
import { unpacked } from '../../src/compiler/archive.ts';
import { Compiler } from '../../src/compiler/tasks.ts';
import { joined } from '../../src/compiler/toolchain.ts';
import { codeOf, findingOf, withoutAnswer } from '../../src/lessons/rules.ts';
import { root } from '../worker.ts';

interface Case {
  about: string;
  lesson: keyof typeof cases.lessons;
  /** The whole program, or what stands in the open places of the lesson's. */
  program?: string[];
  answers?: string[];
  replace?: [string, string];
  passes?: boolean;
  kind?: string;
  words?: string[];
  either?: string[];
  without?: string[];
  lines?: number[];
  fix?: string;
}

const withAnswers = (program: string[], answers: string[]): string =>
  answers.reduce((text, answer) => text.replace('{}', () => answer), program.join('\n') + '\n');

const archive = gunzipSync(await readFile(join(site, 'compiler/base.tar.gz')));
const finishes = Object.fromEntries(Object.entries(cases.lessons).map(([name, { finish }]) =>
  [`${name}.hpp`, ['#pragma once', '', ...finish, ''].join('\n')]));
const compiler = new Compiler(await clang(), joined(unpacked(new Uint8Array(archive)), { lessons: { finish: finishes } }), null, true);

test('what a habit is answered with is the answer of no lesson', () => {
  const folder = join(root, 'examples/lessons'), words = [...rules.habits.map(([, said = '']) => said), ...rules.messages.map((each) => each.words)].join('\n');
  const shown = new Set([...words.matchAll(/\b[a-z]\w*<[^()]*>(?=\()/g)].map(([call]) => call));
  assert.ok(shown.size > 5);
  for (const name of readdirSync(join(folder, 'answers')).filter((each) => each.endsWith('.cpp'))) {
    const [answer, lesson] = [join(folder, 'answers', name), join(folder, name)].map((path) => codeOf(readFileSync(path, 'utf8'))) as [string, string];
    for (const call of shown) assert.ok(answer.split(`${call}(`).length <= lesson.split(`${call}(`).length, `${name} is solved by ${call}`);
  }
});

for (const each of cases.cases as Case[]) {
  test(each.about, async () => {
    const { program, original } = cases.lessons[each.lesson];
    const lesson = { name: each.lesson, original: withAnswers(program, original) };
    let text = each.program === undefined ? withAnswers(program, each.answers ?? []) : each.program.map((line) => `${line}\n`).join('');
    if (each.replace !== undefined) {
      assert.ok(text.includes(each.replace[0]));
      text = text.replace(...each.replace);
    }
    const { passed, finding, output } = await compiler.checkLesson(lesson, text);
    assert.equal(passed, each.passes === true, finding?.text);
    assert.ok(!output.includes('/sdk'), output);
    if (passed) return;
    assert.ok(finding !== null);
    const said = `${withoutAnswer(lesson.original, finding)}\n${finding.aside}`;
    if (each.kind !== undefined) assert.equal(finding.kind, each.kind, said);
    for (const words of each.words ?? []) assert.ok(said.includes(words), said);
    if (each.either !== undefined) assert.ok(each.either.some((words) => said.includes(words)), said);
    for (const words of each.without ?? []) assert.ok(!said.includes(words), said);
    if (each.lines !== undefined) {
      assert.deepEqual(findingOf(finding, text).places.map(({ file, line }) => `${file}:${line}`), each.lines.map((line) => `program.cpp:${line}`), output);
    }
    if (each.fix !== undefined) assert.ok(finding.fix.includes(each.fix), finding.fix);
  });
}
