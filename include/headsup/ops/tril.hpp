#ifndef HEADSUP_OPS_TRIL_HPP
#define HEADSUP_OPS_TRIL_HPP

#include <headsup/axes/triangle.hpp>
#include <headsup/diagnostics/other_calls.hpp>
#include <headsup/diagnostics/place_rules.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

namespace calls {
struct tril : placing<"tril"> {};
struct triu : placing<"triu"> {};
}  // namespace calls

/// Whether X has two axes to take a triangle of.
template <template <std::size_t> class Query, template <std::size_t> class Key, class X>
concept has_triangle = calls::tril::rules<Query, Key, described<X>>::value;

/// f(number, place of the query, place of the key) for every number of x.
template <template <std::size_t> class Query, template <std::size_t> class Key, class Result, Tensor X, class F>
constexpr auto map_places(X const& x, F f) {
  using shape = forget_sums<axes_of<X>>;
  using query = axis_of<shape, Query>;
  using key = axis_of<shape, Key>;
  using rest = without<without<shape, Query>, Key>;
  auto const sizes = in_places<shape>(x.shape());
  auto result = detail::unwritten<scalar_of<X>, Result>(in_places<Result>(x.shape()));
  std::size_t const queries = sizes.template of<query>();
  std::size_t const all_keys = sizes.template of<key>();
  std::size_t const down = sizes.template stride_of<query>();
  std::size_t const across = sizes.template stride_of<key>();
  auto const& nest = nest_for(gather<rest>(sizes), sizes, sizes);
  kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t first, std::size_t, std::size_t) {
    for (std::size_t each = 0; each < inner.count; ++each)
      for (std::size_t i = 0; i < queries; ++i)
        for (std::size_t j = 0; j < all_keys; ++j) {
          std::size_t const at = first + each * inner.out + i * down + j * across;
          result.data()[at] = f(x.data()[at], i, j);
        }
  });
  return result;
}

/// x with zeros above the diagonal: what a key later than the query has is gone.
///
/// Shapes  [A..., Query, Key] -> [A..., Query, lower_triangle<Key>]; diagonal 1 keeps one more key for every query, as
///         torch.tril
/// Errors  no axis of one of the roles: at compile time
template <template <std::size_t> class Query, template <std::size_t> class Key, std::ptrdiff_t Diagonal = 0, class X>
  requires has_triangle<Query, Key, X>
constexpr auto tril(X const& x) {
  using plain = forget_sums<axes_of<X>>;
  using shape = with<plain, lower_triangle<axis_of<plain, Key>, axis_of<plain, Query>, Diagonal>>;
  return map_places<Query, Key, shape>(x, [](auto number, std::size_t i, std::size_t j) {
    return static_cast<std::ptrdiff_t>(j) <= static_cast<std::ptrdiff_t>(i) + Diagonal ? number : decltype(number){};
  });
}

#define HEADSUP_CALL tril
#include <headsup/diagnostics/other_calls.inl>

/// x with zeros below the diagonal, as torch.triu.
///
/// Shapes  [A..., Query, Key] -> [A..., Query, upper_triangle<Key>]; diagonal 1 takes the diagonal itself away too
/// Errors  no axis of one of the roles: at compile time
template <template <std::size_t> class Query, template <std::size_t> class Key, std::ptrdiff_t Diagonal = 0, class X>
  requires has_triangle<Query, Key, X>
constexpr auto triu(X const& x) {
  using plain = forget_sums<axes_of<X>>;
  using shape = with<plain, upper_triangle<axis_of<plain, Key>, axis_of<plain, Query>, Diagonal>>;
  return map_places<Query, Key, shape>(x, [](auto number, std::size_t i, std::size_t j) {
    return static_cast<std::ptrdiff_t>(j) >= static_cast<std::ptrdiff_t>(i) + Diagonal ? number : decltype(number){};
  });
}

#define HEADSUP_CALL triu
#include <headsup/diagnostics/other_calls.inl>

}  // namespace HEADSUP_NAMESPACE

#endif
