#pragma once

#include <headsup/axes/merged.hpp>
#include <headsup/diagnostics/rule.hpp>
#include <headsup/diagnostics/run_time.hpp>

// Rules about axes that two operands share: in types, and in extents where sizes are known only at run time.

namespace HEADSUP_NAMESPACE::rule {
/// HU004: the message for a shared axis whose sizes differ.
template <class Call>
constexpr words sizes_differ(char const* left_name, axis_words left, char const* right_name, axis_words right) {
  words w;
  char const* const role = left.role;
  bool const left_longer = left.size > right.size;
  axis_words const shorter{role, left_longer ? right.size : left.size};
  char const* const longer_name = left_longer ? left_name : right_name;
  w << "HU004 " << Call::name << ": " << left_name << " has " << left << ", " << right_name << " has " << right
    << "; fix: ";
  // PyTorch would silently repeat an axis of size 1.
  if (shorter.size == 1)
    return w << "take<" << role << ">(" << (left_longer ? right_name : left_name) << ", 0), and it is repeated along "
             << role;
  if (same_text(role, "tokens") && Call::tokens_meet)
    return w << "rename<tokens, keys>(" << right_name << "), or slice<" << shorter << ">(" << longer_name
             << ", 0) if it is the same axis";
  w << "slice<" << shorter << ">(" << longer_name << ", 0), or rename<" << role << ", ";
  return w << (kin(role, "tokens") ? (same_text(role, "keys") ? "tokens" : "keys") : "another_role") << ">("
           << right_name << ") if it is another axis";
}

/// HU004 or HU030: axes that two lists share have the same size and were not merged differently.
template <class Call, class Left, class Right, fixed_string LeftName = "left", fixed_string RightName = "right">
struct agree_on_axes {
  static constexpr bool value = agree<Left, Right>;
  static constexpr words say() {
    return []<class... As>(axes<As...>) {
      words w;
      bool said = false;
      auto one = [&]<class A>(A*) {
        if constexpr (count_role<A, Right> != 0 && !contains<A, Right>) {
          if (!said) w = differ<A, first_of<shared<Right, axes<A>>>>();
          said = true;
        }
      };
      (one(static_cast<As*>(nullptr)), ...);
      return w;
    }(Left{});
  }

 private:
  template <class A, class B> static constexpr words differ() {
    using a = typename A::factors;
    using b = typename B::factors;
    words w;
    w << "HU030 " << Call::name << ": ";
    if constexpr (!may_equal(A::size, B::size)) {
      return sizes_differ<Call>(LeftName.c_str(), words_of<A>, RightName.c_str(), words_of<B>);
    } else if constexpr (std::is_void_v<a> || std::is_void_v<b>) {
      constexpr bool left_plain = std::is_void_v<a>;
      using known = std::conditional_t<left_plain, b, a>;
      char const* const plain = left_plain ? LeftName.c_str() : RightName.c_str();
      char const* const copied = left_plain ? RightName.c_str() : LeftName.c_str();
      w << words_of<A> << " of " << copied << " repeats its numbers " << known{} << ", " << words_of<A> << " of "
        << plain << " does not say which belong together; fix: assume_factors<" << A::role::name.chars << ", ";
      return w.list(known{}) << ">(" << plain << ")";
    } else {
      w << words_of<A> << " was merged from " << a{} << " in " << LeftName.c_str() << ", from " << b{} << " in "
        << RightName.c_str() << ": the same numbers in another order; fix: ";
      return in_order_of_left<B>(w, a{}, b{});
    }
  }

  // The operation that gives the right operand's axis the order of the left one's.
  template <class B, class... Fs, class G, class... Gs>
  static constexpr words in_order_of_left(words& w, axes<Fs...>, axes<G, Gs...>) {
    constexpr axis_words whole{B::role::name.chars, B::size};
    if constexpr (counts_copies<G>) {
      w << "repeat_interleave<" << last_axis(axes<Gs...>{}).role << ", " << whole;
    } else if constexpr ((counts_copies<Gs> || ...)) {
      w << "repeat<" << G::role::name.chars << ", " << whole;
    } else {
      w << "merge<" << whole.role;
      ((w << ", " << Fs::role::name.chars), ...);
    }
    return w << ">(x) for " << RightName.c_str();
  }
};

/// Stops unless axes that both lists have are of the same size at run time; HU004.
template <class Call, fixed_string LeftName = "left", fixed_string RightName = "right", class... As, class Right>
constexpr void must_agree(extents<axes<As...>> const& left, extents<Right> const& right) {
  if constexpr (!axes<As...>::fixed || !Right::fixed) {
    auto one = [&]<class A>(A*) {
      if constexpr (count_role<A, Right> != 0)
        if (left.template of<A>() != right.template of<A>())
          refuse_sizes(sizes_differ<Call>(LeftName.c_str(), words_at<A>(left), RightName.c_str(), words_at<A>(right)));
    };
    (one(static_cast<As*>(nullptr)), ...);
  }
}
}  // namespace HEADSUP_NAMESPACE::rule
