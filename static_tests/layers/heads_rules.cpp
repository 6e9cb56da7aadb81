#include <headsup/layers/heads_rules.hpp>

#include "../diagnostics/says_that.hpp"

#include <type_traits>

using namespace headsup;

// the type: the features of one head, at least one also where the heads do not divide them
static_assert(std::is_same_v<features_of_one<d_out<6>, heads<2>>, head_dim<3>>);
static_assert(std::is_same_v<features_of_one<d_out<7>, heads<3>>, head_dim<2>>);
static_assert(std::is_same_v<features_of_one<d_out<2>, heads<3>>, head_dim<1>>);

// the values: heads that do not divide the output, and the nearest that do
static_assert(rule::heads_divide<d_out<6>, heads<3>>::value && rule::heads_divide<d_out<dynamic>, heads<3>>::value &&
              !rule::heads_divide<d_out<7>, heads<3>>::value);
static_assert(says_that<rule::heads_divide<d_out<7>, heads<3>>>(
    "HU017 multi_head_attention: d_out<7> is not divisible by heads<3>; ", "fix: d_out<6> or d_out<9>"));
static_assert(says_that<rule::heads_divide<d_out<2>, heads<3>>>(
    "HU017 multi_head_attention: d_out<2> is not divisible by heads<3>; ", "fix: d_out<3>"));

// heads that share keys and values
static_assert(rule::heads_share<heads<6>, 3>::value && rule::heads_share<heads<6>, 6>::value &&
              rule::heads_share<heads<6>, 0>::value && !rule::heads_share<heads<6>, 4>::value &&
              !rule::heads_share<heads<6>, 12>::value);
static_assert(says_that<rule::heads_share<heads<6>, 5>>(
    "HU017 multi_head_attention: heads<6> is not divisible by kv_heads<5>; ", "fix: kv_heads<3>"));
static_assert(says_that<rule::heads_share<heads<6>, 12>>("HU017 multi_head_attention: ", "fix: kv_heads<6>"));

// heads and context in their places, with sizes
template <class Context, class Heads>
using made = rule::made_of_heads<"multi_head_attention", d_in<3>, d_out<4>, Context, Heads>;
static_assert(made<context_length<6>, heads<2>>::value && made<tokens<6>, kv_heads<2>>::value);
static_assert(says_that<made<heads<2>, context_length<6>>>(
    "HU045 multi_head_attention: heads<2> is where the context goes, context_length<6> where the heads go; ",
    "fix: multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>"));
static_assert(!made<heads<2>, heads<6>>::value && !made<context_length<6>, context_length<6>>::value);
static_assert(says_that<made<context_length<6>, heads<dynamic>>>(
    "HU047 multi_head_attention: needs the size of heads<dynamic> at compile time", "fix: heads<N> with a number"));
static_assert(says_that<made<context_length<dynamic>, heads<2>>>(
    "HU047 multi_head_attention: needs the size of context_length<dynamic>", "with a number"));
