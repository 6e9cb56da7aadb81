#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/argmax.hpp>
#include <headsup/ops/gather.hpp>
#include <headsup/ops/topk.hpp>

#include <cstdint>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

// the type: the axes of the ids, in their order, and the numbers of x
using logits = tensor<double, batch<2>, tokens<3>, vocab<5>>;
static_assert(std::is_same_v<decltype(gather<vocab>(logits{}, tensor<int, batch<2>, tokens<3>>{})),
                             tensor<double, batch<2>, tokens<3>>>);
static_assert(std::is_same_v<decltype(gather<vocab>(logits{}, tensor<std::int64_t, tokens<3>, batch<2>>{})),
                             tensor<double, tokens<3>, batch<2>>>);
static_assert(std::is_same_v<decltype(gather<tokens>(logits{}, tensor<int, vocab<5>, tokens<7>, batch<2>>{})),
                             tensor<double, vocab<5>, tokens<7>, batch<2>>>);
static_assert(
    std::is_same_v<decltype(gather<keys>(tensor<float, tokens<2>, normalized<keys<3>>>{}, tensor<int, tokens<2>>{})),
                   tensor<float, tokens<2>>>);

// the values: that which the documentation of torch.gather prints, several ids for each position
constexpr tensor<int, tokens<2>, vocab<2>> t{{{1, 2}, {3, 4}}};
static_assert(gather<vocab>(t, tensor<int, tokens<2>, vocab<2>>{{{0, 0}, {1, 0}}}) ==
              tensor<int, tokens<2>, vocab<2>>{{{1, 1}, {4, 3}}});

// one id for each position, along the last axis, the first, a middle one; ids in another order
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> deep{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}};
static_assert(gather<d_in>(deep, tensor<int, batch<2>, tokens<3>>{{{0, 1, 1}, {1, 0, 0}}}) ==
              tensor<int, batch<2>, tokens<3>>{{{1, 4, 6}, {8, 9, 11}}});
static_assert(gather<d_in>(deep, tensor<int, tokens<3>, batch<2>>{{{0, 1}, {1, 0}, {1, 0}}}) ==
              tensor<int, tokens<3>, batch<2>>{{{1, 8}, {4, 9}, {6, 11}}});
static_assert(gather<tokens>(deep, tensor<int, batch<2>, d_in<2>>{{{2, 0}, {1, 2}}}) ==
              tensor<int, batch<2>, d_in<2>>{{{5, 2}, {9, 12}}});
static_assert(gather<batch>(deep, tensor<int, tokens<3>, d_in<2>>{{{0, 1}, {1, 0}, {0, 0}}}) ==
              tensor<int, tokens<3>, d_in<2>>{{{1, 8}, {9, 4}, {5, 6}}});
static_assert(gather<tokens>(deep, tensor<int, tokens<1>, batch<2>, d_in<2>>{{{{2, 0}, {1, 2}}}}) ==
              tensor<int, tokens<1>, batch<2>, d_in<2>>{{{{5, 2}, {9, 12}}}});
static_assert(gather<vocab>(tensor<float, vocab<3>>{{1, 2, 3}}, tensor<int>{2}) == 3);
constexpr tensor<int, batch<2>, tokens<3>> ones{{{1, 1, 1}, {1, 1, 1}}};
static_assert(gather<d_in>(view(deep), view(ones)) == tensor<int, batch<2>, tokens<3>>{{{2, 4, 6}, {8, 10, 12}}});

// what operations find, at its place
static_assert(gather<tokens>(deep, argmax<tokens>(deep)) == headsup::max<tokens>(deep));
static_assert(gather<tokens>(deep, topk<tokens, 2>(deep).indices) == topk<tokens, 2>(deep).values);

// what it refuses: an id outside
static_assert(Constant<[] { return gather<vocab>(t, tensor<int, tokens<2>>{{1, 0}})(0); }>);
static_assert(!Constant<[] { return gather<vocab>(t, tensor<int, tokens<2>>{{1, 2}})(0); }>);
static_assert(!Constant<[] { return gather<vocab>(t, tensor<int, tokens<2>>{{1, -1}})(0); }>);

static_assert(can_gather<vocab, logits, tensor<int, batch<2>, tokens<3>>> &&
              !can_gather<vocab, logits, tensor<int, tokens<3>>> && !can_gather<vocab, logits, int> &&
              !can_gather<vocab, logits, tensor<float, batch<2>, tokens<3>>> &&
              !can_gather<keys, logits, tensor<int, batch<2>, tokens<3>>> &&
              !can_gather<vocab, logits, tensor<int, batch<2>, tokens<3>, keys<2>>>);

// the words
template <class... As>
using gathered = headsup_calls::refused<headsup_calls::op::gather, headsup_calls::along<vocab>,
                                        tensor<float, batch<2>, tokens<3>, vocab<5>>, tensor<int, As...>>;
static_assert(says_that<gathered<tokens<3>>>(
    "HU008 gather<vocab>: ids has (tokens<3>), it takes one id for each (batch<2>, tokens<3>); ",
    "fix: expand<batch<2>>(ids) if it is the same for each"));
static_assert(says_that<gathered<batch<2>, keys<3>>>("HU008 gather<vocab>: ",
                                                     "fix: rename<keys, tokens>(ids) if keys means tokens"));
static_assert(says_that<gathered<batch<2>, tokens<3>, keys<7>>>(
    "HU008 gather<vocab>: ", "fix: ids without keys<7>, or rename<keys, vocab>(ids) if keys means vocab"));
static_assert(says_that<gathered<batch<2>, tokens<5>>>(
    "HU004 gather<vocab>: x has tokens<3>, ids has tokens<5>; ",
    "fix: slice<tokens<3>>(ids, 0) if the rest is not meant, or x with tokens<5>"));

// from ids, ids: the words of the largest numbers
constexpr auto best = topk<vocab, 2>(tensor<float, vocab<5>>{0, 4, 1, 3, 2});
static_assert(
    gather<vocab>(best.indices, argmin<vocab>(best.values)) == 3 &&
    std::is_same_v<decltype(gather<vocab>(best.indices, argmin<vocab>(best.values))), tensor<int, ids_of<vocab<5>>>>);
static_assert(!can_gather<vocab, logits, tensor<int, ids_of<vocab<7>>>>);
