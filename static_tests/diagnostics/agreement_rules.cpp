#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/agreement_rules.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::rule;

struct plus : rule::call<"operator+", "(left, right)", rule::fix::no_role> {};
struct contract : rule::call<"contract", "(left, right)"> {
  static constexpr bool tokens_meet = true;
};

template <class Call, class Left, class Right> using agreeing = agree_on_axes<Call, Left, Right>;

// the values: sizes that are equal, or may be; axes of one side only
using x = axes<batch<2>, tokens<3>, d_in<5>>;
static_assert(agreeing<plus, x, axes<d_in<5>, tokens<3>>>::value && agreeing<plus, x, axes<keys<4>>>::value &&
              agreeing<plus, x, axes<tokens<dynamic>>>::value && agreeing<plus, x, axes<>>::value);
static_assert(!agreeing<plus, x, axes<d_in<5>, tokens<4>>>::value);

// two sizes: the first that differ, those on both sides
static_assert(says_that<agreeing<plus, x, axes<d_in<5>, tokens<4>>>>("HU004 operator+: left has tokens<3>, right has tokens<4>; ", "fix: slice<tokens<3>>(right, 0) if the rest is not meant"));
static_assert(says_that<agreeing<plus, axes<batch<2>, tokens<3>>, axes<tokens<4>, batch<5>>>>("HU004 operator+: left has batch<2>, right has batch<5>; ", "fix: slice<batch<2>>(right, 0) if the rest is not meant"));
static_assert(says_that<agreeing<plus, axes<keys<5>>, axes<keys<2>>>>("HU004 operator+: left has keys<5>, right has keys<2>; ", "fix: slice<keys<2>>(left, 0) if the rest is not meant"));

// an axis of size 1 is repeated if it goes
static_assert(says_that<agreeing<plus, axes<d_in<5>>, axes<d_in<1>>>>("HU004 operator+: ", "fix: take<d_in>(right, 0) if it is meant for all d_in"));
static_assert(says_that<agreeing<plus, axes<d_in<1>>, axes<d_in<5>>>>("HU004 operator+: ", "fix: take<d_in>(left, 0) if it is meant for all d_in"));

// where tokens meet those that are looked at, they are keys
static_assert(says_that<agreeing<contract, axes<tokens<3>>, axes<tokens<4>>>>(
    "HU004 contract: ", "fix: rename<tokens, keys>(right), or slice<tokens<3>>(right, 0) if it is the same axis"));
static_assert(says_that<agreeing<contract, axes<d_in<4>>, axes<d_in<3>>>>("HU004 contract: ", "fix: slice<d_in<3>>(left, 0) if the rest is not meant"));
static_assert(says_that<agree_on_axes<plus, axes<tokens<3>>, axes<tokens<4>>, "x", "mask">>("HU004 operator+: x has tokens<3>, mask has tokens<4>; fix: slice<tokens<3>>(mask, 0) if the rest is not meant", ""));

// one size in two orders, by merging and by repeating
template <Axis... Fs> using of_heads = axes<merged<d_out<6>, Fs...>>;
using by_head = of_heads<heads<2>, head_dim<3>>;
using by_feature = of_heads<head_dim<3>, heads<2>>;
static_assert(agreeing<plus, by_head, by_head>::value && !agreeing<plus, by_head, by_feature>::value);
static_assert(agreeing<plus, by_head, axes<d_out<6>>>::value);
static_assert(says_that<agreeing<plus, by_head, by_feature>>("HU030 operator+: d_out<6> was merged from (heads<2>, head_dim<3>) in left, from (head_dim<3>, heads<2>) in right: the same numbers in another order; ", "fix: merge<d_out, heads, head_dim>(transpose(split<d_out, head_dim<3>, heads<2>>(right)))"));

using interleaved = axes<merged<heads<4>, kv_heads<2>, copies<2>>>;
using tiled = axes<merged<heads<4>, copies<2>, kv_heads<2>>>;
static_assert(!agreeing<plus, interleaved, tiled>::value && !agreeing<plus, interleaved, axes<heads<4>>>::value);
static_assert(says_that<agreeing<plus, interleaved, tiled>>("HU030 operator+: ", "fix: repeat_interleave<kv_heads, heads<4>> instead of repeat for right"));
static_assert(says_that<agreeing<plus, tiled, interleaved>>("HU030 operator+: ", "fix: repeat<kv_heads, heads<4>> instead of repeat_interleave for right"));
static_assert(says_that<agreeing<plus, interleaved, axes<heads<4>>>>(
    "HU030 operator+: heads<4> of left repeats its numbers (kv_heads<2>, copies<2>), heads<4> of right does not say "
    "which belong together; ",
    "fix: assume_factors<heads, kv_heads<2>, copies<2>>(right)"));
static_assert(says_that<agreeing<plus, axes<heads<4>>, interleaved>>(
    "HU030 operator+: heads<4> of right repeats its numbers ", ">(left)"));

// sizes that the run time must compare: no error where they are equal
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
using some = axes<batch<2>, tokens<dynamic>, d_in<3>>;
constexpr extents<some> five{{2, 5, 3}};
constexpr extents<some> four{{2, 4, 3}};
static_assert(Constant<[] { must_agree<contract>(five, extents<axes<tokens<5>, keys<4>>>{}); }>);
static_assert(Constant<[] { must_agree<contract>(five, extents<axes<keys<4>>>{}); }>);
static_assert(!Constant<[] { must_agree<contract>(five, four); }>);
static_assert(!Constant<[] { must_agree<contract>(extents<axes<tokens<4>>>{}, five); }>);
