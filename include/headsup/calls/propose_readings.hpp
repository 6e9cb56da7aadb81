#pragma once

#include <headsup/calls/proposals.hpp>

// Changes of a call that reads an operand over the axes that it names.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// How to read an operand over the axes that the call names: in one step, or in another order before or after.
HEADSUP_SELDOM constexpr void propose_readings(auto const& p, auto each) {
  changed_axes const changed(p.c);
  std::size_t const on = p.op.has(declares) ? 1 : 0;
  auto const &gone = changed.gone.all[0], &come = changed.come.all[0];
  std::size_t const goes = changed.gone.count, comes = changed.come.count;
  bool const one_goes = goes == 1, one_comes = comes == 1;
  step const ordered = done_to(on, row_of<op::reorder>, price::mix_up);
  if (changed.none()) each(ordered);
  if (one_goes && one_comes) each(done_to(on, row_of<op::rename>, price::mix_up, gone, come), ordered);
  if (goes > 1 && one_comes) {
    step const merged = done_to(on, row_of<op::merge>, price::mix_up, come);
    each(merged), each(ordered, merged);
  }
  if ((one_goes && comes != 1) || (goes == 0 && one_comes)) {
    auto const& by = comes > 1 ? row_of<op::split> : one_goes ? row_of<op::squeeze> : row_of<op::expand>;
    step const one = done_to(on, by, price::mix_up, one_goes ? gone : come);
    each(one), each(one, ordered);
  }
  std::size_t const all = elements(p.c.x[0]);
  for (std::size_t n = p.c.named.count; n-- > 0;) {
    axis_value const& named = p.c.named[n];
    std::size_t const others = named.size == 0 ? 0 : elements(p.c.named) / named.size;
    if (others != 0 && all % others == 0) each(named_as(n, as_axis(named.role, all / others), price::sure));
    if (n + 1 < p.c.named.count && p.reads(order)) each(exchanged(change::order, n, n + 1, price::sure));
  }
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
