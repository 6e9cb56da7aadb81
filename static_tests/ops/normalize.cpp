#include <headsup/axes/roles.hpp>
#include <headsup/ops/normalize.hpp>

using namespace headsup;

// the type
static_assert(std::is_same_v<decltype(normalize<d_in>(tensor<double, tokens<2>, d_in<3>>{})),
                             tensor<double, tokens<2>, d_in<3>>>);

// the values: vectors of length 1 in the same direction; a vector of zeros stays zero
constexpr tensor<float, heads<3>, d_in<2>> x{{{3, 4}, {-5, 0}, {0, 0}}};
static_assert(normalize<d_in>(x) == tensor<float, heads<3>, d_in<2>>{{{0.6f, 0.8f}, {-1, 0}, {0, 0}}});
static_assert(normalize<d_out>(tensor<float, d_out<2>, d_in<2>>{{{3, 0}, {4, 2}}}) ==
              tensor<float, d_out<2>, d_in<2>>{{{0.6f, 0}, {0.8f, 1}}});

// what it refuses: a missing axis, the batch, the tokens, heads, integers
static_assert(can_norm<d_in, decltype(x)> && !can_norm<d_out, decltype(x)> &&
              !can_norm<tokens, tensor<float, tokens<2>>> && !can_norm<batch, tensor<float, batch<2>>> &&
              !can_norm<heads, decltype(x)> && !can_norm<d_in, tensor<int, d_in<2>>> && !can_norm<d_in, float>);
