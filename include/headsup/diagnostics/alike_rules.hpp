#pragma once

#include <headsup/diagnostics/rule.hpp>
#include <headsup/diagnostics/run_time.hpp>

// Rules about tensors of the same shape: in types, and in extents where sizes are known only at run time.

namespace HEADSUP_NAMESPACE::rule {
/// "slice<tokens<4>>(the other, 0)", which makes two axes of one role as long as the shorter one.
constexpr words& say_cut(words& w, axis_words first, axis_words other) {
  bool const first_shorter = first.size < other.size;
  return w << "slice<" << (first_shorter ? first : other) << ">(" << (first_shorter ? "the other" : "the first")
           << ", 0)";
}

/// HU014: two tensors have the same axes in the same order.
template <class Call, class X, class Y> struct are_alike {
  using first = typename X::axes;
  using other = typename Y::axes;
  static constexpr bool value = same_axes<first, other>;
  static constexpr words say() {
    words w;
    w << "HU014 " << Call::name << ": the first tensor is " << first{} << ", another is " << other{} << "; fix: ";
    if constexpr (std::is_same_v<first, no_tensor> || std::is_same_v<other, no_tensor>) {
      return w << "tensors";
    } else if constexpr (first::rank == other::rank && subset<first, other>) {
      return say_reorder(w, first{}, other{}, "the other");
    } else {
      constexpr axis_words spare = last_axis(minus<other, first>{});
      constexpr axis_words wanted = last_axis(minus<first, other>{});
      // If the sizes differ too, the next error says so.
      if (spare.size != 0 && wanted.size != 0 && (spare.size == wanted.size || first::rank == other::rank))
        return w << "rename<" << spare.role << ", " << wanted.role << ">(the other)";
      if (spare.size != 0) return w << "take<" << spare.role << ">(the other, 0)";
      if (wanted.size != 0) return w << "expand<" << wanted << ">(the other)";
      return say_sizes(w, first{});
    }
  }

 private:
  template <class... As> static constexpr words& say_sizes(words& w, axes<As...>) {
    bool said = false;
    auto one = [&](axis_words a, bool same) {
      if (same || said) return;
      said = true;
      axis_words const b = of_role(other{}, a.role);
      if (may_equal(a.size, b.size)) w << "forget_factors<" << a.role << ">(the other)";
      else say_cut(w, a, b);
    };
    (one(words_of<As>, contains<As, other>), ...);
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
      w << "HU014 " << Call::name << ": the first tensor is ";
      say_sizes(w, first) << ", another is ";
      refuse_sizes(say_cut(say_sizes(w, other) << "; fix: ", a, b));
    };
    (one(static_cast<As*>(nullptr)), ...);
  }
}
}  // namespace HEADSUP_NAMESPACE::rule
