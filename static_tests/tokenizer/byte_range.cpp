#include <headsup/tokenizer/byte_range.hpp>

using namespace headsup;

constexpr byte_range text{"ab c\0d", 6};

// the values
static_assert(text.size == 6 && text[1] == 'b' && text.end() - text.begin() == 6 && !text.empty() &&
              byte_range{}.empty());
static_assert(text.first(2) == byte_range{"ab", 2} && text.first(9) == text && text.first(0).empty());
static_assert(text.after(3) == byte_range{"c\0d", 3} && text.after(6).empty() && text.after(9).empty());
static_assert(text.place_of(' ') == 2 && text.place_of('\0') == 4 && text.place_of('x') == 6);
static_assert(text.begins_with("ab") && text.begins_with("") && !text.begins_with("abc") &&
              !text.first(1).begins_with("ab"));
static_assert(!(text.first(2) == text.first(3)) && !(text.first(2) == byte_range{"ac", 2}));
