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
    .rules = {have_axes.or_else("left * right"), of_one_type, one_summed, kept_agree, orders_agree,
              distinct_result.or_else("contract<{last}>(left, right)", is_shared_twice, 5), shares_heads,
              sums_what_is_weighed, of_numbers},
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
  using kept = keep_lost<forget_sums<typename matmul_axes<rows, columns>::type>, Left, Right>;
};
}  // namespace headsup_detail

namespace rule {
struct matmul;
}

namespace rule {
/// HU006: both operands of a matrix product have axes.
template <class Left, class Right> struct have_axes {
  static constexpr bool value = Left::rank != 0 && Right::rank != 0;
  static constexpr words say() {
    return words{} << "HU006 matmul: takes vectors or matrices, got left " << Left{} << " and right " << Right{}
                   << "; fix: left * right";
  }
};

/// Whether what a matrix product of Left and Right sums over is one axis.
template <class Left, class Right>
inline constexpr bool is_product =
    same_role<last_of<Left>, typename headsup::headsup_detail::summed_right<Right>::type> &&
    may_equal(last_of<Left>::size, headsup::headsup_detail::summed_right<Right>::type::size);

/// HU006: a matrix product sums over one axis.
template <class Left, class Right> struct one_summed_axis {
  using a = typename headsup::headsup_detail::matmul_plan<Left, Right>::summed;
  using b = typename headsup::headsup_detail::matmul_plan<Left, Right>::other;
  static constexpr bool value = is_product<Left, Right>;
  // A matrix of vectors has a row for each: positions come first.
  static constexpr bool is_turned =
      Left::rank == 2 && Right::rank == 2 && is_position<a> && !is_position<first_of<Left>>;
  // The tokens of a text meet those of the same text.
  static constexpr bool is_own_text = has_role<b, tokens> && has<tokens, Left>;
  static constexpr words say() {
    words w;
    w << "HU006 matmul: sums over the last axis of left " << Left{} << " and the second-to-last of right " << Right{}
      << ", but " << words_of<a> << " is not " << words_of<b> << "; fix: ";
    if constexpr (same_role<a, b>)
      w << "right with " << words_of<a> << (a::size < b::size ? ", or matmul(left, " : ", or matmul(") << "slice<"
        << (a::size < b::size ? words_of<a> : words_of<b>)
        << (a::size < b::size ? ">(right, 0))" : ">(left, 0), right)") << " if the rest is not meant";
    else if constexpr (!may_turn(a_in_right, words_of<a>))
      say_sizes(w << "right with ", words_of<b>, a_in_right, words_of<a>);
    else if constexpr (count_role<a, Right> == 0 && !may_turn(b_in_left, words_of<b>))
      say_sizes(w << "left with ", words_of<a>, b_in_left, words_of<b>);
    else if constexpr (same_role<a, last_of<Right>> && Right::rank == 2)
      w << (is_own_text ? "matmul(left, transpose(rename<tokens, keys>(right)))" : "matmul(left, transpose(right))");
    else if constexpr (count_role<a, Right> != 0)
      w << "matmul(left, transpose<" << b::role::name.chars << ", " << a::role::name.chars << ">(right))";
    else if constexpr (has_role<a, keys> && has_role<b, tokens>) w << "matmul(left, rename<tokens, keys>(right))";
    else if constexpr (is_product<Right, Left> && is_turned) w << "matmul(transpose(left), transpose(right))";
    else if constexpr (is_product<Right, Left>) w << "matmul(right, left)";
    else if constexpr (count_role<b, Left> != 0 && Left::rank == 2) w << "matmul(transpose(left), right)";
    else if constexpr (count_role<b, Left> != 0)
      w << "matmul(transpose<" << b::role::name.chars << ", " << a::role::name.chars << ">(left), right)";
    else say_renamed(w, words_of<b>, a::role::name.chars, "right");
    return w;
  }

 private:
  static constexpr axis_words a_in_right = of_role(Right{}, words_of<a>.role),
                              b_in_left = of_role(Left{}, words_of<b>.role);

  /// Whether an operand that has the axis, or none of its role, could be transposed: its size fits.
  static constexpr bool may_turn(axis_words has, axis_words wanted) {
    return has.size == 0 || may_equal(has.size, wanted.size);
  }
  /// The axes of an operand whose axis `summed` was to be `wanted`, a role that it has in another size: where the size of
  /// `summed` is the wanted one, the two roles are exchanged.
  static constexpr words& say_sizes(words& w, axis_words summed, axis_words has, axis_words wanted) {
    if (!may_equal(summed.size, wanted.size)) return w << wanted << " instead of " << has;
    return w << axis_words{wanted.role, summed.size} << ", " << axis_words{summed.role, has.size};
  }
};

/// HU030 for the axis that a matrix product sums over, HU004 or HU030 for those that both sides keep.
template <class Left, class Right, class Plan = headsup::headsup_detail::matmul_plan<Left, Right>>
struct one_order_of_summed
    : agree_on_axes<matmul, axes<typename Plan::summed>, axes<typename Plan::other>, "left", "right", Left, Right> {};
template <class Left, class Right, class Plan = headsup::headsup_detail::matmul_plan<Left, Right>>
struct agree_on_kept
    : agree_on_axes<matmul, typename Plan::rows, typename Plan::columns, "left", "right", axes<>, Right> {};

/// HU007: no role occurs twice in the result.
template <class Left, class Right> struct distinct_result {
  using kept = typename headsup::headsup_detail::matmul_plan<Left, Right>::kept;
  static constexpr bool value = distinct<kept>;
  static constexpr words say() {
    axis_words const twice = first_repeated(kept{});
    words w;
    w << "HU007 matmul: the result would have " << twice.role << " twice " << kept{} << "; fix: ";
    // Each head of one side meets its own of the other, wherever it stands.
    if (kin(twice.role, "heads") || same_text(twice.role, "batch"))
      return w << "contract<" << headsup::headsup_detail::matmul_plan<Left, Right>::summed::role::name.chars
               << ">(left, right)";
    return w << "rename<" << twice.role
             << (same_text(twice.role, "tokens") ? ", keys>(right)" : ", another_role>(right)");
  }
};

/// HU015, where the last axis of the left operand is summed over.
template <class X, class Y> struct sums_over_weights : sums_what_is_weighed<matmul, last_of<typename X::axes>, X, Y> {};

struct matmul : call<"matmul", "(left, right)", fix::no_role> {
  static constexpr bool keeps_both = true;

  template <class X, class Y>
  struct rules
      : all<have_axes<typename X::axes, typename Y::axes>, of_one_type<matmul, X, Y>,
            one_summed_axis<typename X::axes, typename Y::axes>,
            one_order_of_summed<typename X::axes, typename Y::axes>, agree_on_kept<typename X::axes, typename Y::axes>,
            distinct_result<typename X::axes, typename Y::axes>,
            shares_heads<matmul, typename X::axes, typename Y::axes>, sums_over_weights<X, Y>,
            both_hold<matmul, X, of_numbers<matmul, X>>> {};
};
}  // namespace rule

/// Whether two tensors can be multiplied as matrices.
template <class X, class Y> concept can_matmul = rule::matmul::rules<described<X>, described<Y>>::value;

/// Matrix multiplication, the product of two matrices, `@`: sums over the last axis of the left operand and the second-last of the right one, which must
/// be one axis; a vector on either side has just that axis. Axes before the last two must be the same on both sides, or
/// be on one side only.
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
  auto const rows = sizes_from<typename plan::rows>(x.shape());
  auto const columns = sizes_from<typename plan::columns>(y.shape());
  rule::must_agree<rule::matmul, "left", "right", axes<summed>>(sizes_from<axes<summed>>(x.shape()),
                                                                sizes_from<axes<typename plan::other>>(y.shape()));
  rule::must_agree<rule::matmul>(rows, columns);
  return sum_of_products<summed>(x, y, sizes_from<typename plan::kept>(rows, columns));
}
#define HEADSUP_CALL matmul
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
