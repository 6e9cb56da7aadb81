// How long a visit takes, printed beside what it may take on an idle machine. No check fails for being slow: what a visit
// transfers is checked, and the processor's time is in tests/node/lessons.ts.

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { insert, pause, pressWithControl, visit } from './page.ts';

const patience = { timeout: 300_000 };
const edits = 20;

function budget(what: string, seconds: number, limit: number): void {
  console.log(`budget: ${what}: ${seconds.toFixed(2)} s of ${limit.toFixed(1)} s`);
}

const since = (start: number): number => (performance.now() - start) / 1000;

async function append(page: Page, text: string): Promise<void> {
  await page.focus('.cm-content');
  await pressWithControl(page, 'End');
  await insert(page, text);
}

visit('what a lesson takes, first and again', {}, async ({ page, site }) => {
  const answer = async (address: string): Promise<number> => {
    const start = performance.now();
    await page.goto(address);
    await page.waitForSelector('.verdict', patience);
    await page.waitForFunction(() => /HU\d{3}/.test(document.querySelector('.verdict')?.textContent ?? ''), patience);
    return since(start);
  };
  budget('first answer of a lesson, cold', await answer(`${site.url}#/lessons/01`), 6);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  budget('first contentful paint', paint / 1000, 1);
  // The service worker has fetched what comes later.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await pause(2000);
  const first = site.bytes();
  console.log(`budget: first visit: ${(first / 1e6).toFixed(1)} MB of 28.0 MB`);
  assert.ok(first <= 28e6, `${first} bytes`);

  site.sent.clear();
  await page.goto('about:blank');
  budget('first answer of a lesson, again', await answer(`${site.url}#/lessons/01`), 3);
  console.log(`budget: next visit: ${(site.bytes() / 1e3).toFixed(0)} kB of 100 kB`);
  assert.ok(site.bytes() <= 100e3, `${site.bytes()} bytes: ${[...site.sent.keys()].join(' ')}`);
});

visit('what an edit takes, and a run', {}, async ({ page, go }) => {
  await go('playground/example/01_attention');
  await page.waitForSelector('.verdict.good:not(.old)', patience);
  const taken: number[] = [];
  for (let i = 0; i < edits; ++i) {
    const start = performance.now();
    await append(page, `constexpr int added_${i} = ${i};\n`);
    await page.waitForSelector('.verdict.old', { timeout: 1000 }).catch(() => {});
    await page.waitForSelector('.verdict.good:not(.old)', patience);
    taken.push(since(start));
  }
  taken.sort((a, b) => a - b);
  budget('an edit answered, median', taken[edits / 2] as number, 0.6);
  budget('an edit answered, 95th percentile', taken[Math.ceil(0.95 * edits) - 1] as number, 1.2);

  const run = async (what: string): Promise<number> => {
    await append(page, `// ${what}\n`);
    const start = performance.now();
    await page.focus('.cm-content');
    await pressWithControl(page, 'Enter');
    await page.waitForSelector('.output:not(.old) .ending', patience);
    assert.match(await page.$eval('.output', (output) => output.textContent), /0\.4421, 0\.5931, 0\.5790/);
    return since(start);
  };
  // The first run fetches what links programs.
  await run('first');
  budget('the README\'s program from edit to output', await run('again'), 2.5);
});

visit('what an edit of the chapter takes', { stored: { 'chapter.asks': 'none' } }, async ({ page, go }) => {
  await go('chapter/3.5.1');
  await page.waitForSelector('.steps');
  const taken: number[] = [];
  for (let seed = 1; seed <= 9; ++seed) {
    taken.push(await page.evaluate(async (value) => {
      const input = document.querySelector('input[aria-label="seed"]') as HTMLInputElement;
      const shown = (): string => document.querySelector('.steps table[aria-label^="weights:"]')?.textContent ?? '';
      const before = shown();
      const start = performance.now();
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      while (shown() === before) await new Promise((resolve) => setTimeout(resolve, 1));
      return (performance.now() - start) / 1000;
    }, String(seed)));
  }
  budget('an edit of the chapter, median', taken.sort((a, b) => a - b)[4] as number, 0.6);
});
