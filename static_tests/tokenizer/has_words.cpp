#include <headsup/tokenizer/has_words.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

static_assert(headsup_rule::has_words<"tokens_of", true>::value && !headsup_rule::has_words<"tokens_of">::value);
static_assert(says_that<headsup_rule::has_words<"tokens_of">>("HU001 tokens_of: the text has no words; ",
                                                      "fix: a text with at least one word"));
