// Lets a refused program run as in PyTorch, and runs what mends it, while the reader reads the sentence. The next key makes
// all of it old news.

import { useEffect, useState } from 'preact/hooks';
import { background } from '../compiler/client.ts';
import { inBackground } from '../compiler/in_background.ts';
import type { Finding } from '../compiler/messages.ts';
import { Programs } from '../page/program.ts';
import { numberedIn, ownPlace, showingProgram, subjectOf, withNumbers, type Subject } from './probe.ts';
import { sightProgram } from './sight.ts';
import { told, type Shown, type Told } from './told.ts';

/** In milliseconds: what reads the keyboard comes first; who shows a number shows it soon. */
const pause = 300;
const longestRun = 3000;

/** The first program takes longest, because headsup is read by place: where a processor is to spare, before it is wanted. */
const smallest = '#include <headsup/headsup.hpp>\nint main() {}\n';
const quiet = 3000;
let warmed = false;

export function useWarmed(soon: boolean): void {
  useEffect(() => {
    if (!soon || warmed || navigator.hardwareConcurrency <= 2) return;
    const timer = setTimeout(() => {
      warmed = true;
      background.buildByPlace(smallest).catch(() => {});
    }, quiet);
    return () => clearTimeout(timer);
  }, [soon]);
}

export interface Witnessed {
  finding: Finding;
  subject: Subject;
  torch: Told;
  /** What the mended program shows, if there is one. */
  meant: Told | undefined;
  /** What numbers stand in the place of, such as zeros; or ''. */
  numbered: string;
  /** Of a law: how much each position of the result changes with each of the input. */
  sight: Shown | undefined;
}

/** What is witnessed, or that it is on its way. */
export type Witnessing = Witnessed | 'awaited' | undefined;

/** `mended` is the program with the fix, when that is known. Of zeros and ones nobody would see what is wrong: where
 * `isNumbered`, numbers stand in their place. */
export function useWitness(text: string, finding: Finding | null, mended: string | undefined, isNumbered = false): Witnessing {
  const [torch, setTorch] = useState<{ of: Finding; told: Told }>();
  const [meant, setMeant] = useState<{ of: string; told: Told | undefined }>();
  const numbers = (program: string): string => isNumbered ? withNumbers(program) : program;
  const wanted = finding?.kind === 'refused' && ownPlace(finding) !== undefined ? finding : null;
  const law = wanted === null ? undefined : sightProgram(text, wanted);
  const shown = (program: string, of: Finding): string => showingProgram(numbers(program), subjectOf(text, of), ownPlace(of)?.line ?? 1);

  useEffect(() => {
    if (wanted === null) return;
    return runInBackground(async (run) => {
      const heard = law !== undefined ? await run(law, null) : await run(shown(text, wanted), wanted);
      setTorch({ of: wanted, told: heard ?? unread });
    }, () => setTorch({ of: wanted, told: { ...unread, words: '' } }));
  }, [text, wanted]);
  const knows = wanted !== null && torch?.of === wanted;
  const runs = knows && torch.told.does !== '';
  useEffect(() => {
    if (!runs || mended === undefined) return;
    return runInBackground(async (run) => {
      const heard = await run(shown(mended, wanted), null);
      setMeant({ of: mended, told: heard });
    });
  }, [runs, mended]);

  if (!knows) return wanted === null ? undefined : 'awaited';
  return {
    finding: wanted, subject: subjectOf(text, wanted), torch: torch.told, meant: meant?.of === mended ? meant?.told : undefined,
    numbered: isNumbered ? numberedIn(text) : '', sight: law === undefined ? undefined : torch.told.shown[0],
  };
}

/** Of a program that does not compile by place. */
const unread: Told = { does: '', words: 'it is written in another form', shown: [], printed: '' };

/** A program that is refused, as by that finding, is run by place. */
type Run = (shows: string, refused: Finding | null) => Promise<Told | undefined>;

/** Begins that after a pause; returns how to stop it. What is stopped is silent. */
function runInBackground(work: (run: Run) => Promise<void>, failed?: () => void): () => void {
  const programs = new Programs();
  const stop = inBackground(pause, (isWanted) => work(async (shows, refused) => {
    const { program } = await (refused === null ? background.build(shows) : background.buildByPlace(shows));
    if (!isWanted()) return new Promise(() => {});
    if (program === null) return undefined;
    const { stdout, stderr } = await programs.run(WebAssembly.compile(program as BufferSource), [], { limit: longestRun });
    return isWanted() ? told(stdout, stderr, refused) : new Promise(() => {});
  }), failed);
  return () => {
    stop();
    programs.end();
  };
}
