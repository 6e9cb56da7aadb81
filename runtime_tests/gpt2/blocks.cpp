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

block_type weighed() {
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
  block_type const block = weighed();
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
  block_type const block = weighed();
  auto const x = randn<batch<2>, tokens<30>, d_in<64>>(torch_generator{1});
  auto const half = pack<bfloat16, bfloat16>(block);
  double const off = far(block(x), half(x));
  CHECK((off > 0 && off < 0.02));
  CHECK(far(half(x), stepped(half, x)) < 0.02);
}

TEST_CASE("transformer_block: sequences that have a cache each", "[gpt2]") {
  block_type const block = weighed();
  auto const x = randn<batch<2>, tokens<5>, d_in<64>>(torch_generator{1});
  block_type::cache<> caches[2];
  block.step(slice<tokens<3>>(take<batch>(x, 1), 0), caches[1]);
  block.step(slice<tokens<3>>(take<batch>(x, 0), 0), caches[0]);
  auto const next = block.step(slice<tokens<2>>(x, 3), caches);
  CHECK(far(next, slice<tokens<2>>(block(x), 3)) < 1e-5);
}

TEST_CASE("feed_forward: packed it computes the same", "[gpt2]") {
  torch_generator generator{123};
  feed_forward<d_in<48>, d_ff<100>, activation::silu> const layer(generator);
  auto const x = randn<tokens<50>, d_in<48>>(generator);
  CHECK(far(layer(x), pack(layer)(x)) < 1e-5);
  CHECK(far(layer(x), layer.down(silu(layer.up(x)))) == 0);
}
