// The fixes that are offered for a refused program: each was compiled in the background, and says what follows from it.

import { useEffect, useRef, useState } from 'preact/hooks';
import { background } from '../compiler/client.ts';
import { inBackground } from '../compiler/in_background.ts';
import type { Checked, Finding, Shape } from '../compiler/messages.ts';
import { subjectOf } from '../witness/probe.ts';
import { edited, fixesOf, type Edit } from './apply_fix.ts';

export interface Offer {
  label: string;
  edits: Edit[];
  /** The program with the fix. */
  text: string;
  passes: boolean;
  consequence: string;
}

const pause = 200;
const none: Offer[] = [];

export interface Offers {
  offers: Offer[];
  /** The first that compiles, or else the first. */
  best: Offer | undefined;
  /** The one whose change is shown. */
  pointed: Offer | undefined;
  point(offer: Offer): void;
  /** Whether there is a fix of which it is not known yet what it leads to. */
  awaited: boolean;
}

/** The offers for a finding of that text; none while it is not known what they lead to. */
export function useOffers(text: string, finding: Finding | null, check = (mended: string): Promise<Checked> => background.check(mended)): Offers {
  const [found, setOffers] = useState<{ of: Finding; offers: Offer[] }>();
  const [pointed, point] = useState<Offer>();
  useEffect(() => {
    const fixes = finding === null ? [] : fixesOf(text, finding);
    if (finding === null || fixes.length === 0) return;
    return inBackground(pause, async (isWanted) => {
      const offers: Offer[] = [];
      for (const { label, edits } of fixes) {
        const mended = edited(text, edits);
        const checked = await check(mended);
        const consequence = consequenceOf(finding, checked);
        if (!isWanted()) return;
        if (consequence !== undefined) offers.push({ label, edits, text: mended, passes: checked.passed, consequence });
      }
      setOffers({ of: finding, offers });
      const { result } = subjectOf(text, finding);
      for (const offer of offers.filter(({ passes }) => passes)) {
        const shape = result === '' ? undefined : shapeOf(await background.shapes(offer.text), result);
        if (!isWanted()) return;
        if (shape !== undefined) offer.consequence = `It compiles, and ${result} is ${shape.replace(/^no axes: /, '')}.`;
      }
      setOffers({ of: finding, offers: [...offers] });
    });
  }, [text, finding]);
  const offers = finding !== null && found?.of === finding ? found.offers : none;
  const awaited = finding !== null && found?.of !== finding && fixesOf(text, finding).length > 0;
  const best = offers.find(({ passes }) => passes) ?? offers[0];
  return { offers, best, pointed: pointed !== undefined && offers.includes(pointed) ? pointed : best, point, awaited };
}

/** Applies the best offer. Who asks before it is known gets it as soon as it is, unless the text has changed by then. */
export function useBest({ best, awaited }: Offers, text: string, apply: (offer: Offer) => void): () => void {
  const asked = useRef(false);
  useEffect(() => { asked.current = false; }, [text]);
  useEffect(() => {
    if (asked.current && best !== undefined) apply(best);
    asked.current &&= awaited;
  }, [best, awaited]);
  return () => {
    if (best !== undefined) apply(best);
    else asked.current = awaited;
  };
}

function shapeOf(shapes: Shape[], name: string): string | undefined {
  return shapes.find((each) => each.name === name)?.shape;
}

/** What a fix leads to, in words; undefined if it is better not offered: C++ cannot read it, or the same is refused. */
export function consequenceOf(before: Finding, { passed, finding }: Checked): string | undefined {
  if (passed || finding === null) return 'It compiles.';
  switch (finding.kind) {
    case 'refused': return finding.text === before.text ? undefined : `The next refusal is ${finding.code}: ${finding.text.replace(/^HU\d{3} /, '')}`;
    case 'wanted': return 'It compiles. The lesson wants something else.';
    case 'asserted': return 'It compiles, but an assertion does not hold.';
    case 'open': return 'This line compiles. Other answers are open.';
    default: return undefined;
  }
}
