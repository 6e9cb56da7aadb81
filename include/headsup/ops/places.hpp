#pragma once

#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// f(number, position of the query, position of the key) for every number of x.
template <template <std::size_t> class Query, template <std::size_t> class Key, class Result, Tensor X, class F>
constexpr auto map_places(X const& x, F f) {
  using shape = forget_numbers<axes_of<X>>;
  using query = axis_of<shape, Query>;
  using key = axis_of<shape, Key>;
  using rest = without<without<shape, Query>, Key>;
  auto const sizes = in_places<shape>(x.sizes());
  auto result = unwritten<scalar_of<X>>(in_places<Result>(x.sizes()));
  std::size_t const queries = sizes.template of<query>();
  std::size_t const all_keys = sizes.template of<key>();
  std::size_t const down = sizes.template stride_of<query>();
  std::size_t const across = sizes.template stride_of<key>();
  auto const nest = nest_for(sizes_from<rest>(sizes), sizes, sizes);
  for_each_step(nest, [&](std::size_t first, std::size_t, std::size_t) {
    for (std::size_t i = 0; i < queries; ++i)
      for (std::size_t j = 0; j < all_keys; ++j) {
        std::size_t const at = first + i * down + j * across;
        result.data()[at] = f(x.data()[at], i, j);
      }
  });
  return result;
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
