#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/ops/contract.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// Each head of one side meets its own of the other, wherever it stands.
constexpr bool is_shared_twice(call_value const& c) {
  return kin(c.x[1].last().role, role::heads) || c.x[1].last().is(role::batch);
}
inline constexpr operation matmul{
    .name = "matmul",
    .form = "(left, right)",
    .rules = {have_axes.or_else("{by_numbers}"), takes_no_ids, of_one_type, one_summed, agree, agree_in_order,
              distinct_result.or_else("contract<{last}>(left, right)", is_shared_twice, price::sure), shares_heads,
              meets_its_example, sums_what_is_weighed, weighs_no_others, of_numbers},
    .is = tokens_meet | keeps_both | by_place | in_whole};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// The axis of the right operand of a matrix product that is summed over: the second-last, or a vector's only one.
template <class List> struct summed_right {
  using type = second_last_of<List>;
};
template <class A> struct summed_right<axes<A>> {
  using type = A;
};

template <class List, class A> using drop = minus<List, axes<A>>;

/// The axes of a product: those of the left operand, then the right one's column; the axes before it are shared.
template <class Rows, class Columns> struct matmul_axes;
template <class Rows> struct matmul_axes<Rows, axes<>> {
  using type = Rows;
};
template <class Rows, class... Cs> struct matmul_axes<Rows, axes<Cs...>> {
  using column = axes<last_of<axes<Cs...>>>;
  using type = joined_axes<minus<minus<axes<Cs...>, column>, Rows>, with_sizes_of<Rows, axes<Cs...>>, column>;
};

/// What a matrix product sums over and what it keeps. A batch axis is one that both sides have before their last two
/// axes; a row axis and a column axis of the same role remain two axes of the result. Empty for tensors without axes.
template <class Left, class Right> struct matmul_plan {
  using summed = void;
  using other = void;
  using rows = axes<>;
  using columns = axes<>;
  using kept = axes<>;
};
template <class Left, class Right> requires(Left::rank != 0 && Right::rank != 0)
struct matmul_plan<Left, Right> {
  using summed = last_of<Left>;
  using other = typename summed_right<Right>::type;
  using rows = drop<Left, summed>;
  using columns = drop<Right, other>;
  using kept = keep_lost<forget_numbers<typename matmul_axes<rows, columns>::type>, Left, Right>;
};
}  // namespace headsup_detail

namespace headsup_rule {
struct matmul : row<headsup_calls::op::matmul> {};
}  // namespace headsup_rule

/// Whether two tensors can be multiplied as matrices.
template <class X, class Y> concept can_matmul =
    headsup_calls::accepts<headsup_calls::op::matmul, headsup_calls::no_names, described<X>, described<Y>>;

/// Matrix multiplication, the product of two matrices, `@`: sums over the last axis of the left operand and the
/// second-last of the right one, which must be one axis; a vector on either side has just that axis. Axes before the
/// last two must be the same on both sides, or be on one side only.
///
/// - Shapes:   [tokens, d_in], [d_in, d_out] -> [tokens, d_out];
///             [batch, heads, tokens, head_dim], [batch, heads, head_dim, keys] -> [batch, heads, tokens, keys]
/// - Rounding: as contract
/// - Errors:   two different axes to sum over, a role twice in the result (self-attention: rename<tokens, keys> one
///             side), a shared role with two sizes, numbers of two types or bool: at compile time
template <class X, class Y> requires can_matmul<X, Y>
constexpr auto matmul(X const& x, Y const& y) {
  using plan = headsup_detail::matmul_plan<axes_of<X>, axes_of<Y>>;
  using summed = typename plan::summed;
  auto const rows = headsup_detail::sizes_from<typename plan::rows>(x.sizes());
  auto const columns = headsup_detail::sizes_from<typename plan::columns>(y.sizes());
  headsup_calls::must_hold<headsup_calls::op::matmul>(x, y);
  return headsup_detail::sum_of_products<summed>(x, y, headsup_detail::sizes_from<typename plan::kept>(rows, columns));
}
#define HEADSUP_CALL matmul
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
