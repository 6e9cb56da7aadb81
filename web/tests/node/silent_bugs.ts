// The bugs that PyTorch runs without complaint, pasted as docs/errors/pytorch has them: each is refused with its code, at its
// line; repaired, all lines are read, and none is refused.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { asked } from '../pasted.ts';
import { root } from '../worker.ts';

const folder = join(root, 'docs/errors/pytorch');
/** What stands in the line that is refused, if that is not the one of the wrong way; and what a script itself cannot say. */
interface Exception {
  at?: string;
  /** How it is repaired, if not by writing the right way in place of the wrong one. */
  repair?: [wrong: string, right: string];
  stated?: Record<string, string>;
  /** Lines without which no shape is wrong. */
  use?: string;
  why: string;
}
const exceptions: Record<number, Exception> = {
  1: { at: '(wrong @ values)', why: 'weights may sum to one over the queries, until they mix values: there headsup refuses them' },
  8: { use: 'scores = torch.zeros(4, 3)  # (batch x heads, keys)\nprint(scores.masked_fill(wrong == 1, -1e9))\n', at: 'scores.masked_fill',
    why: 'a mask of (heads x batch) is one, and its comment says so; it is wrong beside scores of (batch x heads), which the script has not' },
  12: { stated: { fused: 'tokens<1>, heads<2> x parts<3> x head_dim<2>' }, why: 'how the features are laid out stands in its title, as a sentence' },
  14: { at: 'wrong.load_state_dict', repair: ['{"weight": stored}, strict', '{"weight": stored.T}, strict'], why: 'both ways make the same layer: what they load differs' },
  24: { at: 'lstm(x)', why: 'the layer is one for (tokens, batch, features), until it gets (batch, tokens, features)' },
  26: { repair: ['"heads", "out"', '"features", "out"'], why: 'there is no right way: it should have been an error' },
};

/** The script with its right way in place of the wrong one. */
function repaired(source: string, { repair }: Partial<Exception>): string {
  if (repair !== undefined) return source.replace(...repair);
  const [, right, about] = /^ *right = (.*?)( {2}#.*)?$/m.exec(source) ?? [];
  return source.replace(/^( *wrong = ).*?( {2}#.*)?$/m, (_, start: string, comment = '') => `${start}${right}${about ?? comment}`);
}

const codes = new Map([...readFileSync(join(folder, '../README.md'), 'utf8').matchAll(/^\| (\d+) \| .*\[(HU\d+)\]\(HU\d+\.md\) \|$/gm)].map(([, bug, code]) => [Number(bug), code as string]));
const scripts = readdirSync(folder).filter((name) => /^bug_\d+_.*\.py$/.test(name)).sort();

test('there are 27 of them, each with a code', () => {
  assert.equal(scripts.length, 27);
  assert.equal(codes.size, 27);
});

for (const script of scripts) {
  const bug = Number(script.slice(4, 6)), code = codes.get(bug), exception: Partial<Exception> = exceptions[bug] ?? {}, { at = 'wrong = ', stated = {}, use = '' } = exception;
  test(`${script} is refused with ${code} at its line, and repaired it is read whole and refused nowhere`, async () => {
    const pasted = readFileSync(join(folder, script), 'utf8'), source = pasted + use, twin = repaired(pasted, exception) + use;
    assert.notEqual(twin, source);
    const wrong = await asked(source, stated), right = await asked(twin, stated);
    assert.equal(wrong.refusal?.text.slice(0, 5), code, `${wrong.checked.output}\n${wrong.translation.text}`);
    const line = source.split('\n')[(wrong.refusal?.line ?? 0) - 1] ?? '';
    assert.ok(line.includes(at), `line ${wrong.refusal?.line}: ${line}`);
    for (const [way, { translation }] of [['wrong', wrong], ['right', right]] as const) assert.deepEqual([...translation.unread], [], way);
    assert.ok(right.checked.passed, `${right.checked.output}\n${right.translation.text}`);
    if (use !== '') assert.ok((await asked(pasted, stated)).checked.passed, exception.why);
  });
}
