// Lessons in Chromium: solved by typing, with hints and fixes, remembered, by keyboard alone, through bad weather.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { lessons } from '../../build/lessons.ts';
import { insert, keepCompiler, otherTab, pause, picture, pressWithControl, untilSeen, visit, visitWideAndNarrow, wellMade } from './page.ts';

keepCompiler();

const answered = 300_000;
const solved = (count: number): string => `${count} of ${lessons().length} solved`;
const answerOf = (number: string): string => lessons().find((each) => each.number === number)?.answer ?? '';

/** Waits until the page says that, whatever it is shown with. */
async function told(page: Page, words: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('.answer:not(.waits) .verdict')?.textContent?.includes(wanted), { timeout: answered }, words)
    .catch(async () => {
      assert.fail(`the page never says: ${words}; but: ${await page.$eval('.answer', (each) => each.textContent)}`);
    });
}

const linesOf = (page: Page): Promise<string[]> => page.$$eval('.cm-line', (all) => all.map((each) => {
  const copy = each.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.shape-hint').forEach((hint) => hint.remove());
  return copy.textContent ?? '';
}));

/** Puts the cursor there, with the keyboard; both from 0. */
async function goTo(page: Page, line: number, column: number): Promise<void> {
  await pressWithControl(page, 'Home');
  for (let i = 0; i < line; ++i) {
    // Each brings it to the end of what a long line has in this row.
    for (let row = 0; row < 4; ++row) await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
  }
  for (let i = 0; i < column; ++i) await page.keyboard.press('ArrowRight');
}

/** The numbers of the lines that are shown as they are written. */
const numbersOf = (page: Page): Promise<number[]> => page.$$eval('.bench .cm-lineNumbers .cm-gutterElement', (all) =>
  all.filter((each) => (each as HTMLElement).style.visibility !== 'hidden').map((each) => Number(each.textContent)));

/** Puts the cursor behind a text of the program. */
async function behind(page: Page, text: string): Promise<void> {
  const lines = await linesOf(page), numbers = await numbersOf(page);
  const at = lines.findIndex((each) => each.includes(text));
  assert.ok(at >= 0, `${text} is not in the program`);
  assert.equal(numbers.length, lines.length);
  await goTo(page, numbers[at] as number - 1, (lines[at] as string).indexOf(text) + text.length);
}

/** Types another text in the place of one. */
async function replace(page: Page, old: string, by: string): Promise<void> {
  await behind(page, old);
  for (let i = 0; i < old.length; ++i) await page.keyboard.press('Backspace');
  await page.keyboard.type(by);
}

async function button(page: Page, name: string): Promise<void> {
  await page.locator(`.lesson button ::-p-text(${name})`).click();
}

const solvedCount = (page: Page): Promise<string | null> => page.$eval('.solved', (each) => each.textContent);

// Before another visit has a process whose memory would be counted too.
visit('memory stays as it is', { cold: true }, async ({ page, go }) => {
  await go('lessons/35');
  await told(page, 'answers are still open');
  await page.click('.cm-content');
  const browser = await page.browser().target().createCDPSession();
  /** What the page's processes hold of the machine's memory, in bytes. */
  const held = async (): Promise<number> => {
    const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer')
      .map(({ id }) => 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]))
      .reduce((sum, each) => sum + each, 0);
  };
  /** As keys would, without a way to this process and back for each. */
  const checkedAgain = (): Promise<void> => page.evaluate(async () => {
    const until = async (holds: () => boolean): Promise<void> => {
      while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
    };
    const waits = (): boolean => document.querySelector('.answer.waits') !== null;
    document.execCommand('insertText', false, ' ');
    await until(waits);
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    await until(() => !waits());
  });
  let after5 = 0;
  for (let check = 1; check <= 100; ++check) {
    await checkedAgain();
    if (check === 5) after5 = await held();
  }
  await told(page, 'answers are still open');
  const after100 = await held();
  console.log(`The page holds ${(after5 / 1e6).toFixed(0)} MB after 5 checks, ${(after100 / 1e6).toFixed(0)} MB after 100`);
  assert.ok(after100 <= 1.5 * after5);
});

visit('a lesson is repaired with the mouse: hints, the fix, what was learned, and all of it is remembered', {}, async ({ page, go }) => {
  await go('lessons/08');
  await page.waitForSelector('.cm-content');
  await told(page, 'HU002 matmul: the result would have tokens twice');
  await page.waitForSelector('.problem-place');
  assert.equal(await page.$('.fix'), null);
  for (const level of [1, 2, 3]) {
    await button(page, `Hint ${level} of 3`);
    await page.waitForFunction((wanted) => document.querySelectorAll('.hints h2').length === wanted, {}, level);
  }
  await button(page, 'The fix that headsup names');
  await page.waitForSelector('.fix');
  await wellMade(page);
  await page.click('.cm-content');
  await replace(page, 'transpose(inputs)', 'rename<tokens, keys>(transpose(inputs))');
  await told(page, 'Solved.');
  await untilSeen(page, '.shape-hint ::-p-text(tokens<6>, keys<6>)');
  await page.locator('.one-way summary').click();
  await page.waitForSelector('.one-way .cm-content');
  assert.equal(await page.$eval('.one-way .difference', (each) => each.textContent),
    'Yoursconstexpr auto scores = matmul(inputs, rename<tokens, keys>(transpose(inputs)));' +
    'Anotherconstexpr auto scores = matmul(inputs, transpose(rename<tokens, keys>(inputs)));');
  await page.$eval('.one-way', (each) => each.scrollIntoView());
  await picture(page, 'lesson-difference');
  assert.match(await page.$eval('.learned', (each) => each.textContent ?? ''), /role/);
  assert.equal(await solvedCount(page), solved(1));
  await wellMade(page);

  await page.reload();
  await told(page, 'Solved.');
  assert.equal(await solvedCount(page), solved(1));
  await button(page, 'Reset');
  await told(page, 'HU002');
  assert.equal(await solvedCount(page), solved(0));
  await button(page, 'Undo the reset');
  await told(page, 'Solved.');
  await page.locator('.where a').click();
  await page.waitForSelector('.all .done');
  assert.equal(await page.$eval('.all .done', (each) => each.querySelector('.number')?.textContent), '08');
  await wellMade(page);
});

visit('numbers beside a refusal come with the second hint, the fix to be applied behind the last', {}, async ({ page, go }) => {
  await go('lessons/08');
  await told(page, 'HU002 matmul');
  const seen = (): Promise<string> => page.$eval('.witness', (each) => each.textContent ?? '');
  await button(page, 'Hint 1 of 3');
  await pause(3000);
  assert.equal(await seen(), '');
  await button(page, 'Hint 2 of 3');
  await untilSeen(page, '.witness ::-p-text(PyTorch runs this line)');
  assert.equal((await page.$$('.witness section')).length, 1, 'only PyTorch has made something');
  await button(page, 'Hint 3 of 3');
  assert.equal(await page.$('.offers, .ghost'), null);
  await button(page, 'The fix that headsup names');
  await page.waitForSelector('.offers button', { timeout: answered });
  await page.waitForSelector('.ghost');
  await wellMade(page);
  const before = (await linesOf(page)).join('\n');
  await page.click('.cm-content');
  await pressWithControl(page, '.');
  await page.waitForFunction((was) => [...document.querySelectorAll('.cm-line')].map((each) => each.textContent).join('\n') !== was, {}, before);
  await told(page, 'Solved.');
  await untilSeen(page, '.witness section ::-p-text(Your program makes)');
  await page.$eval('.witness details', (each) => { (each as HTMLDetailsElement).open = true; });
  await page.waitForSelector('.witness .grid td.heat');
  await wellMade(page);
  await picture(page, 'lesson-witness');
});

visit('the stages lead to their lessons', {}, async ({ page, go }) => {
  await go('lessons');
  await page.waitForSelector('.way li');
  assert.equal(await page.$eval('.way [aria-current]', (each) => each.textContent), 'Axes0 of 5');
  await page.locator('.way ::-p-text(Heads)').click();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Heads');
  assert.ok(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) < innerHeight / 3));
});

visit('lessons of a track name their section of the book', {}, async ({ page, go }) => {
  const mine = lessons().filter(({ tracks }) => tracks.includes('gpt2'));
  assert.ok(mine.length >= 14 && mine.every(({ sections }) => sections.some((each) => each.startsWith('4.'))));
  await go('lessons');
  await page.locator('.tracks ::-p-text(you finished the chapter: GPT-2)').click();
  await page.waitForFunction((count) => document.querySelectorAll('.all li').length === count, {}, mine.length);
  for (const about of await page.$$eval('.all .about', (all) => all.map((each) => each.textContent ?? ''))) assert.match(about, /section 4\.\d/);
  await go('lessons/70');
  assert.match(await page.$eval('.lesson header', (each) => each.textContent ?? ''), /Section 4\.2 of the book: Normalizing activations/);
});

visit('shapes are predicted with the keyboard alone', {}, async ({ page, go }) => {
  await go('lessons');
  await page.waitForSelector('.all a');
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.closest('.all a')?.textContent ?? '');
  for (let i = 0; i < 100 && !(await focused()).includes('What is left of a text'); ++i) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.cm-content');
  await told(page, 'answers are still open');
  for (let i = 0; i < 30 && await page.evaluate(() => !document.activeElement?.classList.contains('cm-content')); ++i) await page.keyboard.press('Tab');
  await solve(page);
  assert.equal(await page.$('.shape-hint'), null, 'the answers stand there');
  await told(page, 'Solved.');
  // Out of the editor, to the buttons: their keys, and back.
  await page.keyboard.press('Escape');
  assert.ok(await page.evaluate(() => document.activeElement?.classList.contains('tools')));
  assert.equal(await page.$eval('.tools > :first-child', (each) => each.textContent?.startsWith('Next, lesson 05')), true, 'the next key leads on');
  await page.keyboard.press('?');
  await page.waitForSelector('#keys');
  await page.keyboard.press('e');
  await page.waitForFunction(() => document.activeElement?.classList.contains('cm-content'));
  await pressWithControl(page, 'Enter');
  await page.waitForFunction(() => location.hash === '#/lessons/05');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent !== 'What is left of a text');
  // The next lesson is begun at its heading: the editor is the next stop.
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
});

/** Lesson 04, one answer after the other; a wrong one is told what is wrong, and not what is right. */
async function solve(page: Page): Promise<void> {
  const answers = answerOf('04').split('\n');
  let wrongOnce = false;
  const program = lessons().find(({ number }) => number === '04')?.program ?? '';
  for (const [at, line] of program.split('\n').entries()) {
    const first = line.search(/\?[,>]/);
    if (first < 0 || line.startsWith('//')) continue;
    const behindLast = line.lastIndexOf('?') + 1;
    const right = (answers[at] as string).slice(first, behindLast - line.length);
    await goTo(page, at, first);
    for (let i = first; i < behindLast; ++i) await page.keyboard.press('Delete');
    if (!wrongOnce) {
      await page.keyboard.type('vocab<99>');
      await told(page, 'you wrote');
      const verdict = await page.$eval('.verdict', (each) => each.textContent ?? '');
      assert.ok(!verdict.includes(right) && !verdict.includes('Fix'), verdict);
      for (let i = 0; i < 'vocab<99>'.length; ++i) await page.keyboard.press('Backspace');
      wrongOnce = true;
    }
    await page.keyboard.type(right);
  }
}

visit('comments are text, and what all programs have is one line, until somebody writes there', {}, async ({ page, go }) => {
  await go('lessons/06');
  await page.waitForSelector('.run-text');
  const shown = (kind: string): Promise<string[]> => page.$$eval(`.run-${kind}`, (all) => all.map((each) => each.textContent ?? ''));
  assert.deepEqual(await shown('text'), ['How well each of the six words matches the query.']);
  assert.deepEqual(await shown('frame'), ['includes headsup/headsup.hpp, inputs.hpp', 'includes finish/06_scores_of_one_query.hpp']);
  await wellMade(page);
  await page.click('.run-text');
  await page.keyboard.press('End');
  await page.keyboard.type(' It is');
  assert.ok((await linesOf(page)).includes('// How well each of the six words matches the query. It is'));
  await page.click('.run-frame');
  assert.deepEqual(await shown('text'), ['How well each of the six words matches the query. It is']);
  assert.ok((await linesOf(page)).includes('#include "inputs.hpp"'));
});

visit('each ? is a field, which a click takes whole', {}, async ({ page, go }) => {
  await go('lessons/04');
  await page.waitForSelector('.editor .field');
  const fields = (): Promise<number> => page.$$eval('.editor .field', (all) => all.length);
  const before = await fields();
  assert.ok(before >= 5);
  await page.click('.editor .field');
  await page.keyboard.type('d_in<3>');
  assert.equal(await fields(), before - 1);
  assert.ok((await linesOf(page)).some((line) => line.startsWith('constexpr tensor<float, d_in<3>> journey')), 'the ? is still there');
  await picture(page, 'lesson-fields');
});

visit('the header that a lesson includes can be read', {}, async ({ page, go }) => {
  await go('lessons/15');
  await page.locator('.inputs summary').click();
  await page.waitForFunction(() => document.querySelector('.inputs .cm-content')?.textContent?.includes('Your journey starts with one step'));
  assert.equal(await page.$eval('.inputs .cm-content', (each) => each.getAttribute('contenteditable')), 'false');
  await wellMade(page);
  await go('lessons/01');
  await page.waitForFunction(() => /^Lesson 01/.test(document.title));
  assert.equal(await page.$('.inputs'), null);
});

visit('numbers are counted on a phone, in the dark', { width: 390, dark: true }, async ({ page, go }) => {
  await go('lessons/20');
  await told(page, 'answers are still open');
  await page.tap('.cm-content');
  const answer = answerOf('20');
  // As a paste: a phone has no arrow keys.
  await pressWithControl(page, 'a');
  await insert(page, answer.replace(/= \d+;/, '= 7;'));
  await told(page, 'you said 7');
  await wellMade(page);
  await picture(page, 'lesson-counted-390-dark', true);
  await pressWithControl(page, 'a');
  await insert(page, answer);
  await told(page, 'Solved.');
  await wellMade(page);
});

visitWideAndNarrow('the lessons and a refused one are well made', async ({ page, go }, seen) => {
  await go('lessons');
  await seen('lessons');
  await go('lessons/16');
  await page.waitForSelector('.verdict.bad', { timeout: answered });
  await seen('lesson');
});

visit('two tabs add up', {}, async ({ page, go }) => {
  await go('lessons/08');
  await told(page, 'HU002');
  const other = await otherTab(page);
  await other.goto(page.url().replace(/#.*/, '#/lessons/01'));
  // A tab in the background draws nothing, and which one is in front is the browser's affair: it is asked now and then.
  const slowly = { polling: 200, timeout: answered };
  await other.waitForFunction(() => {
    const hint = [...document.querySelectorAll<HTMLElement>('.tools button')].find((each) => each.textContent === 'Hint 1 of 3');
    hint?.click();
    return hint !== undefined;
  }, slowly);
  await other.waitForFunction(() => document.querySelector('.hints h2') !== null, slowly);
  await page.bringToFront();
  await page.click('.cm-content');
  await replace(page, 'transpose(inputs)', 'transpose(rename<tokens, keys>(inputs))');
  await told(page, 'Solved.');
  await other.waitForFunction((wanted) => document.querySelector('.solved')?.textContent === wanted, slowly, solved(1));
  await page.reload();
  assert.equal(await page.waitForSelector('.solved').then((each) => each?.evaluate((element) => element.textContent)), solved(1));
  await page.goto(other.url());
  await page.waitForSelector('.hints h2');
});

visit('without storage the page says so once, and goes on', {}, async ({ page, go }) => {
  await page.evaluateOnNewDocument(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await go('lessons/08');
  await told(page, 'HU002');
  await page.click('.cm-content');
  await replace(page, 'transpose(inputs)', 'transpose(rename<tokens, keys>(inputs))');
  await told(page, 'Solved.');
  assert.equal((await page.$$('.trouble')).length, 1);
  assert.equal(await solvedCount(page), solved(1));
});

visit('a compiler that does not come, or is killed, can be tried again', {}, async ({ page, site, go, expect }) => {
  // Kills the worker with the next question that it is asked, before it can answer.
  await page.evaluateOnNewDocument(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { request?: unknown }): void {
      postMessage.call(this, message);
      if (message.request === undefined || document.documentElement.dataset['kill'] === undefined) return;
      delete document.documentElement.dataset['kill'];
      this.terminate();
    };
  });
  expect(/Failed to load resource|ERR_/);
  site.weather.failing = /llvm\.core\.wasm/;
  await go('lessons/08');
  await page.waitForFunction(() => [...document.querySelectorAll('.verdict button')].some((each) => each.textContent === 'Try again'), { timeout: answered });
  assert.match(await page.$eval('.before, .cm-content', (each) => each.textContent ?? ''), /matmul/);
  site.weather.failing = null;
  await button(page, 'Try again');
  await told(page, 'HU002');

  await page.click('.cm-content');
  await replace(page, 'matmul(inputs, transpose(inputs))', '1');
  await told(page, 'scores');
  await page.evaluate(() => { document.documentElement.dataset['kill'] = ''; });
  await page.keyboard.type('0');
  // The page notices that no answer comes.
  await told(page, 'Try again');
  await button(page, 'Try again');
  await told(page, 'scores');
});

visit('without WebAssembly the page says what works all the same', {}, async ({ page, go }) => {
  await page.evaluateOnNewDocument(() => { delete (globalThis as { WebAssembly?: unknown }).WebAssembly; });
  await go('lessons/08');
  await told(page, 'This browser has no WebAssembly, or is too old to run the compiler. The chapter and the errors can still be read.');
  await go('chapter/gpt2');
  await page.locator('.run button').click();
  await page.waitForFunction(() => document.querySelector('.run [role=status]')?.textContent === 'This browser has no WebAssembly, so it cannot compute.');
});

visit('a device with too little memory is told so', {}, async ({ page, go }) => {
  await page.evaluateOnNewDocument(() => {
    globalThis.Worker = class extends EventTarget {
      postMessage(message: { id?: number }): void {
        const data = message.id === undefined ? { ready: true } : { id: message.id, failed: 'RangeError: WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance' };
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate(): void {}
    } as unknown as typeof Worker;
  });
  await go('lessons/08');
  await told(page, 'There is too little memory here for the compiler. Close other tabs and programs, and try again.');
  await page.waitForSelector('.verdict button');
});
