#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"
#include "words_of.hpp"

#include <cmath>
#include <type_traits>

using namespace headsup;

namespace {
// Sizes that fill neither a register nor a panel of any instruction set.
using table = embedding<vocab<1003>, d_in<101>>;
tensor<int, batch<2>, tokens<3>> const ids{{{0, 1002, 5}, {999, 64, 17}}};

template <class X, class Y> float apart(X const& x, Y const& y) {
  static_assert(std::is_same_v<X, Y>);
  float most = 0;
  for (std::size_t i = 0; i < x.size(); ++i) most = std::fmax(most, std::fabs(x.data()[i] - y.data()[i]));
  return most;
}
}  // namespace

TEST_CASE("packed embedding: rows are the table's, logits its products, from one copy", "[serving]") {
  table const plain(torch_generator{1});
  auto const x = randn<batch<2>, tokens<5>, d_in<101>>(torch_generator{2});
  for (auto which : {instruction_set::baseline, instruction_set::avx2, instruction_set::avx512}) {
    if (!has_instruction_set(which)) continue;
    auto const packed = pack(plain, which);
    auto const half = pack<bfloat16>(plain, which);
    CHECK(packed(ids) == plain(ids));
    // 101 products of numbers below 5, in another order
    CHECK(apart(packed.logits(x), plain.logits(x)) < 2e-5f);
    CHECK(packed.logits(transpose<batch, d_in>(x)) == packed.logits(reorder<axes<tokens<5>, batch<2>, d_in<101>>>(x)));
    // Rounded once each, to nearest.
    auto const rounded = half(ids);
    for (std::size_t i = 0; i < rounded.size(); ++i)
      CHECK(rounded.data()[i] == static_cast<float>(static_cast<bfloat16>(plain(ids).data()[i])));
    // 2^-8 of the sum of the products' sizes, of which 101 are about 0.64 each
    CHECK(apart(half.logits(x), plain.logits(x)) < 0.3f);
    CHECK(half.bytes() * 2 <= packed.bytes() + 2 * 64 * 101);
    worker_threads const two{2, oversubscribe::yes};
    CHECK(packed.logits(x) == pack(plain, which).logits(x));
  }
}

TEST_CASE("packed embedding: an id outside is refused", "[serving]") {
  auto const packed = pack(table(torch_generator{1}));
  CHECK(words_of([&] { (void)packed(tensor<int, tokens<1>>{{1003}}); }).find("HU021 embedding") != std::string::npos);
  CHECK_THROWS_AS(packed(tensor<int, tokens<1>>{{-1}}), argument_error);
}
