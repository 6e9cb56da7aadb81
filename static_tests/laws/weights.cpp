#include "asked.hpp"

using namespace headsup;

namespace {

constexpr auto q = laws::numbers<batch<2>, tokens<5>, head_dim<3>>(1);
constexpr auto k = laws::numbers<batch<2>, keys<7>, head_dim<3>>(2);
constexpr auto v = laws::numbers<batch<2>, keys<7>, d_out<4>>(3);

constexpr auto by = [](float scale) {
  return [=](auto const& queries, auto const& key_vectors, auto const& values) {
    return attend(softmax<keys>(scale * contract<head_dim>(queries, key_vectors)), values);
  };
};
constexpr auto scaled = [](auto const& queries, auto const& key_vectors, auto const& values) {
  return attend(softmax<keys>(scaled_scores<head_dim>(queries, key_vectors)), values);
};

// The scale is measured, whatever is masked or added.
static_assert(laws::scaled_once<head_dim>(scaled, q, k, v));
static_assert(laws::scaled_once<head_dim>(by(0.57735027f), q, k, v));
constexpr auto same = laws::numbers<keys<5>, head_dim<3>>(2);
constexpr auto of_five = laws::numbers<tokens<5>, head_dim<3>>(2);
constexpr auto mixed_of_five = laws::numbers<keys<5>, d_out<4>>(2);
constexpr auto windowed = [](auto const& queries, auto const& key_vectors, auto const& values) {
  auto const scores = scaled_scores<head_dim>(queries, key_vectors) + laws::numbers<tokens<5>, keys<5>>(9);
  return attend(softmax<keys>(mask_distant<tokens, keys, 3>(mask_future<tokens, keys>(scores))), values);
};
static_assert(laws::scaled_once<head_dim>(windowed, of_five, same, mixed_of_five));

// Forgotten, twice, of another width, in the other direction.
static_assert(
    finds(laws::scaled_once<head_dim>(by(1), q, k, v),
          "HU072 scaled_once: scores are multiplied by 1.00, and 1 / sqrt(head_dim<3>) is 0.577: they are not scaled"));
static_assert(finds(
    laws::scaled_once<head_dim>(by(1 / 3.0f), q, k, v),
    "HU072 scaled_once: scores are multiplied by 0.333, and 1 / sqrt(head_dim<3>) is 0.577: they are scaled twice"));
static_assert(finds(
    laws::scaled_once<head_dim>(by(0.28867513f), q, k, v),
    "HU072 scaled_once: scores are multiplied by 0.289, and 1 / sqrt(head_dim<3>) is 0.577, as for an axis of 12"));
static_assert(finds(laws::scaled_once<head_dim>(by(1.7320508f), q, k, v),
                    "HU072 scaled_once: scores are multiplied by 1.73, and 1 / sqrt(head_dim<3>) is 0.577"));
static_assert(
    finds(laws::scaled_once<head_dim>(
              [](auto const& some_q, auto const& some_k, auto const& some_v) {
                auto const first = contract<head_dim>(some_q, slice<keys<2>>(some_k, 0));
                auto const others = slice<keys<size_of<keys, axes_of<decltype(some_k)>> - 2>>(some_k, 2);
                auto const scores = concat<keys>(first, scaled_scores<head_dim>(some_q, others));
                return attend(softmax<keys>(scores), some_v);
              }, q, k, v),
          "HU072 scaled_once: scores are multiplied by 1.00, and 1 / sqrt(head_dim<3>) is 0.577: they are not "
          "scaled"));
static_assert(finds(laws::scaled_once<head_dim>([](auto const&, auto const&, auto const& values) { return values; }, q,
                                                k, v),
                    "HU072 scaled_once: the newest query sees all of the newest key or nothing, which shows no scale"));

// Weights that sum to one, and not.
static_assert(laws::weights_sum_to_one(scaled, q, k, v));
constexpr auto masked_after = [](auto const& queries, auto const& key_vectors, auto const& values) {
  auto const weights = softmax<keys>(scaled_scores<head_dim>(queries, key_vectors));
  return contract<keys>(tril<tokens, keys>(weights), values);
};
static_assert(finds(laws::weights_sum_to_one(masked_after, q, k, v),
                    "HU072 weights_sum_to_one: (batch 1, tokens 0, d_out 0) is 0.120 where all values are 1, and 1.00 "
                    "if the weights sum to one"));
static_assert(finds(laws::weights_sum_to_one(
                        [](auto const& queries, auto const& key_vectors, auto const&) {
                          return attend(softmax<keys>(scaled_scores<head_dim>(queries, key_vectors)),
                                        rename<head_dim, d_out>(key_vectors));
                        }, q, k, v),
                    "HU072 weights_sum_to_one: (batch 0, tokens 0, d_out 0) is -0.643 where all values are 1, and 1.00 "
                    "if the weights sum to one"));

// What cannot be asked does not hold.
static_assert(
    finds(laws::scaled_once<head_dim>(scaled, k, q, v),
          "HU072 scaled_once: takes queries with head_dim, keys with keys and head_dim, and values with keys"));

}  // namespace
