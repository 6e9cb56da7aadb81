#include "asked.hpp"

using namespace headsup;

namespace {

constexpr tensor<bool, batch<2>, tokens<5>> present{{true, true, true, false, false}, {true, true, true, true, false}};

static_assert(laws::each_counts(attention<>, sample));
static_assert(laws::each_counts(attention<bidirectional>, sample, present));
constexpr cross_attention<d_in<3>, d_in<4>, d_out<8>, heads<2>> crossed{torch_generator{2}};
static_assert(laws::each_counts(crossed, sample, laws::numbers<batch<2>, keys<7>, d_in<4>>(2)));

// A mask that is forgotten, keys in place of values, numbers beside tensors.
static_assert(finds(laws::each_counts([](auto const& x, auto const&) { return attention<>(x); }, sample, present),
                    "HU072 each_counts: argument 2 of 2 changes nothing"));
static_assert(finds(laws::each_counts([](auto const& x, float by, auto const&) { return by * x; }, sample, 2.0f,
                                      sample),
                    "HU072 each_counts: argument 3 of 3 changes nothing"));
static_assert(laws::each_counts([](auto const& x, float by) { return by * x; }, sample, 2.0f));

// What changes rounding alone: a number for each query, which softmax over the keys takes away again.
constexpr auto queries = laws::numbers<tokens<5>, head_dim<4>>(1);
constexpr auto by_query = laws::numbers<tokens<5>>(2);
constexpr auto key_vectors = laws::numbers<keys<5>, head_dim<4>>(3);
static_assert(finds(laws::each_counts(
                        [](auto const& q, auto const& bias) {
                          return softmax<keys>(scaled_scores<head_dim>(q, key_vectors) + bias);
                        }, queries, by_query),
                    "HU072 each_counts: argument 2 of 2 changes nothing"));

// A mask is changed so that something stays to be seen everywhere: none of these is divided by zero.
constexpr auto mean_of_present = [](auto const& x, auto const& seen) {
  return sum<tokens>(where(seen, x, 0.0f)) / sum<tokens>(to<float>(seen));
};
constexpr tensor<bool, batch<2>, keeps<tokens<5>>> all_but_two{{true, true, true, true, true},
                                                               {true, true, true, false, false}};
static_assert(laws::each_counts(mean_of_present, sample, all_but_two));
static_assert(laws::each_counts(mean_of_present, sample, ones<bool, batch<2>, tokens<5>>()));
static_assert(finds(laws::each_counts([](auto const& x, auto const&) { return mean<tokens>(x); }, sample, all_but_two),
                    "HU072 each_counts: argument 2 of 2 changes nothing"));

// Ids too.
constexpr tensor<int, ids_of<vocab<9>, tokens<3>>> ids{0, 8, 4};
constexpr auto table = laws::numbers<vocab<9>, d_in<4>>(4);
static_assert(laws::each_counts([](auto const& words, auto const& rows) { return lookup<vocab>(rows, words); }, ids,
                                table));

}  // namespace
