#include <headsup/by_place/masks.hpp>

#include "numbers.hpp"

namespace {
constexpr double hidden = -headsup_math::infinity<double>;
constexpr auto x = counted<float, tokens<2>, keys<4>>();

// From the first query and the first key, whatever an offset was meant to say.
static_assert(holds<tokens<2>, keys<4>>(read_along<headsup_rule::mask_future, tokens, keys>::of(x),
                                        {1, hidden, hidden, hidden, 5, 6, hidden, hidden}));
static_assert(
    holds<tokens<2>, keys<4>>(reading<headsup_rule::mask_future, roles<tokens, keys>, types<>, numbers<2>>::of(x),
                              {1, 2, 3, hidden, 5, 6, 7, 8}));
static_assert(
    holds<tokens<2>, keys<4>>(reading<headsup_rule::mask_distant, roles<tokens, keys>, types<>, numbers<2>>::of(x),
                              {1, 2, hidden, hidden, 5, 6, 7, hidden}));
static_assert(holds<tokens<2>, keys<4>>(read_along<headsup_rule::tril, keys, tokens>::of(x), {1, 0, 0, 0, 5, 6, 0, 0}));
static_assert(holds<tokens<2>, keys<4>>(reading<headsup_rule::triu, roles<tokens, keys>, types<>, numbers<1>>::of(x),
                                        {0, 2, 3, 4, 0, 0, 7, 8}));
}  // namespace
