#pragma once

#include <headsup/calls/apply.hpp>
#include <headsup/calls/mask_rules.hpp>

// What changes of a call are proposed from. Types stay open as far as possible in proposals, so that only a refusal
// pays for the meaning of this text, and not every program for reading it.

namespace HEADSUP_NAMESPACE::headsup_calls {
HEADSUP_SELDOM constexpr step converted(std::size_t operand, number to, int cost) {
  return {.is = change::operand, .on = operand, .by = &row_of<op::convert>, .type = to, .cost = cost};
}

/// What the changes of one call are proposed from.
struct proposals {
  call_value c;
  operation const& op = *c.op;
  rule const& wrong = op.rules[broken(c)];
  bool meet = op.has(tokens_meet), fills = op.has(calculates) || op.mask < 3;
  std::size_t whole = whole_of(c);

  constexpr bool reads(unsigned parts) const { return (wrong.reads & parts) != 0; }
  constexpr bool is_named(role_value const& r) const { return c.named.has(r); }
  HEADSUP_SELDOM constexpr std::size_t product() const {
    std::size_t all = 1;
    for (std::size_t i = c.roles; i < c.named.count; ++i) all *= c.named[i].size;
    return all;
  }
  /// Whether the first operand has, or is to have, the axis that the call names in place n.
  constexpr bool is_there(std::size_t n) const { return op.first_there <= n && n < op.last_there; }

  /// What it costs to call the axis `from` by the role `to`.
  HEADSUP_SELDOM constexpr int renaming(axis_value const& from, axis_value const& to) const {
    if (c.axes() != 0 && says_whose(from.role) && says_whose(to.role)) return price::never;
    if (nearly(from.role, to.role)) return price::mix_up;
    if (meet && from.is(role::tokens) && to.is(role::keys)) return price::likely;
    // Only positions become keys, no position a feature or a head, no example a feature, nor heads one that is split.
    bool const is_thing = from.separate || is_place(from.role);
    if ((to.is(role::keys) && !counts_positions(from) && !op.has(of_a_table)) || (is_thing && to.is(role::vocab)) ||
        (is_place(from.role) && (is_heads(to.role) || is_feature(to.role))) ||
        (from.separate && !fills && is_feature(to.role)) ||
        (c.axes() != 0 && is_heads(from.role) && !is_feature(from.role) && is_feature(to.role)))
      return price::never;
    if (is_heads(from.role) && is_place(to.role)) return price::heads_as_places;
    return price::wild_guess - (kin(from.role, to.role) ? price::much : 0) - (from.size == to.size ? price::more : 0) +
           (from.is(role::batch) ? price::more : 0);
  }
};

/// Where the features of each head stand: head_dim, or the last that say whose they are. Behind the axes if nowhere.
HEADSUP_SELDOM constexpr std::size_t place_of_features(axes_value const& x) {
  std::size_t at = x.place(role::head_dim);
  for (std::size_t i = x.count; at == x.count && i-- > 0;)
    if (says_whose(x[i].role)) return i;
  return at;
}

/// The axes of operand o that `wanted` was merged from; or its heads, if they have as many features. Before, the second
/// of two is moved beside the first.
template <class Each>
HEADSUP_SELDOM constexpr void propose_merged_heads(auto const& p, std::size_t o, axis_value const& wanted, int cost,
                                                   Each each) {
  auto const& x = p.c.x[o];
  axes_value const parts = wanted.parts();
  if (x.has(wanted.role)) return;
  step const again = done_to(o, row_of<op::merge_heads>, cost, wanted);
  if (parts.count != 0 && merged_parts(again).are_in(x)) return each(again);
  bool const two =
      parts.count == 2 && x.of(parts[0].role).size == parts[0].size && x.of(parts[1].role).size == parts[1].size;
  if (is_place(wanted.role) && !two) return;  // heads count no positions
  std::size_t const at = x.place(two ? parts[0].role : role::heads),
                    to = two ? x.place(parts[1].role) : place_of_features(x);
  if (at == x.count || to == x.count || x[at].size * x[to].size != wanted.size) return;
  step const merged = two ? again : done_to(o, row_of<op::merge_heads>, cost, wanted, x[to]);
  if (to == at + 1) return each(merged);
  each(done_to(o, row_of<op::transpose>, price::slip, x[at], x[to > at ? to - 1 : to]), merged);
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
