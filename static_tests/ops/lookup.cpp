#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/lookup.hpp>

#include <cstdint>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr tensor<float, vocab<5>, d_in<3>> table{{{0, 0, 0}, {1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}}};
constexpr tensor<std::int64_t, tokens<2>> ids{{3, 1}};
constexpr tensor<int, batch<2>, tokens<2>> many{{{0, 4}, {4, 1}}};

// the type: a row for each id
static_assert(std::is_same_v<decltype(lookup<vocab>(table, ids)), tensor<float, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(table, many)), tensor<float, batch<2>, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(table, tensor<int>{})), tensor<float, d_in<3>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(tensor<int, vocab<5>>{}, ids)), tensor<int, tokens<2>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(tensor<double, vocab<5>, heads<2>, head_dim<7>>{}, ids)),
                             tensor<double, tokens<2>, heads<2>, head_dim<7>>>);
static_assert(
    std::is_same_v<decltype(lookup<tokens>(tensor<float, tokens<2>, normalized<keys<3>>>{}, tensor<int, batch<5>>{})),
                   tensor<float, batch<5>, normalized<keys<3>>>>);

// the values
static_assert(lookup<vocab>(table, ids) == tensor<float, tokens<2>, d_in<3>>{{{7, 8, 9}, {1, 2, 3}}});
static_assert(lookup<vocab>(table, many) ==
              tensor<float, batch<2>, tokens<2>, d_in<3>>{{{{0, 0, 0}, {10, 11, 12}}, {{10, 11, 12}, {1, 2, 3}}}});
static_assert(lookup<vocab>(table, tensor<int>{2}) == tensor<float, d_in<3>>{{4, 5, 6}});
static_assert(lookup<vocab>(view(table), ids) == lookup<vocab>(table, view(ids)));

// what it refuses: an id outside, on either side
static_assert(Constant<[] { return lookup<vocab>(table, tensor<int>{4})(0); }>);
static_assert(!Constant<[] { return lookup<vocab>(table, tensor<int>{5})(0); }>);
static_assert(!Constant<[] { return lookup<vocab>(table, tensor<int>{-1})(0); }>);

// the words: rows and ids that share a role
static_assert(says_that<rule::lookup::rules<vocab, diagnostics::operand<axes<vocab<5>, d_in<3>>, float>,
                                            diagnostics::operand<axes<d_in<2>>, int>>>(
    "HU023 lookup: the ids (d_in<2>) and the rows of the table (vocab<5>, d_in<3>) share a role; ",
    "fix: rename<d_in, tokens>(ids)"));
