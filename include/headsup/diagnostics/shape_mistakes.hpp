#ifndef HEADSUP_DIAGNOSTICS_SHAPE_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_SHAPE_MISTAKES_HPP

#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/permuted.hpp>
#include <headsup/diagnostics/alike_rules.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>
#include <headsup/diagnostics/number_rules.hpp>

// What is said of shapes that do not go together, or cannot be read otherwise.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace HEADSUP_NAMESPACE::diagnostics {

namespace detail {
template <class List, class Out, class In>
struct substitute;
template <class... As, class Out, class In>
struct substitute<axes<As...>, Out, In> {
  using last = last_of<shared<axes<As...>, Out>>;
  using type = decltype((axes<>{} + ... + std::conditional_t<same_role<As, last>, In, minus<axes<As>, Out>>{}));
};
template <class List, class Roles>
struct in_order_of;
template <class List, class... Rs>
struct in_order_of<List, axes<Rs...>> {
  using type = decltype((axes<>{} + ... + shared<List, axes<Rs>>{}));
};
}  // namespace detail

/// List with the axes In where the last of the axes Out stands, without Out.
template <class List, class Out, class In>
using substituted = typename detail::substitute<List, Out, In>::type;

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

/// HU009: an axis split into sizes whose product is another.
template <fixed_string Op, class A, class Into>
struct split_product {
  static constexpr words say() {
    words w;
    w << "HU009 " << Op.c_str() << ": " << words_of<A> << " is not " << Into{} << ", which has " << Into::size
      << " elements; fix: ";
    []<class... Bs>(axes<Bs...>, words& out) {
      // The first factor that divides the size keeps its own, the other makes up for it; a single one takes it all.
      constexpr std::size_t n = sizeof...(Bs);
      axis_words fitting[] = {words_of<Bs>...};
      std::size_t const changed = n == 1 || A::size % fitting[0].size != 0 ? 0 : 1;
      std::size_t const kept = n == 1 ? 1 : fitting[changed == 0 ? n - 1 : 0].size;
      if (n <= 2 && A::size % kept == 0) {
        fitting[changed].size = A::size / kept;
        out << Op.c_str() << "<";
        if (same_text(Op.c_str(), "fused_projections")) out << "..., " << words_of<A>;
        else out << A::role::name.c_str();
        out << ", " << fitting[0];
        if (n == 2) out << ", " << fitting[n - 1];
        out << ">(x)";
      } else {
        std::size_t const below = A::size / Into::size * Into::size;
        if (below != 0) out << axis_words{A::role::name.c_str(), below} << " or ";
        out << axis_words{A::role::name.c_str(), below + Into::size};
      }
    }(Into{}, w);
    return w;
  }
};

/// HU010: a merged axis split in another way than it was merged.
template <fixed_string Op, class A, class Into>
struct split_order {
  static constexpr words say() {
    words w;
    w << "HU010 " << Op.c_str() << ": " << words_of<A> << " was merged from " << factors_of<A>{} << ", not from "
      << Into{} << "; fix: " << Op.c_str() << "<" << A::role::name.c_str() << ", ";
    return w.list(factors_of<A>{}) << ">(x)";
  }
};

/// HU003, HU009, HU010 or HU012, whichever it is that keeps an axis from being split.
template <fixed_string Op, template <std::size_t> class Role, class Into, class X>
struct cannot_split {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<Role, list>) {
      return no_such_axis<Op, Role, "x", list, void, call::by_other>::say();
    } else {
      using from = axis_of<list, Role>;
      using there = shared<without<list, Role>, Into>;
      if constexpr (there::rank != 0)
        return axis_already_there<Op, typename headsup::detail::front<there>::type, list>::say();
      else if constexpr (!Into::fixed) return written_without_size<Op, Into>::say();
      else if constexpr (from::size == dynamic) return size_unknown<Op, from, Into::size>::say();
      else if constexpr (Into::size != from::size) return split_product<Op, from, Into>::say();
      else return split_order<Op, from, Into>::say();
    }
  }
};

/// HU003, HU011 or HU012, whichever it is that keeps axes from being merged.
template <template <std::size_t> class To, class From, class X>
struct cannot_merge {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (std::is_same_v<list, no_tensor>) {
      return no_such_axis<"merge", To, "x", list>::say();
    } else if constexpr (has<To, minus<list, From>>) {
      return axis_already_there<"merge", To<1>, list>::say();
    } else if constexpr (shared<From, list>::rank != From::rank) {
      return missing(From{}, list{});
    } else if constexpr (!shared<list, From>::fixed) {
      return size_unknown<"merge", first_dynamic<shared<list, From>>>::say();
    } else {
      return apart(From{}, list{});
    }
  }

 private:
  template <class... Fs, class List>
  static constexpr words missing(axes<Fs...>, List) {
    words w;
    constexpr axis_words first = [] {
      axis_words found = none;
      ((count_role<Fs, List> == 0 && found.role[0] == '\0' ? (void)(found = words_of<Fs>) : (void)0), ...);
      return found;
    }();
    constexpr axis_words meant = meant_for<From>(List{}, axis_words{first.role, 0});
    w << "HU003 merge<" << To<1>::role::name.c_str();
    ((w << ", " << Fs::role::name.c_str()), ...);
    w << ">: x has no " << first.role << " " << List{} << "; fix: ";
    if (meant.size == 0) return w << "a tensor with an axis " << first.role;
    w << "merge<" << To<1>::role::name.c_str();
    ((w << ", " << (count_role<Fs, List> == 0 ? meant.role : Fs::role::name.c_str())), ...);
    return w << ">(x)";
  }

  template <class... Fs, class... As>
  static constexpr words apart(axes<Fs...>, axes<As...>) {
    words w;
    using list = axes<As...>;
    w << "HU011 merge: ";
    bool first = true;
    ((w << (first ? "" : ", ") << Fs::role::name.c_str(), first = false), ...);
    w << " do not stand side by side in that order in " << list{} << "; fix: merge<" << To<1>::role::name.c_str();
    ((w << ", " << Fs::role::name.c_str()), ...);
    w << ">(";
    // They are brought together where the last of them stands.
    using run = typename detail::in_order_of<list, From>::type;
    say_reorder<substituted<list, From, run>>(w, list{}, "x");
    return w << ")";
  }
};

/// HU013: axes that cannot be read as others where they stand, because numbers would change places.
template <class To, class X>
struct cannot_reshape {
  static constexpr words say() {
    using list = typename X::axes;
    words w;
    w << "HU013 reshape: ";
    if constexpr (std::is_same_v<list, no_tensor>) {
      return w << "x is no tensor; fix: a tensor";
    } else {
      using gone = minus<list, To>;
      using come = minus<To, list>;
      if constexpr (!gone::fixed) return size_unknown<"reshape", first_dynamic<gone>>::say();
      else if constexpr (!come::fixed) return written_without_size<"reshape", come>::say();
      w << list{} << " cannot be read as " << To{};
      if constexpr (!may_equal(list::size, To::size)) {
        return w << ", which has " << To::size << " elements and not " << list::size << "; fix: the same sizes in all";
      } else if constexpr (gone::rank == 1 && come::rank > 1) {
        // One axis becomes several: split it, then bring all into the wanted order.
        using split = substituted<list, gone, come>;
        w << " where they stand; fix: ";
        words inner;
        (inner << "split<" << last_axis(gone{}).role << ", ").list(come{}) << ">(x)";
        return say_reorder<To>(w, split{}, inner.data()), w;
      } else if constexpr (come::rank == 1 && gone::rank > 1) {
        // Several become one: bring them together, then merge.
        using gathered = substituted<To, come, gone>;
        w << ": " << gone{} << (same_axes<gathered, list> ? " were merged otherwise" : " do not stand side by side")
          << "; fix: merge<" << last_axis(come{}).role;
        []<class... Gs>(axes<Gs...>, words& out) { ((out << ", " << Gs::role::name.c_str()), ...); }(gone{}, w);
        w << ">(";
        say_reorder<gathered>(w, list{}, "x");
        return w << ")";
      } else if constexpr (gone::rank == 0 && come::rank == 0) {
        w << ": that is another order; fix: ";
        return say_reorder<To>(w, list{}, "x"), w;
      } else if constexpr (gone::rank == 1 && come::rank == 1) {
        return w << ": that is another name; fix: rename<" << last_axis(gone{}).role << ", " << last_axis(come{}).role
                 << ">(x)";
      } else {
        w << ": " << gone{} << " would be cut up into " << come{}
          << "; fix: split, transpose and merge them one by one";
        if (of_role(gone{}, "height").size != 0 && of_role(gone{}, "width").size != 0) w << ", as patchify does";
        return w;
      }
    }
  }
};

/// HU014 or HU025: tensors that cannot be compared.
template <class X, class Y>
struct cannot_compare : rule::all<rule::are_alike<calls::call<"operator==">, X, Y>,
                                  rule::of_one_type<calls::call<"operator==">, X, Y>> {};

/// HU003 or HU020: a transposition of an axis that is not there, or that does not say which axes.
template <template <std::size_t> class P, template <std::size_t> class Q, class X>
struct cannot_transpose {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<P, list>) return no_such_axis<"transpose", P, "x", list, void, call::by_other>::say();
    else return no_such_axis<"transpose", Q, "x", list, void, call::by_other>::say();
  }
};
template <class List>
struct transpose_which {
  static constexpr words say() {
    words w;
    w << "HU020 transpose: " << List{} << " has not just two axes; fix: ";
    if constexpr (List::rank < 2) return w << "a tensor with two axes";
    else return w << "transpose<" << second_last(List{}).role << ", " << last_axis(List{}).role << ">(x)";
  }

 private:
  template <class... As>
  static constexpr axis_words second_last(axes<As...>) {
    axis_words before = none;
    axis_words found = none;
    ((before = found, found = words_of<As>), ...);
    return before;
  }
};

/// HU003 or HU012: a renaming of an axis that is not there, or to a role that is.
template <template <std::size_t> class From, template <std::size_t> class To, class X>
struct cannot_rename {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<From, list>) {
      words w;
      w << "HU003 rename<" << role_words<From> << ", " << role_words<To> << ">: x has no " << role_words<From> << " "
        << list{} << "; fix: ";
      if constexpr (std::is_same_v<list, no_tensor>) return w << "a tensor";
      else {
        axis_words const near = nearly_named(list{}, role_words<From>);
        axis_words const meant =
            near.size != 0 ? near : meant_for<axes<To<1>>>(list{}, axis_words{role_words<From>, 0});
        if (has<To, list>) return w << "it is " << role_words<To> << " already, leave it as it is";
        return w << "rename<" << meant.role << ", " << role_words<To> << ">(x)";
      }
    } else {
      return axis_already_there<"rename", To<1>, list>::say();
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

/// HU007: new axes along which a tensor cannot be repeated.
template <class New, class X>
struct cannot_expand {
  static constexpr words say() {
    using list = typename X::axes;
    words w;
    if constexpr (std::is_same_v<list, no_tensor>)
      return w << "HU003 expand: x is no tensor; fix: full<float, " << last_axis(New{}) << ">(x)";
    if constexpr (!distinct<New>) {
      w << "HU007 expand: " << New{} << " has one role twice; fix: expand<" << last_axis(New{});
      return w << ">(x)";
    }
    constexpr axis_words twice = last_axis(shared<New, list>{});
    return w << "HU007 expand: the result would have " << twice.role << " twice " << list{} << "; fix: rename<"
             << twice.role << (kin(twice.role, "tokens") ? ", keys>(x)" : ", another_role>(x)");
  }
};

/// HU003 or HU040: an axis that cannot be repeated into another.
template <fixed_string Op, template <std::size_t> class Role, class To, class X>
struct cannot_repeat {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<Role, list>) {
      return no_such_axis<Op, Role, "x", list, void, call::by_other>::say();
    } else if constexpr (count_role<To, without<list, Role>> != 0) {
      return axis_already_there<Op, To, list>::say();
    } else if constexpr (To::size == dynamic) {
      return written_without_size<Op, axes<To>>::say();
    } else if constexpr (size_of<Role, list> == dynamic) {
      return size_unknown<Op, axis_of<list, Role>>::say();
    } else {
      words w;
      constexpr std::size_t n = size_of<Role, list>;
      constexpr std::size_t below = To::size / n * n;
      w << "HU040 " << Op.c_str() << ": " << words_of<To> << " is no multiple of " << axis_words{role_words<Role>, n}
        << "; fix: ";
      if (below != 0) w << axis_words{To::role::name.c_str(), below} << " or ";
      return w << axis_words{To::role::name.c_str(), below + n};
    }
  }
};

/// HU003 or HU039: an axis that cannot be dropped, because it has more than one element.
template <template <std::size_t> class Role, class X>
struct cannot_squeeze {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<Role, list>) {
      return no_such_axis<"squeeze", Role, "x", list>::say();
    } else if constexpr (size_of<Role, list> == dynamic) {
      return size_unknown<"squeeze", axis_of<list, Role>, 1>::say();
    } else {
      words w;
      return w << "HU039 squeeze: " << axis_words{role_words<Role>, size_of<Role, list>} << " of " << list{}
               << " has more than one element; fix: take<" << role_words<Role> << ">(x, 0)";
    }
  }
};

/// HU027: an axis to be dropped that is not named.
template <class List>
struct unnamed_squeeze {
  static constexpr words say() {
    words w;
    w << "HU027 squeeze: names no axis of " << List{} << ", and would drop a batch of one too; fix: ";
    if constexpr (std::is_same_v<List, no_tensor>) {
      return w << "a tensor";
    } else {
      axis_words const single = of_one(List{});
      if (single.size == 0) return w << "leave it out, no axis has size 1";
      return w << "squeeze<" << single.role << ">(x)";
    }
  }

 private:
  template <class... As>
  static constexpr axis_words of_one(axes<As...>) {
    axis_words found = none;
    ((As::size == 1 && (found.size == 0 || !same_role<As, batch_by_name>) ? (void)(found = words_of<As>) : (void)0),
     ...);
    return found;
  }
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
