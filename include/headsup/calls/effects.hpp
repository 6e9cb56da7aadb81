#pragma once

#include <headsup/calls/factor_rules.hpp>
#include <headsup/calls/layer_rules.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/order_rules.hpp>
#include <headsup/calls/part_rules.hpp>
#include <headsup/calls/product_rules.hpp>
#include <headsup/calls/step.hpp>

// What a repair makes of an operand: static_tests/calls/repairs.cpp compares it with what the operation returns.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The axes of x that stand elsewhere in `to`.
struct moved_axes : gathered_axes<draft::most_axes> {
  HEADSUP_SELDOM constexpr moved_axes(axes_value const& x, axes_value const& to) {
    for (std::size_t i = 0; i < x.count && i < to.count; ++i)
      if (!x[i].is(to[i])) add(as_axis(x[i].role));
  }
};

/// Facts about an axis are constants of its type, and a step on a value has only these and those of operands to choose
/// from: so the factors of an axis go with its sums, a size is dynamic, and the queries of a new triangle are tokens.
/// Rules take dynamic sizes for equal: where that would accept a wrong fix, an effect changes nothing.
HEADSUP_HIDDEN inline constexpr axis_value parts_of_groups[] = {as_axis(role::kv_heads, dynamic),
                                                                as_axis(role::copies, dynamic), no_axis};
HEADSUP_HIDDEN inline constexpr knowledge in_groups{.factors = parts_of_groups, .count = 2};
HEADSUP_HIDDEN inline constexpr axis_value parts_of_features[] = {as_axis(role::heads, dynamic),
                                                                  as_axis(role::head_dim, dynamic), no_axis};
HEADSUP_HIDDEN inline constexpr knowledge of_heads{.factors = parts_of_features, .count = 2};
HEADSUP_HIDDEN inline constexpr knowledge later_keys{
    .zeros = triangle::upper, .query = role::tokens, .queries = dynamic, .diagonal = 1};
HEADSUP_HIDDEN inline constexpr knowledge kept_known{.mask = polarity::keeps}, hidden_known{.mask = polarity::hides};

/// What is known about the sums along an axis, and nothing else.
HEADSUP_HIDDEN inline constexpr knowledge averages_known{.sums = true, .on_average = true};
HEADSUP_SELDOM constexpr knowledge const* summed_as(axis_value const& a) {
  return !a.known->sums ? &nothing : a.known->on_average ? &averages_known : &sums_known;
}

/// Whether elements along an axis are things of their own: a role that a call names alone does not say so.
HEADSUP_SELDOM constexpr bool counts_things(axis_value const& a) {
  return a.separate || a.is(role::batch) || a.is(role::tokens) || a.is(role::context_length) || a.is(role::patches);
}

/// What operand i has lost it has again if one of its axes has that role; a number alone has lost everything.
HEADSUP_SELDOM constexpr void find_lost(draft& d, std::size_t i) {
  operand_value& x = d.x[i];
  std::size_t kept = 0;
  for (std::size_t j = 0; j < x.lost.count && x.count != 0; ++j)
    if (!x.has(d.lost[i][j].role)) d.lost[i][kept++] = d.lost[i][j];
  x.lost.count = kept;
}

/// Whether nothing is known of an axis that a mask, or ids, could not be beside.
HEADSUP_SELDOM constexpr bool is_free(knowledge const& k) {
  return k.count + k.summand_count == 0 && !k.sums && !k.of_single_numbers();
}

/// What the numbers of operand i are ids of is said by its first axis where no other says it.
HEADSUP_SELDOM constexpr void say_ids(draft& d, std::size_t i, knowledge const& known) {
  if (known.ids != 0) d.x[i].alone = &known;
  if (d.x[i].count == 0 || d.x[i].alone->ids == 0) return;
  knowledge const& k = *d.at[i][0].known;
  if (is_free(k) && k.mask == polarity::unknown) d.at[i][0].known = d.x[i].alone;
  d.x[i].alone = &nothing;
}

/// A mask of operand i is true for that, where no axis says it yet.
HEADSUP_SELDOM constexpr void say_mask(draft& d, std::size_t i, polarity said) {
  if (said == polarity::unknown || declared_mask(d.x[i]) != polarity::unknown || d.x[i].count == 0) return;
  axis_value& last = d.at[i][d.x[i].count - 1];
  if (is_free(*last.known) && last.known->ids == 0) last.known = said == polarity::keeps ? &kept_known : &hidden_known;
}

/// Whether one axis can be merged again from the factors of another: they are its own in another order, of fixed sizes,
/// and do not deal features out to the heads. Copies are made in the other order, and may stand for another axis.
HEADSUP_SELDOM constexpr bool can_merge_again(axis_value const& a, axis_value const& b) {
  knowledge const& f = *a.known;
  if (repeats(f)) {
    axis_value const turned[] = {f.factors[1], f.factors[0], no_axis};
    knowledge const known{.factors = turned, .count = f.count};
    return f.count == 2 && same_order({a.role, a.size, &known, a.separate, a.has_other_sizes}, b);
  }
  axes_value const own = a.parts(), wanted = b.parts();
  bool can = own.count == wanted.count && !deals_out(a, wanted);
  for (axis_value const& each : wanted) can = can && each.size != dynamic && own.of(each.role).size == each.size;
  return can;
}

/// Zeros of operand i are where keys are not later than their query, of which there are so many. Where these do not
/// line up with the keys, the triangle is as wrong as before.
HEADSUP_SELDOM constexpr void hide_later(draft& d, std::size_t i, role_value const& keys, std::size_t queries) {
  axis_value& a = d.of(i, keys);
  knowledge const* const before = a.known;
  d.forget_numbers(i);
  a.known = headsup_detail::may_equal(a.size, queries) ? &later_keys : before;
}

HEADSUP_SELDOM constexpr void makes_transpose(draft& d, std::size_t i, step const& s) {
  exchange(d.of(i, s.a.role), d.of(i, s.b.role));
}

HEADSUP_SELDOM constexpr void makes_transpose_matrix(draft& d, std::size_t i, step const&) {
  exchange(d.at[i][0], d.at[i][1]);
}

HEADSUP_SELDOM constexpr void makes_reorder(draft& d, std::size_t i, step const&) {
  draft const was = d;
  wanted_order const wanted(was.call(), i);
  axes_value const x = was.x[i], to = wanted.list();
  bool can = x.count == to.count, repeated = false;
  for (axis_value const& each : x) can = can && to.has(each.role), repeated = repeated || repeats(*each.known);
  // Two are transposed. More are written as a list of plain axes, which do not say what are copies.
  if (!can || (repeated && moved_axes(x, to).count > 2)) return;
  for (std::size_t j = 0; j < x.count; ++j) d.at[i][j] = x.of(to[j].role);
}

HEADSUP_SELDOM constexpr void makes_slice(draft& d, std::size_t i, step const& s) {
  axis_value& a = d.of(i, s.a.role);
  knowledge const& known = *a.known;
  if (known.summand_count != 0) return;
  a = {a.role, s.a.size, &nothing, a.separate, true};
  say_ids(d, i, known);
}

HEADSUP_SELDOM constexpr void makes_rename(draft& d, std::size_t i, step const& s) {
  axis_value& a = d.of(i, s.a.role);
  knowledge const& k = *a.known;
  a = {s.b.role, a.size, k.of_single_numbers() ? &nothing : &k, counts_things(s.b), true};
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void makes_squeeze(draft& d, std::size_t i, step const& s) {
  knowledge const& known = *d.of(i, s.a.role).known;
  d.remove(i, d.x[i].place(s.a.role));
  find_lost(d, i), say_ids(d, i, known);
}

HEADSUP_SELDOM constexpr void makes_take(draft& d, std::size_t i, step const& s) {
  axis_value const& gone = d.of(i, s.a.role);
  if (gone.separate && d.x[i].lost.count < 3) d.lost[i][d.x[i].lost.count++] = gone;
  makes_squeeze(d, i, s);
}

HEADSUP_SELDOM constexpr void makes_sum(draft& d, std::size_t i, step const& s) {
  makes_take(d, i, s);
  d.forget_numbers(i);
}

/// The mean of what sums to one does so too.
HEADSUP_SELDOM constexpr void makes_mean(draft& d, std::size_t i, step const& s) {
  makes_take(d, i, s);
  d.forget_numbers(i, true, false);
}

/// Of what they are ids is a constant of the type, which a step does not have.
HEADSUP_SELDOM constexpr void makes_argmax(draft& d, std::size_t i, step const& s) {
  makes_sum(d, i, s);
  d.x[i].holds = number::int_;
}

HEADSUP_SELDOM constexpr void makes_expand(draft& d, std::size_t i, step const& s) {
  d.insert(i, 0, s.a), find_lost(d, i), say_ids(d, i, nothing);
  d.of(i, s.a.role).separate = counts_things(s.a);
}

/// That a triangle of bools is a mask is no constant of a type either.
HEADSUP_SELDOM constexpr void makes_convert(draft& d, std::size_t i, step const& s) {
  if (mask_of(d.x[i]) != declared_mask(d.x[i])) return;
  if (is_narrow(s.type) || s.type == number::other) return;  // it takes no such type
  d.x[i].holds = s.type == number::integers ? number::int_ : s.type;
  d.forget_numbers(i, false);
}

HEADSUP_SELDOM constexpr void makes_softmax(draft& d, std::size_t i, step const& s) {
  d.forget_numbers(i), d.of(i, s.a.role).known = &sums_known;
}

HEADSUP_SELDOM constexpr void makes_assume_factors(draft& d, std::size_t i, step const& s) {
  knowledge const& claimed = *s.b.known;
  if (!claimed.sums && claimed.zeros == triangle::none) d.of(i, s.a.role).known = &claimed;
}

HEADSUP_SELDOM constexpr void makes_forget_factors(draft& d, std::size_t i, step const& s) {
  d.of(i, s.a.role).known = &nothing;
}

/// The axis s.a becomes these parts.
HEADSUP_SELDOM constexpr void split_into(draft& d, std::size_t i, step const& s, axes_value const& parts) {
  std::size_t const place = d.x[i].place(s.a.role);
  if (d.at[i][place].known->summand_count != 0) return;
  d.remove(i, place);
  for (std::size_t n = 0; n < parts.count; ++n) d.insert(i, place + n, parts[n]);
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void makes_split(draft& d, std::size_t i, step const& s) {
  split_into(d, i, s, changed_axes(d.call()).come.list());
}

/// The heads s.b, and what is left for each: their features, or those that share one. Or the heads, and the features of
/// each, s.b; or what it was merged from.
HEADSUP_SELDOM constexpr gathered_axes<draft::most_axes> split_parts(step const& s) {
  gathered_axes<draft::most_axes> parts;
  if (s.b.is(no_axis)) return parts.add(s.a.parts()), parts;
  axis_value const said = as_axis(s.b.role, s.b.size);
  role_value const other = !is_heads(s.b.role) ? role::heads : s.b.is(role::kv_heads) ? role::copies : role::head_dim;
  axis_value const rest = as_axis(other, s.a.size / s.b.size);
  parts.add(other == role::heads ? rest : said);
  parts.add(other == role::heads ? said : rest);
  return parts;
}
HEADSUP_SELDOM constexpr void makes_split_heads(draft& d, std::size_t i, step const& s) {
  split_into(d, i, s, split_parts(s).list());
}

/// So many axes, from that place on, become one.
HEADSUP_SELDOM constexpr void merge_into(draft& d, std::size_t i, std::size_t place, std::size_t count,
                                         axis_value whole) {
  whole.size = elements({d.at[i] + place, count});
  d.forget_numbers(i, true, false);
  for (std::size_t n = 0; n < count; ++n) d.remove(i, place);
  d.insert(i, place, whole);
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void makes_merge(draft& d, std::size_t i, step const& s) {
  changed_axes const changed(d.call());
  merge_into(d, i, d.x[i].place(changed.gone.all[0].role), changed.gone.count, s.a);
}

/// What the axis s.a was merged from, or else the heads and their features s.b; or s.b and, in it, others of its role,
/// or tokens.
struct merged_parts : gathered_axes<draft::most_axes> {
  bool known;

  HEADSUP_SELDOM constexpr explicit merged_parts(step const& s) : known(s.a.known->count != 0) {
    if (known) add(s.a.parts());
    else if (s.n != 0) add(s.b), add(as_axis(s.n == 2 ? role::tokens : s.a.role));
    else add(as_axis(role::heads)), add(s.b);
  }

  /// Whether an operand has them side by side.
  HEADSUP_SELDOM constexpr bool are_in(operand_value const& x) const {
    std::size_t const place = x.place(all[0].role);
    for (std::size_t n = 0; n < count; ++n)
      if (place + n >= x.count || !x[place + n].is(all[n]) || (known && x[place + n].size != all[n].size)) return false;
    return true;
  }
};
HEADSUP_SELDOM constexpr void makes_merge_heads(draft& d, std::size_t i, step const& s) {
  merged_parts const parts(s);
  if (parts.are_in(d.x[i]))
    merge_into(d, i, d.x[i].place(parts.all[0].role), parts.count,
               {s.a.role, 0,
                parts.known ? s.a.known
                : s.n != 0  ? &nothing
                            : &of_heads,
                counts_things(s.a), true});
}

HEADSUP_SELDOM constexpr void makes_merge_again(draft& d, std::size_t i, step const& s) {
  bool there = false;  // it cannot be split into what stands beside it
  for (axis_value const& each : s.b.parts()) there = there || d.x[i].has(each.role);
  if (there || !can_merge_again(d.of(i, s.a.role), s.b)) return;
  d.forget_numbers(i, true, false);
  d.of(i, s.a.role).known = s.b.known;
}

/// The axis s.b becomes its part s.a.
HEADSUP_SELDOM constexpr void makes_part(draft& d, std::size_t i, step const& s) {
  axis_value& whole = d.of(i, s.b.role);
  whole = whole.summands().of(s.a.role);
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void makes_join_again(draft& d, std::size_t i, step const& s) {
  axis_value& whole = d.of(i, s.a.role);
  axes_value const own = whole.summands(), wanted = s.b.summands();
  bool can = own.count == wanted.count;
  for (axis_value const& each : wanted) can = can && own.of(each.role).size == each.size && !d.x[i].has(each.role);
  if (can) d.forget_numbers(i), whole.known = s.b.known;
}

HEADSUP_SELDOM constexpr void makes_repeat_interleave(draft& d, std::size_t i, step const& s) {
  if (i > 1) return;
  std::size_t const other = 1 - i;
  d.forget_numbers(i, true, false);
  d.of(i, s.n != 0 ? role::heads : role::kv_heads) = {role::heads, s.b.size, &in_groups, false, true};
  axis_value& heads = d.of(other, role::heads);
  if (heads.size != 0 && heads.known->count == 0) heads.known = &in_groups;
  find_lost(d, i);
}

/// Of a mask it says only that, and no triangle: what takes a triangle is given another repair.
HEADSUP_SELDOM constexpr void makes_negate(draft& d, std::size_t i, step const& s) {
  knowledge const& k = *d.of(i, s.a.role).known;
  polarity const says = mask_of(d.x[i]);
  if (k.zeros == triangle::lower && k.diagonal == 0) hide_later(d, i, s.a.role, k.queries);
  else if (k.count == 0 && says != polarity::unknown)
    d.of(i, s.a.role).known = says == polarity::keeps ? &hidden_known : &kept_known;
  else return;
  d.x[i].holds = number::bool_;
}

/// Zeros on one side of a diagonal: those that the axis s.b is known to have, or what hides later keys.
HEADSUP_SELDOM constexpr void makes_triangle(draft& d, std::size_t i, step const& s) {
  axis_value& a = d.of(i, s.a.role);
  if (s.b.known->zeros == triangle::none) return hide_later(d, i, s.a.role, d.x[i].of(a.known->query).size);
  d.forget_numbers(i);
  if (a.known->count == 0 && s.b.known->count == 0) a.known = s.b.known;
}

/// Whether the size of that axis is known, but not to `to`; or to that alone.
HEADSUP_SELDOM constexpr bool is_left_open(axes_value const& to, axis_value const& a) {
  return to.of(a.role).size == dynamic && a.size != dynamic;
}

HEADSUP_SELDOM constexpr bool is_expected(axes_value const& to, axis_value const& a) {
  axis_value const& wanted = to.of(a.role);
  return a.size == dynamic && wanted.size != 0 && wanted.size != dynamic;
}

HEADSUP_SELDOM constexpr void makes_forget_size(draft& d, std::size_t i, step const&) {
  for (std::size_t j = 0; j < d.x[i].count; ++j)
    if (axis_value& a = d.at[i][j]; is_left_open(d.x[0], a)) a = {a.role, dynamic, summed_as(a), a.separate, true};
}

HEADSUP_SELDOM constexpr void makes_clone(draft&, std::size_t, step const&) {}

/// The named size, or all that the first operand alone knows.
HEADSUP_SELDOM constexpr void makes_expect_size(draft& d, std::size_t i, step const& s) {
  for (std::size_t j = 0; j < d.x[i].count; ++j) {
    axis_value& a = d.at[i][j];
    bool const all = s.a.is(no_axis);
    if (all ? !is_expected(d.x[0], a) : !a.is(s.a)) continue;
    std::size_t const size = all ? d.x[0].of(a.role).size : s.a.size == 0 ? 1 : s.a.size;
    a = {a.role, size, summed_as(a), a.separate, true};
  }
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
