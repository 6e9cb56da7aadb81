#pragma once

#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/rule.hpp>

// Rules about products that are attention: scores of queries for keys, weights, heads.

namespace HEADSUP_NAMESPACE::rule {
/// Whether A is a place in a sequence.
template <class A>
inline constexpr bool is_position = has_role<A, tokens> || has_role<A, keys> || has_role<A, context_length>;

/// HU058: every query meets every key, and not only the key of its own token.
template <class Call, template <std::size_t> class Role, class X, class Y> struct meets_other_tokens {
  using left = typename X::axes;
  using right = typename Y::axes;
  static constexpr bool value = minus<right, left>::rank != 0 || !has<tokens, left> || !has<tokens, right>;
  static constexpr words say() {
    return words{} << "HU058 " << Call::name << "<" << role_words<Role> << ">: left and right share "
                   << words_of<axis_of<right, tokens>> << ", so each token would meet only itself; fix: " << Call::name
                   << "<" << role_words<Role> << ">(left, rename<tokens, keys>(right))";
  }
};

/// Whether the numbers along some axis of List are known to sum to one.
template <class List> inline constexpr bool are_weights = false;
template <class... As> inline constexpr bool are_weights<axes<As...>> = (sums_to_one<As> || ...);

/// The position in a sequence, other than Summed, along which numbers are known to sum to one.
template <class List, class Summed> struct weighed;
template <class... As, class Summed> struct weighed<axes<As...>, Summed> {
  template <class A> static constexpr bool is_choice = sums_to_one<A> && is_position<A> && !same_role<A, Summed>;
  using type = joined_axes<headsup::headsup_detail::only_if<is_choice<As>, As>...>;
};

/// HU015: weights are summed over the positions among which they choose.
template <class Call, class Summed, class X, class Y,
          bool Weights = is_position<Summed> && (are_weights<typename X::axes> || are_weights<typename Y::axes>)>
struct sums_what_is_weighed : all<> {};
template <class Call, class Summed, class X, class Y> struct sums_what_is_weighed<Call, Summed, X, Y, true> {
  using left = typename weighed<typename X::axes, Summed>::type;
  using right = typename weighed<typename Y::axes, Summed>::type;
  static constexpr bool value = left::rank == 0 && right::rank == 0;
  static constexpr words say() {
    constexpr bool is_left = left::rank != 0;
    constexpr axis_words choice = last_axis(std::conditional_t<is_left, left, right>{});
    constexpr char const* summed = Summed::role::name.chars;
    char const* const weights = is_left ? "left" : "right";
    words w;
    w << "HU015 " << Call::name << ": the weights of " << weights << " sum to one over " << choice
      << ", and are summed over " << summed << "; fix: ";
    if (same_text(choice.role, "keys"))
      return w << "attend(" << weights << ", rename<" << summed << ", keys>(" << (is_left ? "right" : "left") << "))";
    return w << "softmax<" << summed << ">(scores)";
  }
};

/// HU059: query heads meet the key-value heads that they share only after those were repeated.
template <class Call, class Left, class Right, bool Grouped = has<kv_heads, Left> || has<kv_heads, Right>>
struct shares_heads : all<> {};
template <class Call, class Left, class Right> struct shares_heads<Call, Left, Right, true> {
  static constexpr bool query_left = has<heads, Left> && has<kv_heads, Right>;
  static constexpr bool query_right = has<kv_heads, Left> && has<heads, Right>;
  static constexpr bool both = (has<heads, Left> && has<kv_heads, Left>) || (has<heads, Right> && has<kv_heads, Right>);
  static constexpr bool value = both || (!query_left && !query_right);
  static constexpr words say() {
    using queries = std::conditional_t<query_left, Left, Right>;
    using others = std::conditional_t<query_left, Right, Left>;
    constexpr axis_words query{"heads", size_of<heads, queries>};
    constexpr axis_words shared{"kv_heads", size_of<kv_heads, others>};
    char const* const left = query_left ? "left" : "right";
    char const* const right = query_left ? "right" : "left";
    words w;
    w << "HU059 " << Call::name << ": " << query << " of " << left << " would meet each of " << shared << " of "
      << right << ", and not only its own; fix: ";
    say_repeated_for(w, query, right);
    if (query.size == dynamic || shared.size == dynamic || query.size % shared.size != 0) return w;
    return say_in_groups(w << " and ", query, shared, left);
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
