// Arrays of other libraries, in and out: a view of them names their axes, and compares their sizes.
// g++ -std=c++20 -Iinclude examples/41_other_arrays.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>
#include <span>
#include <vector>

#if __has_include(<Eigen/Core>)
#include <Eigen/Core>
#endif
#if __cplusplus > 202002L && __has_include(<mdspan>)
#include <mdspan>
#endif

using namespace headsup;

// Scores of a function that takes named axes: it never sees where the numbers come from.
template <Tensor Queries, Tensor Keys> auto scores_of(Queries const& q, Keys const& k) {
  return scaled_scores<head_dim>(q, k);
}

void from_spans() {
  std::vector<float> const numbers{1, 2, 3, 4, 5, 6, 7, 8};
  std::span const all(numbers);
  tensor_view<float const, tokens<2>, head_dim<2>> const q(all.first(4));
  tensor_view<float const, keys<dynamic>, head_dim<2>> const k(all.last(4));
  auto const scores = scores_of(q, k);
  std::span<float const> const out(scores.data(), scores.size());  // rows of tokens, one after the other
  assert(out.size() == 4 && out[3] > out[0]);
}

#if defined(EIGEN_CORE_H) || defined(EIGEN_CORE_MODULE_H)
void from_eigen() {
  Eigen::Matrix<float, 2, 3, Eigen::RowMajor> queries;
  queries << 1, 2, 3, 4, 5, 6;
  // Eigen stores columns, unless it is told otherwise. Those of a token's features are the rows of the transpose.
  Eigen::Matrix<float, 3, Eigen::Dynamic> keys_in_columns(3, 4);
  keys_in_columns.setConstant(0.5f);

  tensor_view<float const, tokens<2>, head_dim<3>> const q(queries);
  tensor_view<float const, keys<dynamic>, head_dim<3>> const k(keys_in_columns.transpose());
  auto const scores = scores_of(q, k);
  Eigen::Map<Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> const> const out(
      scores.data(), static_cast<int>(extent<tokens>(scores)), static_cast<int>(extent<keys>(scores)));
  assert(out.cols() == 4 && out(1, 3) > out(0, 3));
}
#else
void from_eigen() {}
#endif

#if defined(__cpp_lib_mdspan)
void from_mdspan() {
  std::vector<float> numbers(24, 0.25f);
  std::mdspan const grid(numbers.data(), std::extents<int, 2, std::dynamic_extent, 3>(4));
  tensor_view<float, batch<2>, tokens<dynamic>, d_in<3>> const x(grid);
  x(1, 3, 2) = 9;
  assert(numbers.back() == 9);

  auto const y = x * 2.0f;
  std::mdspan const out(y.data(), extent<batch>(y), extent<tokens>(y), extent<d_in>(y));
  assert((out[1, 3, 2] == 18));
}
#else
void from_mdspan() {}
#endif

int main() {
  from_spans();
  from_eigen();
  from_mdspan();
}
