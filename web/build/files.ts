// Files of this repository and of the site that is made of it.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Tree } from '../src/compiler/toolchain.ts';

declare const ROOT: string;
export const root = ROOT;
export const site = join(root, 'build', 'site');
export const kept = join(root, 'build', 'web');

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function list(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder)).filter((name) => pattern.test(name)).sort();
}

/** The paths of all files in a folder and below it, from there. */
export function filesOf(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const here = path === '' ? entry.name : `${path}/${entry.name}`;
    return entry.isDirectory() ? filesOf(folder, here) : [here];
  }).sort();
}

/** The same of a folder of the repository, from its root, as far as the names fit. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return filesOf(join(root, folder)).filter((path) => pattern.test(path)).map((path) => `${folder}/${path}`);
}

/** The files of a folder, or of those of its files whose paths are wanted. */
export function treeOf(folder: string, wanted: (path: string) => boolean = () => true, path = ''): Tree {
  const tree: Tree = {};
  for (const name of readdirSync(folder).sort()) {
    const here = path === '' ? name : `${path}/${name}`;
    if (statSync(join(folder, name)).isDirectory()) {
      const below = treeOf(join(folder, name), wanted, here);
      if (Object.keys(below).length > 0) tree[name] = below;
    } else if (wanted(here)) {
      tree[name] = new Uint8Array(readFileSync(join(folder, name)));
    }
  }
  return tree;
}

/** Writes a file of the site that the page asks for by `data`. */
export function writeData(name: string, content: unknown): void {
  write(`data/${name}.json.gz`, compressed(new TextEncoder().encode(JSON.stringify(content))));
}

export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}

export function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
}

/** What was made of these inputs before, or is made now: everything slow is made once. */
export async function made(name: string, inputs: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<Uint8Array> {
  const path = join(kept, `${name}-${inputs}`);
  if (existsSync(path)) return new Uint8Array(readFileSync(path));
  const start = performance.now();
  const content = await make();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  say(`${name}: made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return content;
}

export function compressed(content: Uint8Array): Uint8Array {
  return gzipSync(content, { level: 9 });
}

/** The same in a twentieth less, for what is large: it takes many seconds, in a process beside this one. */
export async function tightlyCompressed(content: Uint8Array): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'headsup-'));
  const path = join(folder, 'content');
  try {
    // In a file, because Clang keeps this process from filling a pipe.
    writeFileSync(path, content);
    await new Promise<void>((resolve, reject) => {
      const failed = (why: string): void => reject(new Error(`libdeflate-gzip failed (apt-get install libdeflate-tools): ${why}`));
      const process = spawn('libdeflate-gzip', ['-12', path], { stdio: ['ignore', 'ignore', 'inherit'] });
      process.on('error', ({ message }) => failed(message));
      process.on('close', (status) => status === 0 ? resolve() : failed(`status ${status}`));
    });
    return new Uint8Array(readFileSync(`${path}.gz`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function say(text: string): void {
  console.log(text);
}
