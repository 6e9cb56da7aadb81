#pragma once

#include "computed.hpp"

namespace finish {
constexpr auto wanted = argmax<vocab>(take<tokens>(logits, 2));
// A word alone, or as a text of one.
constexpr auto of_one(auto const& x) {
  if constexpr (can_reorder<axes<tokens<1>, d_in<2>>, decltype(x)>) return take<tokens>(x, 0);
  else return x;
}
constexpr auto row_of_it = of_one(row);
constexpr auto wanted_row = tok_emb(wanted);
}  // namespace finish

static_assert(lesson::computed<"row", finish::row_of_it, finish::wanted_row, d_in<2>>);
