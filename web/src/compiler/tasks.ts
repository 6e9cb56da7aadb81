// What the page asks of the compiler: is this right, what are its shapes, make a program of it.

import { Beginnings, nothing } from './beginnings.ts';
import { byPlace, checking, link, precompiled, quick, unfinished } from './options.ts';
import { afterwards, atTheEnd, beforeOpen, changedBesideAnswers, endMark, found, openAnswers, program, stillOpen } from '../lessons/rules.ts';
import type { Built, Checked, Finding, LessonText, Place, Request, Shape } from './messages.ts';
import { probed, probeHeader, probeOptions, shapesIn, variables } from './shapes.ts';
import { showHeader, showing } from '../witness/probe.ts';
import { isFolder, joined, type Ran, type Run, type Tree } from './toolchain.ts';
import { around, isAboutFinish, reduced, shown, wanted, type Source } from './words.ts';

export class Compiler {
  private readonly runWithMore: Run = async (args, files) => {
    for (;;) {
      const ran = await this.run(args, { ...files, sdk: this.sdk });
      if (ran.code === 0 || this.more === null || !/fatal error: '[^']*' file not found/.test(ran.output)) return ran;
      await this.loadMore();
    }
  };
  private readonly checks = new Beginnings(this.runWithMore, checking, precompiled.checking);
  private readonly builds = new Beginnings(this.runWithMore, quick, precompiled.quick);
  private readonly buildsByPlace = new Beginnings(this.runWithMore, byPlace);

  /** What programs seldom need is fetched when one does. */
  constructor(private readonly run: Run, private sdk: Tree, private more: (() => Promise<Tree>) | null,
              private readonly precompiled: boolean) {}

  async check(text: string): Promise<Checked> {
    const start = performance.now();
    const ran = await this.compile(text, ['-fsyntax-only']);
    return checked(ran, text, start);
  }

  /** Compiles this text of the lesson, and then the finish, even if the text tampers with its check. */
  async checkLesson(lesson: LessonText, text: string): Promise<Checked> {
    const start = performance.now();
    const finish = this.finishOf(lesson);
    const missing = openAnswers(text);
    if (missing.length > 0) return this.checkBefore(missing, lesson, text, finish, start);
    const changed = changedBesideAnswers(lesson.original, text);
    if (changed !== '') return refused(found('open', changed), '', start);
    const alone = `#include "${program}"\n${afterwards}`;
    const result = checked(await this.compileLesson(`${alone}${atTheEnd}${included(finish)}`, text, finish), text, start, finish);
    const isOwn = result.finding?.places[0]?.file === program && !result.output.includes(endMark);
    if (result.passed || isOwn || isAboutFinish(result.output)) return result;
    // Errors in the finish mean nothing while the program itself is wrong: with a brace left open, say.
    const own = checked(await this.compileLesson(alone, text, finish), text, start, finish);
    return own.passed ? { ...result, seconds: own.seconds } : own;
  }

  /** What headsup says of the answers before the first that is missing; or that it is missing. */
  private async checkBefore(missing: Place[], lesson: LessonText, text: string, finish: Source, start: number): Promise<Checked> {
    const before = beforeOpen(text);
    const unit = `#include "${program}"\n`;
    // The finish knows more of what was answered; it also misses all that comes after.
    const whole = missing.length === openAnswers(lesson.original).length ? null
      : await this.compileLesson(`${unit}${included(finish)}`, before, finish, unfinished);
    const output = shown(whole?.output ?? '');
    if (whole === null || !isAboutFinish(output)) {
      const part = checked(await this.compileLesson(unit, before, finish), text, start, finish);
      if (!part.passed && (part.finding?.places.length ?? 0) > 0) return part;
    }
    // What is wanted here may be the answer of what is open.
    const words = wanted(output)?.replace(/; wanted .*/, '; something else is wanted');
    return words === undefined ? refused(stillOpen(missing), '', start) : refused(found('wanted', words), output, start);
  }

  /** In the student's program the finish is empty: what in it would change the finish is found before the real one is read. */
  private compileLesson(unit: string, text: string, finish: Source, more: string[] = []): Promise<Ran> {
    const empty = { [finish.file.slice('finish/'.length)]: '' };
    return this.compile(text, ['-fsyntax-only', ...more], { finish: empty, [around]: unit }, around);
  }

  private finishOf(lesson: LessonText): Source {
    const name = `${lesson.name}.hpp`;
    const { lessons } = this.sdk;
    const finishes = isFolder(lessons) ? lessons['finish'] : undefined;
    const text = isFolder(finishes) ? finishes[name] : undefined;
    if (text === undefined || isFolder(text)) throw new Error(`there is no lesson ${lesson.name}`);
    return { file: `finish/${name}`, text: typeof text === 'string' ? text : new TextDecoder().decode(text) };
  }

  /** Compiles a program.cpp, or another file that includes it, and whatever other files are given. */
  async compile(text: string, action: string[], files: Tree = {}, main = program, options = checking, begins = this.checks): Promise<Ran> {
    const begun = this.precompiled ? await begins.of(text) : nothing;
    const args = [...options, ...begun.args, '-I', '/sdk/lessons', ...action, '-x', 'c++', main];
    return this.runWithMore(args, { ...files, [program]: text, begun: begun.files });
  }

  build(text: string): Promise<Built> {
    return this.buildWith(text, quick, this.builds);
  }

  buildByPlace(text: string): Promise<Built> {
    return this.buildWith(text, byPlace, this.buildsByPlace);
  }

  private async buildWith(text: string, options: string[], begins: Beginnings): Promise<Built> {
    const start = performance.now();
    await this.loadMore();
    const action = ['-emit-obj', '-o', '-', ...text.includes(showing) ? ['-include', 'show.hpp'] : []];
    const object = await this.compile(text, action, { 'show.hpp': showHeader }, program, options, begins);
    if (object.code !== 0) return { checked: checked(object, text, start), program: null };
    const linked = await this.run(link(['program.o']), { 'program.o': object.made, sdk: this.sdk });
    return { checked: checked(linked, text, start), program: linked.code === 0 ? linked.made : null };
  }

  /** Of the lines that compile, if not all do. */
  async shapes(text: string): Promise<Shape[]> {
    const declared = variables(text);
    if (declared.length === 0) return [];
    const action = ['-fsyntax-only', '-include', 'probe.hpp'];
    const { output } = await this.compile(probed(text, declared), action, { 'probe.hpp': probeHeader }, program, probeOptions(checking));
    return shapesIn(output, declared);
  }

  private async loadMore(): Promise<void> {
    if (this.more === null) return;
    const tree = await this.more();
    this.more = null;
    this.sdk = joined(this.sdk, tree);
  }
}

function included(finish: Source): string {
  return `#include "/sdk/lessons/${finish.file}"\n`;
}

function checked(ran: Ran, text: string, start: number, finish: Source | null = null): Checked {
  const output = shown(ran.output);
  const { finding, more } = ran.code === 0 ? { finding: null, more: 0 } : reduced(output, text, finish);
  return { passed: ran.code === 0, finding, more, output, seconds: (performance.now() - start) / 1000 };
}

function refused(finding: Finding, output: string, start: number): Checked {
  return { passed: false, finding, more: 0, output: shown(output), seconds: (performance.now() - start) / 1000 };
}

export type { Request };
