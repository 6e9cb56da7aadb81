// An operation of your own: what must be true of a call is said once, and messages and fixes follow from that.
// g++ -std=c++20 -Iinclude examples/31_own_operation.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>

#include "inputs.hpp"

using namespace headsup;

// A rule knows neither operations nor fixes. It reads a call as a value, and says what is wrong.
inline constexpr headsup_calls::rule are_weights{"MY001", headsup_calls::sums,
                                                 [](headsup_calls::call_value const& call, headsup_calls::answer& no) {
  return call.along().known->sums || no.says("the numbers along {} do not sum to one", call.along());
}};

// An operation is how it is written, and its rules: two of headsup's, and this one, which no repair mends.
inline constexpr headsup_calls::operation sharpening{
    .name = "sharpen",
    .form = "<role>(x)",
    .rules = {headsup_calls::has_axis, headsup_calls::of_floats,
              are_weights.or_else("sharpen<{role}>(softmax<{role}>(x))")}};

// The concept is that all rules hold.
template <template <std::size_t> class Role, class X> concept can_sharpen =
    headsup_calls::accepts<sharpening, headsup_calls::along<Role>, described<X>>;

// Squares of weights, which sum to one again. What is refused names the rule that it breaks and the cheapest fix.
template <template <std::size_t> class Role, class X> constexpr auto sharpen(X const& x) {
  if constexpr (can_sharpen<Role, X>) {
    return renormalize<Role>(x * x);
  } else {
    static_assert(!HEADSUP_MISTAKE(headsup_calls::refused<sharpening, headsup_calls::along<Role>, described<X>>));
    return shape_mistake{};
  }
}

constexpr auto scores = contract<d_in>(inputs, rename<tokens, keys>(inputs));
constexpr auto weights = softmax<keys>(scores);
constexpr auto sharp = sharpen<keys>(weights);
static_assert(prints_as(sum<keys>(sharp), {1, 1, 1, 1, 1, 1}));
static_assert(take<tokens>(sharp, 1)(1) > take<tokens>(weights, 1)(1));

// sharpen<heads>(weights) is refused with: HU003 sharpen<heads>: x has no heads (tokens<6>, keys<6>); fix: sharpen<keys>(x)
static_assert(!can_sharpen<heads, decltype(weights)>);
// sharpen<keys>(scores): MY001 sharpen: the numbers along keys<6> do not sum to one; fix: sharpen<keys>(softmax<keys>(x))
static_assert(!can_sharpen<keys, decltype(scores)>);

int main() {
  assert(sharpen<keys>(softmax<keys>(scores)) == sharp);
  print(take<tokens>(sharp, 1));
}
