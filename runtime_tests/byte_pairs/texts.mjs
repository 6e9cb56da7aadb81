// Texts to compare tokenizers on, the same in every run.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Numbers below n, from a seed: mulberry32. */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6D2B79F5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
}

/** English: the documents of this repository. */
export function english(bytes) {
  const documents = ['README.md', ...readdirSync(join(root, 'docs')).sort().map((name) => `docs/${name}`),
    ...readdirSync(join(root, 'docs/errors/source')).sort().map((name) => `docs/errors/source/${name}`)];
  let text = documents.filter((name) => name.endsWith('.md')).map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
  while (Buffer.byteLength(text) < bytes) text += text;
  return Buffer.from(text).subarray(0, bytes).toString();
}

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

/** The letters of scripts, with their numbers, marks and punctuation. */
export const scripts = {
  latin: [...range(0x61, 0x7A), ...range(0x41, 0x5A), ...range(0xC0, 0x17F)],
  greek: range(0x370, 0x3FF), cyrillic: range(0x400, 0x4FF), hebrew: range(0x590, 0x5FF), arabic: range(0x600, 0x6FF),
  devanagari: range(0x900, 0x97F), tamil: range(0xB80, 0xBFF), thai: range(0xE00, 0xE5B), hangul: range(0xAC00, 0xB1FF),
  japanese: range(0x3041, 0x30FF), chinese: range(0x4E00, 0x5DFF), gothic: range(0x10330, 0x1034A),
};

export const blanks = [' ', ' ', ' ', ' ', ' ', ' ', '\n', '\n\n', '  ', '\t', '\r\n', '   ', '\u00A0', '\u3000', '\u2028', '\u0085',
  '\uFEFF', '\u200B', '\u1680', ' \n ', '\v', '\f'];
export const marks = [...'.,;:!?\'"()[]{}<>|/\\@#$%^&*-+=_~`', '\'s', '\'ll', '\'re', '\'S', '...', '\u2026', '\u2014', '\u060C', '\u0964', '\u3002', '\u20AC'];
export const numbers = [...'0123456789', '\u00B2', '\u00BD', '\u0663', '\u0967', '\u2167', '\u3007', '\u{1D7D8}', '2026', '3.14'];
export const emoji = ['\u{1F600}', '\u{1F44D}\u{1F3FD}', '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}', '\u{1F1E9}\u{1F1EA}', '\u2764\uFE0F',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '1\uFE0F\u20E3', '\u{1F9D1}\u200D\u{1F680}'];
export const controls = [...range(0, 0x1F), ...range(0x7F, 0x9F), '\u200E', '\u202E', '\u{E0001}'];

/** So many bytes of words in one script, between blanks, marks, numbers, emoji and controls. */
export function inScript(letters, bytes, random) {
  const one = (list) => list[random(list.length)];
  const parts = [];
  for (let size = 0; size < bytes;) {
    let word = '';
    for (let left = 1 + random(9); left > 0; --left) word += one(letters);
    const kind = random(20);
    word += kind < 12 ? one(blanks) : kind < 15 ? `${one(marks)}${one(blanks)}` : kind < 17 ? ` ${one(numbers)}${one(numbers)} `
      : kind < 18 ? one(emoji) : kind < 19 ? one(controls) : one(marks);
    parts.push(word);
    size += Buffer.byteLength(word);
  }
  return parts.join('');
}
