#pragma once

#include <headsup/calls/factor_rules.hpp>
#include <headsup/calls/layer_rules.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/order_rules.hpp>
#include <headsup/calls/part_rules.hpp>
#include <headsup/calls/product_rules.hpp>
#include <headsup/calls/step.hpp>

// What a repair makes of an operand, what it names, how it is written and what only the user knows of it.
// static_tests/calls/repairs.cpp compares what is made with what the operation returns.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The first two axes of x that stand elsewhere in `to`, and how many there are.
struct moved_axes {
  axis_value first[3] = {no_axis, no_axis, no_axis};
  std::size_t count = 0;

  HEADSUP_SELDOM constexpr moved_axes(axes_value const& x, axes_value const& to) {
    for (std::size_t i = 0; i < x.count && i < to.count; ++i)
      if (!x[i].is(to[i])) {
        if (count < 2) first[count] = as_axis(x[i].role);
        ++count;
      }
  }
};

/// Whether a rename is no guess: a slip of the pen, or tokens that are compared with tokens and are named keys.
HEADSUP_SELDOM constexpr bool is_sure(call_value const& c, step const& s) {
  operation const& op = *c.op;
  return nearly(s.a.role, s.b.role) || s.b.is(role::another) ||
         ((op.has(tokens_meet) || s.on == op.mask || s.on == op.ids) && s.a.is(role::tokens) && s.b.is(role::keys));
}

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

/// What the numbers of operand i are ids of is said by its first axis where no other says it.
HEADSUP_SELDOM constexpr void say_ids(draft& d, std::size_t i, knowledge const& known) {
  if (known.ids != 0) d.x[i].alone = &known;
  if (d.x[i].count == 0 || d.x[i].alone->ids == 0) return;
  knowledge const& k = *d.at[i][0].known;
  bool const is_free = k.count + k.summand_count == 0 && !k.sums && k.zeros == triangle::none;
  if (is_free && k.mask == polarity::unknown) d.at[i][0].known = d.x[i].alone;
  d.x[i].alone = &nothing;
}

/// A mask of operand i is true for that, where no axis says it yet.
HEADSUP_SELDOM constexpr void say_mask(draft& d, std::size_t i, polarity said) {
  if (said == polarity::unknown || declared_mask(d.x[i]) != polarity::unknown || d.x[i].count == 0) return;
  axis_value& last = d.at[i][d.x[i].count - 1];
  knowledge const& k = *last.known;
  bool const is_free = k.count + k.summand_count + k.ids == 0 && !k.sums && k.zeros == triangle::none;
  if (is_free) last.known = said == polarity::keeps ? &kept_known : &hidden_known;
}

/// Whether one axis can be merged again from the factors of another: they are its own in another order, of fixed sizes,
/// and do not deal features out to the heads. Copies are made in the other order, and may stand for another axis.
HEADSUP_SELDOM constexpr bool can_merge_again(axis_value const& a, axis_value const& b) {
  knowledge const &f = *a.known, &g = *b.known;
  if (repeats(f)) {
    axis_value const turned[] = {f.factors[1], f.factors[0], no_axis};
    knowledge const known{.factors = turned, .count = f.count};
    return f.count == 2 && same_order({a.role, a.size, &known, a.separate, a.has_other_sizes}, b);
  }
  axes_value const own{f.factors, f.count}, wanted{g.factors, g.count};
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

HEADSUP_SELDOM constexpr bool leaves_out(step const& before) {
  return before.is == change::operand && before.by->has(shortens);
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
  std::size_t moved = 0;
  for (std::size_t j = 0; can && j < x.count; ++j) {
    can = to.has(x[j].role);
    moved += x[j].is(to[j]) ? 0 : 1;
    repeated = repeated || repeats(*x[j].known);
  }
  // Two are transposed. More are written as a list of plain axes, which do not say what are copies.
  bool const listed = moved > 2;
  if (!can || (listed && repeated)) return;
  for (std::size_t j = 0; j < x.count; ++j) {
    d.at[i][j] = x.of(to[j].role);
    if (listed) d.at[i][j].known = &nothing;
  }
  if (listed) d.x[i].lost.count = 0;
}

HEADSUP_SELDOM constexpr void names_reorder(names_of_step& names, call_value const& c, step const& s) {
  operand_value const& x = c.x[s.on];
  wanted_order const wanted(c, s.on);
  for (axis_value const& each : wanted.list())
    if (x.has(each.role)) names.add(x.of(each.role));
}

HEADSUP_SELDOM constexpr void writes_reorder(words& w, call_value const& c, step const& s, char const* operand) {
  axes_value const& x = c.x[s.on];
  moved_axes const moved(x, wanted_order(c, s.on).list());
  if (x.count == 2) w << "transpose";
  else if (moved.count == 2) show_named(w << "transpose", {moved.first, 2});
  else {
    names_of_step const wanted(c, s);
    show(w << "reorder<axes<", bare{{wanted.named, wanted.count}}) << ">>";
  }
  w << "(" << operand << ")";
}

HEADSUP_SELDOM constexpr void makes_slice(draft& d, std::size_t i, step const& s) {
  axis_value& a = d.of(i, s.a.role);
  knowledge const& known = *a.known;
  if (known.summand_count != 0) return;
  a = {a.role, s.a.size, &nothing, a.separate, true};
  say_ids(d, i, known);
}

HEADSUP_SELDOM constexpr char const* meant_by_slice(call_value const& c, step const& s, step const&) {
  bool const fills = s.a.size == context_of(c).size || s.a.size == room(c);
  return s.n != 0 ? " if each is to be the next" : s.on == 0 && fills ? "" : " if the rest is not meant";
}

HEADSUP_SELDOM constexpr void writes_slice(words& w, call_value const&, step const& s, char const* operand) {
  show(show(w << "slice<", s.a) << ">(" << operand << ", ", s.n) << ")";
}

HEADSUP_SELDOM constexpr void makes_rename(draft& d, std::size_t i, step const& s) {
  axis_value& a = d.of(i, s.a.role);
  knowledge const& k = *a.known;
  a = {s.b.role, a.size, k.zeros != triangle::none ? &nothing : &k, counts_things(s.b), true};
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr char const* meant_by_rename(call_value const& c, step const& s, step const& before) {
  bool const each_alone = c.op->has(steps) && s.b.is(role::batch);
  return is_sure(c, s) || leaves_out(before) || each_alone ? "" : " if {a} means {b}";
}

HEADSUP_SELDOM constexpr void makes_take(draft& d, std::size_t i, step const& s) {
  std::size_t const place = d.x[i].place(s.a.role);
  knowledge const& known = *d.at[i][place].known;
  if (d.at[i][place].separate && d.x[i].lost.count < 3) d.lost[i][d.x[i].lost.count++] = d.at[i][place];
  d.remove(i, place);
  find_lost(d, i), say_ids(d, i, known);
}

HEADSUP_SELDOM constexpr void makes_sum(draft& d, std::size_t i, step const& s) {
  makes_take(d, i, s);
  d.forget_numbers(i);
}

HEADSUP_SELDOM constexpr char const* meant_by_sum(call_value const& c, step const&, step const&) {
  return c.op->has(declares) ? " if it is summed over {a}" : "";
}

/// Of what they are ids is a constant of the type, which a step does not have.
HEADSUP_SELDOM constexpr void makes_argmax(draft& d, std::size_t i, step const& s) {
  makes_sum(d, i, s);
  d.x[i].holds = number::int_;
}

HEADSUP_SELDOM constexpr char const* meant_by_take(call_value const& c, step const&, step const&) {
  return c.op->has(declares) || c.op->ids < c.operands ? " if only the first is meant" : " if it is meant for all {a}";
}

HEADSUP_SELDOM constexpr void makes_expand(draft& d, std::size_t i, step const& s) {
  d.insert(i, 0, s.a), find_lost(d, i), say_ids(d, i, nothing);
  d.of(i, s.a.role).separate = counts_things(s.a);
}

HEADSUP_SELDOM constexpr char const* meant_by_expand(call_value const& c, step const& s, step const& before) {
  bool const one = s.a.size == 1 && (c.op->has(of_a_layer) || c.op->has(of_a_table));
  return leaves_out(before)                               ? ""
         : c.op->has(declares) || s.on == c.op->ids       ? " if it is the same for each"
         : c.op->has(steps) && before.b.is(role::batch)   ? " if each gets one token"
         : one                                            ? " if it is a single token"
         : c.x[s.on].lost.count != 0                      ? " if each may depend on the others"
         : c.op->has(of_a_layer) && s.on >= inputs(*c.op) ? " if all of them are padded alike"
         : s.on == c.op->mask && c.op->tensors == 2       ? " if all of them are meant"
                                                          : "";
}

/// That a triangle of bools is a mask is no constant of a type either.
HEADSUP_SELDOM constexpr void makes_convert(draft& d, std::size_t i, step const& s) {
  if (mask_of(d.x[i]) != declared_mask(d.x[i])) return;
  if (is_narrow(s.type) || s.type == number::other) return;  // it takes no such type
  d.x[i].holds = s.type == number::integers ? number::int_ : s.type;
  d.forget_numbers(i, false);
}

HEADSUP_SELDOM constexpr char const* meant_by_convert(call_value const& c, step const& s, step const&) {
  bool const ids = c.op->has(calculates) && known_ids_of(c.x[s.on]).size != 0;
  return ids || c.x[s.on].holds == s.type ? " if only the numbers are meant" : "";
}

HEADSUP_SELDOM constexpr void writes_convert(words& w, call_value const&, step const& s, char const* operand) {
  w << "to<" << conversion_to(s.type) << ">(" << operand << ")";
}

HEADSUP_SELDOM constexpr char const* meant_by_softmax(call_value const& c, step const& s, step const&) {
  return c.op->has(weighs) && weighed_in(c.x[s.on]).size == 0 ? " if these are scores" : "";
}

HEADSUP_SELDOM constexpr char const* meant_by_renormalize(call_value const& c, step const& s, step const&) {
  bool const cut = c.x[s.on].of(s.a.role).known->zeros != triangle::none;  // they were weights
  return c.op->has(weighs) && !cut && weighed_in(c.x[s.on]).size == 0 ? " if they were weights" : "";
}

HEADSUP_SELDOM constexpr void makes_softmax(draft& d, std::size_t i, step const& s) {
  d.forget_numbers(i), d.of(i, s.a.role).known = &sums_known;
}

HEADSUP_SELDOM constexpr void makes_assume_factors(draft& d, std::size_t i, step const& s) {
  knowledge const& claimed = *s.b.known;
  if (!claimed.sums && claimed.zeros == triangle::none) d.of(i, s.a.role).known = &claimed;
}

HEADSUP_SELDOM constexpr void names_assume_factors(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  for (std::size_t i = 0; i < s.b.known->count; ++i) names.add(s.b.known->factors[i]);
}

HEADSUP_SELDOM constexpr void makes_forget_factors(draft& d, std::size_t i, step const& s) {
  d.of(i, s.a.role).known = &nothing;
}

HEADSUP_SELDOM constexpr char const* meant_by_forget_factors(call_value const& c, step const&, step const&) {
  return c.op->has(of_a_layer) ? " if the layer takes that order" : "";
}

HEADSUP_SELDOM constexpr void makes_split(draft& d, std::size_t i, step const& s) {
  changed_axes const changed(d.call());
  std::size_t const place = d.x[i].place(s.a.role);
  if (d.at[i][place].known->summand_count != 0) return;
  d.remove(i, place);
  for (std::size_t n = 0; n < changed.comes; ++n) d.insert(i, place + n, changed.come[n]);
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void names_split(names_of_step& names, call_value const& c, step const& s) {
  changed_axes const changed(c);
  names.add_role(s.a);
  for (std::size_t n = 0; n < changed.comes; ++n) names.add(changed.come[n]);
}

HEADSUP_SELDOM constexpr void makes_merge(draft& d, std::size_t i, step const& s) {
  changed_axes const changed(d.call());
  std::size_t const place = d.x[i].place(changed.gone[0].role);
  d.forget_numbers(i);
  for (std::size_t n = 0; n < changed.goes; ++n) d.remove(i, place);
  axis_value whole = s.a;
  whole.size = elements({changed.gone, changed.goes});
  d.insert(i, place, whole);
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void names_merge(names_of_step& names, call_value const& c, step const& s) {
  wanted_order const wanted(c, s.on);
  changed_axes const changed(c);
  names.add_role(s.a);
  for (axis_value const& each : wanted.list())
    if (axes_value{changed.gone, changed.goes}.has(each.role)) names.add_role(each);
}

/// What the axis s.a was merged from, or else the heads and their features s.b.
struct merged_parts {
  axis_value heads[3] = {as_axis(role::heads), no_axis, no_axis};
  axes_value list;

  HEADSUP_SELDOM constexpr explicit merged_parts(step const& s) : list{s.a.known->factors, s.a.known->count} {
    heads[1] = s.b;
    if (list.count == 0) list = {heads, 2};
  }
  constexpr merged_parts(merged_parts const&) = delete;

  /// Whether an operand has them side by side.
  HEADSUP_SELDOM constexpr bool are_in(operand_value const& x) const {
    std::size_t const place = x.place(list[0].role);
    for (std::size_t n = 0; n < list.count; ++n)
      if (place + n >= x.count || !x[place + n].is(list[n]) ||
          (list.first != heads && x[place + n].size != list[n].size))
        return false;
    return true;
  }
};
/// They become the axis s.a.
HEADSUP_SELDOM constexpr void makes_merge_heads(draft& d, std::size_t i, step const& s) {
  merged_parts const parts(s);
  if (!parts.are_in(d.x[i])) return;
  std::size_t const place = d.x[i].place(parts.list[0].role);
  std::size_t size = 1;
  for (std::size_t n = 0; n < parts.list.count; ++n) size *= d.x[i][place + n].size;
  d.forget_numbers(i);
  for (std::size_t n = 1; n < parts.list.count; ++n) d.remove(i, place);
  d.at[i][place] = {s.a.role, size, s.a.known->count != 0 ? s.a.known : &of_heads, counts_things(s.a), true};
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void names_merge_heads(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  merged_parts const parts(s);
  for (axis_value const& each : parts.list) names.add_role(each);
}

/// The axis s.a becomes the heads s.b and what is left for each.
HEADSUP_SELDOM constexpr void makes_split_heads(draft& d, std::size_t i, step const& s) {
  std::size_t const place = d.x[i].place(s.a.role);
  if (d.at[i][place].known->summand_count != 0) return;
  d.remove(i, place);
  d.insert(i, place, as_axis(s.b.role, s.b.size));
  d.insert(i, place + 1, as_axis(role::head_dim, s.a.size / s.b.size));
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void names_split_heads(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  names.add(as_axis(s.b.role, s.b.size));
  names.add(as_axis(role::head_dim, s.a.size / s.b.size));
}

HEADSUP_SELDOM constexpr void makes_squeeze(draft& d, std::size_t i, step const& s) {
  knowledge const& known = *d.of(i, s.a.role).known;
  d.remove(i, d.x[i].place(s.a.role));
  find_lost(d, i), say_ids(d, i, known);
}

HEADSUP_SELDOM constexpr void makes_merge_again(draft& d, std::size_t i, step const& s) {
  bool there = false;  // it cannot be split into what stands beside it
  for (std::size_t n = 0; n < s.b.known->count; ++n) there = there || d.x[i].has(s.b.known->factors[n].role);
  if (there || !can_merge_again(d.of(i, s.a.role), s.b)) return;
  d.forget_numbers(i);
  d.of(i, s.a.role).known = s.b.known;
}

HEADSUP_SELDOM constexpr void names_merge_again(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  for (std::size_t i = 0; i < s.b.known->count; ++i) names.add_role(s.b.known->factors[i]);
}

HEADSUP_SELDOM constexpr void writes_merge_again(words& w, call_value const& c, step const& s, char const* operand) {
  knowledge const &f = *s.a.known, &g = *s.b.known;
  if (repeats(f)) {
    bool const inner = f.factors[0].is(role::copies);
    w << (inner ? "repeat_interleave<" : "repeat<") << (inner ? g : f).factors[0].role.name << ", ";
    show(w, s.a) << "> instead of " << (inner ? "repeat" : "repeat_interleave") << " for " << operand;
    return;
  }
  names_of_step const names(c, s);
  show_named(w << "merge", {names.named, names.count}) << "(transpose";
  moved_axes const moved({f.factors, f.count}, {g.factors, g.count});
  if (c.x[s.on].count + f.count != 3) show_named(w, {moved.first, 2});
  show(w << "(split<" << s.a.role.name << ", ", bare{{f.factors, f.count}}) << ">(" << operand << ")))";
}

HEADSUP_SELDOM constexpr char const* meant_by_merge_again(call_value const&, step const& s, step const&) {
  return in_pairs(s.a) ? " if both say what the model does" : "";
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

HEADSUP_SELDOM constexpr void writes_join_again(words& w, call_value const&, step const& s, char const* operand) {
  show(w << "join<" << s.a.role.name << ", ", roles_of{s.b.summands()}) << ">(";
  for (axis_value const& each : s.b.summands())
    w << (&each == s.b.known->summands ? "part<" : ", part<") << each.role.name << ">(" << operand << ")";
  w << ")";
}

HEADSUP_SELDOM constexpr void makes_repeat_interleave(draft& d, std::size_t i, step const& s) {
  if (i > 1) return;
  std::size_t const other = 1 - i;
  d.forget_numbers(i);
  d.of(i, s.n != 0 ? role::heads : role::kv_heads) = {role::heads, s.b.size, &in_groups, false, true};
  axis_value& heads = d.of(other, role::heads);
  if (heads.size != 0 && heads.known->count == 0) heads.known = &in_groups;
  find_lost(d, i);
}

HEADSUP_SELDOM constexpr void names_repeat_interleave(names_of_step& names, call_value const&, step const& s) {
  names.add_role(as_axis(role::kv_heads));
  names.add(as_axis(role::heads, s.b.size));
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

HEADSUP_SELDOM constexpr void writes_negate(words& w, call_value const&, step const&, char const* operand) {
  w << "!" << operand;
}

/// Zeros on one side of a diagonal: those that the axis s.b is known to have, or what hides later keys.
HEADSUP_SELDOM constexpr void makes_triangle(draft& d, std::size_t i, step const& s) {
  axis_value& a = d.of(i, s.a.role);
  if (s.b.known->zeros == triangle::none) return hide_later(d, i, s.a.role, d.x[i].of(a.known->query).size);
  d.forget_numbers(i);
  if (a.known->count == 0 && s.b.known->count == 0) a.known = s.b.known;
}

HEADSUP_SELDOM constexpr void names_triangle(names_of_step& names, call_value const&, step const& s) {
  names.add_role(as_axis((s.b.known->zeros == triangle::none ? s.a : s.b).known->query));
  names.add_role(s.a);
}

HEADSUP_SELDOM constexpr void writes_triangle(words& w, call_value const& c, step const& s, char const* operand) {
  names_of_step const names(c, s);
  long long const diagonal = s.b.known->zeros == triangle::none ? 1 : static_cast<long long>(s.b.known->diagonal);
  show_named(w << s.by->name, {names.named, names.count}, &diagonal, diagonal == 0 ? 0 : 1) << "(" << operand << ")";
}

HEADSUP_SELDOM constexpr char const* meant_by_assume_normalized(call_value const&, step const&, step const&) {
  return " if it does";
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

HEADSUP_SELDOM constexpr void names_forget_size(names_of_step& names, call_value const& c, step const& s) {
  for (axis_value const& a : c.x[s.on])
    if (is_left_open(c.x[0], a)) names.add_role(a);
}

HEADSUP_SELDOM constexpr void writes_forget_size(words& w, call_value const& c, step const& s, char const* operand) {
  names_of_step const all(c, s);
  for (std::size_t n = all.count; n-- > 0;) w << "forget_size<" << all.named[n].role.name << ">(";
  w << operand;
  for (std::size_t n = 0; n < all.count; ++n) w << ")";
}

HEADSUP_SELDOM constexpr void makes_clone(draft&, std::size_t, step const&) {}

HEADSUP_SELDOM constexpr void writes_clone(words& w, call_value const&, step const&, char const* operand) {
  w << operand << ".clone()";
}

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

HEADSUP_SELDOM constexpr void names_expect_size(names_of_step& names, call_value const& c, step const& s) {
  if (!s.a.is(no_axis)) return names.add(s.a);
  for (axis_value const& a : c.x[s.on])
    if (is_expected(c.x[0], a)) names.add(as_axis(a.role, c.x[0].of(a.role).size));
}

HEADSUP_SELDOM constexpr void writes_expect_size(words& w, call_value const&, step const& s, char const* operand) {
  if (s.a.is(no_axis)) return;
  show(w << "expect_size<", as_axis(s.a.role, s.n == 1 ? 0 : s.a.size));
  w << (s.n == 1 || s.a.size == 0 ? "<N>>(" : ">(") << operand << ")";
}

HEADSUP_SELDOM constexpr char const* meant_by_expect_size(call_value const&, step const&, step const&) {
  return ", which checks it";
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
