#pragma once

#include "expect.hpp"

namespace finish {
constexpr std::size_t capacity = cache_of_texts::capacity();
}  // namespace finish

static_assert(
    lesson::count<"the floats that the cache has room for, of key vectors", room, cache_of_texts::layout::size>);
static_assert(lesson::shape<"key_vectors", decltype(key_vectors), batch<3>, heads<2>, keys<6>, head_dim<4>>);
static_assert(lesson::shape<"scores", decltype(scores), batch<3>, heads<2>, tokens<1>, keys<6>>);
static_assert(lesson::count<"the words that still fit", words_left,
                            finish::capacity - extent<tokens>(prompts) - extent<tokens>(next_words)>);
static_assert(lesson::count<"the key vectors of a head, computed with a cache", with_cache, finish::capacity>);
static_assert(lesson::count<"the key vectors of a head, computed without a cache", without_cache,
                            finish::capacity*(finish::capacity + 1) / 2>);
