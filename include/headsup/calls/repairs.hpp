#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/draft.hpp>
#include <headsup/calls/factor_rules.hpp>
#include <headsup/calls/layer_rules.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/number_rules.hpp>
#include <headsup/calls/order_rules.hpp>
#include <headsup/calls/position_rules.hpp>
#include <headsup/calls/product_rules.hpp>

// Operations that mend calls of others: their rows, and what each makes of an operand. static_tests/calls/repairs.cpp
// compares that with what the operation returns.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// What a step changes: what the call names, its operands, or what they are made of.
enum class change : unsigned char {
  none,
  role,
  axis,
  order,
  front,
  add,
  factors,
  number,
  swap,
  drop,
  leave_out,
  only,
  its_axes,
  convert,
  operand,
  declared,
  made_for,
  hint
};

/// One change of a call, with what it costs: the cheapest changes with which all rules hold are the fix.
struct step {
  change is = change::none;
  std::size_t on = 0;              // which of the named axes, or of the operands
  operation const* by = nullptr;   // what is done to an operand
  axis_value a = no_axis, b = no_axis;
  long long n = 0;
  number type = number::other;
  int cost = 1000;

  /// Whether that is done to the operand. Rows are told apart by how they are written: g++ with -fsanitize=undefined
  /// compares no addresses in a constant.
  constexpr bool does(operation const& op) const {
    return is == change::operand && role_named(by->name) == role_named(op.name) &&
           role_named(by->form) == role_named(op.form);
  }
};

/// What an operation names among its template arguments: named, and how many of them are roles.
struct names_of_step {
  axis_value named[draft::most_axes + 1]{};
  std::size_t count = 0, roles = 0;

  constexpr names_of_step(call_value const& c, step const& s) {
    s.by->names(*this, c, s);
    named[count] = no_axis;
  }
  constexpr void add(axis_value const& a) { named[count++] = a; }
  constexpr void add_role(axis_value const& a) { add(as_axis(a.role)), ++roles; }
};
constexpr void names_a_role(names_of_step& names, call_value const&, step const& s) { names.add_role(s.a); }
constexpr void names_two_roles(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  names.add_role(s.b);
}
constexpr void names_an_axis(names_of_step& names, call_value const&, step const& s) { names.add(s.a); }

constexpr char const* conversion_to(number n) { return n == number::integers ? "int" : name_of(n); }

/// "<tokens, keys<6>, 2>", or nothing.
constexpr words& show_named(words& w, axes_value const& named, long long const* given = nullptr,
                            std::size_t numbers = 0) {
  if (named.count + numbers == 0) return w;
  show(w << "<", bare{named});
  for (std::size_t i = 0; i < numbers; ++i) show(w << (named.count + i == 0 ? "" : ", "), given[i]);
  return w << ">";
}

/// Writes a step around its operand.
constexpr void write_step(words& w, call_value const& c, step const& s, char const* operand) {
  std::size_t const before = w.size();
  s.by->writes(w, c, s, operand);
  if (w.size() != before) return;
  names_of_step const names(c, s);
  show_named(w << s.by->name, {names.named, names.count}) << "(" << operand << s.by->rest << ")";
}

/// The first two axes of x that stand elsewhere in `to`, and how many there are.
struct moved_axes {
  axis_value first[3] = {no_axis, no_axis, no_axis};
  std::size_t count = 0;

  constexpr moved_axes(axes_value const& x, axes_value const& to) {
    for (std::size_t i = 0; i < x.count && i < to.count; ++i)
      if (!x[i].is(to[i])) {
        if (count < 2) first[count] = as_axis(x[i].role);
        ++count;
      }
  }
};

/// Whether a rename is no guess: a slip of the pen, or tokens that are compared with tokens and are named keys.
constexpr bool is_sure(call_value const& c, step const& s) {
  operation const& op = *c.op;
  return nearly(s.a.role, s.b.role) || s.b.is(role::another) ||
         ((op.has(tokens_meet) || s.on == op.mask || s.on == op.ids) && s.a.is(role::tokens) && s.b.is(role::keys));
}

/// Facts about an axis are constants of its type, and a step on a value has only these and those of operands to choose
/// from: so the factors of an axis go with its sums, a size is dynamic, and the queries of a new triangle are tokens.
HEADSUP_HIDDEN inline constexpr axis_value parts_of_groups[] = {as_axis(role::kv_heads, dynamic), as_axis(role::copies, dynamic),
                                                 no_axis};
HEADSUP_HIDDEN inline constexpr knowledge in_groups{.factors = parts_of_groups, .count = 2};
HEADSUP_HIDDEN inline constexpr knowledge later_keys{
    .zeros = triangle::upper, .query = role::tokens, .queries = dynamic, .diagonal = 1};

/// Whether elements along an axis are things of their own: a role that a call names alone does not say so.
constexpr bool counts_things(axis_value const& a) {
  return a.separate || a.is(role::batch) || a.is(role::tokens) || a.is(role::context_length);
}

/// What operand i has lost it has again if one of its axes has that role; a number alone has lost everything.
constexpr void find_lost(draft& d, std::size_t i) {
  operand_value& x = d.x[i];
  std::size_t kept = 0;
  for (std::size_t j = 0; j < x.lost.count && x.count != 0; ++j)
    if (!x.has(d.lost[i][j].role)) d.lost[i][kept++] = d.lost[i][j];
  x.lost.count = kept;
}

/// Whether one axis can be merged again from the factors of another: they are its own in another order, of fixed sizes,
/// and do not deal features out to the heads. Copies are made in the other order, and may stand for another axis.
constexpr bool can_merge_again(axis_value const& a, axis_value const& b) {
  knowledge const &f = *a.known, &g = *b.known;
  if (repeats(f)) {
    axis_value const turned[] = {f.factors[1], f.factors[0], no_axis};
    knowledge const known{.factors = turned, .count = f.count};
    return f.count == 2 && same_order({a.role, a.size, &known, a.separate, a.has_other_sizes}, b);
  }
  axes_value const own{f.factors, f.count}, wanted{g.factors, g.count};
  bool can = own.count == wanted.count && !deals_out(wanted);
  for (axis_value const& each : wanted) can = can && each.size != dynamic && own.of(each.role).size == each.size;
  return can;
}

/// Zeros of operand i are where keys are not later than their query, of which there are so many. Where these do not
/// line up with the keys, the triangle is as wrong as before.
constexpr void hide_later(draft& d, std::size_t i, role_value const& keys, std::size_t queries) {
  axis_value& a = d.of(i, keys);
  knowledge const* const before = a.known;
  d.forget_sums(i);
  a.known = may_equal(a.size, queries) ? &later_keys : before;
}

namespace op {
inline constexpr operation transpose{
    .name = "transpose",
    .form = "<role, another_role>(x)",
    .rules = {has_axis},
    .is = any_axis,
    .makes = [](draft& d, std::size_t i, step const& s) { exchange(d.of(i, s.a.role), d.of(i, s.b.role)); },
    .names = names_two_roles};
inline constexpr operation transpose_matrix{
    .name = "transpose",
    .form = "(x)",
    .rules = {are_tensors,
              has_two_axes.or_else("{call}<{last_two}>(x)", [](call_value const& c) { return c.x[0].count > 2; })},
    .makes = [](draft& d, std::size_t i, step const&) { exchange(d.at[i][0], d.at[i][1]); }};
inline constexpr operation reorder{
    .name = "reorder",
    .form = "<axis<N>...>(x)",
    .rules = {are_tensors, lists_its_axes},
    .is = takes_a_list,
    .makes = [](draft& d, std::size_t i, step const&) {
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
    },
    .names = [](names_of_step& names, call_value const& c, step const& s) {
      operand_value const& x = c.x[s.on];
      wanted_order const wanted(c, s.on);
      for (axis_value const& each : wanted.list())
        if (x.has(each.role)) names.add(x.of(each.role));
    },
    .writes = [](words& w, call_value const& c, step const& s, char const* operand) {
      axes_value const& x = c.x[s.on];
      moved_axes const moved(x, wanted_order(c, s.on).list());
      if (x.count == 2) w << "transpose";
      else if (moved.count == 2) show_named(w << "transpose", {moved.first, 2});
      else {
        names_of_step const wanted(c, s);
        show(w << "reorder<axes<", bare{{wanted.named, wanted.count}}) << ">>";
      }
      w << "(" << operand << ")";
    }};
inline constexpr operation slice{
    .name = "slice",
    .form = "<axis<N>>(x, first)",
    .rules = {has_axis, has_positions},
    .is = any_axis,
    .tensors = 1,
    .makes = [](draft& d, std::size_t i, step const& s) {
      axis_value& a = d.of(i, s.a.role);
      a = {a.role, s.a.size, &nothing, a.separate, true};
    },
    .names = names_an_axis,
    .rest = ", 0",
    .meant = [](call_value const& c, step const& s, step const&) {
      return s.on == 0 && s.a.size == context_of(c).size ? "" : " if the rest is not meant";
    }};
inline constexpr operation rename{
    .name = "rename",
    .form = "<role, another_role>(x)",
    .rules = {has_axis.or_else("it is already {to}, leave it as it is",
                               [](call_value const& c) { return c.x[0].has(c.named[1].role); }, 1),
              is_new, no_head_attends},
    .is = in_whole | only_a_name,
    .last_there = 1,
    .makes = [](draft& d, std::size_t i, step const& s) {
      axis_value& a = d.of(i, s.a.role);
      knowledge const& k = *a.known;
      a = {s.b.role, a.size, k.zeros != triangle::none || k.ids != 0 ? &nothing : &k, counts_things(s.b), true};
      find_lost(d, i);
    },
    .names = names_two_roles,
    .meant = [](call_value const& c, step const& s, step const& before) {
      return is_sure(c, s) || before.does(row_of<slice>) ? "" : " if {a} means {b}";
    }};
inline constexpr operation take{
    .name = "take",
    .form = "<role, N?>(x, position?)",
    .rules = {has_axis, has_position},
    .is = any_axis,
    .makes = [](draft& d, std::size_t i, step const& s) {
      std::size_t const place = d.x[i].place(s.a.role);
      if (d.at[i][place].separate && d.x[i].lost.count < 3) d.lost[i][d.x[i].lost.count++] = d.at[i][place];
      d.remove(i, place);
      find_lost(d, i);
    },
    .names = names_a_role,
    .rest = ", 0",
    .meant = [](call_value const&, step const&, step const&) { return " if it is meant for all {a}"; }};
constexpr bool is_a_number(call_value const& c) { return c.x[0].is == kind::number || c.x[0].is == kind::truth; }
inline constexpr operation expand{
    .name = "expand",
    .form = "<another_role<N>...>(x, size-...)",
    .rules = {are_tensors.or_else("full<float, {names}>(x) instead", is_a_number), keeps_roles_apart},
    .first_there = 16,
    .tensors = 1,
    .makes = [](draft& d, std::size_t i, step const& s) { d.insert(i, 0, s.a), find_lost(d, i); },
    .names = names_an_axis,
    .meant = [](call_value const& c, step const& s, step const& before) {
      return before.does(row_of<take>)                        ? ""
             : c.x[s.on].lost.count != 0               ? " if each may depend on the others"
             : c.op->has(of_a_layer) && s.a.size == 1   ? " if it is a single token"
             : c.op->has(of_a_layer) && s.on >= inputs(*c.op) ? " if all of them are padded alike"
             : s.on == c.op->mask && c.op->tensors == 2 ? " if all of them are meant"
                                                       : "";
    }};
inline constexpr operation convert{
    .name = "to<float>",
    .form = "(x)",
    .rules = {are_tensors},
    .makes = [](draft& d, std::size_t i, step const& s) {
      if (s.type == number::bfloat16 || s.type == number::other) return;  // it takes no such type
      d.x[i].holds = s.type == number::integers ? number::int_ : s.type;
      d.forget_sums(i, false);
    },
    .writes = [](words& w, call_value const&, step const& s, char const* operand) {
      w << "to<" << conversion_to(s.type) << ">(" << operand << ")";
    }};
inline constexpr operation softmax{
    .name = "softmax",
    .form = "<role>(x, mask-)",
    .rules = {has_axis.or_else("rename<tokens, keys>(k) before the scores of k",
                               [](call_value const& c) {
                                 return c.named[0].is(role::keys) && c.x[0].has(role::tokens);
                               },
                               11),
              keeps_apart, chooses_words, of_floats, has_a_choice.or_else("leave it out", always, 20),
              are_no_weights.or_else("leave it out"),
              no_triangle.or_else("{call}<{role}>(mask_future<{query}, {role}>(scores))"),
              is_alone.or_else("{call}<{role}>(masked_fill(x, y, -infinity)) if true hides, or "
                               "{call}<{role}>(masked_fill(x, !y, -infinity)) if true shows", has_mask)},
    .is = of_scores,
    .tensors = 1,
    .apart = {role::batch},
    .seldom = {role::tokens, role::heads},
    .makes = [](draft& d, std::size_t i, step const& s) { d.forget_sums(i), d.of(i, s.a.role).known = &sums_known; },
    .names = names_a_role};
inline constexpr operation renormalize{
    .name = "renormalize",
    .form = "<role>(x)",
    .rules = {softmax.rules[0], keeps_apart, chooses_words, of_floats, softmax.rules[4]},
    .apart = {role::batch},
    .seldom = {role::tokens, role::heads},
    .makes = softmax.makes,
    .names = names_a_role};
inline constexpr operation assume_factors{
    .name = "assume_factors",
    .form = "<role, slower<N>, faster<M>?...>(x)",
    .rules = {has_axis, is_new, sizes_known.or_else("{unknown}<N> with a number", names_a_dynamic_axis), multiply_to,
              in_merged_order, heads_lie_together},
    .is = in_whole,
    .last_there = 1,
    .makes = [](draft& d, std::size_t i, step const& s) { d.of(i, s.a.role).known = s.b.known; },
    .names = [](names_of_step& names, call_value const&, step const& s) {
      names.add_role(s.a);
      for (std::size_t i = 0; i < s.b.known->count; ++i) names.add(s.b.known->factors[i]);
    }};
inline constexpr operation forget_factors{
    .name = "forget_factors",
    .form = "<role>(x)",
    .rules = {has_axis},
    .makes = [](draft& d, std::size_t i, step const& s) { d.of(i, s.a.role).known = &nothing; },
    .names = names_a_role,
    .meant = [](call_value const& c, step const&, step const&) {
      return c.op->has(of_a_layer) ? " if the layer takes that order" : "";
    }};
/// PyTorch's split takes the sizes of parts; heads and their head_dim are factors.
constexpr bool are_parts(call_value const& c) {
  std::size_t all = 0;
  for (std::size_t i = c.roles; i < c.named.count; ++i) {
    if (c.named[i].size != c.named[c.roles].size || c.named[i].is(role::head_dim)) return false;
    all += c.named[i].size;
  }
  return c.axes() > 1 && all == c.along().size;
}
inline constexpr operation split{
    .name = "split",
    .form = "<role, slower<N>, faster<M>?...>(x)",
    .rules = {has_axis, is_new, assume_factors.rules[2],
              multiply_to.or_else("chunk<{role}, {parts}>(x) instead", are_parts, 2), in_merged_order,
              heads_lie_together},
    .is = in_whole,
    .last_there = 1,
    .makes = [](draft& d, std::size_t i, step const& s) {
      changed_axes const changed(d.call());
      std::size_t const place = d.x[i].place(s.a.role);
      d.remove(i, place);
      for (std::size_t n = 0; n < changed.comes; ++n) d.insert(i, place + n, changed.come[n]);
      find_lost(d, i);
    },
    .names = [](names_of_step& names, call_value const& c, step const& s) {
      changed_axes const changed(c);
      names.add_role(s.a);
      for (std::size_t n = 0; n < changed.comes; ++n) names.add(changed.come[n]);
    }};
/// What it was merged from is forgotten here: it is a constant of the type.
inline constexpr operation merge{
    .name = "merge",
    .form = "<whole, slower, faster?...>(x)",
    .rules = {has_axis, is_new, sizes_known, side_by_side, heads_lie_together},
    .is = in_whole,
    .first_there = 1,
    .makes = [](draft& d, std::size_t i, step const& s) {
      changed_axes const changed(d.call());
      std::size_t const place = d.x[i].place(changed.gone[0].role);
      d.forget_sums(i);
      for (std::size_t n = 0; n < changed.goes; ++n) d.remove(i, place);
      axis_value whole = s.a;
      whole.size = elements({changed.gone, changed.goes});
      d.insert(i, place, whole);
      find_lost(d, i);
    },
    .names = [](names_of_step& names, call_value const& c, step const& s) {
      wanted_order const wanted(c, s.on);
      changed_axes const changed(c);
      names.add_role(s.a);
      for (axis_value const& each : wanted.list())
        if (axes_value{changed.gone, changed.goes}.has(each.role)) names.add_role(each);
    }};
inline constexpr operation squeeze{
    .name = "squeeze",
    .form = "<role>(x)",
    .rules = {has_axis, sizes_known.or_else("expect_size<{role}<1>>(x), which checks it"),
              of_one_element.or_else("take<{role}>(x, 0) instead")},
    .makes = [](draft& d, std::size_t i, step const& s) {
      d.remove(i, d.x[i].place(s.a.role));
      find_lost(d, i);
    },
    .names = names_a_role};
/// Split, transposed and merged again in the order of another axis.
inline constexpr operation merge_again{
    .name = "merge",
    .form = "<whole, role...>(x)",
    .is = written_alone,
    .makes = [](draft& d, std::size_t i, step const& s) {
      bool there = false;  // it cannot be split into what stands beside it
      for (std::size_t n = 0; n < s.b.known->count; ++n) there = there || d.x[i].has(s.b.known->factors[n].role);
      if (there || !can_merge_again(d.of(i, s.a.role), s.b)) return;
      d.forget_sums(i);
      d.of(i, s.a.role).known = s.b.known;
    },
    .names = [](names_of_step& names, call_value const&, step const& s) {
      names.add_role(s.a);
      for (std::size_t i = 0; i < s.b.known->count; ++i) names.add_role(s.b.known->factors[i]);
    },
    .writes = [](words& w, call_value const& c, step const& s, char const* operand) {
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
    }};
/// Each of the kv_heads for all heads that share it; and the heads that share one say so.
inline constexpr operation repeat_interleave{
    .name = "repeat_interleave",
    .form = "<role, another_role<N>>(x)",
    .rules = {has_axis, is_new, assume_factors.rules[2], is_multiple},
    .is = of_both,
    .last_there = 1,
    .makes = [](draft& d, std::size_t i, step const& s) {
      if (i > 1) return;
      std::size_t const other = 1 - i;
      d.forget_sums(i);
      d.of(i, s.n == 1 ? role::heads : role::kv_heads) = {role::heads, s.b.size, &in_groups, false, true};
      axis_value& heads = d.of(other, role::heads);
      if (heads.size != 0 && heads.known->count == 0) heads.known = &in_groups;
      find_lost(d, i);
    },
    .names = [](names_of_step& names, call_value const&, step const& s) {
      names.add_role(as_axis(role::kv_heads));
      names.add(as_axis(role::heads, s.b.size));
    }};
inline constexpr operation negate{
    .name = "!",
    .form = "(x)",
    .makes = [](draft& d, std::size_t i, step const& s) {
      hide_later(d, i, s.a.role, d.of(i, s.a.role).known->queries);
      d.x[i].holds = number::bool_;
    },
    .writes = [](words& w, call_value const&, step const&, char const* operand) { w << "!" << operand; }};
inline constexpr rule are_two = are_two_roles.or_else(
    "{call}<{first}, another_role>(x)", [](call_value const& c) { return !is_place(c.named[0].role); });
inline constexpr operation triu{
    .name = "triu",
    .form = "<tokens, keys, N?>(x)",
    .rules = {has_axis, are_two},
    .is = of_a_table,
    .makes = [](draft& d, std::size_t i, step const& s) {
      hide_later(d, i, s.a.role, d.x[i].of(d.of(i, s.a.role).known->query).size);
    },
    .names = [](names_of_step& names, call_value const&, step const& s) {
      names.add_role(as_axis(s.a.known->query));
      names.add_role(s.a);
    },
    .writes = [](words& w, call_value const& c, step const& s, char const* operand) {
      names_of_step const names(c, s);
      long long const one = 1;
      show_named(w << "triu", {names.named, names.count}, &one, 1) << "(" << operand << ")";
    }};
inline constexpr operation expect_size{
    .name = "expect_size",
    .form = "<axis<N>...>(x)",
    .rules = {sizes_known.or_else("{unknown}<N> with a number", names_a_dynamic_axis), has_axis, has_these_sizes},
    .is = any_axis | written_alone,
    .makes = [](draft& d, std::size_t i, step const& s) {
      axis_value& a = d.of(i, s.a.role);
      a = {a.role, s.a.size == 0 ? 1 : s.a.size, a.known->sums ? &sums_known : &nothing, a.separate, true};
    },
    .names = names_an_axis,
    .writes = [](words& w, call_value const&, step const& s, char const* operand) {
      show(w << "expect_size<", as_axis(s.a.role, s.n == 1 ? 0 : s.a.size));
      w << (s.n == 1 || s.a.size == 0 ? "<N>>(" : ">(") << operand << ")";
    },
    .meant = [](call_value const&, step const&, step const&) { return ", which checks it"; }};
}  // namespace op

/// The call lists the axes of its operand: those that it names stay, the others come where it names what is none.
constexpr void list_its_axes(draft& d) {
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
constexpr void apply(draft& d, step const& s) {
  switch (s.is) {
    case change::role: d.named[s.on].role = s.a.role; break;
    case change::axis: d.named[s.on] = s.a; break;
    case change::order: exchange(d.named[s.on], d.named[static_cast<std::size_t>(s.n)]); break;
    case change::front: {
      axis_value const last = d.named[d.count - 1];
      for (std::size_t r = d.count - 1; r > 0; --r) d.named[r] = d.named[r - 1];
      d.named[0] = last;
      break;
    }
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
    case change::number: d.numbers = s.on + 1, d.given[s.on] = s.n; break;
    case change::swap: {
      draft const was = d;
      d.put(s.on, was.x[static_cast<std::size_t>(s.n)]);
      for (std::size_t o = s.on; o < static_cast<std::size_t>(s.n); ++o) d.put(o + 1, was.x[o]);
      break;
    }
    case change::convert:
      for (std::size_t i = 0; i < d.operands; ++i)
        if (d.x[i].tensor()) d.x[i].holds = s.type, d.forget_sums(i, false);
      break;
    case change::drop: --d.operands; break;
    case change::only: d.named[0] = d.named[s.on], d.named[1] = no_axis, d.roles = 1, d.count = 1; break;
    case change::its_axes: list_its_axes(d); break;
    case change::leave_out:
      for (std::size_t r = s.on; r < d.count; ++r) d.named[r] = d.named[r + 1];
      --d.count, d.roles -= s.on < d.roles ? 1 : 0;
      break;
    case change::operand: s.by->makes(d, s.on, s); break;
    case change::declared: {
      axis_value& a = d.of(s.on, s.a.role);
      bool const separate = s.b.is(a) ? a.separate : counts_things(s.b);
      a = s.b, a.separate = separate;
      break;
    }
    case change::made_for: d.named[s.on] = s.a; break;
    case change::none:
    case change::hint: break;
  }
}

/// Whether the rules of what a step does to an operand hold.
constexpr bool is_possible(draft const& d, step const& s) {
  // No operand gets a role twice.
  if (s.is == change::declared) return s.a.is(s.b) || !d.x[s.on].has(s.b.role);
  if (s.is != change::operand) return true;
  names_of_step const names(d.call(), s);
  long long const given[1] = {0};
  draft of(d);
  if (s.by->has(of_scores)) of.forget_sums(s.on);  // it is asked of the scores that the operand was made from
  if (s.does(row_of<op::repeat_interleave>) && s.n == 1) of.of(s.on, role::heads).role = role::kv_heads;
  return keeps({s.by, {names.named, names.count}, names.roles, given, 0, of.x + s.on, 1});
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
