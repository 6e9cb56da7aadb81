#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/size_rules.hpp>

#include "says_that.hpp"

using namespace headsup;

using some = axes<batch<2>, tokens<dynamic>, d_in<3>>;
template <template <std::size_t> class Role> using size = axis_size<role<Role<1>::role::name>>;
template <class List, class... Sizes> using given = rule::is_given_sizes<"tensor", "x(", List, Sizes...>;

// the values: one size for each dynamic axis, by role, and for no other
static_assert(given<some, size<tokens>>::value && given<axes<tokens<3>>>::value && given<axes<>>::value);
static_assert(given<axes<tokens<dynamic>, keys<dynamic>>, size<keys>, size<tokens>>::value);
static_assert(!given<some>::value && !given<some, size<keys>>::value && !given<some, int>::value &&
              !given<some, size<tokens>, size<tokens>>::value && !given<some, size<tokens>, size<batch>>::value);

// the words
static_assert(says_that<given<some>>(
    "HU048 tensor: (batch<2>, tokens<dynamic>, d_in<3>) takes one size for each dynamic axis, by role; ",
    "fix: x(sized<tokens>(n))"));
static_assert(says_that<given<axes<tokens<dynamic>, keys<dynamic>>>>("HU048 tensor: ",
                                                                     "fix: x(sized<tokens>(n), sized<keys>(n))"));
static_assert(says_that<given<axes<tokens<3>>, size<tokens>>>(
    "HU048 tensor: (tokens<3>) has no dynamic axis, so it takes no size; ", "fix: leave it out"));
static_assert(says_that<rule::is_given_sizes<"zeros", "zeros<...>(", some>>("HU048 zeros: ",
                                                                            "fix: zeros<...>(sized<tokens>(n))"));
