// Clang in a worker: downloads what it needs, then answers one request after another.

import { unpacked } from './archive.ts';
import { download, redirectDownloads } from './download.ts';
import type { Answer, FromWorker, Request, ToWorker } from './messages.ts';
import { Compiler } from './tasks.ts';
import { toolchain } from './toolchain.ts';

declare const SIZES: { core: number; base: number };

const say = (message: FromWorker): void => postMessage(message);
const here = new URL('.', import.meta.url);

let compiler: Promise<Compiler> | undefined;
let last: Promise<void> = Promise.resolve();

async function start(precompiled: boolean): Promise<Compiler> {
  const total = SIZES.core + SIZES.base;
  let done = 0;
  const arrived = (bytes: number): void => {
    done += bytes;
    say({ loading: { done, total } });
  };
  redirectDownloads(here, arrived);
  // It takes hold of fetch when it is read.
  const clang = import('@yowasp/clang');
  const archive = async (name: string, heard?: (bytes: number) => void): Promise<ReturnType<typeof unpacked>> =>
    unpacked(new Uint8Array(await (await download(new URL(name, here), heard)).arrayBuffer()));
  const [run, sdk] = await Promise.all([clang.then(toolchain), archive('base.tar.gz', arrived)]);
  return new Compiler(run, sdk, () => archive('more.tar.gz'), precompiled);
}

async function answer(id: number, request: Request): Promise<Answer> {
  const asked = await (compiler as Promise<Compiler>);
  switch (request.task) {
    case 'check': return { id, checked: await asked.check(request.text) };
    case 'build': return { id, built: await asked.build(request.text) };
    case 'byPlace': return { id, built: await asked.buildByPlace(request.text) };
    case 'shapes': return { id, shapes: await asked.shapes(request.text) };
    case 'lesson': return { id, checked: await asked.checkLesson(request.lesson, request.text) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('start' in data) {
    compiler = start(data.start.precompiled);
    compiler.then(() => say({ ready: true }), (error: unknown) => say({ broken: String(error) }));
    return;
  }
  last = last.then(async () => {
    try {
      say(await answer(data.id, data.request));
    } catch (error) {
      say({ id: data.id, failed: String(error) });
    }
  });
});
