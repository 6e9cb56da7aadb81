// A button for each fix, and what it leads to.

import { Sentence } from '../page/axes.tsx';
import type { Offer } from './offers.ts';

interface Props {
  offers: Offer[];
  /** The one that Ctrl+. applies. */
  best: Offer | undefined;
  apply(offer: Offer): void;
  /** Who points at one may want to see what it changes. */
  point(offer: Offer): void;
}

export function Offered({ offers, best, apply, point }: Props) {
  if (offers.length === 0) return null;
  return (
    <ul class="offers" aria-label="Fixes to apply">
      {offers.map((offer) => (
        <li key={offer.label}>
          <button type="button" onClick={() => apply(offer)} onPointerEnter={() => point(offer)} onFocus={() => point(offer)}
                  aria-keyshortcuts={offer === best ? 'Control+.' : undefined} title={offer === best ? 'Ctrl+. or Cmd+.' : undefined}>Apply</button>
          <div>
            {offers.length > 1 && <code><Sentence text={offer.label} /></code>}
            <p class="faint"><Sentence text={offer.consequence} /></p>
          </div>
        </li>
      ))}
    </ul>
  );
}
