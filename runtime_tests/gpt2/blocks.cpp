#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"

#include <cmath>
#include <cstddef>

using namespace headsup;

namespace {

using block_type = transformer_block<d_in<64>, context_length<40>, heads<4>, qkv_bias::yes>;

block_type trained() {
  torch_generator generator{123};
  block_type block(generator);
  block.norm1.weight = uniform<d_in<64>>(generator, -1, 1);
  block.norm2.bias = uniform<d_in<64>>(generator, -1, 1);
  return block;
}

template <class X, class Y> double far(X const& x, Y const& y) {
  double largest = 0;
  for (std::size_t i = 0; i < x.size(); ++i)
    largest = std::max(largest, static_cast<double>(std::fabs(x.data()[i] - y.data()[i])));
  return largest;
}

// A prompt in one step, then token by token.
template <class Block, class X> auto stepped(Block const& block, X const& x) {
  typename Block::template cache<batch<2>> cache;
  auto text = forget_size<tokens>(block.step(slice<tokens<20>>(x, 0), cache));
  for (std::size_t token = 20; token < 30; ++token)
    text = concat<tokens>(text, block.step(slice<tokens<1>>(x, token), cache));
  return text;
}

}  // namespace

TEST_CASE("transformer_block: packed, in steps and with threads it computes the same", "[gpt2]") {
  block_type const block = trained();
  auto const x = randn<batch<2>, tokens<30>, d_in<64>>(torch_generator{1});
  auto const all = block(x);
  auto const packed_block = pack(block);
  CHECK(far(all, packed_block(x)) < 1e-5);
  CHECK(far(all, stepped(block, x)) < 1e-5);
  CHECK(far(all, stepped(packed_block, x)) < 1e-5);
  worker_threads const team(3, oversubscribe::yes);
  CHECK(block(x) == all);
}

TEST_CASE("transformer_block: in half the width it is near", "[gpt2]") {
  block_type const block = trained();
  auto const x = randn<batch<2>, tokens<30>, d_in<64>>(torch_generator{1});
  auto const half = pack<bfloat16, bfloat16>(block);
  double const off = far(block(x), half(x));
  CHECK((off > 0 && off < 0.02));
  CHECK(far(half(x), stepped(half, x)) < 0.02);
}

TEST_CASE("transformer_block: sequences that have a cache each", "[gpt2]") {
  block_type const block = trained();
  auto const x = randn<batch<2>, tokens<5>, d_in<64>>(torch_generator{1});
  block_type::cache<> caches[2];
  block.step(slice<tokens<3>>(take<batch>(x, 1), 0), caches[1]);
  block.step(slice<tokens<3>>(take<batch>(x, 0), 0), caches[0]);
  auto const next = block.step(slice<tokens<2>>(x, 3), caches);
  CHECK(far(next, slice<tokens<2>>(block(x), 3)) < 1e-5);
}

template <activation Activation> void check_packed() {
  torch_generator generator{123};
  feed_forward<d_in<48>, d_ff<100>, Activation> const layer(generator);
  auto const packed = pack(layer);
  auto const in_pairs = pack<computed_in<bfloat16>>(layer);
  auto const x = randn<batch<7>, tokens<50>, d_in<48>>(generator);
  auto const y = packed(x);
  static_assert(std::is_same_v<decltype(y), decltype(layer(x)) const>);
  CHECK(far(layer(x), y) < 1e-5);
  double const off = far(y, in_pairs(x));
  CHECK((off > 0 && off < 0.02));
  // Rows beside each other, of another sequence, or alone: the same.
  CHECK(packed(transpose<tokens, d_in>(x)) == y);
  CHECK(packed(take<batch>(x, 6)) == take<batch>(y, 6));
  CHECK(packed(slice<tokens<1>>(x, 49)) == slice<tokens<1>>(y, 49));
  for (std::size_t threads : {2u, 3u}) {
    worker_threads const team(threads, oversubscribe::yes);
    CHECK(packed(x) == y);
  }
}

TEST_CASE("feed_forward: packed it computes the same, in parts of the rows", "[gpt2]") {
  check_packed<activation::gelu>();
  check_packed<activation::gelu_tanh>();
  check_packed<activation::silu>();
  check_packed<activation::relu>();
}
