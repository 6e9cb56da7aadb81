// Makes a program of the text and runs it; what it prints is shown as it comes.

import { useEffect, useRef, useState } from 'preact/hooks';
import { compiler, Superseded } from '../compiler/client.ts';
import { Programs } from '../page/program.ts';
import type { Stream } from '../page/wasi.ts';

export interface Piece {
  stream: Stream;
  text: string;
}

export interface Ending {
  good: boolean;
  words: string;
  /** Of the program, where an assertion failed; or 0. */
  line: number;
}

export type Run =
  | { phase: 'compiling' }
  | { phase: 'running'; printed: Piece[] }
  | { phase: 'ended'; printed: Piece[]; ending: Ending };

export interface Running {
  run: Run | undefined;
  start(text: string): void;
  stop(): void;
  forget(): void;
}

export function useRunning(): Running {
  const [run, setRun] = useState<Run>();
  const programs = useRef<Programs>(null);
  const made = useRef<{ text: string; module: WebAssembly.Module }>(null);
  /** Each start makes what an earlier one has yet to say old news. */
  const turn = useRef(0);
  programs.current ??= new Programs();

  const cancel = (): void => {
    ++turn.current;
    programs.current?.stop('');
  };
  useEffect(() => cancel, []);

  const start = async (text: string): Promise<void> => {
    cancel();
    const mine = turn.current;
    const wanted = (): boolean => mine === turn.current;
    const failed = (words: string): void => setRun({ phase: 'ended', printed: [], ending: { good: false, words, line: 0 } });
    setRun({ phase: 'compiling' });
    try {
      if (made.current?.text !== text) {
        const { checked, program } = await compiler.build(text);
        if (!wanted()) return;
        if (program === null) {
          if (checked.passed || checked.finding === null) failed('No program came of it.');
          else if (/undefined symbol/.test(checked.output)) failed(`It compiles, but something that it calls is nowhere defined. ${undefinedSymbols(checked.output)}`);
          else failed('It does not compile, so there is nothing to run.');
          return;
        }
        const module = await WebAssembly.compile(program as BufferSource);
        if (!wanted()) return;
        if (!hasMain(module)) {
          failed('It has no main(), so there is nothing to run. int main() { print(x); } prints x, for instance.');
          return;
        }
        made.current = { text, module };
      }
      if (!wanted()) return;
      const pieces: Piece[] = [];
      let shown = false;
      const show = (): void => {
        shown = false;
        if (wanted()) setRun((now) => now?.phase === 'running' ? { phase: 'running', printed: [...pieces] } : now);
      };
      setRun({ phase: 'running', printed: [] });
      const ran = await (programs.current as Programs).run((made.current as { module: WebAssembly.Module }).module, [], {
        heard: (stream, piece) => {
          const last = pieces.at(-1);
          if (last?.stream === stream) last.text += piece;
          else pieces.push({ stream, text: piece });
          if (!shown) setTimeout(show, 50);
          shown = true;
        },
      });
      if (wanted()) setRun({ phase: 'ended', printed: pieces, ending: endingOf(ran.status, ran.stopped, ran.stderr, ran.seconds) });
    } catch (error) {
      if (wanted() && !(error instanceof Superseded)) failed(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    run,
    start: (text) => void start(text),
    stop: () => {
      if (run?.phase === 'running') {
        programs.current?.stop('You stopped it.');
      } else {
        cancel();
        setRun(undefined);
      }
    },
    forget: () => {
      cancel();
      setRun(undefined);
    },
  };
}

/** The linker puts a trap in the place of a main that nobody wrote, and names it. */
function hasMain(module: WebAssembly.Module): boolean {
  const names = WebAssembly.Module.customSections(module, 'name').map((section) => new TextDecoder('latin1').decode(section));
  return !names.some((each) => each.includes('undefined_weak:main'));
}

function undefinedSymbols(output: string): string {
  const names = new Set([...output.matchAll(/undefined symbol: (.*)/g)].map((match) => match[1] as string));
  return [...names].slice(0, 3).join('; ');
}

/** How a program ended, in words. */
export function endingOf(status: number, stopped: string, stderr: string, seconds: number): Ending {
  const assertion = /Assertion failed: ([\s\S]*?) \(([^()]*): ([^()]*): (\d+)\)/.exec(stderr);
  if (assertion !== null && stopped !== '') {
    const [, condition, file, , line] = assertion;
    const own = file?.endsWith('program.cpp') ?? false;
    return { good: false, words: `The program stopped: the assertion ${condition} is false${own ? '' : `, in ${file}`}.`, line: own ? Number(line) : 0 };
  }
  if (stopped !== '') return { good: false, words: stopped, line: 0 };
  const time = seconds < 0.1 ? `${Math.max(1, Math.round(seconds * 1000))} ms` : `${seconds.toFixed(1)} s`;
  if (status !== 0) return { good: false, words: `It ended with the exit status ${status}, after ${time}.`, line: 0 };
  return { good: true, words: `It ended after ${time}.`, line: 0 };
}
