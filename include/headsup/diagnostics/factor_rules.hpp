#pragma once

#include <headsup/axes/merged.hpp>
#include <headsup/axes/permuted.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/rule.hpp>

// Rules about the axes that an axis was merged from, or is split into.

namespace HEADSUP_NAMESPACE::rule {
/// Whether two axes in this order are heads inside their features: those of one head do not lie side by side.
template <class A, class B>
inline constexpr bool are_heads_inside = has_role<A, head_dim> && (has_role<B, heads> || has_role<B, kv_heads>);

/// List with heads before the head_dim that they follow, so that the features of one head lie side by side.
template <class Before, class List> struct heads_outside {
  using type = Before;
};
template <class... Bs, class A, class... As>
struct heads_outside<axes<Bs...>, axes<A, As...>> : heads_outside<axes<Bs..., A>, axes<As...>> {};
template <class... Bs, class A, class B, class... As> requires are_heads_inside<A, B>
struct heads_outside<axes<Bs...>, axes<A, B, As...>> {
  using type = axes<Bs..., B, A, As...>;
};
template <class List> using with_whole_heads = typename heads_outside<axes<>, List>::type;

/// Whether the axes of List, as one, would deal features out to the heads in turn.
template <class List> inline constexpr bool deals_heads_out = !std::is_same_v<with_whole_heads<List>, List>;

/// What gives the axis A of x, an operand over Whole that was merged from the axes G, Gs..., the order of Fs.
template <class A, class Whole, class... Fs, class G, class... Gs>
constexpr words& say_order(words& w, axes<Fs...>, axes<G, Gs...>, char const* x) {
  constexpr axis_words whole{A::role::name.chars, A::size};
  if constexpr (counts_copies<G>) {
    return w << "repeat_interleave<" << last_axis(axes<Gs...>{}).role << ", " << whole << "> instead of repeat for "
             << x;
  } else if constexpr ((counts_copies<Gs> || ...)) {
    return w << "repeat<" << G::role::name.chars << ", " << whole << "> instead of repeat_interleave for " << x;
  } else if constexpr (sizeof...(Fs) == 1 + sizeof...(Gs) && subset<axes<Fs...>, axes<G, Gs...>> &&
                       !deals_heads_out<axes<Fs...>>) {
    words split;
    (split << "split<" << whole.role << ", ").list(axes<G, Gs...>{}) << ">(" << x << ")";
    w << "merge<" << whole.role;
    ((w << ", " << Fs::role::name.chars), ...);
    return say_reorder(w << ">(", substituted<Whole, axes<A>, axes<Fs...>>{},
                       substituted<Whole, axes<A>, axes<G, Gs...>>{}, split.data())
           << ")";
  } else {
    return w << "the same axes, merged in the same order";
  }
}

/// HU009: the sizes of Into multiply to that of A. AsAxis: the call names A as an axis after others, not as a role.
template <class Call, class A, class Into, bool AsAxis = false> struct multiply_to {
  static constexpr bool value = Into::size == A::size;
  static constexpr words say() {
    words w;
    w << "HU009 " << Call::name << ": " << words_of<A> << " is not " << Into{} << ", which has " << factor{Into::size}
      << " elements; fix: ";
    // The first factor that divides the size is kept and the other adjusted; a single factor is adjusted.
    constexpr std::size_t n = Into::rank;
    constexpr axis_list into = Into{};
    std::size_t together = 0;
    // PyTorch's split takes the sizes of parts. Heads and their head_dim are factors.
    bool alike = n > 1 && !AsAxis && !has<head_dim, Into>;
    for (axis_words const& each : into) together += each.size, alike = alike && each.size == into.begin()->size;
    if (alike && together == A::size)
      return w << "chunk<" << A::role::name.chars << ", " << factor{n} << ">(x) instead";
    std::size_t const changed = n == 1 || A::size % into.begin()->size != 0 ? 0 : 1;
    std::size_t const kept = n == 1 ? 1 : (changed == 0 ? into.end() - 1 : into.begin())->size;
    if (n > 2 || A::size % kept != 0) {
      std::size_t const below = A::size / Into::size * Into::size;
      if (below != 0) w << axis_words{A::role::name.chars, below} << " or ";
      return w << axis_words{A::role::name.chars, below + Into::size};
    }
    w << Call::name << "<";
    if (AsAxis) w << "..., " << words_of<A>;
    else w << A::role::name.chars;
    for (axis_words const& each : into)
      w << ", " << axis_words{each.role, &each == into.begin() + changed ? A::size / kept : each.size};
    return w << ">(x)";
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
