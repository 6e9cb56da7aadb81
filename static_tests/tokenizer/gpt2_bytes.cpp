#include <headsup/tokenizer/gpt2_bytes.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

// the values: printed bytes first, as themselves
static_assert(id_of_byte('!') == 0 && id_of_byte('a') == 64 && id_of_byte('~') == 93 && id_of_byte('\xA1') == 94 &&
              id_of_byte('\xAE') == 106 && id_of_byte('\xFF') == 187);
static_assert(letter_of_id(64) == U'a' && letter_of_id(187) == 0xFF);
// then the others, as letters from U+0100 on
static_assert(id_of_byte('\0') == 188 && id_of_byte('\n') == 198 && id_of_byte(' ') == 220 &&
              id_of_byte('\x7F') == 221 && id_of_byte('\xAD') == 255);
static_assert(letter_of_id(188) == 0x100 && letter_of_id(220) == 0x120 && letter_of_id(255) == 0x143);

// each byte has an id and a letter of its own, and back
static_assert([] {
  bool taken[256]{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    std::size_t const id = id_of_byte(static_cast<char>(byte));
    if (taken[id] || byte_of_id(id) != static_cast<char>(byte) || id_of_letter(letter_of_id(id)) != id) return false;
    taken[id] = true;
  }
  return true;
}());

// what stands for no byte
static_assert(id_of_letter(' ') == 256 && id_of_letter('\n') == 256 && id_of_letter(0xAD) == 256 &&
              id_of_letter(0x144) == 256 && id_of_letter(0x10FFFF) == 256 && id_of_letter(0) == 256);
