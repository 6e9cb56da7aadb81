#pragma once

#include <headsup/calls/of_types.hpp>
#include <headsup/calls/repairs.hpp>

namespace headsup::headsup_calls {
/// Whether two values say the same: but where a size of the first is dynamic, the value does not know it.
constexpr bool same_list(axes_value const& a, axes_value const& b) {
  bool same = a.count == b.count;
  for (std::size_t i = 0; same && i < a.count; ++i)
    same = a[i].is(b[i]) && (a[i].size == b[i].size || a[i].size == dynamic);
  return same;
}
constexpr bool same_known(knowledge const& a, knowledge const& b) {
  return a.sums == b.sums && a.on_average == b.on_average && a.zeros == b.zeros && a.query == b.query &&
         (a.queries == b.queries || a.queries == dynamic) && a.diagonal == b.diagonal &&
         same_list({a.factors, a.count}, {b.factors, b.count}) &&
         same_list({a.summands, a.summand_count}, {b.summands, b.summand_count}) && a.ids_of == b.ids_of &&
         a.ids == b.ids && a.mask == b.mask;
}
constexpr bool same_value(operand_value const& x, operand_value const& y) {
  bool same = x.is == y.is && x.holds == y.holds && same_list(x, y) && x.lost.count == y.lost.count &&
              same_known(*x.alone, *y.alone);
  for (std::size_t i = 0; same && i < x.count; ++i)
    same = x[i].size == y[i].size && x[i].separate == y[i].separate && x[i].has_other_sizes == y[i].has_other_sizes &&
           same_known(*x[i].known, *y[i].known);
  for (axis_value const& each : x.lost) same = same && y.lost.has(each.role);
  return same;
}

/// Whether a step makes of X, beside others, a value like that of Y.
template <class X, class Y, class... Others> constexpr bool is_made(step const& s) {
  operand_value const xs[] = {value_of_operand<X>(), value_of_operand<Others>()...};
  draft d({s.by, {&no_axis, 0}, 0, nullptr, 0, xs, 1 + sizeof...(Others)});
  apply(d, s);
  return same_value(d.x[s.on], value_of_operand<Y>());
}
/// The same of X, beside which the other operand is changed.
template <class X, class Y, class Other> constexpr bool is_made_beside(step const& s) {
  operand_value const xs[] = {value_of_operand<X>(), value_of_operand<Other>()};
  draft d({s.by, {&no_axis, 0}, 0, nullptr, 0, xs, 2});
  apply(d, s);
  return same_value(d.x[1 - s.on], value_of_operand<Y>());
}
}  // namespace headsup::headsup_calls
