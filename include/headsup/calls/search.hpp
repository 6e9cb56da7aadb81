#pragma once

#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/repairs.hpp>

// Looks for the cheapest changes of a call after which all its rules hold. Costs are tuned by the slips of
// runtime_tests/calls: what was probably meant is cheap. Types stay open as far as possible here, so that only a refusal pays
// for the meaning of this text, and not every program for reading it.

// g++ finds that names inside of lambdas here shadow what a program declares below.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Changes one after another.
struct path {
  static constexpr std::size_t longest = 3;

  step steps[longest]{};
  std::size_t count = 0;
  int cost = 1000;
};

constexpr bool same_step(step const& x, step const& y) {
  return x.is == y.is && x.on == y.on && (x.is != change::operand || x.does(*y.by)) && x.a.is(y.a) &&
         x.a.size == y.a.size && x.b.is(y.b) && x.n == y.n && x.type == y.type;
}
constexpr bool same_path(path const& p, path const& q) {
  bool same = p.count == q.count;
  for (std::size_t i = 0; same && i < p.count; ++i) same = same_step(p.steps[i], q.steps[i]);
  return same;
}

/// What the changes of one call are proposed from.
struct proposals {
  draft const& d;
  call_value c;
  operation const& op;
  rule const& wrong;
  bool meet, fills;
  std::size_t whole;

  constexpr explicit proposals(draft const& from)
      : d(from),
        c(from.call()),
        op(*c.op),
        wrong(op.rules[broken(c)]),
        meet(op.has(tokens_meet)),
        fills(op.has(calculates) || op.mask < 3),
        whole(whole_of(c)) {}

  constexpr bool reads(unsigned parts) const { return (wrong.reads & parts) != 0; }
  constexpr bool is_named(role_value const& r) const { return c.named.has(r); }
  constexpr std::size_t product() const {
    std::size_t all = 1;
    for (std::size_t i = c.roles; i < c.named.count; ++i) all *= c.named[i].size;
    return all;
  }
  /// Whether the first operand has, or is to have, the axis that the call names in place n.
  constexpr bool is_there(std::size_t n) const { return op.first_there <= n && n < op.last_there; }

  /// What it costs to call the axis `from` by the role `to`.
  constexpr int far(axis_value const& from, axis_value const& to) const {
    if (nearly(from.role, to.role)) return 4;
    if (meet && from.is(role::tokens) && to.is(role::keys)) return 6;
    // Only positions become keys, and no token or example becomes a feature.
    if ((to.is(role::keys) && !is_place(from.role) && !op.has(of_a_table)) ||
        (from.separate && !fills && (is_feature(to.role) || to.is(role::vocab))))
      return 30;
    return 14 - (kin(from.role, to.role) ? 4 : 0) - (from.size == to.size ? 3 : 0) + (from.is(role::batch) ? 3 : 0);
  }
};

template <class Each> constexpr void propose_names(auto const& p, Each each) {
  auto const& c = p.c;
  auto const& op = p.op;
  auto const& x = c.x[0];
  bool const fewer = op.names_only_there() && c.roles > form_of(op).roles.first;
  for (std::size_t r = 0; r < c.roles; ++r) {
    if (!p.is_there(r) && op.has(alike) && p.reads(names))
      each(step{.is = change::role, .on = r, .a = as_axis(role::another), .cost = 5});
    if (!p.is_there(r)) continue;
    if (fewer && p.reads(names))
      each(step{.is = change::only, .on = r, .cost = x.of(c.named[r].role).separate ? 12 : 8});
    role_value const& is = c.named[r].role;
    bool const there = x.has(is) && (!op.has(keeps_both) || c.x[1].has(is));
    int place = 0;
    for (auto const& a : x) {
      ++place;
      if (p.is_named(a.role) || op.has(of_a_table)) continue;
      bool seldom = false;
      for (role_value const& s : op.seldom) seldom = seldom || a.is(s);
      int cost = nearly(a.role, is)                ? 3
                 : kin(a.role, is)                 ? 8
                 : a.separate && !op.has(any_axis) ? 15 - place
                                                   : 12 - place;
      if (there && !p.reads(names)) cost += 6;
      if (op.has(any_axis) && a.separate && x.of(is).separate) cost -= 2;
      if (p.reads(names) && c.axes() != 0 && a.size == p.product() && !a.separate && op.has(in_whole)) cost = 3;
      if (c.axes() != 0 && a.is(c.named[c.roles])) cost += 2;  // what is to be new
      if (op.last_there == 1 && c.roles == 2 && kin(a.role, c.named[1].role) && cost > 9) cost = 9;
      each(step{.is = change::role, .on = r, .a = a, .cost = cost + (!seldom ? 0 : p.reads(sizes) ? 6 : 25)});
    }
    for (std::size_t other = r + 1; other < c.roles; ++other)
      if (c.named[other].is(is) && fewer) each(step{.is = change::leave_out, .on = other, .cost = 2});
      else {
        step const turned{.is = change::order, .on = r, .n = static_cast<long long>(other), .cost = 5};
        each(turned);
        if (op.first_there != 0 && p.reads(order))
          for (auto const& a : x)
            for (axis_value const* b = &a + 1; b != x.end(); ++b)
              each(turned, step{.is = change::operand,
                                .by = &row_of<op::transpose>,
                                .a = a,
                                .b = *b,
                                .cost = a.is(c.named[r]) && b->is(c.named[other]) ? 1 : 3});
      }
  }
  if (op.first_there != 0) {  // the new role comes first
    if (c.roles > 2) each(step{.is = change::front, .cost = 2});
    for (std::size_t other = 1; other < c.roles; ++other)
      each(step{.is = change::order, .n = static_cast<long long>(other), .cost = 5});
    if (c.roles == 2)
      each(step{.is = change::add,
                .a = as_axis(p.is_named(role::heads) && p.is_named(role::head_dim) ? role::all_heads : role::another),
                .cost = 4});
  }
  if (op.has(of_a_table) && c.roles == 2) {
    axis_value const &q = x.of(c.named[0].role), &k = x.of(c.named[1].role);
    if (x.has(role::tokens) && x.has(role::keys)) {
      if (c.named[0].is(role::keys)) each(step{.is = change::axis, .on = 0, .a = as_axis(role::tokens), .cost = 4});
      if (c.named[0].is(c.named[1])) each(step{.is = change::axis, .on = 1, .a = as_axis(role::keys), .cost = 4});
    }
    if (p.reads(given) && q.size != 0 && k.size != 0 && k.size != dynamic) {
      std::size_t const place = offset_place(op);
      std::size_t const before = c.numbers > place && c.given[place] > 0 ? static_cast<std::size_t>(c.given[place]) : 0;
      each(step{.is = change::declared, .a = k, .b = as_axis(k.role, q.size + before), .cost = 6});
      if (k.size >= q.size)
        each(step{.is = change::number,
                  .on = place,
                  .n = c.at_run_time && c.numbers <= place ? aligned : static_cast<long long>(k.size - q.size),
                  .cost = 4});
    }
  }
  if (op.works_on[2].number != 0 && p.reads(given))
    each(step{.is = change::number,
              .n = static_cast<long long>(common_divisor(x.of(op.works_on[1]).size, x.of(op.works_on[2]).size)),
              .cost = 4});
  if (c.numbers != 0 && c.roles == 1 && c.axes() == 0 && p.reads(given) && c.along().size != 0)
    each(step{.is = change::number, .n = c.given[0] < 0 ? 0 : static_cast<long long>(c.along().size) - 1, .cost = 4});
}

template <class Each> constexpr void propose_parts(auto const& p, Each each) {
  auto const& c = p.c;
  auto const& x = c.x[0];
  if (c.axes() == 0 || p.op.has(of_a_layer)) return;
  if (c.roles == 0 && !p.is_there(0)) {  // new axes
    for (std::size_t i = 0; i < c.named.count; ++i) {
      if (&c.named.of(c.named[i].role) != &c.named[i])
        each(step{.is = change::leave_out, .on = c.named.place(c.named[i].role), .cost = 2});
      if (x.has(role::tokens) && c.named[i].is(role::tokens))
        each(step{.is = change::operand,
                  .by = &row_of<op::rename>,
                  .a = x.of(role::tokens),
                  .b = as_axis(role::keys),
                  .cost = 11});
    }
    return;
  }
  axis_value const& whole = x.of(c.named[0].role);
  if (p.op.has(takes_a_list)) return each(step{.is = change::its_axes, .cost = 4});
  if (p.op.has(only_reads)) return;
  if (c.roles == 0) {  // axes of the operand, or parts of them
    for (std::size_t n = 0; n < c.named.count; ++n) {
      axis_value const& part = c.named[n];
      std::size_t const size = x.of(part.role).size;
      auto sized = [&](axis_value const& a, std::size_t to, int cost) {
        each(step{.is = change::axis, .on = n, .a = as_axis(a.role, to), .cost = cost});
      };
      if (part.size == dynamic) sized(part, 0, 4);
      if (size != 0 && (size < part.size || !p.reads(given))) sized(part, size, 6);
      if (size >= part.size) each(step{.is = change::number, .n = static_cast<long long>(size - part.size), .cost = 4});
      for (auto const& a : x) {
        if (p.is_named(a.role)) continue;
        int const cost = kin(a.role, part.role) ? 5 : a.separate ? 8 : 11;
        sized(a, a.size < part.size ? a.size : part.size, cost);
        if (part.size < a.size && a.size != dynamic) sized(a, a.size, cost);
      }
    }
    return;
  }
  if (whole.known->count != 0) each(step{.is = change::factors, .a = whole, .cost = 3});
  std::size_t const product = p.product();
  if (product == 0 || whole.size == 0) return;
  if (c.axes() == 1 && product % whole.size != 0) {  // the nearest multiples
    std::size_t const below = product / whole.size * whole.size;
    for (std::size_t n = 0; n < 2; ++n)
      if (below + n != 0)
        each(step{
            .is = change::axis, .on = c.roles, .a = as_axis(c.named[c.roles].role, below + n * whole.size), .cost = 6});
  }
  for (std::size_t i = c.roles; i < c.named.count; ++i) {
    axis_value const& part = c.named[i];
    std::size_t const others = part.size == 0 ? 0 : product / part.size;
    if (others != 0 && whole.size % others == 0)
      each(step{.is = change::axis,
                .on = i,
                .a = as_axis(part.role, whole.size / others),
                .cost = (c.axes() == 1  ? 9
                         : i == c.roles ? 7
                                        : 5) -
                        (part.is(role::head_dim) ? 1 : 0)});
    for (std::size_t j = i + 1; j < c.named.count; ++j)
      each(step{.is = change::order,
                .on = i,
                .n = static_cast<long long>(j),
                .cost = j == i + 1 && part.is(role::head_dim) ? 4 : 5});
  }
  axis_value const& first = c.named[c.roles];
  if (c.axes() == 1 && first.size != 0 && whole.size % first.size == 0) {
    std::size_t const rest = whole.size / first.size;
    if (first.is(role::heads))
      each(step{.is = change::add, .on = c.roles + 1, .a = as_axis(role::head_dim, rest), .cost = 4});
    if (first.is(role::head_dim))
      each(step{.is = change::add, .on = c.roles, .a = as_axis(role::heads, rest), .cost = 4});
  }
  if (p.reads(sizes) && product != whole.size)
    each(step{.is = change::declared, .a = whole, .b = as_axis(whole.role, product), .cost = 10});
}

/// Changes of operand o that make it fit operand q.
template <class Each> constexpr void propose_fits(auto const& p, std::size_t o, std::size_t q, Each each) {
  auto const& c = p.c;
  auto const& op = p.op;
  auto const &x = c.x[o], &y = c.x[q];
  int const later = o == 0 && op.has(in_place) ? 7
                    : o != 0 || (op.mask == 0) ? 0
                    : p.fills                  ? 3
                    : p.meet || op.has(alike)  ? 4
                                               : 1;
  auto on = [&](operation const& by, axis_value const& a, axis_value const& b, int cost, long long n = 0) {
    each(step{.is = change::operand, .on = o, .by = &by, .a = a, .b = b, .n = n, .cost = cost});
  };
  for (auto const& a : x) {
    for (auto const& b : y) {
      if (a.is(b) || (p.fills && b.is(role::keys) && !is_place(a.role)) ||
          (p.fills && o == p.whole && q != p.whole && x.count > y.count))
        continue;
      if (may_equal(a.size, b.size) || (op.has(alike) && b.is(c.named[0])))
        on(row_of<op::rename>, a, b, p.far(a, b) + later + (p.fills && o == p.whole ? 2 : 0));
      bool const kindred = p.fills && kin(a.role, b.role) && !y.has(a.role);
      if (kindred && a.size > b.size && o != p.whole)
        each(step{.is = change::operand,
                  .on = o,
                  .by = &row_of<op::slice>,
                  .a = as_axis(a.role, b.size),
                  .b = a,
                  .cost = 4},
             step{.is = change::operand,
                  .on = o,
                  .by = &row_of<op::rename>,
                  .a = as_axis(a.role, b.size),
                  .b = b,
                  .cost = 3});
      if (op.has(alike) ? o == 1 && x.count == y.count && !may_equal(a.size, b.size) && !y.has(a.role) && !x.has(b.role)
                        : kindred && a.size < b.size && !is_place(a.role))
        each(step{.is = change::declared, .on = o, .a = a, .b = b, .cost = 11});
    }
    if (p.meet && a.is(role::tokens)) on(row_of<op::rename>, a, as_axis(role::keys, a.size), 6 + later);
    if (op.has(alike) && !y.has(a.role) && x.count > y.count) on(row_of<op::take>, a, no_axis, 11 + later);
    axis_value const& twin = y.of(a.role);
    if (twin.size == 0) continue;
    bool const says_of_it = op.has(of_a_layer) && q >= inputs(op);  // which of x is present
    if (twin.size < a.size && twin.size > 1 && a.size != dynamic && !says_of_it)
      on(row_of<op::slice>, as_axis(a.role, twin.size), a, o == 0 && op.has(in_place) ? 20 : 12);
    if (o != 0 && !may_equal(a.size, twin.size) &&
        !((op.has(in_place) || op.has(of_a_layer)) && (a.size == 1 || twin.size == 1)))  // where nothing else helps
      each(step{.is = change::declared, .on = o, .a = a, .b = twin, .cost = 22});
    if ((o == op.mask || (o == 1 && op.has(in_place) && a.size != 1)) && a.size < twin.size)
      each(step{.is = change::declared, .on = o, .a = a, .b = twin, .cost = o == op.mask ? 10 : 13});
    if (a.size == 1 && twin.size != 1) on(row_of<op::take>, a, no_axis, 8);
    if (op.has(keeps_both) && o == 1 && !a.is(c.named[0]))
      on(row_of<op::rename>, a, as_axis(role::another, a.size), 12);
    if (o == op.ids) on(row_of<op::rename>, a, as_axis(kin(a.role, role::d_in) ? role::tokens : role::d_in, a.size), 8);
    knowledge const &f = *a.known, &g = *twin.known;
    if (f.count == 0 && g.count != 0) on(row_of<op::assume_factors>, a, twin, 5);
    if (f.count != 0 && g.count != 0) on(row_of<op::merge_again>, a, twin, o == 0 ? 10 : 6);
    if (f.count != 0 && (g.count == 0 || op.has(alike))) on(row_of<op::forget_factors>, a, no_axis, 9);
  }
  for (auto const& b : y) {
    if (x.has(b.role)) continue;
    bool const table =
        op.has(calculates) && ((b.is(role::keys) && x.has(role::tokens)) || (b.is(role::tokens) && x.has(role::keys)));
    bool const both = table && !y.has(b.is(role::keys) ? role::tokens : role::keys);
    axis_value added = b;
    added.known = &nothing;
    if (op.has(alike) && b.is(c.named[0])) added.size = 1;
    on(row_of<op::expand>, added, no_axis,
       (both ? 6 : 12) + (p.fills && o != p.whole ? 3 : 0) - (op.has(alike) ? 3 : 0) +
           ((op.has(keeps_both) && c.roles == 1 && c.named[0].is(b)) || (op.has(weighs) && b.known->sums) ? 10 : 0));
  }
  if (x.holds != y.holds && p.reads(types | same_type))
    each(step{.is = change::operand,
              .on = o,
              .by = &row_of<op::convert>,
              .type = y.holds,
              .cost = 6 + 2 * static_cast<int>(c.operands - 1 - o) +
                      (p.reads(types) && y.holds == number::bool_        ? -4
                       : is_whole(y.holds) || y.holds == number::double_ ? 3
                       : y.holds == number::bool_                        ? 6
                                                                         : 0)});
  if (op.has(alike) && x.count == y.count) on(row_of<op::reorder>, no_axis, no_axis, o == 0 ? 9 : 6);
  if (q > o) {
    // A matrix of vectors has a row for each: positions come first.
    bool const turned = op.has(by_place) && x.count == 2 && is_place(x[1].role) && !is_place(x[0].role);
    if (turned && y.count == 2 && p.reads(order))
      each(step{.is = change::operand, .on = o, .by = &row_of<op::transpose_matrix>, .cost = 6},
           step{.is = change::operand, .on = q, .by = &row_of<op::transpose_matrix>, .cost = 4});
    if (!op.has(calculates))
      each(step{.is = change::swap,
                .on = o,
                .n = static_cast<long long>(q),
                .cost = op.has(weighs) ? 5
                        : turned       ? 18
                        : p.meet       ? 10
                                       : 8});
  }
  axis_value const &mine = x.of(role::heads), &theirs = y.of(role::heads), &shared = x.of(role::kv_heads);
  if (p.meet && mine.size != 0 && mine.size < theirs.size && theirs.size != dynamic && theirs.size % mine.size == 0)
    on(row_of<op::repeat_interleave>, as_axis(role::kv_heads, mine.size), theirs, 10, 1);
  if (shared.size != 0 && theirs.size > shared.size && mine.size == 0 && theirs.size % shared.size == 0)
    on(row_of<op::repeat_interleave>, shared, theirs, 4);
}

/// Changes of operand o alone.
template <class Each> constexpr void propose_alone(auto const& p, std::size_t o, Each each) {
  auto const& c = p.c;
  auto const& op = p.op;
  auto const& x = c.x[o];
  auto on = [&](operation const& by, axis_value const& a, axis_value const& b, int cost) {
    each(step{.is = change::operand, .on = o, .by = &by, .a = a, .b = b, .cost = cost});
  };
  if (p.reads(types)) {
    if (o == 0 && c.operands > 1 && both_tensors(c, 0, 1) && c.x[0].holds == c.x[1].holds) {
      each(step{.is = change::convert, .type = number::int_, .cost = 5});
      each(step{.is = change::convert, .type = number::float_, .cost = 6});
    }
    each(step{.is = change::operand, .on = o, .by = &row_of<op::convert>, .type = number::float_, .cost = 6});
    each(step{.is = change::operand, .on = o, .by = &row_of<op::convert>, .type = number::int_, .cost = 5});
    each(step{.is = change::operand, .on = o, .by = &row_of<op::convert>, .type = number::bool_, .cost = 7});
  }
  if (p.reads(order) && !op.has(alike)) {
    if (x.count == 2) on(row_of<op::transpose_matrix>, x[0], x[1], 6 + (o == 0 ? 1 : 0));
    else
      for (std::size_t i = 0; i < x.count; ++i)
        for (std::size_t j = i + 1; j < x.count; ++j) {
          int cost = 9 + (o == 0 ? 1 : 0) - ((j + 1 == x.count) == p.meet ? 1 : 0) - (j == i + 1 ? 1 : 0);
          if (i == 0 && (x[j].is(role::batch) || x[0].is(role::batch))) cost += x[0].is(role::batch) ? 3 : -3;
          on(row_of<op::transpose>, x[i], x[j], cost);
        }
  }
  bool const layer = op.has(of_a_layer);
  for (auto const& wanted : op.works_on) {
    if (wanted.number == 0 || layer || x.has(wanted) || !p.reads(axes_there)) continue;
    std::size_t const size = split_up(c, wanted).size;
    for (auto const& a : x) on(row_of<op::rename>, a, as_axis(wanted, a.size), p.far(a, as_axis(wanted, size)));
    on(row_of<op::expand>, as_axis(wanted, size == 0 ? 1 : size), no_axis, 15);
  }
  for (auto const& a : x) {
    bool const last = &a == &x.last();
    if (c.operands == 1 && !layer)
      for (std::size_t n = op.first_there; n < c.named.count && n < op.last_there; ++n) {
        bool const splits = c.axes() != 0 && c.roles == 1 && !a.is(c.named[0]);
        if ((n >= c.roles && c.roles != 0) || (p.is_named(a.role) && !splits)) continue;
        on(row_of<op::rename>, a, c.named[n],
           p.far(a, c.named[n]) + (op.has(of_a_table) || c.axes() != 0 ? -2 : 6) - (last ? 1 : 0));
      }
    if (p.reads(names | axes_there) && !layer)
      for (std::size_t n = 0; n < c.named.count; ++n)  // what is to be new is there
        if (a.is(c.named[n]) && !p.is_there(n)) on(row_of<op::rename>, a, as_axis(role::another, a.size), 12);
    if (a.size == dynamic && (c.named.count != 0 || op.works_on[0].number != 0) && p.reads(sizes)) {
      // Any size will do; but here one that is filled, or read as what comes.
      std::size_t any = op.works_on[2].number != 0 && c.numbers != 0 ? static_cast<std::size_t>(c.given[0]) : 0;
      if (op.has(only_reads)) {
        changed_axes const changed(c);
        any = elements({changed.come, changed.comes});
        for (std::size_t n = 0; n < changed.goes; ++n)
          if (!a.is(changed.gone[n])) any /= changed.gone[n].size == 0 ? 1 : changed.gone[n].size;
      }
      each(step{.is = change::operand,
                .on = o,
                .by = &row_of<op::expect_size>,
                .a = as_axis(a.role, any),
                .n = op.has(only_reads) ? 0 : 1,
                .cost = 6});
      if (c.axes() != 0) on(row_of<op::expect_size>, as_axis(a.role, p.product()), no_axis, 7);
    }
    if (a.known->zeros == triangle::lower && a.known->diagonal == 0) on(row_of<op::negate>, a, no_axis, 9);
    if (a.known->zeros == triangle::upper && a.known->diagonal < 1) on(row_of<op::triu>, a, no_axis, 9);
  }
}

/// Changes of operand o of a layer, and of what the layer is made for.
template <class Each> constexpr void propose_layer(auto const& p, std::size_t o, Each each) {
  auto const& c = p.c;
  auto const& x = c.x[o];
  auto on = [&](operation const& by, axis_value const& a, axis_value const& b, int cost) {
    each(step{.is = change::operand, .on = o, .by = &by, .a = a, .b = b, .cost = cost});
  };
  bool const maps = o < inputs(p.op) && o != p.op.ids;
  axis_value const &takes = maps ? c.named[o] : no_axis, &context = context_of(c);
  role_value const& place = place_of(p.op, o);
  for (auto const& a : x) {
    bool const last = &a == &x.last();
    if (maps) on(row_of<op::rename>, a, takes, p.far(a, takes) - (last ? 3 : 2));
    if (maps && a.is(takes) && a.known->count != 0 && takes.known->count == 0)
      on(row_of<op::forget_factors>, a, no_axis, 4);
    if (maps && a.size != dynamic && a.known->count == 0 && (a.is(takes) || !a.separate))
      each(step{.is = change::made_for,
                .on = o,
                .a = a,
                .cost = a.is(takes)               ? 5
                        : kin(a.role, takes.role) ? 12
                        : last                    ? 9
                                                  : 14});
    if (place.number != 0 && !a.is(takes) && p.reads(axes_there))
      on(row_of<op::rename>, a, as_axis(place, a.size), p.far(a, as_axis(place, a.size)));
    if (a.is(output_of(c)) || makes_itself(c, a.role)) on(row_of<op::rename>, a, as_axis(role::another, a.size), 12);
    if (a.is(place) && context.size != 0 && a.size > context.size) {
      on(row_of<op::slice>, as_axis(a.role, context.size), a, 8);
      each(step{.is = change::made_for, .on = inputs(p.op) + 1, .a = as_axis(context.role, a.size), .cost = 9});
    }
  }
  if (place.number != 0 && !x.has(place)) on(row_of<op::expand>, as_axis(place, 1), no_axis, 18);
  axis_value const ids = p.op.ids == 0 ? known_ids_of(c) : no_axis;
  if (ids.size != 0) each(step{.is = change::made_for, .on = 0, .a = as_axis(c.named[0].role, ids.size), .cost = 5});
  if (inputs(p.op) == 1 && context.size == 0 && p.op.ids != 0) each(step{.is = change::order, .n = 1, .cost = 4});
}

/// Changes of the axes that a layer is made from.
template <class Each> constexpr void propose_made(auto const& p, Each each) {
  auto const& all = p.c.named;
  if (p.op.has(of_a_table) && p.reads(given)) {
    if (all[1].size >= all[0].size)
      each(step{.is = change::number, .n = static_cast<long long>(all[1].size - all[0].size), .cost = 4});
    else each(step{.is = change::axis, .on = 1, .a = as_axis(all[1].role, all[0].size), .cost = 6});
  }
  for (std::size_t i = 0; i < all.count; ++i)
    for (std::size_t j = i + 1; j < all.count; ++j) {
      if (p.reads(order) && j == i + 1)
        each(step{.is = change::order, .on = i, .n = static_cast<long long>(j), .cost = 5});
      role_value const& other = all[i].is(role::d_out) ? role::d_in : role::d_out;
      if (all[i].is(all[j])) each(step{.is = change::axis, .on = j, .a = as_axis(other, all[j].size), .cost = 4});
      std::size_t const whole = all[i].size, parts = all[j].size;
      bool const divides = (i == inputs(p.op) && j == 3) || (i == 3 && j == 4);
      if (!divides || whole == dynamic || parts == dynamic || parts == 0 || whole % parts == 0) continue;
      int const cost = is_feature(all[i].role) ? 4 : 7;
      std::size_t fewer = parts < whole ? parts : whole;
      while (whole % fewer != 0) --fewer;
      if (whole > parts)
        each(step{.is = change::axis, .on = i, .a = as_axis(all[i].role, whole / parts * parts), .cost = cost});
      each(step{.is = change::axis, .on = i, .a = as_axis(all[i].role, (whole / parts + 1) * parts), .cost = cost + 1});
      each(step{.is = change::axis, .on = j, .a = as_axis(all[j].role, fewer), .cost = 6});
    }
  if (p.op.has(of_a_layer) && all.count == 4 && all[3].is(role::kv_heads))  // is an option, after a context
    each(step{.is = change::add, .on = 2, .a = as_axis(role::context_length), .cost = 3});
}

/// Whether the zeros of a triangle leave each query the key at its own place: other zeros may leave it none, and divided by
/// their sum they would be NaN.
constexpr bool leaves_each_its_own(knowledge const& k, std::size_t size) {
  return (k.zeros == triangle::lower && k.diagonal >= 0) ||
         (k.zeros == triangle::upper && k.diagonal <= 0 && may_equal(size, k.queries));
}

/// How to read an operand over the axes that the call names: in one step, or in another order before or after.
template <class Each> constexpr void propose_readings(auto const& p, Each each) {
  changed_axes const changed(p.c);
  auto step_by = [](operation const& by, axis_value const& a = no_axis, axis_value const& b = no_axis) {
    return step{.is = change::operand, .by = &by, .a = a, .b = b, .cost = 4};
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

/// What only some operations need.
template <class Each> constexpr void propose_others(auto const& p, Each each) {
  auto const& c = p.c;
  auto const& op = p.op;
  auto const& x = c.x[0];
  auto weigh = [&](operation const& by, axis_value const& a, int cost) {
    each(step{.is = change::operand, .on = 0, .by = &by, .a = a, .cost = cost});
  };
  if (op.has(by_place) && x.count != 0 && c.x[1].count != 0) {
    axis_value const &a = x.last(), &b = summed_right(c.x[1]);
    if (p.reads(order)) {
      axis_value const& twin = c.x[1].of(a.role);
      step const as{.is = change::declared,
                    .on = 1,
                    .a = twin.size != 0 ? twin : b,
                    .b = as_axis(a.role, a.size),
                    .cost = a.is(b) ? 10 : 17};
      if (twin.size == 0 || a.is(b)) each(as);
      else if (c.x[1].count == 2)
        each(as, step{.is = change::operand,
                      .on = 1,
                      .by = &row_of<op::transpose_matrix>,
                      .a = c.x[1][0],
                      .b = c.x[1][1],
                      .cost = 2});
    }
    if (p.reads(sums)) weigh(row_of<op::softmax>, a, 8);
  }
  if (op.has(weighs))
    for (auto const& a : x) {
      if (!c.x[1].has(a.role) || a.is(role::batch) || (a.size == 1 && !a.is(role::keys))) continue;
      int const cost = a.is(role::keys) ? 6 : a.is(role::tokens) ? 25 : 7;
      weigh(leaves_each_its_own(*a.known, a.size) ? row_of<op::renormalize> : row_of<op::softmax>, a, cost);
    }
}

/// Calls each(step) for every change that may help.
template <class Each> constexpr void propose(auto const& p, Each each) {
  hint const& other = p.wrong.otherwise;
  if (other.text[0] != '\0' && other.when(p.c)) each(step{.is = change::hint, .cost = other.price});
  if (p.c.operands == 0) return propose_made(p, each);
  propose_names(p, each);
  propose_parts(p, each);
  for (std::size_t o = 0; o < p.c.operands; ++o) {
    if (!p.c.x[o].tensor()) continue;
    for (std::size_t q = 0; q < p.c.operands; ++q)
      if (q != o && p.c.x[q].tensor()) propose_fits(p, o, q, each);
    propose_alone(p, o, each);
    if (p.op.has(of_a_layer)) propose_layer(p, o, each);
  }
  propose_others(p, each);
  if (p.op.has(only_reads)) propose_readings(p, each);
  if (p.reads(kinds) && p.c.operands == 2 && !p.c.x[0].tensor() && p.c.x[1].tensor())
    each(step{.is = change::swap, .on = 0, .n = 1, .cost = 8});
  if (p.reads(kinds) && !p.op.has(alike) && p.c.operands > form_of(p.op).operands.first)
    each(step{.is = change::drop, .cost = 9});
}

/// The cheapest ways to mend a call, and how many changes were tried; at most so many.
template <class Call> class search {
 public:
  static constexpr std::size_t most_tried = 300, kept = 3;
  /// What costs more was not meant: then nothing is named.
  static constexpr int dearest = 26;

  path best[kept]{};
  std::size_t tried = 0;

  constexpr explicit search(Call const& c) : call_(c) {
    if (draft::fits(c)) explore(draft(c), path{}, path::longest);
  }

 private:
  Call const& call_;

  constexpr void keep(path const& found) {
    path better = found;
    for (path& each : best)
      if (same_path(each, found)) {
        if (each.cost <= found.cost) return;
        each = path{};
      }
    for (std::size_t i = 0; i + 1 < kept; ++i)
      if (best[i].count == 0) exchange(best[i], best[i + 1]);
    for (path& each : best)
      if (better.cost < each.cost) exchange(each, better);
  }

  /// The last step, which declares an operand otherwise, comes first, as it is typed. Whether the rules hold so, too.
  constexpr bool declare_first(path& p) const {
    step first = p.steps[p.count - 1];
    for (std::size_t i = p.count - 1; i > 0; --i) {
      step const& s = p.steps[i] = p.steps[i - 1];
      if (s.is != change::operand || s.on != first.on || !s.b.is(first.a)) continue;
      first.a.role = s.a.role;
      first.b.role = s.a.role;
    }
    p.steps[0] = first;
    draft d(call_);
    if (!d.x[first.on].has(first.a.role)) return false;
    for (std::size_t i = 0; i < p.count; ++i) {
      if (!is_possible(d, p.steps[i])) return false;
      apply(d, p.steps[i]);
    }
    return keeps(d.call());
  }

  /// Goes on from `d`, which `before` led to, while rules hold that did not.
  constexpr void explore(draft const& d, path const& before, std::size_t depth) {
    proposals const p(d);
    std::size_t const at = broken(p.c);
    path next[4]{};
    propose(p, [&](step const& each, step const& then = step{}) {
      path longer = before;
      bool const two = then.is != change::none;
      if (before.count != 0 && two) return;
      longer.cost = before.count == 0 ? each.cost : before.cost + each.cost + 2;
      if (two) longer.cost += then.cost + 2;
      if (tried >= most_tried || longer.cost > dearest || (before.count != 0 && longer.cost + 1 >= best[kept - 1].cost))
        return;
      longer.steps[longer.count++] = each;
      if (each.is == change::hint) {
        if (before.count == 0) keep(longer);
        return;
      }
      if (!is_possible(d, each)) return;
      ++tried;
      draft changed(d);
      apply(changed, each);
      if (two) {
        if (!is_possible(changed, then)) return;
        apply(changed, then);
        longer.steps[longer.count++] = then;
      }
      std::size_t const now = broken(changed.call());
      if (each.is == change::declared && before.count != 0) {
        if (now == operation::most_rules && declare_first(longer)) keep(longer);
        return;
      }
      if (now == operation::most_rules) return keep(longer);
      if (now <= at || two) return;
      for (path& one : next)
        if (longer.cost < one.cost) exchange(one, longer);
    });
    if (depth < 2 || best[0].cost <= 12) return;
    for (path const& one : next)
      if (one.count != 0 && one.cost + 4 < best[0].cost) {
        draft changed(d);
        apply(changed, one.steps[one.count - 1]);
        explore(changed, one, depth - 1);
      }
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_calls

#pragma GCC diagnostic pop
