#include <headsup/layers/cached_step.hpp>
#include <headsup/ops/fill.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

using layer = headsup_rule::sequence_layer<"a layer", d_in<3>, context_length<6>>;
using step = headsup_rule::step<layer, heads<2>, head_dim<4>>;
template <Axis... Batch> using cache = key_value_cache<axes<Batch...>, heads<2>, context_length<6>, head_dim<4>>;

template <class List, class Cache>
using stepping = step::rules<headsup_diagnostics::operand<List, float>, headsup_diagnostics::operand<headsup_diagnostics::no_tensor, Cache>>;
using token = axes<tokens<1>, d_in<3>>;

// the type: what rules know of a step
static_assert(std::is_same_v<step::names, headsup_calls::of_axes<d_in<3>, headsup::headsup_detail::unknown_output<1>,
                                                                 context_length<6>, heads<2>, head_dim<4>>>);

// the values: attention of the newest tokens to all cached ones is that of a whole sequence; a single key has weight 1
static_assert([] {
  cache<> cached;
  cached.append(full<float, heads<2>, tokens<1>, head_dim<4>>(0.5f), full<float, heads<2>, tokens<1>, head_dim<4>>(3));
  return attend_to_cached(full<float, heads<2>, tokens<1>, head_dim<4>>(1), cached) ==
         full<float, heads<2>, tokens<1>, head_dim<4>>(3);
}());

// a step that does not come to its end leaves the cache as it was
constexpr std::size_t left_after(bool finish) {
  cache<> cached;
  auto const numbers = full<float, heads<2>, tokens<2>, head_dim<4>>(1);
  cached.append(numbers, numbers);
  {
    unfinished_step<cache<>> unfinished(cached);
    cached.append(numbers, numbers);
    if (finish) unfinished.finish();
  }
  return cached.size();
}
static_assert(left_after(true) == 4 && left_after(false) == 2);

// what it refuses: a temporary, a constant, something else, a cache of other axes, and what the layer itself refuses
using x_of_two = tensor<float, batch<2>, tokens<1>, d_in<3>>;
template <class X, class Cache> concept Steps = can_step<X, Cache, d_in<3>, heads<2>, context_length<6>, head_dim<4>>;
static_assert(Steps<x_of_two, cache<batch<2>>&> && Steps<tensor<float, tokens<1>, d_in<3>>, cache<>&>);
static_assert(!Steps<x_of_two, cache<batch<2>>> && !Steps<x_of_two, cache<batch<2>> const&> && !Steps<x_of_two, int&> &&
              !Steps<x_of_two, cache<batch<3>>&> && !Steps<x_of_two, cache<>&> &&
              !Steps<tensor<float, batch<2>, tokens<7>, d_in<3>>, cache<batch<2>>&> &&
              !Steps<tensor<float, batch<2>, tokens<1>, d_in<4>>, cache<batch<2>>&>);

// the words
using of_three_heads = key_value_cache<axes<>, heads<3>, context_length<6>, head_dim<4>>;
static_assert(says_that<stepping<axes<batch<2>, tokens<1>, d_in<3>>, cache<>&>>(
    "HU046 a layer: the cache is over (heads<2>, context_length<6>, head_dim<4>), the layer and x need (batch<2>, "
    "heads<2>, context_length<6>, head_dim<4>); ",
    "fix: decltype(layer)::cache<batch<2>> cache"));
static_assert(says_that<stepping<token, of_three_heads&>>(
    "HU046 a layer: the cache is over (heads<3>, context_length<6>, head_dim<4>), the layer and x need (heads<2>, ",
    "cache<> cache"));
static_assert(
    says_that<stepping<token, int&>>("HU046 a layer: a step takes a tensor and a key_value_cache over (heads<2>, "
                                     "context_length<6>, head_dim<4>), got something else; ",
                                     "cache<> cache"));
static_assert(says_that<stepping<token, cache<>>>(
    "HU046 a layer: the cache is a temporary or a constant, which cannot keep new keys; ", "cache<> cache"));
static_assert(says_that<stepping<token, cache<> const&>>("HU046 a layer: the cache is a temporary or a constant, ",
                                                         "cache<> cache"));
static_assert(says_that<stepping<axes<tokens<7>, d_in<3>>, cache<>&>>("HU021 a layer: the input has tokens<7>, ", ""));

// what only the run time knows: other sequences, more tokens than there is room for
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
constexpr void must_hold(std::size_t sequences, std::size_t more, std::size_t cached = 0) {
  cache<batch<2>> of_two;
  of_two.grow(cached);
  step::must_hold(zeros<float, batch<dynamic>, tokens<dynamic>, d_in<3>>(sized<batch>(sequences), sized<tokens>(more)),
                  of_two);
}
static_assert(Constant<[] { must_hold(2, 6); }> && Constant<[] { must_hold(2, 4, 2); }>);
static_assert(!Constant<[] { must_hold(3, 6); }> && !Constant<[] { must_hold(2, 7); }>);
static_assert(!Constant<[] { must_hold(2, 5, 2); }>);
