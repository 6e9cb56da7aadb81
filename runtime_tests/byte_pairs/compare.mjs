// node compare.mjs PROGRAM FOLDER: whether byte_pairs gives the ids and bytes that js-tiktoken gives. PROGRAM is
// translate.cpp; the folder is for GPT-2's files.

import { spawnSync } from 'node:child_process';
import { jsTiktoken, tokensOf, writeFiles } from './files.mjs';
import { blanks, controls, emoji, english, inScript, marks, numbers, randomNumbers, scripts } from './texts.mjs';

const [program, folder] = process.argv.slice(2);
const js = jsTiktoken();
const files = writeFiles(folder, js);
const gpt2 = new js.Tiktoken(js.ranks);
const vocabulary = tokensOf(js.ranks);

/** Asks the program all questions at once: [letter, bytes]. */
function ask(file, questions) {
  const input = Buffer.concat(questions.flatMap(([kind, content]) => {
    const head = Buffer.alloc(5);
    head.write(kind, 'latin1');
    head.writeUInt32LE(kind === 'd' ? content.length / 4 : content.length, 1);
    return [head, content];
  }));
  const { status, stdout, stderr } = spawnSync(program, [file], { input, maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  let at = 0;
  return questions.map(([kind]) => {
    const count = stdout.readUInt32LE(at);
    at += 4;
    if (count === 0xFFFFFFFF) return null;
    const size = kind === 'd' ? count : 4 * count;
    at += size;
    const bytes = stdout.subarray(at - size, at);
    return kind === 'd' ? bytes : Array.from({ length: count }, (_, i) => bytes.readUInt32LE(4 * i));
  });
}

let failures = 0;
function fail(what) {
  console.error(what);
  if (++failures === 10) process.exit(1);
}

/** What js-tiktoken says, or null if it throws. */
function encoded(text, kind) {
  try {
    return kind === 'e' ? gpt2.encode(text) : kind === 'a' ? gpt2.encode(text, 'all') : gpt2.encode(text, [], []);
  } catch {
    return null;
  }
}

const sameIds = (some, others) => some === null || others === null ? some === others
  : some.length === others.length && some.every((id, i) => id === others[i]);

const counts = { texts: 0, bytes: 0, tokens: 0 };

/** Compares both directions, for texts as [letter, string]. */
function compare(texts, file = files.bpe) {
  const ours = ask(file, texts.map(([kind, text]) => [kind, Buffer.from(text)]));
  texts.forEach(([kind, text], i) => {
    const theirs = encoded(text, kind);
    ++counts.texts;
    counts.bytes += Buffer.byteLength(text);
    counts.tokens += theirs?.length ?? 0;
    if (!sameIds(ours[i], theirs)) {
      const first = theirs?.findIndex((id, at) => id !== ours[i]?.[at]);
      fail(`encode, ${kind}: ${JSON.stringify(text.slice(0, 200))}\n  ids from ${first}: ${ours[i]?.slice(first, first + 10)}\n`
        + `  not ${theirs?.slice(first, first + 10)}`);
    }
  });
}

/** Compares decoding; js-tiktoken gives text, in which what is no UTF-8 is replaced, and from which a byte order mark is taken. */
function compareDecoded(lists) {
  const ours = ask(files.ranks, lists.map((ids) => ['d', Buffer.from(Uint32Array.from(ids).buffer)]));
  lists.forEach((ids, i) => {
    if (new TextDecoder().decode(ours[i]) !== gpt2.decode(ids)) fail(`decode: ${ids.slice(0, 50)}`);
  });
}

const random = randomNumbers(123);
const one = (list) => list[random(list.length)];

// Ten scripts and more, a long text each, with both files.
const long = [english(400000), ...Object.values(scripts).map((letters) => inScript(letters, 150000, random))];
compare(long.map((text) => ['e', text]));
compare([['e', english(100000)]], files.ranks);

// Each token alone.
compare(vocabulary.map((token) => ['o', Buffer.from(token, 'latin1').toString()]));
compareDecoded(vocabulary.map((_, id) => [id]));

// Short texts of what is most often split wrongly.
const pieces = [...blanks, ...blanks, ...marks, ...numbers, ...emoji, ...controls, ...Object.values(scripts).map((letters) => one(letters)),
  'a', 'b', 'the', 'I', 'don', 'x1', '\u0301', '\uFFFD', '\u{10FFFF}'];
compare(Array.from({ length: 15000 }, () => ['e', Array.from({ length: 1 + random(8) }, () => one(pieces)).join('')]));

// <|endoftext|>, whole and cut.
const ends = ['<|endoftext|>', '<|endoftext|>', '<|endoftext', '|>', '<', '<|', 'a', ' ', '  ', '\n'];
compare(Array.from({ length: 3000 }, () => [one(['e', 'a', 'o']), Array.from({ length: 1 + random(6) }, () => one(ends)).join('')]));

/** The ids of bytes that need not be UTF-8, which js-tiktoken cannot be given: by its pattern, with a character of no class
 * for each byte that is no part of UTF-8, and by merging one pair after another. */
function idsOfBytes(bytes) {
  const sizes = [];
  let text = '';
  for (let at = 0; at < bytes.length; at += sizes.at(-1)) {
    const whole = [1, 2, 3, 4].map((size) => bytes.subarray(at, at + size)).map((part) => {
      try { return strictly.decode(part); } catch { return ''; }
    });
    const size = whole.findIndex((each) => each !== '') + 1;
    text += size === 0 ? '\uE000' : whole[size - 1];
    sizes.push(Math.max(size, 1));
  }
  let at = 0;
  let from = 0;
  return [...text.matchAll(new RegExp(js.ranks.pat_str, 'gu'))].flatMap(([word]) => {
    const count = [...word].length;
    const size = sizes.slice(from, from += count).reduce((sum, each) => sum + each, 0);
    const parts = [...bytes.toString('latin1', at, at += size)];
    while (true) {
      const made = parts.slice(1).map((part, i) => idOf.get(parts[i] + part) ?? Infinity);
      const best = Math.min(...made);
      if (best === Infinity) return parts.map((part) => idOf.get(part));
      parts.splice(made.indexOf(best), 2, vocabulary[best]);
    }
  });
}
const strictly = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const idOf = new Map(vocabulary.map((token, id) => [token, id]));

// Random bytes: as JavaScript reads them; as they are, which is decoded again; and random ids.
const strings = Array.from({ length: 100000 }, () => {
  const bytes = Buffer.alloc(1 + random(24));
  const ascii = random(3) === 0;
  for (let i = 0; i < bytes.length; ++i) bytes[i] = ascii ? random(128) : random(256);
  return bytes;
});
compare(strings.map((bytes) => ['o', bytes.toString()]));
const raw = ask(files.bpe, strings.map((bytes) => ['o', bytes]));
compareDecoded(raw);
strings.slice(0, 5000).forEach((bytes, i) => {
  if (!sameIds(raw[i], idsOfBytes(bytes))) fail(`bytes: ${bytes.toString('hex')}\n  ${raw[i]}\n  not ${idsOfBytes(bytes)}`);
});
compareDecoded(Array.from({ length: 30000 }, () => Array.from({ length: 1 + random(8) }, () => random(50257))));

console.log(`${counts.texts} texts of ${counts.bytes} bytes and ${counts.tokens} tokens, and 180256 lists of ids: `
  + (failures === 0 ? 'all the same as js-tiktoken' : `${failures} FAILED`));
process.exitCode = failures === 0 ? 0 : 1;
