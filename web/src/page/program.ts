// Programs for WASI, run in a worker of their own, so that one without end can be stopped and the page goes on.

import { unzipped } from './unzipped.ts';
import type { Exit, Stream } from './wasi.ts';

export interface Ran extends Exit {
  stdout: string;
  stderr: string;
  seconds: number;
}

export interface ToProgram {
  module: WebAssembly.Module;
  args: string[];
}

export type FromProgram =
  | { begun: true }
  | { stream: Stream; text: string }
  | Exit & { seconds: number };

export interface Options {
  /** Hears what is printed as it comes. */
  heard?: (stream: Stream, text: string) => void;
  /** In milliseconds. */
  limit?: number;
}

/** Runs one program at a time: a newer one stops the older. The worker is kept for the next one. */
export class Programs {
  private worker: Worker | undefined;
  private finish: ((exit: Exit) => void) | undefined;

  /** The program may still be on its way, and can be stopped then too. */
  run(program: WebAssembly.Module | Promise<WebAssembly.Module>, args: string[] = [], { heard = () => {}, limit = 10_000 }: Options = {}): Promise<Ran> {
    this.stop('Another run took its place.');
    return new Promise((resolve, reject) => {
      const printed = { stdout: '', stderr: '' };
      let timer: ReturnType<typeof setTimeout> | undefined;
      let begun = performance.now();
      const end = (exit: Exit, seconds = (performance.now() - begun) / 1000): void => {
        clearTimeout(timer);
        this.finish = undefined;
        if (this.worker !== undefined) this.worker.onmessage = this.worker.onerror = null;
        resolve({ ...printed, ...exit, seconds });
      };
      this.finish = end;
      const start = (module: WebAssembly.Module): void => {
        if (this.finish !== end) return;
        const worker = this.worker ??= new Worker(new URL('program/worker.js', document.baseURI), { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<FromProgram>) => {
          if ('begun' in data) {
            begun = performance.now();
            timer = setTimeout(() => this.stop(`It did not come to an end within ${limit / 1000} seconds, and was stopped.`), limit);
          } else if ('stream' in data) {
            printed[data.stream] += data.text;
            heard(data.stream, data.text);
          } else {
            end({ status: data.status, stopped: data.stopped }, data.seconds);
          }
        };
        worker.onerror = (event) => {
          this.forget();
          end({ status: 134, stopped: `It could not be run here: ${event.message ?? 'its worker could not be loaded'}.` });
        };
        worker.postMessage({ module, args } satisfies ToProgram);
      };
      Promise.resolve(program).then(start, (error: unknown) => {
        if (this.finish !== end) return;
        this.finish = undefined;
        reject(error);
      });
    });
  }

  /** Stops what runs, if anything does; its result says why. */
  stop(why: string): void {
    if (this.finish === undefined) return;
    this.forget();
    this.finish({ status: 137, stopped: why });
  }

  /** Stops what runs, and the worker with it. */
  end(): void {
    this.stop('');
    this.forget();
  }

  private forget(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** A program of the site, compiled once. */
export function programOf(name: string): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') return Promise.reject(new Error('This browser has no WebAssembly, so it cannot compute.'));
  let module = modules.get(name);
  if (module === undefined) {
    module = fetch(`${name}.wasm.gz`).then(async (response) => {
      if (!response.ok) throw new Error(`${name}.wasm.gz: ${response.status} ${response.statusText}`);
      return WebAssembly.compile(await (await unzipped(response)).arrayBuffer());
    });
    // What failed may come another time.
    module.catch(() => modules.delete(name));
    modules.set(name, module);
  }
  return module;
}
