#pragma once

#include <headsup/calls/cache_rules.hpp>
#include <headsup/calls/repairs.hpp>

// Makes the changes of a call.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The call lists the axes of its operand: those that it names stay, the others come where it names what is none.
HEADSUP_SELDOM constexpr void list_its_axes(draft& d) {
  draft const was(d);
  axes_value const named{was.named, was.count}, x = was.x[0];
  std::size_t next = 0;
  d.count = 0;
  auto put = [&](std::size_t place) {
    if (place < x.count) d.named[d.count++] = as_axis(x[place].role, x[place].size);
  };
  auto put_next = [&] {
    while (next < x.count && named.has(x[next].role)) ++next;
    put(next++);
  };
  for (axis_value const& each : named)
    if (x.has(each.role) && &each == &named.of(each.role)) put(x.place(each.role));
    else put_next();
  while (next < x.count) put_next();
  d.named[d.count] = no_axis;
}

/// Makes a step.
HEADSUP_SELDOM constexpr void apply(draft& d, step const& s) {
  switch (s.is) {
    case change::role:
      d.named[s.on].role = s.a.role;
      break;
    case change::axis:
    case change::made_for:
      d.named[s.on] = s.a;
      break;
    case change::order:
      exchange(d.named[s.on], d.named[static_cast<std::size_t>(s.n)]);
      break;
    case change::front:
      for (std::size_t r = d.count - 1; r > 0; --r) exchange(d.named[r], d.named[r - 1]);
      break;
    case change::add:
      for (std::size_t r = ++d.count; r > s.on; --r) d.named[r] = d.named[r - 1];
      d.named[s.on] = s.a;
      if (s.a.size == 0) ++d.roles;
      break;
    case change::factors:
      for (std::size_t r = 0; r < s.a.known->count; ++r) d.named[d.roles + r] = s.a.known->factors[r];
      d.count = d.roles + s.a.known->count;
      d.named[d.count] = no_axis;
      break;
    case change::number:
      d.numbers = s.on + 1, d.given[s.on] = s.n;
      break;
    case change::swap: {
      draft const was = d;
      d.put(s.on, was.x[static_cast<std::size_t>(s.n)]);
      for (std::size_t o = s.on; o < static_cast<std::size_t>(s.n); ++o) d.put(o + 1, was.x[o]);
      break;
    }
    case change::convert:
      for (std::size_t i = 0; i < d.operands; ++i)
        if (d.x[i].tensor()) d.x[i].holds = s.type, d.forget_numbers(i, false);
      break;
    case change::drop:
      --d.operands;
      break;
    case change::only:
      d.named[0] = d.named[s.on], d.named[1] = no_axis, d.roles = 1, d.count = 1;
      break;
    case change::its_axes:
      list_its_axes(d);
      break;
    case change::leave_out:
      for (std::size_t r = s.on; r < d.count; ++r) d.named[r] = d.named[r + 1];
      --d.count, d.roles -= s.on < d.roles ? 1 : 0;
      break;
    case change::operand: {
      polarity const said = declared_mask(d.x[s.on]);
      s.by->makes(d, s.on, s);
      if (s.by->has(moves)) say_mask(d, s.on, said);
      d.x[s.on].refers = false;  // what it makes has numbers of its own
      break;
    }
    case change::pooled: {
      axis_value& a = d.of(s.on, s.a.role);
      d.forget_numbers(s.on);
      for (axis_value& lost : d.lost[s.on])
        if (lost.is(s.b) && s.a.separate) lost = as_axis(s.a.role, s.a.size);
      a = s.b, a.known = &nothing;
      find_lost(d, s.on);
      break;
    }
    case change::declared: {
      // With an axis that the call names, it is another one, of which nothing is known.
      if (s.a.size == 0 && d.call().named.has(s.b.role)) d.forget_numbers(s.on);
      if (s.a.size == 0) return d.insert(s.on, static_cast<std::size_t>(s.n), s.b);
      if (s.b.size == 0) return d.remove(s.on, d.x[s.on].place(s.a.role));
      axis_value& a = d.of(s.on, s.a.role);
      bool const separate = s.b.is(a) ? a.separate : counts_things(s.b);
      a = s.b, a.separate = separate;
      break;
    }
    case change::generator:
      d.operands = s.on + 1;
      d.put(s.on, {{&no_axis, 0}, kind::generator, number::other, {&no_axis, 0}, false, true});
      break;
    case change::cache: {
      call_value const c = d.call();
      cached_axes const needed(c, s.n == 0);
      std::size_t const sequences = s.n == 0 ? 0 : axes_beside(c, 0, false).list()[0].size;
      d.operands = 2;
      d.put(1,
            {needed.list(), kind::cache, d.op->caches, {&no_axis, 0}, false, true, false, sequences, cached_tokens(c)});
      break;
    }
    case change::cleared:
      d.x[1].held = 0;
      break;
    case change::pointed_at:
      d.x[s.on].points = false;
      break;
    case change::instead:  // along the same role, or one that the step names
      d.op = s.by, d.named[0] = as_axis((s.a.size == 0 ? d.named[0] : s.a).role), d.roles = d.count = 1, d.numbers = 0;
      d.named[1] = no_axis;
      break;
    case change::none:
    case change::hint:
      break;
  }
}

/// Whether the rules of what a step does to an operand hold.
HEADSUP_SELDOM constexpr bool is_possible(draft const& d, step const& s) {
  // No operand gets a role twice, and what an axis was made of fills it.
  if (s.is == change::declared) {
    if (s.a.size == 0) return !d.x[s.on].has(s.b.role) && d.x[s.on].count + 1 < draft::most_axes;
    knowledge const& known = *d.x[s.on].of(s.a.role).known;
    bool const filled = known.count + known.summand_count != 0 && s.a.size != s.b.size;
    return !filled && (s.a.is(s.b) || !d.x[s.on].has(s.b.role));
  }
  if (s.is == change::pooled) return d.x[s.on].has(s.a.role) && !d.x[s.on].has(s.b.role);
  if (s.is != change::operand) return true;
  if (s.does(row_of<op::reorder>) && moved_axes(d.x[s.on], wanted_order(d.call(), s.on).list()).count == 0)
    return false;
  names_of_step const names(d.call(), s);
  long long const given[1] = {0};  // what is left out of an operand is so by its first position
  draft of(d);
  if (s.by->has(of_scores)) of.forget_numbers(s.on);  // it is asked of the scores that the operand was made from
  if (s.does(row_of<op::repeat_interleave>) && s.n != 0) of.of(s.on, role::heads) = s.a;
  return keeps({s.by, names.list(), names.roles, given, s.by->rest[0] != '\0' ? 1u : 0u, of.x + s.on, 1});
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
