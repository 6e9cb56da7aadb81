#ifndef HEADSUP_DIAGNOSTICS_PRODUCT_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_PRODUCT_MISTAKES_HPP

#include <headsup/axes/normalized.hpp>
#include <headsup/axes/permuted.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>

// What is said of products, weights and masks.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace headsup::diagnostics {

/// HU003, HU004 or HU025, whichever it is that keeps two tensors from being contracted over Role.
template <fixed_string Op, template <std::size_t> class Role, class Left, class Right>
struct cannot_contract {
  static constexpr words say() {
    if constexpr (!has<Role, Left>) return no_such_axis<Op, Role, "left", Left, Right>::say();
    else if constexpr (!has<Role, Right>) return no_such_axis<Op, Role, "right", Right, Left>::say();
    else return sizes_differ<Op, Left, Right>::say();
  }
};

/// HU006: the axes that a matrix product sums over are not one axis.
template <class A, class B, class Left, class Right>
struct product_axes {
  static constexpr words say() {
    words w;
    w << "HU006 matmul: sums over the last axis of left " << Left{} << " and the first of the last two of right "
      << Right{} << ", but " << words_of<A> << " is not " << words_of<B> << "; fix: ";
    if constexpr (same_role<A, B>) w << "make the two sizes equal";
    else if constexpr (same_role<A, last_of<Right>> && Right::rank == 2) w << "matmul(left, transpose(right))";
    else if constexpr (count_role<A, Right> != 0)
      w << "matmul(left, transpose<" << B::role::name.c_str() << ", " << A::role::name.c_str() << ">(right))";
    else w << "rename<" << B::role::name.c_str() << ", " << A::role::name.c_str() << ">(right)";
    return w;
  }
};

/// HU006 for an operand without axes.
template <class Left, class Right>
struct product_of_numbers {
  static constexpr words say() {
    words w;
    return w << "HU006 matmul: takes vectors or matrices, got left " << Left{} << " and right " << Right{}
             << "; fix: left * right";
  }
};

/// HU026: a mask of a role with itself.
template <fixed_string Op, template <std::size_t> class Role>
struct mask_of_one_role {
  static constexpr words say() {
    words w;
    return w << "HU026 " << Op.c_str() << ": "
             << role_words<Role> << " is both the query and the key; fix: " << Op.c_str() << "<"
             << role_words<Role> << (same_role<Role<1>, tokens_by_name> ? ", keys" : ", another_role") << ">(x)";
  }
};

/// HU007: the result would have one role twice.
template <fixed_string Op, class Twice, class Result, fixed_string Operand = "right">
struct result_role_twice {
  static constexpr words say() {
    words w;
    return w << "HU007 " << Op.c_str() << ": the result would have " << Twice::role::name.c_str() << " twice "
             << Result{} << "; fix: rename<" << Twice::role::name.c_str()
             << (same_role<Twice, tokens_by_name> ? ", keys>(" : ", another_role>(") << Operand.c_str() << ")";
  }
};

/// HU025: operands with numbers of two types.
template <fixed_string Op, class Left, class Right>
struct scalars_differ {
  static constexpr words say() {
    words w;
    return w << "HU025 " << Op.c_str() << ": left holds " << name<Left>() << ", right holds " << name<Right>()
             << "; fix: map(right, [](auto number) { return static_cast<" << name<Left>() << ">(number); })";
  }

 private:
  template <class Scalar>
  static constexpr char const* name() {
    if (std::is_same_v<Scalar, float>) return "float";
    if (std::is_same_v<Scalar, double>) return "double";
    if (std::is_same_v<Scalar, bool>) return "bool";
    return std::is_integral_v<Scalar> ? "whole numbers" : "other numbers";
  }
};

/// HU022: a dot product of something else than two vectors over one axis.
template <fixed_string Op, class Left, class Right>
struct not_two_vectors {
  static constexpr words say() {
    words w;
    return w << "HU022 " << Op.c_str() << ": takes two vectors over one axis, got left " << Left{} << " and right "
             << Right{} << "; fix: take<role>(x, position) first, or contract<role>(left, right)";
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
      ((count_role<As, Values> != 0 && common.size == 0 ? (void)(common = words_of<As>) : (void)0), ...);
      if (known.size == 0) {
        out << " are not known to sum to one over an axis of the values " << Values{} << "; fix: softmax<"
            << common.role << ">(scores), or renormalize<" << common.role << ">(weights) after a change";
      } else {
        axis_words const meant = of_size<Values, axes<>>(known.size);
        out << " sum to one over " << known << ", which the values " << Values{} << " do not have; fix: ";
        // What is looked at is called keys: weights over them are right, and the values still have their old role.
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

/// HU019: queries and keys of different numbers without a word on how they line up.
template <fixed_string Op, class Query, class Key>
struct unaligned_mask {
  static constexpr words say() {
    words w;
    w << "HU019 " << Op.c_str() << ": " << words_of<Query> << " and "
      << words_of<Key> << " differ, so the first query's place among the keys must be said; fix: " << Op.c_str() << "<"
      << Query::role::name.c_str() << ", " << Key::role::name.c_str() << ", "
      << (Key::size > Query::size ? Key::size - Query::size : std::size_t{0});
    return w << ">(x)";
  }
};

}  // namespace headsup::diagnostics

#endif
