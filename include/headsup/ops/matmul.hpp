#ifndef HEADSUP_OPS_MATMUL_HPP
#define HEADSUP_OPS_MATMUL_HPP

#include <headsup/axes/permuted.hpp>
#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/kernels/contract.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

namespace detail {

/// The axis of the right operand of a matrix product that is summed over: the second-last, or a vector's only one.
template <class List>
struct summed_right {
  using type = second_last_of<List>;
};
template <class A>
struct summed_right<axes<A>> {
  using type = A;
};

template <class List, class A>
using drop = minus<List, axes<A>>;

/// The axes of a product: those of the left operand, then the right one's column; the axes before it are shared.
template <class Rows, class Columns>
struct matmul_axes;
template <class Rows>
struct matmul_axes<Rows, axes<>> {
  using type = Rows;
};
template <class Rows, class... Cs>
struct matmul_axes<Rows, axes<Cs...>> {
  using column = axes<last_of<axes<Cs...>>>;
  using type = decltype(minus<minus<axes<Cs...>, column>, Rows>{} + Rows{} + column{});
};

/// The first axis of List whose role stands twice in it.
template <class List>
struct twice;
template <class A, class... As>
struct twice<axes<A, As...>> {
  using type =
      typename std::conditional_t<count_role<A, axes<As...>> != 0, std::type_identity<A>, twice<axes<As...>>>::type;
};
template <>
struct twice<axes<>> {
  using type = void;
};

}  // namespace detail

/// The matrix product `@`: sums over the last axis of the left operand and the second-last of the right one, which must
/// be one axis; a vector on either side has just that axis. Axes before the last two must be the same on both sides, or
/// be on one side only.
///
/// Shapes    [tokens, d_in], [d_in, d_out] -> [tokens, d_out]
///           [batch, heads, tokens, head_dim], [batch, heads, head_dim, keys] -> [batch, heads, tokens, keys]
/// Rounding  as contract
/// Errors    two different axes to sum over, a role twice in the result (self-attention: rename<tokens, keys> one side),
///           a shared role with two sizes: at compile time
template <class X, class Y>
constexpr auto matmul(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y>) {
    return shape_mistake{};
  } else if constexpr (!std::is_same_v<scalar_of<X>, scalar_of<Y>>) {
    return diagnostics::refuse<diagnostics::scalars_differ<"matmul", scalar_of<X>, scalar_of<Y>>>();
  } else if constexpr (axes_of<X>::rank == 0 || axes_of<Y>::rank == 0) {
    return diagnostics::refuse<diagnostics::product_of_numbers<axes_of<X>, axes_of<Y>>>();
  } else {
    using left = axes_of<X>;
    using right = axes_of<Y>;
    using summed = last_of<left>;
    using other = typename detail::summed_right<right>::type;
    if constexpr (!same_axis<summed, other>) {
      return diagnostics::refuse<diagnostics::product_axes<summed, other, left, right>>();
    } else {
      // A batch axis is what both sides have before their last two axes; the rows of one and the columns of the other
      // that share a role are two axes of the result.
      using rows = detail::drop<left, summed>;
      using columns = detail::drop<right, summed>;
      using joined = detail::matmul_axes<rows, columns>;
      using kept = forget_sums<typename joined::type>;
      if constexpr (!agree<rows, columns>) {
        return diagnostics::refuse<diagnostics::sizes_differ<"matmul", rows, columns>>();
      } else if constexpr (!distinct<kept>) {
        return diagnostics::refuse<
            diagnostics::result_role_twice<"matmul", typename detail::twice<kept>::type, kept>>();
      } else {
        tensor_over<scalar_of<X>, kept> result(uninitialized);
        kernels::contract(result.data(), x.data(), y.data(), nest_over<kept, kept, left, right>,
                          {summed::size, 0, stride<summed, left>, stride<summed, right>});
        return result;
      }
    }
  }
}

}  // namespace headsup

#endif
