#ifndef HEADSUP_DIAGNOSTICS_PRODUCT_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_PRODUCT_MISTAKES_HPP

#include <headsup/axes/normalized.hpp>
#include <headsup/axes/permuted.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>

// Messages about products, weights and masks.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace HEADSUP_NAMESPACE::diagnostics {

/// HU003, HU004, HU025 or HU030, whichever it is that keeps two tensors from being contracted over Role.
template <fixed_string Op, template <std::size_t> class Role, class X, class Y>
struct cannot_contract {
  static constexpr words say() {
    using left = typename X::axes;
    using right = typename Y::axes;
    if constexpr (!has<Role, left>) return no_such_axis<Op, Role, "left", left, right>::say();
    else if constexpr (!has<Role, right>) return no_such_axis<Op, Role, "right", right, left>::say();
    else if constexpr (!std::is_same_v<typename X::scalar, typename Y::scalar>)
      return scalars_differ<Op, typename X::scalar, typename Y::scalar>::say();
    else return disagree<Op, left, right>::say();
  }
};

/// HU006: the axes that a matrix product sums over are not one axis.
template <class A, class B, class Left, class Right>
struct product_axes {
  static constexpr words say() {
    words w;
    w << "HU006 matmul: sums over the last axis of left " << Left{} << " and the second-to-last of right " << Right{}
      << ", but " << words_of<A> << " is not " << words_of<B> << "; fix: ";
    if constexpr (same_role<A, B>)
      w << (A::size < B::size ? "matmul(left, " : "matmul(") << "slice<"
        << (A::size < B::size ? words_of<A> : words_of<B>)
        << (A::size < B::size ? ">(right, 0))" : ">(left, 0), right)");
    else if constexpr (same_role<A, last_of<Right>> && Right::rank == 2) w << "matmul(left, transpose(right))";
    else if constexpr (count_role<A, Right> != 0)
      w << "matmul(left, transpose<" << B::role::name.c_str() << ", " << A::role::name.c_str() << ">(right))";
    else w << "rename<" << B::role::name.c_str() << ", " << A::role::name.c_str() << ">(right)";
    return w;
  }
};

/// HU006 for an operand without axes.
template <class X, class Y>
struct product_of_numbers {
  static constexpr words say() {
    words w;
    return w << "HU006 matmul: takes vectors or matrices, got left " << typename X::axes{} << " and right "
             << typename Y::axes{} << "; fix: left * right";
  }
};

/// The first axis of List whose role occurs twice.
template <class List>
struct find_twice;
template <class A, class... As>
struct find_twice<axes<A, As...>> {
  using type = typename std::conditional_t<count_role<A, axes<As...>> != 0, std::type_identity<A>,
                                           find_twice<axes<As...>>>::type;
};
template <>
struct find_twice<axes<>> {
  using type = void;
};
template <class List>
using first_twice = typename find_twice<List>::type;

/// HU007: the result would have one role twice.
template <fixed_string Op, class Twice, class Result>
struct result_role_twice {
  static constexpr words say() {
    words w;
    return w << "HU007 " << Op.c_str() << ": the result would have " << Twice::role::name.c_str() << " twice "
             << Result{} << "; fix: rename<" << Twice::role::name.c_str()
             << (same_role<Twice, tokens_by_name> ? ", keys>(right)" : ", another_role>(right)");
  }
};

/// HU006, HU007, HU004, HU025 or HU030, whichever it is that keeps two tensors from being multiplied as matrices.
template <class X, class Y, class Summed, class Other, class Rows, class Columns, class Kept>
struct cannot_matmul {
  static constexpr words say() {
    using left = typename X::axes;
    using right = typename Y::axes;
    if constexpr (left::rank == 0 || right::rank == 0) return product_of_numbers<X, Y>::say();
    else if constexpr (!std::is_same_v<typename X::scalar, typename Y::scalar>)
      return scalars_differ<"matmul", typename X::scalar, typename Y::scalar>::say();
    else if constexpr (!(same_role<Summed, Other> && may_equal(Summed::size, Other::size)))
      return product_axes<Summed, Other, left, right>::say();
    else if constexpr (!same_axis<Summed, Other>) return disagree<"matmul", axes<Summed>, axes<Other>>::say();
    else if constexpr (!agree<Rows, Columns>) return disagree<"matmul", Rows, Columns>::say();
    else return result_role_twice<"matmul", first_twice<Kept>, Kept>::say();
  }
};

/// HU022 or HU025: a dot product of something else than two vectors over one axis.
template <class X, class Y>
struct cannot_dot {
  static constexpr words say() {
    using left = typename X::axes;
    using right = typename Y::axes;
    if constexpr (same_axes<left, right> && left::rank == 1)
      return scalars_differ<"dot", typename X::scalar, typename Y::scalar>::say();
    words w;
    w << "HU022 dot: takes two vectors over one axis, got left " << left{} << " and right " << right{} << "; fix: ";
    if constexpr (std::is_same_v<left, no_tensor> || std::is_same_v<right, no_tensor>) return w << "left * right";
    else {
      axis_words const common = last_axis(shared<left, right>{});
      axis_words const l = last_axis(left{});
      axis_words const r = last_axis(right{});
      if (common.size != 0) return w << "contract<" << common.role << ">(left, right)";
      if (l.size == r.size) return w << "rename<" << r.role << ", " << l.role << ">(right)";
      return w << "two vectors over one axis";
    }
  }
};

/// HU015: numbers used as weights that are not known to sum to one over an axis of the values.
template <class List, class Values>
struct not_normalized {
  static constexpr words say() {
    words w;
    w << "HU015 attend: the weights " << List{};
    []<class... As>(axes<As...>, words& out) {
      axis_words known{"", 0};
      axis_words common{"keys", 0};
      ((sums_to_one<As> ? (void)(known = words_of<As>) : (void)0), ...);
      bool found_keys = false;
      ((count_role<As, Values> != 0 && !found_keys
            ? (void)(common = words_of<As>, found_keys = same_role<As, keys_by_name>)
            : (void)0),
       ...);
      if (known.size == 0) {
        out << " are not known to sum to one over an axis of the values " << Values{} << "; fix: softmax<"
            << common.role << ">(scores), or renormalize<" << common.role << ">(weights) after a change";
      } else {
        axis_words const meant = meant_for<axes<>>(Values{}, known);
        out << " sum to one over " << known << ", which the values " << Values{} << " do not have; fix: ";
        // Weights over keys are right; the values still have their old role.
        bool const over_keys = (... || (sums_to_one<As> && same_role<As, keys_by_name>));
        if (common.size != 0 && !over_keys) out << "softmax<" << common.role << ">(scores)";
        else if (common.size == known.size) out << "rename<" << common.role << ", " << known.role << ">(values)";
        else if (meant.size != 0) out << "rename<" << meant.role << ", " << known.role << ">(values)";
        else out << "values with " << known;
      }
    }(List{}, w);
    return w;
  }
};

/// HU015, HU004, HU025 or HU030, whichever it is that keeps weights from mixing values.
template <class X, class Y>
struct cannot_attend {
  static constexpr words say() {
    using weights = typename X::axes;
    using values = typename Y::axes;
    if constexpr (!std::is_same_v<typename X::scalar, typename Y::scalar>)
      return scalars_differ<"attend", typename X::scalar, typename Y::scalar>::say();
    else if constexpr (!agree<weights, values>) return disagree<"attend", weights, values>::say();
    else return not_normalized<weights, values>::say();
  }
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
