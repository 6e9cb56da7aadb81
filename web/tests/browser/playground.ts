// The playground in Chromium: programs that run, programs that do not end, links, keys, two tabs, no network.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { codeOf } from '../../src/playground/links.ts';
import { keepCompiler, otherTab, pause, picture, pressWithControl, untilSeen, visit, visitWideAndNarrow, wellMade, write } from './page.ts';

declare const ROOT: string;
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

keepCompiler();

/** Machines that run tests are often busy. */
const patience = { timeout: 300_000 };

const answered = (page: Page, kind: 'good' | 'bad'): Promise<unknown> => page.waitForSelector(`.verdict.${kind}:not(.old)`, patience);
const words = (page: Page, selector: string): Promise<string> => page.$eval(selector, (element) => element.textContent ?? '');
const shown = (page: Page): Promise<string> => page.$$eval('.cm-line', (lines) => lines.map((line) => {
  const copy = line.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.shape-hint, .ghost').forEach((hint) => hint.remove());
  return copy.textContent;
}).join('\n'));

async function runByKey(page: Page): Promise<void> {
  await page.focus('.cm-content');
  await pressWithControl(page, 'Enter');
}

async function ended(page: Page): Promise<string> {
  await page.waitForSelector('.output .ending', patience);
  return words(page, '.output .ending');
}

visit('beside a law that is broken, who sees whom is drawn', {}, async ({ page, go }) => {
  await go('playground');
  await write(page, `#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>
using namespace headsup;
constexpr auto all = [](auto const& x) { auto const k = rename<tokens, keys>(x); return attend(softmax<keys>(contract<d_in>(x, k)), k); };
constexpr auto x = laws::numbers<tokens<5>, d_in<3>>(1);
static_assert(laws::hold<laws::causal(all, x)>);
`);
  await answered(page, 'bad');
  await untilSeen(page, '.witness summary ::-p-text(Who sees whom: a row is one of tokens in the result)');
  assert.equal(await page.$$eval('.witness td', (all) => all.length), 25);
  await picture(page, 'playground-who-sees-whom');
});

visit('an example is checked, has shapes, runs, and is carried by a link', {}, async ({ page, site, go }) => {
  await go('playground/example/05_softmax');
  await answered(page, 'good');
  await page.waitForFunction(() => [...document.querySelectorAll('.shape-hint')].some((hint) => hint.textContent === 'tokens<6>, keys<6> (keys sum to 1)'), patience);
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('.cm-content') as Element);
    return [...document.querySelectorAll('.shape-hint')].every((hint) => getComputedStyle(hint).userSelect === 'none');
  });
  assert.ok(copied, 'shapes can be selected');

  await runByKey(page);
  assert.match(await ended(page), /^It ended after/);
  const native = /tensor\(\[\[0\.2098, 0\.2006/;
  assert.match(await words(page, '.output pre'), native);

  await write(page, '#include <cstdio>\nint main() { std::puts("<b>from a link</b>"); }\n');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.locator('.tools ::-p-text(Copy link)').click();
  await page.waitForSelector('.said input', patience);
  const link = await page.$eval('.said input', (input) => (input as HTMLInputElement).value);
  assert.ok(link.startsWith(`${site.url}#/playground/code/`), link);

  const other = await otherTab(page);
  await other.goto(link);
  await other.waitForSelector('.cm-content');
  assert.match(await shown(other), /puts\("<b>from a link<\/b>"\)/);
  await answered(other, 'good');
  assert.equal(await other.$('.output'), null, 'it ran without being asked');
  await runByKey(other);
  await ended(other);
  assert.equal((await words(other, '.output pre')).trim(), '<b>from a link</b>');
  assert.equal(await other.$('.output b'), null);

  // The reader who comes again.
  await other.reload();
  await answered(other, 'good');
});

visit('a mistake is underlined, its line is gone to, and it is repaired', {}, async ({ page, go }) => {
  await go('playground');
  await answered(page, 'good');
  await write(page, text('examples/01_attention.cpp').replace('softmax<keys>', 'softmax<heads>'));
  await answered(page, 'bad');
  assert.match(await words(page, '.verdict .sentence'), /^softmax<heads>: x has no heads/);
  assert.ok(await page.$('.problem-line'));
  assert.match(await words(page, '.problem-place'), /softmax/);
  assert.ok(await page.$('.verdict a[href="#/errors/HU003"]'));
  await page.locator('.verdict .quiet').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('/**/');
  assert.match(await shown(page), /^\/\*\*\/constexpr auto weights = softmax<heads>/m);
  await picture(page, 'playground-mistake');
  await page.locator('.tools ::-p-text(Start over)').click();
  await answered(page, 'good');
  assert.equal(await page.$('.problem-line'), null);
  await page.locator('.tools ::-p-text(Bring my changes back)').click();
  await answered(page, 'bad');
  assert.match(await shown(page), /^\/\*\*\/constexpr auto weights = softmax<heads>/m);
});

visit('a fix is shown, applied by its button or a key, and undone', {}, async ({ page, go }) => {
  await go('playground');
  await answered(page, 'good');
  const wrong = text('examples/01_attention.cpp').replace('softmax<keys>', 'softmax<tokens>');
  await write(page, wrong);
  await untilSeen(page, '.offers ::-p-text(It compiles, and mixed is tokens<6>, d_in<3>.)');
  assert.match(await words(page, '.ghost'), /^constexpr auto weights = softmax<keys>\(scores\);/);
  assert.equal(await words(page, '.ghost ins'), 'keys');
  await picture(page, 'playground-fix');
  await page.locator('.offers button ::-p-text(Apply)').click();
  await answered(page, 'good');
  assert.match(await shown(page), /weights = softmax<keys>/);
  assert.equal(await page.$('.ghost'), null);
  await pressWithControl(page, 'z');
  await answered(page, 'bad');
  assert.match(await shown(page), /weights = softmax<tokens>/);
  await page.waitForSelector('.offers button', patience);
  await pressWithControl(page, '.');
  await answered(page, 'good');
  assert.match(await shown(page), /weights = softmax<keys>/);
  await pressWithControl(page, 'z');
  // Who presses before the button is there is not forgotten.
  await untilSeen(page, '.fix');
  await pressWithControl(page, '.');
  await answered(page, 'good');
  assert.match(await shown(page), /weights = softmax<keys>/);
  // Without a fix the key does nothing.
  await pressWithControl(page, '.');
  assert.match(await shown(page), /weights = softmax<keys>/);

  // Of two ways, each says what it leads to, and the one pointed at is shown.
  await write(page, `#include <headsup/headsup.hpp>
using namespace headsup;
constexpr auto x = ones<float, tokens<6>, d_in<3>>();
auto m = mean(x);
`);
  await answered(page, 'bad');
  await untilSeen(page, '.offers ::-p-text(It compiles, and m is one number.)');
  assert.deepEqual(await page.$$eval('.offers li', (all) => all.map((each) => each.textContent)), [
    'Applymean<d_in>(x)It compiles, and m is tokens<6>.', 'Applymean<tokens, d_in>(x) if one number is meantIt compiles, and m is one number.',
  ]);
  assert.equal(await words(page, '.ghost'), 'auto m = mean<d_in>(x);');
  await page.hover('.offers li:nth-child(2) button');
  await page.waitForFunction(() => document.querySelector('.ghost')?.textContent === 'auto m = mean<tokens, d_in>(x);', patience);
});

visit('what PyTorch would have made of a refused program stands beside it', {}, async ({ page, go }) => {
  await go('playground');
  await answered(page, 'good');
  await write(page, text('examples/01_attention.cpp').replace('softmax<keys>', 'softmax<tokens>'));
  await answered(page, 'bad');
  const line = 'PyTorch runs this line. Row sums of weights are 0.92, 1.30, 1.28, 0.80, 0.75, 0.95.';
  await untilSeen(page, `.witness summary ::-p-text(${line})`);
  assert.equal(await words(page, '.witness summary'), line);
  await page.locator('.witness summary').click();
  const sides = await page.$$eval('.witness section', (all) => all.map((each) => each.textContent));
  assert.match(sides[0] ?? '', /^PyTorch makesweights0\.2098/);
  await untilSeen(page, '.witness section ::-p-text(The fix makes)');
  assert.match(await words(page, '.witness section:nth-child(2)'), /^The fix makesweights0\.20980\.2006[^]*sum 1\.00[^]*mixed0\.44210\.59310\.5790/);
  await picture(page, 'playground-witness');
  // The next key ends it, and is not kept waiting.
  await page.focus('.cm-content');
  await page.keyboard.type('/**/');
  await page.waitForFunction(() => document.querySelector('.witness')?.textContent === '');
  await untilSeen(page, `.witness summary ::-p-text(${line})`);
});

visitWideAndNarrow('of numbers that only change their places it is drawn which went where', async ({ page, go }, seen, width) => {
  await go('playground/case/bug_03_split_heads_by_reshape');
  // It is one of the first visitor's three.
  await untilSeen(page, '.lead a[href="#/playground/case/bug_09_causal_mask_flipped"]');
  await untilSeen(page, '.witness summary ::-p-text(token 1 of head 0 gets numbers 4, 5, 6, 7, which belong to token 0 of head 1.)');
  assert.equal(await words(page, '.theirs pre'), 'wrong = x.view(1, 2, 3, 2)  # (batch, heads, tokens, head_dim)');
  // The picture of a silent bug is what one comes for.
  await untilSeen(page, '.witness .mover.wrong ::-p-text(48 of 64 numbers are where others belong.)');
  assert.equal((await page.$$('.witness .mover.wrong .field .wrong')).length, 48);
  assert.match(await words(page, '.witness .mover.right'), /The fix makes[^]*Every number is where it belongs\.$/);
  const [wrong, right] = await page.$$eval('.witness .mover', (both) => both.map((each) => each.getBoundingClientRect().top));
  assert.equal(wrong === right, width > 1000, 'where there is room, what is compared stands side by side');
  assert.ok(await page.$eval('.beside', (each) => each.scrollHeight <= each.clientHeight), 'and scrolls with the page alone');
  const slider = await page.$('.witness .moves input');
  await slider?.press('Home');
  await page.waitForFunction(() => document.querySelectorAll('.witness .mover .field .wrong').length === 0);
  await slider?.press('End');
  await page.$eval('.witness .movers', (movers) => movers.scrollIntoView());
  await seen('playground-moves');
});

visit('where a processor is to spare, the second compiler is there before it is wanted', {}, async ({ page, site, go }) => {
  await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }));
  site.sent.clear();
  await go('playground');
  await answered(page, 'good');
  for (let waited = 0; !site.sent.has('compiler/more.tar.gz') && waited < 60; ++waited) await pause(500);
  assert.ok(site.sent.has('compiler/more.tar.gz'));
});

visit('programs that do not end, that print without end, that fail', {}, async ({ page, go }) => {
  await go('playground');
  await answered(page, 'good');
  const outcome = async (program: string): Promise<string> => {
    await write(page, program);
    await runByKey(page);
    // The page answers while the program runs, and has drawn that it does.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await untilSeen(page, '.tools .primary ::-p-text(Run)');
    return ended(page);
  };
  assert.match(await outcome('volatile int i;\nint main() { for (;;) i = i + 1; }\n'), /within 10 seconds/);
  assert.match(await outcome('#include <cstdio>\nint main() { for (int i = 0; i < 1000000; ++i) std::puts("ten bytes"); }\n'), /more than 1 MB/);
  assert.ok((await words(page, '.output pre')).length <= 200_000);
  assert.match(await outcome('#include <cassert>\nint main() {\n  int two = 3;\n  assert(two == 2);\n}\n'), /the assertion two == 2 is false.*Line 4/);
  assert.match(await outcome('#include <cstdio>\nint main() { return std::getchar() == EOF ? 7 : 1; }\n'), /exit status 7/);
  assert.match(await outcome('int nowhere();\nint main() { return nowhere(); }\n'), /nowhere defined/);
  assert.match(await outcome('int main() { return x; }\n'), /does not compile/);
  assert.match(await outcome('#include <headsup/headsup.hpp>\nconstexpr auto x = headsup::ones<float, headsup::tokens<2>>();\n'), /It has no main\(\)/);
  assert.match(await outcome('int main(int count, char**) { return count; }\n'), /exit status 1/);

  await write(page, 'volatile int i;\nint main() { for (;;) i = i + 1; }\n');
  await runByKey(page);
  await untilSeen(page, '.output ::-p-text(It is running)');
  await page.locator('.tools .primary').click();
  assert.match(await ended(page), /You stopped it/);

  // The compiler is stopped too, and goes on with what comes next.
  await write(page, 'template <unsigned long long N> struct f { static constexpr auto value = f<N / 2>::value + f<N / 2 + 1>::value + f<N - 1>::value; };\nint i = f<100000000>::value;\n');
  await page.waitForFunction(() => /did not finish|recursive|exceeded/.test(document.querySelector('.verdict')?.textContent ?? ''), patience);
  await write(page, 'int main() {}\n');
  await answered(page, 'good');
});

visit('links that are broken or hostile say so', {}, async ({ page, go }) => {
  const bomb = await codeOf('x'.repeat(3_000_000));
  for (const address of ['playground/code/AAAA', 'playground/code/%E0%A4%A', 'playground/code/', `playground/code/${bomb}`, 'playground/case/__proto__', 'playground/example/../../x', 'playground/what']) {
    // What the address before led to is gone before this one is asked for.
    await go('licences');
    await go(address);
    await page.waitForSelector('.trouble', patience);
    assert.ok((await words(page, '.trouble')).length > 20, address);
    assert.ok(await page.$('.choice select'));
  }
  await page.select('.choice select', '03_tensors');
  await page.waitForSelector('.cm-content');
  assert.match(await shown(page), /A tensor is numbers with a shape in its type/);
});

visit('a name is explained where it is pointed at, and completed where it is begun', {}, async ({ page, go }) => {
  await go('playground');
  await answered(page, 'good');
  // What the editor draws anew while the pointer rests is no longer pointed at: who reads moves again.
  for (let tries = 1; tries < 20 && await page.$('.name-explained a') === null; tries++) {
    const place = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector('.cm-content') as Element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (!data.includes('softmax') || parentElement?.closest('.tok-comment')) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, data.indexOf('softmax') + 2);
        range.setEnd(texts.currentNode, data.indexOf('softmax') + 3);
        const { x, y, height } = range.getBoundingClientRect();
        return { x, y: y + height / 2 };
      }
      return { x: 0, y: 0 };
    });
    await page.mouse.move(place.x - 60, place.y);
    await page.mouse.move(place.x, place.y, { steps: 4 });
    await page.waitForSelector('.name-explained a', { timeout: 5000 }).catch(() => null);
  }
  await page.waitForSelector('.name-explained a');
  assert.match(await words(page, '.name-explained'), /softmax<Role>\(x\).*In PyTorch: torch\.softmax/s);
  await wellMade(page, ['color-contrast']);

  await write(page, '#include <headsup/headsup.hpp>\nauto z = headsup::');
  await page.keyboard.type('softm');
  await page.waitForSelector('.cm-tooltip-autocomplete li');
  assert.match(await words(page, '.cm-tooltip-autocomplete li'), /^softmax/);
  await page.waitForFunction(() => {
    const { top, bottom } = (document.querySelector('.cm-tooltip-autocomplete') as Element).getBoundingClientRect();
    return top > (document.querySelector('.cm-content') as Element).getBoundingClientRect().top && bottom < innerHeight;
  });
  await wellMade(page, ['color-contrast']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.match(await shown(page), /headsup::softmax$/);
  await page.keyboard.type('<tok');
  await page.waitForSelector('.cm-tooltip-autocomplete li');
  await pause(200);
  await page.keyboard.press('Tab');
  assert.match(await shown(page), /headsup::softmax<tokens$/);
});

visit('every case of the errors opens, refused and repaired', {}, async ({ page, go }) => {
  await go('playground/case/merge_not_adjacent');
  await answered(page, 'bad');
  assert.match(await words(page, '.verdict .sentence'), /merge/);
  await page.locator('.lead ::-p-text(Show it repaired)').click();
  await page.waitForFunction(() => location.hash.endsWith('/repaired'));
  await answered(page, 'good');
});

visit('the keyboard alone suffices', {}, async ({ page, go }) => {
  await go('playground');
  await answered(page, 'good');
  const focused = (): Promise<string> => page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.classList.contains('cm-content') ? 'editor' : activeElement?.textContent?.slice(0, 20) || activeElement?.tagName || '';
  });
  const tabTo = async (what: string): Promise<void> => {
    for (let i = 0; i < 30 && await focused() !== what; ++i) await page.keyboard.press('Tab');
    assert.equal(await focused(), what);
  };
  await tabTo('editor');
  // On the way through, Tab goes on.
  await page.keyboard.press('Tab');
  assert.notEqual(await focused(), 'editor');
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  assert.equal(await focused(), 'editor');
  // Who writes indents, and leaves by Escape.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'editor');
  assert.match(await shown(page), /^\n {2}\/\/ Self-attention/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  assert.notEqual(await focused(), 'editor');
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await runByKey(page);
  assert.match(await ended(page), /^It ended/);
});

visit('what is written is kept, for this tab and another', {}, async ({ page, site, go }) => {
  await go('playground');
  await write(page, 'int main() { return 1; }\n');
  await page.reload();
  await page.waitForSelector('.cm-content');
  assert.match(await shown(page), /^int main\(\) { return 1; }/);
  const other = await otherTab(page);
  await other.goto(`${site.url}#/playground`);
  await write(other, 'int main() { return 2; }\n');
  await page.bringToFront();
  await page.locator('.notice ::-p-text(Show that one)').click();
  await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent?.includes('return 2'));
  await other.close();

  // Storage that is full or forbidden.
  await page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
  await write(page, 'int main() { return 3; }\n');
  await untilSeen(page, '.notice ::-p-text(does not keep)');
});

visit('without a network, after a first visit', {}, async ({ page, site, go, expect }) => {
  await go('playground');
  await answered(page, 'good');
  await runByKey(page);
  await ended(page);
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await page.reload();
  await answered(page, 'good');
  await runByKey(page);
  await ended(page);
  await pause(500);
  site.weather.down = true;
  expect(/ERR_|Failed to/);
  await page.reload();
  await page.waitForSelector('.cm-content', patience);
  await write(page, '#include <headsup/headsup.hpp>\nint main() { headsup::print(headsup::ones<float, headsup::keys<2>>()); }\n');
  await answered(page, 'good');
  await runByKey(page);
  await ended(page);
  assert.equal((await words(page, '.output pre')).trim(), 'tensor([1., 1.])');
});

/** Lines of the program whose first letter is not beside their number. */
const linesBegunLate = (page: Page): Promise<string[]> => page.$$eval('.cm-line', (lines) => lines.filter((line) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = (node.nodeValue ?? '').search(/\S/);
    if (at < 0) continue;
    const letter = document.createRange();
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    return letter.getBoundingClientRect().top > line.getBoundingClientRect().top + parseFloat(getComputedStyle(line).lineHeight) / 2;
  }
  return false;
}).map((line) => line.textContent ?? ''));

visitWideAndNarrow('it is well made', async ({ page, go }, seen) => {
  await go('playground');
  await answered(page, 'good');
  await page.waitForSelector('ul[aria-label=Shapes]', patience);
  assert.deepEqual(await linesBegunLate(page), [], 'no indent fills a line of its own');
  await seen('playground-good');
  await runByKey(page);
  await ended(page);
  await seen('playground-output');
  await go('playground/case/merge_not_adjacent');
  await answered(page, 'bad');
  await seen('playground-refused');
  await page.locator('.verdict .all summary').click();
  await wellMade(page);
});

visit('on a phone, the characters of shapes stand over the keyboard', { width: 390 }, async ({ page, go }) => {
  await go('playground');
  await answered(page, 'good');
  assert.equal(await page.$eval('.key-row', (row) => getComputedStyle(row).display), 'none');
  await write(page, 'softmax');
  await page.waitForSelector('.key-row', { visible: true });
  for (const key of ['<', '>', '(', ')', ';']) await (await page.$$('.key-row button'))['<>(),;?'.indexOf(key)]?.tap();
  assert.equal(await shown(page), 'softmax<>();');
  await page.keyboard.type('\n');
  assert.equal(await page.evaluate(() => document.activeElement?.classList.contains('cm-content')), true, 'the program has lost the focus');
  await answered(page, 'bad');
  await picture(page, 'playground-keys-390');
  const [row, verdict] = await page.$$eval('.key-row, .verdict', (both) => both.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  assert.ok((verdict?.bottom ?? 0) <= (row?.top ?? 0), 'the verdict is behind the keys');
});

visit('on a phone, what is said of a program hides neither its line nor most of the window', { width: 390 }, async ({ page, go }) => {
  await go('playground/case/bug_03_split_heads_by_reshape');
  await untilSeen(page, '.witness .mover.wrong');
  const most = 844 / 3;
  for (const down of [0, 100, 200, 300]) {
    await page.evaluate((y) => new Promise((done) => { scrollTo(0, y); requestAnimationFrame(() => requestAnimationFrame(done)); }), down);
    const [top, bottom, marked] = await page.$$eval('.verdict, .editor, .problem-line', (all) => ['verdict', 'editor', 'problem-line'].map((name) => {
      const place = all.find((each) => each.classList.contains(name))?.getBoundingClientRect();
      return (name === 'verdict' ? place?.top : place?.bottom) ?? NaN;
    })) as [number, number, number];
    const inner = await page.$eval('.verdict', (box) => box.scrollHeight > box.clientHeight + 1);
    assert.ok(!inner, 'it scrolls in itself');
    assert.ok(top >= bottom || 844 - top <= most + 1, `${down}: it begins at ${top}`);
    assert.ok(marked <= top || marked > 844 - 100, `${down}: the line that ends at ${marked} is covered from ${top}`);
  }
});

visit('beside a program stands what is said of it, in sight, where there is room', { width: 1280 }, async ({ page, go }) => {
  await go('playground');
  await answered(page, 'good');
  const boxes = (): Promise<{ left: number; right: number; top: number; bottom: number }[]> => page.$$eval('.bench .editor, .bench .verdict', (both) =>
    both.map((each) => { const { left, right, top, bottom } = each.getBoundingClientRect(); return { left, right, top, bottom }; }));
  const [program, verdict] = await boxes();
  assert.ok(program !== undefined && verdict !== undefined && verdict.left >= program.right, 'it is not beside it');
  await page.evaluate(() => scrollTo(0, 400));
  const [, scrolled] = await boxes();
  assert.ok((scrolled?.top ?? -1) > 0 && (scrolled?.bottom ?? 1e9) < 900, 'it is out of sight');
});
