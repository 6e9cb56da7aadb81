#include <headsup/serving/pack.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
using input = tensor<float, batch<2>, tokens<5>, d_in<3>>;
using output = tensor<float, batch<2>, tokens<5>, d_out<4>>;

template <class L, class X> using result = decltype(std::declval<packed<L> const&>()(std::declval<X const&>()));

// the type: each attention layer and linear, as the layer itself answers
static_assert(std::is_same_v<decltype(pack(std::declval<mha const&>())), packed<mha>>);
static_assert(std::is_same_v<result<mha, input>, output>);
static_assert(std::is_same_v<result<causal_attention<d_in<3>, d_out<4>, context_length<6>>, input>, output>);
static_assert(std::is_same_v<result<self_attention_v1<d_in<3>, d_out<4>>, input>, output>);
static_assert(std::is_same_v<result<self_attention_v2<d_in<3>, d_out<4>>, input>, output>);
using wrapper = multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>>;
static_assert(std::is_same_v<result<wrapper, input>, output>);
static_assert(std::is_same_v<result<linear<d_in<3>, d_out<4>>, input>, output>);

// views and run-time sizes, and axes in another order, which come out with tokens and features last
template <std::size_t Tokens> using one = tensor<float, tokens<Tokens>, d_out<4>>;
static_assert(std::is_same_v<result<mha, tensor_view<float const, tokens<5>, d_in<3>>>, one<5>>);
static_assert(std::is_same_v<result<mha, tensor<float, tokens<dynamic>, d_in<3>>>, one<dynamic>>);
static_assert(std::is_same_v<result<mha, tensor<float, d_in<3>, tokens<5>, batch<2>>>, output>);

// a step, and both with the result written to existing memory
using kept = mha::cache<batch<2>>;
static_assert(std::is_same_v<decltype(std::declval<packed<mha> const&>().step(std::declval<input const&>(),
                                                                              std::declval<kept&>())),
                             output>);
static_assert(std::is_same_v<decltype(std::declval<packed<mha> const&>().into(std::declval<output&>(),
                                                                              std::declval<input const&>())),
                             void>);

// it moves, is not copied, and no layer becomes one by itself
static_assert(std::is_nothrow_move_constructible_v<packed<mha>> && !std::is_copy_constructible_v<packed<mha>>);
static_assert(!std::is_convertible_v<mha const&, packed<mha>>);

// where a result can be written: the same axes, of float
template <class Out, class Result>
inline constexpr bool can_write = headsup_rule::can_be_written<headsup_rule::into, Out, Result>::value;
static_assert(can_write<output, output>);
static_assert(can_write<tensor_view<float, batch<2>, tokens<5>, d_out<4>>, output>);
static_assert(!can_write<tensor<double, batch<2>, tokens<5>, d_out<4>>, output>);
static_assert(!can_write<tensor<float, tokens<5>, batch<2>, d_out<4>>, output>);
static_assert(!can_write<input, output>);

// the words: an output that cannot hold the result: other axes, another element type, a constant, not a tensor
using written = tensor<float, tokens<5>, d_out<2>>;
template <class Call, class Out> using writing = headsup_rule::can_be_written<Call, Out, written>;
static_assert(writing<headsup_rule::into, written>::value &&
              writing<headsup_rule::into, tensor_view<float, tokens<5>, d_out<2>>>::value);
static_assert(says_that<writing<headsup_rule::into, tensor<float, d_out<2>, tokens<5>>>>(
    "HU033 into: the result is float (tokens<5>, d_out<2>), out is float (d_out<2>, tokens<5>); ",
    "fix: tensor<float, tokens<5>, d_out<2>> out"));
static_assert(says_that<writing<headsup_rule::step_into, tensor<double, tokens<5>, d_out<2>>>>(
    "HU033 step_into: the result is float (tokens<5>, d_out<2>), out is double (tokens<5>, d_out<2>); ",
    "fix: tensor<float, tokens<5>, d_out<2>> out"));
static_assert(says_that<writing<headsup_rule::into, written const>>(
    "HU033 into: the result is float (tokens<5>, d_out<2>), out is constant float (tokens<5>, d_out<2>); ",
    "fix: tensor<float, tokens<5>, d_out<2>> out"));
static_assert(
    says_that<writing<headsup_rule::into, int>>("HU033 into: the result is float (tokens<5>, d_out<2>), out is not a tensor; ",
                                        "fix: tensor<float, tokens<5>, d_out<2>> out"));

// weights, and keys and values in the cache, as bfloat16: the type says so, and each names its own cache
static_assert(std::is_same_v<decltype(pack<bfloat16>(std::declval<mha const&>())), packed<mha, bfloat16>>);
static_assert(
    std::is_same_v<decltype(pack<bfloat16, bfloat16>(std::declval<mha const&>())), packed<mha, bfloat16, bfloat16>>);
static_assert(std::is_same_v<decltype(pack<float>(std::declval<mha const&>())), packed<mha>>);
static_assert(std::is_same_v<packed<mha>::cache<batch<2>>, kept>);
static_assert(std::is_same_v<packed<mha, bfloat16>::cache<batch<2>>, kept>);
using narrow = packed<mha, bfloat16, bfloat16>;
static_assert(std::is_same_v<narrow::cache<batch<2>>,
                             key_value_cache<axes<batch<2>>, heads<2>, context_length<6>, head_dim<2>, bfloat16>>);
static_assert(std::is_same_v<decltype(std::declval<narrow const&>()(std::declval<input const&>())), output>);
static_assert(std::is_same_v<decltype(std::declval<narrow const&>().step(std::declval<input const&>(),
                                                                         std::declval<narrow::cache<batch<2>>&>())),
                             output>);

// the words: other numbers, a cache for a layer without steps
template <class Layer> using packable = headsup_diagnostics::operand<headsup_diagnostics::no_tensor, Layer>;
static_assert(says_that<headsup_rule::pack::rules<double, packable<mha>>>(
    "HU046 pack: keeps weights, keys and values as float or bfloat16, not as double; ", "fix: pack<bfloat16>(layer)"));
static_assert(says_that<headsup_rule::pack::rules<bfloat16, bfloat16, packable<linear<d_in<3>, d_out<4>>>>>(
    "HU046 pack: the layer has no steps, so it caches no keys and values; ", "fix: pack<bfloat16>(layer)"));

// something without weights to pack
static_assert(headsup_rule::pack::rules<headsup_diagnostics::operand<headsup_diagnostics::no_tensor, mha>>::value);
static_assert(says_that<headsup_rule::pack::rules<headsup_diagnostics::operand<headsup_diagnostics::no_tensor, dropout>>>(
    "HU046 pack: takes a linear, embedding or attention layer, got something else; ",
    "fix: use it without pack, or pack the layers in it"));

// of a layer whose scores the kernels do not know, the projections are packed
struct all_keys {
  template <auto... At> static constexpr auto of(auto scores) { return scores; }
};
using own_call = headsup_rule::sequence_layer<"own", d_in<3>, context_length<6>>;
struct own : attention_layer<own, own_call, one_head<d_out<4>>, all_keys> {
  linear<d_in<3>, d_out<4>> W_query, W_key, W_value;
};
static_assert(headsup_run_time::HasParts<own> && !headsup_run_time::HasKernel<own> && headsup_run_time::Packable<own>);
static_assert(
    std::is_same_v<decltype(pack(own{})(tensor<float, tokens<5>, d_in<3>>{})), tensor<float, tokens<5>, d_out<4>>>);
