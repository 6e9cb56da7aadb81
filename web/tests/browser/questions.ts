// Questions that ask why: answered, handed in, read by a teacher.

import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { otherTab, visit, visitWideAndNarrow } from './page.ts';

const choose = async (page: Page, question: number, words: string): Promise<void> => {
  await page.locator(`.asked:nth-of-type(${question}) .reasons button ::-p-text(${words})`).click();
};
const text = (page: Page, selector: string): Promise<string> => page.$eval(selector, (each) => each.textContent ?? '');

visit('a question is answered before the compiler answers, handed in, and read by the teacher', {}, async ({ page, site, go }) => {
  await go('chapter/3.3.2');
  await page.locator('.practise a ::-p-text(Does it compile)').click();
  await page.waitForSelector('.asked');
  assert.equal((await page.$$('.asked')).length, 10);
  assert.equal(await page.$('.truth'), null);
  await choose(page, 1, 'It compiles');
  assert.match(await text(page, '.asked:nth-of-type(1) .truth'), /^Not so\. headsup says:HU002 matmul: the result would have tokens twice/);
  assert.deepEqual(await page.$$eval('.asked:nth-of-type(1) .reasons button', (all) => all.map((each) => each.className).sort()), ['other', 'other', 'right', 'wrong']);
  await choose(page, 6, 'Weights and scores confused');
  assert.match(await text(page, '.asked:nth-of-type(6) .truth'), /^Right\. headsup says:HU015/);
  assert.match(await text(page, '.lead[role=status]'), /^1 of 2 right, 8 left\.$/);
  const unnamed = await page.$eval('.hand-in .line input', (each) => (each as HTMLInputElement).value);
  assert.match(unnamed, /^headsup why 3\.3 \| student \d{4} \| /);
  await page.type('.hand-in label:first-of-type input', 'Ada');
  const line = await page.$eval('.hand-in .line input', (each) => (each as HTMLInputElement).value);
  assert.equal(line, 'headsup why 3.3 | Ada | matmul_role_twice: compiles, softmax_of_weights: HU015');

  const teacher = await otherTab(page);
  await teacher.goto(`${site.url}#/class`);
  await teacher.waitForSelector('textarea');
  await teacher.type('textarea', `${line}\nnothing\n`);
  await teacher.waitForFunction(() => document.querySelectorAll('.counted').length === 2);
  const bars = await teacher.$$eval('.counted progress', (all) => all.map((each) => each.getBoundingClientRect().left));
  assert.equal(new Set(bars).size, 1, 'bars are in one column');
  assert.match(await text(teacher, '[role=status]'), /^One student\.Line 2 was not read/);
  assert.deepEqual(await teacher.$$eval('.counted h2', (all) => all.map((each) => each.textContent?.trim())), ['Section 3.3, question 1: 0 of 1 right', 'Section 3.3, question 6: 1 of 1 right']);
});

visit('a question comes back after a week', { stored: { questions: { readme: { chosen: '', at: 1 } } } }, async ({ page, go }) => {
  await go('questions');
  await page.locator('main ::-p-text(One comes back today)').click();
  await page.waitForSelector('.asked');
  assert.equal((await page.$$('.asked')).length, 1);
  await choose(page, 1, 'An operand lacks the axis');
  await page.waitForSelector('.truth');
  await go('questions');
  assert.match(await text(page, 'main'), /No question comes back today/);
  await go('questions/9.9');
  await page.waitForSelector('.trouble');
});

visitWideAndNarrow('questions are well made', async ({ page, go }, seen) => {
  await go('questions/3.5');
  await page.waitForSelector('.asked');
  await choose(page, 1, 'It compiles');
  await choose(page, 2, 'It compiles');
  await seen('questions');
  await go('class');
  await page.waitForSelector('textarea');
  await page.type('textarea', 'headsup why 3.5 | Ada | mask_is_added: compiles\nnothing\n');
  await page.waitForSelector('.counted');
  await seen('class');
  await go('questions');
  await page.waitForSelector('main li');
  await seen('questions-all');
});
