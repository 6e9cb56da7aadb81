#include <headsup/tokenizer/has_words.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

static_assert(rule::has_words<"tokens_of", true>::value && !rule::has_words<"tokens_of">::value);
static_assert(says_that<rule::has_words<"tokens_of">>("HU001 tokens_of: the text has no words; ",
                                                      "fix: a text with at least one word"));
