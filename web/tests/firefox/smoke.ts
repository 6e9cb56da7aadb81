// The page in Firefox: each part is used once, and nothing is written to the console as an error.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { Site, write } from '../browser/page.ts';

declare const ROOT: string;

const host = new Site();
await host.start();
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr', protocolTimeout: 600_000 });
after(async () => {
  await browser.close();
  host.stop();
});

const page = await browser.newPage();
const errors: string[] = [];
page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
page.on('pageerror', (error) => errors.push(String(error)));

const waitFor = (selector: string, words: RegExp): Promise<unknown> =>
  page.waitForFunction((where, wanted) => new RegExp(wanted).test(document.querySelector(where)?.textContent ?? ''), { timeout: 300_000 }, selector, words.source);
const press = async (key: 'Enter' | '.'): Promise<void> => {
  await page.focus('main .cm-content');
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
};

/** A part, from its address on. */
function part(name: string, address: string, steps: () => Promise<void>): void {
  test(name, { timeout: 900_000 }, async () => {
    errors.length = 0;
    await page.goto(`${host.url}#/${address}`);
    await steps();
    assert.deepEqual(errors, []);
  });
}

part('the first page', '', async () => {
  await waitFor('.part-start .verdict', /HU015/);
  await page.locator('.part-start .flip').click();
  await waitFor('.part-start .verdict', /every row sums to 1/);
});

part('errors', 'errors/HU003', () => waitFor('main h1', /HU003/).then(() => {}));

part('a program runs; of a refused one, what PyTorch makes of it; its fix by a key', 'playground/example/01_attention', async () => {
  await waitFor('main .cm-content', /softmax<keys>/);
  await press('Enter');
  await waitFor('main', /0\.4421, 0\.5931, 0\.5790/);
  await write(page, readFileSync(join(ROOT, 'examples/01_attention.cpp'), 'utf8').replace('softmax<keys>', 'softmax<tokens>'));
  await waitFor('.witness summary', /Row sums of weights are 0\.92, 1\.30/);
  await waitFor('.offers', /It compiles, and mixed is tokens<6>, d_in<3>/);
  await press('.');
  await waitFor('main .cm-content', /softmax<keys>/);
});

part('a program in PyTorch, and what that makes at the refused line', 'pytorch', async () => {
  await waitFor('.lines .refused .answer', /HU015/);
  await waitFor('.answer .witness summary', /PyTorch runs this line/);
});

part('a lesson, its hints and its fix', 'lessons/08', async () => {
  await waitFor('main', /HU002 matmul/);
  for (const button of ['Hint 1 of 3', 'Hint 2 of 3', 'Hint 3 of 3', 'The fix that headsup names']) await page.locator(`button ::-p-text(${button})`).click();
  await page.waitForSelector('.offers button', { timeout: 300_000 });
  await press('.');
  await waitFor('main', /Solved\./);
});
