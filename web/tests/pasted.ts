// What the page says of a program in PyTorch.

import assert from 'node:assert/strict';
import type { Checked } from '../src/compiler/messages.ts';
import { axesIn } from '../src/pytorch/inputs.ts';
import { translated, type Translation } from '../src/pytorch/translation.ts';
import { refusalOf, type Refusal } from '../src/pytorch/verdict.ts';
import { Worker_ } from './worker.ts';

const worker = await Worker_.started();

/** `stated` has axes as a reader types them. */
export async function asked(source: string, stated: Record<string, string> = {}): Promise<{ translation: Translation; checked: Checked; refusal: Refusal | undefined }> {
  const axes = Object.fromEntries(Object.entries(stated).map(([name, text]) => [name, axesIn(text) ?? []]));
  const translation = translated(source, {}, axes);
  const answer = await worker.ask({ task: 'check', text: translation.text });
  assert.ok('checked' in answer, JSON.stringify(answer));
  return { translation, checked: answer.checked, refusal: refusalOf(translation, answer.checked) };
}

/** A mistake is refused with its code, at its line. */
export async function isRefused(source: string, code: string, line: number, stated: Record<string, string>): Promise<void> {
  const { translation, checked, refusal } = await asked(source, stated);
  assert.equal(refusal?.text.slice(0, 5), code, `${checked.output}\n${translation.text}`);
  assert.equal(refusal?.line, line);
}
