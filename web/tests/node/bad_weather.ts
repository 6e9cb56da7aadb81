// What can go wrong between the page and its compiler: a way that breaks off, and a compiler that crashes.

import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { CompilerClient, Stopped } from '../../src/compiler/client.ts';
import { download } from '../../src/compiler/download.ts';
import type { FromWorker, ToWorker } from '../../src/compiler/messages.ts';

Object.assign(globalThis, { KEPT: {}, document: { baseURI: 'http://host/a/folder/' } });

const content = Uint8Array.from({ length: 3_000_000 }, (_, i) => (i * 7919 >> 3) ^ i);
const zipped = gzipSync(content);

interface Host {
  /** Bytes of each answer before the connection ends; the last holds for all that follow. */
  breaksAfter: number[];
  knowsRanges: boolean;
}

async function hosted({ breaksAfter, knowsRanges }: Host, use: (url: URL, ranges: string[]) => Promise<void>): Promise<void> {
  const ranges: string[] = [];
  let answers = 0;
  const server: Server = createServer((request, response) => {
    const range = request.headers.range ?? '';
    ranges.push(range);
    const from = knowsRanges ? Number(/bytes=(\d+)-/.exec(range)?.[1] ?? 0) : 0;
    const part = zipped.subarray(from);
    const length = breaksAfter[Math.min(answers++, breaksAfter.length - 1)] as number;
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': part.length });
    response.write(part.subarray(0, length), () => { if (length < part.length) response.destroy(); });
    if (length >= part.length) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/compiler/some.tar.gz`), ranges);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

for (const knowsRanges of [true, false]) {
  test(`a download that breaks off goes on, from a host that ${knowsRanges ? 'sends parts' : 'sends whole files alone'}`, async () => {
    const half = zipped.length >> 1;
    await hosted({ breaksAfter: [half >> 1, knowsRanges ? half >> 2 : half, Infinity], knowsRanges }, async (url, ranges) => {
      let arrived = 0;
      const came = new Uint8Array(await (await download(url, (bytes) => { arrived += bytes; })).arrayBuffer());
      assert.ok(Buffer.from(came).equals(content));
      assert.equal(arrived, zipped.length, 'each byte is told once');
      assert.equal(ranges.length, 3);
      assert.equal(ranges[0], '');
    });
  });
}

test('a download that never goes on fails', async () => {
  await hosted({ breaksAfter: [1000, 0], knowsRanges: true }, async (url, ranges) => {
    await assert.rejects(async () => (await download(url)).arrayBuffer());
    assert.equal(ranges.length, 3);
  });
});

/** A compiler that crashes for every text that says so, with what it precompiled or always. */
class CrashingWorker extends EventTarget {
  static readonly started: boolean[] = [];
  private precompiled = true;

  postMessage(message: ToWorker): void {
    if ('start' in message) {
      this.precompiled = message.start.precompiled;
      CrashingWorker.started.push(this.precompiled);
      this.say({ ready: true });
      return;
    }
    const { id, request: { text } } = message;
    const crashes = text === 'always' || (text === 'precompiled' && this.precompiled);
    this.say(crashes ? { id, failed: 'RuntimeError: unreachable' } : { id, checked: { passed: true, finding: null, more: 0, output: '', seconds: 0 } });
  }

  terminate(): void {}

  private say(data: FromWorker): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

test('a compiler that crashes is started again without what it had precompiled, and the page says so', async () => {
  Object.assign(globalThis, { Worker: CrashingWorker });
  const client = new CompilerClient();
  assert.ok((await client.check('right')).passed);
  assert.equal(client.remark, '');
  assert.ok((await client.check('precompiled')).passed, 'it is answered all the same');
  assert.deepEqual(CrashingWorker.started, [true, false]);
  assert.match(client.remark, /crashed, and was started again in a slower way/);
  await assert.rejects(client.check('always'), (error: unknown) => error instanceof Stopped && /crashed on this program/.test(error.message));
  assert.match(client.remark, /crashed/, 'what has no answer is no news');
  assert.ok((await client.check('right')).passed, 'what is right is answered afterwards');
  assert.equal(client.remark, '', 'and the crash is over');
  assert.deepEqual(CrashingWorker.started, [true, false, false]);
});
