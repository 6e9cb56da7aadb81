// The page's worker in a thread of Node.js: what a browser gives a worker, made of what Node.js has.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

globalThis.fetch = async (input) => {
  const url = new URL(String(input));
  if (url.protocol !== 'file:') throw new Error(`the page must not ask elsewhere: ${url}`);
  return new Response(await readFile(fileURLToPath(url)));
};
globalThis.addEventListener = (kind, heard) => parentPort.on(kind, (data) => heard({ data }));
globalThis.postMessage = (message) => parentPort.postMessage(message);
await import(workerData);
