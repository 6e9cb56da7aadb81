#pragma once

#include <headsup/calls/pair_rules.hpp>

// Rules about axes that become one, and about one that becomes several.

namespace HEADSUP_NAMESPACE::headsup_calls {
constexpr std::size_t elements(axes_value const& list) {
  std::size_t all = 1;
  for (axis_value const& each : list) all *= each.size;
  return all;
}

/// HU010: the axes that become one stand side by side, in that order.
inline constexpr rule side_by_side{headsup_codes::moved_numbers, names | order, [](call_value const& c, answer& no) {
  std::size_t const first = c.x[0].place(c.named[1].role);
  for (std::size_t i = 1; i < c.roles; ++i)
    if (first + i - 1 >= c.x[0].count || !c.x[0][first + i - 1].is(c.named[i]))
      return no.says("{} are not adjacent in that order in {}", roles_of{{c.named.first + 1, c.roles - 1}}, c.x[0]);
  return true;
}};

/// HU010: heads are made of features, and not of positions; those of one head lie side by side.
HEADSUP_HIDDEN constexpr axis_value const& heads_of(axes_value const& list) {
  for (axis_value const& each : list)
    if (is_heads(each.role)) return each;
  return no_axis;
}
HEADSUP_HIDDEN constexpr bool deals_out(axis_value const& whole, axes_value const& list) {
  for (std::size_t i = 0; i + 1 < list.count; ++i)
    if ((is_feature(list[i].role) || says_whose(list[i].role) || list[i].is(role::copies) || list[i].is(whole)) &&
        (list[i + 1].is(role::heads) || list[i + 1].is(role::kv_heads)))
      return true;
  return false;
}
HEADSUP_HIDDEN constexpr bool lie_together(answer& no, axis_value const& whole, axes_value const& parts) {
  return !deals_out(whole, parts) || whole.known->count + whole.known->summand_count != 0 ||
         no.says("{} would deal the features of {} out to the heads in turn", parts, whole);
}
HEADSUP_HIDDEN constexpr bool are_heads_of(answer& no, axis_value const& whole, axes_value const& parts) {
  if (is_place(whole.role) && heads_of(parts).size != 0)
    return no.says("{} are made of features, and {} counts positions", heads_of(parts), whole.role);
  return lie_together(no, whole, parts);
}
inline constexpr rule heads_lie_together{headsup_codes::moved_numbers, names | order,
                                         [](call_value const& c, answer& no) {
  std::size_t const from = c.roles > 1 ? 1 : c.roles;
  axes_value const parts{c.named.first + from, c.named.count - from};
  if (c.axes() != 0) return are_heads_of(no, c.along(), parts);
  gathered_axes<7> there;
  for (axis_value const& each : parts) there.add(c.x[0].of(each.role));
  return lie_together(no, as_axis(c.named[0].role, elements(there.list())), there.list());
}};

constexpr bool says_product(answer& no, axis_value const& whole, axes_value const& parts) {
  return no.says("{} is not {}, which has {} elements", whole, parts, elements(parts));
}
/// HU009: the sizes of the parts multiply to that of the whole.
inline constexpr rule multiply_to{headsup_codes::misfit_sizes, names | sizes, [](call_value const& c, answer& no) {
  axes_value const parts{c.named.first + c.roles, c.axes()};
  return elements(parts) == c.along().size || says_product(no, c.along(), parts);
}};

/// HU009: the same of the second of named axes, and those after it.
inline constexpr rule parts_multiply{headsup_codes::misfit_sizes, factors, [](call_value const& c, answer& no) {
  axes_value const parts{c.named.first + 2, c.named.count - 2};
  return elements(parts) == c.named[1].size || says_product(no, c.named[1], parts);
}};

/// HU010: what was merged is split into the same axes, in the same order.
inline constexpr rule in_merged_order{headsup_codes::moved_numbers, names | factors,
                                      [](call_value const& c, answer& no) {
  axes_value const parts{c.named.first + c.roles, c.axes()};
  return c.along().known->count == 0 || are_same_axes(c.along().parts(), parts) ||
         no.says("{} was merged from {}, not from {}", c.along(), c.along().parts(), parts);
}};
/// HU009: the new axis has as many elements as the named one, or a multiple.
inline constexpr rule is_multiple{headsup_codes::misfit_sizes, names | sizes, [](call_value const& c, answer& no) {
  std::size_t const n = c.along().size;
  return n == 0 || c.named[1].size % n == 0 || no.says("{} is not a multiple of {}", c.named[1], c.along());
}};

/// HU009: squares of the named size fill the last two axes that the operation names itself.
constexpr std::size_t common_divisor(std::size_t a, std::size_t b) { return b == 0 ? a : common_divisor(b, a % b); }
inline constexpr rule are_filled{headsup_codes::misfit_sizes, given | sizes, [](call_value const& c, answer& no) {
  axis_value const &h = c.x[0].of(c.op->works_on[1]), &w = c.x[0].of(c.op->works_on[2]);
  long long const n = c.given[0];
  return (n > 0 && common_divisor(h.size, w.size) % static_cast<std::size_t>(n) == 0) ||
         no.says("{} and {} cannot be cut into patches of {} x {}", h, w, n, n);
}};

/// HU010: not all of these axes, told by the bits of Which, have forgotten what they were merged from.
template <unsigned Which>
inline constexpr rule remember{headsup_codes::moved_numbers, factors, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < 3; ++i)
    if ((Which >> i & 1u) != 0 && c.x[0].of(c.op->works_on[i]).known->count != 0) return true;
  auto const there = [&](std::size_t i) -> axis_value const& { return c.x[0].of(c.op->works_on[i]); };
  if (Which == 3) return no.says("{} and {} do not say which rows and columns they come from", there(0), there(1));
  return no.says("{} does not say which rows and columns they come from", there(Which / 2));
}};

/// HU034: the features are merged from nothing else than pairs; and the type says which are a pair: halves<2> and
/// pairs, in either order.
HEADSUP_HIDDEN constexpr bool in_pairs(axis_value const& a) {
  axes_value const factors = a.parts();
  return factors.count == 2 && factors.of(role::halves).size == 2 && factors.has(role::pairs);
}
inline constexpr rule merged_from_pairs{headsup_codes::rotary, factors, [](call_value const& c, answer& no) {
  axis_value const& a = c.along();
  return a.known->count == 0 || in_pairs(a) ||
         no.says("{}, merged from {}, does not say which features form a pair", a, a.parts());
}};
inline constexpr rule has_pairs{headsup_codes::rotary, factors, [](call_value const& c, answer& no) {
  return in_pairs(c.along()) || no.says("{} does not say which features form a pair", c.along());
}};

/// The axis of that role of the first operand, whose named axis is split into its factors.
constexpr axis_value const& split_up(call_value const& c, role_value const& role) {
  if (c.along().parts().has(role)) return c.along().parts().of(role);
  return c.along().is(role) ? no_axis : c.x[0].of(role);
}
/// HU004: the second operand shares axes of one size with what the first is split into.
inline constexpr rule agrees_split_up{headsup_codes::two_sizes, sizes | axes_there,
                                      [](call_value const& c, answer& no) {
  for (axis_value const& b : c.x[1])
    if (axis_value const& a = split_up(c, b.role); a.size != 0 && !headsup_detail::may_equal(a.size, b.size))
      return says_sizes(no, c, 0, a, 1, b);
  return true;
}};
/// HU008: and has only axes of it.
inline constexpr rule holds_split_up{headsup_codes::not_lined_up, axes_there, [](call_value const& c, answer& no) {
  bool all = true;
  for (axis_value const& b : c.x[1]) {
    axis_value const& a = split_up(c, b.role);
    all = all && a.size != 0 && same_axis(a, b);
  }
  if (all) return true;
  gathered_axes<15> parts;
  for (axis_value const& a : c.x[0])
    if (!a.is(c.named[0])) parts.add(a);
  parts.add(c.along().parts());
  return says_lacking(no, c, 0, parts.list(), 1, c.x[1]);
}};

constexpr bool turns_each_head(call_value const& c) { return c.x[1].has(role::heads) || c.x[1].has(role::kv_heads); }
/// HU034: what turns features depends on the position of their token, and is the same in every head.
inline constexpr rule turns_by_position{headsup_codes::rotary, axes_there, [](call_value const& c, answer& no) {
  if (turns_each_head(c)) return no.says("the {} {} would turn each head by another angle", name(c, 1), c.x[1]);
  for (axis_value const& a : c.x[0])
    if (is_place(a.role) && a.size != 1 && !c.x[1].has(a.role))
      return no.says("the {} {} would turn all {} by one angle", name(c, 1), c.x[1], a);
  return true;
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
