#pragma once

#include <headsup/diagnostics/factor_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>

// Rules about tensors of the same shape: in types, and in extents where sizes are known only at run time.

namespace HEADSUP_NAMESPACE::rule {
/// "slice<tokens<4>>(another, 0)", which makes two axes of one role as long as the shorter one.
constexpr words& say_cut(words& w, axis_words first, axis_words other) {
  bool const first_shorter = first.size < other.size;
  return w << "slice<" << (first_shorter ? first : other) << ">(" << (first_shorter ? "another" : "first")
           << ", 0) if the rest is not meant";
}

/// HU014: two tensors have the same axes in the same order. Shown are those of the other as it is, and Wanted its axes in
/// the right order.
template <class Call, class X, class Y, class Shown = typename Y::axes, class Wanted = typename X::axes>
struct are_alike {
  using first = typename X::axes;
  using other = typename Y::axes;
  static constexpr bool value = same_axes<first, other>;
  static constexpr words say() {
    words w;
    w << "HU014 " << Call::name << ": first is " << first{} << ", another is " << Shown{};
    if constexpr (!std::is_same_v<first, no_tensor>) say_factors(w, first{});
    w << "; fix: ";
    if constexpr (std::is_same_v<first, no_tensor> || std::is_same_v<other, no_tensor>) {
      return w << "tensors";
    } else if constexpr (first::rank == other::rank && subset<first, other>) {
      return say_reorder(w, Wanted{}, Shown{}, "another");
    } else {
      constexpr axis_words spare = last_axis(minus<other, first>{});
      constexpr axis_words wanted = last_axis(minus<first, other>{});
      if (spare.size != 0 && wanted.size != 0 && may_equal(spare.size, wanted.size))
        return say_renamed(w, spare, wanted.role, "another");
      if (spare.size != 0 && wanted.size != 0 && first::rank == other::rank)
        return w << "another with " << wanted << " instead of " << spare;
      if (spare.size != 0) return w << "take<" << spare.role << ">(another, 0) if one of " << spare.role << " is meant";
      if (wanted.size != 0) return w << "expand<" << wanted << ">(another)";
      return say_sizes(w, first{});
    }
  }

 private:
  template <class... As> static constexpr words& say_sizes(words& w, axes<As...>) {
    bool said = false;
    auto one = [&]<class A>(A*) {
      if constexpr (count_role<A, other> != 0 && !contains<A, other>) {
        if (said) return;
        said = true;
        using b = first_of<joined_axes<shared<other, axes<A>>, axes<A>>>;
        if constexpr (!may_equal(A::size, b::size)) say_cut(w, words_of<A>, words_of<b>);
        else if constexpr (std::is_void_v<typename A::factors> || std::is_void_v<typename b::factors>)
          w << "forget_factors<" << A::role::name.chars << ">("
            << (std::is_void_v<typename A::factors> ? "another" : "first") << ")";
        else say_order<b, other>(w, factors_of<A>{}, factors_of<b>{}, "another");
      }
    };
    (one(static_cast<As*>(nullptr)), ...);
    return w;
  }

  // Axes that read alike were merged differently.
  template <class... As> static constexpr words& say_factors(words& w, axes<As...>) {
    auto one = [&]<class A>(A*) {
      if constexpr (count_role<A, other> != 0 && !contains<A, other>) {
        using b = first_of<joined_axes<shared<other, axes<A>>, axes<A>>>;
        if constexpr (may_equal(A::size, b::size) && factors_of<A>::rank + factors_of<b>::rank != 0)
          w << ", where " << A::role::name.chars << " was merged from " << factors_of<A>{} << " and from "
            << factors_of<b>{};
      }
    };
    (one(static_cast<As*>(nullptr)), ...);
    return w;
  }
};

/// Stops unless tensors of the same axes have the same run-time sizes; HU014. The axis of role Along may differ.
template <class Call, class Along = void, class... As, class Other>
constexpr void must_be_alike(extents<axes<As...>> const& first, extents<Other> const& other) {
  if constexpr (!axes<As...>::fixed || !Other::fixed) {
    auto one = [&]<class A>(A*) {
      if constexpr (!std::is_void_v<Along>)
        if (std::is_same_v<typename A::role, Along>) return;
      axis_words const a = words_at<A>(first);
      axis_words const b = words_at<A>(other);
      if (a.size == b.size) return;
      words w;
      w << "HU014 " << Call::name << ": first is ";
      say_sizes(w, first) << ", another is ";
      refuse_sizes(say_cut(say_sizes(w, other) << "; fix: ", a, b));
    };
    (one(static_cast<As*>(nullptr)), ...);
  }
}
}  // namespace HEADSUP_NAMESPACE::rule
