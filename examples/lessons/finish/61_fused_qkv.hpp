#pragma once

#include "expect.hpp"

namespace finish {
constexpr auto by_part = split<d_out, qkv<3>, heads<2>, head_dim<4>>(numbers);
constexpr auto by_head = split<d_out, heads<2>, qkv<3>, head_dim<4>>(numbers);
constexpr int first_of(auto const& x, int part) {
  return static_cast<int>(take<head_dim>(take<heads>(take<qkv>(x, part), 1), 0)());
}
}  // namespace finish

static_assert(lesson::shape<"fused", decltype(fused), tokens<7>, d_out<24>>);
static_assert(lesson::shape<"queries", decltype(queries), tokens<7>, heads<2>, head_dim<4>>);
static_assert(lesson::shape<"weights", decltype(weights), qkv<3>, heads<2>, head_dim<4>, d_in<5>>);
static_assert(lesson::count<"where the key vector of head 1 begins", key_vector_1_begins_at,
                            finish::first_of(finish::by_part, 1)>);
static_assert(lesson::count<"where the value of head 1 begins", value_1_begins_at,
                            finish::first_of(finish::by_part, 2)>);
static_assert(lesson::shape<"other_parts", decltype(other_parts), tokens<7>, heads<2>, qkv<3>, head_dim<4>>);
static_assert(lesson::shape<"other_queries", decltype(other_queries), tokens<7>, heads<2>, head_dim<4>>);
static_assert(lesson::count<"where the key vector of head 1 begins, written head by head", other_key_vector_1_begins_at,
                            finish::first_of(finish::by_head, 1)>);
static_assert(lesson::count<"where the value of head 1 begins, written head by head", other_value_1_begins_at,
                            finish::first_of(finish::by_head, 2)>);
