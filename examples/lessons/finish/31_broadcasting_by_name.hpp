#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"with_bias", decltype(with_bias), tokens<3>, d_out<4>>);
static_assert(lesson::shape<"with_bias_again", decltype(with_bias_again), tokens<3>, d_out<4>>);
static_assert(lesson::shape<"with_mask", decltype(with_mask), heads<2>, tokens<3>, keys<5>>);
static_assert(lesson::shape<"smaller", decltype(smaller), heads<2>, tokens<3>, keys<5>>);
namespace finish {
constexpr int moved_there = moved(1, 0);
}
static_assert(lesson::worked_out<"the number at word 1, feature 0", at_word_1_feature_0, finish::moved_there>);
static_assert(lesson::shape<"for_each_pair", decltype(for_each_pair), keys<5>, tokens<3>>);

namespace finish {
template <class X, class Y> constexpr bool adds(X const&, Y const&) { return can_calculate<X, Y>; }
}  // namespace finish
static_assert(adds_token_and_key == finish::adds(for_each_token, for_each_key),
              "for_each_token + for_each_key: has one of the two sides all axes of the other?");
static_assert(adds_transposed == finish::adds(for_each_pair, transpose(for_each_pair)),
              "for_each_pair + transpose(for_each_pair): are axes matched by their place or by their name?");
static_assert(adds_heads_beside_tokens == finish::adds(max<keys>(scores), max<heads>(scores)),
              "max<keys>(scores) + max<heads>(scores): write the axes of both sides. Has one all axes of the other?");
static_assert(adds_one_for_each_head == finish::adds(scores, for_each_head),
              "scores + for_each_head: has one of the two sides all axes of the other?");
