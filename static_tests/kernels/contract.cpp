#include <headsup/kernels/contract.hpp>

using namespace headsup::headsup_kernels;

// Numbers, where neither a sum nor a product is rounded: [2, 3], [3, 5] and its transpose [5, 3].
constexpr int a[] = {1, 2, 3, 4, 5, 6};
constexpr int b[] = {1, 0, 2, 0, 3, 0, 1, 0, 2, 0, 4, 4, 4, 4, 4};
constexpr int b_transposed[] = {1, 0, 4, 0, 1, 4, 2, 0, 4, 0, 2, 4, 3, 0, 4};
constexpr int product[] = {13, 14, 14, 16, 15, 28, 29, 32, 34, 36};

template <class T, std::size_t N> struct array {
  T numbers[N]{};
  constexpr bool operator==(T const (&others)[N]) const {
    for (std::size_t i = 0; i < N; ++i)
      if (numbers[i] != others[i]) return false;
    return true;
  }
};

template <std::size_t N, class T>
constexpr array<T, N> contracted(T const* left, T const* right, nest const& kept, loop const& sum) {
  array<T, N> result;
  contract<false>(result.numbers, left, right, kept, sum);
  return result;
}

// the values: a matrix product, the right operand in either order, the result in either order
static_assert(contracted<10>(a, b, nest{loop{2, 5, 3, 0}, loop{5, 1, 0, 1}}, {3, 0, 1, 5}) == product);
static_assert(contracted<10>(a, b_transposed, nest{loop{2, 5, 3, 0}, loop{5, 1, 0, 3}}, {3, 0, 1, 1}) == product);
static_assert(contracted<10>(a, b, nest{loop{5, 2, 0, 1}, loop{2, 1, 3, 0}}, {3, 0, 1, 5}) ==
              array<int, 10>{{13, 28, 14, 29, 14, 32, 16, 34, 15, 36}}.numbers);

// a dot product, a sum of one product, and one matrix product for each of two sequences
static_assert(contracted<1>(a, a, nest{}, {6, 0, 1, 1}) == array<int, 1>{{91}}.numbers);
static_assert(contracted<1>(a + 3, a + 4, nest{}, {1, 0, 1, 1}) == array<int, 1>{{20}}.numbers);
static_assert(contracted<4>(a, a, nest{loop{2, 2, 3, 3}, loop{2, 1, 0, 1}}, {2, 0, 1, 1}) ==
              array<int, 4>{{1 * 1 + 2 * 2, 1 * 2 + 2 * 3, 4 * 4 + 5 * 5, 4 * 5 + 5 * 6}}.numbers);

// what was in the result before does not count
static_assert([] {
  int result[] = {7, 7};
  contract<false>(result, a, a, nest{loop{2, 1, 3, 0}}, {3, 0, 1, 1});
  return result[0] == 14 && result[1] == 32;
}());

// floats are added in order, rounded after every product and after every sum: 2^24 + 1 is 2^24
constexpr float ones[] = {1, 1, 1, 1};
constexpr float large_first[] = {0x1p24f, 1, 1, -0x1p24f};
constexpr float large_last[] = {1, 1, 0x1p24f, -0x1p24f};
static_assert(contracted<1>(ones, large_first, nest{}, {4, 0, 1, 1}) == array<float, 1>{{0}}.numbers);
static_assert(contracted<1>(ones, large_last, nest{}, {4, 0, 1, 1}) == array<float, 1>{{2}}.numbers);
constexpr float nearly_one[] = {1 + 0x1p-13f, -1};
constexpr float other[] = {1 - 0x1p-13f, 1};  // whose exact product with it is 1 - 2^-26
static_assert(contracted<1>(nearly_one, other, nest{}, {2, 0, 1, 1}) == array<float, 1>{{0}}.numbers);

// one row of the reference
static_assert([] {
  int result[3]{};
  reference::contract_row(result, a, a, {3, 1, 0, 1}, {2, 0, 1, 1});
  return result[0] == 5 && result[1] == 8 && result[2] == 11;
}());
