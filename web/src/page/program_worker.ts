// Runs one program after another; what they print is sent in pieces.

import type { FromProgram, ToProgram } from './program.ts';
import { runHere, type Stream } from './wasi.ts';

const say = (message: FromProgram): void => postMessage(message);
/** Characters, or milliseconds: a piece is sent when either is reached. */
const piece = { length: 8192, age: 50 };

addEventListener('message', ({ data: { module, args } }: MessageEvent<ToProgram>) => {
  const start = performance.now();
  say({ begun: true });
  let waiting = '';
  let from: Stream = 'stdout';
  let sent = start;
  const send = (): void => {
    if (waiting !== '') say({ stream: from, text: waiting });
    waiting = '';
    sent = performance.now();
  };
  const exit = runHere(module, args, (stream, text) => {
    if (stream !== from) send();
    from = stream;
    waiting += text;
    if (waiting.length > piece.length || performance.now() - sent > piece.age) send();
  });
  send();
  say({ ...exit, seconds: (performance.now() - start) / 1000 });
});
