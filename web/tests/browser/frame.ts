// The frame: every part opens from the menu, on wide and narrow windows, in both themes.

import assert from 'node:assert/strict';
import { picture, visit, wellMade } from './page.ts';

visit('an address that leads nowhere says so', {}, async ({ page, go }) => {
  await go('nonsense');
  await page.waitForSelector('main h1');
  assert.equal(await page.$eval('main > .trouble', (each) => each.textContent), 'This page has no part “nonsense”. Here is its start.');
  await go('lessons/99');
  await page.waitForFunction(() => document.querySelector('.trouble')?.textContent?.startsWith('There is no lesson 99.'));
});

for (const width of [1280, 390]) {
  for (const dark of [false, true]) {
    visit(`the menu leads to every part, ${width} pixels, ${dark ? 'dark' : 'light'}`, { width, dark }, async ({ page, go }) => {
      await go('');
      const names = await page.$$eval('.top nav a', (links) => links.map((link) => link.textContent));
      assert.equal(names.length, 5);
      for (const name of names) {
        await page.locator(`.top nav a ::-p-text(${name})`).click();
        await page.waitForFunction((title) => document.title.startsWith(title), {}, name);
        await page.waitForSelector('main h1');
      }
      await wellMade(page);
      await picture(page, `frame-${width}-${dark ? 'dark' : 'light'}`);
    });
  }
}
