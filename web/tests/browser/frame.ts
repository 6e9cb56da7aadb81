// The frame: every part opens from the menu, on wide and narrow windows. How the parts look is in their own tests.

import assert from 'node:assert/strict';
import { visit } from './page.ts';

visit('an address that leads nowhere says so', {}, async ({ page, site, go }) => {
  await page.goto(`${site.url}#/nonsense`);
  await page.waitForSelector('main h1');
  assert.equal(await page.$eval('main > .trouble', (each) => each.textContent), 'This page has no part “nonsense”. Here is its start.');
  await go('lessons/99');
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent?.startsWith('There is no lesson 99.'));
  await go('errors/HU999');
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('headsup has no error HU999.'));
  await go('chapter/9.9');
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent === 'The chapter has no section 9.9. This is its beginning.');
});

visit('the menu marks the part that leads to questions and to a class', {}, async ({ page, go }) => {
  for (const part of ['questions', 'questions/3.3', 'class']) {
    await go(part);
    assert.deepEqual(await page.$$eval('.top nav [aria-current="true"]', (marked) => marked.map((each) => each.textContent)), ['Lessons'], part);
  }
});

for (const width of [1280, 390]) visit(`the menu leads to every part, ${width} pixels`, { width }, async ({ page, go }) => {
  await go('');
  const names = await page.$$eval('.top nav a', (links) => links.map((link) => link.textContent));
  assert.equal(names.length, 7);
  const cut = await page.$$eval('.top nav a', (links) => links.filter((link) => { const { left, right } = link.getBoundingClientRect(); return left < 0 || right > document.documentElement.clientWidth; }).map((link) => link.textContent));
  assert.deepEqual(cut, [], 'names of the menu that are out of sight');
  for (const name of names) {
    await page.locator(`.top nav a ::-p-text(${name})`).click();
    await page.waitForFunction((title) => document.title.startsWith(title), {}, name);
    await page.waitForSelector('main h1');
  }
});
