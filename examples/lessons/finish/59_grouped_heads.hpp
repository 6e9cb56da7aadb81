#pragma once

#include "expect.hpp"

namespace finish {
constexpr tensor<int, kv_heads<2>> sets{0, 1};
constexpr bool same(auto const& said, auto const& right) {
  for (std::size_t i = 0; i < 6; ++i)
    if (said.data()[i] != right.data()[i]) return false;
  return true;
}
}  // namespace finish

static_assert(lesson::shape<"weight_of_queries", decltype(weight_of_queries), d_out<30>, d_in<4>>);
static_assert(lesson::shape<"weight_of_keys", decltype(weight_of_keys), d_out<10>, d_in<4>>);
static_assert(lesson::shape<"queries", decltype(queries), tokens<3>, kv_heads<2>, copies<3>, head_dim<5>>);
static_assert(lesson::shape<"scores", decltype(scores), tokens<3>, kv_heads<2>, copies<3>, keys<7>>);
static_assert(lesson::shape<"copied_key_vectors", decltype(copied_key_vectors), heads<6>, keys<7>, head_dim<5>>);
static_assert(finish::same(looks_at, repeat_interleave<kv_heads, heads<6>>(finish::sets)),
              "looks_at: each set is there three times in a row. Which is the first head that gets set 1?");
static_assert(finish::same(with_repeat, repeat<kv_heads, heads<6>>(finish::sets)),
              "with_repeat: set 0 and set 1, and then both again. Which set is for head 1?");
static_assert(lesson::count<"the floats of the cached key vectors", cached, grouped::cache<>::layout::size>);
