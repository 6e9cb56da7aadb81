// The page in Firefox: it is read, the compiler answers, a program runs, and nothing is written to the console as an error.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { Site } from '../browser/page.ts';

const host = new Site();
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr', protocolTimeout: 600_000 });
after(async () => {
  await browser.close();
  host.stop();
});

test('the page in Firefox', { timeout: 900_000 }, async () => {
  await host.start();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
  page.on('pageerror', (error) => errors.push(String(error)));
  const waitFor = (selector: string, words: RegExp): Promise<unknown> =>
    page.waitForFunction((where, wanted) => new RegExp(wanted).test(document.querySelector(where)?.textContent ?? ''), { timeout: 300_000 }, selector, words.source);

  await page.goto(`${host.url}#/`);
  await waitFor('.part-start .verdict', /HU015/);
  await page.locator('.part-start .flip').click();
  await waitFor('.part-start .verdict', /every row sums to 1/);

  await page.goto(`${host.url}#/errors/HU003`);
  await waitFor('main h1', /HU003/);

  await page.goto(`${host.url}#/playground/example/01_attention`);
  await waitFor('main .cm-content', /softmax<keys>/);
  await page.focus('main .cm-content');
  await page.keyboard.down('Control');
  await page.keyboard.press('Enter');
  await page.keyboard.up('Control');
  await waitFor('main', /0\.4421, 0\.5931, 0\.5790/);
  assert.deepEqual(errors, []);
});
