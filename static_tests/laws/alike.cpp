#include "asked.hpp"

using namespace headsup;

namespace {

// Two forms of one thing, and two that are not.
constexpr causal_attention<d_in<3>, d_out<4>, context_length<7>> listing{torch_generator{1}}, other{torch_generator{2}};
constexpr auto by_hand = [](auto const& x) {
  auto const q = listing.W_query(x);
  auto const k = rename<tokens, keys>(listing.W_key(x)), v = rename<tokens, keys>(listing.W_value(x));
  return attend(softmax<keys>(mask_future<tokens, keys>(scaled_scores<d_out>(q, k))), v);
};
static_assert(laws::alike(listing, by_hand, sample));
static_assert(finds(laws::alike(listing, other, sample),
                    "HU072 alike: (batch 0, tokens 1, d_out 3) is 0.477 in the first form and -0.365 in the second"));
static_assert(finds(laws::alike(listing, listing.W_query, slice<tokens<5>>(sample, 0)),
                    "HU072 alike: (batch 0, tokens 0, d_out 0) is 0.189 in the first form and -0.487 in the second"));

// Rotated by their positions, queries and keys know distances. With embeddings of positions they know more.
constexpr auto rotated = [](auto const& x, std::size_t first) {
  auto const paired = assume_factors<d_in, pairs<2>, halves<2>>(x);
  auto const turn = [&](auto const& y) {
    tensor<float, tokens<5>, pairs<2>> angles;
    for (std::size_t i = 0; i < 5; ++i)
      angles(i, 0) = static_cast<float>(first + i), angles(i, 1) = 0.1f * static_cast<float>(first + i);
    return forget_factors<d_in>(rotary<d_in>(y, angles));
  };
  auto const q = turn(paired);
  auto const k = rename<tokens, keys>(q);
  return attend(softmax<keys>(mask_future<tokens, keys>(scaled_scores<d_in>(q, k))), rename<tokens, keys>(x));
};
constexpr auto even = laws::numbers<batch<2>, tokens<5>, d_in<4>>(1);
static_assert(laws::shift_free<3>(rotated, even));
constexpr auto embedded = [](auto const& x, std::size_t first) {
  tensor<float, tokens<5>> positions;
  for (std::size_t i = 0; i < 5; ++i) positions(i) = 0.1f * static_cast<float>(first + i);
  auto const y = x * positions;
  return attend(softmax<keys>(scaled_scores<d_in>(y, rename<tokens, keys>(y))), rename<tokens, keys>(x));
};
static_assert(finds(laws::shift_free<3>(embedded, even),
                    "HU072 shift_free: (batch 1, tokens 3, d_in 1) is 0.0530 at first and -0.0377 where all is moved"));

// Without a mask or positions, no order means anything.
static_assert(laws::order_is_free<tokens>(attention<bidirectional>, sample));
static_assert(laws::order_is_free<batch>(attention<>, sample));
static_assert(laws::order_is_free<tokens>([](auto const& x) { return sum<tokens>(x); }, sample));
static_assert(
    finds(laws::order_is_free<tokens>(attention<>, sample),
          "HU072 order_is_free: (batch 0, tokens 4, d_out 7) is 0.607 in this order and 0.338 in the opposite one"));
static_assert(finds(laws::order_is_free<tokens>([](auto const& x) { return take<tokens, 0>(x); }, sample),
                    "HU072 order_is_free: (batch 1, d_in 2) is 0.0370 in this order and 0.767 in the opposite one"));
constexpr cross_attention<d_in<3>, d_in<4>, d_out<8>, heads<2>> crossed{torch_generator{2}};
static_assert(laws::order_is_free<keys>(crossed, sample, laws::numbers<batch<2>, keys<7>, d_in<4>>(2)));

// An axis that nothing has is in no order.
static_assert(finds(laws::order_is_free<heads>(attention<>, sample),
                    "HU072 order_is_free: what is given has no heads"));
constexpr self_attention_v2<d_in<3>, d_out<4>> all_of_them{torch_generator{1}};
static_assert(laws::order_is_free<tokens>(all_of_them, sample));

}  // namespace
