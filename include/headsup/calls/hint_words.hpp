#pragma once

#include <headsup/calls/brace_rules.hpp>
#include <headsup/calls/example.hpp>
#include <headsup/calls/factor_rules.hpp>
#include <headsup/calls/given_rules.hpp>
#include <headsup/calls/layer_rules.hpp>
#include <headsup/calls/made_rules.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/pair_rules.hpp>
#include <headsup/calls/position_rules.hpp>
#include <headsup/calls/product_rules.hpp>
#include <headsup/calls/step.hpp>

#include <initializer_list>

// Words for what no change of a call mends, with what the call has in the place of {role} and others.

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::headsup_calls {
/// What may stand between { and } in a hint, and what is said there.
template <class Call> struct placeholder {
  char const* name;
  void (*show_of)(words&, Call const&);
};

/// The axes of the second operand with zeros.
HEADSUP_SELDOM constexpr axis_value const& triangle_in(axes_value const& x) {
  for (axis_value const& a : x)
    if (a.known->zeros != triangle::none) return a;
  return no_axis;
}
/// What hides the same of scores as a triangle does.
HEADSUP_SELDOM constexpr void show_hider(words& w, call_value const& c, axis_value const& a) {
  knowledge const& k = *a.known;
  bool const distant = k.zeros == triangle::lower && k.diagonal < -1;
  w << (distant ? "mask_distant<" : "mask_future<") << k.query.name << ", " << a.role.name;
  if (distant) show(w << ", ", static_cast<long long>(-k.diagonal));
  if (c.at_run_time) w << ", aligned_to_end";
  else w << ", " << (a.size > k.queries ? a.size - k.queries : 0);
}
/// Axes, and what numbers along them are ids of.
HEADSUP_SELDOM constexpr void show_axes(words& w, operand_value const& x) {
  for (axis_value const& each : x) {
    knowledge const& known = *each.known;
    if (known.ids_of.number != 0) show(w << ", ids_of<", as_axis(known.ids_of, known.ids));
    show(w << ", ", each) << (known.ids_of.number != 0 ? ">" : "");
  }
}
/// What would fit: the second operand with the axes that it lacks of the first, or without those that are too many.
HEADSUP_SELDOM constexpr void show_wanted(words& w, call_value const& c, bool or_without) {
  gathered_axes<draft::most_axes> lacks, more;
  for (axis_value const& a : c.x[0])
    if (!c.x[1].has(a.role) || !headsup_detail::may_equal(a.size, c.x[1].of(a.role).size)) lacks.add(a);
  for (axis_value const& a : c.x[1])
    if (!c.x[0].has(a.role)) more.add(a);
  if (lacks.count != 0) show(w << "x with ", bare{lacks.list()}) << ", or ";
  else if (or_without && more.count != 0) show(w << "x without ", bare{more.list()}) << ", or ";
}
/// The type of what something is given.
HEADSUP_SELDOM constexpr void show_type(words& w, operand_value const& x) {
  w << "tensor<" << name_of(x.holds);
  if (x.alone->ids != 0) show(w << ", ids_of<", known_ids_of(x)) << ">";
  show_axes(w, x);
  w << ">";
}
/// How braces are written around numbers: around one alone, which a type of one element takes with the outermost pair;
/// or around each row.
HEADSUP_SELDOM constexpr void show_levels(words& w, axes_value const& to) {
  bool one = to.count != 0;
  for (axis_value const& each : to) one = one && each.size == 1;
  if (!one) return void(w << (to.count == 0 ? "a plain number" : "one level for each axis, all rows of one length"));
  for (std::size_t i = 0; i <= to.count; ++i) w << "{";
  w << "number";
  for (std::size_t i = 0; i <= to.count; ++i) w << "}";
}
HEADSUP_SELDOM constexpr void show_rows(words& w, axes_value const& to) {
  if (to.last().size == dynamic) w << "one level for each axis";
  else w << "braces around each row of " << to.last().size;
}
/// What makes entries in braces as many as those of an axis.
HEADSUP_SELDOM constexpr void show_entries(words& w, call_value const& c) {
  std::size_t const i = first_that(c, other_sizes), wanted = c.x[0][i].size, given = c.x[1][i].size;
  if (are_columns(c)) {
    show(w, bare{c.x[1]}) << ", or ";
    show(show(w, c.x[0][1]) << ", ", c.x[0][0]) << " if the braces hold columns";
    return;
  }
  w << (given < wanted ? "add " : "remove ") << (given < wanted ? wanted - given : given - wanted) << ", or ";
  show(w, as_axis(c.x[0][i].role, given));
}
/// The first of these roles that x lacks, but for one whose place it takes.
HEADSUP_SELDOM constexpr role_value lacking(axes_value const& x, axis_value const& replaced,
                                            std::initializer_list<role_value> roles) {
  for (role_value const& each : roles)
    if (!x.has(each) || replaced.is(each)) return each;
  return role::another;
}
/// The last axis in two factors, of which the first is as small as can be, but not 1.
HEADSUP_SELDOM constexpr void show_parts(words& w, axes_value const& x) {
  axis_value const& whole = x.last();
  std::size_t const size = whole.size == dynamic ? 8 : whole.size;
  std::size_t first = 2;
  while (size % first != 0 && first * first < size) ++first;
  if (size % first != 0) first = size;
  show(w, as_axis(lacking(x, whole, {role::heads, role::kv_heads, role::copies}), first)) << ", ";
  show(w, as_axis(lacking(x, whole, {role::head_dim, role::halves, role::pairs}), size / first));
}
/// Whether the call takes the positions of so many tokens as ids.
HEADSUP_SELDOM constexpr bool would_take_positions(call_value const& c, axis_value const& tokens) {
  axis_value const over[] = {tokens, no_axis};
  draft d(c);
  d.put(c.op->ids == 0 ? 0 : 1, {{over, 1}, kind::tensor, number::int_, {&no_axis, 0}});
  return keeps(d.call());
}
/// Where ids of the rows of a table come from.
HEADSUP_SELDOM constexpr void show_right_ids(words& w, call_value const& c) {
  auto const& rows = c.named[0];
  auto const& tokens = ids_in(c).of(role::tokens);
  char const* const wanted = rows.role.name;
  axis_value const of = known_ids_of(c);
  // A few of the rows were chosen and are counted anew; most of them, or more, belong to another table.
  axis_value const there = table_of(c).of(rows.role).size != 0 ? table_of(c).of(rows.role) : rows;
  bool const are_few = 2 * of.size <= there.size || (c.op->ids == 1 && !c.op->has(chooses));
  if (are_of_one_kind(of, rows) && (of.size > there.size || !are_few))
    show(show(w << "ids of ", there) << ", or a table with ", of);
  else if (are_of_one_kind(of, rows) && c.op->ids == 1 && !c.op->has(chooses))
    show(w << "slice<", as_axis(rows.role, of.size))
        << ">(" << name_of(*c.op, 0).data() << ", 0) if the rest is padding";
  else if (ids_in(c).count == 1 && ids_in(c)[0].is(of) && of.size == there.size && !is_place(rows.role))
    show(w << "rename<" << wanted << ", " << of.role.name << ">(arange<int, ", there)
        << ">()) if each " << of.role.name << " has its own";
  else if (are_of_one_kind(of, rows)) w << "the ids that topk has as indices, gather<" << wanted << ">(indices, ids)";
  else if (is_place(rows.role) && ids_in(c).count == 0)
    w << "the position itself, " << (c.op->tensors == 1 && c.op->ids != 0 ? "a whole number" : "tensor<int>{n}");
  else {
    std::size_t const most = table_of(c).of(rows.role).size;
    axis_value const counted = as_axis(role::tokens, tokens.size != 0 ? tokens.size : most);
    bool const are_positions = is_place(rows.role) && would_take_positions(c, counted);
    if (are_positions && tokens.size == 0 && most != dynamic)
      show(w << "the positions of the tokens, arange<int, tokens<N>>() of at most ", most);
    else if (are_positions)
      show(w << "the positions of the tokens, arange<int, ", counted)
          << (counted.size == dynamic ? ">(sized<tokens>(extent<tokens>(ids)))" : ">()");
    else
      w << "ids of " << wanted << ", as " << (rows.is(role::vocab) ? "a tokenizer or " : "") << "argmax<" << wanted
        << "> gives";
    // Or the table is another one: that of which ids are known.
    draft along(c);
    along.named[0].role = of.role;
    if (c.op->ids < c.operands && !c.op->has(of_a_layer) && of.size == there.size)
      w << ", or to<int>(" << name_of(*c.op, c.op->ids).data() << ") if " << of.role.name << " means " << wanted;
    else if (c.op->has(of_a_layer) || !table_of(c).has(of.role)) show(w << ", or a table with ", of);
    else if (keeps(along.call())) w << ", or " << c.op->name << "<" << of.role.name << ">";
  }
}

/// x(0, 0), the first element of a tensor of that many axes; or x(4, 0), of sequences the last.
HEADSUP_SELDOM constexpr words& show_element(words& w, axes_value const& x, bool last = false) {
  w << "x(";
  for (std::size_t i = 0; i < x.count; ++i)
    w << (i == 0 ? "" : ", ") << (last && is_place(x[i].role) && x[i].size != dynamic ? x[i].size - 1 : 0);
  return w << ")";
}
/// What reads at a position along an axis that is to be named, or where a mask is true.
HEADSUP_SELDOM constexpr void show_read_at(words& w, call_value const& c) {
  if (c.x[1].tensor() && c.x[1].holds == number::bool_)
    return void(w << "masked_fill(x, !position, 0.0f) if the others become 0");
  if (c.x[1].tensor()) return void(w << "lookup<" << c.x[0][0].role.name << ">(x, position)");
  for (axis_value const& a : c.x[0]) w << "take<" << a.role.name << ">(x, position), or ";
  show_element(w, c.x[0]) << " for a number";
}
/// A view of numbers that lie elsewhere, made what c is to be.
HEADSUP_SELDOM constexpr void show_view(words& w, call_value const& c) {
  operand_value const &to = c.x[0], &from = c.x[1];
  if (from.points) return void(show(w << "an array of ", to.holds));
  if (from.holds == number::other) return void(w << "one range of all numbers");
  if (from.holds != to.holds) show(w << "to<", to.holds) << ">(";
  show_axes(show(w << "tensor_view<", from.holds) << " const", to);
  w << ">(x)";
  w << (from.holds == to.holds ? ".clone()" : ")");
}

/// How a mask hides scores to which it would be added, after "masked_fill(".
template <class Call> HEADSUP_SELDOM constexpr char const* filled(Call const& c) {
  bool const is_bool = c.x[1].holds == number::bool_, is_left = !is_bool && added_mask(c) == 0;
  polarity const says = mask_of(c.x[is_left ? 0 : 1]);
  return says == polarity::unknown
             ? "left, right, -infinity) if true hides, or masked_fill(left, !right, -infinity) if true shows"
         : says == polarity::keeps ? (is_left ? "right, !left, -infinity)" : "left, !right, -infinity)")
         : is_left                 ? "right, to<bool>(left), -infinity)"
         : is_bool                 ? "left, right, -infinity)"
                                   : "left, to<bool>(right), -infinity)";
}

/// How features form pairs; or, if the angles have fewer, that these are of one head.
HEADSUP_SELDOM constexpr void show_paired(words& w, call_value const& c) {
  axis_value const& a = c.along();
  std::size_t const n = a.size, turned = c.operands > 1 ? 2 * c.x[1].of(role::pairs).size : 0;
  if (turned != 0 && turned < n && n % turned == 0) {
    show(w << "split<" << a.role.name << ", ", as_axis(role::heads, n / turned)) << ", ";
    return void(show(w, as_axis(role::head_dim, turned)) << ">(x) first");
  }
  w << "assume_factors<" << a.role.name << ", halves<2>, pairs<";
  if (n % 2 != 0) w << "...>> of an even number of features";
  else w << n / 2 << ">>(x)";
}

/// A layer between the features of which each operand has its own; or the left one was to be another.
HEADSUP_SELDOM constexpr void show_mapped(words& w, call_value const& c) {
  axis_value const& found = only_in(c.x[1], c.x[0]);
  show(w << name_of(*c.op, 1).data() << " through a linear<", found) << ", ";
  show(w, features_without(c.x[0], c.x[1])) << ">, or ";
  show(w << name_of(*c.op, 0).data() << " with ", found);
}

/// The left operand for each of what only the right one has, times the right one.
HEADSUP_SELDOM constexpr void show_all_products(words& w, call_value const& c) {
  gathered_axes<draft::most_axes> lacks;
  for (axis_value const& a : c.x[1])
    if (!c.x[0].has(a.role)) lacks.add(a);
  show_named(w << "expand", lacks.list()) << "(left) * right for all products";
}

template <class Call> struct hint_words {
  HEADSUP_HIDDEN static constexpr placeholder<Call> all[] = {
      {"said", [](words& w, Call const& c) { c.op->rules[broken(c)].otherwise.says(w, c); }},
      {"roles", [](words& w, Call const& c) { show(w, roles_of{{c.named.first, c.roles}}); }},
      {"role",
       [](words& w, Call const& c) { w << c.named[c.roles > 1 && c.op->has(of_a_table) ? 1 : 0].role.name; }},
      {"result", [](words& w, Call const& c) { w << (c.op->has(in_place) ? "auto result = " : ""); }},
      {"sign",
       [](words& w, Call const& c) {
         char const sign[] = {c.op->name[8], '\0'};
         w << sign;
       }},
      {"first", [](words& w, Call const& c) { w << c.named[0].role.name; }},
      {"to", [](words& w, Call const& c) { w << c.named[1].role.name; }},
      {"call", [](words& w, Call const& c) { write_name(w, *c.op); }},
      {"named", [](words& w, Call const& c) { show_named(w, c.named, c.given, c.numbers); }},
      {"names", [](words& w, Call const& c) { show(w, bare{c.named}); }},
      {"takes", [](words& w, Call const& c) { show(w, c.named[0]); }},
      {"unknown",
       [](words& w, Call const& c) {
         std::size_t i = 0;
         while (i < c.named.count && (c.named[i].size != dynamic || c.x[0].has(c.named[i].role))) ++i;
         if (i == c.named.count)
           for (i = 0; c.named[i].size != dynamic;) ++i;
         w << c.named[i].role.name;
       }},
      {"ids",
       [](words& w, Call const& c) {
         if (axis_value const of = known_ids_of(c.x[0]); of.size != 0) show(w, of);
         else w << "vocab<N>";
       }},
      {"right_ids", [](words& w, Call const& c) { show_right_ids(w, c); }},
      {"its_type", [](words& w, Call const& c) { show_type(w, c.x[1]); }},
      {"as_declared",
       [](words& w, Call const& c) {
         if (c.op->has(outlives)) show(w << "tensor_view<" << name_of(c.x[1].holds) << " const, ", bare{c.x[1]}) << ">";
         else show_type(w << "auto, or ", c.x[1]);
       }},
      {"its_axes", [](words& w, Call const& c) { show(w, bare{c.x[1]}); }},
      {"of_its_axes", [](words& w, Call const& c) { show(w << (c.x[1].count == 0 ? "" : ", "), bare{c.x[1]}); }},
      {"holds", [](words& w, Call const& c) { w << name_of(c.x[1].holds); }},
      {"grown", [](words& w, Call const& c) { w << c.x[0][first_that(c, otherwise_sized)].role.name; }},
      {"or_grown",
       [](words& w, Call const& c) {
         bool const grows = only_grows(c);
         w << (grows ? ", or auto x = forget_size<" : ", or ");
         if (!grows) return show_type(w, c.x[1]);
         w << c.x[0][first_that(c, otherwise_sized)].role.name << ">(first) for a tensor that grows";
       }},
      {"levels", [](words& w, Call const& c) { show_levels(w, c.x[0]); }},
      {"rows", [](words& w, Call const& c) { show_rows(w, c.x[0]); }},
      {"entries", [](words& w, Call const& c) { show_entries(w, c); }},
      {"parts", [](words& w, Call const& c) { w << c.axes(); }},
      {"all", [](words& w, Call const& c) { w << (c.operands == 1 ? "first" : "first, another"); }},
      {"triangle",
       [](words& w, Call const& c) {
         axis_value const& a = triangle_in(c.x[1]);
         w << a.known->query.name << ", " << a.role.name;
       }},
      {"far_side",
       [](words& w, Call const& c) {
         auto size = [&](std::size_t i) {
           long long const diagonal = triangle_in(c.x[i]).known->diagonal;
           return diagonal < 0 ? -diagonal : diagonal;
         };
         std::size_t const i = size(1) < size(0) ? 0 : 1;
         axis_value const& a = triangle_in(c.x[i]);
         show(w << name_of(*c.op, i).data() << " from " << (c.op->has(hides_where_true) ? "tril<" : "triu<")
                << a.known->query.name << ", " << a.role.name << ", ", -size(i))
             << ">";
       }},
      {"filled", [](words& w, Call const& c) { w << filled(c); }},
      {"of_one_kind",
       [](words& w, Call const& c) {
         if (any_ids(c)) looks_up(w, c);
         else w << "masked_fill(" << filled(c);
       }},
      {"hider", [](words& w, Call const& c) { show_hider(w, c, triangle_in(c.x[1])); }},
      {"paired", [](words& w, Call const& c) { show_paired(w, c); }},
      {"given", [](words& w, Call const& c) { show(w, c.given[0]); }},
      {"half", [](words& w, Call const& c) { w << c.along().size / 2; }},
      {"places",
       [](words& w, Call const& c) { show(w, c.x[0].of(c.x[0].has(role::keys) ? role::keys : role::tokens)); }},
      {"as_tensor",
       [](words& w, Call const& c) {
         w << "tensor<" << name_of(c.x[0].holds) << ">{" << name_of(*c.op, 1).data() << "}";
       }},
      {"last_two",
       [](words& w, Call const& c) {
         if (c.x[0].count < 2) w << "tokens, d_in";
         else show(w, roles_of{{c.x[0].end() - 2, 2}});
       }},
      {"lined_up",
       [](words& w, Call const& c) {
         gathered_axes<12> lacks;
         for (axis_value const& a : c.x[1])
           if (!holds(c.x[1], c.x[0]) && !c.x[0].has(a.role)) lacks.add(a);
         show_named(w << (lacks.count == 0 ? "left" : "expand"), lacks.list()) << (lacks.count == 0 ? "" : "(left)");
       }},
      {"front", [](words& w, Call const& c) { w << c.x[0][0].role.name; }},
      {"second", [](words& w, Call const& c) { w << c.x[0][c.x[0].count > 1 ? 1 : 0].role.name; }},
      {"front_half",
       [](words& w, Call const& c) {
         axis_value const& a = c.x[0][0];
         show(w, as_axis(a.role, a.size == dynamic ? 4 : (a.size + 1) / 2));
       }},
      {"last_parts", [](words& w, Call const& c) { show_parts(w, c.x[0]); }},
      {"new",
       [](words& w, Call const& c) {
         w << lacking(c.x[0], no_axis, {role::batch, role::heads, role::copies, role::pairs, role::halves}).name;
       }},
      {"whole",
       [](words& w, Call const& c) {
         w << lacking(c.x[0], no_axis, {role::all_heads, role::d_out, role::d_in}).name;
       }},
      {"other",
       [](words& w, Call const& c) {
         bool const both = c.operands > 1 && c.x[0].has(role::tokens) && c.x[1].has(role::tokens);
         w << (both ? "rename<tokens, keys>(y)" : "y");
       }},
      {"arguments", [](words& w, Call const& c) { show_arguments(w, *c.op); }},
      {"type", [](words& w, Call const& c) { w << name_of(c.makes); }},
      {"of_axes", [](words& w, Call const& c) { show(w << (c.named.count == 0 ? "" : ", "), bare{c.named}); }},
      {"sized",
       [](words& w, Call const& c) {
         std::size_t size = 7;
         for (axis_value const& each : c.named)
           show(w << (size == 7 ? "" : ", "), as_axis(each.role, size > 2 ? size - 1 : 2)), size -= size > 2 ? 1 : 0;
       }},
      {"element", [](words& w, Call const& c) { show_element(w, c.x[0]); }},
      {"one_of_them", [](words& w, Call const& c) { show_element(w, c.x[0], true) << " for one of them"; }},
      {"or_take",
       [](words& w, Call const& c) {
         if (c.operands == 2 && c.x[1].tensor()) w << " for a number, or lookup<" << c.x[0][0].role.name << ">(x, ids)";
         else if (c.operands == 2 && c.x[0].count > 1)
           w << " for a number, or take<" << c.x[0][0].role.name << ">(x, position) instead";
       }},
      {"one_position",
       [](words& w, Call const& c) {
         if (c.x[1].tensor() && c.x[1].holds == number::bool_) return show_read_at(w, c);
         show_named(w << c.op->name, c.named, c.given, c.numbers) << "(x, position)";
       }},
      {"read_at", [](words& w, Call const& c) { show_read_at(w, c); }},
      {"where",
       [](words& w, Call const& c) {
         if (c.makes == number::bool_) w << "where(mask, x, y) for each number, or ";
       }},
      {"or_reduced",
       [](words& w, Call const& c) {
         if (c.makes == number::bool_ || !is_float(c.x[0].holds)) return;
         if (is_whole(c.makes) && c.x[0].count == 1)
           return void(show(w << ", or argmax<", roles_of{c.x[0]}) << ">(x)");
         show(show(w << ", or mean<", roles_of{c.x[0]}) << ">(x), or sum<", roles_of{c.x[0]}) << ">(x)";
       }},
      {"each_size",
       [](words& w, Call const& c) {
         char const* before = "";
         for (axis_value const& a : c.named)
           if (a.size == dynamic) w << before << "sized<" << a.role.name << ">(n)", before = ", ";
       }},
      {"some_axes",
       [](words& w, Call const& c) {
         if (c.named.count == 0) w << "tokens<6>, d_in<3>";
         else show(w, bare{c.named});
       }},
      {"total", [](words& w, Call const& c) { w << known_numbers(c.named); }},
      {"view", [](words& w, Call const& c) { show_view(w, c); }},
      {"number", [](words& w, Call const& c) { w << name_of(c.x[0].holds); }},
      {"last", [](words& w, Call const& c) { w << c.x[0].last().role.name; }},
      {"keys", [](words& w, Call const& c) { show(w, c.x[0].of(role::keys)); }},
      {"weighed", [](words& w, Call const& c) { w << weighed_in(c.x[0]).role.name; }},
      {"known", [](words& w, Call const& c) { show(w, weighed_in(c.x[0])); }},
      {"common", [](words& w, Call const& c) { w << shared_feature(c).role.name; }},
      {"product",
       [](words& w, Call const& c) {
         char const* const instead = c.op->has(in_place) ? "auto result = " : "";
         if (weighs_features(c)) return void(w << instead << "outer(left, right)");
         axis_value const& common = shared_feature(c);
         axis_value const &lost = features_without(c.x[0], c.x[1]), &found = only_in(c.x[1], c.x[0]);
         for (bool const right : {false, true})
           if (would_attend(c, right))
             return void(w << instead << (right ? "attend(right, left)" : "attend(left, right)"));
         if (common.size == 0 && !says_whose(lost.role) && !says_whose(found.role)) return show_mapped(w, c);
         bool const each = found.is(role::batch) || common.size == 0;
         w << instead;
         if (each) show_all_products(w, c);
         if (common.size == 0) return;
         w << (each ? ", or " : "") << "contract<" << common.role.name << ">(left, right) for a product of matrices";
         if (!each && !is_feature(found.role)) show_all_products(w << ", or ", c);
       }},
      {"by_numbers",
       [](words& w, Call const& c) {
         bool const layer = c.x[1].is == kind::other || c.x[1].is == kind::layer;
         w << (layer ? "right(left) if right is a layer" : "left * right");
       }},
      {"axes", [](words& w, Call const& c) { show(w, bare{c.x[c.x[0].tensor() ? 0 : 1]}); }},
      {"foreign",
       [](words& w, Call const& c) {
         std::size_t o = 0;
         while (o + 1 < c.operands && c.x[o].is != kind::other) ++o;
         w << name_of(*c.op, o).data();
       }},
      {"mapped", [](words& w, Call const& c) { show_mapped(w, c); }}};
};

/// Writes a hint.
template <class Call> HEADSUP_SELDOM constexpr words& say_hint(words& w, Call const& c, hint const& other) {
  for (headsup_diagnostics::text_with_gaps text(other.text); text.next(w);) {
    bool known = false;
    for (placeholder<Call> const& each : hint_words<Call>::all)
      if (same_text(text.name(), each.name)) each.show_of(w, c), known = true;
    if (!known) w << "{" << text.name() << "}";
  }
  return w;
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
HEADSUP_OWN_NAMES_END
