#pragma once

#include <headsup/diagnostics/factor_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>

// Rules about axes that two operands share: in types, and in extents where sizes are known only at run time.

namespace HEADSUP_NAMESPACE::rule {
/// HU004: the sizes of a shared axis differ; words for the fix follow.
constexpr words sizes_differ_so(char const* call, char const* left_name, axis_words left, char const* right_name,
                                axis_words right) {
  return words{} << "HU004 " << call << ": " << left_name << " has " << left << ", " << right_name << " has " << right
                 << "; fix: ";
}

/// Code for as much of the longer of two operands as the shorter one has.
constexpr words& say_start(words& w, axis_words left, char const* left_name, axis_words right, char const* right_name) {
  bool const left_longer = left.size > right.size;
  return w << "slice<" << (left_longer ? right : left) << ">(" << (left_longer ? left_name : right_name)
           << ", 0) if the rest is not meant";
}

/// The axis of whole for which part has one number each, if that of its axis `own` has another size in whole, or none.
constexpr axis_words meant_instead(axis_list whole, axis_list part, axis_words own) {
  if (own.size == 1 || own.size == dynamic) return none;
  for (axis_words const& each : part)
    if (!same_text(each.role, own.role) && of_role(whole, each.role).size != each.size) return none;
  return meant_for(whole, part, {"", own.size});
}

/// HU004: the message for a shared axis whose sizes differ. Tokens meet: those of the right operand may be keys. Apart:
/// it may be another axis in the right operand. One function for all calls, as all that is said at run time.
constexpr words sizes_differ(char const* call, bool tokens_meet, char const* left_name, axis_words left,
                             char const* right_name, axis_words right, bool apart) {
  words w = sizes_differ_so(call, left_name, left, right_name, right);
  char const* const role = left.role;
  bool const left_longer = left.size > right.size;
  axis_words const shorter{role, left_longer ? right.size : left.size};
  char const* const longer_name = left_longer ? left_name : right_name;
  // What another text is attended to has no sequences of its own to repeat.
  if (shorter.size == 1 && same_text(call, "cross_attention"))
    return w << "expand<" << (left_longer ? left : right) << ">(take<" << role << ">("
             << (left_longer ? right_name : left_name) << ", 0)) if it is meant for all " << role;
  if (same_text(right_name, "present")) return w << "present with " << left;
  // PyTorch would silently repeat an axis of size 1.
  if (shorter.size == 1)
    return w << "take<" << role << ">(" << (left_longer ? right_name : left_name) << ", 0) if it is meant for all "
             << role;
  if (same_text(role, "tokens") && tokens_meet) {
    w << "rename<tokens, keys>(" << right_name << ")";
    // Scores of each token with itself are refused too.
    if (same_text(call, "scaled_scores")) return w;
    return w << ", or slice<" << shorter << ">(" << longer_name << ", 0) if it is the same axis";
  }
  axis_words const longer = left_longer ? left : right;
  if (same_text(role, "heads") && longer.size != dynamic && shorter.size != dynamic &&
      longer.size % shorter.size == 0) {
    axis_words const shared{"kv_heads", shorter.size};
    w << "repeat_interleave<kv_heads, " << longer << ">(rename<heads, kv_heads>("
      << (left_longer ? right_name : left_name) << ")) and ";
    say_in_groups(w, longer, shared, longer_name) << " if several heads share one, or ";
  }
  // Less of x would be left over than is meant.
  if (same_text(right_name, "mask") && left_longer) w << "mask with " << left << ", or ";
  say_start(w, left, left_name, right, right_name);
  if (!apart) return w;
  return w << ", or rename<" << role << ", another_role>(" << right_name << ") if it is another axis";
}

/// HU004 or HU030: axes that two lists share have the same size and were not merged differently. Those of Summed are
/// one axis in both. Whole are all axes of the right operand.
template <class Call, class Left, class Right, fixed_string LeftName = "left", fixed_string RightName = "right",
          class Summed = axes<>, class Whole = Right>
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
      // A row of numbers for each element of another axis: the size tells which.
      constexpr bool left_one = A::size == 1;
      using one = std::conditional_t<left_one, Left, Right>;
      using other = std::conditional_t<left_one, Right, Left>;
      constexpr axis_words elements = meant_for(one{}, other{}, {"", left_one ? B::size : A::size});
      if (Call::calculates && (left_one || B::size == 1) && elements.size != 0)
        return say_each(words_of<A>, words_of<B>, elements);
      constexpr axis_words for_right = meant_instead(Left{}, Right{}, words_of<B>);
      constexpr axis_words for_left = meant_instead(Right{}, Left{}, words_of<A>);
      if (Call::calculates && (for_right.size != 0 || for_left.size != 0)) {
        w = sizes_differ_so(Call::name, LeftName.c_str(), words_of<A>, RightName.c_str(), words_of<B>);
        if (for_right.size != 0) say_renamed(w, words_of<B>, for_right.role, RightName.c_str());
        else say_renamed(w, words_of<A>, for_left.role, LeftName.c_str());
        return say_start(w << ", or ", words_of<A>, LeftName.c_str(), words_of<B>, RightName.c_str());
      }
      return sizes_differ(Call::name, Call::tokens_meet, LeftName.c_str(), words_of<A>, RightName.c_str(), words_of<B>,
                          Call::keeps_both && count_role<A, Summed> == 0);
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
      return say_order<B, Whole>(w, a{}, b{}, RightName.c_str());
    }
  }

  // One operand has one number for each element of an axis of the other.
  static constexpr words say_each(axis_words a, axis_words b, axis_words elements) {
    words w = sizes_differ_so(Call::name, LeftName.c_str(), a, RightName.c_str(), b);
    auto operand = [&](axis_words own, char const* name) {
      if (own.size == 1) w << "take<" << own.role << ">(" << name << ", 0)";
      else w << "rename<" << own.role << ", " << elements.role << ">(" << name << ")";
    };
    operand(a, LeftName.c_str());
    w << " " << Call::name + 8 << " ";
    operand(b, RightName.c_str());
    return say_if_one(w, a, elements.role);
  }
};

/// Stops unless axes that both lists have are of the same size at run time; HU004.
template <class Call, fixed_string LeftName = "left", fixed_string RightName = "right", class Summed = axes<>,
          class... As, class Right>
constexpr void must_agree(extents<axes<As...>> const& left, extents<Right> const& right) {
  if constexpr (!axes<As...>::fixed || !Right::fixed) {
    auto one = [&]<class A>(A*) {
      if constexpr (count_role<A, Right> != 0)
        if (left.template of<A>() != right.template of<A>())
          refuse_sizes(sizes_differ(Call::name, Call::tokens_meet, LeftName.c_str(), words_at<A>(left),
                                    RightName.c_str(), words_at<A>(right),
                                    Call::keeps_both && count_role<A, Summed> == 0));
    };
    (one(static_cast<As*>(nullptr)), ...);
  }
}
}  // namespace HEADSUP_NAMESPACE::rule
