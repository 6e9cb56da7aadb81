// The page's side of the compiler: starts the worker, asks it one thing at a time, restarts it when it hangs or breaks.

import type { Built, Checked, FromWorker, LessonText, Request, Shape, ToWorker } from './messages.ts';

export type State =
  | { phase: 'asleep' }
  | { phase: 'loading'; done: number; total: number }
  | { phase: 'ready' }
  | { phase: 'broken'; why: string };

/** A newer question of the same kind makes an older one pointless. */
export class Superseded extends Error {}
/** The compiler was stopped: the text says why. */
export class Stopped extends Error {}

interface Waiting {
  request: Request;
  resolve(answer: unknown): void;
  reject(why: Error): void;
}

/** In milliseconds. A program has to be linked too, with libraries that may have to come first. */
const longestWait = { check: 10_000, lesson: 10_000, shapes: 10_000, build: 30_000, byPlace: 30_000 };
/** The first answer takes longer: the engine has yet to optimise the compiler. */
const longestFirst = 30_000;

export class CompilerClient {
  state: State = { phase: 'asleep' };
  /** Something the reader should know, such as that a faster way failed. */
  remark = '';

  private readonly listeners = new Set<() => void>();
  private worker: Worker | undefined;
  private next = 0;
  private asked: (Waiting & { id: number }) | undefined;
  private queue: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private precompiled = true;
  /** The text that made the compiler crash: until another is answered, the reader is told. */
  private crashedOn: string | undefined;
  /** The worker that runs now has. */
  private answeredOnce = false;

  /** How many times as long as a reader it waits. */
  constructor(private readonly patience = 1) {}

  /** Calls back whenever the state changes; returns how to stop that. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Downloads the compiler, unless that has begun. */
  start(): void {
    if (this.worker !== undefined) return;
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || typeof DecompressionStream !== 'function') {
      this.become({ phase: 'broken', why: 'This browser has no WebAssembly, or is too old to run the compiler. The chapter and the errors can still be read.' });
      return;
    }
    this.answeredOnce = false;
    this.become({ phase: 'loading', done: 0, total: 0 });
    this.worker = new Worker(new URL('compiler/worker.js', document.baseURI), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    this.worker.addEventListener('error', (event) => this.broke(event.message || 'The compiler could not be loaded.'));
    this.tell({ start: { precompiled: this.precompiled } });
  }

  /** Stops what runs, and begins again with the next question. */
  restart(why: string): void {
    this.end();
    clearTimeout(this.timer);
    const stopped = this.asked;
    this.asked = undefined;
    stopped?.reject(new Stopped(why));
    this.start();
  }

  check(text: string): Promise<Checked> {
    return this.ask({ task: 'check', text }) as Promise<Checked>;
  }

  checkLesson(lesson: LessonText, text: string): Promise<Checked> {
    return this.ask({ task: 'lesson', lesson, text }) as Promise<Checked>;
  }

  shapes(text: string): Promise<Shape[]> {
    return this.ask({ task: 'shapes', text }) as Promise<Shape[]>;
  }

  build(text: string): Promise<Built> {
    return this.ask({ task: 'build', text }) as Promise<Built>;
  }

  /** The same of a program that is refused: it runs as in PyTorch. */
  buildByPlace(text: string): Promise<Built> {
    return this.ask({ task: 'byPlace', text }) as Promise<Built>;
  }

  private ask(request: Request): Promise<unknown> {
    this.start();
    return new Promise((resolve, reject) => {
      this.queue = this.queue.filter((older) => {
        if (older.request.task === request.task) older.reject(new Superseded());
        return older.request.task !== request.task;
      });
      this.queue.push({ request, resolve, reject });
      if (this.state.phase === 'broken') this.refuseAll(this.state.why);
      this.proceed();
    });
  }

  private proceed(): void {
    if (this.state.phase !== 'ready' || this.asked !== undefined) return;
    const waiting = this.queue.shift();
    if (waiting === undefined) return;
    const id = this.next++;
    this.asked = { ...waiting, id };
    const limit = this.patience * Math.max(longestWait[waiting.request.task], this.answeredOnce ? 0 : longestFirst);
    this.timer = setTimeout(() => this.restart(`The compiler did not finish within ${limit / 1000} seconds, and was stopped. A constant ` +
      'that takes very long, or templates without end, do that.'), limit);
    this.tell({ id, request: waiting.request });
  }

  private hear(message: FromWorker): void {
    if ('loading' in message) {
      this.become({ phase: 'loading', ...message.loading });
    } else if ('ready' in message) {
      this.become({ phase: 'ready' });
      this.proceed();
    } else if ('broken' in message) {
      this.broke(message.broken);
    } else if (this.asked?.id === message.id) {
      this.answered(message);
    }
  }

  private answered(message: Exclude<FromWorker, { loading: unknown } | { ready: true } | { broken: string }>): void {
    clearTimeout(this.timer);
    const { request, resolve, reject } = this.asked as Waiting;
    this.asked = undefined;
    if (!('failed' in message)) {
      this.answeredOnce = true;
      if (request.text !== this.crashedOn) this.remark = '';
      resolve('checked' in message ? message.checked : 'built' in message ? message.built : message.shapes);
      this.proceed();
      return;
    }
    if (/out of memory|allocat/i.test(message.failed)) {
      this.end();
      reject(new Stopped('There is too little memory here for the compiler. Close other tabs and programs, and try again.'));
      this.start();
      return;
    }
    // Clang trapped. It may do so again with what it had precompiled, so that is left out from here on.
    this.end();
    if (!this.precompiled) {
      reject(new Stopped(`The compiler itself crashed on this program (${message.failed}).`));
    } else {
      this.precompiled = false;
      this.crashedOn = request.text;
      this.remark = 'The compiler crashed, and was started again in a slower way.';
      this.queue.unshift({ request, resolve, reject });
    }
    this.start();
  }

  private broke(why: string): void {
    this.end();
    this.become({ phase: 'broken', why });
    this.refuseAll(why);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private refuseAll(why: string): void {
    for (const waiting of [...(this.asked ? [this.asked] : []), ...this.queue]) waiting.reject(new Stopped(why));
    this.asked = undefined;
    this.queue = [];
  }

  private tell(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private become(state: State): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

export const compiler = new CompilerClient();
/** A second one, begun when a program is refused, for what nobody waits for: the first stays free for the next key. */
export const background = new CompilerClient(3);
