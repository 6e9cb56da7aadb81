#ifndef HEADSUP_OPS_MATMUL_HPP
#define HEADSUP_OPS_MATMUL_HPP

#include <headsup/axes/permuted.hpp>
#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/kernels/contract.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

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
  using type = decltype(minus<minus<axes<Cs...>, column>, Rows>{} + with_sizes_of<Rows, axes<Cs...>>{} + column{});
};

/// What a matrix product sums over and leaves. A batch axis is what both sides have before their last two axes; the rows
/// of one and the columns of the other that share a role are two axes of the result. Nothing for what has no axes.
template <class X, class Y>
struct matmul_plan {
  using summed = void;
  using other = void;
  using rows = axes<>;
  using columns = axes<>;
  using kept = axes<>;
};
template <Tensor X, Tensor Y>
  requires(axes_of<X>::rank != 0 && axes_of<Y>::rank != 0)
struct matmul_plan<X, Y> {
  using summed = last_of<axes_of<X>>;
  using other = typename summed_right<axes_of<Y>>::type;
  using rows = drop<axes_of<X>, summed>;
  using columns = drop<axes_of<Y>, other>;
  using kept = forget_sums<typename matmul_axes<rows, columns>::type>;
};

}  // namespace detail

/// Whether two tensors can be multiplied as matrices.
template <class X, class Y>
concept can_matmul = Tensor<X> && Tensor<Y> && axes_of<X>::rank != 0 && axes_of<Y>::rank != 0 &&
                     std::is_same_v<scalar_of<X>, scalar_of<Y>> &&
                     same_axis<typename detail::matmul_plan<X, Y>::summed, typename detail::matmul_plan<X, Y>::other> &&
                     agree<typename detail::matmul_plan<X, Y>::rows, typename detail::matmul_plan<X, Y>::columns> &&
                     distinct<typename detail::matmul_plan<X, Y>::kept>;

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
  } else if constexpr (!can_matmul<X, Y>) {
    using plan = detail::matmul_plan<X, Y>;
    using mistake = diagnostics::cannot_matmul<described<X>, described<Y>, typename plan::summed, typename plan::other,
                                               typename plan::rows, typename plan::columns, typename plan::kept>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using plan = detail::matmul_plan<X, Y>;
    using summed = typename plan::summed;
    using kept = typename plan::kept;
    auto const rows = gather<typename plan::rows>(x.shape());
    auto const columns = gather<typename plan::columns>(y.shape());
    diagnostics::must_agree<"matmul">(gather<axes<summed>>(x.shape()), gather<axes<typename plan::other>>(y.shape()));
    diagnostics::must_agree<"matmul">(rows, columns);
    auto const sizes = gather<kept>(rows, columns);
    auto result = detail::unwritten<scalar_of<X>, kept>(sizes);
    kernels::contract<detail::may_be_large<kept, summed>>(
        result.data(), x.data(), y.data(), nest_for(sizes, sizes, x.shape(), y.shape()),
        {x.shape().template of<summed>(), 0, x.shape().template stride_of<summed>(),
         y.shape().template stride_of<summed>()});
    return result;
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
