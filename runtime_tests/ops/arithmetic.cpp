#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <cstddef>
#include <type_traits>

using namespace headsup;

namespace {

// Three different sizes, in every order, next to the width of a vector register.
template <std::size_t B, std::size_t T, std::size_t D> struct shape {};

template <class F> void for_each_shape(F f) {
  f(shape<2, 5, 7>{});
  f(shape<1, 17, 2>{});
  f(shape<3, 2, 16>{});
  f(shape<15, 1, 3>{});
  f(shape<16, 3, 1>{});
  f(shape<1, 33, 15>{});
  f(shape<2, 3, 17>{});
  f(shape<17, 16, 3>{});
  f(shape<33, 2, 15>{});
  f(shape<15, 16, 2>{});
  f(shape<1, 15, 33>{});
  f(shape<2, 1, 3>{});
}

}  // namespace

TEST_CASE("arithmetic: numbers are paired by role", "[ops]") {
  for_each_shape([]<std::size_t B, std::size_t T, std::size_t D>(shape<B, T, D>) {
    for (std::size_t seed = 0; seed < 3; ++seed) {
      CAPTURE(B, T, D, seed);
      torch_generator generator{seed};
      auto const x = randn<batch<B>, tokens<T>, d_in<D>>(generator);
      auto const turned = randn<d_in<D>, batch<B>, tokens<T>>(generator);
      auto const row = randn<d_in<D>>(generator);
      auto const around = randn<d_in<D>, batch<B>>(generator);
      tensor<float> const one = 3.25f;

      auto const sum = x + turned;
      auto const difference = row - x;
      auto const product = x * around;
      auto const quotient = around / turned;
      auto const with_one = one * x;
      STATIC_REQUIRE(std::is_same_v<decltype(sum), decltype(x)>);
      STATIC_REQUIRE(std::is_same_v<decltype(difference), decltype(x)>);
      STATIC_REQUIRE(std::is_same_v<decltype(product), decltype(x)>);
      STATIC_REQUIRE(std::is_same_v<decltype(quotient), decltype(turned)>);
      bool same = true;
      for (std::size_t b = 0; b < B; ++b)
        for (std::size_t t = 0; t < T; ++t)
          for (std::size_t d = 0; d < D; ++d) {
            std::size_t const here = (b * T + t) * D + d;
            std::size_t const there = (d * B + b) * T + t;
            float const number = x.data()[here];
            same = same && sum.data()[here] == number + turned.data()[there] &&
                   difference.data()[here] == row.data()[d] - number &&
                   product.data()[here] == number * around.data()[d * B + b] &&
                   quotient.data()[there] == around.data()[d * B + b] / turned.data()[there] &&
                   with_one.data()[here] == 3.25f * number;
          }
      CHECK(same);
      CHECK((transpose<d_in, tokens>(turned + x) == transpose<d_in, tokens>(turned) + x));
    }
  });
}

TEST_CASE("arithmetic: a plain number may be on either side", "[ops]") {
  tensor<float, tokens<3>> const x{{1, 2, 4}};
  CHECK(x + 1 == tensor<float, tokens<3>>{{2, 3, 5}});
  CHECK(1 + x == tensor<float, tokens<3>>{{2, 3, 5}});
  CHECK(x - 1 == tensor<float, tokens<3>>{{0, 1, 3}});
  CHECK(1 - x == tensor<float, tokens<3>>{{0, -1, -3}});
  CHECK(2 * x == tensor<float, tokens<3>>{{2, 4, 8}});
  CHECK(x * 0.5 == tensor<float, tokens<3>>{{0.5f, 1, 2}});
  CHECK(8 / x == tensor<float, tokens<3>>{{8, 4, 2}});
  CHECK(x / 4 == tensor<float, tokens<3>>{{0.25f, 0.5f, 1}});
  CHECK(-x == tensor<float, tokens<3>>{{-1, -2, -4}});
  // The number is converted to float first, not the sum afterwards.
  CHECK(x + 0x1.000001p-1 == x + 0.5f);
}
