#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/diagnostics/size_mistakes.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::diagnostics;

template <auto F>
concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using some = axes<batch<2>, tokens<dynamic>, d_in<3>>;
using x = operand<some, float>;

// sizes that the run time must compare: no error where they are equal
constexpr extents<some> five{{2, 5, 3}};
constexpr extents<some> four{{2, 4, 3}};
static_assert(Constant<[] { must_agree<"contract">(five, extents<axes<tokens<5>, keys<4>>>{}); }>);
static_assert(!Constant<[] { must_agree<"contract">(five, four); }>);
static_assert(Constant<[] { must_be_alike<"operator==">(five, five); }>);
static_assert(!Constant<[] { must_be_alike<"operator==">(five, four); }>);
static_assert(Constant<[] { must_be_known(axes<batch<dynamic>, tokens<5>, d_in<3>>{}, five); }>);
static_assert(!Constant<[] { must_be_known(axes<batch<dynamic>, tokens<6>, d_in<3>>{}, five); }>);
static_assert(Constant<[] { must_be_a_choice<"softmax", tokens<dynamic>>(five); }>);
static_assert(!Constant<[] { must_be_a_choice<"softmax", tokens<dynamic>>(extents<some>{{2, 1, 3}}); }>);
static_assert(Constant<[] { must_have_features<"linear", d_in<3>>(five); }>);
static_assert(!Constant<[] { must_have_features<"linear", d_in<4>>(five); }>);

// sizes by role, one for each dynamic axis
static_assert(all_sized<some, axis_size<role<"tokens">>> && all_sized<axes<>>);
static_assert(!all_sized<some> && !all_sized<some, axis_size<role<"keys">>> && !all_sized<some, int>);
static_assert(!all_sized<some, axis_size<role<"tokens">>, axis_size<role<"tokens">>>);
static_assert(extents_from<some>(sized<tokens>(5)).count() == 30);

// the words
static_assert(says_that<written_without_size<"linear", axes<d_in<3>, d_out<dynamic>>>>(
    "HU047 linear: needs the size of d_out<dynamic> at compile time", "fix: d_out<N> with a number"));
static_assert(says_that<sizes_missing<"tensor", some>>(
    "HU048 tensor: (batch<2>, tokens<dynamic>, d_in<3>) takes one size for each dynamic axis",
    "fix: x(sized<tokens>(n))"));
static_assert(says_that<other_cache<"layer", axes<heads<2>>, axes<heads<3>>, axes<batch<2>>, true>>(
    "HU049 layer: the cache is over (heads<2>), the layer and x need (heads<3>)", "cache<batch<2>>"));
static_assert(says_that<other_cache<"layer", no_tensor, axes<heads<3>>, axes<>, true>>(
    "HU049 layer: a step takes a tensor and a key_value_cache over (heads<3>), got something else", "cache<>"));
static_assert(says_that<other_cache<"layer", axes<heads<3>>, axes<heads<3>>, axes<>, false>>(
    "HU049 layer: the cache is a temporary or a constant, which cannot keep new keys", "cache<>"));
