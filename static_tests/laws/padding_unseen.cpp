#include "asked.hpp"

using namespace headsup;

namespace {

constexpr auto present = [] {
  tensor<bool, batch<2>, tokens<5>> there;
  for (std::size_t i = 0; i < there.size(); ++i) there.data()[i] = i % 5 < 3 + i / 5;
  return there;
}();

// headsup's layers, whatever sees later tokens.
static_assert(laws::padding_unseen(attention<>, sample, present));
static_assert(laws::padding_unseen(attention<bidirectional, kv_heads<2>>, sample, present));
static_assert(laws::padding_unseen(attention<bidirectional, sliding_window<3>>, sample, present));

// A mask that is forgotten, turned, or lies over the queries.
constexpr auto const& layer = attention<bidirectional>;
static_assert(finds(laws::padding_unseen([](auto const& x, auto const&) { return layer(x); }, sample, present),
                    "HU072 padding_unseen: (batch 1, tokens 1, d_out 7), which is present, changes by 0.152 with what "
                    "is absent, where the largest number is 0.404"));
static_assert(finds(laws::padding_unseen([](auto const& x, auto const& there) { return layer(x, !there); }, sample,
                                         present),
                    "HU072 padding_unseen: (batch 1, tokens 2, d_out 7), which is present, changes by 0.376 with what "
                    "is absent, where the largest number is 0.575"));
// Also where a causal layer sees no later padding anyway.
static_assert(finds(laws::padding_unseen([](auto const& x, auto const& there) { return attention<>(x, !there); }, sample,
                                         present),
                    "HU072 padding_unseen: (batch 1, tokens 3), which is present, sees nothing else that is"));
constexpr auto hides_queries = [](auto const& x, auto const& there) {
  auto const k = rename<tokens, keys>(x);
  auto const added = masked_fill(zeros<float, batch<2>, tokens<5>>(), !there, -1e9f);
  return attend(softmax<keys>(scaled_scores<d_in>(x, k) + added), k);
};
static_assert(finds(laws::padding_unseen(hides_queries, sample, present),
                    "HU072 padding_unseen: (batch 0, tokens 1, d_in 2), which is present, changes by 0.311 with what "
                    "is absent, where the largest number is 0.729"));
// A number that is none.
constexpr auto hides_all = [](auto const& x, auto const& there) {
  return masked_fill(x, there, headsup_math::nan<float>);
};
static_assert(finds(laws::padding_unseen(hides_all, sample, present),
                    "HU072 padding_unseen: (batch 0, tokens 0, d_in 0), which is present, is nan"));

// What is pooled over the tokens sees none of the padding either.
constexpr auto pooled = [](auto const& x, auto const& there) { return sum<tokens>(masked_fill(x, !there, 0)); };
static_assert(laws::padding_unseen(pooled, sample, present));
static_assert(finds(laws::padding_unseen([](auto const& x, auto const&) { return sum<tokens>(x); }, sample, present),
                    "HU072 padding_unseen: (batch 0, d_in 2), which is present, changes by 1.63 with what is absent, "
                    "where the largest number is 3.15"));

// The mask of one sample, for all.
constexpr tensor<bool, tokens<5>> of_all{true, true, false, true, false};
static_assert(laws::padding_unseen([](auto const& x, auto const& there) {
  return cumsum<tokens>(masked_fill(x, !there, 0));
}, sample, of_all));

// Nothing is asked without padding.
static_assert(finds(laws::padding_unseen(attention<>, sample, ones<bool, batch<2>, tokens<5>>()),
                    "HU072 padding_unseen: all of present is true, so nothing is padding"));

}  // namespace
