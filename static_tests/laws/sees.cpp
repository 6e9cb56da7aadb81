#include "asked.hpp"

using namespace headsup;

namespace {

constexpr auto present = [] {
  tensor<bool, batch<2>, tokens<5>> there;
  for (std::size_t i = 0; i < there.size(); ++i) there.data()[i] = i % 5 < 3 + i / 5;
  return there;
}();
constexpr self_attention_v2<d_in<3>, d_out<4>> all_of_them{torch_generator{1}};
constexpr causal_attention<d_in<3>, d_out<4>, context_length<7>> listing{torch_generator{1}};
constexpr cross_attention<d_in<3>, d_in<4>, d_out<8>, heads<2>> crossed{torch_generator{2}};
constexpr auto source = laws::numbers<batch<2>, keys<7>, d_in<4>>(2);

constexpr multi_head_attention_wrapper<d_in<3>, d_out<4>, context_length<7>, heads<2>> wrapper{torch_generator{1}};

// causal: headsup's layers, whatever else they are told.
static_assert(laws::causal(wrapper, sample));
static_assert(laws::causal(listing, sample));
static_assert(laws::causal(attention<>, sample));
static_assert(laws::causal(attention<kv_heads<2>, qkv_bias::yes>, sample));
static_assert(laws::causal(attention<sliding_window<2>>, sample));
static_assert(laws::causal(attention<>, sample, present));

// A layer without a mask; a mask that is one too late, or hides the token itself.
static_assert(finds(laws::causal(attention<bidirectional>, sample),
                    "HU072 causal: tokens 0 of the result sees tokens 0 1 2 3 4; with tokens 2, (batch 0, tokens 0, "
                    "d_out 6) changes by 0.156, where the largest number is 0.404"));
static_assert(finds(laws::causal(all_of_them, sample),
                    "HU072 causal: tokens 0 of the result sees tokens 0 1 2 3 4; with tokens 1, (batch 1, tokens 0, "
                    "d_out 3) changes by 0.284, where the largest number is 0.274"));
constexpr auto masked_from = []<std::size_t First>(std::integral_constant<std::size_t, First>) {
  return [](auto const& x) {
    auto const k = rename<tokens, keys>(x);
    auto const later = triu<tokens, keys, First>(ones<float, tokens<5>, keys<5>>()) != 0;
    return attend(softmax<keys>(masked_fill(scaled_scores<d_in>(x, k), later, -1e9f)), k);
  };
};
static_assert(laws::causal(masked_from(std::integral_constant<std::size_t, 1>{}), sample));
static_assert(finds(laws::causal(masked_from(std::integral_constant<std::size_t, 2>{}), sample),
                    "HU072 causal: tokens 0 of the result sees tokens 0 1; with tokens 1, (batch 1, tokens 0, d_in 1) "
                    "changes by 0.635, where the largest number is 0.912"));
static_assert(finds(laws::causal(
                        [](auto const& x) {
                          return slice<tokens<5>>(
                              concat<tokens>(zeros<float, batch<2>, tokens<1>, d_in<3>>(), cumsum<tokens>(x)), 0);
                        }, sample),
                    "HU072 causal: tokens 0 of the result does not see tokens 0"));

// A number that is none is said before all else, and one that is none only for other inputs.
constexpr auto no_number_where = [](auto is) {
  return [=](auto const& x) {
    auto y = x;
    for (std::size_t i = 0; i < y.size(); ++i)
      if (is(x, i)) y.data()[i] = headsup_math::nan<float>;
    return y;
  };
};
static_assert(finds(laws::causal(no_number_where([](auto const&, std::size_t i) { return i == 16; }), sample),
                    "HU072 causal: (batch 1, tokens 0, d_in 1) of the result is nan"));
static_assert(finds(laws::causal(no_number_where([](auto const& x, std::size_t i) {
                                   return i == 4 && x(0, 3, 1) != sample(0, 3, 1);
                                 }),
                                 sample),
                    "HU072 causal: with tokens 3, (batch 0, tokens 1, d_in 1) is nan"));

// apart: examples of a batch, tokens, heads.
static_assert(laws::apart<batch>(listing, sample));
static_assert(laws::apart<batch>(wrapper, sample));
static_assert(laws::apart<batch>(all_of_them, sample));
static_assert(laws::apart<batch>(attention<bidirectional>, sample));
static_assert(laws::apart<batch>(attention<>, sample, present));
static_assert(laws::apart<batch>(crossed, sample, source));
static_assert(laws::apart<tokens>([](auto const& x) { return layer_norm<d_in>(x); }, sample));
static_assert(laws::apart<tokens>(crossed, sample, source));
static_assert(finds(laws::apart<batch>([](auto const& x) { return x - expand<batch<2>>(sum<batch>(x)); }, sample),
                    "HU072 apart: batch 0 of the result sees batch 1; with batch 1, (batch 0, tokens 4, d_in 1) "
                    "changes by 1.68, where the largest number is 0.943"));
static_assert(finds(laws::apart<tokens>([](auto const& x) { return softmax<tokens>(x); }, sample),
                    "HU072 apart: tokens 3 of the result sees tokens 0 1 2 3 4; with tokens 2, (batch 1, tokens 3, "
                    "d_in 1) changes by 0.127, where the largest number is 0.477"));
constexpr auto by_head = laws::numbers<tokens<2>, heads<3>, head_dim<5>>(1);
static_assert(laws::apart<heads>([](auto const& x) { return layer_norm<head_dim>(x); }, by_head));
static_assert(finds(laws::apart<heads>([](auto const& x) { return softmax<heads>(x); }, by_head),
                    "HU072 apart: heads 1 of the result sees heads 0 1 2; with heads 2, (tokens 1, heads 1, head_dim "
                    "4) changes by 0.249, where the largest number is 0.591"));

// window: all of it, and no others.
static_assert(laws::window<2>(attention<sliding_window<2>>, sample));
static_assert(laws::window<3>(attention<sliding_window<3>, kv_heads<2>>, sample));
static_assert(laws::window<5>(attention<>, sample));
static_assert(finds(laws::window<2>(attention<sliding_window<3>>, sample),
                    "HU072 window: tokens 4 of the result sees tokens 2 3 4; with tokens 2, (batch 0, tokens 4, d_out "
                    "6) changes by 0.258, where the largest number is 0.607"));
static_assert(finds(laws::window<4>(attention<sliding_window<3>>, sample),
                    "HU072 window: tokens 3 of the result does not see tokens 0"));

// sees_only: what a predicate says.
constexpr auto neighbours = [](std::size_t i, std::size_t p) { return i < p + 2 && p < i + 2; };
constexpr auto in_twos = [](std::size_t i, std::size_t p) { return i / 2 == p / 2; };
static_assert(laws::sees_only<tokens>(attention<bidirectional, sliding_window<2>>, neighbours, sample));
static_assert(finds(laws::sees_only<tokens>(attention<bidirectional, sliding_window<2>>, in_twos, sample),
                    "HU072 sees_only: tokens 4 of the result sees tokens 3 4; with tokens 3, (batch 0, tokens 4, d_out "
                    "6) changes by 0.360, where the largest number is 0.470"));
static_assert(laws::sees_only<tokens, keys>(crossed, [](std::size_t, std::size_t) { return true; }, sample, source));
static_assert(finds(laws::sees_only<tokens, keys>(crossed, in_twos, sample, source),
                    "HU072 sees_only: tokens 4 of the result sees keys 0 to 6; with keys 1, (batch 1, tokens 4, d_out "
                    "4) changes by 0.167, where the largest number is 0.384"));

// What cannot be asked does not hold.
static_assert(finds(laws::causal([](auto const& x) { return sum<tokens>(x); }, sample),
                    "HU072 causal: the result has no tokens (batch<2>, d_in<3>)"));
static_assert(finds(laws::apart<heads>([](auto const&) { return by_head; }, sample),
                    "HU072 apart: what is given has no heads"));

// What was refused, and reported, is not said once more.
static_assert(laws::causal([](auto const&) { return shape_mistake{}; }, sample));

}  // namespace
