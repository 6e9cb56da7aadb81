// What a teacher finds: all documents, their links, the map and the worksheets.

import assert from 'node:assert/strict';
import { onItsWay, visit, visitWideAndNarrow } from './page.ts';

visit('all that is there for teaching opens, and no link leads nowhere', {}, async ({ page, go, site }) => {
  await go('');
  await page.locator('.bottom ::-p-text(For teaching)').click();
  await page.waitForSelector('.article table');
  const linksHere = (): Promise<string[]> => page.$$eval('.article a', (all) => all.map((each) => each.getAttribute('href') ?? ''));
  const here = await linksHere();
  for (const link of ['#/questions', '#/class', '#/lessons/70']) assert.ok(here.includes(link), link);
  const inside = here.filter((each) => each.startsWith('#/teaching/'));
  assert.ok(inside.length >= 5, inside.join());
  for (const link of inside) {
    await go(link.slice(2));
    await page.waitForSelector('.article');
    assert.equal(await page.$('.trouble'), null, link);
    for (const other of await linksHere()) {
      const isFile = other.startsWith('teaching/');
      assert.ok(isFile || /^(#\/|https?:)/.test(other), `${link} has a link to ${other}`);
      if (isFile) assert.equal(await page.evaluate(async (file) => (await fetch(file)).status, `${site.url}${other}`), 200, other);
    }
  }
});

visit('who has only a browser finds each step of a class', {}, async ({ page, go }) => {
  await go('teaching/ninety_minutes');
  await page.waitForSelector('.article');
  const here = await page.$$eval('.article a', (all) => all.map((each) => each.getAttribute('href') ?? ''));
  for (const link of ['#/lessons/track/90', '#/questions/3.3', '#/class', '#/errors/HU015/bug-1']) assert.ok(here.includes(link), `${link} is not in ${here.join()}`);
  assert.ok(here.includes('#/teaching/wrong_answers'));
  await go('teaching/wrong_answers');
  await page.waitForSelector('.article p a[href="#/lessons/00"]');
  await page.waitForSelector('.article li ::-p-text(Each inner pair of braces is one word)');
  await go('teaching/ninety_minutes');
  await page.locator('.article a[href="#/lessons/track/90"]').click();
  await page.waitForSelector('.part-lessons .tracks label.chosen ::-p-text(90 minutes)');
});

visit('all that is there for teaching is there without a network, read before or not', {}, async ({ page, go, site, expect }) => {
  await go('teaching');
  await page.waitForSelector('.article table');
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  site.weather.down = true;
  expect(/ERR_|Failed to/);
  for (const name of ['glossary', 'instructor', 'test_before_and_after']) {
    await go(`teaching/${name}`);
    await page.waitForSelector('.article h2');
  }
  for (const file of ['worksheet.html', 'map.html'])
    assert.equal(await page.evaluate(async (path) => (await fetch(path)).status, `teaching/${file}`), 200, file);
});

/** Firefox cannot be asked for what is printed. */
const showsPrint = process.env['HEADSUP_BROWSER'] !== 'firefox';

if (showsPrint) visit('on paper, each version of a test and each key begin a page', {}, async ({ page, go }) => {
  await go('teaching/test_before_and_after');
  await page.waitForSelector('.article h2');
  await page.emulateMediaType('print');
  const begins = await page.$$eval('.article h2', (all) =>
    all.map((each) => `${getComputedStyle(each).breakBefore}: ${each.textContent}`));
  assert.ok(begins.filter((each) => /version/.test(each)).length >= 4, begins.join());
  assert.ok(begins.every((each) => each.startsWith('page: ')), begins.join());
});

visit('what is for paper stands in the middle of a screen, and has a way back that is not printed', {}, async ({ page, go, site, expect }) => {
  expect(onItsWay);
  for (const name of ['worksheet', 'worksheet_solution', 'map']) {
    await page.goto(`${site.url}teaching/${name}.html`);
    const [left, right] = await page.$eval('body', (body) => {
      const box = body.getBoundingClientRect();
      return [box.left, document.documentElement.clientWidth - box.right] as const;
    });
    assert.ok(left > 100 && Math.abs(left - right) < 2, `${name}: ${left}, ${right}`);
    if (showsPrint) {
      await page.emulateMediaType('print');
      assert.equal(await page.$eval('.back', (each) => getComputedStyle(each).display), 'none');
      await page.emulateMediaType('screen');
    }
    await page.locator('.back a').click();
    await page.waitForSelector('.part-teaching .article table');
  }
  await go('lessons');
  await page.locator('main a ::-p-text(For teaching)').click();
  await page.waitForSelector('.part-teaching .article table');
});

visit('a document that is not there', {}, async ({ page, go, expect }) => {
  expect(/404/);
  await go('teaching/nothing');
  await page.waitForSelector('.trouble a[href="#/teaching"]');
});

visitWideAndNarrow('documents for teaching are well made', async ({ page, go }, seen) => {
  for (const name of ['', '/instructor', '/glossary']) {
    await go(`teaching${name}`);
    await page.waitForSelector('.article');
    await seen(`teaching${name.replace('/', '-')}`);
  }
});
