#pragma once

#include <headsup/calls/rule.hpp>

// Rules about axes that become one, and about one that becomes several.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU011: the axes that become one stand side by side, in that order.
inline constexpr rule side_by_side{"HU011", names | order, [](call_value const& c, answer& no) {
  std::size_t const first = c.x[0].place(c.named[1].role);
  for (std::size_t i = 1; i < c.roles; ++i)
    if (first + i - 1 >= c.x[0].count || !c.x[0][first + i - 1].is(c.named[i]))
      return bool(no << roles_of{{c.named.first + 1, c.roles - 1}} << " are not adjacent in that order in " << c.x[0]);
  return true;
}};

/// HU010: the features of one head lie side by side.
constexpr bool deals_out(axes_value const& list) {
  for (std::size_t i = 0; i + 1 < list.count; ++i)
    if (list[i].is(role::head_dim) && (list[i + 1].is(role::heads) || list[i + 1].is(role::kv_heads))) return true;
  return false;
}
inline constexpr rule heads_lie_together{"HU010", names | order, [](call_value const& c, answer& no) {
  std::size_t const from = c.roles > 1 ? 1 : c.roles;
  axes_value const parts{c.named.first + from, c.named.count - from};
  if (!deals_out(parts) || (c.axes() != 0 && c.along().known->count != 0)) return true;
  if (c.axes() != 0)
    return bool(no << parts << " would deal the features of " << c.along() << " out to the heads in turn");
  axis_value there[8]{};
  axis_value whole = c.named[0];
  whole.size = 1;
  std::size_t n = 0;
  for (axis_value const& each : parts)
    if (n < 7) there[n] = c.x[0].of(each.role), whole.size *= there[n++].size;
  return bool(no << axes_value{there, n} << " would deal the features of " << whole << " out to the heads in turn");
}};

/// HU009: the sizes of the parts multiply to that of the whole.
inline constexpr rule multiply_to{"HU009", names | sizes, [](call_value const& c, answer& no) {
  std::size_t product = 1;
  for (std::size_t i = c.roles; i < c.named.count; ++i) product *= c.named[i].size;
  axes_value const parts{c.named.first + c.roles, c.axes()};
  return product == c.along().size ||
         bool(no << c.along() << " is not " << parts << ", which has " << product << " elements");
}};

/// HU010: what was merged is split into the same axes, in the same order.
inline constexpr rule in_merged_order{"HU010", names | factors, [](call_value const& c, answer& no) {
  knowledge const& known = *c.along().known;
  axes_value const parts{c.named.first + c.roles, c.axes()};
  bool same = known.count == parts.count;
  for (std::size_t i = 0; same && i < parts.count; ++i)
    same = known.factors[i].is(parts[i]) && may_equal(known.factors[i].size, parts[i].size);
  return known.count == 0 || same ||
         bool(no << c.along() << " was merged from " << axes_value{known.factors, known.count} << ", not from "
                 << parts);
}};
/// HU040: the new axis has as many elements as the named one, or a multiple.
inline constexpr rule is_multiple{"HU040", names | sizes, [](call_value const& c, answer& no) {
  std::size_t const n = c.along().size;
  return n == 0 || c.named[1].size % n == 0 || bool(no << c.named[1] << " is not a multiple of " << c.along());
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
