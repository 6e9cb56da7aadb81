#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/transpose.hpp>

using namespace headsup;

constexpr tensor<int, tokens<2>, d_out<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<int, tokens<2>, d_out<2>> y{{{7, 8}, {9, 10}}};
constexpr tensor<int, tokens<3>, d_out<3>> z{{{7, 8, 9}, {10, 11, 12}, {13, 14, 15}}};

// the type: the sizes add up
static_assert(
    std::is_same_v<decltype(concat<d_out>(tensor<int, tokens<2>, d_out<3>>{}, y)), tensor<int, tokens<2>, d_out<5>>>);
static_assert(std::is_same_v<decltype(concat<tokens>(x, z, x)), tensor<int, tokens<7>, d_out<3>>>);
static_assert(std::is_same_v<decltype(concat<tokens>(x)), tensor<int, tokens<2>, d_out<3>>>);

// a joined axis is a plain one, and nothing is known about its sums or others
static_assert(std::is_same_v<decltype(concat<keys>(tensor<float, tokens<2>, normalized<keys<3>>>{},
                                                   tensor<float, tokens<2>, normalized<keys<5>>>{})),
                             tensor<float, tokens<2>, keys<8>>>);
static_assert(std::is_same_v<decltype(concat<d_out>(tensor<int, merged<d_out<6>, heads<2>, head_dim<3>>>{},
                                                    tensor<int, d_out<2>>{})),
                             tensor<int, d_out<8>>>);

// the values: in order, along the last axis, the first, a middle one
static_assert(concat<d_out>(x, y) == tensor<int, tokens<2>, d_out<5>>{{{1, 2, 3, 7, 8}, {4, 5, 6, 9, 10}}});
static_assert(concat<d_out>(y, x) == tensor<int, tokens<2>, d_out<5>>{{{7, 8, 1, 2, 3}, {9, 10, 4, 5, 6}}});
static_assert(concat<d_out>(y, y, x)(1, 4) == 4);
static_assert(concat<tokens>(x, z) ==
              tensor<int, tokens<5>, d_out<3>>{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}, {13, 14, 15}}});
constexpr tensor<int, batch<2>, tokens<2>, d_in<2>> deep{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}};
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> deeper{{{{9, 9}, {8, 8}, {7, 7}}, {{6, 6}, {5, 5}, {4, 4}}}};
static_assert(concat<tokens>(deep, deeper) ==
              tensor<int, batch<2>, tokens<5>, d_in<2>>{
                  {{{1, 2}, {3, 4}, {9, 9}, {8, 8}, {7, 7}}, {{5, 6}, {7, 8}, {6, 6}, {5, 5}, {4, 4}}}});

// views
static_assert(concat<d_out>(view(x), y) == concat<d_out>(x, view(y)));

// large ones, in one constant expression
static_assert([] {
  tensor<float, tokens<64>, d_out<64>> left;
  left(63, 63) = 3;
  auto const joined = concat<d_out>(left, left);
  return joined(63, 63) == 3 && joined(63, 127) == 3 && joined(63, 64) == 0;
}());
