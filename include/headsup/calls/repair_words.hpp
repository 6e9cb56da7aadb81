#pragma once

#include <headsup/calls/effects.hpp>
#include <headsup/calls/number_rules.hpp>

// How a repair is written: what it names, what stands around the operand, and what only the user knows of it.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Whether a rename is no guess: a slip of the pen, or tokens that are compared with tokens and are named keys.
HEADSUP_SELDOM constexpr bool is_sure(call_value const& c, step const& s) {
  operation const& op = *c.op;
  return nearly(s.a.role, s.b.role) || s.b.is(role::another) ||
         ((op.has(tokens_meet) || s.on == op.mask || s.on == op.ids) && s.a.is(role::tokens) && s.b.is(role::keys));
}

HEADSUP_SELDOM constexpr bool leaves_out(step const& before) {
  return before.is == change::operand && before.by->has(shortens);
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
  else if (moved.count == 2) show_named(w << "transpose", moved.list());
  else show(w << "reorder<axes<", bare{names_of_step(c, s).list()}) << ">>";
  w << "(" << operand << ")";
}

HEADSUP_SELDOM constexpr char const* meant_by_slice(call_value const& c, step const& s, step const&) {
  bool const fills = s.a.size == context_of(c).size || s.a.size == room(c);
  bool const one_more = s.b.size == s.a.size + 1 && is_place(s.a.role);
  return s.n != 0             ? " if each is to be the next (0 if the last is not meant)"
         : s.on == 0 && fills ? ""
         : one_more           ? " if the last is not meant (1 if the first is not)"
                              : " if the rest is not meant";
}
HEADSUP_SELDOM constexpr void writes_slice(words& w, call_value const&, step const& s, char const* operand) {
  show(show(w << "slice<", s.a) << ">(" << operand << ", ", s.n) << ")";
}

HEADSUP_SELDOM constexpr char const* meant_by_rename(call_value const& c, step const& s, step const& before) {
  bool const each_alone = c.op->has(steps) && s.b.is(role::batch);
  bool const meet = c.op->has(tokens_meet) && c.op->has(keeps_both) && s.b.is(role::keys) && s.a.is(meets_itself(c));
  return is_sure(c, s) || leaves_out(before) || each_alone ? "" : meet ? " if {a} look at {a}" : " if {a} means {b}";
}

HEADSUP_SELDOM constexpr char const* meant_by_sum(call_value const& c, step const&, step const&) {
  return c.op->has(declares) || (c.op->has(calculates) && !c.op->has(divides)) ? " if it is summed over {a}" : "";
}

/// Of tokens that stand for all of them, the last has seen the others.
HEADSUP_SELDOM constexpr bool takes_one_for_all(call_value const& c, step const& s) {
  return c.op->has(declares) || c.op->ids < c.operands || c.named.has(s.a.role);
}
HEADSUP_SELDOM constexpr bool takes_last(call_value const& c, step const& s) {
  return takes_one_for_all(c, s) && is_place(s.a.role) && s.a.size != 1;
}
HEADSUP_SELDOM constexpr void writes_take(words& w, call_value const& c, step const& s, char const* operand) {
  w << "take<" << s.a.role.name << ">(" << operand << (takes_last(c, s) ? ", -1)" : ", 0)");
}
HEADSUP_SELDOM constexpr char const* meant_by_take(call_value const& c, step const& s, step const&) {
  return takes_last(c, s)          ? " if only the last is meant"
         : takes_one_for_all(c, s) ? " if only the first is meant"
                                   : " if it is meant for all {a}";
}

HEADSUP_SELDOM constexpr char const* meant_by_expand(call_value const& c, step const& s, step const& before) {
  bool const one = s.a.size == 1 && (c.op->has(of_a_layer) || c.op->has(of_a_table));
  return leaves_out(before)                               ? ""
         : c.op->has(declares) || s.on == c.op->ids       ? " if it is the same for each"
         : c.op->has(steps) && before.b.is(role::batch)   ? " if each gets one token"
         : one                                            ? " if it is a single token"
         : c.x[s.on].lost.has(s.a.role)                   ? " if each may depend on the others"
         : c.op->has(of_a_layer) && s.on >= inputs(*c.op) ? " if all of them are padded alike"
         : s.on == c.op->mask && c.op->tensors == 2       ? " if all of them are meant"
                                                          : "";
}

HEADSUP_SELDOM constexpr char const* meant_by_convert(call_value const& c, step const& s, step const&) {
  bool const ids = c.op->has(calculates) && known_ids_of(c.x[s.on]).size != 0;
  return ids || only_choose(c.x[s.on]) || c.x[s.on].holds == s.type ? " if only the numbers are meant" : "";
}
HEADSUP_SELDOM constexpr void writes_convert(words& w, call_value const&, step const& s, char const* operand) {
  w << "to<" << conversion_to(s.type) << ">(" << operand << ")";
}

HEADSUP_SELDOM constexpr char const* meant_by_softmax(call_value const& c, step const& s, step const&) {
  return c.op->has(weighs) && weighed_in(c.x[s.on]).size == 0 ? " if these are scores" : "";
}

HEADSUP_SELDOM constexpr char const* meant_by_renormalize(call_value const& c, step const& s, step const&) {
  knowledge const& k = *c.x[s.on].of(s.a.role).known;
  bool const cut = k.were_weights || k.zeros != triangle::none;
  return !c.op->has(weighs) || cut         ? ""
         : weighed_in(c.x[s.on]).size == 0 ? " if they were weights"
                                           : " if that softmax is meant too";
}

HEADSUP_SELDOM constexpr void names_assume_factors(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  names.add(s.b.parts());
}

HEADSUP_SELDOM constexpr char const* meant_by_forget_factors(call_value const& c, step const& s, step const&) {
  return c.op->has(of_a_layer)          ? " if the layer takes that order"
         : s.a.parts().has(role::batch) ? " if all examples are meant"
                                        : "";
}

HEADSUP_SELDOM constexpr void names_split(names_of_step& names, call_value const& c, step const& s) {
  names.add_role(s.a);
  names.add(changed_axes(c).come.list());
}

HEADSUP_SELDOM constexpr void names_merge(names_of_step& names, call_value const& c, step const& s) {
  wanted_order const wanted(c, s.on);
  changed_axes const changed(c);
  names.add_role(s.a);
  for (axis_value const& each : wanted.list())
    if (changed.gone.list().has(each.role)) names.add_role(each);
}

HEADSUP_SELDOM constexpr void names_merge_heads(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  names.add_roles(merged_parts(s).list());
}

HEADSUP_SELDOM constexpr void names_split_heads(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  names.add(split_parts(s).list());
}

HEADSUP_SELDOM constexpr void names_merge_again(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  names.add_roles(s.b.parts());
}
HEADSUP_SELDOM constexpr void writes_merge_again(words& w, call_value const& c, step const& s, char const* operand) {
  axes_value const own = s.a.parts(), wanted = s.b.parts();
  if (repeats(*s.a.known)) {
    bool const inner = own[0].is(role::copies);
    w << (inner ? "repeat_interleave<" : "repeat<") << (inner ? wanted : own)[0].role.name << ", ";
    show(w, s.a) << "> instead of " << (inner ? "repeat" : "repeat_interleave") << " for " << operand;
    return;
  }
  show_named(w << "merge", names_of_step(c, s).list()) << "(transpose";
  if (c.x[s.on].count + own.count != 3) show_named(w, {moved_axes(own, wanted).all, 2});
  show(w << "(split<" << s.a.role.name << ", ", bare{own}) << ">(" << operand << ")))";
}
HEADSUP_SELDOM constexpr char const* meant_by_merge_again(call_value const&, step const& s, step const&) {
  return in_pairs(s.a) ? " if both say what the model does" : "";
}

HEADSUP_SELDOM constexpr void writes_join_again(words& w, call_value const&, step const& s, char const* operand) {
  show(w << "join<" << s.a.role.name << ", ", roles_of{s.b.summands()}) << ">(";
  for (axis_value const& each : s.b.summands())
    w << (&each == s.b.known->summands ? "part<" : ", part<") << each.role.name << ">(" << operand << ")";
  w << ")";
}

HEADSUP_SELDOM constexpr void names_repeat_interleave(names_of_step& names, call_value const&, step const& s) {
  names.add_role(as_axis(role::kv_heads));
  names.add(as_axis(role::heads, s.b.size));
}

HEADSUP_SELDOM constexpr void writes_negate(words& w, call_value const&, step const&, char const* operand) {
  w << "!" << operand;
}

HEADSUP_SELDOM constexpr void names_triangle(names_of_step& names, call_value const&, step const& s) {
  names.add_role(as_axis((s.b.known->zeros == triangle::none ? s.a : s.b).known->query));
  names.add_role(s.a);
}
HEADSUP_SELDOM constexpr void writes_triangle(words& w, call_value const& c, step const& s, char const* operand) {
  long long const diagonal = s.b.known->zeros == triangle::none ? 1 : static_cast<long long>(s.b.known->diagonal);
  show_named(w << s.by->name, names_of_step(c, s).list(), &diagonal, diagonal == 0 ? 0 : 1) << "(" << operand << ")";
}

HEADSUP_SELDOM constexpr char const* meant_by_assume_normalized(call_value const&, step const&, step const&) {
  return " if it does";
}

HEADSUP_SELDOM constexpr void names_forget_size(names_of_step& names, call_value const& c, step const& s) {
  for (axis_value const& a : c.x[s.on])
    if (is_left_open(c.x[0], a)) names.add_role(a);
}
HEADSUP_SELDOM constexpr void writes_forget_size(words& w, call_value const& c, step const& s, char const* operand) {
  names_of_step const names(c, s);
  for (std::size_t n = names.count; n-- > 0;) w << "forget_size<" << names.all[n].role.name << ">(";
  w << operand;
  for (std::size_t n = 0; n < names.count; ++n) w << ")";
}

HEADSUP_SELDOM constexpr void writes_clone(words& w, call_value const&, step const&, char const* operand) {
  w << operand << ".clone()";
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
