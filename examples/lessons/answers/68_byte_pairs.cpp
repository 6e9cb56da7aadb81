// Lesson 68: Which pair first?
//
// GPT-2 splits each word into the tokens of its vocabulary by a list of pairs. It begins with the word's bytes. Of all
// neighbours that are a pair of the list, it merges those that come first in the list, wherever they are in the word;
// then it looks again, until no neighbours are a pair. What line 1 of the list makes has the id 256, for ids 0 to 255 are
// the bytes; line 2 makes 257, and so on. Write the tokens of a word between quotation marks, with blanks between them.

#include <headsup/headsup.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>

using namespace headsup;

// Nine of GPT-2's 50,000 lines, in its order.
using words = byte_pair_tokenizer<
    "h e\n"     // line 1 makes "he"
    "o t\n"     // line 2 makes "ot"
    "he r\n"    // line 3 makes "her"
    "t h\n"     // line 4 makes "th"
    "t her\n"   // line 5 makes "ther"
    "he n\n"    // line 6 makes "hen"
    "ot her\n"  // line 7 makes "other"
    "t he\n"    // line 8 makes "the"
    "t hen">;   // line 9 makes "then"

// The word "other" begins as "o t h e r". What is it after one merge, after two, and after three?
constexpr fixed_string other_after_1 = "o t he r";
constexpr fixed_string other_after_2 = "ot he r";
constexpr fixed_string other_after_3 = "ot her";

// Which ids does encode give for "other"?
constexpr tensor<std::int64_t, tokens<1>> ids_of_other = words::encode<"other">();
constexpr std::int64_t first_id_of_other = 262;

// The word "then" begins as "t h e n". Which line merges first, which second, and which third?
constexpr int first_line_of_then = 1;
constexpr int second_line_of_then = 6;
constexpr int third_line_of_then = 9;

// Without line 6, what does "then" end as, and how many ids has it?
constexpr fixed_string then_without_line_6 = "the n";
constexpr std::size_t ids_without_line_6 = 2;

#include "finish/68_byte_pairs.hpp"
