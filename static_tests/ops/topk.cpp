#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/topk.hpp>

#include <limits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

// the type: the axis has as many elements as were asked for
using two = decltype(topk<vocab, 2>(tensor<double, batch<2>, tokens<3>, vocab<5>>{}));
static_assert(std::is_same_v<decltype(two::values), tensor<double, batch<2>, tokens<3>, vocab<2>>>);
static_assert(std::is_same_v<decltype(two::indices), tensor<int, ids_of<vocab<5>, batch<2>>, tokens<3>, vocab<2>>>);
static_assert(std::is_same_v<decltype(topk<vocab, 2>(tensor<int, vocab<dynamic>>(sized<vocab>(5))).indices),
                             tensor<int, ids_of<vocab<dynamic>, vocab<2>>>>);
using of_weights = decltype(topk<keys, 3>(tensor<float, tokens<2>, normalized<keys<3>>>{}));
static_assert(std::is_same_v<decltype(of_weights::values), tensor<float, tokens<2>, keys<3>>>);
using of_heads = decltype(topk<tokens, 1>(tensor<float, tokens<2>, merged<d_out<6>, heads<2>, head_dim<3>>>{}));
static_assert(
    std::is_same_v<decltype(of_heads::values), tensor<float, tokens<1>, merged<d_out<6>, heads<2>, head_dim<3>>>>);

// the values: those that the documentation of torch.topk prints
static_assert([] {
  auto const [values, indices] = topk<vocab, 3>(tensor<float, vocab<5>>{{1, 2, 3, 4, 5}});
  return values == tensor<float, vocab<3>>{{5, 4, 3}} && indices == tensor<int, vocab<3>>{{4, 3, 2}};
}());

// along the last axis, the first, a middle one; all elements; a view
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> deep{{{{1, 9}, {7, 8}, {5, 9}}, {{0, 2}, {-1, 4}, {6, 3}}}};
static_assert(topk<tokens, 2>(deep).values ==
              tensor<int, batch<2>, tokens<2>, d_in<2>>{{{{7, 9}, {5, 9}}, {{6, 4}, {0, 3}}}});
static_assert(topk<tokens, 2>(deep).indices ==
              tensor<int, batch<2>, tokens<2>, d_in<2>>{{{{1, 0}, {2, 2}}, {{2, 1}, {0, 2}}}});
static_assert(topk<batch, 1>(deep).values == tensor<int, batch<1>, tokens<3>, d_in<2>>{{{{1, 9}, {7, 8}, {6, 9}}}});
static_assert(topk<d_in, 2>(view(deep)).indices ==
              tensor<int, batch<2>, tokens<3>, d_in<2>>{{{{1, 0}, {1, 0}, {1, 0}}, {{1, 0}, {1, 0}, {0, 1}}}});

// equals stay in order, and NaN comes first
static_assert(topk<vocab, 3>(tensor<float, vocab<5>>{{1, 2, std::numeric_limits<float>::quiet_NaN(), 2, 0}}).indices ==
              tensor<int, vocab<3>>{{2, 1, 3}});

// what it refuses
using x = tensor<float, tokens<3>, vocab<5>>;
static_assert(can_topk<vocab, x, 5> && !can_topk<vocab, x, 6> && !can_topk<vocab, x, 0> && !can_topk<vocab, x, -1> &&
              !can_topk<keys, x, 1> && !can_topk<vocab, float, 1> && can_topk<vocab, tensor<int, vocab<dynamic>>, 9>);
static_assert(says_that<headsup_calls::refused<headsup_calls::op::topk,
                                               headsup_calls::naming<headsup_calls::roles<vocab>, axes<>, -1>, x>>(
    "HU021 topk<vocab>: asked for -1 of vocab<5>; ", "fix: topk<vocab, 1>(x)"));
// another role, and as many
static_assert(says_that<headsup_calls::refused<headsup_calls::op::topk,
                                               headsup_calls::naming<headsup_calls::roles<keys>, axes<>, 3>, x>>(
    "HU003 topk<keys>: ", ", 3>(x), or x with keys"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::topk, headsup_calls::along<vocab>, x,
                                               headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>>>(
    "HU051 topk<vocab>: how many is part of the type of the result; ", "fix: topk<vocab, N>(x)"));
