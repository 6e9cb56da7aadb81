// Errors, reference and licences in Chromium: searched, read, opened from a link, on wide and narrow windows in both themes.

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { builtData } from '../data.ts';
import type { ErrorsData } from '../../src/errors/types.ts';
import { picture, untilSeen, visit, visitWideAndNarrow, wellMade } from './page.ts';

const text = (page: Page, selector: string): Promise<string> => page.$eval(selector, (element) => element.textContent ?? '');
const texts = (page: Page, selector: string): Promise<string[]> => page.$$eval(selector, (all) => all.map((element) => element.textContent ?? ''));

/** Waits until a heading says this. */
async function arrived(page: Page, heading: RegExp): Promise<void> {
  await page.waitForFunction((words) => new RegExp(words).test(document.querySelector('main h1')?.textContent ?? ''), {}, heading.source);
}

async function type(page: Page, query: string): Promise<void> {
  await page.locator('input[type="search"]').fill(query);
}

visit('errors are found while one types, and by a pasted message', {}, async ({ page, go }) => {
  await go('errors');
  await page.waitForSelector('.codes li');
  const all = (await texts(page, '.codes .code')).length;
  assert.equal(await text(page, '[role="status"]'), `${all} errors`);
  await type(page, 'softmax wrong axis');
  const some = await texts(page, '.codes .code');
  assert.ok(some.length < all && some.slice(0, 3).includes('HU015'), some.join());
  assert.equal(await text(page, '[role="status"]'), `${some.length} of ${all} errors`);
  await picture(page, 'errors-search');
  await type(page, 'HU015 softmax<keys>: keys<1> of (tokens<6>, keys<1>) has one element');
  assert.deepEqual(await texts(page, '.codes .code'), ['HU015']);
  await type(page, 'qqqqq');
  assert.deepEqual(await texts(page, '.codes .code'), []);
  assert.equal(await text(page, '[role="status"]'), `0 of ${all} errors`);
});

visit('by keyboard from the search to a page and back', {}, async ({ page, go }) => {
  await go('errors');
  await page.focus('input[type="search"]');
  await page.keyboard.type('temporary on the left');
  await page.waitForFunction(() => document.querySelector('.codes .code')?.textContent === 'HU038');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.title.startsWith('HU038'));
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1', 'a screen reader begins at the heading');
  await page.goBack();
  await arrived(page, /^Errors$/);
  assert.equal(await page.$eval('input[type="search"]', (field) => field.value), 'temporary on the left');
  assert.equal((await texts(page, '.codes .code'))[0], 'HU038');
});

visit('a case opens in the playground with one click', {}, async ({ page, go }) => {
  await go('errors/HU003');
  await page.waitForSelector('.program:has(.open) pre');
  const program = await text(page, '.program:has(.open) pre');
  await page.locator('.program .open a').click();
  await page.waitForFunction(() => location.hash === '#/playground/case/bug_05_scale_by_the_model');
  await arrived(page, /Playground/);
  const line = program.split('\n').find((each) => each.includes('scaled_scores'));
  assert.ok(line);
  await page.waitForFunction((wanted) => {
    const area = document.querySelector<HTMLTextAreaElement>('main textarea');
    return `${area?.value ?? ''}${document.querySelector('main .cm-content')?.textContent ?? ''}`.includes(wanted);
  }, {}, line);
});

visit('what PyTorch would make of a program is computed when asked', {}, async ({ page, go }) => {
  await go('errors/HU008');
  await untilSeen(page, '.article button ::-p-text(What would PyTorch make of it?)');
  const asking = '.article button ::-p-text(What would PyTorch make of it?)';
  const programs = (await page.$$(asking)).length;
  await page.locator(asking).click();
  await page.locator(asking).click();
  const patience = { timeout: 300_000 };
  await page.waitForSelector('.article .witness summary', patience);
  await page.waitForFunction(() => /^PyTorch runs this line, and makes [^]*The repaired program makes .*\(The (zeros|ones|zeros and ones) are replaced by numbers\.\)$/
    .test(document.querySelector('.article .witness summary')?.textContent ?? ''), patience);
  await page.locator('.article .witness summary').click();
  await untilSeen(page, '.article .witness section ::-p-text(The repaired program makes)');
  // Who asks for two gets both.
  await page.waitForFunction(() => document.querySelectorAll('.article .witness summary').length === 2, patience);
  assert.equal((await page.$$(asking)).length, programs - 2);
  await page.locator('.article .witness details:not([open]) summary').click();
  await picture(page, 'errors-witness');
  await wellMade(page);
});

visit('an address leads into the middle of a page', {}, async ({ page, go }) => {
  await go('errors/HU003/bug-27');
  await page.waitForFunction(() => document.activeElement?.id === 'bug-27');
  const top = await page.$eval('#bug-27', (heading) => heading.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 300, `the heading is at ${top}`);
  await go('errors/silent_bugs');
  await page.locator('.bugs a').click();
  await arrived(page, /HU015/);
  await page.waitForFunction(() => document.activeElement?.id === 'bug-1');
});

visit('the address of a code that became part of another leads there', {}, async ({ page, go }) => {
  const now = builtData<ErrorsData>('errors').codes.find(({ formerly }) => formerly.length > 0);
  assert.ok(now);
  await go(`errors/${now.formerly[0]}`);
  await arrived(page, new RegExp(`^${now.code}`));
  assert.equal(await page.evaluate(() => location.hash), `#/errors/${now.code}`);
});

visit('what does not exist says so', {}, async ({ page, go }) => {
  await go('errors/HU999x');
  await arrived(page, /No such error/);
  await go('reference/qqqqq');
  await arrived(page, /No such name/);
  await page.locator('main a ::-p-text(Search for it)').click();
  await arrived(page, /^Reference$/);
  assert.match(await text(page, '[role="status"]'), /^0 of/);
  await page.locator('main p a ::-p-text(Search errors)').click();
  await arrived(page, /^Search$/);
  assert.equal(await page.$eval('input[type="search"]', (field) => field.value), 'qqqqq');
});

visit('the reference leads from a name to its errors and examples', {}, async ({ page, go }) => {
  await go('reference');
  await type(page, 'softmax');
  assert.equal((await texts(page, '.entries code'))[0], 'softmax');
  await page.locator('.entries a').click();
  await arrived(page, /^softmax$/);
  assert.match(await text(page, '.fields'), /Shapes\[A\.\.\., Role\] → \[A\.\.\., normalized<Role>\]/);
  assert.ok(await page.$('a[href="#/playground/example/05_softmax"]'));
  await page.locator('a[href="#/errors/HU015"]').click();
  await arrived(page, /HU015/);
  await page.locator('.related a[href="#/reference/softmax"]').click();
  await arrived(page, /^softmax$/);
});

visit('a licence opens', {}, async ({ page, go }) => {
  await go('licences');
  await page.locator('summary ::-p-text(LLVM)').click();
  await page.waitForFunction(() => [...document.querySelectorAll('details[open] pre')].some((text) => text.textContent?.includes('Apache License')));
});

/** One of each kind, and those that look like them. */
const typical = ['errors', 'errors/HU010', 'reference', 'reference/multi_head_attention'];
const others = ['errors/cannot_see', 'errors/silent_bugs', 'licences'];
visitWideAndNarrow('all is readable', async ({ page, go }, seen) => {
  for (const address of [...typical, ...others]) {
    await go(address);
    await page.waitForFunction(() => document.querySelector('main .article, main .entries, main .bugs, main .codes, main .form, main details') !== null);
    await page.evaluate(() => document.querySelectorAll('details').forEach((each, i) => { each.open = i < 6; }));
    if (typical.includes(address)) await seen(address.replace(/\W+/g, '-'));
    else await wellMade(page);
  }
});

visit('one search leads to names, errors, lessons and the chapter', {}, async ({ page, go }) => {
  await go('search/HU019');
  await page.waitForSelector('.hits a[href="#/errors/HU019"]');
  await type(page, 'layer norm');
  await page.waitForSelector('.hits a[href="#/lessons/60"]');
  assert.ok((await texts(page, 'main h2')).includes('Names'));
  await wellMade(page);
  await page.locator('.hits a[href="#/lessons/60"]').click();
  await arrived(page, /./);
  await page.goBack();
  await page.waitForSelector('.hits a[href="#/lessons/60"]');
});
