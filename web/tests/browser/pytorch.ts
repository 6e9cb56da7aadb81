// Paste your PyTorch, in Chromium.

import assert from 'node:assert/strict';
import { insert, picture, untilSeen, visit, visitWideAndNarrow, wellMade } from './page.ts';

visit('a program in PyTorch is refused at its line, and passes when that is repaired', {}, async ({ page, go }) => {
  await go('pytorch');
  await page.waitForSelector('.lines .refused .answer');
  const refused = await page.$eval('.lines .refused', (each) => each.textContent ?? '');
  assert.match(refused, /context = \(weights @ v\)/);
  assert.match(refused, /HU015/);
  assert.match(refused, /In PyTorch: softmax\(…, dim=-1\) in line 19: over the keys/);
  await untilSeen(page, '.answer .witness summary ::-p-text(PyTorch runs this line. Row sums of weights are)');
  await page.locator('.answer .witness summary').click();
  await picture(page, 'pytorch-witness');
  await page.$eval('#python', (field) => {
    const area = field as HTMLTextAreaElement;
    area.value = area.value.replace('dim=-2', 'dim=-1');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForFunction(() => /headsup refuses none of them/.test(document.querySelector('.part-pytorch [role=status]')?.textContent ?? ''));
  assert.equal(await page.$('.lines .refused'), null);
  assert.equal(await page.$eval('.part-pytorch [role=status] a', (link) => link.getAttribute('href')), '#/errors/cannot_see');
  assert.match(await page.$eval('.translation', (each) => each.textContent ?? ''), /softmax<keys>/);
});

visit('heads that are made of the wrong numbers: which went where', {}, async ({ page, go }) => {
  await go('pytorch');
  await page.waitForSelector('#python');
  await page.$eval('#python', (field) => {
    const area = field as HTMLTextAreaElement;
    area.value = `import torch.nn as nn

class Heads(nn.Module):
    def __init__(self, d_in, d_out, num_heads):
        super().__init__()
        self.num_heads, self.head_dim = num_heads, d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out)

    def forward(self, x):
        b, num_tokens, _ = x.shape
        queries = self.W_query(x).view(b, self.num_heads, num_tokens, self.head_dim)
        return queries.transpose(1, 2)
`;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // It takes a while, and is said to come.
  await page.waitForSelector('.answer .witness[aria-busy=true]');
  await untilSeen(page, '.answer .witness summary ::-p-text(token 1 of head 0 gets numbers 4, 5, 6, 7, which belong to token 0 of head 1.)');
  await page.locator('.answer .witness summary').click();
  await untilSeen(page, '.answer .mover.wrong ::-p-text(32 of 40 numbers are where others belong.)');
  await wellMade(page);
  await picture(page, 'pytorch-moves');
});

visit('the axes of what comes in can be said, and a wrong list is pointed out', {}, async ({ page, go }) => {
  await go('pytorch');
  const field = '.inputs input';
  await page.waitForSelector(field);
  assert.equal(await page.$eval(field, (input) => (input as HTMLInputElement).value), 'batch<3>, tokens<5>, d_in<12>');
  const type = async (text: string): Promise<void> => {
    await page.$eval(field, (input) => { (input as HTMLInputElement).focus(); (input as HTMLInputElement).select(); });
    await insert(page, text);
  };
  await type('batch<3>, tokens<0>');
  assert.equal(await page.$eval(field, (input) => input.getAttribute('aria-invalid')), 'true');
  await type('batch<3>, tokens<6>, d_in<12>');
  assert.match(await page.$eval('.translation', (each) => each.textContent ?? ''), /tokens<6>/);
  // Letter by letter: what is a list of axes already is not taken away from who goes on.
  await page.$eval(field, (input) => { (input as HTMLInputElement).select(); });
  await page.keyboard.type('batch<3>, tokens<7>, d_in<12>', { delay: 5 });
  assert.equal(await page.$eval(field, (input) => (input as HTMLInputElement).value), 'batch<3>, tokens<7>, d_in<12>');
  assert.match(await page.$eval('.translation', (each) => each.textContent ?? ''), /tokens<7>/);
});

visit('what may be left out has an empty field, may be said, and left out again; why a line is not read stands below it', {}, async ({ page, go }) => {
  await go('pytorch');
  await page.waitForSelector('#python');
  await page.$eval('#python', (field) => {
    const area = field as HTMLTextAreaElement;
    area.value = 'def forward(x, memory=None):\n    memory = x if memory is None else memory\n    y = torch.linalg.svd(x)\n    return x @ memory.transpose(1, 2)\n';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const field = '.inputs input[placeholder="taken as None"]', stated = '.lines li:first-child .why';
  await page.waitForSelector(field);
  assert.equal(await page.$eval(stated, (each) => each.textContent), 'memory is taken as None, unless axes are said above');
  await page.$eval(field, (input) => { (input as HTMLInputElement).focus(); });
  await insert(page, 'batch<3>, keys<7>, d_in<8>');
  assert.match(await page.$eval('.translation', (each) => each.textContent ?? ''), /keys<7>/);
  assert.equal(await page.$(stated), null);
  await page.$eval(field, (input) => { (input as HTMLInputElement).select(); });
  await page.keyboard.press('Backspace');
  assert.equal(await page.$eval(field, (input) => input.getAttribute('aria-invalid')), 'false');
  await page.waitForSelector(stated);
  const below = await page.$eval('.lines li:nth-child(3)', (line) => (line.querySelector('.why')?.getBoundingClientRect().top ?? 0) >= (line.querySelector('code')?.getBoundingClientRect().bottom ?? Infinity) - 1);
  assert.ok(below);
});

visitWideAndNarrow('the part is well made', async ({ page, go }, seen) => {
  await go('pytorch');
  await page.waitForSelector('.lines .refused .answer');
  assert.ok(await page.$eval('.lines', (lines) => lines.scrollWidth <= lines.clientWidth), 'no line is cut');
  const said = await page.$eval('.part-pytorch [role=status]', (each) => each.getBoundingClientRect().bottom - innerHeight);
  assert.ok(said <= 1, `what is said is in sight at once, and not ${said} pixels below`);
  await seen('pytorch', true);
});
