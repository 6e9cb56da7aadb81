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
static_assert(lesson::count<"where the key vectors of head 1 begin", first_of_keys_1,
                            finish::first_of(finish::by_part, 1)>);
static_assert(lesson::count<"where the values of head 1 begin", first_of_values_1,
                            finish::first_of(finish::by_part, 2)>);
static_assert(lesson::shape<"other_parts", decltype(other_parts), tokens<7>, heads<2>, qkv<3>, head_dim<4>>);
static_assert(lesson::shape<"other_queries", decltype(other_queries), tokens<7>, heads<2>, head_dim<4>>);
static_assert(lesson::count<"where the key vectors of head 1 begin, written head by head", other_first_of_keys_1,
                            finish::first_of(finish::by_head, 1)>);
static_assert(lesson::count<"where the values of head 1 begin, written head by head", other_first_of_values_1,
                            finish::first_of(finish::by_head, 2)>);
