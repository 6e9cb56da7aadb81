#pragma once

#include <headsup/text/utf8.hpp>
#include <headsup/tokenizer/byte_range.hpp>
#include <headsup/tokenizer/unicode_class.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The classes of ASCII, by which nearly all of most texts is split.
HEADSUP_HIDDEN inline constexpr auto ascii_classes = [] {
  struct {
    unicode_class of[128]{};
  } classes;
  for (unsigned char code = 0; code < 128; ++code) classes.of[code] = class_of(code);
  return classes;
}();

struct classed_code_point {
  unicode_class kind;
  std::size_t bytes;
};

constexpr classed_code_point first_class(char const* text, std::size_t size) {
  auto const lead = static_cast<unsigned char>(*text);
  if (lead < 128) return {ascii_classes.of[lead], 1};
  headsup_text::code_point const first = headsup_text::first_code_point(text, size);
  return {class_of(first.code), first.bytes};
}

/// How long the run of code points of one class is that begins at `from`.
constexpr std::size_t end_of_run(char const* text, std::size_t from, std::size_t size, unicode_class kind) {
  while (from < size) {
    classed_code_point const next = first_class(text + from, size - from);
    if (next.kind != kind) break;
    from += next.bytes;
  }
  return from;
}

/// The length of the contraction that a text begins with, or 0.
constexpr std::size_t contraction(byte_range text) {
  constexpr char const* all[] = {"'s", "'t", "'m", "'d", "'re", "'ve", "'ll"};
  for (std::size_t i = 0; i < 7; ++i)
    if (text.begins_with(all[i])) return i < 4 ? 2 : 3;
  return 0;
}

/// White space before a word leaves its last character to the word, which takes it if it is a blank.
constexpr std::size_t white_space(char const* text, std::size_t size) {
  std::size_t const end = end_of_run(text, 0, size, unicode_class::space);
  std::size_t last = end == size ? 0 : end - 1;
  while ((text[last] & 0xC0) == 0x80) --last;
  return last == 0 ? end : last;
}
}  // namespace headsup_detail

/// How many bytes the first word of a text of size bytes, not 0, has. Words are what GPT-2 merges bytes in:
///
///     's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+
///
/// A byte that is no part of UTF-8 is neither white space nor a letter nor a number.
///
/// - Source: the pattern of openai/gpt-2, encoder.py; what its classes hold is in unicode_class.hpp
constexpr std::size_t first_word(char const* text, std::size_t size) {
  if (*text == '\'')
    if (std::size_t const bytes = headsup_detail::contraction({text, size}); bytes != 0) return bytes;
  std::size_t const blank = *text == ' ' && size > 1 ? 1 : 0;
  headsup_detail::classed_code_point const first = headsup_detail::first_class(text + blank, size - blank);
  if (first.kind == headsup_detail::unicode_class::space) return headsup_detail::white_space(text, size);
  return headsup_detail::end_of_run(text, blank + first.bytes, size, first.kind);
}
}  // namespace HEADSUP_NAMESPACE
