#ifndef HEADSUP_DIAGNOSTICS_PRODUCT_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_PRODUCT_MISTAKES_HPP

#include <headsup/axes/normalized.hpp>
#include <headsup/axes/permuted.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>

// What is said of products, weights and masks.
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
    w << "HU006 matmul: sums over the last axis of left " << Left{} << " and the first of the last two of right "
      << Right{} << ", but " << words_of<A> << " is not " << words_of<B> << "; fix: ";
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

/// The first axis of List whose role stands twice in it.
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

/// HU026: a mask in which the keys look.
template <fixed_string Op, template <std::size_t> class Key>
struct mask_of_keys {
  static constexpr words say() {
    words w;
    return w << "HU026 " << Op.c_str() << ": keys are looked at, they hide nothing from themselves; fix: " << Op.c_str()
             << "<" << role_words<Key> << ", keys>(x)";
  }
};

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

/// HU019, in compile errors and at run time, where the fix cannot be a number.
constexpr words unaligned(char const* op, axis_words query, axis_words key, bool at_run_time) {
  words w;
  w << "HU019 " << op << ": " << query << " and " << key
    << " differ, so the place of the first query among the keys must be said; fix: mask_future<" << query.role << ", "
    << key.role << ", ";
  if (at_run_time) return w << "aligned_to_end>(x)";
  return w << (key.size > query.size ? key.size - query.size : std::size_t{0}) << ">(x)";
}

/// HU036, in compile errors and at run time: an offset that puts queries behind the last key.
constexpr words beyond_keys(char const* op, axis_words query, axis_words key, std::size_t offset) {
  words w;
  w << "HU036 " << op << ": an offset of " << offset << " puts the last of " << query << " beside key "
    << offset + query.size - 1 << ", and " << key << " ends at " << key.size - 1 << "; fix: ";
  if (query.size > key.size) return w << axis_words{key.role, offset + query.size};
  return w << "an offset of " << key.size - query.size;
}

/// HU019: queries and keys of different numbers without a word on how they line up.
template <fixed_string Op, class Query, class Key>
struct unaligned_mask {
  static constexpr words say() { return unaligned(Op.c_str(), words_of<Query>, words_of<Key>, false); }
};

/// HU036: an offset that puts queries behind the last key.
template <fixed_string Op, class Query, class Key, std::size_t Offset>
struct offset_beyond_keys {
  static constexpr words say() { return beyond_keys(Op.c_str(), words_of<Query>, words_of<Key>, Offset); }
};

/// HU003, HU026, HU019 or HU036, whichever it is that keeps a mask over queries and keys from being made.
template <fixed_string Op, template <std::size_t> class Query, template <std::size_t> class Key, class X,
          std::size_t... Offset>
struct cannot_mask {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<Query, list>) return no_such_axis<Op, Query, "x", list, void, call::by_other>::say();
    else if constexpr (!has<Key, list>) return no_such_axis<Op, Key, "x", list, void, call::by_other>::say();
    else if constexpr (same_role<Query<1>, Key<1>>) return mask_of_one_role<Op, Query>::say();
    else if constexpr (same_role<Query<1>, keys_by_name>) return mask_of_keys<Op, Key>::say();
    else {
      using query = axis_of<list, Query>;
      using key = axis_of<list, Key>;
      if constexpr (sizeof...(Offset) > 1) {
        words w;
        w << "HU036 " << Op.c_str() << ": takes one offset, got " << sizeof...(Offset) << "; fix: " << Op.c_str() << "<"
          << role_words<Query> << ", " << role_words<Key> << ", ";
        return w << (key::size > query::size ? key::size - query::size : 0) << ">(x)";
      } else if constexpr (sizeof...(Offset) == 0) return unaligned_mask<Op, query, key>::say();
      else return offset_beyond_keys<Op, query, key, (Offset + ... + 0)>::say();
    }
  }
};

/// HU031: a mask that hides all keys from some queries.
template <class X, class Mask>
struct hides_queries {
  static constexpr words say() {
    words w;
    constexpr axis_words seen = of_role(X{}, "keys");
    axis_words const meant = meant_for<axes<>>(Mask{}, seen);
    w << "HU031 masked_fill: the mask " << Mask{} << " has no keys, so it hides every one of " << seen
      << " from the same queries; fix: ";
    if (meant.size != 0 && kin(meant.role, "keys")) return w << "rename<" << meant.role << ", keys>(mask)";
    return w << "expand<" << seen << ">(mask)";
  }
};

/// HU032: a triangle that hides what a query may see, or shows what it may not.
template <class Key, class Query, bool Lower, std::ptrdiff_t Diagonal>
struct wrong_triangle {
  static constexpr words say() {
    words w;
    w << "HU032 masked_fill: the mask is true, and hides, where ";
    if (Lower) w << "tril kept its ones: the past of every query, not its future";
    else if (Diagonal <= 0) w << "triu kept its ones, on the diagonal too: a query would not see itself";
    else
      w << "triu kept its ones, from diagonal " << static_cast<std::size_t>(Diagonal > 0 ? Diagonal : 0)
        << ": a query would see keys behind it";
    return w << ", over (" << words_of<Query> << ", " << words_of<Key> << "); fix: mask_future<"
             << Query::role::name.c_str() << ", " << Key::role::name.c_str() << ">(x), or triu<"
             << Query::role::name.c_str() << ", " << Key::role::name.c_str() << ", 1>(mask)";
  }
};

/// HU004, HU008, HU019, HU030, HU031, HU032 or HU037, whichever it is that keeps a mask from being laid over numbers.
template <class X, class Mask>
struct cannot_fill {
  static constexpr words say() {
    using list = typename X::axes;
    using mask = typename Mask::axes;
    if constexpr (!std::is_same_v<typename Mask::scalar, bool>)
      return wrong_numbers<"masked_fill", typename Mask::scalar, bool, "mask">::say();
    else if constexpr (!agree<mask, list>) return disagree<"masked_fill", list, mask, "x", "mask">::say();
    else if constexpr (!subset<mask, list>) return no_subset<"masked_fill", list, mask, "x", "mask">::say();
    else if constexpr (count_role<keys_by_name, list> != count_role<keys_by_name, mask>)
      return hides_queries<list, mask>::say();
    else
      return []<class... As>(axes<As...>) {
        words w;
        ((headsup::detail::hides_future<As> ? (void)0 : (void)(w = of<As>())), ...);
        return w;
      }(mask{});
  }

 private:
  template <class A>
  static constexpr words of() {
    if constexpr (is_lower_triangle<A> || is_upper_triangle<A>) {
      if constexpr (A::query::size != A::size) return unaligned_mask<"masked_fill", typename A::query, A>::say();
      else return wrong_triangle<A, typename A::query, is_lower_triangle<A>, A::diagonal>::say();
    } else {
      return {};
    }
  }
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
