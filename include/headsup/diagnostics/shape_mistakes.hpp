#ifndef HEADSUP_DIAGNOSTICS_SHAPE_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_SHAPE_MISTAKES_HPP

#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/diagnostics/alike_rules.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>
#include <headsup/diagnostics/number_rules.hpp>

// Messages about shapes that do not match, or cannot be reshaped.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace HEADSUP_NAMESPACE::diagnostics {

/// HU008: neither operand's axes are among the other's, so it is unknown how they line up.
template <fixed_string Op, class Left, class Right, fixed_string LeftName = "left", fixed_string RightName = "right">
struct no_subset {
  static constexpr words say() {
    words w;
    constexpr bool mask = same_text(RightName.c_str(), "mask");
    w << "HU008 " << Op.c_str() << ": the axes of "
      << (mask ? "the mask must all be axes of x" : "one side must all be axes of the other") << ", "
      << LeftName.c_str() << " " << Left{} << ", " << RightName.c_str() << " " << Right{} << "; fix: ";
    // Where an axis of one side can be one that only the other side has, it is that under another name.
    constexpr axis_words spare = last_axis(minus<Right, Left>{});
    constexpr axis_words same = meant_for<Right>(Left{}, spare);
    constexpr axis_words kindred = meant_for<Right>(Left{}, axis_words{spare.role, 0});
    if (same.size != 0) return w << "rename<" << spare.role << ", " << same.role << ">(" << RightName.c_str() << ")";
    if (kin(kindred.role, spare.role) && kindred.size < spare.size)
      return w << "rename<" << spare.role << ", " << kindred.role << ">(slice<" << axis_words{spare.role, kindred.size}
               << ">(" << RightName.c_str() << ", 0))";
    return (w << "expand<").list(minus<Right, Left>{}) << ">(" << LeftName.c_str() << ")";
  }
};

/// HU004, HU008, HU025 or HU030, whichever it is that keeps two tensors from being combined elementwise.
template <fixed_string Op, class X, class Y>
struct cannot_combine {
  static constexpr words say() {
    using left = typename X::axes;
    using right = typename Y::axes;
    if constexpr (!agree<left, right>) return disagree<Op, left, right>::say();
    else if constexpr (!subset<left, right> && !subset<right, left>) return no_subset<Op, left, right>::say();
    else return scalars_differ<Op, typename X::scalar, typename Y::scalar>::say();
  }
};

/// HU014 or HU025: tensors that cannot be compared.
template <class X, class Y>
struct cannot_compare
    : rule::all<rule::are_alike<calls::call<"operator==">, X, Y>, rule::of_one_type<calls::call<"operator==">, X, Y>> {
};

/// HU033: a tensor assigned to one with other axes.
template <class Scalar, class To, class X>
struct other_axes {
  static constexpr words say() {
    using from = typename X::axes;
    words w;
    w << "HU033 tensor: " << To{} << " cannot be given ";
    if constexpr (same_axes<from, To> && !std::is_same_v<Scalar, typename X::scalar>) {
      return w << number_words<typename X::scalar> << " for " << number_words<Scalar> << "; fix: to<"
               << number_words<Scalar> << ">(x)";
    } else {
      w << from{} << "; fix: ";
      constexpr axis_words spare = last_axis(minus<from, To>{});
      constexpr axis_words wanted = last_axis(minus<To, from>{});
      if constexpr (same_axes<from, To> && !from::fixed && To::fixed) return sizes(w, from{}, To{});
      else if constexpr (same_axes<from, To>) return knowledge(w, from{}, To{});
      else if constexpr (from::rank == To::rank && subset<from, To>) return say_reorder<To>(w, from{}, "x"), w;
      else if constexpr (wanted.size != 0 && spare.size != 0 && may_equal(spare.size, wanted.size))
        return w << "rename<" << spare.role << ", " << wanted.role << ">(x)";
      else return w << "auto, or the axes that it has";
    }
  }

 private:
  // The axes are the same, and some sizes of what is given are dynamic.
  template <class... Fs, class... Ts>
  static constexpr words sizes(words& w, axes<Fs...>, axes<Ts...>) {
    bool first = true;
    w << "expect_size<";
    ((Fs::size == dynamic ? (void)(w << (first ? "" : ", ") << words_of<Ts>, first = false) : (void)0), ...);
    return w << ">(x)";
  }

  // The axes are the same; the tensor claims to know more of one, or the other one would be forgotten.
  template <class... Fs, class... Ts>
  static constexpr words knowledge(words& w, axes<Fs...>, axes<Ts...>) {
    bool said = false;
    auto one = [&]<class F, class T>(F*, T*) {
      if (said || std::is_same_v<F, T>) return;
      said = true;
      char const* const role = F::role::name.c_str();
      if (sums_to_one<T>) w << "softmax<" << role << ">(x), or assume_normalized<" << role << ">(x)";
      else if (factors_of<T>::rank != 0) (w << "assume_factors<" << role << ", ").list(factors_of<T>{}) << ">(x)";
      else if (factors_of<F>::rank != 0) w << "auto, or forget_factors<" << role << ">(x)";
      else w << "x.clone()";
    };
    (one(static_cast<Fs*>(nullptr), static_cast<Ts*>(nullptr)), ...);
    if (!said) w << "x.clone()";
    return w;
  }
};

/// HU038: a view of numbers that are destroyed when the call returns.
template <class List>
struct view_of_temporary {
  static constexpr words say() {
    words w;
    return w << "HU038 view: the numbers of " << List{}
             << " belong to a temporary and are destroyed with it; fix: give it a name first, and view that";
  }
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
