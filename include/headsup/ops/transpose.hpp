#ifndef HEADSUP_OPS_TRANSPOSE_HPP
#define HEADSUP_OPS_TRANSPOSE_HPP

#include <headsup/axes/permuted.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// The same numbers with the axes in the order of To; every role stays with its numbers.
///
/// Shapes  [A...] -> To, the same axes in another order
template <class To, Tensor X>
  requires(subset<To, axes_of<X>> && subset<axes_of<X>, To>)
constexpr auto reorder(X const& x) {
  diagnostics::must_be_known(To{}, x.shape());
  auto const sizes = gather<To>(x.shape());
  auto result = detail::unwritten<scalar_of<X>, To>(sizes);
  kernels::map(result.data(), x.data(), nest_for(sizes, sizes, x.shape()), [](auto number) { return number; });
  return result;
}

/// Whether X has both axes.
template <class X, template <std::size_t> class P, template <std::size_t> class Q>
concept can_transpose = Tensor<X> && has<P, axes_of<X>> && has<Q, axes_of<X>>;

/// Whether X has just two axes, so that a transposition needs no names.
template <class X>
concept is_matrix = Tensor<X> && axes_of<X>::rank == 2;

/// Exchanges the places of two axes, as x.transpose(1, 2) does; the roles stay with the numbers.
///
/// Shapes  [batch, tokens, heads, head_dim] -> transpose<tokens, heads> -> [batch, heads, tokens, head_dim]
/// Errors  no axis of one of the roles: at compile time
template <template <std::size_t> class P, template <std::size_t> class Q, class X>
constexpr auto transpose(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_transpose<X, P, Q>) {
    using mistake = diagnostics::cannot_transpose<P, Q, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return reorder<swapped<axes_of<X>, P, Q>>(x);
  }
}

/// The transposed matrix, as x.T does for two axes.
///
/// Shapes  [A, B] -> [B, A]
/// Errors  another number of axes: at compile time, because then the two must be named
template <class X>
constexpr auto transpose(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!is_matrix<X>) {
    using mistake = diagnostics::transpose_which<typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return reorder<axes<last_of<axes_of<X>>, second_last_of<axes_of<X>>>>(x);
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
