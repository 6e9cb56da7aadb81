// The frame: every part opens from the menu, on wide and narrow windows. How the parts look is in their own tests.

import assert from 'node:assert/strict';
import { onItsWay, pause, visit } from './page.ts';

visit('an address that leads nowhere says so', {}, async ({ page, site, go }) => {
  await page.goto(`${site.url}#/nonsense`);
  await page.waitForSelector('main h1');
  assert.equal(await page.$eval('main > .trouble', (each) => each.textContent), 'This page has no part “nonsense”. Here is its start.');
  await go('lessons/99');
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent?.startsWith('There is no lesson 99.'));
  await go('lessons/track/nonsense');
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent === 'There is no track “nonsense”. Here is yours.');
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

visit('who goes back from a lesson is where the list was left, who goes on is at the top', {}, async ({ page, go, expect }) => {
  expect(onItsWay);
  await go('lessons');
  await page.waitForSelector('.stage .all a');
  await page.evaluate(() => [...document.querySelectorAll('.stage .all a')].at(40)?.scrollIntoView({ block: 'center' }));
  const left = await page.evaluate(() => scrollY);
  assert.ok(left > 1000, `${left}`);
  // Longer than the page waits until it notes how far it is scrolled.
  await pause(400);
  await page.evaluate(() => ([...document.querySelectorAll('.stage .all a')].at(40) as HTMLElement).click());
  await page.waitForFunction(() => document.title.startsWith('Lesson ') && document.querySelector('.stage') === null);
  assert.equal(await page.evaluate(() => scrollY), 0);
  // Who is long in a lesson may have loaded it anew: then the list is not there yet when one comes back.
  await page.reload();
  await page.waitForSelector('.lesson .tools');
  await page.goBack();
  await page.waitForSelector('.stage .all a');
  assert.equal(await page.evaluate(() => Math.round(scrollY)), Math.round(left));
});

for (const width of [1280, 900, 760, 660, 390]) visit(`the menu leads to every part, ${width} pixels`, { width }, async ({ page, go }) => {
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
