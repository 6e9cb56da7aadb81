// What stands beside a refusal in a lesson: what PyTorch would have made, from the second hint on and when the lesson is
// solved; the fix to be applied, behind the last hint.

import { useRef } from 'preact/hooks';
import { background } from '../compiler/client.ts';
import type { Finding } from '../compiler/messages.ts';
import { useOffers, type Offers } from '../editor/offers.ts';
import { useWarmed, useWitness, type Witnessing } from '../witness/witnessing.ts';
import { beforeOpen } from './rules.ts';
import type { Lesson } from './types.ts';

const firstHintWithNumbers = 2;

interface Asked {
  lesson: Lesson;
  /** The text that was checked, and what was found in it; null while a newer text is not checked. */
  text: string;
  finding: Finding | null;
  solved: boolean;
  hints: number;
  inFull: boolean;
}

export function useBeside({ lesson, text, finding, solved, hints, inFull }: Asked): { offered: Offers; witnessed: Witnessing } {
  const last = useRef<{ text: string; finding: Finding }>(null);
  if (finding?.kind === 'refused') last.current = { text, finding };
  const { name, program: original, kind } = lesson;
  const offered = useOffers(text, inFull && kind !== 'predict' ? finding : null, (mended) => background.checkLesson({ name, original }, mended));
  useWarmed(hints > 0 && !solved);
  const shows = solved || (kind !== 'predict' && (inFull || hints >= firstHintWithNumbers));
  // Of a program that compiles, what PyTorch makes is no news.
  const refused = shows && (solved || finding?.kind === 'refused') ? last.current : null;
  const mended = solved ? text : offered.best?.text;
  const witnessed = useWitness(beforeOpen(refused?.text ?? ''), refused?.finding ?? null, mended === undefined ? undefined : beforeOpen(mended));
  return { offered, witnessed };
}
