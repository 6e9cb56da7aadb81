// The first page in Chromium: the bug, the sentence, the axis that is flipped by a click, by the button and by typing.

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { untilSeen, visit, visitWideAndNarrow, write } from './page.ts';

const patience = { timeout: 300_000 };
const sums = (page: Page): Promise<string[]> => page.$$eval('[aria-label="Weights in headsup"] td.sum', (cells) => cells.map((cell) => cell.textContent));
const says = (page: Page, words: RegExp): Promise<unknown> =>
  page.waitForFunction((wanted) => new RegExp(wanted).test(document.querySelector('.verdict')?.textContent ?? ''), patience, words.source);
const ones = Array.from({ length: 6 }, () => '1.00');
/** What is refused has no numbers. */
const wrong: string[] = [];
/** What PyTorch made of it. */
const inPyTorch = ['0.92', '1.30', '1.28', '0.80', '0.75', '0.95'];

visit('a click on the axis makes every row sum to 1, and back', {}, async ({ page, site, go }) => {
  await go('');
  await says(page, /^HU015 attend: the weights \(tokens<6>, keys<6>\) sum to one over tokens<6>/);
  assert.deepEqual(await sums(page), wrong);
  assert.deepEqual(await page.$$eval('[aria-label="Weights in PyTorch"] td.sum', (cells) => cells.map((cell) => cell.textContent)), inPyTorch);
  await page.locator('.line .cm-content .axis-tokens').click();
  await says(page, /every row sums to 1/);
  assert.deepEqual(await sums(page), ones);
  await page.locator('.flip').click();
  await says(page, /^HU015/);
  assert.deepEqual(await sums(page), wrong);
  assert.ok(site.bytes() < 2e6, `the first page alone took ${site.bytes()} bytes`);
});

visit('the line can be written, and the compiler answers', {}, async ({ page, go }) => {
  await go('');
  await page.waitForSelector('.line .cm-content');
  const replace = (line: string): Promise<void> => write(page, line, '.line .cm-content');
  await replace('constexpr auto weights = softmax<d_in>(scores);');
  await says(page, /^HU003 softmax<d_in>/);
  await page.waitForSelector('.line .problem, .line .cm-lintRange, .line [class*="problem"]', patience);
  await replace('constexpr auto weights = softmax<tokens>(scores);  // along the wrong axis\nconstexpr auto contexts = attend(weights, values);');
  await says(page, /^HU015 attend/);
  await untilSeen(page, '.witness ::-p-text(Row sums of weights are 0.92, 1.30, 1.28)');
  await replace('constexpr auto weights = softmax<keys>(scores * 2.0f);\nconstexpr auto contexts = attend(weights, values);');
  await says(page, /^It compiles\.$/);
  assert.equal((await sums(page)).length, 0, 'sums are shown that nobody computed');
  await replace(' ');
  await says(page, /^It compiles, but it makes no tensor called weights\.$/);
});

visitWideAndNarrow('the first page is well made', async ({ page, go }, seen) => {
  await go('');
  await page.waitForSelector('.line .cm-content');
  await seen('start', true);
  await page.locator('.flip').click();
  await says(page, /every row sums to 1/);
  await seen('start-flipped');
  const inSight = await page.$eval('[aria-label="Weights in headsup"] td.sum', (cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });
  assert.ok(inSight, 'the sums are out of sight');
});
