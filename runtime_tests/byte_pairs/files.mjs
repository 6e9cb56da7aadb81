// GPT-2's two files, made from the npm package js-tiktoken, which brings its tokens with their ranks.

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '../../web');
// That of the file vocab.bpe which OpenAI published, as openai/tiktoken states it.
const published = '1ce1664773c50f3e0cc8842619a93edc4624525b728b188a9e0be33b7726adc5';

/** The package, or the end of the program with status 77 where it is not installed. */
export function jsTiktoken() {
  const require = createRequire(join(web, 'package.json'));
  try {
    return { Tiktoken: require('js-tiktoken/lite').Tiktoken, ranks: require('js-tiktoken/ranks/gpt2') };
  } catch {
    console.log('skipped: js-tiktoken is not installed (npm ci --prefix web)');
    process.exit(77);
  }
}

/** The bytes of each token, as Latin-1. */
export function tokensOf(ranks) {
  return ranks.bpe_ranks.split('\n').filter(Boolean).flatMap((line) => line.split(' ').slice(2))
    .map((token) => Buffer.from(token, 'base64').toString('latin1'));
}

/** vocab.bpe: each token as the pair that merging ends with before it is made. */
function merges(tokens) {
  const ids = new Map(tokens.map((token, id) => [token, id]));
  const letter = (byte) => {
    const id = ids.get(byte);
    return String.fromCodePoint(id < 188 ? byte.charCodeAt(0) : 256 + id - 188);
  };
  const inLetters = (token) => Array.from(token, letter).join('');
  const lines = tokens.slice(256).map((token, at) => {
    const parts = [...token];
    while (parts.length > 2) {
      const made = parts.slice(1).map((part, i) => ids.get(parts[i] + part) ?? Infinity);
      const best = made.reduce((least, id, i) => (id < made[least] ? i : least), 0);
      if (!(made[best] < 256 + at)) throw new Error(`no pair makes token ${256 + at}`);
      parts.splice(best, 2, parts[best] + parts[best + 1]);
    }
    return `${inLetters(parts[0])} ${inLetters(parts[1])}\n`;
  });
  return `#version: 0.2\n${lines.join('')}`;
}

/** Writes both files into a folder and returns their paths. */
export function writeFiles(folder, { ranks }) {
  const tokens = tokensOf(ranks);
  const bpe = merges(tokens);
  const hash = createHash('sha256').update(bpe).digest('hex');
  if (hash !== published) throw new Error(`the merges are not those of the published vocab.bpe: ${hash}`);
  mkdirSync(folder, { recursive: true });
  const paths = { bpe: join(folder, 'vocab.bpe'), ranks: join(folder, 'gpt2.tiktoken') };
  writeFileSync(paths.bpe, bpe);
  writeFileSync(paths.ranks, tokens.map((token, id) => `${Buffer.from(token, 'latin1').toString('base64')} ${id}\n`).join(''));
  return paths;
}
