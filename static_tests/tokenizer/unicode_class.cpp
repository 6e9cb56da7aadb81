#include <headsup/tokenizer/unicode_class.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

// Some of all code points, which scripts/unicode_tables.mjs --check compares with those of Node.js.

template <class... Codes> constexpr bool all(unicode_class expected, Codes... codes) {
  return ((class_of(static_cast<char32_t>(codes)) == expected) && ...);
}

// the values: letters of any script and case, titles, modifiers, ideographs
static_assert(all(unicode_class::letter, 'a', 'z', 'A', 'Z', 0xAA, 0xB5, 0xBA, 0xDF, 0x1C5, 0x2B0, 0x3B1, 0x416,
                  0x5D0));
static_assert(all(unicode_class::letter, 0x627, 0x905, 0xE01, 0x3042, 0x4E00, 0x9FFF, 0xAC00, 0xD7A3, 0x10330, 0x1D400,
                  0x20000, 0x323AF));
// numbers: digits, fractions, Roman and circled ones
static_assert(all(unicode_class::number, '0', '9', 0xB2, 0xBD, 0x663, 0x967, 0x2167, 0x2460, 0x3007, 0x1D7D8, 0x1F100));
// white space as in JavaScript
static_assert(all(unicode_class::space, '\t', '\n', '\v', '\f', '\r', ' ', 0xA0, 0x1680, 0x2000, 0x200A, 0x2028, 0x2029,
                  0x202F, 0x205F, 0x3000, 0xFEFF));
// all others: marks that combine, joiners, controls, emoji, surrogates, what is not assigned or does not exist
static_assert(all(unicode_class::other, 0, 0x1F, '!', '\'', '_', '~', 0x7F, 0x85, 0x9F, 0xAD, 0x301, 0x93F, 0xE33 + 1,
                  0x180E, 0x200B, 0x200D, 0x2060, 0xD800, 0xDFFF, 0xE000, 0xFFFD, 0x1F600, 0xE0001, 0x10FFFF, 0x110000,
                  0xFFFFFFFF));
// at the ends of the table
static_assert(all(unicode_class::letter, 0x33479) && all(unicode_class::other, 0x3347A, 0x33480, 0x33500));
