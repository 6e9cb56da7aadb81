#include <headsup/headsup.hpp>

#include "catch.hpp"
#include "expected.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

using namespace headsup;

namespace {

// Numbers over axes that letters distinguish.
struct lettered {
  std::string letters;
  std::vector<std::size_t> sizes;
  std::vector<double> numbers;
};

template <class X> lettered over(std::string const& letters, X const& x) {
  auto const& sizes = sizes_of<axes_of<X>>::value;
  return {letters, {sizes, sizes + letters.size()}, {x.data(), x.data() + x.size()}};
}

constexpr std::size_t index(char letter) { return static_cast<std::size_t>(letter - 'a'); }

// The Einstein sum in double: for every position of the letters in `out`, the products over all other letters added up.
//
// A float sum of n products is off by at most n roundings of the sum of their absolute values, whatever its order
// (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., section 3.1); one more pays for the terms in n^2.
std::vector<expected> einsum(lettered const& x, lettered const& y, std::string const& out) {
  std::array<std::size_t, 26> size{}, at{};
  std::string letters = out;
  for (lettered const* each : {&x, &y})
    for (std::size_t d = 0; d < each->letters.size(); ++d) {
      char const letter = each->letters[d];
      size[index(letter)] = each->sizes[d];
      if (letters.find(letter) == std::string::npos) letters += letter;
    }
  std::size_t results = 1, terms = 1;
  for (char letter : letters) (out.find(letter) != std::string::npos ? results : terms) *= size[index(letter)];

  auto const number = [&](lettered const& from) {
    std::size_t place = 0;
    for (char letter : from.letters) place = place * size[index(letter)] + at[index(letter)];
    return from.numbers[place];
  };
  std::vector<expected> sums(results);
  for (expected& sum : sums)
    for (std::size_t i = 0; i < terms; ++i) {
      double const product = number(x) * number(y);
      sum.value += product;
      sum.bound += std::fabs(product) * one_rounding * static_cast<double>(terms + 1);
      for (std::size_t d = letters.size(); d-- > 0;) {
        if (++at[index(letters[d])] < size[index(letters[d])]) break;
        at[index(letters[d])] = 0;
      }
    }
  return sums;
}

// Cosines from the sums of products xy, xx and yy, where one x meets all y: the two divisions by a length have the
// roundings of another sum.
std::vector<expected> cosines(std::vector<expected> const& xy, expected const& xx, std::vector<expected> const& yy) {
  std::vector<expected> all;
  for (std::size_t i = 0; i < xy.size(); ++i) {
    double const lengths = (std::sqrt(xx.value) + 1e-8) * (std::sqrt(yy[i].value) + 1e-8);
    all.push_back({xy[i].value / lengths, 2 * xy[i].bound / lengths + 12 * one_rounding});
  }
  return all;
}

// Sizes next to the width of a vector register, pairwise different; sums that take more than one block.
template <std::size_t B, std::size_t T, std::size_t K, std::size_t D> struct shape {};

template <class F> void for_each_shape(F f) {
  f(shape<2, 3, 15, 16>{});
  f(shape<3, 1, 16, 17>{});
  f(shape<1, 15, 33, 3>{});
  f(shape<15, 17, 1, 33>{});
  f(shape<17, 16, 3, 1>{});
  f(shape<3, 2, 17, 15>{});
  f(shape<2, 33, 16, 5>{});
  f(shape<16, 3, 2, 15>{});
  f(shape<1, 3, 33, 300>{});
  f(shape<3, 17, 1, 513>{});
  f(shape<5, 1, 31, 2>{});
  f(shape<1, 16, 15, 33>{});
}

}  // namespace

TEST_CASE("against double: contractions and matrix products are within their bound", "[ops]") {
  for_each_shape([]<std::size_t B, std::size_t T, std::size_t K, std::size_t D>(shape<B, T, K, D>) {
    for (std::size_t seed = 0; seed < 3; ++seed) {
      CAPTURE(B, T, K, D, seed);
      torch_generator generator{seed};
      auto const x = randn<batch<B>, tokens<T>, d_in<D>>(generator);
      auto const y = randn<batch<B>, keys<K>, d_in<D>>(generator);
      auto const w = randn<d_in<D>, keys<K>>(generator);
      auto const v = randn<d_in<D>>(generator);
      auto const turned = randn<d_in<D>, tokens<T>, batch<B>>(generator);

      CHECK(near(contract<d_in>(x, y), einsum(over("btd", x), over("bkd", y), "btk")));
      CHECK(near(contract<d_in>(y, turned), einsum(over("bkd", y), over("dtb", turned), "bkt")));
      CHECK(near(contract<tokens>(turned, x), einsum(over("dtb", turned), over("btd", x), "db")));
      CHECK(near(matmul(x, w), einsum(over("btd", x), over("dk", w), "btk")));
      CHECK(near(matmul(x, v), einsum(over("btd", x), over("d", v), "bt")));
    }
  });
}

TEST_CASE("against double: a matrix product pairs the axes before the last two", "[ops]") {
  torch_generator generator{123};
  auto const x = randn<tokens<17>, d_in<33>>(generator);
  auto const y = randn<batch<3>, heads<2>, d_in<33>, keys<15>>(generator);
  auto const z = randn<heads<2>, tokens<17>, d_in<33>>(generator);
  auto const v = randn<keys<15>>(generator);
  CHECK(near(matmul(x, y), einsum(over("td", x), over("bhdk", y), "bhtk")));
  CHECK(near(matmul(z, y), einsum(over("htd", z), over("bhdk", y), "bhtk")));
  CHECK(near(matmul(y, v), einsum(over("bhdk", y), over("k", v), "bhd")));
}

TEST_CASE("against double: products and cosines of vectors", "[ops]") {
  torch_generator generator{123};
  auto const v = randn<d_in<33>>(generator);
  auto const w = randn<d_in<33>, keys<17>>(generator);
  auto const y = randn<batch<3>, keys<5>, d_in<33>>(generator);
  auto const squares = einsum(over("d", v), over("d", v), "");
  CHECK(near(dot(v, v), squares));
  CHECK(near(matmul(v, w), einsum(over("d", v), over("dk", w), "k")));
  CHECK(near(cosine<d_in>(v, y), cosines(einsum(over("d", v), over("bkd", y), "bk"), squares[0],
                                         einsum(over("bkd", y), over("bkd", y), "bk"))));
  // Numbers have a direction too, and a vector of zeros has none.
  auto const one = cosine<d_in>(tensor<float, d_in<1>>{{3}}, tensor<float, keys<2>, d_in<1>>{{{2}, {-5}}});
  CHECK(one == tensor<float, keys<2>>{{1, -1}});
  CHECK(cosine<d_in>(v, 0 * v) == 0.0f);
}
