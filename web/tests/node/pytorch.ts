// Programs in PyTorch, as the page reads them: the book's listings are read whole and refused nowhere; each bug has its code
// at its line, and its repaired twin none.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { axesIn, typed } from '../../src/pytorch/inputs.ts';
import { brokenLines, statementsOf } from '../../src/pytorch/python.ts';
import { begin } from '../../src/pytorch/examples.ts';
import { axesSaid, axesSaidOf, madeFor, rolesOf } from '../../src/pytorch/said.ts';
import { translated, type Translation } from '../../src/pytorch/translation.ts';
import { listed } from '../../src/pytorch/values.ts';
import { summaryOf } from '../../src/pytorch/verdict.ts';
import { asked, isRefused } from '../pasted.ts';
import { root } from '../worker.ts';

const folder = join(root, 'web/tests/pytorch');
for (const file of readdirSync(folder).filter((name) => name.endsWith('.py')))
  test(`${file} is read whole, and nothing is refused`, async () => {
    const { translation, checked } = await asked(readFileSync(join(folder, file), 'utf8'));
    assert.deepEqual([...translation.unread], []);
    assert.ok(checked.passed, `${checked.output}\n${translation.text}`);
    assert.match(summaryOf(translation, checked, undefined), /^All \d+ lines were read, and headsup refuses none of them\.$/);
  });

const whole = readFileSync(join(folder, 'listing_3_5.py'), 'utf8');
/** A change of one line of the book's multi-head attention, and the code that it is refused with. */
const changes: [name: string, right: string, wrong: string, code: string, at?: string][] = [
  ['softmax over the queries', '**0.5, dim=-1)', '**0.5, dim=-2)', 'HU015', 'context_vec = (attn_weights @ values)'],
  ['heads split by view', 'keys = keys.view(b, num_tokens, self.num_heads, self.head_dim)', 'keys = keys.view(b, self.num_heads, num_tokens, self.head_dim)', 'HU010'],
  ['heads merged without transposing back', 'context_vec = (attn_weights @ values).transpose(1, 2)', 'context_vec = (attn_weights @ values)', 'HU010', 'context_vec = context_vec.contiguous()'],
  ['the triangle flipped', 'torch.triu(torch.ones(context_length, context_length),\n                       diagonal=1)', 'torch.tril(torch.ones(context_length, context_length))', 'HU019', 'attn_scores.masked_fill_(mask_bool'],
  ['a product with untransposed keys', 'queries @ keys.transpose(2, 3)', 'queries @ keys', 'HU006'],
  ['an output projection of another width', 'self.out_proj = nn.Linear(d_out, d_out)', 'self.out_proj = nn.Linear(d_in, d_out)', 'HU003', 'context_vec = self.out_proj(context_vec)'],
  ['weights transposed before the values', 'context_vec = (attn_weights @ values)', 'context_vec = (attn_weights.transpose(2, 3) @ values)', 'HU015'],
];
for (const [name, right, wrong, code, at = wrong] of changes)
  test(`${name} is refused with ${code}, at its line`, async () => {
    const source = whole.replace(right, wrong);
    assert.notEqual(source, whole);
    const { translation, checked, refusal } = await asked(source);
    assert.ok(refusal !== undefined, `${checked.finding?.text}\n${translation.text}`);
    assert.equal(refusal.text.slice(0, 5), code, refusal.text);
    assert.ok((source.split('\n')[refusal.line - 1] ?? '').includes(at.split('\n')[0] as string), `line ${refusal.line}: ${refusal.text}`);
  });

test('the features of several heads are not called those of one', async () => {
  const { refusal } = await asked(whole.replace('(attn_weights @ values).transpose(1, 2)', '(attn_weights @ values)').replace('b, num_tokens, self.d_out', 'b, num_tokens, self.num_heads * self.head_dim'));
  assert.match(refusal?.fix ?? '', /^merge<d_out, heads, head_dim>\(transpose<heads, tokens>\(x\)\)$/);
});

/** Softmax over what is last but one, and over what is last. */
const softmaxes = (written: string): [string, string] => ['-2', '-1'].map((dim) => `def f(q, k=None):\n    return ${written.replace('=D', `=${dim}`)}`) as [string, string];
/** Functions with a mistake, and repaired. */
const functions: [name: string, wrong: string, right: string, code: string, stated: Record<string, string>][] = [
  ['softmax over an axis of the features', 'def f(scores, values):\n    return scores.softmax(dim=0) @ values', 'def f(scores, values):\n    return scores.softmax(dim=1) @ values', 'HU015',
    { scores: 'tokens<4>, keys<4>', values: 'keys<4>, d_in<3>' }],
  ['scores of which a mask hides some, without a softmax', 'def f(scores, values, mask):\n    return scores.masked_fill(mask, -1e9) @ values', 'def f(scores, values, mask):\n    return scores.masked_fill(mask, -1e9).softmax(dim=-1) @ values', 'HU015',
    { scores: 'batch<2>, tokens<4>, keys<5>', values: 'batch<2>, keys<5>, d_in<3>', mask: 'tokens<4>, keys<5>' }],
  ['weights of which a mask hides some', "def f(scores, values, mask):\n    return torch.einsum('bij,bjd->bid', scores.softmax(dim=-1).masked_fill(mask, float('-inf')), values)", "def f(scores, values, mask):\n    return torch.einsum('bij,bjd->bid', scores.softmax(dim=-1).masked_fill(mask, 0.0), values)", 'HU015',
    { scores: 'batch<2>, tokens<4>, keys<5>', values: 'batch<2>, keys<5>, d_in<3>', mask: 'tokens<4>, keys<5>' }],
  ['heads that attend to heads', 'def f(x):\n    return x @ x.transpose(-2, -1)', 'def f(x):\n    return x.transpose(1, 2) @ x.permute(0, 2, 3, 1)', 'HU026', { x: 'batch<3>, tokens<5>, heads<2>, head_dim<4>' }],
  ['softmax over the queries of slots', ...softmaxes('(q @ k.transpose(1, 2)).softmax(dim=D) @ k'), 'HU015', { q: 'batch<3>, tokens<5>, d_in<8>', k: 'batch<3>, slots<7>, d_in<8>' }],
  ['softmax over the queries of pixels', ...softmaxes('(q @ q.transpose(1, 2)).softmax(dim=D) @ q'), 'HU015', { q: 'batch<3>, height<5> x width<6>, d_in<8>' }],
  ['weights of features that are not transposed', ...softmaxes("torch.einsum('bij,bjn->bin', torch.einsum('bin,bjn->bij', q, q).softmax(dim=D), q)"), 'HU015', { q: 'batch<3>, channels<8>, patches<5>' }],
  ['weights over the queries, times a number', ...softmaxes('((q @ q.transpose(-2, -1)).softmax(dim=D) * 0.5) @ q'), 'HU015', { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>' }],
  ['weights over the queries, of which heads are mixed', ...softmaxes("torch.einsum('bhij,hg->bgij', (q @ q.transpose(-2, -1)).softmax(dim=D), torch.randn(2, 2)) @ q"), 'HU015', { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>' }],
  ['weights over the queries, by their sum', ...softmaxes('((q @ q.transpose(-2, -1)).exp() / (q @ q.transpose(-2, -1)).exp().sum(dim=D, keepdim=True)) @ q'), 'HU015', { q: 'batch<3>, tokens<5>, d_in<4>' }],
  ['log_softmax over the batch', 'def f(logits):\n    return logits.log_softmax(dim=1)', 'def f(logits):\n    return logits.log_softmax(dim=2)', 'HU029', { logits: 'views<2>, batch<3>, vocab<5>' }],
  ['shared keys repeated in the wrong order', 'def f(q, k):\n    return q @ k.repeat(1, 2, 1, 1).transpose(-2, -1)', 'def f(q, k):\n    return q @ k.repeat_interleave(2, dim=1).transpose(-2, -1)', 'HU010',
    { q: 'batch<3>, heads<4>, tokens<5>, head_dim<6>', k: 'batch<3>, kv_heads<2>, tokens<5>, head_dim<6>' }],
  ['the mask of each example repeated in another order than the heads', ...['repeat(2, 1, 1)', 'repeat_interleave(2, dim=0)'].map((again) => `def f(q, k, mask=None):\n    return (q.flatten(0, 1) @ k.flatten(0, 1).transpose(1, 2)).masked_fill(mask.${again}, -1e9).softmax(dim=-1)`) as [string, string], 'HU010',
    { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', k: 'batch<3>, heads<2>, keys<7>, head_dim<4>' }],
  ['the same by a pattern', ...['(h b)', '(b h)'].map((group) => `def f(q, k, mask=None):\n    return (rearrange(q, 'b h n d -> (b h) n d') @ rearrange(k, 'b h n d -> (b h) d n')).masked_fill(~repeat(rearrange(mask, 'b ... -> b (...)'), 'b j -> ${group} () j', h=2), -1e9).softmax(dim=-1)`) as [string, string], 'HU010',
    { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', k: 'batch<3>, heads<2>, keys<7>, head_dim<4>' }],
  ['a mask of -inf that hides the past', 'def f(scores, values):\n    return (scores + torch.full((4, 4), -math.inf).tril(-1)).softmax(dim=1) @ values', 'def f(scores, values):\n    return (scores + torch.full((4, 4), -math.inf).triu(1)).softmax(dim=1) @ values', 'HU019',
    { scores: 'tokens<4>, keys<4>', values: 'keys<4>, d_in<3>' }],
  ['shared keys expanded before their heads',
    'def f(q, k):\n    return q @ k[:, None].expand(3, 2, 2, 5, 6).reshape(3, 4, 5, 6).transpose(-2, -1)', 'def f(q, k):\n    return q @ k[:, :, None].expand(3, 2, 2, 5, 6).reshape(3, 4, 5, 6).transpose(-2, -1)', 'HU010',
    { q: 'batch<3>, heads<4>, tokens<5>, head_dim<6>', k: 'batch<3>, kv_heads<2>, tokens<5>, head_dim<6>' }],
  ['scores divided by the root of another size', 'def f(q, k, d_model=768):\n    return q @ k.transpose(1, 2) * (1.0 / math.sqrt(d_model))', 'def f(q, k, d_model=768):\n    return q @ k.transpose(1, 2) * (1.0 / math.sqrt(k.size(-1)))', 'HU003',
    { q: 'batch<3>, tokens<5>, head_dim<6>', k: 'batch<3>, keys<5>, head_dim<6>' }],
  ['states of layers read as features of examples', 'def f(states):\n    return states.view(2, -1)', 'def f(states):\n    return states.transpose(0, 1).reshape(2, -1)', 'HU010', { states: 'layers<3>, batch<2>, d_in<4>' }],
  // What is returned in parts, or by a function of which nobody uses it, is compiled.
  ...['W, q', '[q, (q, W)]', '{"out": W}', '{**dict(a=W)}', 'dict(out=W), q', '(lambda a: (a, W))(q)'].map((parts): [string, string, string, string, Record<string, string>] =>
    [`weights over the queries in ${parts.replaceAll('W', '…')}`, ...softmaxes(parts.replaceAll('W', '(q @ q.transpose(-2, -1)).softmax(dim=D) @ q')), 'HU015', { q: 'batch<3>, tokens<5>, d_in<4>' }]),
  ['a mask of truths for scaled_dot_product_attention that shows the future alone', ...['triu(torch.ones(5, 5, dtype=torch.bool), diagonal=1)', 'tril(torch.ones(5, 5, dtype=torch.bool))'].map((mask) =>
    `def f(q, k, v):\n    return F.scaled_dot_product_attention(q, k, v, attn_mask=torch.${mask})`) as [string, string], 'HU019',
    Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<4>']))],
];
for (const [name, wrong, right, code, stated] of functions)
  test(`${name}: ${code}, and repaired nothing`, async () => {
    const bug = await asked(wrong, stated), twin = await asked(right, stated);
    assert.equal(bug.refusal?.text.slice(0, 5), code, `${bug.checked.finding?.text}\n${bug.translation.text}`);
    assert.equal(bug.refusal?.line, 2);
    assert.ok(twin.checked.passed, `${twin.checked.output}\n${twin.translation.text}`);
    assert.deepEqual([...twin.translation.unread], []);
  });

test('scaled_dot_product_attention takes masks of numbers that are added, masks that are made truths, and none', async () => {
  const stated = Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<4>']));
  const masks = ["attn_mask=torch.full((5, 5), float('-inf')).triu(1)", 'attn_mask=torch.tril(torch.ones(5, 5)).to(torch.bool)', 'attn_mask=~torch.ones(5, 5).triu(1).bool()', 'is_causal=True', 'attn_mask=None'];
  for (const mask of masks) {
    const { translation, checked } = await asked(`def f(q, k, v):\n    return F.scaled_dot_product_attention(q, k, v, ${mask})`, stated);
    assert.ok(checked.passed && translation.unread.size === 0, `${mask}: ${checked.output}\n${translation.text}`);
  }
  const { refusal } = await asked("def f(q, k, v):\n    return F.scaled_dot_product_attention(q, k, v, attn_mask=torch.full((5, 5), float('-inf')).tril(-1))", stated);
  assert.equal(refusal?.text.slice(0, 5), 'HU019');
});

/** Weights of which something is left out after the softmax; what is meant to be left is asked for by `then`. */
const lessened = (after: string, then = 'w'): string => `def f(q, k, v, mask):
    w = (q @ k.transpose(-2, -1) / k.shape[-1] ** 0.5).softmax(dim=-1)
    w = ${after}
    return ${then} @ v`;
const seen = { q: 'batch<2>, tokens<5>, d_in<4>', k: 'batch<2>, keys<5>, d_in<4>', v: 'batch<2>, keys<5>, d_out<3>', mask: 'tokens<5>, keys<5>' };
for (const after of ['w.masked_fill(mask, 0.0)', 'w.masked_fill(mask, 1e-9) * 2', 'torch.where(mask, w, 0)', 'w * torch.tril(torch.ones(5, 5))', 'torch.tril(torch.ones(5, 5)) * w', 'F.dropout(w.masked_fill(mask == 0, 0), 0.1)'])
  test(`weights that sum to less than one are refused where they are used: ${after}`, async () => {
    const { refusal, translation } = await asked(lessened(after), seen);
    assert.match(refusal?.text ?? translation.text, /^HU015 /);
    assert.equal(refusal?.line, 4);
    assert.equal(refusal.inPyTorch, 'masked_fill(…) before the softmax in line 2');
  });
for (const then of ['(w / w.sum(dim=-1, keepdim=True))', '(w / (w.sum(dim=-1, keepdim=True) + 1e-9))', 'F.normalize(w, p=1, dim=-1)'])
  test(`weights of which some were taken are weights again after ${then}`, async () => {
    const { checked, translation } = await asked(lessened('w.masked_fill(mask, 0.0)', then), seen);
    assert.ok(checked.passed && translation.unread.size === 0, `${checked.output}\n${translation.text}`);
  });
test('who hid scores before the softmax may fill in 0 behind it: rows without any key', async () => {
  for (const hidden of ['s.masked_fill(mask, -1e9)', '(s + mask)']) {
    const { checked, translation } = await asked(`def f(q, k, v, mask):\n    s = q @ k.transpose(-2, -1)\n    w = ${hidden}.softmax(dim=-1)\n    return w.masked_fill(mask == 0, 0.0) @ v`, seen);
    assert.ok(checked.passed && translation.unread.size === 0, `${hidden}: ${checked.output}\n${translation.text}`);
  }
});

test('what a function makes and nobody uses is compiled where it is made', async () => {
  const product = '(q @ q.transpose(-2, -1)).softmax(dim=-2) @ q', stated = { q: 'batch<3>, tokens<5>, d_in<4>' };
  await isRefused(`def g(q):\n    return ${product}, q\n\ndef f(q):\n    out, same = g(q)\n    return same`, 'HU015', 2, stated);
  await isRefused(`def f(q):\n    all = []\n    all.append(${product})\n    return q`, 'HU015', 3, stated);
  await isRefused(`def g(q, more):\n    return q\n\ndef f(q):\n    return g(q, more=${product})`, 'HU015', 5, stated);
});

test('a dictionary of which an entry is not understood is not read', async () => {
  const { translation } = await asked('def f(q):\n    return {name: q for name in "ab"}', { q: 'tokens<5>, d_in<4>' });
  assert.deepEqual([...translation.unread.keys()], [2]);
});

/** Texts that are no Python, or in part, and the lines that are not. */
const broken: [text: string, lines: number[], said: RegExp][] = [
  ['<html>not python at all\nimport os\n\ndef f(:\n', [1, 4], /^This is not Python from line 1 on\. \d of \d lines/],
  ['def f(x):\n    y = x @\n    return y\n', [2], /^Line 2 is not Python\./],
  ['x = (1,\ny = 2\n', [2], /^Line 2 is not Python\./],
  ['#include <headsup/headsup.hpp>\nint main() {}\n', [2], /^Line 2 is not Python\./],
];
for (const [text, lines, said] of broken)
  test(`what is no Python is said to be none: ${text.split('\n')[0]}`, async () => {
    const { translation, checked, refusal } = await asked(text), summary = summaryOf(translation, checked, refusal);
    assert.deepEqual([...translation.unread].flatMap(([line, why]) => why === 'this is not Python' ? [line] : []).sort(), lines);
    assert.match(summary, said);
    assert.doesNotMatch(summary, /refuses/);
    const [, read, all] = /(\d+) of (\d+) lines/.exec(summary) ?? [];
    assert.equal(Number(all) - Number(read), translation.unread.size);
    assert.ok(translation.read.every((line) => !translation.unread.has(line)));
  });
test('numbers that end in a dot are Python', () => assert.deepEqual(brokenLines('def f(a=0., b = 1.):\n    x = 1.  # one\n    return (1. / a, 2.)\n'), []));
test('where no tensor is made nothing is said to be refused', async () => {
  const { translation, checked } = await asked('import os\n');
  assert.match(summaryOf(translation, checked, undefined), /there was nothing to check\.$/);
});

/** Forms in which attention is published, each read whole and refused nowhere. */
const forms: [name: string, source: string, stated?: Record<string, string>][] = [
  ['a class that is made from another one, and takes what that takes',
    `class A(nn.Module):
    def __init__(self, dim, heads=8, **kwargs):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(dim, 3 * dim, **kwargs)
    def mixed(self, q, k, v):
        return (q @ k.transpose(-2, -1)).softmax(dim=-1) @ v

class B(A):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.dropout = nn.Dropout(getattr(self, 'rate', 0.1))
    def forward(self, x):
        b, *_, d = x.shape
        return self.mixed(*self.dropout(self.qkv(x)).chunk(3, dim=-1))`],
  ['weights that are set in a loop over all modules, and a layer that is told no inputs',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.out = nn.LazyLinear(dim)
        self.flag = use_some_kernel()
        for m in self.modules():
            if isinstance(m, nn.Linear):
                init.normal_(m.weight, std=0.001)
                if m.bias is not None:
                    init.constant_(m.bias, 0)
        trunc_normal_(self.out.weight, std=.02)
    def forward(self, x):
        return self.out(x)`],
  ['heads that are mixed by a weight',
    `class A(nn.Module):
    def __init__(self, heads):
        super().__init__()
        self.mix = nn.Parameter(torch.randn(heads, heads))
    def forward(self, q, k, v):
        attn = torch.einsum('bhid,bhjd->bhij', q, k).softmax(dim=-1)
        attn = torch.einsum('bhij,hg->bgij', attn, self.mix)
        return torch.einsum('bhij,bhjd->bhid', attn, v)`, { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', k: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', v: 'batch<3>, heads<2>, tokens<5>, head_dim<4>' }],
  ['additive attention over all pairs',
    `def f(q, k, v):
    features = torch.tanh(q.unsqueeze(2) + k.unsqueeze(1))
    return features.mean(dim=-1).softmax(dim=-1) @ v`, { q: 'batch<3>, tokens<5>, d_in<4>', k: 'batch<3>, tokens<5>, d_in<4>', v: 'batch<3>, tokens<5>, d_in<4>' }],
  ['a state that is repeated beside each of the keys, as comments say',
    `class A(nn.Module):
    def __init__(self, hid_dim):
        super().__init__()
        self.fc = nn.Linear(hid_dim * 3, hid_dim)
        self.v = nn.Linear(hid_dim, 1)
    def forward(self, hidden, states):
        # hidden = [batch size, hid dim]
        # states = [src len, batch size, hid dim * 2]
        src_len = states.shape[0]
        hidden = hidden.unsqueeze(1).repeat(1, src_len, 1)
        energy = torch.tanh(self.fc(torch.cat((hidden, states.permute(1, 0, 2)), dim=2)))
        return torch.softmax(self.v(energy).squeeze(2), dim=1)`],
  ['scores moved by a row of zeros, to relative positions',
    `class A(nn.Module):
    def forward(self, x):
        b, h, t, s = x.shape
        zeros = x.new_zeros(b, h, t, 1)
        padded = torch.cat([zeros, x], dim=-1).view(b, h, s + 1, t)
        return padded[:, :, 1:].view_as(x) + x`, { x: 'batch<3>, heads<2>, tokens<5>, keys<5>' }],
  ['a window with a table of relative positions',
    `class A(nn.Module):
    def __init__(self, dim, window_size, num_heads):
        super().__init__()
        self.heads = num_heads
        self.table = nn.Parameter(torch.zeros((2 * window_size[0] - 1) * (2 * window_size[1] - 1), num_heads))
        coords = torch.stack(torch.meshgrid([torch.arange(window_size[0]), torch.arange(window_size[1])]))
        flat = torch.flatten(coords, 1)
        relative = (flat[:, :, None] - flat[:, None, :]).permute(1, 2, 0).contiguous()
        relative[:, :, 0] += window_size[0] - 1
        self.register_buffer('index', relative.sum(-1))
        self.qk = nn.Linear(dim, dim)
    def forward(self, x):
        B, N, C = x.shape
        q = self.qk(x).reshape(B, N, self.heads, C // self.heads).permute(0, 2, 1, 3)
        bias = self.table[self.index.view(-1)].view(N, N, -1).permute(2, 0, 1)
        return (q @ q.transpose(-2, -1) + bias.unsqueeze(0)).softmax(dim=-1)`],
  ['channels that are weighed by their means, and places by their neighbours',
    `class A(nn.Module):
    def __init__(self, channel=512, reduction=16):
        super().__init__()
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.fc = nn.Sequential(nn.Linear(channel, channel // reduction), nn.ReLU(), nn.Linear(channel // reduction, channel))
        self.conv = nn.Conv2d(2, 1, kernel_size=7, padding=3)
    def forward(self, x):
        b, c, _, _ = x.size()
        y = self.fc(self.pool(x).view(b, c)).view(b, c, 1, 1)
        x = x * y.expand_as(x)
        largest, _ = torch.max(x, dim=1, keepdim=True)
        places = self.conv(torch.cat([largest, x.mean(dim=1, keepdim=True)], 1))
        return x * places.sigmoid_()`],
  ['heads that go to the batch, and back',
    `class A(nn.Module):
    def __init__(self, n_heads):
        super().__init__()
        self.heads = n_heads
    def forward(self, qkv):
        bs, width, length = qkv.shape
        q, k, v = qkv.chunk(3, dim=1)
        ch = width // (3 * self.heads)
        q, k, v = [each.reshape(bs * self.heads, ch, length) for each in (q, k, v)]
        weight = torch.softmax(torch.einsum('bct,bcs->bts', q, k), dim=-1)
        return torch.einsum('bts,bcs->bct', weight, v).reshape(bs, -1, length)`],
  ['neighbours in a graph',
    `class A(nn.Module):
    def __init__(self, in_features, out_features):
        super().__init__()
        self.out = out_features
        self.w = nn.Parameter(torch.empty(size=(in_features, out_features)))
        self.a = nn.Parameter(torch.empty(size=(2 * out_features, 1)))
    def forward(self, h, adj):
        # h: (N, in_features)
        wh = torch.mm(h, self.w)
        e = F.leaky_relu(torch.matmul(wh, self.a[:self.out, :]) + torch.matmul(wh, self.a[self.out:, :]).T)
        attention = torch.where(adj > 0, e, -9e15 * torch.ones_like(e))
        return F.elu(torch.matmul(F.softmax(attention, dim=1), wh))`],
  ['scores between features of tokens that have no order',
    `class A(nn.Module):
    def forward(self, x):
        B, N, C = x.shape
        q = x.reshape(B, N, 2, C // 2).permute(0, 2, 3, 1)
        q = F.normalize(q, dim=-1)
        return ((q @ q.transpose(-2, -1)).softmax(dim=-1) @ q).permute(0, 3, 1, 2).reshape(B, N, C)`],
  ['pairs of features as complex numbers, and a mask that may be added',
    `class A(nn.Module):
    def forward(self, x, freqs_cis, mask):
        b, t, h, d = x.shape
        y = torch.view_as_complex(x.float().reshape(*x.shape[:-1], -1, 2))
        y = torch.view_as_real(y * freqs_cis.view(1, t, 1, d // 2)).flatten(3).transpose(1, 2)
        scores = y @ y.transpose(-2, -1)
        scores += mask[None, None]
        return scores.softmax(dim=-1) @ y`, { x: 'batch<3>, tokens<5>, heads<2>, head_dim<4>' }],
  ['pairs of neighbours, turned by angles that are made of two rows of numbers',
    `class A(nn.Module):
    def __init__(self, head_dim=64):
        super().__init__()
        self.register_buffer('inv_freq', 1.0 / (10000 ** (torch.arange(0, head_dim, 2).float() / head_dim)))
    def turned(self, x, sin, cos):
        x1, x2 = x[..., ::2], x[..., 1::2]
        return x * cos + torch.stack((-x2, x1), dim=-1).flatten(-2) * sin
    def forward(self, q, k):
        angles = torch.einsum('i , j -> i j', torch.arange(q.shape[1]), self.inv_freq).repeat_interleave(2, dim=-1)
        sin, cos = angles.sin()[None, :, None, :], angles.cos()[None, :, None, :]
        return torch.einsum('...ihd,...jhd->...hij', self.turned(q, sin, cos), self.turned(k, sin, cos)).softmax(dim=-1)`,
    { q: 'batch<3>, tokens<5>, heads<2>, head_dim<4>', k: 'batch<3>, tokens<5>, heads<2>, head_dim<4>' }],
  ['angles that come in as one, and a mask that is cut to its keys',
    `class A(nn.Module):
    def forward(self, q, position_embeddings, attention_mask=None):
        cos, sin = position_embeddings
        cos, sin = cos.unsqueeze(1), sin.unsqueeze(1)
        half = torch.cat((-q[..., q.shape[-1] // 2:], q[..., :q.shape[-1] // 2]), dim=-1)
        k = q * cos + half * sin
        scores = q @ k.transpose(2, 3)
        if attention_mask is not None:
            scores = scores + attention_mask[:, :, :, :k.shape[-2]]
        return scores.softmax(dim=-1)`, { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>' }],
  ['keys summed before the queries look, and tokens that are left out',
    `class A(nn.Module):
    def forward(self, q, k, v, key_padding_mask=None):
        q, k = F.elu(q) + 1, F.elu(k) + 1
        if key_padding_mask is not None:
            k = k.masked_fill(key_padding_mask[:, :, None, None], 0.0)
        kv = torch.einsum('nshd,nshm->nhmd', k, v)
        z = 1 / (torch.einsum('nlhd,nhd->nlh', q, k.sum(dim=1)) + 1e-6)
        return torch.einsum('nlhd,nhmd,nlh->nlhm', q, kv, z)`, Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, tokens<5>, heads<2>, head_dim<4>']))],
  ['a table at distances that are cut off, for each query another product',
    `class A(nn.Module):
    def __init__(self, d_k, max_distance):
        super().__init__()
        self.table = nn.Parameter(torch.Tensor(max_distance * 2 + 1, d_k))
        self.bias = nn.Embedding(32, 2)
    def forward(self, q, k):
        b, t, h, d = q.shape
        distance = torch.arange(t)[None, :] - torch.arange(t)[:, None]
        near = torch.LongTensor(torch.clamp(distance, -2, 2) + 2)
        rows = q.permute(1, 0, 2, 3).reshape(t, b * h, d)
        moved = (rows @ self.table[near].transpose(1, 2)).transpose(0, 1).reshape(b, h, t, t)
        far = torch.where(distance < 4, torch.abs(distance), torch.min(distance, torch.full_like(distance, 7)))
        scores = q.transpose(1, 2) @ k.permute(0, 2, 3, 1)
        return (scores + moved + self.bias(far).permute(2, 0, 1).unsqueeze(0)).softmax(dim=-1)`,
    { q: 'batch<3>, tokens<5>, heads<2>, head_dim<4>', k: 'batch<3>, tokens<5>, heads<2>, head_dim<4>' }],
  ['keys of one head for all, and weights that a mask takes heads from',
    `class A(nn.Module):
    def forward(self, q, k, head_mask=None):
        scores = torch.einsum('bhtd,bzsd->bhts', q, k.unsqueeze(1)).softmax(dim=-1)
        if head_mask is not None:
            scores = scores * head_mask
        return scores @ k.unsqueeze(1)`, { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', k: 'batch<3>, tokens<5>, head_dim<4>' }],
  ['a part of a tensor of zeros that is set, and looked at again',
    `class A(nn.Module):
    def __init__(self, dim, max_batch_size, max_seq_len):
        super().__init__()
        self.cache = torch.zeros(max_batch_size, max_seq_len, dim)
    def forward(self, x, start_pos):
        b, t, d = x.shape
        self.cache[:b, start_pos:start_pos + t] = x
        keys = self.cache[:b, :start_pos + t]
        return (x @ keys.transpose(1, 2)).softmax(dim=-1) @ keys`],
  ['tokens that are places of an image again, as sizes or letters say',
    `def f(x, H: int = 4, W: int = 5):
    B, N, C = x.shape
    image = x.transpose(1, 2).reshape(B, C, H, W)
    return image + rearrange(x, 'b (h w) c -> b c h w', h=H, w=W)`, { x: 'batch<3>, tokens<20>, d_in<8>' }],
  ['tokens of frames, which go to the batch and come back',
    `def f(x):
    y = rearrange(x, 'b (f n) d -> (b f) n d', f=3)
    weights = einsum('b i d, b j d -> b i j', y, y).softmax(dim=-1)
    return rearrange(einsum('b i j, b j d -> b i d', weights, y), '(b f) n d -> b (f n) d', f=3)`, { x: 'batch<3>, tokens<12>, d_in<8>' }],
  ['heads that go to the batch, come back, and go there again',
    `def f(x):
    t, b, h, d = x.shape
    y = x.reshape(t, b * h, d).view(t, b, h, d).view(t, b * h, d)
    return y.view(t, b, h * d)`, { x: 'tokens<5>, batch<3>, heads<2>, head_dim<7>' }],
  ['heads of queries in groups, each with the keys that it shares',
    `def f(q, k):
    q = rearrange(q, 'b (h g) n d -> b g h n d', g=2)
    weights = einsum('b g h n d, b h s d -> b g h n s', q, k).softmax(dim=-1)
    return einsum('b g h n s, b h s d -> b g h n d', weights, k)`, { q: 'batch<3>, heads<4>, tokens<5>, head_dim<6>', k: 'batch<3>, kv_heads<2>, tokens<5>, head_dim<6>' }],
  ['scores moved by a row of zeros, of which there are almost twice as many as tokens',
    `def f(x):
    b, h, t, s = x.shape
    padded = torch.cat([x.new_zeros(b, h, t, 1), x], dim=-1).view(b, h, s + 1, t)
    return padded[:, :, 1:].view_as(x)[:, :, :, :s // 2 + 1]`, { x: 'batch<3>, heads<2>, tokens<5>, positions<9>' }],
  ['distances of tokens, whole numbers, in scores',
    `def f(x):
    places = torch.arange(x.shape[2])
    slopes = torch.tensor([0.5, 0.25])[:, None, None]
    distances = places[None, :] - places[:, None]
    return (x @ x.transpose(-2, -1) + slopes * distances + distances).softmax(dim=-1)`, { x: 'batch<3>, heads<2>, tokens<5>, head_dim<4>' }],
  ['the largest score less each, of channels',
    `def f(x):
    energy = x @ x.transpose(1, 2)
    energy = torch.max(energy, -1, keepdim=True)[0].expand_as(energy) - energy
    return energy.softmax(dim=-1) @ x`, { x: 'batch<3>, channels<8>, places<6>' }],
  ['queries of a layer beside keys of none',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.q = nn.Linear(dim, dim)
    def forward(self, x):
        return (self.q(x) @ x.transpose(-2, -1)).softmax(dim=-1) @ x + self.q(x)`],
  ['all pairs, by repeating each token and all of them',
    `def f(x):
    n = x.shape[0]
    pairs = torch.cat([x.repeat_interleave(n, dim=0), x.repeat(n, 1)], dim=-1).view(n, n, 16)
    return torch.einsum('ij,jd->id', pairs.mean(dim=-1).softmax(dim=1), x)`, { x: 'tokens<5>, d_in<8>' }],
  ['a mask that is the same for all queries, as its 1 says', 'def f(scores, mask):\n    return scores.masked_fill(mask.unsqueeze(1).eq(0), -1e9).softmax(dim=-1)',
    { scores: 'batch<3>, heads<2>, tokens<5>, keys<7>', mask: 'batch<3>, 1, keys<7>' }],
  ['a bias of one head for all', 'def f(scores, bias):\n    return torch.max(scores + bias, torch.tensor(-1e9)).softmax(dim=-1)', { scores: 'batch<3>, heads<2>, tokens<5>, keys<7>', bias: 'batch<3>, heads<1>, tokens<5>, keys<7>' }],
  ['positions relative to each query, of which those are left that are there',
    `def f(scores, x):
    b, h, t, s = x.shape
    padded = torch.cat([x.new_zeros(b, h, t, 1), x], dim=-1).view(b, h, s + 1, t)
    return scores + padded[:, :, 1:].view_as(x)[:, :, :, :s // 2 + 1]`, { scores: 'batch<3>, heads<2>, tokens<5>, keys<5>', x: 'batch<3>, heads<2>, tokens<5>, positions<9>' }],
  ['scores moved by a row of zeros, where the axes are the outer ones',
    `def f(x):
    t, s, b, h = x.shape
    padded = torch.cat([x.new_zeros(t, 1, b, h), x], dim=1).view(s + 1, t, b, h)
    return padded[1:].view_as(x) + x`, { x: 'tokens<5>, keys<5>, batch<3>, heads<2>' }],
  ['keys of an image that is seen with a stride, and windows of it, of which nobody says the size',
    `class A(nn.Module):
    def __init__(self, dim, window_size, kv_stride):
        super().__init__()
        self.window = window_size
        self.k = nn.Conv2d(dim, dim, kernel_size=3, padding=1, stride=kv_stride)
    def forward(self, x):
        B, C, H, W = x.shape
        weights = (x.flatten(2).transpose(1, 2) @ self.k(x).flatten(2)).softmax(dim=-1)
        rows = x.permute(0, 2, 3, 1).reshape(B, H, W // self.window, self.window, C)
        return (rows @ rows.transpose(-2, -1)).softmax(dim=-1) @ rows, weights`],
  ['layers that nobody defines, by their names, and machines that share the work',
    `class A(nn.Module):
    def __init__(self, dim, num_heads):
        super().__init__()
        self.heads = num_heads // fs_init.get_model_parallel_world_size() // torch.distributed.get_world_size()
        self.norm, self.q_norm = common.ScaleNorm(dim), Qwen3RMSNorm(dim // self.heads)
        self.q, self.k = Linear(dim, dim), ColumnParallelLinear(dim, dim, bias=False, gather_output=False)
    def forward(self, x):
        b, t, d = x.shape
        q, k = [each(self.norm(x)).view(b, t, self.heads, d // self.heads).transpose(1, 2) for each in (self.q, self.k)]
        return self.q_norm(q) @ k.transpose(-2, -1)`],
  ['numbers of a config that nobody says, and the index of a layer',
    `class A(nn.Module):
    def __init__(self, config, layer_idx=None):
        super().__init__()
        self.layer, self.cap, self.theta = layer_idx, config.attn_logit_softcapping, config.rope_theta
        self.scale = config.query_pre_attn_scalar ** -0.5
        self.window = config.sliding_window if config.layer_types[layer_idx] == 'sliding' else None
        self.norm = nn.LayerNorm(config.hidden_size, eps=config.rms_norm_eps)
        if config.pretraining.tp > 1:
            self.scale = 1
    def forward(self, x):
        y = self.norm(x) * self.scale / float(self.layer + 1)
        if self.cap is not None:
            y = torch.tanh(y / self.cap) * self.cap
        return y * torch.cos(1 / self.theta ** torch.arange(y.shape[-1], dtype=torch.float32))`],
  ['a default of 2., which is a number',
    `class A(nn.Module):
    def __init__(self, dim, expansion_factor=2.):
        super().__init__()
        self.a = nn.Linear(dim, int(expansion_factor * dim))
    def forward(self, x):
        return 1. - self.a(x)`],
  ['ones in patterns of einops, and groups in what is repeated',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.cls = nn.Parameter(torch.randn(1, 1, dim))
    def forward(self, x, y, scores, mask):
        x = torch.cat((repeat(self.cls, '1 1 d -> b 1 d', b=x.shape[0]), x), dim=1)
        y = y.masked_fill(~rearrange(mask, 'b j -> b 1 1 j'), -1e9)
        return scores.masked_fill(~repeat(mask, 'b j -> (b h) () j', h=2), -1e9)`,
    { x: 'batch<3>, tokens<5>, d_in<8>', y: 'batch<3>, heads<2>, tokens<5>, keys<6>', scores: 'batch_heads<6>, tokens<5>, keys<6>', mask: 'batch<3>, keys<6>' }],
  ['scores by baddbmm, between what lies one place later',
    `def f(q, k, mask, image):
    image = torch.roll(image, shifts=(-1, -1), dims=(1, 2))
    k = torch.cat([k.new_zeros(3, 1, 4), k], dim=1)
    q = F.pad(q, (0, 0, 1, -1))
    s = torch.baddbmm(torch.empty(3, 5, 6), q, k.transpose(-1, -2), beta=0, alpha=0.5)
    s[..., ~torch.ones(5, 6).tril(1).bool()] = float('-inf')
    return F.softmax(input=s.masked_fill(~F.pad(mask, (1, 0), value=True)[:, None], -1e9), dim=-1) @ k`,
    { q: 'batch<3>, tokens<5>, head_dim<4>', k: 'batch<3>, keys<5>, head_dim<4>', mask: 'batch<3>, keys<5>', image: 'batch<3>, height<4>, width<6>, d_in<8>' }],
  ['a number that chooses between layers, and images of which fewer places are left',
    `class A(nn.Module):
    def __init__(self, in_channels, dimension=2):
        super().__init__()
        conv, pool = (nn.Conv1d, None) if dimension == 1 else (nn.Conv2d, nn.MaxPool2d(kernel_size=2))
        self.q = conv(in_channels, in_channels // 2, kernel_size=1)
        self.k = nn.Sequential(conv(in_channels, in_channels // 2, kernel_size=1), pool)
        nn.init.constant_(self.k[0].weight, 0)
    def forward(self, x):
        return self.q(x).flatten(2).transpose(1, 2) @ self.k(x).view(x.size(0), 4, 6)`, { x: 'batch<3>, channels<8>, height<5>, width<6>' }],
  ['keys of before beside the new ones',
    `class A(nn.Module):
    def forward(self, q, k, past_k):
        return q @ torch.cat([past_k, k], dim=2).transpose(-2, -1)`, { q: 'batch<3>, heads<2>, tokens<1>, head_dim<4>', k: 'batch<3>, heads<2>, tokens<1>, head_dim<4>', past_k: 'batch<3>, heads<2>, keys<6>, head_dim<4>' }],
  ['features that are scaled for each of several heads, by an equation',
    `class A(nn.Module):
    def __init__(self, dim, heads=2):
        super().__init__()
        self.gamma = nn.Parameter(torch.ones(heads, dim))
    def forward(self, x):
        q, k = torch.einsum('... d, h d -> ... h d', x, self.gamma).unbind(dim=-2)
        return torch.einsum('b i d, b j d -> b i j', q, k)`, { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['a mask that fits, with axes of 1 that are put in, and an own grid of a window',
    `class A(nn.Module):
    def __init__(self, window_size=7, heads=2):
        super().__init__()
        self.bias = nn.Embedding((2 * window_size - 1) ** 2, heads)
        grid = torch.stack(torch.meshgrid(torch.arange(window_size), torch.arange(window_size), indexing='ij'))
        grid = rearrange(grid, 'c i j -> (i j) c')
        self.places = (rearrange(grid, 'i ... -> i 1 ...') - rearrange(grid, 'j ... -> 1 j ...')).sum(dim=-1)
    def forward(self, scores, mask=None):
        if mask is not None:
            scores = scores.masked_fill(mask.unsqueeze(1).unsqueeze(2) == 0, -1e9)
        return scores + rearrange(self.bias(self.places), 'i j h -> h i j')`, { scores: 'batch<3>, heads<2>, tokens<49>, keys<49>' }],
  ['nn.MultiheadAttention, with masks of both kinds, of which the batch comes first or second',
    `class A(nn.Module):
    def __init__(self, d_model, nhead):
        super().__init__()
        self.own = nn.MultiheadAttention(d_model, nhead, dropout=0.1, batch_first=True)
        self.cross = nn.MultiheadAttention(embed_dim=d_model, num_heads=nhead, kdim=6, vdim=6)
    def forward(self, x, memory, src_mask=None, src_key_padding_mask=None):
        x = x + self.own(x, x, x, attn_mask=src_mask, key_padding_mask=src_key_padding_mask, need_weights=False)[0]
        y, weights = self.cross(query=x.transpose(0, 1), key=memory, value=memory)
        return y.transpose(0, 1), weights @ memory.transpose(0, 1)`, { x: 'batch<3>, tokens<5>, d_in<8>', memory: 'keys<7>, batch<3>, d_in<6>' }],
  ['keys and values of before, of which nobody says whether there are some',
    `class A(nn.Module):
    def forward(self, q, k, layer_past=None, past_key_value=None, use_cache=False):
        length = k.shape[-2]
        if layer_past is not None:
            length += layer_past[0].shape[-2]
            past_key, past_value = layer_past
            k = torch.cat((past_key, k), dim=-2)
        elif past_key_value is not None and length > 1:
            k, v = past_key_value.update(k, k, 0)
        present = (k, k) if use_cache else None
        return (q @ k.transpose(-2, -1)).softmax(dim=-1) @ k, present`, { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', k: 'batch<3>, heads<2>, tokens<5>, head_dim<4>' }],
  ['shared heads of which a view says no names, repeated by the program itself, and angles of a layer that nobody defines',
    `class A(nn.Module):
    def __init__(self, config):
        super().__init__()
        self.hd, self.groups = config.head_dim, config.num_attention_heads // config.num_key_value_heads
        self.q, self.k = nn.Linear(config.hidden_size, config.num_attention_heads * self.hd), nn.Linear(config.hidden_size, config.num_key_value_heads * self.hd)
        self.rotary = SomeRotaryEmbedding(self.hd)
    def forward(self, x, position_ids=None):
        shape = (*x.shape[:-1], -1, self.hd)
        q, k = self.q(x).view(shape).transpose(1, 2), self.k(x).view(shape).transpose(1, 2)
        cos, sin = self.rotary(k, seq_len=x.shape[1])
        cos = cos.squeeze(1).squeeze(0)[position_ids].unsqueeze(1)
        b, n, t, d = k.shape
        k = k[:, :, None, :, :].expand(b, n, self.groups, t, d).reshape(b, n * self.groups, t, d)
        return (q * cos) @ k.transpose(2, 3)`],
  ['inputs that a text says together, one that says its shape later, and sizes that have a name',
    `class A(nn.Module):
    def forward(self, q, k, nodes):
        """
        q, k: (b, h, n, d)
        nodes: what is looked at, of shape \`[n_nodes, in_features]\`.
        """
        shape = nodes.shape
        n, c = shape
        b, h, t, d = q.shape
        return torch.einsum('bhid,bhjd->bhij', q, k), nodes.view(n, c)`],
  ['states of recurrent layers, of one direction and of both',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.both, self.one = nn.GRU(dim, dim, bidirectional=True, batch_first=True), nn.LSTM(2 * dim, dim, batch_first=True)
        self.score = nn.Linear(dim, 1)
    def forward(self, x):
        x, _ = self.both(x)
        x, (hidden, cell) = self.one(x)
        return self.score(x).squeeze(2).softmax(dim=1).unsqueeze(1) @ x + hidden[-1].unsqueeze(1)`],
  ['a tuple that comes in, sizes that are compared and summed, and parts of a layer that have names',
    `class A(nn.Module):
    def __init__(self, dim, layers: int, image_size, ratio=16):
        super().__init__()
        self.h, self.w = image_size
        sizes = (dim, dim // ratio)
        self.split = nn.Linear(dim, sum(sizes))
        self.mlp = nn.Sequential(OrderedDict([('one', nn.Linear(sizes[1], dim)), ('two', nn.GELU())]))
        self.blocks = nn.Sequential(*[nn.LayerNorm(dim) for _ in range(layers)])
    def forward(self, inputs):
        query, key = inputs
        if query.shape[1:] == key.shape[1:]:
            key = key[:, :5]
        decay = 0.9 ** (torch.arange(self.h)[:, None] - torch.arange(self.h)[None]) * (torch.arange(self.h)[:, None] >= torch.arange(self.h)[None]).float()
        decay[decay != decay] = 0
        scale = torch.as_tensor(query.size(-1), dtype=query.dtype).sqrt()
        return self.mlp(self.split(query)[..., -sum((4,)):]) @ self.blocks(key).transpose(1, 2) / scale`],
  ['halves of features by einops, and tokens that look at their block and the one before',
    `class A(nn.Module):
    def __init__(self, dim, block_size=64):
        super().__init__()
        self.block_size = block_size
    def half(self, x):
        x1, x2 = rearrange(x, '... (j d) -> ... j d', j=2).unbind(dim=-2)
        return torch.cat((-x2, x1), dim=-1)
    def forward(self, x):
        b, t, d = x.shape
        freqs = torch.einsum('i, j -> i j', torch.arange(t), torch.arange(d // 2))
        x = x + self.half(x) * torch.cat((freqs, freqs), dim=-1).sin()
        pad = (self.block_size - t % self.block_size) % self.block_size
        y = F.pad(x, (0, 0, 0, pad)).view(b, -1, self.block_size, d)
        return y @ torch.cat([F.pad(y, (0, 0, 0, 0, 1, -1)), y], dim=2).transpose(-1, -2)`],
  ['a layer that comes in, of the one class beside it, whose mask is an object',
    `class Inner(nn.Module):
    def __init__(self, scale=None):
        super().__init__()
        self.scale = scale
    def forward(self, q, k, attn_mask):
        B, T, H, E = q.shape
        scores = torch.einsum('bthe,bshe->bhts', q, k)
        scores.masked_fill_(attn_mask.mask, -np.inf)
        return torch.softmax((self.scale or 1. / sqrt(E)) * scores, dim=-1)

class Outer(nn.Module):
    def __init__(self, attention, d_model, n_heads):
        super().__init__()
        self.inner, self.q, self.n_heads = attention, nn.Linear(d_model, d_model), n_heads
    def forward(self, x, attn_mask):
        b, t, _ = x.shape
        q = self.q(x).view(b, t, self.n_heads, -1)
        return self.inner(q, q, attn_mask)`],
  ['tokens that are learned, ids, the state before, a weight on the left, and the sides of an image',
    `class A(nn.Module):
    def __init__(self, dim, slots, vocab_size):
        super().__init__()
        self.I, self.v = nn.Parameter(torch.Tensor(1, slots, dim)), nn.Parameter(torch.FloatTensor(dim))
        self.q, self.rnn = nn.Linear(dim, dim), nn.GRU(dim, dim, batch_first=True)
        self.table = nn.Embedding(vocab_size, dim)
    def forward(self, x, ids, hidden, H, W):
        q = self.q(self.I.repeat(x.size(0), 1, 1))
        looked = (q @ x.transpose(1, 2)).softmax(dim=-1) @ x
        states, hidden = self.rnn(self.table(ids), hidden)
        scores = self.v.unsqueeze(0).expand(x.size(0), -1).unsqueeze(1) @ torch.tanh(states).transpose(1, 2)
        return looked, scores.softmax(dim=-1) @ states, x.transpose(1, 2).reshape(x.shape[0], x.shape[2], H, W)`],
  ['encoder and decoder layers of torch.nn, behind ids whose axes a text says',
    `class A(nn.Module):
    def __init__(self, ntoken: int, d_model: int, nhead: int):
        super().__init__()
        self.encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(d_model, nhead, 16), 2)
        self.decoder = nn.TransformerDecoderLayer(d_model, nhead)
        self.embedding = nn.Embedding(ntoken, d_model)
    def forward(self, src: Tensor, src_mask: Tensor = None) -> Tensor:
        """
            src: Tensor, shape \`\`[seq_len, batch_size]\`\`
        """
        src = self.embedding(src)
        memory = self.encoder(src, src_mask)
        return self.decoder(src, memory, tgt_mask=src_mask)`],
  ['a row and a column of means beside each other, and a method that is asked for',
    `class A(nn.Module):
    def __init__(self, inp, method):
        super().__init__()
        assert method in ['dot', 'general']
        self.pool_h, self.pool_w = nn.AdaptiveAvgPool2d((None, 1)), nn.AdaptiveAvgPool2d((1, None))
        self.conv = nn.Conv2d(inp, inp, kernel_size=1) if method == 'dot' else None
    def forward(self, x):
        n, c, h, w = x.size()
        y = self.conv(torch.cat([self.pool_h(x), self.pool_w(x).permute(0, 1, 3, 2)], dim=2))
        x_h, x_w = torch.split(y, [h, w], dim=2)
        return x * x_h.sigmoid() * x_w.permute(0, 1, 3, 2).sigmoid()`],
  ['queries that are learned, for attention of torch.nn, and a norm over channels of one place',
    `class A(nn.Module):
    def __init__(self, dim, num_heads, num_queries=16):
        super().__init__()
        self.queries = nn.Parameter(torch.randn(num_queries, dim))
        self.attn = nn.MultiheadAttention(dim, num_heads, batch_first=True)
        self.add = nn.Sequential(nn.Conv2d(dim, dim // 2, kernel_size=1), nn.LayerNorm([dim // 2, 1, 1]))
    def forward(self, x, key_padding_mask=None):
        q = self.queries.unsqueeze(0).expand(x.shape[0], -1, -1)
        out, weights = self.attn(q, x, x, key_padding_mask=key_padding_mask)
        return out, weights, self.add(x.mean(dim=1)[:, :, None, None])`],
];
for (const [name, source, stated] of forms)
  test(`${name}: read whole, and nothing is refused`, async () => {
    const { translation, checked } = await asked(source, stated ?? {});
    assert.deepEqual([...translation.unread], []);
    assert.ok(checked.passed, `${checked.output}\n${translation.text}`);
  });

test('attention of torch.nn takes the batch second, unless it is told otherwise, or is given what had it first', () => {
  const source = (options: string, before = ''): string => `class A(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.attn = nn.MultiheadAttention(dim, heads${options})
    def forward(self, x, mask=None):${before}
        return self.attn(x, x, x, attn_mask=mask)[0]`;
  const taken = (text: string): string => typed(translated(text).inputs[0]?.axes ?? []);
  assert.equal(taken(source('')), 'tokens<5>, batch<3>, d_in<8>');
  for (const text of [source(', batch_first=True'), source('', '\n        x = x.permute(1, 0, 2)')]) assert.equal(taken(text), 'batch<3>, tokens<5>, d_in<8>');
  assert.match(translated(source(', batch_first=True')).text, /softmax<keys>\(masked_fill\(scaled_scores<head_dim>/);
});

test('softmax along one number is refused, and what is given to a function is wrong where it is given', async () => {
  const one = await asked('def f(x):\n    return x.unsqueeze(1).softmax(dim=1)', { x: 'batch<3>, tokens<5>' });
  assert.match(one.refusal?.text ?? '', /^HU015/);
  const { refusal } = await asked('def merged(x):\n    return x.transpose(1, 2).flatten(2)\n\ndef f(q):\n    w = (q @ q.transpose(-2, -1)).softmax(dim=-2)\n    y = merged(w @ q)\n    return y', { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>' });
  assert.equal(refusal?.line, 6);
});

test('keys are as many as are read off them, beside axes that the query says; the batch is what softmax leaves alone', () => {
  const keys = 'class A(nn.Module):\n    def forward(self, query, key, value):\n        tgt_len, bsz, dim = query.size()\n        src_len = key.size(0)\n        return query';
  assert.deepEqual(translated(keys).inputs.map(({ axes }) => typed(axes)), ['tokens<5>, batch<3>, d_in<8>', 'keys<5>, batch<3>, d_in<8>', 'keys<5>, batch<3>, d_in<8>']);
  const energies = (dim: number): string => `class A(nn.Module):\n    def forward(self, hidden, outputs):\n        return torch.sum(hidden * outputs, dim=2).softmax(dim=${dim})`;
  assert.deepEqual([0, 1].map((dim) => typed(translated(energies(dim)).inputs[0]?.axes ?? [])), ['tokens<5>, batch<3>, d_in<8>', 'batch<3>, tokens<5>, d_in<8>']);
});

test('angles are looked up at the places that come in, and at none', async () => {
  const source = `def f(q, places=None):
    table = torch.arange(7, dtype=torch.get_default_dtype())[:, None] * torch.ones(1, 4)
    return q * table[:5][places].unsqueeze(1)`;
  for (const places of ['', 'batch<3>, tokens<5>']) {
    const { translation, checked } = await asked(source, { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', ...(places === '' ? {} : { places }) });
    assert.deepEqual([...translation.unread], []);
    assert.ok(checked.passed, checked.output);
  }
});

test('a number that nobody says is no size', () => {
  const { unread } = translated('class A(nn.Module):\n    def __init__(self, config):\n        self.rows = config.n_blocks_x\n    def forward(self, x):\n        return x.view(self.rows, -1)');
  assert.equal(unread.get(5), 'nothing says what n_blocks_x is');
});

/** The same with a mistake, which is still one. */
const mistaken: [name: string, source: string, code: string, line: number, stated: Record<string, string>][] = [
  ['heads that go to the batch with the tokens', 'def f(x):\n    return x.view(3 * 2, 5, 4)', 'HU010', 2, { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['what goes to the batch as heads, and comes back as tokens', 'def f(x):\n    y = x.transpose(1, 2).reshape(6, 5, 4)\n    return y.view(3, 5, 8)', 'HU010', 3, { x: 'batch<3>, tokens<5>, heads<2>, head_dim<4>' }],
  ['a view in place of a transpose, with no row of zeros', 'def f(x):\n    return x.view(3, 4, 5)', 'HU010', 2, { x: 'batch<3>, tokens<5>, keys<4>' }],
  ['tokens that have an order, normalised over', 'def f(x):\n    return F.normalize(x, dim=1)', 'HU029', 2, { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['tokens that go to the features', 'def f(x):\n    return x.reshape(3, 5, 8)', 'HU010', 2, { x: 'batch<3>, tokens<10>, d_in<4>' }],
  ['weights over those that look, of all pairs that were repeated',
    `def f(x):
    pairs = torch.cat([x.repeat_interleave(5, dim=0), x.repeat(5, 1)], dim=-1).view(5, 5, 16)
    return torch.einsum('ij,jd->id', pairs.mean(dim=-1).softmax(dim=0), x)`, 'HU015', 3, { x: 'tokens<5>, d_in<8>' }],
  ['weights over the queries, of all pairs', 'def f(q, k, v):\n    features = q.unsqueeze(2) + k.unsqueeze(1)\n    return features.mean(dim=-1).softmax(dim=1) @ v', 'HU015', 3,
    { q: 'batch<3>, tokens<5>, d_in<4>', k: 'batch<3>, tokens<5>, d_in<4>', v: 'batch<3>, tokens<5>, d_in<4>' }],
];
for (const [name, source, code, line, stated] of mistaken) test(`${name}: ${code}`, () => isRefused(source, code, line, stated));

test('what is not understood stays grey', async () => {
  for (const [source, line] of [
    // Which part of another shape goes where is not known.
    ['def f(x):\n    y = torch.zeros(3, 5)\n    y[:, 0] = x.sum(dim=2)\n    return y', 3],
    // What is joined has other sizes beside those that it is joined along.
    ['def f(x):\n    return torch.cat((x, x[:1]), dim=2)', 2],
    ['def f(x):\n    return x + unheard_of(x)', 2],
    ['class A(nn.Module):\n    def __init__(self):\n        super().__init__()\n        self.conv = nn.ConvTranspose1d(8, 8, kernel_size=3)\n    def forward(self, x):\n        return x', 4],
  ] as const) {
    const { translation, refusal } = await asked(source, { x: 'batch<3>, tokens<5>, d_in<8>' });
    assert.deepEqual([...translation.unread.keys()].slice(0, 1), [line], source);
    assert.equal(refusal, undefined);
  }
});

test('a return that was not read gives something, and nobody knows what', () => {
  const { unread } = translated('def g(x):\n    return unheard_of(x)\ndef f(x):\n    y = g(x)\n    if y is None:\n        return x\n    return x * 2', {}, { x: axesIn('tokens<5>, d_in<4>') ?? [] });
  assert.deepEqual([...unread.keys()].sort(), [2, 4]);
});

test('of branches that nobody knows to be taken, each is read', async () => {
  const source = (dim: number): string => `def f(scores, values):
    if hasattr(F, 'scaled_dot_product_attention'):
        out = scores
    else:
        out = scores.softmax(dim=${dim}) @ values
    return out`;
  const stated = { scores: 'tokens<4>, keys<4>', values: 'keys<4>, d_in<3>' }, wrong = await asked(source(0), stated), right = await asked(source(1), stated);
  assert.equal(wrong.refusal?.text.slice(0, 5), 'HU015');
  assert.equal(wrong.refusal?.line, 5);
  assert.ok(right.checked.passed && right.translation.unread.size === 0, right.checked.output);
});

test('what is not read leaves unknown what it sets, and nothing else', () => {
  const { unread } = translated('def f(x, n=3):\n    y = torch.linalg.vander(x, n, dim=n)\n    z = x * n\n    return z', {}, { x: axesIn('tokens<5>, d_in<4>') ?? [] });
  assert.deepEqual([...unread.keys()], [2]);
});

test('comments say axes, and other words in brackets do not', () => {
  const roles = (comment: string): string => (rolesOf(axesSaid(comment) ?? [])).map((each) => each ?? '1').join(' ');
  for (const [comment, said] of [
    ['(batch, tokens, features)', 'batch tokens d_in'], ['(queries, keys), both 4', 'tokens keys'], ['meant as (height, width, channels)', 'height width channels'],
    ['(B, nh, T, hs) x (B, nh, hs, T) -> (B, nh, T, T)', 'batch heads tokens keys'], ['B, T, C', 'batch tokens d_in'], ['[batch, 1, 1, keys]', 'batch 1 1 keys'],
    ['token embeddings of shape (b, t, n_embd)', 'batch tokens d_in'], ['(heads x batch, keys)', 'batch_heads keys'], ['one per pair: what it turns by', 'pairs'],
    ['(a quarter goes to padding)', ''], ['(optional)', ''], ['re-assemble all head outputs side by side', ''], ['key, query, value projections for all heads, but in a batch', ''],
    ['seems slow (see the paper, 3)', ''], ['(', ''], ['', ''],
  ] as const) assert.equal(roles(comment), said, comment);
  assert.deepEqual(rolesOf(axesSaidOf('x', 'x is (batch, features, 1), not (tokens)') ?? []), ['batch', 'd_in', undefined]);
  assert.equal(axesSaidOf('y', 'x is (batch, features)'), undefined);
  assert.equal(madeFor('made for the features'), 'd_in');
  assert.equal(madeFor('for the sake of speed'), undefined);
});

test('a comment of another rank or of other words changes nothing, and one in another order is refused', async () => {
  const source = (comment: string): string => `x = torch.randn(2, 3, 4)  # (batch, tokens, features)\ny = x.transpose(1, 2)  # ${comment}\nprint(y.softmax(dim=1))`;
  for (const comment of ['(batch, tokens)', '(the features first, then tokens)', '(batch, dim, seq)']) assert.ok((await asked(source(comment))).checked.passed, comment);
  const { refusal } = await asked(source('(batch, tokens, features)'));
  assert.equal(refusal?.text.slice(0, 5), 'HU033');
  assert.equal(refusal?.line, 2);
});

test('a script names what it makes, and the reader may say more', () => {
  const source = 'fused = torch.randn(5, 12)\nq = fused.view(5, 2, 3, 2)[:, :, 0]';
  assert.deepEqual(translated(source).inputs.map(({ name, axes }) => `${name}: ${typed(axes)}`), ['fused: tokens<5>, d_in<12>']);
  const stated = 'tokens<5>, heads<2> x parts<3> x head_dim<2>', { inputs, text } = translated(source, {}, { fused: axesIn(stated) ?? [] });
  assert.equal(typed(inputs[0]?.axes ?? []), stated);
  assert.match(text, /split<\w+, heads<2>, parts<3>, head_dim<2>>/);
});

test('what is not read is grey, with all that needs it, and is refused nowhere', async () => {
  const source = 'def f(x):\n    y = torch.linalg.pinv(x)\n    z = y + x\n    w = x * 2\n    return w';
  const { translation, checked, refusal } = await asked(source, { x: 'tokens<5>, d_in<4>' });
  assert.deepEqual([...translation.unread.keys()], [2, 3]);
  assert.equal(translation.unread.get(3), 'torch.linalg.pinv is not read yet');
  assert.ok(checked.passed && refusal === undefined);
  assert.match(summaryOf(translation, checked, refusal), /headsup refuses none of these\. The grey ones were not looked at\.$/);
});

test('a function of a plain number is that function', () => {
  for (const [written, value] of [['math.sqrt(9.0)', 3], ['math.exp(0.0)', 1], ['math.tanh(0.0)', 0]] as const) {
    const { text } = translated(`def f(x):\n    return x * ${written}`, {}, { x: axesIn('tokens<4>, d_in<3>') ?? [] });
    assert.match(text, new RegExp(`\\* ${String(value).replace('.', '\\.')}(?:\\.0*)?f?\\b`), `${written}: ${text}`);
  }
});

test('axes that PyTorch lines up by place, and that are others, are no sum', async () => {
  const { translation } = await asked('def f(x, bias):\n    return x + bias', { x: 'batch<3>, tokens<5>', bias: 'batch<5>' });
  assert.match(translation.unread.get(2) ?? '', /lines up tokens<5> with batch<5>/);
});

test('the first program shows a refusal in the words of PyTorch', async () => {
  const { refusal } = await asked(begin);
  assert.equal(refusal?.text.slice(0, 5), 'HU015');
  const line = begin.split('\n').findIndex((each) => each.includes('softmax(')) + 1;
  assert.equal(refusal?.inPyTorch, `softmax(…, dim=-1) in line ${line}: over the keys`);
});

test('a fix in PyTorch has the names of the program', async () => {
  const source = (split: string, merge: string): string => `class A(nn.Module):
    def __init__(self, dim, n_head):
        super().__init__()
        self.n_head = n_head
        self.q = nn.Linear(dim, dim)
    def forward(self, x):
        B, T, C = x.shape
        q = self.q(x)${split}
        y = (q @ q.transpose(-2, -1)).softmax(dim=-1) @ q
        return y${merge}
`;
  const split = '.view(B, T, self.n_head, C // self.n_head).transpose(1, 2)', merge = '.transpose(1, 2).reshape(B, T, C)';
  assert.equal((await asked(source('.view(B, self.n_head, T, C // self.n_head)', merge))).refusal?.inPyTorch, split);
  assert.equal((await asked(source(split, '.contiguous().view((B, T, C))'))).refusal?.inPyTorch, merge);
  assert.equal((await asked(source(split, '.reshape(x.shape)'))).refusal?.inPyTorch, '.transpose(-3, -2).flatten(-2)');
  assert.equal((await asked(source(split, merge))).refusal, undefined);
});

test('an axis of which the program writes the size is not taken for the batch', async () => {
  const source = (seen: string): string => `class A(nn.Module):
    def __init__(self, dim, num_heads):
        super().__init__()
        self.num_heads = num_heads
        self.qkv = nn.Linear(dim, dim * 3)
    def forward(self, x):
        B, N, C = x.shape
        q, k, v = self.qkv(x)${seen}.unbind(0)
        return (q @ k.transpose(-2, -1)).softmax(dim=-1) @ v
`;
  const right = await asked(source('.reshape(B, N, 3, self.num_heads, C // self.num_heads).permute(2, 0, 3, 1, 4)'));
  assert.ok(right.checked.passed && right.translation.unread.size === 0, right.checked.output);
  const { refusal } = await asked(source('.reshape(3, B, self.num_heads, N, C // self.num_heads)'));
  assert.match(refusal?.text ?? '', /^HU010.* cannot be read as \(qkv<3>, batch<7>, heads<2>, tokens<5>, head_dim<4>\)/);
});

/** What a fix moves by name, in methods that go by place. */
const movesSaid: [name: string, source: string, said: string, stated: Record<string, string>][] = [
  ['two axes that are seen as exchanged', 'def f(q, k):\n    b, h, t, d = k.shape\n    return q @ k.reshape(b, h, d, t)', '.transpose(2, 3)',
    Object.fromEntries(['q', 'k'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<4>']))],
  ['weights that are transposed', 'def f(scores, v):\n    return scores.softmax(dim=-1).transpose(-2, -1) @ v', 'scores.softmax(dim=-1) @ v',
    { scores: 'batch<3>, heads<2>, tokens<5>, keys<5>', v: 'batch<3>, heads<2>, keys<5>, head_dim<4>' }],
  ['heads that attend', 'def f(x):\n    b, n, c = x.shape\n    q = x.view(b, n, 2, c // 2)\n    return (q @ q.transpose(-2, -1)).softmax(dim=-1) @ q', '.transpose(1, 2) where heads are split off: they stand before the tokens', { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['heads that are split off as the features of each', 'def f(x):\n    b, n, c = x.shape\n    y = x.view(b, n, 2, c // 2).transpose(1, 2)\n    y = y.transpose(1, 2).flatten(2)\n    return y.view(b, n, c // 2, 2).transpose(1, 3)', '.unflatten(…, (heads, head_dim))', { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['a mask of what may be seen', "def f(scores):\n    past = torch.tril(torch.ones(5, 5)).bool()\n    return scores.masked_fill(past, float('-inf'))", '~past', { scores: 'batch<3>, tokens<5>, keys<5>' }],
  ['scores by the root of another size, looked up at the tensor', 'def f(q, k):\n    return q @ k.transpose(-2, -1) / math.sqrt(q.size(-2))', '/ q.size(-1) ** 0.5', Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<4>']))],
  ['the same by an equation, from the left, behind a mask', "def f(q, k, v):\n    return q.size(-2) ** -0.5 * torch.einsum('bhid,bhjd->bhij', q, k).masked_fill(torch.ones(5, 5).triu(1).bool(), -1e9)", '/ q.size(-1) ** 0.5', Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<4>']))],
  ['a mask of what may be seen, made of numbers', "def f(scores):\n    past = torch.tril(torch.ones(5, 5))\n    return scores.masked_fill(past == 1, float('-inf'))", 'past == 0', { scores: 'batch<3>, tokens<5>, keys<5>' }],
  ['scores by the root of another size, looked up at the other side', 'def f(q, k):\n    return q @ k.mT / k.shape[1] ** 0.5', '/ k.shape[-1] ** 0.5', Object.fromEntries(['q', 'k'].map((name) => [name, 'batch<3>, tokens<5>, head_dim<4>']))],
  ['later queries than keys, in a mask with axes of its own', "def f(scores):\n    n, m = scores.size(-2), scores.size(-1)\n    later = torch.triu(torch.ones(n, m), diagonal=1).bool()\n    return scores.masked_fill(later[None, :, :], float('-inf'))", 'torch.triu(…, diagonal=1 + m - n)', { scores: 'batch<3>, tokens<5>, keys<12>' }],
  ['the same of what may be seen, added', "def f(scores):\n    n, m = scores.size(-2), scores.size(-1)\n    return scores + torch.triu(torch.full((n, m), float('-inf')), diagonal=1)[None]", 'torch.triu(…, diagonal=1 + m - n)', { scores: 'batch<3>, tokens<5>, keys<12>' }],
  ['softmax over the examples', 'def f(x):\n    return x.softmax(dim=0)', 'dim=-1', { x: 'batch<3>, memories<6>' }],
  ['weights over the queries, of which heads go to the batch', 'def f(q, k, v):\n    w = (q @ k.transpose(-2, -1)).softmax(dim=2)\n    return w.view(6, 5, 5) @ v.reshape(6, 5, 4)', 'softmax(…, dim=-1) in line 2: over the keys', Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<4>']))],
];
for (const [name, source, said, stated] of movesSaid)
  test(`${name}: the fix goes by place`, async () => {
    const { refusal } = await asked(source, stated);
    assert.equal(refusal?.inPyTorch, said, `${refusal?.text}; ${refusal?.fix}`);
  });

/** An equation of einsum with a mistake, its line, and the one that is shown in its place. */
const equations: [name: string, source: string, wrong: string, right: string, stated: Record<string, string>][] = [
  ['weights summed over the queries', "def f(scores, v):\n    w = scores.softmax(dim=-1)\n    return torch.einsum('bhij,bhid->bhjd', w, v)", 'bhij,bhid->bhjd', 'bhij,bhjd->bhid', { scores: 'batch<3>, heads<2>, tokens<5>, keys<5>', v: 'batch<3>, heads<2>, keys<5>, head_dim<4>' }],
  ['the same of values that are tokens', "def f(q, k, v):\n    w = torch.einsum('bhid,bhjd->bhij', q, k).softmax(dim=-1)\n    return torch.einsum('bhij,bhid->bhjd', w, v)", 'bhij,bhid->bhjd', 'bhij,bhjd->bhid',
    Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<5>']))],
  ['keys that are not transposed', "def f(q, k):\n    return torch.einsum('bhid,bhde->bhie', q, k)", 'bhid,bhde->bhie', 'bhid,bhed->bhie', { q: 'batch<3>, heads<2>, tokens<4>, head_dim<4>', k: 'batch<3>, heads<2>, tokens<4>, head_dim<4>' }],
  ['keys that are transposed already', "def f(q, k):\n    return torch.einsum('bid,bjd->bij', q, k)", 'bid,bjd->bij', 'bid,bdj->bij', { q: 'batch<3>, tokens<5>, d_in<4>', k: 'batch<3>, d_in<4>, keys<4>' }],
  ['one axis under two letters', "def f(weight, x):\n    return torch.einsum('oi,j->o', weight, x)", 'oi,j->o', 'oi,i->o', { weight: 'd_out<2>, d_in<3>', x: 'd_in<3>' }],
];
for (const [name, source, wrong, right, stated] of equations)
  test(`${name}: another equation is shown, and is refused nowhere`, async () => {
    const { refusal } = await asked(source, stated), line = source.split('\n').findIndex((each) => each.includes(wrong)) + 1;
    assert.equal(refusal?.line, line);
    assert.equal(refusal?.inPyTorch, `einsum('${right}', …)`, `${refusal?.text}; ${refusal?.fix}`);
    const { checked, translation } = await asked(source.replace(wrong, right), stated);
    assert.ok(checked.passed, `${checked.output}\n${translation.text}`);
    assert.deepEqual([...translation.unread], []);
  });

/** Attention of one head, with lines of its own before the softmax. */
const withLines = (parameters: string, ...lines: string[]): string => ['import torch', 'import torch.nn as nn', '', 'class Head(nn.Module):', '    def __init__(self, d, use_scale=False):', '        super().__init__()',
  '        self.q, self.k, self.v = nn.Linear(d, d), nn.Linear(d, d), nn.Linear(d, d)', '        self.scaled = use_scale', '', `    def forward(self, x${parameters}):`, '        b, t, d = x.shape',
  '        scores = self.q(x) @ self.k(x).transpose(1, 2) / d**0.5', ...lines.map((line) => `        ${line}`), '        return scores.softmax(dim=-1) @ self.v(x)', ''].join('\n');

test('a mask that may be left out is given, and what is done with it is read', async () => {
  const lines = ['if mask is not None:', "    scores = scores.masked_fill(mask == 0, float('-inf'))"];
  const { translation, checked } = await asked(withLines(', mask=None', ...lines));
  assert.deepEqual([...translation.unread], []);
  assert.ok(checked.passed && translation.text.includes('masked_fill'), translation.text);
  const wrong = await asked(withLines(', mask=None', ...lines, '    scores = scores.softmax(dim=1)').replace('scores.softmax(dim=-1) @', 'scores @'));
  assert.ok(!wrong.checked.passed && wrong.translation.from[(wrong.checked.finding?.places[0]?.line ?? 0) - 1] !== 0, wrong.translation.text);
});

/** Attention over what another sequence says, if there is one. */
const across = `class Across(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.q, self.k, self.v = nn.Linear(dim, dim), nn.Linear(dim, dim), nn.Linear(dim, dim)

    def forward(self, x, memory=None, mask: Optional[Tensor] = None, scaled: Optional[bool] = None, unused=None):
        b, t, d = x.shape
        if scaled is None:
            scaled = True
        memory = memory if memory is not None else x
        scores = self.q(x) @ self.k(memory).transpose(1, 2)
        if mask is not None:
            groups = mask.shape[0]
            scores = scores.view(b // groups, groups, t, -1) + mask.unsqueeze(0)
            scores = scores.view(b, t, -1)
        return scores.softmax(dim=-1) @ self.v(memory)
`;
const fieldsOf = ({ inputs }: Translation): string[] => inputs.map(({ name, axes, unsaid = '' }) => [name, typed(axes), unsaid].filter((each) => each !== '').join(' '));

test('each tensor that may come in has a field, and one that may be left out and fits nothing is taken as None', async () => {
  const { translation, checked } = await asked(across);
  assert.deepEqual(fieldsOf(translation), ['x batch<3>, tokens<5>, d_in<8>', 'memory None', 'mask None']);
  assert.deepEqual([...translation.notes], [[6, 'memory and mask are taken as None, unless axes are said above']]);
  assert.deepEqual([...translation.unread.keys()], [13, 14, 15]);
  assert.ok(checked.passed, checked.output);
  const said = await asked(across, { memory: 'batch<3>, keys<7>, d_in<8>', mask: 'batch<3>, tokens<5>, keys<7>' });
  assert.deepEqual([...said.translation.unread], []);
  assert.equal(said.translation.notes.size, 0);
  assert.ok(said.checked.passed, `${said.checked.output}\n${said.translation.text}`);
  assert.match(said.translation.text, /tensor<bool, batch<3>, tokens<5>, keys<7>> const& mask_/);
});

test('what contradicts a guess does not stop PyTorch: the reader is asked', async () => {
  const must = across.replace(/mask: [^,]*,/, 'mask,').replace('if mask is not None', 'if True');
  const { translation } = await asked(must);
  assert.match(translation.unread.get(14) ?? '', /: what is guessed of x and mask does not fit; say the axes above$/);
  const { unread } = translated('def f(x):\n    return x.view(7, 7)', {}, { x: axesIn('tokens<5>, d_in<4>') ?? [] });
  assert.equal(unread.get(2), '20 numbers are not [7, 7]: PyTorch stops here too');
});

test('of what is only followed by its sizes the line is grey, and does not count as read', async () => {
  const { translation, checked, refusal } = await asked(withLines('', 'places = torch.arange(t)', 'table = self.table(places[:, None] - places[None])', 'scores = scores + table.permute([2, 0, 1])').replace('        self.scaled', '        self.table = nn.Embedding(9, 3)\n        self.scaled'));
  assert.deepEqual([translation.taken, [...translation.unread.keys()]], [[15, 16], []]);
  assert.equal(translation.notes.get(16), 'taken as given');
  assert.ok(checked.passed, checked.output);
  assert.match(summaryOf(translation, checked, refusal), /^(\d+) of \d+ lines were read, 2 taken as given; headsup refuses none of these/);
});

test('of an option both choices are read, and the usual one goes on', async () => {
  const lines = (dim: number): string => withLines(', causal=False', 'if causal:', `    scores = scores.softmax(dim=${dim}) @ self.v(x)`, 'if self.training:', '    scores = scores * 2', 'elif not self.scaled:', '    scores = scores * 3');
  const right = await asked(lines(-1)), wrong = await asked(lines(1));
  assert.deepEqual([...right.translation.unread], []);
  assert.ok(right.checked.passed, right.checked.output);
  assert.match(right.translation.text, /\* 2\.0f[^]*\* 3\.0f/);
  assert.equal(wrong.refusal?.text.slice(0, 5), 'HU015');
  assert.equal(wrong.refusal?.line, 14);
});

test('what is not reached is grey, and is not counted as read', async () => {
  const { translation, checked } = await asked(withLines('', 'if d < 3:', '    scores = scores.frobnicate(7)', 'else:', '    scores = scores * 1'));
  assert.deepEqual([...translation.unread], [[14, 'it does not run with these sizes and options']]);
  assert.match(summaryOf(translation, checked, undefined), /^\d+ of \d+ lines were read; headsup refuses none of these/);
});

test('helpers that many programs bring are known where they are left out, and products of matrices take no batch', async () => {
  const shared = await asked(`class Attention(nn.Module):
    def __init__(self, dim, n_heads, n_kv_heads):
        super().__init__()
        self.n_heads, self.n_kv_heads, self.head_dim = n_heads, n_kv_heads, dim // n_heads
        self.wq = nn.Linear(dim, n_heads * self.head_dim)
        self.wk = nn.Linear(dim, n_kv_heads * self.head_dim)

    def forward(self, x, context=None):
        b, t, _ = x.shape
        context = default(context, x)
        q = self.wq(x).view(b, t, self.n_heads, self.head_dim).transpose(1, 2)
        k = self.wk(context).view(b, t, self.n_kv_heads, self.head_dim).transpose(1, 2)
        k = repeat_kv(k, self.n_heads // self.n_kv_heads)
        return (q @ k.transpose(2, 3)).softmax(dim=-1)
`);
  assert.deepEqual([shared.translation.unread.size, shared.refusal, shared.checked.passed], [0, undefined, true]);
  assert.match(shared.translation.text, /repeat_interleave<kv_heads, heads<\d>>/);
  const graph = await asked(`class Graph(nn.Module):
    def __init__(self, in_features, out_features):
        super().__init__()
        self.W = nn.Parameter(torch.empty(size=(in_features, out_features)))
    def forward(self, h, adj):
        Wh = torch.mm(h, self.W)
        e = torch.matmul(Wh, Wh.T)
        return torch.matmul(F.softmax(torch.where(adj > 0, e, -9e15 * torch.ones_like(e)), dim=1), Wh)
`);
  assert.deepEqual([graph.translation.unread.size, graph.refusal, graph.checked.passed], [0, undefined, true], graph.refusal?.text);
  assert.match(graph.translation.text, /tensor<float, tokens<5>, d_in<8>> const& h_/);
});

test('axes are typed as roles with sizes, each once', () => {
  assert.equal(listed(axesIn('batch<3>,tokens <5> , d_in< 12 >') ?? []), 'batch<3>, tokens<5>, d_in<12>');
  assert.equal(typed(axesIn('batch<3>, 1, 1, keys<5>') ?? []), 'batch<3>, 1, 1, keys<5>');
  for (const text of ['', '1', 'tokens', 'tokens<0>', 'tokens<5>, tokens<5>', 'tokens<5>;', '<5>']) assert.equal(axesIn(text), undefined, text);
});

test('any text is read without an end in an error', () => {
  for (let at = 0; at < begin.length; at += 7) {
    translated(begin.slice(0, at));
    translated(begin.slice(0, at) + begin.slice(at + 5));
  }
  const scripts = join(root, 'docs/errors/pytorch');
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.py'))) {
    const source = readFileSync(join(scripts, file), 'utf8');
    for (let at = 0; at < source.length; at += 61) {
      translated(source.slice(0, at));
      translated(source.slice(0, at) + source.slice(at + 5));
    }
  }
  for (const text of ['return 1', 'x = torch.ones(3).view(', 'x = torch.randn(2, 0).view(0, 7)', 'x.masked_fill()', '', '(', 'x = ', 'class A:\n  def f(', 'def f(x):\n  return f(x)', 'for i in range(3):\n  y = i', '\u0000', 'a = [b for', '*x']) {
    statementsOf(text);
    translated(text);
  }
});

test('the roles that need no declaration are those of headsup', () => {
  const roles = [...readFileSync(join(root, 'include/headsup/axes/roles.hpp'), 'utf8').replace(/namespace headsup_image \{[^]*?\n\}  \/\/ namespace headsup_image/, '').matchAll(/struct (\w+) : axis</g)].map(([, role]) => role as string);
  const { text } = translated('def f(x):\n    return x', {}, { x: roles.map((role, i) => ({ role, size: i + 2 })) });
  assert.ok(roles.length > 10 && !text.includes('struct'), text);
});

test('a layer that takes the batch second is told so where the batch stands first', async () => {
  for (const [layer, call] of [['MultiheadAttention', 'self.layer(x, x, x)[0]'], ['TransformerEncoderLayer', 'self.layer(x)']]) {
    const source = `class A(nn.Module):\n    def __init__(self):\n        super().__init__()\n        self.layer = nn.${layer}(12, 3)\n    def forward(self, x):\n        return ${call}`;
    const { refusal } = await asked(source, { x: 'batch<2>, tokens<5>, d_in<12>' });
    assert.equal(refusal?.inPyTorch, 'batch_first=True where the layer is made', layer);
    assert.equal((await asked(source.replace('12, 3)', '12, 3, batch_first=True)'), { x: 'batch<2>, tokens<5>, d_in<12>' })).refusal, undefined);
  }
});

test('keys and values of the first Transformer have as many places', async () => {
  const source = 'class A(nn.Module):\n    def forward(self, q, k, v, mask=None):\n        b, len_q, _ = q.size()\n        b, len_k, _ = k.size()\n        b, len_v, _ = v.size()\n        return (q @ k.transpose(1, 2)).softmax(dim=-1) @ v';
  const { translation, refusal } = await asked(source);
  assert.equal(refusal, undefined);
  assert.deepEqual([...translation.unread], []);
});
