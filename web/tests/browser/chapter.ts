// The chapter in Chromium: what is given can be changed, and the numbers are those that the chapter's program gives for it;
// shapes are predicted, numbers pointed at, moved and followed. CHAPTER names a native build of that program; without it,
// the same program in WebAssembly is run here.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import type { Chapter, Section, Tensor } from '../../src/chapter/events.ts';
import { readable } from '../../src/page/numbers.ts';
import { runHere } from '../../src/page/wasi.ts';
import { insert, pause, picture, untilSeen, visit, visitWideAndNarrow, wellMade } from './page.ts';

declare const ROOT: string;

/** Who does not want to be asked for shapes sees all at once. */
const shown = { stored: { 'chapter.asks': 'none' } };
const program = new WebAssembly.Module(gunzipSync(readFileSync(join(ROOT, 'build/site/chapter/chapter.wasm.gz'))));

function computed(section: string, given: string[]): Section {
  const args = ['--section', section, ...given.flatMap((each) => ['--given', each])];
  let printed = '';
  const native = process.env['CHAPTER'];
  if (native !== undefined) printed = execFileSync(native, args, { encoding: 'utf8' });
  else assert.equal(runHere(program, args, (_, text) => { printed += text; }).status, 0, printed);
  return (JSON.parse(printed) as Chapter).sections[0] as Section;
}

interface Shown {
  name: string;
  cells: [number, string][];
}

function tables(page: Page): Promise<Shown[]> {
  return page.$$eval('.steps figure table.numbers', (all) => all.map((table) => ({
    name: (table.getAttribute('aria-label') ?? '').replace(/: [^:]*$/, ''),
    cells: [...table.querySelectorAll<HTMLElement>('td[data-cell]')].map((cell): [number, string] => [Number(cell.dataset['cell']), cell.firstChild?.textContent ?? '']),
  })));
}

/** The page shows every result of that section, and no number that the program does not give. */
async function shows(page: Page, section: Section): Promise<void> {
  const tensors = section.events.flatMap((event): Tensor[] => {
    switch (event.type) {
      case 'shapes': return [...event.from, event.to];
      case 'result': return event.of === null ? [] : [event.of];
      case 'heat_map': return [event.of];
      default: return [];
    }
  });
  const is = ({ name, cells }: Shown, tensor: Tensor): boolean => tensor.name === name && cells.every(([i, text]) => readable(tensor.cells[i] ?? '') === text);
  const shown = await tables(page);
  assert.ok(shown.length > 0);
  for (const table of shown) assert.ok(tensors.some((tensor) => is(table, tensor)), `${table.name} shows ${table.cells.map(([, text]) => text).join(' ')}`);
  for (const event of section.events) {
    if (event.type !== 'result' || event.of === null || event.of.axes.length === 0) continue;
    const { of } = event;
    // What is given is seen in its fields.
    if (section.events.some((each) => each.type === 'given' && each.name === of.name)) continue;
    assert.ok(shown.some((table) => is(table, of)), `${of.name} is not shown as ${of.printed}`);
  }
}

async function settled(page: Page): Promise<void> {
  await pause(150);
  await page.waitForSelector('.steps[aria-busy="false"]');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = `.steps input[aria-label="${label}"]`;
  await page.$eval(field, (input) => { (input as HTMLInputElement).focus(); (input as HTMLInputElement).select(); });
  await page.keyboard.type(text);
}

const changes: { what: string; section: string; label: string; text: string; given: string }[] = [
  { what: 'a seed', section: '3.4.1', label: 'seed', text: '7', given: 'seed=7' },
  { what: 'the temperature', section: '3.3.2', label: 'temperature', text: '0.25', given: 'temperature=0.25' },
  { what: 'the rate of dropout', section: '3.5.2', label: 'p', text: '0.2', given: 'p=0.2' },
];
for (const { what, section, label, text, given } of changes) {
  visit(`the chapter follows ${what}`, shown, async ({ page, go }) => {
    await go(`chapter/${section}`);
    await page.waitForSelector('.steps');
    await shows(page, computed(section, []));
    await type(page, label, text);
    await settled(page);
    await shows(page, computed(section, [given]));
    await page.reload();
    await page.waitForSelector('.steps');
    await settled(page);
    await shows(page, computed(section, [given]));
    await page.locator('.steps .is-given button ::-p-text(back to)').click();
    await settled(page);
    await shows(page, computed(section, []));
  });
}

for (const { section, name, value } of [{ section: '3.6.1', name: 'n_heads', value: '4' }, { section: '3.6.2', name: 'n_heads', value: '3' }, { section: '3.5.1', name: 'window', value: '2' }]) {
  visit(`the chapter follows ${name} in ${section}`, { ...shown, dark: true }, async ({ page, go }) => {
    await go(`chapter/${section}`);
    await page.waitForSelector('.steps');
    await page.$eval(`[role=radiogroup][aria-label="${name}"] input[value="${value}"]`, (input) => (input as HTMLInputElement).focus());
    await page.keyboard.press(' ');
    await settled(page);
    await shows(page, computed(section, [`${name}=${value}`]));
  });
}

visit('the sign of every square root is drawn', shown, async ({ page, go }) => {
  for (const section of ['3.5.1', 'gpt2']) {
    await go(`chapter/${section}`);
    await page.waitForSelector('msqrt');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const signs = await page.$$eval('msqrt', (roots) => roots.map((root) => {
      const inside = [...root.children].map((each) => each.getBoundingClientRect());
      const size = parseFloat(getComputedStyle(root).fontSize);
      return (Math.min(...inside.map(({ left }) => left)) - root.getBoundingClientRect().left) / size;
    }));
    assert.ok(signs.every((width) => width > 0.4), `${section}: the signs are ${signs.join()} em wide`);
  }
});

visit('words and embeddings are those of every section', { ...shown, reducedMotion: true }, async ({ page, go }) => {
  await go('chapter/3.3.1');
  await page.waitForSelector('.steps');
  await type(page, 'words 2', 'Straße');
  await type(page, 'inputs of Straße, 1', '-2.5');
  await settled(page);
  const initial = ['0.43', '0.15', '0.89', '0.55', '-2.5', '0.66', '0.57', '0.85', '0.64', '0.22', '0.58', '0.33', '0.77', '0.25', '0.1', '0.05', '0.8', '0.55'];
  const given = ['words=Your Straße starts with one step', `inputs=${initial.join(',')}`];
  await shows(page, computed('3.3.1', given));
  assert.match(await page.$eval('.steps', (steps) => (steps as HTMLElement).innerText), /"Straße" looks at the sentence/);
  assert.ok(await page.$('td.changed') !== null, 'what changed is marked');
  await page.locator('.onwards .next').click();
  await page.waitForFunction(() => /3\.3\.2/.test(document.querySelector('h1')?.textContent ?? ''));
  await settled(page);
  await shows(page, computed('3.3.2', given));
  await page.locator('.settings button').click();
  await settled(page);
  await shows(page, computed('3.3.2', []));
});

visit('a value that cannot be is answered by a sentence, and the numbers stay', shown, async ({ page, go }) => {
  await go('chapter/3.3.2');
  await page.waitForSelector('.steps');
  for (const text of ['-1', '1e9', '0.0']) {
    await type(page, 'temperature', text);
    await page.waitForFunction(() => /A number from 0\.05 to 20 is wanted/.test(document.querySelector('.wrong-value')?.textContent ?? ''));
    await settled(page);
    await shows(page, computed('3.3.2', []));
  }
  await type(page, 'temperature', '2');
  await settled(page);
  assert.equal(await page.$('.wrong-value'), null);
  await shows(page, computed('3.3.2', ['temperature=2']));
  await go('chapter/3.3.1');
  await type(page, 'words 1', 'a b c');
  await page.waitForFunction(() => /Each word has 1 to 24 characters and no spaces/.test(document.querySelector('.wrong-value')?.textContent ?? ''));
  assert.equal((await page.$$('[aria-invalid=true]')).length, 1, 'only the wrong word is marked');
  await type(page, 'words 1', 'one');
  await settled(page);
  assert.equal(await page.$('.wrong-value'), null);
});

visit('without the program the chapter can be read, and says what is missing', shown, async ({ page, site, go, expect }) => {
  expect(/503|Failed to load resource/);
  site.weather.failing = /\.wasm\.gz$|service_worker/;
  await go('chapter/3.3.2');
  await page.waitForSelector('.steps');
  await shows(page, computed('3.3.2', []));
  await type(page, 'temperature', '2');
  await page.waitForFunction(() => /could not be computed again/.test(document.querySelector('[role=alert]')?.textContent ?? ''));
  await shows(page, computed('3.3.2', []));
  site.weather.failing = null;
  await type(page, 'temperature', '3');
  await settled(page);
  await shows(page, computed('3.3.2', ['temperature=3']));
});

visit('the tensors of a section stay in sight, and lead to where they are made', shown, async ({ page, go }) => {
  await go('chapter/3.3.2');
  await page.waitForSelector('.flow li');
  assert.deepEqual(await page.$$eval('.flow .name', (all) => all.map((each) => each.textContent)), ['key_vectors', 'scores', 'weights', 'row_sums', 'contexts']);
  const here = (): Promise<string> => page.$eval('.flow [aria-current] .name', (each) => each.textContent ?? '');
  assert.equal(await here(), 'key_vectors');
  await page.$eval('.flow li:last-child button', (button) => (button as HTMLElement).click());
  await page.waitForFunction(() => document.querySelector('.flow [aria-current] .name')?.textContent === 'contexts');
  const { top, header } = await page.evaluate(() => ({
    top: document.querySelector('.flow')?.getBoundingClientRect().top ?? -1, header: document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0 }));
  assert.ok(Math.abs(top - header) < 8, `${top} below ${header}`);
  // What is still to be predicted is not given away.
  await page.select('.asks select', 'each');
  await page.waitForFunction(() => document.querySelector('.flow') === null);
});

visit('a shape is predicted by keyboard, then by typing', shown, async ({ page, go }) => {
  await go('chapter/3.3.2');
  await page.waitForSelector('.steps');
  const before = (await tables(page)).length;
  await page.select('.asks select', 'each');
  const question = (): Promise<string> => page.$eval('.predict .question', (each) => each.textContent ?? '');
  assert.match(await question(), /key_vectors/);
  const add = async (chip: string): Promise<void> => {
    await page.$eval(`.offered button[aria-label="Add ${chip}"]`, (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
  };
  const submit = async (): Promise<void> => {
    await page.$eval('.predict [type=submit]', (button) => (button as HTMLElement).focus());
    await page.keyboard.press('Enter');
  };
  await add('d_in<3>');
  await add('keys<6>');
  await submit();
  assert.deepEqual(await page.$$eval('.judged li', (all) => all.map((each) => each.className)), ['wrong', 'wrong']);
  assert.match(await page.$eval('.judged', (each) => each.textContent ?? ''), /is at another place/);
  // The second chip is moved before the first.
  await page.$eval('.answer button:nth-of-type(2)', (button) => (button as HTMLElement).focus());
  await page.keyboard.press('ArrowLeft');
  await picture(page, 'chapter-predict');
  await submit();
  await page.waitForFunction(() => /scores/.test(document.querySelector('.predict .question')?.textContent ?? ''));
  assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /Right\. This is the shape of key_vectors/);
  await page.$eval('.predict input[type=text]', (input) => (input as HTMLElement).focus());
  await page.keyboard.type('6, 6');
  await page.keyboard.press('Enter');
  assert.match(await page.$eval('.judged', (each) => each.textContent ?? ''), /6 6: each axis is written with its name and its size/);
  await page.$eval('.predict input[type=text]', (input) => (input as HTMLInputElement).select());
  await page.keyboard.type('tokens<6>, tokens<6>');
  await page.keyboard.press('Enter');
  assert.deepEqual(await page.$$eval('.judged li', (all) => all.map((each) => each.className)), ['right', 'wrong']);
  await page.$eval('.predict input[type=text]', (input) => (input as HTMLInputElement).select());
  await page.keyboard.type('tokens<6>,keys<6>');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /weights/.test(document.querySelector('.predict .question')?.textContent ?? ''));
  await page.locator('.predict button ::-p-text(Show the shape)').click();
  await page.waitForFunction(() => /row_sums/.test(document.querySelector('.predict .question')?.textContent ?? ''));
  await page.reload();
  await page.waitForSelector('.predict');
  await page.select('.asks select', 'none');
  await page.waitForFunction((count) => document.querySelectorAll('.steps figure table.numbers').length === count, {}, before);
});

visit('a first visitor is asked for a shape in every second step', {}, async ({ page, go }) => {
  await go('chapter/3.3.2');
  await page.waitForSelector('.predict');
  const steps = (): Promise<number> => page.$$eval('.step', (all) => all.length);
  let asked = 0;
  for (let before = 0; await page.$('.predict') !== null; ++asked) {
    assert.ok(await steps() - before >= 2, 'two steps in a row ask');
    before = await steps();
    const question = await page.$eval('.predict .question', (each) => each.textContent);
    await page.locator('.predict button ::-p-text(Show the shape)').click();
    await page.waitForFunction((old) => document.querySelector('.predict .question')?.textContent !== old, {}, question);
  }
  assert.ok(asked >= 1);
  await shows(page, computed('3.3.2', []));
});

visit('pointing at a number lights what it is made of, and what it is used for', shown, async ({ page, go }) => {
  await go('chapter/3.3.2');
  await page.waitForSelector('.steps');
  const lit = (figure: string): Promise<number[]> => page.$$eval(`.step:nth-of-type(2) figure[data-links] table[aria-label^="${figure}:"] td.lit`,
    (cells) => cells.map((cell) => Number((cell as HTMLElement).dataset['cell'])));
  const at = '.step:nth-of-type(2) table[aria-label^="scores:"] td[data-cell="6"]';
  await page.locator(at).hover();
  await page.waitForSelector(`${at}.pointed`);
  assert.deepEqual(await lit('inputs'), [3, 4, 5]);
  assert.deepEqual(await lit('transpose(key_vectors)'), [0, 6, 12]);
  assert.equal(await page.$eval('.step:nth-of-type(2) .made', (each) => each.textContent),
    'scores[journey, Your] = 0.9544 = 0.55·0.43 + 0.87·0.15 + 0.66·0.89 is made of inputs[journey, :] and transpose(key_vectors)[:, Your]');
  await page.mouse.move(0, 0);
  // By keyboard: into the table of inputs, then to the right and down.
  await page.$eval('.step:nth-of-type(2) table[aria-label^="inputs:"] td[tabindex="0"]', (cell) => (cell as HTMLElement).focus());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('.step:nth-of-type(2) table[aria-label^="inputs:"] td[data-cell="4"].pointed');
  assert.deepEqual(await lit('scores'), [6, 7, 8, 9, 10, 11]);
  assert.equal((await page.$$('.step:nth-of-type(2) table[aria-label^="inputs:"] td[tabindex="0"]')).length, 1);
  await picture(page, 'chapter-pointing');
});

visit('arcs lead from the word that looks to those it looks at, as wide as their weights', shown, async ({ page, go }) => {
  await go('chapter/3.3.2');
  await page.waitForSelector('.arcs');
  const weights = computed('3.3.2', []).events.flatMap((event) => event.type === 'shapes' && event.to.name === 'weights' ? [event.to.cells.map(Number)] : [])[0] ?? [];
  const widths = (): Promise<number[]> => page.$$eval('.arcs path', (all) => all.map((each) => parseFloat(each.style.strokeWidth)));
  const close = (drawn: number[], row: number): void => drawn.forEach((width, i) => assert.ok(Math.abs(width - 30 * (weights[6 * row + i] as number)) < 0.001, `arc ${i} of row ${row}`));
  assert.equal((await widths()).length, 6);
  close(await widths(), 1);
  await page.focus('.arcs .words button:nth-child(5)');
  await page.waitForFunction(() => document.querySelector('.arcs figcaption')?.textContent?.startsWith('“one” looks most at'));
  close(await widths(), 4);
  // A number of the table is pointed at: its row looks.
  await page.hover('table[aria-label^="weights:"] td[data-cell="2"]');
  await page.waitForFunction(() => document.querySelector('.arcs figcaption')?.textContent?.startsWith('“Your” looks most at'));
  close(await widths(), 0);
  await page.mouse.move(0, 0);
  await page.$eval('.arcs', (each) => each.scrollIntoView({ block: 'center' }));
  await picture(page, 'chapter-arcs');
});

visit('code and pictures lead to each other', shown, async ({ page, go }) => {
  await go('chapter/mistake');
  await page.waitForSelector('.steps');
  // There are two variables of this name, and each leads to its own numbers.
  const linked = (): Promise<number> => page.$$eval('figure.linked[data-links="weights-1"], figure.linked[data-links="weights-2"]',
    (all) => new Set(all.map((each) => each.getAttribute('data-links'))).size);
  await page.$eval('button.makes[data-links="weights-1"]', (button) => (button as HTMLElement).focus());
  assert.equal(await linked(), 1);
  assert.ok(await page.$('figure.linked[data-links="weights-1"]') !== null);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('figure')?.getAttribute('data-links') === 'weights-1');
  assert.ok(await page.$('.statement.linked[data-links="weights-1"]') !== null);
  assert.match(await page.$eval('.refusal', (each) => (each as HTMLElement).innerText), /attend: the weights \(tokens<6>, keys<6>\) sum to one over tokens<6>/);
  assert.equal((await page.$$('.refusal td.sum.wrong')).length, 6, 'the sums of the rows are marked');
});

visit('numbers are moved by the keyboard, and what is wrong is drawn as wrong', shown, async ({ page, go }) => {
  await go('chapter/3.6.2.numbers');
  await page.waitForSelector('.moves');
  assert.equal((await page.$$('.cell.wrong')).length, 0);
  const sliders = await page.$$('.moves input[type=range]');
  assert.equal(sliders.length, 4);
  const places = (): Promise<string[]> => page.$$eval('.moves', (all) => [...(all[1] as Element).querySelectorAll('.mover.wrong .field .cell')].map((cell) => (cell as HTMLElement).style.left));
  const before = await places();
  await sliders[1]?.focus();
  await page.keyboard.press('End');
  await page.waitForSelector('.mover.wrong .cell.wrong');
  assert.notDeepEqual(await places(), before);
  assert.equal(await page.$eval('.mover.wrong .verdict-line', (each) => each.textContent), '8 of 12 numbers are where others belong.');
  assert.equal((await page.$$('.mover.right .cell.wrong')).length, 0);
  await (await page.$$('.moves'))[1]?.scrollIntoView();
  await picture(page, 'chapter-moves');
});

visit('the layer of GPT-2 runs on a button and can be stopped', shown, async ({ page, go }) => {
  await go('chapter/gpt2');
  const run = '.run button';
  await page.waitForSelector(run);
  assert.equal(await page.$('.steps pre.printed'), null);
  // Within the page, because it may be ready before the driver hears that it computes.
  await page.evaluate((button) => {
    const press = (): void => (document.querySelector(button) as HTMLElement).click();
    new MutationObserver((_, observer) => {
      if (!/Computing/.test(document.querySelector('.run [role=status]')?.textContent ?? '')) return;
      observer.disconnect();
      press();
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    press();
  }, run);
  await page.waitForFunction(() => /You stopped it/.test(document.querySelector('.run [role=status]')?.textContent ?? ''));
  await page.click(run);
  await page.waitForFunction(() => /\d s in all, on 1 thread/.test(document.querySelector('.run [role=status]')?.textContent ?? ''));
  const printed = await page.$$eval('.steps pre.printed', (all) => all.map((each) => each.textContent ?? ''));
  assert.match(printed.at(-1) ?? '', /0\.2410,\s+0\.0208,\s+0\.0829/);
  assert.match(await page.$eval('.steps', (steps) => (steps as HTMLElement).innerText), /\d ms/);
});

visit("a reader's sentence is shown in GPT-2's tokens, whose vocabulary comes when they are asked for", shown, async ({ page, go, site }) => {
  const field = '#tokenized';
  const tokens = (): Promise<string[]> => page.$$eval('.tokens li', (all) => all.map((each) => (each.textContent ?? '')));
  const says = (sum: string): Promise<unknown> => page.waitForFunction((words) =>
    document.querySelector('.byte-pairs [role=status]')?.textContent?.startsWith(words), {}, sum);
  await go('chapter/3.3.1');
  await page.waitForSelector('.steps');
  assert.ok(![...site.sent.keys()].some((file) => file.includes('byte_pairs')), 'the vocabulary came before it was asked for');
  await go('chapter/byte_pairs');
  await says('34 bytes, 7 tokens');
  assert.deepEqual(await tokens(), ['Your 7120', 'Ġjourney 7002', 'Ġstarts 4940', 'Ġwith 351', 'Ġone 530', 'Ġstep 2239', '. 13']);
  const write = async (text: string): Promise<void> => {
    await page.$eval(field, (input) => { (input as HTMLInputElement).focus(); (input as HTMLInputElement).select(); });
    await insert(page, text);
  };
  await write('Insurance for 🦖');
  await says('18 bytes, 6 tokens');
  assert.deepEqual(await tokens(), ['Ins 20376', 'urance 3874', 'Ġfor 329', 'Ġ<0xF0><0x9F> 12520', '<0xA6> 99', '<0x96> 244']);
  await page.$eval(field, (input) => { (input as HTMLInputElement).focus(); (input as HTMLInputElement).select(); });
  await page.keyboard.press('Backspace');
  await says('No text, no tokens.');
  assert.deepEqual(await tokens(), []);
  assert.equal(await page.$eval(field, (input) => (input as HTMLInputElement).labels?.length), 1);
});

visit('the trained GPT writes, and a letter shows what a head saw', shown, async ({ page, go, site }) => {
  await go('chapter/gpt2');
  await page.waitForSelector('.writing form');
  assert.ok(![...site.sent.keys()].some((file) => file.includes('writing')), 'the weights came before they were asked for');
  await page.click('.writing [type=submit]');
  await page.waitForSelector('.written span');
  const text = (): Promise<string> => page.$eval('.written', (each) => each.textContent ?? '');
  assert.match(await text(), /^You may copy of the object code/);
  const shares = (): Promise<string[]> => page.$$eval('.written span', (all) => all.map((each) => (each as HTMLElement).style.getPropertyValue('--share')));
  const last = await shares();
  assert.ok(last.filter((share) => share !== '').length > 3);
  await page.click('.heads button');
  assert.notDeepEqual(await shares(), last);
  await page.hover('.written span:nth-child(12)');
  assert.ok((await shares()).slice(11).every((share) => share === ''), 'what comes later was not seen');
  await picture(page, 'chapter-writing');
  const field = '.writing [name=temperature]';
  await page.$eval(field, (input) => { (input as HTMLInputElement).focus(); (input as HTMLInputElement).select(); });
  await insert(page, '-1');
  assert.ok(await page.$eval('.writing [type=submit]', (button) => (button as HTMLButtonElement).disabled));
});

visit('a section leads to the lessons that practise it, and they lead back', shown, async ({ page, go }) => {
  await go('chapter/3.3.2');
  await page.waitForSelector('.practise a');
  const links = await page.$$eval('.practise a', (all) => all.map((each) => each.getAttribute('href')));
  assert.ok(links.includes('#/lessons/08') && links.length >= 5, links.join());
  await page.click('.practise a[href="#/lessons/08"]');
  await page.waitForSelector('.lesson header a[href="#/chapter/3.3.2"]');
});

visit('values that were sent with a link are there, and the address forgets them', shown, async ({ page, go }) => {
  await go(`chapter/3.3.1/${encodeURIComponent('words=["A","cat","sat","on","the","mat"]')}`);
  await page.waitForFunction(() => document.querySelector('.steps')?.textContent?.includes('"cat" looks at the sentence'));
  assert.equal(await page.evaluate(() => location.hash), '#/chapter/3.3.1');
  await untilSeen(page, '::-p-text(Copy a link to these values)');
});

/** One of each kind, all that a phone is looked at with: the others look like these. */
const typical = ['mistake', '3.3.1', '3.5.1', '3.6.2.numbers', 'byte_pairs', 'gpt2'];
visitWideAndNarrow('sections are well made', async ({ page, go }, seen, width) => {
  await go('chapter');
  await page.waitForSelector('.contents a');
  const sections = await page.$$eval('.contents a', (links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/^.*\//, '')));
  for (const section of sections.filter((each) => width === 1280 || typical.includes(each))) {
    await go(`chapter/${section}`);
    await page.waitForFunction((end) => document.querySelector('.contents [aria-current]')?.getAttribute('href')?.endsWith(end), {}, `/${section}`);
    await page.evaluate(() => { for (const each of document.querySelectorAll('details')) each.open = true; });
    if (section === 'byte_pairs') await page.waitForSelector('.tokens li');
    if (typical.includes(section)) await seen(`chapter-${section}`, true);
    else await wellMade(page);
  }
}, shown);
