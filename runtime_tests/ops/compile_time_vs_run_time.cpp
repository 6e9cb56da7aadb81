#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

using namespace headsup;

namespace {

template <class Scalar, class... As> constexpr auto bits_of(tensor<Scalar, As...> const& x) {
  using word = std::conditional_t<sizeof(Scalar) == 4, std::uint32_t, std::uint64_t>;
  return std::bit_cast<std::array<word, (std::size_t{1} * ... * As::size)>>(x);
}

// Whether f computes the same bits from a seed at compile time and at run time. The compiler cannot see through the
// volatile. No expression draws twice, because C++ does not specify the order.
template <class F> void same_bits(char const* what, F f) {
  static constexpr auto compiled = bits_of(F{}(std::uint64_t{123}));
  std::uint64_t const volatile seed = 123;
  bool const same = bits_of(f(std::uint64_t{seed})) == compiled;
  INFO(what);
  CHECK(same);
}

}  // namespace

TEST_CASE("compile time and run time: contractions and matrix products", "[ops]") {
  same_bits("contract, 19 columns", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = rand<batch<2>, tokens<3>, d_in<17>>(generator) - 0.5;
    return contract<d_in>(x, rand<keys<19>, d_in<17>>(generator) - 0.5);
  });
  same_bits("two matrix products", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = rand<tokens<3>, d_in<33>>(generator) - 0.5;
    auto const first = rand<d_in<33>, d_out<5>>(generator);
    auto const second = rand<d_out<5>, head_dim<18>>(generator);
    return matmul(x, matmul(first, second));
  });
  same_bits("a batch axis inside", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = rand<d_in<7>, batch<5>, tokens<3>>(generator);
    return contract<d_in>(x, rand<keys<4>, batch<5>, d_in<7>>(generator));
  });
  same_bits("300 products a sum", [](std::uint64_t seed) {
    torch_generator generator{seed};
    // More products than one block adds.
    auto const x = rand<d_in<300>>(generator), y = rand<d_in<300>>(generator);
    return stack<tokens>(dot(x, y), dot(x, x));
  });
  same_bits("in double", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const in_double = [](float number) { return static_cast<double>(number); };
    auto const x = map(rand<tokens<5>, d_in<17>>(generator), in_double) / 3;
    return matmul(x, map(rand<d_in<17>, d_out<9>>(generator), in_double) / 7);
  });
}

TEST_CASE("compile time and run time: arithmetic and functions", "[ops]") {
  same_bits("broadcasting", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<tokens<5>, d_in<9>>(generator);
    auto const row = rand<d_in<9>>(generator);
    auto const turned = rand<d_in<9>, tokens<5>>(generator);
    return (x * 3 - row) / (1 + turned) + tanh(x);
  });
  same_bits("functions", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<tokens<5>, d_in<9>>(generator);
    return log(exp(x) + sqrt(x * x)) / 3;
  });
  same_bits("activations", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<tokens<5>, d_in<9>>(generator) * 4;
    return stack<batch>(erf(x), relu(x), sigmoid(x), silu(x), gelu(x), gelu_tanh(x));
  });
  same_bits("activations of many numbers, which have a kernel", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<tokens<19>, d_in<61>>(generator) * 4;
    return (exp(x) + tanh(x)) * gelu(x) + gelu_tanh(x) - log(x * x);
  });
  same_bits("round", [](std::uint64_t seed) {
    torch_generator generator{seed};
    return round(randn<tokens<5>, d_in<9>>(generator) * 10, 2);
  });
}

TEST_CASE("compile time and run time: reductions, norms and cosines", "[ops]") {
  same_bits("sum, mean and max", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<tokens<5>, d_in<19>>(generator);
    return stack<batch>(sum<d_in>(x), mean<d_in>(x), max<d_in>(x));
  });
  same_bits("layer_norm and rms_norm", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<tokens<5>, d_in<19>>(generator);
    return stack<batch>(layer_norm<d_in>(x), rename<d_out, tokens>(layer_norm<d_out>(rename<tokens, d_out>(x))),
                        rms_norm<d_in>(x));
  });
  same_bits("cosine", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<tokens<5>, d_in<19>>(generator);
    return cosine<d_in>(x, randn<keys<6>, d_in<19>>(generator));
  });
}

TEST_CASE("compile time and run time: softmax and masks", "[ops]") {
  same_bits("masked before and after", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const scores = randn<heads<2>, tokens<5>, keys<5>>(generator) * 20;
    auto const masked = softmax<keys>(mask_future<tokens, keys>(scores));
    auto const again = renormalize<keys>(tril<tokens, keys>(naive_softmax<keys>(scores)));
    return concat<heads>(masked, again);
  });
  same_bits("along an axis in the middle, 17 wide", [](std::uint64_t seed) {
    torch_generator generator{seed};
    return softmax<tokens>(randn<batch<2>, tokens<17>, keys<3>>(generator));
  });
  same_bits("along an axis that is not last, of many numbers, which has a kernel", [](std::uint64_t seed) {
    torch_generator generator{seed};
    return take<batch>(softmax<tokens>(rand<batch<2>, tokens<23>, keys<91>>(generator) * 200), 1);
  });
}

TEST_CASE("compile time and run time: dropout in both streams", "[ops]") {
  same_bits("three masks, and what is drawn after them", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<tokens<7>, d_in<9>>(generator);
    auto const a = apply_dropout(x, 0.1, generator, dropout_stream::torch);
    auto const b = apply_dropout(x, 0.5, generator, dropout_stream::mkl);
    auto const c = apply_dropout(x, 0.9, generator, dropout_stream::torch);
    return concat<tokens>(a, b, c, rand<tokens<1>, d_in<9>>(generator));
  });
}

TEST_CASE("compile time and run time: what moves numbers", "[ops]") {
  same_bits("a round trip through heads", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = rand<batch<2>, tokens<3>, d_out<12>>(generator);
    auto const heads_first = transpose<tokens, heads>(split<d_out, heads<3>, head_dim<4>>(x));
    auto const merged_again = merge<all_heads, heads, head_dim>(transpose<heads, tokens>(heads_first));
    return concat<tokens>(slice<tokens<2>>(merged_again, 1), expand<batch<2>>(take<batch>(merged_again, 0)));
  });
}

TEST_CASE("compile time and run time: vectors of length one, logarithms of weights", "[ops]") {
  same_bits("normalize and log_softmax", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<d_out<5>, d_in<19>>(generator);
    return stack<batch>(normalize<d_in>(x), normalize<d_out>(x), log_softmax<d_in>(x * 9));
  });
}

TEST_CASE("compile time and run time: rotary embeddings, shared heads, patches, recurrence", "[ops]") {
  same_bits("both orders of pairs", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<heads<3>, tokens<5>, head_dim<6>>(generator);
    auto const angles = rand<tokens<5>, pairs<3>>(generator) * 700;
    return stack<batch>(
        forget_factors<head_dim>(rotary<head_dim>(assume_factors<head_dim, halves<2>, pairs<3>>(x), angles)),
        forget_factors<head_dim>(rotary<head_dim>(assume_factors<head_dim, pairs<3>, halves<2>>(x), angles)));
  });
  same_bits("two key-value heads for six", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = randn<kv_heads<2>, keys<5>, head_dim<7>>(generator);
    return stack<batch>(forget_factors<heads>(repeat<kv_heads, heads<6>>(x)),
                        forget_factors<heads>(repeat_interleave<kv_heads, heads<6>>(x)));
  });
  same_bits("patches and back", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x =
        rand<batch<2>, headsup_image::channels<3>, headsup_image::height<4>, headsup_image::width<6>>(generator);
    auto const cut = patchify<2>(x);
    if (!(unpatchify(cut) == x)) headsup_diagnostics::reject("unpatchify is not the inverse of patchify");
    return forget_factors<headsup_image::patches>(forget_factors<headsup_image::pixels>(cut));
  });
  same_bits("states along the tokens", [](std::uint64_t seed) {
    torch_generator generator{seed};
    linear<d_in<5>, d_out<4>> const from_input(generator);
    auto const x = randn<batch<2>, tokens<7>, d_in<5>>(generator);
    auto const start = randn<batch<2>, d_out<4>>(generator);
    return scan<tokens>(x, start, [&](auto const& now, auto const& before) { return tanh(from_input(now) + before); });
  });
}

TEST_CASE("compile time and run time: tensors on the heap", "[ops]") {
  same_bits("4158 numbers", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const x = rand<tokens<66>, d_in<63>>(generator);
    auto const y = rename<tokens, keys>(x * 2);
    return sum<d_in>(transpose(y.clone()));
  });
}

TEST_CASE("compile time and run time: layers", "[ops]") {
  same_bits("self_attention_v1", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const layer = self_attention_v1<d_in<5>, d_out<4>>{generator};
    return layer(rand<batch<2>, tokens<6>, d_in<5>>(generator));
  });
  same_bits("self_attention_v2", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const layer = self_attention_v2<d_in<5>, d_out<4>, qkv_bias::yes>{generator};
    return layer(rand<tokens<6>, d_in<5>>(generator));
  });
  same_bits("causal_attention, training with MKL's masks", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto layer = causal_attention<d_in<5>, d_out<4>, context_length<8>>{generator};
    layer.dropout = headsup::dropout(0.3, dropout_stream::mkl);
    return layer(rand<batch<2>, tokens<6>, d_in<5>>(generator), generator);
  });
  same_bits("multi_head_attention_wrapper, training", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const layer = multi_head_attention_wrapper<d_in<5>, d_out<4>, context_length<8>, heads<2>>{generator, 0.3};
    return layer(rand<batch<2>, tokens<6>, d_in<5>>(generator), generator);
  });
  same_bits("multi_head_attention, training", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const layer =
        multi_head_attention<d_in<5>, d_out<6>, context_length<8>, heads<3>, qkv_bias::yes>{generator, 0.25};
    return layer(rand<batch<2>, tokens<7>, d_in<5>>(generator), generator);
  });
  same_bits("embeddings", [](std::uint64_t seed) {
    torch_generator generator{seed};
    auto const words = embedding<vocab<11>, d_in<5>>{generator};
    auto const places = embedding<context_length<8>, d_in<5>>{generator};
    tensor<int, tokens<4>> const ids{{3, 10, 0, 3}};
    return layer_norm<d_in>(words(ids) + places(arange<int, tokens<4>>()));
  });
}
