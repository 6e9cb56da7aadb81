#pragma once

#include "expect.hpp"

namespace finish {
static_assert(lesson::count<"in_one_cache", in_one_cache, std::size_t{2 * 3},
                            lesson::mistaken<3, "both layers put in a value for each word">,
                            lesson::mistaken<2, "each layer puts in a value for each of three words">>);
constexpr float sum = 6 + 6 + 2;
static_assert(lesson::worked_out<"first_layer_sees: the values up to the second word", first_layer_sees, sum>);
static_assert(lesson::count<"that_many", that_many, std::size_t{3},
                            lesson::mistaken<2, "the second layer put one in for the first word, too">,
                            lesson::mistaken<4, "the second layer comes later">>);
constexpr float with_two = last_of<2>(words, 1);
static_assert(wrong != with_two);
static_assert(lesson::numbers<"right: what the second layer gives for the last word", right, with_two>);
static_assert(lesson::worked_out<"by_hand", by_hand, with_two>);
static_assert(
    lesson::count<
        "caches_of_small", caches_of_small, std::size_t{12}, lesson::mistaken<24, "a cache has an axis for the batch">,
        lesson::mistaken<1, "each layer has its own">, lesson::mistaken<144, "a cache has an axis for the heads">>);
}  // namespace finish
