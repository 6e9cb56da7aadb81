#!/usr/bin/env node
// Writes include/headsup/tokenizer/unicode_class.hpp: which code points are letters, numbers and white space.
//
// They are those that match \p{L}, \p{N} and \s in this Node.js, as in the pattern with which js-tiktoken splits texts.
// The header names the version of Unicode, process.versions.unicode. With --check, compares instead of writing, and
// ends with status 77 if this Node.js has another version.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const header = join(dirname(fileURLToPath(import.meta.url)), '../include/headsup/tokenizer/unicode_class.hpp');
const page = 128;
const classes = [/^\p{L}$/u, /^\p{N}$/u, /^\s$/u];

const of = (code) => classes.findIndex((each) => each.test(String.fromCodePoint(code))) + 1;
const all = Uint8Array.from({ length: 0x110000 }, (_, code) => of(code));
const end = Math.ceil((all.findLastIndex((each) => each !== 0) + 1) / page) * page;

// Pages of equal content are stored once. A page is made of words of 32 code points, two bits each.
const pages = new Map();
const index = [];
for (let first = 0; first < end; first += page) {
  const words = [];
  for (let word = first; word < first + page; word += 32) {
    let bits = 0n;
    for (let i = 0; i < 32; ++i) bits |= BigInt(all[word + i]) << BigInt(2 * i);
    words.push(`0x${bits.toString(16)}`);
  }
  const content = words.join();
  if (!pages.has(content)) pages.set(content, pages.size);
  index.push(pages.get(content));
}

/** Numbers in lines of at most 120 characters. */
function lines(numbers) {
  const result = [''];
  for (const each of numbers) {
    if (result.at(-1).length + each.length + 6 > 120) result.push('');
    result[result.length - 1] += `${result.at(-1) === '' ? '' : ' '}${each},`;
  }
  return result.map((line) => `    ${line}`).join('\n');
}

const text = `#pragma once

// Written by scripts/unicode_tables.mjs, from Unicode ${process.versions.unicode}.

#include <headsup/core/flags.hpp>

#include <cstdint>

// clang-format off
namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// What the pattern that splits texts tells apart: \\p{L}, \\p{N}, \\s, and all that is none of them.
enum class unicode_class : unsigned char { other, letter, number, space };

inline constexpr char32_t unicode_classes_end = 0x${end.toString(16)};

/// The page of each ${page} code points.
HEADSUP_HIDDEN inline constexpr unsigned char unicode_page_of[] = {
${lines(index.map(String))}
};

/// Two bits for each code point, ${page / 32} words for each page.
HEADSUP_HIDDEN inline constexpr std::uint64_t unicode_words[] = {
${lines([...pages.keys()].flatMap((each) => each.split(',')))}
};

/// The class of a code point. White space is what JavaScript's \\s matches: U+FEFF is, U+0085 is not. In Rust, whose \\s
/// is Unicode's property White_Space, it is the other way round.
constexpr unicode_class class_of(char32_t code) {
  if (code >= unicode_classes_end) return unicode_class::other;
  std::uint64_t const word = unicode_words[unicode_page_of[code / ${page}] * ${page / 32} + code % ${page} / 32];
  return static_cast<unicode_class>(word >> (code % 32 * 2) & 3);
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
// clang-format on
`;

if (!process.argv.includes('--check')) writeFileSync(header, text);
else {
  const kept = readFileSync(header, 'utf8');
  const version = kept.match(/from Unicode ([0-9.]+)\.\n/)?.[1];
  if (version !== process.versions.unicode) {
    console.log(`skipped: the tables are of Unicode ${version}, this Node.js has ${process.versions.unicode}`);
    process.exitCode = 77;
  } else if (kept !== text) {
    console.error('include/headsup/tokenizer/unicode_class.hpp is not what scripts/unicode_tables.mjs writes');
    process.exitCode = 1;
  } else console.log(`the classes of ${all.length} code points are those of Unicode ${version}`);
}
