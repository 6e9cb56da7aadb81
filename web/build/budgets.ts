// What a visit transfers, against what it may. How long it takes is measured in a browser: tests/browser/budgets.ts.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, say, site } from './files.ts';
import { onDemand } from './page.ts';

interface Budget {
  what: string;
  bytes: number;
  limit: number;
}

/** Prints them, and fails if one is exceeded. */
export function checkBudgets(): void {
  const exceeded = budgets().filter(({ what, bytes, limit }) => {
    say(`${what}: ${amount(bytes)} of ${amount(limit)}`);
    return bytes > limit;
  });
  if (exceeded.length > 0) throw new Error(`too much is transferred for ${exceeded.map(({ what }) => what).join(', ')}`);
}

export function budgets(): Budget[] {
  const size = (wanted: (path: string) => boolean): number =>
    filesOf(site).filter(wanted).reduce((sum, path) => sum + statSync(join(site, path)).size, 0);
  return [
    // The service worker fetches what is not large; a lesson needs the compiler besides, without what links programs.
    { what: 'first visit, with a lesson', bytes: size((path) => !onDemand.test(path) || /^compiler\/(?!more)/.test(path)), limit: 28e6 },
    { what: 'fonts', bytes: size((path) => path.startsWith('fonts/')), limit: 100e3 },
    // A browser asks again for the service worker, and for nothing that it names.
    { what: 'next visit', bytes: size((path) => path === 'service_worker.js'), limit: 100e3 },
  ];
}

function amount(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
