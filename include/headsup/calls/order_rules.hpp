#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/factor_rules.hpp>

// Rules about the order of axes, and about reading them as others.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU027: axes that are exchanged without names are just two.
inline constexpr rule has_two_axes{headsup_codes::unnamed_axis, axes_there, [](call_value const& c, answer& no) {
  return c.x[0].count == 2 || no.says("{} does not have exactly two axes", c.x[0]);
}};

/// HU033: the axes that the call lists are those of the operand, in some order.
inline constexpr rule lists_its_axes{headsup_codes::other_axes, names | axes_there,
                                     [](call_value const& c, answer& no) {
  return (c.named.count == c.x[0].count && holds(c.named, c.x[0]) && holds(c.x[0], c.named)) ||
         no.says("{} are not the axes of x {} in another order", c.named, c.x[0]) || says_how_made(no, c.named, c.x[0]);
}};

/// How many axes of `list`, from `first` on, multiply to a size; none of them is in `other`. 0, or more than one.
constexpr std::size_t how_many_make(std::size_t size, axes_value const& list, std::size_t first,
                                    axes_value const& other) {
  std::size_t count = 0;
  for (; size != 1 && size != dynamic && first + count < list.count; ++count) {
    axis_value const& each = list[first + count];
    if (each.size == 0 || each.size == dynamic || size % each.size != 0 || other.has(each.role)) break;
    size /= each.size;
  }
  return size == 1 && count > 1 ? count : 0;
}

/// Whether x can be read over the axes `to` without moving its numbers: every axis stays, is split into new ones, or is
/// merged with its neighbours into a new one. Calls each(whole, parts) for those that do not stay.
template <class Each> constexpr bool read_as(axes_value const& x, axes_value const& to, Each each) {
  std::size_t i = 0, j = 0;
  while (i < x.count && j < to.count) {
    if (same_axis(x[i], to[j])) {
      ++i, ++j;
    } else if (std::size_t const parts = to.has(x[i].role) ? 0 : how_many_make(x[i].size, to, j, x); parts != 0) {
      knowledge const& known = *x[i].known;
      if (known.summand_count != 0 || (known.count != 0 && known.count != parts)) return false;
      for (std::size_t n = 0; n < known.count; ++n)
        if (!same_axis(known.factors[n], to[j + n])) return false;
      each(x[i++], axes_value{to.first + j, parts});
      j += parts;
    } else if (std::size_t const merged = x.has(to[j].role) ? 0 : how_many_make(to[j].size, x, i, to); merged != 0) {
      each(to[j++], axes_value{x.first + i, merged});
      i += merged;
    } else {
      return false;
    }
  }
  return i == x.count && j == to.count;
}

/// HU047: the sizes of axes that do not stay are known when it is compiled.
inline constexpr rule changed_sizes_known{headsup_codes::missing_size, sizes, [](call_value const& c, answer& no) {
  axis_value unknown = no_axis;
  for (axis_value const& each : c.named)
    if (each.size == dynamic && !c.x[0].has(each.role)) unknown = each;
  for (axis_value const& each : c.x[0])
    if (each.size == dynamic && !c.named.has(each.role)) unknown = each;
  return unknown.size == 0 || says_unknown(no, unknown);
}};
constexpr bool adds_an_unknown_axis(call_value const& c) {
  for (axis_value const& each : c.x[0])
    if (each.size == dynamic && !c.named.has(each.role)) return false;
  return true;
}

/// HU010: the numbers of the operand can be read over the axes that the call names.
inline constexpr rule can_be_read{headsup_codes::moved_numbers, names | axes_there | sizes | factors,
                                  [](call_value const& c, answer& no) {
  axes_value const &x = c.x[0], &to = c.named;
  if (read_as(x, to, [](axis_value const&, axes_value const&) {})) return true;
  no.says("{} cannot be read as {}", x, to);
  if (!has_a_dynamic_axis(x) && !has_a_dynamic_axis(to) && elements(x) != elements(to))
    return no.says(", which has {} elements and not {}", elements(to), elements(x));
  return no.says(": an axis stays as it is, is split, or is merged with its neighbours");
}};

/// HU010: heads are made of features, those of one side by side, unless they were merged otherwise.
inline constexpr rule keeps_heads_whole{headsup_codes::moved_numbers, names | order,
                                        [](call_value const& c, answer& no) {
  bool good = true;
  read_as(c.x[0], c.named, [&](axis_value const& whole, axes_value const& parts) {
    good = good && (c.x[0].has(whole.role) ? are_heads_of : lie_together)(no, whole, parts);
  });
  return good;
}};

/// What is read over other axes, and those: that the call names, or that it is declared with.
constexpr axes_value const& read_from(call_value const& c) { return c.x[c.op->has(declares) ? 1 : 0]; }
constexpr axes_value const& read_over(call_value const& c) { return c.op->has(declares) ? c.x[0] : c.named; }

/// The axes of an operand that do not stay when it is read over others, and those that come.
struct changed_axes {
  gathered_axes<12> gone, come;

  constexpr explicit changed_axes(call_value const& c) {
    axes_value const &x = read_from(c), &to = read_over(c);
    for (axis_value const& each : x)
      if (!(to.has(each.role) && same_axis(each, to.of(each.role)))) gone.add(each);
    for (axis_value const& each : to)
      if (!(x.has(each.role) && same_axis(x.of(each.role), each))) come.add(each);
    if (gone.count != 1) return;
    // What was merged is split in that order.
    axes_value const parts = gone.all[0].parts();
    bool same = parts.count == come.count;
    for (axis_value const& each : come.list()) same = same && parts.has(each.role);
    if (same) come = {}, come.add(parts);
  }
  constexpr bool none() const { return gone.count + come.count == 0; }
};

/// Whether a call merges axes of its operand: the new one comes first.
HEADSUP_HIDDEN constexpr bool is_merge(call_value const& c) {
  return c.op->has(in_whole) && c.op->first_there == 1 && c.roles > 2;
}

/// The axes of operand i in the order of another; or, of one alone, in which its axes are to be read, or side by side
/// where the last of those stands that become one.
struct wanted_order : gathered_axes<24> {
  constexpr wanted_order(call_value const& c, std::size_t i) {
    if (c.operands > 1 && !c.op->has(declares)) {
      add(c.x[i == 0 ? 1 : 0]);
      return;
    }
    if (is_merge(c)) {
      axes_value const parts{c.named.first + 1, c.roles - 1};
      std::size_t left = parts.count;
      for (axis_value const& each : c.x[0])
        if (!parts.has(each.role)) add(each);
        else if (--left == 0)
          for (axis_value const& part : parts) add(c.x[0].of(part.role));
      return;
    }
    changed_axes const changed(c);
    bool together = false;  // what goes stands where the first one comes
    for (axis_value const& each : read_over(c))
      if (!changed.come.list().has(each.role)) add(each);
      else if (!together) add(changed.gone.list()), together = true;
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
