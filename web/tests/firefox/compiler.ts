// What asks the compiler, in Firefox: a program and a lesson. The other parts are visited there by the tests of the browser.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { pressWithControl, untilSeen, visit, write } from '../browser/page.ts';

declare const ROOT: string;

async function press(page: Page, key: 'Enter' | '.'): Promise<void> {
  await page.focus('main .cm-content');
  await pressWithControl(page, key);
}

visit('a program runs; of a refused one, what PyTorch makes of it; its fix by a key', {}, async ({ page, go }) => {
  await go('playground/example/01_attention');
  await untilSeen(page, '.verdict.good:not(.old)');
  await press(page, 'Enter');
  await untilSeen(page, 'main ::-p-text(0.4421, 0.5931, 0.5790)');
  await write(page, readFileSync(join(ROOT, 'examples/01_attention.cpp'), 'utf8').replace('softmax<keys>', 'softmax<tokens>'));
  await untilSeen(page, '.witness summary ::-p-text(Row sums of weights are 0.92, 1.30)');
  await untilSeen(page, '.offers ::-p-text(It compiles, and mixed is tokens<6>, d_in<3>)');
  await press(page, '.');
  await untilSeen(page, '.verdict.good:not(.old)');
});

visit('a program that is nested deeper than the compiler can follow', {}, async ({ page, go }) => {
  await go('playground');
  await untilSeen(page, '.verdict.good:not(.old)');
  await write(page, 'template <unsigned N> struct f { static constexpr auto value = f<N - 1>::value; };\nint i = f<100000>::value;\n');
  await untilSeen(page, '.verdict ::-p-text(exceeded maximum depth)');
});

visit('a lesson, its hints and its fix', {}, async ({ page, go }) => {
  await go('lessons/08');
  await untilSeen(page, 'main ::-p-text(HU002 matmul)');
  for (const button of ['Hint 1 of 3', 'Hint 2 of 3', 'Hint 3 of 3', 'The fix that headsup names']) await page.locator(`button ::-p-text(${button})`).click();
  await page.waitForSelector('.offers button');
  await press(page, '.');
  await untilSeen(page, 'main ::-p-text(Solved.)');
});
