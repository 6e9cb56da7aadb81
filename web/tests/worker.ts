// The page's worker in a thread of this process: the same bundle, on the same files, with a fetch that reads them from the
// disk. Like a browser, Node.js compiles Clang once for all threads.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';
import type { Answer, FromWorker, Request, ToWorker } from '../src/compiler/messages.ts';

declare const ROOT: string;
export const root = ROOT;
export const site = join(root, 'build/site');

export class Worker_ {
  private static readonly started_: Promise<Worker_>[] = [];
  private readonly thread = new Thread(join(root, 'web/tests/worker_thread.mjs'), { workerData: pathToFileURL(join(site, 'compiler/worker.js')).href });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private next = 0;

  private constructor() {}

  /** The first of this process, or another. */
  static started(which = 0): Promise<Worker_> {
    return Worker_.started_[which] ??= new Worker_().start();
  }

  private start(): Promise<Worker_> {
    return new Promise((resolve, reject) => {
      this.thread.on('error', reject);
      this.thread.on('message', (message: FromWorker) => {
        if ('ready' in message) {
          this.thread.unref();
          resolve(this);
        }
        if ('broken' in message) reject(new Error(message.broken));
        if ('id' in message) this.answered(message);
      });
      this.send({ start: { precompiled: true } });
    });
  }

  private send(message: ToWorker): void {
    this.thread.postMessage(message);
  }

  private answered(answer: Answer): void {
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
    // The process ends when nothing is asked any more.
    if (this.waiting.size === 0) this.thread.unref();
  }

  ask(request: Request): Promise<Answer> {
    const id = this.next++;
    this.thread.ref();
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ id, request });
    });
  }
}

/** Several of this process. No more may be asked at a time than there are. */
export class Workers {
  private constructor(private readonly free: Worker_[]) {}

  static async started(count: number): Promise<Workers> {
    return new Workers(await Promise.all(Array.from({ length: count }, (_, which) => Worker_.started(which))));
  }

  async ask(request: Request): Promise<Answer> {
    const worker = this.free.pop() as Worker_;
    try {
      return await worker.ask(request);
    } finally {
      this.free.push(worker);
    }
  }
}
