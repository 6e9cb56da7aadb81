#pragma once

#include "computed.hpp"

namespace finish {
// One feature a head, so a score is a product of two numbers.
constexpr auto q = rename<d_out, heads>(layer.W_query(inputs));
constexpr auto k = rename<d_out, heads>(rename<tokens, keys>(layer.W_key(inputs)));
constexpr auto wanted_weights = softmax<keys>(mask_future<tokens, keys>(
    stack<heads>(outer(take<heads>(q, 0), take<heads>(k, 0)), outer(take<heads>(q, 1), take<heads>(k, 1)))));

constexpr auto of_the_layer = layer(inputs);
constexpr auto made = [] {
  if constexpr (lesson::same(weights, wanted_weights)) return contexts;
  else return of_the_layer;
}();
}  // namespace finish

static_assert(lesson::numbers<"weights", weights, finish::wanted_weights>);
static_assert(lesson::computed<"contexts", finish::made, finish::of_the_layer>);
