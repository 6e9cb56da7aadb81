#ifndef HEADSUP_DIAGNOSTICS_SHAPE_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_SHAPE_MISTAKES_HPP

#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>

// What is said of shapes that do not go together, or cannot be read otherwise.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace HEADSUP_NAMESPACE::diagnostics {

/// HU008: neither operand's axes are among the other's, so that nothing says how they line up.
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

/// HU004, HU008, HU025 or HU030, whichever it is that keeps two tensors from being combined number by number.
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

/// Code that gives two tensors the first axis of one size that they do not have.
template <class... As, class B>
constexpr void say_sizes(words& w, axes<As...>, B) {
  bool said = false;
  auto one = [&]<class A>(A*) {
    if constexpr (count_role<A, B> != 0 && !contains<A, B>) {
      using b = typename headsup::detail::front<shared<B, axes<A>>>::type;
      constexpr std::size_t least = A::size < b::size ? A::size : b::size;
      if (!said && A::size == b::size) w << "forget_factors<" << A::role::name.c_str() << ">(the other)";
      else if (!said)
        w << "slice<" << axis_words{A::role::name.c_str(), least} << ">("
          << (A::size < b::size ? "the other" : "the first") << ", 0)";
      said = true;
    }
  };
  (one(static_cast<As*>(nullptr)), ...);
}

/// Two tensors, and what would make the second like the first.
template <class A, class B>
constexpr void say_differ(words& w, A, B, char const* op) {
  w << "HU014 " << op << ": the first tensor is " << A{} << ", another is " << B{} << "; fix: ";
  if constexpr (std::is_same_v<A, no_tensor> || std::is_same_v<B, no_tensor>) {
    w << "tensors";
  } else if constexpr (A::rank == B::rank && subset<A, B>) {
    say_reorder<A>(w, B{}, "the other");
  } else {
    constexpr axis_words spare = last_axis(minus<B, A>{});
    constexpr axis_words wanted = last_axis(minus<A, B>{});
    if (spare.size != 0 && wanted.size != 0 && (spare.size == wanted.size || op[0] == 'c'))
      w << "rename<" << spare.role << ", " << wanted.role << ">(the other)";
    else if (spare.size == 0 && wanted.size != 0) w << "expand<" << wanted << ">(the other)";
    else if (spare.size != 0) w << "take<" << spare.role << ">(the other, 0)";
    else say_sizes(w, A{}, B{});
  }
}

/// HU014, HU025 or HU012: tensors to be stacked that differ, or have the new axis already.
template <template <std::size_t> class Role, class First, class... Others>
struct cannot_stack {
  static constexpr words say() {
    using first = typename First::axes;
    if constexpr (has<Role, first>) {
      return axis_already_there<"stack", Role<1>, first>::say();
    } else if constexpr ((same_axes<first, typename Others::axes> && ...)) {
      words w;
      ((std::is_same_v<typename First::scalar, typename Others::scalar>
            ? (void)0
            : (void)(w = scalars_differ<"stack", typename First::scalar, typename Others::scalar>::say())),
       ...);
      return w;
    } else {
      words w;
      bool said = false;
      auto one = [&]<class Other>(Other) {
        if constexpr (!same_axes<first, Other>) {
          if (!said) say_differ(w, first{}, Other{}, "stack");
          said = true;
        }
      };
      (one(typename Others::axes{}), ...);
      return w;
    }
  }
};

/// HU014 or HU025: tensors that cannot be compared.
template <class X, class Y>
struct cannot_compare {
  static constexpr words say() {
    using left = typename X::axes;
    using right = typename Y::axes;
    if constexpr (same_axes<left, right>)
      return scalars_differ<"operator==", typename X::scalar, typename Y::scalar>::say();
    words w;
    say_differ(w, left{}, right{}, "operator==");
    return w;
  }
};

/// HU003, HU014 or HU025: tensors to be joined along Role, where alone they may differ.
template <template <std::size_t> class Role, class First, class... Others>
struct cannot_concat {
  static constexpr words say() {
    using first = typename First::axes;
    if constexpr (std::is_same_v<first, no_tensor>) {
      return no_such_axis<"concat", Role, "the first tensor", first>::say();
    } else if constexpr (!has<Role, first>) {
      words w;
      return w << "HU003 concat<" << role_words<Role> << ">: the first tensor has no " << role_words<Role> << " "
               << first{} << "; fix: stack<" << role_words<Role> << ">(left, right)";
    } else {
      words w;
      bool said = false;
      auto one = [&]<class Other>(Other*) {
        if (said) return;
        said = true;
        using list = typename Other::axes;
        if constexpr (!has<Role, list>) {
          w = no_such_axis<"concat", Role, "another tensor", list, void, call::by_role_of_two>::say();
        } else if constexpr (!same_axes<first, with<list, axis_of<first, Role>>>) {
          say_differ(w, first{}, with<list, axis_of<first, Role>>{}, "concat");
        } else if constexpr (!std::is_same_v<typename First::scalar, typename Other::scalar>) {
          w = scalars_differ<"concat", typename First::scalar, typename Other::scalar>::say();
        } else {
          said = false;
        }
      };
      (one(static_cast<Others*>(nullptr)), ...);
      return w;
    }
  }
};

/// HU003, HU023 or HU037: rows of a table that cannot be looked up.
template <fixed_string Op, template <std::size_t> class Role, class Table, class Ids>
struct cannot_look_up {
  static constexpr words say() {
    using table = typename Table::axes;
    using ids = typename Ids::axes;
    if constexpr (std::is_same_v<table, no_tensor> || std::is_same_v<ids, no_tensor>) {
      words w;
      return w << "HU037 " << Op.c_str() << ": takes a table and a tensor of ids; fix: tensor<int, tokens<1>>{{id}}";
    } else if constexpr (!has<Role, table>) {
      words w;
      w << "HU003 " << Op.c_str() << "<" << role_words<Role> << ">: the table has no " << role_words<Role> << " "
        << table{} << "; fix: rename<" << words_of<typename headsup::detail::front<table>::type>.role << ", "
        << role_words<Role>;
      return w << ">(table)";
    } else if constexpr (!has_role<typename headsup::detail::front<table>::type, Role>) {
      words w;
      w << "HU003 " << Op.c_str() << "<"
        << role_words<Role> << ">: " << role_words<Role> << " is not the first axis of " << table{}
        << "; fix: transpose<" << headsup::detail::front<table>::type::role::name.c_str() << ", " << role_words<Role>;
      return w << ">(table)";
    } else if constexpr (!std::is_integral_v<typename Ids::scalar> || std::is_same_v<typename Ids::scalar, bool>) {
      return wrong_numbers<Op, typename Ids::scalar, int, "ids">::say();
    } else {
      words w;
      constexpr axis_words common = last_axis(shared<ids, without<table, Role>>{});
      return w << "HU023 " << Op.c_str() << ": the ids " << ids{} << " and the rows of the table " << table{}
               << " share a role; fix: rename<" << common.role << ", " << (kin(common.role, "d_in") ? "tokens" : "d_in")
               << ">(ids)";
    }
  }
};

/// HU033: a tensor given where one of other axes stands.
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
  // The axes are the same, and only the run time knows some sizes of what is given.
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

/// HU038: a view of numbers that are gone when the call returns.
template <class List>
struct view_of_temporary {
  static constexpr words say() {
    words w;
    return w << "HU038 view: the numbers of " << List{}
             << " belong to a temporary and end with it; fix: give it a name first, and view that";
  }
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
