#pragma once

#include <headsup/calls/proposals.hpp>

// Changes of a call that reads an operand over the axes that it names.

// g++ finds that names inside of lambdas here shadow what a program declares below.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace HEADSUP_NAMESPACE::headsup_calls {
/// How to read an operand over the axes that the call names: in one step, or in another order before or after.
template <class Each> HEADSUP_SELDOM constexpr void propose_readings(auto const& p, Each each) {
  changed_axes const changed(p.c);
  std::size_t const on = p.op.has(declares) ? 1 : 0;
  auto step_by = [on](operation const& by, axis_value const& a = no_axis, axis_value const& b = no_axis) {
    return step{.is = change::operand, .on = on, .by = &by, .a = a, .b = b, .cost = 4};
  };
  step const ordered = step_by(row_of<op::reorder>);
  auto both = [&](step const& one) { each(one), each(one, ordered); };
  if (changed.goes + changed.comes == 0) each(ordered);
  if (changed.goes == 1 && changed.comes == 1)
    each(step_by(row_of<op::rename>, changed.gone[0], changed.come[0]), ordered);
  if (changed.goes == 1 && changed.comes > 1) both(step_by(row_of<op::split>, changed.gone[0]));
  if (changed.goes > 1 && changed.comes == 1) {
    step const merged = step_by(row_of<op::merge>, changed.come[0]);
    each(merged), each(ordered, merged);
  }
  if (changed.goes == 0 && changed.comes == 1) both(step_by(row_of<op::expand>, changed.come[0]));
  if (changed.goes == 1 && changed.comes == 0) both(step_by(row_of<op::squeeze>, changed.gone[0]));
  std::size_t const all = elements(p.c.x[0]);
  for (std::size_t n = p.c.named.count; n-- > 0;) {
    std::size_t const others = p.c.named[n].size == 0 ? 0 : elements(p.c.named) / p.c.named[n].size;
    if (others != 0 && all % others == 0)
      each(step{.is = change::axis, .on = n, .a = as_axis(p.c.named[n].role, all / others), .cost = 5});
    if (n + 1 < p.c.named.count && p.reads(order))
      each(step{.is = change::order, .on = n, .n = static_cast<long long>(n + 1), .cost = 5});
  }
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls

#pragma GCC diagnostic pop
