#include <headsup/diagnostics/place_rules.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::rule;

struct op : rule::call<"mask_future"> {};

// the values: as many queries as keys, as far as types know
static_assert(line_up<op, tokens<3>, keys<3>>::value && line_up<op, tokens<3>, keys<dynamic>>::value &&
              !line_up<op, tokens<3>, keys<5>>::value);
static_assert(says_that<line_up<op, tokens<3>, keys<5>>>(
    "HU019 mask_future: tokens<3> and keys<5> differ, so give the position of the first query among the keys; ",
    "fix: mask_future<tokens, keys, 2>(x)"));
static_assert(says_that<line_up<op, tokens<5>, keys<3>>>("HU019 mask_future: ",
                                                         "fix: mask_future<tokens, keys, 0>(x)"));
struct at_run_time {
  static constexpr words say() { return unaligned("mask_future", {"tokens", 3}, {"keys", 5}, true); }
};
static_assert(says_that<at_run_time>("HU019 mask_future: ", "fix: mask_future<tokens, keys, aligned_to_end>(x)"));

// no query after the last key
static_assert(stand_beside_keys<op, tokens<3>, keys<5>, 2>::value &&
              !stand_beside_keys<op, tokens<3>, keys<5>, 3>::value &&
              !stand_beside_keys<op, tokens<5>, keys<3>, 0>::value &&
              stand_beside_keys<op, tokens<3>, keys<dynamic>, 9>::value);
static_assert(says_that<stand_beside_keys<op, tokens<3>, keys<5>, 3>>("HU036 mask_future: an offset of 3 puts the last of tokens<3> at key 5, and keys<5> ends at 4; ", "fix: mask_future<tokens, keys, 2>(x)"));
static_assert(says_that<stand_beside_keys<op, tokens<5>, keys<3>, 1>>("HU036 mask_future: ", "fix: keys<6>"));

// two roles
static_assert(are_two_roles<op, tokens, keys>::value && !are_two_roles<op, keys, keys>::value);
static_assert(says_that<are_two_roles<op, tokens, tokens>>("HU026 mask_future: tokens is both the query and the key; ",
                                                           "fix: mask_future<tokens, keys>(x)"));
static_assert(says_that<are_two_roles<op, d_in, d_in>>("HU026 mask_future: ",
                                                       "fix: mask_future<d_in, another_role>(x)"));

// what operations on such places share: the first rule that does not hold speaks
template <template <std::size_t> class Query, template <std::size_t> class Key>
using placed = rule::placing<"tril">::rules<Query, Key, operand<axes<tokens<3>, keys<5>>, float>>;
static_assert(placed<tokens, keys>::value && placed<keys, tokens>::value);
static_assert(says_that<placed<d_in, keys>>("HU003 tril<d_in>: x has no d_in (tokens<3>, keys<5>); ", "fix: a tensor with an axis d_in"));
static_assert(says_that<placed<tokens, d_in>>("HU003 tril<d_in>: ", ", d_in>(x) if keys means d_in"));
static_assert(says_that<placed<tokens, tokens>>("HU026 tril: tokens is both ", "fix: tril<tokens, keys>(x)"));
