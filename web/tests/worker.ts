// The page's worker in this process: the same bundle, on the same files, with a fetch that reads them from the disk.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Answer, FromWorker, Request, ToWorker } from '../src/compiler/messages.ts';

declare const ROOT: string;
export const root = ROOT;
export const site = join(root, 'build/site');

type Heard = (message: { data: ToWorker }) => void;

export class Worker_ {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private next = 0;

  private constructor(private readonly hear: Heard) {}

  private static only: Promise<Worker_> | undefined;

  /** There is one in a process. */
  static started(): Promise<Worker_> {
    return Worker_.only ??= Worker_.start();
  }

  private static async start(): Promise<Worker_> {
    const globals = globalThis as unknown as Record<string, unknown>;
    globals['fetch'] = async (input: URL | string) => {
      const url = new URL(String(input));
      if (url.protocol !== 'file:') throw new Error(`the page must not ask elsewhere: ${url}`);
      return new Response(await readFile(fileURLToPath(url)));
    };
    let hear: Heard | undefined;
    let worker: Worker_ | undefined;
    let ready: (() => void) | undefined;
    let broken: ((why: Error) => void) | undefined;
    const started = new Promise<void>((resolve, reject) => { ready = resolve; broken = reject; });
    globals['addEventListener'] = (_kind: string, heard: Heard) => { hear = heard; };
    globals['postMessage'] = (message: FromWorker) => {
      if ('id' in message) worker?.answered(message);
      else if ('ready' in message) ready?.();
      else if ('broken' in message) broken?.(new Error(message.broken));
    };
    await import(pathToFileURL(join(site, 'compiler/worker.js')).href);
    worker = new Worker_(hear as unknown as Heard);
    worker.hear({ data: { start: { precompiled: true } } });
    await started;
    return worker;
  }

  private answered(answer: Answer): void {
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }

  ask(request: Request): Promise<Answer> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.hear({ data: { id, request } });
    });
  }
}
