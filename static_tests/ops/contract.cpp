#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/contract.hpp>

#include <type_traits>

using namespace headsup;

template <Axis... As> using floats = tensor<float, As...>;
template <template <std::size_t> class Role, class X, class Y>
using contracted = decltype(contract<Role>(std::declval<X>(), std::declval<Y>()));

constexpr floats<tokens<2>, head_dim<3>> queries{{{1, 2, 3}, {4, 5, 6}}};
constexpr floats<keys<5>, head_dim<3>> key_vectors{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}, {2, 0, -1}}};

// the type: the axes of the left operand, then those that only the right one has
static_assert(std::is_same_v<contracted<head_dim, decltype(queries), decltype(key_vectors)>,  //
                             floats<tokens<2>, keys<5>>>);
static_assert(std::is_same_v<contracted<head_dim, decltype(key_vectors), decltype(queries)>,  //
                             floats<keys<5>, tokens<2>>>);
static_assert(std::is_same_v<contracted<head_dim, floats<batch<2>, heads<3>, tokens<5>, head_dim<7>>,
                                        floats<batch<2>, heads<3>, keys<4>, head_dim<7>>>,
                             floats<batch<2>, heads<3>, tokens<5>, keys<4>>>);
static_assert(std::is_same_v<contracted<d_in, floats<d_in<3>>, floats<d_in<3>>>, floats<>>);
static_assert(std::is_same_v<contracted<d_in, floats<d_in<3>>, floats<tokens<2>, d_in<3>>>, floats<tokens<2>>>);

// an axis keeps its factors, but not what was known about its sums
static_assert(std::is_same_v<contracted<d_in, floats<normalized<tokens<2>>, d_in<5>>,  //
                                        floats<d_in<5>, merged<d_out<6>, heads<2>, head_dim<3>>>>,
                             floats<tokens<2>, merged<d_out<6>, heads<2>, head_dim<3>>>>);

// the values
static_assert(contract<head_dim>(queries, key_vectors) ==
              floats<tokens<2>, keys<5>>{{{1, 2, 3, 6, -1}, {4, 5, 6, 15, 2}}});
static_assert(contract<head_dim>(key_vectors, queries) ==
              floats<keys<5>, tokens<2>>{{{1, 4}, {2, 5}, {3, 6}, {6, 15}, {-1, 2}}});

// at any position of the axis: here the first, and the axis that both keep is at different positions
constexpr tensor<int, d_in<2>, batch<3>> columns{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<int, batch<3>, d_out<5>, d_in<2>> rows{{{{1, 0}, {0, 1}, {1, 1}, {2, 0}, {0, 2}},
                                                         {{1, 0}, {0, 1}, {1, 1}, {2, 0}, {0, 2}},
                                                         {{0, 0}, {9, 1}, {1, 9}, {1, 0}, {0, 1}}}};
static_assert(contract<d_in>(columns, rows) ==
              tensor<int, batch<3>, d_out<5>>{{{1, 4, 5, 2, 8}, {2, 5, 7, 4, 10}, {0, 33, 57, 3, 6}}});

// to a single number, and of a number alone
constexpr tensor<int, d_in<3>> vector{{1, 2, 3}};
static_assert(contract<d_in>(vector, vector) == 14);

// every element of a contraction of rank 4 is the sum that the definition says
constexpr auto count = []<class X>(X x) {
  for (std::size_t i = 0; i < X::size(); ++i) x.data()[i] = static_cast<int>(i * i % 11) - 5;
  return x;
};
constexpr auto q = count(tensor<int, batch<2>, heads<3>, tokens<4>, head_dim<5>>{});
constexpr auto k = count(tensor<int, heads<3>, keys<7>, batch<2>, head_dim<5>>{});
constexpr auto scores = contract<head_dim>(q, k);
static_assert(std::is_same_v<decltype(scores), tensor<int, batch<2>, heads<3>, tokens<4>, keys<7>> const>);
static_assert([] {
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t h = 0; h < 3; ++h)
      for (std::size_t t = 0; t < 4; ++t)
        for (std::size_t u = 0; u < 7; ++u) {
          int total = 0;
          for (std::size_t d = 0; d < 5; ++d) total += q(b, h, t, d) * k(h, u, b, d);
          if (scores(b, h, t, u) != total) return false;
        }
  return true;
}());

// views and tensors alike, and double
static_assert(contract<head_dim>(view(queries), key_vectors) == contract<head_dim>(queries, view(key_vectors)));
constexpr tensor<double, d_in<3>> thirds{{1.0 / 3, 1.0 / 3, 1.0 / 3}};
static_assert(contract<d_in>(thirds, thirds) == (1.0 / 9 + 1.0 / 9) + 1.0 / 9);

// too large for an object, in one constant expression
static_assert([] {
  tensor<int, tokens<70>, d_in<64>> x;
  tensor<int, d_in<64>, d_out<71>> w;
  for (std::size_t i = 0; i < 70; ++i) x(i, i % 64) = static_cast<int>(i);
  for (std::size_t j = 0; j < 64; ++j) w(j, j + 7) = 2;
  auto const y = contract<d_in>(x, w);
  return y(69, 5 + 7) == 2 * 69 && y(3, 10) == 6 && y(3, 11) == 0;
}());

// what it refuses: an axis that one side lacks, two sizes of the axis or of another that both have, two types of
// number, no tensor
using x = floats<batch<2>, tokens<3>, d_in<5>>;
static_assert(can_contract<d_in, x, floats<d_in<5>, d_out<7>>> && can_contract<tokens, x, x>);
static_assert(!can_contract<d_out, x, floats<d_in<5>, d_out<7>>> && !can_contract<keys, x, x>);
static_assert(!can_contract<tokens, x, floats<keys<3>, d_in<5>>>);
static_assert(!can_contract<d_in, x, floats<d_in<6>, d_out<7>>>);
static_assert(!can_contract<d_in, x, floats<batch<3>, d_in<5>>>);
static_assert(can_contract<d_in, x, tensor_view<float, batch<2>, d_in<5>>>);
static_assert(!can_contract<d_in, x, tensor<double, d_in<5>>>);
static_assert(!can_contract<d_in, x, float> && !can_contract<d_in, shape_mistake, x>);
static_assert(can_contract<d_in, tensor<int, d_in<5>>, tensor<int, d_in<5>>> &&
              !can_contract<d_in, tensor<bool, d_in<5>>, tensor<bool, d_in<5>>>);
